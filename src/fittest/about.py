"""Which Fittest is running."""

from importlib.metadata import version

from fittest.kernel import game

VERSION = version("fittest")


def compiled() -> bool:
    """Does the engine run as machine code, or is Python interpreting its sources?"""
    return not str(game.__file__).endswith(".py")
