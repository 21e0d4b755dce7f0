"""Feeding: FED-1 to FED-13."""

import pytest

from fittest.kernel.view import log_lines
from tests.games.evolution.helpers import Table, holds


def test_fed_1_at_most_one_main_action() -> None:
    table = Table(
        "bank: 3, P1: {animals: {a: {t: [Grazing]}, c: {t: [Carnivorous]}, f: {t: [FatTissue], fat: 1}}}, P2: {animals: {x: {}}}"
    )
    table.play("feed a")
    assert table.options == ["graze a", "end"]
    assert table.why("feed c") == "main-spent"
    assert table.why("attack c x") == "main-spent"
    assert table.why("convert f 1") == "main-spent"


def test_fed_2_free_uses_before_and_after_the_main_action_and_with_an_empty_bank() -> None:
    table = Table(
        "bank: 1, P1: {animals: {p: {t: [Piracy]}, q: {t: [Piracy]}, h: {t: [Hibernation]}}}, P2: {animals: {x: {t: [Parasite], food: 2}}}"
    )
    table.play("pirate p x", "feed q", "hibernate h")
    assert list(table.game.bank) == [0]
    assert table.options == ["end"]


def test_fed_3_the_duty_to_take() -> None:
    table = Table("bank: 1, P1: {animals: {a: {}, g: {t: [Grazing], food: 1}}}, P2: {animals: {x: {}}}")
    assert table.why("end") == "duty"
    table.play("graze g")
    assert table.options == ["end"]


def test_fed_3_another_main_action_fulfils_it() -> None:
    table = Table("bank: 9, P1: {animals: {a: {}, c: {t: [Carnivorous]}}}, P2: {animals: {x: {}}}").play(
        "attack c x"
    )
    assert table.options == ["end"]


def test_fed_3_not_binding_for_the_full_and_the_blocked() -> None:
    table = Table(
        "bank: 9, P1: {animals: {s: {t: [Hibernation], asleep: true, food: 0}, f: {food: 1}, g: {t: [FatTissue], food: 1, fat: 1}}}, P2: {animals: {x: {}}}"
    )
    assert table.options == ["end"]
    assert table.why("feed f") == "full"
    assert table.why("feed x") == "not-yours"
    assert table.why("feed 99") == "no-animal"
    assert table.why("pass") == "not-now"


def test_fed_4_free_choice_of_the_animal() -> None:
    table = Table("bank: 1, P1: {animals: {a: {}, f: {t: [FatTissue], food: 1}}}")
    assert table.options == ["feed a", "feed f"]


def test_fed_5_a_pass_is_not_final_and_a_lap_of_passes_ends_the_phase() -> None:
    table = Table(
        "P1: {animals: {c: {t: [Carnivorous]}}}, P2: {animals: {x: {}, d: {t: [Carnivorous]}}}, P3: {animals: {y: {}}}"
    )
    table.play("end", "attack d y", "end", "end")
    assert table.seat == "P1"
    table.play("attack c x", "end", "end", "end")
    assert table.seat == "P1"
    table.play("end")
    assert table.options == ["proceed"]


def test_fed_6_what_is_left_is_thrown_away() -> None:
    table = Table("bank: 4, P1: {animals: {a: {food: 1}}}, P2: {animals: {x: {food: 1}}}").play("end", "end")
    assert list(table.game.bank) == [0]


def test_fed_8_becoming_fat_is_receiving() -> None:
    holds("""
setup: {bank: 2, P1: {animals: {f: {t: [FatTissue], food: 1}, b: {}, c: {}}, pairs: [[Cooperation, f, b], [Communication, f, c]]}, P2: {}}
steps: [{by: P1, do: take, animal: f}]
expect: {f: {fat: 1}, b: {food: 1}, c: {food: 1}, bank: 0}
""")


def test_fed_9_only_tokens_of_the_bank_trigger_communication() -> None:
    holds("""
setup: {bank: 5, P1: {animals: {c: {t: [Carnivorous]}, s: {t: [Scavenger]}, m: {}, n: {}}, pairs: [[Communication, c, m], [Communication, s, n]]}, P2: {animals: {x: {}}}}
steps: [{by: P1, do: attack, with: c, target: x}]
expect: {c: {food: 2}, s: {food: 1}, m: {food: 0}, n: {food: 0}, bank: 5}
""")


def test_fed_10_sharing_comes_before_anything_else() -> None:
    table = Table(
        "bank: 5, P1: {animals: {a: {t: [Grazing]}, b: {t: [Piracy]}, c: {}}, pairs: [[Cooperation, a, b], [Communication, a, c]]}, P2: {animals: {x: {t: [Big], food: 1}}}"
    )
    table.play("feed a")
    assert table.options == ["share communication a c", "share cooperation a b"]
    assert table.why("graze a") == "answer-first"
    assert table.why("pirate b x") == "answer-first"
    assert table.why("end") == "answer-first"


def test_fed_10_the_owner_sets_the_order() -> None:
    """The last red serves whom he likes."""
    for first, other in (("b", "c"), ("c", "b")):
        table = Table(
            "bank: 2, P1: {animals: {a: {}, b: {}, c: {}}, pairs: [[Communication, a, b], [Communication, a, c]]}"
        )
        table.play("feed a", f"share communication a {first}")
        assert (table[first].food, table[other].food) == (1, 0)
        assert [link.used for link in table.game.links].count(False) == 1


def test_fed_11_colour_never_matters() -> None:
    holds("""
setup: {bank: 2, P1: {animals: {p: {t: [Piracy, Big]}}}, P2: {animals: {x: {t: [Big], food: 1}}}}
steps:
  - {by: P1, do: take, animal: p}
  - {by: P1, do: pirate, animal: p, from: x}
expect: {p: {food: 2, fed: true}}
""")


def test_fed_12_not_on_others_goes() -> None:
    table = Table("bank: 2, P1: {animals: {a: {}}}, P2: {animals: {g: {t: [Grazing, Hibernation]}}}")
    assert table.why("graze g") == "not-yours"
    assert table.why("hibernate g") == "not-yours"


def test_fed_13_a_falling_need_makes_no_fat() -> None:
    holds("""
setup: {P1: {animals: {c: {t: [Carnivorous]}}}, P2: {animals: {x: {t: [TailLoss, Parasite, FatTissue], food: 2}}}}
steps:
  - {by: P1, do: attack, with: c, target: x}
  - {by: P2, do: react, animal: x, use: TailLoss, drop: Parasite}
expect: {x: {need: 1, fed: true, fat: 0}}
""")


def test_trn_2_who_cannot_act_is_skipped() -> None:
    game = Table(
        "bank: 4, P1: {animals: {a: {t: [Big]}}}, P2: {animals: {x: {food: 1}}}, P3: {animals: {y: {}, z: {}}}"
    ).game
    game.stepwise = False
    game.apply("feed 1")
    assert game.decision is not None
    assert game.decision.seat == 2


def test_fed_13_a_tail_sheds_surplus_tokens_for_good() -> None:
    """Q37: they are not stored, and do not come back."""
    table = Table(
        "active: P2, P1: {animals: {a: {t: [Parasite, TailLoss, FatTissue], food: 2}}}, P2: {animals: {p: {t: [Carnivorous]}}}"
    ).play("attack p a", "drop parasite")
    assert (table["a"].food, table["a"].need) == (1, 1)
    assert table.game.empty_fat(table["a"]) == 1
    told = [line.text for line in log_lines(table.game, None, 0)]
    assert ("event-surplus", 1) in [(text.key, text.args.get("count")) for text in told]


@pytest.mark.parametrize(
    ("setup", "moves", "name"),
    [
        (
            "P1: {animals: {p: {t: [Carnivorous]}}}, P2: {animals: {a: {food: 3}, b: {}, c: {}}, pairs: [[Trematode, a, b], [Trematode, a, c]]}",
            ["attack p b"],
            "a",
        ),
        ("P1: {animals: {a: {t: [Carnivorous, Big, Parasite], food: 3}}}, P2: {animals: {x: {t: [Cnidocytes]}}}", ["attack a x"], "a"),
        (
            "P1: {animals: {a: {t: [Parasite, Big], food: 4}, b: {t: [Running]}}, pairs: [[Recombination, a, b]]}, P2: {}",
            ["recombine a parasite b running"],
            "a",
        ),
    ],
    ids=["trematode", "paralysis", "recombination"],
)  # fmt: skip
def test_fed_13_whatever_made_the_need_fall(setup: str, moves: list[str], name: str) -> None:
    table = Table("map: false, " + setup, "base+ttf+cont").play(*moves)
    assert table[name].food == table[name].need
    assert table.game.check_invariants() == []
