"""The table of a game in the terminal: one drawing for each game; a game without one is shown plainly."""

from fittest.terminal.drawings.base import Drawing
from fittest.terminal.drawings.dinosaurs import DinosaursDrawing
from fittest.terminal.drawings.evolution import EvolutionDrawing
from fittest.terminal.drawings.mutations import MutationsDrawing

DRAWINGS: dict[str, Drawing] = {
    "evolution": EvolutionDrawing(),
    "mutations": MutationsDrawing(),
    "dinosaurs": DinosaursDrawing(),
}
PLAIN = Drawing()


def drawing_of(game: str) -> Drawing:
    """The drawing of the game with that id."""
    return DRAWINGS.get(game, PLAIN)
