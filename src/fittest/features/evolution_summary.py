"""The card game, summed up."""

from typing import Final

from fittest.features.summary import Summary
from fittest.games.evolution.animals import BODILESS, HUNGRY, Animal
from fittest.games.evolution.cards import FIRST_SIDE, SECOND_SIDE
from fittest.games.evolution.ids import NONE, OFF, TRAIT, TRAIT_NAMES, YELLOW
from fittest.games.evolution.rules import DEVELOPMENT
from fittest.games.evolution.state import Evolution
from fittest.games.evolution.targets import limit, obstacles
from fittest.games.evolution.trait import HOOKS, TRAITS
from fittest.kernel.game import Game
from fittest.kernel.reasons import FINE

TERRITORIES: Final = 3
ROUNDS: Final = 4
SEAT: Final = [
    "points", "hand", "discarded", "reserve", "animals", "need", "fat", "empty_fat", "hungry", "hunters",
    "threatened", "prey", "largest", "at_1", "at_2", "at_3",
]  # fmt: skip
TABLE: Final = ["turns_left", "last_turn", "deck", "first", "two", "players", "bank"]


class EvolutionSummary(Summary):
    def __init__(self) -> None:
        names = trait_names()
        self.seat_columns = SEAT + [f"trait_{name}" for name in names]
        self.table_columns = TABLE + [f"hand_{name}" for name in names]

    def moment(self, game: Game) -> int:
        """The turn; where all cards are dealt at once, and there is but one, some rounds of them."""
        assert isinstance(game, Evolution)
        if not game.rules.everything_dealt or game.stage != DEVELOPMENT:
            return game.turn
        left = 0
        for player in game.seats:
            left += len(player.hand)
        return -(left // (ROUNDS * game.players))

    def of_table(self, game: Game, seat: int) -> list[float]:
        assert isinstance(game, Evolution)
        row = [0.0] * len(self.table_columns)
        deck = len(game.deck)
        if game.rules.turns:
            row[0] = float(game.rules.turns - game.turn)
        elif not game.last_turn:
            row[0] = max(1.0, deck / (len(game.animals) + 2.0 * game.players))
        row[1] = 1.0 if game.last_turn else 0.0
        row[2] = deck / game.players
        row[3] = 1.0 if game.first == seat else 0.0
        row[4] = 1.0 if game.players == 2 else 0.0
        row[5] = float(game.players)
        row[6] = sum(game.bank) / game.players
        first = len(TABLE)
        for card in game.seats[seat].hand:
            row[first + FIRST_SIDE[card]] += 1.0
            if SECOND_SIDE[card] != NONE:
                row[first + SECOND_SIDE[card]] += 1.0
        return row

    def of_seat(self, game: Game, seat: int) -> list[float]:
        assert isinstance(game, Evolution)
        row = [0.0] * len(self.seat_columns)
        player = game.seats[seat]
        row[0] = float(player.points if game.rules.turns else game.worth(seat))
        row[1] = float(len(player.hand))
        row[2] = float(player.discarded())
        row[3] = float(player.reserve)
        for animal in game.animals:
            if animal.owner == seat:
                self.add_animal(game, animal, row)
        first = len(SEAT)
        for link in game.links:
            if game.animal(link.a).owner == seat:
                row[first + link.trait] += 1.0
        self.add_hunts(game, seat, row)
        return row

    def add_animal(self, game: Evolution, animal: Animal, row: list[float]) -> None:
        if animal.body != BODILESS:
            row[4] += 1.0
            row[5] += float(animal.need)
            if animal.at < TERRITORIES:
                row[13 + animal.at] += 1.0
        if animal.flags & HUNGRY:
            row[8] += 1.0
        if animal.acts & HOOKS.hunts:
            row[9] += 1.0
        row[12] = max(row[12], float(len(animal.cards)))
        first = len(SEAT)
        for card in animal.cards:
            row[first + (card & TRAIT)] += 1.0
            if card & YELLOW and card & OFF == 0:
                row[6] += 1.0
        row[7] += game.empty_fat(animal)

    def add_hunts(self, game: Evolution, seat: int, row: list[float]) -> None:
        """Own animals that some rival could attack, and rivals' that a carnivore of this seat could."""
        carnivores = [animal for animal in game.animals if animal.acts & HOOKS.hunts]
        if not carnivores:
            return
        for prey in game.animals:
            mine = prey.owner == seat
            for carnivore in carnivores:
                if (carnivore.owner == seat) == mine:
                    continue
                if limit(game, carnivore, prey) == FINE and obstacles(game, carnivore, prey, False) == 0:
                    row[10 if mine else 11] += 1.0
                    break


def trait_names() -> list[str]:
    """Also of traits that have come in without a name in the list."""
    known = len(TRAIT_NAMES)
    return [TRAIT_NAMES[trait.id] if trait.id < known else f"trait-{trait.id}" for trait in TRAITS]
