"""The counts of docs/perft.md are those of the engine."""

import re
from pathlib import Path

import pytest

import fittest
from fittest.cli import cli
from fittest.console import run
from fittest.games.registry import FAMILIES
from fittest.lab.perft import opening, perft

PAGE = Path(__file__).parents[1] / "docs" / "perft.md"
ROW = re.compile(r"^\| `([a-z+-]+)` \| (\d) \| ([\d, |]+) \|$", re.MULTILINE)
SMALL = 2_000


def rows() -> list[tuple[str, int, list[int]]]:
    found = ROW.findall(PAGE.read_text(encoding="utf-8"))
    return [
        (name, int(players), [int(count.replace(",", "")) for count in counts.split("|") if count.strip()])
        for name, players, counts in found
    ]


@pytest.mark.parametrize(("ruleset", "players", "counts"), rows())
def test_the_page_says_what_the_engine_counts(ruleset: str, players: int, counts: list[int]) -> None:
    small = [count for count in counts if count <= SMALL]
    assert len(small) >= 2
    assert perft(opening(ruleset, players, 1), len(small)) == small


def test_every_ruleset_is_on_the_page() -> None:
    own = {info.name for family in FAMILIES for info in family.rulesets() if "deep-sea" not in info.name}
    assert {name for name, _, _ in rows()} == own


def test_counting_changes_nothing_and_ends_with_the_game() -> None:
    game = fittest.play("mutations", bots=["random", "random"], seed=1)
    answers = len(game.answers)
    assert perft(game, 3) == [0, 0, 0]
    game.undo(1)
    assert game.decision is not None
    before = game.clone()
    assert perft(game, 2)[0] == perft(game, 1)[0] == game.decision.count
    assert game == before
    assert len(game.answers) == answers - 1


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(cli, ["perft", "dinosaurs", "--depth", "3"]) == 0
    assert [word for word in capsys.readouterr().out.split() if word.isdigit()] == [
        "1",
        "4",
        "2",
        "20",
        "3",
        "80",
    ]
