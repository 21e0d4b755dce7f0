"""The state of a game of dinosaurs and what all phases ask of it."""

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, mypyc_attr

from fittest.games.dinosaurs import ids
from fittest.games.dinosaurs.board import ATLAS, Board
from fittest.games.dinosaurs.cards import CARDS
from fittest.games.dinosaurs.moves import MOVES
from fittest.games.dinosaurs.rules import NUMBERS, Rules
from fittest.kernel.chance import Chance
from fittest.kernel.game import Game, Setup
from fittest.kernel.numbers import Numbers
from fittest.kernel.vectors import vec

if TYPE_CHECKING:
    from fittest.games.dinosaurs.view import DinosaursView
    from fittest.kernel.family import Family


def full_deck() -> list[int]:
    """All event cards, sorted by kind."""
    deck: list[int] = []
    for card in CARDS:
        deck += [card.kind] * card.copies
    return deck


# Otherwise the compiled `__new__` calls `__init__`, and `clone` needs an empty object.
@mypyc_attr(allow_interpreted_subclasses=True)
class Dinosaurs(Game):
    """A game of Dinosaurs: at first an empty map with full reserves, before the first turn; `family.new`
    deals, a scenario places."""

    def __init__(self, setup: Setup, board: Board, rules: Rules) -> None:
        super().__init__(setup, MOVES)
        players = setup.players
        self.board = board
        self.map = board.name
        self.rules = rules
        self.phase = ids.INITIATIVE
        self.order: list[int] = list(range(players))
        self.sector = NUMBERS.start_sector
        self.space = rules.meteor_start
        # By hex: whose dinosaur stands there.
        self.at: vec[i64] = vec[i64]([ids.NOBODY] * board.size)
        self.herd: vec[i64] = vec[i64]([0] * players)
        # By seat and terrain, seat * TERRAINS + terrain: how many of the herd stand there. Follows from `at`.
        self.standing: vec[i64] = vec[i64]([0] * (players * ids.TERRAINS))
        self.points: list[int] = [rules.points] * players
        # By seat and gene: seat * GENES + gene.
        genes = NUMBERS.genes * players
        self.genes: vec[i64] = vec[i64](genes)
        self.hands: list[list[int]] = [[] for _ in range(players)]
        # The last card is the top of the pile.
        self.deck: list[int] = []
        self.discard: list[int] = []
        # By moment: cards that have not been played. Follows from deck and hands.
        self.unplayed: vec[i64] = vec[i64]([0] * ids.MOMENTS)
        self.bag: list[int] = NUMBERS.tokens[:]
        # Card tokens that were used up.
        self.gone = 0
        # Movement points left.
        self.movement: vec[i64] = vec[i64]([0] * players)
        # By seat and effect of event cards: seat * EFFECTS + effect.
        self.effects: vec[i64] = vec[i64]([0] * (players * ids.EFFECTS))
        # The climate card of this turn and who played it.
        self.weather = ids.NOBODY
        self.weather_seat = ids.NOBODY
        self.barren = False
        # Who passes until somebody plays a card or the turn ends.
        self.holding: list[bool] = [False] * players
        # The auction: a gene, the pawn on it and its number per row; who goes without.
        self.rows: list[int] = []
        self.row_owner: list[int] = []
        self.row_bid: list[int] = []
        self.out: list[bool] = [False] * players

    @property
    def family(self) -> "Family":
        from fittest.games.dinosaurs.family import FAMILY

        return FAMILY

    @staticmethod
    def bare(setup: Setup) -> "Dinosaurs":
        from fittest.games.dinosaurs.family import FAMILY

        return FAMILY.bare(setup)

    def restore(self, data: dict[str, Any]) -> None:
        # A scenario may be played on a map that its setup does not name.
        if "state" in data:
            self.board = ATLAS.boards[data["state"]["map"]]
            self.at = vec[i64]([ids.NOBODY] * self.board.size)
        super().restore(data)

    def second_format(self, state: dict[str, Any]) -> dict[str, Any]:
        return {**state, "standing": [*self.standing], "unplayed": [*self.unplayed]}

    def present_name(self, name: str) -> str:
        return "movement" if name == "steps" else name

    def settle(self) -> None:
        self.standing = vec[i64]([0] * (self.players * ids.TERRAINS))
        for place in range(self.board.size):
            if self.at[place] != ids.NOBODY:
                self.standing[self.at[place] * ids.TERRAINS + self.board.terrain[place]] += 1
        self.unplayed = vec[i64]([0] * ids.MOMENTS)
        for pile in [self.deck, *self.hands]:
            for kind in pile:
                self.unplayed[CARDS[kind].moment] += 1

    # -- the species ---------------------------------------------------------------------------

    def gene(self, seat: i64, gene: i64) -> i64:
        return self.genes[seat * ids.GENES + gene]

    def effect(self, seat: i64, effect: i64) -> i64:
        return self.effects[seat * ids.EFFECTS + effect]

    def add_effect(self, seat: i64, effect: i64, amount: i64) -> None:
        if effect == ids.FIRST:
            # A later head start goes before an earlier one. [EVT-11, CRD-1]
            amount += max([int(self.effect(other, ids.FIRST)) for other in range(self.players)])
        self.effects[seat * ids.EFFECTS + effect] += amount
        if effect in (ids.STEPS, ids.MIRE):
            self.movement[seat] = self.allowance(seat)

    def allowance(self, seat: i64) -> i64:
        """Movement points of this turn; a mire always leaves one. [MOV-1, CRD-8, CRD-9]"""
        steps = self.gene(seat, ids.LEG) + self.effect(seat, ids.STEPS)
        mired = steps - self.effect(seat, ids.MIRE)
        return mired if mired >= 1 else min(steps, 1)

    def discount(self, seat: i64) -> i64:
        """[GEN-5, CRD-18]"""
        return self.gene(seat, ids.MUTATION) + self.effect(seat, ids.DISCOUNT)

    def wins_up_to(self, attacker: i64, defender: i64) -> i64:
        """The highest die with which the attacker wins; 0 if it may not attack. [CMB-1, CMB-2]"""
        horns = self.gene(attacker, ids.HORN) + self.effect(attacker, ids.ATTACK)
        horns -= self.gene(defender, ids.HORN) + self.effect(defender, ids.DEFENCE)
        step = horns - NUMBERS.horns_lowest
        if step < 0:
            return 0
        return NUMBERS.wins_up_to[min(step, len(NUMBERS.wins_up_to) - 1)]

    @property
    def climate(self) -> int:
        """The temperate terrain."""
        return self.rules.ring[self.sector]

    # -- the map -------------------------------------------------------------------------------

    def place(self, seat: i64, place: i64) -> None:
        self.at[place] = seat
        self.herd[seat] += 1
        self.standing[seat * ids.TERRAINS + self.board.terrain[place]] += 1

    def remove(self, place: i64) -> None:
        seat = self.at[place]
        self.at[place] = ids.NOBODY
        self.herd[seat] -= 1
        self.standing[seat * ids.TERRAINS + self.board.terrain[place]] -= 1

    def walk(self, start: i64, goal: i64) -> None:
        seat = self.at[start]
        self.remove(start)
        self.place(seat, goal)

    # -- cards and genes -----------------------------------------------------------------------

    def cards_may_be_played(self) -> bool:
        """[EVT-3]"""
        return self.turn >= self.rules.first_card_turn

    def may_hold(self, seat: i64, moment: i64) -> bool:
        """Could `seat`, for all that is public, play a card at this moment? Whoever could is asked, so that
        being asked, or not, tells nothing about a hand. The whole deck and the discard pile are open:
        everybody can count which cards are left, though not where they are."""
        return self.cards_may_be_played() and len(self.hands[seat]) > 0 and self.unplayed[moment] > 0

    def add_plays(self, seat: i64, moment: i64, codes: Numbers) -> None:
        """How `seat` can play the cards of its hand at this moment."""
        if self.cards_may_be_played():
            last = ids.NOBODY
            for kind in self.hands[seat]:
                if kind != last and CARDS[kind].moment == moment:
                    CARDS[kind].add_plays(self, seat, codes)
                last = kind

    def play_card(self, seat: int, kind: int, target: int, place: int) -> None:
        self.hands[seat].remove(kind)
        self.discard.append(kind)
        self.unplayed[CARDS[kind].moment] -= 1
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
        if gene == ids.CARD:
            self.gone += 1
            return self.draw_card(seat)
        self.genes[seat * ids.GENES + gene] += 1
        return -1

    def end_turn(self) -> None:
        """All effects of event cards end with the turn. [EVT-12]"""
        self.turn += 1
        self.phase = ids.INITIATIVE
        for i in range(i64(len(self.effects))):
            self.effects[i] = 0
        self.weather = ids.NOBODY
        self.weather_seat = ids.NOBODY
        self.barren = False
        for seat in range(self.players):
            self.holding[seat] = False

    # -- what the kernel asks ------------------------------------------------------------------

    @property
    def scores(self) -> list[int]:
        return self.points[:]

    @property
    def tie_breaks(self) -> list[tuple[str, list[int]]]:
        """[END-3, END-4]"""
        return [("tie-dino-herd", [int(herd) for herd in self.herd])]

    @property
    def is_over(self) -> bool:
        return self.phase == ids.OVER

    def determinize(self, seat: int, chance: Chance) -> None:
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

    def view(self, seat: int | None = None) -> "DinosaursView":
        from fittest.games.dinosaurs.view import view_of

        return view_of(self, seat)
