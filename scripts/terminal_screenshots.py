"""Draws the pictures of the terminal client in docs/screenshots: `python -m scripts.terminal_screenshots`."""

import asyncio
import re
from pathlib import Path

import fittest
from fittest.bots.greedy import GreedyBot
from fittest.bots.player_view import PlayerView
from fittest.kernel.game import Game
from fittest.terminal.app.client import Client
from fittest.terminal.app.play_screen import PlayScreen
from fittest.terminal.match import Match

FOLDER = Path(__file__).parents[1] / "docs" / "screenshots"
SIZE = (120, 34)
FONT_FACES = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)
"""They would be fetched from elsewhere; any monospaced font will do."""

PICTURES = {
    "terminal": ("evolution", 3, "en", 40, ["down"]),
    "terminal-dinosaurs-ru": ("dinosaurs", 3, "ru", 60, []),
}


def position(ruleset: str, players: int, answers: int) -> tuple[Game, dict[int, GreedyBot]]:
    """Where the first player is asked after so many answers."""
    game = fittest.new(ruleset, players=players, seed=5)
    bots = {seat: GreedyBot(seat) for seat in range(players)}
    while (decision := game.decision) is not None and (len(game.answers) < answers or decision.seat != 0):
        game.apply(bots[decision.seat].choose(PlayerView(game, decision.seat)))
    del bots[0]
    return game, bots


async def picture(name: str) -> None:
    ruleset, players, language, answers, keys = PICTURES[name]
    game, bots = position(ruleset, players, answers)
    client = Client(lambda: PlayScreen(Match(game, dict(bots)), language, "instant"), language)
    async with client.run_test(size=SIZE) as pilot:
        await pilot.pause(1)
        await pilot.press(*keys)
        await pilot.pause(0.5)
        drawn = client.export_screenshot(title=f"fittest play {ruleset}")
    (FOLDER / f"{name}.svg").write_text(FONT_FACES.sub("", drawn), encoding="utf-8")


if __name__ == "__main__":
    for each in PICTURES:
        asyncio.run(picture(each))
