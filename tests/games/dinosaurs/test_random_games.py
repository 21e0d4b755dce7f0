"""Some hundred random games over all numbers of players and all switches. The long run is `fittest soak`."""

from collections.abc import Callable
from typing import Any

import pytest

import fittest
from fittest.games.dinosaurs.family import FAMILY
from fittest.games.dinosaurs.rules import NUMBERS
from fittest.games.dinosaurs.state import Dinosaurs
from fittest.kernel.chance import Chance
from fittest.kernel.play import play_on
from fittest.lab import laws

CASES: list[tuple[str, int, dict[str, Any]]] = [
    (ruleset, players, switches)
    for ruleset in ("dinosaurs", "dinosaurs+scarce-genes")
    for players in (3, 4, 5)
    for switches in ({}, {"ring": 8}, {"lowest_bid": 1})
] + [
    ("dinosaurs", 4, {"map": "S+L"}),
    ("dinosaurs+scarce-genes", 4, {"map": "S+L", "ring": 8, "lowest_bid": 1}),
]


def last_turn(game: Dinosaurs) -> int:
    """The turn in which the meteor reaches the end of its track."""
    return NUMBERS.impact - NUMBERS.meteor_start[game.players] + game.rules.meteor_rests


@pytest.mark.parametrize(("ruleset", "players", "switches"), CASES)
def test_random_games(ruleset: str, players: int, switches: dict[str, Any]) -> None:
    for seed in range(10):
        game = fittest.new(ruleset, players=players, seed=seed, **switches)
        assert isinstance(game, Dinosaurs)
        chance = Chance(seed)
        while game.decision is not None:
            assert laws.options_are_sound(game) + game.check_invariants() == []
            # A pass may be answered by a pass for ever only in a broken window.
            assert len(game.answers) < 4000
            play_on(game, chance, 1)
        assert game.check_invariants() == []
        assert game.winners
        assert game.turn <= last_turn(game)


def test_positions_of_random_games_can_be_saved_cloned_and_sampled() -> None:
    for seed in range(4):
        ruleset, players, switches = CASES[seed * 3 % len(CASES)]
        game, chance = fittest.new(ruleset, players=players, seed=seed, **switches), Chance(seed)
        while game.decision is not None:
            if chance.below(25) == 0:
                assert laws.position_can_be_saved(game, FAMILY, seed, 15) == []
                assert laws.clone_shares_nothing(game, seed, 15) == []
                assert laws.sampled_world_goes_on(game, chance.below(players), seed, 15) == []
            play_on(game, chance, 1)


def test_the_audit_notices_what_is_lost() -> None:
    whole = fittest.new("dinosaurs", players=3)
    assert isinstance(whole, Dinosaurs)
    breaks: list[Callable[[Dinosaurs], object]] = [
        lambda game: game.deck.pop(),
        lambda game: game.discard.append(0),
        lambda game: game.bag.__setitem__(0, 9),
        lambda game: game.herd.__setitem__(0, 2),
        lambda game: game.at.__setitem__(0, 1),
        lambda game: game.points.__setitem__(0, -1),
        lambda game: game.order.pop(),
        lambda game: setattr(game, "sector", 6),
        lambda game: setattr(game, "space", 14),
        lambda game: game.stack.clear(),
        lambda game: game.row_owner.extend([1, 1]),
    ]
    assert whole.check_invariants() == []
    for spoil in breaks:
        game = whole.clone()
        spoil(game)
        assert game.check_invariants() != []
