"""Swapped hidden cards, and another seed, leave every byte unchanged that is sent to a seat: over the socket,
to a spectator, in previews, reports, replays, hints and undo, in a game that is taken away, and in everything
that comes of a fork, down to its record."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

import fittest
from fittest.bots.hint import hint
from fittest.bots.judge import Budget
from fittest.bots.player_view import PlayerView
from fittest.kernel.chance import Chance
from fittest.kernel.errors import IllegalAction
from fittest.kernel.game import Game, Setup
from fittest.kernel.view import log_lines, preview_for
from fittest.server import bot_worker, clock
from fittest.server.undo_limit import undo_floor
from tests.server.harness import BOT, PERSON, Client, Json, Running, TableLinks, good, running

RULESETS = ["toy", *(info.name for info in fittest.rulesets())]
STEPS = 6
ASKED = 20
HASTY = Budget(first=2, second=2, width=4)
PERSONS = {"seats": [{"kind": "person"}] * 3, "on_leave": "end"}


def knowledge(game: Game, seat: int, since: int) -> bytes:
    return msgspec.json.encode((game.view(seat), log_lines(game, seat, since)))


def middle(ruleset: str, seed: int) -> Game:
    players = next((info.min_players for info in fittest.rulesets() if info.name == ruleset), 2)
    game = fittest.new(ruleset, players=max(players, 3), seed=seed)
    chance = Chance(seed)
    for _ in range(10 + chance.below(15) if ruleset != "toy" else 2):
        assert game.decision is not None
        after = game.clone()
        assert after.decision is not None
        after.apply(chance.below(len(after.decision.codes)))
        if after.decision is None:
            break
        game = after
    return game


class Script(NamedTuple):
    """Answers that are legal in both worlds and teach a seat nothing about which one it is in; and what it
    might ask on the way whether that is legal: all that anybody could answer, in either world."""

    answers: list[str]
    asked: list[str]


def script(real: Game, other: Game, seat: int) -> Script:
    answers: list[str] = []
    asked: dict[str, None] = dict.fromkeys(("pass", "play 1", "attack 1 2", "feed 1", "lay 1", "beat 3"))
    since = len(real.events)
    for _ in range(STEPS):
        if real.decision is None:
            break
        for world in (real, other):
            assert world.decision is not None
            asked.update(dict.fromkeys(option.text for option in world.decision.options[:ASKED]))
        for option in real.decision.options:
            a, b = real.clone(), other.clone()
            a.apply(option)
            try:
                b.apply(option.text)
            except IllegalAction:
                continue
            if knowledge(a, seat, since) == knowledge(b, seat, since):
                real, other = a, b
                answers.append(option.text)
                break
        else:
            break
    return Script(answers, list(asked))


@contextmanager
def table_of(database: Path, world: Game, seats: list[Json]) -> Iterator[tuple[Running, TableLinks]]:
    """A table that goes on from this world; opened from the inside, as its state is exact. Bots take long."""
    with running(str(database), frozen=True, bot_pace=1000.0) as server:
        yield server, server.table_of(world, clock={"kind": "days", "days": 3}, seats=seats)


def everything_heard(database: Path, world: Game, seat: int, plan: Script) -> list[str]:
    """All bytes that the server sends to `seat`, and to somebody who watches, while the answers are given."""
    said: list[str] = []
    with table_of(database, world, [PERSON] * world.players) as (server, links):
        table = links.id
        clients = [server.client() for _ in range(world.players)]
        for number, client in enumerate(clients):
            client.open(links.token("seat", number))
        me, watcher = clients[seat], server.client()
        watcher.open(links.token("watch"))
        with me.socket(table, seat, beats="true") as socket, watcher.socket(table, beats="true") as watching:
            socket.hear()
            watching.hear()
            for text in plan.answers:
                asked = socket.game
                assert asked is not None
                said += nosy_requests(me, table, seat, asked, plan.asked)
                said.append(watcher.get(f"/api/tables/{table}").text)
                mover = asked["view"]["question"]["seat"]
                if mover == seat:
                    socket.say("answer", asked=asked["asked"], text=text, id=f"a{asked['asked']}")
                else:
                    clients[mover].say(table, mover, "answer", asked=asked["asked"], text=text)
                for each in (socket, watching):
                    each.hear_until(lambda s=each, step=asked["step"]: s.game and s.game["step"] > step)
            said += heard_of_a_fork(me, table, seat, len(plan.answers))
            said += heard_of_a_fork(me, table, seat, 0)
            said.append(me.try_say(table, seat, "propose", what="undo", id="undo").text)
            said.append(me.try_say(table, seat, "decline", what="undo", id="no undo").text)
            # `done` and the update may come in either order.
            said += sorted(socket.heard) + sorted(watching.heard)
    return said


def nosy_requests(me: Client, table: str, seat: int, asked: Json, texts: list[str]) -> list[str]:
    path = f"/api/tables/{table}"
    said = [
        me.get(path, seat=seat).text,
        me.get(path).text,
        me.get(f"{path}/report", seat=seat).text,
        me.get(f"{path}/report").text,
        me.get(f"{path}/replay", seat=seat, step=asked["step"]).text,
        me.get(f"{path}/replay", step=asked["step"]).text,
        me.get(f"{path}/course", seat=seat).text,
        me.get(f"{path}/record").text,
        me.get(f"{path}/review").text,
        me.get(f"{path}/take-away", seat=seat).text,
        me.get(f"{path}/hint", seat=seat).text,
        me.get("/api/mine").text,
        me.get("/api/tables").text,
    ]
    said += [me.get(path, seat=other).text for other in range(asked["view"]["players"]) if other != seat]
    said += [me.get(f"{path}/why", seat=seat, text=text).text for text in texts]
    for text in texts[:6]:
        answer = me.try_say(table, seat, "answer", asked=asked["asked"] - 1, text=text, id="wrong")
        said.append(answer.text)
    return said


def heard_alone(database: Path, world: Game, seat: int) -> list[str]:
    """What whoever plays with bots alone can have besides: the game to take away."""
    seats = [PERSON if number == seat else BOT for number in range(world.players)]
    with table_of(database, world, seats) as (server, links):
        me = server.client()
        me.open(links.token("seat", seat))
        path = f"/api/tables/{links.id}"
        taken = [me.get(f"{path}/take-away", seat=seat) for _ in range(2)]
        assert fittest.load(good(taken[0])["scenario"]).players == world.players
        return [*(one.text for one in taken), me.get(path, seat=seat).text, me.get("/api/mine").text]


def heard_of_a_fork(me: Client, table: str, seat: int, step: int) -> list[str]:
    """Whoever forks a running game can end the fork at once, and then nothing of the fork is hidden."""
    forked = me.post(f"/api/tables/{table}/fork", {"step": step, "settings": PERSONS}, seat=seat)
    links = TableLinks(good(forked))
    path = f"/api/tables/{links.id}"
    me.open(links.token("host"))
    me.open(links.token("seat", seat))
    said = [forked.text, me.get(path, seat=seat).text]
    me.say(links.id, None, "start", id="start")
    said += [me.get(path, seat=seat).text, me.get(f"{path}/record").text]
    me.say(links.id, seat, "resign", id="resign")
    record = me.get(f"{path}/record")
    assert fittest.replay(good(record)).players == 3
    said += [record.text, me.get(path).text, me.get(f"{path}/review").text]
    for other in range(3):
        said.append(me.get(f"{path}/replay", seat=other, step=0).text)
        said.append(me.get(f"{path}/report", seat=other).text)
    return said


@pytest.fixture(autouse=True)
def _hasty_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a hint says must not depend on how fast the machine is."""
    monkeypatch.setattr(bot_worker, "HINT_BUDGET", HASTY)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_swapped_hidden_cards_leave_every_byte_unchanged(ruleset: str, tmp_path: Path) -> None:
    compared = 0
    for seed in range(20):
        real = middle(ruleset, seed)
        assert real.decision is not None
        # Whoever is asked has more to learn from: hints, previews, refusals.
        seat = real.decision.seat if seed % 2 == 0 else seed % real.players
        other = real.sample(seat, seed + 100)
        other.setup = Setup(ruleset, real.players, seed + 200, real.setup.switches)
        plan = script(real, other, seat)
        if not plan.answers or real.scenario() == other.scenario():
            continue
        first = everything_heard(tmp_path / f"{seed}a.sqlite", real, seat, plan)
        second = everything_heard(tmp_path / f"{seed}b.sqlite", other, seat, plan)
        assert first == second
        first = heard_alone(tmp_path / f"{seed}c.sqlite", real, seat)
        assert first == heard_alone(tmp_path / f"{seed}d.sqlite", other, seat)
        compared += 1
        if compared == (2 if ruleset == "toy" else 1):
            return
    assert compared, "no two worlds to compare"


@pytest.mark.parametrize("ruleset", RULESETS)
def test_hints_and_undo_say_the_same_in_every_world(ruleset: str) -> None:
    """Many more worlds than a server could be set up for."""
    compared = 0
    for seed in range(3):
        real = middle(ruleset, seed)
        assert real.decision is not None
        seat = real.decision.seat
        other = real.sample(seat, seed + 100)
        hints = [hint(PlayerView(world, seat), 5, HASTY) for world in (real, other)]
        assert hints[0] == hints[1]
        answers = script(real, other, seat).answers
        assert undo_floor(real, answers) == undo_floor(other, answers)
        compared += len(answers)
    assert compared > 0


@pytest.mark.parametrize("ruleset", RULESETS)
def test_previews_refusals_and_imagined_worlds_are_the_same_in_every_world(ruleset: str) -> None:
    """An imagined world is what a fork begins with, and what is taken away."""
    for seed in range(6):
        real = middle(ruleset, seed)
        assert real.decision is not None
        for seat in range(real.players):
            other = real.sample(seat, seed + 100)
            assert known(real, seat, seed) == known(other, seat, seed)


def known(world: Game, seat: int, seed: int) -> bytes:
    assert world.decision is not None
    asked = world.decision.seat == seat
    return msgspec.json.encode(
        (
            preview_for(world, seat),
            world.sample(seat, seed + 7).scenario(),
            clock.fallback(world.decision) if asked else None,
            [option.text for option in world.decision.options] if asked else None,
        )
    )
