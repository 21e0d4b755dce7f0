"""Neoplasm: it climbs through the traits, switching them off, and kills at the top. [NEO-1 … NEO-7]"""

import pytest

from fittest.games.evolution.ids import NEOPLASM, TRAIT, YELLOW
from fittest.kernel.view import log_lines
from tests.games.evolution.expansions.helpers import Table, holds

ALL = "base+ttf+cont+gift"


def test_only_on_others_and_only_once() -> None:
    """NEO-1, DEV-5, DEV-6."""
    table = Table(
        "phase: development, P1: {hand: [Neoplasm/Swimming], animals: {a: {}}}, "
        "P2: {animals: {b: {}, c: {t: [Neoplasm, Big]}}}",
        ALL,
    )
    text = "play neoplasm/swimming as neoplasm on"
    assert table.why(f"{text} a") == "others-only neoplasm"
    assert table.why(f"{text} c") == "duplicate neoplasm"
    assert f"{text} b" in table.options


def test_it_lies_below_everything_and_later_traits_on_top() -> None:
    """NEO-1."""
    holds(
        """
        setup: {phase: development, P1: {hand: [Neoplasm/Swimming]},
            P2: {hand: [Running], animals: {b: {t: [Big, Piracy]}}}}
        steps:
          - {by: P1, do: play, card: Neoplasm/Swimming, use: Neoplasm, target: b}
          - {by: P2, do: play, card: Running, target: b}
        expect: {b: {t: [Neoplasm, Big, Piracy, Running], active: [Big, Piracy, Running]}}
        """,
        ALL,
    )


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("Neoplasm, Big, Running", "Big, Neoplasm, Running"),
        ("Big, Neoplasm, Running, Piracy", "Big, Running, Neoplasm, Piracy"),
        ("Neoplasm, FatTissue, FatTissue", "FatTissue, Neoplasm, FatTissue"),
        ("Neoplasm, Big", ""),
        ("Neoplasm", ""),
        ("Big, Neoplasm, Running", ""),
    ],
)
def test_it_climbs_each_bank_phase(before: str, after: str) -> None:
    """NEO-2."""
    wanted = f"{{t: [{after}]}}" if after else "gone"
    holds(
        f"""
        setup: {{phase: bank, P1: {{animals: {{a: {{t: [{before}]}}}}}}, P2: {{animals: {{x: {{}}}}}}}}
        steps: [{{do: bank, dice: {{L: [1], G: [1]}}}}]
        expect: {{a: {wanted}}}
        """,
        ALL,
    )


def test_pair_traits_are_skipped_and_act() -> None:
    """NEO-3."""
    holds(
        """
        setup: {phase: bank, bank: 3, P1: {animals: {a: {t: [Neoplasm, Big, Running]}, b: {}},
            pairs: [[Cooperation, a, b]]}, P2: {animals: {x: {}}}}
        steps:
          - {do: bank, dice: {L: [3], G: [1]}}
          - {by: P1, do: take, animal: a}
        expect: {a: {food: 1, fed: true, need: 1}, b: {food: 1}}
        """,
        ALL,
    )


def test_shells_fall_and_links_tear_when_it_kills() -> None:
    """NEO-2, SHE-3, PAI-2; SCA-3: no carrion."""
    holds(
        """
        setup: {phase: bank, P1: {animals: {a: {t: [Shell, Neoplasm, Running]}, b: {}},
            pairs: [[Cooperation, a, b]]}, P2: {animals: {s: {t: [Scavenger]}}}}
        steps: [{do: bank, dice: {L: [1], G: [1]}}]
        expect: {a: gone, b: {traits: 0}, centre: [Shell], s: {food: 0}, discard: {P1: 4}}
        """,
        ALL,
    )


@pytest.mark.parametrize(
    ("drop", "active", "need"),
    [("Neoplasm", ["Big", "TailLoss"], 2), ("Big", ["TailLoss"], 1), ("TailLoss", None, 0)],
)
def test_a_tail_may_wake_or_kill(drop: str, active: list[str] | None, need: int) -> None:
    """NEO-4, NEO-5 (Q23)."""
    wanted = "gone" if active is None else f"{{active: {active}, need: {need}}}"
    holds(
        f"""
        setup: {{P1: {{animals: {{p: {{t: [Carnivorous]}}}}}},
            P2: {{animals: {{a: {{t: [Big, Neoplasm, TailLoss]}}}}}}}}
        steps:
          - {{by: P1, do: attack, with: p, target: a}}
          - {{by: P2, do: react, animal: a, use: TailLoss, drop: {drop}}}
        expect: {{p: {{food: 1}}, a: {wanted}}}
        """,
        ALL,
    )


def test_a_dropped_pair_trait_kills_nobody() -> None:
    """NEO-3, NEO-5."""
    holds(
        """
        setup: {P1: {animals: {p: {t: [Carnivorous]}}},
            P2: {animals: {a: {t: [Big, Neoplasm, TailLoss]}, b: {}}, pairs: [[Cooperation, a, b]]}}
        steps:
          - {by: P1, do: attack, with: p, target: a}
          - {by: P2, do: react, animal: a, use: TailLoss, drop: Cooperation}
        expect: {a: {t: [Big, Neoplasm, TailLoss], traits: 3}, p: {food: 1}}
        """,
        ALL,
    )


def test_one_that_came_by_recombination_counts_as_just_played() -> None:
    """NEO-5, NEO-6: no loss of this turn kills; the next bank phase does."""
    table = Table(
        "deck: 20, bank: 0, map: false, P1: {animals: {p: {t: [Carnivorous]}, q: {t: [Carnivorous]}}}, "
        "P2: {animals: {a: {t: [Neoplasm, Running], food: 1}, b: {t: [TailLoss, Piracy], food: 1}}, "
        "pairs: [[Recombination, a, b]]}, active: P2",
        ALL,
    )
    table.play("recombine a neoplasm b piracy", "end", "attack p b", "drop tail-loss")
    assert [card & TRAIT for card in table["b"].cards] == [NEOPLASM]
    assert table.game.check_invariants() == []
    before = len(table.game.events)
    while not table.is_gone("b"):
        table.play(table.options[-1])
    told = [line.text.key for line in log_lines(table.game, None, before)]
    assert told.index("event-turn") < told.index("event-died-of")


def test_recombination_may_kill_who_gives() -> None:
    """NEO-5, NEO-6: a gives its last trait above and gets one that clashes."""
    holds(
        """
        setup: {P1: {animals: {a: {t: [Running, Neoplasm, Piracy]}, b: {t: [Running, Big]}},
            pairs: [[Recombination, a, b]]}, P2: {}}
        steps: [{by: P1, do: recombine, give: {a: Piracy, b: Running}}]
        expect: {a: gone, b: {t: [Big, Piracy], traits: 2}}
        """,
        ALL,
    )


def test_what_is_switched_off_bars_weighs_and_scores() -> None:
    """NEO-7, DEV-6, DEV-7, FLY-2, END-7 (Q12)."""
    table = Table(
        "phase: development, P1: {hand: [Running, Big/Carnivorous], animals: {a: {t: [Running, "
        "Scavenger, Neoplasm, Piracy]}}}",
        ALL,
    )
    assert table.why("play running on a") == "duplicate running"
    assert table.why("play big/carnivorous as carnivorous on a") == "excluded scavenger"
    assert table.game.scores[0] == 6


def test_a_switched_off_fat_tissue_holds_and_gives_nothing() -> None:
    """NEO-2, FAT-2, FAT-3: its yellow token lies idle."""
    table = Table("bank: 3, P1: {animals: {a: {t: [FatTissue, Neoplasm, FatTissue, Big], fat: 2}}}", ALL)
    assert table.offered("convert") == ["convert a 1"]
    assert table.why("convert a 2") == "no-fat"


def test_the_owner_picks_the_card_for_the_yellow_token() -> None:
    """FAT-2: it matters, because the lower one is switched off first."""
    table = Table("bank: 3, P1: {animals: {a: {t: [Neoplasm, FatTissue, FatTissue], food: 1}}}", ALL).play(
        "feed a"
    )
    assert table.options == ["stow 2", "stow 3"]


def test_a_parasite_switched_off_needs_nothing() -> None:
    """NEO-2: the need falls."""
    holds(
        """
        setup: {phase: bank, P1: {animals: {a: {t: [Neoplasm, Parasite, Big]}}}, P2: {animals: {x: {}}}}
        steps: [{do: bank, dice: {L: [1], G: [1]}}]
        expect: {a: {need: 2, active: [Big]}}
        """,
        ALL,
    )


def test_the_owner_picks_the_card_that_gives_its_fat() -> None:
    """FAT-3: tokens lie on cards, and which of them stays matters with Neoplasm about."""
    setup = "P1: {animals: {a: {t: [Big, FatTissue, FatTissue, FatTissue, Parasite], fat: 3}}}"
    table = Table(setup, "base+cont").play("convert a 2")
    assert table.options == ["unstow 2", "unstow 3", "unstow 4"]
    table.play("unstow 4")
    assert table.options == ["unstow 2", "unstow 3"]
    table.play("unstow 2")
    assert table["a"].food == 2
    assert [card & YELLOW != 0 for card in table["a"].cards] == [False, False, True, False, False]


@pytest.mark.parametrize(("ruleset", "count"), [("base+cont", 3), ("base", 2)])
def test_nobody_is_asked_where_it_is_all_the_same(ruleset: str, count: int) -> None:
    """FAT-3: all of them, or a deck without Neoplasm."""
    setup = "P1: {animals: {a: {t: [Big, FatTissue, FatTissue, FatTissue, Parasite], fat: 3}}}"
    table = Table(setup, ruleset).play(f"convert a {count}")
    assert table["a"].food == count
    assert table.options == ["end"]


def test_fat_on_a_card_that_is_off_waits() -> None:
    """NEO-7, FAT-3 (Q39): neither turned into food nor lost; and the card takes no other token."""
    table = Table(
        "bank: 0, map: false, P1: {animals: {a: {t: [FatTissue, Big, Neoplasm, Metamorphosis, Running], fat: 1}}}, P2: {}",
        ALL,
    )
    assert table.why("convert a 1") == "switched-off fat-tissue"
    assert table.game.empty_fat(table["a"]) == 0
    table.play("metamorphose a neoplasm", "end", "end")
    assert (table["a"].need, table["a"].food) == (2, 1)
    table.play("convert a 1")
    assert table["a"].food == 2
