"""`fittest new-expansion`: the skeleton of an expansion."""

from pathlib import Path

import click

from fittest.console import Argument, Command, language
from fittest.expansions.skeleton import write
from fittest.texts import text


@click.command("new-expansion", cls=Command, help="cli-help-new-expansion")
@click.argument("name", cls=Argument, help="cli-help-new-expansion-name")
def new_expansion(name: str) -> None:
    write(name, Path())
    click.echo(text("cli-new-expansion", language(), path=f"./{name}"))
