"""Decisions, frames, chance, events and records. Knows no card and no board."""
