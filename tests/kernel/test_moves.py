"""A move is declared once; number, bounds, text, parser and label follow. [issue 14]"""

import pytest

from fittest.kernel.moves import UNREAD, Field, Kind, Moves, Names, Verb

ANIMAL = Kind(100, first=1)
PLACES = Names(["land", "sea"], "place-", 2)
ACTOR = Field("animal", ANIMAL, at=20)
PREY = Field("prey", ANIMAL, at=8, before="at")
GOAL = Field("place", PLACES, at=0, before="in", optional=True, suffix="-in")
FRIEND = Field("friend", ANIMAL, at=8, optional=True)
TRICK = Field("trick", Kind(4), at=30)


class Rest(Kind):
    """A number written as so many words."""

    def write(self, value: int) -> str:
        return " ".join(["and"] * value)

    def read(self, word: str) -> int:
        words = word.split(" ")
        return len(words) if set(words) == {"and"} else UNREAD

    def takes_all(self) -> bool:
        return True


def moves() -> Moves:
    made = Moves("option-")
    made.add(Verb(1, "attack", ACTOR, PREY, GOAL))
    made.add(Verb(2, "wait"))
    made.add(Verb(3, "greet", ACTOR, FRIEND))
    made.add(Verb(4, "hop", ACTOR, selector=TRICK, chosen=1))
    made.add(Verb(4, "roll", ACTOR, selector=TRICK, chosen=2))
    made.add(Verb(5, "count", Field("rest", Rest(9, first=1), at=0)))
    return made


MOVES = moves()
ATTACK, WAIT, GREET, HOP, ROLL, COUNT = MOVES.verbs


@pytest.mark.parametrize(
    ("code", "text", "key", "args"),
    [
        (ATTACK.code(3, 99), "attack 3 at 99", "option-attack", {"animal": 3, "prey": 99}),
        (
            ATTACK.code(3, 4, 0),
            "attack 3 at 4 in land",
            "option-attack-in",
            {"animal": 3, "prey": 4, "place": "@place-land"},
        ),
        (WAIT.head, "wait", "option-wait", {}),
        (GREET.code(7), "greet 7", "option-greet", {"animal": 7, "friend": 0}),
        (GREET.code(7, 8), "greet 7 8", "option-greet", {"animal": 7, "friend": 8}),
        (HOP.code(5), "hop 5", "option-hop", {"animal": 5}),
        (ROLL.code(5), "roll 5", "option-roll", {"animal": 5}),
        (COUNT.code(3), "count and and and", "option-count", {"rest": 3}),
    ],
)
def test_text_and_label_follow_from_the_declaration(
    code: int, text: str, key: str, args: dict[str, object]
) -> None:
    assert MOVES.text(code) == text
    assert MOVES.parse(text) == code
    message = MOVES.message(code)
    assert (message.key, message.args) == (key, args)
    assert [verb.word for verb in MOVES.verbs if verb.matches(code)] == [text.split(" ", maxsplit=1)[0]]
    assert MOVES.verbs[MOVES.verb_of(code).index].word == text.split(" ", maxsplit=1)[0]


@pytest.mark.parametrize(
    "text",
    [
        *("", "attack", "attack 3", "attack 3 4", "attack 0 at 4", "attack 3 at 100", "attack 03 at 4"),
        *("attack 3 at 4 in", "attack 3 at 4 in air", "attack 3 at 4 on sea", "attack 3 at 4 in sea sea"),
        *("wait 1", "greet 7 8 9", "count", "count or", "skip", "attack 3 at -4", "attack  3 at 4"),
        "attack 3 at ٣",
    ],
)
def test_only_what_is_written_is_read(text: str) -> None:
    assert MOVES.parse(text) == UNREAD


def test_fields_give_back_what_was_put() -> None:
    code = ATTACK.code(99, 1, 1)
    assert (ACTOR.of(code), PREY.of(code), GOAL.of(code)) == (99, 1, 1)
    absent = ATTACK.code(99, 1)
    assert (GOAL.of(absent), GOAL.is_in(absent), GOAL.is_in(code)) == (-1, False, True)
    assert (FRIEND.of(GREET.code(2)), FRIEND.is_in(GREET.code(2))) == (0, False)
    assert ATTACK.head | ACTOR.put(99) | PREY.put(1) | GOAL.put(1) == code


@pytest.mark.parametrize("values", [(128, 1), (1, 128), (-2, 1), (1, 1, 3), (1, 1, -3), (1, 1, 1, 1)])
def test_what_does_not_fit_is_refused(values: tuple[int, ...]) -> None:
    with pytest.raises(OverflowError):
        ATTACK.code(*values)


@pytest.mark.parametrize(
    ("verb", "fault"),
    [
        (Verb(1, "again", ACTOR), "number"),
        (Verb(6, "wait"), "two verbs"),
        (Verb(6, "crowd", PREY, FRIEND), "no room"),
        (Verb(6, "high", Field("high", ANIMAL, at=50)), "no room"),
        (Verb(4, "jump", ACTOR), "told apart"),
    ],
)
def test_a_wrong_declaration_is_refused(verb: Verb, fault: str) -> None:
    with pytest.raises(AssertionError, match=fault):
        moves().add(verb)
