"""`fittest play` and `fittest replay`."""

import secrets
from pathlib import Path

import click

import fittest
from fittest.console import Argument, Command, Option, language, screen, switches
from fittest.games.registry import family_of
from fittest.house import resolve
from fittest.kernel.errors import bad_request
from fittest.kernel.game import Game
from fittest.terminal.lines import Lines
from fittest.terminal.paper import Paper
from fittest.terminal.replay import Replay, read_record
from fittest.terminal.seating import bots_of, levels_of
from fittest.terminal.seats import seat_name
from fittest.terminal.session import Session
from fittest.terminal.words import title

FILE = click.Path(exists=True, dir_okay=False, readable=True, path_type=Path)


@click.command(cls=Command, help="ui-help-play")
@click.argument("ruleset", cls=Argument, required=False, help="cli-help-ruleset")
@click.argument("more", nargs=-1, metavar="")
@click.option("--players", cls=Option, type=click.IntRange(1), help="cli-help-players")
@click.option("--people", cls=Option, type=click.IntRange(0), help="ui-help-people")
@click.option("--bots", cls=Option, multiple=True, metavar="LEVEL…", help="ui-help-bots")
@click.option("--seed", cls=Option, type=click.IntRange(0), help="ui-help-seed")
@click.option("--set", "pairs", cls=Option, multiple=True, metavar="NAME=VALUE", help="cli-help-set")
@click.option("--from", "saved", cls=Option, type=FILE, help="ui-help-from")
def play(
    ruleset: str | None,
    more: tuple[str, ...],
    players: int | None,
    people: int | None,
    bots: tuple[str, ...],
    seed: int | None,
    pairs: tuple[str, ...],
    saved: Path | None,
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
        fewest = family.info(family.canonical(named_ruleset)).fewest
        levels = levels_of(players, people, named, fewest)
        seed = secrets.randbelow(1_000_000) if seed is None else seed
        game = fittest.new(ruleset, players=len(levels), seed=seed, **switches(pairs))
    seated = bots_of(levels, game.setup.seed)
    paper = Paper(screen(), language())
    welcome(paper, game, levels)
    Session(game, seated, paper, Lines()).play()


def welcome(paper: Paper, game: Game, levels: list[str | None]) -> None:
    paper.say("ui-welcome", "bold", game=title(game.setup.ruleset, paper.language), seed=str(game.setup.seed))
    for seat, level in enumerate(levels):
        name = seat_name(seat, paper.language)
        if level is None:
            paper.say("ui-person", name=name)
        else:
            paper.say("ui-bot", name=name, level=level)
    paper.say("ui-hint", "dim")


@click.command(cls=Command, help="ui-help-replay")
@click.argument("file", cls=Argument, type=FILE, help="cli-help-record")
@click.option("--seat", cls=Option, type=click.IntRange(1), help="ui-help-seat")
def replay(file: Path, seat: int | None) -> None:
    paper = Paper(screen(), language())
    Replay(read_record(file), None if seat is None else seat - 1, paper, Lines()).run()
