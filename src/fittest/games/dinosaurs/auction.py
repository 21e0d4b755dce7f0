"""Phase 6: pawns on rows of genes, the beaten answer at once, all pay in the end. [AUC, GEN, VAR]

A bid is two small questions: which row, then which number.
"""

from fittest.games.dinosaurs.codes import BID, DECLINE, PLAY, ROW, argument_of, code_of, verb_of
from fittest.games.dinosaurs.events import BADE, BOUGHT, DECLINED, DREW, RETURNED
from fittest.games.dinosaurs.game import Dinosaurs
from fittest.games.dinosaurs.ids import AT_BIDDING, CARD, GENE_NAMES, NOBODY
from fittest.games.dinosaurs.window import play
from fittest.kernel.decision import Decision
from fittest.kernel.frame import Frame
from fittest.kernel.message import Message


class Auction(Frame[Dinosaurs]):
    def __init__(self, declines: int = 0) -> None:
        # Place in the order of who places next; who has to answer first; the row just chosen.
        self.next = 0
        self.beaten = NOBODY
        self.row = NOBODY
        # How many may still go without a gene: as many as rows are missing. [AUC-13, VAR-2]
        self.declines = declines

    def run(self, game: Dinosaurs) -> Decision | None:
        if self.beaten == NOBODY and self.next >= game.players:
            settle(game)
            game.stack.pop()
            return None
        seat = self.bidder(game)
        if self.row != NOBODY:
            return self.ask_number(game, seat)
        most = highest(game, seat)
        codes = [code_of(ROW, row + 1) for row in range(len(game.rows)) if lowest(game, row) <= most]
        # Who finds no row he can bid on goes without. [VAR-4, E09]
        if self.declines > 0 or not codes:
            codes.append(code_of(DECLINE))
        codes += game.plays(seat, AT_BIDDING)
        key = "prompt-dino-row" if self.beaten == NOBODY else "prompt-dino-beaten"
        sealed = game.may_hold(seat, AT_BIDDING)
        return Decision(seat, Message(key, {"points": game.points[seat]}), codes, game.codec, sealed)

    def ask_number(self, game: Dinosaurs, seat: int) -> Decision:
        numbers = range(lowest(game, self.row), highest(game, seat) + 1)
        codes = [code_of(BID, number) for number in numbers]
        gene = f"@dino-gene-{GENE_NAMES[game.rows[self.row]]}"
        prompt = Message("prompt-dino-bid", {"gene": gene, "discount": game.discount(seat)})
        return Decision(seat, prompt, codes, game.codec)

    def bidder(self, game: Dinosaurs) -> int:
        """Who is beaten answers before anybody else. [AUC-4, AUC-5]"""
        return self.beaten if self.beaten != NOBODY else game.order[self.next]

    def answer(self, game: Dinosaurs, code: int) -> None:
        seat = self.bidder(game)
        verb = verb_of(code)
        if verb == ROW:
            self.row = argument_of(code) - 1
            return
        displaced = NOBODY
        if verb == BID:
            displaced = game.row_owner[self.row]
            game.row_owner[self.row] = seat
            game.row_bid[self.row] = argument_of(code)
            game.log(BADE, [seat, self.row, game.rows[self.row], argument_of(code), displaced])
            self.row = NOBODY
        else:
            if verb == PLAY:
                play(game, seat, code)
            else:
                game.log(DECLINED, [seat])
            game.out[seat] = True
            # Dead End uses up the right to decline if nobody has yet. [VAR-6]
            self.declines = max(0, self.declines - 1)
        if self.beaten == NOBODY:
            self.next += 1
        self.beaten = displaced


def lowest(game: Dinosaurs, row: int) -> int:
    """The smallest number that is lawful in a row. [AUC-3]"""
    return game.rules.lowest_bid if game.row_owner[row] == NOBODY else game.row_bid[row] + 1


def highest(game: Dinosaurs, seat: int) -> int:
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
        game.log(BOUGHT, [seat, game.rows[row], cost])
        card = game.gain_gene(seat, game.rows[row])
        if game.rows[row] == CARD:
            game.log(DREW, [seat, 0 if card < 0 else 1], seat, [card])
    for row in range(len(game.rows)):
        if game.row_owner[row] == NOBODY:
            game.bag[game.rows[row]] += 1
            game.log(RETURNED, [game.rows[row]])
    game.rows = []
    game.row_owner = []
    game.row_bid = []
    for seat in range(game.players):
        game.out[seat] = False
