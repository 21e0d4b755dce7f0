"""Flight: out of reach for carnivores with as many traits; light flyers migrate. [FLY-1 … FLY-3]"""

import pytest

from tests.games.evolution.expansions.helpers import Table

ALL = "base+ttf+cont+gift"


@pytest.mark.parametrize(
    ("carnivore", "prey", "safe"),
    [
        ("Carnivorous", "Flight", True),
        ("Carnivorous", "Flight, Running", False),
        ("Carnivorous, FatTissue", "Flight, Running", True),
        ("Carnivorous", "Flight, Parasite", False),
        ("Carnivorous, FatTissue, FatTissue", "Flight, FatTissue, FatTissue", True),
        ("Running, Neoplasm, Carnivorous", "Flight, Running, Piracy", True),
        ("Carnivorous, Piracy", "Running, Neoplasm, Flight", False),
    ],
)
def test_cards_are_counted(carnivore: str, prey: str, safe: bool) -> None:
    """FLY-1, FLY-2 (Q21): switched-off cards weigh too."""
    table = Table(
        f"P1: {{animals: {{p: {{t: [{carnivore}]}}}}}}, P2: {{animals: {{b: {{t: [{prey}]}}}}}}", ALL
    )
    if safe:
        assert table.why("attack p b") == "shielded flight"
    else:
        assert "attack p b" in table.options


def test_pair_traits_weigh_on_both_sides() -> None:
    """FLY-2, PAI-3."""
    setup = (
        "P1: {animals: {p: {t: [Carnivorous]}, q: {}}, pairs: [[Cooperation, p, q]]}, "
        "P2: {animals: {b: {t: [Flight, Running]}}}"
    )
    assert Table(setup, ALL).why("attack p b") == "shielded flight"


def test_light_flyers_migrate() -> None:
    """FLY-3, CON-10."""
    table = Table(
        "P1: {animals: {f: {t: [Flight], at: L}, g: {t: [Flight, Running], at: L}, "
        "h: {t: [Flight, Running, Piracy], at: L}, o: {t: [Flight], at: O}}}",
        ALL,
    )
    flights = [o for o in table.options if o.startswith("fly")]
    assert flights == ["fly f gondwana", "fly g gondwana", "fly o laurasia", "fly o gondwana"]
    assert table.why("fly h gondwana") == "too-heavy flight"
    assert table.why("fly f ocean") == "wrong-way swimming"
    assert table.why("fly f laurasia") == "already-there"
    table.play("fly f gondwana")
    assert table.why("fly f laurasia") == "used-turn flight"


def test_flight_and_migration_are_one_migration_a_turn() -> None:
    """CON-8: each animal once per turn."""
    table = Table("P1: {animals: {f: {t: [Flight, Migration], at: L}}}", ALL).play("migrate f gondwana")
    assert table.why("fly f laurasia") == "used-turn flight"
    assert table.why("migrate f laurasia") == "used-turn migration"


def test_no_map_no_flights() -> None:
    """CON-15."""
    table = Table("P1: {animals: {f: {t: [Flight, Carnivorous]}}}, P2: {animals: {b: {}}}", "base+ttf")
    assert not [o for o in table.options if o.startswith("fly")]
