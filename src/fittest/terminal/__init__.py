"""Playing and watching games in a terminal: on the whole screen, or line by line."""
