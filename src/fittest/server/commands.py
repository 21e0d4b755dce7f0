"""`fittest serve`: the web table."""

import json

import click
import uvicorn

from fittest.console import Command, Option, language
from fittest.server import logs
from fittest.server.app import create_app
from fittest.server.limits import Limits
from fittest.server.schemas import all_schemas
from fittest.server.server import Config
from fittest.texts import text

LEVELS = ("debug", "info", "warning", "error")
DEFAULT = Limits()


@click.command(cls=Command, help="cli-help-serve")
@click.option("--host", cls=Option, default="127.0.0.1", show_default=True, help="cli-help-serve-host")
@click.option(
    "--port",
    cls=Option,
    type=click.IntRange(0, 65535),
    default=8000,
    show_default=True,
    help="cli-help-serve-port",
)
@click.option(
    "--database", cls=Option, default="fittest.sqlite", show_default=True, help="cli-help-serve-database"
)
@click.option("--origin", cls=Option, help="cli-help-serve-origin")
@click.option("--proxy", cls=Option, help="cli-help-serve-proxy")
@click.option(
    "--bot-workers",
    cls=Option,
    type=click.IntRange(1),
    default=1,
    show_default=True,
    help="cli-help-serve-bot-workers",
)
@click.option(
    "--bot-pace",
    cls=Option,
    type=click.FloatRange(0),
    default=0.4,
    show_default=True,
    help="cli-help-serve-bot-pace",
)
@click.option(
    "--purge-days",
    cls=Option,
    type=click.IntRange(0),
    default=90,
    show_default=True,
    help="cli-help-serve-purge",
)
@click.option(
    "--tables",
    cls=Option,
    type=click.IntRange(1),
    default=DEFAULT.tables,
    show_default=True,
    help="cli-help-serve-tables",
)
@click.option(
    "--tables-per-hour",
    cls=Option,
    type=click.IntRange(1),
    default=DEFAULT.tables_per_address_per_hour,
    show_default=True,
    help="cli-help-serve-hourly",
)
@click.option(
    "--sockets",
    cls=Option,
    type=click.IntRange(1),
    default=DEFAULT.sockets_per_address,
    show_default=True,
    help="cli-help-serve-sockets",
)
@click.option(
    "--log",
    cls=Option,
    type=click.Choice(LEVELS),
    default="info",
    show_default=True,
    help="cli-help-serve-log",
)
@click.option("--schema", cls=Option, is_flag=True, help="cli-help-serve-schema")
def serve(
    host: str,
    port: int,
    database: str,
    origin: str | None,
    proxy: str | None,
    bot_workers: int,
    bot_pace: float,
    purge_days: int,
    tables: int,
    tables_per_hour: int,
    sockets: int,
    log: str,
    schema: bool,
) -> None:
    limits = Limits(tables=tables, tables_per_address_per_hour=tables_per_hour, sockets_per_address=sockets)
    config = Config(
        database=database,
        origin=origin,
        limits=limits,
        bot_workers=bot_workers,
        bot_pace=bot_pace,
        purge_days=purge_days or None,
    )
    app = create_app(config)
    if schema:
        click.echo(json.dumps(all_schemas(app), indent=1, ensure_ascii=False))
        return
    logs.set_up(log)
    Announcing(
        uvicorn.Config(
            app,
            host=host,
            port=port,
            loop="uvloop",
            http="httptools",
            ws="websockets-sansio",
            ws_max_size=limits.message_bytes * 2,
            ws_per_message_deflate=False,
            access_log=False,
            log_config=None,
            log_level=log,
            server_header=False,
            proxy_headers=proxy is not None,
            forwarded_allow_ips=proxy,
            timeout_graceful_shutdown=3,
        )
    ).run()


class Announcing(uvicorn.Server):
    """Says where it can be reached, as soon as it can."""

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup(sockets)  # type: ignore[arg-type]
        if self.started:
            bound = self.servers[0].sockets[0].getsockname()
            host = f"[{bound[0]}]" if ":" in bound[0] else bound[0]
            click.echo(text("cli-serve-ready", language(), address=f"http://{host}:{bound[1]}/"))
