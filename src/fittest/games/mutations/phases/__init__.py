"""The turn and what is pending in it: one frame per phase, and the attack."""
