"""Line-mode games: every question can be answered, nothing typed breaks anything."""

import io
import json
from pathlib import Path

import pytest

import fittest
from fittest.bots.random import RandomBot
from fittest.kernel.game import Game
from fittest.terminal.plain.renderer import WIPE
from fittest.terminal.plain.session import Session
from fittest.texts import LANGUAGES
from tests.terminal.plain.harness import RAW, Player, renderer, said, seated

GAMES = [
    ("evolution", 2, 1, "en"),
    ("evolution+time-to-fly+continents+gift", 2, 1, "ru"),
    ("cataclysm+extra", 2, 2, "en"),
    ("seasons+reserve", 3, 1, "ru"),
    ("mutations+divergence+borrowed", 2, 1, "en"),
    ("dinosaurs", 3, 1, "ru"),
]


@pytest.mark.parametrize(("ruleset", "players", "people", "language"), GAMES)
def test_a_whole_game_is_played_in_words(ruleset: str, players: int, people: int, language: str) -> None:
    switches = {"half": "chance"} if "continents" in ruleset else {}
    game = fittest.new(ruleset, players=players, seed=4, **switches)
    output = io.StringIO()
    player = Player(output, 1)
    bots = {seat: RandomBot(seat) for seat in range(people, players)}
    session = Session(game, dict(bots), renderer(output, language), player)
    player.session = lambda: session
    session.play()
    assert game.decision is None
    shown = output.getvalue()
    assert RAW.findall(shown) == []
    assert ("Победа" if language == "ru" else "wins" if len(game.winners) == 1 else "Shared") in shown


@pytest.mark.parametrize("answer", ["1", "lay piracy", "New animal: Piracy", "  new   ANIMAL: piracy "])
def test_options_are_chosen_by_number_text_and_words(answer: str) -> None:
    game = fittest.new("evolution", players=2, seed=3)
    game.apply(0)
    said(game, 2, ["", answer])
    assert [game.codec.text(code) for code in game.answers.all()][1:] == ["lay piracy"]


NONSENSE = [
    "",
    "0",
    "-1",
    "9" * 5000,
    "٣",
    "²",
    "feed",
    "feed 99",
    "attack 1 1 ignore",
    "lay nothing",
    "\x00\x1b[2J",
    "[bold]x[/bold]",
    "{ $seat }",
    "@trait-running",
    "why",
    "why ",
    "why \x00",
    "trait",
    "trait zzz",
    "log zzz",
    "log 0",
    "log " + "9" * 5000,
    "save",
    "save /nowhere/at/all/file",
    "save \x00",
    "play " * 500,
    "🦕" * 300,
    "\ud800",
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nonsense_changes_nothing_and_is_answered(language: str) -> None:
    game = fittest.new("evolution", players=2, seed=3)
    before = game.record()
    session, typed = seated(game, 2, language, ["", *NONSENSE, "quit", ""])
    session.play()
    assert typed.waiting == []
    assert game.record() == before


def test_refusals_name_the_rule_in_both_languages() -> None:
    for language, question, reason in (
        ("en", "why attack 1 2", "You cannot do that in this phase."),
        ("ru", "почему attack 1 2", "В эту фазу так нельзя."),
    ):
        game = fittest.new("evolution", players=2, seed=3)
        assert reason in said(game, 2, ["", question], language)


def test_an_illegal_action_is_explained_without_asking_why() -> None:
    game = hungry_pair()
    shown = said(game, 2, ["", "attack 1 3"])
    assert "Camouflage protects that animal from this carnivore." in shown
    assert len(game.answers) == 0


def test_why_understands_words() -> None:
    shown = said(hungry_pair(), 2, ["", "why #1 attacks #3"])
    assert "Camouflage protects that animal from this carnivore." in shown
    shown = said(hungry_pair(), 2, ["", "почему #1 атакует #3"], "ru")
    assert "От этого хищника животное защищает свойство «Камуфляж»." in shown
    assert "That is allowed." in said(hungry_pair(), 2, ["", "why food for #1"])


def hungry_pair() -> Game:
    return fittest.load(
        {
            "ruleset": "evolution",
            "setup": {
                "bank": 3,
                "P1": {"animals": {"a": {"t": ["Carnivorous"]}, "c": {}}},
                "P2": {"animals": {"b": {"t": ["Camouflage"]}}},
            },
        }
    )


def test_help_cards_traits_rules_and_log() -> None:
    game = fittest.new("evolution+time-to-fly", players=2, seed=3, half="kind")
    shown = said(game, 2, ["", "?", "cards", "trait flight", "свойство полет", "rules", "log"])
    assert "why an action is not possible" in shown
    assert "Viviparous/Specialization B" in shown
    assert shown.count("Flight. A carnivore with as many traits, or more, cannot attack it.") == 2
    assert "Half deck: kind" in shown
    assert "Evolution + Time to Fly" in shown
    assert shown.count("is the first player.") == 2


def test_nobody_sees_anothers_hand() -> None:
    game = fittest.new("evolution", players=3, seed=8)
    output = io.StringIO()
    player = Player(output, 5)
    session = Session(game, {2: RandomBot(1)}, renderer(output, "en", terminal=True), player)
    player.session = lambda: session
    session.play()
    shown = output.getvalue()
    handed = 0
    for screen in shown.split(WIPE):
        names = {number for number in (1, 2, 3) if f"P{number}> " in screen}
        assert len(names) <= 1
        if "Nobody else should look" in screen:
            handed += 1
            assert "Your hand" not in screen
            assert "dealt" not in screen
        elif "The game is over" not in screen:
            other = {1: "P2", 2: "P1"}.get(max(names, default=0), "P9")
            assert f"{other} is dealt 6 cards:" not in screen
            assert f"{other} draws 1 card:" not in screen
            assert f"{other} (you)" not in screen
    assert handed > 10


def test_a_lone_person_is_told_what_the_bots_do() -> None:
    game = fittest.new("evolution", players=2, seed=3)
    shown = said(game, 1, ["1", "1"])
    assert "P2 plays a new animal, #1." in shown
    assert "Nobody else should look" not in shown
    assert WIPE not in shown


def test_save_and_go_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    game = fittest.new("evolution", players=2, seed=3)
    shown = said(game, 1, ["1", f"save {file}", "1", f"save {file}", "n", "quit", str(file), "y"])
    assert shown.count("Saved:") == 2
    assert "Overwrite it?" in shown
    again = fittest.replay(json.loads(file.read_text(encoding="utf-8")))
    assert again.view(0) == game.view(0)
    assert len(again.answers) == len(game.answers) > 2


def test_saving_where_one_cannot_is_said(tmp_path: Path) -> None:
    game = fittest.new("evolution", players=2, seed=3)
    shown = said(game, 1, [f"save {tmp_path}", "y", f"save {tmp_path / 'no' / 'file'}", "quit", ""])
    assert shown.count("could not be written") == 2


def test_end_of_input_leaves_the_game() -> None:
    assert said(fittest.new("evolution", players=2, seed=3), 1, []).endswith("You left the game.\n")
