"""What a trait may answer is a closed list; a word that is not in it is a mistake that stops the import."""

import pytest

from fittest.games.mutations.traits.base import Trait, roles_of


class Odd(Trait):
    def turn_strat(self) -> None: ...


def test_a_hook_that_there_is_not_stops_the_import() -> None:
    with pytest.raises(TypeError, match="Odd answers hooks that there are not"):
        roles_of(Odd())
