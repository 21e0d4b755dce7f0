"""A position as a scenario document; `load` gives an equal game back."""

from fittest.games.mutations.boxes import MUTATIONS
from fittest.games.mutations.ids import PHASES
from fittest.games.mutations.scenario.facts import TABLE, animal_facts
from fittest.games.mutations.scenario.names import camel
from fittest.games.mutations.state import Mutations
from fittest.games.mutations.traits.catalog import ACTING
from fittest.kernel.boxes import chosen
from fittest.kernel.seed import dump_seed
from fittest.scenarios.table import Table
from fittest.scenarios.values import seat_name
from fittest.scenarios.writing import told, written

WRITTEN = ("food", "par", "sheltered", "used", "marked")


def write_position(game: Mutations) -> dict[str, object]:
    switches = {name: chosen(MUTATIONS, game.setup.switches, name) for name in MUTATIONS.switches}
    house_rules = {
        name: game.setup.switches[name] for name in ("cards", "numbers") if name in game.setup.switches
    }
    setup: dict[str, object] = {
        "players": game.players,
        "phase": PHASES[game.phase],
        **told(TABLE, ["first", "active", "centre", "last_turn"], Table({}, game, {})),
        "general": len(game.general),
        "divergence": game.diverges,
        "anglerfish": game.lurkers,
        "seed": dump_seed(game.setup.seed),
        "switches": switches | house_rules,
    }
    for seat in range(game.players):
        setup[seat_name(seat)] = {
            "deck": len(game.decks[seat]),
            "discard": len(game.discards[seat]),
            "row": [write_species(game, species) for species in game.rows[seat]],
        }
    return written(game, setup, game.exact())


def write_species(game: Mutations, species: int) -> dict[str, object]:
    animals = [animal_facts(game, animal) for animal in game.animals_of(species)]
    return {
        "s": f"s{species}",
        "t": [camel(ACTING[game.faces[card]].name) for card in game.cards_of(species)],
        "animals": [{name: facts[name] for name in WRITTEN} for facts in animals],
    }
