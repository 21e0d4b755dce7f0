"""Questions in the middle of things refuse wrong answers with the right reason, in both languages."""

import pytest

from fittest.games.evolution.reasons import REASONS, as_message, because
from fittest.texts import LANGUAGES, render
from tests.games.evolution.helpers import Table

SEA = (
    "P1: {animals: {a: {t: [Carnivorous]}}}, "
    "P2: {animals: {f: {card: Anglerfish hidden}, d: {}, r: {t: [Running]}, g: {card: Anglerfish hidden}}}"
)


def test_who_may_show_itself() -> None:
    """ANG-2, ANG-7."""
    table = Table(SEA, "base+ttf").play("attack a d")
    assert table.seat == "P2"
    assert table.options == ["reveal f", "reveal g", "decline"]
    assert table.why("reveal d") == "not-concealed"
    assert table.why("reveal r") == "has-traits"
    assert table.why("reveal a") == "not-yours"
    assert table.why("reveal 40") == "no-animal"
    assert table.why("run") == "answer-first"


def test_what_it_ignores_must_matter() -> None:
    """ANG-3: also when it is itself the target."""
    shore = SEA.replace("[Carnivorous]", "[Carnivorous, Big]")
    for target in ("d", "f"):
        table = Table(shore, "base+ttf").play(f"attack a {target}")
        assert "reveal f ignore big" in table.options
        assert table.why("reveal f ignore carnivorous") == "not-ignorable carnivorous"
        assert table.why("reveal f") == "answer-first"


def test_an_attacked_anglerfish_must_show_itself() -> None:
    """ANG-2."""
    table = Table(SEA, "base+ttf").play("attack a f")
    assert table.options == ["reveal f"]
    assert table.why("decline") == "must-reveal"
    assert table.why("reveal g") == "must-reveal"


def test_who_may_lie_in_wait() -> None:
    """AMB-1, AMB-2."""
    table = Table(
        "bank: 3, P1: {animals: {q: {t: [Camouflage]}}}, P2: {animals: {a: {t: [Ambush, Carnivorous, SharpVision]}, "
        "b: {t: [Ambush, Carnivorous, SharpVision], food: 2}, c: {t: [Carnivorous]}, d: {t: [Ambush, Carnivorous]}, "
        "e: {t: [Ambush]}}}, P3: {animals: {f: {t: [Ambush, Carnivorous, SharpVision]}}}",
        "base+ttf",
    ).play("feed q")
    assert table.options == ["ambush a", "decline"]
    assert table.why("ambush b") == "full"
    assert table.why("ambush c") == "lacks ambush"
    assert table.why("ambush d") == "shielded camouflage"
    assert table.why("ambush e") == "lacks carnivorous"
    assert table.why("ambush f") == "not-yours"
    assert table.why("ambush a ignore camouflage") == "cannot-ignore intellect"
    assert table.why("ambush 40") == "no-animal"
    assert table.why("feed a") == "answer-first"


def test_who_may_follow() -> None:
    """CON-12."""
    table = Table(
        "P1: {animals: {m: {t: [Migration], at: L}, r: {t: [Suckerfish], at: L}, s: {t: [Suckerfish], at: G}, "
        "w: {t: [Suckerfish, Swimming], at: L}}}, P2: {animals: {u: {t: [Suckerfish], at: L}}}",
        "base+cont",
    ).play("migrate m gondwana")
    assert table.options == ["follow r", "decline"]
    assert table.why("follow s") == "not-following suckerfish"
    assert table.why("follow w") == "wrong-way swimming"
    assert table.why("follow u") == "not-yours"
    assert table.why("feed r") == "answer-first"


def test_what_is_left_of_the_prey() -> None:
    """SCA-1, SCA-2, SCA-6."""
    table = Table(
        "P1: {animals: {a: {t: [Carnivorous], at: L}, s: {t: [Scavenger], at: L}, u: {t: [Scavenger], at: L}, "
        "f: {t: [Scavenger], food: 1, at: L}, g: {t: [Scavenger], at: G}}}, "
        "P2: {animals: {x: {at: L}, v: {t: [Scavenger], at: L}}}",
        "base+cont",
    ).play("attack a x")
    assert table.options == ["scavenge s", "scavenge u"]
    assert table.why("scavenge f") == "full"
    assert table.why("scavenge g") == "apart"
    assert table.why("scavenge v") == "not-yours"
    assert table.why("scavenge a") == "lacks scavenger"


def test_wits_after_a_redirection() -> None:
    """INT-4, INT-5."""
    table = Table(
        "P1: {animals: {a: {t: [Carnivorous, Intellect]}}}, P2: {animals: {m: {t: [Mimicry]}, c: {t: [TailLoss, Piracy]}}}",
        "base+ttf",
    ).play("attack a m", "mimic c")
    assert table.options == ["ignore tail-loss", "decline"]
    assert table.why("ignore piracy") == "not-ignorable piracy"


def test_bodies_come_from_the_hand_while_there_is_one() -> None:
    """EXT-3."""
    table = Table(
        "phase: extinction, deck: 20, P1: {hand: [Running, Piracy], animals: {b: {t: [Regeneration], body: false}, y: {food: 1}}}, P2: {}",
        "base+cont",
    ).play("proceed")
    assert table.why("restore b") == "from-hand"
    assert table.why("restore y with running") == "has-body"
    assert table.why("restore b with mimicry") == "no-card"


def test_the_reserve() -> None:
    """VAR-8."""
    table = Table(
        "phase: extinction, P1: {reserve: 1, animals: {a: {t: [Big]}, f: {food: 1}, s: {}, h: {}}, pairs: [[Symbiosis, s, h]]}, P2: {animals: {x: {}}}",
        "seasons+reserve",
    ).play("proceed")
    assert table.options == ["spend a", "spend s", "decline"]
    assert table.why("spend f") == "fed-already"
    assert table.why("spend h") == "blocked symbiosis"
    assert table.why("spend x") == "not-yours"
    assert table.why("spend 40") == "no-animal"
    assert table.why("feed a") == "not-now"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    for kind, key in enumerate(REASONS.keys):
        if key:
            words = render(as_message(because(kind, 3)), language)
            assert words != key
            assert "{" not in words
            assert words.endswith(".")
