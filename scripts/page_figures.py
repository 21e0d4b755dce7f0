"""Figures of the page without a server, for docs/benchmarks.md: what is transferred, and how soon one plays.

make static && .venv/bin/python scripts/page_figures.py
"""

import gzip
import json
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.web.static_host import StaticHost  # noqa: E402

FOLDER = ROOT / "build" / "static"
ROUNDS = 3
# How long bots think in the page: asked of the engine's own worker, without the table around it.
THINK = """async ({ worker, position, level, times }) => {
  const bots = new Worker(worker, { type: 'module', name: 'bots' })
  await new Promise((resolve) => (bots.onmessage = (event) => event.data.kind === 'ready' && resolve()))
  const took = []
  for (let id = 1; id <= times; id++) {
    const start = performance.now()
    const body = JSON.stringify([position, level, id, 60])
    const thought = new Promise((resolve) => (bots.onmessage = resolve))
    bots.postMessage({ id, name: 'choose', body })
    await thought
    took.push(performance.now() - start)
  }
  bots.terminate()
  return took
}"""


def first_question(page: Page, address: str) -> float:
    """Seconds from the tap on "Play" to the first question, with everything in the cache."""
    page.goto(f"{address}/")
    page.wait_for_selector(".go:not([disabled])")
    page.evaluate("window.began = performance.now()")
    page.locator(".go").click()
    page.wait_for_selector(".prompt.mine")
    return float(page.evaluate("performance.now() - window.began")) / 1000


def position() -> list[object]:
    import fittest

    game = fittest.new("evolution", players=4, seed=11)
    for _ in range(60):
        game.apply(0)
    record = json.loads(json.dumps(game.record()))
    return ["figures", {**record, "answers": []}, record["answers"]]


def main() -> None:
    assets = sorted((FOLDER / "assets").iterdir())
    runtime = [path for path in assets if path.suffix == ".bin"]
    script = next(path for path in assets if path.name.startswith("engine.worker"))
    engine = sum(path.stat().st_size for path in runtime) + len(gzip.compress(script.read_bytes(), 9))
    shell = sum(len(gzip.compress(path.read_bytes(), 9)) for path in assets if path.suffix in (".js", ".css"))
    shell -= len(gzip.compress(script.read_bytes(), 9))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as started:
        host = StaticHost(FOLDER, Path(folder))
        browser = started.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_context(reduced_motion="reduce").new_page()
        settings = json.dumps({"speed": "none", "sounds": False, "recap": "off", "language": "en"})
        page.add_init_script(f"localStorage.setItem('fittest.settings', {json.dumps(settings)})")
        page.set_default_timeout(120_000)
        first_question(page, host.address)
        warm = []
        for _ in range(ROUNDS):
            page.reload()
            warm.append(first_question(page, host.address))
        worker = f"{host.address}/assets/{script.name}"
        asked = {"worker": worker, "position": position()}
        thoughts = {
            level: page.evaluate(THINK, {**asked, "level": level, "times": times})[1:]
            for level, times in (("greedy", 21), ("quick", 11))
        }
        browser.close()
        host.stop()
    print("| | |\n|---|---:|")
    print(f"| scripts and styles, gzipped | {shell / 1000:.0f} KB |")
    print(f"| engine and runtime, gzipped | {engine / 1e6:.2f} MB |")
    print(f"| from the tap to the first question, warm cache | {statistics.median(warm):.1f} s |")
    for level, took in thoughts.items():
        print(f"| {level} answers, median | {statistics.median(took):.0f} ms |")


if __name__ == "__main__":
    main()
