"""Playing and watching games line by line in a terminal."""
