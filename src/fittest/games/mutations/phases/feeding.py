"""The feeding phase: one token or one attack a move, and the duty to act. [MFED]"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from fittest.games.mutations import events, moves
from fittest.games.mutations import reasons as why
from fittest.games.mutations.hunting import (
    IMPOSSIBLE,
    can_attack_now,
    flaw_of,
    ignore_choices,
    ignore_refusal,
    insight_of,
    limiting,
    reaches,
    required,
)
from fittest.games.mutations.ids import ATTACKED, NO_CARD, NOBODY, SHELTERED
from fittest.games.mutations.phases.attack import Attack
from fittest.games.mutations.traits.base import GNAWS, GRAZES
from fittest.games.mutations.traits.catalog import mask_of, size
from fittest.kernel.decision import Decision
from fittest.kernel.frame import Frame
from fittest.kernel.message import Message
from fittest.kernel.moves import Verb, verb_number
from fittest.kernel.numbers import Numbers
from fittest.kernel.reasons import FINE

if TYPE_CHECKING:
    from fittest.games.mutations.state import Mutations

GRAZING: Final = mask_of(GRAZES)
GNAWING: Final = mask_of(GNAWS)

PROMPT_MOVE: Final = Message("prompt-mut-feeding")
PROMPT_END: Final = Message("prompt-mut-feeding-end")


# -- tokens ------------------------------------------------------------------------------------


def red_refusal(game: "Mutations", animal: i64) -> i64:
    """Why its owner cannot put food on this animal."""
    if not game.red:
        return why.NO_RED
    if game.can_receive(animal):
        return FINE
    return why.FED if not game.fasts(animal) else why.FASTS


def green_refusal(game: "Mutations", animal: i64) -> i64:
    """Why its owner cannot put a shelter on this animal."""
    if not game.green:
        return why.NO_GREEN
    return why.IS_SHELTERED if game.is_sheltered(animal) else FINE


def token_refusal(game: "Mutations", token: Verb, animal: i64) -> i64:
    """Why its owner cannot put this token, red or green, on this animal."""
    return red_refusal(game, animal) if token is moves.RED else green_refusal(game, animal)


def black_refusal(game: "Mutations", seat: i64, owner: i64) -> i64:
    """Why `seat` cannot put a parasite on an animal of `owner`."""
    if owner == seat:
        return why.OWN_PARASITE
    return FINE if game.black else why.NO_BLACK


def can_put(game: "Mutations", seat: i64) -> bool:
    """Is there a token in the centre that this player could legally put anywhere? [MFED-5]"""
    if game.black:
        for owner in range(game.players):
            if game.rows[owner] and black_refusal(game, seat, owner) == FINE:
                return True
    if game.red or game.green:
        for species in game.rows[seat]:
            animal = game.first_animal[species]
            while animal != NO_CARD:
                if green_refusal(game, animal) == FINE or red_refusal(game, animal) == FINE:
                    return True
                animal = game.next_animal[animal]
    return False


def anyone_can_put(game: "Mutations") -> bool:
    for seat in range(game.players):
        if can_put(game, seat):
            return True
    return False


def add_tokens(game: "Mutations", seat: i64, codes: Numbers) -> None:
    """Every token on every animal that it can lie on. [MFED-1]"""
    if game.red:
        add_own(game, seat, moves.RED, codes)
    if game.green:
        add_own(game, seat, moves.GREEN, codes)
    if game.black:
        for other in range(i64(1), game.next_id):
            owner = game.owner[other]
            if owner != NOBODY and black_refusal(game, seat, owner) == FINE:
                animal = game.first_animal[other]
                while animal != NO_CARD:
                    codes.append(
                        moves.BLACK.head | moves.ANIMAL.put(moves.animal_named(other, game.number[animal]))
                    )
                    animal = game.next_animal[animal]


def add_own(game: "Mutations", seat: i64, token: Verb, codes: Numbers) -> None:
    """This token on every animal of `seat` that it can lie on."""
    for species in game.rows[seat]:
        animal = game.first_animal[species]
        while animal != NO_CARD:
            if token_refusal(game, token, animal) == FINE:
                codes.append(token.head | moves.ANIMAL.put(moves.animal_named(species, game.number[animal])))
            animal = game.next_animal[animal]


def put(game: "Mutations", code: i64) -> None:
    species, number = moves.home_of(code), moves.number_of(code)
    animal = game.animal(species, number)
    owner = game.owner[species]
    game.log_event(events.PUT, game.active, verb_number(code), owner, species, number)
    if moves.BLACK.matches(code):
        game.black -= 1
        game.parasites[animal] += 1
    elif moves.RED.matches(code):
        game.red -= 1
        game.feed(animal, 1)
    else:
        game.green -= 1
        if game.mask[species] & GNAWING and game.can_receive(animal):
            game.log_event(events.GNAWED, owner, species, number)
            game.feed(animal, 1)
        else:
            game.marks[animal] |= SHELTERED


def grazers(game: "Mutations", seat: i64) -> i64:
    """How many tokens of food this player's animals could trample. [MGRZ-1]"""
    count: i64 = 0
    for species in game.rows[seat]:
        if game.mask[species] & GRAZING:
            count += game.population[species]
    return count if count < game.red else game.red


# -- attacks -----------------------------------------------------------------------------------


def can_attack(game: "Mutations", seat: i64) -> bool:
    for species in game.rows[seat]:
        if game.hunts(species):
            animal = game.first_animal[species]
            while animal != NO_CARD:
                if can_attack_now(game, animal) and has_target(game, species, animal):
                    return True
                animal = game.next_animal[animal]
    return False


def has_target(game: "Mutations", carnivore: i64, animal: i64) -> bool:
    insight = insight_of(game, animal)
    for prey in range(i64(1), game.next_id):
        if game.owner[prey] != NOBODY and reaches(game, carnivore, insight, prey):
            return True
    return False


def add_attacks(game: "Mutations", seat: i64, codes: Numbers) -> None:
    """Every attack of every carnivore, with every way to ignore traits that makes it legal."""
    for carnivore in game.rows[seat]:
        if not game.hunts(carnivore):
            continue
        animal = game.first_animal[carnivore]
        while animal != NO_CARD:
            if can_attack_now(game, animal):
                for prey in range(i64(1), game.next_id):
                    if game.owner[prey] != NOBODY:
                        add_declarations(game, carnivore, animal, prey, codes)
            animal = game.next_animal[animal]


def add_declarations(game: "Mutations", carnivore: i64, animal: i64, prey: i64, codes: Numbers) -> None:
    """The attacks of one animal on one species."""
    needed = required(game, carnivore, prey)
    if needed == IMPOSSIBLE:
        return
    budget = insight_of(game, animal) + flaw_of(game, prey)
    if needed and size(needed) > budget:
        return
    bare = moves.ATTACK.code(moves.animal_named(carnivore, game.number[animal]), prey)
    if budget == 0:
        codes.append(bare)
    else:
        for extra in ignore_choices(game, prey, needed, budget):
            codes.append(bare | i64(extra))


def carnivore_refusal(game: "Mutations", animal: i64) -> i64:
    """Why an animal attacks nobody now; what `can_attack_now` denies, in other words."""
    if not game.hunts(game.home[animal]):
        return why.NO_CARNIVORE
    return why.ATTACKED_ALREADY if game.marks[animal] & ATTACKED else why.CARNIVORE_FED


def attack_refusal(game: "Mutations", animal: i64, code: i64) -> i64:
    if not can_attack_now(game, animal):
        return carnivore_refusal(game, animal)
    carnivore = game.home[animal]
    prey = moves.SPECIES.of(code)
    if not game.lives(prey):
        return why.NO_SPECIES
    if prey == carnivore:
        return why.SAME_SPECIES
    needed = required(game, carnivore, prey)
    if needed == IMPOSSIBLE:
        return why.LIMITED if limiting(game, carnivore, prey) else why.ALL_SHELTERED
    budget = insight_of(game, animal) + flaw_of(game, prey)
    return ignore_refusal(game, prey, needed, moves.ignored_in(code), budget)


def declare(game: "Mutations", seat: i64, code: i64) -> None:
    carnivore = moves.home_of(code)
    animal = game.animal(carnivore, moves.number_of(code))
    prey = moves.SPECIES.of(code)
    number = moves.number_of(code)
    game.log_event(events.ATTACKED, seat, carnivore, number, game.owner[prey], prey)
    attack = Attack(seat, carnivore, number, prey, 0, insight_of(game, animal))
    attack.ignore(game, moves.ignored_in(code))
    game.marks[animal] |= ATTACKED
    game.stack.append(attack)


# -- the phase ---------------------------------------------------------------------------------


def is_over(game: "Mutations") -> bool:
    """Nobody can put a token and no carnivore can attack. [MFED-9]"""
    if anyone_can_put(game):
        return False
    for seat in range(game.players):
        if can_attack(game, seat):
            return False
    return True


class Feeding(Frame):
    """`open`: the active player is in their move; `done`: they have put a token or attacked; `grazed`: their
    animals have grazed in this move."""

    def __init__(self) -> None:
        self.open = False
        self.done = False
        self.grazed = False

    def run(self, game: "Mutations") -> Decision | None:
        if not self.open:
            self._next_move(game)
            return None
        seat = game.active
        codes = Numbers()
        if not self.done:
            add_tokens(game, seat, codes)
            if len(codes) == 0 and self.pass_refusal(game, seat) == FINE:
                codes.append(moves.PASS.head)
            add_attacks(game, seat, codes)
        if not self.grazed:
            for count in range(i64(1), grazers(game, seat) + 1):
                codes.append(moves.GRAZE.code(count))
        if self.done:
            codes.append(moves.END.head)
        return game.ask(seat, PROMPT_END if self.done else PROMPT_MOVE, codes)

    def pass_refusal(self, game: "Mutations", seat: i64) -> i64:
        """Instinct: once nobody can put a token, a carnivore that can attack must. [MFED-7 MPRE-9]"""
        if can_put(game, seat):
            return why.MUST_PUT
        return FINE if anyone_can_put(game) or not can_attack(game, seat) else why.INSTINCT

    def graze_refusal(self, game: "Mutations", seat: i64, count: i64) -> i64:
        if self.grazed:
            return why.GRAZED
        if 0 < count <= grazers(game, seat):
            return FINE
        for species in game.rows[seat]:
            if game.mask[species] & GRAZING:
                return why.GRAZE_COUNT
        return why.NO_GRAZERS

    def refusal(self, game: "Mutations", seat: i64, code: i64) -> i64:
        verb = moves.MOVES.verb_of(code)
        if verb in moves.DEVELOPMENT_VERBS:
            return why.ONLY_DEVELOPMENT
        if verb == moves.GRAZE:
            return self.graze_refusal(game, seat, moves.COUNT.of(code))
        if verb == moves.END:
            return FINE if self.done else why.NOTHING_DONE
        if self.done and (verb in moves.TOKEN_VERBS or verb in (moves.ATTACK, moves.PASS)):
            return why.MOVE_DONE
        if verb == moves.PASS:
            return self.pass_refusal(game, seat)
        if verb in (moves.KEEP, moves.CONVERT):
            return why.NOT_HARMFUL
        if verb not in moves.TOKEN_VERBS and verb != moves.ATTACK:
            return why.NO_ATTACK
        animal = game.animal(moves.home_of(code), moves.number_of(code))
        if animal == NO_CARD:
            return why.NO_ANIMAL
        owner = game.owner[game.home[animal]]
        if verb == moves.BLACK:
            return black_refusal(game, seat, owner)
        if owner != seat:
            return why.OTHERS_ANIMAL
        if verb == moves.ATTACK:
            return attack_refusal(game, animal, code)
        return token_refusal(game, verb, animal)

    def answer(self, game: "Mutations", code: int) -> None:
        seat = game.active
        passes = moves.PASS.matches(code)
        if passes or moves.END.matches(code):
            if passes:
                game.log_event(events.WAITED, seat)
            self.open = False
            game.active = game.next_seat(seat)
        elif moves.GRAZE.matches(code):
            self.grazed = True
            game.red -= moves.COUNT.of(code)
            game.log_event(events.GRAZED, seat, moves.COUNT.of(code))
        elif moves.ATTACK.matches(code):
            self.done = True
            declare(game, seat, code)
        else:
            self.done = True
            put(game, code)

    def _next_move(self, game: "Mutations") -> None:
        """The next player who can do anything; the end of the phase when nobody can put or attack."""
        ready = can_put(game, game.active)
        if not ready and is_over(game):
            game.red = 0
            game.green = 0
            game.stack.pop()
            return
        while not (ready or can_attack(game, game.active) or grazers(game, game.active) > 0):
            game.active = game.next_seat(game.active)
            ready = can_put(game, game.active)
        self.open = True
        self.done = False
        self.grazed = False
