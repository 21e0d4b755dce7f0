"""A second reading of the rulings, from what a player sees alone: in random games it must name just the
options that the engine offers."""

from collections import Counter
from itertools import combinations

import msgspec
import pytest

from fittest.games.mutations.state import Mutations
from fittest.games.mutations.view import AnimalView, MutationsView, SpeciesView
from fittest.kernel.chance import Chance
from tests.games.mutations.table import RULESETS, new

CORNERS = {"metabolic-syndrome": 1, "big": 1, "carnivorous": 1, "intellect": 1, "viviparous": 1}
CARNIVORES = {"carnivorous", "obligate-carnivore"}
# In the order in which texts name them. [MDEF-2]
IGNORABLE = ["poisonous", "mimicry", "big", "burrowing", "swimming", "running", "flight", "herding"]
GAMES = 4


def all_species(view: MutationsView) -> list[SpeciesView]:
    return [species for player in view.table for species in player.row]


def hunts(species: SpeciesView) -> bool:
    return bool(CARNIVORES & set(species.traits))


def can_receive(species: SpeciesView, animal: AnimalView) -> bool:
    return not animal.fed and "obligate-carnivore" not in species.traits


def development(view: MutationsView, seat: int) -> set[str]:
    """[MDEV-1 … MDEV-11 MDIV-4 MEXM-1]"""
    player = view.table[seat]
    found = {"pass"}
    if player.deck:
        found.add("species")
        for species in player.row:
            payable = player.deck >= (2 if "extremophile" in species.traits else 1)
            if len(species.animals) == 1:
                found.add(f"trait {species.id}")
            if len(species.animals) < len(player.row) and payable:
                found.add(f"grow {species.id}")
            if view.diverges and payable:
                found.add(f"diverge {species.id}")
    return found


def tokens(view: MutationsView, seat: int) -> set[str]:
    """[MFED-1 MSHE-1 MPAR-1 MOBL-1]"""
    found: set[str] = set()
    for species in all_species(view):
        for animal in species.animals:
            if species.owner != seat:
                found |= {f"black {animal.name}"} if view.black else set()
                continue
            if view.red and can_receive(species, animal):
                found.add(f"red {animal.name}")
            if view.green and not animal.sheltered:
                found.add(f"green {animal.name}")
    return found


def attackable(
    view: MutationsView, carnivore: SpeciesView, prey: SpeciesView, ignored: tuple[str, ...], only: str = ""
) -> bool:
    """With `only`, that one must be the victim. [MPRE-3 MPRE-4 MBIG-1 MSWI-1 MSWI-2 MBUR-2 MFLY-1 MHER-1]"""
    acting = [trait for trait in prey.traits if trait not in ignored]
    if carnivore.id == prey.id or ("swimming" in carnivore.traits and "swimming" not in prey.traits):
        return False
    if any(trait in acting and trait not in carnivore.traits for trait in ("big", "swimming")):
        return False
    if "flight" in acting and len(carnivore.traits) >= len(prey.traits):
        return False
    if "herding" in acting:
        herd = sum(len(species.animals) for species in all_species(view) if "herding" in species.traits)
        if herd >= sum(len(species.animals) for species in all_species(view) if hunts(species)):
            return False
    return any(
        not animal.sheltered and not (animal.fed and "burrowing" in acting) and only in ("", animal.name)
        for animal in prey.animals
    )


def attacks(view: MutationsView, seat: int) -> set[str]:
    """[MPRE-1 MPRE-2 MDEF-1 MINT-1]"""
    found: set[str] = set()
    for carnivore in view.table[seat].row:
        ready = [a.name for a in carnivore.animals if hunts(carnivore) and not a.attacked and not a.fed]
        for prey in all_species(view):
            most = ("intellect" in carnivore.traits) + ("development-defects" in prey.traits)
            traits = [trait for trait in IGNORABLE if trait in prey.traits]
            for count in range(most + 1):
                for ignored in combinations(traits, count):
                    if attackable(view, carnivore, prey, ignored):
                        words = ["ignoring", *ignored] if ignored else []
                        found |= {" ".join(["attack", name, str(prey.id), *words]) for name in ready}
    return found


def is_lurker(species: SpeciesView) -> bool:
    """[MANG-2 MANG-6]"""
    first = species.animals[0]
    return not species.traits and first.name == f"{species.id}.1" and first.card == "anglerfish"


def lurkers(view: MutationsView, seat: int, attacker: str, target: int) -> set[str]:
    """What the owner of an attacked species without traits can do. [MANG-3 MANG-4 M37]"""
    prey = next(species for species in view.table[seat].row if species.id == target)
    home = next(s for s in all_species(view) if str(s.id) == attacker.split(".", maxsplit=1)[0])
    found: set[str] = set()
    for lurker in view.table[seat].row:
        if not is_lurker(lurker):
            continue
        risen = msgspec.structs.replace(lurker, traits=["carnivorous"])
        own = msgspec.structs.replace(
            view.table[seat], row=[risen if s is lurker else s for s in view.table[seat].row]
        )
        then = msgspec.structs.replace(
            view, table=[own if at == seat else player for at, player in enumerate(view.table)]
        )
        traits = [trait for trait in IGNORABLE if trait in home.traits]
        ways = {
            " ".join(["reveal", str(lurker.id), *(["ignoring", *ignored] if ignored else [])])
            for count in range(2 + ("development-defects" in home.traits))
            for ignored in combinations(traits, count)
            if attackable(then, risen, home, ignored, attacker)
        }
        ways = ways or {f"reveal {lurker.id}"}
        if lurker is prey and len(prey.animals) == 1:
            return ways
        found |= ways
    return found | {"decline"}


def feeding(view: MutationsView, seat: int) -> set[str]:
    """The duty to put a token, and Instinct. [MFED-5 MFED-7 MPRE-9 M13 M15]"""
    found = tokens(view, seat) | attacks(view, seat)
    somebody_puts = any(tokens(view, other) for other in range(view.players))
    if not tokens(view, seat) and (somebody_puts or not found):
        found.add("pass")
    return found


def grazing(view: MutationsView, seat: int) -> set[str]:
    """[MGRZ-1]"""
    animals = sum(len(species.animals) for species in view.table[seat].row if "grazing" in species.traits)
    return {f"graze {count}" for count in range(1, min(view.red, animals) + 1)}


def compared(game: Mutations, chance: Chance) -> Counter[str]:
    """Play the game with drawn answers and compare; how often each question was read."""
    # Every go ends by an answer, so that it is known whether its grazers have had theirs.
    game.stepwise = True
    grazed = False
    read: Counter[str] = Counter()
    while game.stack:
        if (decision := game.decision) is None:
            game.proceed()
            continue
        seat, asked = decision.seat, decision.prompt.key
        view: MutationsView = game.view(seat)
        for species in all_species(view):
            assert species.need == 1 + sum(CORNERS.get(trait, 0) for trait in species.traits)
            assert all(animal.fed for animal in species.animals if animal.food >= species.need)
        texts = [option.text for option in decision.options]
        wanted: set[str] = set()
        if asked == "prompt-mut-development":
            wanted = development(view, seat)
        elif asked in ("prompt-mut-feeding", "prompt-mut-feeding-end"):
            wanted = {"end"} if asked.endswith("end") else feeding(view, seat)
            wanted |= set() if grazed else grazing(view, seat)
        elif asked == "prompt-mut-lurker":
            attacker, target = decision.prompt.args["animal"], decision.prompt.args["species"]
            assert isinstance(target, int)
            wanted = lurkers(view, seat, str(attacker), target)
        if wanted:
            read[asked] += 1
            assert set(texts) == wanted
        # Hunts are rare if nobody looks for them.
        bold = [text for text in texts if text.startswith(("attack", "trait", "grow"))]
        choices = bold if bold and chance.below(2) else texts
        answer = choices[chance.below(len(choices))]
        grazed = (grazed and answer.split()[0] not in ("pass", "end")) or answer.startswith("graze")
        game.apply(answer)
    return read


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_options_are_those_of_a_second_reading(ruleset: str) -> None:
    read: Counter[str] = Counter()
    for seed in range(GAMES):
        read += compared(new(ruleset, 2 + seed % 4, seed), Chance(seed))
    assert read.total() > 300


def test_and_so_are_those_of_the_lurkers() -> None:
    """With many Anglerfish in the deck."""
    read: Counter[str] = Counter()
    for seed in range(GAMES):
        read += compared(
            new("mutations+borrowed", 2 + seed % 3, seed, cards={"anglerfish": 60}), Chance(seed)
        )
    assert read["prompt-mut-lurker"] > 10
