"""The option `--expansion` of commands."""

from typing import Any

import click

from fittest import expansions
from fittest.console import Option

FOLDER = click.Path(exists=True, file_okay=False)


def _load(context: click.Context, param: click.Parameter, paths: tuple[str, ...]) -> None:
    expansions.load_all(list(paths))


def make_option() -> click.Option:
    return Option(
        ["--expansion"],
        multiple=True,
        type=FOLDER,
        is_eager=True,
        expose_value=False,
        callback=_load,
        help="cli-help-expansion",
    )


def expansion_option(command: Any) -> Any:
    """Loads the folders before anything else is read."""
    command.params.append(make_option())
    return command
