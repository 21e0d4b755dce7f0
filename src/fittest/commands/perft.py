"""`fittest perft`: how many sequences of answers there are, depth by depth."""

import click
from rich.table import Table

from fittest import options
from fittest.console import Argument, Command, Option, language, screen, switches
from fittest.expansions.command import expansion_option
from fittest.games.registry import family_of
from fittest.house_rules import resolve
from fittest.lab.perft import opening
from fittest.lab.perft import perft as count
from fittest.texts import text


@expansion_option
@click.command(cls=Command, help="cli-help-perft")
@click.argument("ruleset", cls=Argument, help="cli-help-ruleset")
@click.option("--players", cls=Option, type=click.IntRange(1), help="bots-help-arena-players")
@click.option(
    "--depth",
    cls=Option,
    type=click.IntRange(1, 20),
    default=4,
    show_default=True,
    help="cli-help-perft-depth",
)
@click.option(
    "--seed", cls=Option, type=click.IntRange(0), default=1, show_default=True, help="cli-help-seed"
)
@options.switches
def perft(ruleset: str, players: int | None, depth: int, seed: int, pairs: tuple[str, ...]) -> None:
    named, _ = resolve(ruleset)
    family = family_of(named)
    least = family.info(family.canonical(named)).min_players
    counts = count(opening(ruleset, players or least, seed, **switches(pairs)), depth)
    table = Table(text("perft-depth", language()), text("perft-count", language()))
    for at, number in enumerate(counts, start=1):
        table.add_row(str(at), f"{number:,}")
    screen().print(table)
