"""Anglerfish: Carnivorous as a trait, a trap as a founder. [MANG-1 … MANG-6]"""

from fittest.games.mutations.state import Mutations
from fittest.games.mutations.traits.catalog import TRAITS
from fittest.kernel.message import Message
from tests.games.mutations.table import holds, position

OTHER = """
    setup:
      anglerfish: true
      P1: {row: [{s: a, t: [Carnivorous, Running]}]}
      P2: {row: [{s: f, animals: [{card: Anglerfish}]}, {s: b}]}
"""


def test_as_a_trait_it_is_carnivorous() -> None:
    """[MANG-1 MDEV-6]"""
    holds("""
    setup:
      phase: development
      P1: {deck: [Anglerfish], row: [{s: a, t: [Carnivorous]}, {s: b, t: [Scavenger]}, {s: c}]}
      P2: {deck: 1}
    steps: [{by: P1, do: play, as: trait, target: a}]
    expect: {c: {t: [Carnivorous], need: 2}, score: {P1: 11}}
    """)


def test_its_owner_may_turn_it_up_for_another_species() -> None:
    """[MANG-3 MANG-4]"""
    holds(f"""{OTHER}
    steps:
      - {{by: P1, do: attack, with: a.1, target: b}}
      - {{by: P1, do: reveal, species: f, illegal: not his}}
      - {{by: P2, do: reveal, species: b, illegal: no Anglerfish}}
      - {{by: P2, do: reveal, species: f, ignore: Running}}
    expect: {{a: gone, b: {{pop: 1}}, f: {{t: [Carnivorous], need: 2}}, f.1: {{food: 2, used: true}}}}
    """)


def test_or_let_it_be() -> None:
    """[MANG-3]"""
    holds(f"""{OTHER}
    steps:
      - {{by: P1, do: attack, with: a.1, target: b}}
      - {{by: P2, do: decline_reveal}}
    expect: {{a.1: {{food: 2}}, b: gone, f: {{t: [], need: 1}}}}
    """)


def test_other_protections_of_the_carnivore_act() -> None:
    """[MANG-4]"""
    holds(f"""{OTHER}
    steps:
      - {{by: P1, do: attack, with: a.1, target: b}}
      - {{by: P2, do: reveal, species: f}}
      - {{by: P1, do: react, use: Running, die: 6}}
    expect: {{a.1: {{used: true, food: 0}}, b: {{pop: 1}}, f.1: {{food: 0, used: true}}, active: P1}}
    """)


def test_a_sheltered_carnivore_cannot_be_caught_but_its_attack_is_void() -> None:
    """[MANG-4]"""
    holds("""
    setup:
      anglerfish: true
      P1: {row: [{s: a, t: [Carnivorous], animals: [{sheltered: true}, {}]}]}
      P2: {row: [{s: f, animals: [{card: Anglerfish}]}]}
    steps:
      - {by: P1, do: attack, with: a.1, target: f}
      - {by: P2, do: reveal, species: f}
    expect: {a: {pop: 2}, a.1: {used: true}, f: {t: [Carnivorous]}, f.1: {food: 0, used: true}}
    """)


def test_it_attacks_that_very_animal() -> None:
    """[MANG-4]"""
    holds("""
    setup:
      anglerfish: true
      P1: {row: [{s: a, t: [Carnivorous], pop: 3}]}
      P2: {row: [{s: f, animals: [{card: Anglerfish, food: 1}, {food: 1}]}]}
    steps:
      - {by: P1, do: attack, with: a.2, target: f}
      - {by: P2, do: reveal, species: f}
    expect:
      a: {pop: 2}
      a.2: gone
      f: {need: 2}
      f.1: {food: 2, fed: true}
      f.2: {food: 1, fed: false, used: false}
    """)


def test_it_ignores_one_trait_and_a_second_one_of_a_flawed_carnivore() -> None:
    """[MANG-4 MDEF-1]"""
    setup = """
    setup:
      anglerfish: true
      P1: {row: [{s: a, t: [Carnivorous, Big, Herding%s]}, {s: h, t: [Herding], pop: 3}]}
      P2: {row: [{s: f, animals: [{card: Anglerfish}]}]}
    steps: [{by: P1, do: attack, with: a.1, target: f}]
    """
    holds(setup % "" + "expect: {a.1: {used: true}, f: {t: [Carnivorous]}, f.1: {food: 0}}")
    holds(setup % ", DevelopmentDefects" + "expect: {a: gone, f.1: {food: 2}}")


def test_it_need_not_ignore_anything_useful() -> None:
    """[MANG-4]"""
    holds("""
    setup:
      anglerfish: true
      P1: {row: [{s: a, t: [Carnivorous]}]}
      P2: {row: [{s: f, animals: [{card: Anglerfish}]}]}
    steps:
      - {by: P1, do: attack, with: a.1, target: f}
      - {by: P2, do: reveal, species: f, ignore: Carnivorous}
    expect: {a: gone, f.1: {food: 2}}
    """)


def test_only_founders_lurk() -> None:
    """[MANG-6]"""
    holds("""
    setup:
      anglerfish: true
      P1: {row: [{s: a, t: [Carnivorous]}]}
      P2: {row: [{s: f, animals: [{card: Big}, {card: Anglerfish}]}]}
    steps:
      - {by: P1, do: attack, with: a.1, target: f}
      - {by: P2, do: reveal, species: f, illegal: the founder is another card}
      - {by: P2, do: lose, animal: f.2}
    expect: {a.1: {food: 2}, f: {pop: 1}}
    """)


def test_it_guards_only_species_without_traits() -> None:
    """[MANG-3]"""
    holds("""
    setup:
      anglerfish: true
      P1: {row: [{s: a, t: [Carnivorous]}]}
      P2: {row: [{s: f, t: [Grazing], animals: [{card: Anglerfish}]}, {s: b}]}
    steps:
      - {by: P1, do: attack, with: a.1, target: f}
    expect: {f: gone, a.1: {food: 2}}
    """)


def test_points_of_a_revealed_one() -> None:
    """[MANG-5]"""
    holds("""
    setup:
      anglerfish: true
      P1: {row: [{s: a, t: [Carnivorous]}]}
      P2: {row: [{s: f, animals: [{card: Anglerfish}]}]}
    steps:
      - {by: P1, do: attack, with: a.1, target: f}
      - {do: score}
    expect: {score: {P1: 0, P2: 4}, winner: P2, discard: {P1: 2, P2: 0}}
    """)


def test_founders_are_known_to_their_owner_only() -> None:
    """[MANG-2 M37]"""
    game = position("""
    anglerfish: true
    phase: development
    P1: {deck: 1, row: [{s: a, animals: [{card: Anglerfish}, {card: Big}]}]}
    """)
    assert [animal.card for animal in game.view(0).table[0].row[0].animals] == ["anglerfish", None]
    assert [animal.card for animal in game.view(1).table[0].row[0].animals] == [None, None]
    assert [animal.card for animal in game.view(None).table[0].row[0].animals] == [None, None]


def test_being_asked_gives_nothing_away() -> None:
    """[MHID-2]: whoever could have an Anglerfish is asked, whether he has one or not."""
    questions = []
    for card in ["anglerfish", "big"]:
        game = position(f"""
        anglerfish: true
        P1: {{row: [{{s: a, t: [Carnivorous]}}, {{s: c}}]}}
        P2: {{row: [{{s: b, animals: [{{card: {card}}}]}}, {{s: d}}]}}
        """)
        game.apply("attack 1.1 4")
        assert game.decision is not None
        questions.append((game.decision.seat, game.decision.prompt, game.view(0).question))
    assert questions[0] == questions[1]
    assert questions[0][:2] == (1, Message("prompt-mut-lurker", {"animal": "1.1", "species": 4}))


def faces_of_the_founder(others: str) -> set[str]:
    """What the founder of an attacked species that stayed down can be, for all that the attacker knows."""
    game = position(f"""
    anglerfish: true
    general: [Anglerfish, Anglerfish]
    P1: {{row: [{{s: a, t: [Carnivorous]}}]}}
    P2: {{row: [{{s: b, animals: [{{card: Big}}{others}]}}, {{s: c}}]}}
    """)
    founder = game.first_animal[game.rows[1][0]]
    game.apply("attack 1.1 2")
    game.apply("decline")
    faces = set()
    for seed in range(40):
        world = game.sample(0, seed)
        assert isinstance(world, Mutations)
        faces.add(TRAITS[world.faces[founder]].name)
    return faces


def test_a_lone_animal_that_stayed_down_is_no_lurker_in_sampled_worlds() -> None:
    """[MANG-3]: it would have had to turn up."""
    assert "anglerfish" not in faces_of_the_founder("")


def test_a_founder_among_several_that_stayed_down_may_be_a_lurker_in_sampled_worlds() -> None:
    """[MANG-3 M37]: it need not have turned up, so staying down tells nobody anything."""
    assert {"big", "anglerfish"} <= faces_of_the_founder(", {card: Running}")


def test_a_card_laid_as_another_trait_is_named() -> None:
    """[MANG-1]: the species is Carnivorous, and everybody saw which card that is."""
    game = position("""
    anglerfish: true
    phase: development
    P1: {deck: [Anglerfish], row: [{s: a}]}
    P2: {deck: 1}
    """)
    game.apply("trait 1")
    for seat in (0, 1, None):
        species = game.view(seat).table[0].row[0]
        assert (species.traits, species.cards) == (["carnivorous"], ["anglerfish"])
    told = [game.describe(event, 1) for event in game.events.since(0)]
    assert told[-1] == Message(
        "event-mut-laid.as",
        {"player": "P1", "trait": "@mut-trait-anglerfish", "species": 1, "acting": "@mut-trait-carnivorous"},
    )
