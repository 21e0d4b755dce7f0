"""Regeneration: eaten, it leaves its traits in play and gets a new body. [REG-1 … REG-6, EXT-3]"""

import pytest

from tests.games.evolution.expansions.helpers import Table, holds

ALL = "base+ttf+cont+gift"


@pytest.mark.parametrize(
    ("traits", "reason"),
    [
        ("", ""),
        ("Running", ""),
        ("FatTissue", ""),
        ("Running, Piracy", "crowded regeneration"),
        ("Big", "raises-need big"),
        ("Parasite", "raises-need parasite"),
        ("Regeneration", "duplicate regeneration"),
    ],
)
def test_where_it_may_lie(traits: str, reason: str) -> None:
    """REG-1."""
    table = Table(
        f"phase: development, P1: {{hand: [Regeneration/Swimming], animals: {{a: {{t: [{traits}]}}}}}}", ALL
    )
    text = "play regeneration/swimming as regeneration on a"
    if reason:
        assert table.why(text) == reason
    else:
        assert text in table.options


def test_what_it_bears() -> None:
    """REG-1: one more trait that does not raise the need; pair traits count, and so do others' gifts."""
    hand = "[Big/Fat, Running, Cooperation/Fat, Swimming]"
    table = Table(
        f"phase: development, P1: {{hand: {hand}, animals: {{a: {{t: [Regeneration]}}, b: {{}}, "
        "c: {t: [Regeneration, Camouflage]}, d: {t: [Regeneration]}, e: {}}, pairs: [[Cooperation, d, e]]}, "
        "P2: {hand: [Parasite/Fat, Neoplasm/Swimming, RStrategy]}",
        ALL,
    )
    assert table.why("play big/fat-tissue as big on a") == "raises-need big"
    assert "play big/fat-tissue as fat-tissue on a" in table.options
    assert "play cooperation/fat-tissue as cooperation on a b" in table.options
    assert table.why("play running on c") == "crowded regeneration"
    assert table.why("play running on d") == "crowded regeneration"
    assert table.why("play cooperation/fat-tissue as cooperation on b c") == "crowded regeneration"
    assert table.why("play swimming on c") == "crowded regeneration"
    table.play("pass")
    assert table.why("play parasite/fat-tissue as parasite on a") == "raises-need parasite"
    assert table.why("play neoplasm/swimming as neoplasm on c") == "crowded regeneration"
    assert "play r-strategy on a" in table.options


def test_eaten_it_feeds_poisons_and_leaves_carrion() -> None:
    """REG-2, X-11, CAR-4."""
    holds(
        """
        setup: {P1: {animals: {p: {t: [Carnivorous]}, s: {t: [Scavenger]}}},
            P2: {animals: {b: {t: [Regeneration, Poisonous], food: 1}}}}
        steps: [{by: P1, do: attack, with: p, target: b}]
        expect: {p: {food: 2, poisoned: true}, s: {food: 1},
            b: {body: false, need: 0, food: 0, t: [Regeneration, Poisonous]}, discard: {P2: 1}}
        """,
        ALL,
    )


def test_a_pile_is_nothing_for_anybody() -> None:
    """REG-3."""
    table = Table(
        "bank: 3, active: P2, P1: {animals: {p: {t: [Carnivorous]}}}, P2: {animals: "
        "{b: {t: [Regeneration, Grazing], body: false}, c: {t: [Piracy]}}}",
        ALL,
    )
    assert table.why("feed b") == "no-body"
    assert table.why("graze b") == "switched-off grazing"
    assert table.why("pirate c b") == "victim-empty"
    table.play("feed c", "end")
    assert table.why("attack p b") == "no-body"


def test_no_card_can_be_laid_on_a_pile() -> None:
    """REG-3: one that found no body."""
    table = Table(
        "phase: development, deck: 0, last_turn: true, P1: {hand: [Running, Swimming, Cooperation/Fat], "
        "animals: {b: {t: [Regeneration], body: false}, c: {}}}",
        ALL,
    )
    for text in (
        "play running on b",
        "play swimming on b",
        "play cooperation/fat-tissue as cooperation on b c",
    ):
        assert table.why(text) == "no-body"


def test_the_body_comes_from_the_hand_of_the_owners_choice() -> None:
    """EXT-3, REG-4."""
    table = Table(
        "phase: extinction, deck: 20, P1: {hand: [Running, Piracy, Piracy], "
        "animals: {b: {t: [Regeneration], body: false}, "
        "c: {t: [Regeneration], body: false}}}, P2: {animals: {x: {food: 1}}}",
        ALL,
    ).play("proceed")
    assert table.options == [
        "restore b with piracy", "restore b with running", "restore c with piracy", "restore c with running"
    ]  # fmt: skip
    table.play("restore c with running")
    assert table.options == ["restore b with piracy"]


def test_or_from_the_deck_if_the_hand_is_empty() -> None:
    """EXT-3."""
    table = Table(
        "phase: extinction, deck: 20, P1: {animals: {b: {t: [Regeneration], body: false}}}, "
        "P2: {animals: {x: {food: 1}}}",
        ALL,
    ).play("proceed")
    assert table.options == ["restore b"]
    assert table.why("restore b with running") == "no-card"
    assert table.why("restore x") == "not-yours"
    table.play("restore b")
    assert len(table.game.deck) == 19


def test_nowhere_a_card() -> None:
    """REG-4, END-9: the pile lies to the end."""
    holds(
        """
        setup: {deck: 0, last_turn: true,
            P1: {animals: {b: {t: [Regeneration, Running], body: false}}}, P2: {animals: {x: {food: 1}}}}
        steps: [{do: extinction}]
        expect: {b: {body: false}, score: {P1: 2, P2: 2}, game_over: true, winner: [P1, P2]}
        """,
        ALL,
    )


def test_the_restored_animal_brings_no_card_and_needs_nothing_yet() -> None:
    """REG-4, EXT-4, RST-4."""
    holds(
        """
        setup: {deck: 20, P1: {animals: {b: {t: [Regeneration, RStrategy], body: false}, c: {food: 1}}},
            P2: {animals: {x: {food: 1}}}}
        steps: [{do: extinction}, {do: start_turn}]
        expect: {b: {body: true, food: 0}, P1_animals: 2, hand: {P1: 2, P2: 2}, newborn: none}
        """,
        ALL,
    )


@pytest.mark.parametrize(
    "cause", ["{b: {t: [Regeneration]}}", "{b: {t: [Regeneration], food: 1, poisoned: true}}"]
)
def test_no_help_against_hunger_and_poison(cause: str) -> None:
    """REG-6."""
    holds(
        f"""
        setup: {{deck: 20, P1: {{animals: {cause}}}, P2: {{animals: {{x: {{food: 1}}}}}}}}
        steps: [{{do: extinction}}]
        expect: {{b: gone, discard: {{P1: 2}}}}
        """,
        ALL,
    )


def test_its_pair_trait_waits() -> None:
    """REG-5 (Q26)."""
    holds(
        """
        setup: {bank: 2, P1: {animals: {a: {}, b: {t: [Regeneration], body: false}},
            pairs: [[Cooperation, a, b]]}, P2: {}}
        steps: [{by: P1, do: take, animal: a}]
        expect: {a: {food: 1, traits: 1}, b: {food: 0, traits: 2}}
        """,
        ALL,
    )
