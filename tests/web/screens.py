"""The way to every screen, and how to see that it is all there."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.positions import middle, whole
from tests.web.visitor import Visitor

Way = Callable[[Visitor], None]

MIX = "evolution+time-to-fly+continents+gift"
# With how many players each is shown.
PLAYED = {
    "evolution": 8,
    MIX: 4,
    "cataclysm+extra": 4,
    "seasons+reserve": 3,
    "mutations+divergence+borrowed": 3,
    "dinosaurs+scarce-genes": 4,
}


def at(hash: str, there: str) -> Way:
    def go(visitor: Visitor) -> None:
        visitor.open(hash)
        expect(visitor.page.locator(there).first).to_be_visible()

    return go


def playing(ruleset: str) -> Way:
    def go(visitor: Visitor) -> None:
        record, seat = middle(ruleset, PLAYED[ruleset])
        visitor.sit(visitor.make({"record": record})[seat]).asked()

    return go


def ended(ruleset: str) -> Way:
    def go(visitor: Visitor) -> None:
        visitor.sit(visitor.make({"record": whole(ruleset, PLAYED[ruleset])})[0])
        expect(visitor.page.locator(".end .buttons")).to_be_visible()
        expect(visitor.page.locator(".end svg[role=img]")).to_be_visible()

    return go


def pressed(way: Way, key: str, there: str) -> Way:
    """Another screen, and then a key."""

    def go(visitor: Visitor) -> None:
        way(visitor)
        visitor.page.keyboard.press(key)
        expect(visitor.page.locator(there).first).to_be_visible()

    return go


def lobby(visitor: Visitor) -> None:
    visitor.open()
    visitor.page.locator(".counter").first.get_by_role("button").last.click()
    visitor.page.locator(".go").click()
    expect(visitor.page.locator(".seats select option").nth(1)).to_be_attached()
    expect(visitor.page.locator(".option").first).to_be_visible()


def invitation(visitor: Visitor) -> None:
    lobby(visitor)
    visitor.page.locator(".invite button").last.click()
    expect(visitor.page.locator("dialog svg").first).to_be_visible()


def menu(visitor: Visitor) -> None:
    playing("evolution")(visitor)
    visitor.page.locator(".top nav button").nth(2).click()
    expect(visitor.page.locator("dialog .list")).to_be_visible()


def taken(visitor: Visitor) -> None:
    """The link of a seat where somebody sits, opened by somebody else."""
    token = visitor.open().new_table("evolution", 2, 0)[0]
    visitor.page.request.post(f"{visitor.address}/api/session", data={"token": token})
    visitor.page.context.clear_cookies()
    visitor.open(f"#/join/{token}")
    expect(visitor.page.locator("[role=alert] form")).to_be_visible()


def devices(visitor: Visitor) -> None:
    menu(visitor)
    visitor.page.locator("dialog .list button").nth(2).click()
    visitor.page.locator(".devices .main").click()
    expect(visitor.page.locator(".devices svg[role=img]")).to_be_visible()
    expect(visitor.page.locator(".devices [role=status]")).to_be_visible()


def replay(visitor: Visitor) -> None:
    ended(MIX)(visitor)
    visitor.page.locator(".end .buttons a[href*=replay]").click()
    expect(visitor.page.locator(".controls")).to_be_visible()


def my_games(visitor: Visitor) -> None:
    playing("evolution")(visitor)
    visitor.open("#/mine")
    expect(visitor.page.locator("main li:has(.acts)").first).to_be_visible()


# Whoever left the table at this address knows nothing of it.
LEFT = """(address) => {
  const [, id, seat] = address.match(/table\\/(\\w+).seat=(\\d)/)
  const wishes = JSON.parse(localStorage.getItem('fittest.settings'))
  localStorage.setItem('fittest.settings', JSON.stringify({ ...wishes, recap: 'on' }))
  localStorage.setItem('fittest.left', JSON.stringify({ [`${id} ${seat}`]: { line: -1, scores: [] } }))
}"""


def come_back(visitor: Visitor) -> None:
    """To a table where much has happened meanwhile."""
    address = visitor.page.url
    visitor.open("#/rules")
    visitor.page.evaluate(LEFT, address)
    visitor.page.reload()
    visitor.page.goto(address)


def recap(visitor: Visitor) -> None:
    playing("evolution")(visitor)
    come_back(visitor)
    expect(visitor.page.locator("dialog .recap")).to_be_visible()


def phone_log(visitor: Visitor) -> None:
    playing("evolution")(visitor)
    visitor.page.set_viewport_size({"width": 390, "height": 844})
    visitor.page.locator(".top nav button").last.click()
    expect(visitor.page.locator(".side.open .log p").first).to_be_visible()


SCREENS: dict[str, Way] = {
    "home": at("#/", ".go:enabled"),
    "lobby": lobby,
    "invitation": invitation,
    "rules of evolution": at("#/rules", ".book li"),
    "rules of mutations": at("#/rules/mutations", ".book li"),
    "rules of dinosaurs": at("#/rules/dinosaurs", ".book li"),
    "lessons": at("#/lessons", "ol li"),
    "lesson": at("#/lesson/catch", ".prompt.mine .ask"),
    "puzzles": at("#/puzzles", "a.number"),
    "puzzle": at("#/puzzle/evolution-01", ".prompt.mine .ask"),
    "settings": at("#/settings", "fieldset"),
    "keys": pressed(at("#/", ".go:enabled"), "?", "dialog"),
    "a seat that is taken": taken,
    "devices": devices,
    "a link that leads nowhere": at("#/join/nowhere", "[role=alert]"),
    "an unknown address": at("#/nowhere", "[role=alert]"),
    "my games": my_games,
    "a guided game": at("#/first/evolution", ".guide"),
    "recap": recap,
    "log on a phone": phone_log,
    **{f"play {ruleset}": playing(ruleset) for ruleset in PLAYED},
    f"play {MIX}": pressed(playing(MIX), "a", ".prompt .all"),
    "position as text": pressed(playing("dinosaurs+scarce-genes"), "t", ".told li"),
    "rules in play": pressed(playing("mutations+divergence+borrowed"), "r", "dialog .book li"),
    "menu of the table": menu,
    "end of evolution": ended("evolution"),
    "end of seasons": ended("seasons+reserve"),
    "end of mutations": ended("mutations+divergence+borrowed"),
    "end of dinosaurs": ended("dinosaurs+scarce-genes"),
    "replay": replay,
}
