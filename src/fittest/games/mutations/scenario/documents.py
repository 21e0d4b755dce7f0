"""Scenario documents: their parts, and any position written as one.

A document that a game wrote has a key `engine` in its setup, the whole state; where it stands it is what
is loaded, and the rest of the setup is for people. Delete it to change such a position by hand.
"""

from typing import Any

import msgspec

from fittest.games.mutations.boxes import FEWEST, MOST, SWITCHES, chosen
from fittest.games.mutations.ids import ATTACKED, PHASES, SATED
from fittest.games.mutations.scenario.names import camel
from fittest.games.mutations.state import Mutations
from fittest.games.mutations.traits.catalog import ACTING
from fittest.kernel.seed import dump_seed
from fittest.scenarios.values import ill_formed

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
    engine: dict[str, Any] | None = None
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


def house_rules(game: Mutations) -> dict[str, Any]:
    """The numbers that house rules have changed."""
    return {name: value for name, value in game.setup.switches.items() if name in ("cards", "numbers")}


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
        "divergence": game.diverges,
        "anglerfish": game.lurkers,
        "seed": dump_seed(game.setup.seed),
        "switches": {name: chosen(game.setup.switches, name) for name, _ in SWITCHES} | house_rules(game),
    }
    for seat in range(game.players):
        setup[f"P{seat + 1}"] = {
            "deck": len(game.decks[seat]),
            "discard": len(game.discards[seat]),
            "row": [_species_entry(game, species) for species in game.rows[seat]],
        }
    setup["engine"] = game.exact()
    return {"ruleset": game.setup.ruleset, "setup": setup, "steps": [], "expect": {}}


def _species_entry(game: Mutations, species: int) -> dict[str, object]:
    return {
        "s": f"s{species}",
        "t": [camel(ACTING[game.faces[card]].name) for card in game.cards_of(species)],
        "animals": [
            {
                "food": game.food[animal],
                "par": game.parasites[animal],
                "sheltered": game.is_sheltered(animal),
                "used": game.marks[animal] & ATTACKED != 0,
                "marked": game.marks[animal] & SATED != 0,
            }
            for animal in game.animals_of(species)
        ],
    }


def restore(game: Mutations, engine: dict[str, Any]) -> dict[str, int]:
    """Put an exact state on the table; gives the species by name."""
    game.restore(engine)
    return {f"s{species}": species for row in game.rows for species in row}
