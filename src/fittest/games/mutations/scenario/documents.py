"""Scenario documents: their parts, and any position written as one.

A document that a game wrote has a key `engine` in its setup, the whole state; where it stands it is what
is loaded, and the rest of the setup is for people. Delete it to change such a position by hand.
"""

from typing import Any

import msgspec

from fittest.games.mutations.boxes import FEWEST, MOST, SWITCHES, chosen, counts
from fittest.games.mutations.game import Mutations
from fittest.games.mutations.knowledge import NO_CARD
from fittest.games.mutations.phases import PHASES
from fittest.games.mutations.species import Animal, Species
from fittest.games.mutations.traits.catalog import ACTING, TRAITS
from fittest.kernel.frame import Frame, dump_frame, load_frame
from fittest.kernel.seed import dump_seed
from fittest.scenarios.values import ill_formed

Kinds = dict[str, type[Frame[Any]]]
ANY = "any"


class AnimalSetup(msgspec.Struct, forbid_unknown_fields=True):
    food: int = 0
    par: int = 0
    sheltered: bool = False
    used: bool = False
    marked: bool = False
    intellect_used: bool = False
    card: str = ANY


class SpeciesSetup(msgspec.Struct, forbid_unknown_fields=True):
    s: str
    t: list[str] = []
    pop: int = 1
    animals: list[AnimalSetup | None] | None = None


class PlayerSetup(msgspec.Struct, forbid_unknown_fields=True):
    deck: int | list[str] = 0
    row: list[SpeciesSetup] = []
    discard: int | list[str] = 0
    passed: bool = False


class CentreSetup(msgspec.Struct, forbid_unknown_fields=True):
    red: int = 0
    green: int = 0
    black: int = 0


class AnimalState(msgspec.Struct, array_like=True):
    card: int
    number: int
    food: int
    parasites: int
    sheltered: bool
    attacked: bool
    sated: bool
    insight_used: bool


class SpeciesState(msgspec.Struct, array_like=True):
    id: int
    born: int
    cards: list[int]
    animals: list[AnimalState]


class State(msgspec.Struct):
    """The whole state of a game but for its log and its answers."""

    faces: list[int]
    known: list[int]
    general: list[int]
    decks: list[list[int]]
    discards: list[list[int]]
    rows: list[list[SpeciesState]]
    red: int
    green: int
    black: int
    box_black: int
    phase: int
    turn: int
    first: int
    active: int
    passed: int
    last_turn: bool
    open_card: int
    next_id: int
    tie_winner: int
    diverges: bool
    lurkers: bool
    chance: list[int]
    script: list[int]
    frames: list[dict[str, str | int | bool | list[int]]]


class TableSetup(msgspec.Struct, forbid_unknown_fields=True):
    players: int = 0
    phase: str = "feeding"
    first: str = "P1"
    active: str = ""
    centre: CentreSetup | None = None
    general: int | list[str] = 30
    last_turn: bool = False
    divergence: bool = False
    anglerfish: bool = False
    shared: list[list[str]] = []
    box_black: int | None = None
    round: int = 1
    seed: int | str = 0
    switches: dict[str, Any] = {}
    engine: State | None = None
    P1: PlayerSetup | None = None
    P2: PlayerSetup | None = None
    P3: PlayerSetup | None = None
    P4: PlayerSetup | None = None
    P5: PlayerSetup | None = None
    P6: PlayerSetup | None = None
    P7: PlayerSetup | None = None
    P8: PlayerSetup | None = None

    def seats(self) -> list[PlayerSetup]:
        named = [self.P1, self.P2, self.P3, self.P4, self.P5, self.P6, self.P7, self.P8]
        count = max([self.players, FEWEST, *[i + 1 for i in range(MOST) if named[i] is not None]])
        return [player or PlayerSetup() for player in named[:count]]


class Step(msgspec.Struct, forbid_unknown_fields=True, rename={"as_": "as", "with_": "with"}):
    do: str
    by: str = ""
    illegal: str | bool | None = None
    reason: str = ""
    note: str = ""
    as_: str = ""
    with_: str | list[str] = ""
    target: str = ""
    name: str = ""
    names: list[str] = []
    token: str = ""
    animal: str = ""
    species: str = ""
    ignore: str | list[str] | None = None
    trait: str | list[str] | None = None
    use: str = ""
    to: str = ""
    die: int | None = None
    count: int = 0
    red: list[int] | None = None
    black: list[int] | None = None
    green: list[int] | None = None
    lose: dict[str, str] = {}


def convert(value: object, kind: type[Any], place: str) -> Any:
    """`value` as a struct; the refusal names the place of what does not fit."""
    try:
        return msgspec.convert(value, kind)
    except (msgspec.ValidationError, TypeError) as error:
        raise ill_formed(place, str(error)) from error


def house_cards(game: Mutations) -> dict[str, Any]:
    """The numbers of cards that house rules have changed."""
    changed = counts(game.setup.switches)
    return {"cards": changed} if changed else {}


def write(game: Mutations) -> dict[str, object]:
    """The position as a document that loads back to an equal game."""
    setup: dict[str, object] = {
        "players": game.players,
        "phase": PHASES[game.phase],
        "first": f"P{game.first + 1}",
        "active": f"P{game.active + 1}",
        "centre": {"red": game.red, "green": game.green, "black": game.black},
        "general": len(game.general),
        "last_turn": game.last_turn,
        "divergence": game.rules.diverges,
        "anglerfish": game.rules.lurkers,
        "seed": dump_seed(game.setup.seed),
        "switches": {name: chosen(game.setup.switches, name) for name, _ in SWITCHES} | house_cards(game),
    }
    for seat in range(game.players):
        setup[f"P{seat + 1}"] = {
            "deck": len(game.decks[seat]),
            "discard": len(game.discards[seat]),
            "row": [_species_entry(game, species) for species in game.rows[seat]],
        }
    setup["engine"] = dump(game)
    return {"ruleset": game.setup.ruleset, "setup": setup, "steps": [], "expect": {}}


def _species_entry(game: Mutations, species: Species) -> dict[str, object]:
    return {
        "s": f"s{species.id}",
        "t": [ACTING[game.faces[card]].name for card in species.cards],
        "animals": [
            {
                "food": animal.food,
                "par": animal.parasites,
                "sheltered": animal.sheltered,
                "used": animal.attacked,
                "marked": animal.sated,
            }
            for animal in species.animals
        ],
    }


def dump(game: Mutations) -> dict[str, object]:
    """The whole state as plain data."""
    state = State(
        faces=game.faces[:],
        known=game.known[:],
        general=game.general[:],
        decks=[deck[:] for deck in game.decks],
        discards=[pile[:] for pile in game.discards],
        rows=[[_species_state(species) for species in row] for row in game.rows],
        red=game.red,
        green=game.green,
        black=game.black,
        box_black=game.box_black,
        phase=game.phase,
        turn=game.turn,
        first=game.first,
        active=game.active,
        passed=game.passed,
        last_turn=game.last_turn,
        open_card=game.open_card,
        next_id=game.next_id,
        tie_winner=game.tie_winner,
        diverges=game.rules.diverges,
        lurkers=game.rules.lurkers,
        chance=game.chance.state(),
        script=game.chance.script[:],
        frames=[],
    )
    data: dict[str, object] = msgspec.to_builtins(state)
    data["frames"] = [dump_frame(frame) for frame in game.stack]
    return data


def _species_state(species: Species) -> SpeciesState:
    animals = [
        AnimalState(a.card, a.number, a.food, a.parasites, a.sheltered, a.attacked, a.sated, a.insight_used)
        for a in species.animals
    ]
    return SpeciesState(species.id, species.born, species.cards[:], animals)


def restore(game: Mutations, state: State, kinds: Kinds) -> dict[str, int]:
    """The opposite of `dump`."""
    game.faces, game.known, game.general = state.faces[:], state.known[:], state.general[:]
    game.decks = [deck[:] for deck in state.decks]
    game.discards = [pile[:] for pile in state.discards]
    _test_cards(state)
    game.rows = [[_species(game, owner, data) for data in state.rows[owner]] for owner in range(game.players)]
    game.red, game.green, game.black, game.box_black = state.red, state.green, state.black, state.box_black
    game.phase, game.turn, game.first, game.active = state.phase, state.turn, state.first, state.active
    game.passed, game.last_turn, game.open_card = state.passed, state.last_turn, state.open_card
    game.next_id, game.tie_winner = state.next_id, state.tie_winner
    game.rules.diverges, game.rules.lurkers = state.diverges, state.lurkers
    game.chance.restore(state.chance)
    game.chance.script = state.script[:]
    game.stack = [load_frame(dict(frame), kinds) for frame in state.frames]
    return {f"s{species.id}": species.id for row in game.rows for species in row}


def _test_cards(state: State) -> None:
    """Every card has a face and lies in one place (a shared or lurking one in several of one table)."""
    count = len(state.faces)
    assert count == len(state.known), "faces and known differ in length"
    assert all(0 <= kind < len(TRAITS) for kind in state.faces), "a face that is no card"
    piled = [card for pile in [state.general, *state.decks, *state.discards] for card in pile]
    laid = [card for row in state.rows for species in row for card in species.cards]
    laid += [animal.card for row in state.rows for species in row for animal in species.animals]
    if state.open_card != NO_CARD:
        piled.append(state.open_card)
    assert sorted([*piled, *set(laid)]) == list(range(count)), "a card is missing or lies in two places"
    assert all(species.animals for row in state.rows for species in row), "a species without animals"


def _species(game: Mutations, owner: int, data: SpeciesState) -> Species:
    species = Species(data.id, owner)
    species.born = data.born
    species.cards = data.cards[:]
    for entry in data.animals:
        animal = Animal(entry.card, entry.number)
        animal.food = entry.food
        animal.parasites = entry.parasites
        animal.sheltered = entry.sheltered
        animal.attacked = entry.attacked
        animal.sated = entry.sated
        animal.insight_used = entry.insight_used
        species.animals.append(animal)
    species.refresh(game.faces)
    return species
