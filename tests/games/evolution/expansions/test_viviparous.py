"""Viviparous: becoming fed, in any way, brings a newborn. [VIV-1 … VIV-6]"""

import pytest

from tests.games.evolution.expansions.helpers import Table, holds

FLY = "base+ttf"


def newborn_of(table: Table) -> int:
    return int(table.game.animals[-1].id)


def test_the_newborn_is_fed_and_belongs_to_the_parents_owner() -> None:
    """VIV-1, VIV-5: a face-down card that only its owner may look at."""
    table = Table("deck: [Anglerfish, Running], bank: 2, P1: {animals: {a: {t: [Viviparous], food: 1}}}", FLY)
    table.play("feed a")
    born = table.game.animals[-1]
    assert (born.owner, born.food, table.game.is_fed(born)) == (0, 1, True)
    seen = [next(x for x in table.game.view(seat).animals if x.id == born.id).card for seat in (0, 1, None)]
    assert seen == ["anglerfish", None, None]


@pytest.mark.parametrize("deck", [0, 1, 2])
def test_an_empty_deck_bears_nobody(deck: int) -> None:
    """VIV-2, END-2: and the last card makes this turn the last one."""
    table = Table(f"deck: {deck}, bank: 2, P1: {{animals: {{a: {{t: [Viviparous], food: 1}}}}}}", FLY)
    table.play("feed a")
    assert len(table.game.animals) == 1 + min(deck, 1)
    assert table.game.last_turn == (deck == 1)


def test_fat_bears_nobody_a_second_time() -> None:
    """VIV-4: fed it stays, whatever comes on top."""
    setup = "deck: 9, bank: 3, P1: {animals: {a: {t: [Viviparous, FatTissue], food: 1}}}, P2: {}"
    table = Table(setup, FLY).play("feed a", "end", "end", "feed a")
    assert table["a"].food == 2
    assert len(table.game.animals) == 2


def test_becoming_fed_anew_bears_anew() -> None:
    """VIV-3 (Q22): it is the change of state that counts. Recombination makes it hungry again."""
    holds(
        """
        setup: {deck: 9, bank: 3, P1: {animals: {a: {t: [Viviparous, Running], food: 1}, b: {t: [Big]}},
                pairs: [[Recombination, a, b]]}, P2: {}}
        steps:
          - {by: P1, do: take, animal: a}
          - {by: P1, do: recombine, give: {a: Running, b: Big}}
          - {by: P1, do: end_go}
          - {by: P1, do: take, animal: a}
        expect: {a: {food: 3, need: 3}, P1_animals: 4, deck: 7}
        """,
        "base+ttf+cont",
    )


def test_a_loss_of_another_animal_can_feed_it_but_not_in_extinction() -> None:
    """X-13: Trematode's partner eaten, not starved."""
    pair = "animals: {a: {t: [Viviparous], food: 2}, b: {}}, pairs: [[Trematode, a, b]]"
    table = Table(f"deck: 30, P1: {{animals: {{p: {{t: [Carnivorous]}}}}}}, P2: {{{pair}}}", FLY)
    table.play("attack p b")
    assert [x.owner for x in table.game.animals] == [0, 1, 1]
    holds(
        f"""
        setup: {{deck: 30, P1: {{animals: {{p: {{food: 1}}}}}}, P2: {{{pair}}}}}
        steps: [{{do: finish_feeding}}, {{do: extinction}}]
        expect: {{a: gone, b: gone, P2_animals: 0, newborn: 0}}
        """,
        FLY,
    )


def test_the_sleeping_mother_of_the_last_card_wakes_unfed() -> None:
    """VIV-3, END-3: her own sleep bore the card that ends the game."""
    table = Table("deck: 1, bank: 2, P1: {animals: {a: {t: [Viviparous, Hibernation]}}}", FLY)
    table.play("hibernate a")
    assert table.game.last_turn
    assert not table.game.is_fed(table["a"])
    assert table.why("hibernate a") == "last-turn hibernation"
