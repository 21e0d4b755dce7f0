"""How a player who does not think would lean: rough weights for imagined games.

It knows what is good for an animal, not why. Search bots draw the rest of an imagined game with
these weights; the better they are, the less the search has to find out by itself.
"""

from typing import TYPE_CHECKING, Final

from fittest.games.evolution.codes import (
    DECLINE,
    END,
    FEED,
    LAY,
    PASS,
    PLAY,
    REACT,
    SPEND,
    USE,
    a_of,
    b_of,
    trait_of,
    verb_of,
)
from fittest.games.evolution.ids import (
    AMBUSH,
    CARNIVOROUS,
    COMMUNICATION,
    COOPERATION,
    FAT_TISSUE,
    GRAZING,
    HIBERNATION,
    HOMEOTHERMY,
    METAMORPHOSIS,
    NEOPLASM,
    PARASITE,
    PIRACY,
    POISONOUS,
    R_STRATEGY,
    SHELL,
    SPECIALIZATION_A,
    SPECIALIZATION_B,
    TREMATODE,
    VIVIPAROUS,
    bit,
)
from fittest.games.evolution.state import BODILESS, Animal
from fittest.games.evolution.trait import NEED

if TYPE_CHECKING:
    from fittest.games.evolution.game import Evolution

SHARE_OF_FOOD: Final = 3
"""Tokens that a player can count on in a turn, roughly."""


def leanings(game: "Evolution", codes: list[int]) -> list[int]:
    decision = game.decision
    seat = decision.seat if decision is not None else 0
    hunger = wanted(game, seat)
    return [weight(game, seat, hunger, code) for code in codes]


def wanted(game: "Evolution", seat: int) -> int:
    """What the seat's animals need in a turn, less what its hunters may find for themselves."""
    total = 0
    for animal in game.animals:
        if animal.owner == seat and animal.body != BODILESS:
            total += animal.need
            if animal.acts & bit(CARNIVOROUS):
                total -= 1
    return total


def weight(game: "Evolution", seat: int, hunger: int, code: int) -> int:
    verb = verb_of(code)
    if verb == LAY:
        return 24 if hunger < SHARE_OF_FOOD + len(game.deck) // 40 else 6
    if verb == PLAY:
        return play_weight(game, seat, hunger, code)
    if verb == FEED:
        animal = game.animal(a_of(code))
        if game.is_fed(animal):
            return 4
        return 60 if animal.need - animal.food == 1 else 30
    if verb == USE:
        return use_weight(game, seat, code)
    if verb == REACT:
        return 10
    if verb == SPEND:
        return 20
    if verb in (PASS, END, DECLINE):
        return 1
    return 5


def play_weight(game: "Evolution", seat: int, hunger: int, code: int) -> int:
    trait = trait_of(code)
    if trait in (PARASITE, TREMATODE, NEOPLASM):
        return 12
    animal = game.animal(b_of(code))
    if trait == R_STRATEGY:
        return 12 if animal.owner == seat else 1
    if NEED[trait]:
        burden = hunger - SHARE_OF_FOOD
        if trait == CARNIVOROUS:
            return 14 if burden <= 1 else 4
        return 8 if burden < 0 or game.last_turn else 2
    if trait in (COOPERATION, COMMUNICATION):
        return 14
    if trait == GRAZING:
        return 3
    return 8 if animal.traits() < 3 else 4


def use_weight(game: "Evolution", seat: int, code: int) -> int:
    trait = trait_of(code)
    animal = game.animal(a_of(code))
    hungry = not game.is_fed(animal)
    if trait in (CARNIVOROUS, AMBUSH):
        return attack_weight(game, seat, animal, code) if trait == CARNIVOROUS else 20
    if trait == HIBERNATION:
        return 30 if hungry and game.bank[animal.at] == 0 else 2
    if trait == FAT_TISSUE:
        return 30 if game.bank[animal.at] == 0 else 4
    if trait in (SPECIALIZATION_A, SPECIALIZATION_B, HOMEOTHERMY):
        return 30 if hungry else 4
    if trait == PIRACY:
        return 30 if hungry and game.animal(b_of(code)).owner != seat else 3
    if trait == METAMORPHOSIS:
        return 6 if hungry and game.bank[animal.at] == 0 else 1
    if trait == GRAZING:
        return 3
    if trait == SHELL:
        return 4
    return 3


def attack_weight(game: "Evolution", seat: int, hunter: Animal, code: int) -> int:
    prey = game.animal(b_of(code))
    if prey.acts & bit(POISONOUS):
        return 2
    if prey.owner == seat:
        return 1
    lacking = hunter.need - hunter.food
    return (20 if lacking > 0 else 6) + 4 * prey.traits() + (4 if prey.acts & bit(VIVIPAROUS) else 0)
