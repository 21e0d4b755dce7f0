"""A hint in words."""

from fittest.bots.hint import Hint
from fittest.texts import render, text

SHOWN = 3
NAMED = 2
"""Of the options that are as good as the best one."""


def hint_sentence(found: Hint, language: str) -> str:
    """The best option, why, and what is as good."""
    best = render(found.options[0].label, language)
    if found.why is None or found.than is None:
        return text("hint-equal", language, option=best)
    why, other = render(found.why, language), render(found.than, language)
    said = text("hint-why", language, option=best, horizon=found.horizon, why=why, other=other)
    equals = [render(option.label, language) for option in found.options[1:] if option.equal]
    return f"{said} {equals_sentence(equals, language)}" if equals else said


def equals_sentence(equals: list[str], language: str) -> str:
    named = ", ".join(text("hint-equals-option", language, option=one) for one in equals[:NAMED])
    if len(equals) <= NAMED:
        return text("hint-equals", language, options=named)
    return text("hint-equals-more", language, options=named, more=len(equals) - NAMED)


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
