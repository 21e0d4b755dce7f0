"""Poisonous: POI-1 to POI-4."""

from tests.games.evolution.helpers import Table, holds


def test_poi_1_who_ate_it_dies_in_extinction_fed_or_not() -> None:
    holds("""
setup: {deck: 20, P1: {animals: {a: {t: [Carnivorous]}, k: {food: 1}}}, P2: {animals: {v: {t: [Poisonous]}, y: {food: 1}}}}
steps:
  - {by: P1, do: attack, with: a, target: v}
  - {do: finish_feeding}
  - {do: extinction_deaths}
expect: {a: gone, k: {food: 1}, discard: {P1: 2, P2: 2}}
""")


def test_poi_1_even_asleep() -> None:
    holds("""
setup: {deck: 20, P1: {animals: {a: {t: [Carnivorous, Big, Hibernation]}}}, P2: {animals: {v: {t: [Poisonous]}}}}
steps:
  - {by: P1, do: attack, with: a, target: v}
  - {by: P1, do: hibernate, animal: a}
  - {do: finish_feeding}
  - {do: extinction_deaths}
expect: {a: gone}
""")


def test_poi_2_a_tail_is_not_eating() -> None:
    table = Table("P1: {animals: {a: {t: [Carnivorous]}}}, P2: {animals: {v: {t: [Poisonous, TailLoss]}}}")
    table.play("attack a v", "drop poisonous")
    assert not table.game.view(None).animals[0].poisoned


def test_poi_3_acts_normally_and_does_not_poison_its_own_eater() -> None:
    holds("""
setup: {deck: 20, P1: {animals: {a: {t: [Carnivorous, Piracy, Parasite]}}}, P2: {animals: {v: {t: [Poisonous]}, w: {t: [Big], food: 1}, c: {t: [Carnivorous]}}}}
steps:
  - {by: P1, do: attack, with: a, target: v}
  - {by: P1, do: pirate, animal: a, from: w}
  - {by: P1, do: end_go}
  - {by: P2, do: attack, with: c, target: a}
  - {do: finish_feeding}
  - {do: extinction}
expect: {a: gone, c: {poisoned: false, food: 0}}
""")


def test_poi_4_ignored_by_intellect() -> None:
    table = Table(
        "P1: {animals: {a: {t: [Carnivorous, Intellect]}}}, P2: {animals: {v: {t: [Poisonous]}}}", "base+ttf"
    )
    table.play("attack a v ignore poisonous")
    assert not table.game.view(None).animals[0].poisoned


def test_poison_wears_off_for_nobody_who_lives() -> None:
    holds("""
setup: {deck: 20, P1: {animals: {a: {t: [Carnivorous], food: 2}}}, P2: {}}
steps:
  - {do: finish_feeding}
  - {do: extinction}
expect: {a: {poisoned: false, food: 0}}
""")
