from fittest.games.mutations.traits.base import GRAZES, Trait


class Grazing(Trait):
    """Once in each own go its owner may destroy red food in the centre, at most as much as he has
    such animals. [MGRZ-1 … MGRZ-3]"""

    def __init__(self) -> None:
        super().__init__("Grazing", GRAZES)
