"""`fittest bench`: how fast is the engine here?"""

import platform

import click
import msgspec
from rich.progress import Progress, SpinnerColumn, TextColumn
from rich.table import Table

from fittest.about import VERSION, compiled
from fittest.console import Command, Option, language, screen
from fittest.lab.bench import bench as run
from fittest.texts import text


@click.command(cls=Command, help="cli-help-bench")
@click.option(
    "--seconds",
    cls=Option,
    type=click.FloatRange(0.01),
    default=3.0,
    show_default=True,
    help="cli-help-bench-seconds",
)
@click.option("--json", "as_json", cls=Option, is_flag=True, help="cli-help-json")
def bench(seconds: float, as_json: bool) -> None:
    bar = Progress(
        SpinnerColumn(), TextColumn("{task.description}"), console=screen(stderr=True), transient=True
    )
    with bar as progress:
        task = progress.add_task("")
        rows = run(seconds, lambda name: progress.update(task, description=name))
    if as_json:
        data = {"version": VERSION, "compiled": compiled(), "python": platform.python_version(), "rows": rows}
        click.echo(msgspec.json.format(msgspec.json.encode(data)).decode())
        return
    engine = "@cli-engine-compiled" if compiled() else "@cli-engine-interpreted"
    spoken = language()
    click.echo(text("cli-version", spoken, version=VERSION, python=platform.python_version(), engine=engine))
    table = Table("", box=None)
    for heading in ("", text("cli-unit", spoken), text("cli-ratio", spoken)):
        table.add_column(heading, justify="right")
    for row in rows:
        table.add_row(
            row.name,
            f"{row.value:,.2f}" if row.value < 100 else f"{row.value:,.0f}",
            row.unit,
            f"× {row.ratio:.2f}",
        )
    screen().print(table)
