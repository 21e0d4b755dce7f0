"""Seats in the browser: a link that is taken, other devices, what the host sees."""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors
from tests.web.test_access import tab_to
from tests.web.visitor import Visitor


def set_table(host: Visitor) -> Page:
    """A table for two, in the lobby."""
    page = host.open().page
    page.get_by_role("button", name="One more person").click()
    page.locator(".go").click()
    expect(page.locator(".seats li").first).to_be_visible()
    return page


def invitation(page: Page) -> str:
    page.get_by_role("button", name="QR").click()
    link = page.get_by_role("dialog").get_by_role("textbox").input_value()
    page.keyboard.press("Escape")
    return link


def test_a_taken_seat_says_so_and_what_to_do(visit: Visitors) -> None:
    page = set_table(visit())
    link = invitation(page)
    guest, late = visit(), visit(language="ru", width=360, height=740)
    guest.open(link.split("/", 3)[3])
    expect(guest.page.locator(".seats li").nth(1)).to_contain_text("(you)")
    # The host sees that the seat is taken, and has no link to it any more.
    expect(page.locator(".seats li").nth(1)).to_contain_text("is at the table")
    expect(page.get_by_role("button", name="Copy link")).to_have_count(0)
    late.open(link.split("/", 3)[3])
    expect(late.page.get_by_role("heading", level=1)).to_have_text("Это место занято")

    # The guest makes a code; it is entered where the link did not help.
    guest.page.get_by_role("button", name="Devices").click()
    expect(guest.page.get_by_text("This seat is open on this device only")).to_be_visible()
    guest.page.get_by_role("button", name="Create a code").click()
    code = guest.page.get_by_label("Code for another device").input_value()
    assert re.fullmatch(r"[a-z2-9]{5}-[a-z2-9]{5}", code)
    late.page.get_by_label("Код").fill(code.upper())
    late.page.keyboard.press("Enter")
    expect(late.page.locator(".seats li").nth(1)).to_contain_text("(вы)")
    expect(late.page.locator(".toasts")).to_contain_text("отключите его")
    expect(late.page.get_by_role("button", name="Устройства · 2")).to_be_visible()

    # Two devices; the guest drops the other one, which is shown out.
    expect(guest.page.get_by_text("open on 2 devices")).to_be_visible()
    guest.page.get_by_role("button", name="Disconnect other devices").click()
    expect(guest.page.get_by_text("This seat is open on this device only")).to_be_visible()
    expect(late.page.get_by_role("heading", level=1)).to_have_text("Это место больше не ваше")
    expect(late.page.locator(".seats")).to_have_count(0)


def test_a_code_is_entered_on_the_home_screen_by_keyboard(visit: Visitors) -> None:
    player, phone = visit().open(), visit(width=360, height=740).open()
    page = player.sit(player.new_table("evolution", 1, 1)[0]).page
    page.get_by_role("button", name="The table").click()
    page.get_by_role("button", name="Devices").press("Enter")
    page.get_by_role("button", name="Create a code").press("Enter")
    code = page.get_by_label("Code for another device").input_value()
    field = phone.page.get_by_label("Paste a link or enter a code")
    tab_to(phone, field)
    phone.page.keyboard.type(code)
    phone.page.keyboard.press("Enter")
    phone.asked()
    assert phone.page.locator(".hand .piece").count() == page.locator(".hand .piece").count()


def test_two_tabs_open_the_same_link(visit: Visitors) -> None:
    page = set_table(visit())
    link = invitation(page)
    guest = visit()
    other = guest.page.context.new_page()
    guest.page.goto(link, wait_until="commit")
    other.goto(link)
    for tab in (guest.page, other):
        expect(tab.locator(".seats li").nth(1)).to_contain_text("(you)")
    guest.page.get_by_role("button", name="Devices").click()
    expect(guest.page.get_by_text("This seat is open on this device only")).to_be_visible()


def test_standing_up_frees_the_seat_and_the_host_can_ask_to_leave(visit: Visitors) -> None:
    page = set_table(visit())
    link = invitation(page)
    guest = visit()
    guest.open(link.split("/", 3)[3])
    guest.page.get_by_role("button", name="Leave the seat").click()
    expect(guest.page.locator(".games")).to_be_visible()
    expect(page.locator(".seats li").nth(1)).to_contain_text("the seat is free")
    guest.open(link.split("/", 3)[3])
    expect(page.locator(".seats li").nth(1)).to_contain_text("is at the table")
    page.get_by_role("button", name="Remove player").click()
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("This seat is no longer yours")
    assert invitation(page) != link
    page.get_by_label("Who sits at seat 2").select_option("greedy")
    page.get_by_label("Who sits at seat 2").select_option("person")
    assert "/join/" in invitation(page)


def test_an_empty_seat_can_still_be_filled_when_the_game_has_begun(visit: Visitors) -> None:
    page = set_table(visit())
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("button", name="The table").click()
    page.get_by_role("button", name="QR: Link for Player 2").click()
    link = page.get_by_role("dialog", name="Invitation").get_by_role("textbox").input_value()
    guest = visit()
    guest.open(link.split("/", 3)[3])
    expect(guest.page.locator(".play")).to_be_visible()
