"""Deals that can be proved fair: a commitment to the seed before the game, its opening afterwards.

The commitment is the SHA-256, in hex, of three lines: `fittest-deal-1`, the seed in decimal digits, the salt
(docs/protocol.md). Whoever has seen it before the first answer knows afterwards that the seed was not
changed; and from the seed and the answers the whole game follows.
"""

import hashlib
from collections.abc import Mapping
from typing import NamedTuple

from fittest.api import replay
from fittest.kernel.chance import Chance
from fittest.kernel.errors import bad_request
from fittest.kernel.game import Game, ReplayError
from fittest.kernel.message import Message
from fittest.kernel.seed import load_seed


def commitment(seed: int, salt: str) -> str:
    return hashlib.sha256(f"fittest-deal-1\n{seed}\n{salt}".encode()).hexdigest()


class Finding(NamedTuple):
    holds: bool
    message: Message


def verify(record: Mapping[str, object]) -> list[Finding]:
    """What the record of a table proves: that the seed is the one committed to, that the rules of today allow
    every answer, and that the result is the one recorded. Raises BadRequest for what is no record."""
    opening = replay({**record, "answers": []})
    findings = [_committed(record), *_drawn(record, opening)]
    try:
        game = replay(record)
    except ReplayError as error:
        return [*findings, Finding(False, error.message)]
    count = len(game.answers)
    findings.append(Finding(True, Message("verify-answers", {"count": count})))
    taken_back = record.get("taken_back")
    if isinstance(taken_back, list) and taken_back:
        findings.append(Finding(True, Message("verify-taken-back", {"count": len(taken_back)})))
    return [*findings, _result(record, game)]


def _committed(record: Mapping[str, object]) -> Finding:
    promised, salt = record.get("commitment"), record.get("salt")
    if promised is None and salt is None:
        return Finding(False, Message("verify-no-commitment"))
    if not isinstance(promised, str) or not isinstance(salt, str):
        raise bad_request("error-record-commitment")
    found = commitment(load_seed(record.get("seed")), salt)
    key = "verify-committed" if found == promised else "verify-not-committed"
    return Finding(found == promised, Message(key, {"promised": promised, "found": found}))


def _drawn(record: Mapping[str, object], opening: Game) -> list[Finding]:
    """A game from scratch is drawn from its seed alone. One that began in a position must at least go on
    with the generator of its seed."""
    if opening.setup.scenario is None:
        return []
    own = opening.chance.state()[:4] == Chance(load_seed(record.get("seed"))).state()[:4]
    return [Finding(own, Message("verify-position" if own else "verify-position-dice"))]


def _result(record: Mapping[str, object], game: Game) -> Finding:
    result = record.get("result")
    if result is None:
        return Finding(False, Message("verify-no-result"))
    scores = [str(score) for score in game.scores]
    if isinstance(result, Mapping) and (result.get("scores"), result.get("winners")) == (
        game.scores,
        game.winners,
    ):
        return Finding(True, Message("verify-result", {"scores": scores}))
    return Finding(False, Message("verify-other-result", {"scores": scores}))
