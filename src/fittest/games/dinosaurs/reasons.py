"""Why something cannot be done: a small number inside the rules, a message for people.

The phases and the cards say it where they say what can be done; `FINE` means that it can.
"""

from typing import TYPE_CHECKING, Final

from fittest.games.dinosaurs.ids import MOMENT_NAMES, ZONE_NAMES, zone_of
from fittest.games.dinosaurs.moves import CARD, COUNT, GOAL, HEX, START, TARGET
from fittest.games.dinosaurs.rules import NUMBERS
from fittest.kernel.message import Arg
from fittest.kernel.moves import Field
from fittest.kernel.reasons import Reasons

if TYPE_CHECKING:
    from fittest.games.dinosaurs.state import Dinosaurs

START_HEX: Final = Field("hex", START.kind, START.at)
ROW: Final = Field("row", COUNT.kind, COUNT.at)


def told(game: "Dinosaurs", seat: int, code: int, reason: int, name: str) -> Arg:
    """What the code does not say itself; `target` is who stands at its goal, `card` the weather."""
    if name == "target":
        return TARGET.kind.argument(game.at[game.board.find(GOAL.of(code))])
    if name == "zone":
        terrain = game.board.terrain[game.board.find(HEX.of(code))]
        return f"@dino-zone-{ZONE_NAMES[zone_of(terrain, game.climate)]}"
    if name == "pieces":
        return NUMBERS.pieces
    if name == "turn":
        return game.rules.first_card_turn
    if name == "herd":
        return game.rules.amounts[CARD.of(code)]
    if name == "card":
        return CARD.kind.argument(game.weather)
    if name == "moment":
        from fittest.games.dinosaurs.cards import CARDS

        return f"@dino-moment-{MOMENT_NAMES[CARDS[CARD.of(code)].moment]}"
    return told_in_auction(game, seat, code, name)


def told_in_auction(game: "Dinosaurs", seat: int, code: int, name: str) -> Arg:
    """`lowest` is the least bid for the row that is asked for, `number` that for the row of the code."""
    from fittest.games.dinosaurs.phases.auction import Auction, highest, lowest

    auction = game.stack[-1]
    assert isinstance(auction, Auction)
    if name == "rows":
        return len(game.rows)
    if name == "highest":
        return highest(game, seat)
    return lowest(game, COUNT.of(code) - 1 if name == "number" else auction.row)


REASONS: Final = Reasons(told)
NO_MOVEMENT: Final = REASONS.add("why-dino-no-movement")
OFF_MAP_START: Final = REASONS.add("why-dino-off-map", START_HEX)
OFF_MAP_GOAL: Final = REASONS.add("why-dino-off-map", HEX)
OFF_MAP_HEX: Final = REASONS.add("why-dino-off-map", HEX)
NOT_YOURS: Final = REASONS.add("why-dino-not-yours", START_HEX)
NO_STEPS: Final = REASONS.add("why-dino-no-steps")
NOT_ADJACENT: Final = REASONS.add("why-dino-not-adjacent", START, GOAL)
OWN_DINOSAUR: Final = REASONS.add("why-dino-own-dinosaur", HEX)
NOBODY_THERE: Final = REASONS.add("why-dino-nobody-there", HEX)
HORNS: Final = REASONS.add("why-dino-horns", "target")
MUST_FIGHT: Final = REASONS.add("why-dino-must-fight", HEX, "target")
NO_BIRTHS: Final = REASONS.add("why-dino-no-births")
ALL_PLACED: Final = REASONS.add("why-dino-all-placed", "pieces")
BARREN: Final = REASONS.add("why-dino-barren")
NO_EGGS: Final = REASONS.add("why-dino-no-eggs")
OCCUPIED: Final = REASONS.add("why-dino-occupied", HEX)
BROOD_TOGETHER: Final = REASONS.add("why-dino-brood-together", HEX)
NO_ADULT: Final = REASONS.add("why-dino-no-adult", HEX)
MUST_HATCH: Final = REASONS.add("why-dino-must-hatch")
NO_DEATHS: Final = REASONS.add("why-dino-no-deaths")
NOT_YOUR_VICTIM: Final = REASONS.add("why-dino-not-yours", HEX)
IS_SAFE: Final = REASONS.add("why-dino-safe", HEX, "zone")
WRONG_DIE: Final = REASONS.add("why-dino-pick")
NO_AUCTION: Final = REASONS.add("why-dino-no-auction")
MUST_BID: Final = REASONS.add("why-dino-must-bid")
NAME_NUMBER: Final = REASONS.add("why-dino-name-number")
NO_ROW: Final = REASONS.add("why-dino-no-row", ROW, "rows")
NAME_ROW: Final = REASONS.add("why-dino-name-row")
NOT_HIGHER: Final = REASONS.add("why-dino-not-higher", "lowest")
CANNOT_PAY_ROW: Final = REASONS.add("why-dino-cannot-pay", "number", "highest")
CANNOT_PAY: Final = REASONS.add("why-dino-cannot-pay", COUNT, "highest")
TOO_EARLY: Final = REASONS.add("why-dino-too-early", "turn")
NOT_IN_HAND: Final = REASONS.add("why-dino-not-in-hand", CARD)
WRONG_MOMENT: Final = REASONS.add("why-dino-wrong-moment", CARD, "moment")
ONE_CLIMATE_CARD: Final = REASONS.add("why-dino-one-climate-card", "card")
NO_AIM: Final = REASONS.add("why-dino-no-target", CARD)
NAME_OPPONENT: Final = REASONS.add("why-dino-name-opponent", CARD)
NOT_ONESELF: Final = REASONS.add("why-dino-not-oneself", CARD)
SMALL_HERD: Final = REASONS.add("why-dino-small-herd", CARD, "herd")
NO_VICTIM: Final = REASONS.add("why-dino-no-victim", CARD, TARGET)
