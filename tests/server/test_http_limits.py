"""Connections that say nothing, too much, or too slowly: seen over raw sockets."""

import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from fittest.server.http_limits import MOST_WAITING
from fittest.server.limits import Limits
from tests.server.harness import PATIENCE, Party, Running, good, running

SHORT = Limits(header_seconds=0.4, body_seconds=0.6, idle_seconds=1, write_seconds=0.5)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(str(tmp_path_factory.mktemp("server") / "tables.sqlite"), limits=SHORT) as made:
        yield made


@contextmanager
def raw(server: Running) -> Iterator[socket.socket]:
    host, port = server.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as made:
        yield made


def everything(connection: socket.socket) -> bytes:
    """What the server says until it closes the connection."""
    said = b""
    try:
        while part := connection.recv(1 << 16):
            said += part
    except ConnectionError:
        pass
    return said


def status(said: bytes) -> int:
    return int(said.split(b" ", 2)[1]) if said else 0


@pytest.mark.parametrize(
    "begun", [b"", b"GET", b"GET / HTTP/1.1\r\nHost: x\r\nX-", b"POST /api/tables HTTP/1.1\r\n"]
)
def test_a_request_that_does_not_come_is_not_waited_for(server: Running, begun: bytes) -> None:
    with raw(server) as connection:
        connection.sendall(begun)
        assert status(everything(connection)) == 408


def test_headers_that_trickle_in_have_one_time_for_all(server: Running) -> None:
    with raw(server) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\n")
        try:
            for number in range(400):
                connection.sendall(b"X-%d: y\r\n" % number)
                time.sleep(0.02)
        except ConnectionError:
            return
        pytest.fail("the server is still listening")


@pytest.mark.parametrize("body", [b"", b'{"settings": '])
def test_a_body_that_does_not_come_is_not_waited_for(server: Running, body: bytes) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n"
    with raw(server) as connection:
        connection.sendall(head + body)
        assert status(everything(connection)) == 408


@pytest.mark.parametrize(
    "request_head",
    [
        b"GET /" + b"x" * 40_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"x" * 40_000 + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X-Y: z\r\n" * 200 + b"\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\n" + b"x" * 400_000,
        b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"x" * 4_000_000,
    ],
    ids=["path", "value", "count", "name", "endless"],
)
def test_headers_have_a_size(server: Running, request_head: bytes) -> None:
    with raw(server) as connection:
        try:
            connection.sendall(request_head)
        except ConnectionError:
            return
        assert status(everything(connection)) in (400, 431, 0)
    assert good(server.client().get("/health"))["status"] == "ok"


CHUNKED = (
    b"POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n"
)


@pytest.mark.parametrize(
    "begun",
    [CHUNKED + b"2\r\n{}\r\n0\r\n", CHUNKED + b"2\r\n{}\r\n0\r\nX: ", CHUNKED + b"2;"],
    ids=["trailer", "value", "extension"],
)
def test_what_stands_around_a_body_has_a_size(server: Running, begun: bytes) -> None:
    with raw(server) as connection:
        connection.sendall(begun)
        try:
            for _ in range(100):
                connection.sendall(b"x" * 65_536)
                time.sleep(0.001)
        except ConnectionError:
            return
        assert status(everything(connection)) == 431


def test_a_body_may_come_in_many_small_pieces(server: Running) -> None:
    body = b'{"token": "' + b"x" * 1_000 + b'"}'
    with raw(server) as connection:
        connection.sendall(CHUNKED)
        for byte in body:
            connection.sendall(b"1\r\n%c\r\n" % byte)
        connection.sendall(b"0\r\nX: y\r\n\r\n")
        assert status(connection.recv(1 << 16)) == 400


def test_requests_that_wait_for_an_answer_have_a_number(server: Running) -> None:
    with raw(server) as connection:
        try:
            connection.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n" * 1_000)
        except ConnectionError:
            return
        assert everything(connection).count(b"HTTP/1.1 200") < 1_000


def test_a_connection_that_has_nothing_more_to_ask_is_closed(server: Running) -> None:
    with raw(server) as connection:
        connection.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        said = everything(connection)
        assert said.startswith(b"HTTP/1.1 200")
        assert b"408" not in said


def test_an_empty_line_does_not_keep_a_connection_open(server: Running) -> None:
    with raw(server) as connection:
        connection.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert status(connection.recv(1 << 16)) == 200
        connection.sendall(b"\r\n")
        assert status(everything(connection)) == 408


def test_a_client_that_does_not_read_is_dropped(server: Running) -> None:
    asked = MOST_WAITING
    with raw(server) as connection:
        connection.sendall(b"GET /api/texts/en HTTP/1.1\r\nHost: x\r\n\r\n" * asked)
        time.sleep(2)
        assert everything(connection).count(b"HTTP/1.1 200") < asked


def test_whoever_waits_for_an_answer_or_sits_at_a_socket_may_be_silent(server: Running) -> None:
    party = Party(server)
    with party.seats[0].socket(party.id, 0) as connection:
        connection.hear()
        seq = party.state()["seq"]
        waited = good(party.seats[1].get(f"/api/tables/{party.id}", seat=1, after=seq, wait=1.5))
        assert waited["seq"] == seq
        assert connection.say("chat", text="still here")["type"] == "done"
