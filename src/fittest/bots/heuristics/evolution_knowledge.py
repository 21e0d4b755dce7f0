"""What is known about the traits of the card game: tables, and for a trait that is not in them, what its
declared attributes and hooks say."""

from typing import Final

from mypy_extensions import i64

from fittest.games.evolution.ids import (
    AEDIFICATOR,
    AMBUSH,
    BIG,
    BURROWING,
    CAMOUFLAGE,
    CARNIVOROUS,
    CNIDOCYTES,
    COMMUNICATION,
    COOPERATION,
    FAT_TISSUE,
    FLIGHT,
    GRAZING,
    HERDING,
    HIBERNATION,
    HOMEOTHERMY,
    INK_CLOUD,
    INTELLECT,
    METAMORPHOSIS,
    MIGRATION,
    MIMICRY,
    NEOPLASM,
    PIRACY,
    POISONOUS,
    RECOMBINATION,
    REGENERATION,
    RUNNING,
    SCAVENGER,
    SHARP_VISION,
    SHELL,
    SHY,
    SPECIALIZATION_A,
    SPECIALIZATION_B,
    SUCKERFISH,
    SWIMMING,
    SYMBIOSIS,
    TAIL_LOSS,
    VIVIPAROUS,
    bit,
)
from fittest.games.evolution.trait import HOOKS, OTHERS, TRAITS
from fittest.kernel.vectors import append, vec

NUISANCE: Final[dict[int, float]] = {
    POISONOUS: 5.0,
    TAIL_LOSS: 4.0,
    SHELL: 4.0,
    INK_CLOUD: 3.5,
    MIMICRY: 3.0,
    RUNNING: 2.5,
    CNIDOCYTES: 2.0,
}
"""Which trait of its prey a hunter would rather ignore."""
KNOWN_USES: Final[dict[int, float]] = {
    SYMBIOSIS: 0.0,
    NEOPLASM: 0.0,
    SHARP_VISION: -0.3,
    AMBUSH: -0.3,
    INTELLECT: -0.3,
    SWIMMING: 0.3,
    RUNNING: 0.3,
    BURROWING: 0.3,
    CAMOUFLAGE: 0.3,
    FAT_TISSUE: 0.5,
    POISONOUS: 0.5,
    TAIL_LOSS: 0.5,
    SCAVENGER: 0.5,
    SHELL: 0.5,
    INK_CLOUD: 0.5,
    CNIDOCYTES: 0.5,
    HIBERNATION: 0.7,
    PIRACY: 0.7,
    REGENERATION: 0.7,
    HOMEOTHERMY: 0.7,
    COMMUNICATION: 0.9,
    SPECIALIZATION_A: 1.1,
    SPECIALIZATION_B: 1.1,
    AEDIFICATOR: 1.1,
    COOPERATION: 1.3,
    VIVIPAROUS: 1.5,
    CARNIVOROUS: 0.2,
    MIMICRY: 0.2,
    BIG: 0.2,
    GRAZING: 0.2,
    METAMORPHOSIS: 0.2,
    FLIGHT: 0.2,
    MIGRATION: 0.2,
    HERDING: 0.2,
    SUCKERFISH: -0.2,
    RECOMBINATION: 0.0,
    SHY: 0.0,
}
"""What a trait is good for beyond its points, where nothing particular is known."""
KNOWN_DODGES: Final[dict[int, float]] = {
    RUNNING: 0.5,
    TAIL_LOSS: 0.9,
    INK_CLOUD: 0.8,
    SHELL: 0.8,
    MIMICRY: 0.4,
}
"""How well a trait gets its animal out of an attack."""


class Knowledge:
    """By trait: its use and how it dodges attacks; sets of traits: burdens for others, help for hunters only,
    standing protections."""

    def __init__(self) -> None:
        self.uses = vec[float]()
        self.dodges = vec[float]()
        self.curses: i64 = 0
        self.shields = HOOKS.shields & ~HOOKS.pair
        self.hunters_only = HOOKS.ignores | HOOKS.ambushes | bit(SHARP_VISION)
        for trait in TRAITS:
            mine = bit(trait.id)
            self.uses = append(self.uses, KNOWN_USES.get(trait.id, declared_use(mine)))
            unknown = 0.5 if HOOKS.reactions & mine else 0.0
            self.dodges = append(self.dodges, KNOWN_DODGES.get(trait.id, unknown))
            if trait.hosts == OTHERS:
                self.curses |= mine


def declared_use(trait: i64) -> float:
    """Of a trait that no table knows, by the hooks that it answers."""
    use = 0.2
    if HOOKS.shields & trait:
        use += 0.1
    if (HOOKS.reactions | HOOKS.stores | HOOKS.scavenges | HOOKS.eaten | HOOKS.outlives) & trait:
        use += 0.3
    if (HOOKS.sates | HOOKS.uses | HOOKS.feeding_starts | HOOKS.bank_starts | HOOKS.shares) & trait:
        use += 0.5
    if HOOKS.turn_starts & trait:
        use += 1.0
    if (HOOKS.restrains | HOOKS.blocks | HOOKS.forgoes_card) & trait:
        use -= 0.5
    return -0.3 if (HOOKS.ignores | HOOKS.ambushes) & trait else use
