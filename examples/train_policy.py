"""Train a small policy that beats the random bot, with numpy alone.

    pip install "fittest[envs]"
    python examples/train_policy.py --updates 50 --picture curve.svg

The policy looks at each option of the question by itself: what is done (the verb), with which trait, on an
animal of mine or of somebody else, and whether that animal needs food. Each of these facts has a weight; the
weights of an option add up, and options are drawn with the softmax of their sums. After every 40 games the
weights move in the direction that makes the answers of won games likelier and those of lost games rarer
(REINFORCE, Adam).
"""

import argparse
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from fittest.envs.gymnasium import ANY_SEAT, VectorGameEnv
from fittest.lab.charts import curve

GAMES = 40
RATE = 0.1
VERBS, TRAITS, SLOTS = 17, 43, 16
PLAIN, WITH_TRAIT, ON_ANIMAL = 0, VERBS, VERBS + VERBS * TRAITS
SIZE = ON_ANIMAL + 4 * VERBS


class Reader:
    """Finds the numbers of an observation by the names of its blocks and columns."""

    def __init__(self, table: VectorGameEnv) -> None:
        self.blocks = {block.name: block for block in table.seats[0].tables.features.blocks}

    def rows(self, seen: NDArray[np.uint8], name: str) -> NDArray[np.uint8]:
        block = self.blocks[name]
        return seen[block.start : block.end].reshape(block.rows, block.width)

    def facts(self, seen: NDArray[np.uint8], count: int) -> NDArray[np.int64]:
        """Three facts of each option, as places in the list of weights."""
        options = self.rows(seen, "options")[:count].astype(np.int64)
        animals = self.rows(seen, "animals")
        columns = self.blocks["animals"].columns
        verb, trait, slot = options[:, 0], options[:, 1], options[:, 3]
        hungry = animals[slot - 1, columns.index("fed")] == 0
        own = slot <= SLOTS
        kind = np.where(slot == 0, 0, 1 + np.where(own, hungry, 2))
        return np.stack(
            [PLAIN + verb, WITH_TRAIT + verb * TRAITS + trait, ON_ANIMAL + 4 * verb + kind], axis=1
        )


class Policy:
    def __init__(self) -> None:
        self.weights = np.zeros(SIZE)
        self.mean, self.square, self.steps = np.zeros(SIZE), np.zeros(SIZE), 0

    def chances(self, facts: NDArray[np.int64]) -> NDArray[np.float64]:
        sums = self.weights[facts].sum(axis=1)
        powers = np.exp(sums - sums.max())
        chances: NDArray[np.float64] = powers / powers.sum()
        return chances

    def climb(self, slope: NDArray[np.float64]) -> None:
        self.steps += 1
        self.mean += 0.1 * (slope - self.mean)
        self.square += 0.01 * (slope**2 - self.square)
        mean, square = self.mean / (1 - 0.9**self.steps), self.square / (1 - 0.99**self.steps)
        self.weights += RATE * mean / (np.sqrt(square) + 1e-8)


def play(
    table: VectorGameEnv, policy: Policy, rng: np.random.Generator, learn: bool
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """One game at each table: the rewards, and for each game the slope of its answers' likelihood."""
    reader = Reader(table)
    seen, _ = table.reset(seed=int(rng.integers(1 << 30)))
    count = table.num_envs
    rewards, slopes = np.zeros(count), np.zeros((count, SIZE))
    over = np.zeros(count, dtype=bool)
    while not over.all():
        actions = np.zeros(count, dtype=np.int64)
        for i in np.flatnonzero(~over):
            lawful = int(seen["action_mask"][i, :-1].sum())
            facts = reader.facts(seen["observation"][i], lawful)
            chances = policy.chances(facts)
            actions[i] = rng.choice(lawful, p=chances)
            if learn:
                np.add.at(slopes[i], facts[actions[i]], 1.0)
                np.add.at(slopes[i], facts, -chances[:, None])
        seen, gained, ended, _, _ = table.step(actions)
        rewards[~over] += gained[~over]
        over |= ended
    return rewards, slopes


def main() -> None:
    wanted = argparse.ArgumentParser(description="Train a small policy against the random bot.")
    wanted.add_argument("--ruleset", default="evolution")
    wanted.add_argument("--updates", type=int, default=50)
    wanted.add_argument("--seed", type=int, default=1)
    wanted.add_argument("--picture", type=Path)
    options = wanted.parse_args()
    rng = np.random.default_rng(options.seed)
    table = VectorGameEnv(GAMES, options.ruleset, 2, seat=ANY_SEAT, bots=["random"])
    policy = Policy()
    shares: list[float] = []
    for update in range(options.updates):
        rewards, slopes = play(table, policy, rng, learn=True)
        policy.climb(((rewards - rewards.mean())[:, None] * slopes).mean(axis=0))
        shares.append(float((rewards > 0).mean() + (rewards == 0).mean() / 2))
        if update % 10 == 9:
            lately = 100 * float(np.mean(shares[-10:]))
            print(f"{GAMES * (update + 1):6} games: {lately:.1f} % of the last {10 * GAMES} won", flush=True)
    if options.picture is not None:
        smooth = [
            (float(GAMES * (i + 1)), float(np.mean(shares[max(0, i - 9) : i + 1])))
            for i in range(len(shares))
        ]
        drawn = curve("Victories against the random bot", "games", {"policy": smooth}, 0.5)
        options.picture.write_text(drawn + "\n", encoding="utf-8")
    games = 10 * GAMES
    won = np.concatenate([play(table, policy, rng, learn=False)[0] for _ in range(10)])
    print(f"trained: {100 * ((won > 0).mean() + (won == 0).mean() / 2):.1f} % of {games} new games won")


if __name__ == "__main__":
    main()
