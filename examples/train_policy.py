"""Train a small policy that beats the greedy bot in the base game for two, with numpy alone.

    pip install "fittest[envs]"
    python examples/train_policy.py --picture curve.svg --save policy.npz

The policy is a pointer network in its smallest form: every option of the question is described by what it
does (verb, trait, card) and by the two animals that it concerns; with the table, a hidden layer gives it a
score, and options are drawn with the softmax of the scores. First it learns to rate options as the greedy bot
does (imitation; `--lessons 0` does without), then it plays against that bot and makes likelier what turned
out better than expected (PPO; the expectation is learned beside it). What it has learned plays like any bot,
with the file in the working directory:

    PYTHONPATH=examples fittest arena evolution --bots greedy,train_policy:Trained
"""

import argparse
from dataclasses import dataclass
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fittest.bots.greedy import GreedyBot
from fittest.bots.player_view import PlayerView
from fittest.envs.gymnasium import ANY_SEAT, VectorGameEnv
from fittest.envs.position import Position
from fittest.features.base import PAGE, Features
from fittest.lab.charts import curve

Bytes = NDArray[np.uint8]
Floats = NDArray[np.float32]
Whole = NDArray[np.int64]

TABLES = 64
ROUNDS = 4  # games at each table before it learns from them
PACE = 16  # as often does it learn before it is examined in new games
LOOK = 512  # so many of them
HIDDEN = 128
BATCH = 1024
EPOCHS = 3
RATE = 0.0007
CLIP = 0.2
ENTROPY = 0.003
# How far ahead the expectation is believed: 1 waits for the end of the game, 0 for the next question.
PATIENCE = 0.97
# A point of difference at the end is worth this much beside the victory: a hint on the way to it.
POINT = 0.04
# How many times as likely (natural logarithm) one point makes an option of the teacher.
SURE = 8.0
# How many names there may be in columns of options that name something.
NAMES = {"verb": 20, "trait": 20, "card": 21, "extra_1": 20}
PROMPTS, STAGES, TRAITS = 20, 8, 20
NUMBERS = ["present", "food", "need", "fed", "can_receive", "poisoned", "fat", "trait_cards"]


class Reader:
    """Makes features of observations, found by the names of blocks and columns."""

    def __init__(self, features: Features) -> None:
        self.blocks = {block.name: block for block in features.blocks}

    def rows(self, seen: Bytes, name: str) -> Bytes:
        block = self.blocks[name]
        return seen[:, block.start : block.end].reshape(len(seen), block.rows, block.width)

    def columns(self, name: str, *columns: str) -> list[int]:
        return [self.blocks[name].columns.index(column) for column in columns]

    def of(self, seen: Bytes, counts: Whole) -> tuple[Floats, Floats]:
        """Options, and tables, of several games; `counts` says how many options each of them has."""
        animals = self.animals(seen)
        return self.options(seen, animals, counts), self.table(seen, animals)

    def animals(self, seen: Bytes) -> Floats:
        """Of each game, first nobody and then its animals: numbers, traits that are there, traits that are
        used, and traits that it shares with another, as the first or the second of the pair."""
        rows = self.rows(seen, "animals")
        traits = rows[:, :, self.blocks["animals"].columns.index("trait_cards") + 1 :]
        pairs = self.rows(seen, "pairs")
        shared = np.zeros((len(seen), rows.shape[1] + 1, 2 * TRAITS), np.float32)
        game, place = np.nonzero(pairs[:, :, 0])
        trait, first, second = pairs[game, place, :3].T
        shared[game, first, trait] += 1
        shared[game, second, TRAITS + trait] += 1
        numbers = rows[:, :, self.columns("animals", *NUMBERS)] / np.float32(2)
        animals = np.concatenate([numbers, traits & 1, traits >> 1 & 1], axis=2, dtype=np.float32)
        animals = np.concatenate([np.zeros_like(animals[:, :1]), animals], axis=1)
        return np.concatenate([animals, shared], axis=2)

    def table(self, seen: Bytes, animals: Floats) -> Floats:
        """A row for each game: question, table, hands, the animals of either side in all, and those that the
        question names."""
        head = self.rows(seen, "head")[:, 0]
        prompt, stage, one, other = head[
            :, self.columns("head", "prompt", "stage", "prompt_animal", "prompt_prey")
        ].T
        numbers = self.columns("head", "turn", "first", "last_turn", "deck", "bank_1")
        sides = animals[:, 1:].reshape(len(seen), 2, -1, animals.shape[2]).sum(axis=2)
        game = np.arange(len(seen))
        parts = [
            np.eye(PROMPTS)[prompt],
            np.eye(STAGES)[stage],
            head[:, numbers] / 8,
            self.rows(seen, "seats").reshape(len(seen), -1) / 8,
            self.rows(seen, "hand")[:, 0],
            sides.reshape(len(seen), -1) / 4,
            animals[game, one],
            animals[game, other],
        ]
        return np.concatenate(parts, axis=1, dtype=np.float32)

    def options(self, seen: Bytes, animals: Floats, counts: Whole) -> Floats:
        """A row for each option of each game, one game after the other."""
        game = np.repeat(np.arange(len(seen)), counts)
        place = np.arange(len(game)) - np.repeat(np.cumsum(counts) - counts, counts)
        options = self.rows(seen, "options")[game, place]
        named = zip(self.columns("options", *NAMES), NAMES.values(), strict=True)
        parts: list[NDArray[Any]] = [np.eye(size)[np.minimum(options[:, at], size - 1)] for at, size in named]
        own = animals.shape[1] // 2
        for at in self.columns("options", "animal_1", "animal_2"):
            slot = options[:, at]
            parts += [animals[game, slot], np.stack([slot > 0, slot > own], axis=1)]
        return np.concatenate(parts, axis=1, dtype=np.float32)


class Network:
    """One hidden layer and one number for each option (or, without options, for each table), with Adam."""

    def __init__(self, options: int, table: int, rng: np.random.Generator) -> None:
        scale = (2 / (options + table)) ** 0.5
        self.weights: list[Floats] = [
            (rng.standard_normal((options, HIDDEN)) * scale).astype(np.float32),
            (rng.standard_normal((table, HIDDEN)) * scale).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            (rng.standard_normal(HIDDEN) * 0.01).astype(np.float32),
            np.zeros(1, np.float32),
        ]
        self.means = [np.zeros_like(each) for each in self.weights]
        self.squares = [np.zeros_like(each) for each in self.weights]
        self.steps = 0

    def of(self, options: Floats, table: Floats, counts: Whole) -> tuple[Floats, Floats]:
        return scores(self.weights, options, table, counts)

    def descend(
        self, options: Floats, table: Floats, counts: Whole, hidden: Floats, slope: Floats, rate: float
    ) -> None:
        back = np.where(hidden > 0, slope[:, None] * self.weights[3], np.float32(0))
        whole = np.add.reduceat(back, np.cumsum(counts) - counts, axis=0)
        slopes = [
            options.T @ back,
            table.T @ whole,
            whole.sum(axis=0),
            hidden.T @ slope,
            slope.sum(keepdims=True),
        ]
        self.steps += 1
        for i, each in enumerate(slopes):
            self.means[i] += 0.1 * (each - self.means[i])
            self.squares[i] += 0.001 * (each * each - self.squares[i])
            mean = self.means[i] / (1 - 0.9**self.steps)
            square = self.squares[i] / (1 - 0.999**self.steps)
            self.weights[i] -= rate * mean / (np.sqrt(square) + 1e-8)


def scores(weights: list[Floats], options: Floats, table: Floats, counts: Whole) -> tuple[Floats, Floats]:
    """And the hidden layer."""
    by_option, by_table, bias, out, last = weights
    hidden = np.repeat(table @ by_table + bias, counts, axis=0)
    hidden += options @ by_option
    np.maximum(hidden, 0, out=hidden)
    return hidden @ out + last, hidden


def softmax(scores: Floats, starts: Whole, counts: Whole) -> Floats:
    """Within each question."""
    powers = np.exp(scores - np.repeat(np.maximum.reduceat(scores, starts), counts))
    chances: Floats = powers / np.repeat(np.add.reduceat(powers, starts), counts)
    return chances


@dataclass
class Choice:
    """One question: its options, the answer, how likely that was, what the teacher would answer, what came of
    it, and how much better that is than expected."""

    options: NDArray[np.float16]
    table: Floats
    answer: int
    chance: float
    goal: Floats | None = None
    worth: float = 0.0
    gain: float = 0.0


class Learner:
    def __init__(self, env: VectorGameEnv, rng: np.random.Generator) -> None:
        self.env, self.rng, self.reader = env, rng, Reader(env.seats[0].tables.features)
        seen, _ = env.reset(seed=1)
        options, table = self.reader.of(seen["observation"], np.ones(env.num_envs, np.int64))
        self.policy = Network(options.shape[1], table.shape[1], rng)
        self.value = Network(0, table.shape[1], rng)
        self.games = 0

    def play(
        self, greedily: bool = False, teachers: list[GreedyBot] | None = None
    ) -> tuple[list[Choice], Floats]:
        """One game at each table: all choices of the learner, and the rewards. With teachers, it is their
        answers that are given; a tenth of them is not, so that more of the game is seen."""
        env, rng = self.env, self.rng
        seen, _ = env.reset(seed=int(rng.integers(1 << 30)))
        stories: list[list[Choice]] = [[] for _ in env.seats]
        rewards, over = np.zeros(env.num_envs, np.float32), np.zeros(env.num_envs, dtype=bool)
        while not over.all():
            asked = np.flatnonzero(~over)
            watched = seen["observation"][asked]
            counts = seen["action_mask"][asked, :-1].sum(axis=1, dtype=np.int64)
            starts = np.cumsum(counts) - counts
            options, table = self.reader.of(watched, counts)
            chances = softmax(self.policy.of(options, table, counts)[0], starts, counts)
            actions = np.zeros(env.num_envs, dtype=np.int64)
            for i, place in enumerate(asked):
                own = slice(starts[i], starts[i] + counts[i])
                shares, goal = chances[own], None
                if teachers is not None:
                    shares = goal = self.lesson(int(place), teachers[place], int(counts[i]))
                    if rng.random() < 0.1:
                        shares = np.ones_like(goal)
                if greedily:
                    actions[place] = shares.argmax()
                    continue
                summed = np.cumsum(shares)
                actions[place] = min(np.searchsorted(summed, rng.random() * summed[-1]), counts[i] - 1)
                answer = int(actions[place])
                kept = options[own].astype(np.float16)
                stories[place].append(Choice(kept, table[i], answer, float(chances[own][answer]), goal))
            seen, gained, ended, _, _ = env.step(actions)
            for place in np.flatnonzero(ended & ~over):
                rewards[place] = gained[place]
                self.look_back(stories[place], float(gained[place]) + POINT * lead(env, int(place)))
            over |= ended
        self.games += 0 if greedily else env.num_envs
        return [choice for story in stories for choice in story], rewards

    def lesson(self, place: int, teacher: GreedyBot, count: int) -> Floats:
        """How likely each option should be."""
        seat = self.env.seats[place]
        assert seat.position is not None
        ratings = np.array(teacher.ratings(PlayerView(seat.position.game, seat.seat)), np.float32)[:count]
        return softmax(SURE * ratings, np.zeros(1, np.int64), np.array([count]))

    def look_back(self, story: list[Choice], worth: float) -> None:
        """What came of each choice of a game, and how much better that is than expected (GAE)."""
        if not story:
            return
        table = np.stack([choice.table for choice in story])
        expected = self.value.of(table[:, :0], table, np.ones(len(story), np.int64))[0]
        gain, after = 0.0, worth
        for choice, before in zip(reversed(story), reversed(expected.tolist()), strict=True):
            gain = after - before + PATIENCE * gain
            choice.gain, choice.worth, after = gain, before + gain, before

    def imitate(self, choices: list[Choice], rate: float) -> None:
        for batch in self.batches(choices):
            options, table, counts = packed(batch)
            rated, hidden = self.policy.of(options, table, counts)
            goals = np.concatenate([choice.goal for choice in batch if choice.goal is not None])
            slope = (softmax(rated, np.cumsum(counts) - counts, counts) - goals) / len(batch)
            self.policy.descend(options, table, counts, hidden, slope, rate)
            self.learn_worth(batch, table, rate)

    def improve(self, choices: list[Choice], rate: float) -> None:
        """PPO: what turned out better than expected becomes likelier, but not by much more than a fifth."""
        gained = np.array([choice.gain for choice in choices])
        usual, spread = float(gained.mean()), float(gained.std())
        for _ in range(EPOCHS):
            for batch in self.batches(choices):
                options, table, counts = packed(batch)
                starts = np.cumsum(counts) - counts
                answers = starts + np.array([choice.answer for choice in batch])
                rated, hidden = self.policy.of(options, table, counts)
                chances = softmax(rated, starts, counts)
                gains = (np.array([choice.gain for choice in batch], np.float32) - usual) / spread
                ratio = chances[answers] / np.array([choice.chance for choice in batch], np.float32)
                clipped = np.where(gains > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
                push = np.where(clipped, np.float32(0), gains * ratio)
                slope = chances * np.repeat(push, counts)
                slope[answers] -= push
                logs = np.log(chances + 1e-9)
                disorder = np.add.reduceat(chances * logs, starts)
                slope += ENTROPY * chances * (logs - np.repeat(disorder, counts))
                self.policy.descend(options, table, counts, hidden, slope / len(batch), rate)
                self.learn_worth(batch, table, rate)

    def learn_worth(self, batch: list[Choice], table: Floats, rate: float) -> None:
        ones = np.ones(len(batch), np.int64)
        guess, hidden = self.value.of(table[:, :0], table, ones)
        wrong = guess - np.array([choice.worth for choice in batch], np.float32)
        self.value.descend(table[:, :0], table, ones, hidden, wrong / len(batch), rate)

    def batches(self, choices: list[Choice]) -> list[list[Choice]]:
        order = self.rng.permutation(len(choices))
        return [[choices[i] for i in order[at : at + BATCH]] for at in range(0, len(order), BATCH)]


def packed(batch: list[Choice]) -> tuple[Floats, Floats, Whole]:
    """The options one after the other, the tables, and how many options each question has."""
    options = np.concatenate([choice.options for choice in batch]).astype(np.float32)
    table = np.stack([choice.table for choice in batch])
    return options, table, np.array([len(choice.options) for choice in batch])


class Trained:
    """The bot that plays by what was saved."""

    def __init__(self, seed: int) -> None:
        with np.load("policy.npz") as saved:
            self.weights = [saved[name] for name in saved.files]

    def choose(self, player: PlayerView) -> int:
        position = Position(player.sample(0))
        options, table = Reader(position.features).of(
            position.observe(player.seat)[None], counts := np.array([min(player.decision.count, PAGE)])
        )
        return int(scores(self.weights, options, table, counts)[0].argmax())


def lead(env: VectorGameEnv, place: int) -> int:
    """Points of the learner at the end of a game, less those of the other."""
    seat = env.seats[place]
    assert seat.position is not None
    scores = seat.position.game.scores
    return scores[seat.seat] - scores[1 - seat.seat]


def tables(seat: int) -> VectorGameEnv:
    return VectorGameEnv(TABLES, "evolution", 2, seat=seat, bots=["greedy"])


def examine(learner: Learner, games: int, where: str = "") -> tuple[float, float]:
    """In new games, where it gives the answer that it likes best: its share of the victories."""
    won = np.concatenate([learner.play(greedily=True)[1] for _ in range(0, games, TABLES)])
    share, error = (won.mean() + 1) / 2, 1.96 * won.std() / 2 / len(won) ** 0.5
    told = f"{100 * share:.1f} % ± {100 * error:.1f} of {len(won)} new ones{where} against greedy"
    print(f"{process_time() / 60:5.1f} min of a core, {learner.games} games: {told}", flush=True)
    return learner.games, float(share)


def main() -> None:
    wanted = argparse.ArgumentParser(description="Train a small policy against the greedy bot.")
    wanted.add_argument("--games", type=int, default=24_576, help="how many it plays to learn")
    wanted.add_argument("--lessons", type=int, default=1280, help="how many the teacher plays before")
    wanted.add_argument("--trial", type=int, default=1024, help="how many new games in each seat at the end")
    wanted.add_argument("--seed", type=int, default=1)
    wanted.add_argument("--picture", type=Path)
    wanted.add_argument("--save", type=Path)
    given = wanted.parse_args()
    learner = Learner(tables(ANY_SEAT), np.random.default_rng(given.seed))
    points = [examine(learner, LOOK)]
    if given.lessons:
        teachers = [GreedyBot(place) for place in range(TABLES)]
        lessons: list[Choice] = []
        for _ in range(0, given.lessons, TABLES):
            lessons += learner.play(teachers=teachers)[0]
        for rate in [0.002] * 5 + [0.0005] * 3:
            learner.imitate(lessons, rate)
        points.append(examine(learner, LOOK))
    for played in range(0, given.games, TABLES * ROUNDS):
        choices: list[Choice] = []
        for _ in range(ROUNDS):
            choices += learner.play()[0]
        learner.improve(choices, RATE * (1 - played / given.games))
        if (played // (TABLES * ROUNDS) + 1) % PACE == 0:
            points.append(examine(learner, LOOK))
    if given.save is not None:
        np.savez(given.save, *learner.policy.weights)
    for seat in range(2):
        learner.env = tables(seat)
        examine(learner, given.trial, f" in seat {seat + 1}")
    if given.picture is not None:
        drawn = curve("Victories against the greedy bot", "games", {"policy": points}, 0.5)
        given.picture.write_text(drawn + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
