"""Phase 2. CLI-1 … CLI-7, CRD-2 … CRD-5"""

import pytest

from fittest.games.dinosaurs.ids import COLD, DEADLY, TEMPERATE, WARM, zone_of
from tests.games.dinosaurs.table import answer, asked, options, position, three, why


@pytest.mark.parametrize(("die", "sector"), [(1, 1), (2, 2), (3, 3), (4, 3), (5, 3), (6, 3)])
def test_die(die: int, sector: int) -> None:
    """CLI-2"""
    assert position("climate", sector=2, dice=[die], **three()).sector == sector


def test_zones() -> None:
    """CLI-4, CLI-5"""
    assert [zone_of(terrain, 0) for terrain in range(4)] == [TEMPERATE, COLD, DEADLY, DEADLY]
    assert [zone_of(terrain, 1) for terrain in range(4)] == [WARM, TEMPERATE, COLD, DEADLY]
    assert [zone_of(terrain, 2) for terrain in range(4)] == [DEADLY, WARM, TEMPERATE, COLD]
    assert [zone_of(terrain, 3) for terrain in range(4)] == [DEADLY, DEADLY, WARM, TEMPERATE]


@pytest.mark.parametrize(("card", "sector"), [("standstill", 0), ("hurried-seasons", 1), ("turning-back", 5)])
def test_cards_instead_of_the_roll(card: str, sector: int) -> None:
    """CRD-2, CRD-3, CRD-4, EVT-9: the die that lies ready is not used."""
    game = position("climate", **three(A={"hand": [card]}))
    answer(game, f"play {card}", dice=[3])
    assert game.sector == sector
    assert game.chance.script == [3]


def test_fickle_sky() -> None:
    """CRD-5: the first player rolls twice, the card's player picks."""
    game = position("climate", sector=2, **three(B={"hand": ["fickle-sky"]}))
    assert asked(game) == 1
    answer(game, "play fickle-sky", dice=[5, 1])
    assert asked(game) == 1
    assert options(game) == ["pick 1", "pick 5"]
    assert why(game, "pick 2") == "why-dino-pick"
    answer(game, "pick 1")
    assert game.sector == 1


def test_fickle_sky_with_equal_dice_picks_itself() -> None:
    game = position("climate", sector=2, **three(B={"hand": ["fickle-sky"]}))
    answer(game, "play fickle-sky", dice=[2, 2])
    assert game.sector == 2
    assert game.phase == 2


def test_one_climate_card_a_turn() -> None:
    """EVT-5: after the first one nobody else is asked."""
    game = position("climate", **three(A={"hand": ["standstill"]}, B={"hand": ["standstill"]}))
    answer(game, "play standstill")
    assert game.phase == 2
    assert game.hands[1] == [1]


def test_the_ring_of_eight() -> None:
    """E04"""
    game = position("climate", sector=3, dice=[4], switches={"ring": 8}, **three())
    assert (game.sector, game.climate) == (4, 3)
