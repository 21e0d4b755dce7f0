"""Classes that a game declares, one for each of its traits: a module is the list of what it defines."""

from types import ModuleType
from typing import Any


def classes_in(module: ModuleType, base: type[Any]) -> list[type[Any]]:
    """The subclasses of `base` in the order in which they are written, but those called `_Name`."""
    return [
        value
        for name, value in vars(module).items()
        if isinstance(value, type)
        and issubclass(value, base)
        and value.__module__ == module.__name__
        and not name.startswith("_")
    ]


def strange_names(kind: type[Any], base: type[Any]) -> list[str]:
    """What a class defines and `base` is not asked; its own helpers begin with an underscore."""
    return [name for name in vars(kind) if not name.startswith("_") and not hasattr(base, name)]
