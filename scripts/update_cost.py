"""What an update of the table costs the page: `python -m scripts.update_cost`.

A card game with 60 animals is open in Chromium; answers are given, and the time that the main thread works
for each update is read from the browser's own trace: on a desktop, and at the width of a phone with a
processor four times as slow. Needs chromium and the built client.
"""

import argparse
import json
import shutil
import statistics
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import APIRequestContext, Browser, CDPSession, Page, expect, sync_playwright

from tests.web.positions import crowded
from tests.web.served import Served
from tests.web.visitor import Visitor

# Name, width and height, how many times slower, and the bar in milliseconds.
SCREENS = [("desktop", 1280, 860, 1, 50), ("phone", 390, 780, 4, 250)]
ANIMALS = 60
UPDATES = 12
# Milliseconds after which everything has come to rest; what the page does in as long a time without an
# update does not count.
SETTLED = 1500
# What the main thread does for the page, as the trace calls it.
WORK = "RunTask"


class Trace:
    """What the main thread of the page does meanwhile."""

    def __init__(self, session: CDPSession) -> None:
        self._session = session
        self._events: list[dict[str, Any]] = []
        session.on("Tracing.dataCollected", lambda found: self._events.extend(found["value"]))

    def start(self) -> None:
        self._events.clear()
        categories = "disabled-by-default-devtools.timeline"
        self._session.send("Tracing.start", {"categories": categories, "transferMode": "ReportEvents"})

    def stop(self, page: Page) -> list[dict[str, Any]]:
        done: list[bool] = []
        self._session.once("Tracing.tracingComplete", lambda _: done.append(True))
        self._session.send("Tracing.end")
        while not done:
            page.wait_for_timeout(20)
        return self._events


def busy(events: list[dict[str, Any]]) -> float:
    """Milliseconds of the processor that the main thread of the page took; what else the machine does
    meanwhile does not count."""
    threads = [
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    ]
    sums = dict.fromkeys(threads, 0.0)
    for event in events:
        thread = (event["pid"], event["tid"])
        if thread in sums and event["ph"] == "X" and event["name"] == WORK:
            sums[thread] += event.get("tdur", 0) / 1000
    return max(sums.values(), default=0.0)


def measure(
    browser: Browser, address: str, screen: tuple[str, int, int, int, int], speed: str
) -> list[float]:
    _, width, height, slower, _ = screen
    context = browser.new_context(viewport={"width": width, "height": height})
    visitor = Visitor(context, address, "en", "light", speed, "off")
    record, seat = crowded("cataclysm", 5, ANIMALS)
    # The others do not answer by themselves: each answer of ours is one update.
    tokens = visitor.open().make({"record": record})
    visitor.sit(tokens[seat])
    visitor.asked()
    page = visitor.page
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    trace = Trace(session)
    for token in tokens:
        # One browser sits at all seats, to answer for each.
        context.request.post(f"{address}/api/session", data={"token": token})
    table = page.url.split("table/")[1].split("?")[0]
    times: list[float] = []
    for number in range(UPDATES + 2):
        shown = page.locator(".log").get_attribute("data-newest")
        asked = _asked(context.request, len(tokens), address, table)
        page.wait_for_timeout(400)
        trace.start()
        page.wait_for_timeout(SETTLED)
        idle = busy(trace.stop(page))
        trace.start()
        asked()
        # Nothing asks the page meanwhile: its answers would count as its work.
        page.wait_for_timeout(SETTLED)
        spent = busy(trace.stop(page)) - idle
        in_time = page.locator(".log").get_attribute("data-newest") != shown
        expect(page.locator(".log")).not_to_have_attribute("data-newest", shown or "", timeout=60_000)
        # The first ones find nothing in the caches.
        if number >= 2 and in_time:
            times.append(spent)
    context.close()
    return times


def _asked(request: APIRequestContext, seats: int, address: str, table: str) -> Callable[[], object]:
    """Answers for whoever is asked, when it is called."""
    for seat in range(seats):
        looked = request.get(f"{address}/api/tables/{table}", params={"seat": seat})
        game = looked.json()["game"]
        question = game["view"]["question"]
        if question and question["seat"] == seat:
            text = question["choices"][0]["text"]
            message = {"type": "answer", "id": f"{game['asked']}", "asked": game["asked"], "text": text}
            path = f"{address}/api/tables/{table}/messages?seat={seat}"
            return lambda: request.post(path, data=message)
    raise LookupError("nobody is asked")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    found: dict[str, dict[str, float]] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as started:
        served = Served(Path(folder))
        served.start()
        browser = started.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        try:
            for screen in SCREENS:
                for speed in ("none", "normal"):
                    times = measure(browser, served.address, screen, speed)
                    found[f"{screen[0]}, {'still' if speed == 'none' else 'with motion'}"] = {
                        "median": statistics.median(times),
                        "worst": max(times),
                        "bar": screen[4],
                    }
        finally:
            browser.close()
            served.stop()
    if wanted.json:
        print(json.dumps(found, indent=2))
        return
    for name, row in found.items():
        print(
            f"{name:24} median {row['median']:6.1f} ms  worst {row['worst']:6.1f} ms  bar {row['bar']:.0f} ms"
        )


if __name__ == "__main__":
    main()
