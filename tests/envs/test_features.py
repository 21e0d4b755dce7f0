"""Observations: what a seat may know and no more, laid out as documented."""

from pathlib import Path

import numpy as np
import pytest

import fittest
from fittest.envs.position import Bytes, Position
from fittest.features import dinosaurs, evolution, mutations
from fittest.features.base import ACTIONS, MORE, PAGE, Block
from fittest.features.registry import features_of
from fittest.games.dinosaurs.ids import EFFECT_NAMES, GENE_NAMES, ZONE_NAMES
from fittest.games.evolution.cards import CARD_NAMES
from fittest.games.evolution.ids import TRAIT_NAMES
from fittest.games.mutations.composition import kinds_in
from fittest.games.mutations.traits.catalog import TRAITS as MUTATIONS_TRAITS
from fittest.games.registry import family_of
from fittest.kernel.chance import Chance
from fittest.kernel.errors import IllegalAction
from fittest.lab.cases import Case, case
from fittest.texts import keys
from tests.look import look

GUIDE = Path(__file__).parents[2] / "docs" / "envs.md"
# Every ruleset, by turns with the min_players players and with four.
TRIED = [case(info, 4 if number % 2 else info.min_players) for number, info in enumerate(fittest.rulesets())]
CASES = [found for found in TRIED if found is not None]


def positions(subject: Case, seed: int, wanted: int) -> list[Position]:
    """Some positions of a random game."""
    chance = Chance(seed)
    position = Position(subject.new(seed))
    found: list[Position] = []
    while position.seat is not None and len(found) < wanted:
        legal = position.legal()
        position.act(legal[chance.below(len(legal))])
        if chance.below(12) == 0:
            found.append(position.clone())
    return found


def block(position: Position, name: str) -> Block:
    [found] = [each for each in position.features.blocks if each.name == name]
    return found


def rows(position: Position, seen: Bytes, name: str) -> Bytes:
    part = block(position, name)
    return seen[part.start : part.end].reshape(part.rows, part.width)


def cell(position: Position, seen: Bytes, name: str, column: str, row: int = 0) -> int:
    return int(rows(position, seen, name)[row, block(position, name).columns.index(column)])


@pytest.mark.parametrize("subject", CASES, ids=str)
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(subject: Case) -> None:
    different = False
    for position in positions(subject, 5, 12):
        for seat in range(subject.players):
            seen = position.observe(seat)
            for seed in range(2):
                world = Position(position.game.sample(seat, seed), position.features, position.page)
                assert np.array_equal(seen, world.observe(seat))
                others = [world.observe(other) for other in range(subject.players) if other != seat]
                before = [position.observe(other) for other in range(subject.players) if other != seat]
                different = different or not all(
                    np.array_equal(a, b) for a, b in zip(others, before, strict=True)
                )
    # Cards that nobody has seen are no seat's secret; wherever there are hands, the test has teeth.
    assert different or subject.ruleset.startswith("mutations")


@pytest.mark.parametrize("subject", CASES, ids=str)
def test_the_options_of_the_one_who_is_asked_are_told_apart(subject: Case) -> None:
    same = total = 0
    for position in positions(subject, 3, 15):
        if position.seat is None:
            continue
        seen = position.observe(position.seat)
        options = rows(position, seen, "options")
        count = len([action for action in position.legal() if action != MORE])
        assert not options[count:].any()
        assert options[:count, 0].all()
        total += count
        same += count - len({bytes(row) for row in options[:count]})
        other = (position.seat + 1) % subject.players
        assert not rows(position, position.observe(other), "options").any()
    # Two equal cards on one animal, or animals beyond those that are shown.
    assert same <= 0.03 * total


def test_own_cards_are_in_the_hand_of_the_card_game() -> None:
    position = Position(fittest.new("evolution", players=3, seed=2))
    for seat in range(3):
        seen = position.observe(seat)
        cards = look(position.game, seat).seats[seat].cards
        columns = block(position, "hand").columns
        assert {c: cards.count(c) for c in cards} == {
            c: n for c, n in zip(columns, rows(position, seen, "hand")[0].tolist(), strict=True) if n
        }
        assert cell(position, seen, "head", "asked") == (0 - seat) % 3 + 1


def test_animals_of_the_card_game_stand_where_options_point() -> None:
    game = fittest.new("evolution", players=2, seed=1)
    position = Position(game)
    while look(game, 0).phase != "feeding" or position.seat != 0:
        position.act(position.legal()[0])
    seen = position.observe(0)
    mine = [animal for animal in look(game, 0).animals if animal.owner == 0]
    for number, animal in enumerate(mine):
        assert cell(position, seen, "animals", "food", number) == animal.food
        assert cell(position, seen, "animals", "need", number) == animal.need
        assert {t.name for t in animal.traits} == {
            column
            for column in block(position, "animals").columns
            if column in TRAIT_NAMES and cell(position, seen, "animals", column, number)
        }
    for action in position.legal():
        words = position.words(action).split()
        if words[0] == "feed":
            slot = cell(position, seen, "options", "animal_1", action)
            assert mine[slot - 1].id == int(words[1])


def test_hexes_of_dinosaurs_are_those_of_the_view() -> None:
    position = positions(Case("dinosaurs", 3), 4, 10)[-1]
    seen = position.observe(1)
    for number, place in enumerate(look(position.game, 1).hexes):
        owner = 0 if place.owner is None else (place.owner - 1) % 3 + 1
        assert cell(position, seen, "hexes", "owner", number) == owner
        assert cell(position, seen, "hexes", "zone", number) - 1 == ZONE_NAMES.index(place.zone)


def test_species_of_mutations_are_those_of_the_view() -> None:
    position = positions(Case("mutations+divergence", 3), 4, 12)[-1]
    printed = [MUTATIONS_TRAITS[kind].name for kind in kinds_in("mutations+divergence")]
    for seat in range(3):
        seen = position.observe(seat)
        view = look(position.game, seat)
        for other in range(3):
            for number, species in enumerate(view.table[other].row[: mutations.SLOTS]):
                row = (other - seat) % 3 * mutations.SLOTS + number
                assert cell(position, seen, "species", "animals", row) == len(species.animals)
                traits = {name for name in printed if cell(position, seen, "species", name, row)}
                assert traits == set(species.traits)
                for at, animal in enumerate(species.animals[: mutations.ANIMALS], start=1):
                    card = cell(position, seen, "species", f"animal_{at}_card", row)
                    known = MUTATIONS_TRAITS[card - 1].name if card else None
                    assert known == animal.card


def test_a_layout_of_mutations_has_the_traits_of_its_ruleset() -> None:
    widths = {
        ruleset: features_of(fittest.new(ruleset, players=3, seed=1)).size
        for ruleset in ("mutations", "mutations+divergence", "mutations+borrowed")
    }
    borrowed = set(kinds_in("mutations+borrowed")) - set(kinds_in("mutations"))
    assert borrowed
    assert widths["mutations"] == widths["mutations+divergence"]
    assert widths["mutations+borrowed"] - widths["mutations"] == 3 * mutations.SLOTS * len(borrowed)


def test_a_question_with_many_options_has_pages() -> None:
    chance = Chance(1)
    position = Position(fittest.new("mutations+divergence+borrowed", players=8, seed=1))
    while position.game.decision is not None and len(position.game.decision.codes) <= PAGE:
        position.act(chance.below(len(position.game.decision.codes)))
    decision = position.game.decision
    assert decision is not None, "choose another seed"
    seat = decision.seat
    texts = [position.words(action) for action in range(PAGE)]
    while MORE in position.legal():
        assert position.mask(seat)[MORE] == 1
        before = position.observe(seat)
        position.act(MORE)
        assert position.seat == seat
        assert not np.array_equal(before, position.observe(seat))
        texts += [position.words(action) for action in position.legal() if action != MORE]
    assert texts == [option.text for option in decision.options]
    with pytest.raises(IllegalAction):
        position.act(MORE)
    last = position.legal()[-1]
    copy = Position.load(position.save())
    assert (copy.page, copy.legal()) == (position.page, position.legal())
    position.act(last)
    assert position.page == 0
    assert position.game.answers.all()[-1] == decision.codes[-1]


@pytest.mark.parametrize("action", [-1, 254, 255, 256, 1000])
def test_what_the_mask_forbids_is_refused_and_changes_nothing(action: int) -> None:
    position = Position(fittest.new("evolution", players=2, seed=1))
    before = position.game.record()
    with pytest.raises(IllegalAction):
        position.act(action)
    assert position.game.record() == before


def test_the_mask_has_the_legal_actions() -> None:
    for position in positions(Case("evolution+continents", 3), 1, 10):
        for seat in range(3):
            mask = position.mask(seat)
            assert mask.shape == (ACTIONS,)
            assert np.flatnonzero(mask).tolist() == (position.legal() if seat == position.seat else [])


@pytest.mark.parametrize(
    ("known", "area"),
    [(evolution.PROMPTS, "prompt-"), (mutations.PROMPTS, "prompt-mut-"), (dinosaurs.PROMPTS, "prompt-dino-")],
    ids=["evolution", "mutations", "dinosaurs"],
)
def test_every_question_has_its_number(known: dict[str, int], area: str) -> None:
    prompts = {key for key in keys("en") if key.startswith(area) and "." not in key}
    if area == "prompt-":
        prompts = {key for key in prompts if not key.startswith(("prompt-mut-", "prompt-dino-"))}
    assert prompts == set(known)
    assert sorted(known.values()) == list(range(1, len(known) + 1))


@pytest.mark.parametrize("ruleset", ["evolution", "mutations", "dinosaurs"])
def test_the_guide_names_every_block_and_column(ruleset: str) -> None:
    guide = GUIDE.read_text(encoding="utf-8")
    features = Position(fittest.new(ruleset, players=4)).features
    assert sum(part.rows * part.width for part in features.blocks) == features.size
    listed = set(family_words(ruleset))
    for part in features.blocks:
        assert f"`{part.name}`" in guide
        for column in part.columns:
            # Names of traits, cards and genes are those of the rules.
            if column.split("_", 1)[-1] not in listed and column not in listed:
                name = (
                    column.split("_", 2)[-1]
                    if column.startswith("animal_") and part.name == "species"
                    else column
                )
                assert f"`{name}`" in guide, (part.name, column)


def family_words(ruleset: str) -> list[str]:
    return {
        "evolution": [*CARD_NAMES, *TRAIT_NAMES],
        "mutations": [trait.name for trait in MUTATIONS_TRAITS],
        "dinosaurs": [*dinosaurs.CARD_NAMES, *GENE_NAMES, *EFFECT_NAMES],
    }[family_of(ruleset).canonical(ruleset)]
