"""deploy/nginx.conf, as it is but for ports and paths, in front of a real server."""

import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
from collections.abc import Iterator
from configparser import RawConfigParser
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from websockets.sync.client import connect

from fittest.server.commands import OPTIONS
from tests.server.harness import PATIENCE, PERSON, good, key_of, until

DEPLOY = Path(__file__).parents[2] / "deploy"
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
OPENSSL = shutil.which("openssl")


class Site(NamedTuple):
    """The address of nginx, that of the server behind it, and nginx's port for plain HTTP."""

    address: str
    behind: str
    plain: int
    trusted: ssl.SSLContext
    database: str


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    if NGINX is None or OPENSSL is None:
        pytest.skip("nginx or openssl is not installed; scripts/install-test-tools installs them")
    folder = tmp_path_factory.mktemp("site")
    database = str(folder / "tables.sqlite")
    program = [sys.executable, "-m", "fittest", "serve", "--lang", "en", "--port", "0"]
    program += ["--database", database, "--proxy", "127.0.0.1"]
    with subprocess.Popen(program, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        behind = next(word for word in server.stdout.readline().split() if word.startswith("http")).rstrip(
            "/"
        )
        secure, plain = free_port(), free_port()
        config = configuration(folder, httpx.URL(behind).port or 0, secure, plain)
        nginx = subprocess.Popen([NGINX, "-p", str(folder), "-c", str(config), "-g", "daemon off;"])
        try:
            until(lambda: reachable(secure))
            trusted = ssl.create_default_context(cafile=str(folder / "certificate.pem"))
            yield Site(f"https://localhost:{secure}", behind, plain, trusted, database)
        finally:
            nginx.terminate()
            nginx.wait(PATIENCE)
            server.terminate()


def configuration(folder: Path, behind: int, secure: int, plain: int) -> Path:
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    made = [
        str(OPENSSL),
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-days",
        "2",
        "-subj",
        "/CN=localhost",
    ]
    made += ["-addext", "subjectAltName=DNS:localhost", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(made, check=True, capture_output=True)
    site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    changes = [
        (r"server 127\.0\.0\.1:8000;", f"server 127.0.0.1:{behind};"),
        (r"listen 80;", f"listen 127.0.0.1:{plain};"),
        (r"listen 443 ", f"listen 127.0.0.1:{secure} "),
        (r"listen \[::\].*;", ""),
        (r"server_name [^;]+;", "server_name localhost;"),
        (r"ssl_certificate +[^;]+;", f"ssl_certificate {certificate};"),
        (r"ssl_certificate_key +[^;]+;", f"ssl_certificate_key {key};"),
    ]
    for pattern, replacement in changes:
        site, count = re.subn(pattern, replacement, site)
        assert count, f"nothing like {pattern} in deploy/nginx.conf"
    (folder / "site.conf").write_text(site)
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = folder / "nginx.conf"
    # Started by root, its workers would be nobody, who cannot write here.
    user = "user root;\n" if os.getuid() == 0 else ""
    whole.write_text(
        f"{user}pid {folder}/pid;\nerror_log {folder}/errors;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{temporary}include {folder}/site.conf;\n}}\n"
    )
    return whole


def reachable(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), timeout=1).close()
    except OSError:
        return False
    return True


def browser(site: Site, address: str = "127.0.0.1") -> httpx.Client:
    transport = httpx.HTTPTransport(verify=site.trusted, local_address=address)
    return httpx.Client(base_url=site.address, transport=transport, timeout=PATIENCE)


def test_a_game_through_the_proxy(site: Site) -> None:
    with browser(site) as host:
        settings = {"ruleset": "evolution", "seats": [PERSON, PERSON]}
        made = good(host.post("/api/tables", json={"settings": settings}))
        tokens = {(link["role"], link.get("seat")): link["token"] for link in made["links"]}
        for who in (("host", None), ("seat", 0), ("seat", 1)):
            answer = host.post("/api/session", json={"token": tokens[who]}, headers={"Origin": site.address})
            good(answer)
            if "set-cookie" in answer.headers:
                assert "secure" in answer.headers["set-cookie"].lower()
        cookie = "; ".join(f"{name}={value}" for name, value in host.cookies.items())
        address = f"{site.address.replace('https', 'wss')}/api/tables/{made['id']}/socket?seat=0"
        headers = {"Cookie": cookie, "Origin": site.address}
        with connect(address, ssl=site.trusted, additional_headers=headers) as line:
            assert '"snapshot"' in str(line.recv(PATIENCE))
            line.send('{"type": "chat", "id": "a", "text": "through the proxy"}')
            assert "through the proxy" in str(line.recv(PATIENCE)) + str(line.recv(PATIENCE))
        other = {"Cookie": cookie, "Origin": "https://elsewhere.example"}
        with connect(address, ssl=site.trusted, additional_headers=other) as line:
            assert "error-other-site" in str(line.recv(PATIENCE))
        look = host.get(f"/api/tables/{made['id']}", params={"after": 10**6, "wait": 0.1})
        assert look.status_code == 200


def test_the_address_of_a_client_is_his_own(site: Site) -> None:
    """What he claims to be in a header does not count; what nginx has seen does."""
    with browser(site, "127.0.0.2") as pest, browser(site) as other:
        program = [
            sys.executable,
            "-m",
            "fittest",
            "admin",
            "block",
            "127.0.0.2",
            "--database",
            site.database,
        ]
        subprocess.run(program, check=True, capture_output=True)
        until(lambda: pest.get("/api/welcome").status_code == 403)
        claimed = pest.get("/api/welcome", headers={"X-Forwarded-For": "192.0.2.1"})
        assert key_of(claimed) == "error-blocked"
        claimed = other.get("/api/welcome", headers={"X-Forwarded-For": "127.0.0.2"})
        assert claimed.status_code == 200


def test_what_the_proxy_keeps_to_itself(site: Site) -> None:
    with browser(site) as client:
        assert client.get("/metrics").status_code == 404
        assert client.get("/health").status_code == 200
        assert "strict-transport-security" in client.get("/health").headers
        too_big = client.post("/api/tables", json={"settings": {"ruleset": "x" * 1_500_000}})
        assert key_of(too_big) == "error-too-big"
    plain = httpx.get(f"http://localhost:{site.plain}/health", follow_redirects=False)
    assert (plain.status_code, plain.headers["location"]) == (301, "https://localhost/health")


def test_the_unit_names_options_that_exist() -> None:
    unit = RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(DEPLOY / "fittest@.service", encoding="utf-8")
    started = unit["Service"]["ExecStart"]
    known = {name for option in OPTIONS for name in option.opts}
    assert set(re.findall(r"--[a-z-]+", started)) <= known
    container = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    assert set(re.findall(r'"(--[a-z-]+)"', container)) <= known


def test_systemd_understands_the_unit() -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("systemd is not installed")
    run = subprocess.run(
        [analyze, "verify", "--man=no", str(DEPLOY / "fittest@.service")],
        capture_output=True,
        text=True,
        check=False,
    )
    complaints = [
        line for line in run.stderr.splitlines() if "fittest@" in line and "not executable" not in line
    ]
    assert complaints == []
