"""Aedificator: two red tokens more in its territory. [CON-14, BNK-3]"""

import pytest

from tests.games.evolution.expansions.helpers import Table, holds

MAP = "base+cont"


@pytest.mark.parametrize(
    ("animals", "bank"),
    [
        ("a: {t: [Aedificator], at: L}", [5, 3, 3]),
        ("a: {t: [Aedificator], at: O}, b: {t: [Aedificator], at: O}", [3, 3, 7]),
        ("a: {t: [Aedificator, Neoplasm, Running, Big], at: G}", [3, 3, 3]),
        ("a: {t: [Neoplasm, Running, Aedificator], at: G}", [3, 5, 3]),
        ("a: {t: [Neoplasm, Aedificator], at: G}", [3, 3, 3]),
    ],
)
def test_for_each_that_still_acts(animals: str, bank: list[int]) -> None:
    """CON-14, X-17: Neoplasms climb first, then the dice, then the Aedificators."""
    table = Table(f"phase: bank, P1: {{animals: {{{animals}}}}}", MAP)
    table.play("proceed", dice=[3, 1])
    assert list(table.game.bank) == bank


def test_without_dice_in_cataclysm() -> None:
    """CAT-5: the bank is known before development."""
    holds(
        """
        setup: {phase: development, bank: 7, deck: 0, mixed: true,
            P1: {hand: [Aedificator/Swimming], animals: {a: {}}}, P2: {}}
        steps:
          - {by: P1, do: play, card: Aedificator/Swimming, use: Aedificator, target: a}
          - {do: bank}
        expect: {bank: 9, a: {t: [Aedificator]}}
        """,
        "cataclysm",
    )
