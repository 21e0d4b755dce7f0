"""Finds the game package that plays a ruleset."""

from fittest.games.dinosaurs.family import FAMILY as DINOSAURS
from fittest.games.evolution.family import FAMILY as EVOLUTION
from fittest.games.mutations.family import FAMILY as MUTATIONS
from fittest.kernel.errors import bad_request
from fittest.kernel.family import Family

FAMILIES: list[Family] = [EVOLUTION, MUTATIONS, DINOSAURS]


def game_id(ruleset: str) -> str:
    """The key of a game in the tables of the outer layers: how it is drawn, judged, watched."""
    return family_of(ruleset).id


def family_of(ruleset: str) -> Family:
    for family in FAMILIES:
        if family.owns(ruleset):
            return family
    allowed = [info.name for family in FAMILIES for info in family.rulesets()]
    raise bad_request("error-unknown-ruleset", ruleset=ruleset, allowed=allowed)
