"""`fittest lab`: what does a card, a trait, a switch do?"""

from pathlib import Path

import click
import msgspec

from fittest.console import Argument, Command, Option, language, progress_bar, switches
from fittest.kernel.errors import bad_request
from fittest.lab.study import run, study_of
from fittest.texts import text


@click.command(cls=Command, help="cli-help-lab")
@click.argument("ruleset", cls=Argument, help="cli-help-ruleset")
@click.option(
    "--players", cls=Option, type=click.IntRange(1), default=4, show_default=True, help="cli-help-players"
)
@click.option(
    "--games", cls=Option, type=click.IntRange(1), default=1000, show_default=True, help="cli-help-games"
)
@click.option("--bots", cls=Option, default="greedy", show_default=True, help="cli-help-bots")
@click.option("--vary", cls=Option, metavar="NAME=A,B,…", help="cli-help-lab-vary")
@click.option(
    "--seed", cls=Option, type=click.IntRange(0), default=0, show_default=True, help="cli-help-seed"
)
@click.option(
    "--jobs", cls=Option, type=click.IntRange(1), default=1, show_default=True, help="cli-help-jobs"
)
@click.option("--cluster", cls=Option, metavar="ADDRESS", help="cli-help-lab-cluster")
@click.option("--set", "pairs", cls=Option, multiple=True, metavar="NAME=VALUE", help="cli-help-set")
@click.option(
    "--out",
    cls=Option,
    type=click.Path(file_okay=False, path_type=Path),
    required=True,
    help="cli-help-lab-out",
)
def lab(
    ruleset: str,
    players: int,
    games: int,
    bots: str,
    vary: str | None,
    seed: int,
    jobs: int,
    cluster: str | None,
    pairs: tuple[str, ...],
    out: Path,
) -> None:
    try:
        from fittest.lab.effects import facts
        from fittest.lab.report import write_report
        from fittest.lab.tables import write_parquet
    except ImportError as error:
        raise bad_request("error-no-lab", why=str(error)) from error
    names = [name.strip() for name in bots.split(",") if name.strip()]
    switch, values = varied(vary)
    study = study_of(ruleset, players, games, names, seed, switches(pairs), switch, values)
    with progress_bar() as progress:
        bar = progress.add_task(text("cli-playing", language()), total=games * len(study.variants))
        played = run(study, out, jobs, cluster, lambda count: progress.advance(bar, count))
    found = facts(study, played)
    written = [*write_parquet(study, played, out), out / "summary.json"]
    written[-1].write_bytes(msgspec.json.format(msgspec.json.encode(found)))
    written.append(write_report(study, found, out, language()))
    click.echo(
        text("lab-done", language(), games=len(played), files=", ".join(str(path) for path in written))
    )


def varied(vary: str | None) -> tuple[str, list[object]]:
    """The switch and the values of `--vary NAME=A,B,…`."""
    if vary is None:
        return "", []
    name, _, listed = vary.partition("=")
    values = [
        switches([f"{name}={part.strip()}"])[name] for part in listed.split(",") if name and part.strip()
    ]
    if len(values) < 2 or len(set(map(repr, values))) < len(values):
        raise bad_request("error-lab-vary", value=vary)
    return name, values
