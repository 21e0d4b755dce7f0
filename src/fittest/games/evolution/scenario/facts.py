"""Comparing a game with what a scenario expects."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from fittest.games.evolution.codes import END, pack
from fittest.games.evolution.development import Development
from fittest.games.evolution.feeding import Go
from fittest.games.evolution.game import Evolution
from fittest.games.evolution.ids import (
    ACTIVE,
    HIBERNATION,
    OFF,
    TRAIT,
    USED,
    YELLOW,
)
from fittest.games.evolution.rules import BANK, FEEDING, STAGE_NAMES
from fittest.games.evolution.scenario.names import (
    LETTERS,
    camel,
    camel_card,
    card_of_name,
    fits_name,
    ill_formed,
    seat_name,
    seat_of_name,
    squeeze,
    trait_of_name,
)
from fittest.games.evolution.scenario.offers import offered
from fittest.games.evolution.scenario.position import CARD_MARKS, as_dict, as_list
from fittest.games.evolution.state import (
    BODILESS,
    BORN_FED,
    HUNGRY,
    PARALYSED,
    PLAIN_CARD,
    POISONED,
    RECEIVED,
    REVEALED,
    Animal,
)
from fittest.games.evolution.story import BORN, LAID
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
        if key in run.names:
            found.extend(animal_differ(run, str(key), run.names[key], wanted))
        elif key in TABLE_FACTS:
            found.extend(TABLE_FACTS[key](run, wanted))
        elif str(key).endswith("_animals"):
            seat = seat_of_name(str(key)[:-8], run.game.players, f"expect.{key}")
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


def cards_of_seat(run: "Run", what: str, wanted: Any, seat: int, cards: list[int], more: int) -> list[str]:
    """`wanted` is the number of cards or names them; `more` are cards of which only the number is known."""
    what = f"{what} of {seat_name(seat)}"
    if not isinstance(wanted, list):
        return differ(what, wanted, len(cards) + more)
    return (
        [] if are_named(cards, wanted, what) else differ(what, wanted, [camel_card(card) for card in cards])
    )


def are_named(cards: list[int], names: list[Any], place: str) -> bool:
    """Is each card named, and each name of a card? One side is name enough."""
    left = cards[:]
    for name in names:
        card_of_name(name, f"expect.{place}")
        fitting = next((card for card in left if fits_name(card, name)), None)
        if fitting is None:
            return False
        left.remove(fitting)
    return not left


def hand(run: "Run", wanted: Any) -> list[str]:
    if isinstance(wanted, int):
        wanted = {seat_name(seat): wanted for seat in range(run.game.players)}
    found: list[str] = []
    for name, fact in as_dict(wanted, "expect.hand").items():
        seat = seat_of_name(name, run.game.players, "expect.hand")
        found.extend(cards_of_seat(run, "hand", fact, seat, run.game.seats[seat].hand, 0))
    return found


def discard(run: "Run", wanted: Any) -> list[str]:
    if isinstance(wanted, int):
        return differ("discard", wanted, len(run.game.common))
    found: list[str] = []
    for name, fact in as_dict(wanted, "expect.discard").items():
        seat = seat_of_name(name, run.game.players, "expect.discard")
        player = run.game.seats[seat]
        cards = player.open_pile + [card & ~PLAIN_CARD for card in player.hidden_pile]
        if isinstance(fact, list) and are_named(player.open_pile, fact, "discard"):
            continue
        found.extend(cards_of_seat(run, "discard", fact, seat, cards, player.uncounted))
    return found


def score(run: "Run", wanted: Any) -> list[str]:
    if run.game.rules.turns:
        return by_seat(run, "score", wanted, lambda seat: run.game.seats[seat].points - run.before[seat])
    return by_seat(run, "score", wanted, run.game.worth)


def score_total(run: "Run", wanted: Any) -> list[str]:
    return by_seat(run, "score_total", wanted, lambda seat: run.game.seats[seat].points)


def centre(run: "Run", wanted: Any) -> list[str]:
    if isinstance(wanted, int):
        return differ("centre", wanted, len(run.game.centre))
    if isinstance(wanted, list):
        return (
            [] if are_named(run.game.centre, wanted, "centre") else differ("centre", wanted, run.game.centre)
        )
    return differ("centre", wanted, len(run.game.centre))


def onwards(run: "Run") -> list[Evolution]:
    """The game now, and as it is once players who can do nothing have been passed over."""
    games = [run.game]
    trial = run.game
    for _ in range(trial.players):
        decision, top = trial.decision, trial.stack[-1] if trial.stack else None
        if decision is None or not isinstance(top, Go) or top.acted or decision.codes != [pack(END)]:
            break
        trial = trial.clone()
        trial.stack[-1].answer(trial, decision.codes[0])
        trial.advance()
        games.append(trial)
    return games


def differ_onwards(run: "Run", what: str, wanted: object, value: Callable[[Evolution], object]) -> list[str]:
    if any(value(game) == wanted for game in onwards(run)):
        return []
    return differ(what, wanted, value(run.game))


def active_seat(game: Evolution) -> str | None:
    for frame in reversed(game.stack):
        if isinstance(frame, Go | Development):
            return seat_name(frame.seat)
    return seat_name(game.decision.seat) if game.decision else None


def phase(run: "Run", wanted: object) -> list[str]:
    """Where the bank is rolled before the deal, nothing but the start of feeding is left of its phase."""
    merged = run.game.rules.bank_first and wanted == "bank"
    return differ_onwards(run, "phase", "feeding" if merged else wanted, phase_name)


def phase_name(game: Evolution) -> str:
    if game.over:
        return "over"
    top = game.stack[-1]
    stage = game.rules.stages[top.index % len(game.rules.stages)] if isinstance(top, Turn) else game.stage
    if stage == BANK and game.rules.bank_first:
        stage = FEEDING
    return PHASE_OF_STAGE.get(STAGE_NAMES[stage], STAGE_NAMES[stage])


def winner(run: "Run", wanted: Any) -> list[str]:
    """Names in any writing; a word without names says that several have won."""
    names = sorted(set(re.findall(r"P\d", str(wanted))))
    found = [seat_name(seat) for seat in run.game.winners]
    if names or wanted in (None, "none", []):
        return differ("winner", names, found)
    if wanted not in ("shared", "both", "tie", "draw", "all"):
        raise ill_formed("expect.winner", f"{wanted!r} names no player")
    return [] if len(found) > 1 else [f"winner: expected several, found {found}"]


def newborn(run: "Run", wanted: Any) -> list[str]:
    """How many were born, or what is true of the last one, or a list with what is true of each."""
    born = [event.args[1] for event in run.game.events.since(0) if event.kind == BORN]
    if isinstance(wanted, int) or wanted in (None, "none"):
        return differ("newborn", wanted if isinstance(wanted, int) else 0, len(born))
    if not born:
        born = [event.args[1] for event in run.game.events.since(0) if event.kind == LAID]
    listed = wanted if isinstance(wanted, list) else [wanted]
    newborns = born if isinstance(wanted, list) else born[-1:]
    found = differ("newborns", len(listed), len(newborns))
    for number, facts in zip(newborns, listed, strict=False):
        found.extend(animal_differ(run, "newborn", number, facts))
    return found


TABLE_FACTS: dict[str, Callable[["Run", Any], list[str]]] = {
    "bank": bank,
    "deck": deck,
    "hand": hand,
    "discard": discard,
    "score": score,
    "score_total": score_total,
    "total": score_total,
    "centre": centre,
    "active": lambda run, wanted: differ_onwards(run, "active", wanted, active_seat),
    "phase": phase,
    "winner": winner,
    "newborn": newborn,
    "offered": offered,
    "first": lambda run, wanted: differ("first", wanted, seat_name(run.game.first)),
    "last_turn": lambda run, wanted: differ("last_turn", wanted, run.game.last_turn),
    "game_over": lambda run, wanted: differ("game_over", wanted, run.game.over),
    "reserve": lambda run, wanted: by_seat(run, "reserve", wanted, lambda seat: run.game.seats[seat].reserve),
    "common": lambda run, wanted: differ("common", wanted, len(run.game.common)),
    "removed": lambda run, wanted: differ("removed", wanted, len(run.game.removed)),
    "turn": lambda run, wanted: differ("turn", wanted, run.game.turn),
    "round": lambda run, wanted: differ("round", wanted, run.game.turn),
    "turns": lambda run, wanted: differ("turns", wanted, run.game.rules.turns),
}


# -- an animal ---------------------------------------------------------------------------------


def animal_differ(run: "Run", name: str, number: int, wanted: Any) -> list[str]:
    animal = run.game.seek(number)
    if wanted == "gone":
        return [] if animal is None else [f"{name}: expected gone, but it is on the table"]
    if animal is None:
        return [f"{name}: it is not on the table any more"]
    return facts_differ(run.game, name, animal, wanted)


def facts_differ(game: Evolution, name: str, animal: Animal, wanted: Any) -> list[str]:
    found: list[str] = []
    for key, fact in as_dict(wanted, f"expect.{name}").items():
        if str(key).startswith("seen_by_"):
            found.extend(seen_by(game, animal, key, fact))
        elif key in ("t", "active", "used"):
            place = f"expect.{name}.{key}"
            traits = [camel(trait_of_name(trait, place)) for trait in as_list(fact, place)]
            found.extend(differ(f"{name}.{key}", traits, ANIMAL_FACTS[key](game, animal)))
        elif key == "card":
            shown = shown_card(animal)
            named = words(fact) <= words(shown) and words(fact)
            found.extend([] if named else differ(f"{name}.card", fact, shown))
        elif key in ANIMAL_FACTS:
            found.extend(differ(f"{name}.{key}", fact, ANIMAL_FACTS[key](game, animal)))
        elif key in CARD_MARKS:
            trait, mark = CARD_MARKS[key]
            found.extend(differ(f"{name}.{key}", fact, animal.has_mark(trait, mark)))
        else:
            raise ill_formed(f"expect.{name}", f"unknown fact {key!r}")
    return found


def seen_by(game: Evolution, animal: Animal, key: str, wanted: Any) -> list[str]:
    seat = seat_of_name(key.removeprefix("seen_by_").removesuffix("_as"), game.players, f"expect.{key}")
    seen = next(a for a in game.view(seat).animals if a.id == animal.id)
    traits = [trait.name for trait in seen.traits]
    shown = seen.card or ("animal with " + ", ".join(traits) if traits else "plain animal")
    return [] if squeeze(str(wanted)) == squeeze(shown) else differ(key, wanted, shown)


def words(text: object) -> set[str]:
    return {squeeze(word) for word in re.findall(r"[\w-]+", str(text))}


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
    "used": lambda game, animal: [camel(card & TRAIT) for card in animal.cards if card & USED],
    "asleep": lambda game, animal: animal.has_mark(HIBERNATION, ACTIVE),
    "paralysed": lambda game, animal: animal.flags & PARALYSED != 0,
    "poisoned": lambda game, animal: animal.flags & POISONED != 0,
    "body": lambda game, animal: animal.body != BODILESS,
    "hungry": lambda game, animal: animal.flags & HUNGRY != 0,
    "born_fed": lambda game, animal: animal.flags & BORN_FED != 0,
    "received": lambda game, animal: animal.flags & RECEIVED != 0,
    "at": lambda game, animal: LETTERS[animal.at],
    "owner": lambda game, animal: seat_name(animal.owner),
}
