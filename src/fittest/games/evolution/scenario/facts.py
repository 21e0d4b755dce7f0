"""The facts of the card game that a scenario may expect."""

import re
from collections.abc import Callable
from typing import Any

from fittest.games.evolution import ids
from fittest.games.evolution.animals import (
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
from fittest.games.evolution.bodies import part_pairs
from fittest.games.evolution.events import BORN, LAID
from fittest.games.evolution.hunt import Hunt
from fittest.games.evolution.moves import (
    IGNORE,
    PLAY,
    SHARE,
    TOLD_TRAIT,
    is_reaction,
    is_use,
)
from fittest.games.evolution.phases.development import Development
from fittest.games.evolution.phases.feeding import FeedingMove
from fittest.games.evolution.phases.turn import Turn
from fittest.games.evolution.rules import BANK, FEEDING, STAGE_NAMES
from fittest.games.evolution.scenario.names import (
    LETTERS,
    camel,
    camel_card,
    card_of_name,
    fits_name,
    squeeze,
    trait_of_name,
)
from fittest.games.evolution.scenario.position import card_marks
from fittest.games.evolution.scenario.table import EvolutionTable
from fittest.games.evolution.scenario.verbs import VERBS, code_of
from fittest.games.evolution.state import Evolution
from fittest.games.evolution.trait import TRAITS
from fittest.kernel.errors import IllegalAction
from fittest.kernel.message import Message
from fittest.scenarios import table as core
from fittest.scenarios.facts import differ
from fittest.scenarios.values import ill_formed, mapping, seat_name, seat_of, sequence

Facts = list[Message]

PHASE_OF_STAGE = {
    "start": "development",
    "draw": "extinction",
    "clean": "extinction",
    "hunger": "extinction",
    "reward": "extinction",
}


def differences(table: EvolutionTable) -> Facts:
    table = table.copy()
    part_pairs(table.game)  # a migration is over with the last move that the document names
    found: Facts = []
    for key, wanted in table.expect.items():
        if key in table.names:
            found.extend(animal_differ(table, str(key), table.names[key], wanted))
        elif key in PER_PLAYER:
            found.extend(by_seat(table, key, wanted))
        elif key in VALUES:
            found.extend(differ(key, wanted, VALUES[key](table.game)))
        elif key in SPECIAL:
            found.extend(SPECIAL[key](table, wanted))
        elif str(key).endswith("_animals"):
            seat = seat_of(str(key)[:-8], table.game.players, f"expect.{key}")
            count = sum(1 for a in table.game.animals if a.owner == seat and a.body != BODILESS)
            found.extend(differ(key, wanted, count))
        elif key != "note":
            raise ill_formed(f"expect.{key}", "neither a fact of the table nor an animal")
    return found


# -- the table ---------------------------------------------------------------------------------


def by_seat(table: EvolutionTable, what: str, wanted: Any) -> Facts:
    """A number under `hand` is that of everybody, under `discard` that of the common pile."""
    if isinstance(wanted, int) and what == "discard":
        return differ(what, wanted, len(table.game.common))
    if isinstance(wanted, int) and what == "hand":
        wanted = {seat_name(seat): wanted for seat in range(table.game.players)}
    found: Facts = []
    for name, fact in mapping(wanted, f"expect.{what}").items():
        seat = seat_of(name, table.game.players, f"expect.{what}")
        found.extend(differ(f"{what} of {name}", fact, PER_PLAYER[what](table, seat, fact)))
    return found


def named(cards: list[int], wanted: Any, place: str, more: int = 0) -> object:
    """The number of cards, or what was wanted if those are their names; one side is name enough, and the
    order does not matter. `more` are cards of which only the number is known."""
    if not isinstance(wanted, list):
        return len(cards) + more
    left = cards[:]
    for name in wanted:
        card_of_name(name, f"expect.{place}")
        fitting = [card for card in left if fits_name(card, name)]
        if not fitting:
            return [camel_card(card) for card in cards]
        left.remove(fitting[0])
    return [camel_card(card) for card in cards] if left else wanted


def discard(table: EvolutionTable, seat: int, wanted: Any) -> object:
    player = table.game.seats[seat]
    if isinstance(wanted, list) and named([*player.open_pile], wanted, "discard") == wanted:
        return wanted
    cards = [*player.open_pile] + [card & ~PLAIN_CARD for card in player.hidden_pile]
    return named(cards, wanted, "discard", player.uncounted)


def score(table: EvolutionTable, seat: int, wanted: Any) -> object:
    game = table.game
    return game.seats[seat].points - table.before[seat] if game.rules.turns else game.worth(seat)


def total(table: EvolutionTable, seat: int, wanted: Any) -> object:
    return table.game.seats[seat].points


PER_PLAYER: dict[str, Callable[[EvolutionTable, int, Any], object]] = {
    "hand": lambda table, seat, wanted: named([*table.game.seats[seat].hand], wanted, "hand"),
    "discard": discard,
    "score": score,
    "score_total": total,
    "total": total,
    "reserve": lambda table, seat, wanted: table.game.seats[seat].reserve,
}


def active_seat(game: Evolution) -> str | None:
    for frame in reversed(game.stack):
        if isinstance(frame, FeedingMove | Development):
            return seat_name(frame.seat)
    if not game.stack:
        return None
    return seat_name(game.decision.seat if game.decision else game.first)


VALUES: dict[str, Callable[[Evolution], object]] = {
    "active": active_seat,
    "first": lambda game: seat_name(game.first),
    "last_turn": lambda game: game.last_turn,
    "game_over": lambda game: game.over,
    "common": lambda game: len(game.common),
    "removed": lambda game: len(game.removed),
    "turn": lambda game: game.turn,
    "round": lambda game: game.turn,
    "turns": lambda game: game.rules.turns,
}


def bank(table: EvolutionTable, wanted: Any) -> Facts:
    if isinstance(wanted, dict):
        found = dict(zip(LETTERS, table.game.bank, strict=False))
        return differ("bank", wanted, {letter: found.get(letter) for letter in wanted})
    return differ("bank", wanted, table.game.bank[0])


def deck(table: EvolutionTable, wanted: Any) -> Facts:
    if isinstance(wanted, list):
        cards = [card_of_name(name, "expect.deck") for name in wanted]
        return differ("deck", cards, table.game.deck[::-1])
    return differ("deck", wanted, len(table.game.deck))


def phase(table: EvolutionTable, wanted: object) -> Facts:
    """Where the bank is rolled before the deal, nothing but the start of feeding is left of its phase."""
    game = table.game
    if game.over:
        return differ("phase", wanted, "over")
    due = table.next_stage()
    stage = game.stage if due < 0 else due
    if game.rules.bank_first:
        stage = FEEDING if stage == BANK else stage
        wanted = "feeding" if wanted == "bank" else wanted
    return differ("phase", wanted, PHASE_OF_STAGE.get(STAGE_NAMES[stage], STAGE_NAMES[stage]))


def winner(table: EvolutionTable, wanted: Any) -> Facts:
    """Names in any writing; a word without names says that several have won."""
    names = sorted(set(re.findall(r"P\d", str(wanted))))
    found = [seat_name(seat) for seat in table.game.winners]
    if names or wanted in (None, "none", []):
        return differ("winner", names, found)
    if wanted not in ("shared", "both", "tie", "draw", "all"):
        raise ill_formed("expect.winner", f"{wanted!r} names no player")
    return [] if len(found) > 1 else differ("winner", wanted, found)


def newborn(table: EvolutionTable, wanted: Any) -> Facts:
    """How many were born, or what is true of the last one, or a list with what is true of each."""
    events = table.game.events.since(0)
    born = [event.args[1] for event in events if event.kind == BORN]
    if isinstance(wanted, int) or wanted in (None, "none"):
        return differ("newborn", wanted if isinstance(wanted, int) else 0, len(born))
    born = born or [event.args[1] for event in events if event.kind == LAID]
    listed = wanted if isinstance(wanted, list) else [wanted]
    newborns = born if isinstance(wanted, list) else born[-1:]
    found = differ("newborns", len(listed), len(newborns))
    for number, facts in zip(newborns, listed, strict=False):
        found.extend(animal_differ(table, "newborn", number, facts))
    return found


# -- open questions ---------------------------------------------------------------------------

NOTHING: tuple[Any, ...] = (None, False, "none", "nothing", [], {})
FILLERS = ("to", "from", "with", "on", "onto", "of", "and", "the", "by", "use", "as")
FIELDS = ("do", "animal", "animals", "trait", "pile", "target", "card", "pair", "count", *FILLERS)
"""Keys of an item that say only what its value is."""
SAID: dict[str, tuple[str, ...]] = {
    "feed": ("take",),
    "end": ("pass", "endgo"),
    "pass": ("endgo",),
    "scavenge": ("choosescavenger", "scavenger"),
    "spend": ("spendreserve",),
    "restore": ("restore",),
    "lay": ("play", "placerecovery", "animal"),
    "decline": ("none", "noambush", "declinereveal", "nofollow", "pass"),
}
SAID_OF_TRAIT: dict[int, tuple[str, ...]] = {
    ids.SPECIALIZATION_A: ("specialise", "specialize"),
    ids.SPECIALIZATION_B: ("specialise", "specialize"),
    ids.SHELL: ("takeshell",),
    ids.FLIGHT: ("migrate",),
}
"""What the language calls an answer, beside the word that the game has for it."""


def offered(table: EvolutionTable, wanted: Any) -> Facts:
    """Each item is written as the step that would answer, or names what an option is about: a trait, an
    animal, a verb, or several of them. Nothing says that no question is open but for a move."""
    found: Facts = []
    decision = table.game.decision
    for name, items in by_player(table, wanted).items():
        seat = seat_of(name, table.game.players, "expect.offered")
        codes = decision.codes if decision is not None and decision.seat == seat else []
        texts = [table.option(code) for code in codes]
        in_question = codes and not isinstance(table.game.stack[-1], FeedingMove | Development | Turn)
        if items in NOTHING or items is True:
            if bool(in_question) != (items is True):
                wish = "something" if items is True else "nothing"
                found.extend(differ(f"offered to {name}", wish, texts))
            continue
        for item in items if isinstance(items, list) else [items]:
            if not is_offered(table, seat, item, codes):
                found.extend(differ(f"offered to {name}", item, texts))
    return found


def by_player(table: EvolutionTable, wanted: Any) -> dict[str, Any]:
    """Items by player; without a player's name they are for whoever is asked."""
    if re.fullmatch(r"P\d", str(wanted)):
        return {wanted: True}
    if isinstance(wanted, dict) and any(re.fullmatch(r"P\d", str(key)) for key in wanted):
        return wanted
    if isinstance(wanted, dict) and "to" in wanted and set(wanted) <= {"to", "kind", "options"}:
        return {str(wanted["to"]): wanted.get("options", wanted.get("kind", True))}
    decision = table.game.decision
    return {seat_name(decision.seat if decision else 0): wanted}


def is_offered(table: EvolutionTable, seat: int, item: Any, codes: list[int]) -> bool:
    if isinstance(item, dict) and core.verb_of(item) in VERBS:
        try:
            if code_of(table, seat, core.verb_of(item), item) in codes:
                return True
        except IllegalAction:
            return False
    options = [words_of(table, code) for code in codes]
    return all(
        any(speaks_of(phrase, names, details) for names, details in options) for phrase in phrases(item)
    )


def phrases(item: Any) -> list[list[str]]:
    """The item as lists of words, each of which must be about one option."""
    if isinstance(item, list):
        return [tokens(item)]
    if not isinstance(item, dict):
        return [tokens([item])]
    found: list[list[str]] = [[]]
    for key, value in item.items():
        head = [] if key in FIELDS else tokens([key])
        ways = value if isinstance(value, list) and key != "pair" else [value]
        found = [words + head + more for words in found for way in ways for more in phrases(way)]
    return found


def tokens(parts: list[Any]) -> list[str]:
    return [word for part in parts for word in re.split(r"[^\w-]+", str(part)) if word]


def speaks_of(phrase: list[str], names: list[str], details: list[str]) -> bool:
    """Are all the words of the phrase about this option, and not only about its details?"""
    about, at = False, 0
    while at < len(phrase):
        for length in (3, 2, 1):
            word = squeeze("".join(phrase[at : at + length]))
            if word in names or word in details:
                about = about or word in names
                break
        else:
            if phrase[at] not in FILLERS:
                return False
        at += length
    return about


def words_of(table: EvolutionTable, code: int) -> tuple[list[str], list[str]]:
    """Words for an option: its verb, its trait and its animals; and, apart, what it is done with."""
    trait = TOLD_TRAIT.of(code)
    head, *rest = table.game.codec.text(code).split(" ")
    names = [squeeze(head), *SAID.get(head, ())]
    reacts = is_reaction(code)
    if reacts:
        names.append("react")
    if reacts or is_use(code) or any(verb.matches(code) for verb in (SHARE, IGNORE, PLAY)):
        names.append(squeeze(camel(trait)))
    if is_use(code):
        names.extend(SAID_OF_TRAIT.get(trait, ()))
    numbers = [int(word) for word in rest if word.isdigit()]
    hunt = table.game.stack[-1]
    if (reacts or IGNORE.matches(code)) and isinstance(hunt, Hunt):
        numbers.append(hunt.prey)
    names.extend(squeeze(name) for name, number in table.names.items() if number in numbers)
    details = [squeeze(word.partition("#")[0]) for word in rest]
    return names, details


SPECIAL: dict[str, Callable[[EvolutionTable, Any], Facts]] = {
    "bank": bank,
    "deck": deck,
    "centre": lambda table, wanted: differ("centre", wanted, named(table.game.centre, wanted, "centre")),
    "phase": phase,
    "winner": winner,
    "newborn": newborn,
    "offered": offered,
}


# -- an animal ---------------------------------------------------------------------------------


def animal_differ(table: EvolutionTable, name: str, number: int, wanted: Any) -> Facts:
    animal = table.game.find(number)
    if wanted == "gone":
        return [] if animal is None else differ(name, "gone", "on the table")
    if animal is None:
        return differ(name, wanted, "gone")
    return facts_differ(table.game, name, animal, wanted)


def facts_differ(game: Evolution, name: str, animal: Animal, wanted: Any) -> Facts:
    found: Facts = []
    marks = card_marks()
    for key, fact in mapping(wanted, f"expect.{name}").items():
        if str(key).startswith("seen_by_"):
            found.extend(seen_by(game, animal, key, fact))
        elif key in ("t", "active", "used"):
            place = f"expect.{name}.{key}"
            traits = [camel(trait_of_name(trait, place)) for trait in sequence(fact, place)]
            found.extend(differ(f"{name}.{key}", traits, ANIMAL_FACTS[key](game, animal)))
        elif key == "fat" and isinstance(fact, list):
            fat = [int(card & ids.YELLOW != 0) for card in animal.cards if TRAITS[card & ids.TRAIT].stores]
            found.extend(differ(f"{name}.fat", fact, fat))
        elif key == "card":
            shown = shown_card(animal)
            told = words(fact)
            found.extend([] if told and told <= words(shown) else differ(f"{name}.card", fact, shown))
        elif key in ANIMAL_FACTS:
            found.extend(differ(f"{name}.{key}", fact, ANIMAL_FACTS[key](game, animal)))
        elif key in marks:
            trait, mark = marks[key]
            found.extend(differ(f"{name}.{key}", fact, animal.has_mark(trait, mark)))
        else:
            raise ill_formed(f"expect.{name}", f"unknown fact {key!r}")
    return found


def seen_by(game: Evolution, animal: Animal, key: str, wanted: Any) -> Facts:
    seat = seat_of(key.removeprefix("seen_by_").removesuffix("_as"), game.players, f"expect.{key}")
    seen = next(a for a in game.view(seat).animals if a.id == animal.id)
    traits = [trait.name for trait in seen.traits]
    shown = seen.card or ("animal with " + ", ".join(traits) if traits else "plain animal")
    return [] if squeeze(str(wanted)) == squeeze(shown) else differ(key, wanted, shown)


def words(text: object) -> set[str]:
    return {squeeze(word) for word in re.findall(r"[\w-]+", str(text))}


def shown_card(animal: Animal) -> str:
    return f"{camel_card(animal.body)} {'revealed' if animal.flags & REVEALED else 'hidden'}"


def acting(animal: Animal) -> list[str]:
    traits = [card & ids.TRAIT for card in animal.cards if card & ids.OFF == 0]
    return [camel(trait) for trait in traits if not TRAITS[trait].lowest]


ANIMAL_FACTS: dict[str, Callable[[Evolution, Animal], object]] = {
    "food": lambda game, animal: animal.food,
    "fat": lambda game, animal: sum(1 for card in animal.cards if card & ids.YELLOW),
    "need": lambda game, animal: animal.need,
    "fed": lambda game, animal: animal.body != BODILESS and game.is_fed(animal),
    "traits": lambda game, animal: animal.traits(),
    "t": lambda game, animal: [camel(card & ids.TRAIT) for card in animal.cards],
    "active": lambda game, animal: acting(animal),
    "used": lambda game, animal: [camel(card & ids.TRAIT) for card in animal.cards if card & ids.USED],
    "asleep": lambda game, animal: animal.has_mark(ids.HIBERNATION, ids.ACTIVE),
    "paralysed": lambda game, animal: animal.flags & PARALYSED != 0,
    "poisoned": lambda game, animal: animal.flags & POISONED != 0,
    "body": lambda game, animal: animal.body != BODILESS,
    "hungry": lambda game, animal: animal.flags & HUNGRY != 0,
    "born_fed": lambda game, animal: animal.flags & BORN_FED != 0,
    "received": lambda game, animal: animal.flags & RECEIVED != 0,
    "at": lambda game, animal: LETTERS[animal.at],
    "owner": lambda game, animal: seat_name(animal.owner),
}
