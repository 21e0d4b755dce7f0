"""Cnidocytes: whoever attacks it is paralysed until the next turn. [CNI-1 … CNI-5]"""

import pytest

from tests.games.evolution.expansions.helpers import Table, holds

ALL = "base+ttf+cont+gift"


@pytest.mark.parametrize(
    ("extra", "answer", "food"),
    [
        ("", "", 1),
        (", TailLoss", "drop tail-loss", 1),
        (", InkCloud", "ink", 0),
        (", Shell", "hide", 0),
        (", Shell", "decline", 1),
    ],
)
def test_whatever_comes_of_the_attack(extra: str, answer: str, food: int) -> None:
    """CNI-1, CNI-2: after the predator's own food, of which one token stays. [FED-13]"""
    table = Table(
        f"P1: {{animals: {{p: {{t: [Carnivorous, Big]}}}}}}, "
        f"P2: {{animals: {{b: {{t: [Cnidocytes{extra}]}}}}}}",
        ALL,
    ).play("attack p b")
    if answer:
        table.play(answer)
    assert table["p"].flags & 2
    assert (table["p"].need, table["p"].food, table["p"].acts) == (1, food, 0)


def test_its_traits_do_not_act() -> None:
    """CNI-1: its own protections neither."""
    table = Table(
        "bank: 2, P1: {animals: {p: {t: [Carnivorous, Grazing, Piracy, Camouflage], paralysed: true}}}, "
        "P2: {animals: {q: {t: [Carnivorous]}}}",
        ALL,
    )
    assert table.why("graze p") == "switched-off grazing"
    assert table.why("attack p q") == "switched-off carnivorous"
    table.play("feed p", "end")
    assert "attack q p" in table.options


def test_pair_traits_stop_for_both() -> None:
    """CNI-3 (Q25), X-19: guard, sharing and Trematode."""
    table = Table(
        "bank: 4, P1: {animals: {s: {t: [Carnivorous]}, h: {}}, "
        "pairs: [[Symbiosis, s, h], [Trematode, s, h], "
        "[Communication, s, h]]}, P2: {animals: {b: {t: [Cnidocytes, Shell]}, q: {t: [Carnivorous]}}}",
        ALL,
    )
    assert table.why("feed h") == "blocked symbiosis"
    table.play("attack s b", "hide", "end")
    assert (table["s"].need, table["h"].need) == (1, 1)
    assert "attack q h" in table.options
    table.play("feed q", "end", "feed s")
    assert table["h"].food == 0
    table.play("end", "feed q", "end")
    assert "feed h" in table.options


def test_a_trait_laid_between_still_ones_waits() -> None:
    """CNI-3: until the start of the next turn."""
    holds(
        """
        setup: {deck: 40, P1: {animals: {s: {t: [Carnivorous], food: 1, paralysed: true}, h: {food: 1}},
            pairs: [[Trematode, s, h]]}, P2: {animals: {x: {food: 1}}}}
        steps: [{do: extinction}, {do: start_turn}]
        expect: {s: {paralysed: false, need: 3}, h: {need: 2}}
        """,
        ALL,
    )


def test_poison_kills_the_paralysed() -> None:
    """CNI-4."""
    holds(
        """
        setup: {deck: 40, P1: {animals: {p: {t: [Carnivorous]}}},
            P2: {animals: {b: {t: [Poisonous, Cnidocytes]}, x: {food: 1}}}}
        steps: [{by: P1, do: attack, with: p, target: b}, {do: extinction}]
        expect: {p: gone, b: gone, x: {food: 0}}
        """,
        ALL,
    )


def test_ignored_it_does_nothing() -> None:
    """CNI-5."""
    table = Table(
        "P1: {animals: {p: {t: [Carnivorous, Intellect]}}}, P2: {animals: {b: {t: [Cnidocytes]}}}", ALL
    )
    table.play("attack p b ignore cnidocytes")
    assert table["p"].flags & 2 == 0


def test_switched_off_it_does_nothing() -> None:
    """NEO-2."""
    table = Table(
        "P1: {animals: {p: {t: [Carnivorous]}}}, P2: {animals: {b: {t: [Cnidocytes, Neoplasm, FatTissue]}}}",
        ALL,
    ).play("attack p b")
    assert table["p"].flags & 2 == 0


def test_only_attacks_count_not_the_substitutes() -> None:
    """X-3: the predator eats the substitute, then is paralysed; the other way round too."""
    for traits in ("b: {t: [Mimicry, Cnidocytes]}, c: {}", "b: {t: [Mimicry]}, c: {t: [Cnidocytes]}"):
        table = Table(f"P1: {{animals: {{p: {{t: [Carnivorous]}}}}}}, P2: {{animals: {{{traits}}}}}", ALL)
        table.play("attack p b", "mimic c")
        if table.options == ["decline"]:
            table.play("decline")
        assert table.is_gone("c")
        assert table["p"].flags & 2


def test_the_ambusher_too() -> None:
    """CNI-1: any predator that attacked."""
    table = Table(
        "bank: 3, P1: {animals: {b: {t: [Cnidocytes, InkCloud]}}}, "
        "P2: {animals: {p: {t: [Carnivorous, Ambush]}}}",
        ALL,
    )
    table.play("feed b", "ambush p", "ink")
    assert table["p"].flags & 2
    assert table["b"].food == 1


def test_a_birth_comes_before_the_paralysis() -> None:
    """X-21: fed by the kill."""
    table = Table(
        "deck: 9, P1: {animals: {p: {t: [Carnivorous, Viviparous], food: 1}}}, "
        "P2: {animals: {b: {t: [Cnidocytes]}}}",
        ALL,
    )
    assert len(table.play("attack p b").game.animals) == 2
