"""Sitting down, playing by taps, hearing why not, losing the connection, replays."""

import re
from collections.abc import Callable
from typing import cast

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

import fittest
from tests.web.conftest import CHARACTERS, Visitors
from tests.web.positions import asked_in_vain, asking, largest, middle, whole
from tests.web.screens import SCREENS
from tests.web.served import Served
from tests.web.visitor import Visitor


def test_two_clicks_to_play(visit: Visitors) -> None:
    page = visit().open().page
    page.get_by_role("button", name="Random Mutations").click()
    page.locator(".go").click()
    expect(page.locator(".prompt.mine .ask")).to_be_visible()
    expect(page).to_have_title(re.compile("Your move"))


def test_a_table_is_set_joined_and_started(visit: Visitors) -> None:
    host, guest = visit().open(), visit(language="ru").open()
    host.page.get_by_role("button", name="One more person").click()
    host.page.locator(".go").click()
    host.page.get_by_label("Time to Fly").check()
    expect(host.page.get_by_role("heading", level=1)).to_have_text("Evolution + Time to Fly")
    host.page.get_by_label("Your name").fill("Anna")
    host.page.get_by_role("button", name="Save").click()
    host.page.get_by_role("button", name="QR").click()
    link = host.page.get_by_role("dialog").get_by_role("textbox").input_value()
    host.page.keyboard.press("Escape")

    host.page.get_by_role("button", name=re.compile(f"Colour of ({CHARACTERS})")).first.click()
    host.page.get_by_role("button", name="pink pentagon").click()
    expect(host.page.locator(".seats li").nth(2)).to_contain_text("pink pentagon")

    guest.page.get_by_label("Вставьте ссылку").fill(link)
    guest.page.get_by_role("button", name="Открыть").click()
    anna, own = guest.page.locator(".seats li").nth(0), guest.page.locator(".seats li").nth(1)
    expect(anna).to_contain_text("Anna")
    guest.page.get_by_role("button", name="красный круг").click()
    expect(guest.page.locator(".toasts")).to_contain_text("Этот цвет уже выбрал другой игрок: Anna")
    guest.page.get_by_role("button", name="серый полумесяц").click()
    expect(own).to_contain_text("серый полумесяц")
    expect(anna).to_contain_text("красный круг")
    expect(guest.page.get_by_text("Хозяин стола начнёт игру")).to_be_visible()
    host.page.get_by_role("button", name="Start the game").click()
    expect(guest.page.locator(".play")).to_be_visible()
    expect(host.page.locator(".play")).to_be_visible()


def test_tap_a_card_then_its_place(visit: Visitors) -> None:
    player = visit().open()
    page = player.sit(player.new_table("evolution", 1, 1)[0]).page
    page.locator(".hand .piece.lit").first.click()
    page.locator('[data-thing="slot:new"]').click()
    expect(page.locator(".camp.own .card")).to_have_count(1)
    # Equal cards lie on one another, and a card with two traits is two pieces.
    counts = page.locator(".hand [data-card]").evaluate_all(
        "(cards) => cards.map((one) => +one.dataset.count)"
    )
    assert sum(counts) == 5


def test_one_event_may_lead_to_two_remarks(visit: Visitors) -> None:
    """Alone, the proposal to pause and the pause itself are one event: both stand in the log."""
    player = visit().open()
    page = player.sit(player.new_table("evolution", 1, 1)[0]).page
    page.get_by_role("button", name="The table").click()
    page.get_by_role("button", name="Propose a pause").click()
    expect(page.locator(".said li")).to_have_count(2)
    page.reload()
    expect(page.locator(".said li")).to_have_count(2)
    assert not player.problems


def test_what_is_not_lit_says_why_not(visit: Visitors) -> None:
    player = visit().open()
    page = player.sit(player.new_table("evolution", 1, 1)[0]).page
    page.locator('[data-thing="bank:table"]').click()
    expect(page.locator(".toasts button")).to_have_text(re.compile("."))
    assert "web-" not in page.locator(".toasts").inner_text()


@pytest.mark.parametrize("width", [390, 1280])
def test_who_taps_a_rival_to_look_sees_its_details(visit: Visitors, width: int) -> None:
    """A refusal is for whoever aims: without a choice made before, the reason stands in the details."""
    player = visit(width=width, height=800).open()
    record, seat = middle("evolution", 3)
    page = player.sit(player.make({"record": record})[seat]).page
    player.asked()
    rival = page.locator(".camp:not(.own) .piece:not(.aim)").first
    number = rival.locator(".number").inner_text()
    rival.click()
    details = page.get_by_role("dialog") if width < 1000 else page.locator(".told-of")
    expect(details).to_contain_text(f"#{number}")
    expect(details.locator(".refused")).to_have_text(re.compile("."))
    expect(page.locator(".toasts button")).to_have_count(0)
    if width > 1000:
        # It belongs to that question only.
        page.keyboard.press("a")
        asked = page.locator(".prompt .ask").inner_text()
        page.locator(".all [data-move]").first.click()
        expect(page.locator(".prompt")).not_to_contain_text(asked)
        page.locator(".camp:not(.own) .piece:not(.aim)").first.hover()
        expect(details).to_contain_text("#")
        expect(details.locator(".refused")).to_have_count(0)


def test_a_wrong_target_is_refused(visit: Visitors) -> None:
    player = visit().open()
    record, seat = largest("evolution", 3)
    page = player.sit(player.make({"record": record})[seat]).page
    player.asked()
    page.keyboard.press("a")
    attack = page.locator('.all [data-move^="attack"]').first.get_attribute("data-move") or ""
    page.keyboard.press("Escape")
    page.locator(f'[data-thing="animal:{attack.split()[1]}"]').click()
    page.locator(".camp:not(.own) .piece:not(.aim)").first.click()
    expect(page.locator(".toasts .why")).to_have_text(re.compile("."))


def test_the_last_turn_is_told_before_the_deck(visit: Visitors) -> None:
    """On a narrow screen what comes last is cut off."""
    game = fittest.replay({**whole("evolution", 2), "answers": []})
    answers = iter(whole("evolution", 2)["answers"])
    while (decision := game.decision) is not None:
        if cast(fittest.EvolutionView, game.view(decision.seat)).last_turn:
            break
        game.apply(next(answers))
    assert decision is not None
    player = visit(width=390, height=844).open()
    page = player.sit(player.make({"record": game.record()})[decision.seat]).page
    player.asked()
    facts = page.locator(".top .facts li").all_inner_texts()
    assert facts.index("Last turn") == 1
    assert "Deck" in facts[2]
    expect(page.locator(".top .facts li").nth(1)).to_be_in_viewport(ratio=1)


def test_an_attack_shows_both_animals_and_what_each_way_out_costs(visit: Visitors) -> None:
    player = visit().open()
    record, seat = asking("evolution", 2, "prompt-react")
    page = player.sit(player.make({"record": record})[seat]).page
    player.asked()
    numbers = re.findall(r"#(\d+)", page.locator(".ask .ask").inner_text())
    for number in numbers:
        expect(page.locator(f'[data-thing="animal:{number}"]')).to_have_class(re.compile("subject"))
    assert page.locator(".scene .actor .name").all_inner_texts() == numbers
    assert len(page.locator(".caption small").first.inner_text()) > 20
    page.keyboard.press("1")
    expect(page.locator(".subject")).to_have_count(0)


def test_what_a_card_does_is_told_on_a_phone(visit: Visitors) -> None:
    player = visit(width=360, height=740).open()
    page = player.sit(player.new_table("evolution", 1, 1)[0]).page
    page.locator(".hand .piece.lit").first.click(button="right")
    expect(page.get_by_role("dialog").locator("dd").first).to_have_text(re.compile("."))


def test_without_movement_nothing_moves(visit: Visitors) -> None:
    """Also for those whose system has not asked for it."""
    player = visit().open()
    player.page.emulate_media(reduced_motion="no-preference")
    page = player.sit(player.new_table("evolution", 1, 1)[0]).page
    expect(page.locator(".hand .piece.lit").first).to_be_visible()
    assert page.evaluate("document.getAnimations().length") == 0
    page.evaluate("document.documentElement.dataset.motion = 'calm'")
    assert page.evaluate("document.getAnimations().length") > 0


def test_passing_asks_once(visit: Visitors) -> None:
    player = visit().open()
    page = player.sit(player.new_table("evolution", 1, 1)[0]).page
    page.locator('[data-move="pass"]').click()
    expect(page.locator(".doubt")).to_contain_text("Pass until the end of the phase?")
    page.get_by_role("button", name="No", exact=True).click()
    expect(page.locator('[data-move="pass"]')).to_be_visible()


def prepared(player: Visitor, ruleset: str, **setup: object) -> Page:
    """A table at a position, with two people."""
    rest = {"deck": 40, "P2": {"animals": {"x": {"food": 1}}}}
    page = player.sit(player.make({"scenario": {"ruleset": ruleset, "setup": rest | setup}})[0]).page
    player.asked()
    return page


def test_an_attack_on_ones_own_asks_once(visit: Visitors) -> None:
    player = visit().open()
    mine = {"a": {"t": ["Carnivorous"]}, "b": {"food": 1}, "c": {"food": 1}}
    page = prepared(player, "evolution", P1={"animals": mine})
    carnivore = page.locator('[data-thing="animal:1"]')
    carnivore.click()
    page.locator('[data-thing="animal:2"]').click()
    expect(page.locator(".doubt")).to_contain_text("#1")
    page.get_by_role("button", name="No", exact=True).click()
    expect(page.locator('[data-thing="animal:1"].picked')).to_be_visible()
    expect(page.locator('[data-thing="animal:2"].picked')).to_have_count(0)
    page.locator('[data-thing="animal:2"]').click()
    page.locator("[data-sure]").click()
    expect(page.locator('[data-thing="animal:2"]')).to_have_count(0)
    # A rival is attacked without a question.
    page = prepared(player, "evolution", P1={"animals": mine})
    carnivore.click()
    page.locator('[data-thing="animal:4"]').click()
    expect(page.locator('[data-thing="animal:4"]')).to_have_count(0)


@pytest.mark.parametrize("answer", ["end", "decline"])
def test_leaving_animals_hungry_asks_once(visit: Visitors, answer: str) -> None:
    """Whom the engine says that could be fed."""
    player = visit().open()
    mine = {"animals": {"a": {}, "b": {"food": 1}}, "reserve": 1 if answer == "decline" else 0}
    if answer == "decline":
        page = prepared(player, "seasons+reserve", P1=mine, bank=0)
    else:
        page = prepared(player, "seasons", P1=mine, bank=2)
    page.locator(f'[data-move="{answer}"]').click()
    expect(page.locator(".doubt")).to_be_visible()
    page.get_by_role("button", name="No", exact=True).click()
    expect(page.locator(f'[data-move="{answer}"]')).to_contain_text("could still be fed: #1")
    page.locator(f'[data-move="{answer}"]').click()
    page.locator("[data-sure]").click()
    expect(page.locator(f'.mine [data-move="{answer}"]')).to_have_count(0)


def test_the_language_changes_in_play(visit: Visitors) -> None:
    player = visit().open()
    page = player.sit(player.new_table("evolution", 1, 1)[0]).page
    expect(page.locator(".ask .ask")).to_have_text("Play a card or pass.")
    page.keyboard.press("l")
    expect(page.locator(".ask .ask")).to_have_text("Сыграйте карту или спасуйте.")


def test_a_lost_connection_comes_back(visit: Visitors) -> None:
    player = visit().open()
    token = player.new_table("evolution", 1, 1)[0]
    lines: list[WebSocketRoute] = []
    cut = False

    def through(line: WebSocketRoute) -> None:
        lines.append(line)
        if cut:
            line.close()
        else:
            line.connect_to_server()

    player.page.route_web_socket(re.compile("/socket"), through)
    page = player.sit(token).page
    player.asked()
    asked = page.locator(".ask .ask").inner_text()
    cut = True
    lines[-1].close()
    expect(page.locator(".banner")).to_contain_text("Connection lost. Reconnecting…")
    cut = False
    expect(page.locator(".banner")).to_have_count(0)
    assert len(lines) > 1
    assert page.locator(".ask .ask").inner_text() == asked
    page.locator(".hand .piece.lit").first.click()
    page.locator('[data-thing="slot:new"]').click()
    expect(page.locator(".camp.own .card")).to_have_count(1)


def test_the_game_goes_on_after_a_restart_of_the_server(visit: Visitors, served: Served) -> None:
    player = visit().open()
    page = player.sit(player.new_table("seasons", 1, 1)[0]).page
    player.start_autopilot(4, most=6)
    player.landed()
    before = page.locator(".log li").all_inner_texts()
    served.stop()
    expect(page.locator(".banner")).to_be_visible()
    served.start()
    expect(page.locator(".banner")).to_have_count(0)
    assert page.locator(".log li").all_inner_texts()[: len(before)] == before
    player.start_autopilot(5, most=12)
    assert player.landed()["clicks"] == 12


def test_replay_and_fork(visit: Visitors) -> None:
    player = visit().open()
    page = player.sit(player.make({"record": whole("cataclysm", 2)})[0]).page
    page.locator(".end").get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="One step forward").click()
    expect(page.locator(".count")).to_have_text(re.compile("^1 / "))
    expect(page).to_have_url(re.compile("step=1"))
    page.get_by_role("button", name="Play from here").click()
    expect(page.locator(".play, .seats ol").first).to_be_visible()


@pytest.mark.parametrize("width", [390, 1280])
def test_a_replay_tells_details_and_has_its_log(visit: Visitors, width: int) -> None:
    player = visit(width=width, height=844).open()
    record, seat = largest("evolution", 3)
    page = player.sit(player.make({"record": record})[seat]).page
    table = page.url.rpartition("table/")[2].partition("?")[0]
    player.open(f"#/replay/{table}?step={len(record['answers'])}&seat={seat}")
    animal = page.locator('.camp.own [data-thing^="animal:"]').first
    number = animal.locator(".number").inner_text()
    if width < 1000:
        animal.click()
        expect(page.get_by_role("dialog")).to_contain_text(f"#{number}")
        page.keyboard.press("Escape")
        page.locator(".top").get_by_role("button", name="Game log").click()
    else:
        animal.hover()
        expect(page.locator(".told-of")).to_contain_text(f"#{number}")
        # What could be foreseen then.
        expect(page.locator(".board .foreseen").first).to_be_visible()
    expect(page.locator(".side .log p").first).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".count")).to_have_text(re.compile(f"^{len(record['answers']) - 1} / "))


def test_a_rematch_calls_everybody(visit: Visitors) -> None:
    anna, boris = visit().open(), visit().open()
    tokens = anna.make({"record": whole("cataclysm", 2)})
    for player, token in zip((anna, boris), tokens, strict=True):
        player.sit(token)
    anna.page.get_by_role("button", name="Play again").click()
    expect(anna.page.locator(".seats li")).to_have_count(2)
    expect(anna.page.locator(".seats")).to_contain_text("Player 1")


class Pointer:
    """A mouse, or a finger."""

    def __init__(self, page: Page, touch: bool) -> None:
        self._page = page
        self._line = page.context.new_cdp_session(page) if touch else None
        if self._line:
            self._line.send("Emulation.setTouchEmulationEnabled", {"enabled": True})

    def go(self, what: str, x: float, y: float) -> None:
        if self._line:
            kind = {"down": "touchStart", "move": "touchMove", "up": "touchEnd"}[what]
            points = [] if what == "up" else [{"x": x, "y": y}]
            self._line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
            return
        self._page.mouse.move(x, y)
        if what != "move":
            getattr(self._page.mouse, what)()


def middle_of(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize(
    ("ruleset", "prompt", "lead", "width", "height", "language", "touch"),
    [
        ("evolution", "prompt-play", ".hand .piece.lit", 1280, 860, "en", False),
        ("evolution", "prompt-play", ".hand .piece.lit", 390, 844, "ru", True),
        ("mutations", "prompt-mut-development", '[data-thing="deck:own"]', 1280, 860, "ru", False),
        ("dinosaurs", "prompt-dino-move", ".map .piece.lit", 1280, 860, "en", False),
        ("dinosaurs", "prompt-dino-move", ".map .piece.lit", 844, 390, "en", True),
    ],
)
def test_things_are_dragged_to_their_place(
    visit: Visitors, ruleset: str, prompt: str, lead: str, width: int, height: int, language: str, touch: bool
) -> None:
    player = visit(width=width, height=height, language=language).open()
    record, seat = asking(ruleset, 3, prompt)
    page = player.sit(player.make({"record": record})[seat]).page
    player.asked()
    before = page.locator(".log").get_attribute("data-newest") or ""
    thing = page.locator(lead).first.get_attribute("data-thing")
    x, y = middle_of(page.locator(lead).first)
    pointer = Pointer(page, touch)
    pointer.go("down", x, y)
    for step in range(1, 5):
        pointer.go("move", x + 4 * step, y - 4 * step)
    expect(page.locator(f'[data-thing="{thing}"].picked').first).to_be_visible()
    x, y = middle_of(page.locator(f".middle .piece.lit:not([data-thing='{thing}'])").first)
    pointer.go("move", x - 2, y)
    pointer.go("move", x, y)
    expect(page.locator(".dragged")).to_have_count(1)
    pointer.go("up", x, y)
    if page.locator(".prompt .moves [data-move]").count():
        # A card can come to a species as a trait or as an animal.
        page.locator(".prompt .moves [data-move]").first.click()
    expect(page.locator(".log")).not_to_have_attribute("data-newest", before)


def test_who_uses_the_keyboard_goes_on_from_the_question(visit: Visitors) -> None:
    player = visit().open()
    page = player.sit(player.new_table("evolution", 1, 1)[0]).page
    player.asked()
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    expect(page.locator(".camp.own [data-thing^='animal:']")).to_have_count(1)
    player.asked()
    assert page.evaluate("document.activeElement !== document.body")


def at_the_table(player: Visitor) -> None:
    player.sit(player.new_table("evolution", 1, 2)[0]).asked()


IDLE: dict[str, Callable[[Visitor], None]] = {
    "home": SCREENS["home"],
    "lobby": SCREENS["lobby"],
    "table": at_the_table,
    "end": SCREENS["end of evolution"],
}


@pytest.mark.parametrize("name", IDLE)
def test_an_idle_page_asks_for_nothing(visit: Visitors, name: str) -> None:
    player = visit().open()
    page = player.page
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url))
    page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    IDLE[name](player)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(3000)
    sent.clear()
    page.wait_for_timeout(6000)
    assert sent == []


def test_questions_are_passed_for_whoever_wants_that(visit: Visitors) -> None:
    player = visit().open()
    record, seat = asking("dinosaurs", 3, "prompt-dino-event")
    page = player.sit(player.make({"record": record})[seat]).page
    player.asked()
    page.get_by_role("button", name="Not this turn").click()
    expect(page.locator(".passing")).to_be_visible()
    # Whoever changes their mind is asked at once.
    page.get_by_role("button", name="Ask me").click()
    player.asked()
    page.get_by_role("button", name="Not this turn").click()
    # The answer comes by itself, and somebody else is asked.
    expect(page.locator(".passing")).to_have_count(0)
    expect(page.locator(".prompt:not(.mine)")).to_contain_text("is thinking")


# Which answers there were to each question that was put to this player.
QUESTIONS = """() => {
  window.offered = new Set()
  const look = () => {
    const prompt = document.querySelector('.prompt.mine:not(:has([role=status]))')
    if (prompt && prompt.querySelector('[data-move]'))
      offered.add([...prompt.querySelectorAll('[data-move]')].map((one) => one.dataset.move).join())
  }
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true })
}"""


def test_a_player_is_asked_only_where_something_can_be_played(visit: Visitors) -> None:
    """That is chosen beside a question without a choice; new tables take it, until it is taken back."""
    player = visit().open()
    record, seat = asked_in_vain("dinosaurs", 3)
    seats = [{"kind": "person"} if one == seat else {"kind": "bot", "level": "random"} for one in range(3)]
    table: dict[str, object] = {"record": record, "settings": {"ruleset": "dinosaurs", "seats": seats}}
    page = player.sit(player.make(table)[0]).page
    player.asked()
    page.evaluate(QUESTIONS)
    page.get_by_role("button", name="Don’t ask without a choice").click()
    expect(page.locator(".passing")).to_contain_text("Nothing to play")
    # The game goes on by itself to the next question with a choice.
    page.wait_for_function(
        "() => document.querySelector('.prompt.mine [data-move], .prompt.mine [data-thing]')"
    )
    expect(page.locator(".passing")).to_have_count(0)
    player.asked()
    assert page.evaluate("() => [...offered].filter((one) => one === 'pass')") == []

    page = player.sit(player.make(table)[0]).page
    expect(page.locator(".passing")).to_be_visible()
    page.get_by_role("button", name="Ask me again").click()
    player.asked()
    expect(page.get_by_role("button", name="Don’t ask without a choice")).to_be_visible()
    page = player.sit(player.make(table)[0]).page
    player.asked()
    expect(page.locator(".passing")).to_have_count(0)
