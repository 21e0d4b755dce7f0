"""A game against bots goes on in the page when the connection to its server drops."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.served import Served
from tests.web.visitor import PATIENCE, Visitor

# The worker of this page keeps the engine, as it does by itself a while after the game has begun.
ENGINE_KEPT = """async () => {
  for (;;) {
    let kept = 0
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) if (url.endsWith('.bin')) kept++
    if (kept === 3) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}"""


@pytest.fixture
def own_server(client: Path, tmp_path: Path) -> Iterator[Served]:
    made = Served(tmp_path)
    made.start()
    yield made
    made.stop()


def test_a_game_goes_on_without_its_server(browser: Browser, own_server: Served) -> None:
    context = browser.new_context(reduced_motion="reduce")
    visitor = Visitor(context, own_server.address, "en", "system", "none", "off")
    page = visitor.page
    page.clock.install()
    visitor.open()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=PATIENCE)
    visitor.sit(visitor.new_table("evolution", people=1, bots=2)[0])
    visitor.asked()
    there = page.url
    page.clock.fast_forward(16_000)
    # Not `wait_for_function`: to it a promise is as good as true.
    page.evaluate(ENGINE_KEPT)
    hand = page.locator(".hand .piece").all_inner_texts()

    own_server.stop()
    page.locator(".banner .button").click()
    page.wait_for_url(re.compile("#/table/0"))
    visitor.asked()
    # The same cards in the hand; after that everything happens in this page.
    assert page.locator(".hand .piece").all_inner_texts() == hand
    visitor.start_autopilot(1, most=3)
    visitor.landed()

    own_server.start()
    page.clock.fast_forward(31_000)
    notice = page.locator(".back")
    expect(notice).to_contain_text("The server is back")
    notice.get_by_role("button", name="Stay here").click()
    expect(notice).to_have_count(0)
    visitor.start_autopilot(2)
    assert visitor.landed()["why"] == "end"

    # The game on the server is where it was.
    page.reload()
    page.locator(".back .main").click()
    assert page.url == there
    visitor.asked()
    assert page.locator(".hand .piece").all_inner_texts() == hand
    assert visitor.problems == []
    context.close()
