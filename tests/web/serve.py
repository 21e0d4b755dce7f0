"""`fittest` with the toy game among the others. Worker processes import this module too."""

from fittest.cli import main
from fittest.games.registry import FAMILIES
from tests.toy.family import TOY

FAMILIES.append(TOY)

if __name__ == "__main__":
    main()
