"""`fittest rulesets`, `fittest cards`, `fittest version`: what there is."""

import platform

import click
from rich.table import Table

import fittest
from fittest.about import VERSION, compiled
from fittest.console import Argument, Command, language, screen
from fittest.games.registry import family_of
from fittest.house import resolve
from fittest.kernel.family import Switch
from fittest.terminal.words import title
from fittest.texts import render, text


@click.command(cls=Command, help="cli-help-rulesets")
def rulesets() -> None:
    infos = fittest.rulesets()
    width = max(len(info.name) for info in infos)
    for info in infos:
        players = str(info.fewest) if info.fewest == info.most else f"{info.fewest}–{info.most}"
        click.echo(f"{info.name:<{width}}  {players:<3}  {title(info.name, language())}")
        for switch in info.switches:
            name = text(f"switch-{switch.name}", language())
            click.echo(f"{'':<{width}}       {setting(switch)}  ({name})")


def setting(switch: Switch) -> str:
    """A switch with its values as `--set` takes them, the default first."""
    values = [str(choice).lower() if isinstance(choice, bool) else str(choice) for choice in switch.choices]
    return f"{switch.name}={'|'.join(values)}"


@click.command(cls=Command, help="cli-help-cards")
@click.argument("ruleset", cls=Argument, help="cli-help-ruleset")
def cards(ruleset: str) -> None:
    named, switches = resolve(ruleset)
    family = family_of(named)
    # Refuses house rules that nobody could play by.
    fittest.new(ruleset, players=family.info(family.canonical(named)).fewest)
    table = Table(box=None, show_header=False)
    table.add_column(justify="right")
    table.add_column()
    for message, count in family.cards(family.canonical(named), switches):
        table.add_row(str(count), render(message, language()))
    screen().print(table)


@click.command(cls=Command, help="cli-help-version")
def version() -> None:
    click.echo(running())


def running() -> str:
    """Which Fittest this is, in one line."""
    engine = "@cli-engine-compiled" if compiled() else "@cli-engine-interpreted"
    return text("cli-version", language(), version=VERSION, python=platform.python_version(), engine=engine)
