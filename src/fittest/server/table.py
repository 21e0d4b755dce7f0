"""A table: the fold of its events. Pure: no clock, no randomness, no input or output."""

from fittest.kernel.game import Game
from fittest.kernel.message import Arg
from fittest.kernel.view import Text
from fittest.server import auto_pass, clock, events, people
from fittest.server.deals import chosen_of, deal_state, kept_promise
from fittest.server.events import AnyEvent, Key
from fittest.server.match import CHECKPOINT, Break, Match, Moment
from fittest.server.messages import (
    Chosen,
    Ending,
    Invitation,
    Kind,
    Origin,
    Proposal,
    Reason,
    Remark,
    SeatState,
    Status,
    TableState,
)
from fittest.server.motion import Motion
from fittest.server.seat import COLOURS, Seat, Spent
from fittest.server.settings import Person, Settings
from fittest.server.trail import Step, Trail

GRANTS = events.Keyed | events.Rekeyed | events.Sat | events.Freed | events.Kicked
CHANGES_KEYS = events.Opened | events.Configured | GRANTS
# These change nothing that is told to everybody.
SILENT = events.Chatted | events.Keyed | events.Rekeyed | events.Answered | events.Preferred


class Table:
    """`seq` is the number of the newest event. `asked` is the number of the event that led to the
    pending question; it is what an answer must quote."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.seq = 0
        self._shown: Step | None = None
        self._status: Status = "waiting"
        self.settings = Settings()
        self.origin: Origin | None = None
        self.record: dict[str, object] | None = None
        self.deal: events.Deal | None = None
        self.keys: dict[str, Key] = {}
        self.spent: dict[str, Spent] = {}
        self.seats: list[Seat] = []
        self.motions: dict[Kind, Motion] = {}
        self._ending: Ending | None = None
        self.rematch: str | None = None
        self.invitations: list[Invitation] = []
        # (from, to, by): answers that were taken back.
        self.taken_back: list[tuple[int, int, int]] = []
        self.remarks: list[Remark] = []
        self.done: dict[tuple[int, str], int] = {}
        # From the start on.
        self.match: Match | None = None
        self._prepared: Match | None = None
        self.asked = 0
        self.asked_at = 0
        self.paused_at = 0
        self.touched = 0
        self.trail = Trail()
        # The game after an answer that is about to be stored, and the way there; see `foresee`.
        self._foreseen: tuple[str, Game, list[Game] | None] | None = None
        # (seq, number of story events that were still true after it), one for each undo.
        self.rewinds: list[tuple[int, int]] = []
        # The newest event that changed the game, that changed the rest, that took a link away or gave one.
        self.game_seq = self.facts_seq = self.keys_seq = 0

    # -- folding -------------------------------------------------------------------------------

    def apply(self, event: AnyEvent) -> None:
        self.seq += 1
        self._shown = None
        self.touched = event.at
        if event.id:
            self.done[event.actor, event.id] = self.seq
        if event.actor >= 0:
            self.seats[event.actor].seen = event.at
        match event:
            case events.Opened():
                self._open(event)
            case events.Configured():
                for number in event.emptied:
                    if self.seats[number].taken:
                        self._remark(event, "table-seat-to-bot", number)
                    self._empty(number)
                self._configure(event.settings, event.keys)
            case events.Keyed():
                self.keys[event.key.hash] = event.key
            case events.Kicked():
                if self.seats[event.seat].taken or self.kept(event.seat):
                    self._remark(event, "table-kicked", event.seat)
                self._empty(event.seat)
                self.keys[event.key.hash] = event.key
            case events.Sat():
                self._sit(event)
            case events.Freed():
                self._stand_up(event)
            case events.Rekeyed():
                self._drop_keys(event.seat)
                self.keys[event.key.hash] = event.key
            case events.Renamed():
                self._rename(event)
            case events.Painted():
                self._paint(event)
            case events.Chatted():
                if event.text:
                    self._add_remark(event, seat=event.seat, chat=event.text)
            case events.Started():
                self._start(event)
            case events.Answered():
                self._answer(event)
            case events.Preferred():
                auto_pass.set_by(self.seats[event.seat], event)
            case events.Proposed():
                self.motions[event.what] = Motion(event)
                self._note_vote(self.motions[event.what], event)
                self._remark(event, f"table-propose-{event.what}", event.seat, *self._about(event.target))
            case events.Agreed():
                motion = self.motions[event.what]
                if event.seat not in motion.agreed:
                    motion.agreed.append(event.seat)
            case events.Declined():
                self._note_vote(self.motions.pop(event.what), event)
                self._remark(event, f"table-declined-{event.what}", event.seat)
            case events.Left():
                self._leave(event)
            case events.Returned():
                self._return(event)
            case events.Woken():
                self._wake(event)
            case events.Rematched():
                self.rematch = event.table
                self.invitations.append(Invitation("rematch", event.table, event.by, None))
            case events.Forked():
                self.invitations.append(Invitation("fork", event.table, event.by, event.step))
        if isinstance(event, CHANGES_KEYS):
            self.keys_seq = self.seq
        if not isinstance(event, SILENT):
            self.facts_seq = self.seq
        self._settle(event)
        self._foreseen = None

    def foresee(self, text: str) -> None:
        """Work out what an answer leads to before it is stored: if the rules fail at it, it is not stored,
        and the question stays. Nobody sees the result until `apply`."""
        now = self._running().running()
        game, beats = now.clone(), self.trail.begin(now)
        game.apply(text, beats)
        self._foreseen = (text, game, beats)

    def _open(self, event: events.Opened) -> None:
        self.origin = event.origin
        self.record = event.record
        self.deal = event.deal
        self._configure(event.settings, event.keys)

    def _configure(self, settings: Settings, keys: list[Key]) -> None:
        """Seats keep their colours, and their people as long as they remain seats for people."""
        before = self.seats
        self.settings = settings
        kept = [old.colour for old in before[: len(settings.seats)]]
        colours = kept + [colour for colour in COLOURS if colour not in kept]
        self.seats = [
            Seat(plan, self._bank(), colours[number % len(COLOURS)])
            for number, plan in enumerate(settings.seats)
        ]
        for old, seat in zip(before, self.seats, strict=False):
            if isinstance(seat.plan, Person):
                seat.name, seat.taken, seat.sitter = old.name, old.taken, old.sitter
        for number in range(len(self.seats), len(before)):
            self._drop_keys(number)
            self._drop_spent(number)
        for key in keys:
            self.keys[key.hash] = key

    def _bank(self) -> int:
        return clock.starting_bank(self.settings.clock)

    def _drop_keys(self, seat: int) -> None:
        self.keys = {hash: key for hash, key in self.keys.items() if key.seat != seat}

    def _drop_spent(self, seat: int) -> None:
        self.spent = {hash: spent for hash, spent in self.spent.items() if spent.link.seat != seat}

    def _empty(self, seat: int) -> None:
        """Nobody sits here, and nobody can by any link that there has been."""
        self._drop_keys(seat)
        self._drop_spent(seat)
        self.seats[seat].taken = False
        self.seats[seat].name = self.seats[seat].sitter = ""

    def _sit(self, event: events.Sat) -> None:
        self.seats[event.seat].taken = True
        self.seats[event.seat].sitter = event.sitter
        if event.key is None:
            return
        for link in self.keys.values():
            if link.seat == event.seat and not link.held:
                self.spent[link.hash] = Spent(link, event.key.hash, event.claim, event.at)
        self._drop_keys(event.seat)
        self.keys[event.key.hash] = event.key

    def _stand_up(self, event: events.Freed) -> None:
        self._remark(event, "table-left", event.seat)
        links = [spent.link for spent in self.spent.values() if spent.link.seat == event.seat]
        self._empty(event.seat)
        for link in links[-1:]:
            self.keys[link.hash] = link

    def _rename(self, event: events.Renamed) -> None:
        before = self.seats[event.seat].name
        self.seats[event.seat].name = event.name
        if self.status != "waiting" and before and before != event.name:
            self._remark(event, "table-renamed", event.seat, ("before", before))

    def _paint(self, event: events.Painted) -> None:
        seat = self.seats[event.seat]
        for other in self.seats:
            if other.colour == event.colour:
                other.colour = seat.colour
        seat.colour = event.colour

    def prepare(self, event: events.Started) -> Match:
        """The game that `event` starts. A record may make it a long one: let it catch up before `apply`."""
        self._prepared = Match(self.settings, self.record, event.seed, event.edition, event.expansions)
        return self._prepared

    def _start(self, event: events.Started) -> None:
        self._status = "playing"
        self.match = self._prepared or self.prepare(event)
        self._prepared = None
        while self.match.catch_up(CHECKPOINT):
            pass
        self._ask(event)

    def _answer(self, event: events.Answered) -> None:
        """Most answers change nothing but the game, and then the facts of the table are not sent again."""
        seat = self.seats[event.seat]
        if event.by == "clock" or seat.missed or "undo" in self.motions:
            self.facts_seq = self.seq
        auto_pass.remember(self, event)
        if event.by in ("person", "auto"):
            seat.bank = clock.bank_after(self.settings.clock, seat.bank, event.at - self.asked_at)
            seat.missed = 0
        elif event.by == "clock":
            seat.bank = 0
            seat.missed += 1
            self._remark(event, "table-timeout", event.seat)
            if seat.missed >= self.settings.misses:
                seat.away = "clock"
                self._remark(event, "table-timeout-bot", event.seat)
        else:
            seat.stood_in += 1
        self.motions.pop("undo", None)
        self._play(event)
        self._ask(event)

    def _play(self, event: events.Answered) -> None:
        match, before = self._running(), self.asked
        if self._foreseen is not None and self._foreseen[0] == event.text:
            _, then, beats = self._foreseen
            match.play(event.text, event.seat, then, passed=event.by == "auto")
        else:
            beats = None if match.game is None else self.trail.begin(match.game)
            match.play(event.text, event.seat, beats=beats, passed=event.by == "auto")
        self.trail.go_on(before, self.seq, beats, match.game)

    def _ask(self, event: AnyEvent) -> None:
        self.asked = self.game_seq = self.seq
        self.asked_at = event.at
        if self.broken is None and self._asked_seat() is None:
            self._end("rules", None)

    def _end(self, reason: Reason, seat: int | None) -> None:
        self._status = "finished"
        self._ending = Ending(reason, seat)
        self.motions.clear()
        self.game_seq = self.facts_seq = self.seq

    def _leave(self, event: events.Left) -> None:
        self._remark(event, f"table-{event.why}", event.seat)
        if self._status == "waiting":
            self.seats[event.seat].taken = False
        elif self.settings.on_leave == "end" and event.why != "absent":
            self._end(event.why, event.seat)
        else:
            self.seats[event.seat].away = event.why

    def _return(self, event: events.Returned) -> None:
        seat = self.seats[event.seat]
        seat.away = None
        seat.missed = 0
        # Leaving and coming back gains no time.
        if self._bank() and (seat.stood_in or event.restarts):
            seat.bank = max(seat.bank, clock.RETURN_GRACE)
        seat.stood_in = 0
        self._remark(event, "table-returned", event.seat)
        if self._asked_seat() == event.seat:
            self.game_seq = self.seq
            if event.restarts:
                self._restart_clock(event)

    def _wake(self, event: events.Woken) -> None:
        self._remark(event, f"table-woken-{event.why}")
        if self._status == "paused":
            self._status = "playing"
            self.motions.pop("resume", None)
        self._restart_clock(event)

    def _restart_clock(self, event: AnyEvent) -> None:
        """The question stays the same, so `asked` does; its time begins anew."""
        self.asked_at = event.at
        self.game_seq = self.seq

    # -- consent -------------------------------------------------------------------------------

    def voters(self, motion: Motion) -> list[int]:
        return [n for n in self.persons() if not (motion.what == "bot" and n == motion.seat)]

    def agrees(self, motion: Motion, seat: int) -> bool:
        """A person with several seats says it once."""
        sitter = self.seats[seat].sitter
        same = (self.seats[other].sitter == sitter for other in motion.agreed)
        return seat in motion.agreed or (sitter != "" and any(same))

    def persons(self) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if seat.played_by_person]

    def _settle(self, event: AnyEvent) -> None:
        """Carry out what has found enough consent, also because somebody left who had not agreed; forget
        what nobody here proposes any more."""
        for motion in list(self.motions.values()):
            voters = self.voters(motion)
            if motion.by not in voters:
                del self.motions[motion.what]
                continue
            if self._carried(motion, voters, event.at):
                self._note_vote(self.motions.pop(motion.what), event)
                self._carry_out(motion, event)

    def _carried(self, motion: Motion, voters: list[int], at: int) -> bool:
        agreed = sum(self.agrees(motion, n) for n in voters)
        if motion.what != "bot" or motion.seat is None:
            return agreed == len(voters)
        if motion.needs == "most":
            return agreed * 2 > len(voters)
        if not self.missing(motion.seat, at):
            return agreed == len(voters) and people.people(self.seats, voters) > 1
        return agreed == len(voters) - len(self.silent(motion, at))

    def silent(self, motion: Motion, at: int) -> list[int]:
        """Voters without a sign of life since the proposal: if a player is missing, they may be, too."""
        patience = clock.missing_after(self.settings.clock)
        waited = [n for n in self.voters(motion) if not self.agrees(motion, n)]
        return [n for n in waited if at - max(motion.at, self.seats[n].seen) >= patience]

    def _note_vote(self, motion: Motion, event: AnyEvent) -> None:
        if motion.what == "bot" and motion.seat is not None:
            self.seats[motion.seat].voted_at = event.at

    def missing(self, seat: int, at: int) -> bool:
        """Does the table wait in vain for the player of this seat?"""
        player = self.seats[seat]
        if not player.taken or player.missed:
            return True
        since = self._waiting_since(seat)
        return since is not None and at - max(since, player.seen) >= clock.missing_after(self.settings.clock)

    def _waiting_since(self, seat: int) -> int | None:
        if self.status == "playing":
            return self.asked_at if self._asked_seat() == seat else None
        resume = self.motions.get("resume")
        return None if resume is None or seat in resume.agreed else resume.at

    def _carry_out(self, motion: Motion, event: AnyEvent) -> None:
        if motion.what == "undo":
            assert motion.to is not None
            self.taken_back.append((self.step, motion.to, motion.by))
            self._rewind(motion.to)
            if people.is_alone(self.seats, motion.by):
                self._remark(event, "table-taken-back", motion.by)
            else:
                self._remark(event, "table-undone")
            self._ask(event)
        elif motion.what == "pause":
            self._status = "paused"
            self.paused_at = event.at
            self.game_seq = self.seq
            self._remark(event, "table-paused")
        elif motion.what == "resume":
            # The time that was used before the pause stays used.
            self._status = "playing"
            self.asked_at += event.at - self.paused_at
            self.game_seq = self.seq
            self._remark(event, "table-resumed")
        elif motion.seat is not None and self.seats[motion.seat].played_by_person:
            self.seats[motion.seat].away = "voted"
            self.game_seq = self.seq
            self._remark(event, "table-voted", motion.seat)

    def _rewind(self, step: int) -> None:
        self.trail.clear()
        if self._running().rewind(step) and self.game is not None:
            self.rewinds.append((self.seq, len(self.game.events)))

    # -- keys ----------------------------------------------------------------------------------

    def opened_by(self, hash: str) -> Key | None:
        """What a key opens. That of a person's seat opens nothing while a bot has the seat."""
        key = self.keys.get(hash)
        if key is None or key.seat is None or isinstance(self.seats[key.seat].plan, Person):
            return key
        return None

    def kept(self, seat: int) -> bool:
        """Is the seat kept for somebody who sat here in the last game?"""
        return not self.seats[seat].taken and any(k.held and k.seat == seat for k in self.keys.values())

    def free(self) -> list[int]:
        """The seats at which somebody can still sit down."""
        return [
            number
            for number, seat in enumerate(self.seats)
            if isinstance(seat.plan, Person) and not seat.taken and not self.kept(number)
        ]

    def among_bots(self) -> bool:
        """Do bots play among themselves, for good? A player who is only away may come back."""
        return all(not isinstance(seat.plan, Person) or seat.away == "resigned" for seat in self.seats)

    def attended(self) -> bool:
        """Does a person play here, or do bots among themselves?"""
        return any(seat.taken and seat.played_by_person for seat in self.seats)

    # -- asking --------------------------------------------------------------------------------

    @property
    def game(self) -> Game | None:
        return None if self.match is None else self.match.game

    @property
    def broken(self) -> Break | None:
        return None if self.match is None else self.match.broken

    @property
    def opening(self) -> dict[str, object]:
        """The record of the game without its answers."""
        return self._running().opening

    @property
    def answers(self) -> list[str]:
        return [] if self.match is None else self.match.answers

    @property
    def answered_by(self) -> list[int]:
        return [] if self.match is None else self.match.answered_by

    def answered_by_hand(self, seat: int) -> list[int]:
        return [] if self.match is None else self.match.answered_by_hand(seat)

    @property
    def turns(self) -> list[int]:
        """The turn of the game in which each answer was given."""
        return [] if self.match is None else self.match.turns

    @property
    def step(self) -> int:
        """How many answers have been played."""
        return 0 if self.match is None else self.match.step

    @property
    def status(self) -> Status:
        """A game that is broken off is over, whatever else happened at the table."""
        return self._status if self.broken is None else "finished"

    @property
    def ending(self) -> Ending | None:
        return self._ending if self.broken is None else Ending("broken", None, self.broken.why)

    def shown(self) -> Step:
        """The current position, for viewers."""
        if self._shown is None:
            game = self._running().running()
            self._shown = self.trail.newest(game) or Step(self.seq, game)
        return self._shown

    def position(self, step: int) -> Game:
        """A copy of the game as it was after `step` answers."""
        return self._running().position(step)

    def course(self, last: int) -> list[Moment]:
        return self._running().course(last)

    def full_record(self) -> dict[str, object]:
        """All of the game, its secrets too: only for when it is over."""
        assert self.status == "finished"
        record = self._running().record() | kept_promise(self.deal)
        if self.game is not None:
            record["result"] = {"scores": self.game.scores, "winners": self.game.winners}
        if self.taken_back:
            record["taken_back"] = [list(change) for change in self.taken_back]
        return record

    def deadline(self) -> int | None:
        """When the time of the person who is asked runs out."""
        seat = self._asked_seat()
        if self.status != "playing" or seat is None or not self.seats[seat].played_by_person:
            return None
        allowed = clock.allowance(self.settings.clock, self.seats[seat].bank)
        return None if allowed is None else self.asked_at + allowed

    def bot_to_move(self) -> tuple[int, str] | None:
        """The seat and level of the bot whose turn it is."""
        seat = self._asked_seat()
        if self.status != "playing" or seat is None:
            return None
        level = self.seats[seat].bot(self.settings.substitute)
        return None if level is None else (seat, level)

    def due(self) -> int | None:
        """When a server has to do something, even if nobody says anything."""
        if self.status == "paused":
            return self.paused_at + clock.pause_limit(self.settings.clock)
        return self.asked_at if self.bot_to_move() is not None else self.deadline()

    def next_due(self) -> int | None:
        """The same, and when somebody who is asked may have been absent for too long."""
        cover, seat = self.settings.cover, self._asked_seat()
        waits = self.status == "playing" and seat is not None and self.seats[seat].played_by_person
        dues = [self.due(), self.asked_at + cover * clock.SECOND if cover and waits else None]
        return min((due for due in dues if due is not None), default=None)

    def name(self, seat: int) -> str:
        return self.seats[seat].name or f"P{seat + 1}"

    def state(self) -> TableState:
        seats = [
            SeatState(
                s.plan,
                s.name,
                s.colour,
                s.taken,
                s.bot(self.settings.substitute),
                s.away,
                s.missed,
                self.kept(number),
            )
            for number, s in enumerate(self.seats)
        ]
        proposals = []
        for motion in self.motions.values() if self.broken is None else ():
            needs = [n for n in self.voters(motion) if not self.agrees(motion, n)]
            proposals.append(
                Proposal(motion.what, motion.by, motion.seat, motion.to, motion.agreed[:], needs)
            )
        return TableState(
            self.id,
            self.status,
            self.settings,
            seats,
            proposals,
            self.ending,
            self.origin,
            self.rematch,
            deal_state(self.deal, self.chosen, self.status == "finished"),
            people.winners(self.seats, self.game, self.ending),
            self.invitations[:],
            len(self.taken_back),
        )

    @property
    def chosen(self) -> Chosen | None:
        return chosen_of(self.record, self.origin, self.deal)

    def _asked_seat(self) -> int | None:
        return None if self.match is None else self.match.asked_seat()

    def _running(self) -> Match:
        assert self.match is not None
        return self.match

    def _remark(self, event: AnyEvent, key: str, seat: int | None = None, *more: tuple[str, Arg]) -> None:
        args: dict[str, Arg] = dict(more)
        if seat is not None:
            args["who"] = self.name(seat)
        self._add_remark(event, text=Text(key, args))

    def _add_remark(
        self, event: AnyEvent, text: Text | None = None, seat: int | None = None, chat: str | None = None
    ) -> None:
        self.remarks.append(Remark(len(self.remarks), self.seq, event.at, self.step, text, seat, chat))

    def _about(self, seat: int | None) -> list[tuple[str, Arg]]:
        return [] if seat is None else [("whom", self.name(seat))]
