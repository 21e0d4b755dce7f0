"""The one kind of question: who is asked, what about, and which answers are legal.

Inside the engine an answer is a packed integer, its *code* (`fittest.kernel.moves`). What it says depends on
the code alone, so a decision is immutable and can be shared by clones.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fittest.kernel.message import Message
from fittest.kernel.moves import Codec
from fittest.kernel.numbers import Numbers, numbers_of


class Option:
    """One legal answer; `game.apply` takes it."""

    def __init__(self, code: int, codec: Codec) -> None:
        self.code: Final = code
        """The engine's number of it."""
        self._codec: Final = codec

    @property
    def text(self) -> str:
        """What records, logs and `game.apply` call it: `attack 3 7`."""
        return self._codec.text(self.code)

    @property
    def message(self) -> Message:
        """What people read, once `fittest.texts.render` has put it in their language."""
        return self._codec.message(self.code)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.code == other.code

    def __hash__(self) -> int:
        return hash(self.code)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """A question to one seat: `options` are all legal answers, always in the same order.

    A question with one legal answer answers itself, unless it is `sealed`: then that there is only
    one answer is the seat's secret, and the seat is asked all the same. Inside the engine an option is a
    number, its code: `codes` is sorted and free of doubles. `ordered`: the codes come sorted.
    """

    def __init__(
        self,
        seat: int,
        prompt: Message,
        codes: Numbers | list[int],
        codec: Codec,
        sealed: bool = False,
        ordered: bool = False,
    ) -> None:
        own = codes if isinstance(codes, Numbers) else numbers_of(codes)
        if not ordered:
            own.sort()
        self.seat: Final = seat
        """Who is asked."""
        self.prompt: Final = prompt
        """What about; `fittest.texts.render` puts it in words."""
        self.codec: Final = codec
        """Puts codes in words; `options` do that by themselves."""
        self.sealed: Final = sealed
        """Is it a secret that there is only one answer?"""
        self.count: Final = len(own)
        """How many options there are."""
        self._codes: Final = own
        self._listed: list[int] | None = None
        self._options: list[Option] | None = None

    def code(self, index: i64) -> int:
        """The engine's number of one option."""
        return self._codes[index]

    @property
    def codes(self) -> list[int]:
        """The options as the engine's numbers."""
        if self._listed is None:
            self._listed = self._codes.all()
        return self._listed

    @property
    def options(self) -> list[Option]:
        """All legal answers."""
        if self._options is None:
            self._options = [Option(code, self.codec) for code in self.codes]
        return self._options

    @property
    def idle(self) -> int | None:
        """The index of the option that means to do nothing, if there is one."""
        for index, code in enumerate(self.codes):
            if self.codec.is_idle(code):
                return index
        return None

    def __repr__(self) -> str:
        return f"<decision of seat {self.seat}: {self.prompt.key}, {self.count} options>"
