"""What an imagined stretch of play was like, in numbers that a person would name: what the heuristic of
the game counts where it ends, and what happened on the way."""

from collections import Counter
from collections.abc import Callable, Mapping

from fittest.bots.heuristics.registry import heuristic_of
from fittest.games.dinosaurs import events as dinosaurs
from fittest.games.evolution import events as evolution
from fittest.games.evolution.state import Evolution
from fittest.games.mutations import events as mutations
from fittest.games.registry import game_id
from fittest.kernel.event import Event
from fittest.kernel.game import Game


class Happenings:
    """Nothing in particular: the plain default."""

    names: tuple[str, ...] = ()

    def count(self, events: list[Event], start: Game, seat: int) -> Mapping[str, int]:
        return {}


class OwnedEvents(Happenings):
    """Events whose number at a place is the seat that they happened to."""

    def __init__(self, places: dict[int, tuple[str, int]]) -> None:
        self.places = places
        self.names = tuple(dict.fromkeys(name for name, _ in places.values()))

    def count(self, events: list[Event], start: Game, seat: int) -> Mapping[str, int]:
        found = Counter[str]()
        for event in events:
            name, place = self.places.get(event.kind, ("", 0))
            if name and event.args[place] == seat:
                found[name] += 1
        return found


DEATHS = {
    evolution.STARVED: ("starved", 0),
    evolution.DIED_OF_POISON: ("lost", 0),
    evolution.DIED_OF: ("lost", 0),
}


class Hunts(OwnedEvents):
    """In the card game an attack names the prey, not whose it is. Who is fed at the end of the turn is
    counted on the way: when the next one begins, nobody is."""

    def __init__(self) -> None:
        super().__init__(DEATHS)
        self.names = (*self.names, "attacked", "eaten", "caught", "fed")

    def count(self, events: list[Event], start: Game, seat: int) -> Mapping[str, int]:
        assert isinstance(start, Evolution)
        found = Counter(super().count(events, start, seat))
        mine = {animal.id for animal in start.animals if animal.owner == seat}
        gone, hungry, ended = set[int](), set[int](), False
        for event in events:
            if event.kind in (evolution.LAID, evolution.BORN) and event.args[0] == seat:
                mine.add(event.args[1])
            elif event.kind in DEATHS:
                gone.add(event.args[1])
            elif event.kind == evolution.HUNGRY:
                hungry.add(event.args[1])
            elif event.kind in (evolution.TURN, evolution.OVER) and not ended:
                ended = True
                found["fed"] = len(mine - gone - hungry)
            elif event.kind == evolution.ATTACKED and event.args[2] in mine:
                found["attacked"] += 1
            elif event.kind == evolution.EATEN:
                own = event.args[2] in mine
                gone.add(event.args[2])
                found["eaten"] += own
                found["caught"] += event.args[0] == seat and not own
        return found


HAPPENINGS: dict[str, Callable[[], Happenings]] = {
    "evolution": Hunts,
    "mutations": lambda: OwnedEvents(
        {
            mutations.STARVED: ("starved", 0),
            mutations.ATTACKED: ("attacked", 3),
            mutations.EATEN: ("eaten", 0),
        }
    ),
    "dinosaurs": lambda: OwnedEvents({dinosaurs.DIED: ("died", 0), dinosaurs.BORN: ("born", 0)}),
}


class Facts:
    def __init__(self, ruleset: str) -> None:
        self._heuristic = heuristic_of(ruleset)
        self._happenings = HAPPENINGS.get(game_id(ruleset), Happenings)()
        self.names = [*self._heuristic.fact_names, *self._happenings.names]

    def count(self, start: Game, end: Game, seat: int) -> list[float]:
        """Of what a seat has in the end and what has happened to it since the start; the end was logged."""
        happened = self._happenings.count(end.events.since(len(start.events)), start, seat)
        counts = [float(happened.get(name, 0)) for name in self._happenings.names]
        return [*self._heuristic.facts(end, seat), *counts]


def facts_of(ruleset: str) -> Facts:
    return Facts(ruleset)
