"""What cannot be in any position; empty lists are good news."""

from typing import TYPE_CHECKING

from fittest.games.mutations.ids import EXTINCTION, FEEDING, NO_CARD, NO_SPECIES, NOBODY, SATED
from fittest.games.mutations.traits.base import MORPHS
from fittest.games.mutations.traits.catalog import ACTING, RIVALS, TRAITS, traits_in

if TYPE_CHECKING:
    from fittest.games.mutations.state import Mutations


def check_invariants(game: "Mutations") -> list[str]:
    faults = columns(game)
    if faults:
        return faults
    faults = cards(game) + tokens(game)
    ids: list[int] = []
    for seat in range(game.players):
        for species in game.rows[seat]:
            faults += shape(game, species, seat)
            ids.append(species)
    living = [species for species in range(game.next_id) if game.owner[species] != NOBODY]
    if sorted(ids) != living:
        faults.append(f"species {ids} in the rows, {living} on the table")
    return faults


def columns(game: "Mutations") -> list[str]:
    """Every card and every species has all that is said of it, and names only what there is."""
    count = len(game.faces)
    by_card = [game.known, game.home, game.number, game.food, game.parasites, game.marks, game.next_animal]
    by_species = [game.born, game.first_animal, game.population, game.need]
    homes = all(0 <= int(home) < game.next_id for home in [*game.home, *game.laid_on])
    if (
        any(len(column) != count for column in by_card)
        or any(len(column) != game.next_id for column in by_species)
        or len(game.mask) != game.next_id
        or len(game.laid) != len(game.laid_on)
    ):
        return ["a column is too long or too short"]
    if not homes or not all(0 <= int(card) < count for card in game.laid):
        return ["a card lies on a species that is not there"]
    if not all(0 <= face < len(TRAITS) for face in game.faces):
        return ["a face that is no card"]
    return []


def cards(game: "Mutations") -> list[str]:
    """Every card is in one place; on the table it may be an animal and a trait, or a shared trait."""
    placed = game.general[:]
    for seat in range(game.players):
        placed += game.decks[seat] + game.discards[seat]
    if game.open_card != NO_CARD:
        placed.append(game.open_card)
    animals = [card for card in range(len(game.home)) if game.home[card] != NO_SPECIES]
    placed += sorted({*animals, *game.laid})
    if sorted(placed) != list(range(len(game.faces))):
        return [f"cards are lost or doubled: {sorted(placed)}"]
    return []


def tokens(game: "Mutations") -> list[str]:
    black = game.box_black + game.black + sum(game.parasites)
    faults: list[str] = []
    if black != game.rules.black or game.box_black < 0 or game.black < 0:
        faults.append(f"{black} parasites instead of {game.rules.black}")
    if game.red < 0 or game.green < 0:
        faults.append("tokens out of nothing")
    return faults


def shape(game: "Mutations", species: int, seat: int) -> list[str]:
    """Traits that go together, tokens that can lie there, and derived numbers that are true."""
    faults: list[str] = []
    mask = 0
    need = 1
    for card in game.cards_of(species):
        trait = ACTING[game.faces[card]]
        if mask & (trait.bit | RIVALS[trait.kind]) or trait.roles & MORPHS:
            faults.append(f"species {species} cannot have {trait.name}")
        mask |= trait.bit
        need += game.rules.need[trait.kind]
    if mask != game.mask[species] or need != game.need[species] or game.owner[species] != seat:
        faults.append(f"species {species}: {traits_in(game.mask[species])}, need {game.need[species]}")
    animals = game.animals_of(species)
    numbers = [game.number[animal] for animal in animals]
    if not numbers or numbers != sorted(set(numbers)) or numbers[-1] > game.born[species]:
        faults.append(f"species {species} has animals {numbers}")
    if len(animals) != game.population[species]:
        faults.append(f"species {species} counts {game.population[species]} animals")
    for animal in animals:
        name = f"animal {species}.{game.number[animal]}"
        if game.food[animal] > need and not game.marks[animal] & SATED:
            faults.append(f"{name} holds {game.food[animal]} of {need} food")
        if (game.food[animal] or game.marks[animal]) and game.phase not in (FEEDING, EXTINCTION):
            faults.append(f"{name} keeps tokens or marks after its turn")
    return faults
