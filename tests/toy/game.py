"""Lanterns, a game of two minutes with hidden cards, a die, two kinds of frames and a sealed question.

Everybody holds three of the cards 1 … 4 × players. In turn, one plays a card or trades it for the top one of
the deck, face up. A played card asks the next player with cards: beat it with a higher one, for a point, or
let it shine, for as many points as a die says. It ends when all hands are empty.
"""

from typing import Final

from fittest.kernel.chance import Chance
from fittest.kernel.decision import Decision
from fittest.kernel.event import PUBLIC, Event
from fittest.kernel.family import Family
from fittest.kernel.frame import Frame
from fittest.kernel.game import Game, Setup
from fittest.kernel.message import Message
from fittest.kernel.moves import Field, Kind, Moves, Verb
from fittest.kernel.view import Head, question_for

CARD: Final = Field("card", Kind(256), at=0)
MOVES: Final = Moves("toy-option-")
PLAY: Final = MOVES.add(Verb(1, "play", CARD))
TRADE: Final = MOVES.add(Verb(2, "trade", CARD))
BEAT: Final = MOVES.add(Verb(3, "beat", CARD))
GIVE: Final = MOVES.add(Verb(4, "give", idle=True))

PLAYED: Final = 0
TRADED: Final = 1
BEATEN: Final = 2
SHONE: Final = 3
EVENTS: Final = ["played", "traded", "beaten", "shone"]


class ToyView(Head, frozen=True, kw_only=True):
    hand: list[int]
    counts: list[int]
    deck: int
    pile: list[int]


class ToyGame(Game):
    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, MOVES)
        cards = list(range(1, 4 * setup.players + 1))
        self.chance.shuffle(cards)
        self.hands = [sorted(cards.pop() for _ in range(3)) for _ in range(setup.players)]
        self.deck = cards
        self.pile: list[int] = []
        self.points = [0] * setup.players
        self.goes = 0
        self.stack.append(Going(0))
        self.advance()

    @property
    def family(self) -> Family:
        from tests.toy.family import TOY

        return TOY

    @staticmethod
    def bare(setup: Setup) -> "ToyGame":
        game = ToyGame(setup)
        game.deck = []
        return game

    def view(self, seat: int | None = None) -> ToyView:
        return ToyView(
            game="toy",
            ruleset=self.setup.ruleset,
            players=self.players,
            seat=seat,
            question=question_for(self, seat),
            scores=self.scores,
            winners=self.winners,
            hand=[] if seat is None else self.hands[seat],
            counts=[len(hand) for hand in self.hands],
            deck=len(self.deck),
            pile=self.pile,
        )

    def describe(self, event: Event, seat: int | None) -> Message | None:
        args = event.seen_by(PUBLIC if seat is None else seat)
        return Message(f"toy-event-{EVENTS[event.kind]}", {"what": [str(arg) for arg in args]})

    def determinize(self, seat: int, chance: Chance) -> None:
        unseen = self.deck + [
            card for other in range(self.players) if other != seat for card in self.hands[other]
        ]
        unseen.sort()
        chance.shuffle(unseen)
        for other in range(self.players):
            if other != seat:
                self.hands[other] = sorted(unseen.pop() for _ in self.hands[other])
        self.deck = unseen

    def explain(self, seat: int, code: int) -> Message:
        return Message("toy-why-card" if CARD.of(code) else "toy-why-verb", {"card": CARD.of(code)})

    def check_invariants(self) -> list[str]:
        cards = sorted([*self.deck, *self.pile, *(card for hand in self.hands for card in hand)])
        return [] if cards == list(range(1, 4 * self.players + 1)) else [f"cards: {cards}"]

    @property
    def turns(self) -> int:
        return self.goes

    @property
    def scores(self) -> list[int]:
        return self.points[:]

    @property
    def is_over(self) -> bool:
        return not self.stack

    def scenario(self) -> dict[str, object]:
        setup = {"players": self.players, "engine": self.exact()}
        return {"id": "position", "ruleset": self.setup.ruleset, "setup": setup, "steps": [], "expect": {}}


class Going(Frame):
    """The goes, one seat after the other."""

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def run(self, game: ToyGame) -> Decision | None:
        hand = game.hands[self.seat]
        if not hand:
            if not any(game.hands):
                game.stack.pop()
            self.seat = (self.seat + 1) % game.players
            return None
        codes = [PLAY.code(card) for card in hand]
        if game.deck:
            codes += [TRADE.code(card) for card in hand]
        return Decision(self.seat, Message("toy-prompt-move"), codes, game.codec)

    def answer(self, game: ToyGame, code: int) -> None:
        seat, card = self.seat, CARD.of(code)
        self.seat = (seat + 1) % game.players
        game.goes += 1
        game.hands[seat].remove(card)
        game.pile.append(card)
        if TRADE.matches(code):
            drawn = game.deck.pop()
            game.hands[seat].append(drawn)
            game.hands[seat].sort()
            game.log(TRADED, [seat, card], seat, [drawn])
            return
        game.log(PLAYED, [seat, card])
        rivals = [(seat + i) % game.players for i in range(1, game.players)]
        rivals = [rival for rival in rivals if game.hands[rival]]
        if rivals:
            game.stack.append(Reply(seat, card, rivals[0]))


class Reply(Frame):
    """A card is on the table, and a rival may beat it. Sealed: only the rival knows whether he could."""

    def __init__(self, seat: int = 0, card: int = 0, rival: int = 0) -> None:
        self.seat = seat
        self.card = card
        self.rival = rival

    def run(self, game: ToyGame) -> Decision | None:
        codes = [BEAT.code(card) for card in game.hands[self.rival] if card > self.card]
        codes.append(GIVE.head)
        return Decision(self.rival, Message("toy-prompt-reply"), codes, game.codec, sealed=True)

    def answer(self, game: ToyGame, code: int) -> None:
        game.stack.pop()
        if GIVE.matches(code):
            pips = game.chance.roll()
            game.points[self.seat] += pips
            game.log(SHONE, [self.seat, self.card, pips])
            return
        game.hands[self.rival].remove(CARD.of(code))
        game.pile.append(CARD.of(code))
        game.points[self.rival] += 1
        game.log(BEATEN, [self.rival, CARD.of(code)])
