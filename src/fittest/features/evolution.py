"""The card game in bytes."""

import sys
from array import array
from typing import Final

from mypy_extensions import i64

from fittest.features.base import PAGE, Features, cut, numbered, options_on
from fittest.games.evolution import ids, moves
from fittest.games.evolution.animals import BODILESS, HUNGRY, PARALYSED, POISONED, REVEALED, Animal
from fittest.games.evolution.cards import CARD_NAMES, FIRST_SIDE, SECOND_SIDE
from fittest.games.evolution.moves import ref_trait
from fittest.games.evolution.state import Evolution
from fittest.kernel.decision import Decision
from fittest.kernel.game import Game

SLOTS: Final = 16
"""Animals of one seat that are shown."""
PAIRS: Final = 24
TERRITORIES: Final = 3

PROMPTS: Final = numbered("prompt-", [
    "play", "feeding", "feeding-end", "play-all", "share", "stow", "outwit", "must-reveal", "reveal", "react",
    "scavenge", "ambush", "follow", "restore", "settle", "spend", "discard", "unstow", "clash",
])  # fmt: skip

HEAD: Final = [
    "asked", "prompt", "prompt_animal", "prompt_prey", "page", "turn", "turns", "stage", "first", "last_turn",
    "over", "deck", "bank_1", "bank_2", "bank_3",
]  # fmt: skip
SEAT: Final = ["hand", "discarded", "score", "reserve", "animals"]
ANIMAL: Final = [
    "present", "territory", "food", "need", "fed", "can_receive", "poisoned", "paralysed", "hungry",
    "bodiless", "revealed", "card", "fat", "trait_cards",
]  # fmt: skip
PAIR: Final = ["trait", "animal_1", "animal_2", "used", "off"]
OPTION: Final = ["verb", "trait", "card", "animal_1", "animal_2", "animal_3", "extra_1", "extra_2"]

# What lies on an animal: bits of a trait's byte.
THERE: Final = 1
IS_USED: Final = 2
IS_ACTIVE: Final = 4
IS_TIRED: Final = 8
IS_OFF: Final = 16
SEVERAL: Final = 32


def places_of(kept: list[int], most: int) -> list[int]:
    """For each number below `most` its place among those that are kept, from 1 on; 0 for the others."""
    places = [0] * most
    for i in range(len(kept)):
        places[kept[i]] = i + 1
    return places


class EvolutionFeatures(Features):
    """Cards and traits are those of the ruleset: another box, of whoever's making, moves no byte."""

    def __init__(self, players: int, kinds: list[int]) -> None:
        super().__init__(players)
        printed: list[int] = []
        for kind in kinds:
            printed += [FIRST_SIDE[kind], SECOND_SIDE[kind]]
        traits = sorted(set(printed) - {ids.NONE})
        self.card_at: Final = places_of(kinds, len(CARD_NAMES))
        self.trait_at: Final = places_of(traits, ids.NONE + 1)
        cards = [CARD_NAMES[kind] for kind in kinds]
        self.head: Final = self.add("head", 1, HEAD)
        self.seats: Final = self.add("seats", players, SEAT)
        self.hand: Final = self.add("hand", 1, cards)
        self.centre: Final = self.add("centre", 1, cards)
        self.common: Final = self.add("common", 1, cards)
        columns = ANIMAL + [ids.TRAIT_NAMES[trait] for trait in traits]
        self.animals: Final = self.add("animals", players * SLOTS, columns)
        self.pairs: Final = self.add("pairs", PAIRS, PAIR)
        self.options: Final = self.add("options", PAGE, OPTION)

    def write(self, game: Game, seat: int, page: int, buffer: bytearray, start: int) -> None:
        assert isinstance(game, Evolution)
        slots = [0] * max(game.next_id, 1)
        self.write_animals(game, seat, slots, buffer, start)
        at = start + self.head.start
        decision = game.decision
        if decision is not None:
            buffer[at] = (decision.seat - seat) % self.players + 1
            self.write_question(decision, seat, page, slots, buffer, start)
        buffer[at + 4] = page
        buffer[at + 5] = cut(game.turn)
        buffer[at + 6] = cut(game.rules.turns)
        buffer[at + 7] = game.stage + 1
        buffer[at + 8] = (game.first - seat) % self.players + 1
        buffer[at + 9] = 1 if game.last_turn else 0
        buffer[at + 10] = 1 if game.over else 0
        buffer[at + 11] = cut(len(game.deck))
        for i in range(len(game.bank)):
            buffer[at + 12 + i] = cut(game.bank[i])
        self.write_seats(game, seat, buffer, start)
        self.count([*game.seats[seat].hand], buffer, start + self.hand.start)
        self.count(game.centre, buffer, start + self.centre.start)
        self.count(game.common, buffer, start + self.common.start)
        at = start + self.pairs.start
        for i in range(min(len(game.links), PAIRS)):
            link = game.links[i]
            buffer[at] = self.trait_at[link.trait]
            buffer[at + 1] = slots[link.a]
            buffer[at + 2] = slots[link.b]
            buffer[at + 3] = 1 if link.used else 0
            buffer[at + 4] = 0 if link.acts else 1
            at += self.pairs.width

    def count(self, cards: list[int], buffer: bytearray, at: int) -> None:
        for card in cards:
            place = self.card_at[card]
            if place:
                buffer[at + place - 1] += 1

    def write_seats(self, game: Evolution, seat: int, buffer: bytearray, start: int) -> None:
        counts = [0] * self.players
        for animal in game.animals:
            counts[animal.owner] += 1
        scores = game.scores
        for other in range(self.players):
            player = game.seats[other]
            at = start + self.seats.start + (other - seat) % self.players * self.seats.width
            buffer[at] = cut(len(player.hand))
            buffer[at + 1] = cut(player.discarded())
            buffer[at + 2] = cut(scores[other])
            buffer[at + 3] = cut(player.reserve)
            buffer[at + 4] = cut(counts[other])

    def write_animals(
        self, game: Evolution, seat: int, slots: list[int], buffer: bytearray, start: int
    ) -> None:
        used = [0] * self.players
        for animal in game.animals:
            near = (animal.owner - seat) % self.players
            if used[near] == SLOTS:
                continue
            slot = near * SLOTS + used[near]
            used[near] += 1
            slots[animal.id] = slot + 1
            at = start + self.animals.start + slot * self.animals.width
            self.write_animal(game, animal, animal.owner == seat, buffer, at)

    def write_animal(self, game: Evolution, animal: Animal, own: bool, buffer: bytearray, at: int) -> None:
        body = animal.body != BODILESS
        flags = animal.flags
        buffer[at] = 1
        buffer[at + 1] = animal.at + 1
        buffer[at + 3] = cut(animal.need)
        if animal.food:
            buffer[at + 2] = cut(animal.food)
        if body and game.is_fed(animal):
            buffer[at + 4] = 1
        if game.can_receive(animal):
            buffer[at + 5] = 1
        if flags & POISONED:
            buffer[at + 6] = 1
        if flags & PARALYSED:
            buffer[at + 7] = 1
        if flags & HUNGRY:
            buffer[at + 8] = 1
        if not body:
            buffer[at + 9] = 1
        if flags & REVEALED:
            buffer[at + 10] = 1
        if body and (own or flags & REVEALED):
            buffer[at + 11] = self.card_at[animal.body]
        fat = 0
        seen = 0
        first = at + len(ANIMAL)
        for card in animal.cards:
            trait = card & ids.TRAIT
            value = THERE
            if card & (ids.USED | ids.WAITING):
                value |= IS_USED
            if card & ids.ACTIVE:
                value |= IS_ACTIVE
            if card & ids.TIRED:
                value |= IS_TIRED
            if card & ids.OFF:
                value |= IS_OFF
            if card & ids.YELLOW:
                fat += 1
            place = self.trait_at[trait]
            if place:
                if seen & (1 << trait):
                    value |= SEVERAL | buffer[first + place - 1]
                seen |= 1 << trait
                buffer[first + place - 1] = value
        if animal.cards:
            buffer[at + 12] = cut(fat)
            buffer[at + 13] = cut(len(animal.cards))

    def write_question(
        self, decision: Decision, seat: int, page: int, slots: list[int], buffer: bytearray, start: int
    ) -> None:
        at = start + self.head.start
        prompt = decision.prompt
        buffer[at + 1] = PROMPTS.get(prompt.key, 0)
        if prompt.args:
            animal, prey = prompt.args.get("animal"), prompt.args.get("prey")
            if isinstance(animal, int):
                buffer[at + 2] = slots[animal]
            if isinstance(prey, int):
                buffer[at + 3] = slots[prey]
        if decision.seat == seat:
            rows: list[int] = []
            first = page * PAGE
            for i in range(options_on(decision, page)):
                rows.append(self.row_of(decision.codes[first + i], slots))
            place = start + self.options.start
            buffer[place : place + len(rows) * self.options.width] = packed(rows)

    def row_of(self, code: int, slots: list[int]) -> i64:
        """The eight columns of an option as one number, the first in its lowest byte: many times quicker than
        eight bytes one after the other. Animals stand in their order, what is neither trait nor card in the
        extras; everything is counted from 1."""
        verb = moves.MOVES.verb_of(code)
        row: i64 = verb.number
        if verb.selector is not None:
            row |= self.trait_at[moves.TOLD_TRAIT.of(code)] << 8
        animals: i64 = 24
        extras: i64 = 48
        for field in verb.fields:
            kind = field.kind
            value: i64 = field.of(code)
            if kind is moves.ANIMAL:
                value = slots[value] if value else 0
                row |= value << animals
                animals += 8
            elif kind is moves.CARD:
                value = self.card_at[value] if value >= 0 else 0
                row |= value << 16
            elif field.at == moves.TRAIT_AT:
                value = self.trait_at[value]
                row |= value << 8
            else:
                if kind is moves.TRAIT_CARD or kind is moves.TRAIT:
                    value = self.trait_at[ref_trait(value)] if value >= 0 else 0
                else:
                    value += 1 - kind.first
                # None of them comes near 127, beyond which the last column would make the number negative.
                row |= min(value, 127) << extras
                extras += 8
        return row


def packed(rows: list[int]) -> bytes:
    numbers = array("Q", rows)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tobytes()
