"""`fittest review`: the review of a finished game."""

from pathlib import Path

import click
import msgspec
from rich.table import Table

import fittest
from fittest import options
from fittest.bots.review import GAMES, Moment, Review, Turning
from fittest.console import Argument, Command, Option, language, progress_bar, screen
from fittest.expansions.command import expansion_option
from fittest.kernel.message import Message
from fittest.kernel.moves import Codec
from fittest.kernel.view import Text
from fittest.lab.review import review as look_back
from fittest.terminal.records import read_record
from fittest.terminal.seats import seat_name, seat_names
from fittest.texts import render, text

FILE = click.Path(exists=True, dir_okay=False, readable=True, path_type=Path)


@expansion_option
@click.command(cls=Command, help="bots-help-review")
@click.argument("record", cls=Argument, type=FILE, help="cli-help-record")
@click.option("--game", cls=Option, type=click.IntRange(1), help="cli-help-game")
@click.option(
    "--games",
    cls=Option,
    type=click.IntRange(2),
    default=GAMES,
    show_default=True,
    help="bots-help-review-games",
)
@options.seed
@options.jobs
@options.as_json
def review(record: Path, game: int | None, games: int, seed: int, jobs: int, as_json: bool) -> None:
    data = read_record(record, game)
    with progress_bar() as progress:
        bar = progress.add_task(text("bots-looking-back", language()), total=None)
        found = look_back(
            data,
            games,
            seed,
            jobs,
            progress=lambda done, total: progress.update(bar, completed=done, total=total),
        )
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(found)).decode())
    else:
        report(found, fittest.replay({**data, "answers": []}).codec)


def report(found: Review, codec: Codec) -> None:
    """How everybody played, with what luck, and where the game turned."""
    spoken = language()
    console = screen()
    console.print(text("bots-winners", spoken, names=seat_names(found.winners, spoken)))
    console.print(_sides(found))
    if found.turning:
        console.print(_turning(found, codec))
    else:
        console.print(text("bots-no-turning-points", spoken))
    console.print(_chances(found))


def _sides(found: Review) -> Table:
    table = _table("bots-sides", "bots-who", "bots-accuracy", "bots-lost", "bots-luck")
    for seat, side in enumerate(found.sides):
        accuracy = f"{side.good} / {side.open}" + (f" = {side.good / side.open:.0%}" if side.open else "")
        table.add_row(
            seat_name(seat, language()),
            accuracy,
            signed(-side.lost, side.lost_margin),
            signed(side.luck, side.luck_margin),
        )
    return table


def _turning(found: Review, codec: Codec) -> Table:
    table = _table("bots-turning-points", "bots-step", "bots-turn", "bots-who", "bots-change", "bots-cause")
    for turning in found.turning:
        moment = found.moments[turning.step - 1]
        table.add_row(
            # The position before the answer: `fittest replay` shows it.
            str(turning.step - 1),
            str(turning.turn),
            seat_name(turning.seat, language()),
            signed(turning.change, turning.margin),
            cause(turning, moment, codec),
        )
    return table


def cause(turning: Turning, moment: Moment, codec: Codec) -> str:
    spoken = language()
    if turning.kind == "luck":
        return "\n".join(_said(told, spoken) for told in moment.told) or text("bots-chance", spoken)
    why = "" if moment.why is None else _said(moment.why, spoken)
    return text(
        "bots-better",
        spoken,
        answer=_words(codec, moment.answer, spoken),
        best=_words(codec, moment.best, spoken),
        why=why,
    )


def _chances(found: Review) -> Table:
    """At the beginning of each turn, and in the end."""
    table = _table("bots-chances", "bots-turn")
    for seat in range(found.players):
        table.add_column(seat_name(seat, language()), justify="right")
    table.add_row("1", *_shares(found.opening, found.opening_margins))
    for before, after in zip(found.moments, found.moments[1:], strict=False):
        if after.turn != before.turn:
            table.add_row(str(after.turn), *_shares(before.chances, before.margins))
    last = found.moments[-1]
    table.add_row("", *_shares(last.chances, last.margins))
    return table


def _shares(chances: list[float], margins: list[float]) -> list[str]:
    return [f"{100 * a:.0f} % ± {100 * b:.0f}" for a, b in zip(chances, margins, strict=True)]


def _table(title: str, *columns: str) -> Table:
    spoken = language()
    table = Table(title=text(title, spoken), title_justify="left")
    for key in columns:
        table.add_column(text(key, spoken))
    return table


def signed(change: float, margin: float) -> str:
    """In points of chance, with what it may be off by."""
    points = round(100 * change)
    sign = "−" if points < 0 else "+" if points > 0 else ""
    return f"{sign}{abs(points)} % ± {100 * margin:.0f}"


def _words(codec: Codec, answer: str, spoken: str) -> str:
    return render(codec.message(codec.parse(answer)), spoken)


def _said(told: Text, spoken: str) -> str:
    return render(Message(told.key, told.args), spoken)
