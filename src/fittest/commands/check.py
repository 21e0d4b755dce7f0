"""`fittest check`: do these scenarios hold?"""

import json

import click

from fittest import api, rulings, scenarios
from fittest.console import Argument, Command, Option, language
from fittest.games.registry import FAMILIES
from fittest.scenarios import Verdict
from fittest.texts import text


@click.command(cls=Command, help="cli-help-check")
@click.argument(
    "files",
    cls=Argument,
    nargs=-1,
    required=True,
    type=click.Path(exists=True, dir_okay=False),
    help="cli-help-scenario-files",
)
@click.option("--json", "as_json", cls=Option, is_flag=True, help="cli-help-check-json")
@click.option(
    "--seconds",
    cls=Option,
    type=click.FloatRange(0.1),
    default=scenarios.SECONDS,
    show_default=True,
    help="cli-help-check-seconds",
)
def check(files: tuple[str, ...], as_json: bool, seconds: float) -> int:
    passed = failed = 0
    for verdict in scenarios.run(list(files), api.check, language(), seconds):
        passed += verdict.ok
        failed += not verdict.ok
        why = " ".join("; ".join(verdict.why).split())
        if as_json:
            told = {"id": verdict.id, "ok": verdict.ok, "why": why, "rulings": rulings_of(verdict)}
            click.echo(json.dumps(told, ensure_ascii=False))
        elif not verdict.ok:
            click.echo(text("cli-check-fail", language(), place=verdict.source.place, id=verdict.id, why=why))
            for link in rulings_of(verdict):
                click.echo(f"  {link}")
    if not as_json:
        click.echo(text("cli-check-summary", language(), count=passed + failed, passed=passed, failed=failed))
    return 1 if failed else 0


def rulings_of(verdict: Verdict) -> list[str]:
    """Where the rulings stand that the scenario is about."""
    games = [family.id for family in FAMILIES if verdict.ruleset and family.owns(verdict.ruleset)]
    return [link for game in games for link in rulings.links(game, verdict.cites)]
