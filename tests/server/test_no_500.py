"""No path, query, header or body is answered with 500."""

import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fittest.server.limits import Limits
from tests.server.harness import PATIENCE, PERSON, Party, good, key_of, running

STATIC = "<!doctype html><title>Fittest</title>"


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def party(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Party]:
    folder = tmp_path_factory.mktemp("bad")
    (folder / "index.html").write_text(STATIC)
    address = str(folder / "tables.sqlite")
    if request.param == "postgres":
        address = request.getfixturevalue("postgres").new_database()
    limits = Limits(tables_per_address_per_hour=10**6, messages_at_once=10**6)
    with running(address, limits=limits, static=folder) as server:
        yield Party(server, public=True)


def raw(party: Party, head: str, body: bytes = b"") -> int:
    """The status of the answer to a request that no library would send."""
    host, port = party.server.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as connection:
        connection.sendall(head.encode("utf-8", "surrogateescape") + body)
        said = b""
        while part := connection.recv(1 << 16):
            said += part
            if b"\r\n\r\n" in said:
                break
    return int(said.split(b" ", 2)[1])


SEGMENTS = [
    "%00",
    "%00.html",
    "a%00b",
    "%ff%fe",
    "%0a",
    "..%2f..%2fetc%2fpasswd",
    "x" * 300,
    "x" * 5000,
    "%F0%9F%A6%95",
    "%5C%5C",
    "*",
    "%25",
    "%",
    "%zz",
    "%E2%80%AE",
    "{id}",
    "CON",
    "-1",
    "null",
]
SHAPES = [
    "/{}",
    "/assets/{}",
    "/{}/{}",
    "/api/{}",
    "/api/tables/{}",
    "/api/tables/{}/record",
    "/api/tables/{}/replay?step=0",
    "/api/rulesets/{}/cards",
    "/api/texts/{}",
    "/schema/{}",
    "/api/tables?lang={}",
    "/api/mine?{}={}",
    "/api/mine/{}",
    "/api/tables/{}/take-away?seat={}",
    "/api/tables/{}/follow?to={}",
]
# Of the table at which the party sits, with the cookie of a seat.
AT_TABLE = [
    "take-away?seat={}",
    "follow?to={}",
    "hint?seat={}",
    "why?seat=0&text={}",
    "replay?seat=0&step={}",
    "course?seat={}",
    "devices?seat={}",
    "rematch?{}={}",
    "report?seat={}",
    "?seat=0&after={}&wait=0",
    "?seat=0&after=0&wait={}",
]


@pytest.mark.parametrize("shape", SHAPES)
def test_no_path_is_too_much(party: Party, shape: str) -> None:
    for segment in SEGMENTS:
        for method in ("GET", "HEAD", "POST", "DELETE", "OPTIONS", "PUT"):
            path = shape.replace("{}", segment)
            status = raw(party, f"{method} {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            assert status < 500, (method, path, status)


@pytest.mark.parametrize("shape", AT_TABLE)
def test_no_query_of_a_player_is_too_much(party: Party, shape: str) -> None:
    cookie = party.seats[0].http.cookies["fittest"]
    for segment in [*SEGMENTS, "1e3", "9" * 25, "0.5", "nan", "inf", ""]:
        for method in ("GET", "POST"):
            path = f"/api/tables/{party.id}/{shape.replace('{}', segment)}".replace("/?", "?")
            head = f"{method} {path} HTTP/1.1\r\nHost: x\r\nCookie: fittest={cookie}\r\n"
            status = raw(party, f"{head}Connection: close\r\n\r\n")
            assert status < 500, (method, path, status)


@pytest.mark.parametrize(
    "header",
    [
        "Origin: http://[",
        "Origin: https://\udcff",
        "Host: [",
        "Host: [::1",
        "Host: x:99999999",
        "Cookie: fittest=\udcff\udcfe",
        'Cookie: fittest="; a=b; =; \x01',
        "Cookie: fittest=" + "x" * 5000,
        "Accept-Language: " + "," * 3000,
        "Accept: nonsense",
        "Accept-Encoding: \udcff;q=x",
        "If-None-Match: \udcff",
        "If-Modified-Since: never",
        "Range: bytes=-99999999999999999999",
        "Content-Type: application/json; charset=nonsense",
        "X-Forwarded-For: \udcff",
        "Sec-Fetch-Site: \udcff",
        "Authorization: Bearer \udcff",
        "Upgrade: websocket\r\nConnection: Upgrade",
        "Expect: 200-maybe",
    ],
)
def test_no_header_is_too_much(party: Party, header: str) -> None:
    table = f"/api/tables/{party.id}"
    for method, path in (
        ("GET", "/"),
        ("GET", "/api/mine"),
        ("GET", table),
        ("GET", "/metrics"),
        ("POST", "/api/tables"),
    ):
        body = b"{}" if method == "POST" else b""
        kind = "Content-Type: application/json\r\n" if "Content-Type" not in header else ""
        head = f"{method} {path} HTTP/1.1\r\n{header}\r\n{kind}Content-Length: {len(body)}\r\n"
        host = "" if header.startswith("Host") else "Host: x\r\n"
        status = raw(party, f"{head}{host}\r\n", body)
        assert status < 500, (method, path, header, status)


BODIES: list[Any] = [
    None,
    [],
    "text",
    {"settings": {"ruleset": "evolution", "switches": {"seed": 5}}},
    {"settings": {"ruleset": "evolution", "switches": {"players": 3}}},
    {"settings": {"ruleset": "evolution", "switches": {"ruleset": "mutations"}}},
    {"settings": {"ruleset": "evolution", "switches": {"cards": 7}}},
    {"settings": {"ruleset": "evolution", "switches": {"half": 10**40}}},
    {"settings": {"ruleset": "evolution", "switches": {"\0": "\0"}}},
    {"settings": {"ruleset": "\0"}},
    {"settings": {"ruleset": "house.toml"}},
    {"settings": {"ruleset": "evolution+\0"}},
    {"settings": {"ruleset": "dinosaurs", "seats": [PERSON] * 3, "switches": {"map": "\0", "ring": True}}},
    {"settings": {"ruleset": "mutations", "seats": [PERSON] * 12}},
    {"settings": {"seats": [{"kind": "bot", "level": "\0"}]}},
    {"settings": {"substitute": "x" * 10_000}},
    {"settings": {"open_hands": 10**30}},
    {"record": {}},
    {"record": {"format": 1}},
    {"record": {"format": 10**400}},
    {"record": {"format": 1, "ruleset": "evolution", "players": 2, "seed": -1, "answers": []}},
    {"record": {"format": 1, "ruleset": "evolution", "players": 10**30, "seed": 1, "answers": []}},
    {"record": {"format": 1, "ruleset": "evolution", "players": 2, "seed": 1, "answers": [None]}},
    {"record": {"format": 1, "ruleset": "evolution", "players": 2, "seed": 1, "answers": ["\0"]}},
    {
        "record": {
            "format": 1,
            "ruleset": "evolution",
            "players": 2,
            "seed": 1,
            "switches": {"cards": {"\0": 1}},
        }
    },
    {"record": {"format": 1, "edition": 10**30, "ruleset": "evolution", "players": 2, "seed": 1}},
    {"scenario": {}},
    {"scenario": {"ruleset": "evolution", "setup": {"P99999999999": {}}}},
    {"scenario": {"ruleset": "evolution", "setup": {"players": -5}}},
    {"scenario": {"ruleset": "evolution", "setup": []}},
    {"scenario": {"ruleset": "mutations", "setup": {"switches": {"x": []}}}},
    {"scenario": {"ruleset": "mutations", "setup": {"P1": {"row": [{"s": "a", "t": [""]}]}}}},
    {"scenario": {"ruleset": "mutations", "setup": {"shared": [["", "", ""]]}}},
    {"scenario": {"ruleset": "dinosaurs", "setup": {"players": ["\0", "", "x"]}}},
    {"scenario": {"ruleset": "dinosaurs", "setup": {"phase": "auction"}}},
    {"record": {}, "scenario": {}},
]


@pytest.mark.parametrize("number", range(len(BODIES)))
def test_no_body_is_too_much(party: Party, number: int) -> None:
    client, body = party.server.client(), json.dumps(BODIES[number]).encode()
    headers = {"content-type": "application/json"}
    for path in (
        "/api/tables",
        "/api/session",
        f"/api/tables/{party.id}/messages",
        f"/api/tables/{party.id}/fork",
    ):
        response = client.http.post(path, content=body, headers=headers)
        assert response.status_code < 500, (path, response.text)
    # What can be made must also be able to start.
    if isinstance(BODIES[number], dict):
        assert client.post("/api/tables", {**BODIES[number], "start": True}).status_code < 500


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"\xff",
        b'{"settings": {"ruleset": "\\ud800"}}',
        b'{"token": "\\ud800.\\udfff"}',
        b'{"token": "\\u0000.\\u0000"}',
        b'{"type": "chat", "id": "\\ud800", "text": "\\ud800"}',
        b'{"type": "chat", "id": "\\u0000", "text": "\\u0000x"}',
        b'{"type": "name", "id": "1", "name": "\\u0000n"}',
        b'{"type": "autopass", "id": "2", "when": "\\u0000"}',
        b'{"type": "share", "id": "3"}',
        b'{"type": "colour", "id": "4", "colour": "red", "seat": 11}',
        b'{"type": "propose", "id": "5", "what": "undo", "to": 9007199254740991}',
        b'{"type": "propose", "id": "6", "what": "bot", "seat": 11}',
        b'{"type": "kick", "id": "7", "seat": 11}',
        b"[" * 100_000,
        b'{"a":' * 50_000,
        b"1" * 100_000,
        b"1e999999",
        b'{"settings": {"seats": [' + b'{"kind": "person"},' * 5000 + b"null]}}",
        b"NaN",
        b'{"settings": {"misses": 1e3, "open_hands": 5.0}}',
    ],
)
def test_no_text_is_too_much(party: Party, body: bytes) -> None:
    paths = ["/api/tables", "/api/session", f"/api/tables/{party.id}/messages?seat=0"]
    client = party.seats[0]
    for path in paths:
        response = client.http.post(path, content=body, headers={"content-type": "application/json"})
        assert response.status_code < 500, (path, response.text)


def test_a_socket_with_a_strange_path_is_closed(party: Party) -> None:
    key = "dGhlIHNhbXBsZSBub25jZQ=="
    for path in ("/api/tables/%00/socket", "/%00", "/api/tables/x%0ay/socket?seat=%00", "/" + "x" * 3000):
        head = (
            f"GET {path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        assert raw(party, head) < 500


def test_metrics_are_for_the_machine_itself_or_with_a_token(tmp_path: Path) -> None:
    with running(str(tmp_path / "tables.sqlite"), metrics_token="open sesame") as server:
        client = server.client()
        assert client.get("/metrics").status_code == 200
        for name in ("x-forwarded-for", "x-forwarded-proto", "x-real-ip", "forwarded", "via"):
            passed_on = {name: "203.0.113.7"}
            assert key_of(client.http.get("/metrics", headers=passed_on)) == "error-metrics"
        wrong = {**passed_on, "authorization": "Bearer open"}
        assert client.http.get("/metrics", headers=wrong).status_code == 403
        right = {**passed_on, "authorization": "Bearer open sesame"}
        assert client.http.get("/metrics", headers=right).status_code == 200


@pytest.mark.parametrize(
    ("origin", "headers", "secure"),
    [
        (None, {}, False),
        ("https://play.example", {}, True),
        ("https://play.example", {"origin": "https://play.example"}, True),
        (None, {"origin": "https://play.example", "host": "play.example"}, True),
        # Nobody has said that this proxy is to be believed.
        (None, {"x-forwarded-proto": "https"}, False),
    ],
)
def test_cookies_are_secure_wherever_the_page_is(
    tmp_path: Path, origin: str | None, headers: dict[str, str], secure: bool
) -> None:
    with running(str(tmp_path / "tables.sqlite"), origin=origin) as server:
        client = server.client()
        links = client.new_table(settings={"ruleset": "toy"})
        token = {"token": links.token("seat", 0)}
        response = client.http.post("/api/session", json=token, headers=headers)
        good(response)
        assert ("secure" in response.headers["set-cookie"].lower()) is secure
