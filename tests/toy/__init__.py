"""A game that exists to prove that the kernel knows no game; see `tests.toy.game`."""
