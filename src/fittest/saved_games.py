"""Files of games: one game a line, its record together with who played and how it ended."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from fittest.api import replay
from fittest.kernel.errors import bad_request, check_number
from fittest.kernel.game import Game


class Variation(msgspec.Struct, frozen=True):
    """Another way to go on: `answers` stand for those of the line it belongs to, from the one after its first
    `at` answers. `comments` are by the number of answers of this line that stand before them."""

    at: int
    answers: list[str]
    comments: dict[int, str] = {}
    variations: list["Variation"] = []


class SavedGame(msgspec.Struct, frozen=True):
    """`record` is what `fittest.replay` reads; `bots` with their `bot_seeds` sat at the table, if it is known
    who did. `tags`, `comments` (by the number of answers before them) and `variations` are notes."""

    record: dict[str, Any]
    scores: list[int]
    winners: list[int]
    bots: list[str] = []
    bot_seeds: list[int] = []
    tags: dict[str, str] = {}
    comments: dict[int, str] = {}
    variations: list[Variation] = []

    def __repr__(self) -> str:
        # Without the seed, as with games.
        what = f"{self.record.get('ruleset')} for {self.record.get('players')}"
        end = f", {' : '.join(map(str, self.scores))}" if self.scores else ""
        by = f", by {', '.join(self.bots)}" if self.bots else ""
        return f"<saved {what}, {len(self.record['answers'])} answers{end}{by}>"

    def game(self, *path: int) -> Game:
        """The game at its end; raises ReplayError like `fittest.replay`. `path` leads to a variation instead:
        which one, which one of that, and so on."""
        answers: list[str] = self.record["answers"]
        variations, start = self.variations, 0
        for which in path:
            check_number("variation", which, 0, len(variations) - 1)
            chosen = variations[which]
            start += chosen.at
            answers = answers[:start] + chosen.answers
            variations = chosen.variations
        return replay({**self.record, "answers": answers})

    def line(self, **more: object) -> bytes:
        """As one line of a file: a record with more to it, so that whatever reads a record reads this too."""
        notes = {name: getattr(self, name) for name in NOTES if getattr(self, name)}
        data = {**self.record, **{name: getattr(self, name) for name in RESULT}, **notes, **more}
        return msgspec.json.encode(data) + b"\n"


RESULT = ("scores", "winners", "bots", "bot_seeds")
NOTES = ("tags", "comments", "variations")


def saved(game: Game, bots: list[str] | None = None, bot_seeds: list[int] | None = None) -> SavedGame:
    return SavedGame(game.record(), game.scores, game.winners, bots or [], bot_seeds or [])


def new_file(path: str | Path) -> BinaryIO:
    """To write games to; one that is there already is left alone."""
    try:
        return Path(path).open("xb")
    except FileExistsError as error:
        raise bad_request("error-save-there", path=str(path)) from error
    except OSError as error:
        raise bad_request("error-save", path=str(path), why=error.strerror or str(error)) from error


def read(path: str | Path) -> Iterator[SavedGame]:
    """The games of a file, one after the other, so that it may be as long as it likes. Lines that are no
    record, such as the first one of an arena's file, are passed over if they are JSON objects at all."""
    with Path(path).open(encoding="utf-8") as file:
        for number, line in enumerate(file, start=1):
            if not line.strip():
                continue
            try:
                data = json.loads(line)
                if not isinstance(data, dict):
                    raise TypeError("not an object")
                if "answers" not in data:
                    continue
                result = {name: data.pop(name, []) for name in RESULT}
                notes = {name: data.pop(name) for name in NOTES if name in data}
                # JSON has texts only for keys.
                yield msgspec.convert({"record": data, **result, **notes}, SavedGame, strict=False)
            except (ValueError, TypeError, RecursionError) as error:
                raise bad_request("error-saved-line", path=str(path), line=number, why=str(error)) from error
