"""Games and positions as text come back as they were; what is no notation is refused in a sentence."""

import contextlib
import json
import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import fittest
from fittest import notation, texts
from fittest.games.registry import FAMILIES
from fittest.notation.scanner import DEEPEST, LONGEST
from fittest.saved_games import SavedGame, Variation, saved

RULESETS = [info for family in FAMILIES for info in family.rulesets()]
NAMES = [info.name for info in RULESETS]


def played(ruleset: str, answers: int, seed: int = 5, **switches: object) -> fittest.Game:
    info = next(info for info in RULESETS if info.name == ruleset)
    game = fittest.new(ruleset, players=info.min_players, seed=seed, **switches)
    chance = random.Random(seed)
    while game.decision is not None and len(game.answers) < answers:
        game.apply(chance.randrange(game.decision.count))
    return game


@pytest.mark.parametrize("ruleset", NAMES)
def test_a_game_of_every_ruleset_comes_back(ruleset: str) -> None:
    game = played(ruleset, 150)
    kept = saved(game, ["random"] * game.players, list(range(game.players)))
    read = notation.read_game(notation.write_game(kept))
    assert read == kept
    assert read.game() == game


@pytest.mark.parametrize("ruleset", NAMES)
def test_a_position_of_every_ruleset_comes_back(ruleset: str) -> None:
    for answers in (0, 23, 150):
        game = played(ruleset, answers)
        text = notation.write_position(game)
        assert "\n" not in text
        read = notation.read_position(text)
        assert read.exact() == game.exact()
        assert read.view(0) == game.view(0)
        assert notation.write_position(read) == text
        assert len(text) < len(json.dumps(game.scenario()))
        # Both go on in the same way, and the record of the one that began here holds it all.
        for _ in range(3):
            if game.decision is not None:
                game.apply(0)
                read.apply(0)
        assert read.exact() == game.exact()
        assert fittest.replay(read.record()) == read


def test_switches_house_rules_and_large_seeds_come_back(tmp_path: Path) -> None:
    house = tmp_path / "valley.toml"
    house.write_text('ruleset = "evolution"\n[switches]\nhalf = "kind"\n[cards]\n"piracy" = 1\n')
    game = fittest.new(str(house), players=3, seed=2**128 - 1, any_numbers=True)
    for _ in range(12):
        game.apply(0)
    assert notation.read_game(notation.write_game(game)).game() == game
    position = notation.read_position(notation.write_position(game))
    assert position.exact() == game.exact()
    assert position.setup.switches == game.setup.switches
    assert position.setup.seed == game.setup.seed


def test_a_game_from_a_position_and_an_imagined_world() -> None:
    began = notation.read_position(notation.write_position(played("mutations", 9)))
    began.apply(0)
    assert notation.read_game(notation.write_game(began)).game() == began
    world = began.sample(0, 4)
    assert notation.read_position(notation.write_position(world)).exact() == world.exact()


def annotated() -> SavedGame:
    kept = saved(played("evolution", 6))
    deeper = Variation(0, ["pass"], {1: "or at once"})
    other = Variation(2, ["pass", "pass"], {0: "why not { } \\ this", 2: "so"}, [deeper])
    return msgspec.structs.replace(
        kept,
        tags={"event": 'A match [with] "quotes"; and (more)', "white": "Анна"},
        comments={0: "before", 3: "three\nlines\n", 6: "the end"},
        variations=[other, Variation(2, ["pass"])],
    )


def test_notes_come_back_from_text_and_from_a_line(tmp_path: Path) -> None:
    kept = annotated()
    text = notation.write_game(kept)
    assert notation.read_game(text) == kept
    assert list(notation.read_games(text + "\n" + text)) == [kept, kept]
    file = tmp_path / "games.jsonl"
    file.write_bytes(kept.line() * 2)
    assert list(fittest.read(file)) == [kept, kept]
    assert fittest.replay(json.loads(kept.line())) == kept.game()


def test_a_variation_is_a_game_of_its_own() -> None:
    game = played("evolution", 6)
    answers = game.record()["answers"]
    assert isinstance(answers, list)
    step = list(game.steps())[2]
    assert step.before.decision is not None
    other = next(option.text for option in step.before.decision.options if option.text != answers[2])
    kept = msgspec.structs.replace(saved(game), variations=[Variation(2, [other])])
    read = notation.read_game(notation.write_game(kept))
    assert read.game(0).record()["answers"] == [*answers[:2], other]
    with pytest.raises(fittest.BadRequest, match="variation"):
        read.game(1)
    wrong = msgspec.structs.replace(kept, variations=[Variation(2, ["dance"])])
    with pytest.raises(fittest.ReplayError, match="dance"):
        wrong.game(0)


comments = st.dictionaries(st.integers(0, 3), st.text(max_size=20).map(lambda text: text.replace("\r", "")))
answers = st.lists(
    st.text("abcdefg/-+,.0123456789", min_size=1, max_size=9).map("move {}".format), min_size=3, max_size=5
)
lines = st.recursive(
    st.builds(Variation, st.just(0), answers, comments),
    lambda inner: st.builds(Variation, st.integers(0, 2), answers, comments, st.lists(inner, max_size=2)),
    max_leaves=5,
)


def in_order(line: Variation) -> Variation:
    """Variations stand in the text where they branch off."""
    inner = sorted((in_order(each) for each in line.variations), key=lambda each: each.at)
    return msgspec.structs.replace(line, variations=inner)


@settings(max_examples=60, deadline=None)
@given(lines, st.dictionaries(st.from_regex(r"x[a-zA-Z0-9_-]{0,9}", fullmatch=True), st.text(max_size=20)))
def test_any_notes_come_back(line: Variation, tags: dict[str, str]) -> None:
    line = in_order(line)
    record = {
        "format": 1,
        "switches": {},
        "ruleset": "evolution",
        "players": 2,
        "seed": 1,
        "answers": line.answers,
    }
    kept = SavedGame(record, [], [], tags=tags, comments=line.comments, variations=line.variations)
    assert notation.read_game(notation.write_game(kept)) == kept


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_broken_text_is_refused_in_a_sentence(data: Any) -> None:
    """A few characters of a good text are replaced."""
    position = data.draw(st.booleans())
    text = POSITION if position else GAME
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text)))
        drop = data.draw(st.integers(0, 4))
        text = text[:at] + data.draw(st.text('()[]{};"\\*=- 09atPé\n', max_size=3)) + text[at + drop :]
    # Nothing but a refusal may be raised.
    with contextlib.suppress(fittest.FittestError):
        if position:
            notation.read_position(text)
        else:
            for game in notation.read_games(text):
                game.game()


GAME = notation.write_game(annotated())
POSITION = notation.write_position(played("evolution", 9))
START = '[fittest 1]\n[ruleset "evolution"]\n[players 2]\n[seed 1]\n\n'

BAD_GAMES = {
    "": "0 games",
    GAME + GAME: "2 games",
    "1. pass;": "begins with the tag",
    "[fittest 1": "a tag is written",
    "[fittest]": "a tag is written",
    "[fittest 1]\n[fittest 1]": 'Line 2: the tag "fittest" appears twice',
    "[fittest 1]\n[note 7]\n": "string in quotes",
    '[fittest 1]\n[scores "x"]\n': "result",
    START + "pass": "Line 6: an answer",
    START + ";": "Line 6: an answer",
    START + "{open": "Line 6: the comment",
    START + "(pass;)": "Line 6: a variation",
    START + "pass; ()": "Line 6: a variation",
    START + "pass; (pass;": "Line 6: the variation that begins here",
    START + "pass; )": "no variation is open",
    START + "pass; " + "(pass; " * (DEEPEST + 1): f"nested {DEEPEST} deep",
    "x" * (LONGEST + 1): f"at most {LONGEST}",
    "[fittest 1]\n[deep " + "[" * 100_000 + "]": "a tag is written",
}


@pytest.mark.parametrize(("text", "said"), BAD_GAMES.items(), ids=range(len(BAD_GAMES)))
def test_what_is_no_game(text: str, said: str) -> None:
    with pytest.raises(fittest.BadRequest) as refused:
        notation.read_game(text)
    told = str(refused.value)
    assert said.replace(str(LONGEST), "") in told.replace("4,000,000", "").replace(str(LONGEST), "")
    assert texts.render(refused.value.message, "ru") != told


HEAD = "p3 evolution 2 5 {} asked "

BAD_POSITIONS = {
    "": "A position begins",
    "p1 evolution 2 5 {} asked Evolution()": "A position begins",
    "p3 evolution 2 5 [] asked Evolution()": "A position begins",
    "p3 evolution 2 5 {} maybe Evolution()": "A position begins",
    "p3 chess 2 5 {} asked Evolution()": "chess",
    "p3 evolution 9 5 {} asked Evolution()": "players must be",
    'p3 evolution 2 5 {"switches":{"half":"who"}} asked Evolution()': "half",
    HEAD: "not understood",
    HEAD + "Dinosaurs()": "not understood",
    HEAD + "Evolution(dance=1)": "not understood",
    HEAD + "Evolution(deck=[9": "not understood",
    HEAD + "Evolution(deck=[999999*0])": "not understood",
    HEAD + "Evolution(deck=" + "[" * 99: "not understood",
    HEAD + "Evolution(deck=7)": "no such position",
    HEAD + "Evolution()": "no such position",
}


@pytest.mark.parametrize(("text", "said"), BAD_POSITIONS.items(), ids=range(len(BAD_POSITIONS)))
def test_what_is_no_position(text: str, said: str) -> None:
    with pytest.raises(fittest.FittestError) as refused:
        notation.read_position(text)
    assert said in str(refused.value)
    assert texts.render(refused.value.message, "ru") != str(refused.value)


def test_what_a_file_adds_to_a_record_is_left_out() -> None:
    kept = saved(played("evolution", 5))
    more = msgspec.structs.replace(kept, record={**kept.record, "number": 3, "wins": [1.0, 0.0]})
    assert notation.read_game(notation.write_game(more)) == kept


def test_names_of_tags_that_are_taken_are_refused() -> None:
    kept = saved(played("evolution", 1))
    for name in ("seed", "fittest", "two words", "", "scores"):
        with pytest.raises(fittest.BadRequest, match="name of a tag"):
            notation.write_game(msgspec.structs.replace(kept, tags={name: "x"}))


def test_text_stays_readable() -> None:
    text = notation.write_game(played("evolution", 40))
    assert all(len(line) <= 100 for line in text.splitlines())
    numbers = [int(word[:-1]) for word in text.split() if word[:-1].isdigit() and word.endswith(".")]
    assert all(later > earlier for earlier, later in pairwise(numbers))
