"""Watches a game from the side: which traits are played, and how those fare that have them."""

from typing import Any

from fittest.games.dinosaurs import codes as dinosaur_codes
from fittest.games.dinosaurs.cards import CARDS
from fittest.games.dinosaurs.game import Dinosaurs
from fittest.games.dinosaurs.ids import CARD, GENE_NAMES
from fittest.games.evolution import codes as evolution_codes
from fittest.games.evolution.game import Evolution
from fittest.games.evolution.ids import TRAIT, TRAIT_NAMES
from fittest.games.evolution.rules import FEEDING as EVOLUTION_FEEDING
from fittest.games.evolution.state import BODILESS
from fittest.games.mutations.game import Mutations
from fittest.games.mutations.phases import FEEDING as MUTATIONS_FEEDING
from fittest.games.mutations.traits.catalog import ACTING, traits_in
from fittest.games.registry import game_id
from fittest.kernel.game import Game

PLAYED, BEARERS, SURVIVED, FINAL = range(4)

# An animal, whoever owns it, and the names of its traits.
Bearers = dict[tuple[int, int], tuple[int, list[str]]]


class Watch:
    """`tallies` has for each seat, by trait: how often it played the trait; how many of its animals had it
    when a feeding began, and how many of those lived to see the end of that turn; how many had it in the
    end."""

    prefix = ""
    """Of the texts: the name of trait `x` is the text `prefix + x`."""

    def __init__(self, game: Game) -> None:
        self.game: Any = game
        self.tallies: list[dict[str, list[int]]] = [{} for _ in range(game.players)]
        self._turn = game.turns
        self._fed: Bearers | None = None

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

    def answered(self, seat: int, code: int) -> None:
        if evolution_codes.verb_of(code) == evolution_codes.PLAY:
            self.count(seat, TRAIT_NAMES[evolution_codes.trait_of(code)], PLAYED)

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

    def look(self) -> None:
        super().look()
        for owner, row in enumerate(self.game.rows):
            for species in row:
                # Nobody chooses the card: a trait is played when its card comes to lie on a species.
                for card in species.cards:
                    if card not in self._seen:
                        self._seen.add(card)
                        self.count(owner, ACTING[self.game.faces[card]].name, PLAYED)

    def feeding(self) -> bool:
        return self.game.phase == MUTATIONS_FEEDING

    def bearers(self) -> Bearers:
        return {
            (species.id, animal.number): (owner, traits_in(species.mask))
            for owner, row in enumerate(self.game.rows)
            for species in row
            for animal in species.animals
        }


class DinosaursWatch(Watch):
    """Genes and event cards; each player has one species, so that nothing is borne by one animal alone."""

    prefix = "dino-"
    game: Dinosaurs

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._genes = self.game.genes[:]

    def answered(self, seat: int, code: int) -> None:
        if dinosaur_codes.verb_of(code) == dinosaur_codes.PLAY:
            self.count(seat, f"card-{CARDS[dinosaur_codes.play_card(code)].name}", PLAYED)

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


WATCHES: dict[str, type[Watch]] = {
    "evolution": EvolutionWatch,
    "mutations": MutationsWatch,
    "dinosaurs": DinosaursWatch,
}


def watch(game: Game) -> Watch:
    return WATCHES.get(game_id(game.setup.ruleset), Watch)(game)
