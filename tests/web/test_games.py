"""Whole games of every ruleset: two people with browsers of their own, and bots."""

from typing import Any

import pytest
from playwright.sync_api import expect

import fittest
from tests.web.conftest import Visitors

GAMES: list[tuple[str, int, dict[str, object]]] = [
    ("evolution", 1, {"half": "kind"}),
    ("evolution+time-to-fly", 0, {"half": "kind"}),
    ("evolution+continents", 0, {"half": "kind"}),
    ("evolution+gift", 0, {"half": "kind"}),
    ("evolution+time-to-fly+continents+gift", 1, {"half": "kind"}),
    ("evolution+deep-sea", 1, {"half": "kind"}),
    ("cataclysm+extra", 1, {}),
    ("seasons+reserve", 1, {}),
    ("mutations+divergence+borrowed", 0, {}),
    ("dinosaurs+scarce-genes", 1, {}),
]


@pytest.mark.parametrize(("ruleset", "bots", "switches"), GAMES, ids=[game[0] for game in GAMES])
def test_two_browsers_play_a_whole_game(
    visit: Visitors, ruleset: str, bots: int, switches: dict[str, object]
) -> None:
    anna, boris = visit(), visit(language="ru", theme="dark", width=390, height=780)
    tokens = anna.open().new_table(ruleset, 2, bots, **switches)
    anna.sit(tokens[0])
    boris.sit(tokens[1])
    anna.start_autopilot(1)
    boris.start_autopilot(2)
    for player in (anna, boris):
        flight = player.landed()
        assert flight["why"] == "end", flight
        assert flight["clicks"] > 3
        assert player.page.locator(".ranking li").count() == 2 + bots
    told = [player.page.locator(".ranking .score").all_inner_texts() for player in (anna, boris)]
    assert told[0] == told[1]


def test_a_game_that_the_client_does_not_know_is_played_in_words(visit: Visitors) -> None:
    """The toy game has no board: the position is told, the options are a list, and it can be played."""
    player = visit().open()
    page = player.sit(player.new_table("toy", 1, 1)[0]).page
    player.asked()
    assert page.locator(".board li").count() > 0
    assert page.locator(".moves [data-move]").count() > 0
    player.start_autopilot(3)
    assert player.landed()["why"] == "end"
    assert page.locator(".ranking li").count() == 2


def test_a_game_that_the_client_does_not_know_is_offered_by_its_name(visit: Visitors) -> None:
    player = visit().open()
    page = player.page
    page.get_by_role("button", name="toy", exact=True).click()
    page.locator(".go").click()
    player.asked()
    assert page.locator(".board li").count() > 0
    page.goto(page.url.split("#")[0] + "#/rules/toy")
    expect(page.get_by_role("heading", name="toy")).to_be_visible()
    expect(page.locator(".book li")).to_have_count(1)


def test_an_expansion_is_offered_named_and_drawn(visit: Visitors) -> None:
    """Its texts and pictures come from the folder that the server was given."""
    page = visit().open().page
    page.get_by_role("button", name="Deep Sea").click()
    expect(page.get_by_role("button", name="Deep Sea")).to_have_attribute("aria-pressed", "true")
    player = visit(language="ru")
    seed = next(seed for seed in range(100) if "resting-eggs/swimming" in hand(seed))
    seats = [{"kind": "person"}, {"kind": "bot", "level": "random"}]
    settings = {"ruleset": "evolution+deep-sea", "seats": seats}
    page = player.open().sit(player.make({"settings": settings, "seed": seed})[0]).page
    player.asked()
    text = page.locator("body").inner_text()
    assert "Покоящиеся яйца" in text
    assert "resting-eggs" not in text
    drawn = page.locator("svg").evaluate_all("all => all.map((one) => one.innerHTML).join()")
    assert 'ry="5"></ellipse><ellipse cx="16"' in drawn or "#f3e6c4" in drawn, "its sign, or the eggs"


def hand(seed: int) -> list[str]:
    view: Any = fittest.new("evolution+deep-sea", players=2, seed=seed).view(0)
    cards: list[str] = view.seats[0].cards
    return cards
