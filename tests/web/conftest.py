"""The browser client in Debian's Chromium, against the real server in a process of its own."""

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

playwright = pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser, expect, sync_playwright  # noqa: E402

from tests.web.served import Served  # noqa: E402
from tests.web.visitor import Visitor  # noqa: E402

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
STATIC = ROOT / "src" / "fittest" / "server" / "static"

# Busy machines are slow.
expect.set_options(timeout=20_000)


def _newest(folder: Path) -> float:
    return max(path.stat().st_mtime for path in folder.rglob("*") if path.is_file())


@pytest.fixture(scope="session")
def client() -> Path:
    """The built client, built anew if its sources are newer."""
    built = STATIC / "index.html"
    if not built.exists() or built.stat().st_mtime < _newest(WEB / "src"):
        npm = shutil.which("npm")
        if npm is None:
            pytest.skip("no Node here: the client cannot be built")
        if not (WEB / "node_modules").exists():
            subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=WEB, check=True, capture_output=True)
        subprocess.run([npm, "run", "build"], cwd=WEB, check=True, capture_output=True)
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
        browser = started.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        yield browser
        browser.close()


class Visitors:
    """Opens browsers of their own, and looks afterwards whether their consoles stayed silent."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self._made: list[Visitor] = []

    def __call__(
        self, *, width: int = 1280, height: int = 860, language: str = "en", theme: str = "light"
    ) -> Visitor:
        context = self._browser.new_context(viewport={"width": width, "height": height})
        self._made.append(Visitor(context, self._address, language, theme))
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
    assert visitors.close() == []
