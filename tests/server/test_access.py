"""Each endpoint and each message with no token, a wrong one, an expired one, another seat's and the
spectators': what must stay closed stays closed, and nothing changes."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from litestar.routes import HTTPRoute, WebSocketRoute

from fittest.server import messages
from tests.server.harness import Client, Json, Party, Running, good, key_of, running

SEAT = 1


class Case(NamedTuple):
    """A request, and with which statuses it is met by those who hold these links."""

    name: str
    method: str
    path: str
    body: Any = None
    nobody: int = 401
    watcher: int = 403
    other: int = 403


SETTINGS = {"ruleset": "toy"}
SAYINGS: dict[str, Json] = {
    "answer": {"asked": 1, "text": "play 1"},
    "autopass": {"when": "empty"},
    "chat": {"text": "hello"},
    "name": {"name": "Eve"},
    "colour": {"colour": "pink"},
    "propose": {"what": "pause"},
    "agree": {"what": "pause"},
    "decline": {"what": "pause"},
    "leave": {},
    "return": {},
    "resign": {},
    "configure": {"settings": SETTINGS},
    "kick": {"seat": 0},
    "start": {},
    "share": {},
}
AS_SEAT = f"?seat={SEAT}"


def saying(type: str) -> Json:
    return {"type": type, "id": "x", **SAYINGS[type]}


TABLE = "/api/tables/{id}"
CASES = [
    Case("look", "GET", TABLE + AS_SEAT),
    Case("look as spectator", "GET", TABLE, watcher=200, other=200),
    *(Case(f"say {t}", "POST", f"{TABLE}/messages{AS_SEAT}", saying(t)) for t in SAYINGS),
    *(Case(f"say {t} as nobody", "POST", f"{TABLE}/messages", saying(t)) for t in SAYINGS),
    Case("why", "GET", f"{TABLE}/why{AS_SEAT}&text=x"),
    Case("hint", "GET", f"{TABLE}/hint{AS_SEAT}"),
    Case("hint as spectator", "GET", f"{TABLE}/hint"),
    Case("review", "GET", f"{TABLE}/review", watcher=409, other=409),
    Case("replay", "GET", f"{TABLE}/replay{AS_SEAT}&step=0"),
    Case("replay as spectator", "GET", f"{TABLE}/replay?step=0", watcher=200, other=200),
    Case("course", "GET", f"{TABLE}/course{AS_SEAT}"),
    Case("course as spectator", "GET", f"{TABLE}/course", watcher=200, other=200),
    Case("fork", "POST", f"{TABLE}/fork{AS_SEAT}", {"step": 0}),
    Case("fork as spectator", "POST", f"{TABLE}/fork", {"step": 0}),
    Case("take away", "GET", f"{TABLE}/take-away{AS_SEAT}"),
    Case("take away as spectator", "GET", f"{TABLE}/take-away"),
    Case("record", "GET", f"{TABLE}/record", watcher=409, other=409),
    Case("report", "GET", f"{TABLE}/report{AS_SEAT}"),
    Case("report as spectator", "GET", f"{TABLE}/report", watcher=200, other=200),
    Case("rematch", "POST", f"{TABLE}/rematch", other=409),
    Case("follow", "POST", f"{TABLE}/follow?to=x", other=404),
    Case("devices", "GET", f"{TABLE}/devices{AS_SEAT}"),
    Case("devices as spectator", "GET", f"{TABLE}/devices"),
    Case("one device more", "POST", f"{TABLE}/devices{AS_SEAT}"),
    Case("one device more as spectator", "POST", f"{TABLE}/devices"),
    Case("drop devices", "DELETE", f"{TABLE}/devices{AS_SEAT}"),
    Case("drop devices as spectator", "DELETE", f"{TABLE}/devices"),
    Case("sit", "POST", f"{TABLE}/sit{AS_SEAT}", nobody=403),
]
# Paths that are about no table in particular, and need no link.
OPEN = {
    "/",
    "/api/welcome",
    "/api/expansions",
    "/api/rulesets",
    "/api/rulesets/{name:str}/cards",
    "/api/texts/{lang:str}",
    "/api/session",
    "/api/mine",
    # Gives up one's own links, and nothing else.
    "/api/mine/{table_id:str}",
    "/api/tables",
    "/health",
    "/metrics",
}


@pytest.fixture(scope="module")
def party(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Party]:
    with running(str(tmp_path_factory.mktemp("matrix") / "tables.sqlite")) as server:
        made = Party(server)
        while made.asked() != SEAT:
            made.answer()
        yield made


def holders(party: Party) -> dict[str, Client]:
    """Clients by what is wrong with their links."""
    server = party.server
    clients = {name: server.client() for name in ("none", "wrong", "forged", "expired", "elsewhere")}
    clients["wrong"].http.cookies.set("fittest", "x" * 32)
    clients["forged"].http.cookies.set("fittest", party.links.token("seat", SEAT))
    clients["expired"].open(party.seats[SEAT].code(party.id, SEAT))
    server.call(_expire(server, clients["expired"].http.cookies["fittest"]))
    elsewhere = clients["elsewhere"].new_table(settings=SETTINGS)
    for link in elsewhere.links:
        clients["elsewhere"].open(link["token"])
    return clients


async def _expire(server: Running, cookie: str) -> None:
    from fittest.server.tokens import digest

    await server.inside.store.prolong(digest(cookie), server.time.now() - 1)
    server.inside.access._known.clear()


def test_every_path_and_every_message_is_in_the_matrix(party: Party) -> None:
    paths = {re.sub(r"[?&].*", "", case.path).replace("{id}", "{table_id:str}") for case in CASES}
    known = {route.path for route in party.server.app.routes if isinstance(route, HTTPRoute)}
    assert {path for path in known if not path.startswith("/schema")} == paths | OPEN
    sockets = {route.path for route in party.server.app.routes if isinstance(route, WebSocketRoute)}
    assert sockets == {"/api/tables/{table_id:str}/socket"}
    tags = {kind.__struct_config__.tag for kind in messages.ClientMessage.__args__}
    assert tags == set(SAYINGS)


def test_no_or_a_wrong_or_an_expired_link_opens_nothing(party: Party) -> None:
    before = party.state()["seq"]
    for name, client in holders(party).items():
        for case in CASES:
            response = send(client, case, party.id)
            assert response.status_code == case.nobody, (name, case.name, response.text)
            assert "play" not in response.text, (name, case.name)
        with client.socket(party.id, SEAT) as socket:
            assert socket.closing()[0] == 4401, name
        with client.socket(party.id) as socket:
            assert socket.closing()[0] == 4401, name
    assert party.state()["seq"] == before


def test_the_spectators_link_opens_only_what_is_public(party: Party) -> None:
    before = party.state()["seq"]
    watcher = party.server.client()
    watcher.open(party.links.token("watch"))
    for case in CASES:
        response = send(watcher, case, party.id)
        assert response.status_code == case.watcher, (case.name, response.text)
    with watcher.socket(party.id, SEAT) as socket:
        assert socket.closing()[0] == 4403
    with watcher.socket(party.id) as socket:
        socket.hear()
        for type in SAYINGS:
            assert socket.say(type, **SAYINGS[type])["type"] == "refused", type
    assert party.state()["seq"] == before


def test_another_seats_link_does_not_open_this_one(party: Party) -> None:
    before = party.state()["seq"]
    for case in CASES:
        # As a spectator, another seat sees what spectators see; what it says for itself is its own affair.
        response = send(party.seats[0], case, party.id)
        assert response.status_code == case.other, (case.name, response.text)
    with party.seats[0].socket(party.id, SEAT) as socket:
        assert socket.closing()[0] == 4403
    assert party.state()["seq"] == before


def test_the_hosts_link_shows_no_hand_and_plays_no_card(party: Party) -> None:
    before = party.state()["seq"]
    for case in CASES:
        if AS_SEAT in case.path and "sit" not in case.path:
            assert send(party.host, case, party.id).status_code == 403, case.name
    assert party.host.look(party.id)["game"]["view"]["hand"] == []
    assert party.state()["seq"] == before


def send(client: Client, case: Case, table: str) -> Any:
    path = case.path.replace("{id}", table)
    return client.http.request(case.method, path, json=case.body)


@pytest.mark.parametrize("token", ["", "x", ".", "x.y", "{id}.", "{id}.{id}", "{host}x"])
def test_wrong_tokens_are_refused(party: Party, token: str) -> None:
    made = token.replace("{id}", party.id).replace("{host}", party.links.token("host"))
    response = party.server.client().post("/api/session", {"token": made})
    assert response.status_code in (401, 404)
    assert "set-cookie" not in response.headers


def test_cookies_cannot_be_read_by_scripts_and_stay_on_this_site(party: Party) -> None:
    response = party.server.client().post("/api/session", {"token": party.links.token("watch")})
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert party.links.token("watch").split(".")[1].lower() not in cookie


def test_tokens_are_long_and_different(party: Party) -> None:
    from fittest.server.tokens import new_secret

    secrets = {new_secret() for _ in range(100)}
    assert len(secrets) == 100
    assert all(len(secret) * 6 >= 128 for secret in secrets)


def test_no_answer_list_log_or_stored_event_shows_a_token(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for logger in ("fittest", "uvicorn", "litestar", "sqlalchemy"):
        caplog.set_level("DEBUG", logger)
    with running(str(tmp_path / "tables.sqlite")) as server:
        party = Party(server, public=True)
        party.play_out()
        shown = [
            client.get(path, seat=seat).text
            for client in (*party.seats, party.host)
            for seat in (None, 0)
            for path in (
                "/api/tables",
                "/api/mine",
                "/metrics",
                *(f"/api/tables/{party.id}{end}" for end in ("", "/record", "/report", "/replay?step=2")),
            )
        ]
        rows = server.call(server.inside.store.read(party.id))
        kept = "\n".join([*shown, *rows, caplog.text])
        stored = (tmp_path / "tables.sqlite").read_bytes() + (tmp_path / "tables.sqlite-wal").read_bytes()
        secrets = [link["token"].split(".")[1] for link in party.links.links]
        secrets += [client.http.cookies["fittest"] for client in (*party.seats, party.host)]
        for secret in secrets:
            assert secret not in kept
            assert secret.encode() not in stored


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_pages_of_other_sites_change_nothing(party: Party, headers: dict[str, str]) -> None:
    before = party.state()["seq"]
    response = party.seats[0].http.post(
        f"/api/tables/{party.id}/messages?seat=0", json=saying("chat"), headers=headers
    )
    assert (response.status_code, key_of(response)) == (403, "error-other-site")
    assert party.state()["seq"] == before


def test_forms_of_other_sites_change_nothing(party: Party) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""):
        response = party.seats[0].http.post(
            f"/api/tables/{party.id}/messages?seat=0",
            content=msgspec.json.encode(saying("chat")),
            headers={"content-type": kind},
        )
        assert (response.status_code, key_of(response)) == (415, "error-not-json")


def test_our_own_page_is_let_in(party: Party) -> None:
    headers = {"origin": party.server.address, "sec-fetch-site": "same-origin"}
    path = f"/api/tables/{party.id}/messages?seat=0"
    good(party.seats[0].http.post(path, json={**saying("chat"), "id": "own page"}, headers=headers))


def test_every_answer_has_the_security_headers(party: Party) -> None:
    client = party.server.client()
    for path in ("/", "/api/welcome", "/nowhere", f"/api/tables/{party.id}", "/schema/openapi.json"):
        headers = client.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        # The engine in the page is WebAssembly.
        assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers


def test_a_bug_of_ours_shows_no_trace(
    party: Party, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    from fittest.server import serialize

    def broken(*_: object) -> None:
        raise ZeroDivisionError("a secret thing")

    monkeypatch.setattr(serialize, "snapshot", broken)
    response = party.seats[0].get(f"/api/tables/{party.id}", seat=0)
    assert (response.status_code, key_of(response)) == (500, "error-internal")
    assert "secret thing" not in response.text
    assert "ZeroDivision" not in response.text
    assert "a secret thing" in caplog.text
