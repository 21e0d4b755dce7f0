"""Comparing a game with what a scenario expects."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from fittest.games.evolution.codes import (
    DECLINE,
    IGNORE,
    REACT,
    SCAVENGE,
    SHARE,
    USE,
    a_of,
    b_of,
    trait_of,
    verb_of,
)
from fittest.games.evolution.development import Development
from fittest.games.evolution.feeding import Go
from fittest.games.evolution.game import Evolution
from fittest.games.evolution.ids import (
    ACTIVE,
    CARNIVOROUS,
    HIBERNATION,
    INTELLECT,
    MIMICRY,
    OFF,
    SHELL,
    TRAIT,
    USED,
    YELLOW,
)
from fittest.games.evolution.rules import STAGE_NAMES
from fittest.games.evolution.scenario.names import (
    LETTERS,
    camel,
    camel_card,
    card_of_name,
    ill_formed,
    seat_name,
    seat_of_name,
    squeeze,
    trait_of_name,
)
from fittest.games.evolution.scenario.position import as_dict
from fittest.games.evolution.state import BODILESS, HUNGRY, PARALYSED, POISONED, REVEALED, Animal
from fittest.games.evolution.story import BORN
from fittest.games.evolution.trait import TRAITS
from fittest.games.evolution.turn import Turn

if TYPE_CHECKING:
    from fittest.games.evolution.scenario.play import Run

PHASE_OF_STAGE = {
    "start": "development",
    "draw": "extinction",
    "clean": "extinction",
    "hunger": "extinction",
    "reward": "extinction",
}


def differences(run: "Run", document: dict[str, Any]) -> list[str]:
    found: list[str] = []
    for key, wanted in run.expect.items():
        if key in TABLE_FACTS:
            found.extend(TABLE_FACTS[key](run, wanted))
        elif key in run.names:
            found.extend(animal_differences(run, key, wanted))
        elif key.endswith("_animals") and key[:-8].startswith("P"):
            seat = seat_of_name(key[:-8], run.game.players, f"expect.{key}")
            count = sum(1 for a in run.game.animals if a.owner == seat and a.body != BODILESS)
            found.extend(differ(key, wanted, count))
        elif key != "note":
            raise ill_formed(f"expect.{key}", "neither a fact of the table nor an animal")
    return found


def differ(what: str, wanted: object, found: object) -> list[str]:
    return [] if wanted == found else [f"{what}: expected {wanted!r}, found {found!r}"]


# -- the table ---------------------------------------------------------------------------------


def bank(run: "Run", wanted: Any) -> list[str]:
    if isinstance(wanted, dict):
        found = dict(zip(LETTERS, run.game.bank, strict=False))
        return differ("bank", wanted, {letter: found.get(letter) for letter in wanted})
    return differ("bank", wanted, run.game.bank[0])


def deck(run: "Run", wanted: Any) -> list[str]:
    if isinstance(wanted, list):
        cards = [card_of_name(name, "expect.deck") for name in wanted]
        return differ("deck", cards, run.game.deck[::-1])
    return differ("deck", wanted, len(run.game.deck))


def by_seat(run: "Run", what: str, wanted: Any, value: Callable[[int], object]) -> list[str]:
    found: list[str] = []
    for name, fact in as_dict(wanted, f"expect.{what}").items():
        seat = seat_of_name(name, run.game.players, f"expect.{what}")
        found.extend(differ(f"{what} of {name}", fact, value(seat)))
    return found


def cards_of_seat(
    run: "Run", what: str, wanted: Any, pile: Callable[[int], list[int]], extra: bool
) -> list[str]:
    found: list[str] = []
    for name, fact in as_dict(wanted, f"expect.{what}").items():
        seat = seat_of_name(name, run.game.players, f"expect.{what}")
        cards = pile(seat)
        if isinstance(fact, list):
            named = sorted(card_of_name(card, f"expect.{what}") for card in fact)
            found.extend(differ(f"{what} of {name}", named, sorted(cards)))
        else:
            count = len(cards) + (run.game.seats[seat].uncounted if extra else 0)
            found.extend(differ(f"{what} of {name}", fact, count))
    return found


def hand(run: "Run", wanted: Any) -> list[str]:
    return cards_of_seat(run, "hand", wanted, lambda seat: run.game.seats[seat].hand, False)


def discard(run: "Run", wanted: Any) -> list[str]:
    if isinstance(wanted, int):
        return differ("discard", wanted, len(run.game.common))
    players = run.game.seats
    return cards_of_seat(
        run, "discard", wanted, lambda seat: players[seat].open_pile + players[seat].hidden_pile, True
    )


def score(run: "Run", wanted: Any) -> list[str]:
    if run.game.rules.turns:
        return by_seat(run, "score", wanted, lambda seat: run.gained[seat])
    return by_seat(run, "score", wanted, run.game.worth)


def score_total(run: "Run", wanted: Any) -> list[str]:
    return by_seat(run, "score_total", wanted, lambda seat: run.game.seats[seat].points)


def centre(run: "Run", wanted: Any) -> list[str]:
    cards = [card_of_name(name, "expect.centre") for name in wanted or []]
    return differ("centre", cards, run.game.centre)


def active(run: "Run", wanted: Any) -> list[str]:
    for frame in reversed(run.game.stack):
        if isinstance(frame, Go | Development):
            return differ("active", wanted, seat_name(frame.seat))
    decision = run.game.decision
    return differ("active", wanted, seat_name(decision.seat) if decision else None)


def phase(run: "Run", wanted: Any) -> list[str]:
    game = run.game
    stage = game.stage
    if game.over:
        return differ("phase", wanted, "over")
    top = game.stack[-1]
    if isinstance(top, Turn):
        stage = game.rules.stages[top.index % len(game.rules.stages)]
    name = STAGE_NAMES[stage]
    return differ("phase", wanted, PHASE_OF_STAGE.get(name, name))


def winner(run: "Run", wanted: Any) -> list[str]:
    names = wanted if isinstance(wanted, list) else [wanted]
    return differ("winner", sorted(names), [seat_name(seat) for seat in run.game.winners])


def newborn(run: "Run", wanted: Any) -> list[str]:
    born = [event for event in run.game.events.since(0) if event.kind == BORN]
    if not born:
        return ["newborn: nothing was born"]
    animal = run.game.seek(born[-1].args[1])
    if animal is None:
        return ["newborn: it is not on the table any more"]
    return facts_differ(run.game, "newborn", animal, wanted)


def offered(run: "Run", wanted: Any) -> list[str]:
    """Who is asked about what: each item names a trait or an animal that an option is about."""
    found: list[str] = []
    decision = run.game.decision
    top = run.game.stack[-1] if run.game.stack else None
    for name, items in as_dict(wanted, "expect.offered").items():
        seat = seat_of_name(name, run.game.players, "expect.offered")
        asked = (
            decision is not None and decision.seat == seat and not isinstance(top, Go | Development | Turn)
        )
        codes = decision.codes if asked and decision is not None else []
        words = [alias for code in codes for alias in aliases(run, code)]
        listed = items if isinstance(items, list) else [items]
        if not listed and codes:
            found.append(f"offered to {name}: expected nothing, found {[str(o) for o in codes]}")
        for item in listed:
            if squeeze(str(item)) not in words:
                found.append(f"offered to {name}: {item!r} is not among {words}")
    return found


def aliases(run: "Run", code: int) -> list[str]:
    names = {number: name for name, number in run.names.items()}
    verb = verb_of(code)
    if verb == DECLINE:
        return ["none", "decline", "noambush", "declinereveal", "nofollow"]
    words = [squeeze(run.game.codec.text(code))]
    if verb in (USE, REACT, SHARE, IGNORE):
        words.append(squeeze(camel(trait_of(code))))
        words.append(squeeze(TRAITS[trait_of(code)].word))
    if verb in (USE, SCAVENGE):
        words.append(squeeze(names.get(a_of(code), "")))
    if verb == SHARE:
        words.append(squeeze(names.get(b_of(code), "")))
    if verb == REACT and trait_of(code) == MIMICRY:
        words.append(squeeze(names.get(a_of(code), "")))
    return words


TABLE_FACTS: dict[str, Callable[["Run", Any], list[str]]] = {
    "bank": bank,
    "deck": deck,
    "hand": hand,
    "discard": discard,
    "score": score,
    "score_total": score_total,
    "centre": centre,
    "active": active,
    "phase": phase,
    "winner": winner,
    "newborn": newborn,
    "offered": offered,
    "first": lambda run, wanted: differ("first", wanted, seat_name(run.game.first)),
    "last_turn": lambda run, wanted: differ("last_turn", wanted, run.game.last_turn),
    "game_over": lambda run, wanted: differ("game_over", wanted, run.game.over),
    "reserve": lambda run, wanted: by_seat(run, "reserve", wanted, lambda seat: run.game.seats[seat].reserve),
    "common": lambda run, wanted: differ("common", wanted, len(run.game.common)),
}


# -- an animal ---------------------------------------------------------------------------------


def animal_differences(run: "Run", name: str, wanted: Any) -> list[str]:
    animal = run.game.seek(run.names[name])
    if wanted == "gone":
        return [] if animal is None else [f"{name}: expected gone, but it is on the table"]
    if animal is None:
        return [f"{name}: it is not on the table any more"]
    return facts_differ(run.game, name, animal, wanted)


def facts_differ(game: Evolution, name: str, animal: Animal, wanted: Any) -> list[str]:
    found: list[str] = []
    for key, fact in as_dict(wanted, f"expect.{name}").items():
        if key.startswith("seen_by_"):
            found.extend(seen_by(game, animal, key, fact))
        elif key in ("t", "active"):
            traits = [camel(trait_of_name(trait, f"expect.{name}.{key}")) for trait in fact]
            found.extend(differ(f"{name}.{key}", traits, ANIMAL_FACTS[key](game, animal)))
        elif key in ANIMAL_FACTS:
            found.extend(differ(f"{name}.{key}", fact, ANIMAL_FACTS[key](game, animal)))
        else:
            raise ill_formed(f"expect.{name}", f"unknown fact {key!r}")
    return found


def seen_by(game: Evolution, animal: Animal, key: str, wanted: Any) -> list[str]:
    seat = seat_of_name(key.removeprefix("seen_by_").removesuffix("_as"), game.players, f"expect.{key}")
    seen = next(a for a in game.view(seat).animals if a.id == animal.id)
    shown = "plain animal" if seen.card is None and not seen.traits else f"{seen.card} {seen.traits}"
    return differ(key, wanted, shown)


def shown_card(animal: Animal) -> str:
    return f"{camel_card(animal.body)} {'revealed' if animal.flags & REVEALED else 'hidden'}"


def acting(animal: Animal) -> list[str]:
    return [camel(c & TRAIT) for c in animal.cards if c & OFF == 0 and not TRAITS[c & TRAIT].lowest]


ANIMAL_FACTS: dict[str, Callable[[Evolution, Animal], object]] = {
    "food": lambda game, animal: animal.food,
    "fat": lambda game, animal: sum(1 for card in animal.cards if card & YELLOW),
    "need": lambda game, animal: animal.need,
    "fed": lambda game, animal: animal.body != BODILESS and game.is_fed(animal),
    "traits": lambda game, animal: animal.traits(),
    "t": lambda game, animal: [camel(card & TRAIT) for card in animal.cards],
    "active": lambda game, animal: acting(animal),
    "hidden": lambda game, animal: animal.has_mark(SHELL, ACTIVE),
    "asleep": lambda game, animal: animal.has_mark(HIBERNATION, ACTIVE),
    "paralysed": lambda game, animal: animal.flags & PARALYSED != 0,
    "poisoned": lambda game, animal: animal.flags & POISONED != 0,
    "attack_used": lambda game, animal: animal.has_mark(CARNIVOROUS, USED),
    "intellect_used": lambda game, animal: animal.has_mark(INTELLECT, USED),
    "body": lambda game, animal: animal.body != BODILESS,
    "hungry": lambda game, animal: animal.flags & HUNGRY != 0,
    "card": lambda game, animal: shown_card(animal),
    "at": lambda game, animal: LETTERS[animal.at],
    "owner": lambda game, animal: seat_name(animal.owner),
}
