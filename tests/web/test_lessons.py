"""Lessons: scenarios that hold, tasks that can be done, and a word to whatever else is tried."""

import json
import re
import subprocess
import sys
from typing import Any

import pytest
from playwright.sync_api import Route, expect

import fittest
from fittest.texts import keys
from tests.web.conftest import WEB, Visitors
from tests.web.visitor import Visitor

FOLDER = WEB / "src" / "lessons"
SCENARIOS = sorted((FOLDER / "scenarios").glob("*.json"))
LESSONS: dict[str, Any] = {one["id"]: one for one in json.loads((FOLDER / "lessons.json").read_text("utf-8"))}
PUPIL = 0


def opened(lesson: dict[str, Any]) -> Any:
    """The game, when the pupil is asked for the first time."""
    if "record" in lesson:
        game = fittest.replay(lesson["record"])
    else:
        game = fittest.load(json.loads((FOLDER / "scenarios" / f"{lesson['id']}.json").read_text("utf-8")))
    others = iter(lesson.get("others", []))
    while game.decision is not None and game.decision.seat != PUPIL:
        game.apply(next(others))
    return game


def give(visitor: Visitor, answer: str) -> None:
    page = visitor.page
    expect(page.locator(".prompt.mine .ask")).to_be_visible()
    # A row of the auction comes with a number on the screen.
    move = f'[data-move="{answer}"], [data-move^="{answer} bid"]'
    # With the next question the list of all moves closes.
    page.wait_for_function(
        """(move) => document.querySelector(move)
            || void document.querySelector('.prompt.mine [aria-expanded=false]')?.click()""",
        arg=move,
    )
    page.locator(move).first.click()
    if page.locator("[data-sure]").count():
        page.locator("[data-sure]").click()


def test_there_are_lessons_enough() -> None:
    assert len(SCENARIOS) >= 28
    assert {path.stem for path in SCENARIOS} == {name for name, one in LESSONS.items() if "record" not in one}


def test_lessons_are_scenarios_that_hold() -> None:
    command = [sys.executable, "-m", "fittest", "check", *map(str, SCENARIOS)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout


@pytest.mark.parametrize("name", LESSONS)
def test_whatever_else_is_tried_is_answered(name: str) -> None:
    lesson = LESSONS[name]
    wrong = lesson.get("wrong", {})
    assert set(wrong.values()) <= keys("en")
    wanted = {text for task in lesson["right"][0] for text in task} | set(lesson.get("also", []))
    for option in opened(lesson).decision.options:
        assert option.text in wanted or {option.text, option.text.split()[0]} & set(wrong), option.text


def way(stages: list[list[list[str]]], turn: int) -> list[str]:
    """An answer to each task: the first ones in order with 1, the last ones the other way round with -1."""
    given: list[str] = []
    for stage in stages:
        for task in stage[::turn]:
            given.append(next(text for text in task[::turn] if text not in given))
    return given


def test_lessons_can_be_answered_as_they_say(visit: Visitors) -> None:
    """Every lesson comes to its end by the answers that it calls right, also the other way round."""
    visitor = visit()
    for name, lesson in LESSONS.items():
        for answers in {tuple(way(lesson["right"], turn)) for turn in (1, -1)}:
            visitor.open("#/lessons").open(f"#/lesson/{name}")
            # Row and number of a bid are one move on the screen.
            for answer in re.sub("(?<=row .);(?=bid)", " ", ";".join(answers)).split(";"):
                give(visitor, answer)
            expect(visitor.page.locator(".teacher .done")).to_be_visible()


def test_what_is_beside_the_point_is_explained_and_not_done(visit: Visitors) -> None:
    visitor = visit()
    visitor.open("#/lesson/burrow")
    give(visitor, "feed 3")
    teacher = visitor.page.locator(".teacher")
    expect(teacher).to_contain_text("Camouflage protects that one already")
    give(visitor, "feed 2")
    expect(teacher.locator(".done")).to_be_visible()


def test_rules_are_at_hand_in_a_lesson(visit: Visitors) -> None:
    visitor = visit()
    visitor.open("#/lesson/zone")
    expect(visitor.page.locator(".prompt.mine .ask")).to_be_visible()
    visitor.page.keyboard.press("r")
    expect(visitor.page.locator("dialog .book li").first).to_be_visible()


def test_a_lesson_has_the_tools_of_the_table(visit: Visitors) -> None:
    """What is open to attack, details, log and dragging."""
    visitor = visit(width=1280, height=800)
    page = visitor.open("#/lesson/first-turn").page
    visitor.asked()
    card = page.locator(".hand .piece.lit").first
    card.hover()
    expect(page.locator(".told-of dd").first).to_be_visible()
    card.drag_to(page.locator('[data-thing="slot:new"]'))
    expect(page.locator(".teacher .objection").or_(page.locator(".camp.own .card")).first).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator(".top").get_by_role("button", name="Game log").click()
    expect(page.locator(".side .log p").first).to_be_visible()
    page.keyboard.press("Escape")
    visitor.open("#/lesson/zone")
    visitor.asked()
    expect(page.locator(".board .skull").first).to_be_visible()


def test_the_others_answer_each_question_once(visit: Visitors) -> None:
    """However long an answer takes."""
    visitor = visit()
    page = visitor.page

    def slow(route: Route) -> None:
        page.wait_for_timeout(1500)
        route.continue_()

    page.route("**/messages?*", slow)
    visitor.open("#/lesson/bargain")
    visitor.asked()
    bids = [line for line in page.locator(".log p").all_inner_texts() if "bids" in line]
    assert len(bids) == 2
    assert "bids 2 for" in bids[0]
    assert "bids 1 for" in bids[1]
