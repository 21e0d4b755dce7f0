"""`fittest puzzles`: positions with one clearly best answer, to solve, to make and to prove again."""

import json
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path

import click
from rich.table import Table

import fittest.puzzles
from fittest import options, saved_games
from fittest.console import Argument, Command, Group, Option, language, progress_bar, screen
from fittest.expansions.command import expansion_option
from fittest.games.registry import family_of
from fittest.kernel.errors import bad_request
from fittest.puzzles import daily, puzzle, puzzles
from fittest.terminal.words import title
from fittest.texts import text

COMMANDS = {
    "list": "fittest.commands.puzzles:show",
    "play": "fittest.commands.puzzles:play",
    "make": "fittest.commands.puzzles:make",
    "check": "fittest.commands.puzzles:check",
}
COUNT = click.IntRange(1)
FILE = click.Path(exists=True, dir_okay=False, readable=True, path_type=Path)
SHIPPED = Path(fittest.puzzles.__file__).parent / "data"

group = Group("puzzles", help="cli-help-puzzles", lazy=COMMANDS)


@click.command("list", cls=Command, help="cli-help-puzzles-list")
def show() -> None:
    spoken = language()
    table = Table(*(text(f"puzzle-{column}", spoken) for column in ("name", "game", "difficulty")))
    # The name is what one types to play it: it is never cut.
    table.columns[0].no_wrap = True
    for one in puzzles():
        level = text("puzzle-level", spoken, level=one.puzzle.level)
        table.add_row(one.id, title(one.ruleset, spoken), level)
    screen().print(table)


@click.command(cls=Command, help="cli-help-puzzles-play")
@click.argument("name", cls=Argument, required=False, help="cli-help-puzzles-name")
def play(name: str | None) -> None:
    from fittest.terminal.plain.input import Lines
    from fittest.terminal.plain.puzzle import PuzzleSession
    from fittest.terminal.plain.renderer import Renderer

    chosen = daily(datetime.now(UTC).astimezone().date()) if name is None else puzzle(name)
    PuzzleSession(chosen, Renderer(screen(), language()), Lines()).play()


@expansion_option
@click.command(cls=Command, help="cli-help-puzzles-make")
@click.argument("ruleset", cls=Argument, required=False, help="cli-help-ruleset")
@click.option("--from", "file", cls=Option, type=FILE, help="cli-help-puzzles-from")
@click.option("--players", cls=Option, type=COUNT, help="bots-help-arena-players")
@click.option("--games", cls=Option, type=COUNT, default=10, show_default=True, help="cli-help-games")
@click.option("--bots", cls=Option, default="quick", show_default=True, help="cli-help-bots")
@click.option(
    "--worlds", cls=Option, type=COUNT, default=400, show_default=True, help="cli-help-puzzles-worlds"
)
@click.option("--keep", cls=Option, type=COUNT, help="cli-help-puzzles-keep")
@options.seed
@options.jobs
@click.option(
    "--out",
    cls=Option,
    type=click.Path(file_okay=False, path_type=Path),
    required=True,
    help="cli-help-puzzles-out",
)
def make(
    ruleset: str | None,
    file: Path | None,
    players: int | None,
    games: int,
    bots: str,
    worlds: int,
    keep: int | None,
    seed: int,
    jobs: int,
    out: Path,
) -> None:
    from fittest.lab import puzzles as lab

    if (ruleset is None) == (file is None):
        raise bad_request("error-puzzles-source")
    saved = [] if file is None else list(islice(saved_games.read(file), games))
    named = "" if ruleset is None else family_of(ruleset).canonical(ruleset)
    if named and players is None:
        players = family_of(named).info(named).min_players
    levels = [name.strip() for name in bots.split(",") if name.strip()]
    source = lab.Source(named, players or 0, levels, seed, saved)
    found = []
    with progress_bar() as progress:
        bar = progress.add_task(text("cli-playing", language()), total=len(saved) or games)
        for of_game in lab.make(source, len(saved) or games, lab.effort_of(worlds), jobs):
            progress.advance(bar)
            found += of_game
    out.mkdir(parents=True, exist_ok=True)
    for one in lab.select(found, keep or len(found)):
        made = lab.write(one, out)
        click.echo(f"{made['id']}: {', '.join(made['solution'])}")
    click.echo(text("puzzle-made", language(), found=len(found), folder=str(out)))


@expansion_option
@click.command(cls=Command, help="cli-help-puzzles-check")
@click.argument("files", cls=Argument, nargs=-1, type=FILE, help="cli-help-puzzles-files")
@click.option(
    "--worlds", cls=Option, type=COUNT, default=400, show_default=True, help="cli-help-puzzles-worlds"
)
@click.option("--renew", cls=Option, is_flag=True, help="cli-help-puzzles-renew")
@options.seed
@options.jobs
def check(files: tuple[Path, ...], worlds: int, renew: bool, seed: int, jobs: int) -> None:
    from fittest.lab import puzzles as lab

    chosen = sorted(files or SHIPPED.glob("*.json"))
    documents = [json.loads(file.read_text(encoding="utf-8")) for file in chosen]
    failed = 0
    with progress_bar() as progress:
        bar = progress.add_task(text("puzzle-checking", language()), total=len(chosen))
        results = lab.check(documents, seed, lab.effort_of(worlds), jobs)
        for file, found in zip(chosen, results, strict=True):
            progress.advance(bar)
            failed += found is None
            key = "puzzle-fails" if found is None else "puzzle-holds"
            progress.console.print(text(key, language(), name=file.stem), highlight=False)
            if renew and found is None:
                file.unlink()
            elif renew and found is not None:
                lab.write_to(file, found)
    click.echo(text("puzzle-checked", language(), held=len(chosen) - failed, all=len(chosen)))
    if failed and not renew:
        raise SystemExit(1)
