"""Extinction and draw: EXT-1 to EXT-9 as far as the base game goes, TRN-3."""

from tests.games.evolution.helpers import Table, holds


def test_ext_1_the_unfed_and_the_poisoned_die_together() -> None:
    holds("""
setup: {deck: 30, P1: {animals: {a: {t: [Big], food: 1}, p: {t: [Carnivorous], food: 2, poisoned: true}, k: {food: 1}}, pairs: [[Cooperation, a, k], [Symbiosis, k, p]]}, P2: {}}
steps:
  - {do: finish_feeding}
  - {do: extinction_deaths}
expect: {a: gone, p: gone, k: {traits: 0, food: 1}, discard: {P1: 6}}
""")


def test_ext_1_a_parasites_death_of_hunger_spares_nobody() -> None:
    """Together means: whoever was unfed at the beginning dies, whatever its partner's death changes."""
    holds("""
setup: {deck: 30, P1: {animals: {s: {}, h: {}}, pairs: [[Symbiosis, s, h]]}, P2: {animals: {x: {food: 1}}}}
steps:
  - {do: finish_feeding}
  - {do: extinction_deaths}
expect: {s: gone, h: gone, discard: {P1: 3}}
""")


def test_ext_2_yellow_alone_does_not_feed() -> None:
    holds("""
setup: {deck: 30, P1: {animals: {f: {t: [FatTissue, FatTissue], fat: 2}}}, P2: {}}
steps:
  - {do: finish_feeding}
  - {do: extinction_deaths}
expect: {f: gone, discard: {P1: 3}}
""")


def test_ext_4_survivors_and_one_more() -> None:
    holds("""
setup: {deck: 30, P1: {hand: 1, animals: {a: {food: 1}, b: {food: 1}, c: {}}}, P2: {hand: 2}}
steps:
  - {do: finish_feeding}
  - {do: extinction}
expect: {hand: {P1: 4, P2: 3}, deck: 26}
""")


def test_ext_5_six_for_those_who_have_nothing_left() -> None:
    holds("""
setup: {deck: 30, P1: {animals: {a: {}}}, P2: {hand: 1, animals: {x: {}}}, P3: {}}
steps:
  - {do: finish_feeding}
  - {do: extinction}
expect: {hand: {P1: 6, P2: 2, P3: 6}, deck: 17}
""")


def test_ext_6_in_laps_from_the_old_first_player() -> None:
    holds("""
setup: {deck: [Running, Piracy, Mimicry, Scavenger, Symbiosis], first: P2, active: P2, P1: {animals: {a: {food: 1}}}, P2: {animals: {b: {food: 1}}}, P3: {animals: {c: {food: 1}}}}
steps:
  - {do: finish_feeding}
  - {do: extinction}
expect: {hand: {P2: [Running, Scavenger], P3: [Piracy, Symbiosis], P1: [Mimicry]}, deck: 0, last_turn: true}
""")


def test_ext_6_those_who_are_paid_are_passed_over() -> None:
    holds("""
setup: {deck: [Running, Piracy, Mimicry, Scavenger, Symbiosis], P1: {hand: 1}, P2: {animals: {b: {food: 1}, c: {food: 1}}}}
steps:
  - {do: finish_feeding}
  - {do: extinction}
expect: {hand: {P1: 2, P2: [Piracy, Mimicry, Scavenger]}, deck: [Symbiosis]}
""")


def test_ext_7_tokens_leave_marks_are_cleared_the_role_moves() -> None:
    holds("""
setup: {deck: 30, bank: 9, P1: {animals: {a: {t: [Carnivorous, FatTissue, Hibernation], fat: 1, food: 2, used: [Carnivorous], slept_last_turn: true}}}, P2: {animals: {x: {food: 1}}}}
steps:
  - {do: finish_feeding}
  - {do: extinction}
expect: {a: {food: 0, fat: 1, attack_used: false, slept_last_turn: false}, x: {food: 0}, first: P2, bank: 0}
""")


def test_ext_8_each_discard_is_its_owners_secret() -> None:
    table = Table("P1: {animals: {c: {t: [Carnivorous]}}}, P2: {animals: {x: {t: [Running, Parasite]}}}")
    table.play("attack c x", "run", dice=[1])
    seats = table.game.view(1).seats
    assert (seats[0].discarded, seats[1].discarded) == (0, 3)
    assert seats[1].discard is not None
    assert table.game.view(0).seats[1].discard is None
    assert table.game.view(None).seats[1].discard is None


def test_ext_9_tokens_go_with_the_animal_and_the_card() -> None:
    holds("""
setup: {P1: {animals: {c: {t: [Carnivorous]}}}, P2: {animals: {x: {t: [TailLoss, FatTissue], food: 1, fat: 1}, y: {t: [Piracy]}}}}
steps:
  - {by: P1, do: attack, with: c, target: x}
  - {by: P2, do: react, animal: x, use: TailLoss, drop: FatTissue}
expect: {x: {food: 1, fat: 0}, c: {food: 1}}
""")
