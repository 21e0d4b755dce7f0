"""What can never be, in random games over every ruleset and number of players; and that it would be noticed."""

from collections.abc import Callable

import pytest

from fittest.games.evolution.family import FAMILY
from fittest.games.evolution.ids import FAT_TISSUE, OFF, RUNNING, YELLOW, trait_card
from fittest.games.evolution.invariants import check_invariants
from fittest.games.evolution.state import Evolution
from fittest.kernel.chance import Chance
from fittest.kernel.play import LONGEST, play_on
from fittest.lab.cases import Case, cases

CASES = cases([info.name for info in FAMILY.rulesets()], [])


def new(case: Case, seed: int) -> Evolution:
    game = case.new(seed)
    assert isinstance(game, Evolution)
    return game


@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_games_are_sound_at_every_step_and_end(case: Case) -> None:
    game, chance = new(case, case.players), Chance(case.players)
    assert check_invariants(game) == []
    while game.decision is not None:
        play_on(game, chance, 1)
        assert check_invariants(game) == []
        assert len(game.answers) < LONGEST
    assert game.over
    assert game.winners


@pytest.mark.parametrize("seed", range(6))
def test_nobody_eats_more_than_it_needs(seed: int) -> None:
    """In the base game tokens come one receipt at a time and never beyond the need [FED-7]."""
    game, chance = new(Case("evolution", 2 + seed), seed), Chance(seed)
    food: dict[int, int] = {}
    while game.decision is not None:
        play_on(game, chance, 1)
        for animal in game.animals:
            if animal.food > food.get(animal.id, 0):
                assert animal.food <= animal.need
        food = {animal.id: animal.food for animal in game.animals}


def middle() -> Evolution:
    """A base game in which there are animals with traits and a pair."""
    game, chance = new(Case("evolution", 4), 7), Chance(7)
    while not (game.links and any(animal.cards for animal in game.animals) and game.deck and game.turn > 1):
        assert play_on(game, chance, 1)
    assert check_invariants(game) == []
    return game


def bearer(game: Evolution) -> int:
    return next(i for i, animal in enumerate(game.animals) if animal.cards)


def set_attribute(name: str, value: object) -> Callable[[Evolution], object]:
    return lambda game: setattr(game.animals[bearer(game)], name, value)


BREAKS: dict[str, Callable[[Evolution], object]] = {
    "a card lost": lambda game: game.deck.pop(),
    "a card doubled": lambda game: game.deck.append(game.deck[0]),
    "a trait lost": lambda game: game.animals[bearer(game)].take_card(-1),
    "a trait doubled": lambda game: setattr(game.animals[0], "cards", [trait_card(RUNNING, 0)] * 2),
    "fat on bare skin": lambda game: game.animals[0].lay_card(trait_card(RUNNING, 0) | YELLOW),
    "a card switched off": lambda game: game.animals[0].lay_card(trait_card(FAT_TISSUE, 0) | OFF),
    "no such owner": set_attribute("owner", 9),
    "no such place": set_attribute("at", 5),
    "food out of nothing": set_attribute("food", -1),
    "old need": set_attribute("need", 0),
    "old traits": set_attribute("acts", 0),
    "a number in the future": set_attribute("id", 999),
    "a pair without partner": lambda game: setattr(game.links[0], "b", 998),
    "a pair with itself": lambda game: setattr(game.links[0], "b", game.links[0].a),
    "an idle pair": lambda game: setattr(game.links[0], "acts", False),
    "a pair twice": lambda game: game.links.append(game.links[0].clone()),
    "a bank in debt": lambda game: game.bank.__setitem__(0, -1),
    "a hand in disorder": lambda game: setattr(game.seats[0], "hand", [*game.seats[0].hand, 9, 8]),
    "an end without end": lambda game: setattr(game, "over", True),
}


@pytest.mark.parametrize("name", BREAKS)
def test_what_is_broken_is_noticed(name: str) -> None:
    game = middle()
    BREAKS[name](game)
    assert check_invariants(game) != []
