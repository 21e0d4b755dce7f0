"""The keyboard alone, and the position in words."""

from playwright.sync_api import Locator, expect

from tests.web.conftest import Visitors
from tests.web.positions import middle
from tests.web.visitor import Visitor


def tab_to(visitor: Visitor, wanted: Locator) -> None:
    for _ in range(60):
        visitor.page.keyboard.press("Tab")
        if wanted.evaluate("(one) => one === document.activeElement"):
            break
    expect(wanted).to_be_focused()
    assert wanted.evaluate("(one) => one.matches(':focus-visible')")


def test_a_game_by_keyboard_alone(visit: Visitors) -> None:
    visitor = visit().open()
    page = visitor.page
    tab_to(visitor, page.locator(".game", has_text="Cataclysm"))
    page.keyboard.press("Enter")
    go = page.locator(".go:enabled")
    expect(go).to_contain_text("Cataclysm")
    tab_to(visitor, go)
    page.keyboard.press("Enter")
    over = page.locator(".end h2")
    for answers in range(200):
        expect(page.locator(".prompt.mine:not(:has([role=status]))").or_(over).first).to_be_visible()
        if over.is_visible():
            break
        # To a marked thing and tap it; now and then walk on, take what the list has first, or pass.
        page.keyboard.press("n")
        if answers % 5 == 3:
            page.keyboard.press("ArrowRight")
        page.keyboard.press("1" if answers % 3 == 2 else "Enter")
        if page.locator("[data-sure]").is_visible():
            page.locator("[data-sure]").press("Enter")
    expect(over).to_be_visible()


def test_the_position_can_be_read(visit: Visitors) -> None:
    visitor = visit()
    record, seat = middle("evolution", 3)
    page = visitor.sit(visitor.make({"record": record})[seat]).page
    cards = page.locator(".board .card .number").all_inner_texts()
    assert len(cards) > 3
    page.keyboard.press("t")
    told = page.locator(".told")
    for card in cards:
        expect(told).to_contain_text(f"#{card},")
