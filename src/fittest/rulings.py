"""The numbered rulings that rules, tests and scenarios cite: one page a game, `docs/rulings/<game>.md`."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

ID = re.compile(r"(?<![A-Za-z0-9])([A-Za-z]{1,4}-\d{1,2}|[A-Za-z]\d\d)(?![A-Za-z0-9])")
ANCHOR = re.compile(r'<a id="([a-z0-9-]+)"></a>')


def page_of(game: str) -> Path:
    """In the installed package, or in the checkout that its sources stand in."""
    name = Path("docs", "rulings", f"{game}.md")
    packaged = Path(__file__).parent / name
    return packaged if packaged.is_file() else Path(__file__).parents[2] / name


@cache
def anchors_of(game: str) -> frozenset[str]:
    return frozenset(ANCHOR.findall(page_of(game).read_text(encoding="utf-8")))


def links(game: str, texts: Iterable[str]) -> list[str]:
    """The places of the rulings that these texts name, in their order. What is no ruling is left out."""
    page = page_of(game)
    if not page.is_file():
        return []
    here = Path.cwd()
    shown = page.relative_to(here) if page.is_relative_to(here) else page
    named = [found.lower() for text in texts for found in ID.findall(text)]
    return [f"{shown}#{anchor}" for anchor in dict.fromkeys(named) if anchor in anchors_of(game)]
