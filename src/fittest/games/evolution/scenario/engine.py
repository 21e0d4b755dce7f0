"""The exact state as data, for positions that go back into play."""

from typing import Any

from fittest.games.evolution.boxes import EXPANSIONS
from fittest.games.evolution.family import FAMILY
from fittest.games.evolution.state import Evolution
from fittest.kernel.errors import BadRequest, bad_request
from fittest.kernel.game import Setup
from fittest.kernel.seed import dump_seed, load_seed
from fittest.scenarios.values import ill_formed


def dump(game: Evolution) -> dict[str, object]:
    setup = game.setup
    made_of = {"players": setup.players, "seed": dump_seed(setup.seed), "switches": dict(setup.switches)}
    numbered = {"numbers": numbers_of(game)} if game.expansions else {}
    return {**made_of, **numbered, **game.exact()}


def numbers_of(game: Evolution) -> list[str]:
    """The state counts cards and traits: those of expansions by the order in which these were loaded."""
    last = max(EXPANSIONS.index(name) for name in game.expansions)
    return EXPANSIONS[: last + 1]


def names_of(game: Evolution) -> dict[str, int]:
    return {f"a{animal.id}": animal.id for animal in game.animals}


def restore(document: dict[str, object], data: dict[str, Any]) -> tuple[Evolution, dict[str, int]]:
    """The opposite of `dump`, without running anything."""
    try:
        ruleset = FAMILY.canonical(str(document["ruleset"]))
        setup = Setup(ruleset, data["players"], load_seed(data["seed"]), dict(data["switches"]), document)
        game = Evolution.bare(setup)
        if game.expansions and data["numbers"] != numbers_of(game):
            raise bad_request("error-expansion-numbers", names=[str(name) for name in data["numbers"]])
        game.restore(data)
        return game, names_of(game)
    except BadRequest:
        raise
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, AssertionError) as error:
        raise ill_formed("setup.engine", f"{type(error).__name__}: {error}") from error
