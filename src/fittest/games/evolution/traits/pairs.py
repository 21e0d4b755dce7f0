"""Traits laid between two animals."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from fittest.games.evolution import events, ids
from fittest.games.evolution import reasons as why
from fittest.games.evolution.animals import BODILESS, Animal, Link
from fittest.games.evolution.bodies import after_loss, discard_trait, place_of_ref, remove_card
from fittest.games.evolution.food import receive
from fittest.games.evolution.frames import EvolutionFrame, ask
from fittest.games.evolution.ids import bit
from fittest.games.evolution.moves import (
    DROP_NEW,
    DROP_OLD,
    GIFT,
    GIFT_BACK,
    GIFTED,
    RECOMBINE_FORM,
    card_ref,
    ref_trait,
)
from fittest.games.evolution.placement import company_refusal
from fittest.games.evolution.reasons import because
from fittest.games.evolution.state import Evolution
from fittest.games.evolution.take import Take
from fittest.games.evolution.trait import OTHERS, TRAITS, Trait
from fittest.kernel.decision import Decision
from fittest.kernel.message import Arg, Message
from fittest.kernel.numbers import Numbers
from fittest.kernel.reasons import FINE

if TYPE_CHECKING:
    from fittest.games.evolution.phases.feeding import FeedingMove

UNDECIDED: Final = 0
KEEP_OLD: Final = 1
KEEP_NEW: Final = 2


class Communication(Trait):
    """When one takes a red token from the bank, the other takes one too. [COM-1]"""

    id = ids.COMMUNICATION
    pair = True
    each_round = True

    def shares(self, game: Evolution, link: Link, red: bool) -> bool:
        return red

    def can_share(self, game: Evolution, receiver: Animal) -> bool:
        return game.bank[receiver.at] > 0 and game.can_receive(receiver)

    def share(self, game: Evolution, receiver: Animal) -> None:
        game.stack.append(Take(receiver.id, False))


class Cooperation(Trait):
    """When one receives red or blue food, the other receives a blue token. [COO-1]"""

    id = ids.COOPERATION
    pair = True
    each_round = True

    def shares(self, game: Evolution, link: Link, red: bool) -> bool:
        return True

    def can_share(self, game: Evolution, receiver: Animal) -> bool:
        return game.can_receive(receiver)

    def share(self, game: Evolution, receiver: Animal) -> None:
        receive(game, receiver, 1, False)


class Symbiosis(Trait):
    """The symbiont guards the other animal, which eats only when the symbiont is fed. [SYM-1, SYM-2]"""

    id = ids.SYMBIOSIS
    pair = True
    ordered_pair = True
    ignorable = True

    def shields(self, game: Evolution, carnivore: Animal, prey: Animal, ambush: bool) -> bool:
        return self.shielding_cards(game, prey) > 0

    def shielding_cards(self, game: Evolution, prey: Animal) -> int:
        count = 0
        for link in game.links:
            if link.trait == ids.SYMBIOSIS and link.b == prey.id and link.acts:
                count += 1
        return count

    def blocks(self, game: Evolution, animal: Animal) -> bool:
        for link in game.links:
            guarded = link.trait == ids.SYMBIOSIS and link.b == animal.id and link.acts
            if guarded and not game.is_fed(game.animal(link.a)):
                return True
        return False


class Trematode(Trait):
    """Two animals of another player need one token more each. [TRE-1, TRE-2]"""

    id = ids.TREMATODE
    need = 1
    pair = True
    hosts = OTHERS
    keeps = True


class Recombination(Trait):
    """Once per turn each of the two gives the other one of its own traits. [REC-1]"""

    id = ids.RECOMBINATION
    word = "recombine"
    form = RECOMBINE_FORM
    pair = True

    def uses(self, game: Evolution, move: "FeedingMove", animal: Animal, out: Numbers) -> None:
        for link in game.links:
            if self._link_refusal(game, animal, link) == FINE:
                other = game.animal(link.b)
                theirs = gifts(other)
                for mine in gifts(animal):
                    for back in theirs:
                        out.append(self.move.code(animal.id, mine, other.id, back))

    def refusal(self, game: Evolution, move: "FeedingMove", animal: Animal, code: int) -> int:
        link = game.link_between(ids.RECOMBINATION, animal.id, GIFTED.of(code))
        if link is None:
            return because(why.NOT_PAIRED, ids.RECOMBINATION)
        reason = self._link_refusal(game, animal, link)
        if reason != FINE:
            return reason
        return self._gift_refusal(animal, GIFT.of(code), game.animal(link.b), GIFT_BACK.of(code))

    def _link_refusal(self, game: Evolution, animal: Animal, link: Link) -> int:
        if link.trait != ids.RECOMBINATION or link.a != animal.id:
            return because(why.NOT_PAIRED, ids.RECOMBINATION)
        if not link.acts:
            bodiless = BODILESS in (animal.body, game.animal(link.b).body)
            return why.NO_BODY if bodiless else because(why.PAIR_STILL, ids.RECOMBINATION)
        return because(why.USED_TURN, ids.RECOMBINATION) if link.used else FINE

    def _gift_refusal(self, animal: Animal, mine: int, other: Animal, back: int) -> int:
        if mine not in gifts(animal):
            return because(why.KEEPS if animal.holds & bit(ref_trait(mine)) else why.LACKS, ref_trait(mine))
        if back not in gifts(other):
            return because(why.KEEPS if other.holds & bit(ref_trait(back)) else why.LACKS, ref_trait(back))
        return FINE

    def use(self, game: Evolution, move: "FeedingMove", animal: Animal, code: int) -> None:
        link = game.link_between(ids.RECOMBINATION, animal.id, GIFTED.of(code))
        assert link is not None
        link.used = True
        other = game.animal(GIFTED.of(code))
        mine, back = GIFT.of(code), GIFT_BACK.of(code)
        game.log_event(events.RECOMBINED, animal.owner, animal.id, ref_trait(mine), other.id, ref_trait(back))
        game.stack.append(Exchange(animal.id, mine, other.id, back))


class Exchange(EvolutionFrame):
    """Two cards change places. Who would have a trait twice first says which copy goes: `animal_keeps`
    and `other_keeps` are KEEP_OLD or KEEP_NEW then. [REC-2]"""

    def __init__(self, animal: i64 = 0, mine: i64 = 0, other: i64 = 0, back: i64 = 0) -> None:
        self.animal: i64 = animal
        self.mine: i64 = mine
        self.other: i64 = other
        self.back: i64 = back
        self.animal_keeps: i64 = UNDECIDED
        self.other_keeps: i64 = UNDECIDED

    def run(self, game: Evolution) -> Decision | None:
        animal, other = game.animal(self.animal), game.animal(self.other)
        if self.animal_keeps == UNDECIDED and doubles(animal, self.mine, self.back):
            return ask_which(animal, self.back)
        if self.other_keeps == UNDECIDED and doubles(other, self.back, self.mine):
            return ask_which(other, self.mine)
        game.stack.pop()
        animal_spent, other_spent = spent(animal, self.back), spent(other, self.mine)
        given = remove_card(animal, place_of_ref(animal, self.mine)) | other_spent
        returned = remove_card(other, place_of_ref(other, self.back)) | animal_spent
        game.refresh(animal)
        game.refresh(other)
        arrive(game, animal, returned, self.animal_keeps == KEEP_NEW)
        arrive(game, other, given, self.other_keeps == KEEP_NEW)
        for end in (animal, other):
            game.update(end)
        after_loss(game, animal)
        after_loss(game, other)
        return None

    def answer(self, game: Evolution, code: int) -> None:
        kept = KEEP_NEW if DROP_OLD.matches(code) else KEEP_OLD
        if self.animal_keeps == UNDECIDED and doubles(game.animal(self.animal), self.mine, self.back):
            self.animal_keeps = kept
        else:
            self.other_keeps = kept


def doubles(animal: Animal, gives: int, gets: int) -> bool:
    """Would the animal have the trait that it gets twice, and could either copy go?"""
    trait = ref_trait(gets)
    if TRAITS[trait].several or trait == ref_trait(gives):
        return False
    place = animal.place_of(trait)
    return place >= 0 and animal.cards[place] & ids.INNATE == 0


def spent(animal: Animal, gets: int) -> int:
    """The mark on a card that comes to an animal which has used that trait already, or has to wait before
    it may use it again. [ATK-4, REC-3]"""
    trait = ref_trait(gets)
    if animal.has_spent(trait):
        return ids.USED
    return ids.WAITING if animal.has_mark(trait, ids.WAITING) else 0


def ask_which(animal: Animal, gets: int) -> Decision:
    args: dict[str, Arg] = {"animal": animal.id, "trait": "@trait-" + ids.TRAIT_NAMES[ref_trait(gets)]}
    return ask(animal.owner, Message("prompt-clash", args), [DROP_OLD.head, DROP_NEW.head])


def gifts(animal: Animal) -> list[int]:
    """The cards of its own that the animal could give away."""
    counts: list[int] = [0] * 64
    refs: list[int] = []
    for card in animal.cards:
        trait = card & ids.TRAIT
        if card & ids.INNATE == 0:
            refs.append(card_ref(trait, counts[trait]))
        counts[trait] += 1
    return refs


def arrive(game: Evolution, animal: Animal, card: int, replaces: bool) -> None:
    """A card that the animal cannot have, or has already, is discarded, unless it takes the place of
    the copy that was there. [REC-2]"""
    trait = TRAITS[card & ids.TRAIT]
    if replaces:
        discard_trait(game, animal.owner, remove_card(animal, animal.place_of(trait.id)))
        game.refresh(animal)
    if company_refusal(game, trait, animal) != FINE:
        game.log_event(events.CLASHED, animal.owner, animal.id, trait.id)
        discard_trait(game, animal.owner, card)
    else:
        animal.lay_card(card | ids.FRESH if trait.lowest else card, trait.lowest)
    game.refresh(animal)
