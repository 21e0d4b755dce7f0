"""Somebody with a browser."""

import json
from typing import Any, cast

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator

# Milliseconds. Only what is broken takes so long, even on a busy machine.
PATIENCE = 60_000

# Plays by clicking only: what is lit on the table, what the prompt offers, or an entry of the list.
# Lands at the end of the game, when it is asked again after `most` clicks, or when nothing moves any more.
AUTOPILOT = """
({ seed, most, patience }) => new Promise((resolve) => {
  let state = seed
  let clicks = 0
  let changed = performance.now()
  const random = (n) => {
    state = (state * 1103515245 + 12345) % 2147483648
    return Math.floor((state / 2147483648) * n)
  }
  const click = (element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  const watch = new MutationObserver(() => (changed = performance.now()))
  watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  const stop = (why) => {
    clearInterval(timer)
    watch.disconnect()
    resolve({ why, clicks })
  }
  const timer = setInterval(() => {
    if (document.querySelector('.end')) return stop('end')
    if (performance.now() - changed > patience) return stop('stuck')
    const prompt = document.querySelector('.prompt.mine')
    if (!prompt || prompt.querySelector('[role=status]')) return
    const sure = prompt.querySelector('[data-sure]')
    if (sure) return click(sure)
    if (clicks >= most) return stop('most')
    const moves = [...prompt.querySelectorAll('.moves [data-move]')]
    const lit = [...document.querySelectorAll('.piece.lit')]
    const list = prompt.querySelector('[aria-expanded]')
    const listed = [...prompt.querySelectorAll('.all [data-move]')]
    // What an auction offers is pressed beside its rows.
    const bid = document.querySelector('[data-bid]')
    clicks++
    if (bid && random(10) < 4) return click(bid)
    if (listed.length > 0) return click(listed[random(listed.length)])
    if (lit.length > 0 && random(10) < 6) return click(lit[random(lit.length)])
    if (list && random(10) < 7) return click(list)
    if (moves.length > 0) return click(moves[random(moves.length)])
    if (list) click(list)
    else if (lit.length > 0) click(lit[random(lit.length)])
  }, 10)
})
"""


class Visitor:
    def __init__(
        self,
        context: BrowserContext,
        address: str,
        language: str,
        theme: str,
        speed: str,
        recap: str,
        nameless: bool = False,
    ) -> None:
        self.address = address
        self.problems: list[str] = []
        wishes = {"language": language, "theme": theme, "speed": speed, "recap": recap, "sounds": False}
        # Everybody has been asked for a name, and has not said one.
        wishes["asked"] = not nameless
        context.add_init_script(
            "localStorage.getItem('fittest.settings') ?? "
            f"localStorage.setItem('fittest.settings', {json.dumps(json.dumps(wishes))})"
        )
        self.page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))

    def _heard(self, message: ConsoleMessage) -> None:
        # Refusals (4xx) and lost connections are part of the play; everything else is a defect.
        text = message.text
        if message.type == "error" and "Failed to load resource" not in text and "WebSocket" not in text:
            self.problems.append(text)

    def open(self, hash: str = "#/") -> "Visitor":
        self.page.goto(f"{self.address}/{hash}")
        self.page.wait_for_selector("main")
        return self

    def new_table(self, ruleset: str, people: int, bots: int, **switches: object) -> list[str]:
        """Makes a table and starts it; the tokens of its seats."""
        seats = [{"kind": "person"}] * people + [{"kind": "bot", "level": "greedy"}] * bots
        return self.make({"settings": {"ruleset": ruleset, "seats": seats, "switches": switches}})

    def make(self, what: dict[str, object]) -> list[str]:
        asked = {**what, "start": True}
        created = self.page.request.post(f"{self.address}/api/tables", data=asked, timeout=PATIENCE)
        assert created.ok, created.text()
        return [link["token"] for link in created.json()["links"] if link["role"] == "seat"]

    def sit(self, token: str) -> "Visitor":
        self.open(f"#/join/{token}")
        self.page.wait_for_selector(".play")
        return self

    def asked(self) -> Locator:
        """The question to this player, once it is there and no answer is under way."""
        question = self.page.locator(".prompt.mine:not(:has([role=status]))")
        question.wait_for()
        return question

    def start_autopilot(self, seed: int, most: int = 1_000_000) -> None:
        options = {"seed": seed, "most": most, "patience": PATIENCE}
        self.page.evaluate(f"(options) => {{ window.pilot = ({AUTOPILOT})(options) }}", options)

    def landed(self) -> dict[str, Any]:
        """Waits for the end of the flight."""
        return cast(dict[str, Any], self.page.evaluate("() => window.pilot"))

    def text(self) -> str:
        return self.page.locator("body").inner_text()
