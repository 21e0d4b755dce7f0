"""What is known about the traits of the card game: tables, and for a trait that is not in them, what its
declared attributes and hooks say."""

from typing import Final

from mypy_extensions import i64

from fittest.games.evolution import ids
from fittest.games.evolution.ids import bit
from fittest.games.evolution.trait import HOOKS, OTHERS, TRAITS
from fittest.kernel.vectors import append, vec

NUISANCE: Final[dict[int, float]] = {
    ids.POISONOUS: 5.0,
    ids.TAIL_LOSS: 4.0,
    ids.SHELL: 4.0,
    ids.INK_CLOUD: 3.5,
    ids.MIMICRY: 3.0,
    ids.RUNNING: 2.5,
    ids.CNIDOCYTES: 2.0,
}
"""Which trait of its prey a carnivore would rather ignore."""
KNOWN_USES: Final[dict[int, float]] = {
    ids.SYMBIOSIS: 0.0,
    ids.NEOPLASM: 0.0,
    ids.SHARP_VISION: -0.3,
    ids.AMBUSH: -0.3,
    ids.INTELLECT: -0.3,
    ids.SWIMMING: 0.3,
    ids.RUNNING: 0.3,
    ids.BURROWING: 0.3,
    ids.CAMOUFLAGE: 0.3,
    ids.FAT_TISSUE: 0.5,
    ids.POISONOUS: 0.5,
    ids.TAIL_LOSS: 0.5,
    ids.SCAVENGER: 0.5,
    ids.SHELL: 0.5,
    ids.INK_CLOUD: 0.5,
    ids.CNIDOCYTES: 0.5,
    ids.HIBERNATION: 0.7,
    ids.PIRACY: 0.7,
    ids.REGENERATION: 0.7,
    ids.HOMEOTHERMY: 0.7,
    ids.COMMUNICATION: 0.9,
    ids.SPECIALIZATION_A: 1.1,
    ids.SPECIALIZATION_B: 1.1,
    ids.AEDIFICATOR: 1.1,
    ids.COOPERATION: 1.3,
    ids.VIVIPAROUS: 1.5,
    ids.CARNIVOROUS: 0.2,
    ids.MIMICRY: 0.2,
    ids.BIG: 0.2,
    ids.GRAZING: 0.2,
    ids.METAMORPHOSIS: 0.2,
    ids.FLIGHT: 0.2,
    ids.MIGRATION: 0.2,
    ids.HERDING: 0.2,
    ids.SUCKERFISH: -0.2,
    ids.RECOMBINATION: 0.0,
    ids.SHY: 0.0,
}
"""What a trait is good for beyond its points, where nothing particular is known."""
KNOWN_DODGES: Final[dict[int, float]] = {
    ids.RUNNING: 0.5,
    ids.TAIL_LOSS: 0.9,
    ids.INK_CLOUD: 0.8,
    ids.SHELL: 0.8,
    ids.MIMICRY: 0.4,
}
"""How well a trait gets its animal out of an attack."""


class Knowledge:
    """By trait: its use and how it dodges attacks; sets of traits: burdens for others, help for carnivores
    only, standing protections."""

    def __init__(self) -> None:
        self.uses = vec[float]()
        self.dodges = vec[float]()
        self.curses: i64 = 0
        self.shields = HOOKS.shields & ~HOOKS.pair
        self.carnivores_only = HOOKS.ignores | HOOKS.ambushes | bit(ids.SHARP_VISION)
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
