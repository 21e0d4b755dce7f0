"""The socket: snapshots, updates, lost connections, replaced links, limits."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
from websockets.sync.client import connect
from websockets.typing import Origin

from fittest.server.limits import Limits
from tests.server.harness import BOT, Party, Running, running, until

# Events of a table of bots before the first answer: opened, started.
OPENING = 2


def test_every_seat_hears_every_move_and_sees_what_http_shows(database: str) -> None:
    with running(database) as server:
        party = Party(server)
        with (
            party.seats[0].socket(party.id, 0) as a,
            party.seats[1].socket(party.id, 1) as b,
            party.seats[2].socket(party.id, 2) as c,
        ):
            sockets = [a, b, c]
            for socket in sockets:
                assert socket.hear()["type"] == "snapshot"
            while party.state()["table"]["status"] == "playing":
                party.answer()
                step = party.state()["game"]["step"]
                for socket in sockets:
                    socket.hear_until(lambda s=socket, n=step: s.game and s.game["step"] == n)
            for number, socket in enumerate(sockets):
                shown = party.state(number)
                socket.hear_until(lambda s=socket, n=shown["seq"]: s.seq == n)
                assert socket.game is not None
                assert socket.game["view"] == shown["game"]["view"]
                assert socket.story == shown["story"]["lines"]
                assert socket.table == shown["table"]


def test_answers_over_the_socket_and_repetitions_over_another(server: Running) -> None:
    party = Party(server)
    seat = party.asked()
    client = party.seats[seat]
    with client.socket(party.id, seat) as socket:
        socket.hear()
        assert socket.game is not None
        assert socket.question is not None
        answer = {"asked": socket.game["asked"], "text": socket.question["choices"][0]["text"], "id": "one"}
        done = socket.say("answer", **answer)
        assert done["type"] == "done"
    with client.socket(party.id, seat) as again:
        again.hear()
        assert again.say("answer", **answer) == {**done, "repeated": True}
        assert again.game is not None
        assert again.game["step"] == 1


def test_a_second_tab_and_another_device_show_the_same_question(server: Running) -> None:
    party = Party(server)
    seat = party.asked()
    device = server.client()
    device.open(party.seats[seat].code(party.id, seat))
    with party.seats[seat].socket(party.id, seat) as tab, device.socket(party.id, seat) as other:
        first, second = tab.hear(), other.hear()
        for message in (first, second):
            message["game"]["clock"].pop("now")
        assert first == second
        tab.say(
            "answer",
            asked=first["game"]["asked"],
            text=first["game"]["view"]["question"]["choices"][0]["text"],
        )
        other.hear_until(lambda: other.game and other.game["step"] == 1)


def test_ten_minutes_away_the_same_question_is_there(database: str) -> None:
    with running(database) as server:
        party = Party(server)
        seat = party.asked()
        with party.seats[seat].socket(party.id, seat) as socket:
            before = socket.hear()
    with running(database) as again:
        again.time.pass_seconds(600)
        client = again.client()
        client.http.cookies = party.seats[seat].http.cookies
        with client.socket(party.id, seat) as socket:
            after = socket.hear()
            assert after["game"]["asked"] == before["game"]["asked"]
            assert after["game"]["view"] == before["game"]["view"]
            answer = before["game"]["view"]["question"]["choices"][0]["text"]
            assert socket.say("answer", asked=before["game"]["asked"], text=answer)["type"] == "done"


def test_unreadable_messages_are_answered_and_change_nothing(server: Running) -> None:
    party = Party(server)
    with party.seats[0].socket(party.id, 0, lang="ru") as socket:
        socket.hear()
        for body in ("", "{", "[]", "null", '{"type": "answer"}', '{"type": "dance", "id": "1"}', "\x00"):
            socket.raw.send(body)
            message = socket.hear()
            assert message["type"] == "refused"
            assert message["error"]["key"] == "error-unreadable"
            assert message["error"]["text"].startswith("Запрос не читается")
        socket.raw.send(json.dumps({"type": "dance", "id": "mine"}))
        assert socket.hear()["id"] == "mine"
    assert party.state()["seq"] == socket.seq


def test_a_kicked_player_is_shown_out_and_the_new_link_works(database: str) -> None:
    with running(database) as server:
        party = Party(server, start=False)
        with party.seats[1].socket(party.id, 1) as socket, party.seats[0].socket(party.id, 0) as other:
            socket.hear()
            other.hear()
            [link] = party.host.say(party.id, None, "kick", seat=1)["links"]
            code, last = socket.closing()
            assert (code, last["error"]["key"]) == (4409, "error-seat-emptied")
            other.hear_until(lambda: other.remarks)
            assert other.table["seats"][1]["taken"] is False
        refused = party.seats[1].get(f"/api/tables/{party.id}", seat=1)
        assert refused.status_code == 401
        newcomer = server.client()
        newcomer.open(link["token"])
        assert newcomer.look(party.id, 1)["you"]["seats"] == [1]


def test_too_many_messages_and_too_long_ones_close_the_socket(server: Running) -> None:
    party = Party(server)
    limits = server.inside.config.limits
    with party.seats[0].socket(party.id, 0) as socket:
        for _ in range(limits.messages_at_once + 20):
            socket.raw.send("{}")
        code, last = socket.closing()
        assert (code, last["error"]["key"]) == (4429, "error-too-fast")
    with party.seats[0].socket(party.id, 0) as socket:
        socket.raw.send(json.dumps({"type": "chat", "id": "1", "text": "a" * limits.message_bytes}))
        code, last = socket.closing()
        assert (code, last["error"]["key"]) == (4413, "error-message-size")


def test_spectators_take_no_place_from_players(tmp_path: object) -> None:
    limits = Limits(sockets_per_table=2, sockets_per_address=2, sockets_per_seat=2)
    with running(f"{tmp_path}/t.sqlite", limits=limits) as server:
        party = Party(server, public=True)
        watcher = server.client()
        with watcher.socket(party.id) as a, watcher.socket(party.id) as b:
            a.hear()
            b.hear()
            with watcher.socket(party.id) as c:
                code, last = c.closing()
                assert (code, last["error"]["key"]) == (4429, "error-sockets-per-table")
            with party.seats[2].socket(party.id, 2) as c, party.host.socket(party.id) as d:
                assert c.hear()["type"] == d.hear()["type"] == "snapshot"
            seq = party.state()["seq"]
            assert party.seats[1].look(party.id, 1, after=seq, wait=0.01)["seq"] == seq
        until(lambda: not server.inside.rooms.by_id[party.id].listeners)
        with watcher.socket(party.id) as c:
            assert c.hear()["type"] == "snapshot"


def test_sockets_of_a_seat_and_of_an_address_are_limited(tmp_path: object) -> None:
    limits = Limits(sockets_per_seat=2, sockets_per_address=3, sockets_of_spectators=1)
    with running(f"{tmp_path}/t.sqlite", limits=limits) as server:
        party = Party(server, public=True)
        with party.seats[0].socket(party.id, 0) as a, party.seats[0].socket(party.id) as b:
            a.hear()
            b.hear()
            with party.seats[0].socket(party.id, 0) as c:
                assert c.closing()[1]["error"]["key"] == "error-sockets-per-seat"
            with party.seats[1].socket(party.id, 1) as c, party.seats[2].socket(party.id, 2) as d:
                c.hear()
                assert d.closing()[1]["error"]["key"] == "error-sockets-per-address"
        watcher = server.client()
        with watcher.socket(party.id) as a, watcher.socket(Party(server, public=True).id) as b:
            a.hear()
            assert b.closing()[1]["error"]["key"] == "error-sockets-of-spectators"


def test_a_page_of_another_site_cannot_open_a_socket(server: Running) -> None:
    party = Party(server)
    cookie = party.seats[0].http.cookies["fittest"]
    address = server.address.replace("http", "ws") + f"/api/tables/{party.id}/socket?seat=0"
    headers = {"Cookie": f"fittest={cookie}"}
    with connect(address, additional_headers=headers, origin=Origin("https://evil.example")) as raw:
        assert json.loads(raw.recv())["error"]["key"] == "error-other-site"
    with connect(address, additional_headers=headers, origin=Origin(server.address)) as raw:
        assert json.loads(raw.recv())["type"] == "snapshot"


def test_a_waiting_request_is_answered_when_something_happens(server: Running) -> None:
    party = Party(server)
    seat = party.asked()
    seq = party.state()["seq"]
    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(party.seats[seat].look, party.id, seat, after=seq, wait=15)
        until(lambda: bool(server.inside.rooms.by_id[party.id].listeners))
        assert not waiting.done()
        party.answer()
        assert waiting.result(5)["seq"] > seq


def test_spectators_of_bots_see_their_hands_late(tmp_path: Path) -> None:
    with running(str(tmp_path / "late.sqlite"), bot_pace=0.03) as server:
        party = Party(server, open_hands=2, seats=[BOT] * 3, start=False)
        watcher = server.client()
        watcher.open(party.links.token("watch"))
        with watcher.socket(party.id) as socket:
            socket.hear()
            party.start()
            socket.hear_until(lambda: socket.table["status"] == "finished")
            table = server.inside.rooms.by_id[party.id].table
            played = [json.loads(body) for body in socket.heard]
            played = [message for message in played if message.get("game")]
            for message in played[:-1]:
                step = message["game"]["hands"]["step"]
                assert step == message["game"]["step"] == max(0, message["seq"] - OPENING - 2)
                views = [msgspec.to_builtins(table.position(step).view(seat)) for seat in range(3)]
                assert message["game"]["hands"]["views"] == views
            assert len(played) > 4
            assert played[-1]["game"]["step"] == table.step
            assert socket.story == watcher.look(party.id)["story"]["lines"]


def test_spectators_of_other_tables_see_no_hand(server: Running) -> None:
    party = Party(server)
    watcher = server.client()
    watcher.open(party.links.token("watch"))
    state = watcher.look(party.id)
    assert state["game"]["view"]["hand"] == []
    assert state["game"]["view"]["question"]["choices"] == []
    assert "hands" not in state["game"]
