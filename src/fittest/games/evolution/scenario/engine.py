"""The exact state as data, for positions that go back into play."""

from typing import Any

from fittest.games.evolution.family import FAMILY
from fittest.games.evolution.game import Evolution
from fittest.kernel.game import Setup
from fittest.kernel.seed import dump_seed, load_seed
from fittest.scenarios.values import ill_formed


def dump(game: Evolution) -> dict[str, object]:
    setup = game.setup
    made_of = {"players": setup.players, "seed": dump_seed(setup.seed), "switches": dict(setup.switches)}
    return {**made_of, **game.exact()}


def names_of(game: Evolution) -> dict[str, int]:
    return {f"a{animal.id}": animal.id for animal in game.animals}


def restore(document: dict[str, object], data: dict[str, Any]) -> tuple[Evolution, dict[str, int]]:
    """The opposite of `dump`, without running anything."""
    try:
        ruleset = FAMILY.canonical(str(document["ruleset"]))
        setup = Setup(ruleset, data["players"], load_seed(data["seed"]), dict(data["switches"]), document)
        game = Evolution.bare(setup)
        game.restore(data)
        return game, names_of(game)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, AssertionError) as error:
        raise ill_formed("setup.engine", f"{type(error).__name__}: {error}") from error
