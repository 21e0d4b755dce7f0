"""Positions in which the right answer is plain to a good player: every level that searches must find it, as
it ships but for its limit in time, under two of three seeds at least.

Each side has an animal that is safe, so that nobody is wiped out and given new cards for it; most positions
are in the last turn, where only points count.
"""

from dataclasses import replace
from typing import Any

import pytest

import fittest
from fittest.bots.player_view import PlayerView
from fittest.bots.registry import PLANS, bot
from fittest.bots.search import SearchBot

SAFE: dict[str, Any] = {"t": ["Burrowing"], "food": 1}


def feeding(
    bank: int | dict[str, int], mine: dict[str, Any], theirs: dict[str, Any], **more: Any
) -> dict[str, Any]:
    """The safe animals come first: 1 is mine, mine begin with 2; the rival's safe one is the next."""
    return {
        "bank": bank,
        "last_turn": True,
        "P1": {"animals": {"safe": SAFE, **mine}},
        "P2": {"animals": {"sound": SAFE, **theirs}},
        **more,
    }


def animal(*traits: str, **more: Any) -> dict[str, Any]:
    return {"t": list(traits), **more}


PLAIN: dict[str, tuple[str, dict[str, Any], set[str]]] = {
    "feed the hungry before storing fat": (
        "evolution",
        feeding(1, {"a": animal("FatTissue", food=1), "b": animal()}, {}),
        {"feed 3"},
    ),
    "the last token goes where it saves most": (
        "evolution",
        feeding(1, {"a": animal(), "b": animal("Running", "Camouflage")}, {}),
        {"feed 3"},
    ),
    "a token that does not suffice is wasted": (
        "evolution",
        feeding(1, {"a": animal("Big", "Parasite"), "b": animal("Running")}, {}),
        {"feed 3"},
    ),
    "feed the one that is fed by it": (
        "evolution",
        feeding(1, {"a": animal("Big", food=1), "b": animal("Big", "Running")}, {}),
        {"feed 2"},
    ),
    "hunt when the bank is empty": (
        "evolution",
        feeding(0, {"a": animal("Carnivorous")}, {"b": animal("Grazing", food=1)}),
        {"attack 2 4"},
    ),
    "hunt the rival's and not the own": (
        "evolution",
        feeding(0, {"a": animal("Carnivorous"), "b": animal(food=1)}, {"c": animal(food=1)}),
        {"attack 2 5"},
    ),
    "of two preys the one without poison": (
        "evolution",
        feeding(
            0,
            {"a": animal("Carnivorous")},
            {"b": animal("Poisonous", food=1), "c": animal("Grazing", food=1)},
        ),
        {"attack 2 5"},
    ),
    "of two preys the one that is worth more": (
        "evolution",
        feeding(
            0, {"a": animal("Carnivorous")}, {"b": animal(food=1), "c": animal("Grazing", "Piracy", food=1)}
        ),
        {"attack 2 5"},
    ),
    "whoever starves anyway takes a rival along": (
        "evolution",
        feeding(0, {"a": animal("Carnivorous")}, {"b": animal("Poisonous", "Grazing", food=1)}),
        {"attack 2 4"},
    ),
    "do not eat poison while there is food": (
        "evolution",
        feeding(6, {"a": animal("Carnivorous")}, {"b": animal("Poisonous", food=1)}),
        {"feed 2"},
    ),
    "sleep when there is nothing to eat": (
        "evolution",
        feeding(0, {"a": animal("Hibernation", "Grazing")}, {"b": animal(food=1)}, last_turn=False),
        {"hibernate 2"},
    ),
    "live on fat when the bank is empty": (
        "evolution",
        feeding(0, {"a": animal("Big", "FatTissue", "FatTissue", fat=2)}, {"b": animal(food=1)}),
        {"convert 2 2"},
    ),
    "rob a rival of what it needs": (
        "evolution",
        feeding(0, {"a": animal("Piracy")}, {"b": animal("Big", food=1)}),
        {"pirate 2 4"},
    ),
    "trample what only the rival needs": (
        "evolution",
        feeding(1, {"a": animal("Grazing", food=1)}, {"b": animal("Big", "Running")}),
        {"graze 2"},
    ),
    "do not trample what one needs": (
        "evolution",
        feeding(1, {"a": animal("Grazing", food=1), "b": animal()}, {}),
        {"feed 3"},
    ),
    "in the last turn a parasite kills the rival's best": (
        "evolution",
        {
            "phase": "development",
            "last_turn": True,
            "P1": {"hand": ["Parasite/FatTissue"], "animals": {"a": animal(), "b": animal()}},
            "P2": {
                "animals": {
                    "x": animal("Big", "Camouflage", "Swimming", "Running", "Burrowing", "Poisonous"),
                    "y": animal(),
                }
            },
        },
        {"play parasite/fat-tissue as parasite on 3"},
    ),
    "lay an animal when there is none": (
        "evolution",
        {
            "phase": "development",
            "P1": {"hand": ["Running"]},
            "P2": {"animals": {"b": animal(), "c": animal()}},
        },
        {"lay running"},
    ),
    "seasons: whoever was hungry before eats first": (
        "seasons",
        feeding(1, {"a": animal(hungry=True), "b": animal()}, {}),
        {"feed 2"},
    ),
    "cataclysm: a token that does not suffice is wasted": (
        "cataclysm",
        feeding(1, {"a": animal("Big", "Parasite"), "b": animal("Running")}, {}),
        {"feed 3"},
    ),
    "time to fly: take the prey that is worth most": (
        "evolution+time-to-fly",
        feeding(
            0,
            {"a": animal("Carnivorous")},
            {"b": animal("Flight", food=1), "c": animal("Grazing", "Piracy", food=1)},
        ),
        {"attack 2 5"},
    ),
    "continents: feed the one that is fed by it": (
        "evolution+continents",
        feeding(
            {"L": 1, "G": 0, "O": 0},
            {"a": animal("Big", "Parasite", at="L"), "b": animal("Running", at="L")},
            {},
        ),
        {"feed 3"},
    ),
    "mutations: the last token goes where it saves most": (
        "mutations",
        {
            "phase": "feeding",
            "centre": {"red": 1},
            "last_turn": True,
            "P1": {"row": [{"s": "a", "t": ["Running", "Swimming"]}, {"s": "x"}]},
            "P2": {"row": [{"s": "d"}]},
        },
        {"red 1.1"},
    ),
    "mutations: of two preys the one without poison": (
        "mutations",
        {
            "phase": "feeding",
            "centre": {"red": 0},
            "last_turn": True,
            "P1": {"row": [{"s": "a", "t": ["Carnivorous"]}]},
            "P2": {"row": [{"s": "c", "t": ["Poisonous"]}, {"s": "e"}]},
        },
        {"attack 1.1 3"},
    ),
    "dinosaurs: Battle Rage is kept where there is nobody to attack": (
        "dinosaurs",
        {
            "phase": "movement",
            "A": {"hand": ["battle_rage"], "genes": {"leg": 1}, "dinos": [[0, 0]]},
            "B": {"dinos": [[5, 0]]},
            "C": {"dinos": [[6, 3]]},
        },
        {"pass", "hold"},
    ),
}


@pytest.mark.parametrize("name", PLAIN)
@pytest.mark.parametrize("level", PLANS)
def test_the_plain_answer_is_found(name: str, level: str) -> None:
    ruleset, setup, right = PLAIN[name]
    game = fittest.load({"ruleset": ruleset, "setup": setup})
    assert game.decision is not None
    player, plan = PlayerView(game, game.decision.seat), replace(PLANS[level], milliseconds=None)
    given = [game.decision.options[SearchBot(seed, plan).choose(player)].text for seed in (3, 4, 5)]
    assert sum(answer in right for answer in given) >= 2, given


AUCTION: dict[str, Any] = {
    "phase": "auction",
    "rows": ["horn", "egg", "card"],
    "A": {"points": 8, "dinos": [[0, 0], [1, 0]]},
    "B": {"points": 8, "dinos": [[5, 0]]},
    "C": {"points": 8, "dinos": [[6, 3]]},
}


@pytest.mark.parametrize(("level", "seeds"), [("easy", 200), ("greedy", 5), ("quick", 3)])
def test_nobody_bids_all_that_it_has(level: str, seeds: int) -> None:
    game = fittest.load({"ruleset": "dinosaurs", "setup": AUCTION})
    game.apply("row 2")
    assert game.decision is not None
    bids = [option.text for option in game.decision.options]
    assert bids[-1] == "bid 8"
    player = PlayerView(game, game.decision.seat)
    given = {bids[bot(level, seed).choose(player)] for seed in range(seeds)}
    assert given <= {"bid 0", "bid 1", "bid 2", "bid 3"}
