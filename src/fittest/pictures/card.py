"""A card: one side, or two over one another."""

from fittest.kernel.family import CardInfo
from fittest.pictures.art import drawing, sign
from fittest.pictures.svg import CARD, centred, frame, placed, short, whole
from fittest.texts import text

WIDTH, HEIGHT = 120.0, 168.0
ANIMAL = "0 0 120 92"

SIGNS = {"event": "eventIcon", "gene": "sign"}
"""Kinds of cards that show a sign; the others an animal with the trait."""


def draw_card(card: CardInfo, language: str) -> str:
    titles = [text(side.title, language) for side in card.sides]
    sides = [(side.id, side.kind, title) for side, title in zip(card.sides, titles, strict=True)]
    return whole(WIDTH, HEIGHT, faces(0, 0, card.id, sides), " / ".join(titles))


def faces(x: float, y: float, card: str, sides: list[tuple[str, str, str]]) -> str:
    """Of each side: its id, its kind and its title."""
    made = frame(x + 3, y + 3, WIDTH - 6, HEIGHT - 6, CARD)
    height = (HEIGHT - 6) / len(sides)
    for at, (name, kind, title) in enumerate(sides):
        top = y + 3 + at * height
        room = height - 22
        if kind in SIGNS:
            made += placed(x + 30, top + (room - 60) / 2, 60, 60, "0 0 24 24", sign(SIGNS[kind], name))
        else:
            width = min(WIDTH - 20, room * 120 / 92)
            made += placed(x + (WIDTH - width) / 2, top + 4, width, room, ANIMAL, drawing("side", card, name))
        made += centred(x + WIDTH / 2, top + height - 8, short(title, 19), 11)
    return made
