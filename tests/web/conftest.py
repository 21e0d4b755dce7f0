"""The browser client in Debian's Chromium, against the real server in a process of its own."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import fittest.server

playwright = pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser, expect, sync_playwright  # noqa: E402

from tests.web.served import Served  # noqa: E402
from tests.web.visitor import PATIENCE, Visitor  # noqa: E402

CHARACTERS = "Clover|Fang|Acorn|Lucky|Shelly|Burr"
WEB = Path(__file__).parents[2] / "web"
# Of the package that is tested, which may be the compiled one.
STATIC = Path(fittest.server.__file__).parent / "static"

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def client() -> Path:
    if not (STATIC / "index.html").exists():
        if shutil.which("npm") is None:
            pytest.skip("no Node here: there is no client")
        pytest.fail("the client is not built: `make test-web` builds it")
    return STATIC


@pytest.fixture(scope="session")
def served(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    made = Served(tmp_path_factory.mktemp("served"))
    made.start()
    yield made
    made.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.skip("no chromium here")
    with sync_playwright() as started:
        browser = started.chromium.launch(executable_path=chromium, args=["--no-sandbox"], timeout=PATIENCE)
        yield browser
        browser.close()


class Visitors:
    """Opens browsers of their own, and looks afterwards whether their consoles stayed silent."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self._made: list[Visitor] = []

    def __call__(
        self,
        *,
        width: int = 1280,
        height: int = 860,
        language: str = "en",
        theme: str = "system",
        speed: str = "none",
        recap: str = "off",
        nameless: bool = False,
        motion: bool = False,
    ) -> Visitor:
        # What moves is never where a test looks for it, and half faded in has too little contrast.
        context = self._browser.new_context(
            viewport={"width": width, "height": height},
            reduced_motion="no-preference" if motion else "reduce",
            color_scheme="light",
            # It would fetch the whole client for every visitor; `test_static.py` looks at it.
            service_workers="block",
        )
        self._made.append(Visitor(context, self._address, language, theme, speed, recap, nameless))
        return self._made[-1]

    def close(self) -> list[str]:
        problems = [problem for visitor in self._made for problem in visitor.problems]
        for visitor in self._made:
            visitor.page.context.close()
        return problems


@pytest.fixture
def visit(browser: Browser, served: Served) -> Iterator[Visitors]:
    visitors = Visitors(browser, served.address)
    yield visitors
    problems = visitors.close()
    assert not problems, "\n".join(problems)
