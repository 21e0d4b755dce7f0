"""What a seat may know: TRN-4."""

from typing import Any

import msgspec
import pytest

import fittest
from fittest.games.dinosaurs.ids import (
    ATTACK,
    AUCTION,
    DISCOUNT,
    FIRST,
    MORE_EGGS,
    MORE_FUR,
    MORE_PARASOL,
    SURVIVAL,
)
from fittest.games.dinosaurs.preview import preview_of
from fittest.games.dinosaurs.state import Dinosaurs
from fittest.games.dinosaurs.view import DinosaursView
from fittest.kernel.chance import Chance
from fittest.kernel.play import play_on
from fittest.kernel.view import log_lines
from fittest.lab.laws import secrets_are_kept
from fittest.texts import LANGUAGES, render
from tests.games.dinosaurs.table import answer, position, three


def test_hands_by_name_and_by_number() -> None:
    """TRN-4, E28"""
    game = position("movement", **three(A={"hand": ["stampede", "dead-end"]}, B={"hand": ["sickness"]}))
    own, other, public = game.view(0), game.view(1), game.view(None)
    assert own.species[0].hand == ["stampede", "dead-end"]
    assert other.species[0].hand is None
    assert public.species[0].hand is None
    assert [species.hand_size for species in public.species] == [2, 1, 0]
    assert own.question is not None
    assert other.question is not None
    assert own.question.choices
    assert not other.question.choices


def test_odds_are_those_of_the_viewer() -> None:
    game = position("movement", **three(A={"genes": {"horn": 1}}, C={"genes": {"horn": 3}}))
    assert [species.beaten_on for species in game.view(0).species] == [None, 4, 0]
    assert [species.beaten_on for species in game.view(None).species] == [None, None, None]


def test_auction() -> None:
    game = position("auction", rows=["leg", "egg", "fur"], **three())
    answer(game, "row 1", "bid 3", "row 1")
    auction = game.view(1).auction
    assert auction is not None
    assert auction.chosen == 1
    first = auction.rows[0]
    assert (first.gene, first.owner, first.bid) == ("leg", 0, 3)
    assert auction.highest == 10


@pytest.mark.parametrize(
    ("phase", "shown"),
    [
        ("movement", {"attack": 2, "eggs": 1, "fur": 2}),
        ("births", {"eggs": 1, "fur": 2}),
        ("auction", {"discount": 2}),
    ],
)
def test_effects_that_are_used_up_are_not_shown(phase: str, shown: dict[str, int]) -> None:
    more: dict[str, Any] = {"rows": ["leg", "egg", "fur"]} if phase == "auction" else {}
    game = position(phase, **more, **three())
    for effect, amount in [(FIRST, 1), (ATTACK, 2), (MORE_EGGS, 1), (MORE_FUR, 2)]:
        game.add_effect(0, effect, amount)
    if phase == "auction":
        game.add_effect(0, DISCOUNT, 2)
    assert game.view(0).species[0].effects == shown


def test_a_card_of_this_turn_saves_nobody_from_the_next_climate() -> None:
    for sector in (1, 2, 3):
        game = position("movement", sector=sector, **three(A={"genes": {"fur": 0, "parasol": 0}}))
        told = dying_next(game)
        assert told
        game.add_effect(0, MORE_FUR, 2)
        game.add_effect(0, MORE_PARASOL, 2)
        assert dying_next(game) == told


def dying_next(game: Dinosaurs) -> list[object]:
    texts = preview_of(game, 0).things.get("hex 0,1", [])
    return [text.args["terrain"] for text in texts if text.key == "preview-dino-dies-if"]


def test_a_drawn_card_is_its_buyers_secret() -> None:
    """GEN-4, TRN-4"""
    game = position("auction", rows=["card", "egg", "fur"], deck=["sickness"], turn=1, **three())
    answer(game, "row 1", "bid 0", "row 2", "bid 0", "row 3", "bid 0")
    keys = [
        [line.text.key for line in log_lines(game, seat) if "drew" in line.text.key] for seat in (0, 1, None)
    ]
    assert keys == [["event-dino-drew-known"], ["event-dino-drew"], ["event-dino-drew"]]
    assert "Sickness" not in " ".join(render_all(game, 1))
    assert "Sickness" in " ".join(render_all(game, 0))


def render_all(game: Dinosaurs, seat: int) -> list[str]:
    told = [game.describe(event, seat) for event in game.events.since(0)]
    return [render(message, "en") for message in told if message is not None]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_hidden_cards_leave_no_trace(players: int) -> None:
    """Other hands and another pile: not a byte of view, story or options changes."""
    game, chance = fittest.new("dinosaurs", players=players, seed=players), Chance(players)
    checked = 0
    while game.decision is not None:
        if chance.below(12) == 0:
            checked += 1
            for seat in range(players):
                assert secrets_are_kept(game, seat, chance.word()) == []
        play_on(game, chance, 1)
    assert checked > 10


def test_every_unseen_card_can_be_everywhere() -> None:
    """Of the 26 cards, 23 are unseen by P1: each turns up in the hands of P2 and P3 and on the pile."""
    game = fittest.new("dinosaurs", players=3, seed=1)
    assert isinstance(game, Dinosaurs)
    unseen = set(game.deck) | set(game.hands[1]) | set(game.hands[2])
    found: dict[str, set[int]] = {"P2": set(), "P3": set(), "pile": set()}
    for seed in range(150):
        world = game.sample(0, seed)
        assert isinstance(world, Dinosaurs)
        assert world.hands[0] == game.hands[0]
        found["P2"] |= set(world.hands[1])
        found["P3"] |= set(world.hands[2])
        found["pile"] |= set(world.deck)
        assert sorted(world.deck + world.hands[1] + world.hands[2]) == sorted(
            game.deck + game.hands[1] + game.hands[2]
        )
    assert found == {"P2": unseen, "P3": unseen, "pile": unseen}


def test_a_view_is_json() -> None:
    view = fittest.new("dinosaurs", players=3).view(1)
    assert msgspec.json.decode(msgspec.json.encode(view), type=DinosaursView) == view


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_story_has_words(language: str) -> None:
    game = fittest.new("dinosaurs+scarce-genes", players=3, seed=5)
    play_on(game, Chance(5))
    for event in game.events.since(0):
        message = game.describe(event, 0)
        assert message is not None
        words = render(message, language)
        assert "{" not in words
        assert words != message.key


def test_spent_cards_protect_nobody() -> None:
    """SUR-2, EVT-12: after survival the view tells what the next one will find."""
    game = position("survival", **three(A={"hand": ["winter-coat"]}, B={"hand": ["fern-shade"]}))
    genes = game.view(0).species[0].genes
    answer(game, "play winter-coat")
    assert game.view(0).species[0].survive_cold == genes["fur"] + 2
    while game.phase == SURVIVAL:
        answer(game, "pass")
    assert game.phase == AUCTION
    assert game.view(0).species[0].survive_cold == genes["fur"]
    assert game.view(0).species[0].survive_warm == genes["parasol"]
