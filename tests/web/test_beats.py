"""One sees what happens: the table on screen is the table as of the event being shown, and my question comes
when I have seen what led to it."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

from tests.server.changes import changed
from tests.server.harness import until
from tests.web.conftest import Visitors
from tests.web.positions import asking
from tests.web.visitor import Visitor

Json = dict[str, Any]

# What is on the screen, each time that it has changed: the newest line, what stands on the table, and whether
# there is a question to me.
LOOK = """
() => {
  window.seen = []
  let last = ''
  setInterval(() => {
    const play = document.querySelector('.play')
    if (!play) return
    const line = Number(play.querySelector('.log').dataset.newest ?? -1)
    const animals = [...play.querySelectorAll('.board [data-thing^="animal:"]')]
    const things = animals.map((one) => one.dataset.thing).sort()
    const mine = play.querySelector('.prompt.mine') !== null
    const sample = JSON.stringify([line, things, mine])
    if (sample !== last) window.seen.push([line, things, mine])
    last = sample
  }, 8)
}
"""


def animals(view: Json) -> list[str]:
    if view["game"] == "evolution":
        return sorted(f"animal:{animal['id']}" for animal in view["animals"])
    rows = [species for player in view["table"] for species in player["row"]]
    return sorted(f"animal:{animal['name']}" for species in rows for animal in species["animals"])


class Heard:
    """What the server has sent, as positions by the number of their newest line."""

    def __init__(self, visitor: Visitor) -> None:
        self.positions: dict[int, list[list[str]]] = {}
        self.asked: set[int] = set()
        self.longest = 0
        self._view: Json = {}
        self._line = -1
        visitor.page.on("websocket", self._follow)

    def _follow(self, line: WebSocket) -> None:
        line.on("framereceived", lambda body: self._hear(json.loads(body)))

    def _hear(self, message: Json) -> None:
        if message["type"] not in ("snapshot", "update") or not message.get("game"):
            return
        lines = [line["number"] for line in message.get("story", {"lines": []})["lines"]]
        view = {**self._view, "question": None}
        beats = message.get("beats", [])
        self.longest = max(self.longest, len(beats))
        for beat in beats:
            view = changed(view, beat.get("change"))
            self._note(max(number for number in lines if number < beat["told"]), view)
        self._line = lines[-1] if lines else self._line
        self._view = message["game"]["view"]
        self._note(self._line, self._view)
        question = self._view["question"]
        if question and question["seat"] == self._view["seat"]:
            self.asked.add(self._line)

    def _note(self, line: int, view: Json) -> None:
        self.positions.setdefault(line, []).append(animals(view))


@pytest.mark.parametrize("ruleset", ["evolution", "mutations"])
def test_what_is_on_screen_is_the_table_as_of_the_event_being_shown(visit: Visitors, ruleset: str) -> None:
    player = visit(speed="fast").open()
    heard = Heard(player)
    page = player.sit(player.new_table(ruleset, 1, 2)[0]).page
    player.asked()
    page.evaluate(LOOK)
    player.start_autopilot(2, most=26)
    player.landed()
    seen = page.evaluate("() => window.seen")
    assert len(seen) > 25
    assert heard.longest > 1, "several things should have happened at once"
    for line, things, mine in seen:
        assert things in heard.positions[line], f"after event {line}"
        assert not mine or line in heard.asked
    # In order, and nearly every event by itself: only what is not worth a look comes along with another.
    lines = [line for line, *_ in seen]
    assert lines == sorted(lines)
    known = [line for line in heard.positions if lines[0] <= line <= lines[-1]]
    assert len(set(lines)) > 0.6 * len(known)


def test_events_take_their_time_and_a_key_skips_them(visit: Visitors) -> None:
    """A pass at the end of development: the bank is rolled, and that is looked at before I am asked."""
    player = visit(speed="normal").open()
    record, seat = asking("evolution", 2, "prompt-react")
    page = player.sit(player.make({"record": record})[seat]).page
    player.asked()
    page.keyboard.press("1")
    expect(page.locator(".showing")).to_be_visible()
    assert page.locator(".prompt").count() == 0
    page.keyboard.press("p")
    expect(page.get_by_role("button", name="Pause", exact=True)).to_have_attribute("aria-pressed", "true")
    held = page.locator(".log .lines li").count()
    page.wait_for_timeout(1500)
    assert page.locator(".log .lines li").count() == held
    expect(page.locator(".showing")).to_be_visible()
    page.keyboard.press("s")
    expect(page.locator(".showing")).to_have_count(0)
    expect(page.locator(".prompt")).to_be_visible()


def test_held_everything_stands_still_and_a_tap_skips(visit: Visitors) -> None:
    player = visit(speed="slow", width=390, height=844).open()
    record, seat = asking("evolution", 2, "prompt-react")
    page = player.sit(player.make({"record": record})[seat]).page
    player.asked()
    page.keyboard.press("1")
    told = page.locator(".showing .told")
    box = told.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 5, box["y"] + 5)
    page.mouse.down()
    expect(page.get_by_role("button", name="Pause", exact=True)).to_have_attribute("aria-pressed", "true")
    page.mouse.up()
    expect(page.get_by_role("button", name="Pause", exact=True)).to_have_attribute("aria-pressed", "false")
    page.locator("[data-skip]").click()
    expect(page.locator(".showing")).to_have_count(0)


def test_instant_means_that_nothing_waits(visit: Visitors) -> None:
    player = visit(speed="none").open()
    page = player.sit(player.new_table("evolution", 1, 2)[0]).page
    player.asked()
    page.evaluate(
        "new MutationObserver(() => { if (document.querySelector('.showing')) window.waited = true })"
        ".observe(document.body, { subtree: true, childList: true })"
    )
    player.start_autopilot(2, most=12)
    player.landed()
    assert page.evaluate("window.waited") is None


def test_the_speed_of_an_earlier_version_is_read(visit: Visitors) -> None:
    for old, new in (("calm", "Normal"), ("brisk", "Fast"), ("none", "Instant")):
        page = visit(speed=old).open("#/settings").page
        expect(page.get_by_role("radio", name=new, exact=True)).to_be_checked()


def test_on_a_phone_the_log_opens_at_its_newest_line(visit: Visitors) -> None:
    player = visit(width=390, height=844).open()
    record, seat = asking("evolution", 2, "prompt-react")
    page = player.sit(player.make({"record": record})[seat]).page
    player.asked()
    page.locator(".top .narrow").click()
    expect(page.locator(".log .lines li").last).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.locator(".log")).not_to_be_visible()


def test_a_turn_is_summed_up_and_one_key_goes_on(visit: Visitors) -> None:
    """From the last question of a feeding phase: afterwards some have starved, and cards are drawn."""
    player = visit(speed="fast", recap="on").open()
    page = player.sit(player.new_table("evolution", 1, 2)[0]).page
    player.start_autopilot(2)
    recap = page.locator("dialog .recap")
    recap.wait_for()
    expect(page.locator("dialog h2")).to_have_text("Turn 1: what happened")
    words = recap.inner_text()
    assert "starves" in words or "eats" in words or "draws" in words
    expect(recap.locator(".points li")).to_have_count(3)
    newest = page.locator(".log").get_attribute("data-newest")
    page.wait_for_timeout(1200)
    assert page.locator(".log").get_attribute("data-newest") == newest
    page.keyboard.press("Enter")
    expect(recap).to_have_count(0)
    # Whoever taps a card at once is not refused.
    page.locator(".hand .piece").first.click()
    expect(page.locator(".log")).not_to_have_attribute("data-newest", newest or "")
    assert page.locator(".toasts button").all_inner_texts() == []


def test_the_phase_is_told_without_hiding_the_table(visit: Visitors) -> None:
    player = visit(speed="normal").open()
    page = player.sit(player.new_table("dinosaurs", 1, 2)[0]).page
    player.start_autopilot(3)
    banner = page.locator(".banner")
    banner.wait_for()
    box, table = banner.bounding_box(), page.locator("main.middle").bounding_box()
    assert box is not None
    assert table is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= table["y"]


def test_a_recap_hides_few_of_its_lines(visit: Visitors) -> None:
    player = visit(width=1366, height=657, speed="fast", recap="on").open()
    page = player.sit(player.new_table("evolution", 1, 3)[0]).page
    player.start_autopilot(2)
    happened = page.locator("dialog .happened")
    happened.wait_for()
    assert page.locator("dialog .happened li").count() > 2
    shown, whole = happened.evaluate("(box) => [box.clientHeight, box.scrollHeight]")
    assert shown > whole / 2
    expect(page.locator("dialog .points")).to_be_in_viewport(ratio=1)


def test_whoever_comes_back_is_told_what_happened(visit: Visitors) -> None:
    player = visit(speed="normal", recap="on").open()
    page = player.sit(player.new_table("evolution", 1, 2)[0]).page
    player.asked()
    page.evaluate(
        "Object.defineProperty(document, 'hidden', { configurable: true, get: () => window.away });"
        "window.leave = (away) => {"
        "  window.away = away; document.dispatchEvent(new Event('visibilitychange'))"
        "}"
    )
    page.evaluate("leave(true)")
    player.start_autopilot(2, most=16)
    player.landed()
    assert page.locator("dialog").count() == 0
    page.evaluate("leave(false)")
    expect(page.get_by_role("dialog", name="While you were away")).to_be_visible()
    assert page.locator("dialog .happened li").count() > 3
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_whoever_opens_the_table_again_is_told_what_happened(visit: Visitors) -> None:
    """Meanwhile the seat was played from another device."""
    player = visit(speed="normal", recap="on").open()
    page = player.sit(player.new_table("evolution", 1, 2)[0]).page
    player.asked()
    address = page.url
    table = re.search(r"table/(\w+)", address)
    assert table is not None
    page.locator(".top a").first.click()
    page.locator(".go:enabled").wait_for()
    path = f"{player.address}/api/tables/{table[1]}"
    for number in range(4):
        until(lambda: asked(player, path) is not None)
        game = asked(player, path)
        text = game["view"]["question"]["choices"][0]["text"]
        said = {"type": "answer", "id": f"away {number}", "asked": game["asked"], "text": text}
        assert page.request.post(f"{path}/messages?seat=0", data=said).ok
    page.goto(address)
    expect(page.get_by_role("dialog", name="While you were away")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("dialog")).to_have_count(0)
    page.reload()
    player.asked()
    assert page.locator("dialog").count() == 0


def asked(player: Visitor, path: str) -> Any:
    game = player.page.request.get(f"{path}?seat=0").json()["game"]
    question = game["view"]["question"]
    return game if question and question["seat"] == 0 else None
