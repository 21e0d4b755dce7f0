"""What a seat is told to expect is what happens."""

import random
from collections.abc import Iterator
from itertools import takewhile

import pytest

import fittest
from fittest.games.dinosaurs.board import cell_name
from fittest.games.dinosaurs.ids import BIRTHS, SURVIVAL
from fittest.games.dinosaurs.state import Dinosaurs
from fittest.games.evolution.phases.extinction import bury, dying
from fittest.games.evolution.rules import FEEDING
from fittest.games.evolution.state import Evolution
from fittest.kernel.game import Game
from fittest.kernel.message import Message
from fittest.kernel.view import Text, log_lines, preview_for
from fittest.texts import LANGUAGES, render
from tests.look import look

RULESETS = [info.name for info in fittest.rulesets()]
ODDS = {
    "preview-escapes",
    "preview-reacts",
    "preview-redirects",
    "preview-drops-trait",
    "preview-may-conceal",
}


def positions(ruleset: str, seed: int, every: int = 3) -> Iterator[Game]:
    """Of a random game, with the seat that is asked."""
    chance = random.Random(seed)
    players = next(info.min_players for info in fittest.rulesets() if info.name == ruleset) + 1
    game = fittest.new(ruleset, players=players, seed=seed)
    step = 0
    while (decision := game.decision) is not None:
        if step % every == 0:
            yield game
        game.apply(chance.randrange(len(decision.options)))
        step += 1


def names(game: Game, seat: int) -> set[str]:
    """Everything on the table that a preview may name."""
    found = {f"seat {n}" for n in range(game.players)}
    view = game.view(seat)
    found |= {f"animal {animal.id}" for animal in getattr(view, "animals", [])}
    found |= {f"hex {hex.q},{hex.r}" for hex in getattr(view, "hexes", [])}
    found |= {f"species {s.id}" for player in getattr(view, "table", []) for s in player.row}
    return found


@pytest.mark.parametrize("ruleset", RULESETS)
def test_previews_name_what_is_there_and_are_in_both_languages(ruleset: str) -> None:
    foreseen = 0
    for game in positions(ruleset, 5):
        assert game.decision is not None
        seat = game.decision.seat
        preview = preview_for(game, seat)
        assert set(preview.options) <= {option.text for option in game.decision.options}
        assert set(preview.things) <= names(game, seat)
        texts = [
            text for part in (preview.options, preview.things) for texts in part.values() for text in texts
        ]
        for text in [*texts, *preview.table]:
            foreseen += 1
            for language in LANGUAGES:
                said = render(Message(text.key, text.args), language)
                assert said != text.key
                assert "{" not in said
    assert foreseen


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("ruleset", ["evolution", "evolution+time-to-fly+continents+gift"])
def test_an_attack_that_nothing_can_stop_brings_the_food_that_was_foretold(ruleset: str, seed: int) -> None:
    attacks = 0
    for game in positions(ruleset, seed, 1):
        assert game.decision is not None
        preview = preview_for(game, game.decision.seat)
        for text, signs in preview.options.items():
            keys = {sign.key for sign in signs}
            if not text.startswith("attack") or keys & ODDS:
                continue
            hunter = int(text.split()[1])
            after = game.clone()
            after.apply(text)
            # Who attacks their own animal is asked, too, whether a fish is to be revealed, and has none.
            while (asked := after.decision) is not None and asked.sealed and asked.idle is not None:
                after.apply(asked.options[asked.idle])
            told = [line.text for line in log_lines(after, None, len(game.events))]
            # The rest of a phase may run by itself.
            told = list(takewhile(lambda line: line.key != "event-ended", told))
            mine = [line for line in told if line.args.get("animal") == hunter]
            if keys == {"preview-food"}:
                eaten = [count(line) for line in mine if line.key == "event-fed-blue"][:1]
                stored = [count(line) for line in mine if line.key == "event-stored"][:1]
                assert sum(eaten + stored) == sum(count(s) for s in signs)
                attacks += 1
            poisoned = any(line.key == "event-poisoned" for line in mine)
            assert poisoned == ("preview-harm-poison" in keys)
    assert attacks


def count(text: Text, name: str = "count") -> int:
    number = text.args[name]
    assert isinstance(number, int)
    return number


@pytest.mark.parametrize("ruleset", ["evolution", "cataclysm", "evolution+continents"])
def test_points_that_hunger_would_cost_are_told_apart(ruleset: str) -> None:
    for game in positions(ruleset, 11):
        assert isinstance(game, Evolution)
        if game.stage != FEEDING:
            continue
        preview = preview_for(game, None)
        after = game.clone()
        for number in dying(after):
            bury(after, after.animal(number))
        for seat in range(game.players):
            [points] = [text for text in preview.things[f"seat {seat}"] if text.key == "preview-points"]
            assert count(points, "safe") == after.worth(seat)
            assert count(points, "safe") + count(points, "hungry") == game.worth(seat)


@pytest.mark.parametrize("seed", range(4))
def test_the_doomed_of_a_climate_die_and_fights_have_the_odds_that_were_told(seed: int) -> None:
    died = 0
    for game in positions("dinosaurs", seed, 1):
        assert isinstance(game, Dinosaurs)
        assert game.decision is not None
        seat = game.decision.seat
        preview = preview_for(game, seat)
        for text, signs in preview.options.items():
            if text.startswith("attack"):
                goal = text.split()[2]
                place = next(n for n, cell in enumerate(game.board.cells) if cell_name(cell) == goal)
                assert signs[0].args["percent"] == 100 * game.wins_up_to(seat, game.at[place]) // 6
            elif text.startswith("bid"):
                assert count(signs[0], "left") + count(signs[0], "points") == game.points[seat]
                assert count(signs[0], "points") == max(0, int(text.split()[1]) - game.discount(seat))
        if game.phase == BIRTHS and "done" in {option.text for option in game.decision.options}:
            continue
        doomed = {
            thing.removeprefix("hex ")
            for thing, signs in preview.things.items()
            if any(sign.key == "preview-dino-doomed" for sign in signs)
        }
        if doomed and game.phase == BIRTHS:
            after = game.clone()
            while after.phase in (BIRTHS, SURVIVAL) and after.decision is not None:
                after.apply(next(o for o in after.decision.options if not o.text.startswith("play")))
            told = [line.text for line in log_lines(after, None, len(game.events))]
            dead = {line.args["hex"] for line in told if line.key == "event-dino-died"}
            assert doomed <= dead
            died += len(doomed)
    assert died


def test_the_chances_of_the_next_climate_add_up() -> None:
    game = fittest.new("dinosaurs", players=3, seed=1)
    chances = look(game, 0).climate.next
    assert sorted(chance.percent for chance in chances) == [17, 17, 67]
    assert all(set(chance.zones) == {"desert", "plain", "hill", "mountain"} for chance in chances)


def test_a_terrain_ahead_and_behind_is_told_once() -> None:
    """At the end of the ring the climate comes to the same terrain either way."""
    told = [
        sorted(int(str(text.args["percent"])) for text in preview_for(game, 0).table)
        for game in positions("dinosaurs", 1)
    ]
    assert [17, 17, 67] in told
    assert [17, 83] in told
