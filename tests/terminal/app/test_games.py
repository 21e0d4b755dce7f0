"""Whole games of every ruleset, played through the widgets."""

import pytest

import fittest
from tests.terminal.app.harness import LARGE, SMALL, Keys, driven, play_by_chance, player

RULESETS = [info.name for info in fittest.rulesets()]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_whole_game_is_played(ruleset: str) -> None:
    info = next(info for info in fittest.rulesets() if info.name == ruleset)
    switches = {"half": "chance"} if any(switch.name == "half" for switch in info.switches) else {}
    game = fittest.new(ruleset, players=info.min_players, seed=4, **switches)
    place = RULESETS.index(ruleset)
    language, size = ("en", "ru")[place % 2], (SMALL, LARGE)[place // 2 % 2]
    client = player(game, language=language)

    async def play(pilot: Keys) -> None:
        over = await play_by_chance(pilot, 7)
        assert over.decision is None
        assert over.winners

    driven(client, play, size)
