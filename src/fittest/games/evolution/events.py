"""The kinds of events, and how each is told."""

from typing import Final

from fittest.games.evolution import moves
from fittest.kernel.event_kinds import Argument, EventKinds, Rest
from fittest.kernel.message import Arg
from fittest.kernel.moves import SEAT, Kind

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


class PairTrait(Argument):
    """Of two that play different parts, the key says which is which."""

    def describe(self, values: list[int], args: dict[str, Arg]) -> str:
        from fittest.games.evolution.trait import TRAITS

        super().describe(values, args)
        return "-directed" if TRAITS[values[0]].ordered_pair else ""


PAIR_TRAIT: Final = PairTrait("trait", moves.TRAIT)

KINDS: Final = EventKinds("event-")
TURN: Final = KINDS.add("turn", TURN_NUMBER)
LAID: Final = KINDS.add("laid", PLAYER, ANIMAL, PLACE)
PLAYED: Final = KINDS.add("played", PLAYER, CARD, TRAIT, ANIMAL)
PLAYED_PAIR: Final = KINDS.add("played-pair", PLAYER, CARD, PAIR_TRAIT, ANIMAL, OTHER)
PASSED: Final = KINDS.add("passed", PLAYER)
ENDED: Final = KINDS.add("ended", PLAYER, quiet=True)
BANK_ROLLED: Final = KINDS.add("bank-rolled", PLACE, COUNT, DICE)
BANK_GROWN: Final = KINDS.add("bank-grown", PLACE, COUNT)
FED_RED: Final = KINDS.add("fed-red", PLAYER, ANIMAL)
FED_BLUE: Final = KINDS.add("fed-blue", PLAYER, ANIMAL, COUNT)
STORED: Final = KINDS.add("stored", PLAYER, ANIMAL, COUNT)
CONVERTED: Final = KINDS.add("converted", PLAYER, ANIMAL, COUNT)
GRAZED: Final = KINDS.add("grazed", PLAYER, ANIMAL)
PIRATED: Final = KINDS.add("pirated", PLAYER, ANIMAL, OTHER)
SLEPT: Final = KINDS.add("slept", PLAYER, ANIMAL)
SHARED: Final = KINDS.add("shared", PLAYER, TRAIT, ANIMAL, OTHER)
ATTACKED: Final = KINDS.add("attacked", PLAYER, ANIMAL, OTHER)
AMBUSHED: Final = KINDS.add("ambushed", PLAYER, ANIMAL, OTHER)
IGNORED: Final = KINDS.add("ignored", PLAYER, TRAIT, ANIMAL)
RAN: Final = KINDS.add("ran", PLAYER, ANIMAL, COUNT)
MIMICKED: Final = KINDS.add("mimicked", PLAYER, ANIMAL, OTHER)
DROPPED: Final = KINDS.add("dropped", PLAYER, ANIMAL, TRAIT)
HID: Final = KINDS.add("hid", PLAYER, ANIMAL)
INKED: Final = KINDS.add("inked", PLAYER, ANIMAL)
EATEN: Final = KINDS.add("eaten", PLAYER, ANIMAL, OTHER)
ESCAPED: Final = KINDS.add("escaped", PLAYER, ANIMAL)
POISONED: Final = KINDS.add("poisoned", PLAYER, ANIMAL)
PARALYSED: Final = KINDS.add("paralysed", PLAYER, ANIMAL)
SCAVENGED: Final = KINDS.add("scavenged", PLAYER, ANIMAL)
STARVED: Final = KINDS.add("starved", PLAYER, ANIMAL)
DIED_OF_POISON: Final = KINDS.add("died-of-poison", PLAYER, ANIMAL)
DIED_OF: Final = KINDS.add("died-of", PLAYER, ANIMAL, TRAIT)
DREW: Final = KINDS.add("drew", PLAYER, COUNT, CARDS)
FIRST: Final = KINDS.add("first", PLAYER)
LAST_TURN: Final = KINDS.add("last-turn")
OVER: Final = KINDS.add("over")
REVEALED: Final = KINDS.add("revealed", PLAYER, ANIMAL)
COUNTERED: Final = KINDS.add("countered", PLAYER, ANIMAL, OTHER)
BORN: Final = KINDS.add("born", PLAYER, ANIMAL)
SHED: Final = KINDS.add("shed", PLAYER, ANIMAL, TRAIT)
SPECIALISED: Final = KINDS.add("specialised", PLAYER, ANIMAL)
SHELL_LEFT: Final = KINDS.add("shell-left", ANIMAL)
SHELL_TAKEN: Final = KINDS.add("shell-taken", PLAYER, ANIMAL)
MOVED: Final = KINDS.add("moved", PLAYER, ANIMAL, TERRITORY)
TORN: Final = KINDS.add("torn", PLAYER, ANIMAL, TRAIT)
RECOMBINED: Final = KINDS.add("recombined", PLAYER, ANIMAL, TRAIT, OTHER, BACK)
CLASHED: Final = KINDS.add("clashed", PLAYER, ANIMAL, TRAIT)
RESTORED: Final = KINDS.add("restored", PLAYER, ANIMAL)
CLIMBED: Final = KINDS.add("climbed", PLAYER, ANIMAL, TRAIT)
WOKE: Final = KINDS.add("woke", PLAYER, ANIMAL)
HUNGRY: Final = KINDS.add("hungry", PLAYER, ANIMAL)
POINTS: Final = KINDS.add("points", PLAYER, COUNT)
DISCARDED: Final = KINDS.add("discarded", PLAYER, COUNT)
SPENT: Final = KINDS.add("spent", PLAYER, ANIMAL)
RESHUFFLED: Final = KINDS.add("reshuffled", COUNT)
DEALT: Final = KINDS.add("dealt", PLAYER, COUNT, CARDS)
SURPLUS: Final = KINDS.add("surplus", PLAYER, ANIMAL, COUNT)
