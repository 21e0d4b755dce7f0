"""Numbers that follow from the order of declarations: of reasons, of kinds of events, of names."""

from fittest.kernel.event import Event
from fittest.kernel.event_kinds import Argument, EventKinds
from fittest.kernel.message import Message
from fittest.kernel.moves import SEAT, Kind
from fittest.kernel.names import named
from fittest.kernel.reasons import FINE, NOT_ASKED, Reasons


def test_reasons_are_counted_after_those_of_all_games() -> None:
    reasons = Reasons()
    assert [reasons.add("why-a"), reasons.add("why-b", "animal", "need")] == [NOT_ASKED + 1, NOT_ASKED + 2]
    assert reasons.keys == ["", "why-not-asked", "why-a", "why-b"]
    assert reasons.keys[FINE] == ""
    assert reasons.arguments[NOT_ASKED + 2] == ("animal", "need")


def test_events_are_told_by_their_numbers() -> None:
    kinds = EventKinds("event-toy-")
    player, card = Argument("player", SEAT), Argument("card", Kind(9), "-seen")
    assert [kinds.add("passed", player), kinds.add("drew", player, card)] == [0, 1]
    drew = Event(kinds.number_of("drew"), [1], 1, [7])
    assert kinds.message(drew, 1) == Message("event-toy-drew-seen", {"player": "P2", "card": 7})
    assert kinds.message(drew, 0) == Message("event-toy-drew", {"player": "P2"})
    assert kinds.message(drew, 1, left_out="card") == Message("event-toy-drew", {"player": "P2"})


def test_names_stand_in_the_order_of_their_numbers() -> None:
    names: list[str] = []
    assert [named(names, "tail"), named(names, "leg")] == [0, 1]
    assert names == ["tail", "leg"]
