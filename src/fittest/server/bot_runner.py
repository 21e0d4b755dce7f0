"""What tables need of bots: processes behind a server, a second worker in a page."""

from typing import Any, Protocol

from fittest.bots.review import Look
from fittest.server.documents import HintDocument
from fittest.server.position import Position
from fittest.server.vetting import Vetted


class BotRunner(Protocol):
    """Raises TimeoutError when a thought takes too long."""

    async def choose(self, position: Position, level: str, seed: int, attended: bool = True) -> str:
        """The answer of a bot of that level to the pending question. `attended`: a person plays there."""

    async def undo_floor(self, position: Position, to: int, seats: list[int]) -> int:
        """The earliest step, not before `to`, to which an undo may go among people at these seats."""

    async def hints(self, position: Position, seed: int) -> HintDocument:
        """The options of the player who is asked, judged by what they know."""

    async def look(self, position: Position, games: int) -> Look:
        """The last answer of a position of a finished game, for its review."""

    async def vet(self, record: dict[str, Any] | None, scenario: dict[str, Any] | None) -> Vetted:
        """A record or position from outside; refuses what is none, or costs too much."""

    async def try_loading(self, table_id: str, bodies: list[str]) -> None:
        """Open a stored table elsewhere first."""

    async def try_answer(self, position: Position, text: str) -> None:
        """Play an answer of a game from outside elsewhere first."""
