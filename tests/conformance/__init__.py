"""One suite for every ruleset and player count, those of tomorrow too. Knows no rule of any game."""
