"""`fittest admin`: looks after the database of running servers."""

import asyncio
import getpass
import os
import socket
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import click
import msgspec
from rich.table import Table as Grid

from fittest.console import Argument, Command, Group, Option, language, screen
from fittest.kernel.errors import BadRequest, bad_request
from fittest.texts import text

if TYPE_CHECKING:
    from fittest.server.admin import Admin, TableReport

T = TypeVar("T")
STATUSES = ("waiting", "playing", "paused", "finished")

database_option = click.option(
    "--database",
    cls=Option,
    default="fittest.sqlite",
    envvar="FITTEST_DATABASE",
    show_default=True,
    help="cli-help-serve-database",
)
json_option = click.option("--json", "as_json", cls=Option, is_flag=True, help="cli-help-json")
most_option = click.option(
    "--most", cls=Option, type=click.IntRange(1), default=50, show_default=True, help="cli-help-admin-most"
)


def carry_out(database: str, work: "Callable[[Admin], Awaitable[T]]") -> T:
    """Do something with the database, which has to be there and as this version knows it."""
    try:
        from fittest.server.admin import Admin
        from fittest.server.database import database_url, open_existing
        from fittest.server.errors import Refusal
        from fittest.server.store import Store
    except ModuleNotFoundError as error:
        raise bad_request("error-server-extra", name=str(error.name)) from error

    async def run() -> T:
        store = Store(await open_existing(database_url(database)))
        try:
            return await work(Admin(store, operator(), lambda: time.time_ns() // 1_000_000))
        finally:
            await store.close()

    try:
        return asyncio.run(run())
    except Refusal as refusal:
        # For instance: the database is away.
        raise BadRequest(refusal.message) from refusal


def operator() -> str:
    """Who does it, for the log."""
    name = os.environ.get("SUDO_USER") or getpass.getuser()
    return f"{name}@{socket.gethostname()}"[:128]


def moment(milliseconds: int | None) -> str:
    if milliseconds is None:
        return "–"
    return time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(milliseconds / 1000))


def echo_json(value: object) -> None:
    click.echo(msgspec.json.format(msgspec.json.encode(value)).decode())


def echo(key: str, **args: Any) -> None:
    click.echo(text(key, language(), **args))


def grid(columns: tuple[str, ...], rows: Sequence[tuple[object, ...]]) -> None:
    made = Grid(*(text(f"cli-admin-{name}", language()) for name in columns), box=None)
    for row in rows:
        made.add_row(*(str(cell) for cell in row))
    screen().print(made)


@click.command("list", cls=Command, help="cli-help-admin-list")
@click.option("--status", cls=Option, type=click.Choice(STATUSES), help="cli-help-admin-status")
@most_option
@json_option
@database_option
def list_tables(status: str | None, most: int, as_json: bool, database: str) -> None:
    found = carry_out(database, lambda admin: admin.tables(status, most))
    if as_json:
        echo_json(found)
        return
    rows = [(t.id, t.status, t.ruleset, ", ".join(t.names), t.step, moment(t.touched)) for t in found]
    grid(("table", "status", "ruleset", "seats", "moves", "touched"), rows)


@click.command(cls=Command, help="cli-help-admin-show")
@click.argument("table", cls=Argument, help="cli-help-admin-table")
@click.option("--chat", cls=Option, is_flag=True, help="cli-help-admin-chat")
@json_option
@database_option
def show(table: str, chat: bool, as_json: bool, database: str) -> None:
    found = carry_out(database, lambda admin: admin.show(table, chat))
    if as_json:
        echo_json(found)
    else:
        print_report(found)


def print_report(found: "TableReport") -> None:
    facts: list[tuple[str, object]] = [
        ("table", found.id),
        ("status", found.status),
        ("ruleset", found.ruleset),
        ("version", found.version),
        ("origin", found.origin or "–"),
        ("public", found.public),
        ("made", moment(found.made)),
        ("touched", moment(found.touched)),
        ("events", found.events),
        ("moves", found.moves),
        ("bytes", found.bytes),
    ]
    sheet = Grid(box=None, show_header=False)
    for name, value in facts:
        sheet.add_row(text(f"cli-admin-{name}", language()), str(value))
    screen().print(sheet)
    grid(("seat", "plan", "name"), [(s.seat, s.plan, s.name or "–") for s in found.seats])
    keys = [(key.role, "–" if key.seat is None else key.seat, ", ".join(key.sessions)) for key in found.keys]
    grid(("link", "seat", "sessions"), keys)
    if found.chat is not None:
        grid(("at", "seat", "chat"), [(moment(c.at), c.seat, c.text) for c in found.chat])


@click.command(cls=Command, help="cli-help-admin-delete")
@click.argument("tables", cls=Argument, nargs=-1, required=True, help="cli-help-admin-tables")
@database_option
def delete(tables: tuple[str, ...], database: str) -> None:
    ids = list(dict.fromkeys(tables))
    carry_out(database, lambda admin: admin.delete(ids))
    echo("cli-admin-deleted", count=len(ids))


@click.command(cls=Command, help="cli-help-admin-block")
@click.argument("address", cls=Argument, help="cli-help-admin-address")
@click.option("--days", cls=Option, type=click.FloatRange(0.001), help="cli-help-admin-block-days")
@click.option("--reason", cls=Option, default="", help="cli-help-admin-reason")
@database_option
def block(address: str, days: float | None, reason: str, database: str) -> None:
    network = carry_out(database, lambda admin: admin.block(address, days, reason))
    echo("cli-admin-blocked", network=network)


@click.command(cls=Command, help="cli-help-admin-unblock")
@click.argument("address", cls=Argument, help="cli-help-admin-address")
@database_option
def unblock(address: str, database: str) -> None:
    network = carry_out(database, lambda admin: admin.unblock(address))
    echo("cli-admin-unblocked", network=network)


@click.command(cls=Command, help="cli-help-admin-blocks")
@json_option
@database_option
def blocks(as_json: bool, database: str) -> None:
    found = carry_out(database, lambda admin: admin.blocks())
    if as_json:
        echo_json(found)
        return
    grid(
        ("network", "at", "until", "reason"),
        [(b.network, moment(b.at), moment(b.until), b.reason) for b in found],
    )


@click.command(cls=Command, help="cli-help-admin-purge")
@click.option("--days", cls=Option, type=click.FloatRange(0), required=True, help="cli-help-admin-purge-days")
@database_option
def purge(days: float, database: str) -> None:
    echo("cli-admin-deleted", count=carry_out(database, lambda admin: admin.purge(days)))


@click.command(cls=Command, help="cli-help-admin-vacuum")
@database_option
def vacuum(database: str) -> None:
    before, after = carry_out(database, lambda admin: admin.vacuum())
    echo("cli-admin-vacuumed", before=f"{before:,}", after=f"{after:,}")


@click.command(cls=Command, help="cli-help-admin-forget")
@click.argument("player", cls=Argument, help="cli-help-admin-player")
@click.option("--tables", "all_tables", cls=Option, is_flag=True, help="cli-help-admin-all-tables")
@json_option
@database_option
def forget(player: str, all_tables: bool, as_json: bool, database: str) -> None:
    found = carry_out(database, lambda admin: admin.forget(player, all_tables))
    if as_json:
        echo_json(found)
        return
    echo("cli-admin-forgotten", sessions=len(found.sessions))
    echo("cli-admin-deleted", count=len(found.deleted))
    echo("cli-admin-erased", count=len(found.erased))


@click.command(cls=Command, help="cli-help-admin-log")
@most_option
@json_option
@database_option
def log(most: int, as_json: bool, database: str) -> None:
    found = carry_out(database, lambda admin: admin.log(most))
    if as_json:
        echo_json(found)
        return
    rows = [(moment(e.at), e.who, e.action, e.target, e.detail) for e in found]
    grid(("at", "who", "action", "target", "detail"), rows)


HERE = "fittest.server.admin_commands"
admin = Group(
    "admin",
    help="cli-help-admin",
    lazy={
        "list": f"{HERE}:list_tables",
        "show": f"{HERE}:show",
        "delete": f"{HERE}:delete",
        "forget": f"{HERE}:forget",
        "block": f"{HERE}:block",
        "unblock": f"{HERE}:unblock",
        "blocks": f"{HERE}:blocks",
        "purge": f"{HERE}:purge",
        "vacuum": f"{HERE}:vacuum",
        "log": f"{HERE}:log",
    },
)
