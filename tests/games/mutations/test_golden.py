"""Golden playthroughs: whole games as text. A changed line is a changed rule and is reviewed as one.

`FITTEST_GOLDEN=write` writes the files anew.
"""

import os
from pathlib import Path

import pytest

from fittest.kernel.chance import Chance
from fittest.kernel.message import Message
from fittest.kernel.view import log_lines
from fittest.texts import render
from tests.games.mutations.table import RULESETS, new

HERE = Path(__file__).parent / "golden"


def playthrough(ruleset: str, players: int) -> str:
    """What happens in a game whose first answers are drawn, and all questions with their answers."""
    game, chance = new(ruleset, players, 2013), Chance(2013)
    lines = [f"{ruleset}, {players} players", ""]
    told = 0
    while True:
        lines += [
            render(Message(line.text.key, line.text.args), "en") for line in log_lines(game, None, told)
        ]
        told = len(game.events)
        decision = game.decision
        if decision is None:
            break
        option = decision.options[chance.below(len(decision.options))]
        lines.append(
            f"  P{decision.seat + 1} {decision.prompt.key}: {option.text} (of {len(decision.codes)})"
        )
        game.apply(option)
    lines.append(f"winners: {', '.join(f'P{seat + 1}' for seat in game.winners)}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("ruleset", "players"), [(RULESETS[0], 2), (RULESETS[1], 3), (RULESETS[2], 4), (RULESETS[3], 5)]
)
def test_playthrough(ruleset: str, players: int) -> None:
    path = HERE / f"{ruleset.replace('+', '-')}-{players}.txt"
    text = playthrough(ruleset, players)
    if os.environ.get("FITTEST_GOLDEN") == "write":
        HERE.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")
