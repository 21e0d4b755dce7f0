"""How seats are called."""

from fittest.bots.characters import CHARACTERS
from fittest.bots.registry import USUAL
from fittest.texts import text


def seat_name(seat: int, language: str) -> str:
    return text("ui-seat", language, number=seat + 1)


def bot_name(level: str, language: str) -> str:
    """A character by its name and temperament, at its level; any other bot by the word it was named with."""
    rank, _, character = level.rpartition(":")
    if character not in CHARACTERS:
        return level
    told = text(f"character-{character}", language)
    temper = text(f"character-{character}.temper", language)
    return f"{told}, {temper} ({rank or USUAL})"


def seat_names(seats: list[int], language: str) -> str:
    return ", ".join(seat_name(seat, language) for seat in seats)
