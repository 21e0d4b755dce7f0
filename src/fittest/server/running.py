"""Runs the application on uvicorn."""

import os
import socket
import threading
from collections.abc import Callable
from types import FrameType

import msgspec
import uvicorn

from fittest.server import logs, preflight
from fittest.server.app import create_app
from fittest.server.gc_tuning import collect_young, disable_automatic_gc
from fittest.server.http_limits import limited
from fittest.server.json_schema import all_schemas
from fittest.server.security import Shield
from fittest.server.server import Config
from fittest.server.wire import Wire

EXIT_SECONDS = 9.0


def schemas(config: Config) -> str:
    return msgspec.json.format(msgspec.json.encode(all_schemas(create_app(config).app))).decode()


def run(
    config: Config, *, host: str, port: int, proxy: str | None, log: str, ready: Callable[[str], None]
) -> None:
    """Serve until told to stop; `ready` is called with the address as soon as it can be reached."""
    logs.set_up(log)
    with preflight.bind(host, port) as listening:
        disable_automatic_gc()
        Announcing(uvicorn_config(create_app(config), config, host, port, proxy), ready).run([listening])


def uvicorn_config(
    app: Shield, config: Config, host: str = "127.0.0.1", port: int = 0, proxy: str | None = None
) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        loop="uvloop",
        http=limited(config.limits),
        ws=Wire,
        # Twice as much as is allowed, so that it is we who refuse, in words.
        ws_max_size=config.limits.message_bytes * 2,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=proxy is not None,
        forwarded_allow_ips=proxy,
        timeout_graceful_shutdown=3,
        timeout_keep_alive=config.limits.idle_seconds,
        limit_concurrency=config.limits.connections,
    )


class Announcing(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[str], None]) -> None:
        super().__init__(config)
        self._ready = ready
        self._watchdog: threading.Timer | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Whatever the database, a disk or a client does: somebody has asked us to end."""
        if self._watchdog is None:
            self._watchdog = threading.Timer(EXIT_SECONDS, os._exit, [1])
            self._watchdog.daemon = True
            self._watchdog.start()
        super().handle_exit(sig, frame)

    async def on_tick(self, counter: int) -> bool:
        collect_young()
        return await super().on_tick(counter)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            host, port, *_ = (sockets or self.servers[0].sockets)[0].getsockname()
            self._ready(f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/")
