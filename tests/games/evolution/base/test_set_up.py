"""Set-up: SET-1 to SET-5, the deck, and who may sit down."""

from collections import Counter

import pytest

import fittest
from fittest.games.evolution.family import FAMILY
from fittest.games.evolution.state import Evolution
from fittest.kernel.errors import FittestError


def new(ruleset: str, players: int, seed: int = 1, **switches: object) -> Evolution:
    game = fittest.new(ruleset, players=players, seed=seed, **switches)
    assert isinstance(game, Evolution)
    return game


@pytest.mark.parametrize("players", range(2, 9))
def test_set_1_six_cards_each_two_decks_from_five_on(players: int) -> None:
    game = new("evolution", players)
    assert [len(player.hand) for player in game.seats] == [6] * players
    assert len(game.deck) == (84 if players < 5 else 168) - 6 * players
    assert game.check_invariants() == []


def test_set_1_the_first_player_is_drawn_by_lot_and_begins() -> None:
    first = Counter(new("evolution", 3, seed).first for seed in range(60))
    assert sorted(first) == [0, 1, 2]
    game = new("evolution", 3, 5)
    assert game.decision is not None
    assert game.decision.seat == game.first


def test_the_deck_is_the_printed_one() -> None:
    counts = {card.id: card.copies for card in FAMILY.cards("evolution")}
    assert sum(counts.values()) == 84
    assert len(counts) == 20
    assert counts["swimming"] == 8
    assert {count for name, count in counts.items() if name != "swimming"} == {4}
    sides = Counter(side for name, count in counts.items() for side in name.split("/") for _ in range(count))
    assert sides["carnivorous"] == 24
    assert sides["fat-tissue"] == 28


@pytest.mark.parametrize(
    ("ruleset", "most"),
    [
        ("evolution", 8),
        ("evolution+time-to-fly", 6),
        ("evolution+continents", 4),
        ("evolution+gift", 4),
        ("evolution+time-to-fly+continents+gift", 8),
        ("cataclysm", 6),
        ("seasons", 5),
    ],
)
def test_set_3_how_many_may_play(ruleset: str, most: int) -> None:
    assert new(ruleset, most).players == most
    for players in (1, most + 1):
        with pytest.raises(FittestError):
            fittest.new(ruleset, players=players, seed=1)


def test_set_4_halving_is_a_choice() -> None:
    whole, half = new("evolution+time-to-fly", 2), new("evolution+time-to-fly", 2, half="chance")
    assert (len(whole.deck), len(half.deck)) == (114, 51)
    by_kind = new("evolution+continents", 2, half="kind")
    assert len(by_kind.deck) + 20 == 63
    assert half.check_invariants() + by_kind.check_invariants() == []


def test_set_5_expansions_are_shuffled_in() -> None:
    assert len(new("evolution+time-to-fly+gift", 4).deck) == 84 + 42 + 18 - 24
    assert new("evolution+gift", 4).rules.stages == new("evolution", 4).rules.stages


@pytest.mark.parametrize("bad", ["evolution+moon", "evolution+gift+gift", "evolutions", "cataclysm+gift"])
def test_an_unknown_box_is_refused_with_what_is_allowed(bad: str) -> None:
    with pytest.raises(FittestError) as caught:
        fittest.new(bad, players=2, seed=1)
    assert len(str(caught.value)) > 20
