"""Tables inside a page, with a dictionary for the browser's database and without a second worker."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

import fittest
from fittest.games.registry import FAMILIES
from fittest.kernel.errors import RENDERER
from fittest.page.bots import think
from fittest.page.service import PageService

pytestmark = pytest.mark.asyncio

BASES = sorted(
    {ruleset.name for family in FAMILIES for ruleset in family.rulesets() if "+" not in ruleset.name}
)


class Memory:
    """The database of the browser."""

    def __init__(self) -> None:
        self.log: dict[tuple[str, int], str] = {}
        self.lines: dict[str, Any] = {}
        self.reviews: dict[str, str] = {}

    async def append(self, table_id: str, seq: int, body: str) -> bool:
        return self.log.setdefault((table_id, seq), body) is body

    async def read(self, table_id: str, after: int) -> str:
        return json.dumps(
            [body for (table, seq), body in self.log.items() if table == table_id and seq > after]
        )

    async def note(self, table_id: str, seq: int, touched: int, body: str) -> None:
        self.lines[table_id] = json.loads(body)

    async def delete(self, table_id: str) -> None:
        self.log = {key: body for key, body in self.log.items() if key[0] != table_id}
        self.lines.pop(table_id, None)

    async def review(self, table_id: str) -> str:
        return self.reviews.get(table_id, "")

    async def keep_review(self, table_id: str, body: str) -> None:
        self.reviews[table_id] = body


class Page:
    """A tab: calls the service and hears what it tells, as `web/src/engine` does."""

    def __init__(self, memory: Memory) -> None:
        self.memory = memory
        self.told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.service = PageService(
            memory, self._ask, lambda line, body: self.told.put_nowait(json.loads(body))
        )

    async def _ask(self, name: str, body: str, seconds: float) -> str:
        await asyncio.sleep(0)
        return think(name, body)

    async def call(self, name: str, *args: object) -> Any:
        body = await self.service.call(name, json.dumps(args))
        if body.startswith("!"):
            raise AssertionError(json.loads(body[1:])["error"]["key"])
        return json.loads(body)

    async def new(self, ruleset: str, people: int = 1, bots: int = 1, **more: object) -> str:
        seats = [{"kind": "person"}] * people + [{"kind": "bot", "level": "random"}] * bots
        wanted = {"settings": {"ruleset": ruleset, "seats": seats}, "start": True, **more}
        created: str = (await self.call("create", wanted))["id"]
        return created

    async def play(self, table: str) -> None:
        """Every person takes the first option, to the end."""
        asked = -1
        while True:
            state = await self.call("look", table, None)
            if state["table"]["status"] == "finished":
                return
            question = state["game"]["view"].get("question")
            if (
                state["game"]["asked"] == asked
                or question is None
                or question["seat"] not in state["you"]["seats"]
            ):
                await asyncio.sleep(0.001)
                continue
            asked, seat = state["game"]["asked"], question["seat"]
            own = await self.call("look", table, seat)
            text = own["game"]["view"]["question"]["choices"][0]["text"]
            await self.call(
                "say", table, seat, {"type": "answer", "id": f"a{asked}", "asked": asked, "text": text}
            )


@asynccontextmanager
async def opened(memory: Memory | None = None) -> AsyncIterator[Page]:
    before = RENDERER.render
    page = Page(memory or Memory())
    try:
        yield page
    finally:
        RENDERER.render = before
        page.service.close()


@pytest.mark.parametrize("ruleset", BASES)
async def test_whole_games_and_their_records_are_those_of_the_library(ruleset: str) -> None:
    players = next(info for info in fittest.rulesets() if info.name == ruleset).min_players
    async with opened() as page:
        table = await page.new(ruleset, bots=players - 1, seed=7)
        await page.play(table)
        record = await page.call("record", table)
        course = await page.call("course", table)
    game = fittest.new(ruleset, players=players, seed=7)
    for answer in record["answers"]:
        game.apply(answer)
    assert game.decision is None
    assert {**record, "commitment": None, "salt": None, "result": None} == {
        **json.loads(json.dumps(game.record())),
        "commitment": None,
        "salt": None,
        "result": None,
    }
    assert record["result"] == {"scores": game.scores, "winners": game.winners}
    assert len(course["turns"]) == len(record["answers"]) + 1
    assert (course["turns"][-1], course["scores"][-1]) == (game.turns, game.scores)


async def test_a_table_survives_its_page() -> None:
    memory = Memory()
    async with opened(memory) as page:
        table = await page.new("evolution")
        before = await page.call("look", table, 0)
        assert table.startswith("0")
        await asyncio.sleep(0)
        assert memory.lines[table]["seats"] == [0]
    async with opened(memory) as page:
        assert (await page.call("look", table, 0))["story"]["lines"][0] == before["story"]["lines"][0]
        await page.play(table)


async def test_one_device_has_every_seat_and_agrees_for_all() -> None:
    async with opened() as page:
        table = await page.new("evolution", people=3, bots=0)
        state = await page.call("look", table, None)
        assert state["you"] == {"seat": None, "seats": [0, 1, 2], "host": True}
        assert [seat["taken"] for seat in state["table"]["seats"]] == [True] * 3
        seat = state["game"]["view"]["question"]["seat"]
        text = (await page.call("look", table, seat))["game"]["view"]["question"]["choices"][0]["text"]
        answer = {"type": "answer", "id": "x", "asked": state["game"]["asked"], "text": text}
        await page.call("say", table, seat, answer)
        await page.call("say", table, seat, {"type": "propose", "id": "y", "what": "undo"})
        state = await page.call("look", table, None)
        assert (state["game"]["step"], state["table"]["proposals"]) == (0, [])


async def test_two_tabs_are_two_servers_of_one_table() -> None:
    memory = Memory()
    async with opened(memory) as one, opened(memory) as two:
        table = await one.new("evolution", people=2, bots=0)
        two.service.subscribe(1, table, 0)
        snapshot = await asyncio.wait_for(two.told.get(), 5)
        state = await one.call("look", table, None)
        seat = state["game"]["view"]["question"]["seat"]
        text = (await one.call("look", table, seat))["game"]["view"]["question"]["choices"][0]["text"]
        answer = {"type": "answer", "id": "x", "asked": state["game"]["asked"], "text": text}
        await one.call("say", table, seat, answer)
        two.service.changed(table, snapshot["seq"] + 1)
        assert (await asyncio.wait_for(two.told.get(), 5))["game"]["step"] == 1
        # The same message once more, in the other tab: it has been heard already.
        assert (await two.call("say", table, seat, answer))["repeated"] is True


async def test_a_refusal_is_told_by_its_key() -> None:
    async with opened() as page:
        table = await page.new("evolution", people=2, bots=0)
        page.service.subscribe(5, table, 0)
        await asyncio.wait_for(page.told.get(), 5)
        await page.service.hear(5, json.dumps({"type": "answer", "id": "a", "asked": 0, "text": "pass"}))
        refused = await asyncio.wait_for(page.told.get(), 5)
        assert (refused["type"], refused["error"]["key"], refused["error"]["text"]) == (
            "refused",
            "why-stale",
            "",
        )
        with pytest.raises(AssertionError, match="error-no-table"):
            await page.call("look", "0nothing", 0)
        record = {**fittest.new("evolution", players=2, seed=1).record(), "answers": ["nonsense"]}
        with pytest.raises(AssertionError, match="error-record-illegal"):
            await page.call("create", {"record": record})


async def test_a_record_of_the_library_goes_on_in_the_page() -> None:
    game = fittest.new("evolution", players=2, seed=3)
    for _ in range(9):
        assert game.decision is not None
        game.apply(0)
    async with opened() as page:
        created = await page.call("create", {"record": json.loads(json.dumps(game.record())), "start": True})
        assert (await page.call("look", created["id"], 0))["game"]["step"] == 9
        assert (await page.call("record", created["id"]))["answers"] == game.record()["answers"]
        forked = await page.call("fork", created["id"], 0, {"step": 4})
        assert forked["id"] != created["id"]


async def test_hint_review_and_removal() -> None:
    async with opened() as page:
        table = await page.new("cataclysm", people=2, bots=0)
        seat = (await page.call("look", table, None))["game"]["view"]["question"]["seat"]
        assert len((await page.call("hint", table, seat))["options"]) > 0
        assert (await page.call("why", table, seat, "attack 1 2"))["why"]["key"]
        await page.call("remove", table)
        assert page.memory.lines == {}
        with pytest.raises(AssertionError, match="error-no-table"):
            await page.call("look", table, 0)


async def test_a_game_of_a_server_goes_on_in_the_page() -> None:
    game = fittest.new("evolution", players=2, seed=3)
    while game.decision is not None and game.decision.seat != 0:
        game.apply(0)
    settings = {
        "ruleset": "evolution",
        "seats": [{"kind": "person"}, {"kind": "bot", "level": "random"}],
    }
    taken = {
        "table": "abcdefgh",
        "settings": settings,
        "step": len(game.answers),
        "scenario": game.sample(0, 2**70).scenario(),
    }
    async with opened() as page:
        table = (await page.call("go_on", taken))["id"]
        state = await page.call("look", table, 0)
        assert state["table"]["status"] == "playing"
        assert state["table"]["origin"] == {"kind": "fork", "table": "abcdefgh", "step": taken["step"]}
        own = json.loads(json.dumps(msgspec.to_builtins(game.view(0))))
        assert state["game"]["view"]["seats"][0] == own["seats"][0]
        await page.play(table)
