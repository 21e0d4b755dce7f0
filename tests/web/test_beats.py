"""One sees what happens: the table on screen is the table as of the event being shown, and my question comes
when I have seen what led to it."""

import json
import re
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import WebSocket, expect

from fittest.kernel.message import Message
from fittest.texts import render
from tests.server.changes import changed
from tests.server.harness import until
from tests.web.conftest import Visitors
from tests.web.positions import asking
from tests.web.test_previews import plain
from tests.web.visitor import Visitor

Json = dict[str, Any]

# What is on the screen, each time that it has changed: the newest line, what stands on the table and how much
# food it has, what is said of it, the bank, the points, and whether there is a question to me.
LOOK = """
() => {
  window.seen = []
  let last = ''
  const food = (animal) => {
    const marks = animal.querySelector('.food, .marks')
    const told = marks.querySelector('b')
    return told ? Number(told.textContent.split('/')[0]) : marks.querySelectorAll('i.full').length
  }
  const sign = (one) => one.matches(".zone, .skull, .odds")
  const figure = (hex) => [...hex.children].some((one) => one.tagName === "g" && !sign(one))
  const points = (seat) => seat.querySelector('.points') ?? seat.querySelector('.facts span')
  setInterval(() => {
    const play = document.querySelector('.play')
    if (!play) return
    const line = Number(play.querySelector('.log').dataset.newest ?? -1)
    const mine = play.querySelector('.prompt.mine') !== null
    const sample = { line, mine, things: {}, said: {}, bank: {}, points: {} }
    for (const one of play.querySelectorAll('.board [data-thing]')) {
      const name = one.dataset.thing
      const kind = name.split(':')[0]
      if (kind === 'animal') sample.things[name] = food(one)
      if (kind === 'hex' && figure(one)) sample.things[name] = one.querySelector('.skull') ? 1 : 0
      if (kind === 'bank' || kind === 'token') sample.bank[name] = Number(one.querySelector('b').textContent)
      if (['animal', 'species', 'hex'].includes(kind))
        sample.said[name] = one.ariaLabel ?? one.querySelector('.hidden-text').textContent
    }
    for (const one of play.querySelectorAll('.seats [data-thing^="seat:"]'))
      sample.points[one.dataset.thing] = points(one).textContent.trim()
    const now = JSON.stringify(sample)
    if (now !== last) window.seen.push(sample)
    last = now
  }, 8)
}
"""
SIZES = {"desktop": (1280, 860), "phone": (390, 844), "landscape": (844, 390)}
FATAL = ("preview-dino-doomed", "preview-dino-some-die")


class Position(NamedTuple):
    """What a look at the table should find. `said`: of each thing, in the words of the language."""

    things: dict[str, int]
    said: dict[str, list[str]]
    bank: dict[str, int]
    points: dict[str, str]


def position(view: Json, preview: Json, language: str) -> Position:
    foreseen = {name.replace(" ", ":"): texts for name, texts in preview.get("things", {}).items()}
    said = {
        name: [plain(render(Message(text["key"], text["args"]), language)) for text in texts]
        for name, texts in foreseen.items()
    }
    points = {f"seat:{seat}": str(score) for seat, score in enumerate(view["scores"])}
    for name in points:
        for text in foreseen.get(name, []):
            if text["key"] == "preview-points":
                hungry = text["args"]["hungry"]
                points[name] = f"{text['args']['safe']}" + (f"+{hungry}" if hungry else "")
    bank = {}
    if view["game"] == "evolution":
        things = {f"animal:{animal['id']}": animal["food"] for animal in view["animals"]}
        bank = {f"bank:{place['name']}": place["bank"] for place in view["territories"]}
    elif view["game"] == "mutations":
        rows = [species for player in view["table"] for species in player["row"]]
        things = {f"animal:{one['name']}": one["food"] for species in rows for one in species["animals"]}
        bank = {f"token:{token}": view[token] for token in ("red", "green", "black")}
    else:
        held = [f"hex:{hex['q']},{hex['r']}" for hex in view["hexes"] if hex["owner"] is not None]
        fatal = {name for name, texts in foreseen.items() if any(text["key"] in FATAL for text in texts)}
        things = {name: int(name in fatal) for name in held}
    return Position(things, said, bank, points)


def differs(seen: Json, wanted: Position, ever: dict[str, set[str]], whole: bool) -> str | None:
    """What is on the screen that should not be, or is missing. `whole`: nothing is folded."""
    if seen["points"] != wanted.points:
        return f"points {seen['points']}, not {wanted.points}"
    if any(wanted.bank[name] != count for name, count in seen["bank"].items()):
        return f"bank {seen['bank']}, not {wanted.bank}"
    if any(wanted.things.get(name) != count for name, count in seen["things"].items()):
        return f"things {seen['things']}, not {wanted.things}"
    if whole and seen["things"].keys() != wanted.things.keys():
        return f"things {seen['things']}, not {wanted.things}"
    if seen["mine"]:
        # What is picked tells what may come of it.
        return None
    for name, words in seen["said"].items():
        rest = plain(words)
        for text in sorted(wanted.said.get(name, []), key=len, reverse=True):
            if text not in rest:
                return f"{name}: {words}, not {text}"
            rest = rest.replace(text, "")
        for text in ever.get(name, ()):
            if text in rest:
                return f"{name}: {words}, too early or too late"
    return None


class Heard:
    """What the server has sent, as positions by the number of their newest line."""

    def __init__(self, visitor: Visitor, language: str) -> None:
        self.positions: dict[int, list[Position]] = {}
        self.ever: dict[str, set[str]] = {}
        self.asked: set[int] = set()
        self.longest = 0
        self._view: Json = {}
        self._preview: Json = {}
        self._line = -1
        self._language = language
        visitor.page.on("websocket", self._follow)

    def _follow(self, line: WebSocket) -> None:
        line.on("framereceived", lambda body: self._hear(json.loads(body)))

    def _hear(self, message: Json) -> None:
        if message["type"] not in ("snapshot", "update") or not message.get("game"):
            return
        lines = [line["number"] for line in message.get("story", {"lines": []})["lines"]]
        view, preview = {**self._view, "question": None}, {**self._preview, "options": {}}
        beats = message.get("beats", [])
        self.longest = max(self.longest, len(beats))
        for beat in beats:
            view = changed(view, beat.get("change"))
            preview = changed(preview, beat.get("preview"))
            self._note(max(number for number in lines if number < beat["told"]), view, preview)
        self._line = lines[-1] if lines else self._line
        self._view = message["game"]["view"]
        self._preview = message["game"].get("preview") or {}
        self._note(self._line, self._view, self._preview)
        question = self._view["question"]
        if question and question["seat"] == self._view["seat"]:
            self.asked.add(self._line)

    def _note(self, line: int, view: Json, preview: Json) -> None:
        found = position(view, preview, self._language)
        self.positions.setdefault(line, []).append(found)
        for name, texts in found.said.items():
            self.ever.setdefault(name, set()).update(texts)


@pytest.mark.parametrize(
    ("ruleset", "size", "language"),
    [
        ("evolution", "desktop", "en"),
        ("mutations", "desktop", "ru"),
        ("mutations", "phone", "en"),
        ("evolution", "landscape", "ru"),
        ("dinosaurs", "phone", "ru"),
        ("dinosaurs", "desktop", "en"),
    ],
)
def test_what_is_on_screen_is_the_table_as_of_the_event_being_shown(
    visit: Visitors, ruleset: str, size: str, language: str
) -> None:
    width, height = SIZES[size]
    player = visit(speed="fast", language=language, width=width, height=height).open()
    heard = Heard(player, language)
    page = player.sit(player.new_table(ruleset, 1, 2)[0]).page
    player.asked()
    page.evaluate(LOOK)
    player.start_autopilot(2, most=26)
    player.landed()
    seen = page.evaluate("() => window.seen")
    assert len(seen) > 25
    assert heard.longest > 1, "several things should have happened at once"
    for sample in seen:
        line = sample["line"]
        wrong = [differs(sample, one, heard.ever, size == "desktop") for one in heard.positions[line]]
        assert None in wrong, f"after event {line}: {wrong}"
        assert not sample["mine"] or line in heard.asked
    # In order, and nearly every event by itself: only what is not worth a look comes along with another.
    lines = [sample["line"] for sample in seen]
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


@pytest.mark.parametrize(
    ("size", "language", "title"),
    [
        ("desktop", "en", "Turn 1: what happened"),
        ("phone", "ru", "Итоги хода 1"),
        ("landscape", "en", "Turn 1: what happened"),
    ],
)
def test_a_turn_is_summed_up_and_one_key_goes_on(
    visit: Visitors, size: str, language: str, title: str
) -> None:
    """From the last question of a feeding phase: afterwards some have starved, and cards are drawn."""
    width, height = SIZES[size]
    player = visit(speed="fast", recap="on", language=language, width=width, height=height).open()
    page = player.sit(player.new_table("evolution", 1, 2)[0]).page
    player.start_autopilot(2)
    recap = page.locator("dialog .recap")
    recap.wait_for()
    expect(page.locator("dialog h2")).to_contain_text(title)
    assert recap.locator(".happened li").count() > 0
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


@pytest.mark.parametrize(("speed", "skip"), [("none", False), ("slow", True)])
def test_who_skips_a_turn_or_waits_for_nothing_is_told_of_it(visit: Visitors, speed: str, skip: bool) -> None:
    player = visit(speed=speed, recap="on").open()
    page = player.sit(player.new_table("evolution", 1, 2)[0]).page
    player.asked()
    if skip:
        # Whatever is shown is skipped at once, as with the key.
        page.evaluate("setInterval(() => document.querySelector('[data-skip]')?.click(), 5)")
    player.start_autopilot(2)
    recap = page.locator("dialog .recap")
    recap.wait_for()
    expect(page.locator("dialog h2")).to_have_text("Turn 1: what happened")
    expect(page.locator(".showing")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(recap).to_have_count(0)


def test_against_the_clock_the_summary_stands_aside(visit: Visitors) -> None:
    player = visit(speed="none", recap="on").open()
    seats = [{"kind": "person"}, {"kind": "bot", "level": "greedy"}, {"kind": "bot", "level": "greedy"}]
    clock = {"kind": "move", "seconds": 600}
    settings = {"ruleset": "evolution", "seats": seats, "clock": clock}
    page = player.sit(player.make({"settings": settings})[0]).page
    # It goes with the next answer, so it is looked at when it comes.
    page.evaluate(
        """() => new MutationObserver(() => {
          const aside = document.querySelector('.recap.aside')
          if (aside) window.aside = [aside.ariaLabel, document.querySelector('.prompt') !== null]
          if (document.querySelector('dialog')) window.blocked = true
        }).observe(document.body, { subtree: true, childList: true })"""
    )
    player.start_autopilot(2)
    page.wait_for_function("() => window.aside")
    assert page.evaluate("[window.aside, window.blocked ?? false]") == [
        ["Turn 1: what happened", True],
        False,
    ]


@pytest.mark.parametrize(
    ("ruleset", "home", "width", "height", "language"),
    [
        ("evolution", '[data-thing="bank:table"]', 1280, 860, "en"),
        ("mutations", '[data-thing="token:red"]', 390, 844, "ru"),
        ("dinosaurs", '[data-thing="sky:climate"], .seats [data-thing^="seat:"]', 844, 390, "en"),
    ],
)
def test_dice_land_where_they_matter(
    visit: Visitors, ruleset: str, home: str, width: int, height: int, language: str
) -> None:
    """The first that are rolled in a game."""
    player = visit(speed="slow", width=width, height=height, language=language).open()
    page = player.sit(player.new_table(ruleset, 1, 2)[0]).page
    page.evaluate(
        """(home) => new MutationObserver(() => {
          const dice = [...document.querySelectorAll('.dice.placed')]
          if (dice.length === 0) return
          const middle = (one) => {
            const box = one.getBoundingClientRect()
            return [box.left + box.width / 2, box.top + box.height / 2]
          }
          const far = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1])
          const homes = [...document.querySelectorAll(home)].map(middle)
          window.rolled ??= [Math.min(...homes.map((one) => far(one, middle(dice[0])))), dice[0].textContent]
        }).observe(document.body, { subtree: true, childList: true })""",
        home,
    )
    player.start_autopilot(2)
    page.wait_for_function("() => window.rolled")
    far, told = page.evaluate("window.rolled")
    assert far < 60
    assert re.search("[1-6]", told)


@pytest.mark.parametrize(("ruleset", "language"), [("evolution", "en"), ("dinosaurs", "ru")])
def test_with_motion_everything_comes_in_order_and_to_its_end(
    visit: Visitors, ruleset: str, language: str
) -> None:
    """Tokens fly and carnivores leap; a whole round of bots is shown, and I am asked."""
    player = visit(speed="fast", motion=True, language=language).open()
    page = player.sit(player.new_table(ruleset, 1, 3)[0]).page
    player.asked()
    page.evaluate(
        """() => {
          window.order = []
          window.moved = 0
          setInterval(() => {
            const line = Number(document.querySelector('.log')?.dataset.newest ?? -1)
            if (line !== window.order.at(-1)) window.order.push(line)
            window.moved = Math.max(window.moved, document.getAnimations().length)
          }, 8)
        }"""
    )
    player.start_autopilot(2, most=8)
    player.landed()
    player.asked()
    order = page.evaluate("window.order")
    assert order == sorted(order)
    assert len(order) > 8
    assert page.evaluate("window.moved") > 0
    expect(page.locator(".showing")).to_have_count(0)
    expect(page.locator(".flying-token")).to_have_count(0)


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
    # Of much only what is worth telling, which may be one line.
    assert page.locator("dialog .happened li").count() > 0
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
