"""Every trait, gene and event card has a note on what it does together with others, every box a chapter."""

from pathlib import Path

import pytest

import fittest
from fittest.expansions import used_in
from fittest.games.registry import family_of
from fittest.texts import LANGUAGES, keys

BOOKS = Path(__file__).parents[1].glob("web/src/games/*/book.ts")


RULESETS = [info for info in fittest.rulesets() if not used_in(info.name)]


def cards() -> list[str]:
    found = [card for info in RULESETS for card in family_of(info.name).cards(info.name)]
    return sorted({side.title for card in found for side in card.sides})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_note(language: str) -> None:
    assert len(cards()) == 41 + 22 + 8 + 19
    assert [card for card in cards() if f"web-note-{card}" not in keys(language)] == []


def test_every_box_has_a_chapter() -> None:
    named = "".join(book.read_text(encoding="utf-8") for book in BOOKS)
    parts = {part for info in RULESETS for part in info.name.split("+")}
    assert sorted(part for part in parts if f"{part}:" not in named and f"'{part}':" not in named) == []
