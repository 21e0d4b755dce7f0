"""The scenario language: documents, positions, the referee who plays steps, and expectations."""
