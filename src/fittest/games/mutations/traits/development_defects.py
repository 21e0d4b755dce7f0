from fittest.games.mutations.traits.base import FLAWED, Trait


class DevelopmentDefects(Trait):
    """Whoever attacks it may ignore one of its traits. [MDEF-1 … MDEF-5]"""

    def __init__(self) -> None:
        super().__init__("DevelopmentDefects", FLAWED)
