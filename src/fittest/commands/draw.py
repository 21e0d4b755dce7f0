"""`fittest draw`: a position of a game as a picture."""

from pathlib import Path

import click

from fittest import pictures
from fittest.console import Argument, Command, Option, language
from fittest.expansions.command import expansion_option
from fittest.kernel.errors import bad_request
from fittest.terminal.records import Timeline, read_record

FILE = click.Path(exists=True, dir_okay=False, readable=True, path_type=Path)


@expansion_option
@click.command(cls=Command, help="cli-help-draw")
@click.argument("record", cls=Argument, type=FILE, help="cli-help-record")
@click.option("--game", cls=Option, type=click.IntRange(1), help="cli-help-game")
@click.option("--step", cls=Option, type=click.IntRange(0), help="cli-help-draw-step")
@click.option("--seat", cls=Option, type=click.IntRange(1), help="ui-help-seat")
@click.option(
    "-o",
    "--out",
    cls=Option,
    type=click.Path(dir_okay=False, path_type=Path),
    required=True,
    help="cli-help-draw-out",
)
def draw(record: Path, game: int | None, step: int | None, seat: int | None, out: Path) -> None:
    timeline = Timeline(read_record(record, game), None if seat is None else seat - 1)
    if step is not None and step > timeline.last:
        raise bad_request("error-number", name="--step", value=str(step), least=0, most=timeline.last)
    position = timeline.position(timeline.last if step is None else step)
    picture = pictures.draw(position.view(timeline.seat), language())
    try:
        out.write_text(picture, encoding="utf-8")
    except OSError as error:
        raise bad_request("error-save", path=str(out), why=error.strerror or str(error)) from error
