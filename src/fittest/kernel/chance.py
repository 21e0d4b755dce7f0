"""The generators of dice and shuffles: seeded, cloned with the game; the seed's size says which one is meant.

Seeds below 2**63 drive a fast one, Marsaglia's xorshift with 128 bits of state; every step stays below
2**63, so that the compiled and the interpreted engine draw the same numbers without big integers. Bots
imagine with it.

Larger seeds, below 2**128, drive a cryptographic one, SHA-256 in counter mode: nobody can tell the seed, or
what comes next, from what has been drawn. Games at a table are dealt by it (docs/adr/0010-chance.md).
"""

import hashlib
from typing import Any, Final

from mypy_extensions import mypyc_attr

from fittest.kernel.state import IS, State

WORD: Final = 0xFFFFFFFF
FAST_SEEDS: Final = 1 << 63
SEED_LIMIT: Final = 1 << 128
UNSEEDED: Final = -1
BLOCK: Final = 8
"""Words that one hash gives."""
NO_WORDS: Final[list[int]] = []


@mypyc_attr(acyclic=True)
class Chance(State):
    """Answers `below`, `roll` and `shuffle`. Numbers in `script` are used up first, so that a
    scenario or a test can supply the dice."""

    def __init__(self, seed: int = UNSEEDED) -> None:
        self.x = self.y = self.z = self.w = 0
        # The fast generator is seeded when the first number is drawn: most copies of a game never get there.
        # The cryptographic one keeps its seed.
        self.seed = seed
        self.drawn = 0
        # Shared by clones, and never changed.
        self.block = NO_WORDS
        self.script: list[int] = []

    def sow(self) -> None:
        digest = hashlib.sha256(b"fittest %d" % self.seed).digest()
        self.seed = UNSEEDED
        self.x = int.from_bytes(digest[0:4], "big") | 1
        self.y = int.from_bytes(digest[4:8], "big")
        self.z = int.from_bytes(digest[8:12], "big")
        self.w = int.from_bytes(digest[12:16], "big")

    def dump(self) -> dict[str, Any]:
        return {IS: "Chance", "state": self.state(), "script": self.script[:]}

    def load(self, data: dict[str, Any], kinds: dict[str, type[State]], spared: list[str] | None) -> None:
        self.restore(data["state"])
        self.script = data["script"][:]

    def state(self) -> list[int]:
        """Four words of the fast generator; of the cryptographic one, its seed in four and how many words
        have been drawn. None is larger than what JavaScript can read."""
        if self.seed >= FAST_SEEDS:
            return [self.seed >> shift & WORD for shift in (96, 64, 32, 0)] + [self.drawn]
        if self.seed != UNSEEDED:
            self.sow()
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

    def word(self) -> int:
        if self.seed != UNSEEDED:
            if self.seed >= FAST_SEEDS:
                return self.secure_word()
            self.sow()
        t = self.x ^ ((self.x << 11) & WORD)
        self.x = self.y
        self.y = self.z
        self.z = self.w
        self.w = self.w ^ (self.w >> 19) ^ t ^ (t >> 8)
        return self.w

    def secure_word(self) -> int:
        place = self.drawn % BLOCK
        if place == 0:
            self.block = words_of(self.seed, self.drawn // BLOCK)
        self.drawn += 1
        return self.block[place]

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        if not 0 < n <= WORD:
            raise ValueError(f"chance is asked for one of {n} numbers; 1 to {WORD} are possible")
        fair = WORD - WORD % n
        word = self.word()
        while word >= fair:
            word = self.word()
        return word % n

    def roll(self, sides: int = 6) -> int:
        """One die."""
        if self.script:
            return self.script.pop(0)
        return self.below(sides) + 1

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


def words_of(seed: int, number: int) -> list[int]:
    """Block `number` of the cryptographic generator, in words of 32 bits."""
    digest = hashlib.sha256(b"fittest-chance-1\n%d\n%d" % (seed, number)).digest()
    return [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 4 * BLOCK, 4)]
