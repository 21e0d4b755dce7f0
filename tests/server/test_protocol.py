"""docs/protocol.md says what the server does, where the two can be compared."""

import re
from pathlib import Path
from typing import Any, get_args

import jsonschema_rs
import msgspec
import pytest
from websockets.sync.client import connect

import fittest
import fittest.server
from fittest.server import PROTOCOL
from fittest.server.app import create_app
from fittest.server.limits import Limits
from fittest.server.messages import ClientMessage, ServerMessage
from fittest.server.server import Config
from tests.server.harness import Party, Running, good

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
SOURCES = Path(str(fittest.server.__file__)).parent
REFUSAL = re.compile(r"refuse\((\d{3})(?: if [^,]+ else (\d{3}))?")


def section(title: str) -> str:
    found = re.search(rf"^##+ {title}\n(.*?)(?=^##+ |\Z)", TEXT, re.MULTILINE | re.DOTALL)
    assert found is not None, title
    return found.group(1)


def statuses(*modules: str) -> set[int]:
    """Those with which the modules refuse something."""
    paths = [SOURCES / f"{name}.py" for name in modules] or sorted(SOURCES.rglob("*.py"))
    found = [match for path in paths for match in REFUSAL.findall(path.read_text(encoding="utf-8"))]
    return {int(status) for pair in found for status in pair if status}


def test_the_version() -> None:
    assert f"`GET /api/welcome`, now {PROTOCOL}" in TEXT


def test_every_path_is_told_and_every_path_told_is_there() -> None:
    app = create_app(Config()).app
    served = {("GET", "/api/tables/{id}/socket")}
    for path, item in app.openapi_schema.to_schema()["paths"].items():
        served |= {(method.upper(), path.replace("table_id", "id")) for method in item}
    told = {("GET", "/api/tables/{id}/socket")}
    for line in section("HTTP").splitlines():
        if line.startswith("| `"):
            methods = re.findall(r"GET|POST|DELETE", line.split("|")[1])
            paths = re.findall(r"(/[^\s`?]+)", line.split("|")[1])
            # One method for each path, or several for one.
            paths = paths * len(methods) if len(paths) == 1 else paths
            told |= set(zip(methods, paths, strict=True))
    assert told - {("GET", "/metrics")} == served


def test_every_message_is_told_with_its_fields() -> None:
    told: dict[str, set[str]] = {}
    for line in section("What a client sends").splitlines():
        cells = [cell.strip() for cell in line.split("|")]
        if line.startswith("| `"):
            for kind in re.findall(r"`(\w+)`", cells[1]):
                told[kind] = set(re.findall(r"`(\w+\??)`", cells[2]))
    known = {}
    for message in get_args(ClientMessage):
        fields = [field for field in msgspec.structs.fields(message) if field.name != "id"]
        names = {field.name if field.required else f"{field.name}?" for field in fields}
        known[message.__struct_config__.tag] = names
    assert told == known


def test_everything_that_the_server_says_is_told() -> None:
    told = set(re.findall(r"`(\w+) \{", section("What the server sends")))
    assert {message.__struct_config__.tag for message in get_args(ServerMessage)} <= told


def test_every_status_is_told() -> None:
    told = {int(status) for status in re.findall(r"\b(\d{3}): ", section("Errors"))}
    assert statuses() <= told


def test_every_close_code_is_told() -> None:
    told = {int(code) for code in re.findall(r"\b(4\d{3}|1\d{3})\b", section("Socket"))}
    ends = statuses("sockets", "visitor", "access", "rooms", "blocks", "database")
    assert {code for code in told if code > 4000} == {4000 + status for status in ends | {429}}
    assert {1009, 1011, 1012} <= told


@pytest.mark.parametrize(("times", "code"), [(1.5, 4413), (2.5, 1009)])
def test_messages_that_are_too_long(server: Running, times: float, code: int) -> None:
    party = Party(server, people=2)
    with party.seats[0].socket(party.id, 0) as socket:
        socket.hear()
        socket.raw.send("x" * int(times * Limits().message_bytes))
        assert socket.closing()[0] == code


def validate(document: object, schema: dict[str, Any]) -> None:
    jsonschema_rs.validate(schema, document)


def shapes() -> tuple[dict[str, Any], dict[str, Any]]:
    """The schemas of records and of scenarios."""
    schemas = create_app(Config()).app.openapi_schema.to_schema()["components"]["schemas"]
    fields = schemas["NewTable"]["properties"]
    return fields["record"]["oneOf"][0], fields["scenario"]["oneOf"][0]


@pytest.mark.parametrize("ruleset", sorted({info.name for info in fittest.rulesets()}))
def test_records_and_scenarios_have_the_shape_that_openapi_tells(ruleset: str) -> None:
    record, scenario = shapes()
    min_players = next(info.min_players for info in fittest.rulesets() if info.name == ruleset)
    for seed in (5, 2**100):
        game = fittest.new(ruleset, players=min_players, seed=seed)
        for _ in range(5):
            game.apply(0)
        validate(msgspec.to_builtins(game.record()), record)
        validate(msgspec.to_builtins(game.scenario()), scenario)
    for broken in ({}, {"format": 1}, {**game.record(), "answers": "none"}, {**game.record(), "seed": "x"}):
        with pytest.raises(jsonschema_rs.ValidationError):
            validate(broken, record)
    with pytest.raises(jsonschema_rs.ValidationError):
        validate({"ruleset": ruleset}, scenario)


def test_the_record_of_a_table_has_that_shape(server: Running) -> None:
    party = Party(server, people=2)
    party.play_out()
    validate(good(party.host.get(f"/api/tables/{party.id}/record")), shapes()[0])


def test_a_socket_needs_its_cookie_to_be_called_as_told(server: Running) -> None:
    party = Party(server, people=2)
    cookie = party.seats[0].http.cookies["fittest"]
    address = f"{server.address.replace('http', 'ws')}/api/tables/{party.id}/socket?seat=0"
    with connect(address, additional_headers={"Cookie": f"fittest={cookie}"}) as socket:
        assert '"snapshot"' in str(socket.recv(20))


def test_the_schema_of_the_socket_is_made_once(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes a game of each family, too much for every request of a stranger."""
    first = good(server.client().get("/schema/socket.json"))
    monkeypatch.setattr(fittest, "new", None)
    assert good(server.client().get("/schema/socket.json")) == first
