"""Plays a scenario: its steps in order, then what it expects. What happens here is the same in all games.

A step is tried at once. If it is refused, what can happen in one way only happens, then those in between
decline or end their moves, and each time the step is tried again: a legal step waits for its moment. A step
that must be refused is tried at all those moments, on copies.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

from fittest.kernel.errors import FittestError, IllegalAction, bad_request
from fittest.kernel.message import Message
from fittest.scenarios.table import Step, Table, is_illegal, verb_of
from fittest.scenarios.values import ill_formed, mapping, sequence
from fittest.scenarios.writing import exact_state
from fittest.texts import render

Document: TypeAlias = dict[str, Any]
AnyTable: TypeAlias = Table[Any]
Open: TypeAlias = Callable[[Document], AnyTable]

MOST = 2000
"""Things that may happen between two steps; more than any game has."""
REASON = "why-"


class Failure(Exception):
    """Something is not as the document says."""

    def __init__(self, *messages: Message | None) -> None:
        self.messages = [message for message in messages if message is not None]


def check(cases: list[tuple[str, Document]], open_table: Open, language: str) -> list[str]:
    """What differs, in sentences; nothing if the scenario holds in all its cases."""
    found: list[str] = []
    for label, document in cases:
        with exact_state(document.get("setup")):
            differences = failures(document, open_table)
        said = [" ".join(render(part, language) for part in line) for line in differences]
        found += [f"{label}: {line}" if label else line for line in said]
        if not said and not asserts(document):
            raise bad_request("error-scenario-asserts-nothing")
    return found


def asserts(document: Document) -> bool:
    if document.get("solution"):
        return True
    facts = [key for key in mapping(document.get("expect"), "expect") if key != "note"]
    return bool(facts) or any(map(is_illegal, sequence(document.get("steps") or [], "steps")))


def failures(document: Document, open_table: Open) -> list[list[Message]]:
    try:
        table = play(open_table(document))
    except Failure as failure:
        return [failure.messages]
    found = unsolved(table) + compare(table)
    if found and table.game.decision is not None:
        found[-1] += question(table)
    return found


def unsolved(table: AnyTable) -> list[list[Message]]:
    """The answers of a `solution` that cannot be given, with the reasons."""
    found: list[list[Message]] = []
    for answer in sequence(table.document.get("solution") or [], "solution"):
        why = table.game.why_not(str(answer))
        if why is not None:
            found.append([Message("scenario-unsolved", {"answer": str(answer)}), why])
    return found


def play(table: AnyTable) -> AnyTable:
    """The table after all steps; raises Failure."""
    while table.at < len(table.steps):
        step = table.steps[table.at]
        table.at += 1
        if is_illegal(step):
            refuse(table, step)
        elif "reason" in step:
            raise ill_formed(table.place, "`reason` stands beside `illegal`")
        else:
            table.prepare(step)
            table = carry_out(table, step)
    return table


def carry_out(table: AnyTable, step: Step) -> AnyTable:
    """The table after a step that is legal, now or as soon as those in between have made way."""
    moment = table
    why = asked = None
    for _ in range(MOST):
        attempt = moment.copy()
        try:
            attempt.do(step)
        except IllegalAction as refusal:
            if why is None or (not asked and moment.is_asked(step)):
                why, asked, table = refusal.message, moment.is_asked(step), attempt
        else:
            return attempt
        moment = moment.copy()
        if not moment.runs_by_itself(step) and not moment.makes_way(step):
            break
    assert why is not None
    raise Failure(told("scenario-refused", table, step), why, *question(table))


def refuse(table: AnyTable, step: Step) -> None:
    """The step must be refused now, and after whatever happens by itself before the next legal step."""
    moment = table
    reasons: list[Message] = []
    wanted = reason_of(step)
    for _ in range(MOST):
        attempt = moment.copy()
        try:
            attempt.do(step)
        except IllegalAction as refusal:
            if not reasons or moment.is_asked(step):
                reasons.append(refusal.message)
        else:
            raise Failure(told("scenario-legal", table, step))
        if comes_next(moment):
            break
        moment = moment.copy()
        if not moment.runs_by_itself(step) and not moment.makes_way(step):
            break
    if wanted and not any(fits(reason, wanted) for reason in reasons):
        raise Failure(told("scenario-other-reason", table, step, wanted=wanted), reasons[-1])


def comes_next(table: AnyTable) -> bool:
    """Is this the moment of the next legal step?"""
    attempt = table.copy()
    for step in table.steps[table.at :]:
        attempt.at += 1
        if not is_illegal(step):
            try:
                attempt.do(step)
            except FittestError:
                return False
            return True
    return False


def reason_of(step: Step) -> str:
    """The reason that the step names: the key of one, or words that ours must contain."""
    named = step.get("reason", "")
    said = step.get("illegal")
    return str(said) if not named and isinstance(said, str) and said.startswith(REASON) else str(named)


def fits(reason: Message, wanted: str) -> bool:
    if wanted.startswith(REASON):
        return reason.key == wanted
    return any(wanted.casefold() in render(reason, language).casefold() for language in ("en", "ru"))


def told(key: str, table: AnyTable, step: Step, **args: str) -> Message:
    return Message(key, {"number": table.at, "verb": verb_of(step), **args})


def question(table: AnyTable) -> list[Message]:
    """Who is asked what, and what could be answered."""
    prompt = table.prompt()
    return [table.question()] if prompt is None else [table.question(), prompt]


def compare(table: AnyTable) -> list[list[Message]]:
    """What differs once everything has happened that happens by itself, or once those who can do nothing
    have been passed over. A question that is expected is waited for, and nobody answers it."""
    watched = "offered" in table.expect
    found = table.differences()
    nearest = found
    for _ in range(MOST):
        if (watched and not found) or not table.runs_by_itself(None):
            break
        found = table.differences()
        nearest = found if not watched or len(found) < len(nearest) else nearest
    later = table.copy()
    for _ in range(MOST):
        if not found or watched or not later.makes_way(None):
            break
        while later.runs_by_itself(None):
            pass
        found = later.differences()
    return [[message] for message in nearest] if found else []
