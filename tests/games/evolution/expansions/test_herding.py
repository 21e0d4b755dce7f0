"""Herding: safe while the herd is as many as the predators. [CON-13]"""

import pytest

from tests.games.evolution.expansions.helpers import Table

MAP = "base+ttf+cont"


@pytest.mark.parametrize(
    ("others", "safe"),
    [
        ("", True),
        (", q: {t: [Carnivorous]}", False),
        (", q: {t: [Carnivorous]}, h: {t: [Herding]}", True),
        (", q: {t: [Carnivorous], at: G}", True),
        (", q: {t: [Carnivorous]}, h: {t: [Herding], at: G}", False),
        (", q: {t: [Carnivorous], paralysed: true}", True),
        (", q: {t: [Carnivorous, Neoplasm, Running]}", True),
        (", q: {t: [Carnivorous]}, h: {t: [Herding, Neoplasm, Running]}", False),
        (", q: {card: Anglerfish hidden}", True),
        (", q: {card: Anglerfish revealed}", False),
        (", q: {t: [Carnivorous]}, h: {t: [Herding, Carnivorous]}", False),
    ],
)
def test_everybodys_predators_and_herd_are_counted(others: str, safe: bool) -> None:
    """CON-13: the attacker included; only what acts, only in the territory."""
    table = Table(
        f"P1: {{animals: {{p: {{t: [Carnivorous]}}}}}}, P2: {{animals: {{a: {{t: [Herding]}}{others}}}}}", MAP
    )
    if safe:
        assert table.why("attack p a") == "shielded herding"
    else:
        assert "attack p a" in table.options


def test_the_attackers_own_herd_counts() -> None:
    """CON-13."""
    setup = (
        "P1: {animals: {p: {t: [Carnivorous]}, h: {t: [Herding]}}}, "
        "P2: {animals: {a: {t: [Herding]}, q: {t: [Carnivorous]}}}"
    )
    assert Table(setup, MAP).why("attack p a") == "shielded herding"


def test_it_does_not_protect_the_others() -> None:
    """CON-13: only animals with the trait."""
    setup = "P1: {animals: {p: {t: [Carnivorous]}}}, P2: {animals: {a: {t: [Herding]}, b: {}}}"
    assert "attack p b" in Table(setup, MAP).options
