"""The kinds of events, and how each is told. Argument kinds: s seat, a animal, t trait, c card,
n number, w territory, v territory if there are several (`-in` messages), d dice (the rest of the
list), k cards (the rest of the list)."""

from typing import Final

from fittest.games.evolution.cards import card_label
from fittest.games.evolution.ids import TRAIT_NAMES
from fittest.kernel.event import Event
from fittest.kernel.message import Arg, Message

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

EVENTS: Final = [
    ("event-turn", "n"),
    ("event-laid", "sav"),
    ("event-played", "scta"),
    ("event-played-pair", "sctab"),
    ("event-passed", "s"),
    ("event-ended", "s"),
    ("event-bank-rolled", "vnd"),
    ("event-bank-grown", "vn"),
    ("event-fed-red", "sa"),
    ("event-fed-blue", "san"),
    ("event-stored", "san"),
    ("event-converted", "san"),
    ("event-grazed", "sa"),
    ("event-pirated", "sab"),
    ("event-slept", "sa"),
    ("event-shared", "stab"),
    ("event-attacked", "sab"),
    ("event-ambushed", "sab"),
    ("event-ignored", "sta"),
    ("event-ran", "san"),
    ("event-mimicked", "sab"),
    ("event-dropped", "sat"),
    ("event-hid", "sa"),
    ("event-inked", "sa"),
    ("event-eaten", "sab"),
    ("event-escaped", "sa"),
    ("event-poisoned", "sa"),
    ("event-paralysed", "sa"),
    ("event-scavenged", "sa"),
    ("event-starved", "sa"),
    ("event-died-of-poison", "sa"),
    ("event-died-of", "sat"),
    ("event-drew", "snk"),
    ("event-first", "s"),
    ("event-last-turn", ""),
    ("event-over", ""),
    ("event-revealed", "sa"),
    ("event-countered", "sab"),
    ("event-born", "sa"),
    ("event-shed", "sat"),
    ("event-specialised", "sa"),
    ("event-shell-left", "a"),
    ("event-shell-taken", "sa"),
    ("event-moved", "saw"),
    ("event-torn", "sat"),
    ("event-recombined", "satbu"),
    ("event-clashed", "sat"),
    ("event-restored", "sa"),
    ("event-climbed", "sat"),
    ("event-woke", "sa"),
    ("event-hungry", "sa"),
    ("event-points", "sn"),
    ("event-discarded", "sn"),
    ("event-spent", "sa"),
    ("event-reshuffled", "n"),
    ("event-dealt", "snk"),
    ("event-surplus", "san"),
]

SINGLE_NAMES: Final = {"a": "animal", "b": "other", "n": "count"}


def tell(event: Event, seat: int, territories: list[str]) -> Message:
    """The event in words. Cards are named only to the seat that saw them (`-seen` messages)."""
    key, form = EVENTS[event.kind]
    values = event.seen_by(seat)
    args: dict[str, Arg] = {}
    for i in range(len(form)):
        kind = form[i]
        if kind == "d":
            args["rolled"] = len(values) - i
            args["dice"] = [str(value) for value in values[i:]]
        elif kind == "k":
            if len(values) > i:
                args["cards"] = [card_label(value) for value in values[i:]]
                key += "-seen"
        elif kind == "s":
            args["seat"] = values[i] + 1
        elif kind == "t":
            args["trait"] = "@trait-" + TRAIT_NAMES[values[i]]
        elif kind == "u":
            args["back"] = "@trait-" + TRAIT_NAMES[values[i]]
        elif kind == "c":
            args["card"] = card_label(values[i])
        elif kind == "v" and len(territories) == 1:
            continue
        elif kind in "vw":
            if kind == "v":
                key += "-in"
            args["territory"] = "@territory-" + territories[values[i]]
        else:
            args[SINGLE_NAMES[kind]] = values[i]
    return Message(key, args)
