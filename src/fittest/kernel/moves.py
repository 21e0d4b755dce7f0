"""An option, declared once: a verb and its named, bounded fields.

A game declares its moves as data:

    ANIMAL = Kind(4096, first=1)
    ACTOR = Field("animal", ANIMAL, at=42)
    FEED = MOVES.add(Verb(3, "feed", ACTOR))

From that come the packed number (`FEED.code(7)`), the check of its bounds, accessors (`ACTOR.of(code)`), the
text of records (`feed 7`) and its parser, the label that people read (`option-feed`, with `animal`), and the
index of the verb for learning environments. Fields lie where `at` says, counted from the lowest bit: options
are shown in the order of their codes, so what lies higher sorts first.

Machine integers: shifts are most of what a list of options costs.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from fittest.kernel.message import Arg, Message

VERB_AT: Final = 54
"""Above all fields; with fewer than 256 verbs every code stays below 2**62."""
ABSENT: Final = -1
"""An optional field that is left out of `Verb.code`."""
UNREAD: Final = -1
MOST_PLAYERS: Final = 8


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """What the values of a field are: whole numbers from `first` up to, but not including, `limit`."""

    def __init__(self, limit: int, first: int = 0) -> None:
        self.limit: Final = limit
        self.first: Final = first

    def write(self, value: int) -> str:
        """The value as one word of a text, or as several if it `takes_all`."""
        return str(value)

    def read(self, word: str) -> int:
        """The opposite; UNREAD for anything that `write` would not have written."""
        if word.isascii() and word.isdigit() and len(word) < 10 and str(int(word)) == word:
            return int(word)
        return UNREAD

    def argument(self, value: int) -> Arg:
        """The value as an argument of the label."""
        return value

    def takes_all(self) -> bool:
        """Is it written as all words to the end of the text?"""
        return False


class Names(Kind):
    """Values with names; labels show them as the message `label` + name. Names may be added to the list."""

    def __init__(self, names: list[str], label: str, limit: int) -> None:
        super().__init__(limit)
        self.names: Final = names
        self.label: Final = label

    def write(self, value: int) -> str:
        return self.names[value]

    def read(self, word: str) -> int:
        return self.names.index(word) if word in self.names else UNREAD

    def argument(self, value: int) -> Arg:
        return f"@{self.label}{self.names[value]}"


class Seats(Kind):
    """Players: `P2` is seat 1. Each language has its own word for that."""

    def write(self, value: int) -> str:
        return f"P{value + 1}"

    def read(self, word: str) -> int:
        return super().read(word[1:]) - 1 if word.startswith("P") else UNREAD

    def argument(self, value: int) -> Arg:
        return self.write(value)


SEAT: Final = Seats(MOST_PLAYERS)


@final
class Field:
    """A place in codes for a value of some kind; `name` is its argument in labels, `before` a word before it.

    A field that is `optional` may be absent: then neither text nor label mention it, and `of` gives the
    number before the first of its kind. If it is there, the key of the label ends with `suffix`.
    """

    def __init__(
        self, name: str, kind: Kind, at: int, before: str = "", optional: bool = False, suffix: str = ""
    ) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.before: Final = before
        self.optional: Final = optional
        self.suffix: Final = suffix
        # 0 is free to mean "none" if the values begin with 1.
        lift = 1 if optional and kind.first == 0 else 0
        bits = (kind.limit - 1 + lift).bit_length()
        self.bits: Final = bits
        self.at: Final[i64] = at
        self.lift: Final[i64] = lift
        self.mask: Final[i64] = (1 << bits) - 1

    def put(self, value: i64) -> i64:
        """The value in its place; one that has no room there is refused, not squeezed in."""
        stored = value + self.lift
        if stored & ~self.mask:
            raise self.overflow(value)
        return stored << self.at

    def of(self, code: i64) -> i64:
        return ((code >> self.at) & self.mask) - self.lift

    def is_in(self, code: i64) -> bool:
        return (code >> self.at) & self.mask != 0

    def overflow(self, value: int) -> OverflowError:
        return OverflowError(f"{self.name} of an option cannot be {value}")

    def read(self, word: str) -> int:
        value = self.kind.read(word)
        return value if self.kind.first <= value < self.kind.limit else UNREAD


def verb_number(code: i64) -> i64:
    """The number of the verb that a code begins with."""
    return code >> VERB_AT


NO_FIELDS: Final[list[Field]] = []
NO_FIELD: Final = Field("no field", Kind(1), 0)


class Verb:
    """A kind of move. `fields` stand in the order of the text.

    Verbs with the same number differ by the value `chosen` of their common field `selector`. An `idle` verb
    means to do nothing: pass, end, decline.
    """

    def __init__(
        self,
        number: int,
        word: str,
        *fields: Field,
        selector: Field | None = None,
        chosen: int = 0,
        idle: bool = False,
    ) -> None:
        self.number: Final = number
        self.word: Final = word
        self.fields: Final = fields
        self.selector: Final = selector
        self.idle: Final = idle
        self.index = -1
        head = number << VERB_AT
        mask = -1 << VERB_AT
        if selector is not None:
            head |= selector.put(chosen)
            mask |= selector.mask << selector.at
        self.head: Final[i64] = head
        self.mask: Final[i64] = mask
        places = [*fields, NO_FIELD, NO_FIELD, NO_FIELD, NO_FIELD]
        self._first: Final = places[0]
        self._second: Final = places[1]
        self._third: Final = places[2]
        self._fourth: Final = places[3]

    def code(self, a: i64, b: i64 = ABSENT, c: i64 = ABSENT, d: i64 = ABSENT) -> i64:
        """The number of this move with these values of its fields; a verb without fields is its `head`."""
        code = self.head
        if a != ABSENT:
            code |= self._first.put(a)
        if b != ABSENT:
            code |= self._second.put(b)
        if c != ABSENT:
            code |= self._third.put(c)
        if d != ABSENT:
            code |= self._fourth.put(d)
        return code

    def matches(self, code: i64) -> bool:
        return code & self.mask == self.head

    # -- in words ------------------------------------------------------------------------------

    def text(self, code: int) -> str:
        words = [self.word]
        for field in self.fields:
            if field.optional and not field.is_in(code):
                continue
            if field.before:
                words.append(field.before)
            words.append(field.kind.write(field.of(code)))
        return " ".join(words)

    def read(self, words: list[str]) -> int:
        """The code of the words after that of the verb; UNREAD if they do not have this form."""
        code: int = self.head
        place = 0
        for field in self.fields:
            if field.optional and (place == len(words) or (field.before and words[place] != field.before)):
                continue
            if field.before:
                if place == len(words) or words[place] != field.before:
                    return UNREAD
                place += 1
            if place == len(words):
                return UNREAD
            end = len(words) if field.kind.takes_all() else place + 1
            value = field.read(" ".join(words[place:end]))
            if value == UNREAD:
                return UNREAD
            code |= field.put(value)
            place = end
        return code if place == len(words) else UNREAD

    def label(self, prefix: str, code: int) -> Message:
        key = prefix + self.word
        args: dict[str, Arg] = {}
        for field in self.fields:
            if field.optional:
                if not field.is_in(code):
                    if not field.suffix:
                        # The text itself says what it is without it.
                        args[field.name] = 0
                    continue
                key += field.suffix
            args[field.name] = field.kind.argument(field.of(code))
        return Message(key, args)


@mypyc_attr(allow_interpreted_subclasses=True)
class Codec:
    """What the codes of one game say."""

    def text(self, code: int) -> str:
        raise NotImplementedError

    def parse(self, text: str) -> int:
        """The code of a well-formed text, legal or not; -1 for anything else."""
        raise NotImplementedError

    def message(self, code: int) -> Message:
        raise NotImplementedError

    def is_idle(self, code: int) -> bool:
        """Does this answer mean to do nothing: pass, end, decline?"""
        return False


class Moves(Codec):
    """All verbs of a game. `prefix` begins the keys of their labels."""

    def __init__(self, prefix: str) -> None:
        self.prefix: Final = prefix
        self.verbs: Final[list[Verb]] = []
        self._by_head: Final[dict[int, Verb]] = {}
        self._by_word: Final[dict[str, Verb]] = {}
        self._masks: Final[dict[int, int]] = {}

    def add(self, verb: Verb) -> Verb:
        taken: int = 0 if verb.selector is None else verb.mask & ~(-1 << VERB_AT)
        for field in verb.fields:
            mask = ((1 << field.bits) - 1) << field.at
            assert mask & (taken | -1 << VERB_AT) == 0, f"{verb.word}: no room for {field.name}"
            taken |= mask
        assert verb.word not in self._by_word, f"two verbs are called {verb.word}"
        assert verb.head not in self._by_head, f"{verb.word} has the number of another verb"
        known = self._masks.setdefault(verb.number, verb.mask)
        assert known == verb.mask, f"{verb.word} is told apart by another field"
        verb.index = len(self.verbs)
        self.verbs.append(verb)
        self._by_head[verb.head] = verb
        self._by_word[verb.word] = verb
        return verb

    def verb_of(self, code: int) -> Verb:
        return self._by_head[code & self._masks[verb_number(code)]]

    def text(self, code: int) -> str:
        return self.verb_of(code).text(code)

    def parse(self, text: str) -> int:
        words = text.split(" ")
        verb = self._by_word.get(words[0])
        return UNREAD if verb is None else verb.read(words[1:])

    def message(self, code: int) -> Message:
        return self.verb_of(code).label(self.prefix, code)

    def is_idle(self, code: int) -> bool:
        return self.verb_of(code).idle
