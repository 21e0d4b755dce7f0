"""The expectation `offered`: who is asked, and what the options are about."""

import re
from typing import TYPE_CHECKING, Any

from fittest.games.evolution.codes import (
    DECLINE,
    END,
    FEED,
    IGNORE,
    LAY,
    PASS,
    PLAY,
    REACT,
    RESTORE,
    SCAVENGE,
    SHARE,
    SPEND,
    USE,
    trait_of,
    verb_of,
)
from fittest.games.evolution.development import Development
from fittest.games.evolution.feeding import Go
from fittest.games.evolution.hunt import Hunt
from fittest.games.evolution.ids import FLIGHT, SHELL, SPECIALIZATION_A, SPECIALIZATION_B
from fittest.games.evolution.scenario.names import camel, seat_name, seat_of_name, squeeze
from fittest.games.evolution.scenario.verbs import VERBS, Refused, code_of
from fittest.games.evolution.turn import Turn

if TYPE_CHECKING:
    from fittest.games.evolution.scenario.play import Run

NOTHING: tuple[Any, ...] = (None, False, "none", "nothing", [], {})
FILLERS = ("to", "from", "with", "on", "onto", "of", "and", "the", "by", "use", "as")
FIELDS = ("do", "animal", "animals", "trait", "pile", "target", "card", "pair", "count", *FILLERS)
"""Keys of an item that say only what its value is."""
SAID: dict[int, tuple[str, ...]] = {
    FEED: ("take",),
    END: ("pass", "endgo"),
    PASS: ("endgo",),
    SCAVENGE: ("choosescavenger", "scavenger"),
    REACT: ("react",),
    SPEND: ("spendreserve",),
    RESTORE: ("restore",),
    LAY: ("play", "placerecovery", "animal"),
    DECLINE: ("none", "noambush", "declinereveal", "nofollow", "pass"),
}
SAID_OF_TRAIT: dict[int, tuple[str, ...]] = {
    SPECIALIZATION_A: ("specialise", "specialize"),
    SPECIALIZATION_B: ("specialise", "specialize"),
    SHELL: ("takeshell",),
    FLIGHT: ("migrate",),
}
"""What the language calls an answer, beside the word that the game has for it."""


def offered(run: "Run", wanted: Any) -> list[str]:
    """Each item is written as the step that would answer, or names what an option is about: a trait, an
    animal, a verb, or several of them. Nothing says that no question is open but for a go."""
    found: list[str] = []
    decision = run.game.decision
    for name, items in by_player(run, wanted).items():
        seat = seat_of_name(name, run.game.players, "expect.offered")
        codes = decision.codes if decision is not None and decision.seat == seat else []
        texts = [run.game.codec.text(code) for code in codes]
        in_question = codes and not isinstance(run.game.stack[-1], Go | Development | Turn)
        if items in NOTHING or items is True:
            if bool(in_question) != (items is True):
                wish = "something" if items is True else "nothing"
                found.append(f"offered to {name}: expected {wish}, found {texts}")
            continue
        for item in items if isinstance(items, list) else [items]:
            if not is_offered(run, seat, item, codes):
                found.append(f"offered to {name}: {item!r} is not among {texts}")
    return found


def awaits_offer(run: "Run") -> bool:
    """Is the open question the one that the document wants to see?"""
    wanted = run.expect.get("offered")
    named = any(items not in NOTHING for items in by_player(run, wanted).values())
    return named and not offered(run, wanted)


def by_player(run: "Run", wanted: Any) -> dict[str, Any]:
    """Items by player; without a player's name they are for whoever is asked."""
    if re.fullmatch(r"P\d", str(wanted)):
        return {wanted: True}
    if isinstance(wanted, dict) and any(re.fullmatch(r"P\d", str(key)) for key in wanted):
        return wanted
    if isinstance(wanted, dict) and "to" in wanted and set(wanted) <= {"to", "kind", "options"}:
        return {str(wanted["to"]): wanted.get("options", wanted.get("kind", True))}
    decision = run.game.decision
    return {seat_name(decision.seat if decision else 0): wanted}


def is_offered(run: "Run", seat: int, item: Any, codes: list[int]) -> bool:
    if isinstance(item, dict) and run.verb(item) in VERBS:
        try:
            if code_of(run, seat, run.verb(item), item) in codes:
                return True
        except Refused:
            return False
    options = [words_of(run, code) for code in codes]
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


def words_of(run: "Run", code: int) -> tuple[list[str], list[str]]:
    """Words for an option: its verb, its trait and its animals; and, apart, what it is done with."""
    verb, trait = verb_of(code), trait_of(code)
    head, *rest = run.game.codec.text(code).split(" ")
    names = [squeeze(head), *SAID.get(verb, ())]
    if verb in (USE, REACT, SHARE, IGNORE, PLAY):
        names.append(squeeze(camel(trait)))
    if verb == USE:
        names.extend(SAID_OF_TRAIT.get(trait, ()))
    numbers = [int(word) for word in rest if word.isdigit()]
    hunt = run.game.stack[-1]
    if verb in (REACT, IGNORE) and isinstance(hunt, Hunt):
        numbers.append(hunt.prey)
    names.extend(squeeze(name) for name, number in run.names.items() if number in numbers)
    details = [squeeze(word.partition("#")[0]) for word in rest]
    return names, details
