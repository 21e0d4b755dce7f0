"""Seasons, points every turn. [VAR-1 … VAR-10]"""

import pytest

import fittest
from fittest.games.evolution.family import FAMILY
from fittest.games.evolution.state import Evolution
from fittest.kernel.chance import Chance
from fittest.kernel.errors import BadRequest
from fittest.kernel.play import play_on
from tests.games.evolution.expansions.helpers import Table, holds


def new(name: str, players: int, seed: int = 1) -> Evolution:
    game = fittest.new(name, players=players, seed=seed)
    assert isinstance(game, Evolution)
    return game


@pytest.mark.parametrize(
    ("players", "turns", "dice", "added"), [(2, 10, 1, 2), (3, 6, 2, 0), (4, 4, 2, 2), (5, 5, 3, 0)]
)
def test_the_numbers(players: int, turns: int, dice: int, added: int) -> None:
    """VAR-1: five players are the author's experiment."""
    rules = new("seasons", players).rules
    assert (rules.turns, rules.dice, rules.added) == (turns, [dice], [added])


@pytest.mark.parametrize("players", [1, 6])
def test_two_to_five_players(players: int) -> None:
    """VAR-1."""
    with pytest.raises(BadRequest):
        fittest.new("seasons", players=players)


@pytest.mark.parametrize(
    ("name", "players"), [("seasons", 2), ("seasons", 4), ("seasons+reserve", 3), ("seasons", 5)]
)
def test_the_fixed_number_of_turns_is_played(name: str, players: int) -> None:
    """VAR-1."""
    game = new(name, players)
    play_on(game, Chance(3), 20000)
    assert game.over
    assert game.turns == game.rules.turns


@pytest.mark.parametrize(
    ("animal", "after"),
    [
        ("", "{hungry: true}"),
        ("hungry: true", "gone"),
        ("hungry: true, food: 1", "{hungry: false}"),
        ("food: 1", "{hungry: false}"),
        ("food: 1, poisoned: true", "gone"),
        ("t: [FatTissue], fat: 1", "{hungry: true, fat: 1}"),
        ("t: [Hibernation], asleep: true, hungry: true", "{hungry: false}"),
    ],
)
def test_hunger_kills_the_second_time(animal: str, after: str) -> None:
    """VAR-2."""
    holds(
        f"""
        setup: {{deck: 40, P1: {{animals: {{a: {{{animal}}}}}}}, P2: {{animals: {{x: {{food: 1}}}}}}}}
        steps: [{{do: extinction}}]
        expect: {{a: {after}}}
        """,
        "seasons",
    )


@pytest.mark.parametrize(("hand", "after"), [(0, 4), (2, 6), (3, 6), (6, 6), (9, 6)])
def test_four_cards_and_a_limit_of_six(hand: int, after: int) -> None:
    """VAR-4: what is too much goes to the common discard."""
    holds(
        f"""
        setup: {{deck: 40, P1: {{hand: {hand}, animals: {{a: {{food: 1}}}}}},
            P2: {{animals: {{x: {{food: 1}}}}}}}}
        steps: [{{do: extinction}}]
        expect: {{hand: {{P1: {after}, P2: 4}}, discard: {hand + 4 - after}}}
        """,
        "seasons",
    )


def test_which_card_is_put_away_is_the_owners_choice() -> None:
    """VAR-4."""
    table = Table(
        "phase: extinction, deck: 40, P1: {hand: [Running, Piracy, Mimicry], "
        "animals: {a: {food: 1}}}, P2: {}",
        "seasons",
    )
    table.play("proceed", "proceed")
    assert table.options == ["discard piracy", "discard mimicry", "discard swimming", "discard running"]
    table.play("discard running")
    assert len(table.game.seats[0].hand) == 6
    assert len(table.game.common) == 1


@pytest.mark.parametrize(
    ("loss", "cards"),
    [
        ("{b: {t: [Running], hungry: true}}", 1),
        ("{b: {hungry: true}}", 0),
        ("{b: {t: [Running]}}", 0),
        ("{b: {t: [Running], hungry: true}, c: {t: [Big], hungry: true}}", 2),
        ("{b: {t: [Running], food: 1, poisoned: true}}", 0),
    ],
)
def test_a_card_for_a_loss(loss: str, cards: int) -> None:
    """VAR-5: starved with a trait; poison is neither hunger nor another's predator."""
    holds(
        f"""
        setup: {{deck: 40, P1: {{hand: 6, animals: {loss}}}, P2: {{animals: {{x: {{food: 1}}}}}}}}
        steps: [{{do: extinction}}]
        expect: {{hand: {{P1: {6 + cards}}}}}
        """,
        "seasons",
    )


@pytest.mark.parametrize(("eater", "cards"), [("P2", 5), ("P1", 4)])
def test_eaten_by_anothers_predator(eater: str, cards: int) -> None:
    """VAR-5: not by your own."""
    animals = {"P1": "b: {t: [Camouflage]}", "P2": "x: {food: 1}"}
    animals[eater] += ", p: {t: [Carnivorous, SharpVision]}"
    holds(
        f"""
        setup: {{deck: 40, active: {eater}, P1: {{animals: {{{animals["P1"]}}}}},
            P2: {{animals: {{{animals["P2"]}}}}}}}
        steps: [{{by: {eater}, do: attack, with: p, target: b}}, {{do: extinction}}]
        expect: {{b: gone, hand: {{P1: {cards}}}}}
        """,
        "seasons",
    )


def test_points_each_turn() -> None:
    """VAR-6: fed animals and the corner numbers of their traits."""
    holds(
        """
        setup: {deck: 40, P1: {total: 7, animals: {a: {t: [Big, Carnivorous, Running], food: 3},
            b: {t: [Parasite], food: 2}}}, P2: {}}
        steps: [{do: extinction}]
        expect: {score: {P1: 4, P2: 0}, total: {P1: 11, P2: 0}, b: {hungry: true}}
        """,
        "seasons",
    )


def test_the_discard_is_common_and_open_and_becomes_the_deck() -> None:
    """VAR-3."""
    table = Table(
        "deck: 1, common: [Running, Piracy], P1: {animals: {a: {food: 1}}}, P2: {animals: {b: {food: 1}}}",
        "seasons",
    )
    assert [table.game.view(seat).common for seat in (0, 1, None)] == [["piracy", "running"]] * 3
    table.play("end", "end", "proceed", "proceed", "proceed")
    assert [len(player.hand) for player in table.game.seats] == [2, 1]
    assert (table.game.deck, table.game.common, table.game.last_turn) == ([], [], False)


def test_no_duty_to_take() -> None:
    """VAR-9."""
    table = Table("bank: 3, P1: {animals: {a: {}}}, P2: {}", "seasons")
    assert "end" in table.options


def test_no_sleep_in_the_last_of_the_fixed_turns() -> None:
    """VAR-10."""
    table = Table("phase: start, turn: 9, P1: {animals: {a: {t: [Hibernation]}}}, P2: {}", "seasons").play(
        "proceed"
    )
    assert table.game.last_turn
    table = Table("phase: start, turn: 8, P1: {animals: {a: {t: [Hibernation]}}}, P2: {}", "seasons").play(
        "proceed"
    )
    assert not table.game.last_turn


@pytest.mark.parametrize(("once", "eaten"), [(True, "b"), (False, "d")])
def test_mimicry_with_or_without_a_limit_per_turn(once: bool, eaten: str) -> None:
    """MIM-7: the II edition had none; a switch."""
    table = Table(
        "P1: {animals: {p: {t: [Carnivorous]}, q: {t: [Carnivorous]}}}, "
        "P2: {animals: {b: {t: [Mimicry]}, c: {}, d: {}}}",
        "seasons",
    )
    table.game.rules = FAMILY.rules("seasons", 2, {"mimicry_once": once})
    table.play("attack p b", "mimic c", "end", "end", "attack q b")
    if not once:
        table.play("mimic d")
    assert table.is_gone(eaten)


@pytest.mark.parametrize(
    ("p1", "p2", "winner"),
    [
        ("total: 10, animals: {a: {food: 1}}", "total: 9, animals: {b: {food: 1}}", "P1"),
        ("total: 8, animals: {a: {food: 1}, c: {food: 1}}", "total: 10, animals: {b: {food: 1}}", "P1"),
        ("total: 10, animals: {a: {food: 1}}", "total: 10, animals: {b: {food: 1}}", "[P1, P2]"),
    ],
)
def test_who_wins(p1: str, p2: str, winner: str) -> None:
    """VAR-7: points, then fed animals, then both."""
    holds(
        f"""
        setup: {{last_turn: true, P1: {{{p1}}}, P2: {{{p2}}}}}
        steps: [{{do: extinction}}]
        expect: {{winner: {winner}, game_over: true}}
        """,
        "seasons",
    )


def test_the_reserve() -> None:
    """VAR-8: one token each at the start; it feeds without sharing, a guarded animal only after its guard."""
    assert [player.reserve for player in new("seasons+reserve", 3).seats] == [1, 1, 1]
    assert [player.reserve for player in new("seasons", 3).seats] == [0, 0, 0]
    table = Table(
        "phase: extinction, deck: 40, P1: {reserve: 2, animals: {s: {}, h: {}}, pairs: [[Symbiosis, s, h], "
        "[Cooperation, s, h]]}, P2: {reserve: 0, animals: {x: {t: [FatTissue], fat: 1}}}",
        "seasons",
    ).play("proceed")
    assert table.options == ["spend s", "decline"]
    table.play("spend s")
    assert table["h"].food == 0
    assert table.options == ["spend h", "decline"]
    table.play("decline")
    assert (table.seat, table.options) == ("P2", ["spend x", "decline"])
    table.play("spend x")
    assert [player.reserve for player in table.game.seats] == [1, 0]
    assert [bool(table[name].flags & 16) for name in "shx"] == [False, True, False]


def test_reserves_break_the_last_tie() -> None:
    """VAR-7, VAR-8."""
    holds(
        """
        setup: {last_turn: true, P1: {total: 10, reserve: 0, animals: {a: {food: 1}}},
            P2: {total: 10, reserve: 0, animals: {b: {t: [FatTissue], food: 1, fat: 1}}}}
        steps: [{do: extinction}]
        expect: {winner: P2, reserve: {P1: 0, P2: 1}, b: {fat: 0}}
        """,
        "seasons",
    )
