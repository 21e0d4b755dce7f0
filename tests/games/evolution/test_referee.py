"""The engine offers just what a second reading of the rulings allows, wherever random games lead."""

import pytest

import fittest
from fittest.games.evolution.game import Evolution
from fittest.kernel.chance import Chance
from tests.games.evolution.referee import Referee

TABLES = [
    ("evolution", 2, {}),
    ("evolution", 4, {}),
    ("cataclysm", 3, {}),
    ("seasons", 3, {}),
    ("evolution+gift", 3, {}),
    ("evolution+time-to-fly", 2, {}),
    ("evolution+time-to-fly+gift", 3, {}),
    ("evolution+continents", 2, {"map": False}),
    ("evolution+time-to-fly+continents+gift", 3, {"map": False}),
    ("evolution+continents", 4, {}),
    ("evolution+time-to-fly+continents+gift", 3, {}),
]


def liveliest(texts: list[str], chance: Chance) -> str:
    """Traits rather than animals, deeds rather than food: so more of the rules come into play."""
    lively = [text for text in texts if text.split(" ")[0] not in ("lay", "pass", "feed", "end", "recombine")]
    chosen = lively if lively and chance.below(4) else texts
    return chosen[chance.below(len(chosen))]


@pytest.mark.parametrize(("ruleset", "players", "switches"), TABLES)
def test_offers_are_what_the_rulings_allow(ruleset: str, players: int, switches: dict[str, object]) -> None:
    chance = Chance(7)
    judged = 0
    for seed in range(8):
        game = fittest.new(ruleset, players=players, seed=seed, **switches)
        assert isinstance(game, Evolution)
        while game.decision is not None:
            offered = [option.text for option in game.decision.options]
            allowed = Referee(game).options()
            if allowed is not None:
                judged += 1
                assert set(offered) == allowed, (seed, len(game.answers))
            game.apply(liveliest(offered, chance))
    assert judged > 100
