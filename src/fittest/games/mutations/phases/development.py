"""The development phase: announce a way of playing, then turn the card. [MDEV MDIV]"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from fittest.games.mutations import events, moves
from fittest.games.mutations import reasons as why
from fittest.games.mutations.ids import NO_CARD
from fittest.games.mutations.traits.base import MORPHS, Trait
from fittest.games.mutations.traits.catalog import ACTING, RIVALS, TRAITS
from fittest.kernel.decision import Decision
from fittest.kernel.frame import Frame
from fittest.kernel.message import Message
from fittest.kernel.numbers import Numbers
from fittest.kernel.reasons import FINE

if TYPE_CHECKING:
    from fittest.games.mutations.state import Mutations

PROMPT_PLAY: Final = Message("prompt-mut-development")


def trait_refusal(game: "Mutations", species: i64) -> i64:
    """A trait comes to a species of one animal. [MDEV-6]"""
    return FINE if game.population[species] == 1 else why.SEVERAL


def grow_refusal(game: "Mutations", species: i64) -> i64:
    """The limit of a population, and the price of an animal. [MDEV-9 MEXM-1]"""
    if not game.can_pay(species):
        return why.PRICE
    return FINE if game.population[species] < len(game.rows[game.owner[species]]) else why.LIMIT


def diverge_refusal(game: "Mutations", species: i64) -> i64:
    if not game.diverges:
        return why.NO_DIVERGENCE
    return FINE if game.can_pay(species) else why.PRICE


class Development(Frame):
    """One card a move, until everybody has passed."""

    def run(self, game: "Mutations") -> Decision | None:
        if game.passed == (1 << game.players) - 1:
            game.active = game.first
            game.stack.pop()
            return None
        seat = game.active
        if game.passed & (1 << seat):
            game.active = game.next_seat(seat)
            return None
        codes = Numbers()
        codes.append(moves.PASS.head)
        if game.decks[seat]:
            codes.append(moves.AS_SPECIES.head)
            row = game.rows[seat]
            for species in row:
                if trait_refusal(game, species) == FINE:
                    codes.append(moves.AS_TRAIT.code(species))
            for species in row:
                if grow_refusal(game, species) == FINE:
                    codes.append(moves.GROW.code(species))
            if game.diverges:
                for species in row:
                    if diverge_refusal(game, species) == FINE:
                        codes.append(moves.DIVERGE.code(species))
        return game.ask(seat, PROMPT_PLAY, codes)

    def refusal(self, game: "Mutations", seat: i64, code: i64) -> i64:
        verb = moves.MOVES.verb_of(code)
        if verb in (moves.KEEP, moves.CONVERT):
            return why.NOT_HARMFUL
        if verb in moves.FEEDING_VERBS:
            return why.ONLY_FEEDING
        if verb == moves.PASS:
            return FINE
        if verb not in moves.DEVELOPMENT_VERBS:
            return why.NO_ATTACK
        if not game.decks[seat]:
            return why.EMPTY_DECK
        if verb == moves.AS_SPECIES:
            return FINE
        species = moves.SPECIES.of(code)
        if not game.lives(species):
            return why.NO_SPECIES
        if game.owner[species] != seat:
            return why.NOT_OWN
        if verb == moves.AS_TRAIT:
            return trait_refusal(game, species)
        return grow_refusal(game, species) if verb == moves.GROW else diverge_refusal(game, species)

    def answer(self, game: "Mutations", code: int) -> None:
        seat = game.active
        game.active = game.next_seat(seat)
        species = moves.SPECIES.of(code)
        if moves.PASS.matches(code):
            game.passed |= 1 << seat
            game.log_event(events.PASSED, seat)
        elif moves.AS_SPECIES.matches(code):
            game.found(seat, game.decks[seat].pop())
        elif moves.GROW.matches(code):
            game.grow(species)
        elif moves.DIVERGE.matches(code):
            diverge(game, species)
        else:
            play_trait(game, seat, species)


def diverge(game: "Mutations", parent: i64) -> None:
    """A new species beside the old one, sharing its trait cards. [MDIV-1 … MDIV-6]"""
    owner = game.owner[parent]
    card = game.decks[owner].pop()
    child = game.found(owner, card, game.rows[owner].index(parent) + 1)
    for shared in game.cards_of(parent):
        game.lay(child, shared)
    game.log_event(events.DIVERGED, owner, parent, child)
    game.pay(parent)


def play_trait(game: "Mutations", seat: int, target: int) -> None:
    """Turn the top card; it comes to rest on the first species that it fits, from the named one to
    the right, or becomes a species. [MDEV-5 … MDEV-8]"""
    card = game.decks[seat].pop()
    face = game.faces[card]
    game.show(card)
    game.log_event(events.TURNED, seat, face, target)
    row = game.rows[seat]
    trait = ACTING[face]
    for place in range(row.index(target), len(row)):
        species = row[place]
        if not game.fits(species, card):
            tell_misfit(game, species, trait)
            continue
        if trait.roles & MORPHS:
            trait.played(game, species, card)
        elif game.mask[species] == 0 and game.rules.harmful & (1 << face):
            game.open_card = card
            game.active = seat
            game.stack.append(Harmful(seat, species))
        else:
            lay(game, species, card)
        return
    game.found(seat, card)


def tell_misfit(game: "Mutations", species: i64, trait: Trait) -> None:
    """Why a card slides on to the next species. [MDEV-6]"""
    if not game.logging:
        return
    if game.population[species] > 1:
        game.log_event(events.IS_CROWDED, game.owner[species], species)
        return
    # The trait itself, or one that it cannot lie beside.
    taken = game.mask[species] & (trait.bit | RIVALS[trait.kind])
    for other in TRAITS:
        if taken & other.bit:
            game.log_event(events.HAS_IT, game.owner[species], species, other.kind)
            return


def lay(game: "Mutations", species: i64, card: i64) -> None:
    game.lay(species, card)
    face = game.faces[card]
    acting = ACTING[face].kind
    game.log(events.LAID, [game.owner[species], face, species] + ([acting] if acting != face else []))


class Harmful(Frame):
    """A harmful card lies open and would be the first trait of a species. [MDEV-8]"""

    def __init__(self, seat: int = 0, species: int = 0) -> None:
        self.seat = seat
        self.species = species

    def run(self, game: "Mutations") -> Decision | None:
        trait = TRAITS[game.faces[game.open_card]].name
        prompt = Message("prompt-mut-harmful", {"trait": f"@mut-trait-{trait}", "species": self.species})
        codes = Numbers()
        codes.append(moves.KEEP.head)
        codes.append(moves.CONVERT.head)
        return game.ask(self.seat, prompt, codes)

    def refusal(self, game: "Mutations", seat: i64, code: i64) -> i64:
        return FINE if moves.MOVES.verb_of(code) in (moves.KEEP, moves.CONVERT) else why.HARMFUL_OPEN

    def answer(self, game: "Mutations", code: int) -> None:
        card = game.open_card
        game.open_card = NO_CARD
        game.active = game.next_seat(self.seat)
        game.stack.pop()
        if moves.MOVES.verb_of(code) == moves.KEEP:
            lay(game, self.species, card)
        else:
            game.found(self.seat, card)


def peek_penalty(game: "Mutations", seat: int) -> None:
    """The seen top card is discarded and replaced from the general deck. [MERR-1]"""
    card = game.decks[seat].pop()
    game.known[card] |= 1 << seat
    game.discards[seat].append(card)
    game.log_event(events.PEEKED, seat)
    if game.general:
        game.decks[seat].append(game.general.pop())
        game.notice_empty_deck()
