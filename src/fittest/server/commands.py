"""`fittest serve`: the web table. What it stands on is imported when it is called."""

import io
from urllib.parse import urlsplit

import click

from fittest.console import Command, Option, language
from fittest.expansions.command import make_option
from fittest.kernel.errors import bad_request
from fittest.server.limits import Limits
from fittest.texts import text

LEVELS = ("debug", "info", "warning", "error")
DEFAULT = Limits()


def _number(name: str, default: int, help: str, least: int = 1, most: int | None = None) -> click.Option:
    kind = click.IntRange(least, most)
    return Option([name], type=kind, default=default, show_default=True, help=help)


OPTIONS: list[click.Parameter] = [
    Option(["--host"], default="127.0.0.1", show_default=True, help="cli-help-serve-host"),
    Option(["--lan"], is_flag=True, help="cli-help-serve-lan"),
    _number("--port", 8000, "cli-help-serve-port", 0, 65_535),
    Option(
        ["--database"],
        default="fittest.sqlite",
        envvar="FITTEST_DATABASE",
        show_default=True,
        help="cli-help-serve-database",
    ),
    Option(["--origin"], help="cli-help-serve-origin"),
    Option(["--proxy"], help="cli-help-serve-proxy"),
    Option(["--metrics-token"], envvar="FITTEST_METRICS_TOKEN", help="cli-help-serve-metrics"),
    _number("--bot-workers", 1, "cli-help-serve-bot-workers"),
    Option(
        ["--bot-pace"],
        type=click.FloatRange(0),
        default=0.0,
        show_default=True,
        help="cli-help-serve-bot-pace",
    ),
    _number("--purge-days", 90, "cli-help-serve-purge", 0),
    _number("--tables", DEFAULT.tables, "cli-help-serve-tables"),
    _number("--tables-per-hour", DEFAULT.tables_per_address_per_hour, "cli-help-serve-hourly"),
    _number("--sockets", DEFAULT.sockets_per_address, "cli-help-serve-sockets"),
    _number("--requests", DEFAULT.requests_per_second, "cli-help-serve-requests"),
    Option(
        ["--log"], type=click.Choice(LEVELS), default="warning", show_default=True, help="cli-help-serve-log"
    ),
    make_option(),
    Option(["--schema"], is_flag=True, help="cli-help-serve-schema"),
]


def run_server(
    *,
    host: str,
    lan: bool,
    port: int,
    database: str,
    origin: str | None,
    proxy: str | None,
    metrics_token: str | None,
    bot_workers: int,
    bot_pace: float,
    purge_days: int,
    tables: int,
    tables_per_hour: int,
    sockets: int,
    requests: int,
    log: str,
    schema: bool,
) -> None:
    try:
        from fittest.server import preflight, running
        from fittest.server.server import Config
    except ModuleNotFoundError as error:
        raise bad_request("error-server-extra", name=str(error.name)) from error
    limits = Limits(
        tables=tables,
        tables_per_address_per_hour=tables_per_hour,
        sockets_per_address=sockets,
        requests_per_second=requests,
        requests_at_once=10 * requests,
    )
    config = Config(
        database=database,
        origin=origin,
        metrics_token=metrics_token,
        limits=limits,
        bot_workers=bot_workers,
        bot_pace=bot_pace,
        purge_days=purge_days or None,
    )
    if schema:
        click.echo(running.schemas(config))
        return
    spoken = language()
    if preflight.check_database(database):
        click.echo(text("cli-serve-migrates", spoken, path=database))
    here = preflight.lan_address() if lan else None
    if lan and here is None:
        raise bad_request("error-no-lan")

    def ready(address: str) -> None:
        if here is None:
            click.echo(text("cli-serve-ready", spoken, address=address))
            return
        config.address = f"http://{here}:{urlsplit(address).port}"
        click.echo(text("cli-serve-lan", spoken, address=f"{config.address}/"))
        click.echo(qr(f"{config.address}/"))

    running.run(config, host="0.0.0.0" if lan else host, port=port, proxy=proxy, log=log, ready=ready)


def qr(address: str) -> str:
    """For the camera of a phone that is held before the terminal."""
    import segno

    drawn = io.StringIO()
    segno.make(address, error="m").terminal(drawn, compact=True)
    return drawn.getvalue()


serve = Command("serve", help="cli-help-serve", params=OPTIONS, callback=run_server)
