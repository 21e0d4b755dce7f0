"""What the second worker does: the same thoughts as in a process of the server."""

import logging
from collections.abc import Callable
from typing import Any

import msgspec

from fittest.kernel.message import Arg
from fittest.server import bot_worker, vetting
from fittest.server.budget import BudgetError
from fittest.server.errors import REFUSALS, status_of
from fittest.server.position import Position

logger = logging.getLogger(__name__)

Record = dict[str, Any] | None
THOUGHTS: dict[str, tuple[Callable[..., object], Any]] = {
    "choose": (bot_worker.choose, tuple[Position, str, int, float]),
    "floor": (bot_worker.floor, tuple[Position, int, list[int], float]),
    "hints": (bot_worker.hints, tuple[Position, int, float]),
    "look": (bot_worker.look, tuple[Position, int, float]),
    "vet": (vetting.vet, tuple[Record, Record, float]),
    "open_table": (vetting.open_table, tuple[str, list[str], float]),
    "try_answer": (vetting.try_answer, tuple[Position, str, float]),
}


class Failure(msgspec.Struct):
    """Why a thought was refused."""

    status: int
    key: str
    args: dict[str, Arg]


def think(name: str, body: str) -> str:
    """The result as JSON; after `!`, why there is none; empty if it costs too much."""
    work, kind = THOUGHTS[name]
    try:
        return msgspec.json.encode(work(*msgspec.json.decode(body, type=kind))).decode()
    except BudgetError:
        return ""
    except REFUSALS as refusal:
        failure = Failure(status_of(refusal), refusal.message.key, refusal.message.args)
    except Exception:
        logger.exception("bug", extra={"thought": name})
        failure = Failure(500, "error-internal", {})
    return "!" + msgspec.json.encode(failure).decode()
