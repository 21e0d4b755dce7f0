"""What a trait may answer is a closed list; a word that is not in it is a mistake that stops the import."""

import subprocess
import sys

import pytest

from fittest.games.evolution.trait import HOOKS, TRAITS, traits_in
from fittest.kernel.state import fields

MISSPELT = """
from fittest.games.evolution import trait
class Odd(trait.Trait):
    id = 0
    def sheilds(self, game, hunter, prey, ambush):
        return True
trait.register([Odd()])
"""
UNANSWERED = """
from fittest.games.evolution import trait
class Plain(trait.Trait):
    id = 0
    def shields(self, game, hunter, prey, ambush):
        return True
trait.register([Plain()])
"""


@pytest.mark.parametrize(
    ("code", "said"), [(MISSPELT, "hooks that there are not: ['sheilds']"), (UNANSWERED, "no trait answers")]
)
def test_a_hook_that_is_none_or_that_nobody_answers_stops_the_import(code: str, said: str) -> None:
    # The module is loaded anew, without the traits that are registered with it.
    new = "import sys, fittest.games.evolution.ids\nsys.modules.pop('fittest.games.evolution.trait')\n"
    interpreted = pytest.importorskip("fittest.games.evolution.trait").__file__.endswith(".py")
    if not interpreted:
        pytest.skip("compiled classes cannot be extended")
    run = subprocess.run([sys.executable, "-c", new + code], capture_output=True, text=True, check=False)
    assert said in run.stderr


def test_every_hook_is_answered_by_those_whose_class_says_so() -> None:
    for hook in fields(HOOKS):
        assert traits_in(getattr(HOOKS, hook)), hook
    fat = [trait for trait in TRAITS if trait.stores]
    assert [type(trait).__name__ for trait in fat] == ["FatTissue"]
    assert traits_in(HOOKS.stores) == fat
