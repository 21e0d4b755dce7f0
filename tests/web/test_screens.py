"""Every screen is for everybody: axe in light and dark, both languages whole, room on a phone."""

import re
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

import fittest
from fittest.texts import keys
from tests.web.conftest import WEB, Visitors
from tests.web.screens import SCREENS

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
COLOURS = ["color-contrast", "link-in-text-block"]

# Keys that were not put into words.
KEYS = re.compile(
    r"\b(?:web|why|prompt|option|event|trait|mut|dino|ruleset|switch|phase|territory|error)-[a-z]"
)
LATIN = re.compile(r"[A-Za-z]{2,}")
# Names of things, keys and languages, and of a game without texts.
ALLOWED = {"Fittest", "QR", "English", "Enter", "Esc", "Tab", "toy"}
# What only those who write the rules and the program call by such names: rulings, seats, hexes.
IDS = re.compile(r"\b(?:[A-Z]{2,4}-\d+|[A-Z]\d{1,2})\b")
# Random texts, as in a link.
TOKEN = re.compile(r"\S{16,}")

WIDE = "() => [document.documentElement.scrollWidth, innerWidth]"
# What stands in a sentence may be as small as its words.
SMALL = """() => [...document.querySelectorAll('button, a.button, select, input, [role=button]')]
  .filter((one) => one.checkVisibility() && !one.closest('p'))
  .map((one) => [one.getBoundingClientRect(), one])
  .filter(([box]) => box.width > 0 && (box.width < 24 || box.height < 24))
  .map(([box, one]) => `${box.width} x ${box.height} ${one.outerHTML.slice(0, 120)}`)"""
LABELS = "() => [...document.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel)"


def violations(page: Page, *rules: str) -> list[str]:
    """What axe finds once nothing moves any more; by these rules only, if any are named."""
    only = {"runOnly": list(rules)} if rules else {}
    found: dict[str, Any] = page.evaluate(
        """async (only) => {
          await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
          await Promise.allSettled(document.getAnimations().map((one) => one.finished))
          return axe.run(document, { resultTypes: ['violations'], ...only })
        }""",
        only,
    )
    return [f"{one['id']}: {node['html'][:200]}" for one in found["violations"] for node in one["nodes"]]


def wording(page: Page) -> str:
    labels: list[str] = page.evaluate(LABELS)
    return TOKEN.sub("", "\n".join([page.locator("body").inner_text(), *labels]))


def speak_russian(page: Page) -> None:
    """By the key for it, which is heard also where a dialog has the focus."""
    page.evaluate("document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'l', bubbles: true }))")
    expect(page.locator("html")).to_have_attribute("lang", "ru")


def turn(page: Page, scheme: Literal["light", "dark"]) -> None:
    page.emulate_media(color_scheme=scheme)
    expect(page.locator("html")).to_have_attribute("data-theme", scheme)


@pytest.mark.skipif(not AXE.exists(), reason="needs web/node_modules")
@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_is_for_everybody(visit: Visitors, name: str) -> None:
    visitor = visit()
    page = visitor.page
    SCREENS[name](visitor)
    words = wording(page)
    assert KEYS.search(words) is None
    assert IDS.findall(words) == []
    assert len(LATIN.findall(words)) > 5
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert violations(page) == []
    turn(page, "dark")
    # Nothing but the colours has changed.
    assert violations(page, *COLOURS) == []

    page.set_viewport_size({"width": 360, "height": 740})
    speak_russian(page)
    assert violations(page, *COLOURS) == []
    turn(page, "light")
    for width, height in ((360, 740), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        assert violations(page) == []
        assert page.evaluate(WIDE) == [width, width]
        assert page.evaluate(SMALL) == []
    words = wording(page)
    assert KEYS.search(words) is None
    assert IDS.findall(words) == []
    assert set(LATIN.findall(words)) - ALLOWED == set()


def test_no_setting_is_called_by_an_id() -> None:
    """What can be chosen for a table is a number or has a name."""
    for info in fittest.rulesets():
        for switch in info.switches:
            for choice in switch.choices:
                if type(choice) is not int:
                    name = str(choice).lower() if type(choice) is bool else str(choice).replace("+", "-")
                    assert f"web-choice-{name}" in keys("en"), choice


def test_settings_lead_back_to_the_game(visit: Visitors) -> None:
    player = visit().open()
    page = player.sit(player.new_table("evolution", 1, 1)[0]).page
    player.asked()
    address = page.url
    page.keyboard.press("o")
    page.get_by_role("link", name="Back to the game").click()
    player.asked()
    assert page.url == address
    page.goto(f"{player.address}/#/")
    page.goto(f"{player.address}/#/settings")
    page.get_by_role("radio", name="Русский").wait_for()
    expect(page.get_by_role("link", name="Back to the game")).to_have_count(0)


# Placeholders and choices that are wider than their fields.
CUT = """() => {
  const pen = document.createElement('canvas').getContext('2d')
  return [...document.querySelectorAll('input[placeholder], select')].flatMap((field) => {
    const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(field)
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
    const texts = field.options ? [...field.options].map((one) => one.text) : [field.placeholder]
    const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
    return texts.filter((text) => pen.measureText(text).width > room)
  })
}"""


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("width", [390, 1024, 1366])
def test_no_text_of_a_field_is_cut(visit: Visitors, language: str, width: int) -> None:
    page = visit(language=language, width=width, height=768).open().page
    page.locator(".go:enabled").wait_for()
    assert page.evaluate(CUT) == []
    page.locator(".game.dinosaurs").click()
    page.locator(".set").click()
    page.locator(".seats select, ol select").first.wait_for()
    assert page.evaluate(CUT) == []
