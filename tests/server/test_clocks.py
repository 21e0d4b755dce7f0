"""The game never hangs: clocks, default answers, bots that stand in, outages."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import PERSON, Party, Running, running, until


def remarks(party: Party, seat: int = 0) -> list[str]:
    return [r["text"]["key"] for r in party.state(seat)["remarks"] if "text" in r]


@pytest.mark.parametrize(
    ("clock", "seconds"),
    [
        ({"kind": "move", "seconds": 30}, 30),
        ({"kind": "bank", "seconds": 600, "extra": 10}, 610),
        ({"kind": "days", "days": 3}, 3 * 86_400),
    ],
)
def test_out_of_time_the_stated_answer_is_given(server: Running, clock: Any, seconds: int) -> None:
    party = Party(server, clock=clock)
    seat = party.asked()
    game = party.state(seat)["game"]
    assert game["fallback"] == game["view"]["question"]["choices"][0]["text"]
    server.time.pass_seconds(seconds - 2)
    server.call(server.inside.scheduler.tick())
    assert party.state()["game"]["step"] == 0
    server.time.pass_seconds(4)
    until(lambda: party.state()["game"]["step"] == 1)
    assert remarks(party) == ["table-timeout"]
    assert party.state()["table"]["seats"][seat]["missed"] == 1


def test_the_default_answer_is_told_to_nobody_else(server: Running) -> None:
    party = Party(server, clock={"kind": "move", "seconds": 30})
    others = {0, 1, 2} - {party.asked()}
    assert all("fallback" not in party.state(other)["game"] for other in others)


def test_without_a_clock_nobody_is_hurried(server: Running) -> None:
    party = Party(server)
    server.time.pass_seconds(86_400 * 100)
    server.call(server.inside.scheduler.tick())
    game = party.state()["game"]
    assert (game["step"], game["clock"]["deadline"]) == (0, None)


def test_after_several_misses_a_bot_plays_until_the_person_is_back(database: str) -> None:
    with running(database) as server:
        party = Party(server, seats=[PERSON] * 2, clock={"kind": "move", "seconds": 30}, misses=1)
        seat = party.asked()
        server.time.pass_seconds(31)
        until(lambda: party.state()["table"]["seats"][seat]["away"] == "clock")
        assert party.state()["table"]["seats"][seat]["bot"] == "greedy"
        assert party.refused(seat, "propose", what="pause") == "why-bot-plays"
        party.say(seat, "return")
        state = party.state()["table"]["seats"][seat]
        assert (state["away"], state["bot"], state["missed"]) == (None, None, 0)
        assert remarks(party)[-3:] == ["table-timeout", "table-timeout-bot", "table-returned"]


def test_to_leave_and_come_back_wins_no_time(tmp_path: Path) -> None:
    with running(str(tmp_path / "tables.sqlite"), bot_pace=60.0) as server:
        for clock in ({"kind": "move", "seconds": 30}, {"kind": "bank", "seconds": 10}):
            party = Party(server, people=2, clock=clock)
            seat = party.asked()
            before = party.state()["game"]["clock"]
            server.time.pass_seconds(5)
            party.say(seat, "leave")
            assert party.state()["game"]["clock"]["deadline"] is None
            party.say(seat, "return")
            after = party.state()["game"]["clock"]
            assert (after["deadline"], after["banks"]) == (before["deadline"], before["banks"])


def test_whoever_comes_back_to_an_empty_bank_finds_a_little_time(server: Running) -> None:
    party = Party(server, people=2, clock={"kind": "bank", "seconds": 10}, misses=1, substitute="random")
    seat = party.asked()
    server.time.pass_seconds(11)
    until(lambda: party.state()["table"]["seats"][seat]["away"] == "clock")
    step = party.state()["game"]["step"]
    while party.asked() != seat:
        party.answer()
    until(lambda: party.state()["game"]["step"] > step + 1)
    party.say(seat, "return")
    assert party.state()["game"]["clock"]["banks"][seat] == 30_000


def test_a_time_bank_is_used_up_only_by_the_time_beyond_the_extra(server: Running) -> None:
    party = Party(server, clock={"kind": "bank", "seconds": 100, "extra": 10})
    seat = party.asked()
    server.time.pass_seconds(40)
    party.answer()
    left = party.state()["game"]["clock"]["banks"][seat]
    assert 69_000 < left <= 70_000


def test_time_without_a_server_does_not_count(database: str) -> None:
    with running(database) as server:
        party = Party(server, clock={"kind": "move", "seconds": 30})
    with running(database) as again:
        again.time.pass_seconds(3600)
        client = again.client()
        client.http.cookies = party.seats[0].http.cookies
        until(lambda: client.look(party.id, 0)["remarks"] != [])
        state = client.look(party.id, 0)
        assert state["game"]["step"] == 0
        assert state["remarks"][0]["text"]["key"] == "table-woken-outage"
        assert state["game"]["clock"]["deadline"] > again.time.now() + 25_000


def test_a_deadline_passes_at_a_table_that_nobody_has_open(database: str) -> None:
    """Correspondence: the server was restarted, and nobody has looked since."""
    with running(database) as server:
        party = Party(server, clock={"kind": "days", "days": 1})
    with running(database) as again:
        again.time.pass_seconds(86_400 + 6)
        again.call(again.inside.scheduler.survey())
        until(
            lambda: (
                party.id in again.inside.rooms.by_id and again.inside.rooms.by_id[party.id].table.step == 1
            )
        )


def test_a_bots_turn_survives_a_restart(database: str) -> None:
    with running(database, bot_pace=60.0) as server:
        party = Party(server, seats=[{"kind": "bot", "level": "random"}, PERSON])
        assert party.state(1)["game"]["step"] == 0
    with running(database) as again:
        again.time.pass_seconds(6)
        again.call(again.inside.scheduler.survey())
        until(
            lambda: party.id in again.inside.rooms.by_id and again.inside.rooms.by_id[party.id].table.step > 0
        )
