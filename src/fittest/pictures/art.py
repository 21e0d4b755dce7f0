"""The drawings of the page. They are written once, in TypeScript (`web/src/art`); `art.js` is made of that by
`npm run art`, and runs here in a small engine for JavaScript. A test sees that it is current."""

import json
import threading
from importlib.resources import files
from typing import Any

from fittest.kernel.errors import bad_request

LOCAL = threading.local()
"""An engine belongs to the thread that made it."""

FAR_SIDE = 'class="far-side"'
"""Darkened by the page's style sheet; pictures carry none."""
FILLED = 'class="f"'


def art(name: str, *args: object) -> Any:
    """What a function of web/src/art/shared.ts gives for JSON data."""
    given = json.dumps(args)
    return json.loads(_engine().eval(f"JSON.stringify(art.{name}(...{given}))"))


def drawing(name: str, *args: object) -> str:
    """The inside of an <svg>."""
    found: str = art(name, *args)
    return found.replace(FAR_SIDE, 'style="filter:brightness(.78)"')


def sign(name: str, *args: object, ink: str = "#5b5243") -> str:
    """The inside of an <svg viewBox="0 0 24 24">."""
    found: str = art(name, *args)
    filled = found.replace(FILLED, f'fill="{ink}" stroke="none"')
    return f'<g fill="none" stroke="{ink}" stroke-width="1.7" stroke-linejoin="round">{filled}</g>'


def _engine() -> Any:
    if not hasattr(LOCAL, "engine"):
        try:
            from quickjs import Context
        except ImportError as error:
            raise bad_request("error-no-pictures") from error
        LOCAL.engine = Context()
        LOCAL.engine.eval(files("fittest.pictures").joinpath("art.js").read_text(encoding="utf-8"))
    return LOCAL.engine
