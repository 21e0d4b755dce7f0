"""The box, the deal, and what may be chosen before a game. [MCOM MSET]"""

import pytest

import fittest
from fittest.games.mutations import composition
from fittest.games.mutations.boxes import BOXES, MUTATIONS, PLAYERS
from fittest.games.mutations.family import FAMILY
from fittest.games.mutations.traits.catalog import KIND_OF
from fittest.kernel.errors import BadRequest
from tests.games.mutations.table import holds, new


@pytest.mark.parametrize(
    ("players", "general"), [(2, 70), (3, 60), (4, 50), (5, 130), (6, 120), (7, 110), (8, 100)]
)
def test_the_deal(players: int, general: int) -> None:
    """[MSET-1 MSET-2 MSET-5 MCOM-2]"""
    box = 90 if players < 5 else 180
    holds(f"""
    setup: {{players: {players}, general: {box}}}
    steps: [{{do: deal}}]
    expect:
      deck: {{P1: 7, P{players}: 7}}
      species: {{P1: 3, P{players}: 3}}
      general: {general}
      box_black: {box // 9}
    """)
    game = new(players=players)
    assert len(game.general) == general
    assert [len(deck) for deck in game.decks] == [7] * players
    assert [[game.population[species] for species in row] for row in game.rows] == [[1, 1, 1]] * players
    assert game.view(0).phase == "development"


@pytest.mark.parametrize(("deck", "harmful"), [("D1", 36), ("D2", 35)])
def test_the_decks_have_ninety_cards_of_sixteen_kinds(deck: str, harmful: int) -> None:
    """[MCOM-1 MCOM-5 M02 M03]"""
    cards = composition.cards_of("mutations", {"deck": deck})
    assert (sum(cards.values()), len(cards)) == (90, 16)
    rules = composition.rules_for("mutations", 2, {"deck": deck})
    assert sum(rules.harmful >> kind & 1 for kind in rules.deck) == harmful


def test_borrowed_cards_are_thirty_more() -> None:
    """[MOTH-1 MOTH-3]"""
    assert sum(card.copies for card in FAMILY.cards("mutations+borrowed")) == 120
    assert len(new("mutations+borrowed").faces) == 120
    assert len(new("mutations+borrowed", 5).faces) == 210


@pytest.mark.parametrize(
    ("climate", "players", "dice"),
    [("H2", 4, (3, 1, 1, 0)), ("H1", 8, (6, 2, 2, 8)), ("H3", 2, (1, 1, 1, 0)), ("H4", 7, (5, 2, 2, 0))],
)
def test_climate_tables(climate: str, players: int, dice: tuple[int, ...]) -> None:
    """[MCLI-1 M01]"""
    rules = composition.rules_for("mutations", players, {"climate": climate})
    assert (rules.food_dice, rules.parasite_dice, rules.shelter_dice, rules.extra_food) == dice


def test_the_first_player_is_drawn_or_the_first_seat() -> None:
    """[MSET-4 M33]"""
    assert {new(players=4, seed=seed).first for seed in range(40)} == {0, 1, 2, 3}
    assert {new(players=4, seed=seed, first="P1").first for seed in range(40)} == {0}


def test_boxes_in_any_order_have_one_spelling() -> None:
    assert FAMILY.canonical("mutations+borrowed+divergence") == "mutations+divergence+borrowed"
    assert fittest.new("mutations+borrowed+divergence", players=2).setup.ruleset == (
        "mutations+divergence+borrowed"
    )


@pytest.mark.parametrize(
    ("ruleset", "players", "switches", "said"),
    [
        ("mutations+flight", 2, {}, "divergence"),
        ("mutations+borrowed+borrowed", 2, {}, "borrowed"),
        ("mutations", 1, {}, "from 2 to 8"),
        ("mutations", 9, {}, "from 2 to 8"),
        ("mutations", 2, {"deck": "D3"}, "D1, D2"),
        ("mutations", 2, {"milk": "yes"}, "climate"),
    ],
)
def test_what_is_not_there_is_refused_with_what_is(
    ruleset: str, players: int, switches: dict[str, object], said: str
) -> None:
    with pytest.raises(BadRequest, match=said):
        fittest.new(ruleset, players=players, seed=0, **switches)


def test_the_boxes_are_sound() -> None:
    decks = MUTATIONS.decks.values()
    assert {card for deck in decks for card in deck.cards} | set(BOXES["borrowed"].cards) <= set(KIND_OF)
    assert all(set(deck.harmful) <= set(deck.cards) for deck in decks)
    assert all(list(climate) == list(PLAYERS) for climate in MUTATIONS.climates.values())
    assert MUTATIONS.switches["deck"] == list(MUTATIONS.decks)
    assert MUTATIONS.switches["climate"] == list(MUTATIONS.climates)
