"""Takes the pictures of `docs/screenshots/`: `python -m scripts.screenshots`.

Needs chromium and the built client.
"""

import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.served import Served
from tests.web.visitor import Visitor

TARGET = Path(__file__).parents[1] / "docs" / "screenshots"
PHONE = (360, 740)
LAPTOP = (1280, 800)


class Camera:
    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self._opened: list[Page] = []

    def visitor(self, size: tuple[int, int], language: str, theme: str) -> Visitor:
        self._close_others()
        context = self._browser.new_context(viewport={"width": size[0], "height": size[1]})
        return Visitor(context, self._address, language, theme, "none", "off")

    def screen(
        self,
        name: str,
        hash: str,
        *,
        size: tuple[int, int] = LAPTOP,
        language: str = "en",
        theme: str = "light",
        act: Callable[[Page], None] | None = None,
    ) -> None:
        page = self.visitor(size, language, theme).open(hash).page
        page.wait_for_load_state("networkidle")
        if act is not None:
            act(page)
        self._shoot(page, name)

    def table(
        self,
        name: str,
        ruleset: str,
        *,
        bots: int = 2,
        answers: int = 14,
        size: tuple[int, int] = LAPTOP,
        language: str = "en",
        theme: str = "light",
    ) -> Visitor:
        visitor = self.visitor(size, language, theme)
        visitor.sit(visitor.open().new_table(ruleset, 1, bots)[0])
        visitor.start_autopilot(11, most=answers)
        visitor.landed()
        visitor.page.keyboard.press("Escape")
        self._shoot(visitor.page, name)
        return visitor

    def _shoot(self, page: Page, name: str) -> None:
        # Dice and short messages go away by themselves.
        page.wait_for_timeout(2500)
        page.screenshot(path=TARGET / f"{name}.png")
        self._opened.append(page)

    def _close_others(self) -> None:
        """Pages that nobody looks at any more."""
        for page in self._opened:
            page.context.close()
        self._opened.clear()


def start_a_lesson(page: Page) -> None:
    page.wait_for_selector(".prompt.mine")
    page.locator('[data-thing="animal:1"]').click()


def set_a_table(page: Page) -> None:
    page.locator(".counter button").nth(1).click()
    page.locator(".go").click()
    page.wait_for_selector(".start")


def take_all(camera: Camera) -> None:
    camera.screen("home", "#/")
    camera.screen("home-dark-ru", "#/", language="ru", theme="dark")
    camera.screen("home-phone", "#/", size=PHONE)
    camera.screen("lobby", "#/", act=set_a_table)
    camera.screen("lessons", "#/lessons")
    camera.screen("lesson", "#/lesson/catch", act=start_a_lesson)
    camera.screen("rules-ru", "#/rules/evolution", language="ru")
    camera.screen("settings-dark", "#/settings", theme="dark")
    camera.table("evolution", "evolution", answers=44)
    camera.table("evolution-dark", "evolution+time-to-fly", answers=34, theme="dark")
    camera.table("evolution-phone-ru", "evolution", answers=20, size=PHONE, language="ru")
    camera.table("evolution-eight", "evolution", bots=7, answers=30)
    camera.table("continents-ru", "evolution+continents", bots=2, answers=40, language="ru")
    camera.table("mutations", "mutations", answers=24)
    camera.table("mutations-phone-dark", "mutations", answers=18, size=PHONE, theme="dark")
    camera.table("dinosaurs", "dinosaurs", bots=3, answers=40)
    camera.table("dinosaurs-dark-ru", "dinosaurs", bots=3, answers=40, theme="dark", language="ru")
    camera.table("dinosaurs-phone", "dinosaurs", bots=2, answers=30, size=PHONE)
    over = camera.table("end", "cataclysm", bots=3, answers=1_000_000)
    over.page.get_by_role("link", name="Replay").first.click()
    for _ in range(12):
        over.page.get_by_role("button", name="One step forward").click()
    over.page.wait_for_timeout(800)
    over.page.screenshot(path=TARGET / "replay.png")


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as started:
        served = Served(Path(folder))
        served.start()
        chromium = shutil.which("chromium")
        browser = started.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        try:
            take_all(Camera(browser, served.address))
        finally:
            browser.close()
            served.stop()


if __name__ == "__main__":
    main()
