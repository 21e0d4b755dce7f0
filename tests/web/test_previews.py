"""What the page tells beforehand is what the engine says of the same position, word by word."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import fittest
from fittest.kernel.message import Message
from fittest.kernel.view import PreviewView, Text, preview_for
from fittest.texts import render
from tests.look import look
from tests.web.conftest import Visitors
from tests.web.positions import asking, largest, whole

SIZES = [(360, 640), (390, 844), (844, 390), (640, 400), (1024, 768), (1280, 720), (1366, 657), (1920, 1080)]
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
    if name == "mutations":
        page.get_by_role("button", name="Unseen cards").hover()
        about += plain(page.locator(".told-of").inner_text())
    assert foreseen.table
    for text in foreseen.table:
        assert plain(words(text)) in about


CHANCES = """
() => [...document.querySelectorAll('.coming button')].map((one) => {
  const box = one.getBoundingClientRect()
  const there = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
  let cut = box.top < 0 || box.bottom > innerHeight
  for (let around = one.parentElement; around; around = around.parentElement) {
    const room = around.getBoundingClientRect()
    cut ||= getComputedStyle(around).overflow !== 'visible' && box.bottom > room.bottom + 1
  }
  const seen = one.checkVisibility() && !cut && one.contains(there)
  return { text: one.innerText.trim(), size: parseFloat(getComputedStyle(one).fontSize), seen }
})
"""


@pytest.mark.parametrize("bidding", [False, True])
def test_the_chances_of_the_next_climate_are_read_everywhere(visit: Visitors, bidding: bool) -> None:
    record, seat = asking("dinosaurs", 5, "prompt-dino-row") if bidding else POSITIONS["dinosaurs"]()
    chances = [f"{text.args['percent']} %" for text in coming(record, seat)]
    visitor = visit()
    page = visitor.open().sit(visitor.make({"record": record})[seat]).page
    visitor.asked()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 120)))")
        shown = page.evaluate(CHANCES)
        assert [one["text"] for one in shown] == chances, (width, height)
        assert all(one["seen"] and one["size"] >= 10 for one in shown), (width, height, shown)


def coming(record: dict[str, Any], seat: int) -> list[Text]:
    table = preview_for(fittest.replay(record), seat).table
    return [text for text in table if text.key == "preview-dino-climate"]


NOW = {"preview-dino-doomed", "preview-dino-some-die"}
THEN = {"preview-dino-dies-if", "preview-dino-some-die-if"}


def skulls(preview: PreviewView, terrain: object, now: bool) -> list[str]:
    """What the map is to show in that climate: of each skull, how many of how many."""
    shown = []
    for texts in preview.things.values():
        for text in texts:
            if (now and text.key in NOW) or (text.key in THEN and text.args["terrain"] == terrain):
                part = "dying" in text.args
                shown.append(f"{text.args['dying']}/{text.args['count']}" if part else "")
    return sorted(shown)


def test_who_would_die_in_the_next_climate_is_shown_while_one_bids(visit: Visitors) -> None:
    """Under the pointer, with the focus; and of those of whom some die, how many."""
    record, seat = next(
        (record, seat)
        for seed in range(1, 30)
        for record, seat in bids(seed)
        if any(any(skulls(told(record, seat), text.args["terrain"], False)) for text in coming(record, seat))
    )
    preview = told(record, seat)
    visitor = visit(width=1280, height=720)
    page = visitor.open().sit(visitor.make({"record": record})[seat]).page
    visitor.asked()
    expect(page.locator(".map .skull")).to_have_count(0)
    for place, text in enumerate(coming(record, seat)):
        wanted = skulls(preview, text.args["terrain"], False)
        button = page.locator(".coming button").nth(place)
        button.hover()
        expect(page.locator(".map .skull")).to_have_count(len(wanted))
        assert sorted(one.text_content() or "" for one in page.locator(".map .skull").all()) == wanted
        page.mouse.move(2, 2)
        expect(page.locator(".map .skull")).to_have_count(0)
    page.locator(".coming button").first.focus()
    page.keyboard.press("Tab")
    expect(page.locator(".looked")).to_have_count(1)


def told(record: dict[str, Any], seat: int) -> PreviewView:
    return preview_for(fittest.replay(record), seat)


def bids(seed: int) -> Iterator[tuple[dict[str, Any], int]]:
    """The first question of each auction of a game."""
    record = whole("dinosaurs", 5, seed)
    game = fittest.replay({**record, "answers": []})
    before = ""
    for number, answer in enumerate(record["answers"]):
        assert game.decision is not None
        prompt = game.decision.prompt.key
        if prompt == "prompt-dino-row" != before and number > 30:
            yield {**record, "answers": record["answers"][:number]}, game.decision.seat
        before = prompt
        game.apply(answer)


def test_on_a_phone_a_tap_on_a_climate_shows_who_would_die(visit: Visitors) -> None:
    record, seat = POSITIONS["dinosaurs"]()
    game = fittest.replay(record)
    preview = preview_for(game, seat)
    climate = look(game, seat).climate
    visitor = visit(width=390, height=844)
    page = visitor.open().sit(visitor.make({"record": record})[seat]).page
    visitor.asked()
    foretold = coming(record, seat)
    assert foretold
    for place, text in enumerate(foretold):
        terrain = text.args["terrain"]
        button = page.locator(".coming button").nth(place)
        button.click()
        expect(page.locator(".looked")).to_contain_text(f"({text.args['percent']} %)")
        stays = terrain == f"@dino-terrain-{climate.ring[climate.sector]}"
        wanted = skulls(preview, terrain, stays)
        expect(page.locator(".map .skull")).to_have_count(len(wanted))
        assert sorted(one.text_content() or "" for one in page.locator(".map .skull").all()) == wanted
        button.click()
        expect(page.locator(".looked")).to_have_count(0)
    assert sorted(one.text_content() or "" for one in page.locator(".map .skull").all()) == skulls(
        preview, None, True
    )


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


@pytest.mark.parametrize("players", [5, 8])
def test_the_points_of_the_hungry_are_seen_on_a_phone(visit: Visitors, players: int) -> None:
    record, seat = asking("evolution", players, "prompt-feeding")
    visitor = visit(width=360, height=640)
    page = visitor.open().sit(visitor.make({"record": record})[seat]).page
    visitor.asked()
    things = told(record, seat).things
    for place in range(players):
        [points] = [text for text in things[f"seat {place}"] if text.key == "preview-points"]
        hungry = page.locator(f'[data-thing="seat:{place}"] .hungry')
        expect(hungry).to_have_count(1 if points.args["hungry"] else 0)
        if points.args["hungry"]:
            expect(hungry).to_be_visible()
            expect(hungry).to_have_text(f"+{points.args['hungry']}")


@pytest.mark.parametrize(("ruleset", "argument"), [("evolution", "animals"), ("mutations", "species")])
def test_attackers_glow_when_their_prey_is_looked_at(visit: Visitors, ruleset: str, argument: str) -> None:
    """And the sign names the attacker, or counts them."""
    record, seat, thing, names = next(
        (record, seat, thing, text.args[argument])
        for seed in range(2, 20)
        for record, seat in [endangered(ruleset, seed)]
        if record
        for thing, texts in told(record, seat).things.items()
        for text in texts
        if text.key.endswith("open-to")
    )
    assert isinstance(names, list)
    visitor = visit()
    page = visitor.open().sit(visitor.make({"record": record})[seat]).page
    visitor.asked()
    prey = page.locator(f'[data-thing="{thing.replace(" ", ":")}"]')
    sign = names[0] if len(names) == 1 else f"×{len(names)}"
    expect(prey.locator(".foreseen .grave", has_text=sign).first).to_be_visible()
    page.mouse.move(2, 2)
    prey.focus()
    kind = thing.split()[0]
    for name in names:
        expect(page.locator(f'[data-thing="{kind}:{name.removeprefix("#")}"].glow')).to_have_count(1)
    expect(page.locator(".piece.glow")).to_have_count(len(names))


def endangered(ruleset: str, seed: int) -> tuple[dict[str, Any], int]:
    """The first question to somebody whose animal others could attack."""
    record = whole(ruleset, 3, seed)
    game = fittest.replay({**record, "answers": []})
    for number, answer in enumerate(record["answers"]):
        assert game.decision is not None
        seat = game.decision.seat
        things = preview_for(game, seat).things
        if any(text.key.endswith("open-to") for texts in things.values() for text in texts):
            return {**record, "answers": record["answers"][:number]}, seat
        game.apply(answer)
    return {}, 0


def test_a_pair_says_who_protects_whom_on_small_cards_too(visit: Visitors) -> None:
    record, seat = guarded()
    pairs = [pair for pair in look(fittest.replay(record), seat).pairs if pair.directed]
    visitor = visit(width=1280, height=720)
    page = visitor.open().sit(visitor.make({"record": record})[seat]).page
    visitor.asked()
    for pair in pairs:
        assert f"Symbiosis: protects #{pair.b}" in told_of(page, f"animal:{pair.a}")
        assert f"Symbiosis: protected by #{pair.a}" in told_of(page, f"animal:{pair.b}")
    expect(page.locator(".camps .tip")).to_have_count(len(pairs))
    # No room for the sign itself, nor for the cards of others.
    page.set_viewport_size({"width": 360, "height": 640})
    expect(page.locator(".camps svg circle[r='10']")).to_have_count(0)
    expect(page.locator(".camps .tip").first).to_be_attached()


@cache
def guarded() -> tuple[dict[str, Any], int]:
    """Among many animals, a Symbiosis of whoever is asked."""
    game = fittest.new("cataclysm", players=5, seed=1)
    while (decision := game.decision) is not None:
        view = look(game, decision.seat)
        mine = [one.id for one in view.animals if one.owner == decision.seat]
        if any(pair.directed and pair.a in mine for pair in view.pairs):
            return game.record(), decision.seat
        wanted = "symbiosis on" if len(view.animals) > 45 else "lay "
        game.apply(next((one for one in decision.options if wanted in one.text), decision.options[0]))
    raise LookupError("nobody protects anybody in this game")


def test_a_climate_card_on_the_table_says_what_it_does(visit: Visitors) -> None:
    record, seat = next(
        found for seed in range(1, 40) for found in [after_weather(seed)] if found is not None
    )
    card = look(fittest.replay(record), seat).climate.card
    visitor = visit(width=1366, height=768)
    page = visitor.open().sit(visitor.make({"record": record})[seat]).page
    visitor.asked()
    page.locator(".climate figcaption button").hover()
    expect(page.locator(".told-of")).to_contain_text(render(Message(f"dino-card-{card}.about", {})))


def after_weather(seed: int) -> tuple[dict[str, Any], int] | None:
    record = whole("dinosaurs", 3, seed)
    game = fittest.replay({**record, "answers": []})
    for number, answer in enumerate(record["answers"]):
        assert game.decision is not None
        if look(game, game.decision.seat).climate.card:
            return {**record, "answers": record["answers"][:number]}, game.decision.seat
        game.apply(answer)
    return None


def test_an_attack_tells_its_odds_and_price_on_the_target(visit: Visitors) -> None:
    """Of every attack in some feeding phases: first the carnivore is tapped, then its prey looked at."""
    looked = 0
    for seed in range(2, 9):
        record, seat, option = first_attack(seed)
        if option is None:
            continue
        texts = preview_for(fittest.replay(record), seat).options[option]
        _, carnivore, prey, *_ = option.split()
        visitor = visit()
        page = visitor.open().sit(visitor.make({"record": record})[seat]).page
        visitor.asked()
        page.locator(f'[data-thing="animal:{carnivore}"]').click()
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
