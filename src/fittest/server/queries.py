"""What can be asked of a table or of the rules and changes nothing: the same over HTTP and in a page."""

from fittest.about import VERSION
from fittest.api import check_switches
from fittest.bots.characters import CHARACTERS
from fittest.expansions import LOADED
from fittest.games.registry import FAMILIES, family_of
from fittest.kernel.view import as_text, log_lines, preview_for
from fittest.server import PROTOCOL, serialize
from fittest.server.documents import (
    CardDocument,
    Course,
    ExpansionDocument,
    PictureDocument,
    ReplayStep,
    Report,
    RulesetDocument,
    SwitchDocument,
    Welcome,
    Why,
)
from fittest.server.errors import problem, refuse
from fittest.server.limits import Limits
from fittest.server.messages import You
from fittest.server.table import Table
from fittest.texts import LANGUAGES


def welcome(levels: list[str], limits: Limits, address: str | None = None) -> Welcome:
    return Welcome(VERSION, PROTOCOL, list(LANGUAGES), levels, list(CHARACTERS), limits.told(), address)


def rulesets() -> list[RulesetDocument]:
    return [
        RulesetDocument(
            info.name,
            info.min_players,
            info.max_players,
            info.hard_max_players,
            [SwitchDocument(s.name, s.choices) for s in info.switches],  # type: ignore[arg-type]
        )
        for family in FAMILIES
        for info in family.all_rulesets()
    ]


def expansions() -> list[ExpansionDocument]:
    return [
        ExpansionDocument(
            one.name,
            one.game,
            {trait: PictureDocument(*picture) for trait, picture in one.pictures.items()},
            one.texts,
        )
        for one in LOADED.values()
    ]


def cards(ruleset: str, switches: dict[str, object]) -> list[CardDocument]:
    family = family_of(ruleset)
    info = family.info(family.canonical(ruleset))
    check_switches(info, switches)
    return [
        CardDocument(as_text(card.label), card.copies, card.id, card.box, card.harmful, card.sides)
        for card in family.cards(info.name, switches)
    ]


def why(table: Table, seat: int | None, text: str, language: str | None) -> Why:
    game = table.game
    if game is None:
        raise refuse(409, "why-not-started")
    if game.decision is not None and game.decision.seat != seat:
        raise refuse(409, "why-not-your-turn", who=table.name(game.decision.seat))
    reason = game.why_not(text)
    return Why(None if reason is None else problem(reason, language))


def replay_step(table: Table, you: You, seat: int | None, step: int) -> ReplayStep:
    """The position after `step` answers as `seat` knew it; `you` asks, and may look at that seat."""
    if table.game is None:
        raise refuse(409, "why-not-started")
    last = serialize.newest_step(table, you)
    if step > last:
        raise refuse(400, "error-step", step=step, last=last)
    if seat is not None and seat >= len(table.seats):
        raise refuse(404, "error-no-seat", seat=seat)
    before = len(table.position(step - 1).events) if step else 0
    game = table.position(step)
    return ReplayStep(step, last, game.view(seat), log_lines(game, seat, before), preview_for(game, seat))


def course(table: Table, you: You) -> Course:
    """As far as the game has come for `you`; everybody may know as much of it."""
    if table.game is None:
        raise refuse(409, "why-not-started")
    found = table.course(serialize.newest_step(table, you))
    return Course(
        [one.turn for one in found],
        [one.scores for one in found],
        [one.told for one in found],
    )


def report(table: Table, you: You) -> Report:
    if table.game is None:
        raise refuse(409, "why-not-started")
    step = serialize.newest_step(table, you)
    game = table.position(step)
    return Report(
        VERSION,
        table.id,
        table.settings,
        you.seat,
        step,
        game.view(you.seat),
        log_lines(game, you.seat),
        {step: table.answers[step] for step, by in enumerate(table.answered_by) if by == you.seat},
        table.full_record() if table.status == "finished" else None,
    )
