"""No number that a legal game can reach is too large for an option. [FAT-1, issue 13]"""

from typing import Any

import pytest

import fittest
from fittest.games.evolution import moves
from fittest.games.evolution.animals import Animal, Link
from fittest.games.evolution.cards import CARD_NAMES
from fittest.games.evolution.family import FAMILY
from fittest.games.evolution.ids import (
    FAT_TISSUE,
    METAMORPHOSIS,
    NEOPLASM,
    PIRACY,
    RECOMBINATION,
    TAIL_LOSS,
    TRAIT_NAMES,
    TREMATODE,
    YELLOW,
    trait_card,
)
from fittest.games.evolution.moves import (
    MOVES,
    NUMBERS,
    TERRITORIES,
    card_ref,
    ref_ordinal,
    ref_trait,
)
from fittest.games.evolution.trait import TRAITS
from fittest.kernel.chance import Chance
from fittest.kernel.errors import BadRequest
from fittest.kernel.play import play_on
from fittest.kernel.rule_numbers import LARGEST_DECK
from fittest.kernel.view import log_lines
from tests.games.evolution.helpers import Table

RULESET = "evolution+time-to-fly+continents+gift"
MOST = LARGEST_DECK - 8
"""Copies of Fat Tissue, with room for the other cards of a position."""


def crowded(setup: str, traits: dict[str, int], marks: int = 0) -> Table:
    """A position in which the animals with these names get so many Fat Tissues more, and high numbers."""
    table = Table("phase: feeding, active: P1, map: false, " + setup, RULESET)
    game = table.game
    for name, count in traits.items():
        table[name].cards = table[name].cards + [trait_card(FAT_TISSUE, 2) | marks] * count
    shift = LARGEST_DECK - max(table.numbers.values())
    for animal in game.animals:
        animal.id += shift
    for link in game.links:
        link.a += shift
        link.b += shift
    game.next_id = LARGEST_DECK + 1
    table.numbers = {name: number + shift for name, number in table.numbers.items()}
    table.names = {str(number): name for name, number in table.numbers.items()}
    for animal in game.animals:
        game.update(animal)
    game.advance()
    return table


def every_option_is_itself(table: Table) -> None:
    """Each is written, read and shown in its own way, and can be played; the others do not change by it."""
    assert table.game.decision is not None
    options = table.game.decision.options
    texts = [option.text for option in options]
    assert len(set(texts)) == len(texts)
    assert [MOVES.parse(text) for text in texts] == [option.code for option in options]
    table.game.view(0)
    for option in (*options[:2], *options[-2:]):
        world = table.game.clone()
        world.apply(option.text)
        assert world.check_invariants() == []
        world.view(0)


def test_a_tail_out_of_the_largest_deck() -> None:
    setup = "P1: {animals: {h: {t: [Carnivorous]}}}, P2: {animals: {x: {t: [TailLoss]}}}"
    table = crowded(setup, {"x": MOST}).play("attack h x")
    assert f"drop fat-tissue#{MOST}" in table.options
    assert len(table.options) == MOST + 1
    every_option_is_itself(table)
    table.play(f"drop fat-tissue#{MOST}")
    assert len(table["x"].cards) == MOST


def test_seventeen_are_enough_to_overflow_ten_bits() -> None:
    """The fault as it was found."""
    table = crowded("P1: {animals: {h: {t: [Carnivorous]}}}, P2: {animals: {x: {t: [TailLoss]}}}", {"x": 17})
    every_option_is_itself(table.play("attack h x"))


def test_metamorphosis_out_of_the_largest_deck() -> None:
    table = crowded(
        "bank: 0, P1: {animals: {m: {t: [Metamorphosis]}}}, P2: {animals: {x: {t: []}}}", {"m": MOST}
    )
    assert f"metamorphose m fat-tissue#{MOST}" in table.options
    every_option_is_itself(table)


@pytest.mark.parametrize(("mine", "theirs"), [(MOST, 1), (1, MOST), (20, 30)])
def test_recombination_out_of_the_largest_deck(mine: int, theirs: int) -> None:
    setup = (
        "P1: {animals: {a: {t: []}, b: {t: []}}, pairs: [[Recombination, a, b]]}, P2: {animals: {x: {t: []}}}"
    )
    table = crowded("bank: 0, " + setup, {"a": mine, "b": theirs})
    last = [f"fat-tissue#{count}" if count > 1 else "fat-tissue" for count in (mine, theirs)]
    assert f"recombine a {last[0]} b {last[1]}" in table.options
    every_option_is_itself(table)


def test_stores_out_of_the_largest_deck() -> None:
    setup = "bank: 3, P1: {animals: {a: {food: 1}}}, P2: {animals: {x: {t: []}}}"
    table = crowded(setup, {"a": MOST}).play("feed a")
    assert f"stow {MOST}" in table.options
    every_option_is_itself(table)


def test_fat_out_of_the_largest_deck() -> None:
    """The need that could be met with it: a Trematode with each of so many others."""
    table = crowded(
        "bank: 0, P1: {animals: {a: {t: []}, b: {t: []}}}, P2: {animals: {x: {t: []}}}", {"a": 240}, YELLOW
    )
    game = table.game
    for number in range(LARGEST_DECK + 1, LARGEST_DECK + 241):
        game.animals.append(Animal(number, 0, 2, 0))
        game.links.append(Link(TREMATODE, 2, table.numbers["a"], number))
    game.next_id = LARGEST_DECK + 241
    for animal in game.animals:
        game.update(animal)
    game.advance()
    assert "convert a 240" in table.options
    every_option_is_itself(table)
    every_option_is_itself(table.play("convert a 239"))
    assert "unstow 240" in table.options


LAST_CARD = len(CARD_NAMES) - 1
BOUNDS = [
    moves.LAY.code(LAST_CARD, len(TERRITORIES) - 1),
    moves.PLAY.code(CARD_NAMES.index("trematode/fat-tissue"), TREMATODE, LARGEST_DECK - 1, LARGEST_DECK),
    moves.FEED.code(LARGEST_DECK),
    TRAITS[RECOMBINATION].move.code(LARGEST_DECK, card_ref(FAT_TISSUE, 498), 1, card_ref(FAT_TISSUE, 497)),
    TRAITS[METAMORPHOSIS].move.code(LARGEST_DECK, card_ref(FAT_TISSUE, 498)),
    TRAITS[METAMORPHOSIS].move.code(LARGEST_DECK, RECOMBINATION, LARGEST_DECK - 1),
    TRAITS[PIRACY].move.code(LARGEST_DECK, LARGEST_DECK - 1),
    TRAITS[FAT_TISSUE].move.code(LARGEST_DECK, LARGEST_DECK),
    TRAITS[TAIL_LOSS].reply.code(card_ref(FAT_TISSUE, 498)),
    TRAITS[TAIL_LOSS].reply.code(RECOMBINATION, LARGEST_DECK),
    moves.IGNORE.code(len(TRAIT_NAMES) - 1),
    moves.SHARE.code(TREMATODE, LARGEST_DECK, LARGEST_DECK - 1),
    moves.SCAVENGE.code(LARGEST_DECK),
    moves.STOW.code(LARGEST_DECK),
    moves.UNSTOW.code(LARGEST_DECK),
    moves.RESTORE.code(LARGEST_DECK, LAST_CARD),
    moves.DISCARD.code(LAST_CARD),
    moves.SPEND.code(LARGEST_DECK),
    moves.DROP_NEW.head,
]


@pytest.mark.parametrize("code", BOUNDS)
def test_the_largest_of_every_verb_is_written_and_read(code: int) -> None:
    assert MOVES.parse(MOVES.text(code)) == code
    assert code < 1 << 59
    MOVES.message(code)


@pytest.mark.parametrize(
    "values", [(0, 64, 1), (0, -2, 1), (1024, 0, 1), (-2, 0, 1), (0, 0, 1 << 40), (0, 0, 1, NUMBERS)]
)
def test_what_does_not_fit_is_refused(values: tuple[int, ...]) -> None:
    with pytest.raises(OverflowError):
        moves.PLAY.code(*values)


def test_references_name_one_card_each() -> None:
    named = [card_ref(trait, 0) for trait in range(len(TRAIT_NAMES))]
    named += [card_ref(FAT_TISSUE, ordinal) for ordinal in range(1, LARGEST_DECK)]
    assert len(set(named)) == len(named)
    assert [ref_ordinal(ref) for ref in named[-2:]] == [LARGEST_DECK - 2, LARGEST_DECK - 1]
    assert ref_trait(named[-1]) == FAT_TISSUE
    assert ref_trait(NEOPLASM) == NEOPLASM


@pytest.mark.parametrize(
    "text", ["drop fat-tissue#1", "drop fat-tissue#501", "drop big#2", "drop fat-tissue#", "feed 4096"]
)
def test_what_no_game_can_have_is_not_read(text: str) -> None:
    assert MOVES.parse(text) == -1


def test_a_saved_position_names_no_animal_that_options_could_not() -> None:
    game = fittest.new("evolution", players=2, seed=3)
    play_on(game, Chance(1), 8)
    document: Any = game.scenario()
    assert fittest.load(document).decision is not None
    state = document["setup"]["engine"]["state"]
    state["animals"][0]["id"] = state["next_id"] = NUMBERS - 1
    with pytest.raises(BadRequest, match="animal"):
        fittest.load(document)


def test_a_saved_position_has_no_more_cards_than_house_rules_may() -> None:
    """The numbers are tested before a deck is made of them."""
    document: Any = fittest.new("evolution", players=2, seed=3).scenario()
    document["setup"]["engine"]["switches"] = {"cards": {"running": 10**12}}
    with pytest.raises(BadRequest, match="running"):
        fittest.load(document)


@pytest.mark.parametrize("boxes", FAMILY.mixes("evolution"))
def test_no_deck_is_larger_than_options_can_count(boxes: list[str]) -> None:
    """Doubled, with any cards, for any number of players."""
    ruleset = "+".join(["evolution", *boxes])
    doubled = fittest.new(ruleset, players=8, any_numbers=True, decks=2)
    kinds = dict.fromkeys(("running", "swimming", "tail-loss"), 99)
    assert 84 <= len(all_cards(doubled)) <= LARGEST_DECK
    with pytest.raises(BadRequest) as refusal:
        fittest.new(ruleset, players=4, any_numbers=True, decks=2, cards=kinds)
    assert refusal.value.message.key == "error-cards-total"


def all_cards(game: object) -> list[int]:
    from fittest.games.evolution.state import Evolution

    assert isinstance(game, Evolution)
    return game.rules.cards


def test_of_a_pair_that_plays_different_parts_the_label_says_which() -> None:
    """SYM-1: the symbiont comes first."""
    table = Table(
        "phase: development, P1: {hand: [Symbiosis, Cooperation/FatTissue], animals: {a: {}, b: {}}}"
    )
    labels = {option.text: option.message for option in table.game.decision.options}  # type: ignore[union-attr]
    guarded, shared = (
        labels[table.text("play symbiosis on b a")],
        labels[table.text("play cooperation/fat-tissue as cooperation on a b")],
    )
    assert (guarded.key, guarded.args["animal"], guarded.args["partner"]) == (
        "option-play-directed",
        table.numbers["b"],
        table.numbers["a"],
    )
    assert shared.key == "option-play-pair"
    table.play("play symbiosis on b a")
    [told] = [line.text for line in log_lines(table.game, None) if "played" in line.text.key]
    assert (told.key, told.args["animal"]) == ("event-played-pair-directed", table.numbers["b"])
