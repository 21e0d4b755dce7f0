"""Development: announce first, turn after. [MDEV-1 … MDEV-15]"""

import pytest

from fittest.kernel.message import Message
from fittest.kernel.view import log_lines
from fittest.texts import render
from tests.games.mutations.table import holds, position


def test_goes_go_round_until_all_have_passed() -> None:
    """[MDEV-1 MDEV-2]"""
    holds("""
    setup: {phase: development, first: P2, P1: {deck: 1}, P2: {deck: 3}, P3: {deck: 1}}
    steps:
      - {by: P1, do: play, as: species, illegal: not the active player}
      - {by: P2, do: play, as: species, name: x}
      - {by: P3, do: pass}
      - {by: P1, do: play, as: species, name: z}
      - {by: P2, do: play, as: species, name: w}
      - {by: P3, do: play, as: species, illegal: passed}
      - {by: P2, do: pass}
    expect: {phase: climate, row: {P1: [z], P2: [x, w], P3: []}, deck: {P1: 0, P2: 1, P3: 1}}
    """)


def test_an_empty_deck_passes() -> None:
    """[MDEV-2]"""
    holds("""
    setup: {phase: development, P1: {deck: 0, row: [{s: a}]}, P2: {deck: 1}}
    steps: [{by: P1, do: play, as: species, illegal: no card}]
    expect: {active: P2, phase: development}
    """)
    holds("""
    setup: {phase: development, P1: {deck: 0, row: [{s: a}]}, P2: {deck: 1}}
    steps:
      - {by: P1, do: pass}
      - {by: P2, do: pass}
    expect: {phase: climate}
    """)


def test_new_species_stand_at_the_right_end() -> None:
    """[MDEV-4 MDEV-15]"""
    holds("""
    setup: {phase: development, P1: {deck: 2}, P2: {passed: true}}
    steps:
      - {by: P1, do: play, as: species, name: x}
      - {by: P1, do: play, as: species, name: z}
    expect: {row: {P1: [x, z]}, z: {t: [], pop: 1, need: 1, owner: P1}}
    """)


def test_only_own_species() -> None:
    """[MDEV-5 MDEV-9]"""
    holds("""
    setup: {phase: development, P1: {deck: 2, row: [{s: a}, {s: c}]}, P2: {deck: 1, row: [{s: b}]}}
    steps:
      - {by: P1, do: play, as: trait, target: b, illegal: not his}
      - {by: P1, do: play, as: grow, target: b, illegal: not his}
    expect: {b: {t: [], pop: 1}}
    """)


def test_a_misfit_moves_right_over_everything_that_does_not_take_it() -> None:
    """[MDEV-6 MDEV-7 MX-15]"""
    holds("""
    setup:
      phase: development
      P1:
        deck: [Carnivorous]
        row:
          - {s: z}
          - {s: a, t: [Carnivorous]}
          - {s: b, pop: 2}
          - {s: c, t: [Scavenger]}
          - {s: d, t: [ObligateCarnivore]}
          - {s: e, t: [Swimming]}
          - {s: f}
      P2: {deck: 1}
    steps: [{by: P1, do: play, as: trait, target: a}]
    expect: {z: {t: []}, e: {t: [Swimming, Carnivorous]}, f: {t: []}, active: P2}
    """)


def test_a_card_that_slides_on_tells_why() -> None:
    """[MDEV-6 MDEV-7]"""
    game = position("""
      phase: development
      P1: {deck: [Big], row: [{s: a, t: [Big]}, {s: b, pop: 2}, {s: c}]}
      P2: {deck: 1}
    """)
    told = len(game.events)
    game.apply("trait 1")
    said = [render(Message(line.text.key, line.text.args), "en") for line in log_lines(game, None, told)]
    assert said == [
        "P1 plays a trait on species 1 and reveals Big.",
        "P1: species 1 has Big, so the card moves on.",
        "P1: species 2 has several animals, so the card moves on.",
        "P1: species 3 gets Big.",
    ]


def test_no_way_back_to_the_left() -> None:
    """[MDEV-7 M04]"""
    holds("""
    setup: {phase: development, P1: {deck: [Big], row: [{s: a}, {s: b, t: [Big]}]}, P2: {deck: 1}}
    steps: [{by: P1, do: play, as: trait, target: b, name: x}]
    expect: {row: {P1: [a, b, x]}, a: {t: []}, x: {t: [], pop: 1}, x.1: {card: Big}}
    """)


HARMFUL = "[MetabolicSyndrome, Extremophile, DevelopmentDefects, ObligateCarnivore, BarkBeetle]"


@pytest.mark.parametrize("card", HARMFUL.strip("[]").split(", "))
def test_a_harmful_first_trait_may_become_a_species(card: str) -> None:
    """[MDEV-8]"""
    setup = (
        f"setup: {{phase: development, P1: {{deck: [{card}], row: [{{s: a}}, {{s: b}}]}}, P2: {{deck: 1}}}}"
    )
    play = "{by: P1, do: play, as: trait, target: a, name: x}"
    holds(
        f"{setup}\nsteps: [{play}]\nexpect: {{offered: {{kind: harmful, to: P1, options: [keep, convert]}}}}"
    )
    holds(
        f"{setup}\nsteps: [{play}, {{by: P1, do: keep}}]\nexpect: {{a: {{t: [{card}]}}, row: {{P1: [a, b]}}}}"
    )
    holds(
        f"{setup}\nsteps: [{play}, {{by: P1, do: convert}}]\nexpect: {{a: {{t: []}}, row: {{P1: [a, b, x]}}}}"
    )


def test_judged_where_the_card_comes_to_rest() -> None:
    """[MDEV-8 M06]"""
    holds("""
    setup:
      phase: development
      P1: {deck: [Extremophile], row: [{s: a, t: [Extremophile]}, {s: b}]}
      P2: {deck: 1}
    steps: [{by: P1, do: play, as: trait, target: a}]
    expect: {offered: {kind: harmful, to: P1}}
    """)
    holds("""
    setup: {phase: development, P1: {deck: [Extremophile], row: [{s: a, t: [Big]}, {s: b}]}, P2: {deck: 1}}
    steps: [{by: P1, do: play, as: trait, target: a}]
    expect: {offered: none, a: {t: [Big, Extremophile]}, active: P2}
    """)


def test_a_useful_card_cannot_be_turned_away() -> None:
    """[MDEV-8]"""
    holds("""
    setup: {phase: development, P1: {deck: [Budding], row: [{s: a}]}, P2: {deck: 1}}
    steps: [{by: P1, do: play, as: trait, target: a}]
    expect: {offered: none, a: {t: [Budding]}}
    """)


def test_with_deck_d2_the_bark_beetle_is_useful() -> None:
    """[M03]"""
    game = position(
        "{switches: {deck: D2}, phase: development, P1: {deck: [BarkBeetle, any], row: [{s: a}]}}"
    )
    game.apply("trait 1")
    assert game.decision is not None
    assert game.decision.prompt.key == "prompt-mut-development"


def test_growth_up_to_the_number_of_species() -> None:
    """[MDEV-9 MDEV-10 MDEV-11]"""
    holds("""
    setup: {phase: development, P1: {deck: 5, row: [{s: a, t: [Big]}, {s: b}]}, P2: {passed: true}}
    steps:
      - {by: P1, do: play, as: grow, target: a}
      - {by: P1, do: play, as: grow, target: a, illegal: two species}
      - {by: P1, do: play, as: species, name: x}
      - {by: P1, do: play, as: grow, target: a}
      - {by: P1, do: play, as: trait, target: a, illegal: several animals}
    expect: {a: {pop: 3}, a.3: {need: 2}}
    """)
    holds("""
    setup: {phase: development, P1: {deck: 1, row: [{s: a}]}, P2: {deck: 1}}
    steps: [{by: P1, do: play, as: grow, target: a, illegal: one species}]
    expect: {a: {pop: 1}}
    """)


def test_a_species_that_fell_back_to_one_animal_takes_traits_again() -> None:
    """[MDEV-11]"""
    holds("""
    setup:
      phase: extinction
      P1:
        deck: [Running]
        row: [{s: a, t: [Budding], animals: [{food: 1}, {}]}, {s: b, animals: [{food: 1}]}]
      P2: {deck: 1}
    steps:
      - {do: parasites}
      - {do: starve}
      - {do: clean}
    expect: {a: {pop: 1}, a.2: gone}
    """)


def test_cards_are_not_played_while_feeding() -> None:
    """[MFED-11]"""
    holds("""
    setup: {centre: {red: 1}, P1: {deck: 1, row: [{s: a}]}, P2: {}}
    steps:
      - {by: P1, do: play, as: species, illegal: feeding}
      - {by: P1, do: play, as: trait, target: a, illegal: feeding}
    expect: {deck: {P1: 1}}
    """)


def test_without_species_there_is_only_one_way() -> None:
    """[MDEV-15]"""
    holds("""
    setup: {phase: development, divergence: true, P1: {deck: 2}, P2: {deck: 1, row: [{s: b}]}}
    steps:
      - {by: P1, do: play, as: trait, illegal: no species}
      - {by: P1, do: play, as: grow, target: b, illegal: not his}
      - {by: P1, do: play, as: diverge, target: x, illegal: not there yet}
      - {by: P1, do: play, as: species, name: x}
    expect: {row: {P1: [x]}, active: P2}
    """)
