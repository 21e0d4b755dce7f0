"""What is tested, and the positions it is tested at."""

import os
from dataclasses import dataclass
from functools import cache

import fittest
from fittest.api import replay
from fittest.games.registry import FAMILIES
from fittest.kernel.chance import Chance
from fittest.kernel.family import Family
from fittest.kernel.game import Game, Setup
from fittest.lab.laws import LONGEST, play_on
from tests.toy.family import TOY


@dataclass(frozen=True)
class Case:
    ruleset: str
    players: int

    def __str__(self) -> str:
        return f"{self.ruleset}-{self.players}"

    @property
    def family(self) -> Family:
        return next(family for family in [TOY, *FAMILIES] if family.owns(self.ruleset))

    def new(self, seed: int) -> Game:
        if self.family is TOY:
            return TOY.new(Setup(self.ruleset, self.players, seed, {}))
        return fittest.new(self.ruleset, players=self.players, seed=seed)

    def replay(self, record: dict[str, object]) -> Game:
        if self.family is not TOY:
            return replay(record)
        seed, answers = record["seed"], record["answers"]
        assert isinstance(seed, int)
        assert isinstance(answers, list)
        game = self.new(seed)
        for answer in answers:
            game.apply(answer)
        return game


def _cases() -> list[Case]:
    """The fewest players, the most and four. FITTEST_CASES=all takes every number between."""
    found = []
    for info in [*TOY.rulesets(), *fittest.rulesets()]:
        every = range(info.fewest, info.most + 1)
        few = every if os.environ.get("FITTEST_CASES") == "all" else {info.fewest, info.most, 4} & set(every)
        found += [Case(info.name, count) for count in sorted(few)]
    return found


CASES = _cases()
REAL = [case for case in CASES if case.family is not TOY]


@cache
def positions(case: Case, seed: int = 1, count: int = 5) -> list[Game]:
    """A random game at its start, at its end and at some places between; do not play on with them."""
    length = play_on(case.new(seed), Chance(seed))
    game, chance = case.new(seed), Chance(seed)
    found = [game.clone()]
    for i in range(1, count):
        play_on(game, chance, length * i // (count - 1) - len(game.answers))
        found.append(game.clone())
    assert game.decision is None
    return found


@cache
def texts(case: Case, seed: int = 2, count: int = 60) -> list[str]:
    """Well-formed answers of all kinds, met in another game: most of them are unlawful now."""
    game, chance = case.new(seed), Chance(seed)
    met: dict[str, str] = {}
    while len(game.answers) < LONGEST and game.decision is not None:
        for option in game.decision.options:
            # Of each verb a few.
            verb = option.text.split(" ")[0]
            met[f"{verb} {len(option.text)} {chance.below(4)}"] = option.text
        play_on(game, chance, 1)
    found = sorted(set(met.values()))
    Chance(seed).shuffle(order := list(range(len(found))))
    return [found[i] for i in order[:count]]
