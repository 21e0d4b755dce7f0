"""The facts of the card game that a scenario may expect."""

import re
from typing import TYPE_CHECKING, Any

from fittest.games.evolution import ids
from fittest.games.evolution.animals import PLAIN_CARD
from fittest.games.evolution.events import BORN, LAID
from fittest.games.evolution.hunt import Hunt
from fittest.games.evolution.moves import IGNORE, PLAY, SHARE, TOLD_TRAIT, is_reaction, is_use
from fittest.games.evolution.phases.development import Development
from fittest.games.evolution.phases.feeding import FeedingMove
from fittest.games.evolution.phases.turn import Turn
from fittest.games.evolution.rules import BANK, FEEDING, STAGE_NAMES
from fittest.games.evolution.scenario.animal import facts_of
from fittest.games.evolution.scenario.names import (
    LETTERS,
    camel,
    camel_card,
    card_of_name,
    fits_name,
    squeeze,
)
from fittest.games.evolution.scenario.verbs import VERBS, code_of
from fittest.kernel.errors import IllegalAction
from fittest.scenarios.facts import (
    GONE,
    Check,
    Differences,
    Fact,
    PlayerFact,
    attribute,
    differ,
    some,
    thing_differs,
)
from fittest.scenarios.table import verb_of
from fittest.scenarios.values import ill_formed, seat_name, seat_of

if TYPE_CHECKING:
    from fittest.games.evolution.scenario.table import EvolutionTable

PHASE_OF_STAGE = {"start": "development"} | dict.fromkeys(("draw", "clean", "hunger", "reward"), "extinction")


# -- piles -------------------------------------------------------------------------------------


def named(cards: list[int], wanted: Any, place: str) -> object:
    """One side of a card is name enough, and the order does not matter."""
    names = [camel_card(card) for card in cards]
    if not isinstance(wanted, list):
        return names
    left = cards[:]
    for name in wanted:
        card_of_name(name, place)
        fitting = [card for card in left if fits_name(card, name)]
        if not fitting:
            return names
        left.remove(fitting[0])
    return names if left else wanted


def discard(table: "EvolutionTable", seat: int, wanted: Any, place: str) -> object:
    """Of some cards only the number is known."""
    player = table.game.seats[seat]
    if not isinstance(wanted, list):
        return player.discarded()
    if named([*player.open_pile], wanted, place) == wanted:
        return wanted
    return named([*player.open_pile, *(card & ~PLAIN_CARD for card in player.hidden_pile)], wanted, place)


def score(table: "EvolutionTable", seat: int, wanted: Any, place: str) -> object:
    game = table.game
    return game.seats[seat].points - table.before[seat] if game.rules.turns else game.worth(seat)


def total(table: "EvolutionTable", seat: int, wanted: Any, place: str) -> object:
    return table.game.seats[seat].points


PLAYER: dict[str, PlayerFact] = {
    "hand": lambda table, seat, wanted, place: named([*table.game.seats[seat].hand], wanted, place),
    "discard": discard,
    "score": score,
    "score_total": total,
    "total": total,
    "reserve": lambda table, seat, wanted, place: table.game.seats[seat].reserve,
}


# -- the table ---------------------------------------------------------------------------------


def active(table: "EvolutionTable", wanted: Any, place: str) -> object:
    game = table.game
    for frame in reversed(game.stack):
        if isinstance(frame, FeedingMove | Development):
            return seat_name(frame.seat)
    return seat_name(game.decision.seat if game.decision else game.first) if game.stack else None


def bank(table: "EvolutionTable", wanted: Any, place: str) -> object:
    tokens = table.game.bank
    return dict(zip(LETTERS, tokens, strict=False)) if isinstance(wanted, dict) else tokens[0]


def deck(table: "EvolutionTable", wanted: Any, place: str) -> object:
    kinds = table.game.deck[::-1]
    same = isinstance(wanted, list) and [card_of_name(name, place) for name in wanted] == kinds
    return wanted if same else [camel_card(card) for card in kinds]


def phase(table: "EvolutionTable", wanted: Any, place: str) -> object:
    """Where the bank is rolled before the deal, nothing but the start of feeding is left of its phase."""
    game = table.game
    if game.over:
        return "over"
    due = table.stage
    stage = game.stage if due < 0 else due
    if game.rules.bank_first and stage in (BANK, FEEDING):
        return wanted if wanted in ("bank", "feeding") else "feeding"
    return PHASE_OF_STAGE.get(STAGE_NAMES[stage], STAGE_NAMES[stage])


TABLE: dict[str, Fact] = {
    "active": active,
    "first": lambda table, wanted, place: seat_name(table.game.first),
    "last_turn": attribute("last_turn"),
    "game_over": attribute("over"),
    "common": lambda table, wanted, place: len(table.game.common),
    "removed": lambda table, wanted, place: len(table.game.removed),
    "turn": attribute("turn"),
    "round": attribute("turn"),
    "turns": lambda table, wanted, place: table.game.rules.turns,
    "bank": bank,
    "deck": deck,
    "centre": lambda table, wanted, place: named(table.game.centre, wanted, place),
    "phase": phase,
}


def winner(table: "EvolutionTable", wanted: Any) -> Differences:
    """Names in any writing; a word without names says that several have won."""
    names = sorted(set(re.findall(r"P\d", str(wanted))))
    found = [seat_name(seat) for seat in table.game.winners]
    if names or wanted in (None, "none", []):
        return differ("winner", names, found)
    if wanted not in ("shared", "both", "tie", "draw", "all"):
        raise ill_formed("expect.winner", f"{wanted!r} names no player")
    return [] if len(found) > 1 else differ("winner", wanted, found)


def newborn(table: "EvolutionTable", wanted: Any) -> Differences:
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
        found += animal_differs(table, "newborn", number, facts)
    return found


def animal_differs(table: "EvolutionTable", name: str, number: int, wanted: Any) -> Differences:
    animal = table.game.find(number)
    if animal is None or wanted == GONE:
        return thing_differs(name, wanted, None if animal is None else {})
    told = some(wanted, f"expect.{name}")
    return thing_differs(name, told, facts_of(table.game, animal, told, f"expect.{name}"))


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


def offered(table: "EvolutionTable", wanted: Any) -> Differences:
    """Each item is written as the step that would answer, or names what an option is about: a trait, an
    animal, a verb, or several of them. Nothing says that no question is open but for a move."""
    found: Differences = []
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


def by_player(table: "EvolutionTable", wanted: Any) -> dict[str, Any]:
    """Items by player; without a player's name they are for whoever is asked."""
    if re.fullmatch(r"P\d", str(wanted)):
        return {wanted: True}
    if isinstance(wanted, dict) and any(re.fullmatch(r"P\d", str(key)) for key in wanted):
        return wanted
    if isinstance(wanted, dict) and "to" in wanted and set(wanted) <= {"to", "kind", "options"}:
        return {str(wanted["to"]): wanted.get("options", wanted.get("kind", True))}
    decision = table.game.decision
    return {seat_name(decision.seat if decision else 0): wanted}


def is_offered(table: "EvolutionTable", seat: int, item: Any, codes: list[int]) -> bool:
    if isinstance(item, dict) and verb_of(item) in VERBS:
        try:
            if code_of(table, seat, verb_of(item), item) in codes:
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


def words_of(table: "EvolutionTable", code: int) -> tuple[list[str], list[str]]:
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


CHECKS: dict[str, Check] = {"winner": winner, "newborn": newborn, "offered": offered}
