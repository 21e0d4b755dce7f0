"""What holds for every game at every position, whatever its rules. Each law gives a line for everything that
is broken, nothing if it holds; the conformance tests and the soak run ask them all.
"""

import copy
import inspect
import json
import pickle
from collections.abc import Iterable
from itertools import pairwise
from typing import Any

import msgspec

from fittest.kernel.chance import Chance
from fittest.kernel.errors import IllegalAction
from fittest.kernel.event import NOTHING, Answers, Events
from fittest.kernel.family import Family
from fittest.kernel.game import Game, Setup
from fittest.kernel.moves import Moves
from fittest.kernel.play import play_on
from fittest.kernel.view import log_lines, preview_for

VECTOR = "vec["
"""How the names of compiled vectors begin; they have no class of their own to ask for."""


def frozen(value: Any, _above: tuple[int, ...] = ()) -> object:
    """All that can be reached from `value`, as plain data that can be compared later."""
    if value is None or isinstance(value, (bool, int, float, str, bytes)):
        return value
    if inspect.isroutine(value) or inspect.isclass(value) or inspect.ismodule(value) or id(value) in _above:
        return type(value).__name__
    above = (*_above, id(value))
    if isinstance(value, Events):
        # Clones share the list behind a log; what counts is how much of it is theirs.
        return frozen(value.since(0), above)
    if isinstance(value, Answers):
        return value.all()
    if isinstance(value, Moves):
        # Declared once for all games, and large.
        return type(value).__name__
    if isinstance(value, (list, tuple)) or type(value).__name__.startswith(VECTOR):
        return [frozen(item, above) for item in value]
    if isinstance(value, dict):
        return [(frozen(key, above), frozen(item, above)) for key, item in value.items()]
    return type(value).__name__, [
        (name, frozen(getattr(value, name, None), above)) for name in _fields(value)
    ]


def _fields(value: object) -> list[str]:
    """The attributes of an object, be its class interpreted, slotted or compiled."""
    names = set(getattr(value, "__dict__", {}))
    for kind in type(value).__mro__:
        for name, member in vars(kind).items():
            if inspect.isgetsetdescriptor(member) or inspect.ismemberdescriptor(member):
                names.add(name)
    # Options are made when somebody asks for them; that changes nothing.
    return sorted(names - {"__dict__", "__weakref__", "_options", "_listed"})


def seen(game: Game, seat: int | None) -> bytes:
    """Every byte that may leave the process for a seat: its view, what it can foresee and its log."""
    return msgspec.json.encode([game.view(seat), preview_for(game, seat), log_lines(game, seat)])


def overheard(events: Events, watcher: int | None) -> Events:
    """The same log without what was told to others alone."""
    kept = Events()
    for event in events.since(0):
        kept.append(event.kind, event.args, event.seat, event.secret if event.seat == watcher else NOTHING)
    return kept


def question(game: Game) -> list[int] | None:
    return None if game.decision is None else [game.decision.seat, *game.decision.codes]


# -- the laws ----------------------------------------------------------------------------------


def options_are_sound(game: Game) -> list[str]:
    """Distinct, in order, never none; each is known by its text. One alone is asked only in secret."""
    decision = game.decision
    if decision is None:
        return [] if game.winners else ["the game is over and nobody has won"]
    faults = []
    codes = decision.codes
    if not codes:
        faults.append("no options")
    if any(a >= b for a, b in pairwise(codes)):
        faults.append(f"options are not distinct and in order: {codes}")
    if len(codes) == 1 and not decision.sealed:
        faults.append(f"a question with one answer did not answer itself: {decision.options}")
    if not 0 <= decision.seat < game.players:
        faults.append(f"seat {decision.seat} is asked")
    misread = [option for option in decision.options if game.codec.parse(option.text) != option.code]
    faults += [f'"{option.text}" is read as another action' for option in misread]
    if game.winners:
        faults.append("somebody has won before the end")
    return faults


def illegal_actions_change_nothing(game: Game, texts: Iterable[str]) -> list[str]:
    """Whatever is not an option is refused, by text and by number, and leaves no trace."""
    faults = []
    before = frozen(game)
    legal = {option.text for option in game.decision.options} if game.decision is not None else set()
    count = len(legal)
    answers: list[str | int] = [
        -1,
        count,
        count + 7,
        "",
        "nonsense 1 2",
        *(t for t in texts if t not in legal),
    ]
    for answer in answers:
        try:
            game.apply(answer)
        except IllegalAction:
            continue
        return [f"{answer!r} is not an option and was accepted"]
    if frozen(game) != before:
        faults.append("a refused action has changed the game")
    return faults


def clone_shares_nothing(game: Game, seed: int, limit: int = 60) -> list[str]:
    """A clone is equal, and what happens to it does not happen to the game, nor the other way round."""
    before = frozen(game)
    first, second = game.clone(), game.clone()
    if frozen(first) != before:
        return ["a clone differs from its game"]
    play_on(first, Chance(seed), limit)
    if frozen(game) != before:
        return ["playing on with a clone has changed the game"]
    after = frozen(first)
    play_on(second, Chance(seed + 1), limit)
    if frozen(first) != after or frozen(game) != before:
        return ["clones of a game change one another"]
    return []


def copies_are_equal(game: Game) -> list[str]:
    """A copy, a deep copy and what comes back from a pickle are the game again, log and answers included."""
    before = frozen(game)
    for name, clone in [
        ("copy", copy.copy(game)),
        ("deep copy", copy.deepcopy(game)),
        ("pickle", pickle.loads(pickle.dumps(game))),
    ]:
        if frozen(clone) != before:
            return [f"a {name} differs from its game"]
        if clone != game or hash(clone) != hash(game):
            return [f"a {name} is not equal to its game"]
    return []


def position_can_be_saved(game: Game, family: Family, seed: int, limit: int = 60) -> list[str]:
    """`scenario()` is JSON, and loads to a game with the same question, the same sights, the same future."""
    document = game.scenario()
    text = json.dumps(document)
    clone = family.load(json.loads(text))
    if json.dumps(clone.scenario()) != text:
        return ["a loaded position is written in another way"]
    if question(clone) != question(game):
        return [f"a loaded position asks {question(clone)}, not {question(game)}"]
    for seat in [None, *range(game.players)]:
        if msgspec.json.encode(clone.view(seat)) != msgspec.json.encode(game.view(seat)):
            return [f"a loaded position looks different from seat {seat}"]
    game = game.clone()
    old, new = len(game.events), len(clone.events)
    play_on(game, Chance(seed), limit)
    play_on(clone, Chance(seed), limit)
    if frozen(game.events.since(old)) != frozen(clone.events.since(new)) or question(game) != question(clone):
        return ["a loaded position has another future"]
    return []


def record_can_be_replayed(game: Game, clone: Game) -> list[str]:
    """`clone` was made by replaying the record of `game`."""
    if frozen(clone.events.since(0)) != frozen(game.events.since(0)):
        return ["a replay has other events"]
    if question(clone) != question(game) or clone.scores != game.scores:
        return ["a replay ends elsewhere"]
    if game.scenario() != clone.scenario():
        return ["a replay comes to another position"]
    return []


def secrets_are_kept(game: Game, seat: int, seed: int, texts: Iterable[str] = ()) -> list[str]:
    """With other hidden cards the seat and the spectators see the same, to the byte, and the one who is asked
    gets the same options and the same refusals."""
    world = game.sample(seat, seed)
    faults = []
    for watcher in (seat, None):
        world.events = overheard(game.events, watcher)
        if seen(world, watcher) != seen(game, watcher):
            faults.append(f"what seat {watcher} sees depends on what seat {seat} cannot know")
    asked, there = game.decision, world.decision
    if asked is None or there is None:
        return faults if asked is there else [*faults, "whether the game is over depends on hidden cards"]
    if (asked.seat, asked.prompt) != (there.seat, there.prompt):
        faults.append("who is asked what depends on hidden cards")
    if asked.seat == seat:
        if asked.codes != there.codes:
            faults.append(f"the options of seat {seat} depend on what it cannot know")
        told = [text for text in texts if game.why_not(text) != world.why_not(text)]
        faults += [f'the refusal of "{text}" depends on hidden cards' for text in told]
    return faults


def worlds_tell_nothing(game: Game, seat: int, seed: int) -> list[str]:
    """A world that a seat could be in is made of its seed and of what the seat knows, and of nothing else:
    from a game with another seed and other hidden cards comes the same world, to the last attribute."""
    other = game.sample(seat, seed + 1)
    other.setup = Setup(game.setup.ruleset, game.players, seed + 2, game.setup.switches, game.setup.scenario)
    first, second = frozen(game.sample(seat, seed)), frozen(other.sample(seat, seed))
    return [] if first == second else [f"a world that seat {seat} imagines depends on what it cannot know"]


def sampled_world_goes_on(game: Game, seat: int, seed: int, limit: int = 60) -> list[str]:
    """A world that a seat could be in is a sound game."""
    world = game.sample(seat, seed)
    chance = Chance(seed)
    for _ in range(limit):
        faults = world.check_invariants()
        if world.decision is None or faults:
            return faults
        play_on(world, chance, 1)
    return []


def beats_lead_on(game: Game, choice: int, seed: int) -> list[str]:
    """The positions between two questions: each is told more than the one before, or stands before the only
    answer that there is to a question; none asks anything else. They hide what is to be hidden, and lead by
    themselves to where the game comes without anybody watching."""
    after, watched = game.clone(), game.clone()
    after.apply(choice)
    beats = [game]
    watched.apply(choice, beats)
    goal = frozen(after)
    if frozen(watched) != goal:
        return ["a game that is watched takes another way"]
    faults = []
    for last, beat in pairwise(beats):
        forced = beat.decision is not None
        if not len(last.events) < len(beat.events) + forced <= len(after.events) + forced:
            faults.append("a beat tells nothing")
        if beat.decision is not None and (beat.decision.count > 1 or beat.decision.sealed):
            faults.append("a beat asks")
        if beat.winners and after.decision is not None:
            faults.append("somebody has won before the end")
        seat = seed % game.players
        faults += secrets_are_kept(beat, seat, seed)
        on = beat.clone()
        on.advance()
        if frozen(on) != goal:
            faults.append("a beat leads elsewhere")
    return faults
