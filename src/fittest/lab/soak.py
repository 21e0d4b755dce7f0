"""Random games over many rulesets and player counts, asked at every step whether anything is broken."""

import traceback
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec

import fittest
from fittest import expansions
from fittest.games.registry import family_of
from fittest.kernel.chance import Chance
from fittest.kernel.game import Game
from fittest.kernel.play import LONGEST, play_on
from fittest.lab import laws
from fittest.lab.cases import Case
from fittest.lab.pool import in_order
from fittest.lab.seeds import derive


class Soaked(msgspec.Struct, frozen=True):
    """One game; `faults` is empty if nothing was broken."""

    case: Case
    seed: int
    decisions: int
    faults: list[str]


def soak(
    chosen: list[Case],
    games: int,
    seed: int,
    jobs: int = 1,
    progress: Callable[[Soaked], None] = lambda _: None,
) -> list[Soaked]:
    """Play `games` games, taking turns among the cases; gives those with faults."""
    broken = []
    for result in in_order(partial(play, chosen, seed), games, jobs):
        progress(result)
        if result.faults:
            broken.append(result)
    return broken


def play(chosen: list[Case], seed: int, number: int) -> Soaked:
    case = chosen[number % len(chosen)]
    own = derive(seed, "soak", number)
    decisions = 0
    try:
        game = case.new(own)
        chance = Chance(own)
        # One position of each game is looked at with all laws.
        look = chance.below(150)
        faults = _cheap(game)
        while game.decision is not None and not faults and decisions < LONGEST:
            if decisions == look:
                faults = _thorough(game, own)
            play_on(game, chance, 1)
            decisions += 1
            faults = faults or _cheap(game)
        if game.decision is not None and not faults:
            faults = [f"not over after {decisions} decisions"]
        faults = faults or laws.record_can_be_replayed(game, fittest.replay(game.record()))
    except Exception as error:
        faults = [f"{type(error).__name__}: {error} ({place_of(error)})"]
    return Soaked(case, own, decisions, faults)


def place_of(error: Exception) -> str:
    """Where it went wrong: in an expansion, if its code was running."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    return expansions.place_in_code(error) or f"{Path(place.filename).name}:{place.lineno}"


def _cheap(game: Game) -> list[str]:
    return laws.options_are_sound(game) + game.check_invariants()


def _thorough(game: Game, seed: int) -> list[str]:
    seat = seed % game.players
    return (
        laws.position_can_be_saved(game, family_of(game.setup.ruleset), seed)
        + laws.clone_shares_nothing(game, seed, 20)
        + laws.secrets_are_kept(game, seat, seed)
        + laws.worlds_tell_nothing(game, seat, seed)
        + laws.sampled_world_goes_on(game, seat, seed)
    )
