"""Lanterns, a game of two minutes with hidden cards, a die, two kinds of frames and a sealed question.

Everybody holds three of the cards 1 … 4 × players. In turn, one plays a card or trades it for the top one of
the deck, face up. A played card asks the next player with cards: beat it with a higher one, for a point, or
let it shine, for as many points as a die says. It ends when all hands are empty.
"""

from typing import Final

from fittest.kernel.chance import Chance
from fittest.kernel.decision import Codec, Decision
from fittest.kernel.event import PUBLIC, Event
from fittest.kernel.frame import Frame
from fittest.kernel.game import Game, Setup
from fittest.kernel.message import Message
from fittest.kernel.view import Head, question_for

PLAY: Final = 1 << 8
TRADE: Final = 2 << 8
BEAT: Final = 3 << 8
GIVE: Final = 4 << 8
VERBS: Final = {PLAY: "play", TRADE: "trade", BEAT: "beat", GIVE: "give"}
KINDS: Final = {name: kind for kind, name in VERBS.items()}

PLAYED: Final = 0
TRADED: Final = 1
BEATEN: Final = 2
SHONE: Final = 3
EVENTS: Final = ["played", "traded", "beaten", "shone"]


class ToyCodec(Codec):
    def text(self, code: int) -> str:
        verb = VERBS[code & ~0xFF]
        return verb if verb == "give" else f"{verb} {code & 0xFF}"

    def parse(self, text: str) -> int:
        words = text.split(" ")
        kind = KINDS.get(words[0], -1)
        if kind == GIVE and len(words) == 1:
            return GIVE
        if kind < 0 or kind == GIVE or len(words) != 2 or not words[1].isdecimal() or int(words[1]) > 0xFF:
            return -1
        code = kind | int(words[1])
        return code if self.text(code) == text else -1

    def message(self, code: int) -> Message:
        return Message(f"toy-option-{VERBS[code & ~0xFF]}", {"card": code & 0xFF})


CODEC: Final = ToyCodec()


class ToyView(Head, frozen=True, kw_only=True):
    hand: list[int]
    counts: list[int]
    deck: int
    pile: list[int]


class ToyGame(Game):
    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, CODEC)
        cards = list(range(1, 4 * setup.players + 1))
        self.chance.shuffle(cards)
        self.hands = [sorted(cards.pop() for _ in range(3)) for _ in range(setup.players)]
        self.deck = cards
        self.pile: list[int] = []
        self.points = [0] * setup.players
        self.goes = 0
        self.stack.append(Going(0))
        self.advance()

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

    def tell(self, event: Event, seat: int | None) -> Message | None:
        args = event.seen_by(PUBLIC if seat is None else seat)
        return Message(f"toy-event-{EVENTS[event.kind]}", {"what": [str(arg) for arg in args]})

    def redeal(self, seat: int, chance: Chance) -> None:
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
        return Message("toy-why-card" if code & 0xFF else "toy-why-verb", {"card": code & 0xFF})

    def audit(self) -> list[str]:
        cards = sorted([*self.deck, *self.pile, *(card for hand in self.hands for card in hand)])
        return [] if cards == list(range(1, 4 * self.players + 1)) else [f"cards: {cards}"]

    @property
    def turns(self) -> int:
        return self.goes

    @property
    def scores(self) -> list[int]:
        return self.points[:]

    @property
    def winners(self) -> list[int]:
        return [] if self.stack else [s for s in range(self.players) if self.points[s] == max(self.points)]

    def scenario(self) -> dict[str, object]:
        setup = {"players": self.players, "engine": self.exact()}
        return {"id": "position", "ruleset": self.setup.ruleset, "setup": setup, "steps": [], "expect": {}}


class Going(Frame[ToyGame]):
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
        codes = [PLAY | card for card in hand]
        if game.deck:
            codes += [TRADE | card for card in hand]
        return Decision(self.seat, Message("toy-prompt-go"), codes, game.codec)

    def answer(self, game: ToyGame, code: int) -> None:
        seat, card = self.seat, code & 0xFF
        self.seat = (seat + 1) % game.players
        game.goes += 1
        game.hands[seat].remove(card)
        game.pile.append(card)
        if code & ~0xFF == TRADE:
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


class Reply(Frame[ToyGame]):
    """A card is on the table, and a rival may beat it. Sealed: only the rival knows whether he could."""

    def __init__(self, seat: int = 0, card: int = 0, rival: int = 0) -> None:
        self.seat = seat
        self.card = card
        self.rival = rival

    def run(self, game: ToyGame) -> Decision | None:
        codes = [BEAT | card for card in game.hands[self.rival] if card > self.card]
        codes.append(GIVE)
        return Decision(self.rival, Message("toy-prompt-reply"), codes, game.codec, sealed=True)

    def answer(self, game: ToyGame, code: int) -> None:
        game.stack.pop()
        if code == GIVE:
            pips = game.chance.roll()
            game.points[self.seat] += pips
            game.log(SHONE, [self.seat, self.card, pips])
            return
        game.hands[self.rival].remove(code & 0xFF)
        game.pile.append(code & 0xFF)
        game.points[self.rival] += 1
        game.log(BEATEN, [self.rival, code & 0xFF])
