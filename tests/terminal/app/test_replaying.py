"""Stepping through records on the whole screen."""

import fittest
from fittest.kernel.chance import Chance
from fittest.kernel.play import play_on
from fittest.terminal.app.client import Client
from fittest.terminal.app.dialogs import Ask
from fittest.terminal.app.replay_screen import ReplayScreen
from tests.terminal.app.harness import LARGE, Keys, driven, shown, until, watcher


def record(ruleset: str = "evolution", answers: int | None = None) -> dict[str, object]:
    game = fittest.new(ruleset, players=2, seed=6)
    play_on(game, Chance(2), 1000000 if answers is None else answers)
    return game.record()


async def there(pilot: Keys) -> ReplayScreen:
    assert isinstance(pilot.app, Client)
    client = pilot.app
    await until(pilot, lambda: client.table is not None and client.table.view is not None)
    assert isinstance(client.table, ReplayScreen)
    await pilot.pause()
    return client.table


def test_keys_step_and_jump() -> None:
    whole = record(answers=12)

    async def steps(pilot: Keys) -> None:
        screen = await there(pilot)
        await pilot.press("right", "right", "down")
        assert screen.step == 3
        assert screen.view == fittest.replay({**whole, "answers": whole["answers"][:3]}).view(None)  # type: ignore[index]
        await pilot.press("left")
        assert screen.step == 2
        await pilot.press("end")
        assert screen.step == 12
        await pilot.press("right")
        assert screen.step == 12
        await pilot.press("home")
        assert screen.step == 0
        assert "Move 0 of 12" in shown(pilot)

    driven(watcher(whole), steps)


def test_it_runs_by_itself_to_the_end() -> None:
    async def steps(pilot: Keys) -> None:
        screen = await there(pilot)
        screen.moves.highlighted = screen.timeline.last - 2
        await pilot.pause()
        await pilot.press("p", "space")
        await until(pilot, lambda: isinstance(pilot.app.screen, Ask))
        assert screen.step == screen.timeline.last
        await pilot.pause()
        assert "points" in shown(pilot)

    driven(watcher(record("cataclysm+extra")), steps)


def test_a_seat_is_shown_only_what_it_saw() -> None:
    async def seated(pilot: Keys) -> None:
        screen = await there(pilot)
        assert "New animal" not in "".join(
            screen.told(step) for step in range(1, 9) if screen.timeline.choice(step) is None
        )
        assert any(screen.timeline.choice(step) is None for step in range(1, 9))
        await pilot.press("v")
        assert screen.timeline.seat == 0

    async def spectator(pilot: Keys) -> None:
        screen = await there(pilot)
        assert all(screen.timeline.choice(step) is not None for step in range(1, 9))
        await pilot.press("v")
        assert screen.timeline.seat == 0
        assert screen.hand.display
        await pilot.press("v", "v")
        assert screen.timeline.seat is None
        assert not screen.hand.display

    driven(watcher(record(answers=8), seat=0), seated)
    driven(watcher(record(answers=8), language="ru"), spectator, LARGE)
