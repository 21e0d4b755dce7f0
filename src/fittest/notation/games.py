"""A game in text: tags, then answers with comments and variations."""

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from fittest.kernel.errors import bad_request
from fittest.kernel.game import RECORD_FORMAT, Game
from fittest.notation.scanner import DEEPEST, Scanner
from fittest.saved_games import RESULT, SavedGame, Variation, saved

FORMAT = "fittest"
"""The tag with the format of the record: the first of every game."""
RECORD = ("ruleset", "players", "seed", "edition", "switches", "expansions", "scenario", "commitment", "salt")
WIDTH = 100

NAME = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,39}")
NUMBER = re.compile(r"\d{1,6}\.\s*")
ANSWER = re.compile(r"[^;(){}\[\]\\]{1,400}")
COMMENT = re.compile(r"(?:[^\\}]|\\[\\}])*\}")
ESCAPED = re.compile(r"\\(.)", re.DOTALL)


def write_game(game: Game | SavedGame) -> str:
    """The text of a game, which `read_game` reads."""
    kept = game if isinstance(game, SavedGame) else saved(game)
    tags: dict[str, Any] = {FORMAT: kept.record.get("format", RECORD_FORMAT)}
    # What else a line of a file holds, such as the lab's notes, is not part of the game.
    tags |= {name: kept.record[name] for name in RECORD if kept.record.get(name, {}) != {}}
    if kept.bots:
        tags |= {"bots": kept.bots, "bot_seeds": kept.bot_seeds}
    tags |= {"scores": kept.scores, "winners": kept.winners} if kept.scores else {}
    for name, text in kept.tags.items():
        if NAME.fullmatch(name) is None or name in (*tags, *RECORD, *RESULT, FORMAT):
            raise bad_request("error-notation-name", name=name)
        tags[name] = text
    head = "".join(f"[{name} {compact(value)}]\n" for name, value in tags.items())
    tokens = list(_tokens(Variation(0, kept.record["answers"], kept.comments, kept.variations), 1))
    return head + "\n" + "".join(f"{line}\n" for line in _lines(tokens))


def read_game(text: str) -> SavedGame:
    """The one game of a text. Its answers are tried when it is asked for its `game`."""
    games = list(read_games(text))
    if len(games) != 1:
        raise bad_request("error-notation-count", count=len(games))
    return games[0]


def read_games(text: str) -> Iterator[SavedGame]:
    """The games of a text, one after the other."""
    scanner = Scanner(text)
    scanner.skip()
    while scanner.next:
        tags = _read_tags(scanner)
        line = _read_line(scanner, 0)
        yield _game(scanner, tags, line)


def compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


# -- writing -----------------------------------------------------------------------------------


def _tokens(line: Variation, number: int, depth: int = 0) -> Iterator[str]:
    """`number` is that of the first answer."""
    if depth > DEEPEST:
        raise bad_request("error-notation-depth", line=0, most=DEEPEST)
    if 0 in line.comments:
        yield _comment(line.comments[0])
    beside: dict[int, list[Variation]] = {}
    for variation in line.variations:
        beside.setdefault(variation.at, []).append(variation)
    for at, answer in enumerate(line.answers):
        if ANSWER.fullmatch(answer) is None:
            raise bad_request("error-notation-answer", line=0)
        yield f"{number + at}. {answer};" if at % 10 == 0 or beside.get(at - 1) else f"{answer};"
        if at + 1 in line.comments:
            yield _comment(line.comments[at + 1])
        for variation in beside.get(at, ()):
            first, *rest = _tokens(variation, number + at, depth + 1)
            inner = [f"({first}", *rest]
            inner[-1] += ")"
            yield from inner


def _comment(text: str) -> str:
    return "{" + text.replace("\\", "\\\\").replace("}", "\\}") + "}"


def _lines(tokens: list[str]) -> Iterator[str]:
    line = ""
    for token in tokens:
        if line and len(line) + 1 + len(token) > WIDTH:
            yield line
            line = token
        else:
            line = f"{line} {token}" if line else token
    if line:
        yield line


# -- reading -----------------------------------------------------------------------------------


def _read_tags(scanner: Scanner) -> dict[str, Any]:
    tags: dict[str, Any] = {}
    begin = scanner.at
    while scanner.take("["):
        name = scanner.match(NAME)
        try:
            if name is None or not scanner.take(" "):
                raise ValueError("no name")
            value = scanner.json()
        except ValueError as error:
            raise scanner.refusal("error-notation-tag", begin) from error
        if not scanner.take("]"):
            raise scanner.refusal("error-notation-tag", begin)
        if name in tags:
            raise scanner.refusal("error-notation-tag-twice", begin, name=name)
        tags[name] = value
        scanner.skip()
        begin = scanner.at
    if FORMAT not in tags:
        raise scanner.refusal("error-notation-start")
    return tags


def _read_line(scanner: Scanner, depth: int) -> Variation:
    """Answers up to the end of the line of play, whose place in the line above is not yet known."""
    answers: list[str] = []
    comments: dict[int, str] = {}
    variations: list[Variation] = []
    while scanner.next and scanner.next not in "[)":
        begin = scanner.at
        if scanner.take("{"):
            text = scanner.match(COMMENT)
            if text is None:
                raise scanner.refusal("error-notation-comment", begin)
            text = ESCAPED.sub(r"\1", text[:-1])
            before = comments.get(len(answers))
            comments[len(answers)] = text if before is None else f"{before}\n{text}"
        elif scanner.take("("):
            if depth == DEEPEST:
                raise scanner.refusal("error-notation-depth", begin, most=DEEPEST)
            scanner.skip()
            inner = _read_line(scanner, depth + 1)
            if not scanner.take(")"):
                raise scanner.refusal("error-notation-open", begin)
            if not answers or not inner.answers:
                raise scanner.refusal("error-notation-variation", begin)
            variations.append(msgspec.structs.replace(inner, at=len(answers) - 1))
        else:
            scanner.match(NUMBER)
            answer = scanner.match(ANSWER)
            if answer is None or not answer.strip() or not scanner.take(";"):
                raise scanner.refusal("error-notation-answer", begin)
            answers.append(" ".join(answer.split()))
        scanner.skip()
    return Variation(0, answers, comments, variations)


def _game(scanner: Scanner, tags: Mapping[str, Any], line: Variation) -> SavedGame:
    if scanner.next == ")":
        raise scanner.refusal("error-notation-close")
    record = {"format": tags[FORMAT], "switches": {}}
    result: dict[str, Any] = {"scores": [], "winners": []}
    free: dict[str, str] = {}
    for name, value in tags.items():
        if name in RECORD:
            record[name] = value
        elif name in RESULT:
            result[name] = value
        elif name != FORMAT:
            if not isinstance(value, str):
                raise scanner.refusal("error-notation-value", name=name)
            free[name] = value
    record["answers"] = line.answers
    try:
        data = {"record": record, **result, "tags": free, "comments": line.comments}
        return msgspec.structs.replace(msgspec.convert(data, SavedGame), variations=line.variations)
    except msgspec.ValidationError as error:
        raise scanner.refusal("error-notation-result", why=str(error)) from error
