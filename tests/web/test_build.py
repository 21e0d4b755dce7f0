"""What is delivered: its size on the wire and its types."""

import shutil
import subprocess

import pytest
from playwright.sync_api import Request

from tests.web.conftest import WEB, Visitors

LIMIT = 150 * 1024


def test_the_first_load_is_small(visit: Visitors) -> None:
    """Scripts and styles from the home screen to the first question, as they come over the wire."""
    visitor = visit()
    loaded: list[Request] = []

    def finished(request: Request) -> None:
        loaded.append(request)

    visitor.page.on("requestfinished", finished)
    page = visitor.open().page
    page.locator(".go").click()
    visitor.asked()
    parts = [request for request in loaded if request.resource_type in ("script", "stylesheet")]
    assert len(parts) > 3
    assert sum(part.sizes()["responseBodySize"] for part in parts) <= LIMIT


@pytest.mark.skipif(shutil.which("node") is None, reason="needs Node")
def test_types_are_those_of_the_server() -> None:
    run = subprocess.run(
        ["node", "scripts/types.mjs", "--check"], cwd=WEB, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
