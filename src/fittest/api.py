"""What outside code meets: start a game, replay a record, list the rulesets."""

import json
from collections.abc import Mapping
from functools import lru_cache

from fittest import expansions, house_rules
from fittest.games.registry import FAMILIES, family_of
from fittest.kernel.errors import BadRequest, IllegalAction, bad_request, check_number
from fittest.kernel.family import Family, Reference, RulesetInfo, TableInfo
from fittest.kernel.game import FIRST_EDITION, RECORD_FORMAT, Game, ReplayError, Setup
from fittest.kernel.message import Arg, Message
from fittest.kernel.seed import check_seed, load_seed

LAST_EDITION = 10**6


def rulesets() -> list[RulesetInfo]:
    """Every ruleset that can be named, the most common mixes only."""
    return [info for family in FAMILIES for info in family.rulesets()]


def cards(ruleset: str, **switches: object) -> Reference:
    """Every card of a ruleset or of a file of house rules, and what changes with the number of players."""
    named, own = house_rules.resolve(ruleset)
    family = family_of(named)
    info = family.info(family.canonical(named))
    chosen = {**own, **switches}
    tables: list[TableInfo] = []
    refusals: list[BadRequest] = []
    for players in range(info.min_players, info.hard_max_players + 1):
        try:
            new_game(info.name, players, 0, chosen)
            tables.append(family.table(info.name, players, chosen))
        except BadRequest as refusal:
            refusals.append(refusal)
    if not tables:
        raise refusals[0]
    return Reference(info.name, family.cards(info.name, chosen), tables)


def new(ruleset: str, *, players: int, seed: int = 0, **switches: object) -> Game:
    """A new game. The same arguments and the same answers give the same game, everywhere. `ruleset` can be
    a file of house rules, ending in `.toml`. Seeds go up to 2**128 - 1; those from 2**63 on drive a
    cryptographic generator."""
    if not isinstance(ruleset, str):
        raise bad_request("error-ruleset-type", value=repr(ruleset))
    named, own = house_rules.resolve(ruleset)
    return new_game(named, players, seed, {**own, **switches})


def new_game(ruleset: str, players: int, seed: int, switches: dict[str, object]) -> Game:
    """`new` for what comes from anywhere: reads no file, and a switch can have any name."""
    family, info = _known(ruleset)
    players = check_number("players", players, info.min_players, info.hard_max_players)
    seed = check_seed(seed)
    check_switches(info, {name: value for name, value in switches.items() if name not in house_rules.COUNTED})
    numbers = _read_counts(switches, house_rules.NUMBERS, "error-numbers-form")
    if numbers and not family.numbers(info.name, players, switches):
        raise bad_request("error-numbers-fixed", ruleset=info.name)
    if house_rules.CARDS in switches:
        cards = _read_counts(switches, house_rules.CARDS, "error-cards-form")
        family.check_cards(info.name, cards, players, numbers)
    return family.new(Setup(info.name, players, seed, switches))


@lru_cache(maxsize=256)
def _known(ruleset: str) -> tuple[Family, RulesetInfo]:
    """Whose ruleset it is, and what it admits. A name keeps its meaning, so that it is looked up once."""
    family = family_of(ruleset)
    return family, family.info(family.canonical(ruleset))


def replay(record: Mapping[str, object] | str) -> Game:
    """The game of a record, given as the data of `Game.record()` or as its JSON text.

    A record that was played by another edition of the rules is replayed if all its answers are still legal.
    Otherwise, as with any answer that is not legal, ReplayError is raised, and its `game` is the game up to
    the answer."""
    data = _read_record(record)
    expansions.check_record(data.get("expansions", {}))
    edition = check_number("edition", data.get("edition", FIRST_EDITION), FIRST_EDITION, LAST_EDITION)
    game = _opening(data)
    answers = data.get("answers", [])
    if not isinstance(answers, list) or not all(isinstance(answer, str) for answer in answers):
        raise bad_request("error-record-answers")
    for number, answer in enumerate(answers, start=1):
        try:
            game.apply(answer)
        except IllegalAction as refusal:
            args: dict[str, Arg] = {"number": number, "answer": answer, "why": str(refusal)}
            outdated = edition != game.edition
            if outdated:
                message = Message("error-record-edition", {**args, "edition": edition, "today": game.edition})
            else:
                message = Message("error-record-illegal", args)
            raise ReplayError(message, game, outdated) from refusal
    return game


def load(document: dict[str, object]) -> Game:
    """The position of a scenario document."""
    if not isinstance(document, dict):
        raise bad_request("error-scenario-shape")
    expansions.check_record(document.get("expansions", {}))
    return _family_of_data(document).load(document)


def check(document: dict[str, object], language: str = "en") -> list[str]:
    """Play a scenario: one sentence for each thing that differs, none if it holds."""
    return _family_of_data(document).check(document, language)


def _opening(data: Mapping[str, object]) -> Game:
    scenario = data.get("scenario")
    if scenario is not None:
        if not isinstance(scenario, dict):
            raise bad_request("error-record-scenario")
        return load(scenario)
    switches = data.get("switches", {})
    if not isinstance(switches, dict) or not all(isinstance(name, str) for name in switches):
        raise bad_request("error-record-switches")
    players, seed = data.get("players"), data.get("seed")
    if not isinstance(players, int) or not isinstance(seed, int | str):
        raise bad_request("error-record-numbers")
    ruleset = data.get("ruleset")
    if not isinstance(ruleset, str):
        raise bad_request("error-ruleset-type", value=repr(ruleset))
    return new_game(ruleset, players, load_seed(seed), switches)


def _read_record(record: Mapping[str, object] | str) -> Mapping[str, object]:
    if isinstance(record, str):
        try:
            record = json.loads(record)
        except (ValueError, RecursionError) as error:
            raise bad_request("error-record-json", why=str(error)) from error
    if not isinstance(record, Mapping):
        raise bad_request("error-record-shape")
    found = record.get("format")
    if type(found) is not int or found != RECORD_FORMAT:
        raise bad_request("error-record-format", found=repr(found), known=RECORD_FORMAT)
    return record


def _family_of_data(document: Mapping[str, object]) -> Family:
    ruleset = document.get("ruleset")
    if not isinstance(ruleset, str):
        raise bad_request("error-ruleset-type", value=repr(ruleset))
    return family_of(ruleset)


def _read_counts(switches: Mapping[str, object], name: str, refusal: str) -> dict[str, int]:
    value = switches.get(name, {})
    if not isinstance(value, dict) or not all(
        isinstance(key, str) and isinstance(count, int) and not isinstance(count, bool)
        for key, count in value.items()
    ):
        raise bad_request(refusal)
    return value


def check_switches(info: RulesetInfo, switches: Mapping[str, object]) -> None:
    """Refuse what is no switch of the ruleset or none of its values."""
    known = {switch.name: switch for switch in info.switches}
    for name, value in switches.items():
        if name not in known:
            allowed = sorted(known) or ["-"]
            raise bad_request("error-unknown-switch", name=name, ruleset=info.name, allowed=allowed)
        choices = known[name].choices
        # 1 and True are equal in Python but not the same setting.
        if not any(type(choice) is type(value) and choice == value for choice in choices):
            allowed = [str(choice) for choice in choices]
            raise bad_request("error-switch-value", name=name, value=repr(value), allowed=allowed)


__all__ = ["BadRequest", "ReplayError", "cards", "check_switches", "load", "new", "replay", "rulesets"]
