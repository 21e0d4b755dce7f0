"""Food coming to animals: how much they hold, whom they share it with, and which fat takes it."""

from typing import Final

from mypy_extensions import i64

from fittest.games.evolution import events, moves
from fittest.games.evolution import reasons as why
from fittest.games.evolution.animals import BODILESS, RECEIVED, Animal
from fittest.games.evolution.frames import EvolutionFrame, ask
from fittest.games.evolution.ids import OFF, TRAIT, YELLOW, bit
from fittest.games.evolution.reasons import because
from fittest.games.evolution.state import Evolution
from fittest.games.evolution.trait import HOOKS, TRAITS
from fittest.kernel.decision import Decision
from fittest.kernel.event import NOTHING
from fittest.kernel.message import Message
from fittest.kernel.numbers import Numbers
from fittest.kernel.reasons import FINE

PROMPT_SHARE: Final = Message("prompt-share")
PROMPT_STOW: Final = Message("prompt-stow")
PROMPT_UNSTOW: Final = Message("prompt-unstow")


def receive(game: Evolution, animal: Animal, count: int, red: bool) -> int:
    """Up to `count` tokens as one receipt; what the animal cannot hold is lost."""
    if not game.can_receive(animal):
        return 0
    eaten = 0
    while eaten < count and not game.is_fed(animal):
        animal.food += 1
        eaten += 1
    animal.flags |= RECEIVED
    stored = min(count - eaten, game.empty_fat(animal))
    if eaten:
        game.log_event(events.FED_RED if red else events.FED_BLUE, animal.owner, animal.id, eaten)
    game.notice(animal)
    offer_shares(game, animal, red)
    if stored:
        game.log_event(events.STORED, animal.owner, animal.id, stored)
        store(game, animal, stored)
    return eaten + stored


def store(game: Evolution, animal: Animal, count: int) -> None:
    """Yellow tokens onto empty cards. Which ones matters only where the order of cards does."""
    if game.rules.printed & HOOKS.lowest and game.empty_fat(animal) > count:
        game.stack.append(Stow(animal.id, count))
        return
    for i in range(len(animal.cards) - 1, -1, -1):
        if count and can_store(animal.cards[i]):
            animal.put_card(i, animal.cards[i] | YELLOW)
            count -= 1


def can_store(card: int) -> bool:
    return HOOKS.stores & bit(card & TRAIT) != 0 and card & (YELLOW | OFF) == 0


def offer_shares(game: Evolution, animal: Animal, red: bool) -> None:
    if animal.acts & HOOKS.shares == 0:
        return
    pending: list[int] = []
    for link in game.links:
        if (
            link.touches(animal.id)
            and link.acts
            and not link.used
            and HOOKS.shares & bit(link.trait)
            and TRAITS[link.trait].shares(game, link, red)
        ):
            pending.append(moves.SHARE.code(link.trait, animal.id, link.other(animal.id)))
    if not pending:
        return
    top = game.stack[-1]
    if isinstance(top, Sharing):
        top.pending.extend(pending)
    else:
        game.stack.append(Sharing(pending))


def receive_refusal(game: Evolution, animal: Animal) -> int:
    """Why the animal can take no food; whether it can is said by `can_receive`."""
    if game.can_receive(animal):
        return FINE
    if animal.body == BODILESS:
        return why.NO_BODY
    blocking = game.is_blocked(animal)
    if blocking >= 0:
        return because(why.BLOCKED, blocking)
    return why.FULL


def still_shares(game: Evolution, code: int) -> bool:
    """Does a pair trait that waits to feed the other animal still do so?"""
    receiver = game.find(moves.OTHER.of(code))
    link = game.link_between(moves.TOLD_TRAIT.of(code), moves.ACTOR.of(code), moves.OTHER.of(code))
    if receiver is None or link is None or link.used or not link.acts:
        return False
    return TRAITS[link.trait].can_share(game, receiver)


class Sharing(EvolutionFrame):
    """Pair traits that wait to feed the other animal; their owner sets the order."""

    def __init__(self, pending: list[int] = NOTHING) -> None:
        self.pending = pending

    def run(self, game: Evolution) -> Decision | None:
        codes = Numbers()
        seat = 0
        for code in self.pending:
            if not codes.contains(code) and still_shares(game, code):
                codes.append(code)
                seat = game.animal(moves.OTHER.of(code)).owner
        if not codes:
            game.stack.pop()
            return None
        return ask(seat, PROMPT_SHARE, codes)

    def refusal(self, game: Evolution, seat: i64, code: i64) -> i64:
        return why.NOT_SHARED if moves.SHARE.matches(code) else super().refusal(game, seat, code)

    def answer(self, game: Evolution, code: int) -> None:
        trait, giver, receiver = (
            moves.TOLD_TRAIT.of(code),
            moves.ACTOR.of(code),
            game.animal(moves.OTHER.of(code)),
        )
        link = game.link_between(trait, giver, receiver.id)
        assert link is not None
        link.used = True
        game.log_event(events.SHARED, receiver.owner, trait, giver, receiver.id)
        TRAITS[trait].share(game, receiver)


class Stow(EvolutionFrame):
    """Which empty card takes the yellow token."""

    def __init__(self, animal: i64 = 0, count: i64 = 0) -> None:
        self.animal: i64 = animal
        self.count: i64 = count

    def run(self, game: Evolution) -> Decision | None:
        animal = game.animal(self.animal)
        if self.count == 0:
            game.stack.pop()
            return None
        codes = [int(moves.STOW.code(i + 1)) for i in range(len(animal.cards)) if can_store(animal.cards[i])]
        return ask(animal.owner, PROMPT_STOW, codes)

    def answer(self, game: Evolution, code: int) -> None:
        animal, place = game.animal(self.animal), moves.PLACE.of(code) - 1
        animal.put_card(place, animal.cards[place] | YELLOW)
        self.count -= 1


def convert(game: Evolution, animal: Animal, count: int) -> None:
    """Yellow tokens become blue. Of which cards is asked where it matters, as when they are stored."""
    yellow = [i for i in range(len(animal.cards)) if animal.cards[i] & (YELLOW | OFF) == YELLOW]
    if game.rules.printed & HOOKS.lowest and len(yellow) > count:
        game.stack.append(Unstow(animal.id, count))
        return
    for i in yellow[:count]:
        animal.put_card(i, animal.cards[i] & ~YELLOW)
        animal.food += 1
    game.notice(animal)


class Unstow(EvolutionFrame):
    """Which card gives up its yellow token."""

    def __init__(self, animal: i64 = 0, count: i64 = 0) -> None:
        self.animal: i64 = animal
        self.count: i64 = count

    def run(self, game: Evolution) -> Decision | None:
        animal = game.animal(self.animal)
        if self.count == 0:
            game.stack.pop()
            return None
        codes = Numbers()
        for i in range(len(animal.cards)):
            if animal.cards[i] & (YELLOW | OFF) == YELLOW:
                codes.append(moves.UNSTOW.code(i + 1))
        return ask(animal.owner, PROMPT_UNSTOW, codes)

    def answer(self, game: Evolution, code: int) -> None:
        animal = game.animal(self.animal)
        place = moves.PLACE.of(code) - 1
        animal.put_card(place, animal.cards[place] & ~YELLOW)
        animal.food += 1
        self.count -= 1
        game.notice(animal)
