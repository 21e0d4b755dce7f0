"""Parasite: PAR-1 to PAR-3."""

from tests.games.evolution.helpers import Table, holds


def test_par_1_only_on_anothers_animal_at_most_one() -> None:
    table = Table(
        "phase: development, P1: {hand: [Parasite/Carnivorous], animals: {a: {}}}, P2: {hand: [Running], animals: {x: {t: [Parasite]}, y: {}}}"
    )
    assert table.why("play parasite/carnivorous as parasite on a") == "others-only parasite"
    assert table.why("play parasite/carnivorous as parasite on x") == "duplicate parasite"
    table.play("play parasite/carnivorous as parasite on y")
    assert table["y"].need == 3


def test_par_2_dropped_by_tail_loss_into_the_hosts_discard() -> None:
    holds("""
setup: {P1: {animals: {c: {t: [Carnivorous]}}}, P2: {animals: {x: {t: [TailLoss, Parasite]}}}}
steps:
  - {by: P1, do: attack, with: c, target: x}
  - {by: P2, do: react, animal: x, use: TailLoss, drop: Parasite}
expect: {x: {need: 1, t: [TailLoss]}, discard: {P1: [], P2: [Parasite]}}
""")


def test_par_2_not_metamorphosed() -> None:
    table = Table("P1: {animals: {m: {t: [Metamorphosis, Parasite]}}}", "base+ttf")
    assert table.why("metamorphose m parasite") == "raises-need parasite"


def test_par_3_its_three_points_are_the_hosts() -> None:
    holds("""
setup: {deck: 0, last_turn: true, P1: {animals: {x: {t: [Parasite], food: 3}}}, P2: {animals: {y: {food: 1}}}}
steps:
  - {do: finish_feeding}
  - {do: extinction}
expect: {score: {P1: 5, P2: 2}, winner: P1}
""")
