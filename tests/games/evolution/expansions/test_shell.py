"""Shell: hide until the end of the turn; the shell outlasts its animal. [SHE-1 … SHE-5]"""

from tests.games.evolution.expansions.helpers import Table, holds

ALL = "base+ttf+cont+gift"


def test_hiding_is_optional_and_spends_the_attack() -> None:
    """SHE-1."""
    setup = "P1: {animals: {p: {t: [Carnivorous]}}}, P2: {animals: {b: {t: [Shell]}}}"
    table = Table(setup, ALL).play("attack p b")
    assert (table.seat, table.options) == ("P2", ["hide", "decline"])


def test_hidden_it_is_out_of_reach_and_takes_nothing() -> None:
    """SHE-2: but its fat may be used."""
    table = Table(
        "bank: 3, P1: {animals: {b: {t: [Shell, FatTissue, Piracy, SpecA], fat: 1, "
        "hidden: true}, c: {t: [Big], food: 1}}}",
        ALL,
    )
    assert table.why("feed b") == "blocked shell"
    assert table.why("pirate b c") == "blocked shell"
    assert table.why("specialize-a b") == "blocked shell"
    assert "convert b 1" in table.options
    setup = (
        "P1: {animals: {p: {t: [Carnivorous]}, k: {t: [Carnivorous]}}}, "
        "P2: {animals: {b: {t: [Shell], hidden: true}}}"
    )
    assert Table(setup, ALL).why("attack p b") == "shielded shell"


def test_the_shell_of_the_dead_lies_in_the_middle() -> None:
    """SHE-3, END-13: it is nobody's discard."""
    setup = "P1: {animals: {p: {t: [Carnivorous]}}}, P2: {animals: {b: {t: [Shell]}}}"
    table = Table(setup, ALL).play("attack p b", "decline")
    assert len(table.game.centre) == 1
    assert table.game.seats[1].discarded() == 1


def test_anybody_may_move_in() -> None:
    """SHE-3: a main action, as if played from hand."""
    table = Table(
        "bank: 2, centre: [Shell], P1: {animals: {a: {}, b: {t: [Shell]}, c: {t: [Regeneration, Running]}}}, "
        "P2: {animals: {x: {}}}",
        ALL,
    )
    assert table.why("settle-in-shell b") == "duplicate shell"
    assert table.why("settle-in-shell c") == "crowded regeneration"
    assert table.why("settle-in-shell x") == "not-yours"
    table.play("settle-in-shell a")
    assert table.why("feed b") == "main-spent"
    assert table.game.centre == []


def test_no_shell_no_moving_in() -> None:
    """SHE-3."""
    table = Table("bank: 2, P1: {animals: {a: {}}}", ALL)
    assert table.why("settle-in-shell a") == "no-shell"


def test_the_middle_is_open_to_all_territories() -> None:
    """SHE-3 (Q20), CON-4: the go is then spent in the animal's territory."""
    table = Table(
        "bank: {L: 2, G: 2}, centre: [Shell], P1: {animals: {a: {at: O}, g: {t: [Grazing], at: G}}}", ALL
    )
    assert "settle-in-shell a" in table.options
    assert "settle-in-shell g" in table.options
    table.play("settle-in-shell a")
    assert table.why("graze g") == "other-territory"


def test_it_lies_there_over_the_turns() -> None:
    """SHE-5, SHE-3: of the starved too."""
    holds(
        """
        setup: {deck: 40, P1: {animals: {a: {t: [Shell]}, b: {food: 1}}}, P2: {animals: {x: {food: 1}}}}
        steps:
          - {do: extinction}
          - {do: start_turn}
          - {do: all_pass_development}
          - {do: bank, dice: {L: [3], G: [1]}}
          - {by: P2, do: take_shell, animal: x}
        expect: {a: gone, centre: 0, x: {t: [Shell]}}
        """,
        ALL,
    )


def test_shed_otherwise_it_goes_to_the_discard() -> None:
    """SHE-4, TAI-4: by Recombination's clash too."""
    holds(
        """
        setup: {P1: {animals: {a: {t: [Shell, Running]}, b: {t: [Shell, Piracy]}},
            pairs: [[Recombination, a, b]]}, P2: {}}
        steps: [{by: P1, do: recombine, give: {a: Shell, b: Piracy}}]
        expect: {a: {t: [Running, Piracy]}, b: {t: [Shell]}, centre: [], discard: {P1: 1}}
        """,
        ALL,
    )
