"""Trematode: two animals of another player need one token more each. [TRE-1 … TRE-3]"""

from tests.games.evolution.expansions.helpers import Table, holds

FLY = "base+ttf"


def test_on_two_animals_of_one_other_player() -> None:
    """TRE-1, DEV-5."""
    table = Table(
        "phase: development, P1: {hand: [Trematode/Fat], animals: {m: {}, n: {}}}, "
        "P2: {animals: {a: {}, b: {}}}, P3: {animals: {c: {}, d: {}}}",
        FLY,
    )
    play = "play trematode/fat-tissue as trematode on"
    assert [o for o in table.offered("play") if " trematode on" in o] == [f"{play} a b", f"{play} c d"]
    assert table.why(f"{play} m n") == "others-only trematode"
    assert table.why(f"{play} a m") == "others-only trematode"
    assert table.why(f"{play} a c") == "one-other trematode"
    assert table.why(f"{play} a") == "needs-two trematode"
    assert table.why(f"{play} a a") == "itself"


def test_no_power_of_another_card_removes_it() -> None:
    """TRE-2, TAI-2, MET-2."""
    pair = "animals: {a: {t: [TailLoss, Metamorphosis]}, b: {}}, pairs: [[Trematode, a, b]]"
    table = Table(f"active: P2, P1: {{animals: {{p: {{t: [Carnivorous]}}}}}}, P2: {{{pair}}}", FLY)
    assert table.why("metamorphose a trematode b") == "keeps trematode"
    table.play("end", "attack p a")
    assert table.options == ["drop tail-loss", "drop metamorphosis"]


def test_it_goes_with_one_of_the_two() -> None:
    """TRE-2, X-13."""
    holds(
        """
        setup: {P1: {animals: {p: {t: [Carnivorous]}}},
            P2: {animals: {a: {t: [Burrowing], food: 1}, b: {}}, pairs: [[Trematode, a, b]]}}
        steps:
          - {by: P1, do: attack, with: p, target: b}
        expect: {a: {need: 1, fed: true}, b: gone, discard: {P2: 2}}
        """,
        FLY,
    )


def test_it_lies_between_the_same_two_once_but_with_others_again() -> None:
    """TRE-3, PAI-1."""
    table = Table(
        "phase: development, P1: {hand: [Trematode/Fat]}, P2: {animals: {a: {}, b: {}, c: {}}, "
        "pairs: [[Trematode, a, b]]}",
        FLY,
    )
    assert table.why("play trematode/fat-tissue as trematode on b a") == "same-pair trematode"
    table.play("play trematode/fat-tissue as trematode on b c")
    assert [table[name].need for name in "abc"] == [2, 3, 2]


def test_regeneration_bears_none() -> None:
    """REG-1: it raises the need."""
    table = Table(
        "phase: development, P1: {hand: [Trematode/Fat]}, P2: {animals: {a: {}, b: {t: [Regeneration]}}}",
        "base+ttf+cont",
    )
    assert table.why("play trematode/fat-tissue as trematode on a b") == "raises-need trematode"


def test_paralysis_of_one_switches_it_off_on_both_and_it_stays() -> None:
    """CNI-3, TRE-2, MET-7 (Q38): being off does not let it be shed."""
    table = Table(
        "map: false, P1: {animals: {p: {t: [Carnivorous]}, q: {t: [Metamorphosis], food: 2}}, "
        "pairs: [[Trematode, p, q]]}, P2: {animals: {x: {t: [Cnidocytes]}}}",
        "base+ttf+cont",
    ).play("attack p x")
    assert (table["p"].need, table["q"].need, table["q"].food) == (1, 1, 1)
    table = Table(
        "map: false, P1: {animals: {p: {paralysed: true}, q: {t: [Metamorphosis]}}, pairs: [[Trematode, p, q]]}",
        "base+ttf+cont",
    )
    assert table.options == ["metamorphose q metamorphosis", "end"]
    assert table.why("metamorphose q trematode p") == "keeps trematode"
