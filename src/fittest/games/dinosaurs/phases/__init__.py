"""The turn and what is pending in it, one frame each."""
