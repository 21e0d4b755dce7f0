"""Refusals say what is wrong in words, and survive the way to another process."""

import pickle

from fittest.kernel.errors import BadRequest, IllegalAction, bad_request
from fittest.kernel.message import Message


def test_a_refusal_is_a_sentence() -> None:
    assert str(IllegalAction(Message("why-over"))) == "The game is over: no moves are left."


def test_a_refusal_can_be_sent_to_another_process() -> None:
    refusal = bad_request("error-unknown-bot", name="x", allowed=["a", "b"])
    copy = pickle.loads(pickle.dumps(refusal))
    assert type(copy) is BadRequest
    assert copy.message == refusal.message
    assert "a, b" in str(copy)


def test_messages_are_equal_if_they_say_the_same() -> None:
    message = Message("why-index", {"index": 1, "count": 2})
    assert message == Message("why-index", {"index": 1, "count": 2})
    assert message != Message("why-index", {"index": 1, "count": 3})
    assert message != Message("why-over")
    assert hash(message) == hash(Message("why-index", {"index": 1, "count": 2}))
    assert message.to_json() == {"key": "why-index", "args": {"index": 1, "count": 2}}
