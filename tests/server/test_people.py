"""People at a table: taking back, who is there, who is asked along, what is let go."""

from pathlib import Path
from typing import Any

import pytest

from fittest.server import presence
from tests.server.harness import BOT, PERSON, Client, Json, Party, Running, good, key_of, running, until


def question(client: Client, table: str, seat: int) -> Json:
    game: Json = client.look(table, seat)["game"]
    return game


def play(party: Party, count: int) -> None:
    for _ in range(count):
        if party.wait_for(0):
            party.seats[0].answer(party.id, 0)


# -- taking back -----------------------------------------------------------------------------------


def test_alone_with_bots_anything_is_taken_back_and_the_record_says_so(server: Running) -> None:
    """Dice have been rolled and cards been drawn meanwhile."""
    party = Party(server, seats=[PERSON, BOT, BOT], ruleset="evolution")
    assert party.wait_for(0)
    first = question(party.seats[0], party.id, 0)
    while server.inside.rooms.by_id[party.id].table.turns[-1:] != [2]:
        play(party, 1)
    party.wait_for(0)
    party.say(0, "propose", what="undo", to=first["step"])
    now = question(party.seats[0], party.id, 0)
    assert (now["step"], now["view"]["question"]) == (first["step"], first["view"]["question"])
    assert party.state()["table"]["taken_back"] == 1
    while party.wait_for(0):
        party.seats[0].answer(party.id, 0, 3)
    record = good(party.seats[0].get(f"/api/tables/{party.id}/record"))
    [[before, to, by]] = record["taken_back"]
    assert (to, by) == (first["step"], 0)
    assert before > to


def test_back_to_the_start_of_the_move_or_of_the_turn(server: Running) -> None:
    party = Party(server, seats=[PERSON, BOT], ruleset="evolution")
    table = server.inside.rooms.by_id[party.id].table
    while table.turns[-1:] != [2] or table.answered_by.count(0) < 8:
        play(party, 1)
    party.wait_for(0)

    def target(since: str) -> int:
        own = [step for step in range(table.step) if table.answered_by[step] == 0]
        if since == "answer":
            return own[-1]
        if since == "turn":
            return next(step for step in own if table.turns[step] == table.turns[own[-1]])
        step = own[-1]
        while step and table.answered_by[step - 1] == 0:
            step -= 1
        return step

    for since in ("answer", "move", "turn"):
        expected = target(since)
        party.say(0, "propose", what="undo", since=since)
        assert (table.step, table.game.decision.seat) == (expected, 0)  # type: ignore[union-attr]
    assert table.turns == [] or table.turns[-1] < 2 or table.answered_by[-1] != 0


def test_with_people_it_asks_and_a_bots_answer_in_between_forbids_nothing(server: Running) -> None:
    """All lay animals face down, so nobody learns anything."""
    party = Party(server, seats=[PERSON, BOT, PERSON], ruleset="evolution")
    table = server.inside.rooms.by_id[party.id].table
    until(lambda: party_asked(party, 0) or party_asked(party, 2))
    while party_asked(party, 2):
        party.seats[2].answer(party.id, 2)
    mine = table.step
    party.seats[0].answer(party.id, 0)
    until(lambda: party_asked(party, 2) and table.answered_by[mine + 1] == 1)
    if not table.answers[mine + 1].startswith("lay"):
        return
    party.say(0, "propose", what="undo", to=mine)
    assert party.state()["table"]["proposals"][0]["needs"] == [2]
    party.say(2, "agree", what="undo")
    assert table.step == mine
    assert table.taken_back == [(mine + 2, mine, 0)]


def party_asked(party: Party, seat: int) -> bool:
    view = party.state(seat)["game"]["view"]
    return view["question"] is not None and view["question"]["seat"] == seat


# -- who is one person -----------------------------------------------------------------------------


def test_two_seats_in_one_browser_are_one_person(server: Running) -> None:
    """So that nobody outvotes another alone, with a second tab."""
    host = server.client()
    made = host.new_table(settings={"ruleset": "toy", "seats": [PERSON, PERSON, PERSON]}, start=False)
    host.open(made.token("host"))
    greedy, other = server.client(), server.client()
    for seat in (0, 1):
        greedy.open(made.token("seat", seat))
    other.open(made.token("seat", 2))
    host.say(made.id, None, "start")
    refused = greedy.try_say(made.id, 0, "propose", what="bot", seat=2)
    assert key_of(refused) == "why-vote-alone"


def test_who_sits_on_every_seat_is_alone(server: Running) -> None:
    host = server.client()
    made = host.new_table(settings={"ruleset": "toy", "seats": [PERSON, PERSON]}, start=True)
    for seat in (0, 1):
        host.open(made.token("seat", seat))
    table = server.inside.rooms.by_id[made.id].table
    for _ in range(4):
        host.answer(made.id, table.game.decision.seat)  # type: ignore[union-attr]
    host.say(made.id, 0, "propose", what="undo", to=0)
    assert table.step == 0


# -- presence --------------------------------------------------------------------------------------


def test_everybody_hears_who_comes_who_loses_the_line_and_who_is_away(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "BLINK", 0.1)
    monkeypatch.setattr(presence, "GRACE", 0.6)
    monkeypatch.setattr("fittest.server.rooms.BLINK", 0.1)
    monkeypatch.setattr("fittest.server.rooms.GRACE", 0.6)
    party = Party(server, seats=[PERSON, PERSON, BOT])

    def told(socket: Any) -> list[Any]:
        while True:
            message = socket.hear()
            if message["type"] == "presence":
                states: list[Any] = message["presence"]
                return states

    with party.seats[0].socket(party.id, 0) as mine:
        assert mine.hear()["presence"] == ["here", "away", None]
        with party.seats[1].socket(party.id, 1):
            assert told(mine) == ["here", "here", None]
            with party.seats[1].socket(party.id, 1):
                pass
            # A second tab that closes is nobody who goes.
            assert party.state()["presence"] == ["here", "here", None]
        assert told(mine) == ["here", "reconnecting", None]
        assert told(mine) == ["here", "away", None]
    watcher = server.client()
    watcher.open(party.links.token("watch"))
    assert len(watcher.look(party.id)["presence"]) == 3


def test_servers_tell_one_another_who_is_there(postgres: Any) -> None:
    database = postgres.new_database()
    with running(database) as one, running(database) as two:
        party = Party(one, people=2)
        there = two.client()
        there.http.cookies = party.seats[1].http.cookies
        with party.seats[0].socket(party.id, 0) as mine:
            assert mine.hear()["presence"] == ["here", "away"]
            with there.socket(party.id, 1) as theirs:
                theirs.hear()
                until(lambda: party.state()["presence"] == ["here", "here"])
                until(lambda: there.look(party.id, 1)["presence"] == ["here", "here"])


def test_a_bot_stands_in_for_whoever_is_away_and_goes_when_they_are_back(server: Running) -> None:
    party = Party(server, seats=[PERSON, PERSON], cover=10)
    seat = party.asked()
    room = server.inside.rooms.by_id[party.id]
    with party.seats[seat].socket(party.id, seat) as socket:
        socket.hear()
        server.time.pass_seconds(20)
        server.call(server.inside.scheduler.tick())
        assert room.table.seats[seat].away is None, "somebody who is there is waited for"
    until(lambda: seat not in room.presence.here())
    room.presence._left[seat] -= 20
    until(lambda: room.table.seats[seat].away == "absent")
    remarks = [remark["text"]["key"] for remark in party.state()["remarks"] if "text" in remark]
    assert remarks[-1] == "table-absent"
    with party.seats[seat].socket(party.id, seat) as socket:
        assert socket.hear()["table"]["seats"][seat]["away"] is None


def test_without_that_setting_the_table_waits(server: Running) -> None:
    party = Party(server, seats=[PERSON, PERSON])
    room = server.inside.rooms.by_id[party.id]
    server.time.pass_seconds(3600)
    server.call(server.inside.scheduler.tick())
    assert [seat.away for seat in room.table.seats] == [None, None]


# -- results ---------------------------------------------------------------------------------------


def test_whoever_has_resigned_is_last_whoever_plays_the_seat_on(server: Running) -> None:
    for _ in range(20):
        party = Party(server, seats=[PERSON, PERSON, BOT])
        party.say(0, "resign")
        while party.wait_for(1):
            party.seats[1].answer(party.id, 1)
        state = party.state(1)
        if 0 in state["game"]["view"]["winners"]:
            break
    else:
        raise AssertionError("the seat never won")
    scores = state["game"]["view"]["scores"]
    winners = state["table"]["winners"]
    assert 0 not in winners
    assert winners == [n for n in (1, 2) if scores[n] == max(scores[1:])] or len(winners) == 1
    [mine] = good(party.seats[1].get("/api/mine"))
    assert mine["table"]["winners"] == winners


def test_where_resigning_ends_the_game_the_others_win(server: Running) -> None:
    party = Party(server, people=2, on_leave="end")
    party.say(0, "resign")
    assert party.state(1)["table"]["winners"] == [1]


# -- invitations -----------------------------------------------------------------------------------


def test_a_rematch_alone_goes_straight_in(server: Running) -> None:
    party = Party(server, seats=[PERSON, BOT])
    while party.wait_for(0):
        party.seats[0].answer(party.id, 0)
    again = good(party.seats[0].post(f"/api/tables/{party.id}/rematch"))["id"]
    assert party.seats[0].look(again, 0)["table"]["status"] == "playing"


def test_a_rematch_invites_the_others_and_begins_without_the_host(server: Running) -> None:
    party = Party(server, people=2)
    party.play_out()
    again = good(party.seats[1].post(f"/api/tables/{party.id}/rematch"))["id"]
    invitation = {"kind": "rematch", "table": again, "by": 1, "step": None}
    assert party.state(0)["table"]["invitations"] == [invitation]
    [mine] = good(party.seats[0].get("/api/mine"))
    assert mine["invited"] == [invitation]
    assert party.seats[1].look(again, 1)["table"]["status"] == "waiting"
    assert key_of(party.seats[1].try_say(again, 1, "start")) == "error-not-host", "somebody is missing"
    good(party.seats[0].post(f"/api/tables/{party.id}/follow", to=again))
    party.seats[1].say(again, 1, "start")
    assert party.seats[0].look(again, 0)["table"]["status"] == "playing"
    stranger = server.client()
    stranger.open(party.links.token("watch"))
    assert stranger.post(f"/api/tables/{party.id}/follow", to=again).status_code == 403
    assert party.seats[0].post(f"/api/tables/{party.id}/follow", to="elsewhere").status_code == 404


def test_a_rematch_that_was_let_go_can_be_made_again(server: Running) -> None:
    """Nobody takes the next game away from the others."""
    party = Party(server, people=2)
    party.play_out()
    path = f"/api/tables/{party.id}/rematch"
    first = good(party.seats[0].post(path))["id"]
    good(party.seats[0].http.delete(f"/api/mine/{first}"))
    again = good(party.seats[1].post(path))["id"]
    assert again != first
    assert party.seats[1].look(again, 1)["you"]["seats"] == [1]
    assert good(party.seats[0].post(path))["id"] == again


def test_a_fork_of_a_finished_game_can_invite_the_same_people(server: Running) -> None:
    party = Party(server, people=2)
    party.play_out()
    made = good(party.seats[1].post(f"/api/tables/{party.id}/fork", {"step": 2, "invite": True}, seat=1))
    assert [link["role"] for link in made["links"] if link["role"] == "host"] == ["host"]
    assert party.seats[1].look(made["id"], 1)["you"]["seats"] == [1]
    [invitation] = party.state(0)["table"]["invitations"]
    assert (invitation["kind"], invitation["by"], invitation["step"]) == ("fork", 1, 2)
    good(party.seats[0].post(f"/api/tables/{party.id}/follow", to=made["id"]))
    party.seats[0].say(made["id"], 0, "start")
    assert party.seats[0].look(made["id"], 0)["game"]["step"] == 2


def test_a_running_game_is_not_forked_together(server: Running) -> None:
    party = Party(server, people=2)
    response = party.seats[0].post(f"/api/tables/{party.id}/fork", {"step": 0, "invite": True}, seat=0)
    assert key_of(response) == "why-not-finished"


def test_whoever_plays_can_hand_out_a_link_for_spectators(server: Running) -> None:
    party = Party(server, people=2)
    [link] = party.say(1, "share")["links"]
    watcher = server.client()
    assert watcher.open(link["token"])["role"] == "watch"
    assert watcher.look(party.id)["game"]["view"]["hand"] == []
    assert key_of(watcher.try_say(party.id, None, "share")) == "error-not-a-seat"
    closed = Party(server, people=2, spectators=False)
    assert closed.refused(0, "share") == "error-no-spectators"


# -- my games --------------------------------------------------------------------------------------


def test_my_games_tell_opponents_turn_and_whose_move(server: Running) -> None:
    party = Party(server, people=2, ruleset="evolution")
    party.say(0, "name", name="Anna")
    [mine] = good(party.seats[1].get("/api/mine"))
    table = mine["table"]
    assert [seat["name"] for seat in table["seats"]] == ["Anna", ""]
    assert [seat["bot"] for seat in table["seats"]] == [False, False]
    assert (table["turn"], table["asked"], table["winners"]) == (1, party.asked(), [])


def test_a_game_that_is_let_go_is_left_and_the_last_one_takes_the_table_along(server: Running) -> None:
    party = Party(server, people=2)
    assert good(party.seats[0].http.delete(f"/api/mine/{party.id}"))
    assert good(party.seats[0].get("/api/mine")) == []
    assert party.seats[0].get(f"/api/tables/{party.id}", seat=0).status_code == 401
    assert party.seats[0].http.delete(f"/api/mine/{party.id}").status_code == 401
    assert party.state(1)["table"]["seats"][0]["away"] == "left"
    good(party.seats[1].http.delete(f"/api/mine/{party.id}"))
    assert party.host.get(f"/api/tables/{party.id}").status_code == 200
    good(party.host.http.delete(f"/api/mine/{party.id}"))
    assert server.client().get(f"/api/tables/{party.id}").status_code == 404
    assert party.id not in server.inside.rooms.by_id


def test_a_seat_on_two_devices_is_not_left_by_one(tmp_path: Path) -> None:
    with running(str(tmp_path / "tables.sqlite")) as server:
        party = Party(server, people=2)
        phone = server.client()
        phone.open(party.seats[0].code(party.id, 0))
        good(phone.http.delete(f"/api/mine/{party.id}"))
        assert party.state(0)["table"]["seats"][0]["away"] is None
