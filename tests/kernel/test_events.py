"""Logs that clones share until one of them writes, and secrets in them."""

import pickle

import msgspec
import pytest

from fittest.kernel.event import MISSING, NO_NUMBERS, PUBLIC, Answers, Event, Events
from fittest.kernel.event_kinds import EventKinds
from fittest.kernel.view import Line, Text


def test_secret_arguments_are_for_one_seat() -> None:
    event = Event(1, [10], seat=2, secret=[99])
    assert event.seen_by(2) == [10, 99]
    assert event.seen_by(1) == [10]
    assert event.seen_by(PUBLIC) == [10]


def test_a_public_event_has_no_secret() -> None:
    assert Event(1, [10], PUBLIC, [99]).seen_by(PUBLIC) == [10]


def test_clones_of_a_log_do_not_see_each_other() -> None:
    log = Events()
    log.append(0, [0], PUBLIC, [])
    left, right = log.clone(), log.clone()
    left.append(1, [1], PUBLIC, [])
    right.append(2, [2], PUBLIC, [])
    log.append(3, [3], PUBLIC, [])
    assert [event.kind for event in log.since(0)] == [0, 3]
    assert [event.kind for event in left.since(0)] == [0, 1]
    assert [event.kind for event in right.since(1)] == [2]
    assert len(left) == 2


def test_clones_of_answers_do_not_see_each_other() -> None:
    answers = Answers()
    answers.append(5)
    copy = answers.clone()
    copy.append(6)
    answers.append(7)
    assert answers.all() == [5, 7]
    assert copy.all() == [5, 6]
    assert len(copy) == 2


@pytest.mark.parametrize("args", [[7], [7, 0], [1, 2, 3], [0, 0, 0, 4094]])
def test_frequent_events_are_kept_in_short(args: list[int]) -> None:
    log = Events()
    log.append(5, [1], 2, [9])
    log.append_few(200, *args, *[MISSING] * (4 - len(args)))
    log.append(6, [], PUBLIC, [])
    assert [(event.kind, event.args, event.secret) for event in log.since(0)] == [
        (5, [1], [9]),
        (200, args, []),
        (6, [], []),
    ]
    assert [event.kind for event in log.since(1)] == [200, 6]


@pytest.mark.parametrize("number", [-1, 4096])
def test_what_does_not_fit_is_not_kept_in_short(number: int) -> None:
    with pytest.raises(OverflowError):
        Events().append_few(1, number, MISSING, MISSING, MISSING)


def test_new_logs_have_nothing_in_common() -> None:
    first, second = Events(), Events()
    first.append_few(1, 2, 3, 4, 5)
    assert second.since(0) == []
    second.append(6, [7], PUBLIC, [])
    assert [(event.kind, event.args) for event in first.since(0)] == [(1, [2, 3, 4, 5])]
    assert [(event.kind, event.args) for event in second.since(0)] == [(6, [7])]
    assert len(NO_NUMBERS) == 0
    answers, others = Answers(), Answers()
    answers.append(8)
    others.append(9)
    assert (answers.all(), others.all()) == ([8], [9])
    assert len(NO_NUMBERS) == 0


def test_what_a_clone_writes_is_not_pickled_with_its_origin() -> None:
    events = Events()
    events.append_few(1, 2, 3, 4, 5)
    copy = events.clone()
    copy.append_few(6, 7, 8, 9, 10)
    assert len(pickle.loads(pickle.dumps(events)).dump()["numbers"]) == 1
    assert len(pickle.loads(pickle.dumps(copy)).since(0)) == 2


def test_what_goes_without_saying_is_declared_with_the_event() -> None:
    kinds = EventKinds("event-")
    told = [kinds.all[number].message([]) for number in (kinds.add("ate"), kinds.add("ended", quiet=True))]
    assert [message.quiet for message in told] == [False, True]
    assert pickle.loads(pickle.dumps(told[1])).quiet
    spoken = Line(0, Text("event-ate", {}))
    assert b"quiet" not in msgspec.json.encode(spoken)
