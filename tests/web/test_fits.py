"""It fits: food bank, phase, question, my animals and my hand are on the screen at every size, on the largest
tables, and nothing moves when the question changes. Boxes are measured, not pixels."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import fittest
from fittest.puzzles import puzzles
from tests.web.conftest import WEB, Visitors
from tests.web.positions import asking, crowded, largest, whole

SIZES = [(360, 640), (390, 844), (844, 390), (640, 400), (1024, 768), (1280, 720), (1366, 657), (1920, 1080)]
MIX = "evolution+time-to-fly+continents+gift"
Position = tuple[dict[str, Any], int]


def dealt(ruleset: str, players: int) -> Position:
    """Before the first card: the hand is as full as it ever is."""
    record = {**whole(ruleset, players), "answers": []}
    decision = fittest.replay(record).decision
    assert decision is not None
    return record, decision.seat


TABLES: dict[str, Callable[[], Position]] = {
    "evolution, 3": lambda: largest("evolution", 3),
    "evolution, 8": lambda: largest("evolution", 8),
    "everything on the map, 5": lambda: largest(MIX, 5),
    "everything, dealt": lambda: dealt(MIX, 5),
    "28 cards": lambda: dealt("cataclysm", 3),
    "60 animals": lambda: crowded("cataclysm", 5, 60),
    "an attack": lambda: asking("evolution", 2, "prompt-react"),
    "mutations, 8": lambda: largest("mutations+divergence+borrowed", 8),
    "mutations, 3": lambda: largest("mutations+divergence+borrowed", 3),
    "dinosaurs, 5": lambda: largest("dinosaurs", 5),
    "a bid, 5": lambda: asking("dinosaurs", 5, "prompt-dino-row"),
}

# What is not wholly on the screen, hidden behind something else, or scrolls away.
OUTSIDE = """
() => {
  const parts = {
    phase: '.top .facts li:first-child',
    task: '.teacher .words > :first-child',
    prompt: '.prompt .words, .controls .button',
    bank: '.board .bank, .board .climate, .board .auction',
    mine: '.camp.own .item > *, .board .map, .spread:not(:has(.camp.own)) .place',
    hand: '.hand .piece',
    seats: '.strip .seats > li',
    other: '.camp:not(.own)',
    sale: '.auction .row',
    traits: '.card .trait, .card .food',
  }
  const found = []
  const { scrollWidth, scrollHeight } = document.documentElement
  if (scrollWidth > innerWidth || scrollHeight > innerHeight)
    found.push(`the page scrolls: ${scrollWidth} x ${scrollHeight}`)
  for (const [name, where] of Object.entries(parts))
    for (const one of document.querySelectorAll(where)) {
      const box = one.getBoundingClientRect()
      if (!one.checkVisibility() || box.width === 0) continue
      if (box.left < -0.5 || box.top < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5)
        found.push(`${name} outside: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`)
      const there = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
      if (['bank', 'hand'].includes(name) && there && !one.contains(there) && !there.contains(one))
        found.push(`${name} behind ${there.className}`)
      for (let around = one.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflow === 'visible') continue
        const room = around.getBoundingClientRect()
        const below = box.bottom > room.bottom + 1 || box.right > room.right + 1
        if (below || box.top < room.top - 1 || box.left < room.left - 1)
          found.push(`${name} cut off by ${around.className}: ${box.bottom} > ${room.bottom}`)
      }
    }
  for (const name of ['phase', 'prompt', 'bank', 'mine'])
    if (![...document.querySelectorAll(parts[name])].some((one) => one.checkVisibility()))
      found.push(`no ${name}`)
  const cards = [...document.querySelectorAll('.camp .item:not(:empty), .hand [data-card]')]
    .map((one) => [one, one.getBoundingClientRect()])
  cards.forEach(([one, a], at) => {
    for (const [other, b] of cards.slice(at + 1))
      if (a.right > b.left + 1 && b.right > a.left + 1 && a.bottom > b.top + 1 && b.bottom > a.top + 1)
        found.push(`two cards on one another: ${one.innerText} / ${other.innerText}`)
  })
  for (const sign of document.querySelectorAll('.piece:has(.food) .foreseen')) {
    const box = sign.getBoundingClientRect()
    const food = sign.closest('.piece').querySelector('.food').getBoundingClientRect()
    if (box.bottom > food.top + 1 && box.top < food.bottom)
      found.push(`a sign over the food: ${box.bottom} > ${food.top}`)
  }
  return found
}
"""


def outside(page: Page, sizes: list[tuple[int, int]]) -> dict[str, list[str]]:
    """At each of these sizes, what does not fit."""
    found = {}
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 120)))")
        found[f"{width} x {height}"] = page.evaluate(OUTSIDE)
    return {size: parts for size, parts in found.items() if parts}


BOXES = """(all) => all.map((one) =>
  Object.values(one.getBoundingClientRect().toJSON()).map(Math.round).join())"""
# Beside a wide board, a longer question moves nothing but details and log.
PLACES = f"""() => ({BOXES})([...document.querySelectorAll(
  '.board, .dock, .camp, .item, [data-card], .strip li' + (innerWidth < 1000 ? ', .ask' : ''))])"""


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_table_fits_every_screen(visit: Visitors, name: str, language: str) -> None:
    visitor = visit(language=language)
    record, seat = TABLES[name]()
    page = visitor.open().sit(visitor.make({"record": record})[seat]).page
    visitor.asked()
    page.wait_for_selector(".board")
    assert outside(page, SIZES) == {}


# Phones upright and on their side, twice the size of letters, and the screens of laptops.
EXERCISE_SIZES = [(360, 640), (844, 390), (640, 400), (1024, 768), (1280, 800), (1366, 657)]
LESSONS = [one["id"] for one in json.loads((WEB / "src" / "lessons" / "lessons.json").read_text("utf-8"))]
# One of each game.
PUZZLES = list({one.ruleset.partition("+")[0]: one.id for one in puzzles()}.values())


@pytest.mark.parametrize("language", ["en", "ru"])
def test_lessons_and_puzzles_fit_every_screen(visit: Visitors, language: str) -> None:
    """Task, question, my animals and my hand."""
    visitor = visit(language=language)
    page = visitor.open("#/lessons").page
    found = {}
    for address in [*(f"lesson/{name}" for name in LESSONS), *(f"puzzle/{name}" for name in PUZZLES)]:
        page.set_viewport_size({"width": 1280, "height": 860})
        visitor.open("#/lessons").open(f"#/{address}")
        visitor.asked()
        page.wait_for_selector(".board")
        found[address] = outside(page, EXERCISE_SIZES)
    assert {address: sizes for address, sizes in found.items() if sizes} == {}


@pytest.mark.parametrize("name", ["evolution, 3", "mutations, 3", "dinosaurs, 5"])
def test_a_replay_fits_every_screen(visit: Visitors, name: str) -> None:
    """With the hand of a player, and the longest words."""
    visitor = visit(language="ru")
    record, seat = TABLES[name]()
    page = visitor.open().sit(visitor.make({"record": record})[seat]).page
    table = re.search(r"table/(\w+)", page.url)
    assert table is not None
    visitor.open(f"#/replay/{table[1]}?step={len(record['answers'])}&seat={seat}")
    page.wait_for_selector(".controls")
    page.wait_for_selector(".board")
    found = outside(page, EXERCISE_SIZES)
    assert found == {}


@pytest.mark.parametrize(("width", "height"), [(360, 640), (844, 390), (1280, 720)])
def test_nothing_jumps_when_the_question_changes(visit: Visitors, width: int, height: int) -> None:
    """Picking a card, asking for all moves and asking whether one is sure: everything stays where it is."""
    visitor = visit(width=width, height=height)
    record, seat = asking("evolution", 3, "prompt-play")
    page = visitor.open().sit(visitor.make({"record": record})[seat]).page
    visitor.asked()
    page.wait_for_selector(".hand .piece.lit")
    before = page.evaluate(PLACES)
    assert len(before) > 8
    page.locator(".hand .piece.lit").first.click()
    page.wait_for_selector('[data-thing="slot:new"]')
    assert page.evaluate(PLACES) == before
    page.keyboard.press("Escape")
    page.keyboard.press("a")
    page.wait_for_selector(".prompt .all")
    assert page.evaluate(PLACES) == before
    page.keyboard.press("Escape")
    page.locator('[data-move="pass"]').click()
    page.wait_for_selector(".doubt")
    assert page.evaluate(PLACES) == before


# What of these reaches beyond the edge of what holds it, or lies behind something else.
UNSEEN = """(where) => [...document.querySelectorAll(where)].filter((one) => {
  const box = one.getBoundingClientRect()
  const [x, y] = [(box.left + box.right) / 2, box.bottom - 3]
  const there = document.elementFromPoint(x, y)
  return box.bottom > innerHeight || !there || !(one.contains(there) || there.contains(one))
}).map((one) => one.innerText)"""


@pytest.mark.parametrize(("width", "height"), [(1366, 657), (1024, 768), (390, 844)])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_all_answers_are_seen_without_scrolling(
    visit: Visitors, width: int, height: int, language: str
) -> None:
    """In the middle of an attack, the longest question there is; and the list of all moves."""
    visitor = visit(width=width, height=height, language=language)
    for record, seat in (asking("evolution", 2, "prompt-react"), largest("evolution", 3)):
        page = visitor.open().sit(visitor.make({"record": record})[seat]).page
        visitor.asked()
        if page.locator(".moves [data-move]").count() == 0:
            page.keyboard.press("a")
            page.wait_for_selector(".all [data-move]")
        assert page.locator(".prompt [data-move]").count() > 4
        assert page.evaluate(UNSEEN, ".prompt [data-move]") == []


def test_details_are_not_cut_and_cover_no_answer(visit: Visitors) -> None:
    """Of animals with up to five traits; whoever goes back to the question has all of it."""
    visitor = visit(width=1366, height=657)
    record, seat = asking("evolution", 2, "prompt-react")
    page = visitor.open().sit(visitor.make({"record": record})[seat]).page
    visitor.asked()
    looked = 0
    for animal in page.locator('.board [data-thing^="animal:"]').all():
        animal.hover()
        assert page.evaluate(UNSEEN, ".told-of dd") == []
        looked = max(looked, page.locator(".told-of dd").count())
    assert looked > 4
    page.locator(".prompt .words").hover()
    assert page.evaluate(UNSEEN, ".prompt [data-move]") == []


# Which of these lie over one another, and which tool of the question is not seen.
OVERLAPS = """() => {
  const all = [...document.querySelectorAll('.board, .dock, section.ask, .told-of, .side')]
    .filter((one) => one.checkVisibility()).map((one) => [one.className, one.getBoundingClientRect()])
  const found = all.flatMap(([name, a], at) => all.slice(at + 1).filter(([, b]) =>
    a.right > b.left + 1 && b.right > a.left + 1 && a.bottom > b.top + 1 && b.bottom > a.top + 1
  ).map(([other]) => `${name} / ${other}`))
  for (const tool of document.querySelectorAll('.tools .button')) {
    const box = tool.getBoundingClientRect()
    const there = document.elementFromPoint((box.left + box.right) / 2, box.bottom - 3)
    if (tool.checkVisibility() && !tool.contains(there))
      found.push(`${tool.innerText} is hidden`)
  }
  return found
}"""


def test_question_details_log_and_hand_each_have_a_place(visit: Visitors) -> None:
    """With the longest question, while something is looked at that has much to tell."""
    visitor = visit()
    record, seat = asking("evolution", 2, "prompt-react")
    page = visitor.open().sit(visitor.make({"record": record})[seat]).page
    visitor.asked()
    for width, height in [(1366, 657), (1024, 768), (1280, 720), (844, 390), (390, 844), (360, 640)]:
        page.set_viewport_size({"width": width, "height": height})
        page.locator('.board [data-thing^="animal:"]').first.hover()
        expect(page.locator(".tools .button").first).to_be_visible()
        assert page.evaluate(OVERLAPS) == [], (width, height)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1366, 657)])
def test_the_board_stays_when_the_hand_is_empty(visit: Visitors, width: int, height: int) -> None:
    """With a full hand, and when all have laid down theirs: board and plates have the same places."""
    visitor = visit(width=width, height=height)
    boxes = []
    for record, seat in (dealt("evolution", 3), largest("evolution", 3)):
        page = visitor.open().sit(visitor.make({"record": record})[seat]).page
        visitor.asked()
        boxes.append(page.locator(".board, .strip li").evaluate_all(BOXES))
        hands = page.locator(".hand [data-card]").count()
        assert hands > 0 if len(boxes) == 1 else hands == 0
    assert boxes[0] == boxes[1]
