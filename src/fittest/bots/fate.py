"""What chance has still to decide: cards that nobody has seen, and dice. One table by the game's id."""

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from fittest.games.dinosaurs import events as dinosaurs
from fittest.games.dinosaurs.state import Dinosaurs
from fittest.games.evolution import events as evolution
from fittest.games.evolution.state import Evolution
from fittest.games.mutations import events as mutations
from fittest.games.mutations.ids import CLEARED
from fittest.games.mutations.state import Mutations
from fittest.games.registry import game_id
from fittest.kernel.chance import Chance
from fittest.kernel.event import PUBLIC
from fittest.kernel.game import Game, Setup
from fittest.kernel.message import Message


class Fate(NamedTuple):
    """`stir` mixes what nobody has seen, `unseen` counts it, `kinds` are the events that tell of chance, and
    `turn` is the one with which a turn begins."""

    stir: Callable[[Game, Chance], None]
    unseen: Callable[[Game], int]
    kinds: frozenset[int] | None = None
    turn: int | None = None


def _stir_evolution(game: Game, chance: Chance) -> None:
    assert isinstance(game, Evolution)
    cards = sorted(game.deck + game.removed)
    chance.shuffle(cards)
    count = len(game.deck)
    game.deck, game.removed = cards[:count], cards[count:]


def _unseen_evolution(game: Game) -> int:
    assert isinstance(game, Evolution)
    return len(game.deck)


def _stir_mutations(game: Game, chance: Chance) -> None:
    """Cards that are known to hide nothing keep faces that hide nothing."""
    assert isinstance(game, Mutations)
    hidden = _blind(game)
    for cards in (
        [card for card in hidden if not game.lurks(card)],
        [card for card in hidden if not game.known[card] & CLEARED],
    ):
        faces = sorted(game.faces[card] for card in cards)
        chance.shuffle(faces)
        for card, face in zip(cards, faces, strict=True):
            game.faces[card] = face


def _unseen_mutations(game: Game) -> int:
    assert isinstance(game, Mutations)
    return len(_blind(game))


def _blind(game: Mutations) -> list[int]:
    seats = range(game.players)
    return [
        card for card in range(len(game.faces)) if not any(game.knows(seat, card) for seat in (*seats, None))
    ]


def _stir_dinosaurs(game: Game, chance: Chance) -> None:
    assert isinstance(game, Dinosaurs)
    game.deck.sort()
    chance.shuffle(game.deck)


def _unseen_dinosaurs(game: Game) -> int:
    assert isinstance(game, Dinosaurs)
    return len(game.deck)


PLAIN = Fate(lambda game, chance: None, lambda game: 0)
FATES: dict[str, Fate] = {
    "evolution": Fate(
        _stir_evolution,
        _unseen_evolution,
        frozenset({evolution.BANK_ROLLED, evolution.RAN, evolution.DREW, evolution.DEALT, evolution.BORN}),
        evolution.TURN,
    ),
    "mutations": Fate(
        _stir_mutations,
        _unseen_mutations,
        frozenset(
            {
                mutations.CLIMATE,
                mutations.ESCAPED,
                mutations.CAUGHT,
                mutations.TIE_ROLLED,
                mutations.FOUNDED,
                mutations.TURNED,
                mutations.LAID,
                mutations.REVEALED,
            }
        ),
        mutations.TURN_BEGAN,
    ),
    "dinosaurs": Fate(
        _stir_dinosaurs,
        _unseen_dinosaurs,
        frozenset(
            {
                dinosaurs.ROLLED_OFF,
                dinosaurs.CLIMATE_ROLLED,
                dinosaurs.SKY_ROLLED,
                dinosaurs.METEOR_ROLLED,
                dinosaurs.FIGHT_WON,
                dinosaurs.FIGHT_LOST,
                dinosaurs.LAID,
                dinosaurs.DREW,
            }
        ),
        dinosaurs.TURN_BEGAN,
    ),
}


def fate_of(ruleset: str) -> Fate:
    return FATES.get(game_id(ruleset), PLAIN)


def world_at(game: Game, seed: int) -> Game:
    """The position as it is, all hands included, with other luck to come."""
    world = game.clone()
    chance = Chance(seed)
    fate_of(game.setup.ruleset).stir(world, chance)
    world.chance = chance
    if world.decision is not None:
        world.decision = world.stack[-1].run(world)
    world.logging = False
    return world


def other_deal(game: Game, seed: int) -> Game:
    """The same game with another deal."""
    setup = game.setup
    world = game.clone()
    world.setup = Setup(setup.ruleset, setup.players, seed, setup.switches)
    world = world.opening()
    world.logging = False
    return world


def luck_between(before: Game, after: Game) -> bool:
    """Has chance had its say between two positions of one game?"""
    unseen = fate_of(before.setup.ruleset).unseen
    return before.chance.state() != after.chance.state() or unseen(before) != unseen(after)


def told_luck(before: Game, after: Game) -> tuple[int, list[Message]]:
    """What chance has done in between, in messages with all that anybody saw, and in which turn most of it
    was: the last answer of a turn is followed by the dice of the next."""
    fate = fate_of(before.setup.ruleset)
    turn, told, turns = before.turns, list[Message](), Counter[int]()
    for event in after.events.since(len(before.events)):
        if event.kind == fate.turn:
            turn = event.args[0]
        if fate.kinds is None or event.kind in fate.kinds:
            message = after.describe(event, None if event.seat == PUBLIC else event.seat)
            if message is not None:
                told.append(message)
                turns[turn] += 1
    return max(turns, key=lambda one: (turns[one], one), default=before.turns), told
