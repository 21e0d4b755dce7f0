"""The exact state as data, for positions that go back into play."""

from typing import Any

from fittest.games.evolution.codes import FIELD, LARGEST_DECK
from fittest.games.evolution.family import FAMILY
from fittest.games.evolution.game import Evolution
from fittest.games.evolution.state import Animal, Link, Player
from fittest.kernel.frame import dump_frame, load_frame
from fittest.kernel.game import Setup
from fittest.kernel.seed import dump_seed, load_seed
from fittest.scenarios.values import ill_formed

GAME_FIELDS = ("deck", "bank", "centre", "common", "removed", "next_id", "stage", "turn", "first")
GAME_FLAGS = ("last_turn", "over")
PLAYER_FIELDS = ("hand", "open_pile", "hidden_pile", "uncounted", "points", "reserve", "consolation")
ANIMAL_FIELDS = ("id", "owner", "body", "at", "food", "cards", "flags", "ignored")
LINK_FIELDS = ("trait", "card", "a", "b", "used", "acts")


def copied(value: Any) -> Any:
    return value[:] if isinstance(value, list) else value


def dump_fields(thing: object, fields: tuple[str, ...]) -> dict[str, object]:
    return {field: copied(getattr(thing, field)) for field in fields}


def dump(game: Evolution) -> dict[str, object]:
    return {
        "players": game.players,
        "seed": dump_seed(game.setup.seed),
        "switches": dict(game.setup.switches),
        "chance": game.chance.state(),
        "state": dump_fields(game, GAME_FIELDS + GAME_FLAGS),
        "seats": [dump_fields(player, PLAYER_FIELDS) for player in game.seats],
        "animals": [dump_fields(animal, ANIMAL_FIELDS) for animal in game.animals],
        "links": [dump_fields(link, LINK_FIELDS) for link in game.links],
        "frames": [dump_frame(frame) for frame in game.stack],
    }


def names_of(game: Evolution) -> dict[str, int]:
    return {f"a{animal.id}": animal.id for animal in game.animals}


def restore(document: dict[str, object], data: dict[str, Any]) -> tuple[Evolution, dict[str, int]]:
    """The opposite of `dump`, without running anything."""
    try:
        return restored(document, data)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise ill_formed("setup.engine", f"{type(error).__name__}: {error}") from error


def restored(document: dict[str, object], data: dict[str, Any]) -> tuple[Evolution, dict[str, int]]:
    ruleset = FAMILY.canonical(str(document["ruleset"]))
    switches = dict(data["switches"])
    rules = FAMILY.rules(ruleset, data["players"], switches)
    game = Evolution(Setup(ruleset, data["players"], load_seed(data["seed"]), switches, document), rules)
    game.open_table()
    game.chance.restore(list(data["chance"]))
    for field in GAME_FIELDS + GAME_FLAGS:
        setattr(game, field, copied(data["state"][field]))
    for player, fields in zip(game.seats, data["seats"], strict=True):
        fill(player, fields, PLAYER_FIELDS)
    for fields in data["animals"]:
        animal = Animal(0, 0, 0, 0)
        fill(animal, fields, ANIMAL_FIELDS)
        game.animals.append(animal)
        if not 0 < animal.id < game.next_id <= FIELD - LARGEST_DECK:
            raise ValueError(f"no option could name the animal {animal.id}")
    for fields in data["links"]:
        link = Link(0, 0, 0, 0)
        fill(link, fields, LINK_FIELDS)
        game.links.append(link)
    for animal in game.animals:
        game.refresh(animal)
    kinds = FAMILY.frames()
    game.stack = [load_frame(frame, kinds) for frame in data["frames"]]
    return game, names_of(game)


def fill(thing: Animal | Link | Player, fields: dict[str, Any], names: tuple[str, ...]) -> None:
    for field in names:
        setattr(thing, field, copied(fields[field]))
