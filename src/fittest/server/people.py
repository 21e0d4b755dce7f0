"""Who plays at a table, and who has won there, as far as people are concerned."""

from collections.abc import Iterable

from fittest.kernel.game import Game
from fittest.server.messages import Ending
from fittest.server.seat import Seat
from fittest.server.settings import Person


def people(seats: list[Seat], numbers: Iterable[int]) -> int:
    """How many people sit there: a person on two seats, perhaps in two tabs, counts once."""
    return len({seats[number].sitter or str(number) for number in numbers})


def is_alone(seats: list[Seat], seat: int) -> bool:
    """Does nobody else play here, nor can come to play?"""
    sitter = seats[seat].sitter
    return all(
        number == seat
        or not isinstance(other.plan, Person)
        or other.away == "resigned"
        or (sitter != "" and other.sitter == sitter)
        for number, other in enumerate(seats)
    )


def winners(seats: list[Seat], game: Game | None, ending: Ending | None) -> list[int]:
    """A player who has resigned is last, whoever played on for them: then the best of the others wins.
    Nobody has if somebody left and the game was not played on."""
    if game is None or ending is None or ending.reason in ("left", "broken"):
        return []
    quitter = ending.seat if ending.reason == "resigned" else None
    stayed = [n for n, seat in enumerate(seats) if n != quitter and seat.away != "resigned"]
    won = [number for number in game.winners if number in stayed]
    if won or not stayed:
        return won or game.winners
    best = max(game.scores[number] for number in stayed)
    return [number for number in stayed if game.scores[number] == best]
