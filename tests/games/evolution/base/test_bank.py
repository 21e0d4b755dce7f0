"""The food bank: BNK-1, BNK-4, TRN-1."""

import pytest

import fittest
from fittest.games.evolution.rules import BANK, DEVELOPMENT, EXTINCTION, FEEDING
from fittest.games.evolution.state import Evolution
from tests.games.evolution.helpers import Table, holds

TABLE = {2: (1, 2), 3: (2, 0), 4: (2, 2), 5: (3, 2), 6: (3, 4), 7: (4, 2), 8: (4, 4)}


@pytest.mark.parametrize("players", TABLE)
def test_bnk_1_dice_and_tokens_by_players(players: int) -> None:
    dice, added = TABLE[players]
    game = fittest.new("evolution", players=players, seed=3)
    assert isinstance(game, Evolution)
    assert (game.rules.dice, game.rules.added) == ([dice], [added])
    holds(f"""
setup: {{phase: bank, players: {players}}}
steps: [{{do: bank, dice: {[6] * dice}}}]
expect: {{bank: {6 * dice + added}}}
""")


def test_bnk_1_the_dice_stand_in_the_log() -> None:
    table = Table("phase: bank, P1: {animals: {a: {}}}, P2: {animals: {x: {}}}").play("proceed", dice=[5])
    assert list(table.game.bank) == [7]


def test_bnk_4_tokens_are_unlimited() -> None:
    holds("""
setup: {bank: 300, P1: {animals: {a: {}}}, P2: {}}
steps: [{by: P1, do: take, animal: a}]
expect: {bank: 299}
""")


def test_trn_1_the_phases_in_order() -> None:
    game = fittest.new("evolution", players=2, seed=1)
    assert isinstance(game, Evolution)
    stages = [stage for stage in game.rules.stages if stage in (DEVELOPMENT, BANK, FEEDING, EXTINCTION)]
    assert stages == [DEVELOPMENT, BANK, FEEDING, EXTINCTION]
