"""How seats are called."""

from fittest.texts import text


def seat_name(seat: int, language: str) -> str:
    return text("ui-seat", language, number=seat + 1)


def seat_names(seats: list[int], language: str) -> str:
    return ", ".join(seat_name(seat, language) for seat in seats)
