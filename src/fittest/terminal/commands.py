"""`fittest play` and `fittest replay`."""

import os
import secrets
import shlex
import sys
from pathlib import Path

import click

import fittest
from fittest import options
from fittest.console import Argument, Command, Option, language, screen, switches
from fittest.expansions.command import expansion_option
from fittest.games.registry import family_of
from fittest.house_rules import resolve
from fittest.kernel.errors import bad_request
from fittest.kernel.game import Game
from fittest.terminal.plain.input import Lines
from fittest.terminal.plain.renderer import Renderer
from fittest.terminal.plain.replay import Replay
from fittest.terminal.plain.session import Session
from fittest.terminal.records import Timeline, read_record
from fittest.terminal.seating import bots_of, levels_of
from fittest.terminal.seats import bot_name, seat_name
from fittest.terminal.words import title

FILE = click.Path(exists=True, dir_okay=False, readable=True, path_type=Path)
PACES = ["slow", "normal", "fast", "instant"]


def full_screen(plain: bool) -> bool:
    """At a terminal that can be drawn on, or in a browser by way of Textual's own server."""
    if plain:
        return False
    if "TEXTUAL_DRIVER" in os.environ:
        return True
    # Textual draws on standard error.
    streams = (sys.stdin, sys.stdout, sys.stderr)
    drawable = os.environ.get("TERM", "dumb") != "dumb" or os.name == "nt"
    return drawable and all(stream is not None and stream.isatty() for stream in streams)


def show_in_browser() -> None:
    """Textual's own server runs the same command line once for each visitor."""
    try:
        from textual_serve.server import Server
    except ImportError:
        raise bad_request("error-no-textual-serve") from None
    words = [word for word in sys.argv[1:] if word != "--browser"]
    Server(shlex.join([sys.executable, "-m", "fittest", *words])).serve()


@expansion_option
@click.command(cls=Command, help="ui-help-play")
@click.argument("ruleset", cls=Argument, required=False, help="cli-help-ruleset")
@click.argument("more", nargs=-1, metavar="")
@click.option("--players", cls=Option, type=click.IntRange(1), help="cli-help-players")
@click.option("--people", cls=Option, type=click.IntRange(0), help="ui-help-people")
@click.option("--bots", cls=Option, multiple=True, metavar="LEVEL…", help="ui-help-bots")
@click.option("--seed", cls=Option, type=click.IntRange(0), help="ui-help-seed")
@options.switches
@click.option("--from", "saved", cls=Option, type=FILE, help="ui-help-from")
@click.option("--pace", cls=Option, type=click.Choice(PACES), default="normal", help="ui-help-pace")
@click.option("--plain", cls=Option, is_flag=True, help="ui-help-plain")
@click.option("--browser", cls=Option, is_flag=True, help="ui-help-browser")
def play(
    ruleset: str | None,
    more: tuple[str, ...],
    players: int | None,
    people: int | None,
    bots: tuple[str, ...],
    seed: int | None,
    pairs: tuple[str, ...],
    saved: Path | None,
    pace: str,
    plain: bool,
    browser: bool,
) -> None:
    if more and not bots:
        raise bad_request("error-too-much", words=list(more))
    named = [name.strip() for names in (*bots, *more) for name in names.split(",") if name.strip()]
    if saved is not None:
        given = {"RULESET": ruleset, "--players": players, "--seed": seed, "--set": pairs or None}
        needless = [name for name, value in given.items() if value is not None]
        if needless:
            raise bad_request("error-saved-knows", words=needless)
        game = fittest.replay(read_record(saved))
        levels = levels_of(game.players, people, named, game.players)
    elif ruleset is None:
        raise bad_request("error-which-game", allowed=[info.name for info in fittest.rulesets()])
    else:
        named_ruleset, _ = resolve(ruleset)
        family = family_of(named_ruleset)
        min_players = family.info(family.canonical(named_ruleset)).min_players
        levels = levels_of(players, people, named, min_players)
        seed = secrets.randbelow(1_000_000) if seed is None else seed
        game = fittest.new(ruleset, players=len(levels), seed=seed, **switches(pairs))
    seated = bots_of(levels, game.setup.seed)
    if browser:
        show_in_browser()
        return
    if full_screen(plain):
        from fittest.terminal.app.client import play_on_screen

        play_on_screen(game, seated, levels, language(), pace)
        return
    renderer = Renderer(screen(), language())
    welcome(renderer, game, levels)
    Session(game, seated, renderer, Lines()).play()


def welcome(renderer: Renderer, game: Game, levels: list[str | None]) -> None:
    renderer.say(
        "ui-welcome", "bold", game=title(game.setup.ruleset, renderer.language), seed=str(game.setup.seed)
    )
    for seat, level in enumerate(levels):
        name = seat_name(seat, renderer.language)
        if level is None:
            renderer.say("ui-person", name=name)
        else:
            renderer.say("ui-bot", name=name, level=bot_name(level, renderer.language))
    renderer.say("ui-hint", "dim")


@expansion_option
@click.command(cls=Command, help="ui-help-replay")
@click.argument("file", cls=Argument, type=FILE, help="cli-help-record")
@click.option("--game", cls=Option, type=click.IntRange(1), help="cli-help-game")
@click.option("--seat", cls=Option, type=click.IntRange(1), help="ui-help-seat")
@click.option("--plain", cls=Option, is_flag=True, help="ui-help-plain")
def replay(file: Path, game: int | None, seat: int | None, plain: bool) -> None:
    timeline = Timeline(read_record(file, game), None if seat is None else seat - 1)
    if full_screen(plain):
        from fittest.terminal.app.client import replay_on_screen

        replay_on_screen(timeline, language())
        return
    Replay(timeline, Renderer(screen(), language()), Lines()).run()
