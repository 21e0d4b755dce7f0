"""`fittest simulate`: many games between bots."""

from pathlib import Path

import click
import msgspec
from rich.table import Table

from fittest import options
from fittest.console import Argument, Command, Option, language, progress_bar, screen, switches
from fittest.expansions.command import expansion_option
from fittest.lab.simulate import Plan, Side, Speed, Summary
from fittest.lab.simulate import simulate as run
from fittest.lab.statistics import Mean
from fittest.texts import text


@expansion_option
@click.command(cls=Command, help="cli-help-simulate")
@click.argument("ruleset", cls=Argument, help="cli-help-ruleset")
@options.players
@click.option(
    "--games", cls=Option, type=click.IntRange(1), default=100, show_default=True, help="cli-help-games"
)
@click.option("--bots", cls=Option, default="random", show_default=True, help="cli-help-bots")
@options.seed
@options.jobs
@options.switches
@click.option(
    "--save", cls=Option, type=click.Path(dir_okay=False, path_type=Path), help="cli-help-save-games"
)
@options.as_json
def simulate(
    ruleset: str,
    players: int,
    games: int,
    bots: str,
    seed: int,
    jobs: int,
    pairs: tuple[str, ...],
    save: Path | None,
    as_json: bool,
) -> None:
    names = [name.strip() for name in bots.split(",") if name.strip()]
    plan = Plan(ruleset, players, games, names, seed, switches(pairs))
    with progress_bar() as progress:
        bar = progress.add_task(text("cli-playing", language()), total=games)
        summary, speed = run(plan, jobs, lambda: progress.advance(bar), save)
    if as_json:
        data = {"result": summary, "speed": speed}
        click.echo(msgspec.json.format(msgspec.json.encode(data)).decode())
    else:
        report(summary, speed)


def report(summary: Summary, speed: Speed) -> None:
    spoken = language()
    console = screen()
    numbers = Table(box=None, show_header=False)
    for key, value in (
        ("cli-games-per-second", f"{speed.games:,.1f}"),
        ("cli-decisions-per-second", f"{speed.decisions:,.0f}"),
        ("cli-turns-per-game", interval(summary.turns)),
        ("cli-decisions-per-game", interval(summary.decisions)),
    ):
        numbers.add_row(text(key, spoken), value)
    console.print(numbers)
    sides = [
        (text("cli-seat", spoken, number=seat), side) for seat, side in enumerate(summary.seats, start=1)
    ]
    for title, rows in (("cli-by-seat", sides), ("cli-by-bot", list(summary.bots.items()))):
        console.print(side_table(title, rows))


def side_table(title: str, rows: list[tuple[str, Side]]) -> Table:
    spoken = language()
    table = Table("", title=text(title, spoken), title_justify="left")
    for key in ("cli-games", "cli-wins", "cli-score"):
        table.add_column(text(key, spoken), justify="right")
    for name, side in rows:
        table.add_row(name, str(side.games), percent(side.wins), interval(side.score))
    return table


def interval(value: Mean) -> str:
    return f"{value.mean:.2f}  [{value.low:.2f}, {value.high:.2f}]"


def percent(value: Mean) -> str:
    return f"{100 * value.mean:.1f} %  [{100 * value.low:.1f}, {100 * value.high:.1f}]"
