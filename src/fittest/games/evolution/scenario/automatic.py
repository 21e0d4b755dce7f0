"""What runs by itself in a scenario: whatever the document need not say."""

from typing import TYPE_CHECKING, Any

from fittest.games.evolution.codes import DECLINE, REACT, pack, trait_of, verb_of
from fittest.games.evolution.development import Development
from fittest.games.evolution.extinction import Draw, Extinction
from fittest.games.evolution.food import Sharing, Stow, Unstow
from fittest.games.evolution.frames import Stretch
from fittest.games.evolution.hunt import CONCEALED, OUTWIT, REACTING, Hunt
from fittest.games.evolution.scenario.names import trait_of_name
from fittest.games.evolution.scenario.offers import awaits_offer
from fittest.games.evolution.scenario.verbs import (
    Refused,
    code_of,
    is_illegal,
    reveal_code,
)
from fittest.games.evolution.season import Hunger, Reward
from fittest.games.evolution.take import Take
from fittest.games.evolution.trait import TRAITS
from fittest.games.evolution.traits.pairs import Exchange
from fittest.games.evolution.traits.travel import Following
from fittest.kernel.errors import BadRequest

if TYPE_CHECKING:
    from fittest.games.evolution.scenario.play import Run

CLOSING = (
    (Extinction, ("restore",), 0),
    (Draw, ("place_recovery",), 0),
    (Reward, (), 0),
    (Hunger, ("spend_reserve", "pass"), -1),
)
"""Questions at the end of a turn: which verbs answer them, and which option is taken without."""

DECLINING: dict[str, type[Stretch]] = {"no_ambush": Take, "no_follow": Following, "decline_reveal": Hunt}
"""Verbs that decline an offer, and what makes it."""


def automatic(run: "Run", upcoming: dict[str, Any] | None) -> int | None:
    """The answer that goes without saying before the step that comes; None if there is none."""
    decision = run.game.decision
    if decision is None or not run.game.stack:
        return None
    top = run.game.stack[-1]
    verb = run.verb(upcoming)
    codes = decision.codes
    pending = upcoming is not None and not is_illegal(upcoming)
    if upcoming is None and awaits_offer(run):
        return None
    if isinstance(top, Stow | Exchange):
        return codes[-1]
    if isinstance(top, Unstow):
        return codes[0]
    if isinstance(top, Sharing):
        return None if shares_next(run, upcoming, codes) else codes[0]
    if isinstance(top, Hunt):
        return automatic_hunt(run, top, codes, upcoming, pending)
    if isinstance(top, Take | Following):
        wanted = ("ambush", "no_ambush") if isinstance(top, Take) else ("follow", "no_follow")
        over = isinstance(top, Following) or decision.seat in run.unwilling
        if not (pending or (upcoming is None and over and "offered" not in run.expect)):
            return None
        if upcoming is None or verb not in wanted:
            return codes[-1]
        asked = run.seat(upcoming)
        waits = decision.seat != asked and (verb not in DECLINING or is_offered(run, asked, type(top)))
        return codes[-1] if waits else None
    if upcoming is None and "offered" in run.expect:
        return None
    for kind, answers, usual in CLOSING:
        if isinstance(top, kind):
            meant = upcoming is not None and verb in answers and run.seat(upcoming) == decision.seat
            return None if meant else codes[usual]
    return None


def automatic_hunt(
    run: "Run", hunt: Hunt, codes: list[int], upcoming: dict[str, Any] | None, pending: bool
) -> int | None:
    if hunt.stage == REACTING and hunt.prey == run.resigned:
        codes = [code for code in codes if not is_optional(code)]
    single = len(codes) == 1
    verb = run.verb(upcoming)
    if hunt.stage == OUTWIT:
        if verb == "ignore" or (not pending and "offered" in run.expect):
            return None
        return codes[-1]
    if hunt.stage == CONCEALED:
        if verb in ("reveal", "decline_reveal"):
            return None
        if single:
            return codes[0]
        if verb_of(codes[-1]) != DECLINE:
            return reveal_code(run, codes, upcoming)
        return codes[-1] if pending else None
    answers = [step for step in (upcoming, awaited(run, upcoming)) if step is not None]
    if hunt.stage == REACTING:
        meant = any(is_meant(run, step, hunt, codes) for step in answers)
    else:
        meant = any(run.verb(step) == "choose_scavenger" for step in answers)
    return codes[0] if single and not meant else None


def is_offered(run: "Run", seat: int, kind: type[Stretch]) -> bool:
    """Is this seat asked now by such a frame, or once those before it have declined?"""
    trial = run.game.clone()
    for _ in range(trial.players):
        decision = trial.decision
        if decision is None or not isinstance(trial.stack[-1], kind):
            return False
        if decision.seat == seat:
            return True
        if pack(DECLINE) not in decision.codes:
            return False
        trial.stack[-1].answer(trial, pack(DECLINE))
        trial.advance()
    return False


def has_passed(run: "Run", seat: int, verb: str) -> bool:
    """In development a go ends with its card, and who has none has passed."""
    lawful = [step for step in run.steps[: run.at - 1] if not is_illegal(step)]
    if verb == "end_go" and lawful and run.verb(lawful[-1]) == "play":
        return True
    in_development = bool(run.game.stack) and isinstance(run.game.stack[-1], Development)
    return in_development and verb == "pass" and not run.game.seats[seat].hand


def shares_next(run: "Run", upcoming: dict[str, Any] | None, codes: list[int]) -> bool:
    """Does the document itself say which of these shares comes next?"""
    for step in (upcoming, awaited(run, upcoming)):
        if step is not None and run.verb(step) == "share":
            try:
                if code_of(run, run.seat(step), "share", step) in codes:
                    return True
            except (Refused, BadRequest):
                continue  # what is wrong with it is said at its own place
    return False


def resigns(run: "Run", seat: int, step: dict[str, Any]) -> bool:
    """`use: none` where compulsory reactions are open beside optional ones: only those are declined."""
    decision, hunt = run.game.decision, run.game.stack[-1]
    if step.get("use", "none") != "none" or decision is None or decision.seat != seat:
        return False
    assert isinstance(hunt, Hunt)
    if pack(DECLINE) in decision.codes or not any(map(is_optional, decision.codes)):
        return False
    run.resigned = hunt.prey
    return True


def awaited(run: "Run", upcoming: dict[str, Any] | None) -> dict[str, Any] | None:
    """The lawful step that comes next, perhaps after some that are to be refused."""
    after = False
    for step in run.steps:
        after = after or step is upcoming
        if after and not is_illegal(step):
            return step
    return None


def is_meant(run: "Run", step: dict[str, Any], hunt: Hunt, codes: list[int]) -> bool:
    """Does this step answer the open question with a reaction?"""
    if run.verb(step) != "react":
        return False
    if run.names.get(str(step.get("animal")), hunt.prey) != hunt.prey:
        return False
    named = step.get("use", "none")
    place = f"steps[{run.steps.index(step) + 1}].use"
    return named == "none" or trait_of_name(named, place) == trait_of(codes[0])


def ran_by_itself(run: "Run") -> bool:
    """A reaction with one way to carry it out has already happened."""
    top = run.game.stack[-1] if run.game.stack else None
    return not (isinstance(top, Hunt) and top.stage == REACTING)


def is_optional(code: int) -> bool:
    """Is this a reaction that nobody has to show?"""
    return verb_of(code) == REACT and not TRAITS[trait_of(code)].compulsory
