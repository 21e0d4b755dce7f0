from fittest.games.mutations.traits.base import Trait


class MetabolicSyndrome(Trait):
    """A larger appetite and nothing else. [MMET-1]"""

    def __init__(self) -> None:
        super().__init__("MetabolicSyndrome", 0, corner=1)
