"""One class per trait."""

from fittest.games.evolution.trait import Trait
from fittest.games.evolution.traits.births import Regeneration, RStrategy, Viviparous
from fittest.games.evolution.traits.burdens import Neoplasm, Parasite
from fittest.games.evolution.traits.hunting import Ambush, Anglerfish, Carnivorous, Intellect, SharpVision
from fittest.games.evolution.traits.nutrition import (
    Aedificator,
    FatTissue,
    Grazing,
    Hibernation,
    Homeothermy,
    Metamorphosis,
    Piracy,
    Scavenger,
    SpecializationA,
    SpecializationB,
)
from fittest.games.evolution.traits.pairs import (
    Communication,
    Cooperation,
    Recombination,
    Symbiosis,
    Trematode,
)
from fittest.games.evolution.traits.protection import Big, Burrowing, Camouflage, Herding, Shy, Swimming
from fittest.games.evolution.traits.reactions import InkCloud, Mimicry, Running, Shell, TailLoss
from fittest.games.evolution.traits.travel import Flight, Migration, Suckerfish
from fittest.games.evolution.traits.venom import Cnidocytes, Poisonous

ALL: list[Trait] = [
    Aedificator(),
    Ambush(),
    Anglerfish(),
    Big(),
    Burrowing(),
    Camouflage(),
    Carnivorous(),
    Cnidocytes(),
    Communication(),
    Cooperation(),
    FatTissue(),
    Flight(),
    Grazing(),
    Herding(),
    Hibernation(),
    Homeothermy(),
    InkCloud(),
    Intellect(),
    Metamorphosis(),
    Migration(),
    Mimicry(),
    Neoplasm(),
    Parasite(),
    Piracy(),
    Poisonous(),
    RStrategy(),
    Recombination(),
    Regeneration(),
    Running(),
    Scavenger(),
    SharpVision(),
    Shell(),
    Shy(),
    SpecializationA(),
    SpecializationB(),
    Suckerfish(),
    Swimming(),
    Symbiosis(),
    TailLoss(),
    Trematode(),
    Viviparous(),
]
