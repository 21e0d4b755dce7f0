"""Dinosaurs: what has to be in sight and how little has to be tapped."""

import re
from collections.abc import Callable
from functools import cache
from typing import Any, cast

import pytest
from playwright.sync_api import Page, expect

import fittest
from fittest.kernel.chance import Chance
from fittest.kernel.game import Game
from fittest.kernel.message import Message
from fittest.texts import render
from tests.look import look
from tests.web.conftest import Visitors
from tests.web.positions import whole
from tests.web.visitor import Visitor

Position = tuple[dict[str, Any], int]


def first(players: int, wanted: Callable[[Game, int], bool]) -> Position:
    """The first question in some games that is like this, and who is asked."""
    for seed in range(1, 40):
        record = whole("dinosaurs", players, seed)
        game = fittest.replay({**record, "answers": []})
        for number, answer in enumerate(record["answers"]):
            decision = game.decision
            assert decision is not None
            if wanted(game, decision.seat):
                return {**record, "answers": record["answers"][:number]}, decision.seat
            game.apply(answer)
    raise LookupError("there is no such question in these games")


def offers(game: Game, text: str) -> bool:
    assert game.decision is not None
    return any(option.text.startswith(text) for option in game.decision.options)


@cache
def bidding(players: int) -> Position:
    """An auction with cards in the hand: there is least room then."""
    return first(
        players, lambda game, seat: offers(game, "row ") and len(look(game, seat).species[seat].hand) > 1
    )


def sat(visitor: Visitor, position: Position) -> Page:
    record, seat = position
    page = visitor.open().sit(visitor.make({"record": record})[seat]).page
    visitor.asked()
    return page


# Parts of the board that are cut off: by the screen, by what is around them, or by their own width.
CUT = """
(parts) => parts.flatMap((where) => [...document.querySelectorAll(where)].flatMap((one) => {
  const box = one.getBoundingClientRect()
  if (!one.checkVisibility() || box.width <= 1) return []
  const inline = getComputedStyle(one).display === 'inline'
  const cut = [!inline && one.scrollWidth > one.clientWidth + 1 ? 'text' : null]
  for (let around = one.parentElement; around; around = around.parentElement) {
    if (around !== document.documentElement && getComputedStyle(around).overflow === 'visible') continue
    const room = around.getBoundingClientRect()
    const wide = box.left >= room.left - 1 && box.right <= room.right + 1
    const high = box.top >= room.top - 1 && box.bottom <= room.bottom + 1
    if (!wide || !high) cut.push(around.className || 'screen')
  }
  return cut.filter(Boolean).map((by) => `${where} ${one.textContent}: ${by}`)
}))
"""


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("players", [4, 5])
def test_genes_and_climate_are_read_while_one_bids(visit: Visitors, players: int, language: str) -> None:
    visitor = visit(language=language)
    page = sat(visitor, bidding(players))
    for width, height in [(1024, 768), (1366, 657), (1280, 720), (844, 390), (390, 844), (640, 400)]:
        page.set_viewport_size({"width": width, "height": height})
        page.locator('[data-thing="row:1"]').click()
        page.wait_for_selector(".stepper output")
        page.evaluate("new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 120)))")
        size = f"{width} x {height}"
        expect(page.locator(".auction .words small")).to_have_count(players)
        for part in [".auction .words small", ".auction [data-bid]", ".climate dl dd svg"]:
            for one in page.locator(part).all():
                assert one.is_visible(), f"{size}: {part}"
        cut = page.evaluate(
            CUT, [".auction .row", ".auction .words small", ".stepper > *", ".climate dl > *"]
        )
        assert cut == [], size
        page.keyboard.press("Escape")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_words_of_the_climate_are_not_cut(visit: Visitors, language: str) -> None:
    visitor = visit(width=1024, height=768, language=language)
    position = first(5, lambda game, seat: offers(game, "move ") and look(game, seat).turn > 2)
    page = sat(visitor, position)
    words = page.locator(".climate dd .word")
    expect(words).to_have_count(4)
    assert all(one.is_visible() for one in words.all())
    assert (
        page.evaluate(
            CUT, [".climate dl > *", ".climate .word", ".climate .live", ".seats .facts", ".seats .genes"]
        )
        == []
    )


def test_the_press_of_the_button_is_the_confirmation(visit: Visitors) -> None:
    """Row and number can be changed until then; nothing is asked afterwards."""
    visitor = visit()
    page = sat(visitor, bidding(4))
    assert page.locator(".stepper output").count() == 0
    before = page.locator(".auction .row").first.bounding_box()
    page.locator('[data-thing="row:1"]').click()
    expect(page.locator(".prompt .hint")).to_have_text("Set your bid, then press “Bid”.")
    assert page.locator(".auction .row").first.bounding_box() == before
    page.locator('[data-thing="row:3"]').click()
    page.locator(".stepper .icon").last.click()
    bid = page.locator(".stepper output").inner_text()
    page.locator("[data-bid]").click()
    expect(page.locator(".prompt.mine")).to_have_count(0)
    assert page.locator("[data-sure]").count() == 0
    expect(page.locator(".log")).to_contain_text(f"bids {bid} for")


def test_a_bid_by_keyboard(visit: Visitors) -> None:
    visitor = visit()
    page = sat(visitor, bidding(4))
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    expect(page.locator("[data-bid]")).to_be_focused()
    lowest = int(page.locator(".stepper output").inner_text())
    page.keyboard.press("ArrowUp")
    page.keyboard.press("+")
    page.keyboard.press("ArrowDown")
    expect(page.locator(".stepper output")).to_have_text(str(lowest + 1))
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text(f"bids {lowest + 1} for")


def test_a_bid_from_the_list_asks_once(visit: Visitors) -> None:
    visitor = visit()
    page = sat(visitor, bidding(4))
    page.keyboard.press("a")
    page.locator('.all [data-move^="row 1 bid"]').first.click()
    page.locator("[data-sure]").click()
    expect(page.locator(".log")).to_contain_text(" bids ")


def test_a_dinosaur_tells_whose_it_is(visit: Visitors) -> None:
    visitor = visit()
    record, seat = first(4, lambda game, seat: offers(game, "play sickness"))
    decision = fittest.replay(record).decision
    assert decision is not None
    option = next(one.text for one in decision.options if one.text.startswith("play sickness"))
    page = sat(visitor, (record, seat))
    page.locator('[data-thing="card:sickness"]').click()
    page.locator(f'[data-thing="hex:{option.split()[-1]}"]').click()
    expect(page.locator(".log")).to_contain_text("plays Sickness")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_no_two_places_have_the_same_name(visit: Visitors, players: int) -> None:
    for language, zone in [("en", r", \w+ zone"), ("ru", r", \w+ зона")]:
        visitor = visit(language=language)
        page = sat(visitor, first(players, lambda game, seat: True))
        hexes = page.locator(".map .hex")
        hexes.first.wait_for()
        names = [re.split(zone, one.get_attribute("aria-label") or "")[0] for one in hexes.all()]
        assert len(names) > 30
        assert len(set(names)) == len(names)
        assert not any(re.search(r"-\d|\d,", name) for name in names), "coordinates"


def test_after_the_end_the_meteor_threatens_nobody(visit: Visitors) -> None:
    visitor = visit()
    page = visitor.open().sit(visitor.make({"record": whole("dinosaurs", 4)})[0]).page
    page.locator(".end .buttons").wait_for()
    meteor = page.locator('[data-thing="sky:meteor"]')
    expect(meteor).to_contain_text("space")
    assert meteor.locator("p").count() == 0


def tied(shared: bool) -> dict[str, Any]:
    """The record of a random game in which two have most points."""
    for seed in range(500):
        game, chance = fittest.new("dinosaurs", players=3, seed=seed), Chance(seed + 1)
        while (decision := game.decision) is not None:
            game.apply(chance.below(len(decision.options)))
        if game.scores.count(max(game.scores)) > 1 and (len(game.winners) > 1) == shared:
            return cast(dict[str, Any], game.record())
    raise LookupError("no tie")


@pytest.mark.parametrize("shared", [False, True])
def test_the_end_tells_what_broke_a_tie(visit: Visitors, shared: bool) -> None:
    visitor = visit()
    record = tied(shared)
    page = visitor.open().sit(visitor.make({"record": record})[0]).page
    page.locator(".end .buttons").wait_for()
    [told] = look(fittest.replay(record)).tie
    expect(page.locator(".end .tie")).to_have_text(render(Message(told.key, told.args), "en"))
    page.locator(".ranking summary").first.click()
    start = page.locator(".ranking tbody tr").first
    expect(start).to_contain_text("starting points +10")
    page.locator(".end .news summary").click()
    expect(page.locator(".end .news li").first).to_be_visible()
