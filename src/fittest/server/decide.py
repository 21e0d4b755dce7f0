"""What a message means at a table: the event that it leads to, or the reason why it is refused.

Changes nothing; the event counts once it is stored.
"""

from collections.abc import Callable
from typing import NamedTuple

from msgspec.structs import replace

from fittest.games.registry import family_of
from fittest.server import clock, events, words
from fittest.server import messages as m
from fittest.server.errors import refuse
from fittest.server.events import AnyEvent, Key
from fittest.server.match import opening
from fittest.server.settings import Person, Settings
from fittest.server.table import Table
from fittest.server.tokens import digest, link
from fittest.server.vetting import Given

HOST = -1
CHATS_PER_TABLE = 2000


class Actor(NamedTuple):
    """Who speaks: a seat (None: a spectator), and whether the host's link is in the same hands."""

    seat: int | None
    host: bool


class Verdict(NamedTuple):
    event: AnyEvent
    links: list[m.Link]


class Makers(NamedTuple):
    """Where time, names of tables and secrets come from; and which levels of bots there are. `seed` is for
    bots that think, `deal_seed` for the games of tables."""

    now: Callable[[], int]
    table_id: Callable[[], str]
    secret: Callable[[], str]
    seed: Callable[[], int]
    deal_seed: Callable[[], int]
    levels: list[str]


def repeated(table: Table, actor: Actor, message: m.ClientMessage) -> int | None:
    """The number of the event that this very message has led to before."""
    for number in (actor.seat, HOST if actor.host else None):
        if number is not None and (number, message.id) in table.done:
            return table.done[number, message.id]
    return None


def decide(table: Table, actor: Actor, message: m.ClientMessage, makers: Makers) -> Verdict:
    if isinstance(message, m.Configure | m.Kick | m.Start) or (
        isinstance(message, m.Paint) and message.seat is not None
    ):
        return _host(table, actor, message, makers)
    if actor.seat is None:
        raise refuse(403, "error-not-a-seat")
    at, seat, id = makers.now(), actor.seat, message.id
    _check_seated(table, seat, message)
    event: AnyEvent
    match message:
        case m.Answer():
            _check_answer(table, seat, message)
            event = events.Answered(at=at, id=id, actor=seat, seat=seat, text=message.text, by="person")
        case m.Chat():
            if sum(remark.chat is not None for remark in table.remarks) >= CHATS_PER_TABLE:
                raise refuse(429, "error-chat-full", most=CHATS_PER_TABLE)
            event = events.Chatted(at=at, id=id, actor=seat, seat=seat, text=words.chat(message.text))
        case m.Rename():
            event = events.Renamed(at=at, id=id, actor=seat, seat=seat, name=words.name(message.name))
        case m.Paint():
            _check_colour(table, seat, message.colour)
            event = events.Painted(at=at, id=id, actor=seat, seat=seat, colour=message.colour)
        case m.Propose() if _insists(table, seat, message, at):
            event = events.Agreed(at=at, id=id, actor=seat, seat=seat, what=message.what)
        case m.Propose():
            to = _check_proposal(table, seat, message, at)
            target = message.seat if message.what == "bot" else None
            event = events.Proposed(
                at=at, id=id, actor=seat, seat=seat, what=message.what, target=target, to=to, needs="all"
            )
        case m.Agree():
            motion = table.motions.get(message.what)
            if motion is None:
                raise refuse(409, "why-no-proposal")
            if seat not in table.voters(motion) or seat in motion.agreed:
                raise refuse(409, "why-not-asked-to-agree")
            event = events.Agreed(at=at, id=id, actor=seat, seat=seat, what=message.what)
        case m.Decline():
            motion = table.motions.get(message.what)
            if motion is None:
                raise refuse(409, "why-no-proposal")
            if seat not in table.voters(motion):
                raise refuse(403, "why-not-asked-to-agree")
            event = events.Declined(at=at, id=id, actor=seat, seat=seat, what=message.what)
        case m.Leave() | m.Resign():
            if table.status == "finished":
                raise refuse(409, "why-finished")
            if table.status == "waiting":
                event = events.Freed(at=at, id=id, actor=seat, seat=seat)
            else:
                why = "left" if isinstance(message, m.Leave) else "resigned"
                event = events.Left(at=at, id=id, actor=seat, seat=seat, why=why)  # type: ignore[arg-type]
        case m.Return():
            event = events.Returned(at=at, id=id, actor=seat, seat=seat, restarts=False)
    return Verdict(event, [])


def _check_seated(table: Table, seat: int, message: m.ClientMessage) -> None:
    """A seat that a bot plays can only take itself back (or talk)."""
    away = table.seats[seat].away
    if isinstance(message, m.Return):
        if away is None or table.status == "finished":
            raise refuse(409, "why-not-away")
        if away == "resigned":
            raise refuse(409, "why-resigned")
    elif away is not None and not isinstance(message, m.Chat | m.Rename):
        raise refuse(409, "why-bot-plays")


def _check_colour(table: Table, seat: int, colour: m.Colour) -> None:
    if table.status != "waiting":
        raise refuse(409, "why-started")
    for number, other in enumerate(table.seats):
        if other.colour == colour and other.taken and number != seat:
            raise refuse(409, "why-colour-taken", who=table.name(number))


def _check_playing(table: Table) -> None:
    if table.status == "waiting":
        raise refuse(409, "why-not-started")
    if table.status == "finished":
        raise refuse(409, "why-finished")


def _check_answer(table: Table, seat: int, message: m.Answer) -> None:
    _check_playing(table)
    if table.status == "paused":
        raise refuse(409, "why-paused")
    game = table.game
    assert game is not None
    assert game.decision is not None
    if message.asked != table.asked:
        raise refuse(409, "why-stale")
    if game.decision.seat != seat:
        raise refuse(409, "why-not-your-turn", who=table.name(game.decision.seat))
    game.resolve(message.text)


def _check_proposal(table: Table, seat: int, message: m.Propose, at: int) -> int | None:
    """The step to which an undo goes."""
    _check_playing(table)
    if message.what in table.motions:
        raise refuse(409, "why-proposed-already")
    if message.what == "undo":
        return _undo_target(table, seat, message)
    if message.what == "bot":
        target = message.seat
        if target is None or target == seat or target not in table.persons():
            raise refuse(400, "why-not-a-person")
        _check_vote(table, target, at)
    elif (message.what == "pause") == (table.status == "paused"):
        raise refuse(409, "why-paused" if message.what == "pause" else "why-not-paused")
    return None


def _insists(table: Table, seat: int, message: m.Propose, at: int) -> bool:
    """Whoever proposed a bot for somebody who is missing says so again: some others have not answered."""
    motion = table.motions.get(message.what)
    if motion is None or motion.what != "bot" or (motion.by, motion.seat) != (seat, message.seat):
        return False
    return bool(table.silent(motion, at))


def _check_vote(table: Table, target: int, at: int) -> None:
    """One person alone cannot replace another who is there; and nobody tries it again and again."""
    player = table.seats[target]
    if len(table.persons()) <= 2 and not table.missing(target, at):
        minutes = clock.missing_after(table.settings.clock) // clock.MINUTE
        raise refuse(409, "why-vote-alone", who=table.name(target), minutes=minutes)
    if player.voted_at is not None and (wait := player.voted_at + clock.VOTE_PAUSE - at) > 0:
        raise refuse(409, "why-vote-pause", who=table.name(target), seconds=-(-wait // clock.SECOND))


def _undo_target(table: Table, seat: int, message: m.Propose) -> int:
    if message.to is not None:
        if message.to >= table.step:
            raise refuse(400, "error-step", step=message.to, last=max(0, table.step - 1))
        return message.to
    for step in range(table.step - 1, -1, -1):
        if table.answered_by[step] == seat:
            return step
    raise refuse(409, "why-nothing-to-undo")


def _host(
    table: Table, actor: Actor, message: m.Configure | m.Kick | m.Paint | m.Start, makers: Makers
) -> Verdict:
    if not actor.host:
        raise refuse(403, "error-not-host")
    if table.status != "waiting" and not (isinstance(message, m.Kick) and message.seat in table.free()):
        raise refuse(409, "why-started")
    at, id = makers.now(), message.id
    if isinstance(message, m.Start):
        return Verdict(started(table, makers, id), [])
    if isinstance(message, m.Paint):
        assert message.seat is not None
        if message.seat >= len(table.seats) or isinstance(table.seats[message.seat].plan, Person):
            raise refuse(400, "why-not-a-bot")
        _check_colour(table, message.seat, message.colour)
        return Verdict(events.Painted(at=at, id=id, seat=message.seat, colour=message.colour), [])
    if isinstance(message, m.Kick):
        if message.seat >= len(table.seats) or not isinstance(table.seats[message.seat].plan, Person):
            raise refuse(400, "why-not-a-person")
        key, made = seat_key(table.id, message.seat, makers)
        return Verdict(events.Kicked(at=at, id=id, seat=message.seat, key=key), [made])
    settings = checked(message.settings, given_to(table), makers)
    check_public(settings, table.chosen)
    # No key outlives a bot: whoever had the seat before must not watch or play it afterwards.
    keyed = {key.seat for key in table.keys.values() if key.seat is not None}
    bots = {number for number, plan in enumerate(settings.seats) if not isinstance(plan, Person)}
    bots |= {number for number, seat in enumerate(table.seats) if not isinstance(seat.plan, Person)}
    emptied = sorted(number for number in keyed & bots if number < len(table.seats))
    missing = [
        number
        for number, plan in enumerate(settings.seats)
        if isinstance(plan, Person) and number not in keyed - bots
    ]
    pairs = [seat_key(table.id, number, makers) for number in missing]
    keys = [key for key, _ in pairs]
    event = events.Configured(at=at, id=id, settings=settings, keys=keys, emptied=emptied)
    return Verdict(event, [made for _, made in pairs])


def started(table: Table, makers: Makers, id: str = "") -> events.Started:
    edition = family_of(table.settings.ruleset).edition
    seed = makers.deal_seed() if table.deal is None else table.deal.seed
    return events.Started(at=makers.now(), id=id, seed=seed, edition=edition)


def check_public(settings: Settings, chosen: m.Chosen | None) -> None:
    """Strangers sit down only where nobody could know the game beforehand."""
    if settings.public and chosen is not None:
        raise refuse(409, f"why-chosen-{chosen}")


def seat_key(table: str, seat: int, makers: Makers, held: bool = False) -> tuple[Key, m.Link]:
    secret = makers.secret()
    return Key(digest(secret), "seat", seat, held), link(table, secret, "seat", seat)


def given_to(table: Table) -> Given | None:
    """What the record of a table has decided about its settings."""
    settings = table.settings
    return None if table.record is None else Given(settings.ruleset, len(settings.seats), settings.switches)


def checked(settings: Settings, given: Given | None, makers: Makers) -> Settings:
    """The settings with every seat named, or a refusal that says what is wrong with them."""
    levels = [plan.level for plan in settings.seats if not isinstance(plan, Person)]
    for level in [*levels, settings.substitute]:
        if level not in makers.levels:
            raise refuse(400, "error-bot-level", level=level, allowed=makers.levels)
    if given is not None:
        seats = settings.seats or [Person()] * given.players
        if len(seats) != given.players:
            raise refuse(400, "error-seat-count", count=given.players)
        return replace(settings, ruleset=given.ruleset, switches=given.switches, seats=seats)
    family = family_of(settings.ruleset)
    ruleset = family.canonical(settings.ruleset)
    seats = settings.seats or [Person()] * family.info(ruleset).fewest
    settings = replace(settings, ruleset=ruleset, seats=seats)
    opening(settings, None, 0)
    return settings
