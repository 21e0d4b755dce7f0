"""From a game to a scenario document: what people can read, and the exact state beside it.

Where the key `engine` stands, it is what is loaded; whoever deletes it can change the rest by hand.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from fittest.kernel.errors import FittestError
from fittest.kernel.game import Game
from fittest.scenarios.values import unfit

BROKEN = (IndexError, KeyError, ValueError, TypeError, AttributeError, AssertionError, OverflowError)


def written(game: Game, setup: dict[str, Any], engine: dict[str, Any]) -> dict[str, object]:
    document: dict[str, object] = {
        "id": "position",
        "ruleset": game.setup.ruleset,
        "setup": {**setup, "engine": engine},
        "steps": [],
        "expect": {},
    }
    return {**document, "expansions": game.expansions} if game.expansions else document


def told(facts: Mapping[str, Any], names: list[str], table: object, *seat: int) -> dict[str, object]:
    """These facts of the table, or of a player, in our own words."""
    found = {name: facts[name](table, *seat, None, name) for name in names}
    return {name: [*fact] if isinstance(fact, list) else fact for name, fact in found.items()}


@contextmanager
def exact_state(setup: object) -> Iterator[None]:
    """A state of the engine can be any nonsense, and whatever comes of it must not look like a fault of
    ours."""
    try:
        yield
    except FittestError:
        raise
    except BROKEN as error:
        if not isinstance(setup, dict) or "engine" not in setup:
            raise
        raise unfit("setup.engine", f"{type(error).__name__}: {error}", "scenario-engine") from error
