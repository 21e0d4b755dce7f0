"""A text before it has a language: a key of the locale files, with arguments."""

from typing import Final, TypeAlias

Arg: TypeAlias = int | str | list[str]


class Message:
    """`key` names a Fluent message. An argument that begins with `@` is itself a key
    (or several with `/` between them)."""

    __slots__ = ("args", "key", "quiet")

    def __init__(self, key: str, args: dict[str, Arg] | None = None, quiet: bool = False) -> None:
        self.key: Final = key
        """Of the text in the locale files."""
        self.args: Final[dict[str, Arg]] = {} if args is None else args
        """What the text names."""
        self.quiet: Final = quiet
        """It goes without saying, where a story is told as it happens."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Message({self.key!r}, {self.args!r})"

    def __reduce__(self) -> tuple[object, ...]:
        # Compiled classes are not picklable by themselves, and refusals travel between processes.
        return (Message, (self.key, self.args, self.quiet))

    def to_json(self) -> dict[str, object]:
        """Key and arguments as JSON data."""
        return {"key": self.key, "args": self.args}
