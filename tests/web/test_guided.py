"""Guided first games: each comes to its end, is explained on the way, warns of blunders, and forgives."""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.web.conftest import Visitors
from tests.web.visitor import Visitor

# Everything that was explained.
LISTEN = """() => {
  window.told = new Set()
  const texts = () => document.querySelectorAll('.guide p, .bubble')
  new MutationObserver(() => texts().forEach((one) => told.add(one.innerText)))
    .observe(document.body, { subtree: true, childList: true })
}"""
SCREENS = [
    ("evolution", 1280, 720, "en"),
    ("evolution", 360, 640, "ru"),
    ("mutations", 390, 844, "ru"),
    ("mutations", 1366, 657, "en"),
    ("dinosaurs", 844, 390, "ru"),
    ("dinosaurs", 1024, 768, "en"),
]
LESSONS = {"en": "Lessons", "ru": "Уроки"}


def no_advice(route: Route) -> None:
    """It takes its time, and the game goes on without it."""
    route.fulfill(status=503, json={"error": {"key": "", "args": {}, "text": ""}})


def guided(visitor: Visitor, game: str) -> None:
    visitor.open(f"#/first/{game}")
    visitor.page.wait_for_url(re.compile("table/.*first"))
    visitor.asked()


@pytest.mark.parametrize(("game", "width", "height", "language"), SCREENS)
def test_a_guided_game_comes_to_its_end(
    visit: Visitors, game: str, width: int, height: int, language: str
) -> None:
    newcomer = visit(width=width, height=height, language=language)
    page = newcomer.page
    page.route("**/hint*", no_advice)
    guided(newcomer, game)
    page.evaluate(LISTEN)
    newcomer.start_autopilot(4)
    assert newcomer.landed()["why"] == "end"
    expect(page.locator(".end .buttons")).to_be_visible()
    expect(page.locator(".end").get_by_role("link", name=LESSONS[language])).to_be_visible()
    assert page.evaluate("told.size") >= 6


def test_the_question_is_explained_first_and_each_text_fades(visit: Visitors) -> None:
    newcomer = visit()
    page = newcomer.page
    page.route("**/hint*", no_advice)
    for _ in range(2):
        # Whoever begins again hears everything again.
        guided(newcomer, "evolution")
        expect(page.locator(".guide p").first).to_contain_text("In each move you play one card")
        for _ in range(3):
            newcomer.asked().locator("[aria-expanded]").click()
            page.locator(".all [data-move^=lay]").first.click()
            page.wait_for_function("() => !document.querySelector('.prompt [role=status]')")
            newcomer.asked()
        expect(page.locator(".guide", has_text="In each move you play one card")).to_have_count(0)


def test_the_coach_is_there_and_a_move_is_taken_back(visit: Visitors) -> None:
    newcomer = visit()
    page = newcomer.page
    with page.expect_request("**/hint*"):
        guided(newcomer, "evolution")
    page.route("**/hint*", no_advice)
    newcomer.asked()
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)
    newcomer.asked().locator("[aria-expanded]").click()
    page.locator(".all [data-move^=lay]").first.click()
    expect(page.locator(".camp.own [data-thing^='animal:']")).to_have_count(1)
    newcomer.asked()
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".camp.own [data-thing^='animal:']")).to_have_count(0)


def test_on_a_phone_explanations_hide_nothing_of_mine_and_come_back(visit: Visitors) -> None:
    newcomer = visit(width=360, height=640)
    page = newcomer.page
    page.route("**/hint*", no_advice)
    guided(newcomer, "evolution")
    bubble = page.locator(".bubble")
    expect(bubble).to_be_visible()
    box = bubble.bounding_box()
    mine = page.locator(".camp.own .piece").first.bounding_box()
    bank = page.locator(".bank").bounding_box()
    assert box is not None
    assert mine is not None
    assert bank is not None
    assert box["y"] >= bank["y"] + bank["height"]
    assert box["y"] + box["height"] <= mine["y"] + 4
    # Whoever acts has read it; whoever takes that back can read on.
    page.locator(".hand .piece.lit, .dock .piece.lit").first.click()
    expect(bubble).to_have_count(0)
    page.keyboard.press("Escape")
    bubble.get_by_role("button", name="Close").click()
    expect(bubble).to_have_count(0)
    page.get_by_role("button", name="Why?").click()
    expect(bubble).to_contain_text("In each move you play one card")
