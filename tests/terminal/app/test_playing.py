"""What a person can do at the table besides answering."""

import json
from pathlib import Path

import pytest
from textual.widgets import Input

import fittest
from fittest.bots.hint import Hint, Option
from fittest.bots.player_view import PlayerView
from fittest.games.registry import FAMILIES
from fittest.kernel.game import Game
from fittest.terminal.app import play_screen
from fittest.terminal.app.client import Client
from fittest.terminal.app.dialogs import Ask, Catalogue, Curtain, Page, SaveAs
from fittest.terminal.app.play_screen import PlayScreen
from fittest.terminal.choices import Entry, Group
from fittest.terminal.match import Match
from tests.terminal.app.harness import (
    LARGE,
    SMALL,
    Keys,
    asked,
    driven,
    play_by_chance,
    player,
    press,
    shown,
    taken,
    until,
)
from tests.toy.family import TOY


def meal(people: int = 2) -> Game:
    """P1 has a carnivore and another animal, P2 one that hides; there is food."""
    return fittest.load(
        {
            "ruleset": "evolution",
            "setup": {
                "bank": 3,
                "P1": {"animals": {"a": {"t": ["Carnivorous"]}, "c": {}}},
                "P2": {"animals": {"b": {"t": ["Camouflage"]}, "d": {}}},
            },
        }
    )


async def click(pilot: Keys, screen: PlayScreen, thing: str) -> None:
    await pilot.pause()
    place = screen.board.places[thing]
    border = screen.board.content_region.offset - screen.board.region.offset
    await pilot.click("#board", offset=(place.x + border.x, place.y + border.y))
    await pilot.pause()


def texts(screen: PlayScreen) -> list[str]:
    found: list[str] = []
    for row in screen.choices.rows:
        found += [row.text] if isinstance(row, Entry) else [entry.text for entry in row.entries]
    return found


def test_what_is_underlined_comes_from_the_options() -> None:
    async def steps(pilot: Keys) -> None:
        screen = await asked(pilot)
        assert {"animal:1", "animal:2", "animal:4"} <= screen.options()
        assert "animal:3" not in screen.options()

    driven(player(meal()), steps)


def test_a_click_on_an_animal_keeps_the_options_that_name_it_and_escape_takes_it_back() -> None:
    async def steps(pilot: Keys) -> None:
        screen = await asked(pilot)
        everything = texts(screen)
        await click(pilot, screen, "animal:4")
        assert texts(screen) == ["attack 1 4"]
        await pilot.press("escape")
        assert texts(screen) == everything
        await click(pilot, screen, "animal:2")
        assert texts(screen) == ["feed 2", "attack 1 2"]
        await pilot.press("1")
        await taken(pilot, screen)
        assert screen.game.codec.text(screen.game.answers.all()[0]) == "feed 2"

    driven(player(meal()), steps)


def test_a_click_on_what_cannot_be_chosen_says_why_not() -> None:
    async def steps(pilot: Keys) -> None:
        screen = await asked(pilot)
        await click(pilot, screen, "animal:3")
        assert screen.why_not
        assert texts(screen) == ["attack 1 3"]
        await pilot.press("1")
        await until(pilot, lambda: "Camouflage protects that animal" in shown(pilot))
        assert len(screen.game.answers) == 0
        await pilot.press("escape", "escape")
        assert not screen.why_not
        assert "feed 1" in texts(screen)

    driven(player(meal()), steps, LARGE)


def test_why_not_lists_only_what_is_not_legal() -> None:
    async def steps(pilot: Keys) -> None:
        screen = await asked(pilot)
        legal = set(texts(screen))
        await pilot.press("w")
        assert texts(screen)
        assert not legal & set(texts(screen))
        await pilot.press("w")
        assert set(texts(screen)) == legal

    driven(player(meal()), steps)


def test_typing_filters_and_digits_still_choose() -> None:
    async def steps(pilot: Keys) -> None:
        screen = await asked(pilot)
        await pilot.press("slash", *"attack")
        assert texts(screen) == ["attack 1 2", "attack 1 4"]
        await pilot.press("backspace", "escape")
        assert "feed 2" in texts(screen)
        await pilot.press("slash", *"food #2")
        await pilot.press("enter")
        await taken(pilot, screen)
        assert screen.game.codec.text(screen.game.answers.all()[0]) == "feed 2"

    driven(player(meal()), steps)


def test_letters_of_the_russian_keyboard_do_the_same() -> None:
    async def steps(pilot: Keys) -> None:
        screen = await asked(pilot)
        await pilot.press("ц")
        assert screen.why_not
        await pilot.press("ц", ".", *"атак")
        assert texts(screen) == ["attack 1 2", "attack 1 4"]

    driven(player(meal(), language="ru"), steps)


def test_many_options_are_groups_by_card() -> None:
    game = fittest.new("evolution", players=2, seed=3)
    while len(game.answers) < 8 or (game.decision is not None and game.decision.seat != 0):
        game.apply(0)

    async def steps(pilot: Keys) -> None:
        screen = await asked(pilot)
        group = next(row for row in screen.choices.rows if isinstance(row, Group))
        await pilot.press(str(screen.choices.rows.index(group) + 1))
        assert screen.choices.rows == group.entries
        await pilot.press("escape")
        assert group.title in [row.title for row in screen.choices.rows if isinstance(row, Group)]

    driven(player(game), steps)


def test_arrows_go_from_thing_to_thing_and_help_explains_it() -> None:
    async def steps(pilot: Keys) -> None:
        screen = await asked(pilot)
        screen.board.focus()
        await pilot.press("down")
        assert screen.board.cursor == "animal:1"
        await pilot.press("down", "down")
        assert screen.board.cursor == "animal:3"
        await pilot.press("?")
        assert isinstance(pilot.app.screen, Page)
        await pilot.pause()
        assert "Only a carnivore with Sharp Vision" in " ".join(shown(pilot).split()).replace("│ │ ", "")
        await pilot.press("escape")
        await pilot.press("up", "enter")
        assert texts(screen) == ["feed 2", "attack 1 2"]

    driven(player(meal()), steps, LARGE)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_undo_goes_back_to_the_last_own_question(size: tuple[int, int]) -> None:
    async def steps(pilot: Keys) -> None:
        screen = await asked(pilot)
        before = screen.game.record()
        assert not screen.check_action("undo", ())
        await press(pilot, "feed 1")
        await taken(pilot, screen)
        assert screen.game.record() != before
        await pilot.press("u")
        await until(pilot, lambda: screen.game.record() == before and screen.asked is not None)
        assert "feed 1" in texts(screen)
        assert not screen.check_action("undo", ())

    driven(player(meal()), steps, size)


def test_people_among_themselves_cannot_undo() -> None:
    match = Match(meal(), {})
    match.answer("feed 1")
    assert not match.can_undo


def test_a_hint_marks_the_best_options(monkeypatch: pytest.MonkeyPatch) -> None:
    def hint(player: PlayerView) -> Hint:
        option = player.decision.options[0]
        best = Option(0, option.text, option.message, 0.62, 0.03, 0.0, 0.0, equal=True)
        return Hint([best], None, None, horizon="turn")

    monkeypatch.setattr(play_screen, "hint", hint)

    async def steps(pilot: Keys) -> None:
        screen = await asked(pilot)
        await pilot.press("h")
        await until(pilot, lambda: "★ 62 %" in shown(pilot))
        assert list(screen.choices.chances.values()) == [0.62]

    driven(player(meal()), steps)


def test_a_real_hint_names_options() -> None:
    game = fittest.new("cataclysm", players=2, seed=1)

    async def steps(pilot: Keys) -> None:
        screen = await asked(pilot)
        await pilot.press("h")
        await until(pilot, lambda: screen.choices.chances)
        assert set(screen.choices.chances) <= set(texts(screen))

    driven(player(game), steps)


def test_nothing_of_the_table_is_seen_behind_the_curtain() -> None:
    game = fittest.new("evolution", players=2, seed=3)
    first = game.decision
    assert first is not None
    own = ("Игрок 1", "Игрок 2")[first.seat]
    other = ("Игрок 2", "Игрок 1")[first.seat]

    async def steps(pilot: Keys) -> None:
        screen = await asked(pilot)
        assert isinstance(pilot.app.screen, Curtain)
        await pilot.pause()
        assert f"{own}, ваша очередь" in shown(pilot)
        await pilot.press("1", "x")
        assert isinstance(pilot.app.screen, Curtain)
        await pilot.press("enter")
        await until(pilot, lambda: screen.asked is not None)
        await pilot.pause()
        assert f"{own} (вы)" in shown(pilot)
        await press(pilot, texts(screen)[0])
        await until(pilot, lambda: isinstance(pilot.app.screen, Curtain))
        assert screen.view is None
        assert screen.lines == []
        await pilot.pause()
        assert "раздают" not in shown(pilot)
        await pilot.press("enter")
        await until(pilot, lambda: screen.asked is not None)
        await pilot.pause()
        assert f"{other} (вы)" in shown(pilot)
        assert screen.seat == 1 - first.seat

    driven(player(game, people=2, language="ru"), steps)


def test_keys_pressed_before_the_curtain_do_not_open_it() -> None:
    async def steps(pilot: Keys) -> None:
        curtain = Curtain("next", 30)
        pilot.app.push_screen(curtain)
        await pilot.pause()
        await pilot.press("enter")
        assert pilot.app.screen is curtain
        curtain.listen()
        await pilot.press("enter")
        assert pilot.app.screen is not curtain

    driven(player(meal()), steps)


def test_two_people_play_to_the_end() -> None:
    async def steps(pilot: Keys) -> None:
        over = await play_by_chance(pilot, 3, by_keys=2)
        assert over.decision is None

    driven(player(fittest.new("cataclysm+extra", players=2, seed=2), people=2), steps)


def test_steps_are_shown_one_by_one_and_can_be_skipped() -> None:
    async def steps(pilot: Keys) -> None:
        screen = await asked(pilot)
        await press(pilot, "attack 1 4")
        await until(pilot, lambda: any(line.text.key == "event-attacked" for line in screen.lines))
        assert screen.asked is None
        assert len(screen.game.answers) == 1
        assert shown(pilot).count("•") >= 1
        await pilot.press("space")
        await asked(pilot)
        assert len(screen.game.answers) > 1

    driven(player(meal(), pace="slow"), steps)


def test_pace_can_be_changed() -> None:
    async def steps(pilot: Keys) -> None:
        screen = await asked(pilot)
        await pilot.press("p")
        assert screen.pace == "slow"
        await until(pilot, lambda: "Pace: slow" in shown(pilot))

    driven(player(meal()), steps)


def test_saving_asks_before_it_overwrites(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    game = fittest.new("evolution", players=2, seed=3)
    file = tmp_path / "evolution-3.json"

    async def steps(pilot: Keys) -> None:
        screen = await asked(pilot)
        await pilot.press("s")
        await until(pilot, lambda: isinstance(pilot.app.screen, SaveAs))
        await pilot.press("enter")
        await until(pilot, file.exists)
        await until(pilot, lambda: pilot.app.screen is screen)
        saved = file.read_text()
        await press(pilot, texts(screen)[0])
        await taken(pilot, screen)
        await pilot.press("s")
        await until(pilot, lambda: isinstance(pilot.app.screen, SaveAs))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, Ask))
        await pilot.pause()
        await pilot.press("enter")
        await until(pilot, lambda: pilot.app.screen is screen)
        assert file.read_text() == saved
        await pilot.press("s")
        await until(pilot, lambda: isinstance(pilot.app.screen, SaveAs))
        pilot.app.screen.query_one(Input).value = str(tmp_path / "no" / "file")
        await pilot.press("enter")
        await until(pilot, lambda: "could not be written" in shown(pilot))

    driven(player(game), steps, LARGE)
    assert fittest.replay(json.loads(file.read_text())).setup.seed == 3


def test_leaving_asks_and_the_game_can_go_on() -> None:
    async def steps(pilot: Keys) -> None:
        screen = await asked(pilot)
        await press(pilot, "feed 1")
        await taken(pilot, screen)
        await pilot.press("q")
        await until(pilot, lambda: isinstance(pilot.app.screen, Ask))
        await pilot.press("escape")
        await until(pilot, lambda: pilot.app.screen is screen)
        assert screen.asked is not None
        await pilot.press("q")
        await until(pilot, lambda: isinstance(pilot.app.screen, Ask))
        await pilot.pause()
        await pilot.press("right", "enter")
        await until(pilot, lambda: not pilot.app.is_running)

    driven(player(meal()), steps)


def test_cards_can_be_searched() -> None:
    async def steps(pilot: Keys) -> None:
        await asked(pilot)
        await pilot.press("c")
        await until(pilot, lambda: isinstance(pilot.app.screen, Catalogue))
        await pilot.pause()
        await pilot.press(*"sharp")
        await pilot.pause()
        assert "Sharp Vision." in shown(pilot)
        assert "Running." not in shown(pilot)

    driven(player(meal()), steps)


def test_the_palette_offers_what_has_a_key() -> None:
    async def steps(pilot: Keys) -> None:
        await asked(pilot)
        assert isinstance(pilot.app, Client)
        titles = [command.title for command in pilot.app.get_system_commands(pilot.app.screen)]
        assert {"Подсказка" in titles, "Совет" in titles} == {False, True}
        assert "Отмена" not in titles
        await pilot.press("ctrl+p")
        await pilot.pause()
        assert "Поиск…" in shown(pilot)

    driven(player(meal(), language="ru"), steps)


def test_the_end_tells_what_the_points_are_made_of() -> None:
    game = fittest.new("evolution", players=2, seed=4, half="chance")

    async def steps(pilot: Keys) -> None:
        over = await play_by_chance(pilot, 7, by_keys=0)
        await pilot.pause()
        said = shown(pilot)
        assert f"{over.scores[over.winners[0]]} points" in said
        assert "= the animal +2" in said
        await pilot.press("escape")
        screen = pilot.app.screen
        assert isinstance(screen, PlayScreen)
        assert screen.check_action("undo", ())
        await pilot.press("u")
        await until(pilot, lambda: screen.game.decision is not None)

    driven(player(game), steps, LARGE)


def test_bots_among_themselves_are_watched() -> None:
    async def steps(pilot: Keys) -> None:
        screen = await asked(pilot)
        assert screen.game.decision is None
        assert screen.seat is None

    driven(player(fittest.new("cataclysm+extra", players=2, seed=2), people=0), steps)


def test_an_unknown_game_is_played_plainly() -> None:
    FAMILIES.append(TOY)
    try:

        async def steps(pilot: Keys) -> None:
            await asked(pilot)
            await pilot.pause()
            assert "scores:" in shown(pilot)
            over = await play_by_chance(pilot, 3, by_keys=2)
            assert over.winners

        driven(player(fittest.new("toy", players=3, seed=3)), steps)
    finally:
        FAMILIES.remove(TOY)


def test_another_size_is_another_layout() -> None:
    async def steps(pilot: Keys) -> None:
        screen = await asked(pilot)
        assert not screen.about.display
        await pilot.resize_terminal(140, 45)
        await until(pilot, lambda: screen.about.display)
        await pilot.resize_terminal(60, 16)
        await until(pilot, lambda: not screen.about.display)
        await press(pilot, "feed 1")
        await taken(pilot, screen)

    driven(player(meal()), steps)
