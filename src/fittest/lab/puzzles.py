"""Finds puzzles in games: positions with one clearly best answer that is not the obvious one.

Each decision of a game is looked at briefly. Where an answer that the heuristic does not like most seems to
be far ahead, the position is dealt anew from what the seat knows, so that a puzzle holds nothing else of the
game. There all answers are compared in many worlds, once more in others, by the strongest bot, and by games
to the end that nothing learned has a say in; only what all of these agree on is a puzzle.
"""

import json
import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from itertools import zip_longest
from pathlib import Path
from typing import Any

import fittest.api
from fittest.bots.heuristics.playout import TO_THE_END
from fittest.bots.judge import Budget, Judged, Judgement, Outlook, favourites, judge
from fittest.bots.match import play
from fittest.bots.player_view import PlayerView
from fittest.bots.reasons import reason
from fittest.bots.registry import PLANS, bot
from fittest.bots.search import Plan, Search, SearchBot
from fittest.kernel.chance import Chance
from fittest.kernel.game import Game
from fittest.lab.pool import in_order
from fittest.lab.seeds import derive
from fittest.saved_games import SavedGame

FEWEST = 3
"""With fewer answers there is nothing to think about."""
WIDTH = 60
"""More answers than people would look through."""
MOST_RIGHT = 2
"""Answers that are as good as each other."""
PROMISING = 0.05
GAP = 0.05
"""What every wrong answer costs at least, as a chance of winning."""
SURE = 5.0
"""And at least this many standard errors."""
SEEMING = 3.0
"""Enough to go on to the proof."""
OBVIOUS = 0.25
"""What weak bots find more often is no puzzle."""
GUIDES = ("easy", "quick", "deep")
"""Bots by which it is told how hard a puzzle is."""
HARDER = (38, 52)
"""From so much difficulty on it is of the next level."""
SETTLED = 0.04
"""Where the game is as good as lost, or won, nobody cares."""
NO_REASON = "reason-chance"
"""That an answer is better, without anything that shows why."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How closely to look: how many `worlds` for the proof, fewer before; the strongest bot with this many
    `looks`, several `times`. Each weaker bot tries `trials` times."""

    worlds: int = 400
    looks: int = 4000
    times: int = 3
    trials: int = 8

    @property
    def glance(self) -> Budget:
        return Budget(max(1, self.worlds // 80), max(1, self.worlds // 40), width=12, finalists=2)

    @property
    def study(self) -> Budget:
        return Budget(max(1, self.worlds // 20), max(1, self.worlds // 5), WIDTH, finalists=4)

    @property
    def proof(self) -> Budget:
        return Budget(max(1, self.worlds // 5), self.worlds, WIDTH, finalists=6)


USUAL = Effort()


def effort_of(worlds: int) -> Effort:
    """The looks in proportion."""
    return replace(USUAL, worlds=worlds, looks=USUAL.looks * worlds // USUAL.worlds)


@dataclass(frozen=True, slots=True)
class Source:
    """Games that bots play, or those of a file."""

    ruleset: str
    players: int
    bots: list[str]
    seed: int
    saved: list[SavedGame]

    def puzzles(self, effort: Effort, number: int) -> list[dict[str, Any]]:
        seed = derive(self.seed, "game", number)
        if self.saved:
            game = self.saved[number].game()
        else:
            game = play(self.ruleset, bots=self.bots, players=self.players, seed=seed)
        return list(search_puzzles(game, seed, effort))


def make(source: Source, games: int, effort: Effort = USUAL, jobs: int = 1) -> Iterator[list[dict[str, Any]]]:
    """The puzzles of each game, as documents without an id."""
    return in_order(partial(source.puzzles, effort), games, jobs)


def select(found: list[dict[str, Any]], count: int) -> list[dict[str, Any]]:
    """This many of them, equally many of each level and kind of answer, the clearest first."""
    kinds: dict[tuple[int, str], list[dict[str, Any]]] = {}
    for document in sorted(found, key=clarity, reverse=True):
        kind = document["puzzle"]["level"], document["solution"][0].split()[0]
        kinds.setdefault(kind, []).append(document)
    in_turn = zip_longest(*(kinds[kind] for kind in sorted(kinds)))
    return [document for row in in_turn for document in row if document is not None][:count]


def clarity(document: dict[str, Any]) -> int:
    """What the best of the wrong answers costs."""
    return int(min(wrong["loss"] for wrong in document["puzzle"]["wrong"].values()))


def check(
    documents: list[dict[str, Any]], seed: int = 0, effort: Effort = USUAL, jobs: int = 1
) -> Iterator[dict[str, Any] | None]:
    """Each puzzle once more, as `proved` tells it."""
    return in_order(partial(_proved_numbered, documents, seed, effort), len(documents), jobs)


def _proved_numbered(
    documents: list[dict[str, Any]], seed: int, effort: Effort, number: int
) -> dict[str, Any] | None:
    return proved(documents[number], derive(seed, "check", number), effort)


def proved(document: dict[str, Any], seed: int, effort: Effort = USUAL) -> dict[str, Any] | None:
    """A puzzle with what is told of it now; None if the bots of today do not prove its solution."""
    position = {name: document[name] for name in ("id", "ruleset", "setup")}
    solved = _solve(PlayerView(fittest.api.load(position), document["puzzle"]["seat"]), seed, effort)
    if solved is None or sorted(solved[0]) != sorted(document["solution"]):
        return None
    return {**document, "puzzle": solved[1]}


def write(document: dict[str, Any], folder: Path) -> dict[str, Any]:
    """As a file, with an id: the ruleset and the next number that is free."""
    ruleset = document["ruleset"]
    numbers = [int(path.stem.rpartition("-")[2]) for path in folder.glob(f"{ruleset}-*.json")]
    named = {**document, "id": f"{ruleset}-{max(numbers, default=0) + 1:02}"}
    write_to(folder / f"{named['id']}.json", named)
    return named


def write_to(file: Path, document: dict[str, Any]) -> None:
    text = json.dumps(document, ensure_ascii=False, separators=(",", ":")) + "\n"
    file.write_text(text, encoding="utf-8")


def search_puzzles(game: Game, seed: int = 0, effort: Effort = USUAL) -> Iterator[dict[str, Any]]:
    """The puzzles of a game, at most one for each turn of a seat, each with another solution."""
    seen: set[tuple[int, int]] = set()
    solutions: list[list[str]] = []
    for step in game.steps():
        decision = step.before.decision
        assert decision is not None
        turn = step.before.turns, decision.seat
        if turn in seen or not FEWEST <= decision.count <= WIDTH:
            continue
        found = puzzle_of(step.before, derive(seed, step.number), effort)
        if found is not None and found["solution"] not in solutions:
            seen.add(turn)
            solutions.append(found["solution"])
            yield found


def puzzle_of(game: Game, seed: int, effort: Effort = USUAL) -> dict[str, Any] | None:
    """The position of a game as a puzzle for the seat that is asked; None if it is none."""
    assert game.decision is not None
    seat = game.decision.seat
    if not _is_promising(judge(PlayerView(game, seat), derive(seed, "glance"), effort.glance)):
        return None
    document = {"id": "", **game.sample(seat, derive(seed, "deal")).scenario()}
    solved = _solve(PlayerView(fittest.api.load(document), seat), seed, effort)
    if solved is None:
        return None
    solution, notes = solved
    return {**document, "solution": solution, "puzzle": notes}


def _is_promising(found: Judgement) -> bool:
    best = found.best
    rivals = [option for option in found.finalists if option.is_behind(best)]
    if best.rank == 0 or not rivals or not SETTLED < best.chance < 1 - SETTLED:
        return False
    return all(option.behind(best)[0] > PROMISING for option in rivals)


def _solve(player: PlayerView, seed: int, effort: Effort) -> tuple[list[str], dict[str, Any]] | None:
    """The right answers, and what is told of them; None if it is not clear which, or too clear."""
    right = clearly_best(judge(player, derive(seed, "study"), effort.study), SEEMING)
    if right is None:
        return None
    if any(_share(name, player, right, effort.trials) > OBVIOUS for name in ("easy", "greedy")):
        return None
    found = judge(player, derive(seed, "proof"), effort.proof)
    if clearly_best(found) != right:
        return None
    for time in range(effort.times):
        if not _master_finds(player, right, derive(seed, "master", time), effort):
            return None
    notes = _told(player, found, right)
    if notes["why"]["key"] == NO_REASON or not _holds_to_the_end(player, right, derive(seed, "end"), effort):
        return None
    solution = [player.decision.options[index].text for index in right]
    weight = difficulty(player, right, effort.trials)
    level = 1 + sum(weight >= limit for limit in HARDER)
    return solution, {"level": level, "weight": weight, "worlds": effort.worlds, **notes}


def difficulty(player: PlayerView, right: list[int], trials: int = USUAL.trials) -> int:
    """Grows with how rarely bots find it, how many answers look better at first sight, and how many there
    are."""
    found = sum(_share(name, player, right, trials) for name in GUIDES)
    order = favourites(Outlook(player.ruleset), player, 0)
    ahead = min(order.index(index) for index in right)
    missed = len(GUIDES) - found
    return round(10 * (missed + math.log2(1 + ahead)) + 6 * math.log2(player.decision.count))


def clearly_best(found: Judgement, sure: float = SURE) -> list[int] | None:
    """The best answer and its equals; None if something is neither equal nor clearly behind."""
    best = found.best
    right = [option for option in found.finalists if option is best or not option.is_behind(best)]
    behind = [(option, best) for option in found.finalists if option not in right]
    behind += [(option, found.leader) for option in found.others]
    if len(right) > min(MOST_RIGHT, len(behind) - 1) or not SETTLED < best.chance < 1 - SETTLED:
        return None
    for option, better in behind:
        loss, error = option.behind(better)
        # What dropped out early was clearly worse in few worlds.
        if loss < GAP or (better is best and loss < sure * error):
            return None
    return sorted(option.index for option in right)


def _share(name: str, player: PlayerView, right: list[int], trials: int) -> float:
    """How often a level gives a right answer. How fast the machine is has no part in it."""
    found = 0
    for trial in range(trials):
        seed = derive(trial, name)
        plan = PLANS.get(name)
        level = bot(name, seed) if plan is None else SearchBot(seed, replace(plan, milliseconds=None))
        found += level.choose(player) in right
    return found / trials


def _master_finds(player: PlayerView, right: list[int], seed: int, effort: Effort) -> bool:
    return SearchBot(seed, master_with(effort.looks, player.ruleset)).choose(player) in right


def master_with(looks: int, ruleset: str) -> Plan:
    """The strongest bot as it thinks about a ruleset, with exactly so many looks at a table of any size."""
    return replace(PLANS["master"].of(ruleset), looks=looks, milliseconds=None, fitted=False)


def _holds_to_the_end(player: PlayerView, right: list[int], seed: int, effort: Effort) -> bool:
    """Do games to the end, judged by their points, confirm it?"""
    plan = Plan(looks=effort.looks // 8, learned=False, turns=TO_THE_END, settle=False)
    found = Search(player.ruleset, Chance(seed), plan).estimates(player)
    return any(option.index in right and option.behind <= option.error for option in found)


def _told(player: PlayerView, found: Judgement, right: list[int]) -> dict[str, Any]:
    options = player.decision.options
    wrong = [option for option in [*found.finalists, *found.others] if option.index not in right]
    tempting = min((option for option in wrong if option in found.finalists), key=lambda one: one.rank)
    return {
        "seat": player.seat,
        "chance": round(100 * found.best.chance),
        "than": options[tempting.index].message.to_json(),
        "why": reason(found, found.best, tempting).to_json(),
        "horizon": found.horizon,
        "wrong": {options[option.index].text: _refutation(found, option) for option in wrong},
    }


def _refutation(found: Judgement, option: Judged) -> dict[str, Any]:
    if option not in found.finalists:
        return {"loss": round(100 * option.behind(found.leader)[0]), "why": None}
    why = reason(found, found.best, option)
    told = None if why.key == NO_REASON else why.to_json()
    return {"loss": round(100 * option.behind(found.best)[0]), "why": told}
