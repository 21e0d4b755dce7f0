from fittest.games.mutations.traits.base import COSTS, Trait


class Extremophile(Trait):
    """Each animal added to it, in whatever way, costs one more card of the player deck, discarded
    unseen. [MEXM-1 … MEXM-4]"""

    def __init__(self) -> None:
        super().__init__("Extremophile", COSTS)
