"""Characters: each plays at any level, is known by its answers, and likes nothing that does not exist."""

from pathlib import Path

import pytest

import fittest
from fittest.bots.characters import CHARACTERS, CharacterBot
from fittest.bots.heuristics.registry import HEURISTICS, heuristic_of
from fittest.bots.match import play
from fittest.bots.player_view import PlayerView
from fittest.bots.registry import LEVELS, bot
from fittest.kernel.errors import BadRequest
from fittest.kernel.game import Game
from fittest.texts import LANGUAGES, keys

FACES = Path(__file__).parents[2] / "web" / "src" / "lib" / "faces.ts"


def answers(game: Game, seat: int) -> list[str]:
    again, found = game.opening(), []
    for answer in game.record()["answers"]:  # type: ignore[attr-defined]
        assert again.decision is not None
        if again.decision.seat == seat:
            found.append(answer)
        again.apply(answer)
    return found


def count(character: str, *words: str) -> tuple[int, int]:
    """How often the first seat gives such answers in some deals, as the character and as a plain bot."""
    found = []
    for name in (f"greedy:{character}", "greedy"):
        games = [play("evolution", bots=[name, "greedy"], seed=seed) for seed in range(4)]
        told = [f" {answer} " for game in games for answer in answers(game, 0)]
        found.append(sum(any(word in answer for word in words) for answer in told))
    return found[0], found[1]


@pytest.mark.parametrize("character", CHARACTERS)
def test_what_a_character_likes_exists(character: str) -> None:
    likes = CHARACTERS[character]
    assert list(likes) == list(HEURISTICS)
    for game, numbers in likes.items():
        assert set(numbers) <= set(heuristic_of(game).number_names)


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_character_has_words_and_a_face(character: str) -> None:
    for language in LANGUAGES:
        wanted = {f"character-{character}", f"character-{character}.temper", f"character-{character}.about"}
        assert wanted <= keys(language)
    assert f"  {character}: {{ id:" in FACES.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", HEURISTICS)
@pytest.mark.parametrize("character", CHARACTERS)
def test_a_character_minds_the_difference(character: str, game: str) -> None:
    """In every game there is something that it likes better than a sober player would."""
    table = fittest.new(game, players=3, seed=3)
    likes = bot(f"greedy:{character}", 1)
    assert isinstance(likes, CharacterBot)
    plain = bot("random", 0)
    for _ in range(250):
        assert table.decision is not None
        player = PlayerView(table, table.decision.seat)
        if len(set(likes.liking(player))) > 1:
            return
        table.apply(plain.choose(player))
    raise AssertionError("all the same to it")


def test_temperaments_show() -> None:
    for character, words in (
        ("breeder", (" lay ",)),
        ("miser", (" fat-tissue on ", " hibernation on ")),
        ("guardian", (" camouflage on ", " burrowing on ", " poisonous on ", " swimming on ")),
    ):
        liked, usual = count(character, *words)
        assert liked > 1.15 * usual, character


@pytest.mark.parametrize("level", LEVELS)
def test_a_character_plays_at_every_level(level: str) -> None:
    table = fittest.new("evolution", players=2, seed=1)
    assert table.decision is not None
    player = PlayerView(table, table.decision.seat)
    chosen = [bot(f"{level}:pest", seed).choose(player) for seed in (5, 5)]
    assert chosen[0] == chosen[1] < player.decision.count


def test_a_name_alone_is_the_usual_level_and_others_are_refused() -> None:
    game = fittest.new("mutations", players=2, seed=1)
    assert game.decision is not None
    player = PlayerView(game, game.decision.seat)
    assert bot("hunter", 7).choose(player) == bot("greedy:hunter", 7).choose(player)
    for name in ("nobody", "quick:nobody", "hunter:quick"):
        with pytest.raises(BadRequest):
            bot(name, 0)
