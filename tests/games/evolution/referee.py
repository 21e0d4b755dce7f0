"""Who may do what, written a second time: plainly, slowly and straight from the rulings.

It reads what lies on the table (cards, marks, tokens) and none of what the engine works out from it.
"""

from collections import Counter
from collections.abc import Iterator

from fittest.games.evolution.animals import BODILESS, BORN_FED, PARALYSED, RECEIVED, Animal, Link
from fittest.games.evolution.cards import CARD_NAMES
from fittest.games.evolution.hunt import CARRION, FROM_AMBUSH, OUTWIT, REACTING, Hunt
from fittest.games.evolution.ids import (
    ACTIVE,
    INNATE,
    TIRED,
    TRAIT,
    TRAIT_NAMES,
    USED,
    WAITING,
    YELLOW,
)
from fittest.games.evolution.phases.development import Development
from fittest.games.evolution.phases.feeding import ANYWHERE, FeedingMove
from fittest.games.evolution.state import Evolution
from fittest.games.evolution.take import Take
from fittest.games.evolution.traits.travel import Following

CORNER = {"carnivorous": 1, "big": 1, "parasite": 2, "viviparous": 1, "intellect": 1, "homeothermy": 1}
RAISING = {*CORNER, "trematode"}
PAIRS = {"cooperation", "communication", "symbiosis", "trematode", "recombination"}
EXCLUSIVE = ({"carnivorous", "scavenger"}, {"specialization-a", "specialization-b"})
DEFENCES = {
    *("camouflage", "big", "swimming", "burrowing", "flight", "shell", "shy", "running", "mimicry"),
    *("tail-loss", "ink-cloud", "poisonous", "cnidocytes", "herding"),
}
"""What Intellect can ignore. [INT-3]"""
FREE = {"graze", "warm", "pirate", "hibernate", "recombine"}
"""Their verbs. [FED-2]"""
PLACES = ("laurasia", "gondwana", "ocean")
OCEAN = 2


class Beast:
    """An animal, perhaps after one of its cards is gone."""

    def __init__(self, animal: Animal, without: int) -> None:
        self.animal = animal
        self.id = int(animal.id)
        self.owner = int(animal.owner)
        self.at = int(animal.at)
        self.food = animal.food
        self.newborn = animal.flags & BORN_FED != 0
        self.ate = animal.flags & RECEIVED != 0
        self.pile = animal.body == BODILESS
        self.still = self.pile or animal.flags & PARALYSED != 0
        kept = [card for place, card in enumerate(animal.cards) if place != without]
        self.marks = kept
        self.names = [TRAIT_NAMES[card & TRAIT] for card in kept]
        lowest = self.names.index("neoplasm") if "neoplasm" in self.names else -1
        self.acting = [] if self.still else list(range(lowest + 1, len(kept)))
        self.acts = {self.names[place] for place in self.acting}
        if self.at == OCEAN and not self.pile:
            self.acts.add("swimming")
        self.traits = 0
        self.need = 1

    def marked(self, trait: str, mark: int) -> bool:
        return any(self.names[place] == trait and self.marks[place] & mark for place in self.acting)

    def spent(self, trait: str) -> bool:
        return self.marked(trait, USED) or self.animal.has_spent(TRAIT_NAMES.index(trait))

    def ignores(self, prey: "Beast", trait: str) -> bool:
        return self.animal.ignored == (prey.id << 6 | TRAIT_NAMES.index(trait))

    @property
    def asleep(self) -> bool:
        return self.marked("hibernation", ACTIVE)

    @property
    def hidden(self) -> bool:
        return self.marked("shell", ACTIVE)

    @property
    def fed(self) -> bool:
        """Also a newborn of this turn. [VIV-1, Q40]"""
        return self.food >= self.need or self.asleep or self.newborn

    @property
    def fat(self) -> int:
        return sum(1 for i in self.acting if self.names[i] == "fat-tissue" and self.marks[i] & YELLOW)

    @property
    def has_room(self) -> bool:
        cards = sum(1 for i in self.acting if self.names[i] == "fat-tissue")
        return not self.fed or self.fat < cards

    def cards(self) -> Iterator[tuple[int, str]]:
        """Places and names of the cards that can be moved; equal ones are numbered."""
        seen: Counter[str] = Counter()
        for place, name in enumerate(self.names):
            seen[name] += 1
            if self.marks[place] & INNATE == 0:
                yield place, name if seen[name] == 1 else f"{name}#{seen[name]}"


class Referee:
    def __init__(self, game: Evolution, gone: tuple[int, int] = (0, 0), cut: Link | None = None) -> None:
        self.game = game
        self.beasts: dict[int, Beast] = {}
        for animal in game.animals:
            without = gone[1] if gone[0] == animal.id else -1
            self.beasts[int(animal.id)] = Beast(animal, without)
        self.links = [link for link in game.links if link is not cut]
        for beast in self.beasts.values():
            linked = [link for link in self.links if link.touches(beast.id)]
            beast.traits = len(beast.names) + len(linked)
            worms = [link for link in linked if TRAIT_NAMES[link.trait] == "trematode" and self.works(link)]
            beast.need = 1 + sum(CORNER.get(beast.names[i], 0) for i in beast.acting) + len(worms)

    def options(self) -> set[str] | None:
        """What may be answered now; None for questions that are not judged here."""
        top, decision = self.game.stack[-1], self.game.decision
        assert decision is not None
        own = [beast for beast in self.beasts.values() if beast.owner == decision.seat]
        if isinstance(top, Development):
            return set(self.plays(decision.seat))
        if isinstance(top, FeedingMove):
            return self.within_duty(top, own, set(self.uses(top, own)))
        if isinstance(top, Take):
            prey = self.beasts[top.animal]
            carnivores = [beast for beast in own if "ambush" in beast.acts and self.hunts(beast)]
            return {f"ambush {a.id}{how}" for a in carnivores for how in self.attacks(a, prey, True)} | {
                "decline"
            }
        if isinstance(top, Hunt) and top.stage == REACTING:
            return self.reactions(top)
        if isinstance(top, Hunt) and top.stage == OUTWIT:
            return {f"ignore {trait}" for trait in defences(self.beasts[top.prey])} | {"decline"}
        if isinstance(top, Hunt) and top.stage == CARRION:
            place = self.beasts[top.carnivore].at
            near = [beast for beast in own if beast.at == place]
            return {f"scavenge {b.id}" for b in near if "scavenger" in b.acts and self.can_eat(b)}
        if isinstance(top, Following):
            return {*self.followers(top, own), "decline"}
        return None

    # -- food ----------------------------------------------------------------------------------

    def works(self, link: Link) -> bool:
        return not (self.beasts[link.a].still or self.beasts[link.b].still)

    def guards(self, beast: Beast) -> list[Beast]:
        """Its symbionts. [SYM-1]"""
        return [
            self.beasts[link.a]
            for link in self.links
            if TRAIT_NAMES[link.trait] == "symbiosis" and link.b == beast.id and self.works(link)
        ]

    def is_blocked(self, beast: Beast) -> bool:
        hungry_guard = any(not guard.fed for guard in self.guards(beast))
        return beast.pile or beast.asleep or beast.hidden or hungry_guard

    def can_eat(self, beast: Beast) -> bool:
        return not self.is_blocked(beast) and beast.has_room

    # -- attacks -------------------------------------------------------------------------------

    def hunts(self, beast: Beast) -> bool:
        ready = not beast.spent("carnivorous") and not beast.marked("carnivorous", WAITING)
        return "carnivorous" in beast.acts and ready and self.can_eat(beast)

    def is_within_reach(self, carnivore: Beast, prey: Beast) -> bool:
        """What no wits can change. [ATK-3, ATK-6, REG-3, CON-2]"""
        in_its_element = "swimming" not in carnivore.acts or "swimming" in prey.acts
        return carnivore.id != prey.id and carnivore.at == prey.at and not prey.pile and in_its_element

    def protections(self, carnivore: Beast, prey: Beast, ambush: bool) -> set[str]:
        """ATK-5."""
        standing = {
            "camouflage": "sharp-vision" not in carnivore.acts,
            "big": "big" not in carnivore.acts,
            "swimming": "swimming" not in carnivore.acts,
            "burrowing": prey.fed and not ambush,
            "flight": carnivore.traits >= prey.traits,
            "shell": prey.hidden,
            "shy": prey.marked("shy", ACTIVE),
            "herding": self.count("herding", prey.at) >= self.count("carnivorous", prey.at),
        }
        found = {trait for trait, holds in standing.items() if holds and trait in prey.acts}
        if self.guards(prey):
            found.add("symbiosis")
        return {trait for trait in found if not carnivore.ignores(prey, trait)}

    def count(self, trait: str, place: int) -> int:
        return sum(1 for beast in self.beasts.values() if beast.at == place and trait in beast.acts)

    def outwits(self, carnivore: Beast, prey: Beast, standing: set[str]) -> set[str]:
        """The traits of which one can be ignored so that the attack is legal. [INT-3, INT-6]"""
        if "intellect" not in carnivore.acts or carnivore.spent("intellect") or len(standing) > 1:
            return set()
        if not standing:
            return defences(prey)
        return standing if "symbiosis" not in standing or len(self.guards(prey)) == 1 else set()

    def attacks(self, carnivore: Beast, prey: Beast, ambush: bool) -> list[str]:
        if not self.is_within_reach(carnivore, prey):
            return []
        standing = self.protections(carnivore, prey, ambush)
        with_wits = [f" ignore {trait}" for trait in self.outwits(carnivore, prey, standing)]
        return with_wits if standing else ["", *with_wits]

    def reactions(self, hunt: Hunt) -> set[str]:
        prey, carnivore = self.beasts[hunt.prey], self.beasts[hunt.carnivore]
        ambush = hunt.manner == FROM_AMBUSH
        ready = {trait for trait in prey.acts if not carnivore.ignores(prey, trait)}
        ready -= {TRAIT_NAMES[shown & 63] for shown in hunt.reacted if shown >> 6 == prey.id}
        must: set[str] = set()
        if "running" in ready:
            must.add("run")
        if "tail-loss" in ready:
            must |= {f"drop {text}" for text, _ in self.sheds(prey)}
        if "mimicry" in ready and not prey.spent("mimicry"):
            for other in self.beasts.values():
                if (
                    other.owner == prey.owner
                    and other.id != prey.id
                    and self.attacks(carnivore, other, ambush)
                ):
                    must.add(f"mimic {other.id}")
        may: set[str] = set()
        if "shell" in ready and not ambush and not prey.hidden:
            may.add("hide")
        if "ink-cloud" in ready and not prey.spent("ink-cloud"):
            may.add("ink")
        return must | may if must else may | {"decline"}

    def sheds(self, beast: Beast) -> Iterator[tuple[str, "Referee"]]:
        """The cards it can lose, and the table without them. [TAI-2, TRE-2]"""
        for place, name in beast.cards():
            yield name, Referee(self.game, (beast.id, place))
        for link in self.links:
            if link.touches(beast.id) and TRAIT_NAMES[link.trait] != "trematode":
                yield f"{TRAIT_NAMES[link.trait]} {link.other(beast.id)}", Referee(self.game, cut=link)

    # -- a move --------------------------------------------------------------------------------

    def uses(self, move: FeedingMove, own: list[Beast]) -> Iterator[str]:
        for beast in own:
            if not beast.pile and (move.exclusive or not move.acted):
                yield from self.journeys(beast)
        if move.exclusive:
            return
        for beast in own:
            if not beast.pile and move.where in (ANYWHERE, beast.at):
                yield from self.free_uses(beast)
                if not move.main_spent:
                    yield from self.main_actions(beast)
        for link in self.links:
            a, b = self.beasts[link.a], self.beasts[link.b]
            here = a.owner == move.seat and move.where in (ANYWHERE, a.at)
            exchange = TRAIT_NAMES[link.trait] == "recombination" and here
            if exchange and self.works(link) and not link.used:
                for _, given in a.cards():
                    for _, taken in b.cards():
                        yield f"recombine {a.id} {given} {b.id} {taken}"

    def within_duty(self, move: FeedingMove, own: list[Beast], found: set[str]) -> set[str]:
        """FED-3, CON-5."""
        could_take = any(self.game.bank[beast.at] and self.can_eat(beast) for beast in own)
        if not self.game.rules.duty or move.main_spent or not could_take:
            return found | {"end"}
        places = {text: self.beasts[int(text.split(" ")[1])].at for text in found}
        free = {text for text in found if text.split(" ")[0] in FREE}
        served = {places[text] for text in found - free if text.split(" ")[0] not in ("migrate", "fly")}
        if move.where == ANYWHERE:
            return {text for text in found if text not in free or places[text] in served}
        return found if served else found | {"end"}

    def main_actions(self, beast: Beast) -> Iterator[str]:
        """FED-1."""
        if self.game.bank[beast.at] and self.can_eat(beast):
            yield f"feed {beast.id}"
        if self.hunts(beast):
            for prey in self.beasts.values():
                for how in self.attacks(beast, prey, False):
                    yield f"attack {beast.id} {prey.id}{how}"
        for count in range(1, min(beast.fat, beast.need - beast.food) + 1):
            if not beast.fed:
                yield f"convert {beast.id} {count}"
        if "metamorphosis" in beast.acts:
            for text, after in self.sheds(beast):
                if after.can_eat(after.beasts[beast.id]) and text.split(" ")[0] not in RAISING & beast.acts:
                    yield f"metamorphose {beast.id} {text}"
        for trait in beast.acts & EXCLUSIVE[1]:
            rivals = EXCLUSIVE[1] if len(self.game.bank) > 1 else {trait}
            alone = not any(
                other.id != beast.id and other.at == beast.at and other.acts & rivals
                for other in self.beasts.values()
            )
            if alone and self.can_eat(beast):
                yield f"specialize-{trait[-1]} {beast.id}"
        if self.game.centre and self.fits(beast, "shell"):
            yield f"settle-in-shell {beast.id}"

    def free_uses(self, beast: Beast) -> Iterator[str]:
        """FED-2."""
        if self.game.bank[beast.at]:
            if "grazing" in beast.acts and not beast.spent("grazing"):
                yield f"graze {beast.id}"
            cold = "homeothermy" in beast.acts and not beast.spent("homeothermy")
            if cold and not beast.fed and not self.is_blocked(beast):
                yield f"warm {beast.id}"
        if "piracy" in beast.acts and not beast.spent("piracy") and self.can_eat(beast):
            for victim in self.beasts.values():
                near = victim.id != beast.id and victim.at == beast.at and not victim.pile
                if near and victim.food and victim.ate and not victim.fed:
                    yield f"pirate {beast.id} {victim.id}"
        rested = not beast.spent("hibernation") and not beast.marked("hibernation", TIRED)
        if "hibernation" in beast.acts and rested and beast.has_room and not self.game.last_turn:
            yield f"hibernate {beast.id}"

    def journeys(self, beast: Beast) -> Iterator[str]:
        """CON-8, CON-10."""
        if len(self.game.bank) == 1 or beast.spent("migration") or beast.spent("flight"):
            return
        light = "flight" in beast.acts and beast.traits <= 2
        for goal, name in enumerate(PLACES):
            if goal != beast.at and self.is_open(beast, goal, light):
                if "migration" in beast.acts:
                    yield f"migrate {beast.id} {name}"
                if light:
                    yield f"fly {beast.id} {name}"

    def is_open(self, beast: Beast, goal: int, light: bool) -> bool:
        """Is this way open to it? [CON-9]"""
        if goal == OCEAN:
            return "swimming" in beast.acts
        if beast.at == OCEAN:
            return self.fits(beast, "swimming")
        return light or "swimming" not in beast.acts

    def followers(self, migration: Following, own: list[Beast]) -> Iterator[str]:
        """CON-12."""
        for beast in own:
            near = beast.at == migration.start and beast.id != migration.leader
            if near and "suckerfish" in beast.acts and self.is_open(beast, migration.goal, False):
                yield f"follow {beast.id}"

    # -- development ---------------------------------------------------------------------------

    def fits(self, beast: Beast, trait: str) -> bool:
        """May the animal carry this trait too? [DEV-6, DEV-7, DEV-8, REG-1]"""
        held = set(beast.names)
        twice = trait in held and trait != "fat-tissue" and trait not in PAIRS
        excluded = any({trait, other} in EXCLUSIVE for other in held)
        crowded = "regeneration" in held and (beast.traits > 1 or trait in RAISING)
        if trait == "regeneration":
            worm = any(
                TRAIT_NAMES[link.trait] == "trematode" and link.touches(beast.id) for link in self.links
            )
            crowded = beast.traits > 1 or worm or bool(held & RAISING)
        return not (twice or excluded or crowded)

    def is_open_to(self, seat: int, beast: Beast, trait: str) -> bool:
        """DEV-5."""
        if trait in ("parasite", "neoplasm", "trematode"):
            return beast.owner != seat
        return trait == "r-strategy" or beast.owner == seat

    def plays(self, seat: int) -> Iterator[str]:
        if self.game.rules.may_pass:
            yield "pass"
        for card in set(self.game.seats[seat].hand):
            if len(self.game.bank) == 1:
                yield f"lay {CARD_NAMES[card]}"
            else:
                yield from (f"lay {CARD_NAMES[card]} in {place}" for place in PLACES[:OCEAN])
            sides = CARD_NAMES[card].split("/")
            for trait in sides:
                head = f"play {CARD_NAMES[card]}{f' as {trait}' if len(sides) > 1 else ''} on "
                hosts = [
                    beast
                    for beast in self.beasts.values()
                    if trait != "anglerfish"
                    and self.is_open_to(seat, beast, trait)
                    and self.fits(beast, trait)
                    and not (trait == "swimming" and beast.at == OCEAN)
                ]
                if trait not in PAIRS:
                    yield from (f"{head}{beast.id}" for beast in hosts)
                    continue
                for a in hosts:
                    for b in hosts:
                        if self.can_be_tied(trait, a, b):
                            yield f"{head}{a.id} {b.id}"

    def can_be_tied(self, trait: str, a: Beast, b: Beast) -> bool:
        """PAI-1. Only in a Symbiosis does it matter which of the two comes first."""
        tied = any(
            TRAIT_NAMES[link.trait] == trait and link.touches(a.id) and link.touches(b.id)
            for link in self.links
        )
        ordered = a.id < b.id or (trait == "symbiosis" and a.id != b.id)
        return ordered and a.owner == b.owner and a.at == b.at and not tied


def defences(prey: Beast) -> set[str]:
    """What lies on it as a card and acts; to live in the Ocean is no trait."""
    return prey.acts & DEFENCES & set(prey.names)
