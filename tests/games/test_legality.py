"""What is offered and what is refused come from one place: of all answers that name something on the table,
exactly the options are not refused."""

from collections.abc import Iterator
from itertools import combinations

import pytest

import fittest
from fittest.games.dinosaurs import moves as d
from fittest.games.dinosaurs.phases.frame import DinosaursFrame
from fittest.games.dinosaurs.state import Dinosaurs
from fittest.games.mutations import moves as m
from fittest.games.mutations.ids import TRAIT_NAMES
from fittest.games.mutations.phases.attack import Attack
from fittest.games.mutations.state import Mutations
from fittest.kernel.chance import Chance
from fittest.kernel.frame import Frame
from fittest.kernel.moves import ABSENT
from fittest.kernel.reasons import FINE
from tests.games.mutations.table import RULESETS
from tests.games.mutations.table import new as new_mutations


def mutations_answers(game: Mutations) -> Iterator[int]:
    for verb in m.MOVES.verbs:
        if not verb.fields:
            yield verb.head
    species = range(1, game.next_id + 1)
    animals = [m.animal_named(one, number) for one in species for number in (1, 2)]
    ignored = [0, *(m.ignoring([kind]) for kind in range(len(TRAIT_NAMES)))]
    for one in species:
        for verb in (m.AS_TRAIT, m.GROW, m.DIVERGE):
            yield verb.code(one)
    for animal in animals:
        for verb in (m.RED, m.GREEN, m.BLACK, m.LOSE, m.SCAVENGE):
            yield verb.code(animal)
    carnivores = [animal for animal in animals if game.lives(animal >> m.ID_BITS)]
    yield from (
        m.ATTACK.code(animal, prey, which) for animal in carnivores for prey in species for which in ignored
    )
    yield from (m.GRAZE.code(count) for count in range(game.red + 2))


def mutations_replies(game: Mutations) -> Iterator[int]:
    """What could be answered while an attack is under way: with the traits on the table, and one more."""
    masks = [game.mask[one] for one in range(1, game.next_id) if game.lives(one)]
    kinds = [kind for kind in range(len(TRAIT_NAMES)) if kind == 0 or any(mask >> kind & 1 for mask in masks)]
    pairs = [m.ignoring([one, other]) for one, other in combinations(kinds, 2)]
    several = [0, *(m.ignoring([kind]) for kind in kinds), *pairs]
    yield from (m.IGNORE.head | m.IGNORED.put(which) for which in several)
    for one in range(1, game.next_id + 1):
        yield from (m.REVEAL.code(one, which) for which in several)
        yield from (m.REACT.code(kind, one) for kind in kinds)
    yield from (m.REACT.code(kind) for kind in kinds)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_mutations(ruleset: str) -> None:
    game, chance = new_mutations(ruleset, 3, 7), Chance(7)
    checked = 0
    while (decision := game.decision) is not None:
        if checked % 4 == 0:
            assert_same(game, {*mutations_answers(game), *decision.codes})
        checked += 1
        game.apply(chance.below(decision.count))
    assert checked > 50


def assert_same(game: Mutations, answers: set[int]) -> None:
    decision = game.decision
    assert decision is not None
    # Who refuses must find out for himself.
    blind = game.clone()
    blind.decision = None
    frame = blind.stack[-1]
    assert isinstance(frame, Frame)
    fine = {code for code in answers if frame.refusal(blind, decision.seat, code) == FINE}
    assert fine == set(decision.codes), [m.MOVES.text(code) for code in fine ^ set(decision.codes)]


def test_attacks_of_mutations() -> None:
    """Two games in which those who can attack do, and every kind of reply is asked for."""
    asked: set[str] = set()
    for seed in (252, 482):
        game, chance = new_mutations(RULESETS[-1], 3, seed), Chance(seed)
        while (decision := game.decision) is not None:
            if isinstance(game.stack[-1], Attack):
                assert_same(game, {*mutations_answers(game), *mutations_replies(game), *decision.codes})
                asked |= {m.MOVES.verb_of(code).word for code in decision.codes}
            attacks = [i for i in range(decision.count) if m.ATTACK.matches(decision.code(i))]
            chosen = chance.below(len(attacks) or decision.count)
            game.apply(attacks[chosen] if attacks else chosen)
    assert asked == {"lose", "react", "ignore", "scavenge", "reveal", "decline"}


def dinosaurs_answers(game: Dinosaurs) -> Iterator[int]:
    for verb in d.MOVES.verbs:
        if not verb.fields:
            yield verb.head
    cells = [*game.board.cells, d.CELL.read("31,31")]
    for cell in cells:
        yield from (verb.code(cell) for verb in (d.BIRTH, d.LOSE))
    near = [(one, other) for one in range(game.board.size) for other in game.board.near[one]]
    for one, other in [*near, (0, 0), (0, game.board.size - 1)]:
        yield from (verb.code(cells[one], cells[other]) for verb in (d.MOVE, d.ATTACK))
    for number in range(30):
        yield from (verb.code(number) for verb in (d.PICK, d.ROW, d.BID))
    for card in range(len(d.CARD_NAMES)):
        for target in (ABSENT, *range(game.players + 1)):
            yield from (d.PLAY.code(card, target, cell) for cell in (ABSENT, *cells[:8]))


def test_dinosaurs() -> None:
    game, chance = fittest.new("dinosaurs", players=3, seed=5), Chance(5)
    assert isinstance(game, Dinosaurs)
    checked = 0
    while (decision := game.decision) is not None:
        frame = game.stack[-1]
        assert isinstance(frame, DinosaursFrame)
        if checked % 4 == 0:
            answers = {*dinosaurs_answers(game), *decision.codes}
            fine = {code for code in answers if frame.refusal(game, decision.seat, code) == FINE}
            assert fine == set(decision.codes), [d.MOVES.text(code) for code in fine ^ set(decision.codes)]
        checked += 1
        game.apply(chance.below(decision.count))
    assert checked > 50
