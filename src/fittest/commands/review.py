"""`fittest review`: a finished game looked back on."""

from pathlib import Path

import click
import msgspec
from rich.table import Table

import fittest
from fittest.bots.review import ADVISER, GAMES, Moment, Review
from fittest.console import Argument, Command, Option, language, progress_bar, screen
from fittest.kernel.decision import Codec
from fittest.lab.review import review as look_back
from fittest.terminal.replay import read_record
from fittest.terminal.seats import seat_name, seat_names
from fittest.texts import render, text

FILE = click.Path(exists=True, dir_okay=False, readable=True, path_type=Path)


@click.command(cls=Command, help="bots-help-review")
@click.argument("record", cls=Argument, type=FILE, help="cli-help-record")
@click.option(
    "--games",
    cls=Option,
    type=click.IntRange(1),
    default=GAMES,
    show_default=True,
    help="bots-help-review-games",
)
@click.option(
    "--seed", cls=Option, type=click.IntRange(0), default=0, show_default=True, help="cli-help-seed"
)
@click.option(
    "--jobs", cls=Option, type=click.IntRange(1), default=1, show_default=True, help="cli-help-jobs"
)
@click.option("--bot", "adviser", cls=Option, default=ADVISER, show_default=True, help="bots-help-review-bot")
@click.option("--json", "as_json", cls=Option, is_flag=True, help="cli-help-json")
def review(record: Path, games: int, seed: int, jobs: int, adviser: str, as_json: bool) -> None:
    data = read_record(record)
    with progress_bar() as progress:
        bar = progress.add_task(text("bots-looking-back", language()), total=None)
        found = look_back(
            data,
            games,
            seed,
            jobs,
            adviser,
            progress=lambda done, total: progress.update(bar, completed=done, total=total),
        )
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(found)).decode())
    else:
        report(found, fittest.replay({**data, "answers": []}).codec)


def report(found: Review, codec: Codec) -> None:
    """The turning points, how often the bot agreed with each seat, and every decision."""
    spoken = language()
    console = screen()
    console.print(text("bots-winners", spoken, names=seat_names(found.winners, spoken)))
    for seat in range(found.players):
        own = [moment for moment in found.moments if moment.seat == seat]
        agreed = sum(moment.answer == moment.advice for moment in own)
        name = seat_name(seat, spoken)
        console.print(text("bots-agreed", spoken, name=name, agreed=agreed, count=len(own)))
    turning = [found.moments[step - 1] for step in found.turning]
    if turning:
        console.print(_table("bots-turning-points", turning, codec, found.players))
    console.print(_table("bots-every-decision", found.moments, codec, found.players))


def _table(title: str, moments: list[Moment], codec: Codec, players: int) -> Table:
    spoken = language()
    table = Table(title=text(title, spoken), title_justify="left")
    for key in ("bots-step", "bots-turn", "bots-who", "bots-answer", "bots-advice"):
        table.add_column(text(key, spoken))
    for seat in range(players):
        table.add_column(seat_name(seat, spoken), justify="right")
    for moment in moments:
        same = moment.answer == moment.advice
        table.add_row(
            str(moment.step),
            str(moment.turn),
            seat_name(moment.seat, spoken),
            _words(codec, moment.answer, spoken),
            "=" if same else _words(codec, moment.advice, spoken),
            *(f"{100 * chance:.0f} %" for chance in moment.chances),
        )
    return table


def _words(codec: Codec, answer: str, spoken: str) -> str:
    return render(codec.message(codec.parse(answer)), spoken)
