"""What a message means at a table: the event that it leads to, or the reason why it is refused.

Changes nothing; the event counts once it is stored.
"""

from collections.abc import Callable
from typing import NamedTuple

from msgspec.structs import replace

from fittest import expansions
from fittest.bots.characters import CHARACTERS
from fittest.games.registry import family_of
from fittest.server import clock, events, people, sanitize
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
WATCH_LINKS = 40


class Actor(NamedTuple):
    """Who speaks: a seat (None: a spectator), and whether the host's link is in the same hands."""

    seat: int | None
    host: bool


class Verdict(NamedTuple):
    event: AnyEvent
    links: list[m.Link]


class Providers(NamedTuple):
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


def decide(table: Table, actor: Actor, message: m.ClientMessage, providers: Providers) -> Verdict:
    if isinstance(message, m.Configure | m.Kick | m.Start) or (
        isinstance(message, m.Paint) and message.seat is not None
    ):
        return _host(table, actor, message, providers)
    if isinstance(message, m.Share):
        return _share(table, actor, message, providers)
    if actor.seat is None:
        raise refuse(403, "error-not-a-seat")
    at, seat, id = providers.now(), actor.seat, message.id
    _check_seated(table, seat, message)
    event: AnyEvent
    match message:
        case m.Answer():
            _check_answer(table, seat, message)
            event = events.Answered(at=at, id=id, actor=seat, seat=seat, text=message.text, by="person")
        case m.Chat():
            _check_chat(table, seat)
            event = events.Chatted(at=at, id=id, actor=seat, seat=seat, text=sanitize.chat(message.text))
        case m.Rename():
            event = events.Renamed(at=at, id=id, actor=seat, seat=seat, name=sanitize.name(message.name))
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
        case m.PassForMe():
            _check_playing(table)
            turn = 0 if table.game is None else table.game.turns
            event = events.Preferred(at=at, id=id, actor=seat, seat=seat, auto_pass=message.when, turn=turn)
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


def _check_chat(table: Table, seat: int) -> None:
    """Everybody has the same share of what a table keeps."""
    share = CHATS_PER_TABLE // sum(isinstance(other.plan, Person) for other in table.seats)
    if sum(remark.chat is not None and remark.seat == seat for remark in table.remarks) >= share:
        raise refuse(429, "error-chat-full", most=share)


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
    """One person alone cannot replace another who is there; and votes cannot be repeated at once."""
    player = table.seats[target]
    others = [number for number in table.persons() if number != target]
    if people.people(table.seats, others) < 2 and not table.missing(target, at):
        minutes = clock.missing_after(table.settings.clock) // clock.MINUTE
        raise refuse(409, "why-vote-alone", who=table.name(target), minutes=minutes)
    if player.voted_at is not None and (wait := player.voted_at + clock.VOTE_PAUSE - at) > 0:
        raise refuse(409, "why-vote-pause", who=table.name(target), seconds=-(-wait // clock.SECOND))


def _undo_target(table: Table, seat: int, message: m.Propose) -> int:
    if message.to is not None:
        if message.to >= table.step:
            raise refuse(400, "error-step", step=message.to, last=max(0, table.step - 1))
        return message.to
    own = table.answered_by_hand(seat)
    if not own:
        raise refuse(409, "why-nothing-to-undo")
    if message.since == "turn":
        turns = table.turns
        return next(step for step in own if turns[step] == turns[own[-1]])
    target = own[-1]
    while message.since == "move" and target > 0 and table.answered_by[target - 1] == seat:
        target -= 1
    return target


def _host(
    table: Table, actor: Actor, message: m.Configure | m.Kick | m.Paint | m.Start, providers: Providers
) -> Verdict:
    if not actor.host and not (isinstance(message, m.Start) and _all_came(table, actor)):
        raise refuse(403, "error-not-host")
    if table.status != "waiting" and not (isinstance(message, m.Kick) and message.seat in table.free()):
        raise refuse(409, "why-started")
    at, id = providers.now(), message.id
    if isinstance(message, m.Start):
        return Verdict(started(table, providers, id), [])
    if isinstance(message, m.Paint):
        assert message.seat is not None
        if message.seat >= len(table.seats) or isinstance(table.seats[message.seat].plan, Person):
            raise refuse(400, "why-not-a-bot")
        _check_colour(table, message.seat, message.colour)
        return Verdict(events.Painted(at=at, id=id, seat=message.seat, colour=message.colour), [])
    if isinstance(message, m.Kick):
        if message.seat >= len(table.seats) or not isinstance(table.seats[message.seat].plan, Person):
            raise refuse(400, "why-not-a-person")
        key, made = seat_key(table.id, message.seat, providers)
        return Verdict(events.Kicked(at=at, id=id, seat=message.seat, key=key), [made])
    settings = checked(message.settings, given_to(table), providers)
    check_public(settings, table.chosen)
    # No key outlives a bot: the player who had the seat before must not watch or play it afterwards.
    keyed = {key.seat for key in table.keys.values() if key.seat is not None}
    bots = {number for number, plan in enumerate(settings.seats) if not isinstance(plan, Person)}
    bots |= {number for number, seat in enumerate(table.seats) if not isinstance(seat.plan, Person)}
    emptied = sorted(number for number in keyed & bots if number < len(table.seats))
    missing = [
        number
        for number, plan in enumerate(settings.seats)
        if isinstance(plan, Person) and number not in keyed - bots
    ]
    pairs = [seat_key(table.id, number, providers) for number in missing]
    keys = [key for key, _ in pairs]
    event = events.Configured(at=at, id=id, settings=settings, keys=keys, emptied=emptied)
    return Verdict(event, [made for _, made in pairs])


def _share(table: Table, actor: Actor, message: m.Share, providers: Providers) -> Verdict:
    if actor.seat is None and not actor.host:
        raise refuse(403, "error-not-a-seat")
    if not table.settings.spectators:
        raise refuse(409, "error-no-spectators")
    if sum(key.role == "watch" for key in table.keys.values()) >= WATCH_LINKS:
        raise refuse(429, "error-watch-links", most=WATCH_LINKS)
    secret = providers.secret()
    number = HOST if actor.seat is None else actor.seat
    event = events.Keyed(at=providers.now(), id=message.id, actor=number, key=Key(digest(secret), "watch"))
    return Verdict(event, [link(table.id, secret, "watch")])


def _all_came(table: Table, actor: Actor) -> bool:
    """Has everybody come who was invited to a rematch or a fork? Then nobody waits for the host."""
    invited = table.origin is not None and table.origin.kind in ("rematch", "fork")
    people_sit = all(seat.taken or not isinstance(seat.plan, Person) for seat in table.seats)
    return invited and people_sit and actor.seat is not None


def started(table: Table, providers: Providers, id: str = "") -> events.Started:
    edition = family_of(table.settings.ruleset).edition
    used = expansions.used_in(table.settings.ruleset)
    seed = providers.deal_seed() if table.deal is None else table.deal.seed
    return events.Started(at=providers.now(), id=id, seed=seed, edition=edition, expansions=used)


def check_public(settings: Settings, chosen: m.Chosen | None) -> None:
    """Strangers sit down only where nobody could know the game beforehand."""
    if settings.public and chosen is not None:
        raise refuse(409, f"why-chosen-{chosen}")


def seat_key(table: str, seat: int, providers: Providers, held: bool = False) -> tuple[Key, m.Link]:
    secret = providers.secret()
    return Key(digest(secret), "seat", seat, held), link(table, secret, "seat", seat)


def given_to(table: Table) -> Given | None:
    """What the record of a table has decided about its settings."""
    settings = table.settings
    return None if table.record is None else Given(settings.ruleset, len(settings.seats), settings.switches)


def checked(settings: Settings, given: Given | None, providers: Providers) -> Settings:
    """The settings with every seat named, or a refusal that says what is wrong with them."""
    levels = [plan.level for plan in settings.seats if not isinstance(plan, Person)]
    for level in [*levels, settings.substitute]:
        rank, _, character = level.partition(":")
        if rank not in providers.levels or (character and character not in CHARACTERS):
            raise refuse(400, "error-bot-level", level=level, allowed=providers.levels)
    if given is not None:
        seats = settings.seats or [Person()] * given.players
        if len(seats) != given.players:
            raise refuse(400, "error-seat-count", count=given.players)
        return replace(settings, ruleset=given.ruleset, switches=given.switches, seats=seats)
    family = family_of(settings.ruleset)
    ruleset = family.canonical(settings.ruleset)
    seats = settings.seats or [Person()] * family.info(ruleset).min_players
    settings = replace(settings, ruleset=ruleset, seats=seats)
    opening(settings, None, 0)
    return settings
