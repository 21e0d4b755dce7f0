"""What every view has: the question, the choices of the one who is asked, and the story so far.

Not compiled: these are the msgspec structs that leave the process.
"""

from functools import lru_cache
from typing import Any

import msgspec

from fittest.kernel.errors import check_seat
from fittest.kernel.game import Game
from fittest.kernel.message import Arg, Message
from fittest.kernel.moves import Codec
from fittest.kernel.picture import picture


class Text(msgspec.Struct, frozen=True):
    """A message key with its arguments."""

    key: str
    args: dict[str, Arg]


class Choice(msgspec.Struct, frozen=True):
    """An option: `text` is what is answered, `label` what people read, `idle`: to do nothing."""

    text: str
    label: Text
    idle: bool = False


class Question(msgspec.Struct, frozen=True):
    """The pending decision. Only the seat that is asked sees the choices."""

    seat: int
    prompt: Text
    choices: list[Choice]


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the log; `number` counts the events of the game from 0; a `quiet` one goes without saying."""

    number: int
    text: Text
    quiet: bool = False


class Part(msgspec.Struct, frozen=True):
    """Some of a seat's points: what they are for, and the thing on the table that brings them."""

    text: Text
    points: int
    thing: str


class PreviewView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the seat can foresee: of each option, by its text; of things on the table, by their names (as in a
    tally); of the table as a whole."""

    options: dict[str, list[Text]] = {}
    things: dict[str, list[Text]] = {}
    table: list[Text] = []


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """The part of a view that is the same in all games; each game's View extends it.

    `game` is the id of the game, by which outer layers find what draws it.

    `tally`, when the game is over: for each seat the parts that its points are made of, if they lie on the
    table; they add up to its score. Points of earlier turns are told in the story.

    `tie`, when the game is over and several have most points: what decided between them.
    """

    game: str
    ruleset: str
    players: int
    seat: int | None
    question: Question | None
    scores: list[int]
    winners: list[int]
    tally: list[list[Part]] = []
    tie: list[Text] = []

    def __repr__(self) -> str:
        """In one line; `msgspec.to_builtins(view)` is all of it."""
        whose = "a spectator" if self.seat is None else f"seat {self.seat}"
        asked = "over" if self.question is None else f"seat {self.question.seat}: {self.question.prompt.key}"
        return f"<what {whose} sees of {self.ruleset} for {self.players}, {asked}>"

    def _repr_svg_(self) -> str | None:
        """For notebooks: the table as this seat sees it."""
        return picture(self)


def as_text(message: Message) -> Text:
    return Text(message.key, message.args)


@lru_cache(maxsize=1 << 14)
def choice(codec: Codec, code: int) -> Choice:
    """What an option says depends on its code alone, and most options are shown again and again."""
    return Choice(codec.text(code), as_text(codec.message(code)), codec.is_idle(code))


def question_for(game: Game, seat: int | None) -> Question | None:
    """What `seat` is asked, or sees that another is asked; every view asks here, also whether there is such
    a seat."""
    if seat is not None:
        check_seat(game.players, seat)
    decision = game.decision
    if decision is None:
        return None
    choices = [choice(decision.codec, code) for code in decision.codes] if seat == decision.seat else []
    return Question(decision.seat, as_text(decision.prompt), choices)


def head_of(game: Game, seat: int | None) -> dict[str, Any]:
    """What is the same in all views, but for the tally."""
    scores, winners = game.scores, game.winners
    return {
        "game": game.family.id,
        "ruleset": game.setup.ruleset,
        "players": game.players,
        "seat": seat,
        "question": question_for(game, seat),
        "scores": scores,
        "winners": winners,
        "tie": tie_of(scores, winners, game.tie_breaks) if winners else [],
    }


def tie_of(scores: list[int], winners: list[int], breaks: list[tuple[str, list[int]]]) -> list[Text]:
    """What decided between the seats with most points, of the ways in which the game breaks a tie: the key of
    a sentence, and what each seat has of it."""
    best = max(scores)
    tied = [seat for seat, score in enumerate(scores) if score == best]
    if len(tied) == 1:
        return []
    told = []
    for key, values in breaks:
        most = max(values[seat] for seat in tied)
        beaten = [values[seat] for seat in tied if values[seat] < most]
        if beaten:
            told.append(Text(key, {"count": most, "other": max(beaten)}))
            tied = [seat for seat in tied if values[seat] == most]
    if len(winners) > 1:
        told.append(Text("tie-shared", {}))
    return told


def preview_for(game: Game, seat: int | None) -> PreviewView:
    found = game.preview(seat)
    return PreviewView(
        {game.codec.text(code): as_texts(messages) for code, messages in found.options.items()},
        {thing: as_texts(messages) for thing, messages in found.things.items()},
        as_texts(found.table),
    )


def as_texts(messages: list[Message]) -> list[Text]:
    return [as_text(message) for message in messages]


def log_lines(game: Game, seat: int | None = None, since: int = 0) -> list[Line]:
    """What `seat` may know of what has happened, from event `since` on."""
    lines = []
    found = game.events.since(since)
    for number, event in enumerate(found, start=len(game.events) - len(found)):
        message = game.describe(event, seat)
        if message is not None:
            lines.append(Line(number, as_text(message), message.quiet))
    return lines
