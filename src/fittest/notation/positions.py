"""A position in one line: what the game is made of, then its state without what is zero or empty."""

import re
from typing import Any

from fittest.api import load, new_game
from fittest.expansions import check_record
from fittest.games.registry import family_of
from fittest.kernel.errors import BadRequest, bad_request
from fittest.kernel.game import EXACT_FORMAT, HISTORY, SECOND_FORMAT, Game
from fittest.kernel.seed import load_seed
from fittest.kernel.state import IS, State, kinds_in, package_of
from fittest.notation.games import compact
from fittest.notation.scanner import DEEPEST, Scanner

MARK = "p"
"""Before the number of the format."""
MOST = 100_000
"""Values that a position may have."""
BROKEN = (IndexError, KeyError, ValueError, TypeError, AttributeError, AssertionError, OverflowError)
"""What a state that no game has written may lead to."""

HEAD = re.compile(r"p(\d{1,3}) ([a-z0-9+-]{1,400}) (\d{1,2}) (\d{1,40}) ")
ASKED = {" asked ": True, " waiting ": False}
WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_]{0,59}")
NUMBER = re.compile(r"-?\d{1,80}(?:\.\d{1,40})?(?:e[+-]?\d{1,3})?")
RUN = re.compile(r"\d{1,6}\*")


def write_position(game: Game) -> str:
    """Where a game stands, with all its secrets, in one line; `read_position` reads it."""
    exact = game.exact()
    setup = game.setup
    made_of: dict[str, object] = {}
    # Some games write down every switch, others only what was asked for.
    usual = {
        switch.name: switch.choices[0] for switch in family_of(setup.ruleset).info(setup.ruleset).switches
    }
    switches = {name: each for name, each in sorted(setup.switches.items()) if usual.get(name) != each}
    if switches:
        made_of["switches"] = switches
    if game.expansions:
        made_of["expansions"] = game.expansions
    asked = "asked" if exact["asked"] else "waiting"
    head = f"{MARK}{exact['format']} {setup.ruleset} {setup.players} {setup.seed} {compact(made_of)} {asked}"
    return f"{head} {_written(exact['state'])}"


def read_position(text: str) -> Game:
    """The game of a position: with it, the game begins, so its record holds the position and what comes."""
    scanner = Scanner(text)
    scanner.skip()
    head = HEAD.match(scanner.text, scanner.at)
    if head is None or not SECOND_FORMAT < int(head[1]) <= EXACT_FORMAT:
        raise scanner.refusal("error-position-head")
    scanner.at = head.end()
    try:
        made_of = scanner.json()
        switches = made_of.get("switches", {})
        asked = next(value for word, value in ASKED.items() if scanner.take(word))
    except (ValueError, AttributeError, StopIteration) as error:
        raise scanner.refusal("error-position-head") from error
    if not isinstance(switches, dict):
        raise bad_request("error-record-switches")
    check_record(made_of.get("expansions", {}))
    opening = new_game(head[2], int(head[3]), load_seed(head[4]), switches)
    game = type(opening).bare(opening.setup)
    try:
        state = _Reader(scanner, game).state()
        game.restore({"format": int(head[1]), "asked": asked, "state": state})
        return load(game.scenario())
    except BadRequest:
        raise
    except BROKEN as error:
        raise scanner.refusal("error-position-state", why=str(error)) from error


# -- values ------------------------------------------------------------------------------------


def _written(value: Any) -> str:
    if isinstance(value, bool):
        return "t" if value else "f"
    if isinstance(value, dict):
        fields = " ".join(f"{name}={_written(each)}" for name, each in value.items() if name != IS and each)
        return f"{value[IS]}({fields})"
    if isinstance(value, list):
        return f"[{' '.join(_runs([_written(each) for each in value]))}]"
    return compact(value)


def _runs(items: list[str]) -> list[str]:
    """The same value several times in a row is written once: `40*0`."""
    found: list[tuple[str, int]] = []
    for item in items:
        if found and found[-1][0] == item:
            found[-1] = (item, found[-1][1] + 1)
        else:
            found.append((item, 1))
    return [item if count == 1 else f"{count}*{item}" for item, count in found]


class _Reader:
    """Reads a state. What is left out is filled in by what the class has there: 0, nothing, no."""

    def __init__(self, scanner: Scanner, game: Game) -> None:
        self.scanner = scanner
        self.game = game
        self.kinds = kinds_in(*package_of(game))
        self.left = MOST

    def state(self) -> dict[str, Any]:
        value = self._value(0)
        self.scanner.skip()
        if self.scanner.next or not isinstance(value, dict) or value[IS] != type(self.game).__name__:
            raise self._refusal()
        return value

    def _value(self, depth: int) -> Any:
        self.left -= 1
        if self.left < 0 or depth > DEEPEST:
            raise self._refusal()
        scanner = self.scanner
        if scanner.take("["):
            return self._items(depth)
        if scanner.next == '"':
            return scanner.json()
        number = scanner.match(NUMBER)
        if number is not None:
            return int(number) if number.lstrip("-").isdigit() else float(number)
        word = scanner.match(WORD)
        if word in ("t", "f"):
            return word == "t"
        if word is None or not scanner.take("("):
            raise self._refusal()
        return self._fields(word, depth)

    def _items(self, depth: int) -> list[Any]:
        items: list[Any] = []
        while not self.scanner.take("]"):
            run = self.scanner.match(RUN)
            count = 1 if run is None else int(run[:-1])
            self.left -= count
            if self.left < 0:
                raise self._refusal()
            item = self._value(depth + 1)
            items += [item] * count
            if self.scanner.next != "]" and not self.scanner.take(" "):
                raise self._refusal()
        return items

    def _fields(self, word: str, depth: int) -> dict[str, Any]:
        made = self._made(word)
        known = self._empty(made)
        while not self.scanner.take(")"):
            name = self.scanner.match(WORD)
            name = name and made.present_name(name)
            if name is None or name not in known or not self.scanner.take("="):
                raise self._refusal()
            known[name] = self._value(depth + 1)
            if self.scanner.next != ")" and not self.scanner.take(" "):
                raise self._refusal()
        return known

    def _made(self, word: str) -> State:
        kind = self.kinds.get(word)
        if kind is None:
            raise self._refusal()
        return self.game if kind is type(self.game) else kind()

    def _empty(self, made: State) -> dict[str, Any]:
        return {
            name: value if name == IS or isinstance(value, dict) else type(value)()
            for name, value in made.dump().items()
            if name not in HISTORY
        }

    def _refusal(self) -> BadRequest:
        near = self.scanner.text[self.scanner.at : self.scanner.at + 20]
        return bad_request("error-position-text", at=self.scanner.at + 1, near=near)


__all__ = ["read_position", "write_position"]
