"""A pending stretch of play: a phase, a hunt, an auction. Frames lie on the game's stack."""

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from fittest.kernel.decision import Decision

if TYPE_CHECKING:
    from fittest.kernel.game import Game

G = TypeVar("G", bound="Game")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[G]):
    """Plain data that can be copied and saved: every attribute is an int, a bool or a list of ints,
    and all of them stand in `FIELDS`. No references to other objects, no closures. A frame can be made
    without arguments, to be filled in by `load_frame`.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def run(self, game: G) -> Decision | None:
        """Ask, which must change nothing so that asking again gives the same question; or make
        progress (push frames, pop this one, move to the next stage) and return None."""
        raise NotImplementedError

    def answer(self, game: G, code: int) -> None:
        """Carry out an option of the decision that `run` returned."""
        raise NotImplementedError

    def waits(self, game: G) -> bool:
        """Is the next thing to happen one that a game played step by step waits for? See `Game.stepwise`."""
        return False

    def clone(self) -> "Frame[G]":
        raise NotImplementedError


def dump_frame(frame: Frame[Any]) -> dict[str, object]:
    data: dict[str, object] = {"frame": type(frame).__name__}
    for field in type(frame).FIELDS:
        value = getattr(frame, field)
        data[field] = value[:] if isinstance(value, list) else value
    return data


def load_frame(data: dict[str, object], kinds: dict[str, type[Frame[Any]]]) -> Frame[Any]:
    """The opposite of `dump_frame`; raises KeyError for an unknown frame or a missing field."""
    kind = kinds[str(data["frame"])]
    frame = kind()
    for field in kind.FIELDS:
        value = data[field]
        setattr(frame, field, value[:] if isinstance(value, list) else value)
    return frame
