"""Positions in the scenario language, for the tests of single rules."""

import yaml

from fittest.games.mutations.family import FAMILY
from fittest.games.mutations.state import Mutations
from fittest.kernel.game import Setup

RULESETS = ["mutations", "mutations+divergence", "mutations+borrowed", "mutations+divergence+borrowed"]


def differences(text: str) -> list[str]:
    document = yaml.safe_load(text)
    return FAMILY.check({"id": "test", "ruleset": "mutations", **document})


def holds(text: str) -> None:
    """The scenario holds."""
    assert differences(text) == []


def position(setup: str) -> Mutations:
    return FAMILY.load({"ruleset": "mutations", "setup": yaml.safe_load(setup)})


def new(ruleset: str = "mutations", players: int = 2, seed: int = 1, **switches: object) -> Mutations:
    return FAMILY.new(Setup(ruleset, players, seed, switches))
