"""Hints come from one's own view, once per question; reviews are made in the background and kept."""

import asyncio
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

import fittest
from fittest.bots.judge import Budget
from fittest.bots.player_view import PlayerView
from fittest.bots.registry import bot
from fittest.kernel.game import Game
from fittest.lab.review import review
from fittest.server import bot_worker
from fittest.server.bot_pool import BotPool
from fittest.server.budget import BudgetError
from fittest.server.documents import HintDocument
from fittest.server.limits import Limits
from fittest.server.position import Position
from tests.server.harness import BOT, PERSON, Party, Running, good, key_of, running, until

GAMES = [("evolution", 2), ("cataclysm", 2), ("seasons", 2), ("mutations", 3), ("dinosaurs", 3)]


@pytest.fixture(autouse=True)
def short_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_worker, "HINT_BUDGET", Budget(first=2, second=2, width=4))


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Party]:
    with running(str(tmp_path / "tables.sqlite"), bot_budget=20.0) as server:
        yield Party(server, ruleset="evolution", people=2)


def hint(party: Party, seat: int) -> Any:
    return party.seats[seat].get(f"/api/tables/{party.id}/hint", seat=seat)


# -- hints ---------------------------------------------------------------------------------------


def test_a_hint_names_options_of_the_question_with_chances(table: Party) -> None:
    seat = table.asked()
    game = table.state(seat)["game"]
    found = good(hint(table, seat))
    assert found["asked"] == game["asked"]
    choices = {choice["text"]: choice["label"] for choice in game["view"]["question"]["choices"]}
    assert len(found["options"]) == 4
    for option in found["options"]:
        assert choices[option["text"]] == option["label"]
        assert 0 <= option["chance"] <= 1
        assert option["loss"] >= 0
    assert found["options"][0]["equal"]
    assert (found["why"] is None) == (found["than"] is None)
    assert table.state(seat)["seq"] == game["asked"], "a hint is no event"


def test_a_question_has_one_hint(table: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    seat = table.asked()
    first = good(hint(table, seat))
    monkeypatch.setattr(bot_worker, "hints", None)
    assert good(hint(table, seat)) == first


def test_only_whoever_is_asked_gets_a_hint(table: Party) -> None:
    other = 1 - table.asked()
    assert key_of(hint(table, other)) == "why-not-your-turn"
    table.say(0, "propose", what="pause")
    table.say(1, "agree", what="pause")
    assert key_of(hint(table, 1 - other)) == "why-paused"


def test_a_table_may_forbid_hints(tmp_path: Path) -> None:
    with running(str(tmp_path / "tables.sqlite")) as server:
        party = Party(server, ruleset="evolution", people=2, hints=False)
        response = hint(party, party.asked())
        assert (response.status_code, key_of(response)) == (403, "why-no-hints")
        waiting = Party(server, ruleset="evolution", people=2, start=False)
        assert key_of(hint(waiting, 0)) == "why-not-started"


def in_the_middle(ruleset: str, players: int, steps: int = 20) -> Game:
    game = fittest.new(ruleset, players=players, seed=7)
    greedy = bot("greedy", 1)
    for number in range(100):
        assert game.decision is not None
        if number >= steps and len(game.decision.codes) > 2:
            break
        game.apply(greedy.choose(PlayerView(game, game.decision.seat)))
    return game


@pytest.mark.parametrize(("ruleset", "players"), GAMES)
def test_hidden_cards_leave_every_byte_of_a_hint_unchanged(
    tmp_path: Path, ruleset: str, players: int
) -> None:
    game = in_the_middle(ruleset, players)
    assert game.decision is not None
    seat = game.decision.seat
    worlds = [game, game.sample(seat, 5)]
    assert worlds[0].scenario() != worlds[1].scenario(), "nothing is hidden here"
    heard = []
    for number, world in enumerate(worlds):
        with running(str(tmp_path / f"{number}.sqlite"), frozen=True, bot_budget=60.0) as server:
            client = server.client()
            links = server.table_of(world, seats=[PERSON] * players)
            client.open(links.token("seat", seat))
            response = client.get(f"/api/tables/{links.id}/hint", seat=seat)
            assert good(response)["options"]
            heard.append(response.content)
    assert heard[0] == heard[1]


class Held:
    """Thoughts that last until they are let go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.free = threading.Event()
        self.begun = 0
        monkeypatch.setattr(bot_worker, "hints", self.think)

    def think(self, position: Position, seed: int, budget: float) -> HintDocument:
        self.begun += 1
        assert self.free.wait(20)
        return HintDocument([], None, None, horizon="turn")


def test_one_hint_at_a_time_for_a_seat_and_the_table_goes_on(
    table: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = Held(monkeypatch)
    seat = table.asked()
    with ThreadPoolExecutor(2) as pool:
        waiting = [pool.submit(hint, table, seat) for _ in range(2)]
        until(lambda: held.begun)
        table.answer()
        while table.asked() != seat:
            table.answer()
        assert key_of(hint(table, seat)) == "error-hint-busy"
        held.free.set()
        assert [good(done.result()) for done in waiting] == [good(waiting[0].result())] * 2
    assert held.begun == 1
    assert good(hint(table, seat))["options"] == []
    assert held.begun == 2


def test_too_many_hints_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    held = Held(monkeypatch)
    limits = Limits(hints_per_minute=2, hints_waiting=1)
    with running(str(tmp_path / "tables.sqlite"), limits=limits, bot_budget=20.0) as server:
        one, two = (Party(server, ruleset="evolution", people=2) for _ in range(2))
        with ThreadPoolExecutor(1) as pool:
            waiting = pool.submit(hint, one, one.asked())
            until(lambda: held.begun)
            assert key_of(hint(two, two.asked())) == "error-hints-waiting"
            held.free.set()
            good(waiting.result())
        seat = two.asked()
        statuses: list[int] = []
        while len(statuses) < 3:
            if two.asked() == seat:
                statuses.append(hint(two, seat).status_code)
            two.answer()
        assert statuses == [200, 200, 429]
        while two.asked() != seat:
            two.answer()
        server.time.pass_seconds(31)
        assert hint(two, seat).status_code == 200


def test_a_hint_that_takes_too_long_is_refused_and_can_be_tried_again(
    table: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_: object) -> None:
        raise BudgetError

    with monkeypatch.context() as patch:
        patch.setattr(bot_worker, "hints", never)
        assert key_of(hint(table, table.asked())) == "error-hint-time"
    assert good(hint(table, table.asked()))["options"]


def test_a_real_process_gives_a_hint_and_a_glance() -> None:
    async def run() -> None:
        game = in_the_middle("evolution", 2, steps=70)
        opening = {**game.record(), "answers": []}
        answers = [game.codec.text(code) for code in game.answers.all()]
        position = Position("t", opening, answers)
        pool = BotPool(1, budget=20.0)
        try:
            assert game.decision is not None
            [best, *_] = (await pool.hints(position, 1)).options
            assert best.text in [option.text for option in game.decision.options]
            seen = (await pool.look(position, 2)).glance
            assert sum(seen.chances) == pytest.approx(1, abs=1e-5)
            assert seen.answer == answers[-1]
        finally:
            pool.close()

    asyncio.run(run())


# -- reviews -------------------------------------------------------------------------------------

QUICK_REVIEW = {"review_games": 3}


def finished(server: Running, record: dict[str, object]) -> Any:
    """Somebody at a table that shows a finished game."""
    client = server.client()
    links = client.new_table(record=record, settings={"seats": [BOT, BOT]}, start=True)
    client.open(links.token("watch"))
    return client, f"/api/tables/{links.id}/review", links.id


@pytest.fixture(scope="module")
def record() -> dict[str, object]:
    game = fittest.new("toy", players=2, seed=4)
    while game.decision is not None:
        game.apply(0)
    return game.record()


def reviewed(client: Any, path: str) -> Any:
    deadline = time.monotonic() + 100
    while (found := good(client.get(path)))["review"] is None:
        assert time.monotonic() < deadline, found
        time.sleep(0.1)
    return found


def test_a_review_is_that_of_the_command_line_and_is_made_once(
    database: str, record: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = record["answers"]
    assert isinstance(answers, list)
    with running(database, **QUICK_REVIEW) as server:
        client, path, table = finished(server, record)
        first = good(client.get(path))
        assert first["total"] == len(answers)
        assert first["done"] < first["total"]
        assert first["review"] is None
        found = reviewed(client, path)
        assert found["done"] == found["total"]
        expected = review(record, games=3)
        assert msgspec.convert(found["review"], type(expected)) == expected
    # Another server finds what the first one has kept.
    monkeypatch.setattr(bot_worker, "look", None)
    with running(database, **QUICK_REVIEW) as again:
        visitor = again.client()
        visitor.http.cookies = client.http.cookies
        assert good(visitor.get(path)) == found
        again.time.pass_seconds(100 * 86_400)
        again.call(again.inside.store.purge(again.time.now()))
        assert again.call(again.inside.store.review(table)) is None


def test_games_that_are_not_over_or_too_long_are_not_reviewed(
    tmp_path: Path, record: dict[str, object]
) -> None:
    with running(str(tmp_path / "tables.sqlite"), limits=Limits(review_answers=3)) as server:
        party = Party(server, on_leave="end")
        path = f"/api/tables/{party.id}/review"
        assert key_of(party.seats[0].get(path)) == "why-not-finished"
        party.say(0, "leave")
        assert key_of(party.seats[0].get(path)) == "error-review-unfinished"
        client, path, _ = finished(server, record)
        assert (client.get(path).status_code, key_of(client.get(path))) == (413, "error-record-size")


def test_reviews_wait_for_one_another_and_not_too_many_wait(
    tmp_path: Path, record: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    free = threading.Event()
    real = bot_worker.look
    seen: list[str] = []

    def look(position: Position, games: int, budget: float) -> Any:
        assert free.wait(20)
        seen.append(position.table)
        return real(position, games, budget)

    monkeypatch.setattr(bot_worker, "look", look)
    limits = Limits(reviews_waiting=2)
    with running(str(tmp_path / "tables.sqlite"), limits=limits, **QUICK_REVIEW) as server:
        tables = [finished(server, record) for _ in range(3)]
        for client, path, _ in tables[:2]:
            assert good(client.get(path))["done"] == 0
        client, path, _ = tables[2]
        assert key_of(client.get(path)) == "error-reviews-waiting"
        free.set()
        for client, path, _ in tables[:2]:
            reviewed(client, path)
        half = len(seen) // 2
        assert seen == [tables[0][2]] * half + [tables[1][2]] * half


def test_a_review_that_fails_is_told_and_can_be_tried_again(
    tmp_path: Path,
    record: dict[str, object],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("a bug in the bot")

    with running(str(tmp_path / "tables.sqlite"), **QUICK_REVIEW) as server:
        client, path, _ = finished(server, record)
        with monkeypatch.context() as patch:
            patch.setattr(bot_worker, "look", broken)
            client.get(path)
            until(lambda: client.get(path).status_code == 503)
            assert key_of(client.get(path)) == "error-review-failed"
        assert "a bug in the bot" in caplog.text
        server.call(server.inside.scheduler.tidy())
        assert reviewed(client, path)["review"]
