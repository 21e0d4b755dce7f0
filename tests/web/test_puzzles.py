"""Puzzles in the browser; `test_static.py` solves one without a server."""

from datetime import date

from playwright.sync_api import Page, expect

from fittest.puzzles import Puzzle, daily, puzzles
from tests.web.conftest import Visitors
from tests.web.test_lessons import give

EASIEST = puzzles()[0]


def tempted(one: Puzzle) -> str:
    """A wrong answer to which something is said."""
    return next(answer for answer, wrong in one.puzzle.wrong.items() if wrong.why is not None)


def test_a_puzzle_is_solved_and_kept(visit: Visitors) -> None:
    visitor = visit()
    page = visitor.page
    visitor.open("#/puzzles")
    expect(page.locator("a.number")).to_have_count(len(puzzles()))
    page.locator(f'a.number[href="#/puzzle/{EASIEST.id}"]').click()
    wrong = tempted(EASIEST)
    give(visitor, wrong)
    teacher = page.locator(".teacher")
    expect(teacher).to_contain_text(f"{EASIEST.puzzle.wrong[wrong].loss} percentage points")
    expect(teacher).to_contain_text("With the right answer")
    expect(teacher.locator(".done")).to_have_count(0)
    give(visitor, EASIEST.solution[0])
    expect(teacher.locator(".done")).to_contain_text(f"about {EASIEST.puzzle.chance} %")
    expect(teacher).to_contain_text("Compared with")
    expect(page.locator(".ways").get_by_role("link", name="Next puzzle")).to_have_attribute(
        "href", f"#/puzzle/{puzzles()[1].id}"
    )
    page.locator(".ways").get_by_role("link", name="Puzzles").click()
    # It is kept, and that it took two answers.
    page.reload()
    expect(page.locator("a.number.done")).to_have_count(1)
    expect(page.locator(".progress")).to_contain_text(f"1 of {len(puzzles())} solved, 0 on the first try")


def todays(page: Page) -> Puzzle:
    """By the date of the browser."""
    parts = page.evaluate("[(now) => [now.getFullYear(), now.getMonth() + 1, now.getDate()]][0](new Date())")
    return daily(date(*parts))


def test_the_puzzle_of_the_day_is_that_of_the_terminal(visit: Visitors) -> None:
    visitor = visit()
    visitor.open("#/lessons")
    visitor.page.get_by_role("link", name="Puzzle of the day").click()
    give(visitor, todays(visitor.page).solution[0])
    expect(visitor.page.locator(".teacher .done")).to_be_visible()
