"""The heuristics rate every decision, and in the card game do what a sensible player would."""

import math

import pytest

import fittest
from fittest.bots.greedy import GreedyBot
from fittest.bots.heuristics.evolution_knowledge import Knowledge
from fittest.bots.heuristics.registry import heuristic_of
from fittest.bots.player_view import Bot, PlayerView
from fittest.bots.random import RandomBot
from fittest.games.evolution.animals import Animal
from fittest.games.evolution.hunt import Hunt
from fittest.games.evolution.ids import bit
from fittest.games.evolution.moves import ACTOR, BY_ANIMAL, END, REACT, TOLD_TRAIT, USE
from fittest.games.evolution.phases.feeding import FeedingMove
from fittest.games.evolution.state import Evolution
from fittest.games.evolution.trait import HOOKS, TRAITS, Trait
from fittest.kernel.chance import Chance
from fittest.kernel.game import Game
from fittest.kernel.moves import Verb
from fittest.kernel.numbers import Numbers
from fittest.kernel.play import play_on

RULESETS = [info.name for info in fittest.rulesets()]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_option_of_every_decision_is_rated(ruleset: str) -> None:
    """Whatever comes up in games of chance, from the view of a seat."""
    heuristic = heuristic_of(ruleset)
    players = next(info.min_players for info in fittest.rulesets() if info.name == ruleset)
    for seed in range(3):
        game, chance = fittest.new(ruleset, players=players, seed=seed), Chance(seed)
        while (decision := game.decision) is not None:
            ratings = heuristic.ratings(game.sample(decision.seat, seed), decision.codes)
            assert len(ratings) == len(decision.codes)
            assert all(math.isfinite(number) for number in ratings)
            facts = heuristic.facts(game, decision.seat)
            assert len(facts) == len(heuristic.fact_names)
            play_on(game, chance, 1)


@pytest.mark.parametrize(("ruleset", "games", "least"), [("evolution", 14, 12), ("seasons", 4, 4)])
def test_it_beats_chance(ruleset: str, games: int, least: int) -> None:
    won = 0
    for seed in range(games):
        game = fittest.new(ruleset, players=2, seed=seed)
        mine = seed % 2
        bots: dict[int, Bot] = {mine: GreedyBot(seed), 1 - mine: RandomBot(seed)}
        while game.decision is not None:
            seat = game.decision.seat
            game.apply(bots[seat].choose(PlayerView(game, seat)))
        won += game.winners == [mine]
    assert won >= least


def position(ruleset: str = "evolution", **setup: object) -> Game:
    return fittest.load({"ruleset": ruleset, "setup": setup})


def answer(game: Game) -> str:
    """What it does here."""
    assert game.decision is not None
    seat = game.decision.seat
    return game.decision.options[GreedyBot(1).choose(PlayerView(game, seat))].text


def test_it_feeds_what_can_be_fed_before_storing_fat() -> None:
    animals = {"a": {"t": ["FatTissue"], "food": 1}, "b": {}}
    assert answer(position(bank=3, P1={"animals": animals}, P2={})) == "feed 2"


def test_it_feeds_the_symbiont_that_keeps_a_better_animal_hungry() -> None:
    animals = {"a": {"t": ["Big", "Swimming", "Running"]}, "s": {}, "c": {}}
    game = position(bank=3, P1={"animals": animals, "pairs": [["Symbiosis", "s", "a"]]}, P2={})
    assert answer(game) == "feed 2"


def test_it_hunts_others_and_not_its_own() -> None:
    mine = {"a": {"t": ["Carnivorous"]}, "b": {"food": 1}}
    assert answer(position(bank=0, P1={"animals": mine}, P2={"animals": {"c": {}}})) == "attack 1 3"


def test_it_leaves_poison_alone() -> None:
    mine = {"a": {"t": ["Carnivorous", "Big"], "food": 3}, "b": {"t": ["Grazing"]}}
    game = position(bank=2, P1={"animals": mine}, P2={"animals": {"c": {"t": ["Poisonous"]}}})
    assert not answer(game).startswith("attack")


def test_whoever_starves_anyway_may_eat_poison() -> None:
    """With food in the bank the carnivore would be wasted; without, it costs nothing and takes a rival's."""
    prey = {"animals": {"c": {"t": ["Poisonous"]}}}
    carnivore = {"animals": {"a": {"t": ["Carnivorous"]}}}
    assert answer(position(bank=4, P1=carnivore, P2=prey)) == "feed 1"
    assert answer(position(bank=0, P1=carnivore, P2=prey)) == "attack 1 2"
    sleeper = {"animals": {"a": {"t": ["Carnivorous", "Hibernation"]}}}
    assert answer(position(bank=0, P1=sleeper, P2=prey)) == "hibernate 1"


class Unheard(Trait):
    """A use and a reaction that no table of the heuristic knows."""

    form = BY_ANIMAL
    reply_form = BY_ANIMAL

    def uses(self, game: Evolution, move: FeedingMove, animal: Animal, out: Numbers) -> None:
        raise NotImplementedError

    def reactions(self, game: Evolution, hunt: Hunt, prey: Animal, out: Numbers) -> None:
        raise NotImplementedError


def test_a_trait_that_it_does_not_know_is_judged_by_what_it_declares(monkeypatch: pytest.MonkeyPatch) -> None:
    strange = Unheard()
    monkeypatch.setattr(Unheard, "id", len(TRAITS))
    monkeypatch.setattr("fittest.bots.heuristics.evolution_knowledge.TRAITS", [*TRAITS, strange])
    monkeypatch.setattr("fittest.bots.heuristics.evolution.TRAITS", [*TRAITS, strange])
    before = HOOKS.uses, HOOKS.reactions
    HOOKS.uses |= bit(strange.id)
    HOOKS.reactions |= bit(strange.id)
    try:
        known = Knowledge()
        assert known.uses[strange.id] > 0.5
        assert known.dodges[strange.id] == 0.5
        game = position(bank=3, P1={"animals": {"a": {}}}, P2={"animals": {"b": {"t": ["TailLoss", "Big"]}}})
        moves = [Verb(number, "", ACTOR, selector=TOLD_TRAIT, chosen=strange.id) for number in (USE, REACT)]
        codes = [*(move.code(1) for move in moves), END.head]
        use, reaction, end = heuristic_of("evolution").ratings(game, codes)
        assert use > end
        assert reaction > end
    finally:
        HOOKS.uses, HOOKS.reactions = before


def test_it_sleeps_when_there_is_nothing_to_eat() -> None:
    game = position(bank=0, P1={"animals": {"a": {"t": ["Hibernation"]}}}, P2={"animals": {"b": {}}})
    assert answer(game) == "hibernate 1"


def test_it_lives_on_its_fat_when_the_bank_is_empty() -> None:
    animals = {"a": {"t": ["Big", "FatTissue", "FatTissue"], "fat": 2}}
    assert answer(position(bank=0, P1={"animals": animals}, P2={})) == "convert 1 2"


def test_it_does_not_trample_what_it_needs() -> None:
    animals = {"a": {"t": ["Grazing"]}, "b": {}}
    game = position(bank=1, P1={"animals": animals}, P2={"animals": {"c": {}}})
    assert answer(game).startswith("feed")


def test_it_tramples_what_only_others_need() -> None:
    game = position(bank=2, P1={"animals": {"a": {"t": ["Grazing"], "food": 1}}}, P2={"animals": {"c": {}}})
    assert answer(game) == "graze 1"


def attacked(traits: list[str], **more: object) -> Game:
    game = position(
        "base+ttf",
        P1={"animals": {"h": {"t": ["Carnivorous"]}, "x": {"t": ["Carnivorous"]}}},
        P2={"animals": {"p": {"t": traits}, **more}},
    )
    game.apply("attack 1 3")
    assert game.decision is not None
    assert game.decision.seat == 1
    return game


def test_attacked_it_tries_the_die_first() -> None:
    assert answer(attacked(["Running", "TailLoss", "Big"][:2])) == "run"


def test_attacked_it_drops_what_it_needs_least() -> None:
    assert answer(attacked(["TailLoss", "Parasite", "FatTissue"])) == "drop parasite"


def test_attacked_it_inks_rather_than_dies() -> None:
    assert answer(attacked(["InkCloud"])) == "ink"


def test_after_a_redirection_it_ignores_what_would_hurt() -> None:
    game = position(
        "base+ttf",
        P1={"animals": {"h": {"t": ["Carnivorous", "Intellect"]}}},
        P2={"animals": {"m": {"t": ["Mimicry"]}, "p": {"t": ["Poisonous"]}}},
    )
    game.apply("attack 1 2")
    assert game.decision is not None
    assert game.decision.prompt.key == "prompt-outwit"
    assert answer(game) == "ignore poisonous"


def test_it_robs_others_and_not_its_own() -> None:
    """Once the bank is empty; what searches found says to feed first."""
    mine = {"a": {"t": ["Piracy"]}, "b": {"t": ["Big"], "food": 1}}
    game = position(bank=0, P1={"animals": mine}, P2={"animals": {"c": {"t": ["Big"], "food": 1}}})
    assert answer(game) == "pirate 1 3"


def test_it_plays_parasites_on_others_and_keeps_a_scavenger_from_nothing() -> None:
    game = position(
        phase="development",
        P1={"hand": ["Parasite/Carnivorous"], "animals": {"a": {}, "b": {}, "c": {}, "d": {}, "e": {}}},
        P2={"hand": ["Running"], "animals": {"x": {"t": ["Big", "Carnivorous", "Camouflage"]}}},
    )
    assert answer(game) == "play parasite/carnivorous as parasite on 6"


def test_without_animals_it_lays_one() -> None:
    game = position(phase="development", P1={"hand": ["Running", "Piracy"]}, P2={"hand": ["Running"]})
    assert answer(game).startswith("lay")
