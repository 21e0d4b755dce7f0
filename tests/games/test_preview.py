"""What a seat is told to expect is what happens."""

import random
from collections.abc import Iterator
from itertools import takewhile

import pytest

import fittest
from fittest.games.dinosaurs.board import cell_name
from fittest.games.dinosaurs.ids import BIRTHS, SURVIVAL, TERRAIN_NAMES
from fittest.games.dinosaurs.phases.survival import Survival
from fittest.games.dinosaurs.preview import DYING
from fittest.games.dinosaurs.state import Dinosaurs
from fittest.games.evolution.phases.extinction import bury, dying
from fittest.games.evolution.rules import DEVELOPMENT, FEEDING
from fittest.games.evolution.state import Evolution
from fittest.games.mutations.ids import DEVELOPMENT as MUTATIONS_DEVELOPMENT
from fittest.games.mutations.phases.turn import Starvation
from fittest.games.mutations.state import Mutations
from fittest.kernel.game import Game
from fittest.kernel.message import Message
from fittest.kernel.view import PreviewView, Text, log_lines, preview_for
from fittest.texts import LANGUAGES, render
from tests.games.evolution.helpers import Table
from tests.look import look

RULESETS = [info.name for info in fittest.rulesets()]
ALL = "base+time-to-fly+continents+gift"
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
            carnivore = int(text.split()[1])
            after = game.clone()
            after.apply(text)
            # Who attacks their own animal is asked, too, whether a fish is to be revealed, and has none.
            while (asked := after.decision) is not None and asked.sealed and asked.idle is not None:
                after.apply(asked.options[asked.idle])
            told = [line.text for line in log_lines(after, None, len(game.events))]
            # The rest of a phase may run by itself.
            told = list(takewhile(lambda line: line.key != "event-ended", told))
            mine = [line for line in told if line.args.get("animal") == carnivore]
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


SHARED = [
    ("bank: 2", "", "", "Communication", "feed a", True),
    # The last food of the bank.
    ("bank: 1", "", "", "Communication", "feed a", False),
    ("bank: 1", "", "", "Cooperation", "feed a", True),
    ("bank: 1", "", "food: 1", "Cooperation", "feed a", False),
    # The symbiont is fed by it.
    ("bank: 2", "", "", "Symbiosis, a, b], [Cooperation", "feed a", True),
    ("bank: 2", "t: [Homeothermy]", "", "Cooperation", "warm a", True),
    ("bank: 2", "t: [Homeothermy]", "", "Communication", "warm a", True),
    ("bank: 0", "t: [SpecializationA]", "", "Cooperation", "specialize-a a", True),
    ("bank: 2", "t: [SpecializationA]", "", "Communication", "specialize-a a", False),
    ("bank: 0", "t: [Piracy]", "", "Cooperation", "pirate a x", True),
    ("bank: 0", "t: [Metamorphosis, Swimming]", "", "Cooperation", "metamorphose a swimming", True),
    # The card itself is given up, or goes with its animal.
    ("bank: 0", "t: [Metamorphosis]", "", "Cooperation", "metamorphose a cooperation b", False),
    ("bank: 0", "t: [Carnivorous]", "", "Cooperation", "attack a b", False),
    ("bank: 0", "t: [Carnivorous]", "", "Cooperation", "attack a y", True),
]


@pytest.mark.parametrize(("bank", "a", "b", "pair", "text", "shared"), SHARED)
def test_every_way_to_food_tells_who_else_is_fed(
    bank: str, a: str, b: str, pair: str, text: str, shared: bool
) -> None:
    table = Table(
        f"{bank}, P1: {{animals: {{a: {{{a}}}, b: {{{b}}}}}, pairs: [[{pair}, a, b]]}}, "
        "P2: {animals: {x: {t: [Big], food: 1}, y: {}}}",
        ALL,
    )
    text = table.text(text)
    expected = {table.numbers["b"]} if shared else set()
    assert shares_told(table.game, text) == shares_asked(table.game, text) == expected


def test_food_that_is_shared_is_shared_on() -> None:
    for pair, bank in (("Cooperation", 1), ("Communication", 3)):
        table = Table(
            f"bank: {bank}, P1: {{animals: {{a: {{}}, b: {{}}, c: {{}}}}, "
            f"pairs: [[{pair}, a, b], [{pair}, b, c]]}}, P2: {{}}",
            ALL,
        ).play("feed a")
        text = table.text(f"share {pair.lower()} a b")
        assert shares_told(table.game, text) == shares_asked(table.game, text) == {table.numbers["c"]}


def test_a_scavenger_may_share_too() -> None:
    table = Table(
        "P1: {animals: {a: {t: [Carnivorous]}, s: {t: [Scavenger]}, z: {t: [Scavenger]}, b: {}}, "
        "pairs: [[Cooperation, s, b]]}, P2: {animals: {x: {}}}",
        ALL,
    ).play("attack a x")
    assert shares_told(table.game, table.text("scavenge s")) == {table.numbers["b"]}
    assert shares_told(table.game, table.text("scavenge z")) == set()


def shares_told(game: Game, text: str) -> set[int]:
    texts = preview_for(game, 0).options.get(text, [])
    return {count(one, "animal") for one in texts if one.key == "preview-shares"}


def shares_asked(game: Game, text: str) -> set[int]:
    """With whom the animal that the option feeds then shares, by the rules."""
    after = game.clone()
    after.apply(text)
    while (asked := after.decision) is not None and asked.sealed and asked.idle is not None:
        after.apply(asked.options[asked.idle])
    words = text.split()
    fed = words[3] if words[0] == "share" else words[1]
    options = [] if after.decision is None else [option.text.split() for option in after.decision.options]
    return {int(option[3]) for option in options if option[0] == "share" and option[2] == fed}


@pytest.mark.parametrize("ruleset", ["evolution", "cataclysm", "evolution+continents"])
def test_points_that_hunger_would_cost_are_told_apart(ruleset: str) -> None:
    for game in positions(ruleset, 11):
        assert isinstance(game, Evolution)
        preview = preview_for(game, None)
        if game.stage != FEEDING and not (game.stage == DEVELOPMENT and game.last_turn):
            assert not any(
                text.key == "preview-points" for texts in preview.things.values() for text in texts
            )
            continue
        after = game.clone()
        for number in dying(after):
            bury(after, after.animal(number))
        for seat in range(game.players):
            [points] = [text for text in preview.things[f"seat {seat}"] if text.key == "preview-points"]
            assert count(points, "safe") == after.worth(seat)
            assert count(points, "safe") + count(points, "hungry") == game.worth(seat)


def test_before_the_food_of_a_cataclysm_no_points_are_safe() -> None:
    game = next(game for game in positions("cataclysm", 11, 20) if sum(game.scores))
    assert isinstance(game, Evolution)
    assert game.stage == DEVELOPMENT
    for seat in range(game.players):
        [points] = preview_for(game, None).things[f"seat {seat}"]
        assert (count(points, "safe"), count(points, "hungry")) == (0, game.worth(seat))


@pytest.mark.parametrize("ruleset", ["mutations", "mutations+divergence+borrowed"])
def test_species_that_starve_take_their_points_along(ruleset: str) -> None:
    told = 0
    for game in positions(ruleset, 3):
        assert isinstance(game, Mutations)
        preview = preview_for(game, None)
        shown = [text for texts in preview.things.values() for text in texts if text.key == "preview-points"]
        if not shown:
            assert game.phase == MUTATIONS_DEVELOPMENT
            assert not game.last_turn
            continue
        after = game.clone()
        after.stack = [Starvation()]
        after.advance()
        for seat in range(game.players):
            [points] = [t for t in preview.things[f"seat {seat}"] if t.key == "preview-points"]
            assert count(points, "safe") == after.points_of(seat)
            assert count(points, "safe") + count(points, "hungry") == game.points_of(seat)
            told += count(points, "hungry") > 0
    assert told


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


@pytest.mark.parametrize("seed", range(3))
def test_the_next_climate_takes_as_many_as_were_told(seed: int) -> None:
    """Whoever stands still until the survival of that climate, without the event cards of this turn."""
    partly = 0
    for game in positions("dinosaurs", seed, 7):
        assert isinstance(game, Dinosaurs)
        told = preview_for(game, 0)
        for terrain in {str(text.args["terrain"]) for text in told.table}:
            climate = TERRAIN_NAMES.index(terrain.removeprefix("@dino-terrain-"))
            if climate == game.climate and game.phase in DYING:
                continue  # This is told of the climate of now, cards and all.
            dead = deaths_in(game, climate)
            doomed, groups = deaths_told(game, told, terrain)
            assert doomed <= dead
            assert dead <= doomed.union(*(group for group, _ in groups))
            for group, text in groups:
                assert len(dead & group) == count(text, "dying")
                assert len(group) == count(text) > count(text, "dying")
                partly += 1
    assert partly


def deaths_in(game: Dinosaurs, climate: int) -> set[str]:
    """Where dinosaurs die in that climate, by the rules."""
    after = game.clone()
    after.sector = after.rules.ring.index(climate)
    for effect in range(len(after.effects)):
        after.effects[effect] = 0
    after.stack = [Survival()]
    after.advance()
    while after.decision is not None:
        after.follow(after.decision.codes[0])
    told = [line.text for line in log_lines(after, None, len(game.events))]
    return {str(line.args["hex"]) for line in told if line.key == "event-dino-died"}


def deaths_told(
    game: Dinosaurs, preview: PreviewView, terrain: str
) -> tuple[set[str], list[tuple[set[str], Text]]]:
    """Where dinosaurs are told to die in that climate, and groups of which some are."""
    doomed: set[str] = set()
    groups: dict[tuple[int, int], tuple[set[str], Text]] = {}
    for place, cell in enumerate(game.board.cells):
        name = cell_name(cell)
        for text in preview.things.get(f"hex {name}", []):
            if text.key == "preview-dino-dies-if" and text.args["terrain"] == terrain:
                doomed.add(name)
            elif text.key == "preview-dino-some-die-if" and text.args["terrain"] == terrain:
                group = (int(game.at[place]), int(game.board.terrain[place]))
                groups.setdefault(group, (set(), text))[0].add(name)
    return doomed, list(groups.values())


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
