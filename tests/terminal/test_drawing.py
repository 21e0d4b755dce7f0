"""The table as it is drawn: a few pieces to the letter, and every kind of position in words."""

import io

import pytest
from rich.console import Console

import fittest
from fittest.kernel.chance import Chance
from fittest.kernel.game import Game
from fittest.kernel.message import Message
from fittest.kernel.play import play_on
from fittest.kernel.view import question_for
from fittest.terminal.drawings import drawing_of
from fittest.terminal.drawings.base import Pen
from fittest.terminal.plain.menu import Menu
from fittest.texts import LANGUAGES, render
from tests.terminal.plain.harness import RAW


def drawn(game: Game, seat: int | None, language: str = "en") -> str:
    output = io.StringIO()
    view = game.view(seat)
    drawn = drawing_of(view.game).table(view, Pen(language))
    Console(file=output, width=110, markup=False, highlight=False).print(drawn)
    return "\n".join(line.rstrip() for line in output.getvalue().splitlines())


def position(ruleset: str = "evolution", **setup: object) -> Game:
    return fittest.load({"ruleset": ruleset, "setup": setup})


def test_food_fat_pairs_and_states() -> None:
    game = position(
        bank=2,
        P1={
            "animals": {
                "a": {"t": ["Carnivorous", "FatTissue", "FatTissue"], "food": 1, "fat": 1},
                "b": {"t": ["Big"], "food": 2},
                "c": {},
            },
            "pairs": [["Symbiosis", "b", "c"], ["Cooperation", "a", "b"]],
            "hand": ["Running", "Running", "Big/Carnivorous"],
        },
        P2={"animals": {"d": {"t": ["Parasite"]}}},
    )
    assert (
        drawn(game, 0)
        == """\
Turn 1, feeding
Food bank 2 ●●   Deck 20

P1 (you)   14 points · 3 cards in hand · 0 discarded · first player
    #1  ●○◇◆  Carnivorous, Fat Tissue, Fat Tissue, Cooperation with #2  (Swimming)
    #2  ●●    Big, Symbiosis: guards #3, Cooperation with #1  (Swimming)
    #3  ○     Symbiosis: guarded by #2  (Swimming)

P2   5 points · 0 cards in hand · 0 discarded
    #4  ○○○  Parasite

Your hand: Running ×2 | Big/Carnivorous"""
    )


def test_others_see_no_hand_and_no_card_under_an_animal() -> None:
    game = position(bank=1, P1={"animals": {"a": {}}, "hand": ["Running"]}, P2={"animals": {"b": {}}})
    for seat in (1, None):
        shown = drawn(game, seat)
        assert "Running" not in shown
        assert "    #1  ○  –\n" in shown
    assert "Your hand" not in drawn(game, None)


def test_the_map_in_russian() -> None:
    game = position(
        "base+cont",
        bank={"L": 1, "G": 0, "O": 3},
        P1={"animals": {"a": {"at": "O"}, "b": {"t": ["Hibernation"], "at": "L"}}},
        P2={"animals": {"c": {"at": "G"}}},
    )
    shown = drawn(game, 0, "ru")
    assert "Лавразия 1 ●   Гондвана 0    Океан 3 ●●●   В колоде: 20" in shown
    assert "#2  Лавразия  ○  Спячка" in shown
    assert shown.index("#2  Лавразия") < shown.index("#1  Океан")


CASES = [
    ("evolution+time-to-fly+continents+gift", 4),
    ("cataclysm+extra", 3),
    ("seasons+reserve", 4),
    ("mutations+divergence+borrowed", 3),
    ("dinosaurs+scarce-genes", 3),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("ruleset", "players"), CASES)
def test_every_position_is_drawn_in_words(ruleset: str, players: int, language: str) -> None:
    game, chance = fittest.new(ruleset, players=players, seed=2), Chance(9)
    while game.decision is not None:
        for seat in (game.decision.seat, None):
            assert RAW.findall(drawn(game, seat, language)) == []
        play_on(game, chance, 40)
    assert RAW.findall(drawn(game, 0, language)) == []


@pytest.mark.parametrize(("ruleset", "players"), CASES)
def test_a_menu_offers_every_option_once_by_number_and_by_text(ruleset: str, players: int) -> None:
    game, chance = fittest.new(ruleset, players=players, seed=2), Chance(9)
    while (decision := game.decision) is not None:
        question = question_for(game, decision.seat)
        assert question is not None
        menu = Menu(question.choices, "ru", drawing_of(game.view(None).game))
        assert sorted(c.text for c in menu.choices) == sorted(o.text for o in decision.options)
        for number, choice in enumerate(menu.choices, start=1):
            assert menu.find(str(number)) is choice
            assert menu.find(choice.text) is choice
        play_on(game, chance, 25)


def test_a_menu_numbers_what_it_shows_in_order() -> None:
    game = fittest.new("evolution+continents", players=2, seed=3)
    play_on(game, Chance(1), 12)
    assert game.decision is not None
    question = question_for(game, game.decision.seat)
    assert question is not None
    menu = Menu(question.choices, "en", drawing_of("evolution"))
    output = io.StringIO()
    Console(file=output, width=60, markup=False, highlight=False).print(menu.draw())
    lines = output.getvalue().splitlines()
    assert max(len(line) for line in lines) <= 60
    words = [int(word) for line in lines for word in line.split() if word.isdigit()]
    assert words == list(range(1, len(menu.choices) + 1))
    last = menu.choices[-1]
    assert render(Message(last.label.key, last.label.args), "en") in output.getvalue()
