"""What a seat may know of a game of Random Mutations."""

import msgspec

from fittest.games.mutations.ids import ATTACKED, NO_CARD, PHASES
from fittest.games.mutations.state import ANIMAL_POINTS, Mutations
from fittest.games.mutations.traits.catalog import ACTING, TRAITS
from fittest.kernel.view import Head, Part, Text, head_of


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


class MutationsView(Head, frozen=True, kw_only=True):
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


def view_of(game: Mutations, seat: int | None) -> MutationsView:
    return MutationsView(
        **head_of(game, seat),
        tally=_tally(game) if game.is_over else [],
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


def _species(game: Mutations, species: int, seat: int | None) -> SpeciesView:
    cards = game.cards_of(species)
    shared = {other for card, other in zip(game.laid, game.laid_on, strict=True) if card in cards}
    return SpeciesView(
        species,
        game.owner[species],
        [ACTING[game.faces[card]].name for card in cards],
        [TRAITS[game.faces[card]].name for card in cards],
        game.need[species],
        [_animal(game, animal, seat) for animal in game.animals_of(species)],
        [other for other in game.rows[game.owner[species]] if other != species and other in shared],
    )


def _animal(game: Mutations, animal: int, seat: int | None) -> AnimalView:
    return AnimalView(
        f"{game.home[animal]}.{game.number[animal]}",
        game.food[animal],
        game.parasites[animal],
        game.is_sheltered(animal),
        game.marks[animal] & ATTACKED != 0,
        game.is_fed(animal),
        TRAITS[game.faces[animal]].name if game.knows(seat, animal) else None,
    )


def _tally(game: Mutations) -> list[list[Part]]:
    """What `Mutations.points_of` adds up; a shared card stands with its first species. [MEND-3]"""
    return [_parts(game, game.rows[owner]) for owner in range(game.players)]


def _parts(game: Mutations, row: list[int]) -> list[Part]:
    parts: list[Part] = []
    counted: list[int] = []
    for species in row:
        thing, count = f"species {species}", game.population[species]
        parts.append(Part(Text("tally-mut-animals", {"count": count}), ANIMAL_POINTS * count, thing))
        for card in game.cards_of(species):
            if card in counted:
                continue
            counted.append(card)
            trait = ACTING[game.faces[card]]
            label = f"@mut-trait-{trait.name}"
            parts.append(Part(Text("tally-trait", {"trait": label}), game.rules.points[trait.kind], thing))
            if need := game.rules.need[trait.kind]:
                parts.append(Part(Text("tally-need", {"trait": label}), need, thing))
    return parts
