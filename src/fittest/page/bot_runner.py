"""Thoughts of the first worker, thought in the second one, which the page ends if they take too long."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec

from fittest.bots.review import Look
from fittest.kernel.errors import bad_request
from fittest.kernel.message import Message
from fittest.page.bots import Failure
from fittest.server.documents import HintDocument
from fittest.server.errors import Refusal, refuse
from fittest.server.position import Position
from fittest.server.vetting import Vetted

# In seconds. A browser is slower than a server, and has only this table to think about.
BUDGET = 6.0
REVIEW_BUDGET = 120.0
FOREIGN_BUDGET = 20.0

T = TypeVar("T")

Ask = Callable[[str, str, float], Awaitable[str]]
"""Have a thought of that name thought, within so many seconds; empty if it took longer."""


class PageBotRunner:
    def __init__(self, ask: Ask) -> None:
        self._ask = ask

    async def choose(self, position: Position, level: str, seed: int, attended: bool = True) -> str:
        return await self._think("choose", str, BUDGET, position, level, seed)

    async def undo_floor(self, position: Position, to: int, seats: list[int]) -> int:
        try:
            return await self._think("floor", int, BUDGET, position, to, seats)
        except TimeoutError as error:
            raise refuse(503, "error-undo-time") from error

    async def hints(self, position: Position, seed: int) -> HintDocument:
        return await self._think("hints", HintDocument, BUDGET, position, seed)

    async def look(self, position: Position, games: int) -> Look:
        return await self._think("look", Look, REVIEW_BUDGET, position, games)

    async def vet(self, record: dict[str, Any] | None, scenario: dict[str, Any] | None) -> Vetted:
        try:
            return await self._think("vet", Vetted, FOREIGN_BUDGET, record, scenario)
        except TimeoutError as error:
            raise bad_request("error-position-cost") from error

    async def try_loading(self, table_id: str, bodies: list[str]) -> None:
        await self._think("open_table", type(None), FOREIGN_BUDGET, table_id, bodies)

    async def try_answer(self, position: Position, text: str) -> None:
        await self._think("try_answer", type(None), BUDGET, position, text)

    async def _think(self, name: str, kind: type[T], budget: float, *args: object) -> T:
        body = await self._ask(name, msgspec.json.encode([*args, budget]).decode(), budget)
        if not body:
            raise TimeoutError
        if body.startswith("!"):
            failure = msgspec.json.decode(body[1:], type=Failure)
            raise Refusal(Message(failure.key, failure.args), failure.status)
        return msgspec.json.decode(body, type=kind)
