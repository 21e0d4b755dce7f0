"""Golden playthroughs: whole random games as text. A changed line is a changed rule and is reviewed as one.

The first is told in words; of the others stand the answers and, of each turn, a digest of what happened.
`FITTEST_GOLDEN=write pytest tests/games/evolution/test_golden.py` writes the files anew.
"""

import hashlib
import json
import os
import textwrap
from pathlib import Path

import pytest

from fittest.games.evolution.state import Evolution
from fittest.kernel.chance import Chance
from fittest.kernel.message import Message
from fittest.kernel.view import log_lines
from fittest.lab.cases import Case, cases
from fittest.texts import render

HERE = Path(__file__).parent / "golden"
MIXES = [
    ("evolution", [2, 4, 5, 8]),
    ("evolution+time-to-fly", [3]),
    ("evolution+continents", [2]),
    ("evolution+gift", [4]),
    ("evolution+time-to-fly+continents", [3]),
    ("evolution+time-to-fly+gift", [2]),
    ("evolution+continents+gift", [3]),
    ("evolution+time-to-fly+continents+gift", [4]),
    ("cataclysm", [3]),
    ("cataclysm+extra", [4]),
    ("seasons", [4]),
    ("seasons+reserve", [3]),
]
CASES = [case for ruleset, players in MIXES for case in cases([ruleset], players)]
IN_WORDS = CASES[0]


class Teller:
    """Writes down a game as it goes."""

    def __init__(self, case: Case) -> None:
        self.in_words = case == IN_WORDS
        self.lines = [str(case), ""]
        self.answers: list[str] = []
        self.told = 0
        self.digest = hashlib.sha256()

    def hear(self, game: Evolution) -> None:
        for line in log_lines(game, None, self.told):
            if self.in_words:
                self.lines.append(render(Message(line.text.key, line.text.args)))
            self.digest.update(json.dumps([line.text.key, line.text.args]).encode())
        self.told = len(game.events)

    def close_turn(self, number: int) -> None:
        if self.answers:
            said = textwrap.wrap(f"turn {number}: " + "; ".join(self.answers), 110)
            self.lines += [*said, f"  -> {self.digest.hexdigest()[:16]}"]
        self.answers = []


def playthrough(case: Case) -> str:
    game, chance = case.new(2010), Chance(2010)
    assert isinstance(game, Evolution)
    teller = Teller(case)
    teller.hear(game)
    turn = game.turn
    while (decision := game.decision) is not None:
        option = decision.options[chance.below(len(decision.options))]
        said = f"P{decision.seat + 1} {option.text}"
        if teller.in_words:
            teller.lines.append(f"  {said} (of {len(decision.codes)})")
        else:
            teller.answers.append(said)
        game.apply(option)
        teller.hear(game)
        if game.turn != turn:
            teller.close_turn(turn)
            turn = game.turn
    teller.close_turn(turn)
    teller.lines.append(f"points {game.scores}, winners {[f'P{seat + 1}' for seat in game.winners]}")
    return "\n".join(teller.lines) + "\n"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_playthrough(case: Case) -> None:
    path = HERE / f"{str(case).replace('+', '-')}.txt"
    text = playthrough(case)
    if os.environ.get("FITTEST_GOLDEN") == "write":
        HERE.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")
