"""The feeding phase: one token or one attack a go, and the duty to act. [MFED]"""

from typing import TYPE_CHECKING, Final

from fittest.games.mutations import codes as c
from fittest.games.mutations import log
from fittest.games.mutations.attack import Attack
from fittest.games.mutations.hunting import (
    IMPOSSIBLE,
    can_attack_now,
    flaw_of,
    ignore_choices,
    insight_of,
    reaches,
    required,
    size,
)
from fittest.games.mutations.species import Animal, Species
from fittest.games.mutations.traits.base import GNAWS, GRAZES
from fittest.games.mutations.traits.catalog import mask_of
from fittest.kernel.decision import Decision
from fittest.kernel.frame import Frame
from fittest.kernel.message import Message

if TYPE_CHECKING:
    from fittest.games.mutations.game import Mutations

GRAZING: Final = mask_of(GRAZES)
GNAWING: Final = mask_of(GNAWS)

PROMPT_GO: Final = Message("prompt-mut-feeding")
PROMPT_END: Final = Message("prompt-mut-feeding-end")


def can_put(game: "Mutations", seat: int) -> bool:
    """Is there a token in the centre that this player could lawfully put anywhere? [MFED-5]"""
    if game.black:
        for owner in range(game.players):
            if owner != seat and game.rows[owner]:
                return True
    if game.red or game.green:
        for species in game.rows[seat]:
            for animal in species.animals:
                if game.green and not animal.sheltered:
                    return True
                if game.red and species.can_receive(animal):
                    return True
    return False


def can_attack(game: "Mutations", seat: int) -> bool:
    for species in game.rows[seat]:
        if species.hunts:
            for animal in species.animals:
                if can_attack_now(species, animal) and has_target(game, species, animal):
                    return True
    return False


def has_target(game: "Mutations", hunter: Species, animal: Animal) -> bool:
    insight = insight_of(hunter, animal)
    for row in game.rows:
        for prey in row:
            if reaches(game, hunter, insight, prey):
                return True
    return False


def anyone_can_put(game: "Mutations") -> bool:
    return any(can_put(game, seat) for seat in range(game.players))


def grazers(game: "Mutations", seat: int) -> int:
    """How many tokens of food this player's animals could trample. [MGRZ-1]"""
    count = 0
    for species in game.rows[seat]:
        if species.mask & GRAZING:
            count += len(species.animals)
    return count if count < game.red else game.red


def is_over(game: "Mutations") -> bool:
    """Nobody can put a token and no hunter can attack. [MFED-9]"""
    return not anyone_can_put(game) and not any(can_attack(game, seat) for seat in range(game.players))


class Feeding(Frame["Mutations"]):
    """`open`: the active player is in his go; `done`: he has put a token or attacked; `grazed`: his
    animals have grazed in this go."""

    def __init__(self) -> None:
        self.open = False
        self.done = False
        self.grazed = False

    def run(self, game: "Mutations") -> Decision | None:
        if not self.open:
            self._next_go(game)
            return None
        seat = game.active
        most = 0 if self.grazed else grazers(game, seat)
        codes = [c.pack(c.GRAZE, extra=count) for count in range(1, most + 1)]
        if self.done:
            codes.append(c.pack(c.END))
            return game.ask(seat, PROMPT_END, codes)
        tokens = token_codes(game, seat)
        attacks = attack_codes(game, seat)
        # Instinct: once nobody can put a token, a hunter that can attack must. [MFED-7 MPRE-9]
        if not tokens and (not attacks or anyone_can_put(game)):
            codes.append(c.pack(c.PASS))
        codes += tokens
        codes += attacks
        return game.ask(seat, PROMPT_GO, codes)

    def answer(self, game: "Mutations", code: int) -> None:
        verb = c.verb_of(code)
        seat = game.active
        if verb in (c.PASS, c.END):
            if verb == c.PASS:
                game.log(log.WAITED, [seat])
            self.open = False
            game.active = game.after(seat)
        elif verb == c.GRAZE:
            self.grazed = True
            game.red -= c.extra_of(code)
            game.log(log.GRAZED, [seat, c.extra_of(code)])
        elif verb == c.ATTACK:
            self.done = True
            declare(game, seat, code)
        else:
            self.done = True
            put(game, verb, game.the_species(c.animal_species_of(code)), c.number_of(code))

    def _next_go(self, game: "Mutations") -> None:
        """The next player who can do anything; the end of the phase when nobody can put or attack."""
        if is_over(game):
            game.red = 0
            game.green = 0
            game.stack.pop()
            return
        while not (
            can_put(game, game.active) or can_attack(game, game.active) or grazers(game, game.active) > 0
        ):
            game.active = game.after(game.active)
        self.open = True
        self.done = False
        self.grazed = False


def token_codes(game: "Mutations", seat: int) -> list[int]:
    """Every token on every animal that it can lie on. [MFED-1]"""
    codes: list[int] = []
    for species in game.rows[seat]:
        for animal in species.animals:
            if game.red and species.can_receive(animal):
                codes.append(c.pack(c.TAKE_RED, species.id, animal.number))
            if game.green and not animal.sheltered:
                codes.append(c.pack(c.TAKE_GREEN, species.id, animal.number))
    if game.black:
        for owner in range(game.players):
            if owner != seat:
                codes += [
                    c.pack(c.TAKE_BLACK, species.id, animal.number)
                    for species in game.rows[owner]
                    for animal in species.animals
                ]
    return codes


def attack_codes(game: "Mutations", seat: int) -> list[int]:
    """Every attack of every hunter, with every way to ignore traits that makes it lawful."""
    codes: list[int] = []
    for hunter in game.rows[seat]:
        if not hunter.hunts:
            continue
        ready = [animal for animal in hunter.animals if can_attack_now(hunter, animal)]
        if not ready:
            continue
        for row in game.rows:
            for prey in row:
                needed = required(game, hunter, prey)
                if needed != IMPOSSIBLE:
                    for animal in ready:
                        declarations(hunter, animal, prey, needed, codes)
    return codes


def declarations(hunter: Species, animal: Animal, prey: Species, needed: int, codes: list[int]) -> None:
    """The attacks of one animal on one species of which the traits `needed` have to be ignored."""
    budget = insight_of(hunter, animal) + flaw_of(prey)
    bare = c.pack(c.ATTACK, hunter.id, animal.number, prey.id)
    if budget == 0:
        if needed == 0:
            codes.append(bare)
    elif size(needed) <= budget:
        codes += [bare | extra for extra in ignore_choices(prey, needed, budget)]


def put(game: "Mutations", verb: int, species: Species, number: int) -> None:
    animal = species.animal(number)
    assert animal is not None
    game.log(log.PUT, [game.active, verb, species.owner, species.id, number])
    if verb == c.TAKE_BLACK:
        game.black -= 1
        animal.parasites += 1
    elif verb == c.TAKE_RED:
        game.red -= 1
        game.feed(species, animal, 1)
    else:
        game.green -= 1
        if species.mask & GNAWING and species.can_receive(animal):
            game.log(log.GNAWED, [species.owner, species.id, number])
            game.feed(species, animal, 1)
        else:
            animal.sheltered = True


def declare(game: "Mutations", seat: int, code: int) -> None:
    hunter = game.the_species(c.animal_species_of(code))
    animal = hunter.animal(c.number_of(code))
    assert animal is not None
    prey = game.the_species(c.species_of(code))
    game.log(log.ATTACKED, [seat, hunter.id, animal.number, prey.owner, prey.id])
    attack = Attack(seat, hunter.id, animal.number, prey.id, 0, insight_of(hunter, animal))
    attack.ignore(game, c.ignored_mask(c.extra_of(code)))
    animal.attacked = True
    game.stack.append(attack)
