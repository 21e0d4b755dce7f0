"""State that is declared once: a class says in `__init__` which attributes it has, and the rest follows.

From that come `clone`, copying and pickling, and the exact data that is saved and loaded. Numbers, strings,
lists, vectors and other states are a state's own; whatever else it refers to (rules, a board, a question) is
shared by clones and never changes. No references to and fro, no closures.

Interpreted, `clone` goes through the attributes one by one. Compiled, that would be slow, so the build writes
each class a `clone` of its own into the sources that it compiles (`hatch_clones.py`).
"""

from typing import Any, Final, Self, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

OWN: Final = (bool, int, float, str)
VECTOR: Final[Any] = vec
"""For `isinstance`: mypyc can compile no vector of unknown items."""
Shared: TypeAlias = "vec[i64]"
"""Of an attribute: a vector that is never changed, only replaced by another. Compiled, clones share it."""
KERNEL: Final = "fittest.kernel"
IS: Final = "is"
"""In saved data: the class of a state."""


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State:
    """Can be made without arguments, to be filled in; a game is made of its setup instead."""

    def clone(self) -> Self:
        """An equal state that shares nothing changeable with this one."""
        kind = type(self)
        copy = kind.__new__(kind)
        if hasattr(kind, "__mypyc_attrs__"):
            for name in fields(self):
                setattr(copy, name, copied(getattr(self, name)))
            return copy
        if kind not in CHANGEABLE:
            fields(self)
        values = vars(copy)
        values.update(vars(self))
        for name in CHANGEABLE[kind]:
            values[name] = copied(values[name])
        return copy

    def dump(self) -> dict[str, Any]:
        """As JSON data."""
        data: dict[str, Any] = {IS: type(self).__name__}
        for name in fields(self):
            value = getattr(self, name)
            if is_own(value):
                data[name] = exact(value)
        return data

    def load(self, data: dict[str, Any], kinds: dict[str, type["State"]], spared: list[str] | None) -> None:
        """Set the attributes to what `data` says; only those `spared` may be missing, None: any. Lists and
        vectors of several numbers that are there before keep their length. Raises KeyError, TypeError or
        ValueError if that is not what `dump` writes."""
        names = {self.present_name(name): name for name in data}
        for name in fields(self):
            old = getattr(self, name)
            if not is_own(old) or (name not in names and (spared is None or name in spared)):
                continue
            new = loaded(data[names[name]], kinds, spared)
            if isinstance(old, VECTOR):
                new = vector_like(old, new)
            if type(new) is not type(old):
                raise TypeError(f"{name} cannot be {new!r}")
            if is_row(old) and len(new) != len(old):
                raise ValueError(f"{name} has {len(new)} entries instead of {len(old)}")
            setattr(self, name, new)

    def present_name(self, name: str) -> str:
        """What an attribute is called now that older data call `name`."""
        return name

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.clone()

    def __reduce__(self) -> str | tuple[Any, ...]:
        return restored, (type(self), self.dump())


def restored(kind: type[State], data: dict[str, Any]) -> State:
    state = kind()
    state.load(data, kinds_in(*package_of(state)), [])
    return state


FIELDS: Final[dict[type[State], list[str]]] = {}
CHANGEABLE: Final[dict[type[State], list[str]]] = {}
"""Those of the fields that are lists or states."""


def fields(state: State) -> list[str]:
    """The names of all attributes, whether the class is compiled or not."""
    kind = type(state)
    if kind not in FIELDS:
        # Of compiled classes mypyc keeps a list; the others have a dictionary.
        names: set[str] = {*getattr(kind, "__mypyc_attrs__", ()), *getattr(state, "__dict__", {})}
        FIELDS[kind] = sorted(names - {"__dict__"})
        CHANGEABLE[kind] = [
            name for name in FIELDS[kind] if isinstance(getattr(state, name), (list, VECTOR, State))
        ]
    return FIELDS[kind]


def copied(value: Any) -> Any:
    if isinstance(value, list):
        return [copied(each) for each in value] if value and isinstance(value[0], (list, State)) else value[:]
    if isinstance(value, VECTOR):
        return value[:]
    return value.clone() if isinstance(value, State) else value


# -- exact data --------------------------------------------------------------------------------


def is_own(value: object) -> bool:
    return isinstance(value, (*OWN, list, VECTOR, State))


def is_row(value: Any) -> bool:
    """Has it several numbers, one for each seat, place or kind?"""
    return isinstance(value, (list, VECTOR)) and len(value) > 1 and not isinstance(value[0], State)


def exact(value: Any) -> Any:
    """A value of a state as JSON data."""
    if isinstance(value, State):
        return value.dump()
    return [exact(each) for each in value] if isinstance(value, (list, VECTOR)) else value


def vector_like(old: Any, new: Any) -> Any:
    """`new`, which must be a list of numbers that fit, as a vector of the same kind as `old`."""
    if not isinstance(new, list):
        raise TypeError(f"{new!r} is no list of numbers")
    try:
        return type(old)(new)
    except OverflowError as error:
        raise ValueError(str(error)) from error


def loaded(value: Any, kinds: dict[str, type[State]], spared: list[str] | None) -> Any:
    """The opposite of `exact`; `kinds` are the classes that may come of it."""
    if isinstance(value, list):
        return [loaded(each, kinds, spared) for each in value]
    if isinstance(value, dict):
        state = kinds[value[IS]]()
        state.load(value, kinds, spared)
        return state
    if not isinstance(value, OWN):
        raise TypeError(f"{value!r} is no state")
    return value


def package_of(state: State) -> list[str]:
    """Where the classes are that it may be made of: beside it, and in the kernel."""
    return [state.__module__.rpartition(".")[0], KERNEL]


def kinds_in(*packages: str) -> dict[str, type[State]]:
    """The state classes of these packages by name."""
    found: dict[str, type[State]] = {}
    classes: list[type[State]] = [State]
    while classes:
        kind = classes.pop()
        classes.extend(kind.__subclasses__())
        # mypyc would take `kind.__module__` for an attribute of instances.
        module, name = getattr(kind, "__module__"), kind.__name__  # noqa: B009
        if module.startswith(packages):
            assert found.setdefault(name, kind) is kind, f"two classes are called {name}"
    return found


def from_first_format(data: dict[str, Any]) -> dict[str, Any]:
    """Version 0.1 wrote the generator and the frames in a way of its own, everything else by its name."""
    old = dict(data)
    chance = {IS: "Chance", "state": old.pop("chance"), "script": old.pop("script", [])}
    stack = [{IS: frame["frame"], **frame} for frame in old.pop("frames")]
    return {**old, "stack": stack, "chance": chance}


def tagged(kind: str, entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{IS: kind, **entry} for entry in entries]
