"""One class per trait, in the modules named here."""

from fittest.games.evolution.trait import Trait
from fittest.games.evolution.traits import (
    births,
    burdens,
    hunting,
    nutrition,
    pairs,
    protection,
    reactions,
    travel,
    venom,
)
from fittest.kernel.classes import classes_in

MODULES = [births, burdens, hunting, nutrition, pairs, protection, reactions, travel, venom]
ALL: list[Trait] = [kind() for module in MODULES for kind in classes_in(module, Trait)]
