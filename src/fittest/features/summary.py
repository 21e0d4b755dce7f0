"""A position in some dozen numbers for each seat: for judges that look at thousands of positions.

Unlike the observations of the environments it shows what is on the table in all, not thing by thing, and of
hidden cards only those of the seat that judges. Columns are found by their names, so that what was learned by
one layout can be used with another one that has more of them.
"""

from mypy_extensions import mypyc_attr

from fittest.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Summary:
    """Of a game that nobody knows: points, and the turn."""

    def __init__(self) -> None:
        self.seat_columns: list[str] = ["points"]
        """What everybody may know about a seat."""
        self.table_columns: list[str] = ["turn"]
        """What a seat knows about the table and its own cards."""

    def moment(self, game: Game) -> int:
        """Grows in the course of a game; positions are summed up where it has just grown."""
        return game.turns

    def of_seat(self, game: Game, seat: int) -> list[float]:
        return [float(game.scores[seat])]

    def of_table(self, game: Game, seat: int) -> list[float]:
        return [float(game.turns)]
