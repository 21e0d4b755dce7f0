"""Answers as numbers, their short texts, and the labels that people read."""

from typing import Final

from fittest.games.dinosaurs.board import CELL_BITS, NO_CELL, cell_name, cell_of
from fittest.kernel.decision import Codec
from fittest.kernel.message import Message

VERB_SHIFT: Final = 2 * CELL_BITS
ARGUMENT: Final = (1 << VERB_SHIFT) - 1
CELL: Final = (1 << CELL_BITS) - 1

MOVE: Final = 0
ATTACK: Final = 1
BIRTH: Final = 2
LOSE: Final = 3
DONE: Final = 4
PICK: Final = 5
ROW: Final = 6
BID: Final = 7
DECLINE: Final = 8
PLAY: Final = 9
PASS: Final = 10
HOLD: Final = 11
VERBS: Final = [
    "move",
    "attack",
    "birth",
    "lose",
    "done",
    "pick",
    "row",
    "bid",
    "decline",
    "play",
    "pass",
    "hold",
]

# PLAY: card, then the target's seat (NO_TARGET: none), then a cell (NO_CELL: none).
NO_TARGET: Final = 7
TARGET_BITS: Final = 3


def code_of(verb: int, argument: int = 0) -> int:
    """Numbers of six digits and pairs of cells fit; anything else is refused, not squeezed in."""
    if argument >> VERB_SHIFT:
        raise OverflowError(f"no option has the argument {argument}")
    return verb << VERB_SHIFT | argument


def verb_of(code: int) -> int:
    return code >> VERB_SHIFT


def argument_of(code: int) -> int:
    return code & ARGUMENT


def step_code(verb: int, start: int, goal: int) -> int:
    """MOVE or ATTACK from cell to cell."""
    return code_of(verb, start << CELL_BITS | goal)


def step_start(code: int) -> int:
    return code >> CELL_BITS & CELL


def last_cell(code: int) -> int:
    """The cell of BIRTH, LOSE and PLAY, the goal of MOVE and ATTACK."""
    return code & CELL


def play_code(card: int, target: int, cell: int) -> int:
    place = NO_CELL if cell < 0 else cell
    return code_of(PLAY, (card << TARGET_BITS | target) << CELL_BITS | place)


def play_card(code: int) -> int:
    return (code & ARGUMENT) >> (CELL_BITS + TARGET_BITS)


def play_target(code: int) -> int:
    return code >> CELL_BITS & NO_TARGET


def parse_cell(word: str) -> int:
    """`2,-1` as a cell; NO_CELL for anything else."""
    q, comma, r = word.partition(",")
    if comma and is_number(q) and is_number(r):
        return cell_of(int(q), int(r))
    return NO_CELL


def is_number(word: str) -> bool:
    digits = word[1:] if word.startswith("-") else word
    return digits.isascii() and digits.isdigit() and len(digits) <= 6 and str(int(word)) == word


def parse_seat(word: str) -> int:
    """`P2` as the seat 1; NO_TARGET for anything else."""
    if len(word) == 2 and word[0] == "P" and "1" <= word[1] <= "7":
        return int(word[1]) - 1
    return NO_TARGET


class DinosaurCodec(Codec):
    """Knows the names of the cards, which are numbered in the order of `names`."""

    def __init__(self, names: list[str]) -> None:
        self.names: Final = names

    def text(self, code: int) -> str:
        verb = verb_of(code)
        word = VERBS[verb]
        if verb in (MOVE, ATTACK):
            return f"{word} {cell_name(step_start(code))} {cell_name(last_cell(code))}"
        if verb in (BIRTH, LOSE):
            return f"{word} {cell_name(last_cell(code))}"
        if verb in (PICK, ROW, BID):
            return f"{word} {argument_of(code)}"
        if verb == PLAY:
            word += " " + self.names[play_card(code)]
            if play_target(code) != NO_TARGET:
                word += f" P{play_target(code) + 1}"
            if last_cell(code) != NO_CELL:
                word += " " + cell_name(last_cell(code))
        return word

    def parse(self, text: str) -> int:
        words = text.split()
        if not words or words[0] not in VERBS:
            return -1
        verb = VERBS.index(words[0])
        if verb == PLAY:
            return self.parse_play(words)
        if verb in (MOVE, ATTACK, BIRTH, LOSE):
            return parse_cells(verb, words)
        if verb in (PICK, ROW, BID):
            if len(words) == 2 and is_number(words[1]) and int(words[1]) >= 0:
                return code_of(verb, int(words[1]))
            return -1
        return code_of(verb) if len(words) == 1 else -1

    def parse_play(self, words: list[str]) -> int:
        if not 2 <= len(words) <= 4 or words[1] not in self.names:
            return -1
        target, cell = NO_TARGET, -1
        if len(words) > 2:
            target = parse_seat(words[2])
            if target == NO_TARGET:
                return -1
        if len(words) > 3:
            cell = parse_cell(words[3])
            if cell == NO_CELL:
                return -1
        return play_code(self.names.index(words[1]), target, cell)

    def message(self, code: int) -> Message:
        verb = verb_of(code)
        key = f"option-dino-{VERBS[verb]}"
        if verb in (MOVE, ATTACK):
            return Message(key, {"start": cell_name(step_start(code)), "goal": cell_name(last_cell(code))})
        if verb in (BIRTH, LOSE):
            return Message(key, {"hex": cell_name(last_cell(code))})
        if verb in (PICK, ROW, BID):
            return Message(key, {"number": argument_of(code)})
        if verb == PLAY:
            return self.play_message(code)
        return Message(key)

    def play_message(self, code: int) -> Message:
        card = f"@dino-card-{self.names[play_card(code)]}"
        target = f"P{play_target(code) + 1}"
        if last_cell(code) != NO_CELL:
            place = cell_name(last_cell(code))
            return Message("option-dino-play-hex", {"card": card, "target": target, "hex": place})
        if play_target(code) != NO_TARGET:
            return Message("option-dino-play-target", {"card": card, "target": target})
        return Message("option-dino-play", {"card": card})


def parse_cells(verb: int, words: list[str]) -> int:
    wanted = 3 if verb in (MOVE, ATTACK) else 2
    if len(words) != wanted:
        return -1
    cells = [parse_cell(word) for word in words[1:]]
    if NO_CELL in cells:
        return -1
    return step_code(verb, cells[0], cells[1]) if wanted == 3 else code_of(verb, cells[0])
