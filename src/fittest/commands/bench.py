"""`fittest bench`: how fast is the engine here?"""

import platform

import click
import msgspec
from rich.table import Table

from fittest import options
from fittest.about import VERSION, compiled
from fittest.commands.info import running
from fittest.console import Argument, Command, Option, language, progress_bar, screen
from fittest.expansions.command import expansion_option
from fittest.lab.bench import Row, bars, cases
from fittest.lab.bench import bench as run
from fittest.texts import text


@expansion_option
@click.command(cls=Command, help="cli-help-bench")
@click.argument("rulesets", cls=Argument, nargs=-1, help="cli-help-some-rulesets")
@click.option(
    "--seconds",
    cls=Option,
    type=click.FloatRange(0.01),
    default=3.0,
    show_default=True,
    help="cli-help-bench-seconds",
)
@options.as_json
def bench(rulesets: tuple[str, ...], seconds: float, as_json: bool) -> None:
    with progress_bar() as progress:
        task = progress.add_task("", total=None)
        rows = run(cases(list(rulesets)), seconds, lambda name: progress.update(task, description=name))
    held = bars(rows)
    if as_json:
        data = {"version": VERSION, "compiled": compiled(), "python": platform.python_version()}
        click.echo(msgspec.json.format(msgspec.json.encode({**data, "rows": rows, "bars": held})).decode())
        return
    click.echo(running())
    screen().print(row_table(rows))
    for bar in held:
        key = "cli-bar-holds" if bar.holds else "cli-bar-broken"
        limit = bar.least if bar.least is not None else bar.most
        what = text(
            bar.what,
            language(),
            value=f"{bar.value:.2f}",
            bar=f"{limit:g}",
            ruleset=bar.ruleset,
            players=bar.players,
        )
        click.echo(text(key, language(), what=what))


def row_table(rows: list[Row]) -> Table:
    spoken = language()
    table = Table(box=None)
    table.add_column(no_wrap=True)
    table.add_column(text("cli-players", spoken))
    table.add_column()
    for heading in ("", "", text("cli-ratio", spoken)):
        table.add_column(heading, justify="right")
    for row in rows:
        value = f"{row.value:,.2f}" if row.value < 100 else f"{row.value:,.0f}"
        measure = text(f"cli-measure-{row.measure}", spoken)
        table.add_row(row.subject, str(row.players), measure, value, row.unit, f"× {row.ratio:.2f}")
    return table
