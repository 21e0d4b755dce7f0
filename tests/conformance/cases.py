"""What is tested, and the positions it is tested at."""

import os
from dataclasses import dataclass
from functools import cache

import fittest
from fittest.games.registry import FAMILIES, family_of
from fittest.kernel.chance import Chance
from fittest.kernel.family import Family
from fittest.kernel.game import Game, Setup
from fittest.kernel.play import LONGEST, play_on
from fittest.kernel.seed import load_seed
from fittest.lab import cases as lab
from tests.toy.family import TOY


@dataclass(frozen=True)
class Case:
    """A way to sit down, as in `fittest.lab.cases`, or to the toy game."""

    name: str
    players: int
    real: lab.Case | None

    def __str__(self) -> str:
        return self.name

    @property
    def family(self) -> Family:
        return TOY if self.real is None else family_of(self.real.ruleset)

    def new(self, seed: int) -> Game:
        return TOY.new(Setup("toy", self.players, seed, {})) if self.real is None else self.real.new(seed)

    def replay(self, record: dict[str, object]) -> Game:
        if self.real is not None:
            return fittest.replay(record)
        answers = record["answers"]
        assert isinstance(answers, list)
        game = self.new(load_seed(record["seed"]))
        for answer in answers:
            game.apply(answer)
        return game


def _cases() -> list[Case]:
    """Every ruleset with the fewest players, four or the most: those without additions and those with most
    of them with all three. FITTEST_CASES=all takes every number of players."""
    infos = fittest.rulesets()
    largest = {
        max((i.name for i in family.rulesets()), key=lambda name: name.count("+")) for family in FAMILIES
    }
    found = [Case(f"toy-{players}", players, None) for players in (2, 4, 5)]
    for number, info in enumerate(infos):
        every = range(info.min_players, info.hard_max_players + 1)
        counts = sorted({info.min_players, 4, info.hard_max_players} & set(every))
        if os.environ.get("FITTEST_CASES") == "all":
            counts = list(every)
        elif "+" in info.name and info.name not in largest:
            counts = [counts[number % len(counts)]]
        reals = [lab.case(info, count) for count in counts]
        found += [Case(str(real), real.players, real) for real in reals if real is not None]
    return found


CASES = _cases()
REAL = [case for case in CASES if case.real is not None]
NAMED = {case.name: case for case in CASES}


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
    """Well-formed answers of all kinds, met in another game: most of them are illegal now."""
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
