"""A saved position says in plain words what matters for the next go, also without the exact state."""

import pytest

import fittest
from fittest.games.evolution.phases.development import Development
from fittest.games.evolution.phases.feeding import FeedingMove
from fittest.games.evolution.scenario.position import build
from fittest.games.evolution.state import Evolution
from fittest.kernel.chance import Chance
from tests.games.evolution.test_referee import liveliest


def named(game: Evolution, names: dict[str, int]) -> set[str]:
    """The options with animals' names; which of a pair comes first may differ."""
    assert game.decision is not None
    by_number = {str(number): name for name, number in names.items()}
    found: set[str] = set()
    for option in game.decision.options:
        verb, *words = option.text.split(" ")
        counts = words[1:] if verb == "convert" else []
        animals = words[:1] if verb == "convert" else words
        found.add(" ".join([verb, *sorted(by_number.get(word, word) for word in animals), *counts]))
    return found


@pytest.mark.parametrize(
    ("ruleset", "players"),
    [("evolution", 4), ("cataclysm", 2), ("seasons+reserve", 3), ("evolution+time-to-fly+gift", 3)],
)
def test_plain_words_are_enough_for_the_next_move(ruleset: str, players: int) -> None:
    chance = Chance(5)
    compared = 0
    for seed in range(2):
        game = fittest.new(ruleset, players=players, seed=seed)
        assert isinstance(game, Evolution)
        while game.decision is not None:
            top = game.stack[-1]
            sometimes = isinstance(top, Development) and chance.below(8) == 0
            if sometimes or (isinstance(top, FeedingMove) and not top.acted):
                document = game.scenario()
                setup = document["setup"]
                assert isinstance(setup, dict)
                del setup["engine"]
                position = build(document, stepwise=False)
                numbers = {f"a{animal.id}": int(animal.id) for animal in game.animals}
                assert named(position.game, position.names) == named(game, numbers), (seed, document)
                compared += 1
            game.apply(liveliest([option.text for option in game.decision.options], chance))
    assert compared > 20
