"""The generators of dice and shuffles: seeded, cloned with the game; the seed's size says which one is meant.

Seeds below 2**63 drive a fast one, Marsaglia's xorshift with 128 bits of state; every step stays below
2**63, so that the compiled and the interpreted engine draw the same numbers without big integers. Bots
imagine with it.

Larger seeds, below 2**128, drive a cryptographic one, SHA-256 in counter mode: nobody can tell the seed, or
what comes next, from what has been drawn. Games at a table are dealt by it (docs/adr/0010-chance.md).
"""

import hashlib
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from fittest.kernel.state import IS, State

WORD: Final = 0xFFFFFFFF
FAST_SEEDS: Final = 1 << 63
SEED_LIMIT: Final = 1 << 128
UNSEEDED: Final = -1
BLOCK: Final = 8
"""Words that one hash gives."""
NO_WORDS: Final[list[int]] = []

ASKS_NOTHING: Final = 0
ASKS_DICE: Final = 1
ASKS_ALL: Final = 2


class Unsupplied(Exception):
    """A generator that asks has run out of supplied numbers. The next one is a place in `weights`, as likely
    as its weight; `faces` says what each of them is: a die, a card."""

    def __init__(self, faces: list[int], weights: list[int]) -> None:
        super().__init__(faces, weights)
        self.faces: Final = faces
        self.weights: Final = weights


@mypyc_attr(acyclic=True)
class Chance(State):
    """Answers `below`, `roll` and `shuffle`. Numbers in `script` are used up first, so that a
    scenario or a test can supply the dice.

    One that `asks` has no dice of its own: every die and every lot, with ASKS_ALL every card of a shuffle
    too, is the place of an outcome out of `script`, and Unsupplied is raised where it ends. The game is then
    left in the middle of a step: whoever goes on does that step again, from a copy, with one number more."""

    def __init__(self, seed: int = UNSEEDED) -> None:
        self.x: i64 = 0
        self.y: i64 = 0
        self.z: i64 = 0
        self.w: i64 = 0
        # The fast generator is seeded when the first number is drawn: most copies of a game never get there.
        # The cryptographic one keeps its seed.
        self.seed = seed
        self.drawn = 0
        # Shared by clones, and never changed.
        self.block = NO_WORDS
        self.script: list[int] = []
        self.asks = ASKS_NOTHING

    def seed_state(self) -> None:
        digest = hashlib.sha256(b"fittest %d" % self.seed).digest()
        self.seed = UNSEEDED
        self.x = int.from_bytes(digest[0:4], "big") | 1
        self.y = int.from_bytes(digest[4:8], "big")
        self.z = int.from_bytes(digest[8:12], "big")
        self.w = int.from_bytes(digest[12:16], "big")

    def dump(self) -> dict[str, Any]:
        data: dict[str, Any] = {IS: "Chance", "state": self.state(), "script": self.script[:]}
        if self.asks != ASKS_NOTHING:
            data["asks"] = self.asks
        return data

    def load(self, data: dict[str, Any], kinds: dict[str, type[State]], spared: list[str] | None) -> None:
        self.restore(data["state"])
        self.script = data["script"][:]
        self.asks = data.get("asks", ASKS_NOTHING)

    def state(self) -> list[int]:
        """Four words of the fast generator; of the cryptographic one, its seed in four and how many words
        have been drawn. None is larger than what JavaScript can read."""
        if self.seed >= FAST_SEEDS:
            return [self.seed >> shift & WORD for shift in (96, 64, 32, 0)] + [self.drawn]
        if self.seed != UNSEEDED:
            self.seed_state()
        return [self.x, self.y, self.z, self.w]

    def restore(self, state: list[int]) -> None:
        if len(state) not in (4, 5) or min(state) < 0 or max(state) > WORD:
            raise ValueError(f"not the state of a generator: {state}")
        if len(state) == 4:
            self.seed = UNSEEDED
            self.x, self.y, self.z, self.w = state
            return
        seed = state[0] << 96 | state[1] << 64 | state[2] << 32 | state[3]
        if seed < FAST_SEEDS:
            raise ValueError(f"not the state of a generator: {state}")
        self.seed = seed
        self.drawn = state[4]
        self.block = words_of(seed, self.drawn // BLOCK)

    def word(self) -> i64:
        if self.seed != UNSEEDED:
            if self.seed >= FAST_SEEDS:
                return self.secure_word()
            self.seed_state()
        t = self.x ^ ((self.x << 11) & WORD)
        last = self.w
        self.x = self.y
        self.y = self.z
        self.z = last
        last = last ^ (last >> 19) ^ t ^ (t >> 8)
        self.w = last
        return last

    def secure_word(self) -> int:
        place = self.drawn % BLOCK
        if place == 0:
            self.block = words_of(self.seed, self.drawn // BLOCK)
        self.drawn += 1
        return self.block[place]

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely."""
        if n <= 0 or n > WORD:
            raise ValueError(f"chance is asked for one of {n} numbers; 1 to {WORD} are possible")
        if self.asks != ASKS_NOTHING:
            return self.supplied([*range(n)], [1] * n)
        fair = WORD - WORD % n
        word = self.word()
        while word >= fair:
            word = self.word()
        return word % n

    def roll(self, sides: int = 6) -> int:
        """One die."""
        if self.asks != ASKS_NOTHING:
            return self.supplied([*range(1, sides + 1)], [1] * sides) + 1
        if self.script:
            return self.script.pop(0)
        return self.below(sides) + 1

    def supplied(self, faces: list[int], weights: list[int]) -> int:
        if not self.script:
            raise Unsupplied(faces, weights)
        return self.script.pop(0)

    def shuffle(self, items: list[int]) -> None:
        if self.asks == ASKS_ALL:
            self.lay_out(items)
            return
        asks = self.asks
        self.asks = ASKS_NOTHING
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
        self.asks = asks

    def lay_out(self, items: list[int]) -> None:
        """From the end on, whence cards are drawn: alike ones are one outcome."""
        left = sorted(items)
        for place in range(len(items) - 1, -1, -1):
            faces = sorted(set(left))
            face = faces[0]
            if len(faces) > 1:
                face = faces[self.supplied(faces, [left.count(each) for each in faces])]
            left.remove(face)
            items[place] = face


def words_of(seed: int, number: int) -> list[int]:
    """Block `number` of the cryptographic generator, in words of 32 bits."""
    digest = hashlib.sha256(b"fittest-chance-1\n%d\n%d" % (seed, number)).digest()
    return [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 4 * BLOCK, 4)]
