"""`fittest verify`: was the deal of this game the one that was promised, and is this how it went?"""

from pathlib import Path

import click

from fittest.console import Argument, Command, language
from fittest.expansions.command import expansion_option
from fittest.fairness import verify as findings_of
from fittest.terminal.records import read_record
from fittest.texts import render, text


@expansion_option
@click.command(cls=Command, help="cli-help-verify")
@click.argument(
    "record",
    cls=Argument,
    type=click.Path(exists=True, dir_okay=False, readable=True, path_type=Path),
    help="cli-help-record",
)
def verify(record: Path) -> int:
    findings = findings_of(read_record(record))
    for finding in findings:
        click.echo(f"{'✓' if finding.holds else '✗'} {render(finding.message, language())}")
    proved = all(finding.holds for finding in findings)
    # Nobody has promised the hands and the deck of a position that was given.
    given = any(finding.message.key == "verify-position" for finding in findings)
    verdict = "verify-proved-position" if given else "verify-proved"
    click.echo(text(verdict if proved else "verify-not-proved", language()))
    return 0 if proved else 1
