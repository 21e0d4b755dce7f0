"""Fair deals in the browser: the promise, its check when the game is over, and what a host could know."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors
from tests.web.visitor import Visitor

SEATS = [{"kind": "person"}, {"kind": "bot", "level": "random"}]
SETTINGS = {"ruleset": "evolution", "seats": SEATS, "on_leave": "end"}


def made(visitor: Visitor, **what: object) -> dict[str, str]:
    """The links of a table that waits to be started."""
    body = {"settings": SETTINGS, **what}
    created = visitor.page.request.post(f"{visitor.address}/api/tables", data=body)
    assert created.ok, created.text()
    return {link["role"]: link["path"].lstrip("/") for link in created.json()["links"]}


def fingerprint(page: Page) -> str:
    details = page.locator(".deal details")
    details.locator("summary").click()
    return details.locator("code").first.inner_text()


def resign(page: Page) -> None:
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign for good").click()


def test_the_page_checks_the_deal_by_itself(visit: Visitors) -> None:
    host, late = visit(), visit(language="ru", width=360, height=740)
    links = made(host)
    host.open(links["seat"])
    page = host.page
    promised = fingerprint(page)
    assert re.fullmatch("[0-9a-f]{64}", promised)
    host.open(links["host"])
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".play")
    host.open(links["seat"])
    page.wait_for_selector(".play")
    page.get_by_role("button", name="The table").click()
    assert fingerprint(page) == promised
    expect(page.locator(".deal .kept, .deal .late, .deal .broken")).to_have_count(0)
    resign(page)
    expect(page.locator(".end .deal")).to_contain_text("Verified: this is the deal that was promised")

    # Whoever comes afterwards can only tell that seed and fingerprint belong together.
    late.open(links["watch"])
    expect(late.page.locator(".end .deal")).to_contain_text("этот браузер отпечатка не видел")

    # The promise is remembered, so another one is found out.
    page.reload()
    expect(page.locator(".end .deal .kept")).to_be_visible()
    page.evaluate(
        "() => { for (const key of Object.keys(localStorage)) "
        "if (key.startsWith('fittest.deal.')) localStorage.setItem(key, '0'.repeat(64)) }"
    )
    page.reload()
    expect(page.locator(".end .deal .broken")).to_contain_text("this is not the deal that was promised")


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ({"seed": "7"}, "chose the seed"),
        ({"scenario": {"ruleset": "evolution", "setup": {}}}, "starts from a prepared position"),
    ],
)
def test_what_the_host_could_know_is_told(visit: Visitors, what: dict[str, object], said: str) -> None:
    host = visit()
    links = made(host, **what)
    page = host.open(links["host"]).page
    expect(page.locator(".deal .chosen")).to_contain_text(said)
    public = page.get_by_label("Public table")
    expect(public).to_be_disabled()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("aside .chosen")).to_contain_text(said)
