"""What is known about each game: weights of options, values of positions. Compiled with the engine."""
