"""`fittest rulesets`, `fittest version`: what there is."""

import platform

import click

import fittest
from fittest.about import VERSION, compiled
from fittest.console import Command, language
from fittest.expansions.command import expansion_option
from fittest.kernel.family import Switch
from fittest.terminal.words import title
from fittest.texts import text


@expansion_option
@click.command(cls=Command, help="cli-help-rulesets")
def rulesets() -> None:
    infos = fittest.rulesets()
    width = max(len(info.name) for info in infos)
    for info in infos:
        players = (
            str(info.min_players)
            if info.min_players == info.max_players
            else f"{info.min_players}–{info.max_players}"
        )
        click.echo(f"{info.name:<{width}}  {players:<3}  {title(info.name, language())}")
        for switch in info.switches:
            name = text(f"switch-{switch.name}", language())
            click.echo(f"{'':<{width}}       {setting(switch)}  ({name})")


def setting(switch: Switch) -> str:
    """A switch with its values as `--set` takes them, the default first."""
    values = [str(choice).lower() if isinstance(choice, bool) else str(choice) for choice in switch.choices]
    return f"{switch.name}={'|'.join(values)}"


@click.command(cls=Command, help="cli-help-version")
def version() -> None:
    click.echo(running())


def running() -> str:
    """Which Fittest this is, in one line."""
    engine = "@cli-engine-compiled" if compiled() else "@cli-engine-interpreted"
    return text("cli-version", language(), version=VERSION, python=platform.python_version(), engine=engine)
