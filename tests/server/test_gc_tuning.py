"""Garbage is collected rarely, but it is."""

import asyncio
import gc

import pytest
import uvicorn

from fittest.server import gc_tuning, logs, running
from fittest.server.gc_tuning import MINUTES, FullGcTimer
from fittest.server.server import Config
from tests.server.harness import Running


class Knot:
    """Refers to itself, and tells when it goes."""

    untied = 0

    def __init__(self) -> None:
        self.me = self

    def __del__(self) -> None:
        Knot.untied += 1


def test_everything_is_searched_now_and_then() -> None:
    gc.disable()
    try:
        Knot.untied = 0
        sweep = FullGcTimer()
        Knot()
        for _ in range(MINUTES - 1):
            sweep()
        assert Knot.untied == 0
        sweep()
        assert Knot.untied == 1
    finally:
        gc.enable()


def test_the_scheduler_collects_garbage(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    swept: list[int] = []
    monkeypatch.setattr(gc, "collect", lambda: swept.append(1))
    for _ in range(MINUTES):
        server.inside.scheduler._tidiers[-1]()
    assert swept == [1]


def test_a_process_that_serves_searches_the_new_at_every_tick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc, "freeze", lambda: None)
    serving = running.Announcing(uvicorn.Config(lambda: None), lambda address: None)
    try:
        gc_tuning.disable_automatic_gc()
        Knot.untied = 0
        for _ in range(100_000):
            Knot()
        assert Knot.untied == 0
        asyncio.run(serving.on_tick(1))
        assert Knot.untied == 100_000
    finally:
        gc.enable()


def test_serving_begins_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []
    monkeypatch.setattr(running, "disable_automatic_gc", lambda: begun.append("search"))
    monkeypatch.setattr(logs, "set_up", lambda log: None)
    monkeypatch.setattr(running.Announcing, "run", lambda server, sockets: begun.append("serve"))
    running.run(Config(), host="127.0.0.1", port=0, proxy=None, log="text", ready=lambda address: None)
    assert begun == ["search", "serve"]
