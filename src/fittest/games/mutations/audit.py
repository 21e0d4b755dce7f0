"""What cannot be in any position; empty lists are good news."""

from typing import TYPE_CHECKING

from fittest.games.mutations.knowledge import NO_CARD
from fittest.games.mutations.phases import EXTINCTION, FEEDING
from fittest.games.mutations.species import Species
from fittest.games.mutations.traits.base import MORPHS
from fittest.games.mutations.traits.catalog import ACTING, RIVALS, traits_in

if TYPE_CHECKING:
    from fittest.games.mutations.game import Mutations


def audit(game: "Mutations") -> list[str]:
    faults = cards(game) + tokens(game)
    ids: list[int] = []
    for seat in range(game.players):
        for species in game.rows[seat]:
            faults += shape(game, species, seat)
            ids.append(species.id)
    if len(set(ids)) != len(ids) or (ids and max(ids) >= game.next_id):
        faults.append(f"species numbers {ids}")
    return faults


def cards(game: "Mutations") -> list[str]:
    """Every card is in one place; on the table it may be an animal and a trait, or a shared trait."""
    placed = game.general[:]
    for seat in range(game.players):
        placed += game.decks[seat] + game.discards[seat]
    if game.open_card != NO_CARD:
        placed.append(game.open_card)
    table: list[int] = []
    for row in game.rows:
        for species in row:
            table += species.cards
            for animal in species.animals:
                table.append(animal.card)
    placed += sorted(set(table))
    if sorted(placed) != list(range(len(game.faces))):
        return [f"cards are lost or doubled: {sorted(placed)}"]
    return []


def tokens(game: "Mutations") -> list[str]:
    black = game.box_black + game.black
    for row in game.rows:
        for species in row:
            black += species.parasites()
    faults: list[str] = []
    if black != game.rules.black or game.box_black < 0 or game.black < 0:
        faults.append(f"{black} parasites instead of {game.rules.black}")
    if game.red < 0 or game.green < 0:
        faults.append("tokens out of nothing")
    return faults


def shape(game: "Mutations", species: Species, seat: int) -> list[str]:
    """Traits that go together, tokens that can lie there, and derived numbers that are true."""
    faults: list[str] = []
    mask = 0
    need = 1
    for card in species.cards:
        trait = ACTING[game.faces[card]]
        if mask & (trait.bit | RIVALS[trait.kind]) or trait.roles & MORPHS:
            faults.append(f"species {species.id} cannot have {trait.name}")
        mask |= trait.bit
        need += trait.corner
    if mask != species.mask or need != species.need or species.owner != seat:
        faults.append(f"species {species.id}: {traits_in(species.mask)}, need {species.need}")
    numbers = [animal.number for animal in species.animals]
    if not numbers or numbers != sorted(set(numbers)) or numbers[-1] > species.born:
        faults.append(f"species {species.id} has animals {numbers}")
    for animal in species.animals:
        if animal.food > need and not animal.sated:
            faults.append(f"animal {species.id}.{animal.number} holds {animal.food} of {need} food")
        busy = animal.food or animal.sheltered or animal.attacked or animal.sated or animal.insight_used
        if busy and game.phase not in (FEEDING, EXTINCTION):
            faults.append(f"animal {species.id}.{animal.number} keeps tokens or marks after its turn")
    return faults
