"""What is delivered: its size, its types, its lessons."""

import gzip
import json
import re
import shutil
import subprocess
import sys

import pytest
from playwright.sync_api import Response, expect

from tests.web.conftest import WEB, Visitors

LIMIT = 150 * 1024
SCENARIOS = sorted((WEB / "src" / "lessons" / "scenarios").glob("*.json"))


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


def test_there_are_lessons_enough() -> None:
    assert len(SCENARIOS) >= 8


def test_lessons_are_scenarios_that_hold() -> None:
    command = [sys.executable, "-m", "fittest", "check", *map(str, SCENARIOS)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout


def test_lessons_can_be_answered_as_they_say(visit: Visitors) -> None:
    """Every lesson comes to its end by the answers that it calls right."""
    visitor = visit()
    page = visitor.page
    source = (WEB / "src" / "lessons" / "index.ts").read_text(encoding="utf-8")
    lessons = re.findall(r"id: '([a-z-]+)'.*?right: (\[\[.*?\]\])", source, re.DOTALL)
    assert len(lessons) > 8
    for lesson, right in lessons:
        visitor.open(f"#/lesson/{lesson}")
        for answers in json.loads(right.replace("'", '"')):
            expect(page.locator(".prompt.mine .ask")).to_be_visible()
            if page.locator(".prompt.mine [aria-expanded=false]").count():
                page.locator(".prompt.mine [aria-expanded=false]").click()
            page.locator(f'[data-move="{answers[0]}"]').first.click()
        expect(page.locator(".teacher .done")).to_be_visible()
