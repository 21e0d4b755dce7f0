"""A ruleset put together: boxes that add up to a deck, a map, numbers and an order of stages."""

from typing import Final

from mypy_extensions import i64

from fittest.games.evolution.cards import CARD_NAMES, FIRST_SIDE, SECOND_SIDE
from fittest.games.evolution.ids import NONE, bit
from fittest.kernel.chance import Chance
from fittest.kernel.names import named

STAGE_NAMES: Final[list[str]] = []
START: Final = named(STAGE_NAMES, "start")
DEVELOPMENT: Final = named(STAGE_NAMES, "development")
BANK: Final = named(STAGE_NAMES, "bank")
FEEDING: Final = named(STAGE_NAMES, "feeding")
EXTINCTION: Final = named(STAGE_NAMES, "extinction")
DRAW: Final = named(STAGE_NAMES, "draw")
CLEAN: Final = named(STAGE_NAMES, "clean")
HUNGER: Final = named(STAGE_NAMES, "hunger")
REWARD: Final = named(STAGE_NAMES, "reward")


class Rules:
    """The numbers that the phases read. Nothing here changes during a game."""

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.deal = 6
        self.recovery = 6
        self.settlers = 0
        self.stages: list[int] = []
        self.territories: list[str] = []
        self.settled: list[bool] = []
        self.grants: list[int] = []
        self.worth: list[int] = []
        self.dice: list[int] = []
        self.added: list[int] = []
        # Traits that count as the same one for Specialization.
        self.merged = 0
        # Where an animal goes when the trait is played on it; -1: nowhere.
        self.gateway: list[int] = [-1] * 64
        # Traits that stand on the cards of this deck.
        self.printed: i64 = 0
        # By trait: food that it makes its animal need, points of its card besides that number, and the lowest
        # die with which it saves its animal.
        self.need: list[int] = []
        self.points: list[int] = []
        self.escape: list[int] = []
        self.decks = 1
        self.duty = True
        self.may_pass = True
        self.bank_first = False
        self.everything_dealt = False
        self.common_discard = False
        self.turns = 0
        self.draw = 0
        self.hand_limit = 0
        self.reserve = 0
        self.mimicry_once = True
        self.half = "no"

    def add_territory(self, name: str, settled: bool, grants: int, worth: int, dice: int, added: int) -> None:
        self.territories.append(name)
        self.settled.append(settled)
        self.grants.append(grants)
        self.worth.append(worth)
        self.dice.append(dice)
        self.added.append(added)

    def set_deck(self, cards: list[int]) -> None:
        self.cards = sorted(cards)
        self.printed = 0
        for card in cards:
            self.printed |= bit(FIRST_SIDE[card])
            if SECOND_SIDE[card] != NONE:
                self.printed |= bit(SECOND_SIDE[card])

    def shuffled(self, chance: Chance) -> list[int]:
        """The deck in play, halved if so agreed."""
        deck = self.cards[:]
        if self.half == "kind":
            deck = every_other(deck)
        chance.shuffle(deck)
        if self.half == "chance":
            deck = deck[: (len(deck) + 1) // 2]
        return deck


def every_other(cards: list[int]) -> list[int]:
    """Half of each kind, rounded up."""
    kept: list[int] = []
    for kind in range(len(CARD_NAMES)):
        count = cards.count(kind)
        kept.extend([kind] * ((count + 1) // 2))
    return kept
