"""The development phase: one card each, round after round, until all have passed."""

from typing import Final

from mypy_extensions import i64

from fittest.games.evolution import events, moves
from fittest.games.evolution import reasons as why
from fittest.games.evolution.animals import Animal
from fittest.games.evolution.bodies import lay_animal, play_trait, tie
from fittest.games.evolution.cards import HIGHER_SIDE, LOWER_SIDE
from fittest.games.evolution.frames import EvolutionFrame
from fittest.games.evolution.ids import NONE, bit
from fittest.games.evolution.placement import host_refusal, pair_refusal, place_refusal
from fittest.games.evolution.reasons import because
from fittest.games.evolution.state import Evolution
from fittest.games.evolution.trait import HOOKS, TRAITS, Trait
from fittest.kernel.decision import Decision
from fittest.kernel.message import Message
from fittest.kernel.numbers import Numbers
from fittest.kernel.reasons import FINE

PROMPT_PLAY: Final = Message("prompt-play")
PROMPT_PLAY_ALL: Final = Message("prompt-play-all")


def lay_codes(game: Evolution, card: i64, out: Numbers) -> None:
    """The card as a new animal, in each territory where one may be laid."""
    if len(game.rules.territories) == 1:
        out.append(moves.LAY.head | moves.HAND_CARD.put(card))
        return
    for at in range(len(game.rules.territories)):
        if game.rules.settled[at]:
            out.append(moves.LAY.code(card, at))


def lay_from_hand(game: Evolution, seat: int, code: int) -> None:
    card, at = moves.HAND_CARD.of(code), max(moves.LAID_IN.of(code), 0)
    game.seats[seat].give(card)
    animal = lay_animal(game, seat, card, at)
    game.log_secret(events.LAID, seat, card, seat, animal.id, at)


def lay_refusal(game: Evolution, seat: int, code: int) -> int:
    """Why the card cannot be laid as an animal there."""
    if moves.HAND_CARD.of(code) not in game.seats[seat].hand:
        return why.NO_CARD
    return why.NOT_SETTLED


class Development(EvolutionFrame):
    def __init__(self, seat: i64 = 0) -> None:
        self.seat: i64 = seat
        self.passed: i64 = 0

    def run(self, game: Evolution) -> Decision | None:
        for _ in range(game.players):
            if self.passed & (1 << self.seat) == 0:
                if game.seats[self.seat].hand:
                    prompt = PROMPT_PLAY if game.rules.may_pass else PROMPT_PLAY_ALL
                    return Decision(
                        self.seat, prompt, self.codes(game), moves.MOVES, sealed=True, ordered=True
                    )
                self.passed |= 1 << self.seat
                game.log_event(events.PASSED, self.seat)
            self.seat = game.next_seat(self.seat)
        game.stack.pop()
        return None

    def codes(self, game: Evolution) -> Numbers:
        """In order: cards as animals, then as traits."""
        codes = Numbers()
        seat, kinds = self.seat, game.seats[self.seat].kinds()
        for card in kinds:
            lay_codes(game, card, codes)
        own: list[Animal] = []
        for animal in game.animals:
            if animal.owner == seat:
                own.append(animal)
        for card in kinds:
            self.side_codes(game, card, LOWER_SIDE[card], own, codes)
            higher: i64 = HIGHER_SIDE[card]
            if higher != NONE:
                self.side_codes(game, card, higher, own, codes)
        if game.rules.may_pass:
            codes.append(moves.PASS.head)
        return codes

    def side_codes(self, game: Evolution, card: i64, side: i64, own: list[Animal], out: Numbers) -> None:
        mine = bit(side)
        foreign = HOOKS.hosts & mine != 0
        if HOOKS.pair & mine:
            self.pair_codes(game, card, TRAITS[side], game.animals if foreign else own, out)
            return
        if not foreign and not own:
            return
        played = moves.PLAY.head | moves.HAND_CARD.put(card) | moves.SIDE.put(side)
        home: i64 = game.rules.gateway[side]
        if foreign:
            for animal in game.animals:
                open_to = animal.closed & mine == 0 and animal.at != home
                if open_to and host_refusal(self.seat, TRAITS[side], animal) == FINE:
                    out.append(played | moves.HOST.put(animal.id))
            return
        for animal in own:
            if animal.closed & mine == 0 and animal.at != home:
                out.append(played | moves.HOST.put(animal.id))

    def pair_codes(self, game: Evolution, card: i64, trait: Trait, among: list[Animal], out: Numbers) -> None:
        if len(among) < 2:
            return
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
                    out.append(moves.PLAY.code(card, trait.id, a.id, b.id))

    def answer(self, game: Evolution, code: int) -> None:
        seat = self.seat
        self.seat = game.next_seat(seat)
        if moves.PASS.matches(code):
            self.passed |= 1 << seat
            game.log_event(events.PASSED, seat)
        elif moves.LAY.matches(code):
            lay_from_hand(game, seat, code)
        else:
            self.play(game, seat, code)

    def play(self, game: Evolution, seat: int, code: int) -> None:
        card, trait = moves.HAND_CARD.of(code), moves.SIDE.of(code)
        game.seats[seat].give(card)
        animal = game.animal(moves.HOST.of(code))
        if moves.SECOND_HOST.is_in(code):
            partner = game.animal(moves.SECOND_HOST.of(code))
            game.log_event(events.PLAYED_PAIR, seat, card, trait, animal.id, partner.id)
            tie(game, trait, card, animal, partner)
        else:
            game.log_event(events.PLAYED, seat, card, trait, animal.id)
            play_trait(game, animal, trait, card)

    def refusal(self, game: Evolution, seat: i64, code: i64) -> i64:
        if moves.PASS.matches(code):
            return why.MUST_PLAY
        if moves.LAY.matches(code):
            return lay_refusal(game, self.seat, code)
        if not moves.PLAY.matches(code):
            return why.NOT_NOW
        if moves.HAND_CARD.of(code) not in game.seats[self.seat].hand:
            return why.NO_CARD
        trait = TRAITS[moves.SIDE.of(code)]
        paired = moves.SECOND_HOST.is_in(code)
        animal, partner = game.find(moves.HOST.of(code)), game.find(moves.SECOND_HOST.of(code))
        if animal is None:
            return why.NO_ANIMAL
        if not trait.pair:
            if paired:
                return because(why.NOT_PAIRED, trait.id)
            return place_refusal(game, self.seat, trait, animal)
        if not paired:
            return because(why.NEEDS_TWO, trait.id)
        return why.NO_ANIMAL if partner is None else pair_refusal(game, self.seat, trait, animal, partner)
