"""The extinction phase: deaths, restored bodies, new cards, and the end of the turn."""

from typing import Final

from mypy_extensions import i64

from fittest.games.evolution import events
from fittest.games.evolution import reasons as why
from fittest.games.evolution.animals import BODILESS, LASTING, POISONED, RECEIVED, RESTORED, SATED, Animal
from fittest.games.evolution.bodies import die, regain_body
from fittest.games.evolution.dealing import deal_in_rounds
from fittest.games.evolution.frames import EvolutionFrame, ask
from fittest.games.evolution.ids import ACTIVE, FRESH, TIRED, TRAIT, USED, WAITING, bit
from fittest.games.evolution.moves import ACTOR, BODY, LAY, RESTORE
from fittest.games.evolution.phases.development import lay_codes, lay_from_hand, lay_refusal
from fittest.games.evolution.state import Evolution
from fittest.games.evolution.trait import HOOKS, traits_in
from fittest.kernel.decision import Decision
from fittest.kernel.message import Message
from fittest.kernel.numbers import Numbers
from fittest.kernel.vectors import vec

OF_A_TURN: Final = USED | ACTIVE | WAITING | TIRED | FRESH
"""Marks of a trait card that a turn's end takes away."""
PROMPT_RESTORE: Final = Message("prompt-restore")
PROMPT_SETTLE: Final = Message("prompt-settle")


class Extinction(EvolutionFrame):
    """The unfed and the poisoned die together; then eaten animals that keep their traits get bodies."""

    def __init__(self) -> None:
        self.dead = False
        # The animals that are still to be buried.
        self.dying: list[int] = []

    def run(self, game: Evolution) -> Decision | None:
        if not self.dead:
            self.dead = True
            self.dying = dying(game)
        if self.dying:
            bury(game, game.animal(self.dying.pop(0)))
            return None
        if game.rules.printed & HOOKS.outlives:
            for seat in game.clockwise_from(game.first):
                codes = restore_codes(game, seat)
                if codes:
                    return ask(seat, PROMPT_RESTORE, codes, sealed=len(game.seats[seat].hand) > 1)
        if game.last_turn:
            game.over = True
        game.stack.pop()
        return None

    def answer(self, game: Evolution, code: int) -> None:
        animal = game.animal(ACTOR.of(code))
        card: int = BODY.of(code)
        if BODY.is_in(code):
            game.seats[animal.owner].give(card)
        else:
            card = game.deck.pop()
        animal.flags |= RESTORED
        game.log_secret(events.RESTORED, animal.owner, card, animal.owner, animal.id)
        regain_body(game, animal, card)

    def refusal(self, game: Evolution, seat: i64, code: i64) -> i64:
        if not RESTORE.matches(code):
            return super().refusal(game, seat, code)
        pile = game.find(ACTOR.of(code))
        if pile is None:
            return why.NO_ANIMAL
        if pile.owner != seat:
            return why.NOT_YOURS
        if pile.body != BODILESS:
            return why.HAS_BODY
        return why.NO_CARD if BODY.is_in(code) else why.FROM_HAND


def dying(game: Evolution) -> list[int]:
    found: list[int] = []
    for animal in game.animals:
        if animal.body != BODILESS and (animal.flags & POISONED or not game.is_fed(animal)):
            found.append(animal.id)
    return found


def bury(game: Evolution, animal: Animal) -> None:
    poisoned = animal.flags & POISONED != 0
    game.log_event(events.DIED_OF_POISON if poisoned else events.STARVED, animal.owner, animal.id)
    die(game, animal)


def restore_codes(game: Evolution, seat: int) -> Numbers:
    """Any card of the hand for any pile; with an empty hand, the top of the deck."""
    kinds = game.seats[seat].kinds()
    codes = Numbers()
    for animal in game.animals:
        if animal.owner == seat and animal.body == BODILESS:
            for card in kinds:
                codes.append(RESTORE.code(animal.id, card))
            if not kinds and game.deck:
                codes.append(RESTORE.code(animal.id))
    return codes


class Draw(EvolutionFrame):
    """Cards in rounds from the first player; who has nothing left recovers, and settles at once
    where the map asks for it. `settling` counts, by seat, animals still to be laid."""

    def __init__(self) -> None:
        self.drawn = False
        self.settling: list[int] = []

    def run(self, game: Evolution) -> Decision | None:
        if not self.drawn:
            self.drawn = True
            self.settling = [0] * game.players
            self.deal(game)
        for seat in game.clockwise_from(game.first):
            if self.settling[seat] and game.seats[seat].hand:
                return ask(seat, PROMPT_SETTLE, settle_codes(game, seat))
        game.stack.pop()
        return None

    def deal(self, game: Evolution) -> None:
        owed = [debt(game, seat) for seat in range(game.players)]
        for seat in range(game.players):
            if is_wiped_out(game, seat):
                owed[seat] = game.rules.recovery
                self.settling[seat] = game.rules.settlers
        deal_in_rounds(game, owed)

    def answer(self, game: Evolution, code: int) -> None:
        for seat in game.clockwise_from(game.first):
            if self.settling[seat] and game.seats[seat].hand:
                self.settling[seat] -= 1
                lay_from_hand(game, seat, code)
                return

    def refusal(self, game: Evolution, seat: i64, code: i64) -> i64:
        return lay_refusal(game, seat, code) if LAY.matches(code) else why.NOT_NOW


def settle_codes(game: Evolution, seat: int) -> Numbers:
    codes = Numbers()
    for card in game.seats[seat].kinds():
        lay_codes(game, card, codes)
    return codes


def debt(game: Evolution, seat: int) -> int:
    """One card for each surviving animal, and one more."""
    cards = 1
    for animal in game.animals:
        if animal.owner == seat and animal.body != BODILESS and animal.flags & RESTORED == 0:
            cards += 1
            for trait in traits_in(animal.holds & HOOKS.forgoes_card):
                if trait.forgoes_card(game, animal):
                    cards -= 1
    return cards


def is_wiped_out(game: Evolution, seat: int) -> bool:
    if game.seats[seat].hand:
        return False
    for animal in game.animals:
        if animal.owner == seat and animal.body != BODILESS:
            return False
    return True


class Clean(EvolutionFrame):
    """Tokens leave, marks of this turn are cleared, the first player's role moves on."""

    def run(self, game: Evolution) -> Decision | None:
        game.stack.pop()
        for animal in game.animals:
            animal.food = 0
            animal.ignored = -1
            animal.flags &= LASTING & ~(POISONED | SATED | RECEIVED)
            if is_marked(animal):
                animal.cards = vec[i64]([rested(card) for card in animal.cards])
        for link in game.links:
            link.used = False
        for player in game.seats:
            player.consolation = 0
        game.first = game.next_seat(game.first)
        game.log_event(events.FIRST, game.first)
        if game.turn + 1 == game.rules.turns if game.rules.turns else not game.deck:
            game.last_turn = True
            game.log_event(events.LAST_TURN)
        return None


def is_marked(animal: Animal) -> bool:
    for card in animal.cards:
        if card & OF_A_TURN:
            return True
    return False


def rested(card: i64) -> i64:
    """A trait card at the end of the turn."""
    tired = card & USED and HOOKS.rests & bit(card & TRAIT)
    card &= ~OF_A_TURN
    return card | TIRED if tired else card
