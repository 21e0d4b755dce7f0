"""Scavenger: SCA-1 to SCA-5."""

from tests.games.evolution.helpers import Table, holds


def test_sca_1_exactly_one_beginning_with_the_carnivores_owner() -> None:
    setup = "first: P2, active: P2, P1: {animals: {s: {t: [Scavenger]}}}, P2: {animals: {a: {t: [Carnivorous]}}}, P3: {animals: {x: {}, u: {t: [Scavenger]}}}"
    table = Table(setup).play("attack a x", "scavenge u")
    assert (table["s"].food, table["u"].food) == (0, 1)


def test_sca_1_not_the_eaten_one() -> None:
    table = Table("P1: {animals: {a: {t: [Carnivorous]}}}, P2: {animals: {s: {t: [Scavenger]}}}").play(
        "attack a s"
    )
    assert table.options == ["end"]


def test_sca_2_the_owner_chooses_and_cannot_decline() -> None:
    table = Table(
        "P1: {animals: {a: {t: [Carnivorous]}, s: {t: [Scavenger]}, u: {t: [Scavenger]}}}, P2: {animals: {x: {}}}"
    )
    table.play("attack a x")
    assert table.options == ["scavenge s", "scavenge u"]
    assert table.why("decline") == "answer-first"


def test_sca_2_those_who_cannot_receive_are_passed_over() -> None:
    holds("""
setup: {P1: {animals: {a: {t: [Carnivorous]}, s: {t: [Scavenger], food: 1}}}, P2: {animals: {x: {}, u: {t: [Scavenger]}}}}
steps: [{by: P1, do: attack, with: a, target: x}]
expect: {s: {food: 1}, u: {food: 1}}
""")


def test_sca_2_nobody_able_nothing_happens() -> None:
    holds("""
setup: {P1: {animals: {a: {t: [Carnivorous]}, s: {t: [Scavenger], food: 1}}}, P2: {animals: {x: {}}}}
steps: [{by: P1, do: attack, with: a, target: x}]
expect: {s: {food: 1}, offered: {P1: []}}
""")


def test_sca_3_not_for_a_tail_nor_for_those_who_starve_or_die_of_poison() -> None:
    holds("""
setup: {deck: 20, P1: {animals: {a: {t: [Carnivorous], poisoned: true}, h: {}}}, P2: {animals: {x: {t: [TailLoss]}, s: {t: [Scavenger, FatTissue], food: 1}}}}
steps:
  - {by: P1, do: attack, with: a, target: x}
  - {do: finish_feeding}
  - {do: extinction}
expect: {a: gone, h: gone, x: gone, s: {fat: 0, food: 0}}
""")


def test_sca_4_every_kill_into_fat_and_shared() -> None:
    holds("""
setup: {P1: {animals: {a: {t: [Carnivorous]}}}, P2: {animals: {x: {}, s: {t: [Scavenger, FatTissue], food: 1}, m: {}}, pairs: [[Cooperation, s, m]]}}
steps: [{by: P1, do: attack, with: a, target: x}]
expect: {s: {food: 1, fat: 1}, m: {food: 1}}
""")


def test_sca_5_not_with_carnivorous_either_way() -> None:
    table = Table(
        "phase: development, P1: {hand: [Scavenger, Big/Carnivorous], animals: {c: {t: [Carnivorous]}, s: {t: [Scavenger]}}}"
    )
    assert table.why("play scavenger on c") == "excluded carnivorous"
    assert table.why("play big/carnivorous as carnivorous on s") == "excluded scavenger"


def test_atk_7_after_the_carnivores_own_food() -> None:
    """X-7: the symbiont eats its fill first, so its partner may scavenge that very kill."""
    holds("""
setup: {P1: {animals: {s: {t: [Carnivorous]}, h: {t: [Scavenger]}, u: {t: [Scavenger]}}, pairs: [[Symbiosis, s, h]]}, P2: {animals: {x: {}}}}
steps:
  - {by: P1, do: attack, with: s, target: x}
  - {by: P1, do: choose_scavenger, animal: h}
expect: {h: {food: 1}, u: {food: 0}}
""")
