"""The development phase: announce a way of playing, then turn the card. [MDEV MDIV]"""

from typing import TYPE_CHECKING, Final

from fittest.games.mutations import codes as c
from fittest.games.mutations import log
from fittest.games.mutations.knowledge import NO_CARD
from fittest.games.mutations.species import Species
from fittest.games.mutations.traits.base import MORPHS
from fittest.games.mutations.traits.catalog import ACTING, TRAITS
from fittest.kernel.decision import Decision
from fittest.kernel.frame import Frame
from fittest.kernel.message import Message

if TYPE_CHECKING:
    from fittest.games.mutations.game import Mutations

PROMPT_PLAY: Final = Message("prompt-mut-development")


def may_grow(game: "Mutations", species: Species) -> bool:
    """The limit of a population, and the price of an animal. [MDEV-9 MEXM-1]"""
    owner = species.owner
    return len(species.animals) < len(game.rows[owner]) and can_pay(game, species)


def can_pay(game: "Mutations", species: Species) -> bool:
    """Are there cards for an animal and its price?"""
    return len(game.decks[species.owner]) > species.price


class Development(Frame["Mutations"]):
    """One card a go, until everybody has passed."""

    def run(self, game: "Mutations") -> Decision | None:
        if game.passed == (1 << game.players) - 1:
            game.active = game.first
            game.stack.pop()
            return None
        seat = game.active
        if game.passed & (1 << seat):
            game.active = game.after(seat)
            return None
        codes = [c.pack(c.PASS)]
        if game.decks[seat]:
            codes.append(c.pack(c.SPECIES))
            for species in game.rows[seat]:
                if len(species.animals) == 1:
                    codes.append(c.pack(c.TRAIT, species=species.id))
                if may_grow(game, species):
                    codes.append(c.pack(c.GROW, species=species.id))
                if game.diverges and can_pay(game, species):
                    codes.append(c.pack(c.DIVERGE, species=species.id))
        return game.ask(seat, PROMPT_PLAY, codes)

    def answer(self, game: "Mutations", code: int) -> None:
        verb = c.verb_of(code)
        seat = game.active
        game.active = game.after(seat)
        if verb == c.PASS:
            game.passed |= 1 << seat
            game.log(log.PASSED, [seat])
        elif verb == c.SPECIES:
            game.found(seat, game.decks[seat].pop())
        elif verb == c.GROW:
            game.grow(game.the_species(c.species_of(code)))
        elif verb == c.DIVERGE:
            diverge(game, game.the_species(c.species_of(code)))
        else:
            play_trait(game, seat, c.species_of(code))


def diverge(game: "Mutations", parent: Species) -> None:
    """A new species beside the old one, sharing its trait cards. [MDIV-1 … MDIV-6]"""
    owner = parent.owner
    card = game.decks[owner].pop()
    child = game.found(owner, card, game.rows[owner].index(parent) + 1)
    child.cards = parent.cards[:]
    child.refresh(game.faces)
    game.log(log.DIVERGED, [owner, parent.id, child.id])
    game.pay(parent)


def play_trait(game: "Mutations", seat: int, target: int) -> None:
    """Turn the top card; it comes to rest on the first species that it fits, from the named one to
    the right, or becomes a species. [MDEV-5 … MDEV-8]"""
    card = game.decks[seat].pop()
    game.show(card)
    game.log(log.TURNED, [seat, game.faces[card], target])
    row = game.rows[seat]
    trait = ACTING[game.faces[card]]
    for place in range(row.index(game.the_species(target)), len(row)):
        species = row[place]
        if not game.fits(species, card):
            continue
        if trait.roles & MORPHS:
            trait.played(game, species, card)
        elif not species.cards and game.rules.harmful & (1 << game.faces[card]):
            game.open_card = card
            game.active = seat
            game.stack.append(Harmful(seat, species.id))
        else:
            lay(game, species, card)
        return
    game.found(seat, card)


def lay(game: "Mutations", species: Species, card: int) -> None:
    species.cards.append(card)
    species.refresh(game.faces)
    face = game.faces[card]
    acting = ACTING[face].kind
    game.log(log.LAID, [species.owner, face, species.id] + ([acting] if acting != face else []))


class Harmful(Frame["Mutations"]):
    """A harmful card lies open and would be the first trait of a species. [MDEV-8]"""

    def __init__(self, seat: int = 0, species: int = 0) -> None:
        self.seat = seat
        self.species = species

    def run(self, game: "Mutations") -> Decision | None:
        trait = TRAITS[game.faces[game.open_card]].name
        prompt = Message("prompt-mut-harmful", {"trait": f"@mut-trait-{trait}", "species": self.species})
        return game.ask(self.seat, prompt, [c.pack(c.KEEP), c.pack(c.CONVERT)])

    def answer(self, game: "Mutations", code: int) -> None:
        card = game.open_card
        game.open_card = NO_CARD
        game.active = game.after(self.seat)
        game.stack.pop()
        if c.verb_of(code) == c.KEEP:
            lay(game, game.the_species(self.species), card)
        else:
            game.found(self.seat, card)


def peek_penalty(game: "Mutations", seat: int) -> None:
    """The seen top card is discarded and replaced from the general deck. [MERR-1]"""
    card = game.decks[seat].pop()
    game.known[card] |= 1 << seat
    game.discards[seat].append(card)
    game.log(log.PEEKED, [seat])
    if game.general:
        game.decks[seat].append(game.general.pop())
        game.notice_empty_deck()
