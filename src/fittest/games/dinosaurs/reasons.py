"""Why an answer is unlawful: the rule that it breaks, as a message."""

from fittest.games.dinosaurs.auction import Auction, highest, lowest
from fittest.games.dinosaurs.births import Births
from fittest.games.dinosaurs.board import NO_CELL, cell_name
from fittest.games.dinosaurs.cards import CARDS
from fittest.games.dinosaurs.climate import Climate
from fittest.games.dinosaurs.codes import (
    ATTACK,
    BID,
    BIRTH,
    DECLINE,
    DONE,
    LOSE,
    MOVE,
    PICK,
    PLAY,
    ROW,
    argument_of,
    last_cell,
    play_card,
    play_target,
    step_start,
    verb_of,
)
from fittest.games.dinosaurs.game import Dinosaurs
from fittest.games.dinosaurs.ids import AT_BIDDING, MOMENT_NAMES, NOBODY, ZONE_NAMES, zone_of
from fittest.games.dinosaurs.movement import Movement
from fittest.games.dinosaurs.rules import NUMBERS
from fittest.games.dinosaurs.survival import Survival
from fittest.games.dinosaurs.window import Window
from fittest.kernel.message import Message

NOT_ASKED = "why-not-asked"


def explain(game: Dinosaurs, seat: int, code: int) -> Message:
    verb = verb_of(code)
    if verb in (MOVE, ATTACK):
        return explain_step(game, seat, code)
    if verb == BIRTH:
        return explain_birth(game, seat, last_cell(code))
    if verb == LOSE:
        return explain_loss(game, seat, last_cell(code))
    if verb == DONE:
        return explain_done(game)
    if verb == PICK:
        top = game.stack[-1]
        return Message("why-dino-pick" if isinstance(top, Climate) else NOT_ASKED)
    if verb in (ROW, BID, DECLINE):
        return explain_bid(game, seat, code)
    if verb == PLAY:
        return explain_play(game, seat, code)
    return Message(NOT_ASKED)


def off_the_map(cell: int) -> Message:
    return Message("why-dino-off-map", {"hex": cell_name(cell)})


def explain_step(game: Dinosaurs, seat: int, code: int) -> Message:
    if not isinstance(game.stack[-1], Movement):
        return Message("why-dino-no-movement")
    start_cell, goal_cell = step_start(code), last_cell(code)
    start, goal = game.board.find(start_cell), game.board.find(goal_cell)
    if start < 0:
        return off_the_map(start_cell)
    if goal < 0:
        return off_the_map(goal_cell)
    if game.at[start] != seat:
        return Message("why-dino-not-yours", {"hex": cell_name(start_cell)})
    if game.steps[seat] == 0:
        return Message("why-dino-no-steps")
    if goal not in game.board.near[start]:
        return Message(
            "why-dino-not-adjacent", {"start": cell_name(start_cell), "goal": cell_name(goal_cell)}
        )
    holder = game.at[goal]
    if holder == seat:
        return Message("why-dino-own-dinosaur", {"hex": cell_name(goal_cell)})
    if holder == NOBODY:
        return Message("why-dino-nobody-there", {"hex": cell_name(goal_cell)})
    if game.wins_up_to(seat, holder) == 0:
        return Message("why-dino-horns", {"target": f"P{holder + 1}"})
    return Message("why-dino-must-fight", {"hex": cell_name(goal_cell), "target": f"P{holder + 1}"})


def explain_birth(game: Dinosaurs, seat: int, cell: int) -> Message:
    top = game.stack[-1]
    if not isinstance(top, Births):
        return Message("why-dino-no-births")
    place = game.board.find(cell)
    if place < 0:
        return off_the_map(cell)
    if game.herd[seat] == NUMBERS.pieces:
        return Message("why-dino-all-placed", {"pieces": NUMBERS.pieces})
    if game.barren and not top.died_out(seat):
        return Message("why-dino-barren")
    if top.eggs_left(game, seat) == 0:
        return Message("why-dino-no-eggs")
    if game.at[place] != NOBODY:
        return Message("why-dino-occupied", {"hex": cell_name(cell)})
    if top.died_out(seat):
        return Message("why-dino-brood-together", {"hex": cell_name(cell)})
    return Message("why-dino-no-adult", {"hex": cell_name(cell)})


def explain_loss(game: Dinosaurs, seat: int, cell: int) -> Message:
    if not isinstance(game.stack[-1], Survival):
        return Message("why-dino-no-deaths")
    place = game.board.find(cell)
    if place < 0:
        return off_the_map(cell)
    if game.at[place] != seat:
        return Message("why-dino-not-yours", {"hex": cell_name(cell)})
    zone = ZONE_NAMES[zone_of(game.board.terrain[place], game.climate)]
    return Message("why-dino-safe", {"hex": cell_name(cell), "zone": f"@dino-zone-{zone}"})


def explain_done(game: Dinosaurs) -> Message:
    return Message("why-dino-must-hatch" if isinstance(game.stack[-1], Births) else NOT_ASKED)


def explain_bid(game: Dinosaurs, seat: int, code: int) -> Message:
    top = game.stack[-1]
    if not isinstance(top, Auction):
        return Message("why-dino-no-auction")
    verb, number = verb_of(code), argument_of(code)
    if verb == DECLINE:
        return Message("why-dino-must-bid" if top.row == NOBODY else "why-dino-name-number")
    if verb == ROW:
        if top.row != NOBODY:
            return Message("why-dino-name-number")
        if not 1 <= number <= len(game.rows):
            return Message("why-dino-no-row", {"row": number, "rows": len(game.rows)})
        return cannot_pay(game, seat, lowest(game, number - 1))
    if top.row == NOBODY:
        return Message("why-dino-name-row")
    if number < lowest(game, top.row):
        return Message("why-dino-not-higher", {"lowest": lowest(game, top.row)})
    return cannot_pay(game, seat, number)


def cannot_pay(game: Dinosaurs, seat: int, number: int) -> Message:
    return Message("why-dino-cannot-pay", {"number": number, "highest": highest(game, seat)})


def explain_play(game: Dinosaurs, seat: int, code: int) -> Message:
    """Says nothing about other hands: only `seat` is told, and only about its own cards."""
    card = CARDS[play_card(code)]
    if not game.cards_may_be_played():
        return Message("why-dino-too-early", {"turn": NUMBERS.first_card_turn})
    if card.kind not in game.hands[seat]:
        return Message("why-dino-not-in-hand", {"card": card.label})
    top = game.stack[-1]
    now = NOBODY
    if isinstance(top, Window):
        now = top.moment
    elif isinstance(top, Auction) and top.row == NOBODY:
        now = AT_BIDDING
    if card.moment != now:
        moment = f"@dino-moment-{MOMENT_NAMES[card.moment]}"
        wrong_moment = Message("why-dino-wrong-moment", {"card": card.label, "moment": moment})
        return card.spent(game) or wrong_moment
    target, cell = play_target(code), last_cell(code)
    place = -1 if cell == NO_CELL else game.board.find(cell)
    refusal = card.refusal(game, seat, target, place)
    if refusal is not None:
        return refusal
    # A hex was named that this card does not ask for.
    return Message("why-dino-no-target", {"card": card.label})
