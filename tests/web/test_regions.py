"""What breaks in a region of the page leaves the others alone, and can be reported from there."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.web.conftest import Visitors
from tests.web.positions import middle, whole
from tests.web.screens import come_back, playing
from tests.web.visitor import Visitor

Spoil = Callable[[Any], None]


class Spoiler:
    """Between the server and a page: what the page hears first of a table, it cannot draw."""

    def __init__(self, page: Page, spoil: Spoil) -> None:
        self.spoil: Spoil | None = spoil
        page.route_web_socket(re.compile("/socket"), self._through)

    def _through(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def heard(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "snapshot" and self.spoil is not None:
                self.spoil(told)
            line.send(json.dumps(told))

        server.on_message(heard)


def seats(told: Any) -> None:
    told["game"]["preview"] = None
    told["game"]["view"]["scores"] = None


def board(told: Any) -> None:
    told["game"]["view"]["pairs"] = None


def prompt(told: Any) -> None:
    told["game"]["preview"]["table"] = [None]


def hand(told: Any) -> None:
    view = told["game"]["view"]
    view["seats"][view["seat"]]["cards"] = [None]


def log(told: Any) -> None:
    told["story"]["lines"][-1]["text"]["args"] = None


def story(told: Any) -> None:
    for line in told["story"]["lines"]:
        line["text"]["args"] = None


def end(told: Any) -> None:
    told["table"]["winners"] = 5


def lobby(told: Any) -> None:
    told["table"]["settings"] = None


def failed(visitor: Visitor) -> Locator:
    """Takes note that the console tells of it, as it should."""
    found = visitor.page.locator(".failed")
    expect(found).to_be_visible()
    assert visitor.problems
    visitor.problems.clear()
    expect(found.get_by_role("button", name="Report a bug")).to_be_visible()
    expect(found.get_by_role("button", name="Reload the page")).to_be_visible()
    return found


# What is spoilt, what the region is called, and which others are still there.
REGIONS: dict[str, tuple[Spoil, list[str]]] = {
    "Players": (seats, [".board .piece", ".prompt.mine .ask", ".log .lines p"]),
    "Board": (board, [".strip li", ".prompt.mine .ask", ".log .lines p"]),
    "Your choice": (prompt, [".strip li", ".board .piece", ".log .lines p"]),
    "your hand": (hand, [".strip li", ".board .piece", ".prompt.mine .ask", ".log .lines p"]),
    "Game log": (log, [".strip li", ".board .piece", ".prompt.mine .ask"]),
}


@pytest.mark.parametrize("name", REGIONS)
def test_a_broken_region_leaves_the_others_alone(visit: Visitors, name: str) -> None:
    spoil, others = REGIONS[name]
    visitor = visit()
    record, seat = middle("evolution", 3)
    page = visitor.open().page
    spoiler = Spoiler(page, spoil)
    visitor.sit(visitor.make({"record": record})[seat])
    region = failed(visitor)
    expect(region).to_contain_text(f"failed: {name}.")
    for other in others:
        expect(page.locator(other).first).to_be_visible()
    with page.expect_download() as report:
        region.get_by_role("button", name="Report a bug").click()
    assert report.value.suggested_filename.endswith("-report.json")
    spoiler.spoil = None
    region.get_by_role("button", name="Reload the page").click()
    visitor.asked()
    expect(page.locator(".failed")).to_have_count(0)


def test_a_broken_end_still_shows_the_board(visit: Visitors) -> None:
    visitor = visit().open()
    Spoiler(visitor.page, end)
    visitor.sit(visitor.make({"record": whole("evolution", 3)})[0])
    expect(failed(visitor)).to_contain_text("The game is over")
    expect(visitor.page.locator(".strip li").first).to_be_visible()
    expect(visitor.page.locator(".board")).to_be_visible()


def test_a_broken_lobby_can_be_reported(visit: Visitors) -> None:
    visitor = visit().open()
    Spoiler(visitor.page, lobby)
    visitor.page.get_by_role("button", name="One more person").click()
    visitor.page.locator(".go").click()
    expect(failed(visitor)).to_contain_text("the lobby")


def test_a_broken_dialog_can_be_closed(visit: Visitors) -> None:
    """The recap for somebody who comes back."""
    visitor = visit()
    playing("evolution")(visitor)
    Spoiler(visitor.page, story)
    come_back(visitor)
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog.locator(".failed")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    visitor.asked()
    # The log has the same lines.
    visitor.problems.clear()


def test_a_broken_replay_can_be_reported(visit: Visitors) -> None:
    visitor = visit().open()
    page = visitor.sit(visitor.make({"record": whole("evolution", 3)})[0]).page

    def spoilt(route: Any) -> None:
        answer = route.fetch()
        told = answer.json()
        told["view"]["pairs"] = None
        route.fulfill(response=answer, json=told)

    page.route(re.compile(r"/replay\?"), spoilt)
    page.locator(".end").get_by_role("link", name="Replay").click()
    expect(failed(visitor)).to_contain_text("Board")
    expect(page.locator(".controls")).to_be_visible()
