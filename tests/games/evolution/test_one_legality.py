"""What is offered and why the rest is refused never disagree. [issue 14]"""

from collections.abc import Iterator

import pytest

import fittest
from fittest.games.evolution.frames import EvolutionFrame
from fittest.games.evolution.moves import IGNORED, MOVES, PLAY, is_use
from fittest.games.evolution.state import Evolution
from fittest.games.evolution.trait import TRAITS
from fittest.kernel.chance import Chance
from fittest.kernel.reasons import FINE

RULESETS = [("evolution", 4), ("evolution+time-to-fly+continents+gift", 4), ("cataclysm", 2), ("seasons", 3)]


def attempts(game: Evolution, seen: set[int]) -> Iterator[int]:
    """Whatever was an option once, and of each use in this position one with every target and trait."""
    yield from seen
    numbers = [animal.id for animal in game.animals]
    for trait in TRAITS:
        for verb in (trait.move, trait.reply):
            if not verb.word:
                continue
            names = [field.name for field in verb.fields]
            if names == ["animal"]:
                yield from (verb.code(number) for number in numbers)
            elif names in (["animal", "other"], ["animal", "other", "ignored"]):
                yield from (verb.code(one, two) for one in numbers for two in numbers)
            elif names == ["animal", "count"]:
                yield from (verb.code(number, count) for number in numbers for count in (1, 2, 3))
    for attack in [code for code in seen if is_use(code) and MOVES.verb_of(code).word == "attack"][:4]:
        yield from (attack | IGNORED.put(trait.id) for trait in TRAITS if not IGNORED.is_in(attack))


@pytest.mark.parametrize(("ruleset", "players"), RULESETS)
def test_what_is_not_offered_has_a_reason(ruleset: str, players: int) -> None:
    for seed in range(3):
        game = fittest.new(ruleset, players=players, seed=seed)
        assert isinstance(game, Evolution)
        chance = Chance(seed)
        seen: set[int] = set()
        count = 0
        while game.decision is not None:
            offered = set(game.decision.codes)
            count += 1
            if count % 5 == 0:
                top = game.stack[-1]
                assert isinstance(top, EvolutionFrame)
                fine = [
                    MOVES.text(code)
                    for code in attempts(game, seen)
                    if code not in offered and top.refusal(game, game.decision.seat, code) == FINE
                ]
                assert fine == [], f"{ruleset}, seed {seed}, {count}: {game.decision.prompt.key}"
            seen |= offered
            game.apply(chance.below(game.decision.count))


def test_a_pair_may_be_named_in_any_order() -> None:
    text = "play cooperation/carnivorous as cooperation on 7 3"
    assert MOVES.text(MOVES.parse(text)) == "play cooperation/carnivorous as cooperation on 3 7"
    assert PLAY.matches(MOVES.parse(text))
    ordered = "play symbiosis on 7 3"
    assert MOVES.text(MOVES.parse(ordered)) == ordered
