"""The development phase: one card each, lap after lap, until all have passed."""

from typing import Final

from fittest.games.evolution.bodies import lay_animal, play_trait, tie
from fittest.games.evolution.cards import HIGHER_SIDE, LOWER_SIDE
from fittest.games.evolution.codec import CODEC
from fittest.games.evolution.codes import LAY, PASS, PLAY, a_of, b_of, c_of, pack, trait_of, verb_of
from fittest.games.evolution.frames import Stretch
from fittest.games.evolution.game import Evolution
from fittest.games.evolution.ids import NONE, bit
from fittest.games.evolution.placement import host_refusal, pair_refusal, place_refusal
from fittest.games.evolution.reasons import (
    FINE,
    MUST_PLAY,
    NEEDS_TWO,
    NO_ANIMAL,
    NO_CARD,
    NOT_NOW,
    NOT_PAIRED,
    NOT_SETTLED,
    because,
)
from fittest.games.evolution.state import Animal
from fittest.games.evolution.story import LAID, PASSED, PLAYED, PLAYED_PAIR
from fittest.games.evolution.trait import OWN, TRAITS, Trait
from fittest.kernel.decision import Decision
from fittest.kernel.message import Message
from fittest.kernel.numbers import Numbers

PROMPT_PLAY: Final = Message("prompt-play")
PROMPT_PLAY_ALL: Final = Message("prompt-play-all")


def lay_codes(game: Evolution, card: int, out: Numbers) -> None:
    """The card as a new animal, in each territory where one may be laid."""
    if len(game.rules.territories) == 1:
        out.append(pack(LAY, 0, card))
        return
    for at in range(len(game.rules.territories)):
        if game.rules.settled[at]:
            out.append(pack(LAY, 0, card, at + 1))


def lay_from_hand(game: Evolution, seat: int, code: int) -> None:
    card, at = a_of(code), max(b_of(code) - 1, 0)
    game.seats[seat].give(card)
    animal = lay_animal(game, seat, card, at)
    game.log(LAID, [seat, animal.id, at], seat, [card])


def lay_refusal(game: Evolution, seat: int, code: int) -> int:
    """Why the card cannot be laid as an animal there."""
    if a_of(code) not in game.seats[seat].hand:
        return NO_CARD
    return NOT_SETTLED


class Development(Stretch):
    def __init__(self, seat: int = 0) -> None:
        self.seat = seat
        self.passed = 0

    def run(self, game: Evolution) -> Decision | None:
        for _ in range(game.players):
            if self.passed & (1 << self.seat) == 0:
                if game.seats[self.seat].hand:
                    prompt = PROMPT_PLAY if game.rules.may_pass else PROMPT_PLAY_ALL
                    return Decision(self.seat, prompt, self.codes(game), CODEC, sealed=True, ordered=True)
                self.passed |= 1 << self.seat
                game.note(PASSED, self.seat)
            self.seat = game.next_seat(self.seat)
        game.stack.pop()
        return None

    def codes(self, game: Evolution) -> Numbers:
        """In order: cards as animals, then as traits."""
        codes = Numbers()
        hand = game.seats[self.seat].hand
        before = -1
        for card in hand:
            if card != before:
                lay_codes(game, card, codes)
            before = card
        own: list[Animal] = []
        for animal in game.animals:
            if animal.owner == self.seat:
                own.append(animal)
        before = -1
        for card in hand:
            if card != before:
                self.side_codes(game, card, LOWER_SIDE[card], own, codes)
                if HIGHER_SIDE[card] != NONE:
                    self.side_codes(game, card, HIGHER_SIDE[card], own, codes)
            before = card
        if game.rules.may_pass:
            codes.append(pack(PASS))
        return codes

    def side_codes(self, game: Evolution, card: int, side: int, own: list[Animal], out: Numbers) -> None:
        trait = TRAITS[side]
        among = own if trait.hosts == OWN else game.animals
        if trait.pair:
            self.pair_codes(game, card, trait, among, out)
            return
        mine = bit(side)
        home = game.rules.gateway[side]
        for animal in among:
            if animal.closed & mine or animal.at == home:
                continue
            if host_refusal(self.seat, trait, animal) == FINE:
                out.append(pack(PLAY, side, card, animal.id))

    def pair_codes(self, game: Evolution, card: int, trait: Trait, among: list[Animal], out: Numbers) -> None:
        mine = bit(trait.id)
        hosts: list[Animal] = []
        for animal in among:
            if animal.closed & mine == 0 and host_refusal(self.seat, trait, animal) == FINE:
                hosts.append(animal)
        for i in range(len(hosts)):
            a = hosts[i]
            for j in range(0 if trait.ordered_pair else i + 1, len(hosts)):
                b = hosts[j]
                apart = i == j or a.owner != b.owner or a.at != b.at
                if not apart and game.link_between(trait.id, a.id, b.id) is None:
                    out.append(pack(PLAY, trait.id, card, a.id, b.id))

    def answer(self, game: Evolution, code: int) -> None:
        seat = self.seat
        verb = verb_of(code)
        self.seat = game.next_seat(seat)
        if verb == PASS:
            self.passed |= 1 << seat
            game.note(PASSED, seat)
        elif verb == LAY:
            lay_from_hand(game, seat, code)
        else:
            self.play(game, seat, code)

    def play(self, game: Evolution, seat: int, code: int) -> None:
        card, trait = a_of(code), trait_of(code)
        game.seats[seat].give(card)
        animal = game.animal(b_of(code))
        if c_of(code):
            partner = game.animal(c_of(code))
            game.log(PLAYED_PAIR, [seat, card, trait, animal.id, partner.id])
            tie(game, trait, card, animal, partner)
        else:
            game.note(PLAYED, seat, card, trait, animal.id)
            play_trait(game, animal, trait, card)

    def refusal(self, game: Evolution, code: int) -> int:
        verb = verb_of(code)
        if verb == PASS:
            return MUST_PLAY
        if verb == LAY:
            return lay_refusal(game, self.seat, code)
        if verb != PLAY:
            return NOT_NOW
        if a_of(code) not in game.seats[self.seat].hand:
            return NO_CARD
        trait = TRAITS[trait_of(code)]
        animal, partner = game.seek(b_of(code)), game.seek(c_of(code))
        if animal is None:
            return NO_ANIMAL
        if not trait.pair:
            return (
                because(NOT_PAIRED, trait.id) if c_of(code) else place_refusal(game, self.seat, trait, animal)
            )
        if not c_of(code):
            return because(NEEDS_TWO, trait.id)
        return NO_ANIMAL if partner is None else pair_refusal(game, self.seat, trait, animal, partner)
