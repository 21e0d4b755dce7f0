"""What people meet says what it is; on the compiled build, too, where hatch_docs puts the docstrings in."""

import inspect

import pytest

import fittest

GAMES = [("evolution", 2), ("mutations", 2), ("dinosaurs", 3)]
KINDS = [fittest.Decision, fittest.Option, fittest.Step, fittest.Message, fittest.Game, fittest.ReplayError]


def undocumented(kind: type) -> list[str]:
    """Attributes that are set in `__init__` are no attributes of an interpreted class, or mere slots."""
    found = {name: getattr(kind, name) for name in dir(kind) if hasattr(kind, name) and name != "args"}
    told = {name: inspect.ismemberdescriptor(each) or inspect.getdoc(each) for name, each in found.items()}
    return [name for name in told if not name.startswith("_") and not told[name]]


@pytest.mark.parametrize("kind", KINDS)
def test_help_is_not_empty(kind: type) -> None:
    assert kind.__doc__
    if kind is not fittest.Game:
        assert undocumented(kind) == []


@pytest.mark.parametrize(("ruleset", "players"), GAMES)
def test_every_public_name_of_a_game_is_explained(ruleset: str, players: int) -> None:
    game = fittest.new(ruleset, players=players, seed=1)
    public = [name for name in dir(game) if not name.startswith("_")]
    assert "apply" in public
    assert "stack" not in public
    assert [name for name in public if not hasattr(game, name)] == []
    kind = type(game)
    assert kind.__doc__
    missing = [name for name in undocumented(kind) if name in public]
    assert missing == []
    assert inspect.getdoc(kind.view) == inspect.getdoc(fittest.Game.view), "as what it overrides"
    assert list(inspect.signature(game.view).parameters) == ["seat"]
