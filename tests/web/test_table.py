"""Sitting down, playing by taps, hearing why not, losing the connection, replays."""

import re

from playwright.sync_api import WebSocketRoute, expect

from tests.web.conftest import Visitors
from tests.web.served import Served


def test_two_clicks_to_play(visit: Visitors) -> None:
    page = visit().open().page
    page.get_by_role("button", name="Random Mutations").click()
    page.locator(".go").click()
    expect(page.locator(".prompt.mine .ask")).to_be_visible()
    expect(page).to_have_title(re.compile("Your turn"))


def test_a_table_is_set_joined_and_started(visit: Visitors) -> None:
    host, guest = visit().open(), visit(language="ru").open()
    host.page.get_by_role("button", name="One person more").click()
    host.page.locator(".go").click()
    host.page.get_by_label("Time to Fly").check()
    expect(host.page.get_by_role("heading", level=1)).to_have_text("Evolution + Time to Fly")
    host.page.get_by_label("Your name").fill("Anna")
    host.page.get_by_role("button", name="Save").click()
    host.page.get_by_role("button", name="QR").click()
    link = host.page.get_by_role("dialog").get_by_role("textbox").input_value()
    host.page.keyboard.press("Escape")

    guest.page.get_by_label("Вставьте присланную ссылку").fill(link)
    guest.page.get_by_role("button", name="Открыть").click()
    expect(guest.page.get_by_text("Anna")).to_be_visible()
    expect(guest.page.get_by_text("Хозяин стола начнёт игру")).to_be_visible()
    host.page.get_by_role("button", name="Start the game").click()
    expect(guest.page.locator(".play")).to_be_visible()
    expect(host.page.locator(".play")).to_be_visible()


def test_tap_a_card_then_its_place(visit: Visitors) -> None:
    player = visit().open()
    page = player.sit(player.new_table("evolution", 1, 1)[0]).page
    page.locator(".hand .spot.lit").first.click()
    page.locator('[data-thing="slot:new"]').click()
    expect(page.locator(".camp.own .card")).to_have_count(1)
    expect(page.locator(".hand .spot")).to_have_count(5)


def test_what_is_not_lit_says_why_not(visit: Visitors) -> None:
    player = visit().open()
    page = player.sit(player.new_table("evolution", 1, 1)[0]).page
    page.locator('[data-thing="bank:table"]').click()
    expect(page.locator(".toasts .why")).to_have_text(re.compile("."))
    assert "web-" not in page.locator(".toasts").inner_text()


def test_passing_asks_once(visit: Visitors) -> None:
    player = visit().open()
    page = player.sit(player.new_table("evolution", 1, 1)[0]).page
    page.locator('[data-move="pass"]').click()
    expect(page.locator(".doubt")).to_contain_text("Really?")
    page.get_by_role("button", name="No", exact=True).click()
    expect(page.locator('[data-move="pass"]')).to_be_visible()


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

    def through(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    player.page.route_web_socket(re.compile("/socket"), through)
    page = player.sit(token).page
    asked = page.locator(".ask .ask").inner_text()
    lines[-1].close()
    expect(page.locator(".banner")).to_have_text("The connection is lost. Connecting again …")
    expect(page.locator(".banner")).to_have_count(0)
    assert len(lines) == 2
    assert page.locator(".ask .ask").inner_text() == asked
    page.locator(".hand .spot.lit").first.click()
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
    expect(page.locator(".banner")).to_have_count(0, timeout=20_000)
    assert page.locator(".log li").all_inner_texts()[: len(before)] == before
    player.start_autopilot(5)
    assert player.landed()["why"] == "end"


def test_replay_fork_and_rematch(visit: Visitors) -> None:
    player = visit().open()
    page = player.sit(player.new_table("cataclysm", 1, 1)[0]).page
    player.start_autopilot(3)
    assert player.landed()["why"] == "end"
    expect(page.locator(".end svg[role=img]")).to_be_visible()
    page.get_by_role("link", name="Replay").first.click()
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".count")).to_have_text(re.compile("^1 / "))
    assert "step=1" in page.url
    page.get_by_role("button", name="Play on from here").click()
    expect(page.locator(".play, .seats ol").first).to_be_visible()
