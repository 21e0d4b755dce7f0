"""Animals and cards coming, moving and going."""

from mypy_extensions import i64

from fittest.games.evolution import events, ids
from fittest.games.evolution import reasons as why
from fittest.games.evolution.animals import (
    BODILESS,
    BORN_FED,
    HUNGRY,
    PLAIN,
    PLAIN_CARD,
    RECEIVED,
    REVEALED,
    SATED,
    Animal,
    Link,
)
from fittest.games.evolution.ids import bit, card_of, trait_card
from fittest.games.evolution.moves import card_ref, ref_ordinal, ref_trait
from fittest.games.evolution.reasons import because
from fittest.games.evolution.rules import FEEDING
from fittest.games.evolution.state import Evolution
from fittest.games.evolution.trait import HOOKS, TRAITS, traits_in
from fittest.kernel.reasons import FINE
from fittest.kernel.vectors import vec


def discard(game: Evolution, seat: int, card: int, seen: bool) -> None:
    """Onto the seat's pile; `seen` if everybody knows which card it is."""
    if game.rules.common_discard:
        game.common.append(card)
    else:
        game.seats[seat].discard(card, seen)


def lay_animal(game: Evolution, seat: int, card: int, at: int) -> Animal:
    animal = Animal(game.next_id, seat, card, at)
    game.next_id += 1
    game.animals.append(animal)
    game.refresh(animal)
    return animal


def be_born(game: Evolution, seat: int, at: int, fed: bool) -> bool:
    """The top card of the deck becomes an animal; its owner may look at it. `fed`: with a token, and for this
    turn whatever it comes to need."""
    if not game.deck:
        return False
    card = game.deck.pop()
    animal = lay_animal(game, seat, card, at)
    if fed:
        animal.food = 1
        animal.flags |= BORN_FED
    game.forget_sated(animal)
    game.log_secret(events.BORN, seat, card, seat, animal.id)
    game.check_empty_deck()
    return True


def lay_trait(game: Evolution, animal: Animal, card: int) -> None:
    """A trait card, with its marks, comes to an animal as if just played."""
    animal.lay_card(card, TRAITS[card & ids.TRAIT].lowest)
    game.update(animal)


def play_trait(game: Evolution, animal: Animal, trait: int, card: int) -> None:
    """From a hand onto an animal. Where the map says so, the animal goes to a place of its own
    instead, and the card is spent."""
    home = game.rules.gateway[trait]
    if home >= 0:
        discard(game, animal.owner, card, True)
        move_animal(game, animal, home)
        part_pairs(game)
    else:
        lay_trait(game, animal, trait_card(trait, card))


def tie(game: Evolution, trait: int, card: int, a: Animal, b: Animal) -> Link:
    link = Link(trait, card, a.id, b.id)
    link.acts = not (game.is_still(a) or game.is_still(b))
    game.links.append(link)
    game.update(a)
    game.update(b)
    return link


def move_animal(game: Evolution, animal: Animal, at: int) -> None:
    animal.at = at
    game.log_event(events.MOVED, animal.owner, animal.id, at)
    game.update(animal)


def part_pairs(game: Evolution) -> None:
    """Once moving is over: pair traits whose animals live apart now are torn. [CON-11]"""
    for link in game.links[:]:
        a = game.animal(link.a)
        if a.at != game.animal(link.b).at:
            game.log_event(events.TORN, a.owner, a.id, link.trait)
            cut(game, link)


def cut(game: Evolution, link: Link) -> None:
    """A pair trait goes to the discard of its animals' owner."""
    game.links.remove(link)
    a, b = game.find(link.a), game.find(link.b)
    owner = a.owner if a is not None else b.owner if b is not None else 0
    discard(game, owner, link.card, True)
    if a is not None:
        game.update(a)
    if b is not None:
        game.update(b)


def discard_trait(game: Evolution, seat: int, card: int) -> None:
    """A trait card to the discard, if there is a card."""
    if card & (ids.INNATE | ids.PROXY) == 0:
        discard(game, seat, card_of(card), True)


def remove_card(animal: Animal, place: int) -> int:
    """Take a trait card off; what lay on it or came from it is gone. Returns the card."""
    return animal.take_card(place) & ~(ids.ACTIVE | ids.YELLOW | ids.OFF | ids.FRESH)


def place_of_ref(animal: Animal, ref: int) -> int:
    """Where the card lies that a reference names; -1 if there is none."""
    return animal.place_of(ref_trait(ref), ref_ordinal(ref))


def shed(game: Evolution, animal: Animal, ref: int, partner: int) -> None:
    """Discard a trait card of the animal, named by its reference or, of a pair, by the partner."""
    trait = ref_trait(ref)
    if partner:
        link = game.link_between(trait, animal.id, partner)
        assert link is not None
        cut(game, link)
    else:
        discard_trait(game, animal.owner, remove_card(animal, place_of_ref(animal, ref)))
        game.update(animal)
    after_loss(game, animal)


def after_loss(game: Evolution, animal: Animal) -> None:
    """In the feeding phase the loss of a card may have consequences for the others."""
    if game.stage == FEEDING and animal.body != BODILESS:
        for trait in traits_in(animal.holds & HOOKS.lost):
            trait.lost(game, animal)


def sheds(game: Evolution, animal: Animal, refs: list[int], partners: list[int]) -> None:
    """The cards of the animal that another card's power could discard."""
    counts: list[int] = [0] * 64
    for card in animal.cards:
        trait = card & ids.TRAIT
        ref = card_ref(trait, counts[trait])
        if shed_refusal(game, animal, ref, 0) == FINE:
            refs.append(ref)
            partners.append(0)
        counts[trait] += 1
    for link in game.links:
        if link.touches(animal.id) and not TRAITS[link.trait].keeps:
            refs.append(link.trait)
            partners.append(link.other(animal.id))


def shed_refusal(game: Evolution, animal: Animal, ref: int, partner: int) -> int:
    """Why another card's power cannot discard this card of the animal."""
    trait = ref_trait(ref)
    if TRAITS[trait].pair != (partner > 0):
        return because(why.NEEDS_TWO if TRAITS[trait].pair else why.NOT_PAIRED, trait)
    if partner:
        there = game.link_between(trait, animal.id, partner) is not None
    else:
        place = place_of_ref(animal, ref)
        there = place >= 0 and animal.cards[place] & ids.INNATE == 0
    if not there:
        return because(why.LACKS, trait)
    return because(why.KEEPS, trait) if TRAITS[trait].keeps else FINE


def discard_body(game: Evolution, animal: Animal) -> None:
    seen = animal.flags & REVEALED != 0
    if animal.flags & PLAIN and not game.rules.common_discard:
        game.seats[animal.owner].discard(animal.body | PLAIN_CARD, False)
    else:
        discard(game, animal.owner, animal.body, seen)


def die(game: Evolution, animal: Animal) -> None:
    """The animal leaves the table with its traits and pair traits."""
    game.animals.remove(animal)
    for card in animal.cards:
        trait = card & ids.TRAIT
        if HOOKS.falls & bit(trait) and TRAITS[trait].falls(game, animal, card_of(card)):
            continue
        discard_trait(game, animal.owner, card)
    if animal.body != BODILESS:
        discard_body(game, animal)
    if animal.links == 0:
        return
    for link in game.links[:]:
        if link.touches(animal.id):
            game.links.remove(link)
            discard(game, animal.owner, link.card, True)
            game.update(game.animal(link.other(animal.id)))


def lose_body(game: Evolution, animal: Animal) -> None:
    """Eaten, but its traits stay in play."""
    discard_body(game, animal)
    animal.body = BODILESS
    animal.food = 0
    animal.flags &= ~(SATED | REVEALED | PLAIN | HUNGRY | RECEIVED)
    animal.cards = vec[i64]([card & ~(ids.YELLOW | ids.ACTIVE | ids.WAITING) for card in animal.cards])
    game.powers_changed(animal)


def regain_body(game: Evolution, animal: Animal, card: int) -> None:
    animal.body = card
    game.powers_changed(animal)
    game.forget_sated(animal)
