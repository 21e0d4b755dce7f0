"""The state of a game of dinosaurs and what all phases ask of it."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from fittest.games.dinosaurs import EDITION
from fittest.games.dinosaurs.board import ATLAS, Board
from fittest.games.dinosaurs.cards import CARDS
from fittest.games.dinosaurs.codes import DinosaurCodec
from fittest.games.dinosaurs.ids import (
    ATTACK,
    CARD,
    DEFENCE,
    DISCOUNT,
    EFFECTS,
    FIRST,
    GENES,
    HORN,
    INITIATIVE,
    LEG,
    MIRE,
    MUTATION,
    NOBODY,
    OVER,
    STEPS,
)
from fittest.games.dinosaurs.instinct import leanings, prospects
from fittest.games.dinosaurs.rules import NUMBERS, Rules
from fittest.kernel.chance import Chance
from fittest.kernel.event import Event
from fittest.kernel.game import Game, Setup
from fittest.kernel.message import Message

CODEC: Final = DinosaurCodec([card.name for card in CARDS])


def full_deck() -> list[int]:
    """All event cards, sorted by kind."""
    deck: list[int] = []
    for card in CARDS:
        deck += [card.kind] * card.copies
    return deck


# Otherwise the compiled `__new__` calls `__init__`, and `clone` needs an empty object.
@mypyc_attr(allow_interpreted_subclasses=True)
class Dinosaurs(Game):
    """An empty map with full reserves, before the first turn; `family.new` deals, a scenario places."""

    def __init__(self, setup: Setup, board: Board, rules: Rules) -> None:
        super().__init__(setup, CODEC)
        players = setup.players
        self.board = board
        self.map = board.name
        self.rules = rules
        self.turn = 1
        self.phase = INITIATIVE
        self.order: list[int] = list(range(players))
        self.sector = NUMBERS.start_sector
        self.space = NUMBERS.meteor_start[players]
        # By hex: whose dinosaur stands there.
        self.at: list[int] = [NOBODY] * board.size
        self.herd: list[int] = [0] * players
        self.points: list[int] = [NUMBERS.points] * players
        # By seat and gene: seat * GENES + gene.
        self.genes: list[int] = NUMBERS.genes * players
        self.hands: list[list[int]] = [[] for _ in range(players)]
        # The last card is the top of the pile.
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.bag: list[int] = NUMBERS.tokens[:]
        # Card tokens that were used up.
        self.gone = 0
        # Movement points left.
        self.steps: list[int] = [0] * players
        # By seat and effect of event cards: seat * EFFECTS + effect.
        self.effects: list[int] = [0] * (players * EFFECTS)
        # The climate card of this turn and who played it.
        self.weather = NOBODY
        self.weather_seat = NOBODY
        self.barren = False
        # Who passes until somebody plays a card or the turn ends.
        self.holding: list[bool] = [False] * players
        # The auction: a gene, the pawn on it and its number per row; who goes without.
        self.rows: list[int] = []
        self.row_owner: list[int] = []
        self.row_bid: list[int] = []
        self.out: list[bool] = [False] * players

    @staticmethod
    def bare(setup: Setup) -> "Dinosaurs":
        from fittest.games.dinosaurs.family import FAMILY

        return FAMILY.bare(setup)

    def restore(self, data: dict[str, Any]) -> None:
        # A scenario may be played on a map that its setup does not name.
        if "state" in data:
            self.board = ATLAS.boards[data["state"]["map"]]
        super().restore(data)

    # -- the species ---------------------------------------------------------------------------

    def gene(self, seat: int, gene: int) -> int:
        return self.genes[seat * GENES + gene]

    def effect(self, seat: int, effect: int) -> int:
        return self.effects[seat * EFFECTS + effect]

    def add_effect(self, seat: int, effect: int, amount: int) -> None:
        if effect == FIRST:
            # A later head start goes before an earlier one. [EVT-11, CRD-1]
            amount += max([self.effect(other, FIRST) for other in range(self.players)])
        self.effects[seat * EFFECTS + effect] += amount
        if effect in (STEPS, MIRE):
            self.steps[seat] = self.allowance(seat)

    def allowance(self, seat: int) -> int:
        """Movement points of this turn; a mire always leaves one. [MOV-1, CRD-8, CRD-9]"""
        steps = self.gene(seat, LEG) + self.effect(seat, STEPS)
        mired = steps - self.effect(seat, MIRE)
        return mired if mired >= 1 else min(steps, 1)

    def discount(self, seat: int) -> int:
        """[GEN-5, CRD-18]"""
        return self.gene(seat, MUTATION) + self.effect(seat, DISCOUNT)

    def wins_up_to(self, attacker: int, defender: int) -> int:
        """The highest die with which the attacker wins; 0 if it may not attack. [CMB-1, CMB-2]"""
        horns = self.gene(attacker, HORN) + self.effect(attacker, ATTACK)
        horns -= self.gene(defender, HORN) + self.effect(defender, DEFENCE)
        step = horns - NUMBERS.horns_lowest
        if step < 0:
            return 0
        return NUMBERS.wins_up_to[min(step, len(NUMBERS.wins_up_to) - 1)]

    @property
    def climate(self) -> int:
        """The temperate terrain."""
        return self.rules.ring[self.sector]

    # -- the map -------------------------------------------------------------------------------

    def place(self, seat: int, place: int) -> None:
        self.at[place] = seat
        self.herd[seat] += 1

    def remove(self, place: int) -> None:
        self.herd[self.at[place]] -= 1
        self.at[place] = NOBODY

    # -- cards and genes -----------------------------------------------------------------------

    def cards_may_be_played(self) -> bool:
        """[EVT-3]"""
        return self.turn >= NUMBERS.first_card_turn

    def may_hold(self, seat: int, moment: int) -> bool:
        """Could `seat`, for all that is public, play a card at this moment? Whoever could is asked,
        so that being asked, or not, tells nothing about a hand."""
        if not self.hands[seat] or not self.cards_may_be_played():
            return False
        return self.copies_left(moment) > 0

    def copies_left(self, moment: int) -> int:
        """Cards of a moment that have not been played. The whole deck and the discard pile are open, so
        everybody can count them; where they are is another matter."""
        left = 0
        for kind in self.deck:
            if CARDS[kind].moment == moment:
                left += 1
        for hand in self.hands:
            for kind in hand:
                if CARDS[kind].moment == moment:
                    left += 1
        return left

    def plays(self, seat: int, moment: int) -> list[int]:
        """How `seat` can play the cards of its hand at this moment."""
        codes: list[int] = []
        if self.cards_may_be_played():
            last = NOBODY
            for kind in self.hands[seat]:
                if kind != last and CARDS[kind].moment == moment:
                    codes += CARDS[kind].codes(self, seat)
                last = kind
        return codes

    def play_card(self, seat: int, kind: int, target: int, place: int) -> None:
        self.hands[seat].remove(kind)
        self.discard.append(kind)
        for other in range(self.players):
            self.holding[other] = False
        CARDS[kind].play(self, seat, target, place)

    def draw_card(self, seat: int) -> int:
        """The top card into the hand, which is kept sorted; -1 if the pile is empty. [GEN-4, EVT-14]"""
        if not self.deck:
            return -1
        kind = self.deck.pop()
        hand = self.hands[seat]
        hand.append(kind)
        hand.sort()
        return kind

    def draw_gene(self) -> int:
        """A token out of the bag, which must not be empty."""
        number = self.chance.below(sum(self.bag))
        gene = 0
        while number >= self.bag[gene]:
            number -= self.bag[gene]
            gene += 1
        self.bag[gene] -= 1
        return gene

    def gain_gene(self, seat: int, gene: int) -> int:
        """The kind of the event card that comes with a Card token, otherwise -1."""
        if gene == CARD:
            self.gone += 1
            return self.draw_card(seat)
        self.genes[seat * GENES + gene] += 1
        return -1

    def end_turn(self) -> None:
        """All effects of event cards end with the turn. [EVT-12]"""
        self.turn += 1
        self.phase = INITIATIVE
        for i in range(len(self.effects)):
            self.effects[i] = 0
        self.weather = NOBODY
        self.weather_seat = NOBODY
        self.barren = False
        for seat in range(self.players):
            self.holding[seat] = False

    # -- what the kernel asks ------------------------------------------------------------------

    @property
    def scores(self) -> list[int]:
        return self.points[:]

    @property
    def winners(self) -> list[int]:
        """Most points, then most dinosaurs, then together. [END-2, END-3, END-4]"""
        best: list[int] = []
        if self.phase != OVER:
            return best
        for seat in range(self.players):
            if best:
                lead = self.points[seat] - self.points[best[0]]
                if lead == 0:
                    lead = self.herd[seat] - self.herd[best[0]]
                if lead < 0:
                    continue
                if lead > 0:
                    best = []
            best.append(seat)
        return best

    def redeal(self, seat: int, chance: Chance) -> None:
        """Other hands and the pile are unknown; everything else is open. [TRN-4]"""
        pool = self.deck[:]
        for other in range(self.players):
            if other != seat:
                pool += self.hands[other]
        # The same pool in the same order, however the hidden cards lay before.
        pool.sort()
        chance.shuffle(pool)
        start = 0
        for other in range(self.players):
            if other != seat:
                size = len(self.hands[other])
                self.hands[other] = sorted(pool[start : start + size])
                start += size
        self.deck = pool[start:]

    @property
    def edition(self) -> int:
        return EDITION

    @property
    def turns(self) -> int:
        return self.turn

    def leanings(self, codes: list[int]) -> list[int]:
        return leanings(self, codes)

    def prospects(self) -> list[float]:
        return prospects(self)

    def audit(self) -> list[str]:
        from fittest.games.dinosaurs.audit import audit

        return audit(self)

    def tell(self, event: Event, seat: int | None) -> Message | None:
        from fittest.games.dinosaurs.events import tell

        return tell(event, seat)

    def explain(self, seat: int, code: int) -> Message:
        from fittest.games.dinosaurs.reasons import explain

        return explain(self, seat, code)

    def view(self, seat: int | None = None) -> Any:
        from fittest.games.dinosaurs.view import view_of

        return view_of(self, seat)

    def scenario(self) -> dict[str, object]:
        from fittest.games.dinosaurs.scenario.position import document_of

        return document_of(self)
