"""The engine offers just what a second reading of the rulings allows, wherever random games lead."""

import pytest

import fittest
from fittest.games.evolution import events
from fittest.games.evolution.animals import BODILESS, RECEIVED
from fittest.games.evolution.rules import FEEDING
from fittest.games.evolution.state import Evolution
from fittest.kernel.chance import Chance
from tests.games.evolution.referee import Referee

TABLES = [
    ("evolution", 2, {}),
    ("evolution", 4, {}),
    ("cataclysm", 3, {}),
    ("seasons", 3, {}),
    ("evolution+gift", 3, {}),
    ("evolution+time-to-fly", 2, {}),
    ("evolution+time-to-fly+gift", 3, {}),
    ("evolution+continents", 2, {"map": False}),
    ("evolution+time-to-fly+continents+gift", 3, {"map": False}),
    ("evolution+continents", 4, {}),
    ("evolution+time-to-fly+continents+gift", 3, {}),
]


def liveliest(texts: list[str], chance: Chance) -> str:
    """Traits rather than animals, deeds rather than food: so more of the rules come into play."""
    lively = [text for text in texts if text.split(" ")[0] not in ("lay", "pass", "feed", "end", "recombine")]
    chosen = lively if lively and chance.below(4) else texts
    return chosen[chance.below(len(chosen))]


@pytest.mark.parametrize(("ruleset", "players", "switches"), TABLES)
def test_offers_are_what_the_rulings_allow(ruleset: str, players: int, switches: dict[str, object]) -> None:
    chance = Chance(7)
    judged = 0
    for seed in range(8):
        game = fittest.new(ruleset, players=players, seed=seed, **switches)
        assert isinstance(game, Evolution)
        while game.decision is not None:
            offered = [option.text for option in game.decision.options]
            allowed = Referee(game).options()
            if allowed is not None:
                judged += 1
                assert set(offered) == allowed, (seed, len(game.answers))
            game.apply(liveliest(offered, chance))
    assert judged > 100


class Memory:
    """What has happened, gathered from the log alone: who has received food this turn, and which pair cards
    have worked in this round."""

    def __init__(self) -> None:
        self.heard = 0
        self.first = 0
        self.mover = -1
        self.ate: set[int] = set()
        self.shared: set[tuple[int, int, int]] = set()
        self.pending: list[tuple[int, int, int]] = []
        self.renewed = 0

    def listen(self, game: Evolution) -> None:
        for event in game.events.since(self.heard):
            self.hear(event.kind, event.args, game.players)
        self.heard = len(game.events)

    def hear(self, kind: int, args: list[int], players: int) -> None:
        if kind in (events.FED_RED, events.FED_BLUE, events.STORED):
            self.ate.add(args[1])
        elif kind == events.TURN:
            self.ate, self.shared, self.mover = set(), set(), -1
        elif kind == events.FIRST:
            self.first = args[0]
        elif kind == events.SHARED:
            self.pending.append((args[1], min(args[2:4]), max(args[2:4])))
        elif kind in (events.ENDED, events.PASSED):
            self.close_move((args[0] - self.first) % players)

    def close_move(self, place: int) -> None:
        """Who moves no later than the one before him moves in a new round."""
        if place <= self.mover:
            self.renewed += len(self.shared & set(self.pending))
            self.shared = set()
        self.mover = place
        for card in self.pending:
            assert card not in self.shared, "once per round [COO-4]"
            self.shared.add(card)
        self.pending = []


@pytest.mark.parametrize(("ruleset", "players", "switches"), TABLES)
def test_what_is_remembered_is_what_was_told(ruleset: str, players: int, switches: dict[str, object]) -> None:
    """PIR-1, COO-4, FED-13: in random games, from the events alone."""
    chance = Chance(11)
    renewed = 0
    for seed in range(8):
        game = fittest.new(ruleset, players=players, seed=seed, **switches)
        assert isinstance(game, Evolution)
        memory = Memory()
        while game.decision is not None:
            memory.listen(game)
            if game.stage == FEEDING:
                for animal in (animal for animal in game.animals if animal.body != BODILESS):
                    assert (animal.flags & RECEIVED != 0) == (animal.id in memory.ate), (seed, animal.id)
                    assert animal.food <= animal.need
            game.apply(liveliest([option.text for option in game.decision.options], chance))
        renewed += memory.renewed
    assert renewed or ruleset != "evolution"
