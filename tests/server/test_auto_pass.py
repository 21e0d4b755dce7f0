"""Questions without a choice are passed for those who want it, and nobody can tell."""

import json
import time
from types import SimpleNamespace
from typing import Any, cast

import pytest

from fittest.server import auto_pass, scheduler
from fittest.server.table import Table
from tests.server.harness import PERSON, Party, Running, running, until


def windows(server: Running) -> tuple[Party, Table]:
    """Two people, of whom one plays whatever leads to a question to the other."""
    party = Party(server, seats=[PERSON, PERSON])
    return party, server.inside.rooms.by_id[party.id].table


def to_a_window(party: Party, table: Table) -> bool:
    """Until somebody is asked whether to reply: True; or until the game is over: False."""
    while table.status == "playing" and not auto_pass.is_window(table):
        seat = party.asked()
        choices = party.state(seat)["game"]["view"]["question"]["choices"]
        play = next((at for at, one in enumerate(choices) if one["text"].startswith("play")), 0)
        party.seats[seat].answer(party.id, seat, play)
    return table.status == "playing"


def has_choice(table: Table) -> bool:
    assert table.game is not None
    assert table.game.decision is not None
    return not all(table.game.codec.is_idle(code) for code in table.game.decision.codes)


def asked(table: Table) -> int:
    assert table.game is not None
    assert table.game.decision is not None
    return table.game.decision.seat


def test_what_leaves_no_choice_is_passed_after_a_while(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(auto_pass, "USUAL", [900])
    seen: set[bool] = set()
    while seen != {True, False}:
        party, table = windows(server)
        with party.seats[0].socket(party.id, 0), party.seats[1].socket(party.id, 1):
            for seat in (0, 1):
                party.seats[seat].say(party.id, seat, "autopass", when="empty")
            while to_a_window(party, table) and seen != {True, False}:
                step, seat, choice = table.step, asked(table), has_choice(table)
                assert party.state(seat)["game"]["auto_pass"] == "empty"
                assert party.state(seat)["game"]["window"]
                assert "window" not in party.state(1 - seat)["game"]
                if choice:
                    assert auto_pass.answer(table) is None
                    party.seats[seat].answer(party.id, seat)
                else:
                    assert table.step == step
                    until(lambda: table.step > step)  # noqa: B023
                seen.add(choice)


def test_nothing_is_passed_for_somebody_who_is_not_there(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else whoever sees that nobody is there, and hears an answer, knows that there was nothing to play."""
    monkeypatch.setattr(auto_pass, "USUAL", [600])
    party, table = windows(server)
    while not to_a_window(party, table):
        party, table = windows(server)
    seat, step = asked(table), table.step
    with party.seats[seat].socket(party.id, seat):
        party.seats[seat].say(party.id, seat, "autopass", when="turn")
    # For a moment after the socket is closed, its owner may be loading the page anew.
    room = server.inside.rooms.by_id[party.id]
    until(lambda: room.presence.told(table)[seat] != "here" or table.step > step)
    if table.step > step:
        return
    time.sleep(1.0)
    assert table.step == step
    with party.seats[seat].socket(party.id, seat):
        back = time.monotonic()
        until(lambda: table.step > step)
        assert time.monotonic() - back > 0.5


def test_not_this_turn_means_whatever_there_is_to_play(server: Running) -> None:
    while True:
        party, table = windows(server)
        if to_a_window(party, table) and has_choice(table):
            break
    seat = asked(table)
    assert auto_pass.answer(table) is None
    party.seats[seat].say(party.id, seat, "autopass", when="turn")
    text = auto_pass.answer(table)
    assert text is not None
    assert table.game is not None
    assert table.game.codec.is_idle(table.game.codec.parse(text))
    table.seats[seat].unasked_turn = table.game.turns - 1
    assert auto_pass.preferred(table, seat) == "never"
    assert auto_pass.answer(table) is None


def test_after_a_turn_without_questions_it_is_as_before(server: Running) -> None:
    party, table = windows(server)
    for when, now in (("empty", "empty"), ("turn", "turn"), ("empty", "empty"), ("turn", "turn")):
        party.seats[0].say(party.id, 0, "autopass", when=when)
        assert auto_pass.preferred(table, 0) == now
    assert table.game is not None
    table.seats[0].unasked_turn = table.game.turns - 1
    assert auto_pass.preferred(table, 0) == "empty"


def test_nobody_else_hears_of_it(server: Running) -> None:
    party, _ = windows(server)
    with party.seats[1].socket(party.id, 1) as other:
        other.hear()
        party.seats[0].say(party.id, 0, "autopass", when="empty")
        party.seats[0].say(party.id, 0, "chat", text="hello")
        other.hear_until(lambda: other.remarks)
    assert "autopass" not in "".join(other.heard)
    assert all("auto_pass" not in json.dumps(json.loads(body).get("game", {})) for body in other.heard)


def test_the_moment_does_not_depend_on_the_question() -> None:
    """Only on how long this person takes to answer such questions."""

    def table(pauses: list[int], left: int | None = None) -> Table:
        found: Any = SimpleNamespace(seats=[SimpleNamespace(pauses=pauses)], asked_at=1000, game=None)
        found.deadline = lambda: None if left is None else 1000 + left
        return cast(Table, found)

    def drawn(pauses: list[int], chances: int) -> list[int]:
        return [auto_pass.wait(table(pauses), 0, chance / chances, 1000) for chance in range(chances)]

    slow = [20_000] * auto_pass.REMEMBERED
    waits = drawn(slow, 20)
    assert waits == sorted(waits)
    # Half of the times and more are as those that were seen.
    assert waits.count(20_000) > 10
    assert min(waits) == min(auto_pass.USUAL)
    # No time is told apart by being one of a few.
    assert len(set(drawn([], 100))) == 100
    assert auto_pass.wait(table([], left=1000), 0, 0.9, 1000) == 500


def test_nothing_is_passed_in_step_with_the_clock_of_the_server(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """People answer at any moment; whatever came at every fifth of a second would be known for what it is."""
    monkeypatch.setattr(auto_pass, "USUAL", [300])
    monkeypatch.setattr(scheduler, "TICK", 1000.0)
    with running(database) as server:
        party, table = windows(server)
        while not to_a_window(party, table):
            party, table = windows(server)
        seat, step = asked(table), table.step
        with party.seats[seat].socket(party.id, seat):
            party.seats[seat].say(party.id, seat, "autopass", when="turn")
            server.call(server.inside.scheduler.tick())
            assert table.step == step
            until(lambda: table.step > step)


def test_what_was_passed_is_no_move_to_take_back(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would only be passed again."""
    monkeypatch.setattr(auto_pass, "USUAL", [300])
    while True:
        party, table = windows(server)
        with party.seats[0].socket(party.id, 0), party.seats[1].socket(party.id, 1):
            for seat in (0, 1):
                party.seats[seat].say(party.id, seat, "autopass", when="empty")
            while to_a_window(party, table):
                step, seat = table.step, asked(table)
                if has_choice(table):
                    party.seats[seat].answer(party.id, seat)
                    continue
                until(lambda: table.step > step)  # noqa: B023
                assert table.answered_by[step] == seat
                assert step not in table.answered_by_hand(seat)
                assert set(table.answered_by_hand(seat)) < {
                    at for at, by in enumerate(table.answered_by) if by == seat
                }
                return
