"""From a game to a scenario document: readable facts, and the exact state beside them."""

from fittest.games.evolution.animals import BODILESS, RECEIVED, REVEALED, Animal
from fittest.games.evolution.ids import (
    ACTIVE,
    FRESH,
    HIBERNATION,
    NEOPLASM,
    SHELL,
    SHY,
    TIRED,
    TRAIT,
    USED,
    YELLOW,
)
from fittest.games.evolution.rules import CLEAN, HUNGER, REWARD, STAGE_NAMES
from fittest.games.evolution.scenario.engine import dump
from fittest.games.evolution.scenario.names import LETTERS, camel, camel_card
from fittest.games.evolution.scenario.position import ANIMAL_FLAGS
from fittest.games.evolution.state import Evolution
from fittest.scenarios.values import seat_name

PHASE_OF_STAGE = {HUNGER: "extinction", REWARD: "draw", CLEAN: "draw"}
STATES = {
    "asleep": (HIBERNATION, ACTIVE),
    "slept_last_turn": (HIBERNATION, TIRED),
    "hidden": (SHELL, ACTIVE),
    "startled": (SHY, ACTIVE),
    "neoplasm_fresh": (NEOPLASM, FRESH),
}


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
    setup["engine"] = dump(game)
    document: dict[str, object] = {
        "id": "position",
        "ruleset": game.setup.ruleset,
        "setup": setup,
        "steps": [],
        "expect": {},
    }
    return {**document, "expansions": game.expansions} if game.expansions else document


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
    facts: dict[str, object] = {"t": [camel(card & TRAIT) for card in animal.cards], "food": animal.food}
    received = animal.flags & RECEIVED != 0
    if received != (animal.food > 0):
        facts["received"] = received
    fat = sum(1 for card in animal.cards if card & YELLOW)
    if fat:
        facts["fat"] = fat
    for name, flag in ANIMAL_FLAGS.items():
        if animal.flags & flag:
            facts[name] = True
    for name, (trait, mark) in STATES.items():
        if animal.has_mark(trait, mark):
            facts[name] = True
    used = [camel(card & TRAIT) for card in animal.cards if card & USED and card & ACTIVE == 0]
    if used:
        facts["used"] = used
    if len(game.bank) > 1:
        facts["at"] = LETTERS[animal.at]
    if animal.body == BODILESS:
        facts["body"] = False
    else:
        state = "revealed" if animal.flags & REVEALED else "hidden"
        facts["card"] = f"{camel_card(animal.body)} {state}"
    return facts
