"""Options judged in the same worlds: what a difference is, what noise is, and why the best one is better."""

from dataclasses import replace
from typing import Any

import pytest

import fittest
from fittest.bots.facts import Hunts, facts_of
from fittest.bots.hint import Hint, hint
from fittest.bots.judge import Budget, Horizon, Judged, Outlook, judge, mean_and_error
from fittest.bots.player_view import PlayerView
from fittest.bots.reasons import WORTH
from fittest.games.evolution import events
from fittest.games.evolution.ids import NEOPLASM
from fittest.games.registry import FAMILIES, game_id
from fittest.kernel.game import Game
from fittest.terminal.advice import equals_sentence, hint_chance, hint_rows, hint_sentence
from fittest.texts import LANGUAGES, keys
from tests.toy.family import TOY

SAFE: dict[str, Any] = {"t": ["Burrowing"], "food": 1}
RIVAL: dict[str, Any] = {"t": ["Grazing"], "food": 1}
STRONG: dict[str, Any] = {"t": ["Grazing", "Running"], "food": 1}
FEW = Budget(first=4, second=8)
HORIZONS: tuple[Horizon, ...] = ("turn", "rounds", "end")


def feeding(bank: int, mine: dict[str, Any], theirs: dict[str, Any], **more: Any) -> Game:
    """Player 1 feeds, in the last turn; animal 1 is safe, as is the rival's first one."""
    setup = {
        "bank": bank,
        "last_turn": True,
        "P1": {"animals": {"safe": SAFE, **mine}},
        "P2": {"animals": {"sound": SAFE, **theirs}},
        **more,
    }
    document: dict[str, object] = {
        "id": "position",
        "ruleset": "evolution",
        "setup": setup,
        "steps": [],
        "expect": {},
    }
    return fittest.load(document)


def hinted(game: Game, budget: Budget = FEW) -> Hint:
    assert game.decision is not None
    return hint(PlayerView(game, game.decision.seat), 7, budget)


HUNGRY = {"a": {"t": ["Running", "Camouflage"]}, "b": {"t": []}}


def test_the_best_option_is_named_with_the_reason_that_is_plain() -> None:
    """One token, two hungry animals, of which one is worth three points more."""
    found = hinted(feeding(1, HUNGRY, {"c": RIVAL}))
    assert found.options[0].text == "feed 2"
    assert found.why is not None
    assert found.why.key == "reason-traits"
    assert found.than is not None
    assert "3" in hint_sentence(found, "en").split("than with")[1]


def test_whoever_lets_an_animal_starve_hears_of_it() -> None:
    """Fat can wait, hunger cannot."""
    game = feeding(1, {"a": {"t": ["FatTissue"], "food": 1}, "b": {"t": []}}, {"c": STRONG})
    found = hinted(game)
    assert found.options[0].text == "feed 3"
    assert found.why is not None
    assert found.why.key == "reason-starved"
    assert (found.why.args["count"], found.why.args["tenth"]) == (1, 0)
    assert "one fewer of your animals starves" in hint_sentence(found, "en")
    assert "погибает от голода на 1 ваше животное меньше" in hint_sentence(found, "ru")


def test_options_that_do_not_differ_are_equal() -> None:
    """Two hungry animals of the same kind, and food for both."""
    found = hinted(feeding(2, {"a": {"t": []}, "b": {"t": []}}, {}))
    feeds = [option for option in found.options if option.text.startswith("feed")]
    assert len(feeds) == 2
    assert all(option.equal and option.loss == 0 for option in feeds)


def test_where_nothing_differs_nothing_is_given_as_a_reason() -> None:
    game = feeding(2, {"a": {"t": []}, "b": {"t": []}}, {}, P2={"animals": {"sound": SAFE}})
    found = judge(PlayerView(game, 0), 3, FEW)
    only = [option for option in found.finalists if game.codec.text(option.code).startswith("feed")]
    assert only[0].behind(only[1]) == (0.0, 0.0)
    assert not only[0].is_behind(only[1])
    assert not only[1].is_behind(only[0])


def test_who_is_fed_at_the_end_of_the_turn_is_counted_before_the_next_begins() -> None:
    for bank, fed in ((2, 3), (1, 2)):
        game = feeding(bank, {"a": {"t": []}, "b": {"t": []}}, {"c": {"t": []}}, last_turn=False)
        counted = counted_at_the_next_turn(game)
        assert counted["fed"] + counted["starved"] == 3
        assert counted["fed"] <= fed


def test_an_animal_that_dies_of_its_own_traits_is_a_loss() -> None:
    start = feeding(1, {"a": {"t": []}}, {})
    end = start.clone()
    for kind, args in ((events.DIED_OF, [0, 2, NEOPLASM]), (events.TURN, [2])):
        end.log(kind, args)
    counted = Hunts().count(end.events.since(len(start.events)), start, 0)
    assert (counted["lost"], counted["fed"]) == (1, 1)


def counted_at_the_next_turn(game: Game) -> dict[str, float]:
    facts, end = facts_of("evolution"), game.clone()
    outlook = Outlook("evolution")
    outlook.play_on(end, 5, outlook.horizon(game))
    return dict(zip(facts.names, facts.count(game, end, 0), strict=True))


def test_it_is_said_how_far_the_bot_looks() -> None:
    found = hinted(feeding(1, HUNGRY, {"c": RIVAL}, last_turn=False))
    assert found.horizon == "turn"
    assert hinted(feeding(1, HUNGRY, {"c": RIVAL})).horizon == "end"
    cards = hinted(fittest.new("cataclysm", players=2, seed=3), Budget(first=2, second=2, width=3))
    assert cards.horizon == "rounds"
    for language in LANGUAGES:
        said = [replace(found, horizon=far) for far in HORIZONS]
        assert len({hint_sentence(one, language) for one in said}) == 3


def test_what_is_as_good_as_the_best_is_named() -> None:
    """One token, two hungry animals of one kind, and one that would store it."""
    mine = {"a": {"t": []}, "b": {"t": []}, "d": {"t": ["FatTissue"], "food": 1}}
    found = hinted(feeding(1, mine, {"c": STRONG}))
    assert [option.text for option in found.options if option.equal] == ["feed 2", "feed 3"]
    assert "As good as that, as far as the bot can tell: “" in hint_sentence(found, "en")
    assert "Не хуже, насколько бот может судить: «" in hint_sentence(found, "ru")
    assert equals_sentence(["a", "b", "c"], "en").endswith("“a”, “b” and one more option.")
    assert equals_sentence(["a", "b", "c"], "ru").endswith("«a», «b» и ещё 1 вариант.")


def test_noise_is_no_difference() -> None:
    one, other = Judged(0, 0, 0, [0.1, 0.9, 0.2, 0.8]), Judged(1, 1, 1, [0.9, 0.1, 0.7, 0.2])
    assert not one.is_behind(other)
    assert not other.is_behind(one)
    steady = Judged(2, 2, 2, [value + 0.2 for value in one.values])
    assert one.is_behind(steady)
    assert not steady.is_behind(one)


def test_the_error_shrinks_with_the_number_of_worlds() -> None:
    few, many = [0.0, 1.0] * 4, [0.0, 1.0] * 64
    assert mean_and_error(few)[0] == mean_and_error(many)[0] == 0.5
    assert mean_and_error(many)[1] == pytest.approx(0.5 / 128**0.5, rel=0.05)
    assert mean_and_error(few)[1] > 3 * mean_and_error(many)[1]


def test_a_chosen_option_is_compared_in_the_worlds_of_the_second_round() -> None:
    game = feeding(1, {**HUNGRY, "d": {"t": []}, "e": {"t": []}}, {})
    assert game.decision is not None
    for index in range(game.decision.count):
        found = judge(PlayerView(game, 0), 5, Budget(first=4, second=6, finalists=1), chosen=index)
        assert index in [option.index for option in found.finalists]
        assert found.loss(index) is not None
        assert {len(option.values) for option in found.finalists} == {6}


def test_a_hint_is_the_same_for_the_same_seed_and_touches_nothing() -> None:
    game = fittest.new("evolution", players=2, seed=3)
    before = game.exact()
    tiny = Budget(first=2, second=2, width=3)
    assert hinted(game, tiny) == hinted(game, tiny)
    assert game.exact() == before


def test_a_game_that_nobody_has_learned_is_played_to_the_end_and_counts_points() -> None:
    FAMILIES.append(TOY)
    try:
        found = hinted(fittest.new("toy", players=2, seed=4))
    finally:
        FAMILIES.remove(TOY)
    assert found.horizon == "end"
    assert found.why is None or found.why.key in ("reason-points", "reason-rival_points", "reason-chance")
    assert hint_sentence(found, "en")


@pytest.mark.parametrize("ruleset", ["evolution", "mutations", "dinosaurs"])
def test_every_fact_with_a_weight_has_words_in_both_languages(ruleset: str) -> None:
    from fittest.bots.facts import facts_of

    assert game_id(ruleset) == ruleset
    told = [name for name in facts_of(ruleset).names if name in WORTH]
    assert len(told) >= 4
    for language in LANGUAGES:
        assert {f"reason-{name}" for name in told} <= set(keys(language))


def test_a_hint_in_words() -> None:
    found = hinted(feeding(1, HUNGRY, {"c": RIVAL}))
    for language in LANGUAGES:
        assert "%" in hint_chance(found, language)
        rows = hint_rows(found, language)
        assert rows[0][0] == "="
        assert rows[-1][0].startswith("−")
