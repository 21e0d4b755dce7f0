"""What is delivered: its size and its types."""

import gzip
import shutil
import subprocess

import pytest
from playwright.sync_api import Response

from tests.web.conftest import WEB, Visitors

LIMIT = 150 * 1024


def test_the_first_load_is_small(visit: Visitors) -> None:
    visitor = visit()
    loaded: dict[str, Response] = {}

    def note(response: Response) -> None:
        if response.request.resource_type in ("script", "stylesheet"):
            loaded[response.url] = response

    visitor.page.on("response", note)
    page = visitor.open().page
    page.locator(".go").click()
    visitor.asked()
    assert len(loaded) > 3
    assert sum(len(gzip.compress(response.body())) for response in loaded.values()) <= LIMIT


@pytest.mark.skipif(shutil.which("node") is None, reason="needs Node")
def test_types_are_those_of_the_server() -> None:
    run = subprocess.run(
        ["node", "scripts/types.mjs", "--check"], cwd=WEB, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
