"""What documents say of an animal, in a set-up as well as among the facts."""

import re
from typing import Any

from fittest.games.evolution import animals, ids
from fittest.games.evolution.animals import Animal
from fittest.games.evolution.scenario.names import (
    LETTERS,
    camel,
    camel_card,
    squeeze,
    trait_of_name,
)
from fittest.games.evolution.state import Evolution
from fittest.games.evolution.trait import TRAITS
from fittest.scenarios.values import seat_name, seat_of

FLAGS = {
    "poisoned": animals.POISONED,
    "paralysed": animals.PARALYSED,
    "hungry": animals.HUNGRY,
    "born_fed": animals.BORN_FED,
}
STATES = {
    "asleep": (ids.HIBERNATION, ids.ACTIVE),
    "slept_last_turn": (ids.HIBERNATION, ids.TIRED),
    "hidden": (ids.SHELL, ids.ACTIVE),
    "startled": (ids.SHY, ids.ACTIVE),
    "neoplasm_fresh": (ids.NEOPLASM, ids.FRESH),
}
"""Marks on a trait card of the animal."""
ALSO = {
    "hibernated_last_turn": STATES["slept_last_turn"],
    "tired": STATES["slept_last_turn"],
    "attack_used": (ids.CARNIVOROUS, ids.USED),
}


def card_marks() -> dict[str, tuple[int, int]]:
    """What can be said of a trait card of an animal: the trait and its marks."""
    used = {f"{name.replace('-', '_')}_used": (trait, ids.USED) for trait, name in enumerate(ids.TRAIT_NAMES)}
    return {**STATES, **ALSO, **used}


def facts_of(game: Evolution, animal: Animal, wanted: dict[str, Any], place: str) -> dict[str, object]:
    """All facts, told as far as possible in the words of what is `wanted`."""
    fat = [int(card & ids.YELLOW != 0) for card in animal.cards if TRAITS[card & ids.TRAIT].stores]
    traits = {
        "t": [card & ids.TRAIT for card in animal.cards],
        "active": acting(animal),
        "used": [card & ids.TRAIT for card in animal.cards if card & ids.USED],
    }
    facts: dict[str, object] = {
        "food": animal.food,
        "fat": fat if isinstance(wanted.get("fat"), list) else sum(fat),
        "need": animal.need,
        "fed": animal.body != animals.BODILESS and game.is_fed(animal),
        "traits": animal.traits(),
        "body": animal.body != animals.BODILESS,
        "received": animal.flags & animals.RECEIVED != 0,
        "at": LETTERS[animal.at],
        "owner": seat_name(animal.owner),
        "card": shown_card(animal, wanted.get("card")),
    }
    facts |= {name: animal.flags & flag != 0 for name, flag in FLAGS.items()}
    facts |= {name: spelt(found, wanted.get(name), f"{place}.{name}") for name, found in traits.items()}
    marks = card_marks()
    facts |= {name: animal.has_mark(*marks[name]) for name in (*STATES, *wanted) if name in marks}
    seen = [key for key in wanted if str(key).startswith("seen_by_")]
    return {**facts, **{key: seen_by(game, animal, key, wanted[key]) for key in seen}}


def acting(animal: Animal) -> list[int]:
    traits = [card & ids.TRAIT for card in animal.cards if card & ids.OFF == 0]
    return [trait for trait in traits if not TRAITS[trait].lowest]


def spelt(found: list[int], wanted: Any, place: str) -> object:
    same = isinstance(wanted, list) and [trait_of_name(name, place) for name in wanted] == found
    return wanted if same else [camel(trait) for trait in found]


def shown_card(animal: Animal, wanted: object = None) -> object:
    shown = f"{camel_card(animal.body)} {'revealed' if animal.flags & animals.REVEALED else 'hidden'}"
    told = words(wanted) if wanted else set()
    return wanted if told and told <= words(shown) else shown


def words(text: object) -> set[str]:
    return {squeeze(word) for word in re.findall(r"[\w-]+", str(text))}


def seen_by(game: Evolution, animal: Animal, key: str, wanted: Any) -> object:
    seat = seat_of(key.removeprefix("seen_by_").removesuffix("_as"), game.players, f"expect.{key}")
    seen = next(a for a in game.view(seat).animals if a.id == animal.id)
    traits = [trait.name for trait in seen.traits]
    shown = seen.card or ("animal with " + ", ".join(traits) if traits else "plain animal")
    return wanted if squeeze(str(wanted)) == squeeze(shown) else shown
