"""The page without a server, from a plain host of files under a sub-path, and without a connection after the
first visit."""

import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import fittest
from fittest.puzzles import puzzles
from tests.web.static_host import StaticHost
from tests.web.test_lessons import give
from tests.web.visitor import PATIENCE, Visitor

MADE = Path(__file__).parents[2] / "build" / "static"
GAMES = ("evolution", "mutations", "dinosaurs", "seasons", "cataclysm")
# The whole client and the engine are there, and this page belongs to them.
KEPT = """async () => {
  await navigator.serviceWorker.ready
  while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50))
}"""

Open = Callable[..., Visitor]


@pytest.fixture
def host(tmp_path: Path) -> Iterator[StaticHost]:
    if not (MADE / "index.html").is_file():
        pytest.fail("there is no static page: `make static` builds it")
    made = StaticHost(MADE, tmp_path)
    yield made
    made.stop()


@pytest.fixture
def visit_static(browser: Browser, host: StaticHost) -> Iterator[Open]:
    made: list[Visitor] = []

    def visit(*, width: int = 1280, height: int = 860, language: str = "en") -> Visitor:
        context = browser.new_context(
            viewport={"width": width, "height": height}, reduced_motion="reduce", accept_downloads=True
        )
        made.append(Visitor(context, host.address, language, "system", "none", "off"))
        return made[-1].open()

    yield visit
    problems = [problem for visitor in made for problem in visitor.problems]
    for visitor in made:
        visitor.page.context.close()
    assert problems == []


def cut_off(visitor: Visitor) -> Page:
    """As soon as everything is kept, the connection is gone."""
    visitor.page.evaluate(KEPT)
    visitor.page.context.set_offline(True)
    visitor.page.reload()
    visitor.page.wait_for_selector(".go:not([disabled])")
    return visitor.page


def play(visitor: Visitor, seed: int) -> None:
    visitor.asked()
    visitor.start_autopilot(seed)
    assert visitor.landed()["why"] == "end"


def choose(page: Page, game: str) -> None:
    """With all its boxes, and as few bots as it needs."""
    page.locator(f".game.{game}").click()
    for box in page.locator(".boxes button").all():
        box.click()
    fewer = page.get_by_role("button", name=re.compile("One fewer bot|Меньше ботов"))
    while fewer.is_enabled():
        fewer.click()
    if page.locator(".counter strong").nth(1).inner_text() == "0":
        page.get_by_role("button", name="One more bot").click()


def test_whole_games_of_every_ruleset_without_a_connection(visit_static: Open) -> None:
    visitor = visit_static()
    page = cut_off(visitor)
    for seed, game in enumerate(GAMES):
        choose(page, game)
        page.locator(".go").click()
        play(visitor, seed)
        assert page.locator(".ranking li").count() >= 2
        page.evaluate("location.hash = '#/'")
        page.wait_for_selector(".go:not([disabled])")
    # The home screen lists the newest ones.
    expect(page.locator(".tables li")).to_have_count(4)


def test_a_phone_in_russian(visit_static: Open) -> None:
    visitor = visit_static(width=390, height=780, language="ru")
    page = cut_off(visitor)
    page.locator(".game.cataclysm").click()
    page.locator(".go").click()
    play(visitor, 5)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_people_at_one_device_do_not_see_each_others_cards(visit_static: Open) -> None:
    visitor = visit_static()
    page = visitor.page
    page.get_by_role("button", name="One more person").click()
    page.get_by_role("button", name="One fewer bot").click()
    page.get_by_role("button", name="One fewer bot").click()
    page.locator(".go").click()
    seats: list[str] = []
    for _ in range(5):
        page.wait_for_selector(".curtain")
        # Nothing of the table is in the page, not even hidden.
        assert page.locator(".play, .hand, .board, .piece").count() == 0
        assert "dealt" not in visitor.text()
        page.locator(".curtain .button.main").click()
        visitor.asked()
        seats.append(page.url.rpartition("seat=")[2])
        assert page.locator(".hand .piece").count() > 0
        page.locator(".prompt.mine [aria-expanded]").click()
        page.locator(".all [data-move]").first.click()
        sure = page.locator("[data-sure]")
        if sure.count() > 0:
            sure.click()
    assert set(seats) == {"0", "1"}
    assert all(before != after for before, after in pairwise(seats))


def test_a_game_survives_a_reload_and_is_listed(visit_static: Open) -> None:
    visitor = visit_static()
    page = visitor.page
    page.locator(".go").click()
    visitor.asked()
    visitor.start_autopilot(1, most=4)
    visitor.landed()
    visitor.asked()
    lines = page.locator(".log li").count()
    page.reload()
    visitor.asked()
    assert page.locator(".log li").count() >= lines
    page.evaluate("location.hash = '#/'")
    page.locator(".tables a.main").click()
    visitor.asked()


def test_a_record_goes_to_the_command_line_and_back(visit_static: Open, tmp_path: Path) -> None:
    visitor = visit_static()
    page = visitor.page
    choose(page, "cataclysm")
    page.locator(".go").click()
    play(visitor, 2)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Record").click()
    path = tmp_path / "saved.json"
    saved.value.save_as(path)
    record = json.loads(path.read_text())
    # The same seed and the same answers are the same game here.
    game = fittest.new(record["ruleset"], players=record["players"], seed=int(record["seed"]))
    for answer in record["answers"]:
        game.apply(answer)
    assert game.decision is None
    assert record["result"] == {"scores": list(game.scores), "winners": list(game.winners)}
    ours = json.loads(json.dumps(game.record()))
    assert {name: record[name] for name in ours} == ours
    command = [sys.executable, "-m", "fittest", "replay", "--plain", "--lang", "en", str(path)]
    run = subprocess.run(command, input="q\n", capture_output=True, text=True, encoding="utf-8", check=False)
    assert run.returncode == 0, run.stderr
    page.evaluate("location.hash = '#/'")
    # A file with several games, one a line, offers them.
    line = json.dumps(record) + "\n"
    lines = path.with_suffix(".jsonl")
    lines.write_text(line * 3, encoding="utf-8")
    page.locator("input[type=file]").set_input_files(lines)
    expect(page.locator("dialog li")).to_have_count(3)
    page.keyboard.press("Escape")
    expect(page.locator("dialog li")).to_have_count(0)
    page.locator("input[type=file]").set_input_files(path)
    page.wait_for_url(re.compile("#/replay/0"))
    expect(page.locator(".board, .middle").first).to_be_visible(timeout=PATIENCE)


def test_a_lesson_without_a_connection(visit_static: Open) -> None:
    visitor = visit_static()
    page = cut_off(visitor)
    page.evaluate("location.hash = '#/lesson/first-turn'")
    expect(page.locator(".board .piece, .hand .piece").first).to_be_visible(timeout=PATIENCE)


def test_a_puzzle_without_a_connection(visit_static: Open) -> None:
    visitor = visit_static()
    page = cut_off(visitor)
    one = puzzles()[0]
    page.evaluate(f"location.hash = '#/puzzle/{one.id}'")
    expect(page.locator(".prompt.mine .ask")).to_be_visible(timeout=PATIENCE)
    give(visitor, one.solution[0])
    expect(page.locator(".teacher .done")).to_be_visible(timeout=PATIENCE)


def test_a_new_version_is_offered_and_not_forced(visit_static: Open, host: StaticHost) -> None:
    visitor = visit_static()
    page = visitor.page
    page.evaluate(KEPT)
    worker = host.folder / "sw.js"
    worker.write_text(re.sub("const VERSION = '.*'", "const VERSION = 'another'", worker.read_text()))
    index = host.folder / "index.html"
    index.write_text(index.read_text().replace("<body>", '<body data-version="another">'))
    page.reload()
    offer = page.locator(".version")
    offer.wait_for()
    # Until it is wanted, the old one stays.
    assert page.locator("body[data-version]").count() == 0
    offer.locator(".main").click()
    page.wait_for_selector("body[data-version=another]")
    expect(page.locator(".version")).to_have_count(0)


def test_the_engine_is_as_light_as_promised() -> None:
    engine = [path for path in (MADE / "assets").iterdir() if path.suffix == ".bin"]
    assert len(engine) == 3
    assert sum(path.stat().st_size for path in engine) <= 7_000_000 - 300_000
    manifest = json.loads((MADE / "manifest.webmanifest").read_text())
    assert all((MADE / icon["src"]).is_file() for icon in manifest["icons"])
