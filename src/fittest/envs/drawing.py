"""A position as text, and that text as a picture, for `render()`.

The text is what a seat is shown in its observation: every block with its rows, columns by their names. The
letters of the picture are three dots wide and five high, so that it needs no library of pictures.
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from fittest.envs.position import Position
from fittest.texts import render

Pixels: TypeAlias = NDArray[np.uint8]

MODES = ["ansi", "rgb_array"]
LINES, COLUMNS = 50, 130
SCALE = 2
WIDE, HIGH = 4, 7
PAPER, INK = (250, 248, 240), (40, 44, 52)

# Five rows of three dots each, as octal digits from the top.
LETTERS = {
    "A": "25755", "B": "65656", "C": "34443", "D": "65556", "E": "74647", "F": "74644", "G": "34553",
    "H": "55755", "I": "72227", "J": "11152", "K": "55655", "L": "44447", "M": "57755", "N": "65555",
    "O": "25552", "P": "65644", "Q": "25563", "R": "65655", "S": "34216", "T": "72222", "U": "55557",
    "V": "55552", "W": "55775", "X": "55255", "Y": "55222", "Z": "71247", "0": "75557", "1": "26227",
    "2": "71747", "3": "71717", "4": "55711", "5": "74717", "6": "74757", "7": "71122", "8": "75757",
    "9": "75717", ".": "00002", ",": "00024", ":": "02020", ";": "02024", "-": "00700", "_": "00007",
    "=": "07070", "+": "02720", "/": "11244", "(": "24442", ")": "21112", "[": "64446", "]": "31113",
    "?": "71202", "!": "22202", "'": "22000", "’": "22000", "*": "05250", "%": "51245", "#": "57575",
}  # fmt: skip
UNKNOWN = "77777"


def text_of(position: Position, seat: int) -> str:
    """What `seat` sees, and the options if it is asked; in English."""
    seen = position.observe(seat)
    lines = [f"points {position.game.scores}", *question_of(position, seat)]
    for block in position.features.blocks:
        if block.name == "options":
            continue
        rows = seen[block.start : block.end].reshape(block.rows, block.width)
        for number, row in enumerate(rows):
            told = [f"{block.columns[at]} {row[at]}" for at in np.flatnonzero(row)]
            if told:
                lines.append(f"{block.name}{f' {number + 1}' if block.rows > 1 else ''}: {', '.join(told)}")
    return "\n".join(lines)


def question_of(position: Position, seat: int) -> list[str]:
    decision = position.game.decision
    if decision is None:
        return [f"over, won by {', '.join(f'P{winner + 1}' for winner in position.game.winners)}"]
    asked = [f"P{decision.seat + 1}: {render(decision.prompt)}"]
    if decision.seat == seat:
        asked += [f"  {i} {position.words(i)}" for i in position.legal()]
    return asked


def pixels_of(text: str) -> Pixels:
    """Always the same size; longer lines are wrapped, and what does not fit below is left out."""
    picture = np.full((LINES * HIGH, COLUMNS * WIDE, 3), PAPER, dtype=np.uint8)
    lines = [
        line[at : at + COLUMNS] for line in text.split("\n") for at in range(0, max(len(line), 1), COLUMNS)
    ]
    for row, line in enumerate(lines[:LINES]):
        for column, letter in enumerate(line.upper()):
            if letter != " ":
                draw(picture, row * HIGH + 1, column * WIDE, LETTERS.get(letter, UNKNOWN))
    return picture.repeat(SCALE, axis=0).repeat(SCALE, axis=1)


def draw(picture: Pixels, top: int, left: int, dots: str) -> None:
    for y, digit in enumerate(dots):
        for x in range(3):
            if int(digit, 8) & 4 >> x:
                picture[top + y, left + x] = INK


def drawn(position: Position, seat: int, mode: str | None) -> str | Pixels | None:
    """For `render()`."""
    if mode is None:
        return None
    text = text_of(position, seat)
    return text if mode == "ansi" else pixels_of(text)
