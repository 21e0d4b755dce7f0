"""What a seat may know of a game of Random Mutations."""

import msgspec

from fittest.games.mutations.game import ANIMAL_POINTS, Mutations
from fittest.games.mutations.knowledge import NO_CARD
from fittest.games.mutations.phases import OVER, PHASES
from fittest.games.mutations.species import Animal, Species
from fittest.games.mutations.traits.catalog import ACTING, TRAITS
from fittest.kernel.view import Head, Part, Text, question_for


class AnimalView(msgspec.Struct, frozen=True):
    """`card` is the face of the card if the seat may know it."""

    name: str
    food: int
    parasites: int
    sheltered: bool
    attacked: bool
    fed: bool
    card: str | None


class SpeciesView(msgspec.Struct, frozen=True):
    """`traits` in the order of play, and `cards` the cards that they stand on: an Anglerfish is Carnivorous.
    `shared` are the species that share trait cards with this one."""

    id: int
    owner: int
    traits: list[str]
    cards: list[str]
    need: int
    animals: list[AnimalView]
    shared: list[int]


class PlayerView(msgspec.Struct, frozen=True):
    row: list[SpeciesView]
    deck: int
    discard: int
    passed: bool


class View(Head, frozen=True, kw_only=True):
    """`open_card` lies turned up and waits for its owner's decision."""

    turn: int
    phase: str
    first: int
    active: int
    last_turn: bool
    red: int
    green: int
    black: int
    box_black: int
    general: int
    open_card: str | None
    diverges: bool
    table: list[PlayerView]


def view_of(game: Mutations, seat: int | None) -> View:
    return View(
        game="mutations",
        ruleset=game.setup.ruleset,
        players=game.players,
        seat=seat,
        question=question_for(game, seat),
        scores=game.scores,
        winners=game.winners,
        tally=_tally(game) if game.phase == OVER else [],
        turn=game.turn,
        phase=PHASES[game.phase],
        first=game.first,
        active=game.active,
        last_turn=game.last_turn,
        red=game.red,
        green=game.green,
        black=game.black,
        box_black=game.box_black,
        general=len(game.general),
        open_card=None if game.open_card == NO_CARD else TRAITS[game.faces[game.open_card]].name,
        diverges=game.diverges,
        table=[_player(game, owner, seat) for owner in range(game.players)],
    )


def _player(game: Mutations, owner: int, seat: int | None) -> PlayerView:
    return PlayerView(
        [_species(game, species, seat) for species in game.rows[owner]],
        len(game.decks[owner]),
        len(game.discards[owner]),
        game.has_passed(owner),
    )


def _species(game: Mutations, species: Species, seat: int | None) -> SpeciesView:
    return SpeciesView(
        species.id,
        species.owner,
        [ACTING[game.faces[card]].name for card in species.cards],
        [TRAITS[game.faces[card]].name for card in species.cards],
        species.need,
        [_animal(game, species, animal, seat) for animal in species.animals],
        [
            other.id
            for other in game.rows[species.owner]
            if other is not species and any(card in other.cards for card in species.cards)
        ],
    )


def _animal(game: Mutations, species: Species, animal: Animal, seat: int | None) -> AnimalView:
    return AnimalView(
        f"{species.id}.{animal.number}",
        animal.food,
        animal.parasites,
        animal.sheltered,
        animal.attacked,
        species.is_fed(animal),
        TRAITS[game.faces[animal.card]].name if game.knows(seat, animal.card) else None,
    )


def _tally(game: Mutations) -> list[list[Part]]:
    """What `Mutations.points_of` adds up; a shared card stands with its first species. [MEND-3]"""
    return [_parts(game, game.rows[owner]) for owner in range(game.players)]


def _parts(game: Mutations, row: list[Species]) -> list[Part]:
    parts: list[Part] = []
    counted: list[int] = []
    for species in row:
        thing, count = f"species {species.id}", len(species.animals)
        parts.append(Part(Text("tally-mut-animals", {"count": count}), ANIMAL_POINTS * count, thing))
        for card in species.cards:
            if card in counted:
                continue
            counted.append(card)
            trait = ACTING[game.faces[card]]
            label = f"@mut-trait-{trait.name}"
            parts.append(Part(Text("tally-trait", {"trait": label}), 1, thing))
            if trait.corner:
                parts.append(Part(Text("tally-need", {"trait": label}), trait.corner, thing))
    return parts
