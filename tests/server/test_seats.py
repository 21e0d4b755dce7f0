"""A seat belongs to whoever sits on it: links that work once, other devices, what the host cannot do."""

import asyncio
import json
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from fittest.server.events import pack, unpack
from tests.server.harness import (
    BOT,
    PERSON,
    Client,
    Json,
    Party,
    Running,
    TableLinks,
    good,
    key_of,
    running,
    until,
)

CLAIM = "made up by a browser"


def open_raw(client: Client, token: str, **more: str) -> httpx.Response:
    return client.post("/api/session", {"token": token, **more})


def seats_of(client: Client, table: str) -> list[int]:
    seats: list[int] = client.look(table)["you"]["seats"]
    return seats


def lobby(server: Running, **settings: Any) -> tuple[Client, TableLinks]:
    host = server.client()
    made = host.new_table(settings={"ruleset": "toy", "seats": [PERSON, PERSON], **settings})
    host.open(made.token("host"))
    return host, made


def devices(client: Client, table: str, seat: int) -> int:
    return int(good(client.get(f"/api/tables/{table}/devices", seat=seat))["devices"])


# -- links -----------------------------------------------------------------------------------------


def test_the_link_of_a_seat_works_for_the_first_who_opens_it(database: str) -> None:
    with running(database) as server:
        host, made = lobby(server)
        anna = server.client()
        link = made.token("seat", 1)
        anna.open(link)
        for late in (host, server.client()):
            refused = open_raw(late, link)
            assert (refused.status_code, key_of(refused)) == (409, "error-seat-taken")
            assert "set-cookie" not in refused.headers
            assert late.get(f"/api/tables/{made.id}", seat=1).status_code in (401, 403)
        assert anna.open(link) == {"table": made.id, "role": "seat", "seat": 1}, (
            "another tab of the same browser"
        )
        assert host.open(made.token("seat", 0))["seat"] == 0, "the other seat is still free"
    with running(database) as again:
        stranger = again.client()
        assert key_of(open_raw(stranger, link)) == "error-seat-taken", "also after a restart"
        stranger.http.cookies = anna.http.cookies
        assert seats_of(stranger, made.id) == [1]


def test_a_seat_is_sat_on_once_by_many_at_the_same_moment(database: str) -> None:
    with running(database) as server:
        _, made = lobby(server)
        crowd = [server.client() for _ in range(8)]
        with ThreadPoolExecutor(8) as pool:
            link = made.token("seat", 0)
            answers = list(pool.map(lambda client: open_raw(client, link).status_code, crowd))
        assert sorted(answers) == [200] + [409] * 7
        assert sum(client.get(f"/api/tables/{made.id}", seat=0).is_success for client in crowd) == 1


def test_a_browser_that_did_not_hear_the_answer_is_let_in_again(server: Running) -> None:
    _, made = lobby(server)
    link = made.token("seat", 0)
    good(open_raw(server.client(), link, claim=CLAIM))
    again, thief = server.client(), server.client()
    good(open_raw(again, link, claim=CLAIM))
    assert seats_of(again, made.id) == [0]
    for other in ("", "made up by somebody"):
        claim = {"claim": other} if other else {}
        assert key_of(open_raw(thief, link, **claim)) == "error-seat-taken"
    server.time.pass_seconds(601)
    assert key_of(open_raw(thief, link, claim=CLAIM)) == "error-seat-taken", "not for long"


def test_a_server_that_dies_while_somebody_sits_down_takes_no_seat_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(str(tmp_path / "tables.sqlite")) as server:
        _, made = lobby(server)
        rooms = server.inside.rooms

        async def dead(*_: object) -> bool:
            raise OSError

        with monkeypatch.context() as patch:
            patch.setattr(rooms, "commit", dead)
            assert open_raw(server.client(), made.token("seat", 0)).status_code == 500
        anna = server.client()
        anna.open(made.token("seat", 0))
        assert seats_of(anna, made.id) == [0]
        assert devices(anna, made.id, 0) == 1


def test_standing_up_makes_the_link_an_invitation_again(server: Running) -> None:
    _, made = lobby(server)
    anna, boris = server.client(), server.client()
    anna.open(made.token("seat", 1))
    with anna.socket(made.id, 1) as socket:
        socket.hear()
        anna.say(made.id, 1, "leave")
        assert socket.closing()[1]["error"]["key"] == "error-seat-emptied"
    assert anna.get(f"/api/tables/{made.id}", seat=1).status_code == 401
    boris.open(made.token("seat", 1))
    assert seats_of(boris, made.id) == [1]


def test_a_free_seat_has_a_new_link_whenever_the_host_wants_one(server: Running) -> None:
    host, made = lobby(server)
    [link] = host.say(made.id, None, "kick", seat=1)["links"]
    assert host.look(made.id)["remarks"] == [], "nobody was there to be sent away"
    assert key_of(open_raw(server.client(), made.token("seat", 1))) == "error-wrong-token"
    host.say(made.id, None, "start")
    [newer] = host.say(made.id, None, "kick", seat=1)["links"]
    guest = server.client()
    assert key_of(open_raw(guest, link["token"])) == "error-wrong-token"
    guest.open(newer["token"])
    assert key_of(host.try_say(made.id, None, "kick", seat=1)) == "why-started"


# -- the host --------------------------------------------------------------------------------------


def test_a_seat_that_became_a_bot_is_nobodys_to_watch(database: str) -> None:
    with running(database) as server:
        host, made = lobby(server)
        anna = server.client()
        anna.open(made.token("seat", 1))
        settings = {"ruleset": "toy", "seats": [PERSON, BOT]}
        with anna.socket(made.id, 1) as socket:
            socket.hear()
            assert host.say(made.id, None, "configure", settings=settings).get("links", []) == []
            assert socket.closing()[1]["error"]["key"] == "error-seat-to-bot"
        assert host.look(made.id)["remarks"][-1]["text"]["key"] == "table-seat-to-bot"
        for client in (anna, host):
            assert key_of(open_raw(client, made.token("seat", 1))) == "error-wrong-token"
            assert client.get(f"/api/tables/{made.id}", seat=1).status_code in (401, 403)
        settings = {"ruleset": "toy", "seats": [PERSON, PERSON]}
        [link] = host.say(made.id, None, "configure", settings=settings)["links"]
        assert key_of(open_raw(host, made.token("seat", 1))) == "error-wrong-token", "the old link is dead"
        anna.open(link["token"])
        assert key_of(open_raw(host, link["token"])) == "error-seat-taken"


def test_the_host_who_held_a_seat_loses_it_to_a_bot(server: Running) -> None:
    """He could have watched the bot's cards and played them."""
    host, made = lobby(server)
    for seat in (0, 1):
        host.open(made.token("seat", seat))
    host.say(made.id, None, "configure", settings={"ruleset": "toy", "seats": [PERSON, BOT]})
    host.say(made.id, None, "start")
    assert seats_of(host, made.id) == [0]
    assert host.get(f"/api/tables/{made.id}", seat=1).status_code == 403


def test_a_rematch_gives_nobody_the_seat_of_another(database: str) -> None:
    with running(database) as server:
        party = Party(server, people=2)
        party.play_out()
        path = f"/api/tables/{party.id}/rematch"
        again = good(party.host.post(path))["id"]
        state = party.host.look(again)
        assert state["you"] == {"seat": None, "seats": [], "host": True}
        assert [seat["kept"] for seat in state["table"]["seats"]] == [True, True]
        good(party.seats[1].post(path))
        assert [seat["kept"] for seat in party.host.look(again)["table"]["seats"]] == [True, False]
        assert [seat["taken"] for seat in party.host.look(again)["table"]["seats"]] == [False, True]
        # The host sends one away who has not come: then the seat is no longer kept, and everybody sees it.
        [link] = party.host.say(again, None, "kick", seat=0)["links"]
        assert party.host.look(again)["remarks"][-1]["text"]["key"] == "table-kicked"
        good(party.seats[0].post(path))
        assert party.seats[0].get(f"/api/tables/{again}", seat=0).status_code == 401
        newcomer = server.client()
        newcomer.open(link["token"])
        assert seats_of(newcomer, again) == [0]


def test_a_kept_seat_is_not_free_for_others(server: Running) -> None:
    party = Party(server, people=2, public=True)
    party.play_out()
    again = good(party.host.post(f"/api/tables/{party.id}/rematch"))["id"]
    assert key_of(server.client().post(f"/api/tables/{again}/sit")) == "why-no-free-seat"


def test_a_public_seat_cannot_be_opened_by_its_link_any_more(server: Running) -> None:
    host, made = lobby(server, public=True)
    guest = server.client()
    good(guest.post(f"/api/tables/{made.id}/sit", seat=1))
    assert key_of(open_raw(host, made.token("seat", 1))) == "error-seat-taken"
    for seat in (None, 1):
        again = good(guest.post(f"/api/tables/{made.id}/sit", seat=seat))
        assert again["seat"] == 1, "whoever asks twice does not sit on two chairs"


# -- devices ---------------------------------------------------------------------------------------


def test_another_device_comes_by_a_code_once_and_soon(database: str) -> None:
    with running(database) as server:
        party = Party(server, people=2)
        anna, phone, thief = party.seats[0], server.client(), server.client()
        made = good(anna.post(f"/api/tables/{party.id}/devices", seat=0))
        assert made["path"] == f"/#/join/{made['code']}"
        typed = f" {made['code'][:5].upper()}-{made['code'][5:]} "
        assert phone.open(typed) == {"table": party.id, "role": "seat", "seat": 0}
        assert devices(anna, party.id, 0) == devices(phone, party.id, 0) == 2
        assert key_of(open_raw(thief, made["code"])) == "error-wrong-code"
        first, second = anna.code(party.id, 0), phone.code(party.id, 0)
        assert key_of(open_raw(thief, first)) == "error-wrong-code", "a new code replaces the last"
        server.time.pass_seconds(601)
        assert key_of(open_raw(thief, second)) == "error-wrong-code"
        assert devices(anna, party.id, 0) == 2


def test_dropped_devices_are_shown_out_at_once(database: str) -> None:
    with running(database) as server:
        party = Party(server, people=2)
        anna, phone = party.seats[0], server.client()
        phone.open(anna.code(party.id, 0))
        code = anna.code(party.id, 0)
        with anna.socket(party.id, 0) as own, phone.socket(party.id, 0) as other:
            own.hear()
            other.hear()
            dropped = good(anna.http.delete(f"/api/tables/{party.id}/devices?seat=0"))
            assert dropped == {"devices": 1}
            last = other.closing()
            assert (last[0], last[1]["error"]["key"]) == (4409, "error-seat-dropped")
            assert own.say("chat", text="still here")["type"] == "done"
        assert phone.get(f"/api/tables/{party.id}", seat=0).status_code == 401
        assert key_of(open_raw(phone, code)) == "error-wrong-code", "codes that were made are void"
        assert seats_of(anna, party.id) == [0]


def test_a_dropped_device_says_nothing_any_more(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if its socket has not heard of it yet."""
    party = Party(server, people=2)
    phone = server.client()
    phone.open(party.seats[0].code(party.id, 0))
    with phone.socket(party.id, 0) as socket:
        socket.hear()
        monkeypatch.setattr(server.inside.rooms.by_id[party.id], "ring", lambda: None)
        good(party.seats[0].http.delete(f"/api/tables/{party.id}/devices?seat=0"))
        socket.send("chat", text="it was me")
        assert socket.closing()[1]["error"]["key"] == "error-seat-dropped"
    assert "it was me" not in str(party.state()["remarks"])


# -- sessions --------------------------------------------------------------------------------------


def test_forgetting_all_links_closes_every_socket_and_waiting_request(database: str) -> None:
    with running(database) as server:
        first, second = Party(server, people=2), Party(server, people=2)
        public = Party(server, people=2, public=True)
        anna = first.seats[0]
        anna.open(second.links.token("watch"))
        seq = first.state()["seq"]
        path = f"/api/tables/{first.id}"
        with (
            anna.socket(first.id, 0) as a,
            anna.socket(second.id) as b,
            anna.socket(public.id) as c,
            first.seats[1].socket(first.id, 1) as other,
            ThreadPoolExecutor(1) as pool,
        ):
            for socket in (a, b, c, other):
                socket.hear()
            listeners = server.inside.rooms.by_id[first.id].listeners
            waiting = pool.submit(anna.get, path, seat=0, after=seq, wait=60)
            until(lambda: len(listeners) == 3)
            with httpx.Client(base_url=server.address, cookies=dict(anna.http.cookies)) as tab:
                good(tab.delete("/api/session"))
            for socket in (a, b, c):
                code, last = socket.closing()
                assert (code, last["error"]["key"]) == (4401, "error-session-closed")
            assert waiting.result(10).status_code == 401
            assert other.say("chat", text="I stay")["type"] == "done"


def test_what_one_server_closes_the_other_closes_too(postgres: Any) -> None:
    database = postgres.new_database()
    with running(database) as one, running(database) as two:
        assert two.inside.notifier is not None
        until(two.inside.notifier.connected.is_set)
        party = Party(one, people=2)
        device, host = two.client(), two.client()
        device.open(party.seats[0].code(party.id, 0))
        host.http.cookies = party.host.http.cookies
        assert key_of(open_raw(host, party.links.token("seat", 1))) == "error-seat-taken"
        with device.socket(party.id, 0) as socket:
            socket.hear()
            good(party.seats[0].http.delete(f"/api/tables/{party.id}/devices?seat=0"))
            assert socket.closing()[1]["error"]["key"] == "error-seat-dropped"
        device.open(party.seats[0].code(party.id, 0))
        with device.socket(party.id, 0) as socket:
            socket.hear()
            with httpx.Client(base_url=one.address, cookies=dict(device.http.cookies)) as tab:
                good(tab.delete("/api/session"))
            assert socket.closing()[0] == 4401
        assert device.get(f"/api/tables/{party.id}", seat=0).status_code == 401


def test_a_host_who_sits_down_on_one_server_sits_on_the_other_at_once(postgres: Any) -> None:
    """The other one knows his session already, but not that it holds a seat now."""
    database = postgres.new_database()
    with running(database) as one, running(database) as two:
        host, made = lobby(one)
        there = two.client()
        there.http.cookies = host.http.cookies
        assert seats_of(there, made.id) == []
        host.open(made.token("seat", 0))
        until(lambda: two.inside.rooms.by_id[made.id].table.seats[0].taken)
        assert there.look(made.id, 0)["you"]["seats"] == [0]


# -- open hands ------------------------------------------------------------------------------------


def looks(client: Client, table: str) -> list[Json]:
    """Whatever shows the game to somebody who looks as a spectator."""
    with client.socket(table) as socket:
        heard = socket.hear()
    return [heard["game"], client.look(table)["game"]]


def every_look(client: Client, table: str, seats: int) -> str:
    """All that somebody can get to see of a running game without a seat, as one text."""
    parts: list[Any] = looks(client, table)
    step = parts[-1]["step"]
    parts += [client.get(f"/api/tables/{table}/{what}").json() for what in ("report", "record", "review")]
    for seat in (None, *range(seats)):
        parts += [client.get(f"/api/tables/{table}", seat=seat).json()["error"]] if seat is not None else []
        parts += [client.get(f"/api/tables/{table}/report", seat=seat).json()]
        parts += [
            client.get(f"/api/tables/{table}/replay", seat=seat, step=n).json() for n in range(step + 1)
        ]
    return json.dumps(parts)


def test_while_people_play_no_browser_without_a_seat_sees_a_hand(tmp_path: Any) -> None:
    """A player can open every link but those of the other seats in another browser. So neither a watcher, nor
    a host, nor a stranger at a public table sees a hand, however late: not while people play, nor while one
    who has only left can return."""
    with running(str(tmp_path / "hands.sqlite"), bot_pace=600) as server:
        party = Party(server, open_hands=1, people=3, public=True)
        watcher, host, stranger = server.client(), server.client(), server.client()
        watcher.open(party.links.token("watch"))
        host.open(party.links.token("host"))
        outside = [watcher, host, stranger]

        def nobody_sees() -> None:
            for browser in outside:
                seen = every_look(browser, party.id, 3)
                assert '"hands"' not in seen
                assert '"hand": [' in seen
                assert set(re.findall(r'"hand": (\[.*?\])', seen)) == {"[]"}

        for _ in range(4):
            nobody_sees()
            party.answer()
        party.say(0, "leave")
        party.say(1, "resign")
        party.say(2, "resign")
        nobody_sees()
        party.say(0, "return")
        nobody_sees()
        # For good: now bots play among themselves.
        party.say(0, "resign")
        for browser in (watcher, host):
            assert all(game["hands"]["step"] == game["step"] for game in looks(browser, party.id))
        assert not any("hands" in game for game in looks(stranger, party.id))
        assert not any("hands" in game for game in looks(party.seats[0], party.id)), "he holds a seat"


def test_hands_of_a_table_with_a_free_seat_are_closed(server: Running) -> None:
    """Whoever looks on may still sit down."""
    host, made = lobby(server, open_hands=1)
    watcher = server.client()
    watcher.open(made.token("watch"))
    host.say(made.id, None, "start")
    assert not any("hands" in game for game in looks(watcher, made.id))


def test_hands_are_open_when_the_game_is_over(server: Running) -> None:
    party = Party(server, open_hands=1, people=2)
    watcher = server.client()
    watcher.open(party.links.token("watch"))
    party.play_out()
    assert all("hands" in game for game in looks(watcher, party.id))


# -- tables of before ------------------------------------------------------------------------------


def test_tables_of_before_are_read_and_their_seats_belong_to_who_sits_there(database: str) -> None:
    """Then a session held the key of the link itself, which everybody could open who knew it."""
    with running(database) as server:
        _, made = lobby(server)
        keys = server.inside.rooms.by_id[made.id].table.keys
        link = next(key.hash for key in keys.values() if key.seat == 1)
        anna = server.client()
        anna.open(made.token("watch"))
        server.call(_hold(server, anna, made.id, link))
        rows = server.call(server.inside.store.read(made.id))
        old = [_without(json.loads(row)) for row in rows]
        sat = {"v": 1, "event": {"type": "sat", "at": 5, "id": "", "actor": -1, "seat": 1}}
        server.call(_rewrite(server, made.id, [*old, sat]))
    with running(database) as again:
        sitter, host = again.client(), again.client()
        sitter.http.cookies = anna.http.cookies
        assert sitter.look(made.id, 1)["you"]["seats"] == [1]
        assert sitter.open(made.token("seat", 1))["seat"] == 1
        assert key_of(open_raw(host, made.token("seat", 1))) == "error-seat-taken"
        phone = again.client()
        phone.open(sitter.code(made.id, 1))
        assert devices(sitter, made.id, 1) == 2
        good(sitter.http.delete(f"/api/tables/{made.id}/devices?seat=1"))
        assert phone.get(f"/api/tables/{made.id}", seat=1).status_code == 401
        assert seats_of(sitter, made.id) == [1]


def test_a_bots_seat_whose_keys_an_old_server_kept_stays_closed(server: Running) -> None:
    host, made = lobby(server)
    host.open(made.token("seat", 1))
    table = server.inside.rooms.by_id[made.id].table
    event = {
        "type": "configured",
        "at": 5,
        "settings": {"ruleset": "toy", "seats": [PERSON, BOT]},
        "keys": [],
    }
    before = dict(table.keys)
    table.apply(unpack(json.dumps({"v": 1, "event": event})))
    assert table.keys == before
    assert seats_of(host, made.id) == []
    assert pack(unpack(json.dumps({"v": 1, "event": event})))


def _without(row: Json) -> Json:
    """As it was stored before seats were held."""
    for key in row["event"].get("keys", []):
        key.pop("held")
    return row


async def _hold(server: Running, client: Client, table: str, key: str) -> None:
    from fittest.server.tokens import digest

    await server.inside.store.grant(digest(client.http.cookies["fittest"]), 10**15, table, key)


async def _rewrite(server: Running, table: str, rows: list[Json]) -> None:
    from sqlalchemy import delete

    from fittest.server.tables import log

    store = server.inside.store
    await store.database.write(
        lambda connection: connection.execute(delete(log).where(log.c.table_id == table))
    )
    for number, row in enumerate(rows, start=1):
        assert await store.append(table, number, json.dumps(row))
    await asyncio.sleep(0)
