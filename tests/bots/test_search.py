"""The search bot, the levels and the hint: repeatable, honest, and better than what they search with."""

import io
from collections.abc import Callable
from itertools import cycle

import pytest

import fittest
from fittest.bots import search
from fittest.bots.heuristics.judge import Judge
from fittest.bots.heuristics.network import NetworkJudge
from fittest.bots.heuristics.playout import pick, play_to_moment, play_tried, play_turns
from fittest.bots.heuristics.registry import heuristic_of
from fittest.bots.hint import hint
from fittest.bots.judge import Budget
from fittest.bots.learned import judge_of
from fittest.bots.player_view import Bot, PlayerView
from fittest.bots.registry import LEVELS, PLANS, bot
from fittest.bots.search import Arm, Estimate, Plan, Search, belief, race, ranked
from fittest.games.dinosaurs.ids import EGG, GENES
from fittest.games.dinosaurs.state import Dinosaurs
from fittest.kernel.chance import Chance
from fittest.kernel.family import RulesetInfo
from fittest.kernel.game import Game
from fittest.terminal.plain.session import Session
from fittest.texts import render, text
from tests.terminal.plain.harness import Typed, renderer

GAMES = [(info.name, min(info.min_players + 1, info.max_players)) for info in fittest.rulesets()]


def think(
    player: PlayerView,
    seed: int = 3,
    looks: int = 8,
    milliseconds: int | None = None,
    width: int = 8,
    tries: bool = False,
) -> list[Estimate]:
    plan = Plan(looks, milliseconds, width, tries=tries)
    return Search(player.ruleset, Chance(seed), plan, keep_facts=True).estimates(player)


def in_the_middle(ruleset: str, players: int, decisions: int = 25) -> Game:
    """A position with a choice of several options."""
    game = fittest.new(ruleset, players=players, seed=7)
    greedy = bot("greedy", 1)
    while decisions > 0 or (game.decision is not None and len(game.decision.codes) < 3):
        assert game.decision is not None
        game.apply(greedy.choose(PlayerView(game, game.decision.seat)))
        decisions -= 1
    return game


def asked(game: Game) -> PlayerView:
    assert game.decision is not None
    return PlayerView(game, game.decision.seat)


@pytest.mark.parametrize(("ruleset", "players"), GAMES)
def test_thinking_is_repeatable_and_leaves_the_game_alone(ruleset: str, players: int) -> None:
    game = in_the_middle(ruleset, players)
    before, dice = game.record(), game.chance.state()
    view = game.view(asked(game).seat)
    first = think(asked(game), 3, looks=8)
    assert think(asked(game), 3, looks=8) == first
    assert game.record() == before
    assert game.chance.state() == dice
    assert game.view(asked(game).seat) == view
    assert any(think(asked(game), seed, looks=8) != first for seed in range(4, 8))


@pytest.mark.parametrize(("ruleset", "players"), GAMES)
def test_a_bot_thinks_the_same_in_every_world_that_it_cannot_tell_apart(ruleset: str, players: int) -> None:
    game = in_the_middle(ruleset, players)
    seat = asked(game).seat
    other = game.sample(seat, 99)
    for tries in (False, True):
        first = think(asked(game), 3, looks=8, tries=tries)
        assert think(PlayerView(other, seat), 3, looks=8, tries=tries) == first


@pytest.mark.parametrize(("ruleset", "players"), GAMES)
def test_every_option_has_a_weight(ruleset: str, players: int) -> None:
    game = fittest.new(ruleset, players=players, seed=3)
    heuristic, chance = heuristic_of(ruleset), Chance(1)
    seen = []
    for _ in range(150):
        if game.decision is None:
            break
        weights = list(heuristic.weights(game, game.decision))
        assert len(weights) == len(game.decision.codes)
        assert min(weights) >= 1
        seen.append(int(max(weights)) // int(min(weights)))
        game.follow(pick(game, heuristic, game.decision, chance))
    assert max(seen) > 10


def test_budget_in_milliseconds_ends_the_thinking() -> None:
    game = in_the_middle("evolution", 2)
    estimates = think(asked(game), 3, looks=10**9, milliseconds=50)
    assert 0 < sum(estimate.looks for estimate in estimates) < 10**6


def test_options_that_look_best_get_the_most_looks() -> None:
    game = in_the_middle("evolution", 2)
    estimates = think(asked(game), 3, looks=120, width=8)
    visits = [estimate.looks for estimate in estimates]
    assert len(estimates) > 2
    assert visits == sorted(visits, reverse=True)
    assert sum(visits) <= 120


def arm(index: int, prior: float, values: list[float]) -> Arm:
    return Arm(index, index, prior, values)


def test_who_is_clearly_behind_drops_out_and_who_is_close_goes_on() -> None:
    luck = [0.3, 0.7] * 8
    first = arm(0, 0.0, luck)
    behind = arm(1, -0.01, [value - 0.2 for value in luck])
    close = arm(2, -0.01, [value + (0.1 if world % 3 else -0.2) for world, value in enumerate(luck)])
    copy = arm(3, -0.01, luck[:])
    going, beaten = race([first, behind, close, copy])
    assert going == [first, close]
    assert beaten == [copy, behind]


def test_few_looks_do_not_overrule_the_heuristic_but_many_do() -> None:
    favourite = arm(0, 0.0, [0.5, 0.4])
    rival = arm(1, -0.05, [0.6, 0.4])
    assert belief(rival, favourite) < 0
    favourite.values *= 50
    rival.values *= 50
    assert belief(rival, favourite) > 0


def test_among_equals_the_heuristic_decides() -> None:
    favourite = arm(0, 0.0, [0.5, 0.4] * 20)
    better = arm(1, -0.01, [0.52, 0.4] * 20)
    better.belief = 0.003
    assert ranked([favourite, better], 0.004)[0] is favourite
    better.belief = 0.005
    assert ranked([favourite, better], 0.004)[0] is better


def test_more_iterations_mean_more_looks() -> None:
    game = in_the_middle("dinosaurs", 3)
    looks = [sum(found.looks for found in think(asked(game), looks=bound)) for bound in (16, 64)]
    assert looks[0] <= 16 < looks[1] <= 64


def test_playing_turns_stops_at_the_turn() -> None:
    game = fittest.new("evolution", players=2, seed=1)
    heuristic = heuristic_of("evolution")
    play_turns(game, heuristic, Chance(1), 2)
    assert game.turns == 3
    play_turns(game, heuristic, Chance(1), 1000)
    assert game.decision is None
    assert Judge(heuristic).value(game, game.winners[0]) > 0.8


@pytest.mark.parametrize(("values", "batches"), [([0.98, 0.99], 1), ([0.01, 0.02], 1), ([0.4, 0.6], 10)])
def test_settled_games_are_not_thought_about_for_long(values: list[float], batches: int) -> None:
    game = in_the_middle("evolution", 2)
    turns = cycle([*values, *reversed(values)])

    class Fixed(Judge):
        def value(self, game: Game, seat: int) -> float:
            return next(turns)

    mind = Search("evolution", Chance(3), Plan(looks=search.BATCH * 2 * 10, width=2))
    mind.judge = Fixed(mind.heuristic)
    estimates = mind.estimates(asked(game))
    assert [estimate.looks for estimate in estimates] == [search.BATCH * batches] * 2


def test_a_plan_that_looks_further_takes_the_mean_of_its_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    game = in_the_middle("evolution", 2)
    turns: list[int] = []

    def seen(world: Game, seat: int) -> float:
        turns.append(world.turns)
        return world.turns / 100

    mind = Search("evolution", Chance(3), Plan(looks=2, width=2, ahead=2))
    assert isinstance(mind.judge, NetworkJudge)
    monkeypatch.setattr(mind, "judge", Watching(mind.judge, seen))
    estimates = mind.estimates(asked(game))
    turn = game.turns
    assert turns == [turn + 1, turn + 2] * 2
    assert [estimate.value for estimate in estimates] == [pytest.approx((turn + 1.5) / 100)] * 2


def test_close_answers_are_tried_and_never_for_the_worse() -> None:
    gains = []
    for ruleset, players in (("evolution", 2), ("mutations", 2), ("dinosaurs", 3)):
        game = in_the_middle(ruleset, players)
        seat = asked(game).seat
        heuristic = heuristic_of(ruleset)
        judge = judge_of(ruleset, heuristic)
        assert isinstance(judge, NetworkJudge)
        horizon = judge.summary.moment(game) + 1
        for seed in range(4):
            plain, tried = game.sample(seat, seed), game.sample(seat, seed)
            play_to_moment(plain, heuristic, Chance(seed), judge.summary, horizon)
            play_tried(tried, heuristic, Chance(seed), judge, seat, horizon)
            assert tried.decision is None or judge.summary.moment(tried) == horizon
            gains.append(judge.value(tried, seat) - judge.value(plain, seat))
    assert min(gains) >= 0
    assert max(gains) > 0.01


class Watching(NetworkJudge):
    def __init__(self, judge: NetworkJudge, seen: Callable[[Game, int], float]) -> None:
        super().__init__(judge.heuristic, judge.summary, judge.network)
        self.seen = seen

    def value(self, game: Game, seat: int) -> float:
        return self.seen(game, seat)


def test_hopes_of_dinosaurs_count_herd_and_genes() -> None:
    game = in_the_middle("dinosaurs", 3)
    assert isinstance(game, Dinosaurs)
    heuristic = heuristic_of("dinosaurs")
    before = heuristic.evaluate(game)
    game.genes[GENES + EGG] += 1
    richer = heuristic.evaluate(game)
    assert richer[1] > before[1]
    assert (richer[0], richer[2]) == (before[0], before[2])


def duel(one: str, two: str, ruleset: str, players: int, deals: int) -> float:
    """The share of victories of the first against the second, in all seatings."""
    won = 0.0
    for deal in range(deals):
        for place in range(players):
            game = fittest.new(ruleset, players=players, seed=500 + deal)
            bots: list[Bot] = [
                bot(one if seat == place else two, 10 * deal + seat) for seat in range(players)
            ]
            while game.decision is not None:
                game.apply(bots[game.decision.seat].choose(asked(game)))
            won += (place in game.winners) / len(game.winners)
    return won / deals / players


def test_levels_from_the_weakest_to_the_strongest() -> None:
    assert list(LEVELS) == ["random", "easy", "greedy", "quick", "deep", "master"]
    assert duel("greedy", "random", "evolution", 2, 10) > 0.8
    assert duel("greedy", "easy", "evolution", 2, 12) > 0.55
    assert duel("easy", "random", "evolution", 2, 12) > 0.55


@pytest.mark.parametrize(("ruleset", "players"), GAMES)
def test_hint_names_legal_options_with_their_chances(ruleset: str, players: int) -> None:
    game = in_the_middle(ruleset, players)
    before = game.record()
    hints = hint(asked(game), 0, Budget(first=2, second=2, width=4)).options
    assert game.decision is not None
    assert 1 <= len(hints) <= 4
    for found in hints:
        assert game.decision.options[found.index].text == found.text
        assert game.why_not(found.text) is None
        assert 0 <= found.chance <= 1
    assert game.record() == before


@pytest.mark.parametrize(("language", "word"), [("en", "hint"), ("ru", "подсказка")])
def test_hint_in_the_terminal(language: str, word: str) -> None:
    game = in_the_middle("evolution", 2)
    before = game.record()
    output = io.StringIO()
    session = Session(game, {}, renderer(output, language), Typed(["", word], output))
    session.play()
    assert game.decision is not None
    assert text("ui-hints", language) in output.getvalue()
    shown = output.getvalue().split(text("ui-hints", language))[1]
    labels = [render(option.message, language) for option in game.decision.options]
    assert any(label in shown for label in labels)
    assert "%" in output.getvalue()
    assert game.record() == before


def test_a_fitted_plan_goes_by_ruleset_and_players(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fittest.bots.search.plan_of", lambda ruleset: {"looks": 90, "ahead": 4})
    plan = Plan(looks=60, fitted=True).of("evolution")
    assert (plan.looks, plan.ahead) == (90, 4)
    assert [plan.looks_among(players) for players in (2, 3, 4)] == [90, 60, 45]
    plain = Plan(looks=60).of("evolution")
    assert (plain.looks, plain.ahead, plain.looks_among(4)) == (60, 1, 60)


@pytest.mark.parametrize("info", fittest.rulesets(), ids=lambda info: info.name)
def test_what_ships_of_a_ruleset_is_a_plan(info: RulesetInfo) -> None:
    plan = PLANS["master"].of(info.name)
    assert plan.looks_among(info.max_players) > 0
    assert plan.milliseconds == 3000
