"""`fittest soak`: random games that look for broken laws."""

import click

from fittest import options
from fittest.console import Argument, Command, Option, language, progress_bar
from fittest.expansions.command import expansion_option
from fittest.kernel.errors import bad_request
from fittest.lab.cases import cases
from fittest.lab.soak import Soaked
from fittest.lab.soak import soak as run
from fittest.texts import text


def read_counts(texts: tuple[str, ...]) -> dict[str, int]:
    """`grazing/fat-tissue=40`: this many of these cards in each deck."""
    counts: dict[str, int] = {}
    for word in texts:
        name, _, count = word.partition("=")
        if not (count.isascii() and count.isdigit() and len(count) < 5):
            raise bad_request("error-cards-form")
        counts[name] = int(count)
    return counts


@expansion_option
@click.command(cls=Command, help="cli-help-soak")
@click.argument("rulesets", cls=Argument, nargs=-1, help="cli-help-some-rulesets")
@click.option("--players", cls=Option, type=click.IntRange(1), multiple=True, help="cli-help-soak-players")
@click.option("--cards", cls=Option, multiple=True, metavar="CARD=N", help="cli-help-soak-cards")
@click.option(
    "--games", cls=Option, type=click.IntRange(1), default=20_000, show_default=True, help="cli-help-games"
)
@options.seed
@options.jobs
def soak(
    rulesets: tuple[str, ...],
    players: tuple[int, ...],
    cards: tuple[str, ...],
    games: int,
    seed: int,
    jobs: int,
) -> int:
    spoken = language()
    chosen = cases(list(rulesets), list(players), read_counts(cards))
    decisions = 0
    with progress_bar() as progress:
        bar = progress.add_task(text("cli-playing", spoken), total=games)

        def note(result: Soaked) -> None:
            nonlocal decisions
            decisions += result.decisions
            progress.advance(bar)

        broken = run(chosen, games, seed, jobs, note)
    for result in broken:
        click.echo(
            text(
                "cli-soak-fault",
                spoken,
                game=str(result.case),
                seed=str(result.seed),
                answers=result.decisions,
                why="; ".join(result.faults),
            )
        )
    names = sorted({case.ruleset for case in chosen})
    click.echo(
        text("cli-soak-summary", spoken, games=games, decisions=decisions, rulesets=names, broken=len(broken))
    )
    return 1 if broken else 0
