"""Which boxes make which deck, for how many players. [SET-1 … SET-5]"""

from itertools import combinations

import pytest

import fittest
from fittest.games.evolution.boxes import BOXES, max_players
from fittest.games.evolution.cards import CARD_NAMES
from fittest.games.evolution.family import FAMILY
from fittest.games.evolution.state import Evolution
from fittest.kernel.errors import BadRequest

SIZES = {"time-to-fly": 42, "continents": 42, "gift": 18}
MIXES = [mix for count in range(4) for mix in combinations(BOXES["evolution"].boxes, count)]
SPECIAL: dict[str, object] = {"any_numbers": True}


def name_of(mix: tuple[str, ...]) -> str:
    return "+".join(["evolution", *mix])


def new(name: str, players: int, seed: int = 0, **switches: object) -> Evolution:
    game = fittest.new(name, players=players, seed=seed, **switches)
    assert isinstance(game, Evolution)
    return game


def all_cards(game: Evolution) -> list[int]:
    hands = [card for player in game.seats for card in player.hand]
    return sorted(hands + game.deck + game.removed)


def refusal(name: str, players: int, **switches: object) -> str:
    with pytest.raises(BadRequest) as caught:
        new(name, players, 0, **switches)
    return caught.value.message.key


@pytest.mark.parametrize("mix", MIXES, ids=name_of)
def test_the_deck_of_every_mix(mix: tuple[str, ...]) -> None:
    """SET-1, SET-2, SET-5: ten cards with Continents, six without."""
    game = new(name_of(mix), 4)
    assert len(all_cards(game)) == 84 + sum(SIZES[box] for box in mix)
    assert [len(player.hand) for player in game.seats] == [10 if "continents" in mix else 6] * 4


@pytest.mark.parametrize("mix", MIXES, ids=name_of)
@pytest.mark.parametrize("players", range(2, 9))
def test_the_table_of_players(mix: tuple[str, ...], players: int) -> None:
    """SET-3: base 8 with two sets, Time to Fly 6, Continents 4, gift cards 4; both expansions 8."""
    if players > max_players("evolution", list(mix)):
        assert refusal(name_of(mix), players) == "error-too-many-players"
        assert len(new(name_of(mix), players, any_numbers=True).seats) == players
    else:
        assert len(new(name_of(mix), players).seats) == players


@pytest.mark.parametrize(
    ("mix", "most"),
    [
        ((), 8),
        (("time-to-fly",), 6),
        (("continents",), 4),
        (("gift",), 4),
        (("time-to-fly", "continents"), 8),
        (("time-to-fly", "continents", "gift"), 8),
    ],
)
def test_what_the_rulebook_prints(mix: tuple[str, ...], most: int) -> None:
    """SET-3."""
    assert max_players("evolution", list(mix)) == most


def test_two_base_decks() -> None:
    """SET-3: for five and more, and only of the base game."""
    assert len(all_cards(new("evolution", 5))) == 168
    assert len(all_cards(new("evolution", 4))) == 84
    assert len(all_cards(new("evolution", 6, decks=2))) == 168
    assert refusal("evolution", 5, decks=1) == "error-one-deck"
    assert refusal("evolution", 4, decks=2) == "error-two-decks"
    assert refusal("evolution+gift", 4, decks=2) == "error-two-decks"
    assert len(all_cards(new("evolution", 2, decks=2, any_numbers=True))) == 168


@pytest.mark.parametrize("mix", MIXES, ids=name_of)
def test_half_a_deck_by_chance(mix: tuple[str, ...]) -> None:
    """SET-4: about half is put away; nothing is lost."""
    game = new(name_of(mix), 2, half="chance")
    whole = FAMILY.rules(name_of(mix), 2, {}).cards
    assert all_cards(game) == whole
    assert len(game.removed) == len(whole) // 2


@pytest.mark.parametrize("mix", MIXES, ids=name_of)
def test_half_of_each_kind(mix: tuple[str, ...]) -> None:
    """SET-4."""
    game = new(name_of(mix), 2, half="kind")
    whole = FAMILY.rules(name_of(mix), 2, {}).cards
    for kind in set(whole):
        assert game.removed.count(kind) == whole.count(kind) // 2
    assert all_cards(game) == whole


def test_other_halves_by_other_seeds() -> None:
    """SET-4."""
    removed = [sorted(new("evolution", 2, half="chance", seed=seed).removed) for seed in range(3)]
    assert removed[0] != removed[1]
    assert removed[1] != removed[2]


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("evolution+wings", "error-unknown-box"),
        ("evolution+gift+gift", "error-box-twice"),
        ("cataclysm+gift", "error-unknown-box"),
        ("seasons+continents", "error-unknown-box"),
    ],
)
def test_boxes_that_do_not_go_together(name: str, key: str) -> None:
    assert refusal(name, 2) == key


@pytest.mark.parametrize(
    ("spelling", "name"),
    [
        ("base", "evolution"),
        ("base+gift+cont+ttf", "evolution+time-to-fly+continents+gift"),
        ("Evolution+Continents", "evolution+continents"),
        ("perturn", "seasons"),
        ("cataclysm+extra", "cataclysm+extra"),
    ],
)
def test_spellings(spelling: str, name: str) -> None:
    assert FAMILY.canonical(spelling) == name


def test_the_counts_of_the_decks() -> None:
    """Section 0 of the rulings: cards by their first and second sides."""
    counts: dict[str, int] = {}
    for card in FAMILY.rules("evolution+time-to-fly+continents+gift", 8, {}).cards:
        for side in CARD_NAMES[card].split("/"):
            counts[side] = counts.get(side, 0) + 1
    assert counts == {
        "piracy": 4, "poisonous": 4, "carnivorous": 43, "grazing": 4, "fat-tissue": 35, "mimicry": 4,
        "scavenger": 4, "swimming": 36, "hibernation": 4, "running": 4, "tail-loss": 4, "camouflage": 4,
        "big": 8, "parasite": 8, "burrowing": 4, "sharp-vision": 4, "symbiosis": 4, "communication": 10,
        "cooperation": 20, "flight": 6, "specialization-a": 6, "specialization-b": 6, "intellect": 4,
        "ambush": 4, "anglerfish": 4, "ink-cloud": 4, "shell": 4, "metamorphosis": 4, "viviparous": 4,
        "trematode": 8, "herding": 8, "migration": 8, "suckerfish": 4, "regeneration": 6, "cnidocytes": 4,
        "recombination": 4, "aedificator": 4, "neoplasm": 4, "r-strategy": 6, "homeothermy": 6, "shy": 6,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("players", "dice", "added"),
    [
        (2, [1, 1, 0], [0, 2, 3]),
        (3, [1, 2, 0], [0, 0, 4]),
        (4, [1, 2, 0], [2, 0, 5]),
        (5, [1, 2, 0], [3, 2, 6]),
        (6, [1, 2, 0], [5, 3, 7]),
        (7, [2, 3, 0], [2, 2, 8]),
        (8, [2, 3, 0], [2, 4, 9]),
    ],
)
def test_the_banks_of_the_map(players: int, dice: list[int], added: list[int]) -> None:
    """BNK-2."""
    rules = FAMILY.rules("evolution+continents", players, SPECIAL)
    assert (rules.dice, rules.added) == (dice, added)


@pytest.mark.parametrize(
    ("players", "dice", "added"),
    [(2, 1, 2), (3, 2, 0), (4, 2, 2), (5, 3, 2), (6, 3, 4), (7, 4, 2), (8, 4, 4)],
)
def test_the_bank_of_one_table(players: int, dice: int, added: int) -> None:
    """BNK-1: also with boxes that bring no map."""
    for name in ("evolution", "evolution+time-to-fly+gift"):
        rules = FAMILY.rules(name, players, SPECIAL)
        assert (rules.dice, rules.added) == ([dice], [added])


def test_a_mix_that_no_table_lists_takes_the_largest_number_of_its_parts() -> None:
    """SET-3: also with a box that says nothing about players."""
    assert max_players("evolution", ["time-to-fly", "gift"]) == 6
    assert max_players("evolution", ["continents", "gift"]) == 4
    assert max_players("seasons", ["reserve"]) == 5


def test_the_maps_have_different_names() -> None:
    """An option names a territory by its number on the map: there can be one map."""
    assert sum(len(box.territories) > 1 for box in BOXES.values()) == 1
