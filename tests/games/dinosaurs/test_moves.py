"""Short texts of answers: read and written alike, nonsense is refused."""

import pytest

from fittest.games.dinosaurs.moves import ATTACK, BID, MOVES, PLAY


@pytest.mark.parametrize(
    "text",
    [
        "move 2,-1 3,-1",
        "attack -5,3 -4,3",
        "birth 0,0",
        "lose 31,-31",
        "done",
        "pick 6",
        "row 2",
        "bid 0",
        "bid 61",
        "decline",
        "play stampede",
        "play quagmire P2",
        "play sickness P5 -2,5",
        "pass",
        "hold",
    ],
)
def test_round_trip(text: str) -> None:
    code = MOVES.parse(text)
    assert code >= 0
    assert MOVES.text(code) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "fly 1,1",
        "move",
        "move 1,1",
        "move 1,1 2,2 3,3",
        "move 1;1 2,2",
        "birth 99,0",
        "birth 1,",
        "birth 01,1",
        "birth ١,1",
        "done now",
        "row",
        "row -1",
        "bid x",
        "bid 1234567",
        "play",
        "play joker",
        "play quagmire B",
        "play quagmire P9",
        "play sickness P2 here",
        "play sickness P2 1,1 2,2",
    ],
)
def test_nonsense(text: str) -> None:
    assert MOVES.parse(text) == -1


def test_what_does_not_fit_is_refused() -> None:
    assert MOVES.text(MOVES.parse("bid 999999")) == "bid 999999"
    with pytest.raises(OverflowError):
        BID.code(1 << 24)
    with pytest.raises(OverflowError):
        ATTACK.code(1 << 12, 1)
    with pytest.raises(OverflowError):
        PLAY.code(1 << 9)
