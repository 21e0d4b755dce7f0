"""The verbs of Dinosaurs."""

from typing import TYPE_CHECKING, Final

from fittest.games.dinosaurs import moves
from fittest.games.dinosaurs.board import ATLAS, NO_CELL
from fittest.games.dinosaurs.boxes import PLAYERS
from fittest.games.dinosaurs.cards import CARDS, Weather
from fittest.games.dinosaurs.composition import compose
from fittest.games.dinosaurs.ids import AT_BIDDING, AUCTION, FIRST, NOBODY
from fittest.games.dinosaurs.opening import open_game
from fittest.games.dinosaurs.phases.births import Births
from fittest.games.dinosaurs.phases.initiative import Initiative
from fittest.games.dinosaurs.phases.movement import Movement
from fittest.games.dinosaurs.phases.survival import Survival
from fittest.games.dinosaurs.phases.turn import OPEN_AUCTION, Turn, lay, rows_wanted
from fittest.games.dinosaurs.rules import NUMBERS
from fittest.games.dinosaurs.scenario.reading import (
    mapping,
    read_board_name,
    read_card,
    read_cards,
    read_cell,
    read_genes,
    read_names,
)
from fittest.games.dinosaurs.state import Dinosaurs
from fittest.kernel.errors import IllegalAction
from fittest.kernel.frame import Frame
from fittest.kernel.game import Setup
from fittest.kernel.moves import ABSENT
from fittest.kernel.reasons import FINE
from fittest.scenarios.table import FAR, Do, Say, Step, is_illegal, plainly, refusal, thrown
from fittest.scenarios.values import check_keys, listed, number, sequence

if TYPE_CHECKING:
    from fittest.games.dinosaurs.scenario.table import DinosaursTable


def cell_in(table: "DinosaursTable", step: Step, key: str) -> int:
    return near_cell(step.get(key), f"{table.place}.{key}")


def near_cell(value: object, place: str) -> int:
    cell = read_cell(value, place)
    if cell == NO_CELL:
        raise refusal("why-dino-far-away")
    return cell


def supply(table: "DinosaursTable", step: Step) -> None:
    """The die of this step, which has to be there."""
    if "die" not in step:
        raise refusal("why-dino-needs-die")
    table.game.chance.script = [thrown(step["die"], f"{table.place}.die")]


def start(table: "DinosaursTable", step: Step) -> None:
    names = read_names(step.get("players"), f"{table.place}.players")
    if len(names) not in PLAYERS:
        raise refusal("why-dino-player-count")
    default = ATLAS.joined[len(names)][0]
    board_name = read_board_name(step.get("map", default), f"{table.place}.map")
    if board_name not in ATLAS.joined[len(names)]:
        reversed_name = "+".join(reversed(board_name.split("+")))
        if reversed_name not in ATLAS.joined[len(names)]:
            raise refusal("why-dino-map")
        board_name = reversed_name
    stars = read_stars(table, step, names)
    old = table.game
    setup = Setup(old.setup.ruleset, len(names), old.setup.seed, old.setup.switches)
    rules = compose(setup.ruleset, len(names), setup.switches)
    table.game = Dinosaurs(setup, ATLAS.boards[board_name], rules)
    table.seats = names
    table.game.stepwise = True
    open_game(table.game, stars)
    for name, hand in mapping(step.get("hands"), f"{table.place}.hands").items():
        cards = sorted(read_cards(hand, f"{table.place}.hands.{name}"))
        table.game.hands[table.seat(name, f"{table.place}.hands")] = cards
    if "deck" in step:
        table.game.deck = read_cards(step["deck"], f"{table.place}.deck")[::-1]
    table.game.settle()
    table.game.advance()


def read_stars(table: "DinosaursTable", step: Step, names: list[str]) -> list[int] | None:
    if "stars" not in step:
        return None
    stars: list[int] = []
    given = mapping(step["stars"], f"{table.place}.stars")
    for name in names:
        if name not in given:
            raise refusal("why-dino-stars")
        star = number(given[name], f"{table.place}.stars.{name}", -FAR, FAR)
        if star in stars or not 0 <= star < len(names):
            raise refusal("why-dino-stars")
        stars.append(star)
    return stars


def roll_initiative(table: "DinosaursTable", step: Step) -> None:
    place = f"{table.place}.rolls"
    rolls = [mapping(entry, place) for entry in sequence(step.get("rolls", []), place)]
    table.require("initiative")
    table.game.proceed()
    while isinstance(table.top, Initiative):
        tied = [table.seats[seat] for seat in table.top.tied()]
        table.game.chance.script = find_rolls(table, rolls, tied)
        table.game.proceed()
    if rolls:
        raise refusal("why-scenario-unasked-roll", players=[str(name) for name in rolls[0]])


def find_rolls(table: "DinosaursTable", rolls: list[Step], tied: list[str]) -> list[int]:
    """The first roll-off of just these players, which is used up. Who has a head start need not roll,
    but may."""
    ahead = [table.seats[seat] for seat in range(table.game.players) if table.game.effect(seat, FIRST) > 0]
    for entry in rolls:
        if sorted(entry) in (sorted(tied), sorted([*tied, *ahead])):
            rolls.remove(entry)
            return [thrown(entry[name], f"{table.place}.rolls") for name in tied]
    raise refusal("why-dino-roll-off")


def roll_climate(table: "DinosaursTable", step: Step) -> None:
    table.require("climate")
    table.first_rolls(step)
    game = table.game
    dice: list[int] = []
    if game.weather == NOBODY:
        supply(table, step)
    else:
        card = CARDS[game.weather]
        assert isinstance(card, Weather)
        if card.rolls:
            if "dice" not in step:
                raise refusal("why-dino-needs-die")
            given = sequence(step.get("dice"), f"{table.place}.dice")
            dice = [thrown(value, f"{table.place}.dice") for value in given]
            if len(dice) != game.rules.amounts[card.kind]:
                raise refusal("why-dino-needs-die")
            game.chance.script = dice[:]
    if not dice:
        game.proceed()
        return
    pick = thrown(step.get("pick"), f"{table.place}.pick")
    if pick not in dice:
        raise refusal("why-dino-pick")
    game.proceed()
    game.follow(moves.PICK.code(pick))


def move_meteor(table: "DinosaursTable", step: Step) -> None:
    table.require("meteor")
    table.first_rolls(step)
    game = table.game
    goal = game.space + 1
    rests = game.turn <= game.rules.meteor_rests
    if not rests and goal < NUMBERS.impact and NUMBERS.meteor_numbers[goal] > 0:
        supply(table, step)
    game.proceed()


def lay_genes(table: "DinosaursTable", step: Step) -> None:
    table.require("genes")
    table.first_rolls(step)
    game = table.game
    genes = read_genes(step.get("lay"), f"{table.place}.lay")
    if len(genes) != rows_wanted(game):
        raise refusal("why-dino-rows")
    for gene in genes:
        if game.bag[gene] == 0:
            # The scenario knows better what is in the bag: swap it for another token.
            game.bag[game.bag.index(max(game.bag))] -= 1
        else:
            game.bag[gene] -= 1
    lay(game, genes)
    turn = game.stack[-1]
    assert isinstance(turn, Turn)
    turn.stage = OPEN_AUCTION
    game.advance()


def die_out(table: "DinosaursTable", step: Step) -> None:
    table.require("survival")
    table.game.proceed()


def move(table: "DinosaursTable", step: Step) -> int:
    start, goal = cell_in(table, step, "from"), cell_in(table, step, "to")
    place = table.game.board.find(goal)
    if place < 0 or table.game.at[place] in (NOBODY, table.seat_of_step(step)):
        return moves.MOVE.code(start, goal)
    attack = moves.ATTACK.code(start, goal)
    if "die" in step or attack in table.codes:
        supply(table, step)
    return attack


def done(frame: type[Frame]) -> Say:
    """Moves and births end in the same words."""

    def say(table: "DinosaursTable", step: Step) -> int:
        if moves.DONE.head in table.codes and not isinstance(table.top, frame):
            raise refusal("why-not-asked")
        return moves.DONE.head

    return say


def lose(table: "DinosaursTable", step: Step) -> None:
    """Deaths that one owner chooses. Nothing depends on who chooses first, so owners, and the zones of
    one owner, may be told in any order; what must be refused is the whole choice of the one who is
    asked. [SUR-5, SUR-9]"""
    game, seat = table.game, table.seat_of_step(step)
    cells = listed(step.get("at"), f"{table.place}.at", near_cell)
    in_turn = table.asked().seat == seat
    frame = game.stack[-1]
    if not isinstance(frame, Survival):
        raise refusal("why-dino-no-deaths")
    if is_illegal(step) and not in_turn:
        raise refusal("why-scenario-other", player=table.seats[table.asked().seat])
    place = game.order.index(seat)
    for cell in cells:
        frame.chooser = place
        decision = frame.run(game)
        if decision is None:
            raise refusal("why-dino-surplus")
        if moves.LOSE.code(cell) not in decision.codes:
            raise IllegalAction(game.explain(seat, moves.LOSE.code(cell)))
        frame.answer(game, moves.LOSE.code(cell))
    frame.chooser = place
    if not cells or (frame.run(game) is not None and is_illegal(step)):
        raise refusal("why-dino-surplus")
    frame.chooser = 0
    table.game.advance()


def bid(table: "DinosaursTable", step: Step) -> None:
    seat = table.seat_of_step(step)
    row = number(step.get("row"), f"{table.place}.row", -FAR, FAR)
    value = number(step.get("value"), f"{table.place}.value", -FAR, FAR)
    if row < 0 or value < 0:
        raise refusal("why-dino-negative")
    table.answer(seat, moves.ROW.code(row))
    table.answer(seat, moves.BID.code(value))


# -- event cards ---------------------------------------------------------------------------


def play_card(table: "DinosaursTable", seat: int, step: Step, place: str) -> None:
    kind = read_card(step.get("card"), f"{place}.card")
    target, cell = moves.NO_TARGET, ABSENT
    if step.get("target") is not None:
        target = table.seat(step["target"], f"{place}.target")
    if step.get("hex") is not None:
        cell = cell_in(table, step, "hex")
    code = moves.PLAY.code(kind, target, cell)
    if target == seat and CARDS[kind].refusal(table.game, seat, moves.NO_TARGET, NO_CELL) == FINE:
        # To name oneself for a card that is for oneself says nothing new.
        code = moves.PLAY.code(kind, ABSENT, cell)
    if CARDS[kind].moment == AT_BIDDING and table.game.phase == AUCTION:
        table.answer(seat, code)
        return
    decision = table.game.decision if table.game.stack else table.asked()
    asked = table.in_window() and decision is not None and decision.seat == seat
    if not asked or code not in table.codes:
        raise IllegalAction(table.game.explain(seat, code))
    table.game.follow(code)


def card_lap(table: "DinosaursTable", step: Step) -> None:
    """In order; a wish that cannot be granted stays in hand. [EVT-5, EVT-6]"""
    wishes = mapping(step.get("wishes"), f"{table.place}.wishes")
    check_keys(wishes, table.seats, f"{table.place}.wishes")
    for seat in table.game.order:
        name = table.seats[seat]
        if name in wishes:
            wish = wishes[name] if isinstance(wishes[name], dict) else {"card": wishes[name]}
            grant(table, seat, wish, f"{table.place}.wishes.{name}")


def grant(table: "DinosaursTable", seat: int, wish: Step, place: str) -> None:
    """Play the card if it can be played, once those before have passed."""
    attempt = table.copy()
    while True:
        try:
            play_card(attempt, seat, wish, place)
        except IllegalAction:
            if attempt.in_window():
                attempt.game.follow(moves.PASS.head)
                continue
        else:
            table.game = attempt.game
        return


# What each verb does or answers, and what it may say, besides `do`, `by`, `illegal` and `note`.
TABLE_VERBS: Final[dict[str, tuple[Do, list[str]]]] = {
    "start": (start, ["players", "map", "stars", "hands", "deck"]),
    "initiative": (roll_initiative, ["rolls"]),
    "climate": (roll_climate, ["die", "dice", "pick"]),
    "card": (
        lambda table, step: play_card(table, table.seat_of_step(step), step, table.place),
        ["card", "target", "hex"],
    ),
    "card_lap": (card_lap, ["wishes"]),
    "survival": (die_out, []),
    "lose": (lose, ["at"]),
    "meteor": (move_meteor, ["die"]),
    "genes": (lay_genes, ["lay"]),
    "bid": (bid, ["row", "value"]),
}
PLAYER_VERBS: Final[dict[str, tuple[Say, list[str]]]] = {
    "move": (move, ["from", "to", "die"]),
    "end_moves": (done(Movement), []),
    "birth": (lambda table, step: moves.BIRTH.code(cell_in(table, step, "at")), ["at"]),
    "end_births": (done(Births), []),
    "decline": (plainly(moves.DECLINE), []),
}
KEYS: Final = {verb: keys for verb, (_, keys) in (TABLE_VERBS | PLAYER_VERBS).items()}
VERBS: Final = {verb: do for verb, (do, _) in TABLE_VERBS.items()}
ANSWERS: Final = {verb: say for verb, (say, _) in PLAYER_VERBS.items()}
