"""What the page tells beforehand is what the engine says of the same position, word by word."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import fittest
from fittest.kernel.message import Message
from fittest.kernel.view import Text, preview_for
from fittest.texts import render
from tests.look import look
from tests.web.conftest import Visitors
from tests.web.positions import asking, largest, whole

POSITIONS: dict[str, Any] = {
    "evolution": lambda: largest("evolution", 3),
    "mutations": lambda: largest("mutations", 3),
    "dinosaurs": lambda: largest("dinosaurs", 5),
}


def words(text: Text) -> str:
    return render(Message(text.key, dict(text.args)))


def told_of(page: Page, thing: str) -> str:
    """All that is said of a thing to whoever does not see it."""
    found: str = page.evaluate(
        """(thing) => {
          const one = document.querySelector(`[data-thing="${thing}"]`)
          return `${one.ariaLabel ?? ''} ${one.innerText} ${one.textContent} ${one.title}`
        }""",
        thing,
    )
    return plain(found)


def plain(text: str) -> str:
    """Marks around arguments and spaces that do not break are not words."""
    return " ".join(text.replace("\u2068", "").replace("\u2069", "").replace("\u00ad", "").split())


@pytest.mark.parametrize("name", POSITIONS)
def test_signs_are_those_of_the_engine(visit: Visitors, name: str) -> None:
    record, seat = POSITIONS[name]()
    foreseen = preview_for(fittest.replay(record), seat)
    assert foreseen.things
    visitor = visit(width=1920, height=1080)
    page = visitor.open().sit(visitor.make({"record": record})[seat]).page
    visitor.asked()
    for thing, texts in foreseen.things.items():
        if thing.startswith("seat ") and name != "dinosaurs":
            continue  # Numbers beside the points.
        said = told_of(page, thing.replace(" ", ":"))
        for text in texts:
            assert plain(words(text)) in said, thing
    if name == "dinosaurs":
        labels = page.locator(".coming button").evaluate_all("(all) => all.map((one) => one.ariaLabel)")
        about = plain("; ".join(labels))
    else:
        about = plain(page.locator(".prompt .about").text_content() or "")
    assert foreseen.table
    for text in foreseen.table:
        assert plain(words(text)) in about


def test_on_a_phone_a_tap_on_a_climate_shows_who_would_die(visit: Visitors) -> None:
    record, seat = POSITIONS["dinosaurs"]()
    game = fittest.replay(record)
    preview = preview_for(game, seat)
    climate = look(game, seat).climate
    visitor = visit(width=390, height=844)
    page = visitor.open().sit(visitor.make({"record": record})[seat]).page
    visitor.asked()
    now = page.locator(".map .skull").count()
    foretold = [text for text in preview.table if text.key == "preview-dino-climate"]
    assert foretold
    for place, coming in enumerate(foretold):
        terrain = coming.args["terrain"]
        dying = sum(
            text.key == "preview-dino-dies-if" and text.args["terrain"] == terrain
            for texts in preview.things.values()
            for text in texts
        )
        button = page.locator(".coming button").nth(place)
        button.click()
        expect(page.locator(".looked")).to_contain_text(f"({coming.args['percent']} %)")
        stays = terrain == f"@dino-terrain-{climate.ring[climate.sector]}"
        expect(page.locator(".map .skull")).to_have_count(now if stays else dying)
        button.click()
        expect(page.locator(".looked")).to_have_count(0)


def test_points_are_told_apart_from_those_of_the_hungry(visit: Visitors) -> None:
    record, seat = largest("evolution", 3)
    foreseen = preview_for(fittest.replay(record), seat)
    visitor = visit()
    page = visitor.open().sit(visitor.make({"record": record})[seat]).page
    visitor.asked()
    for place in range(3):
        [points] = [text for text in foreseen.things[f"seat {place}"] if text.key == "preview-points"]
        wanted = f"{points.args['safe']}" + (f"+{points.args['hungry']}" if points.args["hungry"] else "")
        shown = page.locator(f'[data-thing="seat:{place}"] .points').text_content() or ""
        assert shown.split() == [wanted]


def test_an_attack_tells_its_odds_and_price_on_the_target(visit: Visitors) -> None:
    """Of every attack in some feeding phases: first the carnivore is tapped, then its prey looked at."""
    looked = 0
    for seed in range(2, 9):
        record, seat, option = first_attack(seed)
        if option is None:
            continue
        texts = preview_for(fittest.replay(record), seat).options[option]
        _, hunter, prey, *_ = option.split()
        visitor = visit()
        page = visitor.open().sit(visitor.make({"record": record})[seat]).page
        visitor.asked()
        page.locator(f'[data-thing="animal:{hunter}"]').click()
        said = told_of(page, f"animal:{prey}")
        for text in texts:
            assert plain(words(text)) in said, option
        looked += 1
        if looked == 2:
            return
    pytest.fail("nobody attacked")


def first_attack(seed: int) -> tuple[dict[str, Any], int, str | None]:
    """The first question with several attacks whose target has something to answer."""
    record = whole("evolution", 3, seed)
    game = fittest.replay({**record, "answers": []})
    for number, answer in enumerate(record["answers"]):
        decision = game.decision
        assert decision is not None
        options = preview_for(game, decision.seat).options
        for option in decision.options:
            # What is worth telling beside the food.
            several = len(options.get(option.text, [])) > 1
            if several and option.text.startswith("attack") and len(option.text.split()) == 3:
                return {**record, "answers": record["answers"][:number]}, decision.seat, option.text
        game.apply(answer)
    return record, 0, None


def test_a_bid_tells_what_is_paid_after_discounts(visit: Visitors) -> None:
    record, seat = asking("dinosaurs", 5, "prompt-dino-row")
    prices = look(fittest.replay(record), seat).auction.prices
    visitor = visit()
    page = visitor.open().sit(visitor.make({"record": record})[seat]).page
    visitor.asked()
    page.locator('[data-thing="row:1"]').click()
    for _ in range(3):
        bid = int(page.locator(".stepper output").inner_text())
        expect(page.locator(".stepper .pay")).to_contain_text(str(prices[bid]))
        page.locator(".stepper .icon").last.click()
