"""The full-screen client without a terminal: keys and clicks go in, widgets are looked at."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from textual.pilot import Pilot

from fittest.bots.random import RandomBot
from fittest.kernel.chance import Chance
from fittest.kernel.game import Game
from fittest.terminal.app.client import Client
from fittest.terminal.app.dialogs import Ask, Curtain
from fittest.terminal.app.play_screen import PlayScreen
from fittest.terminal.app.replay_screen import ReplayScreen
from fittest.terminal.choices import Entry
from fittest.terminal.match import Match
from fittest.terminal.records import Timeline

Keys: TypeAlias = Pilot[object]
PATIENCE = 60.0
"""Seconds. Only what hangs takes so long, even on a busy machine."""
SMALL, LARGE = (80, 24), (120, 40)


def player(game: Game, people: int = 1, language: str = "en", pace: str = "instant") -> Client:
    bots = {seat: RandomBot(seat) for seat in range(people, game.players)}
    return Client(lambda: PlayScreen(Match(game, dict(bots)), language, pace), language)


def watcher(record: dict[str, object], seat: int | None = None, language: str = "en") -> Client:
    return Client(lambda: ReplayScreen(Timeline(record, seat), language), language)


def driven(client: Client, steps: Callable[[Keys], Awaitable[None]], size: tuple[int, int] = SMALL) -> None:
    """Run the client, and do these steps when it is there."""

    async def run() -> None:
        async with client.run_test(size=size, notifications=True) as pilot:
            await steps(pilot)

    asyncio.run(run())


def shown(pilot: Keys) -> str:
    """The screen as text."""
    lines = pilot.app.screen._compositor.render_strips()
    return "\n".join(line.text.rstrip() for line in lines)


def table(pilot: Keys) -> PlayScreen:
    assert isinstance(pilot.app, Client)
    assert isinstance(pilot.app.table, PlayScreen)
    return pilot.app.table


async def until(pilot: Keys, holds: Callable[[], Any]) -> None:
    """Wait until something holds; widgets and bots take their time."""
    deadline = asyncio.get_running_loop().time() + PATIENCE
    while not holds():
        assert asyncio.get_running_loop().time() < deadline
        await asyncio.sleep(0.002)


async def asked(pilot: Keys) -> PlayScreen:
    """Wait for a question to whoever is at the screen, for the curtain, or for the end."""
    await until(pilot, lambda: isinstance(pilot.app, Client) and pilot.app.table is not None)
    screen = table(pilot)
    await until(pilot, lambda: screen.asked is not None or isinstance(pilot.app.screen, Curtain))
    return screen


def row_of(screen: PlayScreen, wanted: str) -> int:
    """The row that is, or leads to, an option."""
    return next(
        place
        for place, row in enumerate(screen.choices.rows)
        if wanted in ([row.text] if isinstance(row, Entry) else [entry.text for entry in row.entries])
    )


async def press(pilot: Keys, wanted: str) -> None:
    """Choose an option by the digits that the list shows, through its group if it has one."""
    screen = await asked(pilot)
    await pilot.pause()
    chosen = False
    while not chosen:
        rows, place = screen.choices.rows, row_of(screen, wanted)
        chosen = isinstance(rows[place], Entry)
        await pilot.press(*str(place + 1))
        if 10 * (place + 1) <= len(rows):
            await pilot.press("enter")


def pick(screen: PlayScreen, wanted: str) -> None:
    """The same without a keyboard, which is faster."""
    chosen = False
    while not chosen:
        place = row_of(screen, wanted)
        chosen = isinstance(screen.choices.rows[place], Entry)
        screen.choices.pick(place)


async def taken(pilot: Keys, screen: PlayScreen, given: int = 0) -> None:
    """Wait until there are more answers than so many, and for the next question."""
    await until(pilot, lambda: len(screen.game.answers) > given)
    await asked(pilot)


async def play_by_chance(pilot: Keys, seed: int, by_keys: int = 4) -> Game:
    """Answer every question at the screen until the game is over, the first ones by keys."""
    chance = Chance(seed)
    answered = 0
    screen = await asked(pilot)
    while screen.game.decision is not None:
        if isinstance(pilot.app.screen, Curtain):
            await pilot.press("enter")
            await asked(pilot)
        else:
            options = screen.game.decision.options
            wanted = options[chance.below(len(options))].text
            given = len(screen.game.answers)
            if answered < by_keys:
                await press(pilot, wanted)
            else:
                pick(screen, wanted)
            await taken(pilot, screen, given)
            answered += 1
    await until(pilot, lambda: isinstance(pilot.app.screen, Ask))
    return screen.game
