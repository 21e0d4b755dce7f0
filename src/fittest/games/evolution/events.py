"""The kinds of events, and how each is told."""

from typing import Final

from fittest.games.evolution import moves
from fittest.kernel.event import Event
from fittest.kernel.event_kinds import Argument, EventKinds, Rest
from fittest.kernel.message import Message
from fittest.kernel.moves import SEAT, Kind

TURN: Final = 0
LAID: Final = 1
PLAYED: Final = 2
PLAYED_PAIR: Final = 3
PASSED: Final = 4
ENDED: Final = 5
BANK_ROLLED: Final = 6
BANK_GROWN: Final = 7
FED_RED: Final = 8
FED_BLUE: Final = 9
STORED: Final = 10
CONVERTED: Final = 11
GRAZED: Final = 12
PIRATED: Final = 13
SLEPT: Final = 14
SHARED: Final = 15
ATTACKED: Final = 16
AMBUSHED: Final = 17
IGNORED: Final = 18
RAN: Final = 19
MIMICKED: Final = 20
DROPPED: Final = 21
HID: Final = 22
INKED: Final = 23
EATEN: Final = 24
ESCAPED: Final = 25
POISONED: Final = 26
PARALYSED: Final = 27
SCAVENGED: Final = 28
STARVED: Final = 29
DIED_OF_POISON: Final = 30
DIED_OF: Final = 31
DREW: Final = 32
FIRST: Final = 33
LAST_TURN: Final = 34
OVER: Final = 35
REVEALED: Final = 36
COUNTERED: Final = 37
BORN: Final = 38
SHED: Final = 39
SPECIALISED: Final = 40
SHELL_LEFT: Final = 41
SHELL_TAKEN: Final = 42
MOVED: Final = 43
TORN: Final = 44
RECOMBINED: Final = 45
CLASHED: Final = 46
RESTORED: Final = 47
CLIMBED: Final = 48
WOKE: Final = 49
HUNGRY: Final = 50
POINTS: Final = 51
DISCARDED: Final = 52
SPENT: Final = 53
RESHUFFLED: Final = 54
DEALT: Final = 55
SURPLUS: Final = 56

NUMBER: Final = Kind(moves.NUMBERS)

TURN_NUMBER: Final = Argument("turn", NUMBER)
PLAYER: Final = Argument("player", SEAT)
ANIMAL: Final = Argument("animal", moves.ANIMAL)
OTHER: Final = Argument("other", moves.ANIMAL)
TRAIT: Final = Argument("trait", moves.TRAIT)
BACK: Final = Argument("back", moves.TRAIT)
COUNT: Final = Argument("count", NUMBER)
CARD: Final = Argument("card", moves.CARD)
CARDS: Final = Rest("cards", moves.CARD, "-seen")
"""Named only to the seat that saw them."""
DICE: Final = Rest("dice", NUMBER, size="rolled")
TERRITORY: Final = Argument("territory", moves.TERRITORY)
PLACE: Final = Argument("territory", moves.TERRITORY, "-in")
"""Told where there are several."""

KINDS: Final = EventKinds("event-")
KINDS.add(TURN, "turn", TURN_NUMBER)
KINDS.add(LAID, "laid", PLAYER, ANIMAL, PLACE)
KINDS.add(PLAYED, "played", PLAYER, CARD, TRAIT, ANIMAL)
KINDS.add(PLAYED_PAIR, "played-pair", PLAYER, CARD, TRAIT, ANIMAL, OTHER)
KINDS.add(PASSED, "passed", PLAYER)
KINDS.add(ENDED, "ended", PLAYER)
KINDS.add(BANK_ROLLED, "bank-rolled", PLACE, COUNT, DICE)
KINDS.add(BANK_GROWN, "bank-grown", PLACE, COUNT)
KINDS.add(FED_RED, "fed-red", PLAYER, ANIMAL)
KINDS.add(FED_BLUE, "fed-blue", PLAYER, ANIMAL, COUNT)
KINDS.add(STORED, "stored", PLAYER, ANIMAL, COUNT)
KINDS.add(CONVERTED, "converted", PLAYER, ANIMAL, COUNT)
KINDS.add(GRAZED, "grazed", PLAYER, ANIMAL)
KINDS.add(PIRATED, "pirated", PLAYER, ANIMAL, OTHER)
KINDS.add(SLEPT, "slept", PLAYER, ANIMAL)
KINDS.add(SHARED, "shared", PLAYER, TRAIT, ANIMAL, OTHER)
KINDS.add(ATTACKED, "attacked", PLAYER, ANIMAL, OTHER)
KINDS.add(AMBUSHED, "ambushed", PLAYER, ANIMAL, OTHER)
KINDS.add(IGNORED, "ignored", PLAYER, TRAIT, ANIMAL)
KINDS.add(RAN, "ran", PLAYER, ANIMAL, COUNT)
KINDS.add(MIMICKED, "mimicked", PLAYER, ANIMAL, OTHER)
KINDS.add(DROPPED, "dropped", PLAYER, ANIMAL, TRAIT)
KINDS.add(HID, "hid", PLAYER, ANIMAL)
KINDS.add(INKED, "inked", PLAYER, ANIMAL)
KINDS.add(EATEN, "eaten", PLAYER, ANIMAL, OTHER)
KINDS.add(ESCAPED, "escaped", PLAYER, ANIMAL)
KINDS.add(POISONED, "poisoned", PLAYER, ANIMAL)
KINDS.add(PARALYSED, "paralysed", PLAYER, ANIMAL)
KINDS.add(SCAVENGED, "scavenged", PLAYER, ANIMAL)
KINDS.add(STARVED, "starved", PLAYER, ANIMAL)
KINDS.add(DIED_OF_POISON, "died-of-poison", PLAYER, ANIMAL)
KINDS.add(DIED_OF, "died-of", PLAYER, ANIMAL, TRAIT)
KINDS.add(DREW, "drew", PLAYER, COUNT, CARDS)
KINDS.add(FIRST, "first", PLAYER)
KINDS.add(LAST_TURN, "last-turn")
KINDS.add(OVER, "over")
KINDS.add(REVEALED, "revealed", PLAYER, ANIMAL)
KINDS.add(COUNTERED, "countered", PLAYER, ANIMAL, OTHER)
KINDS.add(BORN, "born", PLAYER, ANIMAL)
KINDS.add(SHED, "shed", PLAYER, ANIMAL, TRAIT)
KINDS.add(SPECIALISED, "specialised", PLAYER, ANIMAL)
KINDS.add(SHELL_LEFT, "shell-left", ANIMAL)
KINDS.add(SHELL_TAKEN, "shell-taken", PLAYER, ANIMAL)
KINDS.add(MOVED, "moved", PLAYER, ANIMAL, TERRITORY)
KINDS.add(TORN, "torn", PLAYER, ANIMAL, TRAIT)
KINDS.add(RECOMBINED, "recombined", PLAYER, ANIMAL, TRAIT, OTHER, BACK)
KINDS.add(CLASHED, "clashed", PLAYER, ANIMAL, TRAIT)
KINDS.add(RESTORED, "restored", PLAYER, ANIMAL)
KINDS.add(CLIMBED, "climbed", PLAYER, ANIMAL, TRAIT)
KINDS.add(WOKE, "woke", PLAYER, ANIMAL)
KINDS.add(HUNGRY, "hungry", PLAYER, ANIMAL)
KINDS.add(POINTS, "points", PLAYER, COUNT)
KINDS.add(DISCARDED, "discarded", PLAYER, COUNT)
KINDS.add(SPENT, "spent", PLAYER, ANIMAL)
KINDS.add(RESHUFFLED, "reshuffled", COUNT)
KINDS.add(DEALT, "dealt", PLAYER, COUNT, CARDS)
KINDS.add(SURPLUS, "surplus", PLAYER, ANIMAL, COUNT)


def describe(event: Event, seat: int, territories: list[str]) -> Message:
    """The event in words, as far as the seat may know it."""
    return KINDS.message(event.kind, event.seen_by(seat), PLACE.name if len(territories) == 1 else "")
