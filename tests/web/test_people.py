"""People in the browser: names, who is there, taking back, invitations, my games, wrong addresses."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import CHARACTERS, Visitors
from tests.web.test_seats import invitation, set_table
from tests.web.visitor import Visitor


def hash_of(link: str) -> str:
    return link.split("/", 3)[3]


def menu(page: Page, entry: str) -> None:
    page.get_by_role("button", name="The table").click()
    page.get_by_role("button", name=entry).click()


def state(visitor: Visitor) -> Any:
    """What the server shows this player."""
    found = re.search(r"table/(\w+)\?seat=(\d)", visitor.page.url)
    assert found is not None
    return visitor.page.request.get(f"{visitor.address}/api/tables/{found[1]}?seat={found[2]}").json()


def answer(visitor: Visitor) -> None:
    """With the first option of the list."""
    step = state(visitor)["game"]["step"]
    question = visitor.asked()
    listed = question.locator("[aria-expanded]")
    if listed.count():
        listed.click()
    question.locator(".all [data-move]" if listed.count() else ".moves [data-move]").first.click()
    while state(visitor)["game"]["step"] == step:
        visitor.page.wait_for_timeout(50)


def two_at_a_table(visit: Visitors) -> tuple[Visitor, Visitor]:
    """In a game that has begun."""
    one, two = visit(), visit()
    tokens = one.open().new_table("evolution", 2, 0)
    one.sit(tokens[0])
    two.sit(tokens[1])
    return one, two


# -- names -----------------------------------------------------------------------------------------


def test_a_name_is_asked_once_and_kept_and_bots_have_names(visit: Visitors) -> None:
    host = visit(nameless=True)
    page = host.open().page
    page.get_by_role("button", name="One more person").click()
    page.locator(".go").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Your name").fill("Anna")
    dialog.get_by_role("button", name="Save").click()
    expect(page.locator(".seats li").first).to_contain_text("Anna")
    expect(page.locator(".seats li").first.locator(".face svg")).to_be_visible()
    expect(page.locator(".seats li").nth(2)).to_contain_text(re.compile(CHARACTERS))
    # At the next table nobody asks, and the name is there.
    host.open("#/")
    page.locator(".go").click()
    expect(page.locator(".seats li").first).to_contain_text("Anna")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_faces_are_at_the_table(visit: Visitors) -> None:
    """On the strips where they have room, and in the chat everywhere."""
    one, two = two_at_a_table(visit)
    strip = one.page.locator(".strip .face")
    expect(strip).to_have_count(2)
    expect(strip.first).to_be_visible()
    one.page.get_by_role("tab", name="Chat").click()
    one.page.get_by_role("textbox").fill("Hello")
    one.page.keyboard.press("Enter")
    said = one.page.locator(".said li:has(.face)")
    expect(said).to_contain_text("Hello")
    two.page.set_viewport_size({"width": 360, "height": 640})
    # The name needs the room.
    expect(two.page.locator(".strip .face").first).to_be_hidden()
    two.page.locator(".top").get_by_role("button", name="Game log").click()
    two.page.get_by_role("tab", name="Chat").click()
    drawing = "(one) => one.querySelector('.face svg').innerHTML"
    assert two.page.locator(".said li:has(.face)").evaluate(drawing) == said.evaluate(drawing)


# -- who is there ----------------------------------------------------------------------------------


def test_everybody_sees_who_is_away_and_who_is_waited_for(visit: Visitors) -> None:
    one, two = two_at_a_table(visit)
    asked = one if one.page.locator(".prompt.mine").count() else two
    other = two if asked is one else one
    expect(other.page.locator(".waited")).to_have_count(0)
    asked.open("#/rules")
    expect(other.page.locator(".waited")).to_contain_text("reconnecting")
    expect(other.page.locator(".waited")).to_contain_text("who is away", timeout=40_000)
    expect(other.page.locator(".gone.away").first).to_be_visible()
    asked.page.go_back()
    expect(other.page.locator(".waited")).to_have_count(0)


def test_a_second_link_in_one_browser_is_no_second_person(visit: Visitors) -> None:
    host = visit()
    page = set_table(host)
    link = invitation(page)
    host.open(hash_of(link))
    expect(page.get_by_role("heading", level=1)).to_have_text("You already sit at this table")
    page.get_by_role("link", name="To my seat").click()
    expect(page.locator(".seats li").first).to_contain_text("(you)")
    expect(page.locator(".seats li").nth(1)).not_to_contain_text("is at the table")
    # Two at one screen may.
    host.open(hash_of(link))
    page.get_by_role("button", name="Take this seat as well").click()
    expect(page.locator(".seats li").nth(1)).to_contain_text("(you)")


# -- taking back -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ruleset", "width", "height", "language"),
    [("evolution", 1280, 860, "en"), ("mutations", 390, 844, "en"), ("dinosaurs", 844, 390, "en")],
)
def test_alone_a_move_is_taken_back_without_asking(
    visit: Visitors, ruleset: str, width: int, height: int, language: str
) -> None:
    alone = visit(width=width, height=height, language=language)
    page = alone.sit(alone.open().new_table(ruleset, 1, 2)[0]).page
    alone.asked()
    before = state(alone)["game"]["view"]
    answer(alone)
    alone.asked()
    menu(page, "Take back my whole move")
    expect(page.locator(".log")).to_contain_text("taken something back")
    after = state(alone)
    assert (after["game"]["view"], after["table"]["taken_back"]) == (before, 1)
    page.get_by_role("button", name="The table").click()
    expect(page.get_by_role("button", name="Back to the start of the turn")).to_be_visible()


def test_with_others_it_asks(visit: Visitors) -> None:
    one, two = two_at_a_table(visit)
    asked = one if one.page.locator(".prompt.mine").count() else two
    other = two if asked is one else one
    before = state(asked)["game"]["step"]
    answer(asked)
    other.asked()
    menu(asked.page, "Ask to undo my last move")
    other.page.get_by_role("button", name="Accept").click()
    asked.asked()
    assert state(asked)["game"]["step"] == before


# -- invitations -----------------------------------------------------------------------------------


def end_game(one: Visitor, two: Visitor) -> None:
    for visitor in (one, two):
        visitor.page.evaluate(
            """async () => {
              const [, id] = location.hash.match(/table\\/(\\w+)/)
              const seat = location.hash.match(/seat=(\\d)/)[1]
              const body = JSON.stringify({ type: 'resign', id: 'resign' + seat })
              const headers = { 'content-type': 'application/json' }
              await fetch(`/api/tables/${id}/messages?seat=${seat}`, { method: 'POST', body, headers })
            }"""
        )


def test_a_rematch_is_an_invitation_that_the_other_sees(visit: Visitors) -> None:
    one, two = two_at_a_table(visit)
    end_game(one, two)
    one.page.get_by_role("button", name="Play again").click()
    expect(one.page.locator(".seats li").first).to_contain_text("(you)")
    banner = two.page.locator(".invited")
    expect(banner).to_contain_text("wants to play again")
    banner.get_by_role("button", name="Join").click()
    # All have come, so whoever likes begins; nobody of them is the host.
    two.page.get_by_role("button", name="Start the game").click()
    one.page.wait_for_selector(".play")
    two.page.wait_for_selector(".play")


def test_a_rematch_alone_goes_straight_in(visit: Visitors) -> None:
    alone = visit()
    page = alone.sit(alone.open().new_table("evolution", 1, 1)[0]).page
    before = page.url
    menu(page, "Resign")
    page.get_by_role("button", name="Resign for good").click()
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != before)
    alone.asked()


def test_a_link_for_spectators_from_the_menu(visit: Visitors) -> None:
    one, _ = two_at_a_table(visit)
    one.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    menu(one.page, "Link for spectators")
    expect(one.page.locator(".toasts")).to_contain_text("Copied")
    link = one.page.evaluate("navigator.clipboard.readText()")
    watcher = visit().open(hash_of(link))
    watcher.page.wait_for_selector(".play")
    expect(watcher.page.locator(".prompt.mine")).to_have_count(0)


# -- my games --------------------------------------------------------------------------------------


def test_my_games_archive_and_delete(visit: Visitors) -> None:
    player = visit()
    page = player.sit(player.open().new_table("evolution", 1, 2)[0]).page
    player.asked()
    player.open("#/mine")
    row = page.locator("main li:has(.acts)")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("Evolution")
    expect(row).to_contain_text("with Drift, Fern")
    expect(row).to_contain_text("Your move")
    expect(row).to_contain_text("Turn 1")
    expect(page.locator("progress")).to_have_attribute("value", "0")
    row.get_by_role("button", name="Move to the archive").click()
    expect(row).to_have_count(0)
    page.get_by_role("button", name="Archive", exact=True).click()
    row.get_by_role("button", name="Back from the archive").click()
    page.get_by_role("link", name="Open").click()
    player.asked()
    player.open("#/mine")
    row.get_by_role("button", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(row).to_have_count(0)
    expect(page.locator("main")).to_contain_text("No games yet")


# -- where nothing is ------------------------------------------------------------------------------


def test_wrong_links_and_unknown_addresses_have_a_page(visit: Visitors) -> None:
    visitor = visit()
    page = visitor.page
    for address, title in (
        ("#/join/nosuch.token", "This table no longer exists"),
        ("#/table/nosuchtable", "This table no longer exists"),
        ("#/replay/nosuch", "This table no longer exists"),
        ("#/lesson/nosuch", "There is nothing here"),
        ("#/puzzle/nosuch", "There is nothing here"),
        ("#/nowhere", "There is nothing here"),
        ("somewhere/else", "There is nothing here"),
    ):
        visitor.open(address)
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
        expect(page.locator("main svg").first).to_be_visible()
    page.get_by_role("link", name=re.compile("Home")).last.click()
    expect(page.locator(".games")).to_be_visible()


# Of this, what lies below the edge of the screen or behind something else.
COVERED = """(one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect()
  const corners = [left + 20, right - 20].flatMap((x) => [top + 6, bottom - 6].map((y) => [x, y]))
  return corners.filter(([x, y]) => y > innerHeight || !one.contains(document.elementFromPoint(x, y)))
}"""


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_newcomer_is_asked_to_a_first_game_before_the_fold(visit: Visitors, language: str) -> None:
    newcomer = visit(language=language).open()
    card = newcomer.page.locator("a.first")
    card.wait_for()
    covered = {}
    for width, height in ((1280, 720), (390, 844), (360, 640), (844, 390), (640, 400)):
        newcomer.page.set_viewport_size({"width": width, "height": height})
        covered[width, height] = card.evaluate(COVERED)
    assert {size: points for size, points in covered.items() if points} == {}
    card.click()
    newcomer.page.wait_for_url(re.compile("first/"))


def test_whoever_has_played_is_not_asked(visit: Visitors) -> None:
    player = visit()
    player.sit(player.open().new_table("evolution", 1, 1)[0])
    answer(player)
    player.open("#/")
    expect(player.page.locator(".mine li")).to_have_count(1)
    expect(player.page.get_by_role("link", name="My first game")).to_have_count(0)
