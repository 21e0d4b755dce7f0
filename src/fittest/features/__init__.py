"""What a seat may know of a game, as a row of bytes. Compiled with the engine."""
