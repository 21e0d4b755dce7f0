"""Swapped hidden cards, and another seed, leave every byte unchanged that is sent to a seat: over the socket,
in reports, replays, hints and undo, and in everything that comes of a fork, down to its record."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

import fittest
from fittest.bots.hint import hint
from fittest.bots.judge import Budget
from fittest.bots.player_view import PlayerView
from fittest.kernel.chance import Chance
from fittest.kernel.errors import IllegalAction
from fittest.kernel.game import Game, Setup
from fittest.kernel.view import log_lines
from fittest.server import bot_worker
from fittest.server.undo_limit import undo_floor
from tests.server.harness import PERSON, Client, Json, Running, Socket, TableLinks, good, running

RULESETS = ["toy", *(info.name for info in fittest.rulesets())]
STEPS = 6
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


def script(real: Game, other: Game, seat: int) -> list[str]:
    """Answers that are legal in both worlds and teach `seat` nothing about which one it is in."""
    answers: list[str] = []
    since = len(real.events)
    for _ in range(STEPS):
        if real.decision is None:
            break
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
    return answers


@contextmanager
def table_of(database: Path, world: Game, players: int) -> Iterator[tuple[Running, str, list[Client]]]:
    """A table that goes on from this world; opened from the inside, as its state is exact."""
    with running(str(database), frozen=True) as server:
        links = server.table_of(world, clock={"kind": "days", "days": 3}, seats=[PERSON] * players)
        clients = [server.client() for _ in range(players)]
        for seat, client in enumerate(clients):
            client.open(links.token("seat", seat))
        yield server, links.id, clients


def everything_heard(database: Path, world: Game, seat: int, answers: list[str]) -> list[str]:
    """All bytes that the server sends to `seat` while the answers are given."""
    said: list[str] = []
    with table_of(database, world, world.players) as (_, table, clients):
        me = clients[seat]
        with me.socket(table, seat, beats="true") as socket:
            socket.hear()
            for text in answers:
                asked = socket.game
                assert asked is not None
                said += nosy_requests(me, table, seat, asked, socket)
                mover = asked["view"]["question"]["seat"]
                if mover == seat:
                    socket.say("answer", asked=asked["asked"], text=text, id=f"a{asked['asked']}")
                else:
                    clients[mover].say(table, mover, "answer", asked=asked["asked"], text=text)
                socket.hear_until(lambda step=asked["step"]: socket.game and socket.game["step"] > step)
            said += heard_of_a_fork(me, table, seat, len(answers))
            said += heard_of_a_fork(me, table, seat, 0)
            said.append(me.try_say(table, seat, "propose", what="undo", id="undo").text)
            said.append(me.try_say(table, seat, "decline", what="undo", id="no undo").text)
            # `done` and the update may come in either order.
            said += sorted(socket.heard)
    return said


def nosy_requests(me: Client, table: str, seat: int, asked: Json, socket: Socket) -> list[str]:
    path = f"/api/tables/{table}"
    said = [
        me.get(path, seat=seat).text,
        me.get(path).text,
        me.get(f"{path}/report", seat=seat).text,
        me.get(f"{path}/replay", seat=seat, step=asked["step"]).text,
        me.get(f"{path}/record").text,
        me.get(f"{path}/review").text,
        me.get(f"{path}/hint", seat=seat).text,
        me.get("/api/mine").text,
    ]
    said += [me.get(path, seat=other).text for other in range(asked["view"]["players"]) if other != seat]
    for text in ("pass", "play 1", "attack 1 2", "feed 1", "lay 1", "beat 3"):
        said.append(me.get(f"{path}/why", seat=seat, text=text).text)
        answer = me.try_say(table, seat, "answer", asked=asked["asked"] - 1, text=text, id="wrong")
        said.append(answer.text)
    return said


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
        seat = seed % real.players
        other = real.sample(seat, seed + 100)
        other.setup = Setup(ruleset, real.players, seed + 200, real.setup.switches)
        answers = script(real, other, seat)
        if not answers or real.scenario() == other.scenario():
            continue
        first = everything_heard(tmp_path / f"{seed}a.sqlite", real, seat, answers)
        second = everything_heard(tmp_path / f"{seed}b.sqlite", other, seat, answers)
        assert first == second
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
        answers = script(real, other, seat)
        assert undo_floor(real, answers) == undo_floor(other, answers)
        compared += len(answers)
    assert compared > 0
