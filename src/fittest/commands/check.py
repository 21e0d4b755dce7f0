"""`fittest check`: do these scenarios hold?"""

import json

import click

from fittest import scenarios
from fittest.console import Argument, Command, Option, language
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
    for verdict in scenarios.run(list(files), language(), seconds):
        passed += verdict.ok
        failed += not verdict.ok
        why = " ".join("; ".join(verdict.why).split())
        if as_json:
            click.echo(json.dumps({"id": verdict.id, "ok": verdict.ok, "why": why}, ensure_ascii=False))
        elif not verdict.ok:
            click.echo(text("cli-check-fail", language(), place=verdict.source.place, id=verdict.id, why=why))
    if not as_json:
        click.echo(text("cli-check-summary", language(), count=passed + failed, passed=passed, failed=failed))
    return 1 if failed else 0
