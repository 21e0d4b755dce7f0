from fittest.games.mutations.traits.base import GNAWS, Trait


class BarkBeetle(Trait):
    """A shelter put on an animal that can receive food turns into food; on a fed one, or with an
    animal that takes no food, it stays a shelter. [MBBT-1 … MBBT-4]"""

    def __init__(self) -> None:
        super().__init__("BarkBeetle", GNAWS)
