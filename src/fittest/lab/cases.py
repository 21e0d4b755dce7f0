"""Every way to sit down to a game: a ruleset, a number of players and the switches that it needs."""

import msgspec

import fittest
from fittest import house_rules
from fittest.games.registry import family_of
from fittest.kernel.errors import BadRequest, bad_request
from fittest.kernel.family import RulesetInfo
from fittest.kernel.game import Game


class Case(msgspec.Struct, frozen=True):
    ruleset: str
    players: int
    switches: tuple[tuple[str, object], ...] = ()

    def __str__(self) -> str:
        return "-".join(
            [self.ruleset, str(self.players), *(f"{name}={value}" for name, value in self.switches)]
        )

    def new(self, seed: int) -> Game:
        return fittest.new(self.ruleset, players=self.players, seed=seed, **dict(self.switches))


def case(info: RulesetInfo, players: int, cards: dict[str, int] | None = None) -> Case | None:
    """With the default switches if they admit this many players, else with the first other one that does;
    with this many of these cards."""
    changed = ((house_rules.CARDS, cards),) if cards else ()
    tries = [Case(info.name, players, changed)]
    tries += [
        Case(info.name, players, (*changed, (s.name, choice)))
        for s in info.switches
        for choice in s.choices[1:]
    ]
    for attempt in tries:
        try:
            attempt.new(0)
        except BadRequest:
            continue
        return attempt
    return None


def infos(rulesets: list[str]) -> list[RulesetInfo]:
    """Of the rulesets and files of house rules named; of all, if none are. House rules keep the name of
    their file."""
    return [_info(name) for name in rulesets] or fittest.rulesets()


def _info(ruleset: str) -> RulesetInfo:
    named, _ = house_rules.resolve(ruleset)
    family = family_of(named)
    info = family.info(family.canonical(named))
    if house_rules.is_house(ruleset):
        info.name = ruleset
    return info


def cases(rulesets: list[str], players: list[int], cards: dict[str, int] | None = None) -> list[Case]:
    """Every legal pair; all rulesets, or all player counts, if none are named. With changed numbers of cards
    only those that have these cards."""
    counts = [
        (info, n)
        for info in infos(rulesets)
        for n in range(info.min_players, info.hard_max_players + 1)
        if not players or n in players
    ]
    chosen = [found for info, count in counts if (found := case(info, count, cards)) is not None]
    if not chosen and cards and counts:
        # Says what is wrong with the cards.
        info, count = counts[0]
        Case(info.name, count, ((house_rules.CARDS, cards),)).new(0)
    if not chosen:
        most = {info.name: f"{info.min_players}–{info.hard_max_players}" for info in infos(rulesets)}
        allowed = [f"{name} {numbers}" for name, numbers in most.items()]
        raise bad_request("error-no-cases", allowed=allowed)
    return chosen
