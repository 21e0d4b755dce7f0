"""The event cards: what each does is data, how a kind of card works is one class. [CRD-1 … CRD-19]"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from fittest.games.dinosaurs import data
from fittest.games.dinosaurs import reasons as why
from fittest.games.dinosaurs.board import NO_CELL
from fittest.games.dinosaurs.data import Card
from fittest.games.dinosaurs.ids import AT_BIDDING, EFFECT_NAMES, MOMENT_NAMES, NOBODY
from fittest.games.dinosaurs.moves import CARD, NO_TARGET, PLAY, TARGET, TARGET_HEX
from fittest.kernel.numbers import Numbers
from fittest.kernel.reasons import FINE

if TYPE_CHECKING:
    from fittest.games.dinosaurs.state import Dinosaurs


class EventCard:
    """A kind of card. `add_plays` lists how `seat` could play it now, if this is its moment."""

    def __init__(self, kind: int, entry: Card) -> None:
        self.kind: Final = kind
        self.name: Final = entry.id
        self.copies: Final = entry.copies
        self.moment: Final = MOMENT_NAMES.index(entry.moment)
        self.effect: Final = next(iter(entry.effect))
        # As printed; the rules of a game know what it is there.
        self.amount: Final = entry.effect[self.effect]

    def add_plays(self, game: "Dinosaurs", seat: i64, codes: Numbers) -> None:
        if self.refusal(game, seat, NO_TARGET, NO_CELL) == FINE:
            codes.append(PLAY.code(self.kind))

    def refusal(self, game: "Dinosaurs", seat: i64, target: i64, cell: i64) -> i64:
        """Why it cannot be played like this, at its moment and by one who holds it."""
        return FINE if target == NO_TARGET and cell == NO_CELL else why.NO_AIM

    def is_spent(self, game: "Dinosaurs") -> bool:
        """Can nobody play it any more in this turn, because another climate card has been played?"""
        return False

    def play(self, game: "Dinosaurs", seat: int, target: int, place: int) -> None:
        raise NotImplementedError

    @property
    def label(self) -> str:
        return f"@dino-card-{self.name}"


class Boost(EventCard):
    """Adds to the own species for the rest of the turn."""

    def __init__(self, kind: int, entry: Card) -> None:
        super().__init__(kind, entry)
        self.adds_to: Final = EFFECT_NAMES.index(self.effect)

    def play(self, game: "Dinosaurs", seat: int, target: int, place: int) -> None:
        game.add_effect(seat, self.adds_to, game.rules.amounts[self.kind])


class Hindrance(Boost):
    """The same for an opponent, who has to be named. [EVT-13]"""

    def add_plays(self, game: "Dinosaurs", seat: i64, codes: Numbers) -> None:
        for target in range(i64(game.players)):
            if self.refusal(game, seat, target, NO_CELL) == FINE:
                codes.append(PLAY.code(self.kind, target))

    def refusal(self, game: "Dinosaurs", seat: i64, target: i64, cell: i64) -> i64:
        return aim_refusal(game, seat, target) or (FINE if cell == NO_CELL else why.NO_AIM)

    def play(self, game: "Dinosaurs", seat: int, target: int, place: int) -> None:
        Boost.play(self, game, target, seat, place)


class Weather(EventCard):
    """Moves the climate marker instead of the die, or has the die rolled more than once. [EVT-5, EVT-9]"""

    def __init__(self, kind: int, entry: Card) -> None:
        super().__init__(kind, entry)
        self.rolls: Final = self.effect == "dice"

    def refusal(self, game: "Dinosaurs", seat: i64, target: i64, cell: i64) -> i64:
        return why.ONE_CLIMATE_CARD if self.is_spent(game) else super().refusal(game, seat, target, cell)

    def is_spent(self, game: "Dinosaurs") -> bool:
        return game.weather != NOBODY

    def play(self, game: "Dinosaurs", seat: int, target: int, place: int) -> None:
        game.weather = self.kind
        game.weather_seat = seat


class BarrenSeason(EventCard):
    """Nobody places newborns, except species without dinosaurs. [CRD-10]"""

    def play(self, game: "Dinosaurs", seat: int, target: int, place: int) -> None:
        game.barren = True


class Sickness(EventCard):
    """Strikes one dinosaur of a herd that is big, and bigger than the own. [CRD-17]"""

    def add_plays(self, game: "Dinosaurs", seat: i64, codes: Numbers) -> None:
        for target in range(i64(game.players)):
            for place in range(i64(game.board.size)):
                cell = game.board.cells[place]
                if game.at[place] == target and self.refusal(game, seat, target, cell) == FINE:
                    codes.append(PLAY.code(self.kind, target, cell))

    def refusal(self, game: "Dinosaurs", seat: i64, target: i64, cell: i64) -> i64:
        aim = aim_refusal(game, seat, target)
        if aim != FINE:
            return aim
        if game.herd[target] < game.rules.amounts[self.kind] or game.herd[target] <= game.herd[seat]:
            return why.SMALL_HERD
        place = game.board.find(cell)
        return FINE if place >= 0 and game.at[place] == target else why.NO_VICTIM

    def play(self, game: "Dinosaurs", seat: int, target: int, place: int) -> None:
        game.remove(place)


class DeadEnd(EventCard):
    """Goes without a gene; the auction takes its player off the board. [CRD-19]"""

    def play(self, game: "Dinosaurs", seat: int, target: int, place: int) -> None:
        # Without free bids the right to decline is worth enough by itself. [E29]
        if game.rules.lowest_bid == 0:
            game.points[seat] += game.rules.amounts[self.kind]


def aim_refusal(game: "Dinosaurs", seat: i64, target: i64) -> i64:
    if target == NO_TARGET or target >= game.players:
        return why.NAME_OPPONENT
    return why.NOT_ONESELF if target == seat else FINE


def play_refusal(game: "Dinosaurs", seat: i64, code: i64, moment: int) -> i64:
    """Why `seat` cannot play this card now. It is told to nobody else, and says nothing of other hands."""
    card = CARDS[CARD.of(code)]
    if not game.cards_may_be_played():
        return why.TOO_EARLY
    if card.kind not in game.hands[seat]:
        return why.NOT_IN_HAND
    if card.moment != moment:
        return why.ONE_CLIMATE_CARD if card.is_spent(game) else why.WRONG_MOMENT
    return card.refusal(game, seat, TARGET.of(code), TARGET_HEX.of(code))


def make_card(kind: int, entry: Card) -> EventCard:
    effect = entry.effect
    if "sectors" in effect or "dice" in effect:
        return Weather(kind, entry)
    if "barren" in effect:
        return BarrenSeason(kind, entry)
    if "herd" in effect:
        return Sickness(kind, entry)
    if entry.moment == MOMENT_NAMES[AT_BIDDING]:
        return DeadEnd(kind, entry)
    return Hindrance(kind, entry) if entry.target == "opponent" else Boost(kind, entry)


CARDS: Final = [make_card(kind, entry) for kind, entry in enumerate(data.CARDS)]
