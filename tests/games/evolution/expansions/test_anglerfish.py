"""Anglerfish: a concealed animal that turns the tables on a predator. [ANG-1 … ANG-11]"""

import pytest

from fittest.kernel.view import preview_for
from tests.games.evolution.expansions.helpers import Table, holds

FLY = "base+ttf"
ALL = "base+ttf+cont+gift"


def attacked(predator: str, defenders: str, target: str, ruleset: str = ALL) -> Table:
    table = Table(f"P1: {{animals: {{p: {{{predator}}}}}}}, P2: {{animals: {{{defenders}}}}}", ruleset)
    return table.play(f"attack p {target}")


def test_no_trait_side() -> None:
    """ANG-1, DEV-9."""
    table = Table(
        "phase: development, P1: {hand: [Anglerfish], animals: {a: {}}}, P2: {animals: {b: {}}}", FLY
    )
    assert table.options == ["lay anglerfish", "pass"]
    assert table.why("play anglerfish on a") == "no-trait-side anglerfish"
    assert table.why("play anglerfish on b") == "no-trait-side anglerfish"


def test_it_may_shield_a_plain_animal() -> None:
    """ANG-2: optional."""
    table = attacked("t: [Carnivorous]", "f: {card: Anglerfish hidden}, d: {}", "d")
    assert (table.seat, table.options) == ("P2", ["reveal f", "decline"])
    table.play("decline")
    assert table.is_gone("d")


def test_whoever_attacks_an_animal_of_their_own_knows_what_lies_there() -> None:
    """ANG-2: nobody is warned of what they laid themselves."""

    def warned(own: str, target: str) -> bool:
        table = Table(
            f"P1: {{animals: {{p: {{t: [Carnivorous]}}, {own}}}}}, P2: {{animals: {{d: {{}}}}}}", ALL
        )
        signs = preview_for(table.game, 0).options[table.text(f"attack p {target}")]
        return any(sign.key == "preview-may-conceal" for sign in signs)

    assert warned("a: {}", "d")
    assert not warned("a: {}", "a")
    assert warned("a: {}, f: {card: Anglerfish hidden}", "a")


def test_attacked_itself_it_must() -> None:
    """ANG-2: there is no declining."""
    table = attacked("t: [Carnivorous]", "f: {card: Anglerfish hidden}, d: {}", "f")
    assert table.options == ["reveal f"]


@pytest.mark.parametrize(
    "defenders",
    [
        "f: {card: Anglerfish hidden}, d: {t: [FatTissue]}",
        "f: {card: Anglerfish hidden, t: [FatTissue]}, d: {}",
        "f: {card: Anglerfish hidden, t: [Parasite]}, d: {}",
        "f: {card: Anglerfish revealed}, d: {}",
        "f: {card: Running hidden, t: [Running]}, d: {}",
        "f: {card: Anglerfish hidden, at: G}, d: {}",
    ],
)
def test_when_it_cannot(defenders: str) -> None:
    """ANG-6, ANG-7, ANG-10: traits on either, face up already, another territory."""
    table = attacked("t: [Carnivorous]", defenders, "d")
    assert table.is_gone("d")


@pytest.mark.parametrize(
    ("predator", "choices"),
    [
        ("Carnivorous", ["reveal f"]),
        ("Carnivorous, FatTissue, Sharp Vision", ["reveal f"]),
        ("Carnivorous, Camouflage", ["reveal f ignore camouflage"]),
        ("Carnivorous, Camouflage, Running", ["reveal f ignore camouflage"]),
        ("Carnivorous, Running", ["reveal f", "reveal f ignore running"]),
        (
            "Carnivorous, TailLoss, Mimicry",
            ["reveal f", "reveal f ignore mimicry", "reveal f ignore tail-loss"],
        ),
        ("Carnivorous, Camouflage, Big", ["reveal f"]),
        ("Carnivorous, Herding, Running", ["reveal f", "reveal f ignore running"]),
        ("Carnivorous, Flight", ["reveal f"]),
        ("Carnivorous, Intellect", ["reveal f"]),
    ],
)
def test_what_it_may_ignore(predator: str, choices: list[str]) -> None:
    """ANG-3, ANG-4, ANG-8, ANG-11; CON-13: face up it is one more predator."""
    assert attacked(f"t: [{predator}]", "f: {card: Anglerfish hidden}", "f").options == choices


def test_the_counter_attack_is_met_like_any_other() -> None:
    """ANG-3, ANG-9: also by the Shell."""
    table = attacked("t: [Carnivorous, Shell, InkCloud]", "f: {card: Anglerfish hidden}, d: {}", "d")
    table.play("reveal f")
    assert (table.seat, table.options) == ("P1", ["hide", "ink", "decline"])


def test_revealed_it_is_a_predator_with_its_attack_used() -> None:
    """ANG-6: it keeps no Intellect; its owner's go is untouched."""
    table = attacked("t: [Carnivorous]", "f: {card: Anglerfish hidden}, d: {}, e: {}", "d").play(
        "reveal f", "end"
    )
    assert table.seat == "P2"
    assert table.why("attack f e") == "used-turn carnivorous"
    assert table["f"].need == 2
    assert table["f"].food == 2


def test_next_turn_it_hunts() -> None:
    """ANG-6."""
    holds(
        """
        setup: {deck: 40, P1: {animals: {p: {t: [Carnivorous]}}},
            P2: {animals: {f: {card: Anglerfish hidden}, d: {food: 1}}}}
        steps:
          - {by: P1, do: attack, with: p, target: f}
          - {do: extinction}
          - {do: start_turn}
          - {do: all_pass_development}
          - {do: bank, dice: [1]}
          - {by: P2, do: attack, with: f, target: d}
        expect: {d: gone, f: {food: 2, card: Anglerfish revealed, traits: 1}}
        """,
        FLY,
    )


def test_the_predator_that_lives_has_used_its_attack() -> None:
    """ANG-5: also if it escaped by Ink Cloud; its owner's main action is spent."""
    table = attacked("t: [Carnivorous, InkCloud]", "f: {card: Anglerfish hidden}, d: {}", "d")
    table.play("reveal f", "ink")
    assert table.options == ["end"]
    table.play("end", "end")
    assert table.why("attack p d") == "used-turn carnivorous"


def test_its_own_traits_are_those_that_were_laid_on_it() -> None:
    """ANG-6, REC-1, TAI-2: Carnivorous lies on no card of its own, so it can be neither given nor dropped."""
    setup = (
        "P1: {animals: {f: {card: Anglerfish revealed}, b: {t: [Running]}}, "
        "pairs: [[Recombination, f, b]]}, P2: {}"
    )
    assert Table(setup, ALL).offered("recombine") == []
    table = attacked("t: [Carnivorous]", "f: {card: Anglerfish revealed, t: [TailLoss]}", "f")
    assert table.options == ["drop tail-loss"]


def test_a_shield_of_the_attacked_players_own() -> None:
    """ANG-2: the predator may be the same player's."""
    setup = "P1: {animals: {p: {t: [Carnivorous]}, f: {card: Anglerfish hidden}, d: {}}}, P2: {}"
    table = Table(setup, FLY).play("attack p d")
    assert (table.seat, table.options) == ("P1", ["reveal f", "decline"])


def test_several_of_them() -> None:
    """ANG-2: the owner picks."""
    table = attacked(
        "t: [Carnivorous]", "f: {card: Anglerfish hidden}, g: {card: Anglerfish hidden}, d: {}", "d"
    )
    assert table.options == ["reveal f", "reveal g", "decline"]


def test_two_in_turn() -> None:
    """ANG-2, MIM-1: a counter-attack that is redirected onto an Anglerfish is countered."""
    table = Table(
        "P1: {animals: {p: {t: [Carnivorous, Mimicry]}, g: {card: Anglerfish hidden}}}, "
        "P2: {animals: {f: {card: Anglerfish hidden}}}",
        FLY,
    )
    table.play("attack p f", "reveal f", "mimic g", "reveal g")
    assert table.is_gone("f")
    assert table["g"].food == 2


def test_fed_or_not_it_strikes_back() -> None:
    """ANG-3: the tokens it had stay."""
    holds(
        """
        setup: {P1: {animals: {p: {t: [Carnivorous]}}},
            P2: {animals: {f: {card: Anglerfish hidden, food: 1}}}}
        steps: [{by: P1, do: attack, with: p, target: f}]
        expect: {p: gone, f: {food: 2, fed: true}}
        """,
        FLY,
    )
