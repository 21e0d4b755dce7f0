"""For everybody: axe, phone width, both languages, the keyboard alone."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import WEB, Visitors
from tests.web.visitor import Visitor

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
SCREENS = [
    "#/",
    "#/rules",
    "#/rules/mutations",
    "#/rules/dinosaurs",
    "#/lessons",
    "#/lesson/catch",
    "#/settings",
]
GAMES = ["evolution+continents", "mutations", "dinosaurs"]

# Keys that were not put into words. A name, QR, switches and the other language may be in Latin.
KEYS = re.compile(
    r"\b(?:web|why|prompt|option|event|trait|mut|dino|ruleset|switch|phase|territory|error)-[a-z]"
)
LATIN = re.compile(r"[A-Za-z]{2,}")
ALLOWED = {"Fittest", "QR", "English", "Enter", "Esc", "Tab", "JavaScript", "Fluent", "D1", "R"}


def violations(page: Page) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in found["violations"]]


def at_table(visitor: Visitor, ruleset: str, answers: int) -> Page:
    bots = 2 if ruleset == "dinosaurs" else 1
    visitor.sit(visitor.open().new_table(ruleset, 1, bots)[0])
    visitor.start_autopilot(2, most=answers)
    visitor.landed()
    return visitor.page


@pytest.mark.skipif(not AXE.exists(), reason="needs web/node_modules")
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(visit: Visitors, theme: str) -> None:
    visitor = visit(theme=theme)
    found: dict[str, list[str]] = {}
    for screen in SCREENS:
        visitor.open(screen)
        visitor.page.wait_for_load_state("networkidle")
        found[screen] = violations(visitor.page)
    for ruleset in GAMES:
        found[ruleset] = violations(at_table(visitor, ruleset, 12))
    visitor.open().page.get_by_role("button", name="One person more").click()
    visitor.page.locator(".go").click()
    expect(visitor.page.get_by_role("button", name="Start the game")).to_be_visible()
    found["lobby"] = violations(visitor.page)
    at_table(visitor, "cataclysm", 1000)
    expect(visitor.page.locator(".end svg[role=img]")).to_be_visible()
    found["end"] = violations(visitor.page)
    visitor.page.get_by_role("link", name="Replay").first.click()
    expect(visitor.page.locator(".controls")).to_be_visible()
    found["replay"] = violations(visitor.page)
    assert {screen: one for screen, one in found.items() if one} == {}


def test_a_phone_needs_no_sideways_scroll_and_has_room_for_fingers(visit: Visitors) -> None:
    visitor = visit(width=360, height=740)
    page = visitor.page
    narrow = "() => [document.documentElement.scrollWidth, innerWidth]"
    small = """() => [...document.querySelectorAll('button, a.button, select, input, [role=button]')]
      .filter((one) => one.checkVisibility() && !one.closest('p'))
      .map((one) => [one.getBoundingClientRect(), one])
      .filter(([box]) => box.width > 0 && (box.width < 24 || box.height < 24))
      .map(([box, one]) => `${box.width} x ${box.height} ${one.outerHTML.slice(0, 120)}`)"""
    for screen in SCREENS:
        visitor.open(screen)
        page.wait_for_load_state("networkidle")
        assert page.evaluate(narrow) == [360, 360], screen
        assert page.evaluate(small) == [], screen
    for ruleset in GAMES:
        at_table(visitor, ruleset, 14)
        assert page.evaluate(narrow) == [360, 360], ruleset
        assert page.evaluate(small) == [], ruleset


def untranslated(page: Page) -> set[str]:
    words = set(LATIN.findall(page.locator("body").inner_text()))
    labels = page.evaluate("() => [...document.querySelectorAll('[aria-label]')].map((e) => e.ariaLabel)")
    for label in labels:
        words.update(LATIN.findall(label))
    return words - ALLOWED


def test_russian_is_whole(visit: Visitors) -> None:
    visitor = visit(language="ru")
    page = visitor.page
    found: dict[str, set[str]] = {}
    for screen in SCREENS:
        visitor.open(screen)
        page.wait_for_load_state("networkidle")
        found[screen] = untranslated(page)
        assert KEYS.search(visitor.text()) is None, screen
    for ruleset in GAMES:
        at_table(visitor, ruleset, 20)
        found[ruleset] = untranslated(page)
    at_table(visitor, "cataclysm", 1000)
    found["end"] = untranslated(page)
    assert {screen: words for screen, words in found.items() if words} == {}


def test_no_key_is_shown_in_english(visit: Visitors) -> None:
    visitor = visit()
    for screen in SCREENS:
        visitor.open(screen)
        visitor.page.wait_for_load_state("networkidle")
        assert KEYS.search(visitor.text()) is None, screen
    for ruleset in GAMES:
        at_table(visitor, ruleset, 20)
        assert KEYS.search(visitor.text()) is None, ruleset


def test_a_game_by_keyboard_alone(visit: Visitors) -> None:
    visitor = visit()
    page = visitor.page
    page.goto(visitor.address)
    page.wait_for_selector(".games")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.innerText").startswith("Cataclysm"):
            break
    page.keyboard.press("Enter")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.classList.contains('go')"):
            break
    assert page.evaluate("document.activeElement.matches(':focus-visible')")
    page.keyboard.press("Enter")
    page.wait_for_selector(".play")
    for presses in range(1500):
        if page.locator(".end").count():
            break
        # To a marked thing and tap it; now and then an arrow, a number or the list.
        page.keyboard.press("n")
        if presses % 3 == 2:
            page.keyboard.press("1")
        elif presses % 7 == 5:
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        if page.locator("[data-sure]").count():
            page.locator("[data-sure]").press("Enter")
    expect(page.locator(".end h2")).to_be_visible()


def test_keys_are_listed(visit: Visitors) -> None:
    page = visit().open().page
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()


def test_the_position_can_be_read(visit: Visitors) -> None:
    visitor = visit()
    page = at_table(visitor, "evolution", 8)
    page.keyboard.press("t")
    expect(page.locator(".told li").first).to_be_visible()
    told = page.locator(".told").inner_text()
    for card in page.locator(".board .card .number").all_inner_texts():
        assert f"#{card}," in told
