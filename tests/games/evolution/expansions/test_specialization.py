"""Specialization A and B: a token out of nothing while alone. [SPE-1 … SPE-3, DEV-8]"""

import pytest

from tests.games.evolution.expansions.helpers import Table

FLY = "base+ttf"
MAP = "base+ttf+cont"


@pytest.mark.parametrize(("mine", "other", "alone"), [("A", "A", False), ("A", "B", True), ("B", "B", False)])
def test_letters_differ_without_the_map(mine: str, other: str, alone: bool) -> None:
    """SPE-2."""
    table = Table(
        f"P1: {{animals: {{a: {{t: [Spec{mine}]}}}}}}, P2: {{animals: {{b: {{t: [Spec{other}]}}}}}}", FLY
    )
    word = f"specialize-{mine.lower()}"
    if alone:
        assert f"{word} a" in table.options
    else:
        assert table.why(f"{word} a") == f"not-alone specialization-{mine.lower()}"


@pytest.mark.parametrize(("place", "alone"), [("L", False), ("G", True), ("O", True)])
def test_on_the_map_letters_merge_and_territories_part(place: str, alone: bool) -> None:
    """SPE-2, CON-2."""
    table = Table(
        f"P1: {{animals: {{a: {{t: [SpecA], at: L}}}}}}, P2: {{animals: {{b: {{t: [SpecB], at: {place}}}}}}}",
        MAP,
    )
    assert ("specialize-a a" in table.options) == alone


@pytest.mark.parametrize("other", ["t: [SpecA, Neoplasm, Running]", "t: [SpecA], paralysed: true"])
def test_only_acting_ones_are_in_the_way(other: str) -> None:
    """SPE-2."""
    table = Table(f"P1: {{animals: {{a: {{t: [SpecA]}}}}}}, P2: {{animals: {{b: {{{other}}}}}}}", MAP)
    assert "specialize-a a" in table.options


def test_refusals() -> None:
    """SPE-1, FED-1."""
    table = Table("bank: 2, P1: {animals: {a: {t: [SpecA], food: 1}, b: {t: [SpecB]}, c: {}}}", FLY)
    assert table.why("specialize-a a") == "full"
    assert table.why("specialize-a c") == "lacks specialization-a"
    table.play("feed c")
    assert table.why("specialize-b b") == "main-spent"


def test_every_move_anew() -> None:
    """SPE-3 (Q15)."""
    table = Table("P1: {animals: {a: {t: [SpecA, Parasite]}}}", FLY)
    for food in (1, 2, 3):
        table.play("specialize-a a")
        assert table["a"].food == food
        table.play("end", "end")


def test_the_letters_exclude_each_other() -> None:
    """DEV-8: also when switched off."""
    hand = "P1: {hand: [Flight/SpecB], animals: {a: {t: [SpecA]}, b: {t: [SpecA, Neoplasm, Running]}, c: {}}}"
    table = Table(f"phase: development, {hand}", MAP)
    for name in "ab":
        text = f"play flight/specialization-b as specialization-b on {name}"
        assert table.why(text) == "excluded specialization-a"
    assert "play flight/specialization-b as specialization-b on c" in table.options
