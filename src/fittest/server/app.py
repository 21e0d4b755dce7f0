"""The application: routes, sockets, shield, files of the browser client."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, get
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from fittest.about import VERSION
from fittest.kernel.errors import FittestError
from fittest.server import security
from fittest.server.assets import asset_routes
from fittest.server.errors import Refusal
from fittest.server.json_schema import socket_schema
from fittest.server.routes import meta, play, sessions
from fittest.server.server import Config, Server
from fittest.server.sockets import table_socket
from fittest.server.visitor import Visitor

NO_CLIENT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Fittest</title>
<h1>Fittest</h1>
<p>The server runs, but the browser client has not been built: that needs Node 20. Install it and run
<code>make play</code> again.</p>
<p lang="ru">Сервер работает, но клиент для браузера не собран: для этого нужен Node 20. Установите его и
снова выполните <code>make play</code>.</p>
</html>
"""


@get("/", media_type=MediaType.HTML, include_in_schema=False)
async def no_client() -> str:
    return NO_CLIENT


@get("/schema/socket.json", include_in_schema=False)
async def socket_messages() -> dict[str, Any]:
    return socket_schema()


def create_app(config: Config) -> security.Shield:
    """An application with a server of its own, which starts and stops with it. The shield is around all
    of it: Litestar's own middleware would not see requests for paths that do not exist."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        server = await Server.open(config)
        app.state.server = server
        try:
            yield
        finally:
            await server.close()

    def observe(method: str, status: int, seconds: float) -> None:
        app.state.server.metrics.requests.labels(method, str(status)).observe(seconds)

    def check_address(address: str) -> None:
        app.state.server.blocks.check(address)

    app = Litestar(
        [*meta.HANDLERS, *sessions.HANDLERS, *play.HANDLERS, table_socket, socket_messages, *_files(config)],
        lifespan=[lifespan],
        dependencies={
            "server": Provide(_server, sync_to_thread=False),
            "visitor": Provide(_visitor, sync_to_thread=False),
        },
        exception_handlers={
            FittestError: security.on_refusal,
            Refusal: security.on_refusal,
            HTTPException: security.on_http_exception,
            RecursionError: security.on_too_deep,
            Exception: security.on_bug,
        },
        openapi_config=OpenAPIConfig(
            title="Fittest", version=VERSION, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=config.limits.body_bytes,
        logging_config=None,
    )
    return security.Shield(app, config.origin, check_address, observe)


def _server(state: State) -> Server:
    server: Server = state.server
    return server


def _visitor(server: NamedDependency[Server], request: Request[Any, Any, Any]) -> Visitor:
    return Visitor(server, request)


def _files(config: Config) -> list[HTTPRouteHandler]:
    return asset_routes(config.static) if (config.static / "index.html").is_file() else [no_client]
