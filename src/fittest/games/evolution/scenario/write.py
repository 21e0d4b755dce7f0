"""A position as a scenario document, and the exact state that goes back into play."""

from typing import Any

from fittest.games.evolution.animals import BODILESS, Animal
from fittest.games.evolution.boxes import EXPANSIONS
from fittest.games.evolution.family import FAMILY
from fittest.games.evolution.ids import ACTIVE, TRAIT, USED
from fittest.games.evolution.rules import CLEAN, HUNGER, REWARD, STAGE_NAMES
from fittest.games.evolution.scenario.animal import FLAGS, STATES, facts_of
from fittest.games.evolution.scenario.names import LETTERS, camel, camel_card
from fittest.games.evolution.state import Evolution
from fittest.kernel.errors import bad_request
from fittest.kernel.game import Setup
from fittest.kernel.seed import dump_seed, load_seed
from fittest.scenarios.values import seat_name
from fittest.scenarios.writing import exact_state, written

PHASE_OF_STAGE = {HUNGER: "extinction", REWARD: "draw", CLEAN: "draw"}


def write_position(game: Evolution) -> dict[str, object]:
    setup: dict[str, object] = {
        "phase": PHASE_OF_STAGE.get(game.stage, STAGE_NAMES[game.stage]),
        "turn": game.turn,
        "first": seat_name(game.first),
        "bank": dict(zip(LETTERS, game.bank, strict=True)) if len(game.bank) > 1 else game.bank[0],
        "deck": len(game.deck),
        "last_turn": game.last_turn,
    }
    if game.centre:
        setup["centre"] = [camel_card(card) for card in game.centre]
    if game.common:
        setup["common"] = [camel_card(card) for card in game.common]
    if game.decision is not None:
        setup["active"] = seat_name(game.decision.seat)
    for seat in range(game.players):
        setup[seat_name(seat)] = write_player(game, seat)
    return written(game, setup, dump(game))


def write_player(game: Evolution, seat: int) -> dict[str, object]:
    player = game.seats[seat]
    own = [animal for animal in game.animals if animal.owner == seat]
    numbers = [animal.id for animal in own]
    pairs = [[camel(link.trait), f"a{link.a}", f"a{link.b}"] for link in game.links if link.a in numbers]
    entry: dict[str, object] = {
        "hand": [camel_card(card) for card in player.hand],
        "discard": player.discarded(),
        "animals": {f"a{animal.id}": write_animal(game, animal) for animal in own},
    }
    if pairs:
        entry["pairs"] = pairs
    if game.rules.turns:
        entry["total"] = player.points
    if game.rules.reserve:
        entry["reserve"] = player.reserve
    return entry


def write_animal(game: Evolution, animal: Animal) -> dict[str, object]:
    facts = facts_of(game, animal, {}, "")
    told = {"t": facts["t"], "food": facts["food"]}
    told |= {name: facts[name] for name in ("fat", *FLAGS, *STATES) if facts[name]}
    if facts["received"] != (animal.food > 0):
        told["received"] = facts["received"]
    used = [camel(card & TRAIT) for card in animal.cards if card & USED and card & ACTIVE == 0]
    if used:
        told["used"] = used
    if len(game.bank) > 1:
        told["at"] = facts["at"]
    name = "body" if animal.body == BODILESS else "card"
    return {**told, name: facts[name]}


# -- the exact state ---------------------------------------------------------------------------


def dump(game: Evolution) -> dict[str, object]:
    setup = game.setup
    made_of = {"players": setup.players, "seed": dump_seed(setup.seed), "switches": dict(setup.switches)}
    numbered = {"numbers": numbers_of(game)} if game.expansions else {}
    return {**made_of, **numbered, **game.exact()}


def numbers_of(game: Evolution) -> list[str]:
    """The state counts cards and traits: those of expansions by the order in which these were loaded."""
    last = max(EXPANSIONS.index(name) for name in game.expansions)
    return EXPANSIONS[: last + 1]


def restore(document: dict[str, object], data: dict[str, Any]) -> tuple[Evolution, dict[str, int]]:
    """The opposite of `dump`, without running anything."""
    with exact_state(document.get("setup")):
        ruleset = FAMILY.canonical(str(document["ruleset"]))
        setup = Setup(ruleset, data["players"], load_seed(data["seed"]), dict(data["switches"]), document)
        game = Evolution.bare(setup)
        if game.expansions and data["numbers"] != numbers_of(game):
            raise bad_request("error-expansion-numbers", names=[str(name) for name in data["numbers"]])
        game.restore(data)
        return game, {f"a{animal.id}": animal.id for animal in game.animals}
