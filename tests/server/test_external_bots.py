"""The arena against programs that come in by the bot external."""

import re
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import httpx
import msgspec
import pytest

from fittest.bots.player_view import PlayerView
from fittest.kernel.errors import BadRequest
from fittest.lab.arena import Arena, compete
from fittest.server import external_bots
from fittest.server.external_bots import ExternalBots, Invitation
from tests.server.harness import Client, good, key_of, until
from tests.test_arena import untimed

ROOT = Path(__file__).parents[2]


class First:
    """Always takes the first option."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, player: PlayerView) -> int:
        return 0


class Guest(threading.Thread):
    """The same as a program: sees what the protocol shows, and nothing else."""

    def __init__(self, invitation: Invitation, shy_of: Callable[[int], bool] = lambda answer: False) -> None:
        super().__init__(daemon=True)
        self.client = Client(invitation.server)
        self.client.open(invitation.token)
        self.over = threading.Event()
        self.answers = 0
        self._shy_of = shy_of

    def run(self) -> None:
        while not self.over.wait(0.005):
            try:
                for mine in good(self.client.get("/api/mine")):
                    if mine["turn"] and not self._shy_of(self.answers):
                        self.client.answer(mine["table"]["id"], mine["table"]["asked"])
                        self.answers += 1
            except httpx.TransportError:
                break
        self.client.http.close()

    def stop(self) -> None:
        self.over.set()
        self.join(20)


FIRST = f"{__name__}:First"


@pytest.mark.parametrize(("bots", "players"), [(["random", "{}"], 2), (["{}", "random"], 3)])
def test_a_guest_plays_as_the_same_bot_plays_here(
    bots: list[str], players: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Two games of three: the guest sits on two seats of one table."""
    monkeypatch.setitem(sys.modules, __name__, sys.modules[First.__module__])
    inside = Arena("toy", players, [name.format(FIRST) for name in bots])
    outside = Arena("toy", players, [name.format("remote:mine") for name in bots])
    expected = compete(inside, 4)
    with ExternalBots(["remote:mine"]) as external:
        guest = Guest(external.invitations[0])
        guest.start()
        external.wait()
        save = tmp_path / "games.jsonl"
        compete(outside, 2, save=save, referee=external.play)
        found = compete(outside, 4, save=save, referee=external.play)
        guest.stop()
    assert all(row.milliseconds is None for row in found.standings)
    text = msgspec.json.encode(untimed(expected)).decode().replace(FIRST, "remote:mine")
    assert found == msgspec.json.decode(text, type=type(found))


def test_a_guest_gets_no_hints_and_sees_only_its_own_seat() -> None:
    with ExternalBots(["remote:mine"]) as external:
        asked: list[bool] = []
        guest = Guest(external.invitations[0], lambda answer: asked.append(True) or True)  # type: ignore[func-returns-value]
        guest.start()
        external.wait()
        arena = Arena("evolution", 2, ["remote:mine", "random"])
        refusals: list[str] = []

        def host() -> None:
            with pytest.raises(BadRequest) as refused:
                compete(arena, 1, referee=external.play)
            refusals.append(refused.value.message.key)

        game = threading.Thread(target=host, daemon=True)
        game.start()
        until(lambda: asked)
        [table] = [mine for mine in good(guest.client.get("/api/mine")) if mine["turn"]]
        path = f"/api/tables/{table['table']['id']}"
        assert table["seats"] == [0]
        assert key_of(guest.client.get(f"{path}/hint", seat=0)) == "why-no-hints"
        assert guest.client.get(path, seat=1).status_code == 403
        guest.client.say(table["table"]["id"], 0, "resign")
        game.join(20)
        guest.stop()
        assert refusals == ["error-remote-left"]


def test_a_guest_that_stays_silent_ends_the_arena() -> None:
    with ExternalBots(["door:mine"], patience=0.5) as external:
        guest = Guest(external.invitations[0], lambda answer: answer >= 2)
        guest.start()
        external.wait()
        with pytest.raises(BadRequest) as refused:
            compete(Arena("toy", 2, ["door:mine", "random"]), 2, referee=external.play)
        assert refused.value.message.key == "error-remote-silent"
        guest.stop()


def test_a_guest_that_is_started_anew_plays_on() -> None:
    with ExternalBots(["remote:mine"]) as external:
        first = Guest(external.invitations[0], lambda answer: answer >= 2)
        first.start()
        external.wait()
        again: list[Guest] = []

        def replace() -> None:
            until(lambda: first.answers >= 2)
            first.stop()
            again.append(Guest(external.invitations[0]))
            again[0].start()

        helper = threading.Thread(target=replace)
        helper.start()
        result = compete(Arena("toy", 2, ["remote:mine", "random"]), 2, referee=external.play)
        helper.join()
        again[0].stop()
        assert result.games == 2
        assert again[0].answers


def test_two_guests_meet_each_other() -> None:
    with ExternalBots(["remote:one", "remote:two"]) as external:
        guests = [Guest(invitation) for invitation in external.invitations]
        for guest in guests:
            guest.start()
        external.wait()
        result = compete(Arena("toy", 2, ["remote:one", "remote:two"]), 2, referee=external.play)
        for guest in guests:
            guest.stop()
        assert all(guest.answers for guest in guests)
        assert {row.bot for row in result.standings} == {"remote:one", "remote:two"}


def test_the_example_comes_in_by_the_door_of_the_command() -> None:
    words = [
        "arena",
        "evolution",
        "--bots",
        "greedy,remote:mine",
        "--games",
        "2",
        "--set",
        "half=kind",
        "--json",
    ]
    arena = subprocess.Popen(
        [sys.executable, "-m", "fittest", "--lang", "en", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert arena.stderr is not None
    line = arena.stderr.readline()
    found = re.search(r"(http://\S+), token: (\S+)", line)
    assert found, line
    program = str(ROOT / "examples" / "arena_bot.py")
    guest = subprocess.Popen([sys.executable, program, *found.groups()], stdout=subprocess.PIPE, text=True)
    try:
        out, _ = arena.communicate(timeout=90)
        assert arena.returncode == 0
        result = msgspec.json.decode(out)
        assert result["games"] == 2
        assert {row["bot"] for row in result["standings"]} == {"greedy", "remote:mine"}
        assert guest.wait(20) == 0
    finally:
        for process in (arena, guest):
            process.kill()
            process.communicate()


def test_bots_that_nobody_knows_are_refused_before_the_door_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    from fittest.commands.arena import compete_with_programs

    monkeypatch.setattr(external_bots, "ExternalBots", None)
    with pytest.raises(BadRequest) as refused:
        compete_with_programs(Arena("toy", 2, ["remote:mine", "nobody"]), 1, None)
    assert refused.value.message.key == "error-unknown-bot"
