"""Measures: play many games, find what breaks, how fast it is and what a rule or a card does."""
