"""Watches a game from the side: what is dealt to whom, which traits are played, and how those fare that have
them."""

from collections import Counter
from typing import Any

import msgspec

from fittest.games.dinosaurs import moves as dinosaur_moves
from fittest.games.dinosaurs.cards import CARDS
from fittest.games.dinosaurs.events import DREW as DINOSAURS_DREW
from fittest.games.dinosaurs.ids import CARD, GENE_NAMES
from fittest.games.dinosaurs.state import Dinosaurs, full_deck
from fittest.games.evolution.animals import BODILESS
from fittest.games.evolution.cards import CARD_NAMES
from fittest.games.evolution.events import DREW, RESHUFFLED
from fittest.games.evolution.ids import TRAIT, TRAIT_NAMES
from fittest.games.evolution.moves import PLAY, SIDE
from fittest.games.evolution.rules import FEEDING as EVOLUTION_FEEDING
from fittest.games.evolution.rules import every_other
from fittest.games.evolution.state import Evolution
from fittest.games.mutations.ids import FEEDING as MUTATIONS_FEEDING
from fittest.games.mutations.state import Mutations
from fittest.games.mutations.traits.catalog import ACTING, TRAITS, traits_in
from fittest.games.registry import game_id
from fittest.kernel.game import Game

PLAYED, BEARERS, SURVIVED, FINAL = range(4)


class Kind(msgspec.Struct, frozen=True):
    """Cards that are all alike, as they lie in the deck before anything is dealt."""

    card: str
    copies: int
    traits: list[str]


# An animal, its owner, and the names of its traits.
Bearers = dict[tuple[int, int], tuple[int, list[str]]]


class Watch:
    """`tallies` has for each seat, by trait: how often it played the trait; how many of its animals had it
    when a feeding began, and how many of those lived to see the end of that turn; how many had it in the
    end.

    `dealt` has what came from the deck to a seat, in the order in which it came: seat and number of the kind
    in `pool`, one after the other; the first `opening` of these pairs are the deal before the first answer.
    Cards that leave the deck otherwise are not in it: to everybody they are as unknown as if they still lay
    there."""

    prefix = ""
    """Of the texts: the name of trait `x` is the text `prefix + x`."""

    def __init__(self, game: Game) -> None:
        self.game: Any = game
        self.tallies: list[dict[str, list[int]]] = [{} for _ in range(game.players)]
        self.pool = self.kinds()
        self.dealt: list[int] = []
        self._turn = game.turns
        self._fed: Bearers | None = None
        self.deal_opening()
        self.opening = len(self.dealt) // 2

    def kinds(self) -> list[Kind]:
        """What can be dealt by chance to one seat or another; nothing in a game that deals nothing so."""
        return []

    def deal_opening(self) -> None:
        """Note what everybody has before the first answer."""

    def deal(self, seat: int, kind: int) -> None:
        self.dealt.append(seat)
        self.dealt.append(kind)

    def count(self, seat: int, trait: str, column: int, number: int = 1) -> None:
        self.tallies[seat].setdefault(trait, [0, 0, 0, 0])[column] += number

    def answered(self, seat: int, code: int) -> None:
        """`seat` is about to answer `code`."""

    def look(self) -> None:
        """After every answer."""
        if self.game.turns != self._turn or self.game.decision is None:
            self._settle()
            self._turn = self.game.turns
        if self._fed is None and self.feeding():
            self._fed = self.bearers()

    def end(self) -> None:
        for owner, traits in self.bearers().values():
            for trait in traits:
                self.count(owner, trait, FINAL)

    def feeding(self) -> bool:
        return False

    def bearers(self) -> Bearers:
        return {}

    def _settle(self) -> None:
        if self._fed is None:
            return
        alive = self.bearers()
        for animal, (owner, traits) in self._fed.items():
            for trait in traits:
                self.count(owner, trait, BEARERS)
                self.count(owner, trait, SURVIVED, animal in alive)
        self._fed = None


class EvolutionWatch(Watch):
    prefix = "trait-"
    game: Evolution

    def kinds(self) -> list[Kind]:
        rules = self.game.rules
        copies = Counter(every_other(rules.cards) if rules.half == "kind" else rules.cards)
        self._number = {card: number for number, card in enumerate(sorted(copies))}
        return [Kind(CARD_NAMES[card], copies[card], CARD_NAMES[card].split("/")) for card in sorted(copies)]

    def deal_opening(self) -> None:
        self._events = len(self.game.events)
        for seat in range(self.game.players):
            for card in self.game.seats[seat].hand:
                self.deal(seat, self._number[card])

    def end(self) -> None:
        super().end()
        for event in self.game.events.since(self._events):
            if event.kind == RESHUFFLED:
                # From here on the deck is what players have discarded: no deal by chance alone.
                break
            if event.kind == DREW:
                for card in event.secret:
                    self.deal(event.seat, self._number[card])

    def answered(self, seat: int, code: int) -> None:
        if PLAY.matches(code):
            self.count(seat, TRAIT_NAMES[SIDE.of(code)], PLAYED)

    def feeding(self) -> bool:
        return self.game.stage == EVOLUTION_FEEDING

    def bearers(self) -> Bearers:
        found: Bearers = {}
        for animal in self.game.animals:
            if animal.body != BODILESS:
                traits = {TRAIT_NAMES[card & TRAIT] for card in animal.cards}
                traits |= {TRAIT_NAMES[link.trait] for link in self.game.links if link.touches(animal.id)}
                found[animal.id, 0] = animal.owner, sorted(traits)
        return found


class MutationsWatch(Watch):
    prefix = "mut-trait-"
    game: Mutations

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._seen: set[int] = set()

    def kinds(self) -> list[Kind]:
        copies = Counter(self.game.rules.deck)
        self._number = {face: number for number, face in enumerate(sorted(copies))}
        return [Kind(TRAITS[face].name, copies[face], [ACTING[face].name]) for face in sorted(copies)]

    def deal_opening(self) -> None:
        self._left = len(self.game.faces)
        self.deal_new()

    def deal_new(self) -> None:
        """Cards are numbered in the order of the shuffled deck, and drawn from its end."""
        left = len(self.game.general)
        if left < self._left:
            for seat, deck in enumerate(self.game.decks):
                for card in deck:
                    if left <= card < self._left:
                        self.deal(seat, self._number[self.game.faces[card]])
            self._left = left

    def look(self) -> None:
        super().look()
        self.deal_new()
        for owner, row in enumerate(self.game.rows):
            for species in row:
                # Nobody chooses the card: a trait is played when its card comes to lie on a species.
                for card in self.game.cards_of(species):
                    if card not in self._seen:
                        self._seen.add(card)
                        self.count(owner, ACTING[self.game.faces[card]].name, PLAYED)

    def feeding(self) -> bool:
        return self.game.phase == MUTATIONS_FEEDING

    def bearers(self) -> Bearers:
        return {
            (species, self.game.number[animal]): (owner, traits_in(self.game.mask[species]))
            for owner, row in enumerate(self.game.rows)
            for species in row
            for animal in self.game.animals_of(species)
        }


class DinosaursWatch(Watch):
    """Genes and event cards; each player has one species, so that nothing is borne by one animal alone."""

    prefix = "dino-"
    game: Dinosaurs

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._genes = self.game.genes[:]

    def kinds(self) -> list[Kind]:
        copies = Counter(full_deck())
        self._number = {card: number for number, card in enumerate(sorted(copies))}
        return [
            Kind(f"card-{CARDS[card].name}", copies[card], [f"card-{CARDS[card].name}"])
            for card in sorted(copies)
        ]

    def deal_opening(self) -> None:
        self._events = len(self.game.events)
        for seat, hand in enumerate(self.game.hands):
            for card in hand:
                self.deal(seat, self._number[card])

    def answered(self, seat: int, code: int) -> None:
        if dinosaur_moves.PLAY.matches(code):
            self.count(seat, f"card-{CARDS[dinosaur_moves.CARD.of(code)].name}", PLAYED)

    def look(self) -> None:
        super().look()
        if self.game.genes != self._genes:
            for seat in range(self.game.players):
                for gene in range(CARD):
                    place = seat * len(GENE_NAMES) + gene
                    more = self.game.genes[place] - self._genes[place]
                    if more > 0:
                        self.count(seat, f"gene-{GENE_NAMES[gene]}", PLAYED, more)
            self._genes = self.game.genes[:]

    def end(self) -> None:
        for seat in range(self.game.players):
            for gene in range(CARD):
                self.count(seat, f"gene-{GENE_NAMES[gene]}", FINAL, self.game.gene(seat, gene))
        for event in self.game.events.since(self._events):
            if event.kind == DINOSAURS_DREW and event.secret[0] >= 0:
                self.deal(event.seat, self._number[event.secret[0]])


WATCHES: dict[str, type[Watch]] = {
    "evolution": EvolutionWatch,
    "mutations": MutationsWatch,
    "dinosaurs": DinosaursWatch,
}


def watch(game: Game) -> Watch:
    return WATCHES.get(game_id(game.setup.ruleset), Watch)(game)
