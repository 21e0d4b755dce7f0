"""The table of the card game as the greedy bot sees it: who could attack whom, what an animal is worth."""

from fittest.games.evolution.view import AnimalView, EvolutionView

NEED = {
    "carnivorous": 1,
    "big": 1,
    "parasite": 2,
    "viviparous": 1,
    "intellect": 1,
    "homeothermy": 1,
    "trematode": 1,
}
CURSES = {"parasite", "neoplasm", "trematode"}
REACTIONS = {"running", "tail-loss", "mimicry", "shell", "ink-cloud"}

# What the dice bring, roughly.
FIXED_FOOD = {"table": 2.0}
FOOD_PER_PLAYER = {"table": 1.9, "laurasia": 1.6, "gondwana": 2.3, "ocean": 1.3}
SHARED_FOOD = {"cooperation": 0.5, "communication": 0.2}


class Table:
    def __init__(self, view: EvolutionView) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.animals = {animal.id: animal for animal in view.animals}
        self.bank = {territory.name: territory.bank for territory in view.territories}
        self.mine = [animal for animal in view.animals if animal.owner == view.seat]
        self.others = [animal for animal in view.animals if animal.owner != view.seat]
        self.seasons = view.turns > 0
        boxes = view.ruleset.split("+")
        self.has_concealed = "time-to-fly" in boxes or "extra" in boxes
        self.acting: dict[int, set[str]] = {}
        self.weight: dict[int, int] = {}
        self.partners: dict[int, list[tuple[str, int, bool]]] = {number: [] for number in self.animals}
        for pair in view.pairs:
            if not pair.off:
                self.partners[pair.a].append((pair.name, pair.b, pair.used))
                self.partners[pair.b].append((pair.name, pair.a, pair.used))
        for animal in view.animals:
            acting = {trait.name for trait in animal.traits if not trait.off}
            if animal.at == "ocean":
                acting.add("swimming")
            if not animal.body:
                acting = set()
            self.acting[animal.id] = acting
            pairs = sum(1 for pair in view.pairs if animal.id in (pair.a, pair.b))
            self.weight[animal.id] = len(animal.traits) + pairs

    # -- time and food -------------------------------------------------------------------------

    @property
    def turns_left(self) -> float:
        """Turns after this one, roughly."""
        view = self.view
        if view.last_turn:
            return 0.0
        if self.seasons:
            return view.turns - view.turn
        return max(1.0, view.deck / (len(view.animals) + 2 * view.players))

    def spare(self, at: str) -> float:
        """Food that this seat can hope for in a territory this turn, less what its animals there need."""
        mine = [animal for animal in self.mine if animal.at == at and animal.body]
        bank = float(self.bank[at])
        if self.view.phase != "feeding" and bank == 0:
            bank = FIXED_FOOD.get(at, 0.0) + FOOD_PER_PLAYER[at] * self.view.players
        food = bank / self.view.players
        for animal in mine:
            acting = self.acting[animal.id]
            food -= animal.need
            food += sum(0.6 for trait in animal.traits if trait.fat)
            if "carnivorous" in acting and self.prey_of(animal):
                food += 1.2
            if acting & {"specialization-a", "specialization-b", "homeothermy"}:
                food += 0.5
            if acting & {"piracy", "scavenger", "hibernation"}:
                food += 0.4
            for name, _, _ in self.partners[animal.id]:
                food += SHARED_FOOD.get(name, 0.0)
        return food

    def missing(self, animal: AnimalView) -> int:
        return 0 if animal.fed else animal.need - animal.food

    def fat(self, animal: AnimalView) -> int:
        return sum(1 for trait in animal.traits if trait.fat and not trait.off)

    # -- worth ---------------------------------------------------------------------------------

    def worth(self, animal: AnimalView) -> float:
        """Points it would bring, and what it is good for beyond them."""
        per_turn = min(self.turns_left, 3.0)
        points = 2.0 + 0.6 * min(per_turn, 2.0)
        for trait in animal.traits:
            raised = NEED.get(trait.name, 0)
            points += raised if self.seasons else 1 + raised
            if trait.fat:
                points += 0.3 if per_turn else 0.0
        for name, _, _ in self.partners[animal.id]:
            points += 0.2 if self.seasons else 0.5 + NEED.get(name, 0)
        if self.seasons:
            points *= 1 + 0.3 * per_turn
        if animal.poisoned:
            points *= 0.05
        return points

    def trait_worth(self, name: str, animal: AnimalView) -> float:
        """What the animal's owner loses with this trait of it."""
        if name in CURSES:
            return -1.5 if not self.view.last_turn else -0.2
        worth = (0.0 if self.seasons else 1.0) + NEED.get(name, 0)
        if name in ("carnivorous", "swimming", "big", "camouflage"):
            worth += 0.8
        elif name != "tail-loss":
            worth += 0.4
        return worth

    # -- who attacks whom ----------------------------------------------------------------------

    def obstacles(self, hunter: AnimalView, prey: AnimalView, hunting: set[str], protecting: set[str]) -> int:
        """How many traits of the prey keep the hunter off, with these traits acting; 9 if nothing helps."""
        if hunter.id == prey.id or hunter.at != prey.at or not prey.body:
            return 9
        if "swimming" in hunting and "swimming" not in protecting:
            return 9
        active = {trait.name for trait in prey.traits if trait.active}
        return sum(
            (
                "swimming" in protecting and "swimming" not in hunting,
                "big" in protecting and "big" not in hunting,
                "camouflage" in protecting and "sharp-vision" not in hunting,
                "burrowing" in protecting and prey.fed,
                "flight" in protecting and self.weight[hunter.id] >= self.weight[prey.id],
                "shell" in active,
                "shy" in active,
                self.is_guarded(prey),
                "herding" in protecting and self.herd(prey.at) >= 0,
            )
        )

    def is_guarded(self, prey: AnimalView) -> bool:
        return any(
            pair.name == "symbiosis" and pair.b == prey.id and not pair.off for pair in self.view.pairs
        )

    def herd(self, at: str) -> int:
        """Herding animals less carnivores."""
        here = [self.acting[animal.id] for animal in self.view.animals if animal.at == at]
        return sum(("herding" in acting) - ("carnivorous" in acting) for acting in here)

    def can_attack(
        self,
        hunter: AnimalView,
        prey: AnimalView,
        more_hunting: str = "",
        more_protecting: str = "",
    ) -> bool:
        hunting = self.acting[hunter.id] | {more_hunting}
        protecting = self.acting[prey.id] | {more_protecting}
        wits = 1 if "intellect" in hunting else 0
        return self.obstacles(hunter, prey, hunting, protecting) <= wits

    def prey_of(self, hunter: AnimalView, more: str = "") -> list[AnimalView]:
        """Others' animals that it could attack."""
        return [prey for prey in self.others if self.can_attack(hunter, prey, more)]

    def hunters_of(self, prey: AnimalView, more: str = "") -> list[AnimalView]:
        """Others' carnivores that could attack it; none of them need be hungry now."""
        return [
            hunter
            for hunter in self.view.animals
            if hunter.owner != prey.owner
            and "carnivorous" in self.acting[hunter.id]
            and self.can_attack(hunter, prey, "", more)
        ]

    def catch_odds(self, hunter: AnimalView, prey: AnimalView, ignored: str = "") -> float:
        """How likely an attack ends with the prey eaten."""
        odds = 1.0
        usable = {
            trait.name
            for trait in prey.traits
            if trait.name in REACTIONS and not trait.off and not trait.used
        }
        usable.discard(ignored)
        if "running" in usable:
            odds *= 0.5
        if usable & {"ink-cloud", "shell"}:
            odds *= 0.1
        if "tail-loss" in usable:
            odds *= 0.05
        if "mimicry" in usable and any(
            other.owner == prey.owner and other.id != prey.id and self.can_attack(hunter, other)
            for other in self.view.animals
        ):
            odds *= 0.3
        if self.weight[prey.id] == 0 and prey.owner != self.seat and self.has_concealed:
            odds *= 0.85
        return odds
