"""`fittest arena`: a tournament of bots."""

import csv
import sys
from pathlib import Path

import click
import msgspec
from rich.table import Table

from fittest import options
from fittest.bots.stdio import REMOTE
from fittest.commands.simulate import interval, percent
from fittest.console import Argument, Command, Option, language, progress_bar, screen, switches
from fittest.expansions.command import expansion_option
from fittest.games.registry import family_of
from fittest.house_rules import resolve
from fittest.kernel.errors import bad_request
from fittest.lab.arena import Arena, Referee, Result, Standing, check, compete, here
from fittest.texts import text

FILE = click.Path(dir_okay=False, path_type=Path)


@expansion_option
@click.command(cls=Command, help="bots-help-arena")
@click.argument("ruleset", cls=Argument, help="cli-help-ruleset")
@click.option("--bots", cls=Option, required=True, metavar="A,B,…", help="bots-help-arena-bots")
@click.option(
    "--games", cls=Option, type=click.IntRange(1), default=100, show_default=True, help="cli-help-games"
)
@click.option("--players", cls=Option, type=click.IntRange(2), help="bots-help-arena-players")
@options.seed
@options.jobs
@options.switches
@click.option("--save", cls=Option, type=FILE, help="bots-help-arena-save")
@options.as_json
@click.option("--csv", "as_csv", cls=Option, is_flag=True, help="bots-help-arena-csv")
def arena(
    ruleset: str,
    bots: str,
    games: int,
    players: int | None,
    seed: int,
    jobs: int,
    pairs: tuple[str, ...],
    save: Path | None,
    as_json: bool,
    as_csv: bool,
) -> None:
    names = [name.strip() for name in bots.split(",") if name.strip()]
    # What a file of house rules says now, so that --save goes on only with the same rules.
    named, own = resolve(ruleset)
    family = family_of(named)
    least = family.info(family.canonical(named)).min_players
    plan = Arena(named, players or least, names, seed, {**own, **switches(pairs)})
    if any(name.startswith(REMOTE) for name in names):
        result = compete_with_programs(plan, games, save)
    else:
        result = watched(plan, games, jobs, save, here)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(result)).decode())
    elif as_csv:
        write_csv(result)
    else:
        report(result)


def watched(plan: Arena, games: int, jobs: int, save: Path | None, referee: Referee) -> Result:
    with progress_bar() as progress:
        bar = progress.add_task(text("cli-playing", language()), total=games)
        return compete(plan, games, jobs, save, lambda done: progress.update(bar, completed=done), referee)


def compete_with_programs(plan: Arena, games: int, save: Path | None) -> Result:
    """One game at a time: a program need not be able to play several at once."""
    try:
        from fittest.server.external_bots import ExternalBots, remote_bots
    except ModuleNotFoundError as error:
        raise bad_request("error-server-extra", name=str(error.name)) from error
    programs = remote_bots(plan.bots)
    check(plan, [name for name in plan.bots if name not in programs])
    with ExternalBots(programs) as external:
        for program, server, token in external.invitations:
            click.echo(
                text("bots-remote-open", language(), name=program, server=server, token=token), err=True
            )
        external.wait()
        return watched(plan, games, 1, save, external.play)


def write_csv(result: Result) -> None:
    """One line for each bot."""
    out = csv.writer(sys.stdout, lineterminator="\n")
    kinds = ("wins", "score", "rating")
    columns = [f"{kind}_{end}" for kind in kinds for end in ("mean", "low", "high")]
    out.writerow(["bot", "games", *columns, "milliseconds"])
    for row in result.standings:
        values = [getattr(getattr(row, kind), end) for kind in kinds for end in ("mean", "low", "high")]
        out.writerow([row.bot, row.games, *(f"{value:.4f}" for value in values), pace(row)])


def report(result: Result) -> None:
    spoken = language()
    table = Table("", title=text("bots-standings", spoken, games=result.games), title_justify="left")
    for key in ("cli-games", "cli-wins", "cli-score", "bots-rating", "bots-milliseconds"):
        table.add_column(text(key, spoken), justify="right")
    for row in result.standings:
        measured = (percent(row.wins), interval(row.score), interval(row.rating), pace(row))
        table.add_row(row.bot, str(row.games), *measured)
    screen().print(table)
    names = [row.bot for row in result.standings]
    found = {(meeting.bot, meeting.rival): meeting for meeting in result.meetings}
    matrix = Table("", *names, title=text("bots-matrix", spoken), title_justify="left")
    for one in names:
        cells = [f"{100 * found[one, two].better.mean:.1f} %" if one != two else "–" for two in names]
        matrix.add_row(one, *cells)
    screen().print(matrix)


def pace(row: Standing) -> str:
    return "" if row.milliseconds is None else f"{row.milliseconds:.2f}"
