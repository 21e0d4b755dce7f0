from fittest.games.mutations.traits.base import CLEVER, Trait


class Intellect(Trait):
    """Each hunter of the species may, once per turn, ignore one trait of the species that it
    attacks. [MINT-1]"""

    def __init__(self) -> None:
        super().__init__("Intellect", CLEVER, corner=1)
