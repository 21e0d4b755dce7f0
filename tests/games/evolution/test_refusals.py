"""Questions in the middle of things refuse wrong answers with the right reason, in both languages."""

import pytest

from fittest.games.evolution.reasons import KEYS, as_message, because
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
    for kind, key in enumerate(KEYS):
        if key:
            words = render(as_message(because(kind, 3)), language)
            assert words != key
            assert "{" not in words
            assert words.endswith(".")
