"""From a game to a scenario document: readable facts, and the exact state beside them."""

from fittest.games.evolution.game import Evolution
from fittest.games.evolution.ids import TRAIT, YELLOW
from fittest.games.evolution.rules import STAGE_NAMES
from fittest.games.evolution.scenario.engine import dump
from fittest.games.evolution.scenario.names import LETTERS, camel, camel_card, seat_name
from fittest.games.evolution.state import BODILESS, REVEALED, Animal


def write_position(game: Evolution) -> dict[str, object]:
    setup: dict[str, object] = {
        "phase": STAGE_NAMES[game.stage],
        "turn": game.turn,
        "first": seat_name(game.first),
        "bank": dict(zip(LETTERS, game.bank, strict=True)) if len(game.bank) > 1 else game.bank[0],
        "deck": len(game.deck),
        "last_turn": game.last_turn,
    }
    if game.decision is not None:
        setup["active"] = seat_name(game.decision.seat)
    for seat in range(game.players):
        setup[seat_name(seat)] = write_player(game, seat)
    setup["engine"] = dump(game)
    return {"id": "position", "ruleset": game.setup.ruleset, "setup": setup, "steps": [], "expect": {}}


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
    return entry


def write_animal(game: Evolution, animal: Animal) -> dict[str, object]:
    facts: dict[str, object] = {"t": [camel(card & TRAIT) for card in animal.cards], "food": animal.food}
    fat = sum(1 for card in animal.cards if card & YELLOW)
    if fat:
        facts["fat"] = fat
    if len(game.bank) > 1:
        facts["at"] = LETTERS[animal.at]
    if animal.body == BODILESS:
        facts["body"] = False
    else:
        state = "revealed" if animal.flags & REVEALED else "hidden"
        facts["card"] = f"{camel_card(animal.body)} {state}"
    return facts
