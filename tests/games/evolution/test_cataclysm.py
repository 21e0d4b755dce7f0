"""Cataclysm: one fatal turn. [CAT-1 … CAT-5]"""

import pytest

import fittest
from fittest.games.evolution.cards import CARD_NAMES
from fittest.games.evolution.family import FAMILY
from fittest.games.evolution.state import Evolution
from fittest.kernel.chance import Chance
from fittest.kernel.errors import BadRequest
from fittest.kernel.play import play_on
from tests.games.evolution.expansions.helpers import Table, holds

EXTRA = {
    "ambush", "intellect", "metamorphosis", "flight", "anglerfish", "ink-cloud", "recombination", "aedificator"
}  # fmt: skip


def new(name: str, players: int, seed: int = 1) -> Evolution:
    game = fittest.new(name, players=players, seed=seed)
    assert isinstance(game, Evolution)
    return game


@pytest.mark.parametrize("players", range(2, 7))
def test_everything_is_dealt_evenly(players: int) -> None:
    """CAT-1, CAT-2: the rest is put away unseen; two dice and a token for each player."""
    game = new("cataclysm", players)
    share = 84 // players
    assert [len(player.hand) for player in game.seats] == [share] * players
    assert (len(game.deck), len(game.removed)) == (0, 84 - share * players)
    assert players + 2 <= game.bank[0] <= players + 12
    assert game.last_turn


@pytest.mark.parametrize(("players", "share"), [(2, 20), (4, 20), (5, 20), (6, 19)])
def test_twenty_each_with_the_named_cards(players: int, share: int) -> None:
    """CAT-2: the eight kinds and no others join the base deck. Its 118 cards give six players 19 each."""
    game = new("cataclysm+extra", players)
    assert [len(player.hand) for player in game.seats] == [share] * players
    base = FAMILY.rules("cataclysm", players, {}).cards
    added = game.rules.cards[:]
    for card in base:
        added.remove(card)
    assert {CARD_NAMES[card].split("/")[0] for card in added} == EXTRA
    assert len(game.removed) == 118 - share * players


@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_players(players: int) -> None:
    """CAT-1."""
    with pytest.raises(BadRequest):
        fittest.new("cataclysm", players=players)


def test_no_passing() -> None:
    """CAT-3."""
    table = Table(
        "phase: development, deck: 0, P1: {hand: [Running, Piracy], animals: {a: {}}}, P2: {}", "cataclysm"
    )
    assert "pass" not in table.options
    assert table.why("pass") == "must-play"


def test_development_ends_when_all_hands_are_empty() -> None:
    """CAT-3."""
    holds(
        """
        setup: {phase: development, bank: 4, deck: 0, P1: {hand: [Running, Piracy]}, P2: {hand: [Running]}}
        steps:
          - {by: P1, do: play, card: Running, as: animal}
          - {by: P2, do: play, card: Running, as: animal}
          - {by: P1, do: play, card: Piracy, as: animal}
        expect: {phase: bank, hand: {P1: 0, P2: 0}, bank: 4}
        """,
        "cataclysm",
    )


def test_the_only_turn_is_the_last() -> None:
    """CAT-4: no Hibernation, no draw, points as usual."""
    table = Table("bank: 1, deck: 0, P1: {animals: {a: {t: [Hibernation]}}}, P2: {}", "cataclysm")
    assert table.why("hibernate a") == "last-turn hibernation"
    holds(
        """
        setup: {deck: 0, P1: {discard: 1, animals: {a: {t: [Parasite], food: 3}, b: {}}},
            P2: {animals: {c: {food: 1}, d: {food: 1}}}}
        steps: [{do: extinction}]
        expect: {b: gone, score: {P1: 5, P2: 4}, winner: P1, game_over: true, hand: {P1: 0,
            P2: 0}, discard: {P1: 2}}
        """,
        "cataclysm",
    )


@pytest.mark.parametrize("name", ["cataclysm", "cataclysm+extra"])
def test_it_ends_after_one_turn(name: str) -> None:
    """CAT-4."""
    for seed in range(3):
        game = new(name, 2 + seed, seed)
        play_on(game, Chance(seed), 3000)
        assert (game.over, game.turns) == (True, 1)
        assert game.winners


def test_a_last_card_with_one_use_is_asked_for_all_the_same() -> None:
    """ANG-1: that it can only be laid as an animal is its owner's secret."""
    setup = (
        "phase: development, deck: 0, mixed: true, P1: {hand: [Anglerfish], animals: {a: {}}}, "
        "P2: {hand: [Running]}"
    )
    table = Table(setup, "cataclysm")
    table.game.stepwise = False
    table.game.advance()
    assert table.options == ["lay anglerfish"]
