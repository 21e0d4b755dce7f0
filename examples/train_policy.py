"""Train a small policy against the greedy bot in the base game for two, with numpy alone.

    pip install "fittest[envs]"
    python examples/train_policy.py --minutes 20 --picture curve.svg --save policy.npz

The policy is a pointer network in its smallest form: every option of the question is described by what it
does (verb, trait, card), by the two animals that it concerns and by the table, and one hidden layer gives it
a score; options are drawn with the softmax of the scores. First it learns to rate options as the greedy bot
does (imitation), then it plays against that bot and makes likelier what won more than was expected (PPO with
a learned baseline).
"""

import argparse
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, process_time

import numpy as np
from numpy.typing import NDArray

from fittest.bots.greedy import GreedyBot
from fittest.bots.player_view import PlayerView
from fittest.envs.gymnasium import ANY_SEAT, VectorGameEnv
from fittest.lab.charts import curve

Floats = NDArray[np.float32]
Whole = NDArray[np.int64]

GAMES = 64
HIDDEN = 96
BATCH = 1024
EPOCHS = 3
CLIP = 0.2
ENTROPY = 0.003
# A point of difference at the end is worth this much beside the victory: it makes the baseline's work easier.
POINT = 0.04
# How many times as likely (natural logarithm) one point makes an option of the teacher.
SURE = 8.0
# Columns of options that name something, and how many names there may be.
NAMES = {"verb": 20, "trait": 44, "card": 44}
PROMPTS = 20


class Reader:
    """Makes features of observations, found by the names of blocks and columns."""

    def __init__(self, table: VectorGameEnv) -> None:
        self.blocks = {block.name: block for block in table.seats[0].tables.features.blocks}
        columns = self.blocks["options"].columns
        self.named = [(columns.index(name), size) for name, size in NAMES.items()]
        self.animals = [columns.index("animal_1"), columns.index("animal_2")]
        self.prompt = self.blocks["head"].columns.index("prompt")
        self.slots = self.blocks["animals"].rows

    def rows(self, seen: NDArray[np.uint8], name: str) -> NDArray[np.uint8]:
        block = self.blocks[name]
        return seen[:, block.start : block.end].reshape(len(seen), block.rows, block.width)

    def table(self, seen: NDArray[np.uint8]) -> Floats:
        """A row for each game: question, table, hands, and the animals of either side in all."""
        animals = self.rows(seen, "animals")
        sides = animals.astype(np.float32).reshape(len(seen), 2, self.slots // 2, -1).sum(axis=2)
        head = self.rows(seen, "head")[:, 0]
        parts = [
            np.eye(PROMPTS, dtype=np.float32)[head[:, self.prompt]],
            head[:, 4:] / 16,
            self.rows(seen, "seats").reshape(len(seen), -1) / 8,
            self.rows(seen, "hand")[:, 0],
            sides.reshape(len(seen), -1) / 8,
        ]
        return np.concatenate(parts, axis=1).astype(np.float32)

    def options(self, seen: NDArray[np.uint8], table: Floats, counts: Whole) -> Floats:
        """A row for each option of each game, one game after the other."""
        game = np.repeat(np.arange(len(seen)), counts)
        place = np.arange(len(game)) - np.repeat(np.cumsum(counts) - counts, counts)
        options = self.rows(seen, "options")[game, place]
        animals = self.rows(seen, "animals")
        nobody = np.zeros_like(animals[:, :1])
        animals = np.concatenate([nobody, animals], axis=1)
        parts = [
            np.eye(size, dtype=np.float32)[np.minimum(options[:, at], size - 1)] for at, size in self.named
        ]
        for at in self.animals:
            slot = options[:, at]
            parts.append(np.minimum(animals[game, slot], 6) / 2)
            parts.append(np.stack([slot > 0, slot > self.slots // 2], axis=1))
        return np.concatenate([*parts, table[game]], axis=1).astype(np.float32)


class Layer:
    """One hidden layer and one number that comes out of it, with Adam."""

    def __init__(self, inputs: int, rng: np.random.Generator) -> None:
        self.weights: list[Floats] = [
            (rng.standard_normal((inputs, HIDDEN)) * (2 / inputs) ** 0.5).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            (rng.standard_normal(HIDDEN) * 0.01).astype(np.float32),
            np.zeros(1, np.float32),
        ]
        self.means = [np.zeros_like(each) for each in self.weights]
        self.squares = [np.zeros_like(each) for each in self.weights]
        self.steps = 0

    def of(self, rows: Floats) -> tuple[Floats, Floats]:
        hidden = np.maximum(rows @ self.weights[0] + self.weights[1], 0)
        return hidden @ self.weights[2] + self.weights[3], hidden

    def descend(self, rows: Floats, hidden: Floats, slope: Floats, rate: float) -> None:
        back = np.where(hidden > 0, slope[:, None] * self.weights[2], 0)
        self.steps += 1
        slopes = [rows.T @ back, back.sum(axis=0), hidden.T @ slope, slope.sum(keepdims=True)]
        for i, each in enumerate(slopes):
            self.means[i] += 0.1 * (each - self.means[i])
            self.squares[i] += 0.001 * (each * each - self.squares[i])
            mean = self.means[i] / (1 - 0.9**self.steps)
            square = self.squares[i] / (1 - 0.999**self.steps)
            self.weights[i] -= rate * mean / (np.sqrt(square) + 1e-8)


def softmax(scores: Floats, starts: Whole, counts: Whole) -> Floats:
    """Within each question."""
    powers = np.exp(scores - np.repeat(np.maximum.reduceat(scores, starts), counts))
    chances: Floats = powers / np.repeat(np.add.reduceat(powers, starts), counts)
    return chances


@dataclass
class Choice:
    """One question: its options, the answer, how likely that was, and what came of it."""

    options: NDArray[np.float16]
    table: Floats
    answer: int
    chance: float
    goal: Floats | None = None
    worth: float = 0.0


class Learner:
    def __init__(self, table: VectorGameEnv, rng: np.random.Generator) -> None:
        self.env, self.rng, self.reader = table, rng, Reader(table)
        seen, _ = table.reset(seed=1)
        facts = self.reader.table(seen["observation"])
        options = self.reader.options(seen["observation"], facts, np.ones(table.num_envs, np.int64))
        self.policy, self.value = Layer(options.shape[1], rng), Layer(facts.shape[1], rng)

    def play(
        self, greedily: bool = False, teachers: list[GreedyBot] | None = None
    ) -> tuple[list[Choice], Floats]:
        """One game at each table: all choices of the learner, and the rewards. With teachers it is their
        answers that are kept; a tenth of them is not followed, so that more of the game is seen."""
        env, rng = self.env, self.rng
        count = env.num_envs
        seen, _ = env.reset(seed=int(rng.integers(1 << 30)))
        stories: list[list[Choice]] = [[] for _ in range(count)]
        rewards, over = np.zeros(count, np.float32), np.zeros(count, dtype=bool)
        while not over.all():
            asked = np.flatnonzero(~over)
            watched = seen["observation"][asked]
            counts = seen["action_mask"][asked, :-1].sum(axis=1, dtype=np.int64)
            starts = np.cumsum(counts) - counts
            facts = self.reader.table(watched)
            options = self.reader.options(watched, facts, counts)
            chances = softmax(self.policy.of(options)[0], starts, counts)
            actions = np.zeros(count, dtype=np.int64)
            for i, place in enumerate(asked):
                own = slice(starts[i], starts[i] + counts[i])
                goal = None
                if teachers is not None:
                    seat = env.seats[place]
                    assert seat.position is not None
                    ratings = np.array(teachers[place].ratings(PlayerView(seat.position.game, seat.seat)))
                    goal = np.exp(SURE * (ratings - ratings.max())).astype(np.float32)[: counts[i]]
                    goal /= goal.sum()
                    best = int(goal.argmax())
                    actions[place] = (
                        rng.integers(counts[i])
                        if rng.random() < 0.1
                        else rng.choice(counts[i], p=goal / goal.sum(dtype=np.float64))
                    )
                elif greedily:
                    best = actions[place] = int(chances[own].argmax())
                else:
                    shares = np.cumsum(chances[own])
                    best = actions[place] = min(
                        int(np.searchsorted(shares, rng.random() * shares[-1])), counts[i] - 1
                    )
                if not greedily:
                    kept = options[own].astype(np.float16)
                    stories[place].append(Choice(kept, facts[i], int(best), float(chances[own][best]), goal))
            seen, gained, ended, _, _ = env.step(actions)
            for place in np.flatnonzero(ended & ~over):
                rewards[place] = gained[place]
                seat = env.seats[place]
                assert seat.position is not None
                scores = seat.position.game.scores
                for choice in stories[place]:
                    choice.worth = float(gained[place]) + POINT * (scores[seat.seat] - scores[1 - seat.seat])
            over |= ended
        return [choice for story in stories for choice in story], rewards

    def imitate(self, choices: list[Choice], rate: float) -> float:
        """One pass; the share of answers that the policy would have given as well."""
        right = 0
        for batch in self.batches(choices):
            options, starts, counts, answers = packed(batch)
            scores, hidden = self.policy.of(options)
            chances = softmax(scores, starts, counts)
            right += sum(
                int(chances[start : start + count].argmax()) == answer
                for start, count, answer in zip(starts, counts, answers - starts, strict=True)
            )
            goals = np.concatenate([choice.goal for choice in batch if choice.goal is not None])
            self.policy.descend(options, hidden, (chances - goals) / len(batch), rate)
            self.learn_worth(batch, rate)
        return right / len(choices)

    def learn_worth(self, batch: list[Choice], rate: float) -> None:
        facts = np.stack([choice.table for choice in batch])
        worth = np.array([choice.worth for choice in batch], np.float32)
        guess, hidden = self.value.of(facts)
        self.value.descend(facts, hidden, (guess - worth) / len(batch), rate)

    def improve(self, choices: list[Choice], rate: float) -> None:
        """PPO: what turned out better than expected becomes likelier, but no more than a fifth at once."""
        guess = self.value.of(np.stack([choice.table for choice in choices]))[0]
        better = np.array([choice.worth for choice in choices], np.float32) - guess
        better = (better - better.mean()) / (better.std() + 1e-6)
        gain = {id(choice): float(each) for choice, each in zip(choices, better, strict=True)}
        for _ in range(EPOCHS):
            for batch in self.batches(choices):
                options, starts, counts, answers = packed(batch)
                scores, hidden = self.policy.of(options)
                chances = softmax(scores, starts, counts)
                gains = np.array([gain[id(choice)] for choice in batch], np.float32)
                ratio = chances[answers] / np.array([choice.chance for choice in batch], np.float32)
                clipped = np.where(gains > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
                push = np.where(clipped, 0, gains * ratio)
                slope = chances * np.repeat(push, counts)
                slope[answers] -= push
                logs = np.log(chances + 1e-9)
                disorder = np.add.reduceat(chances * logs, starts)
                slope += ENTROPY * chances * (logs - np.repeat(disorder, counts))
                self.policy.descend(options, hidden, slope / len(batch), rate)
                self.learn_worth(batch, rate)

    def batches(self, choices: list[Choice]) -> list[list[Choice]]:
        order = self.rng.permutation(len(choices))
        return [[choices[i] for i in order[at : at + BATCH]] for at in range(0, len(order), BATCH)]


def packed(batch: list[Choice]) -> tuple[Floats, Whole, Whole, Whole]:
    """The options one after the other, where each question begins, how many it has, and the answers."""
    counts = np.array([len(choice.options) for choice in batch])
    starts = np.cumsum(counts) - counts
    options = np.concatenate([choice.options for choice in batch]).astype(np.float32)
    return options, starts, counts, starts + np.array([choice.answer for choice in batch])


def share(rewards: Floats) -> float:
    return float((rewards > 0).mean() + (rewards == 0).mean() / 2)


def main() -> None:
    wanted = argparse.ArgumentParser(description="Train a small policy against the greedy bot.")
    wanted.add_argument("--minutes", type=float, default=20, help="how long it learns by playing")
    wanted.add_argument("--lessons", type=int, default=20, help="rounds of 64 games in which it imitates")
    wanted.add_argument("--trial", type=int, default=32, help="rounds of 64 new games at the end")
    wanted.add_argument("--seed", type=int, default=1)
    wanted.add_argument("--picture", type=Path)
    wanted.add_argument("--save", type=Path)
    given = wanted.parse_args()
    rng = np.random.default_rng(given.seed)
    learner = Learner(VectorGameEnv(GAMES, "evolution", 2, seat=ANY_SEAT, bots=["greedy"]), rng)
    begun, used = monotonic(), process_time()

    def say(text: str) -> None:
        print(
            f"{(monotonic() - begun) / 60:5.1f} min ({(process_time() - used) / 60:.1f} of a core): {text}",
            flush=True,
        )

    points = [(0.0, share(learner.play(greedily=True)[1]))]
    say(f"untrained: {100 * points[0][1]:.1f} % against greedy")
    teachers = [GreedyBot(place) for place in range(GAMES)]
    lessons = [choice for _ in range(given.lessons) for choice in learner.play(teachers=teachers)[0]]
    for passes in range(8 if lessons else 0):
        same = learner.imitate(lessons, 0.002 if passes < 5 else 0.0005)
    games = GAMES * given.lessons
    if lessons:
        say(f"{len(lessons)} answers of greedy imitated, {100 * same:.0f} % alike")
    lately: list[float] = []
    while (monotonic() - begun) / 60 < given.minutes:
        choices: list[Choice] = []
        for _ in range(4):
            story, rewards = learner.play()
            choices += story
            lately.append(share(rewards))
            games += GAMES
        learner.improve(choices, 0.0005)
        if len(lately) % 32 == 0:
            points.append((float(games), float(np.mean(lately[-32:]))))
            say(f"{games} games: {100 * points[-1][1]:.1f} % of the last {32 * GAMES} against greedy")
    if given.save is not None:
        np.savez(given.save, *learner.policy.weights)
    if given.trial:
        won = np.concatenate([learner.play(greedily=True)[1] for _ in range(given.trial)])
        part = share(won)
        error = 1.96 * (part * (1 - part) / len(won)) ** 0.5
        say(f"trained: {100 * part:.1f} % ± {100 * error:.1f} of {len(won)} new games against greedy")
        points.append((float(games), part))
    if given.picture is not None:
        drawn = curve("Victories against the greedy bot", "games", {"policy": points}, 0.5)
        given.picture.write_text(drawn + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
