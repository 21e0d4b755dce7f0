"""Why something cannot be done: a small number inside the rules, a message for people.

The phases and the cards say it where they say what can be done; `FINE` means that it can.
"""

from typing import TYPE_CHECKING, Final

from fittest.games.dinosaurs.board import cell_name
from fittest.games.dinosaurs.ids import MOMENT_NAMES, ZONE_NAMES, zone_of
from fittest.games.dinosaurs.moves import CARD, COUNT, GOAL, HEX, START, TARGET
from fittest.kernel.message import Arg, Message
from fittest.kernel.reasons import Reasons

if TYPE_CHECKING:
    from fittest.games.dinosaurs.state import Dinosaurs

REASONS: Final = Reasons()
NO_MOVEMENT: Final = REASONS.add("why-dino-no-movement")
OFF_MAP_START: Final = REASONS.add("why-dino-off-map", "start-hex")
OFF_MAP_GOAL: Final = REASONS.add("why-dino-off-map", "goal-hex")
OFF_MAP_HEX: Final = REASONS.add("why-dino-off-map", "hex")
NOT_YOURS: Final = REASONS.add("why-dino-not-yours", "start-hex")
NO_STEPS: Final = REASONS.add("why-dino-no-steps")
NOT_ADJACENT: Final = REASONS.add("why-dino-not-adjacent", "start", "goal")
OWN_DINOSAUR: Final = REASONS.add("why-dino-own-dinosaur", "goal-hex")
NOBODY_THERE: Final = REASONS.add("why-dino-nobody-there", "goal-hex")
HORNS: Final = REASONS.add("why-dino-horns", "holder")
MUST_FIGHT: Final = REASONS.add("why-dino-must-fight", "goal-hex", "holder")
NO_BIRTHS: Final = REASONS.add("why-dino-no-births")
ALL_PLACED: Final = REASONS.add("why-dino-all-placed", "pieces")
BARREN: Final = REASONS.add("why-dino-barren")
NO_EGGS: Final = REASONS.add("why-dino-no-eggs")
OCCUPIED: Final = REASONS.add("why-dino-occupied", "hex")
BROOD_TOGETHER: Final = REASONS.add("why-dino-brood-together", "hex")
NO_ADULT: Final = REASONS.add("why-dino-no-adult", "hex")
MUST_HATCH: Final = REASONS.add("why-dino-must-hatch")
NO_DEATHS: Final = REASONS.add("why-dino-no-deaths")
NOT_YOUR_VICTIM: Final = REASONS.add("why-dino-not-yours", "hex")
IS_SAFE: Final = REASONS.add("why-dino-safe", "hex", "zone")
WRONG_DIE: Final = REASONS.add("why-dino-pick")
NO_AUCTION: Final = REASONS.add("why-dino-no-auction")
MUST_BID: Final = REASONS.add("why-dino-must-bid")
NAME_NUMBER: Final = REASONS.add("why-dino-name-number")
NO_ROW: Final = REASONS.add("why-dino-no-row", "row", "rows")
NAME_ROW: Final = REASONS.add("why-dino-name-row")
NOT_HIGHER: Final = REASONS.add("why-dino-not-higher", "lowest")
CANNOT_PAY_ROW: Final = REASONS.add("why-dino-cannot-pay", "lowest-number", "highest")
CANNOT_PAY: Final = REASONS.add("why-dino-cannot-pay", "number", "highest")
TOO_EARLY: Final = REASONS.add("why-dino-too-early", "turn")
NOT_IN_HAND: Final = REASONS.add("why-dino-not-in-hand", "card")
WRONG_MOMENT: Final = REASONS.add("why-dino-wrong-moment", "card", "moment")
ONE_CLIMATE_CARD: Final = REASONS.add("why-dino-one-climate-card", "weather")
NO_AIM: Final = REASONS.add("why-dino-no-target", "card")
NAME_OPPONENT: Final = REASONS.add("why-dino-name-opponent", "card")
NOT_ONESELF: Final = REASONS.add("why-dino-not-oneself", "card")
SMALL_HERD: Final = REASONS.add("why-dino-small-herd", "card", "herd")
NO_VICTIM: Final = REASONS.add("why-dino-no-victim", "card", "target")
# Arguments that several values can stand for.
ALIASES: Final = {
    "start-hex": "hex",
    "goal-hex": "hex",
    "holder": "target",
    "lowest-number": "number",
    "weather": "card",
}


def refused(game: "Dinosaurs", seat: int, code: int, reason: int) -> Message:
    args: dict[str, Arg] = {}
    for name in REASONS.arguments[reason]:
        args[ALIASES.get(name, name)] = argument(game, seat, code, name)
    return Message(REASONS.keys[reason], args)


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
