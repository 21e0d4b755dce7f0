"""The files of the browser client: compressed, cached, and nothing else."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import Running, key_of, running

SCRIPT = b"let x = 1;" * 100


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Running]:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>client</title>")
    (folder / "assets" / "main-1a2b.js").write_bytes(SCRIPT)
    (folder / "assets" / "main-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets" / "main-1a2b.js.br").write_bytes(b"as good as brotli")
    (tmp_path / "secret.txt").write_text("not yours")
    with running(str(tmp_path / "t.sqlite"), static=folder) as server:
        yield server


@pytest.mark.parametrize(
    ("accepted", "encoding", "size"),
    [
        ("gzip, deflate, br", "br", 17),
        ("gzip;q=1.0, br;q=0", "gzip", len(gzip.compress(SCRIPT))),
        ("identity", None, len(SCRIPT)),
    ],
)
def test_the_best_encoding_that_the_browser_takes(
    served: Running, accepted: str, encoding: str | None, size: int
) -> None:
    with served.client().http.stream(
        "GET", "/assets/main-1a2b.js", headers={"accept-encoding": accepted}
    ) as response:
        body = b"".join(response.iter_raw())
    assert response.headers.get("content-encoding") == encoding
    assert len(body) == size
    assert response.headers["vary"] == "accept-encoding"
    assert response.headers["content-type"].startswith("text/javascript")


def test_what_has_a_hash_in_its_name_is_kept_and_the_page_is_asked_for_again(served: Running) -> None:
    http = served.client().http
    assert (
        "immutable"
        in http.get("/assets/main-1a2b.js", headers={"accept-encoding": ""}).headers["cache-control"]
    )
    page = http.get("/")
    assert page.text == "<title>client</title>"
    assert "default-src 'none'" in page.headers["content-security-policy"]
    assert page.headers["cache-control"] == "no-cache"
    again = http.get("/", headers={"if-none-match": page.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path", ["/nowhere.js", "/assets/", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"]
)
def test_only_what_was_built_is_served(served: Running, path: str) -> None:
    assert key_of(served.client().http.get(path)) == "error-not-found"


def test_a_browser_that_asks_for_what_is_not_there_gets_a_page(served: Running) -> None:
    http = served.client().http
    answer = http.get("/no/such/place", headers={"accept": "text/html,*/*"})
    assert (answer.status_code, answer.headers["location"]) == (303, "/#/unknown")
    assert key_of(http.get("/api/nothing", headers={"accept": "text/html"})) == "error-not-found"
