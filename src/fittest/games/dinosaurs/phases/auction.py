"""Phase 6: pawns on rows of genes, the beaten answer at once, all pay in the end. [AUC, GEN, VAR]

A bid is two small questions: which row, then which number.
"""

from typing import Final

from mypy_extensions import i64

from fittest.games.dinosaurs import events
from fittest.games.dinosaurs import reasons as why
from fittest.games.dinosaurs.ids import AT_BIDDING, CARD, GENE_NAMES, NOBODY
from fittest.games.dinosaurs.moves import BID, COUNT, DECLINE, PLAY, ROW
from fittest.games.dinosaurs.phases.frame import DinosaursFrame, Prompts
from fittest.games.dinosaurs.phases.window import play
from fittest.games.dinosaurs.state import Dinosaurs
from fittest.kernel.decision import Decision
from fittest.kernel.message import Message
from fittest.kernel.numbers import Numbers
from fittest.kernel.reasons import FINE

PROMPT_ROW: Final = Prompts("prompt-dino-row", "points")
PROMPT_BEATEN: Final = Prompts("prompt-dino-beaten", "points")


class Auction(DinosaursFrame):
    def __init__(self, declines: int = 0) -> None:
        # Place in the order of who places next; who has to answer first; the row just chosen.
        self.next = 0
        self.beaten = NOBODY
        self.row = NOBODY
        # How many may still go without a gene: as many as rows are missing. [AUC-13, VAR-2]
        self.declines = declines

    def card_moment(self) -> int:
        return AT_BIDDING if self.row == NOBODY else NOBODY

    def run(self, game: Dinosaurs) -> Decision | None:
        if self.beaten == NOBODY and self.next >= game.players:
            settle(game)
            game.stack.pop()
            return None
        seat = self.bidder(game)
        if self.row != NOBODY:
            return self.ask_number(game, seat)
        codes = Numbers()
        for row in range(i64(len(game.rows))):
            if row_refusal(game, seat, row) == FINE:
                codes.append(ROW.code(row + 1))
        if self.decline_refusal(game, seat) == FINE:
            codes.append(DECLINE.head)
        game.add_plays(seat, AT_BIDDING, codes)
        prompt = PROMPT_ROW if self.beaten == NOBODY else PROMPT_BEATEN
        sealed = game.may_hold(seat, AT_BIDDING)
        return Decision(seat, prompt.with_number(game.points[seat]), codes, game.codec, sealed)

    def ask_number(self, game: Dinosaurs, seat: int) -> Decision:
        codes = Numbers()
        for number in range(lowest(game, self.row), highest(game, seat) + 1):
            codes.append(BID.code(number))
        gene = f"@dino-gene-{GENE_NAMES[game.rows[self.row]]}"
        prompt = Message("prompt-dino-bid", {"gene": gene, "discount": game.discount(seat)})
        return Decision(seat, prompt, codes, game.codec)

    def decline_refusal(self, game: Dinosaurs, seat: i64) -> i64:
        """Who finds no row to bid on goes without. [VAR-4, E09]"""
        if self.row != NOBODY:
            return why.NAME_NUMBER
        if self.declines > 0:
            return FINE
        for row in range(i64(len(game.rows))):
            if row_refusal(game, seat, row) == FINE:
                return why.MUST_BID
        return FINE

    def refusal(self, game: Dinosaurs, seat: i64, code: i64) -> i64:
        if DECLINE.matches(code):
            return self.decline_refusal(game, seat)
        if ROW.matches(code):
            return why.NAME_NUMBER if self.row != NOBODY else row_refusal(game, seat, COUNT.of(code) - 1)
        if not BID.matches(code):
            return super().refusal(game, seat, code)
        if self.row == NOBODY:
            return why.NAME_ROW
        if COUNT.of(code) < lowest(game, self.row):
            return why.NOT_HIGHER
        return FINE if COUNT.of(code) <= highest(game, seat) else why.CANNOT_PAY

    def bidder(self, game: Dinosaurs) -> int:
        """Who is beaten answers before anybody else. [AUC-4, AUC-5]"""
        return self.beaten if self.beaten != NOBODY else game.order[self.next]

    def answer(self, game: Dinosaurs, code: int) -> None:
        seat = self.bidder(game)
        number = COUNT.of(code)
        if ROW.matches(code):
            self.row = number - 1
            return
        displaced = NOBODY
        if BID.matches(code):
            displaced = game.row_owner[self.row]
            game.row_owner[self.row] = seat
            game.row_bid[self.row] = number
            game.log(events.OFFERED, [seat, self.row, game.rows[self.row], number, displaced])
            self.row = NOBODY
        else:
            if PLAY.matches(code):
                play(game, seat, code)
            else:
                game.log_event(events.DECLINED, seat)
            game.out[seat] = True
            # Dead End uses up the right to decline if nobody has yet. [VAR-6]
            self.declines = max(0, self.declines - 1)
        if self.beaten == NOBODY:
            self.next += 1
        self.beaten = displaced


def row_refusal(game: Dinosaurs, seat: i64, row: i64) -> i64:
    if not 0 <= row < len(game.rows):
        return why.NO_ROW
    return FINE if lowest(game, row) <= highest(game, seat) else why.CANNOT_PAY_ROW


def lowest(game: Dinosaurs, row: i64) -> i64:
    """The smallest number that is legal in a row. [AUC-3]"""
    return game.rules.lowest_bid if game.row_owner[row] == NOBODY else game.row_bid[row] + 1


def highest(game: Dinosaurs, seat: i64) -> i64:
    """What `seat` could pay. [AUC-9]"""
    return game.points[seat] + game.discount(seat)


def price(game: Dinosaurs, seat: int, bid: int) -> int:
    """[GEN-5]"""
    return max(0, bid - game.discount(seat))


def settle(game: Dinosaurs) -> None:
    """In order each pays and takes; what nobody took goes back into the bag. [AUC-11, AUC-12]"""
    for seat in game.order:
        if seat not in game.row_owner:
            continue
        row = game.row_owner.index(seat)
        cost = price(game, seat, game.row_bid[row])
        game.points[seat] -= cost
        game.log_event(events.BOUGHT, seat, game.rows[row], cost)
        card = game.gain_gene(seat, game.rows[row])
        if game.rows[row] == CARD:
            if card < 0:
                game.log_event(events.NO_CARD_LEFT, seat)
            else:
                game.log_secret(events.DREW, seat, card, seat)
    for row in range(len(game.rows)):
        if game.row_owner[row] == NOBODY:
            game.bag[game.rows[row]] += 1
            game.log_event(events.RETURNED, game.rows[row])
    game.rows = []
    game.row_owner = []
    game.row_bid = []
    for seat in range(game.players):
        game.out[seat] = False
