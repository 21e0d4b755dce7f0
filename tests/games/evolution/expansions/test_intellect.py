"""Intellect: once per turn its carnivore ignores one trait of the prey. [INT-1 … INT-6]"""

import pytest

from tests.games.evolution.expansions.helpers import Table, holds

ALL = "base+ttf+cont+gift"
CARNIVORE = "P1: {animals: {p: {t: [Carnivorous, Intellect]}}}"


def table_with(prey: str, extra: str = "") -> Table:
    return Table(f"{CARNIVORE}, P2: {{animals: {{b: {{{prey}}}{extra}}}}}", ALL)


@pytest.mark.parametrize(
    ("trait", "spelt"),
    [
        ("Camouflage", "camouflage"),
        ("Big", "big"),
        ("Swimming", "swimming"),
        ("Flight", "flight"),
        ("Herding", "herding"),
    ],
)
def test_a_standing_protection_must_be_the_one_ignored(trait: str, spelt: str) -> None:
    """INT-3, INT-6."""
    table = table_with(f"t: [{trait}]")
    assert [o for o in table.options if o.startswith("attack")] == [f"attack p b ignore {spelt}"]
    assert table.why("attack p b") == f"shielded {spelt}"


@pytest.mark.parametrize(
    "trait", ["Running", "Mimicry", "TailLoss", "InkCloud", "Poisonous", "Cnidocytes", "Shell", "Shy"]
)
def test_what_does_something_to_the_carnivore_may_be_ignored(trait: str) -> None:
    """INT-3, INT-5: or not."""
    table = table_with(f"t: [{trait}]")
    attacks = [o for o in table.options if o.startswith("attack")]
    assert len(attacks) == 2
    assert attacks[0] == "attack p b"
    assert attacks[1].startswith("attack p b ignore ")


@pytest.mark.parametrize("trait", ["Regeneration", "FatTissue", "Scavenger", "Hibernation"])
def test_what_does_nothing_to_the_carnivore_may_not(trait: str) -> None:
    """INT-4 (Q16)."""
    table = table_with(f"t: [{trait}]")
    spelt = {"FatTissue": "fat-tissue"}.get(trait, trait.lower())
    assert table.why(f"attack p b ignore {spelt}") == f"not-ignorable {spelt}"


def test_two_protections_are_too_many() -> None:
    """INT-6."""
    table = table_with("t: [Camouflage, Big]")
    assert not [o for o in table.options if o.startswith("attack")]
    assert table.why("attack p b ignore camouflage") == "shielded big"
    assert table.why("attack p b ignore big") == "shielded camouflage"


def test_once_per_turn() -> None:
    """INT-1."""
    table = Table(
        "P1: {animals: {p: {t: [Carnivorous, Intellect], intellect_used: true}}}, "
        "P2: {animals: {b: {t: [Camouflage]}}}",
        ALL,
    )
    assert table.why("attack p b ignore camouflage") == "cannot-ignore intellect"


def test_without_intellect_nothing_is_ignored() -> None:
    """INT-1."""
    table = Table("P1: {animals: {p: {t: [Carnivorous]}}}, P2: {animals: {b: {t: [Camouflage]}}}", ALL)
    assert table.why("attack p b ignore camouflage") == "cannot-ignore intellect"


def test_living_in_the_ocean_is_no_trait_to_ignore() -> None:
    """FLY-2, SWI-3: membership is no card."""
    setup = "P1: {animals: {p: {t: [Carnivorous, Intellect], at: O}}}, P2: {animals: {b: {at: O}}}"
    table = Table(setup, ALL)
    assert [o for o in table.options if o.startswith("attack")] == ["attack p b"]


def test_the_swimming_limit_stands() -> None:
    """INT-4, ATK-6: it is a limit of the carnivore."""
    setup = (
        "P1: {animals: {p: {t: [Carnivorous, Intellect, Swimming]}}}, P2: {animals: {b: {t: [Camouflage]}}}"
    )
    assert Table(setup, ALL).why("attack p b ignore camouflage") == "swimmer"


def test_unspent_it_may_be_used_after_a_redirection() -> None:
    """INT-5 (Q16)."""
    table = table_with("t: [Mimicry]", ", c: {t: [TailLoss, Running]}").play("attack p b", "mimic c")
    assert (table.seat, table.options) == ("P1", ["ignore running", "ignore tail-loss", "decline"])
    table.play("decline")
    assert table.seat == "P2"
    assert not table["p"].has_mark(21, 1 << 16)


def test_the_ignored_trait_stays_ignored_this_turn_only() -> None:
    """INT-2, X-4."""
    holds(
        """
        setup: {deck: 30, bank: 4, P1: {animals: {p: {t: [Carnivorous, Intellect]}}},
            P2: {animals: {b: {t: [Camouflage, InkCloud], food: 1}}}}
        steps:
          - {by: P1, do: attack, with: p, target: b, ignore: Camouflage}
          - {by: P2, do: react, animal: b, use: InkCloud}
          - {by: P1, do: end_go}
          - {by: P1, do: attack, with: p, target: b}
        expect: {b: gone, p: {food: 2}}
        """,
        ALL,
    )
    holds(
        """
        setup: {deck: 30, P1: {animals: {p: {t: [Carnivorous, Intellect], food: 1}, q: {food: 1}}},
            P2: {animals: {b: {t: [Camouflage, TailLoss], food: 1}}}}
        steps:
          - {by: P1, do: attack, with: p, target: b, ignore: Camouflage}
          - {by: P2, do: react, animal: b, use: TailLoss, drop: TailLoss}
          - {by: P1, do: end_go}
          - {by: P1, do: attack, with: p, target: b, illegal: "one attack per turn"}
        expect: {b: {t: [Camouflage]}, p: {food: 2, attack_used: true, intellect_used: true}}
        """,
        ALL,
    )
