"""A hint in words."""

from fittest.bots.hint import Hint
from fittest.texts import render, text

SHOWN = 3


def hint_sentence(found: Hint, language: str) -> str:
    """The best option and why."""
    best = render(found.options[0].label, language)
    if found.why is None or found.than is None:
        return text("hint-equal", language, option=best)
    key = "hint-why-end" if found.to_the_end else "hint-why"
    why, other = render(found.why, language), render(found.than, language)
    return text(key, language, option=best, why=why, other=other)


def hint_chance(found: Hint, language: str) -> str:
    best = found.options[0]
    percent, margin = round(100 * best.chance), max(1, round(100 * best.margin))
    return text("hint-chance", language, percent=percent, margin=margin)


def hint_rows(found: Hint, language: str) -> list[tuple[str, str]]:
    """The first options: what each costs, and its words."""
    return [
        ("=" if option.equal else f"−{100 * option.loss:.0f} %", render(option.label, language))
        for option in found.options[:SHOWN]
    ]
