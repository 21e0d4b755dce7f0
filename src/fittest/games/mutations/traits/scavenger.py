from fittest.games.mutations.traits.base import DIET, SCAVENGES, Trait


class Scavenger(Trait):
    """When an animal has been eaten one such animal on the table receives a food, the hunter's owner
    coming first. [MSCA-1 … MSCA-4]"""

    def __init__(self) -> None:
        super().__init__("Scavenger", SCAVENGES, group=DIET)
