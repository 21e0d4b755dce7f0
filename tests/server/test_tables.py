"""Making tables, sitting down, replaying, forking, reporting, playing again."""

from functools import partial
from pathlib import Path

import pytest

from fittest.puzzles import puzzles
from fittest.server import decide
from fittest.server.limits import Limits
from tests.server.harness import BOT, PERSON, Json, Party, Running, good, key_of, running, until


def test_settings_change_until_the_start(database: str) -> None:
    with running(database) as server:
        party = Party(server, people=2, start=False)
        settings = {"ruleset": "toy", "seats": [PERSON, PERSON, BOT, PERSON], "public": True}
        [link] = party.host.say(party.id, None, "configure", settings=settings)["links"]
        assert link["seat"] == 3
        newcomer = server.client()
        newcomer.open(link["token"])
        assert party.state(1)["table"]["settings"]["public"] is True
        fewer = {**settings, "seats": [PERSON, PERSON, BOT]}
        party.host.say(party.id, None, "configure", settings=fewer)
        assert newcomer.get(f"/api/tables/{party.id}", seat=3).status_code == 401
        party.start()
        assert key_of(party.host.try_say(party.id, None, "configure", settings=fewer)) == "why-started"
        assert party.state()["game"]["view"]["players"] == 3


@pytest.mark.parametrize(
    ("settings", "key"),
    [
        ({"ruleset": "chess"}, "error-unknown-ruleset"),
        ({"ruleset": "toy", "seats": [PERSON] * 6}, "error-number"),
        ({"ruleset": "toy", "switches": {"moon": True}}, "error-unknown-switch"),
        ({"ruleset": "toy", "seats": [PERSON, {"kind": "bot", "level": "god"}]}, "error-bot-level"),
        ({"ruleset": "toy", "seats": [PERSON, {"kind": "bot", "level": "easy:nobody"}]}, "error-bot-level"),
        ({"ruleset": "toy", "substitute": "tests.evil:Bot"}, "error-bot-level"),
        ({"ruleset": "toy", "clock": {"kind": "sand"}}, "error-unreadable"),
        ({"ruleset": "toy", "clock": {"kind": "move", "seconds": 0}}, "error-unreadable"),
        ({"ruleset": "toy", "colour": "red"}, "error-unreadable"),
    ],
)
def test_settings_that_make_no_sense_are_refused(server: Running, settings: Json, key: str) -> None:
    response = server.client().post("/api/tables", {"settings": settings})
    assert (response.status_code, key_of(response)) == (400, key)


def test_a_character_sits_down_at_its_level(server: Running) -> None:
    client = server.client()
    assert "hunter" in good(client.get("/api/welcome"))["characters"]
    seats = [PERSON, {"kind": "bot", "level": "greedy:hunter"}]
    settings = {"ruleset": "toy", "seats": seats, "public": True}
    links = client.new_table(settings=settings)
    until(lambda: good(client.get("/api/tables")) != [])
    [listed] = [table for table in good(client.get("/api/tables")) if table["id"] == links.id]
    assert [seat["level"] for seat in listed["seats"]] == ["", "greedy:hunter"]


def test_a_public_table_gives_its_free_seats_to_whoever_asks(database: str) -> None:
    with running(database) as server:
        host = server.client()
        links = host.new_table(settings={"ruleset": "toy", "seats": [PERSON] * 3, "public": True})
        guest = server.client()
        until(lambda: good(guest.get("/api/tables")) != [])
        [listed] = good(guest.get("/api/tables"))
        assert (listed["id"], listed["free"]) == (links.id, [0, 1, 2])
        grant = good(guest.post(f"/api/tables/{links.id}/sit", seat=1))
        assert grant == {"table": links.id, "role": "seat", "seat": 1}
        assert guest.look(links.id, 1)["you"] == {"seat": 1, "seats": [1], "host": False}
        other = server.client()
        assert key_of(other.post(f"/api/tables/{links.id}/sit", seat=1)) == "why-no-free-seat"
        assert good(other.post(f"/api/tables/{links.id}/sit"))["seat"] == 0
        host.open(links.token("host"))
        host.say(links.id, None, "start")
        assert key_of(server.client().post(f"/api/tables/{links.id}/sit")) == "why-started"


def test_an_unlisted_table_is_in_no_list(server: Running) -> None:
    party = Party(server)
    stranger = server.client()
    assert party.id not in str(good(stranger.get("/api/tables")))
    assert key_of(stranger.post(f"/api/tables/{party.id}/sit")) == "error-not-public"
    assert stranger.get(f"/api/tables/{party.id}").status_code == 401
    assert good(stranger.get("/api/mine")) == []


def test_my_games_are_those_whose_links_i_opened(server: Running) -> None:
    party = Party(server)
    asked = party.asked()
    until(lambda: good(party.seats[0].get("/api/mine")) != [])
    for seat in range(3):
        [mine] = good(party.seats[seat].get("/api/mine"))
        assert (mine["table"]["id"], mine["seats"], mine["turn"]) == (party.id, [seat], seat == asked)
    good(party.seats[0].http.delete("/api/session"))
    assert good(party.seats[0].get("/api/mine")) == []
    assert party.seats[0].get(f"/api/tables/{party.id}", seat=0).status_code == 401


def test_a_replay_shows_each_step_as_the_seat_knew_it(database: str) -> None:
    with running(database) as server:
        party = Party(server)
        seen = [party.state(1)["game"]["view"]]
        lines = []
        while party.state()["table"]["status"] == "playing":
            for step, view in enumerate(seen):
                shown = good(party.seats[1].get(f"/api/tables/{party.id}/replay", seat=1, step=step))
                assert shown["view"] == view
            party.answer()
            seen.append(party.state(1)["game"]["view"])
        for step in range(len(seen)):
            shown = good(party.seats[1].get(f"/api/tables/{party.id}/replay", seat=1, step=step))
            lines += shown["lines"]
        assert lines == party.state(1)["story"]["lines"]
        assert key_of(party.seats[1].get(f"/api/tables/{party.id}/replay", step=99)) == "error-step"


@pytest.mark.parametrize("ruleset", ["evolution", "mutations", "dinosaurs"])
def test_the_course_of_a_game_is_that_of_its_replay(server: Running, ruleset: str) -> None:
    party = Party(server, ruleset=ruleset, people=3)
    path = f"/api/tables/{party.id}"
    told = 0
    for number in range(70):
        if number % 23 == 0:
            course = good(party.seats[1].get(f"{path}/course", seat=1))
            assert {len(one) for one in course.values()} == {number + 1}
        party.answer(number)
    course = good(party.seats[1].get(f"{path}/course", seat=1))
    for step in range(0, 71, 5):
        shown = good(party.seats[1].get(f"{path}/replay", seat=1, step=step))
        assert course["turns"][step] == shown["view"]["turn"]
        assert course["scores"][step] == shown["view"]["scores"]
        lines = [line["number"] for line in shown["lines"]]
        assert all(told <= number < course["told"][step] for number in lines)
        told = course["told"][step]
    assert party.seats[0].get(f"{path}/course", seat=1).status_code == 403


def test_what_is_taken_back_leaves_the_course(server: Running) -> None:
    party = Party(server)
    before = good(party.seats[0].get(f"/api/tables/{party.id}/course"))
    asked = party.asked()
    party.answer(0)
    assert len(good(party.seats[0].get(f"/api/tables/{party.id}/course"))["turns"]) == 2
    table = server.inside.rooms.by_id[party.id].table
    assert asked is not None
    match = table.match
    assert match is not None
    match.rewind(0)
    assert good(party.seats[0].get(f"/api/tables/{party.id}/course")) == before


def test_while_a_game_runs_nobody_replays_it_through_other_eyes(server: Running) -> None:
    party = Party(server)
    party.answer()
    assert party.seats[0].get(f"/api/tables/{party.id}/replay", seat=1, step=1).status_code == 403
    party.play_out()
    assert party.seats[0].get(f"/api/tables/{party.id}/replay", seat=1, step=1).status_code == 200


def test_a_record_is_kept_back_until_the_end_then_imported(server: Running) -> None:
    party = Party(server)
    assert key_of(party.seats[0].get(f"/api/tables/{party.id}/record")) == "why-not-finished"
    party.play_out()
    record = good(party.seats[0].get(f"/api/tables/{party.id}/record"))
    client = server.client()
    whole = client.new_table(record=record, start=True)
    client.open(whole.token("watch"))
    assert client.look(whole.id)["table"]["status"] == "finished"
    # The promise was that of the first table.
    del record["commitment"], record["salt"]
    assert good(client.get(f"/api/tables/{whole.id}/record")) == record
    half = client.new_table(record={**record, "answers": record["answers"][:4]}, start=True)
    client.open(half.token("seat", 0))
    state = client.look(half.id, 0)
    assert (state["table"]["status"], state["game"]["step"]) == ("playing", 4)
    bad = {**record, "answers": ["play 99"]}
    assert key_of(client.post("/api/tables", {"record": bad})) == "error-record-illegal"


def test_a_fork_of_a_finished_game_is_that_very_game(server: Running) -> None:
    party = Party(server, start=False)
    party.say(1, "colour", colour="pink")
    party.start()
    party.play_out()
    original = [
        good(party.seats[0].get(f"/api/tables/{party.id}/replay", seat=seat, step=3))["view"]
        for seat in range(3)
    ]
    created = good(party.seats[0].post(f"/api/tables/{party.id}/fork", {"step": 3}))
    client = server.client()
    host = next(link for link in created["links"] if link["role"] == "host")
    client.open(host["token"])
    client.say(created["id"], None, "start")
    for link in created["links"]:
        if link["role"] == "seat":
            client.open(link["token"])
            state = client.look(created["id"], link["seat"])
            assert state["game"]["view"] == original[link["seat"]]
            assert state["table"]["origin"] == {"kind": "fork", "table": party.id, "step": 3}
            assert [seat["colour"] for seat in state["table"]["seats"]] == ["red", "pink", "green"]


def test_a_fork_of_a_running_game_knows_no_more_than_the_seat(server: Running) -> None:
    party = Party(server)
    for _ in range(3):
        party.answer()
    watcher = server.client()
    watcher.open(party.links.token("watch"))
    assert key_of(watcher.post(f"/api/tables/{party.id}/fork", {"step": 1})) == "error-fork-running"
    real = [party.state(seat)["game"]["view"]["hand"] for seat in range(3)]
    others = set()
    for _ in range(6):
        created = good(party.seats[0].post(f"/api/tables/{party.id}/fork", {"step": 3}, seat=0))
        tokens = {link["role"] + str(link.get("seat", "")): link["token"] for link in created["links"]}
        client = server.client()
        for token in tokens.values():
            client.open(token)
        client.say(created["id"], None, "start")
        hands = [client.look(created["id"], seat)["game"]["view"]["hand"] for seat in range(3)]
        assert hands[0] == real[0]
        others.add(str(hands[1:]))
    assert len(others) > 1, "the hidden cards of a fork are dealt anew"


def test_a_report_holds_what_one_seat_knows(server: Running) -> None:
    party = Party(server)
    for _ in range(4):
        party.answer()
    report = good(party.seats[1].get(f"/api/tables/{party.id}/report", seat=1))
    state = party.state(1)
    assert report["view"] == state["game"]["view"]
    assert report["story"] == state["story"]["lines"]
    assert report["record"] is None
    assert "seed" not in str(report)
    assert party.seats[1].get(f"/api/tables/{party.id}/report", seat=0).status_code == 403
    party.play_out()
    report = good(party.seats[1].get(f"/api/tables/{party.id}/report", seat=1))
    assert report["record"] == good(party.seats[1].get(f"/api/tables/{party.id}/record"))
    answers = report["record"]["answers"]
    assert all(answers[int(step)] == text for step, text in report["own"].items())


def test_a_rematch_seats_the_same_people(database: str) -> None:
    with running(database) as server:
        party = Party(server, people=2, start=False)
        party.say(0, "name", name="Ада")
        party.say(1, "colour", colour="pink")
        party.say(0, "colour", colour="blue")
        party.start()
        path = f"/api/tables/{party.id}/rematch"
        assert key_of(party.seats[0].post(path)) == "why-not-finished"
        party.play_out()
        again = good(party.seats[1].post(path))["id"]
        assert good(party.seats[0].post(path)) == {"id": again}
        assert good(party.host.post(path)) == {"id": again}
        assert good(party.seats[0].post(path)) == {"id": again}
        assert party.state()["table"]["rematch"] == again
        party.host.say(again, None, "start")
        for seat in range(2):
            state = party.seats[seat].look(again, seat)
            assert state["you"]["seats"] == [seat]
            assert state["table"]["seats"][0]["name"] == "Ада"
            assert [one["colour"] for one in state["table"]["seats"]] == ["blue", "pink"]
        assert party.seats[0].get(f"/api/tables/{again}", seat=1).status_code == 403
        stranger = server.client()
        assert stranger.post(path).status_code == 401


def test_no_two_seats_play_in_the_same_colour(database: str) -> None:
    def colours(party: Party) -> list[str]:
        return [seat["colour"] for seat in party.state()["table"]["seats"]]

    with running(database) as server:
        party = Party(server, seats=[PERSON, PERSON, BOT], start=False)
        party.say(1, "name", name="Ада")
        assert colours(party) == ["red", "blue", "green"], "colours by seat, before anybody has chosen"
        refused = party.seats[0].try_say(party.id, 0, "colour", colour="blue")
        assert (refused.status_code, key_of(refused)) == (409, "why-colour-taken")
        assert refused.json()["error"]["args"] == {"who": "Ада"}
        assert party.refused(0, "colour", colour="ultraviolet") == "error-unreadable"
        party.say(0, "colour", colour="green")
        assert colours(party) == ["green", "blue", "red"], "a bot gives way"
        party.say(1, "colour", colour="grey")
        party.say(1, "colour", colour="grey")
        party.host.say(party.id, None, "colour", seat=2, colour="teal")
        assert colours(party) == ["green", "grey", "teal"], "the host chooses for a bot"
        paint = partial(party.host.try_say, party.id, None, "colour")
        assert key_of(paint(seat=2, colour="grey")) == "why-colour-taken"
        assert key_of(paint(seat=1, colour="pink")) == "why-not-a-bot"
        assert key_of(paint(seat=3, colour="pink")) == "why-not-a-bot"
        assert party.refused(1, "colour", seat=2, colour="pink") == "error-not-host"
        paint(seat=2, colour="red")
        more = {"ruleset": "toy", "seats": [PERSON, PERSON, BOT, BOT]}
        party.host.say(party.id, None, "configure", settings=more)
        party.host.say(party.id, None, "kick", seat=1)
        assert colours(party) == ["green", "grey", "red", "blue"]
    with running(database) as server:
        client = server.client()
        client.http.cookies = party.seats[0].http.cookies
        seats = client.look(party.id, 0)["table"]["seats"]
        assert [seat["colour"] for seat in seats] == ["green", "grey", "red", "blue"], "stored"
        client.open(party.links.token("host"))
        client.say(party.id, None, "start")
        assert key_of(client.try_say(party.id, 0, "colour", colour="pink")) == "why-started"


def test_why_not(server: Running) -> None:
    party = Party(server)
    seat = party.asked()
    path = f"/api/tables/{party.id}/why"
    text = party.state(seat)["game"]["view"]["question"]["choices"][0]["text"]
    assert good(party.seats[seat].get(path, seat=seat, text=text)) == {"why": None}
    why = good(party.seats[seat].get(path, seat=seat, text="dance", lang="ru"))["why"]
    assert (why["key"], "не действие" in why["text"]) == ("why-unreadable", True)
    other = (seat + 1) % 3
    assert key_of(party.seats[other].get(path, seat=other, text=text)) == "why-not-your-turn"


def test_names_and_chat_stay_text(server: Running) -> None:
    party = Party(server)
    nasty = "<script>alert('Ю')</script> {{7*7}} & \u202eabc"
    party.say(0, "chat", text=nasty)
    party.say(1, "name", name="<b>@why-stale</b>")
    party.say(2, "name", name="@why-stale")
    party.say(2, "leave")
    state = party.state()
    assert state["remarks"][0]["chat"] == "<script>alert('Ю')</script> {{7*7}} & abc"
    assert [seat["name"] for seat in state["table"]["seats"]] == ["", "<b>@why-stale</b>", "why-stale"]
    assert party.refused(0, "chat", text=" \u200b ") == "error-chat-length"
    assert party.refused(0, "chat", text="x" * 501) == "error-chat-length"
    assert party.refused(0, "name", name="x" * 33) == "error-name-length"
    response = party.seats[0].get(f"/api/tables/{party.id}", seat=0)
    assert response.headers["content-type"].startswith("application/json")
    assert response.headers["x-content-type-options"] == "nosniff"


def test_limits_on_tables(tmp_path: object) -> None:
    limits = Limits(tables_per_address_per_hour=3, tables=4, body_bytes=20_000)
    with running(f"{tmp_path}/t.sqlite", limits=limits) as server:
        client = server.client()
        body = {"settings": {"ruleset": "toy"}}
        assert [client.post("/api/tables", body).status_code for _ in range(4)] == [201, 201, 201, 429]
        assert key_of(client.post("/api/tables", body)) == "error-tables-per-address"
        server.time.pass_seconds(1300)
        assert client.post("/api/tables", body).status_code == 201
        server.time.pass_seconds(1300)
        server.call(_written(server))
        assert key_of(client.post("/api/tables", body)) == "error-too-many-tables"
        big = {"settings": {"ruleset": "toy"}, "scenario": {"junk": "x" * 30_000}}
        assert key_of(client.post("/api/tables", big)) == "error-too-big"


def test_a_rematch_is_a_new_table_too(tmp_path: object) -> None:
    with running(f"{tmp_path}/t.sqlite", limits=Limits(tables_per_address_per_hour=2)) as server:
        party = Party(server, people=2, on_leave="end")
        party.seats[0].say(party.id, 0, "resign")
        again = good(party.host.post(f"/api/tables/{party.id}/rematch"))["id"]
        assert good(party.seats[0].post(f"/api/tables/{party.id}/rematch"))["id"] == again
        party.host.say(again, None, "start")
        party.seats[0].say(again, 0, "resign")
        assert key_of(party.host.post(f"/api/tables/{again}/rematch")) == "error-tables-per-address"


def test_what_is_not_playing_is_limited_per_seat(tmp_path: object) -> None:
    """Also what is refused: to find out that an undo is not possible takes time."""
    cases: list[tuple[str, int, str, Json]] = [
        ("renames", 6, "name", {"name": "Ада"}),
        ("proposals", 12, "propose", {"what": "resume"}),
        ("undos", 6, "propose", {"what": "undo"}),
        ("changes", 120, "colour", {"colour": "pink"}),
    ]
    with running(f"{tmp_path}/t.sqlite", frozen=True) as server:
        for limit, most, type, fields in cases:
            party = Party(server)
            said = [party.seats[0].try_say(party.id, 0, type, **fields) for _ in range(most + 1)]
            assert 429 not in {one.status_code for one in said[:-1]}
            assert (said[-1].status_code, key_of(said[-1])) == (429, f"error-{limit}-per-minute")
            other = party.seats[1].try_say(party.id, 1, type, **fields)
            assert other.status_code == said[0].status_code
            party.say(0, "chat", text="I can still talk")
            while party.answer() != 0:
                pass
            server.time.pass_seconds(60 / most + 1)
            assert party.seats[0].try_say(party.id, 0, type, **fields).status_code != 429


def test_a_repeated_message_is_not_counted(server: Running) -> None:
    party = Party(server)
    for _ in range(20):
        party.say(0, "name", name="Ада", id="the same")


def test_tables_that_never_begin_go_early(database: str) -> None:
    with running(database, purge_days=30) as server:
        waiting, playing = Party(server, start=False), Party(server)
        server.time.pass_seconds(3 * 86_400 + 1)
        fresh = Party(server, start=False)
        until(lambda: server.call(server.inside.store.count()) == 3)
        until(lambda: server.call(_status(server, playing.id)) == "playing")
        server.call(server.inside.scheduler.tidy())
        assert key_of(waiting.host.get(f"/api/tables/{waiting.id}")) == "error-no-table"
        assert playing.state()["table"]["status"] == "playing"
        assert fresh.state()["table"]["status"] == "waiting"


async def _status(server: Running, table_id: str) -> str:
    from sqlalchemy import select

    from fittest.server.tables import summaries

    query = select(summaries.c.status).where(summaries.c.table_id == table_id)
    return str((await server.inside.store._column(query))[0])


def test_junk_makes_room_when_the_server_is_full(tmp_path: object) -> None:
    with running(f"{tmp_path}/t.sqlite", limits=Limits(tables=4)) as server:
        client = server.client()
        used = Party(server)
        for plan in (PERSON, BOT):
            client.new_table(settings={"ruleset": "toy", "seats": [plan] * 2}, start=True)
        client.new_table(settings={"ruleset": "toy"})
        server.call(_written(server))
        until(lambda: server.call(_status(server, used.id)) == "playing")
        until(
            lambda: all(
                room.table.status != "playing" or room.table.attended() or room.table.bot_to_move() is None
                for room in server.inside.rooms.by_id.values()
            )
        )
        body = {"settings": {"ruleset": "toy"}}
        assert key_of(client.post("/api/tables", body)) == "error-too-many-tables"
        server.time.pass_seconds(3601)
        assert client.post("/api/tables", body).status_code == 201
        assert used.state()["table"]["status"] == "playing"
        assert server.call(server.inside.store.count()) <= 2


async def _written(server: Running) -> None:
    import asyncio

    while await server.inside.store.count() < 4:
        await asyncio.sleep(0.01)


def test_a_lesson_starts_from_a_scenario_and_can_be_played_again(server: Running) -> None:
    animals = {"rat": {"t": ["Grazing"], "food": 1}}
    scenario = {"ruleset": "evolution", "setup": {"bank": 1, "P1": {"animals": animals}}}
    client = server.client()
    links = client.new_table(scenario=scenario, settings={"seats": [PERSON, BOT]}, start=True)
    client.open(links.token("seat", 0))
    begun = client.look(links.id, 0)
    assert begun["table"]["origin"]["kind"] == "scenario"
    assert begun["game"]["view"]["question"]["seat"] == 0
    assert key_of(client.post("/api/tables", {"scenario": {"ruleset": "toy"}})) == "error-position"


def test_an_exact_state_is_taken_of_our_own_puzzles_only(server: Running) -> None:
    client = server.client()
    one = puzzles()[0]
    links = client.new_table(scenario=one.position, start=True)
    client.open(links.token("seat", one.puzzle.seat))
    question = client.look(links.id, one.puzzle.seat)["game"]["view"]["question"]
    assert question["seat"] == one.puzzle.seat
    assert set(one.solution) <= {choice["text"] for choice in question["choices"]}
    other = {**one.setup, "engine": {**one.setup["engine"], "asked": False}}
    assert (
        key_of(client.post("/api/tables", {"scenario": {**one.position, "setup": other}}))
        == "error-foreign-exact"
    )


def test_old_tables_are_cleared_away(database: str) -> None:
    with running(database, purge_days=30) as server:
        old = Party(server)
        with old.seats[0].socket(old.id, 0) as socket:
            socket.hear()
            server.time.pass_seconds(29 * 86_400)
            fresh = Party(server)
            server.time.pass_seconds(2 * 86_400)
            # Summaries are written a moment after the events.
            until(lambda: server.call(server.inside.store.count()) == 2)
            server.call(server.inside.scheduler.tidy())
            code, last = socket.closing()
            assert (code, last["error"]["key"]) == (4409, "error-no-table")
        assert key_of(old.seats[0].get(f"/api/tables/{old.id}", seat=0)) == "error-no-table"
        assert fresh.state()["table"]["status"] == "playing"


def test_what_another_server_stores_while_a_table_is_read_is_not_missed(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = Party(server, people=2)
    party.answer()
    stored = party.state()["seq"]
    rooms = server.inside.rooms
    read = rooms.store.read

    async def read_too_early(table: str, after: int = 0) -> list[str]:
        """As if the last event came in after this was read and before the room was open."""
        found = await read(table, after)
        if after == 0:
            rooms.heard(table, stored)
            found.pop()
        return found

    monkeypatch.setattr(rooms.store, "read", read_too_early)
    rooms.drop(rooms.by_id[party.id])
    assert party.state()["seq"] == stored


def test_visitors_without_a_cookie_are_counted(tmp_path: object) -> None:
    """Each of them is stored for half a year."""
    with running(f"{tmp_path}/t.sqlite", limits=Limits(tables_per_address_per_hour=1)) as server:
        links = server.client().post("/api/tables", {"settings": {"ruleset": "toy"}}).json()["links"]
        [watch] = [link["token"] for link in links if link["role"] == "watch"]
        said = [server.client().post("/api/session", {"token": watch}) for _ in range(11)]
    assert [answer.status_code for answer in said] == [200] * 10 + [429]
    assert key_of(said[-1]) == "error-sessions-per-address"


def test_one_player_cannot_use_up_the_chat_of_a_table(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decide, "CHATS_PER_TABLE", 7)
    party = Party(server, seats=[PERSON, PERSON, BOT])
    for number in range(3):
        party.say(0, "chat", text=f"line {number}")
    assert party.refused(0, "chat", text="one more") == "error-chat-full"
    party.say(1, "chat", text="my turn to talk")


@pytest.mark.parametrize(
    ("path", "query"),
    [("", {}), ("/why", {"text": "pass"}), ("/record", {}), ("/report", {}), ("/replay", {"step": 0})],
)
def test_looking_has_a_limit(tmp_path: Path, path: str, query: Json) -> None:
    limits = Limits(requests_at_once=30, requests_per_second=1)
    with running(str(tmp_path / "tables.sqlite"), limits=limits) as server:
        party = Party(server, people=2)
        seen = {party.host.get(f"/api/tables/{party.id}{path}", **query).status_code for _ in range(40)}
        assert 429 in seen
