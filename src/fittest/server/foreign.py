"""Records and positions that come from outside: what may be in them at all, seen before anything is believed.

What is looked at here is small and plain; whether it is a game is found out in a process of its own, see
`vetting.py`.
"""

from fittest.kernel.errors import bad_request
from fittest.puzzles import is_ours
from fittest.server.errors import refuse
from fittest.server.limits import Limits

EXACT = "engine"
"""The part of a position that is put into the engine as it is: only from our own hands."""
MOST_PARTS = 4_000
DEEPEST = 12
LONGEST_TEXT = 300
LONGEST_ANSWER = 500
LARGEST = 10**6
LARGEST_SEED = 2**128
SHOWN = 60


def is_foreign(record: dict[str, object] | None) -> bool:
    """Does a game go on from a position that play may never have reached? Other records begin with a deal, or
    with one of our puzzles."""
    scenario = None if record is None else record.get("scenario")
    return scenario is not None and not (isinstance(scenario, dict) and is_ours(scenario))


def check_record(record: dict[str, object], limits: Limits) -> None:
    answers = record.get("answers", [])
    if isinstance(answers, list):
        if len(answers) > limits.record_answers:
            raise refuse(413, "error-record-size", most=limits.record_answers)
        for number, answer in enumerate(answers):
            if isinstance(answer, str) and len(answer) > LONGEST_ANSWER:
                raise bad_request(
                    "error-foreign-text", place=f"record.answers[{number}]", most=LONGEST_ANSWER
                )
        record = {name: value for name, value in record.items() if name != "answers"}
    scenario = record.get("scenario")
    if isinstance(scenario, dict):
        _refuse_exact(scenario, "record.scenario")
    Check().mapping(record, "record", 1)


def check_scenario(document: dict[str, object]) -> None:
    _refuse_exact(document, "scenario")
    Check().mapping(document, "scenario", 1)


def _refuse_exact(document: dict[str, object], place: str) -> None:
    setup = document.get("setup")
    if isinstance(setup, dict) and EXACT in setup:
        raise bad_request("error-foreign-exact", place=f"{place}.setup.{EXACT}")


class Check:
    """Counts the parts of one document, and refuses the first that is too much, by its place."""

    def __init__(self) -> None:
        self._parts = 0

    def mapping(self, data: dict[str, object], place: str, depth: int) -> None:
        for key, value in data.items():
            self._text(key, place)
            self._value(value, f"{place}.{key}", depth, LARGEST_SEED if key == "seed" else LARGEST)

    def _value(self, value: object, place: str, depth: int, largest: int) -> None:
        self._parts += 1
        if self._parts > MOST_PARTS:
            raise bad_request("error-foreign-size", place=place, most=MOST_PARTS)
        if depth > DEEPEST:
            raise bad_request("error-foreign-deep", place=place, most=DEEPEST)
        if isinstance(value, dict):
            self.mapping(value, place, depth + 1)
        elif isinstance(value, list):
            for number, part in enumerate(value):
                self._value(part, f"{place}[{number}]", depth + 1, LARGEST)
        elif isinstance(value, str):
            self._text(value, place)
        elif isinstance(value, int):
            if not -largest <= value <= largest:
                shown = str(value)[:SHOWN] if abs(value) < 10**SHOWN else "…"
                raise bad_request("error-number", name=place, value=shown, least=-largest, most=largest)
        elif value is not None:
            raise bad_request("error-foreign-value", place=place, value=repr(value)[:SHOWN])

    def _text(self, text: object, place: str) -> None:
        if isinstance(text, str) and len(text) > LONGEST_TEXT:
            raise bad_request("error-foreign-text", place=place, most=LONGEST_TEXT)
