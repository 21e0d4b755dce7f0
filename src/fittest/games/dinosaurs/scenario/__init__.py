"""The scenario language: positions, the referee who plays steps, and what must hold afterwards."""
