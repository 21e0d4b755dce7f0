from fittest.games.mutations.traits.base import LURKS, Trait


class Anglerfish(Trait):
    """As a trait it is Carnivorous. As the card that founded a species without traits it turns up
    when a species of its owner without traits is attacked, and attacks the attacker; from then on its
    species is Carnivorous. [MANG-1 … MANG-6]"""

    def __init__(self) -> None:
        super().__init__("Anglerfish", LURKS, acts_as="Carnivorous")
