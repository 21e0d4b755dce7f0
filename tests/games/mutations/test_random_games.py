"""Random games over all player counts and boxes: what must hold at every position."""

import pytest

from fittest.games.mutations.family import FAMILY
from fittest.games.mutations.phases.feeding import Feeding, can_attack, can_put
from fittest.games.mutations.state import Mutations
from fittest.kernel.chance import Chance
from fittest.kernel.play import LONGEST
from fittest.lab import laws
from tests.games.mutations.table import RULESETS, new

GAMES_PER_CASE = 8


def order_of(game: Mutations, seat: int) -> list[int]:
    return game.rows[seat][:]


def kept(before: list[int], after: list[int]) -> bool:
    """Those that are still there stand in the same order. [MDEV-7]"""
    return [s for s in before if s in after] == [s for s in after if s in before]


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("ruleset", RULESETS)
def test_invariants(ruleset: str, players: int) -> None:
    """Cards and tokens are conserved, options are sound, rows keep their order, decks only shrink or grow
    as they may, and every game ends."""
    for seed in range(GAMES_PER_CASE):
        game, chance = new(ruleset, players, seed), Chance(seed)
        while game.decision is not None:
            codes = game.decision.codes
            assert codes
            assert codes == sorted(set(codes))
            if chance.below(8) == 0:
                assert laws.options_are_sound(game) + game.check_invariants() == []
            rows = [order_of(game, seat) for seat in range(players)]
            general, discards = len(game.general), [len(pile) for pile in game.discards]
            game.apply(chance.below(len(game.decision.codes)))
            assert len(game.general) <= general
            assert all(len(pile) >= size for pile, size in zip(game.discards, discards, strict=True))
            assert all(kept(rows[seat], order_of(game, seat)) for seat in range(players))
            assert len(game.answers) < LONGEST
        assert game.check_invariants() == []
        assert game.view(None).phase == "over"
        assert len(game.winners) > 0


@pytest.mark.parametrize("ruleset", RULESETS)
def test_nothing_leaks_and_everything_is_saved(ruleset: str) -> None:
    """At positions all over a game: worlds that a seat cannot tell apart look the same to the byte, and a
    saved position is the same game."""
    game, chance = new(ruleset, 3, 11), Chance(11)
    while game.decision is not None:
        if chance.below(20) == 0:
            for seat in range(3):
                assert laws.secrets_are_kept(game, seat, chance.below(1000), []) == []
            assert laws.position_can_be_saved(game, FAMILY, 3) == []
            assert laws.clone_shares_nothing(game, 3) == []
        game.apply(chance.below(len(game.decision.codes)))


def test_feeding_ends_only_when_nobody_can_do_anything() -> None:
    """[MFED-9 MPRE-9]"""
    ended = 0
    for seed in range(10):
        game, chance = new("mutations+borrowed", 4, seed), Chance(seed)
        # Else a question with one answer would answer itself, and much could happen at once.
        game.stepwise = True
        while game.stack:
            if game.decision is None:
                game.proceed()
                continue
            code = game.decision.codes[chance.below(len(game.decision.codes))]
            if isinstance(game.stack[-1], Feeding) and game.codec.text(code) in ("end", "pass"):
                able = any(can_put(game, s) or can_attack(game, s) for s in range(4))
                game.apply(game.codec.text(code))
                left = not isinstance(game.stack[-1], Feeding)
                ended += left
                # Whoever is able keeps the phase going.
                assert not (able and left)
            else:
                game.apply(game.codec.text(code))
    assert ended > 0
