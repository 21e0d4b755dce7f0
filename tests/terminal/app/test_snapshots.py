"""How the screen looks. After a change that is meant: `--snapshot-update`, and look at the pictures."""

import re
from pathlib import Path
from typing import Any

import pytest

import fittest
from fittest.kernel.game import Game
from tests.terminal.app.harness import LARGE, SMALL, Keys, asked, player


def meal() -> Game:
    return fittest.load(
        {
            "ruleset": "evolution",
            "setup": {
                "bank": 3,
                "P1": {
                    "animals": {"a": {"t": ["Carnivorous", "FatTissue"], "fat": 1}, "b": {"t": ["Big"]}},
                    "pairs": [["Cooperation", "a", "b"]],
                    "hand": ["Running", "Big/Carnivorous"],
                },
                "P2": {"animals": {"c": {"t": ["Camouflage"]}, "d": {"t": ["Parasite"], "food": 1}}},
            },
        }
    )


def blind() -> Game:
    return fittest.new("mutations", players=2, seed=3)


def herd() -> Game:
    game = fittest.new("dinosaurs", players=3, seed=3)
    while game.decision is not None and game.decision.seat != 0:
        game.apply(0)
    return game


LOOKS = [
    ("meal", meal, SMALL, "en", []),
    ("meal-filtered", meal, LARGE, "ru", ["slash", "а", "т", "а", "к"]),
    ("blind", blind, SMALL, "ru", []),
    ("herd", herd, SMALL, "ru", []),
    ("herd-large", herd, LARGE, "en", ["down"]),
    ("help", meal, SMALL, "en", ["?"]),
]


@pytest.mark.parametrize(("name", "make", "size", "language", "keys"), LOOKS, ids=[look[0] for look in LOOKS])
def test_looks(
    name: str, make: Any, size: tuple[int, int], language: str, keys: list[str], snap_compare: Any
) -> None:
    game = make()
    # All seats are people's, so that no bot is about to move.
    client = player(game, people=game.players, language=language)

    async def steps(pilot: Keys) -> None:
        await asked(pilot)
        await pilot.press("enter")
        await asked(pilot)
        await pilot.pause()
        await pilot.press(*keys)
        await pilot.pause(0.3)

    assert snap_compare(client, terminal_size=size, run_before=steps)


def test_looks_without_colour(snap_compare: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    client = player(herd(), people=3)

    async def steps(pilot: Keys) -> None:
        await asked(pilot)
        await pilot.press("enter")
        await asked(pilot)
        await pilot.pause(0.3)

    assert snap_compare(client, terminal_size=SMALL, run_before=steps)


def test_without_colour_there_is_none() -> None:
    """Every colour of the picture is a shade of grey, but Rich's own for text without a style."""
    folder = Path(__file__).parent / "__snapshots__" / "test_snapshots"
    drawn = (folder / "test_looks_without_colour.svg").read_text(encoding="utf-8")
    colours = set(re.findall(r"-r\d+ \{ fill: #([0-9a-f]{6})", drawn)) - {"c5c8c6"}
    assert colours
    assert all(len({colour[0:2], colour[2:4], colour[4:6]}) == 1 for colour in colours)
