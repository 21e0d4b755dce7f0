"""The generator of dice and shuffles: small, seeded, cloned with the game.

Marsaglia's xorshift with 128 bits of state; every step stays below 2**63, so that the compiled and
the interpreted engine draw the same numbers without big integers.
"""

import hashlib
from typing import Final

from mypy_extensions import mypyc_attr

WORD: Final = 0xFFFFFFFF
SEED_LIMIT: Final = 1 << 63
UNSEEDED: Final = -1


@mypyc_attr(acyclic=True)
class Chance:
    """Answers `below`, `roll` and `shuffle`. Numbers in `script` are used up first, so that a
    scenario or a test can supply the dice."""

    def __init__(self, seed: int = UNSEEDED) -> None:
        self.x = self.y = self.z = self.w = 0
        # Sown when the first number is drawn: most copies of a game never get there.
        self.seed = seed
        self.script: list[int] = []

    def sow(self) -> None:
        digest = hashlib.sha256(b"fittest %d" % self.seed).digest()
        self.seed = UNSEEDED
        self.x = int.from_bytes(digest[0:4], "big") | 1
        self.y = int.from_bytes(digest[4:8], "big")
        self.z = int.from_bytes(digest[8:12], "big")
        self.w = int.from_bytes(digest[12:16], "big")

    def clone(self) -> "Chance":
        twin = Chance(self.seed)
        twin.x = self.x
        twin.y = self.y
        twin.z = self.z
        twin.w = self.w
        if self.script:
            twin.script = self.script[:]
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        # Compiled classes can be neither pickled nor copied by themselves, and bots and environments are.
        return (revived, (self.state(), self.script[:]))

    def state(self) -> list[int]:
        if self.seed != UNSEEDED:
            self.sow()
        return [self.x, self.y, self.z, self.w]

    def restore(self, state: list[int]) -> None:
        self.seed = UNSEEDED
        self.x, self.y, self.z, self.w = state

    def word(self) -> int:
        if self.seed != UNSEEDED:
            self.sow()
        t = self.x ^ ((self.x << 11) & WORD)
        self.x = self.y
        self.y = self.z
        self.z = self.w
        self.w = self.w ^ (self.w >> 19) ^ t ^ (t >> 8)
        return self.w

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


def revived(state: list[int], script: list[int]) -> Chance:
    chance = Chance()
    chance.restore(state)
    chance.script = script
    return chance
