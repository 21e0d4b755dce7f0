"""Bots think in other processes, with a budget, and as external programs."""

import asyncio
import subprocess
import sys
import time
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import fittest
from fittest.bots.player_view import PlayerView
from fittest.bots.registry import LEVELS
from fittest.kernel.decision import Option
from fittest.kernel.game import Game
from fittest.server import bot_pool, bot_worker, scheduler
from fittest.server.bot_pool import BotPool
from fittest.server.budget import BudgetError
from fittest.server.position import Position
from fittest.server.table import Table
from tests.server.harness import BOT, PERSON, Party, Running, running, until
from tests.toy.game import ToyGame

ROOT = Path(__file__).parents[2]


def opening(ruleset: str = "evolution") -> Position:
    game = fittest.new(ruleset, players=2, seed=3)
    return Position("t", {**game.record(), "answers": []}, [])


def test_a_real_process_answers_and_goes_on_from_where_it_was() -> None:
    async def run() -> None:
        pool = BotPool(1, budget=20.0)
        try:
            position = opening()
            game = fittest.replay(position.opening)
            for number in range(5):
                text = await pool.choose(position, "random", number)
                game.apply(text)
                position = Position("t", position.opening, [*position.answers, text])
            assert await pool.undo_floor(position, 5, [0]) == 5
        finally:
            pool.close()

    asyncio.run(run())


class Slow:
    def __init__(self, seed: int) -> None:
        pass

    def choose(self, player: PlayerView) -> int:
        while True:
            pass


def test_a_bot_that_does_not_stop_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "slow", Slow)
    started = time.monotonic()
    with pytest.raises(BudgetError):
        bot_worker.choose(opening(), "slow", 0, 0.2)
    assert time.monotonic() - started < 2


def test_a_process_that_hears_no_alarm_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "PATIENCE", 0.3)
    release: list[bool] = []

    def stuck(*_: object) -> str:
        while not release:
            time.sleep(0.01)
        return "late"

    async def run() -> None:
        pool = BotPool(1, budget=0.2, make=ThreadPoolExecutor)
        with monkeypatch.context() as patch:
            patch.setattr(bot_worker, "choose", stuck)
            with pytest.raises(TimeoutError):
                await pool.choose(opening(), "random", 0)
        assert await pool.choose(opening(), "random", 0)
        release.append(True)
        pool.close()

    asyncio.run(run())


@pytest.mark.parametrize("trouble", [BudgetError, ZeroDivisionError, MemoryError])
def test_a_bot_in_trouble_gives_the_default_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: type[Exception]
) -> None:
    """The game never hangs, whatever its bots do."""

    def never(*_: object) -> str:
        raise trouble

    monkeypatch.setattr(bot_worker, "choose", never)
    with running(str(tmp_path / "tables.sqlite")) as server:
        party = Party(server, seats=[BOT, PERSON])
        until(lambda: party.state(1)["game"]["step"] > 0)


def test_a_thinking_bot_delays_no_other_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "deep", Deep)
    with running(str(tmp_path / "tables.sqlite")) as server:
        server.inside.providers.levels.append("deep")
        thinking_table = Party(server, seats=[{"kind": "bot", "level": "deep"}, PERSON])
        party = Party(server, seats=[PERSON, BOT])
        started = time.monotonic()
        for _ in range(3):
            if party.wait_for(0):
                party.answer()
        assert time.monotonic() - started < Deep.seconds
        assert thinking_table.state(1)["game"]["step"] == 0
        Deep.released = True


class Deep:
    seconds = 10.0
    released = False

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, player: PlayerView) -> int:
        deadline = time.monotonic() + self.seconds
        while time.monotonic() < deadline and not Deep.released:
            time.sleep(0.01)
        return 0


class Hand(Executor):
    """A pool whose thoughts end when the test says so; it starts at once."""

    def __init__(self) -> None:
        self.thoughts: list[tuple[str, Future[Any]]] = []

    def submit(self, fn: Any, /, *args: Any, **_: Any) -> Any:
        thought: Future[Any] = Future()
        if args:
            self.thoughts.append((args[0].table, thought))
        else:
            thought.set_result(fn())
        return thought

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        pass


@pytest.mark.parametrize("level", ["random", "strong"])
def test_many_tables_of_bots_do_not_make_a_person_wait(level: str) -> None:
    """However many of them want to think, the bot of a person has one thought before it at most."""

    async def run() -> None:
        pool = Hand()
        minds = BotPool(1, 4.0, lambda _: pool)
        alone = [
            asyncio.create_task(minds.choose(opening()._replace(table=f"bots {n}"), level, n, attended=False))
            for n in range(30)
        ]
        await asyncio.sleep(0)
        person = asyncio.create_task(minds.choose(opening()._replace(table="person"), level, 0))
        await asyncio.sleep(0)
        assert [table for table, _ in pool.thoughts] == ["bots 0", "person"]
        pool.thoughts[1][1].set_result("mine")
        assert await person == "mine"
        for number in range(30):
            until_thought = [thought for table, thought in pool.thoughts if table == f"bots {number}"]
            until_thought[0].set_result("theirs")
            assert await alone[number] == "theirs"
            await asyncio.sleep(0)
        assert len(pool.thoughts) == 31

    asyncio.run(run())


def test_the_scheduler_tells_tables_of_bots_from_those_of_people(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: dict[str, set[bool]] = {}
    choose = server.inside.bot_pool.choose

    async def listen(position: Position, level: str, seed: int, attended: bool) -> str:
        told.setdefault(position.table, set()).add(attended)
        return await choose(position, level, seed, attended)

    monkeypatch.setattr(server.inside.bot_pool, "choose", listen)
    bots = server.client().new_table(settings={"ruleset": "toy", "seats": [BOT, BOT]}, start=True).id
    nobody = server.client().new_table(settings={"ruleset": "toy", "seats": [BOT, PERSON]}, start=True).id
    party = Party(server, seats=[BOT, PERSON])
    party.wait_for(1)
    until(lambda: told.keys() >= {bots, nobody, party.id})
    assert (told[bots], told[nobody], told[party.id]) == ({False}, {False}, {True})


def example_bot(server: Running, token: str) -> "subprocess.Popen[str]":
    program = [sys.executable, str(ROOT / "examples" / "bot.py"), server.address, token]
    return subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_the_example_bot_sits_down_and_plays(server: Running) -> None:
    host = server.client()
    links = host.new_table(settings={"ruleset": "toy", "seats": [PERSON, PERSON]}, start=True)
    bots = [example_bot(server, links.token("seat", seat)) for seat in range(2)]
    said = [bot.communicate(timeout=30)[0] for bot in bots]
    host.open(links.token("watch"))
    state = host.look(links.id)
    assert state["table"]["status"] == "finished"
    assert said == [f"scores: {state['game']['view']['scores']}\n"] * 2
    lines = [line for line in (ROOT / "examples" / "bot.py").read_text("utf-8").splitlines() if line.strip()]
    assert len(lines) < 80


def test_the_example_bot_connects_again(server: Running) -> None:
    """Its connection is cut after every answer; the game comes to its end all the same."""
    person = server.client()
    links = person.new_table(settings={"ruleset": "toy", "seats": [PERSON, PERSON]}, start=True)
    person.open(links.token("seat", 0))
    bot = example_bot(server, links.token("seat", 1))
    answered = 0
    while (question := person.look(links.id, 0)["game"]["view"]["question"]) is not None:
        if question["seat"] == 0:
            person.answer(links.id, 0)
            answered += 1
            server.cut_sockets()
        time.sleep(0.01)
    said, complaints = bot.communicate(timeout=30)
    assert answered > 1
    assert said.startswith("scores:")
    assert (bot.returncode, complaints) == (0, "")


def test_the_example_bot_ends_when_the_game_is_broken_off(server: Running) -> None:
    person = server.client()
    settings = {"ruleset": "toy", "seats": [PERSON, PERSON], "on_leave": "end"}
    links = person.new_table(settings=settings, start=True)
    person.open(links.token("seat", 0))
    bot = example_bot(server, links.token("seat", 1))
    until(lambda: person.look(links.id, 0)["table"]["seats"][1]["taken"])
    person.say(links.id, 0, "resign")
    said, complaints = bot.communicate(timeout=30)
    assert (said, complaints, bot.returncode) == ("broken off: resigned\n", "", 0)


@pytest.mark.parametrize(
    "ruleset", sorted({info.name for info in fittest.rulesets() if "+" not in info.name})
)
def test_bots_play_every_game_to_its_end(server: Running, ruleset: str) -> None:
    min_players = next(info.min_players for info in fittest.rulesets() if info.name == ruleset)
    host = server.client()
    links = host.new_table(settings={"ruleset": ruleset, "seats": [BOT] * min_players}, start=True)
    host.open(links.token("watch"))
    until(lambda: host.look(links.id)["table"]["status"] == "finished", 60)
    assert host.look(links.id)["game"]["view"]["winners"]


def test_a_game_goes_on_when_the_rules_fail_at_an_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """That would be a bug. The answer is not stored, the question stays, and another answer is given."""
    real = ToyGame.apply

    def fragile(game: ToyGame, answer: Option | str | int, beats: list[Game] | None = None) -> None:
        if game.decision is not None and game.resolve(answer) == game.decision.codes[0]:
            raise KeyError("a bug in the rules")
        real(game, answer, beats)

    with running(str(tmp_path / "tables.sqlite")) as server:
        party = Party(server, seats=[PERSON, BOT])
        monkeypatch.setattr(ToyGame, "apply", fragile)
        assert party.wait_for(0)
        step = party.state()["game"]["step"]
        question = party.state()["game"]["view"]["question"]["choices"]
        asked = party.state()["game"]["asked"]
        assert party.refused(0, "answer", asked=asked, text=question[0]["text"]) == "error-internal"
        assert party.state()["game"]["step"] == step
        party.say(0, "answer", asked=asked, text=question[1]["text"])
        assert party.state()["game"]["step"] > step
        party.say(0, "leave")
        until(lambda: party.state()["game"]["step"] > step + 2)
    assert "a bug in the rules" in caplog.text


def test_when_a_bot_answers_a_sealed_question_tells_nobody_whether_it_had_a_choice(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A question is sealed because the number of its answers is a secret. A bot with one answer would be done
    at once, so each takes the same time, whatever it holds and whatever its temper."""
    monkeypatch.setitem(scheduler.SEALED_SECONDS, "random", 0.7)
    waits: dict[bool, list[float]] = {True: [], False: []}
    while not all(waits.values()):
        party = Party(server, seats=[PERSON, {"kind": "bot", "level": "random:hunter"}])
        table = server.inside.rooms.by_id[party.id].table
        while party.wait_for(0) and not all(waits.values()):
            step, question = table.step, party.state()["game"]["view"]["question"]
            play = next((o["text"] for o in question["choices"] if o["text"].startswith("play")), None)
            if play is None:
                party.answer()
                continue
            party.say(0, "answer", asked=table.asked, text=play)
            asked_at = time.monotonic()
            if table.game is None or (decision := table.game.decision) is None or not decision.sealed:
                continue
            alone = len(decision.codes) == 1
            until(lambda: table.step > step + 1)  # noqa: B023
            waits[alone].append(time.monotonic() - asked_at)
    for wait in (*waits[True], *waits[False]):
        assert 0.65 < wait < 1.4


def test_not_even_while_all_players_are_away(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """They could watch, and come back."""
    monkeypatch.setitem(scheduler.SEALED_SECONDS, "random", 2.0)

    def sealed(table: Table) -> bool:
        return table.game is not None and table.game.decision is not None and table.game.decision.sealed

    while True:
        party = Party(server, seats=[PERSON, BOT], substitute="random")
        table = server.inside.rooms.by_id[party.id].table
        assert party.wait_for(0)
        party.say(0, "leave")
        until(lambda: sealed(table) or table.status == "finished")  # noqa: B023
        if table.status != "finished":
            break
    step = table.step
    time.sleep(0.5)
    assert table.step == step
