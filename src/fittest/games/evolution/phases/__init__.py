"""The phases of a turn, in frames; `turn` puts them in order."""
