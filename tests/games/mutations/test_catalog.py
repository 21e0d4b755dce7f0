from fittest.games.mutations.ids import TRAIT_NAMES
from fittest.games.mutations.traits.catalog import TRAITS


def test_traits_are_in_the_order_of_their_numbers() -> None:
    assert [trait.name for trait in TRAITS] == TRAIT_NAMES
    assert [trait.kind for trait in TRAITS] == list(range(len(TRAITS)))
