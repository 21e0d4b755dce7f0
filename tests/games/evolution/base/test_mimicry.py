"""Mimicry: MIM-1 to MIM-5 (MIM-6 and MIM-7 belong to traits and a variant outside the base game)."""

from tests.games.evolution.helpers import Table, holds


def test_mim_1_the_owner_chooses_among_several() -> None:
    table = Table(
        "P1: {animals: {a: {t: [Carnivorous]}}}, P2: {animals: {m: {t: [Mimicry]}, x: {}, y: {}, z: {t: [Big]}}}"
    )
    table.play("attack a m")
    assert table.seat == "P2"
    assert table.options == ["mimic x", "mimic y"]
    assert table.why("decline") == "must-react"
    assert table.why("mimic z") == "unreachable"
    table.play("mimic y")
    assert table.is_gone("y")
    assert table["a"].food == 2


def test_mim_1_once_per_turn_per_card() -> None:
    holds("""
setup: {deck: 30, P1: {animals: {a: {t: [Carnivorous]}, b: {t: [Carnivorous]}}}, P2: {animals: {m: {t: [Mimicry]}, x: {t: [TailLoss]}}}}
steps:
  - {by: P1, do: attack, with: a, target: m}
  - {by: P1, do: end_go}
  - {by: P1, do: attack, with: b, target: m}
expect: {m: gone, x: {traits: 0}, a: {food: 1}, b: {food: 2}}
""")


def test_mim_2_without_a_target_it_does_not_work_and_stays_unused() -> None:
    holds("""
setup: {P1: {animals: {a: {t: [Carnivorous]}}}, P2: {animals: {m: {t: [Mimicry, TailLoss]}, x: {t: [Big]}}}}
steps:
  - {by: P1, do: attack, with: a, target: m}
  - {by: P2, do: react, animal: m, use: TailLoss, drop: TailLoss}
expect: {m: {t: [Mimicry], mimicry_used: false}, a: {food: 1}}
""")


def test_mim_3_never_onto_the_attacker() -> None:
    table = Table("P1: {animals: {a: {t: [Carnivorous]}, m: {t: [Mimicry]}, x: {}, y: {}}}")
    table.play("attack a m")
    assert table.options == ["mimic x", "mimic y"]


def test_mim_4_all_standing_protections_count() -> None:
    table = Table(
        "P1: {animals: {a: {t: [Carnivorous, SharpVision, Big]}}}, "
        "P2: {animals: {m: {t: [Mimicry]}, c: {t: [Camouflage]}, g: {t: [Big]}, w: {t: [Swimming]}, "
        "f: {t: [Burrowing], food: 1}, s: {t: [Swimming]}, h: {}}, pairs: [[Symbiosis, s, h]]}"
    )
    table.play("attack a m")
    assert table.options == ["mimic c", "mimic g"]


def test_mim_5_on_and_back() -> None:
    holds("""
setup: {P1: {animals: {a: {t: [Carnivorous]}}}, P2: {animals: {m: {t: [Mimicry]}, n: {t: [Mimicry]}, x: {}}}}
steps:
  - {by: P1, do: attack, with: a, target: m}
  - {by: P2, do: react, animal: m, use: Mimicry, to: n}
  - {by: P2, do: react, animal: n, use: Mimicry, to: x}
expect: {x: gone, m: {mimicry_used: true}, n: {mimicry_used: true}, a: {food: 2}}
""")
