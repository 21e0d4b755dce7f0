"""Whole random games as text. A changed line is a changed rule: look at it before you write the files
anew with FITTEST_GOLDEN=write.
"""

import os
from pathlib import Path
from typing import Any

import pytest

import fittest
from fittest.kernel.chance import Chance
from fittest.kernel.message import Message

FOLDER = Path(__file__).parent / "golden"
GAMES: list[tuple[str, str, dict[str, Any]]] = [
    ("three", "dinosaurs", {"players": 3, "seed": 1}),
    ("five", "dinosaurs", {"players": 5, "seed": 2}),
    ("scarce", "dinosaurs+scarce-genes", {"players": 4, "seed": 3, "map": "S+L"}),
]


def told(message: Message) -> str:
    words = [message.key.removeprefix("event-dino-")]
    for name, value in message.args.items():
        shown = " ".join(value) if isinstance(value, list) else str(value)
        words.append(f"{name}={shown.replace('@dino-', '')}")
    return " ".join(words)


def playthrough(ruleset: str, **setup: Any) -> str:
    """What happened, and between it who answered what, of how many options."""
    game, chance = fittest.new(ruleset, **setup), Chance(setup["seed"])
    lines: list[str] = []
    number = 0
    while True:
        events = game.events.since(number)
        number += len(events)
        for event in events:
            message = game.describe(event, None)
            assert message is not None
            lines.append(told(message))
        decision = game.decision
        if decision is None:
            return "\n".join([*lines, f"scores {game.scores} winners {game.winners}", ""])
        choice = chance.below(len(decision.codes))
        lines.append(f"  P{decision.seat + 1}> {decision.options[choice].text} ({len(decision.codes)})")
        game.apply(choice)


@pytest.mark.parametrize(("name", "ruleset", "setup"), GAMES)
def test_golden(name: str, ruleset: str, setup: dict[str, Any]) -> None:
    path = FOLDER / f"{name}.txt"
    text = playthrough(ruleset, **setup)
    if os.environ.get("FITTEST_GOLDEN") == "write":
        FOLDER.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")
