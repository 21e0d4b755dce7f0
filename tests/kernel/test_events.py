"""Logs that clones share until one of them writes, and secrets in them."""

from fittest.kernel.event import PUBLIC, Answers, Event, Events


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
    twin = answers.clone()
    twin.append(6)
    answers.append(7)
    assert answers.all() == [5, 7]
    assert twin.all() == [5, 6]
    assert len(twin) == 2
