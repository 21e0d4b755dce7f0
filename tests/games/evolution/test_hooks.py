"""What a trait may answer is a closed list; a word that is not in it is a mistake that stops the import."""

import os

import pytest

from fittest.games.evolution import trait
from fittest.games.evolution.trait import HOOKS, TRAITS, Hooks, Trait, traits_in
from fittest.kernel.state import fields


class Plain(Trait):
    id = 0


class Odd(Plain):
    def sheilds(self) -> bool:
        return True


@pytest.mark.skipif(os.environ.get("FITTEST_EXPECT") == "compiled", reason="compiled traits are not extended")
@pytest.mark.parametrize(
    ("kind", "said"), [(Odd, r"hooks that there are not: \['sheilds'\]"), (Plain, "no trait answers")]
)
def test_a_hook_that_is_none_or_that_nobody_answers_stops_the_import(
    kind: type[Trait], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for table in ("TRAITS", "CLOSES"):
        monkeypatch.setattr(trait, table, [])
    monkeypatch.setattr(trait, "HOOKS", Hooks())
    monkeypatch.setattr(trait, "STACKED", -1)
    with pytest.raises(AssertionError, match=said):
        trait.register([kind()])


def test_every_hook_is_answered_by_those_whose_class_says_so() -> None:
    for hook in fields(HOOKS):
        assert traits_in(getattr(HOOKS, hook)), hook
    fat = [each for each in TRAITS if each.stores]
    assert [type(each).__name__ for each in fat] == ["FatTissue"]
    assert list(traits_in(HOOKS.stores)) == fat
