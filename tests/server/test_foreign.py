"""Positions and records from outside, and stored tables that cannot be opened: none stops a server."""

import asyncio
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import fittest
from fittest.puzzles import puzzles
from fittest.server import bot_pool, foreign, vetting
from fittest.server.bot_pool import BotPool, process_pool
from fittest.server.events import Opened, Started, pack
from fittest.server.limits import Limits
from fittest.server.messages import Origin
from fittest.server.position import Position
from fittest.server.settings import Person, Settings
from tests.server.harness import Party, Running, good, key_of, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    limits = Limits(tables_per_address_per_hour=10**6)
    with running(str(tmp_path_factory.mktemp("server") / "tables.sqlite"), limits=limits) as made:
        yield made


def played(ruleset: str, answers: int = 6) -> fittest.Game:
    info = next(info for info in fittest.rulesets() if info.name == ruleset)
    game = fittest.new(ruleset, players=info.min_players, seed=3)
    for _ in range(answers):
        game.apply(0)
    return game


def endless() -> dict[str, Any]:
    """Dinosaurs at a moment for cards, in which 2**63 players still have to pass."""
    game = played("dinosaurs", 0)
    chance = random.Random(1)
    while game.decision is not None:
        document: Any = game.scenario()
        exact = document["setup"]["engine"]
        for frame in exact["state"]["stack"]:
            if "passes" in frame:
                frame["passes"] = -(2**63)
                exact["state"]["hands"] = [[] for _ in range(game.players)]
                exact["asked"] = False
                return dict(document)
        game.apply(chance.randrange(len(game.decision.codes)))
    raise LookupError("no moment for cards")


def crowd(count: int) -> dict[str, Any]:
    carnivores = {f"h{i}": {"t": ["Carnivorous"]} for i in range(count)}
    prey: dict[str, Any] = {f"p{i}": {} for i in range(count)}
    return {"ruleset": "evolution", "setup": {"P1": {"animals": carnivores}, "P2": {"animals": prey}}}


@pytest.mark.parametrize("ruleset", [info.name for info in fittest.rulesets()])
def test_an_exact_state_is_not_taken_from_outside(server: Running, ruleset: str) -> None:
    client = server.client()
    document = played(ruleset).scenario()
    for body in ({"scenario": document}, {"record": fittest.load(document).record()}):
        response = client.post("/api/tables", body)
        assert response.status_code == 400
        assert key_of(response) == "error-foreign-exact"
        assert "fittest replay" in response.json()["error"]["text"]
    setup: Any = document["setup"]
    del setup["engine"]
    assert client.new_table(scenario=document, start=True)


@pytest.mark.parametrize(
    ("setup", "place"),
    [
        ({"P1": {"animals": {f"a{i}": {} for i in range(101)}}}, "setup.P1.animals"),
        ({"P1": {"hand": 501}}, "setup.P1.hand"),
        ({"P1": {"hand": ["Swimming"] * 501}}, "setup.P1.hand"),
        ({"deck": 501}, "setup.deck"),
        ({"bank": -1}, "setup.bank"),
        ({"bank": 2**40}, "scenario.setup.bank"),
        ({"bank": 1.5}, "scenario.setup.bank"),
        ({"turn": 10**9}, "scenario.setup.turn"),
        ({"P1": {"animals": {"x" * 301: {}}}}, "scenario.setup.P1.animals"),
        ({"deck": ["Swimming"] * 5000}, "scenario.setup.deck"),
        ({"centre": [[[[[[[[[[[[[]]]]]]]]]]]]]}, "scenario.setup.centre"),
    ],
)
def test_positions_are_bounded_and_the_refusal_names_the_field(
    server: Running, setup: dict[str, Any], place: str
) -> None:
    response = server.client().post("/api/tables", {"scenario": {"ruleset": "evolution", "setup": setup}})
    assert response.status_code == 400
    assert place in response.json()["error"]["text"]


@pytest.mark.parametrize(
    ("ruleset", "setup", "place"),
    [
        ("mutations", {"P1": {"row": [{"s": "a", "pop": 201}]}}, "setup.P1.row[0]"),
        ("mutations", {"P1": {"row": [{"s": f"a{i}", "pop": 50} for i in range(9)]}}, "setup.P1.row[4]"),
        ("mutations", {"general": 500, "P1": {"deck": 500}, "P2": {"deck": 500}}, "setup.general"),
        ("mutations", {"centre": {"red": 10**5}}, "setup.centre"),
        ("dinosaurs", {"A": {"hand": ["standstill"] * 100}}, "setup.A.hand"),
        ("dinosaurs", {"discard": ["standstill"] * 100}, "setup.discard"),
        ("dinosaurs", {"out": ["card"] * 100}, "setup.out"),
    ],
)
def test_so_are_those_of_the_other_games(
    server: Running, ruleset: str, setup: dict[str, Any], place: str
) -> None:
    response = server.client().post("/api/tables", {"scenario": {"ruleset": ruleset, "setup": setup}})
    assert response.status_code == 400
    assert place in response.json()["error"]["text"]


def test_records_are_bounded(server: Running) -> None:
    client, record = server.client(), played("evolution").record()
    limit = server.inside.config.limits.record_answers
    for changes, key in (
        ({"answers": ["pass"] * (limit + 1)}, "error-record-size"),
        ({"answers": ["x" * 501]}, "error-foreign-text"),
        ({"seed": 2**130}, "error-number"),
        ({"switches": {"x": [[[[[[[[[[[[[[]]]]]]]]]]]]]]}}, "error-foreign-deep"),
        ({"remarks": list(range(5000))}, "error-foreign-size"),
    ):
        assert key_of(client.post("/api/tables", {"record": {**record, **changes}})) == key


def test_a_first_question_with_too_many_options_is_refused(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(vetting, "MOST_OPTIONS", 100)
    assert key_of(server.client().post("/api/tables", {"scenario": crowd(20)})) == "error-position-options"


def test_so_is_a_question_that_comes_soon_after(server: Running) -> None:
    """The other player begins; then 90 animals can be paired in 8,010 ways by each of the cards."""
    animals: dict[str, Any] = {f"a{i}": {} for i in range(90)}
    position = {"phase": "development", "first": "P2", "active": "P2", "deck": 20}
    players = {"P1": {"animals": animals, "hand": ["Symbiosis"]}, "P2": {"hand": ["Swimming"]}}
    response = server.client().post(
        "/api/tables", {"scenario": {"ruleset": "evolution", "setup": {**position, **players}}}
    )
    assert key_of(response) == "error-position-options"


def test_so_is_a_position_of_which_too_much_can_be_foreseen(server: Running) -> None:
    """720 attacks, each with all that the prey can do: a table that is looked at is sent it every time."""
    document = crowd(12)
    prey = {"t": ["Running", "Tail Loss", "Mimicry", "Poisonous", "Ink Cloud"]}
    document["ruleset"] = "evolution+time-to-fly"
    document["setup"]["P2"]["animals"] = {f"p{i}": prey for i in range(60)}
    response = server.client().post("/api/tables", {"scenario": document})
    assert key_of(response) == "error-position-large"


def test_the_known_attacks_leave_the_server_answering(tmp_path: Path) -> None:
    """With real processes: what hangs, hangs there, and its like is refused before."""
    with running(str(tmp_path / "tables.sqlite"), pool=process_pool) as server:
        client = server.client()
        assert key_of(client.post("/api/tables", {"scenario": endless()})) == "error-foreign-exact"
        assert client.post("/api/tables", {"scenario": crowd(700)}).status_code == 400
        assert good(client.get("/health"))["status"] == "ok"
        large = {"ruleset": "evolution", "setup": {"P1": {"animals": {f"a{i}": {} for i in range(9000)}}}}
        assert client.post("/api/tables", {"scenario": large}).status_code == 400
        assert client.new_table(scenario=crowd(20), start=True)
        assert good(client.get("/health"))["status"] == "ok"


@pytest.mark.asyncio
async def test_what_hangs_or_takes_all_memory_is_stopped_in_its_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bot_pool, "FOREIGN_BUDGET", 0.5)
    pool = BotPool(1, 1.0)
    try:
        with pytest.raises(Exception, match="error-position-cost"):
            await pool.vet(None, endless())
        monkeypatch.setattr(bot_pool, "FOREIGN_BUDGET", 60.0)
        sound = await pool.vet(None, crowd(5))
        assert sound.given.players == 2
    finally:
        pool.close()


@pytest.mark.asyncio
async def test_a_process_that_is_slow_to_start_is_not_stuck(monkeypatch: pytest.MonkeyPatch) -> None:
    """To start it again and again, on a busy machine, would mean that it never starts."""
    monkeypatch.setattr(bot_pool, "PATIENCE", 0.1)
    monkeypatch.setattr(bot_pool, "FOREIGN_BUDGET", 0.5)
    pool = BotPool(1, 1.0, lambda _: ThreadPoolExecutor(1, initializer=time.sleep, initargs=(1.5,)))
    try:
        assert (await pool.vet(None, crowd(2))).given.players == 2
    finally:
        pool.close()


@pytest.mark.parametrize(("megabytes", "ending"), [(16, 0), (200, 3)])
def test_memory_has_an_end(megabytes: int, ending: int) -> None:
    script = f"""
from fittest.processes import limit_memory
limit_memory(100 << 20)
try:
    bytearray({megabytes} << 20)
except MemoryError:
    raise SystemExit(3)
"""
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == ending


def stored(server: Running, table_id: str, record: dict[str, Any]) -> None:
    """A table in the database as an earlier version may have left it there."""
    settings = Settings(ruleset="evolution", seats=[Person(), Person()])
    opened = Opened(
        at=0,
        settings=settings,
        keys=[],
        version="0.0.1",
        origin=Origin("scenario", None, None),
        record=record,
    )
    bodies = [pack(opened), pack(Started(at=0, seed=1))]

    async def store() -> None:
        for number, body in enumerate(bodies, start=1):
            assert await server.inside.store.append(table_id, number, body)

    server.call(store())


def test_a_stored_table_that_hangs_is_set_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "LOADING_BUDGET", 0.5)
    record = {**played("evolution").record(), "answers": [], "scenario": endless()}
    with running(str(tmp_path / "tables.sqlite"), pool=process_pool) as server:
        stored(server, "hangs", record)
        response = server.client().get("/api/tables/hangs")
        assert (response.status_code, key_of(response)) == (410, "error-table-unreadable")
        assert "time or memory" in response.json()["error"]["text"]
        # Known now: nobody waits for it again, and nobody opens it to see whether a clock has run out.
        assert server.client().get("/api/tables/hangs").status_code == 410
        server.call(server.inside.scheduler.tidy())
        assert good(server.client().get("/health"))["status"] == "ok"


def hanging() -> fittest.Game:
    """Dinosaurs at a moment for cards: whoever is asked may hold his, and then 2**63 passes are to come."""
    game = played("dinosaurs", 0)
    chance = random.Random(1)
    while game.decision is not None:
        if "hold" in [option.text for option in game.decision.options]:
            moment, seat = game.stack[-1], game.decision.seat
            moment.passes = -(2**63)  # type: ignore[attr-defined]
            game.holding = [other != seat for other in range(game.players)]  # type: ignore[attr-defined]
            return game
        game.apply(chance.randrange(len(game.decision.codes)))
    raise LookupError("no moment for cards")


def test_a_table_that_comes_to_hang_is_set_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Later than all that was tried when it was made. Others play on meanwhile."""
    monkeypatch.setattr(bot_pool, "ANSWER_BUDGET", 3.0)
    game = hanging()
    assert game.decision is not None
    seat = game.decision.seat
    with running(str(tmp_path / "tables.sqlite"), pool=process_pool) as server:
        links = server.table_of(game, seats=[{"kind": "person"}] * game.players)
        player, watcher = server.client(), server.client()
        player.open(links.token("seat", seat))
        watcher.open(links.token("watch"))
        sound = Party(server, people=2)
        with watcher.socket(links.id) as socket, ThreadPoolExecutor(1) as thread:
            socket.hear()
            asked = player.look(links.id, seat)["game"]["asked"]
            answer = thread.submit(player.try_say, links.id, seat, "answer", asked=asked, text="hold")
            sound.answer()
            assert not answer.done()
            assert good(server.client().get("/health"))["status"] == "ok"
            refused = answer.result()
            assert (refused.status_code, key_of(refused)) == (410, "error-table-unreadable")
            code, last = socket.closing()
            assert (code, last["error"]["key"]) == (4410, "error-table-unreadable")
        assert player.get(f"/api/tables/{links.id}").status_code == 410
        sound.answer()


@pytest.mark.asyncio
async def test_who_was_tried_beside_a_game_that_hangs_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that does not hear its alarm is killed with all that waits for it."""
    monkeypatch.setattr(bot_pool, "ANSWER_BUDGET", 30.0)
    pool = BotPool(1, 1.0)
    try:
        game = played("evolution", 0)
        position = Position("sound", {**game.record(), "answers": []}, [])
        await pool.try_answer(position, "pass")
        stuck = asyncio.create_task(pool._run("answer", time.sleep, 30.0))
        beside = asyncio.create_task(pool.try_answer(position, "pass"))
        await asyncio.sleep(0.2)
        pool._replace("answer", pool._lanes["answer"])
        await beside
        with pytest.raises(TimeoutError):
            await stuck
    finally:
        pool.close()


@pytest.mark.parametrize("where", ["opening", "answer"])
def test_what_would_hold_up_the_server_too_long_is_refused(
    server: Running, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    """Not only what never ends: the server plays it among everything else."""
    monkeypatch.setattr(vetting, "STEP_SECONDS", 0.0 if where == "opening" else 10.0)
    record = played("evolution").record()
    client = server.client()
    if where == "opening":
        assert key_of(client.post("/api/tables", {"record": record})) == "error-position-cost"
        return
    made = client.new_table(scenario=crowd(3), start=True)
    client.open(made.token("host"))
    table = server.inside.rooms.by_id[made.id].table
    assert table.game is not None
    assert table.game.decision is not None
    seat = table.game.decision.seat
    client.open(made.token("seat", seat))
    monkeypatch.setattr(vetting, "STEP_SECONDS", 0.0)
    game = client.look(made.id, seat)["game"]
    refused = client.try_say(
        made.id, seat, "answer", asked=game["asked"], text=game["view"]["question"]["choices"][0]["text"]
    )
    assert key_of(refused) == "error-table-unreadable"


def test_a_table_that_cannot_be_read_hides_no_other(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite")
    with running(database) as server:
        bad, sound = Party(server), Party(server)
        host = server.client()
        for party in (bad, sound):
            host.open(party.links.token("host"))
        for party in (bad, sound):
            party.answer()
        asyncio.run(asyncio.sleep(0.6))
    with running(database) as again:

        async def spoil() -> None:
            room = await again.inside.rooms.room(bad.id)
            assert await again.inside.store.append(
                bad.id, room.table.seq + 1, '{"v": 1, "event": "nonsense"}'
            )
            again.inside.rooms.drop(room)

        again.call(spoil())
        client = again.client()
        client.http.cookies = host.http.cookies
        assert key_of(client.get(f"/api/tables/{bad.id}")) == "error-table-unreadable"
        mine = good(client.get("/api/mine"))
        assert {entry["table"]["id"]: entry["table"]["status"] for entry in mine} == {
            bad.id: "unreadable",
            sound.id: "playing",
        }


def test_a_long_record_does_not_hold_up_other_tables(tmp_path: Path) -> None:
    """It is played in slices: between two of them somebody else is served."""
    game = fittest.new("evolution", players=2, seed=3)
    while game.decision is not None and len(game.answers) < 120:
        game.apply(0)
    with running(str(tmp_path / "tables.sqlite")) as server:
        turns: list[int] = []

        async def count() -> None:
            while True:
                turns.append(1)
                await asyncio.sleep(0)

        async def importing() -> int:
            counter = asyncio.create_task(count())
            opening = await server.inside.service.open_game(
                Settings(seats=[Person(), Person()]), game, Origin("record", None, None)
            )
            turns.clear()
            match = opening.room.table.prepare(Started(at=0, seed=1))
            slices = 0
            while match.catch_up(25):
                slices += 1
                await asyncio.sleep(0)
            counter.cancel()
            return slices

        assert server.call(importing()) >= 4
        assert len(turns) >= 4


def test_limits_are_found_before_anything_is_built() -> None:
    foreign.check_record(played("evolution").record(), Limits())
    foreign.check_scenario(crowd(100))
    with pytest.raises(fittest.BadRequest, match="parts"):
        foreign.check_scenario(crowd(5000))


def test_lessons_and_positions_of_every_ruleset_are_within_the_limits() -> None:
    for info in fittest.rulesets():
        game = fittest.new(info.name, players=info.max_players, seed=5)
        for number in range(150):
            if game.decision is None:
                break
            game.apply(number % len(game.decision.codes))
        document: Any = game.scenario()
        del document["setup"]["engine"]
        foreign.check_scenario(document)


def test_puzzles_are_not_foreign() -> None:
    one = puzzles()[0]
    assert not foreign.is_foreign(one.game().record())
    moved = {**one.position, "setup": {**one.setup, "turn": 99}}
    assert foreign.is_foreign({**one.game().record(), "scenario": moved})
