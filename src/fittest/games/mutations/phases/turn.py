"""The turn: its stages in order, and what happens to the whole table in them."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from fittest.games.mutations import events, ids, moves
from fittest.games.mutations import reasons as why
from fittest.games.mutations.phases.development import Development
from fittest.games.mutations.phases.feeding import Feeding
from fittest.games.mutations.traits.base import BUILDS, SPROUTS
from fittest.games.mutations.traits.catalog import having
from fittest.kernel.decision import Decision
from fittest.kernel.event import NOTHING
from fittest.kernel.frame import Frame
from fittest.kernel.message import Message
from fittest.kernel.numbers import Numbers
from fittest.kernel.reasons import FINE

if TYPE_CHECKING:
    from fittest.games.mutations.state import Mutations

# The stages that a scenario sets going come first.
START: Final = 0
CLIMATE: Final = 1
PARASITES: Final = 2
STARVE: Final = 3
CLEAN: Final = 4
DRAW: Final = 5
DEVELOP: Final = 6
FEED: Final = 7

PHASE_OF_STAGE: Final = [
    ids.TURN_START,
    ids.CLIMATE,
    ids.EXTINCTION,
    ids.EXTINCTION,
    ids.EXTINCTION,
    ids.EXTINCTION,
    ids.DEVELOPMENT,
    ids.FEEDING,
]

SPROUTING: Final = having(SPROUTS)
BUILDING: Final = having(BUILDS)


class Turn(Frame):
    """The bottom of the stack."""

    def __init__(self, stage: int = 0) -> None:
        self.stage = stage

    def waits(self, game: "Mutations") -> bool:
        return self.stage < DEVELOP

    def run(self, game: "Mutations") -> Decision | None:
        stage = self.stage
        game.phase = PHASE_OF_STAGE[stage]
        if stage == START:
            start(game)
            self.stage = DEVELOP
        elif stage == DEVELOP:
            self.stage = CLIMATE
            game.active = game.first
            game.passed = 0
            game.stack.append(Development())
        elif stage == CLIMATE:
            roll_climate(game)
            self.stage = FEED
        elif stage == FEED:
            self.stage = PARASITES
            game.active = game.first
            game.stack.append(Feeding())
        elif stage == PARASITES:
            self.stage = STARVE
            infested = most_infested(game)
            if infested:
                game.stack.append(Parasites(infested))
        elif stage == STARVE:
            self.stage = CLEAN
            game.stack.append(Starvation())
        elif stage == CLEAN:
            clean(game)
            self.stage = DRAW
            if game.last_turn:
                finish(game)
        else:
            draw(game)
            self.stage = START
        return None


class Parasites(Frame):
    """The species with the most parasites lose one animal each; `species` are those still to do.
    [MEXT-1 MEXT-2]"""

    def __init__(self, species: list[int] = NOTHING) -> None:
        self.species = species

    def run(self, game: "Mutations") -> Decision | None:
        if not self.species:
            game.stack.pop()
            return None
        species = self.species[0]
        codes = Numbers()
        for animal in game.animals_of(species):
            if game.parasites[animal]:
                codes.append(moves.LOSE.code(moves.animal_named(species, game.number[animal])))
        prompt = Message("prompt-mut-lose", {"animal": "none", "species": species})
        return game.ask(game.owner[species], prompt, codes)

    def refusal(self, game: "Mutations", seat: i64, code: i64) -> i64:
        if moves.MOVES.verb_of(code) != moves.LOSE or moves.home_of(code) != self.species[0]:
            return why.PARASITES_OPEN
        animal = game.animal(self.species[0], moves.number_of(code))
        return FINE if animal != ids.NO_CARD and game.parasites[animal] else why.PARASITES_OPEN

    def answer(self, game: "Mutations", code: int) -> None:
        species: i64 = self.species.pop(0)
        game.log_event(events.PARASITISED, game.owner[species], species, moves.number_of(code))
        game.kill(game.animal(species, moves.number_of(code)))


class Starvation(Frame):
    """Every animal that is not fed dies, one after the other. [MEXT-3]"""

    def run(self, game: "Mutations") -> Decision | None:
        for seat in game.clockwise_from(game.first):
            for species in game.rows[seat]:
                animal = game.first_animal[species]
                while animal != ids.NO_CARD:
                    if not game.is_fed(animal):
                        game.log_event(events.STARVED, seat, species, game.number[animal])
                        game.kill(animal)
                        return None
                    animal = game.next_animal[animal]
        game.stack.pop()
        return None


def deal(game: "Mutations") -> None:
    """Cards for the player decks, then the first species of everybody. [MSET-1 MSET-2]"""
    for seat in game.clockwise_from(game.first):
        for _ in range(game.rules.deal):
            game.decks[seat].insert(0, game.general.pop())
    for seat in game.clockwise_from(game.first):
        for _ in range(game.rules.species):
            game.found(seat, game.general.pop())


def start(game: "Mutations") -> None:
    """Recovery decks, the test for the last turn, Budding. [MTRN-4]"""
    game.log_event(events.TURN_BEGAN, game.turn, game.first)
    order = game.clockwise_from(game.first)
    ruined = [seat for seat in order if not game.rows[seat] and not game.decks[seat]]
    deal_in_rounds(game, ruined, [game.rules.recovery] * len(ruined))
    game.notice_empty_deck()
    for seat in order:
        for species in game.rows[seat]:
            for trait in SPROUTING:
                if game.mask[species] & trait.bit:
                    trait.turn_start(game, species)


def deal_in_rounds(game: "Mutations", seats: list[int], owed: list[int]) -> None:
    """One card at a time under the player decks, until all are paid or the deck is out.
    [MEXT-6 … MEXT-8]"""
    dealt = [0] * len(seats)
    left = sum(owed)
    while game.general and left:
        for i in range(len(seats)):
            if dealt[i] < owed[i] and game.general:
                game.decks[seats[i]].insert(0, game.general.pop())
                dealt[i] += 1
                left -= 1
    for i in range(len(seats)):
        game.log_event(events.DREW, seats[i], dealt[i])


def roll_climate(game: "Mutations") -> None:
    """Dice, tokens into the centre, and what traits add to the food. [MCLI-1 … MCLI-3 MAED-1]"""
    rules = game.rules
    food = roll_all(game, rules.food_dice)
    infesting = roll_all(game, rules.parasite_dice)
    shelters = roll_all(game, rules.shelter_dice)
    parasites = sum(infesting)
    game.red = rules.extra_food + sum(food)
    game.green = sum(shelters)
    added = min(parasites, game.box_black)
    game.box_black -= added
    game.black += added
    counts = [game.red, parasites, game.green, added, len(food), len(infesting)]
    game.log(events.CLIMATE, [*counts, *food, *infesting, *shelters])
    for seat in game.clockwise_from(game.first):
        for species in game.rows[seat]:
            for trait in BUILDING:
                if game.mask[species] & trait.bit:
                    bounty = trait.bounty(game, species)
                    game.red += bounty
                    game.log_event(events.BOUNTY, seat, species, bounty)


def roll_all(game: "Mutations", dice: int) -> list[int]:
    return [game.chance.roll() for _ in range(dice)]


def most_infested(game: "Mutations") -> list[int]:
    """All species that share the highest number of parasites, if there are any. [MEXT-1 M28]"""
    most: i64 = 0
    found: list[int] = []
    for seat in game.clockwise_from(game.first):
        for species in game.rows[seat]:
            count = game.parasites_on(species)
            if count > most:
                most = count
                found = []
            if count and count == most:
                found.append(species)
    return found


def clean(game: "Mutations") -> None:
    """Food, shelters and marks leave the survivors. [MEXT-5]"""
    for card in range(i64(len(game.food))):
        game.food[card] = 0
        game.marks[card] = 0


def draw(game: "Mutations") -> None:
    """A card for each animal and some more; whoever has nothing at all waits for their recovery deck. The
    first-player role moves on. [MEXT-6 MEXT-8 MEXT-10]"""
    seats: list[int] = []
    owed: list[int] = []
    for seat in game.clockwise_from(game.first):
        animals = game.count_animals(seat)
        if animals or game.decks[seat]:
            seats.append(seat)
            owed.append(animals + game.rules.draw)
    deal_in_rounds(game, seats, owed)
    game.first = game.next_seat(game.first)
    game.active = game.first
    game.turn += 1


def finish(game: "Mutations") -> None:
    """Points; a tie that even the discards leave is shared, or broken by dice. [MEND-3 MEND-5]"""
    best = game.leaders()
    while game.rules.tie_by_die and len(best) > 1:
        rolls = [game.chance.roll() for _ in best]
        for i in range(len(best)):
            game.log_event(events.TIE_ROLLED, best[i], rolls[i])
        highest = max(rolls)
        best = [best[i] for i in range(len(best)) if rolls[i] == highest]
    if game.rules.tie_by_die:
        game.tie_winner = best[0]
    game.phase = ids.OVER
    game.stack.clear()
    for seat in range(game.players):
        game.log_event(events.SCORED, seat, game.points_of(seat))
