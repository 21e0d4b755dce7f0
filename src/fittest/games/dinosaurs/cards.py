"""The event cards: what each does is data, how a kind of card works is one class. [CRD-1 … CRD-19]"""

from typing import TYPE_CHECKING, Any, Final

from fittest.games.dinosaurs.board import load_table, require
from fittest.games.dinosaurs.codes import NO_TARGET, play_code
from fittest.games.dinosaurs.ids import AT_BIDDING, EFFECT_NAMES, MOMENT_NAMES, NOBODY
from fittest.games.dinosaurs.rules import NUMBERS
from fittest.kernel.message import Message

if TYPE_CHECKING:
    from fittest.games.dinosaurs.game import Dinosaurs


class EventCard:
    """A kind of card. `codes` lists how `seat` could play it now, if this is its moment."""

    def __init__(self, kind: int, entry: dict[str, Any]) -> None:
        self.kind: Final = kind
        self.name: Final = str(entry["id"])
        self.copies: Final = int(entry["copies"])
        self.moment: Final = MOMENT_NAMES.index(entry["moment"])
        self.ruling: Final = str(entry["ruling"])

    def codes(self, game: "Dinosaurs", seat: int) -> list[int]:
        return [play_code(self.kind, NO_TARGET, -1)]

    def refusal(self, game: "Dinosaurs", seat: int, target: int, place: int) -> Message | None:
        """Why it cannot be played like this, at its moment and by one who holds it."""
        return None if target == NO_TARGET else Message("why-dino-no-target", {"card": self.label})

    def spent(self, game: "Dinosaurs") -> Message | None:
        """Why nobody can play it any more in this turn."""
        return None

    def play(self, game: "Dinosaurs", seat: int, target: int, place: int) -> None:
        raise NotImplementedError

    @property
    def label(self) -> str:
        return f"@dino-card-{self.name}"


class Boost(EventCard):
    """Adds to the own species for the rest of the turn."""

    def __init__(self, kind: int, entry: dict[str, Any]) -> None:
        super().__init__(kind, entry)
        self.effects: Final[list[int]] = []
        self.amounts: Final[list[int]] = []
        for name, amount in entry["effect"].items():
            self.effects.append(EFFECT_NAMES.index(name))
            self.amounts.append(int(amount))

    def play(self, game: "Dinosaurs", seat: int, target: int, place: int) -> None:
        for i in range(len(self.effects)):
            game.add_effect(seat, self.effects[i], self.amounts[i])


class Hindrance(Boost):
    """The same for an opponent, who has to be named. [EVT-13]"""

    def codes(self, game: "Dinosaurs", seat: int) -> list[int]:
        return [play_code(self.kind, target, -1) for target in range(game.players) if target != seat]

    def refusal(self, game: "Dinosaurs", seat: int, target: int, place: int) -> Message | None:
        return aim_refusal(self, game, seat, target)

    def play(self, game: "Dinosaurs", seat: int, target: int, place: int) -> None:
        Boost.play(self, game, target, seat, place)


class Weather(EventCard):
    """Moves the climate marker instead of the die, or has the die rolled more than once. [EVT-5, EVT-9]"""

    def __init__(self, kind: int, entry: dict[str, Any]) -> None:
        super().__init__(kind, entry)
        self.dice: Final = int(entry["effect"].get("dice", 0))
        self.sectors: Final = int(entry["effect"].get("sectors", 0))

    def codes(self, game: "Dinosaurs", seat: int) -> list[int]:
        return super().codes(game, seat) if game.weather == NOBODY else []

    def refusal(self, game: "Dinosaurs", seat: int, target: int, place: int) -> Message | None:
        return self.spent(game) or super().refusal(game, seat, target, place)

    def spent(self, game: "Dinosaurs") -> Message | None:
        if game.weather == NOBODY:
            return None
        return Message("why-dino-one-climate-card", {"card": CARDS[game.weather].label})

    def play(self, game: "Dinosaurs", seat: int, target: int, place: int) -> None:
        game.weather = self.kind
        game.weather_seat = seat


class BarrenSeason(EventCard):
    """Nobody places newborns, except species without dinosaurs. [CRD-10]"""

    def play(self, game: "Dinosaurs", seat: int, target: int, place: int) -> None:
        game.barren = True


class Sickness(EventCard):
    """Strikes one dinosaur of a herd that is big, and bigger than the own. [CRD-17]"""

    def __init__(self, kind: int, entry: dict[str, Any]) -> None:
        super().__init__(kind, entry)
        self.smallest: Final = int(entry["effect"]["herd"])

    def codes(self, game: "Dinosaurs", seat: int) -> list[int]:
        found: list[int] = []
        for place in range(game.board.size):
            target = game.at[place]
            if target not in (NOBODY, seat) and self.strikes(game, seat, target):
                found.append(play_code(self.kind, target, game.board.cells[place]))
        return found

    def strikes(self, game: "Dinosaurs", seat: int, target: int) -> bool:
        return game.herd[target] >= self.smallest and game.herd[target] > game.herd[seat]

    def refusal(self, game: "Dinosaurs", seat: int, target: int, place: int) -> Message | None:
        aim = aim_refusal(self, game, seat, target)
        if aim is not None:
            return aim
        if not self.strikes(game, seat, target):
            return Message("why-dino-small-herd", {"card": self.label, "herd": self.smallest})
        if place < 0 or game.at[place] != target:
            return Message("why-dino-no-victim", {"card": self.label, "target": f"P{target + 1}"})
        return None

    def play(self, game: "Dinosaurs", seat: int, target: int, place: int) -> None:
        game.remove(place)


class DeadEnd(EventCard):
    """Goes without a gene; the auction takes its player off the board. [CRD-19]"""

    def __init__(self, kind: int, entry: dict[str, Any]) -> None:
        super().__init__(kind, entry)
        self.points: Final = int(entry["effect"]["points"])

    def play(self, game: "Dinosaurs", seat: int, target: int, place: int) -> None:
        # Without free bids the right to decline is worth enough by itself. [E29]
        if game.rules.lowest_bid == 0:
            game.points[seat] += self.points


def aim_refusal(card: EventCard, game: "Dinosaurs", seat: int, target: int) -> Message | None:
    if target == NO_TARGET or target >= game.players:
        return Message("why-dino-name-opponent", {"card": card.label})
    if target == seat:
        return Message("why-dino-not-oneself", {"card": card.label})
    return None


def make_card(kind: int, entry: dict[str, Any]) -> EventCard:
    effect = entry["effect"]
    if "sectors" in effect or "dice" in effect:
        return Weather(kind, entry)
    if "barren" in effect:
        return BarrenSeason(kind, entry)
    if "herd" in effect:
        return Sickness(kind, entry)
    if entry["moment"] == MOMENT_NAMES[AT_BIDDING]:
        return DeadEnd(kind, entry)
    return Hindrance(kind, entry) if entry["target"] == "opponent" else Boost(kind, entry)


def read_cards(data: dict[str, Any], total: int) -> list[EventCard]:
    require(data["provenance"] in ("rulebook", "own"), "cards.toml does not say where it comes from")
    cards: list[EventCard] = []
    for entry in data["card"]:
        require(entry["basis"] in ("known", "kind", "weak", "own"), f"{entry['id']} has no basis")
        require(entry["target"] in ("self", "opponent", "table"), f"{entry['id']} has a strange target")
        require(int(entry["copies"]) > 0, f"{entry['id']} has no copies")
        cards.append(make_card(len(cards), entry))
    require(sum([card.copies for card in cards]) == total, f"the deck has not {total} cards")
    return cards


CARDS: Final = read_cards(load_table("cards.toml"), NUMBERS.event_cards)


def card_kind(name: str) -> int:
    """The kind of card with this name; -1 if there is none."""
    for card in CARDS:
        if card.name == name:
            return card.kind
    return -1
