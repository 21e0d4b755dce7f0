"""What is delivered: its size on the wire and its types."""

import shutil
import subprocess

import pytest
from playwright.sync_api import Request

from fittest.texts import LANGUAGES
from tests.web.conftest import WEB, Visitors
from tests.web.visitor import Visitor

LIMIT = 150 * 1024


def wire(requests: list[Request]) -> int:
    sizes = [request.sizes() for request in requests]
    return sum(size["responseBodySize"] + size["responseHeadersSize"] for size in sizes)


@pytest.fixture
def loaded(visit: Visitors, request: pytest.FixtureRequest) -> tuple[Visitor, list[Request]]:
    """Somebody at the home screen, and what came over the wire for it."""
    visitor = visit(language=request.param)
    requests: list[Request] = []

    def finished(one: Request) -> None:
        requests.append(one)

    visitor.page.on("requestfinished", finished)
    visitor.open().page.wait_for_selector(".go:enabled")
    visitor.page.wait_for_load_state("networkidle")
    return visitor, requests


@pytest.mark.parametrize("loaded", LANGUAGES, indirect=True)
def test_the_first_load_is_small(loaded: tuple[Visitor, list[Request]]) -> None:
    """Everything, with its headers: scripts, styles, texts, fonts and answers of the server."""
    _, requests = loaded
    assert {"script", "stylesheet", "font", "fetch"} <= {one.resource_type for one in requests}
    assert wire(requests) <= LIMIT
    # The home screen misses no text: none but its own was fetched.
    texts = [one.url for one in requests if one.url.endswith(".ftl")]
    assert ["-home" in text for text in texts] == [True]


@pytest.mark.parametrize("loaded", LANGUAGES[:1], indirect=True)
def test_from_the_home_screen_to_the_first_question(loaded: tuple[Visitor, list[Request]]) -> None:
    """Scripts and styles of both."""
    visitor, requests = loaded
    visitor.page.locator(".go").click()
    visitor.asked()
    assert wire([one for one in requests if one.resource_type in ("script", "stylesheet")]) <= LIMIT


@pytest.mark.skipif(shutil.which("node") is None, reason="needs Node")
def test_types_are_those_of_the_server() -> None:
    run = subprocess.run(
        ["node", "scripts/types.mjs", "--check"], cwd=WEB, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
