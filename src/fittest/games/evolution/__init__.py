"""The card game, with its expansions, the Cataclysm scenario and the seasons variant."""
