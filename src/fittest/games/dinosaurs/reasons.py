"""Why something cannot be done: a small number inside the rules, a message for people.

The phases and the cards say it where they say what can be done; `FINE` means that it can.
"""

from typing import TYPE_CHECKING, Final

from fittest.games.dinosaurs.board import cell_name
from fittest.games.dinosaurs.ids import MOMENT_NAMES, ZONE_NAMES, zone_of
from fittest.games.dinosaurs.moves import CARD, COUNT, GOAL, HEX, START, TARGET
from fittest.kernel.message import Arg, Message

if TYPE_CHECKING:
    from fittest.games.dinosaurs.state import Dinosaurs

FINE: Final = 0
NOT_ASKED: Final = 1
NO_MOVEMENT: Final = 2
OFF_MAP_START: Final = 3
OFF_MAP_GOAL: Final = 4
OFF_MAP_HEX: Final = 5
NOT_YOURS: Final = 6
NO_STEPS: Final = 7
NOT_ADJACENT: Final = 8
OWN_DINOSAUR: Final = 9
NOBODY_THERE: Final = 10
HORNS: Final = 11
MUST_FIGHT: Final = 12
NO_BIRTHS: Final = 13
ALL_PLACED: Final = 14
BARREN: Final = 15
NO_EGGS: Final = 16
OCCUPIED: Final = 17
BROOD_TOGETHER: Final = 18
NO_ADULT: Final = 19
MUST_HATCH: Final = 20
NO_DEATHS: Final = 21
NOT_YOUR_VICTIM: Final = 22
IS_SAFE: Final = 23
WRONG_DIE: Final = 24
NO_AUCTION: Final = 25
MUST_BID: Final = 26
NAME_NUMBER: Final = 27
NO_ROW: Final = 28
NAME_ROW: Final = 29
NOT_HIGHER: Final = 30
CANNOT_PAY_ROW: Final = 31
CANNOT_PAY: Final = 32
TOO_EARLY: Final = 33
NOT_IN_HAND: Final = 34
WRONG_MOMENT: Final = 35
ONE_CLIMATE_CARD: Final = 36
NO_AIM: Final = 37
NAME_OPPONENT: Final = 38
NOT_ONESELF: Final = 39
SMALL_HERD: Final = 40
NO_VICTIM: Final = 41

# The key of each reason, and its arguments; `start-hex` is the hex where a step starts.
REASONS: Final[list[tuple[str, list[str]]]] = [
    ("", []),
    ("why-not-asked", []),
    ("why-dino-no-movement", []),
    ("why-dino-off-map", ["start-hex"]),
    ("why-dino-off-map", ["goal-hex"]),
    ("why-dino-off-map", ["hex"]),
    ("why-dino-not-yours", ["start-hex"]),
    ("why-dino-no-steps", []),
    ("why-dino-not-adjacent", ["start", "goal"]),
    ("why-dino-own-dinosaur", ["goal-hex"]),
    ("why-dino-nobody-there", ["goal-hex"]),
    ("why-dino-horns", ["holder"]),
    ("why-dino-must-fight", ["goal-hex", "holder"]),
    ("why-dino-no-births", []),
    ("why-dino-all-placed", ["pieces"]),
    ("why-dino-barren", []),
    ("why-dino-no-eggs", []),
    ("why-dino-occupied", ["hex"]),
    ("why-dino-brood-together", ["hex"]),
    ("why-dino-no-adult", ["hex"]),
    ("why-dino-must-hatch", []),
    ("why-dino-no-deaths", []),
    ("why-dino-not-yours", ["hex"]),
    ("why-dino-safe", ["hex", "zone"]),
    ("why-dino-pick", []),
    ("why-dino-no-auction", []),
    ("why-dino-must-bid", []),
    ("why-dino-name-number", []),
    ("why-dino-no-row", ["row", "rows"]),
    ("why-dino-name-row", []),
    ("why-dino-not-higher", ["lowest"]),
    ("why-dino-cannot-pay", ["lowest-number", "highest"]),
    ("why-dino-cannot-pay", ["number", "highest"]),
    ("why-dino-too-early", ["turn"]),
    ("why-dino-not-in-hand", ["card"]),
    ("why-dino-wrong-moment", ["card", "moment"]),
    ("why-dino-one-climate-card", ["weather"]),
    ("why-dino-no-target", ["card"]),
    ("why-dino-name-opponent", ["card"]),
    ("why-dino-not-oneself", ["card"]),
    ("why-dino-small-herd", ["card", "herd"]),
    ("why-dino-no-victim", ["card", "target"]),
]
# Arguments that several values can stand for.
ALIASES: Final = {
    "start-hex": "hex",
    "goal-hex": "hex",
    "holder": "target",
    "lowest-number": "number",
    "weather": "card",
}


def explain(game: "Dinosaurs", seat: int, code: int) -> Message:
    from fittest.games.dinosaurs.phases.frame import DinosaursFrame

    frame = game.stack[-1]
    reason = frame.refusal(game, seat, code) if isinstance(frame, DinosaursFrame) else NOT_ASKED
    if reason == FINE:
        decision = game.decision
        assert decision is None or decision.seat != seat, "an option is missing"
        reason = NOT_ASKED
    key, names = REASONS[reason]
    args: dict[str, Arg] = {}
    for name in names:
        args[ALIASES.get(name, name)] = argument(game, seat, code, name)
    return Message(key, args)


def argument(game: "Dinosaurs", seat: int, code: int, name: str) -> Arg:
    if name in ("start", "start-hex"):
        return cell_name(START.of(code))
    if name in ("goal", "goal-hex"):
        return cell_name(GOAL.of(code))
    if name == "hex":
        return cell_name(HEX.of(code))
    if name == "holder":
        return f"P{game.at[game.board.find(GOAL.of(code))] + 1}"
    if name == "target":
        return f"P{TARGET.of(code) + 1}"
    if name in ("number", "row"):
        return COUNT.of(code)
    if name == "zone":
        terrain = game.board.terrain[game.board.find(HEX.of(code))]
        return f"@dino-zone-{ZONE_NAMES[zone_of(terrain, game.climate)]}"
    if name in ("rows", "lowest", "lowest-number", "highest"):
        return auction_argument(game, seat, code, name)
    return card_argument(game, code, name)


def auction_argument(game: "Dinosaurs", seat: int, code: int, name: str) -> Arg:
    from fittest.games.dinosaurs.phases.auction import Auction, highest, lowest

    auction = game.stack[-1]
    assert isinstance(auction, Auction)
    if name == "rows":
        return len(game.rows)
    if name == "highest":
        return highest(game, seat)
    return lowest(game, COUNT.of(code) - 1 if name == "lowest-number" else auction.row)


def card_argument(game: "Dinosaurs", code: int, name: str) -> Arg:
    from fittest.games.dinosaurs.cards import CARDS
    from fittest.games.dinosaurs.rules import NUMBERS

    if name == "pieces":
        return NUMBERS.pieces
    if name == "turn":
        return game.rules.first_card_turn
    if name == "weather":
        return CARDS[game.weather].label
    card = CARDS[CARD.of(code)]
    if name == "moment":
        return f"@dino-moment-{MOMENT_NAMES[card.moment]}"
    if name == "herd":
        return game.rules.amounts[card.kind]
    return card.label
