"""The state of the card game and the questions that everything else asks of it."""

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from fittest.games.evolution import events
from fittest.games.evolution.animals import BODILESS, BORN_FED, PARALYSED, SATED, Animal, Link, Player
from fittest.games.evolution.boxes import fingerprints
from fittest.games.evolution.determinize import determinize
from fittest.games.evolution.ids import ACTIVE, OFF, TRAIT, YELLOW, bit
from fittest.games.evolution.moves import MOVES, NUMBERS
from fittest.games.evolution.rules import FEEDING, Rules
from fittest.games.evolution.trait import CLOSES, HOOKS, Trait, traits_in
from fittest.kernel.chance import Chance
from fittest.kernel.game import Game, Setup
from fittest.kernel.reasons import FINE
from fittest.kernel.rule_numbers import LARGEST_DECK
from fittest.kernel.state import IS, from_first_format, tagged
from fittest.kernel.vectors import vec

if TYPE_CHECKING:
    from fittest.games.evolution.view import EvolutionView
    from fittest.kernel.family import Family


class Evolution(Game):
    """The card game. Animals stand in the order in which they came; the top of the deck is its last card."""

    def __init__(self, setup: Setup, rules: Rules) -> None:
        super().__init__(setup, MOVES)
        self.rules = rules
        self.seats: list[Player] = []
        self.animals: list[Animal] = []
        self.links: list[Link] = []
        self.deck: list[int] = []
        self.bank: vec[i64] = vec[i64]()
        # Shells that lie in the middle of the table.
        self.centre: list[int] = []
        # The open discard of the seasons variant.
        self.common: list[int] = []
        # Cards put away unseen before the game.
        self.removed: list[int] = []
        self.next_id = 1
        self.stage = 0
        self.turn = 0
        self.first = 0
        self.last_turn = False
        self.over = False

    def open_table(self) -> None:
        """Places for the players and their food, all empty."""
        self.seats = [Player() for _ in range(self.players)]
        self.bank = vec[i64]([0] * len(self.rules.territories))

    # -- finding -------------------------------------------------------------------------------

    def find(self, number: i64) -> Animal | None:
        for animal in self.animals:
            if animal.id == number:
                return animal
        return None

    def animal(self, number: i64) -> Animal:
        for animal in self.animals:
            if animal.id == number:
                return animal
        raise AssertionError(f"animal {number} is not on the table")

    def link_between(self, trait: i64, a: i64, b: i64) -> Link | None:
        for link in self.links:
            if link.trait == trait and link.touches(a) and link.touches(b):
                return link
        return None

    # -- being fed -----------------------------------------------------------------------------

    def is_fed(self, animal: Animal) -> bool:
        if animal.food >= animal.need or animal.flags & BORN_FED:
            return True
        if animal.acts & HOOKS.sates == 0:
            return False
        for trait in traits_in(animal.acts & HOOKS.sates):
            if trait.sates(self, animal):
                return True
        return False

    def empty_fat(self, animal: Animal) -> int:
        """How many acting cards of the animal could take a yellow token."""
        if animal.acts & HOOKS.stores == 0:
            return 0
        count: i64 = 0
        for card in animal.cards:
            if HOOKS.stores & bit(card & TRAIT) and card & (YELLOW | OFF) == 0:
                count += 1
        return count

    def is_blocked(self, animal: Animal) -> int:
        """The trait that keeps food from the animal now, or -1."""
        if animal.acts & HOOKS.blocks == 0:
            return -1
        for trait in traits_in(animal.acts & HOOKS.blocks):
            if trait.blocks(self, animal):
                return trait.id
        return -1

    def has_room(self, animal: Animal) -> bool:
        return not self.is_fed(animal) or self.empty_fat(animal) > 0

    def can_receive(self, animal: Animal) -> bool:
        if animal.body == BODILESS or not self.has_room(animal):
            return False
        return self.is_blocked(animal) < 0

    # -- keeping what follows from the rest ----------------------------------------------------

    def refresh(self, animal: Animal) -> None:
        """Work out anew which traits act and how much the animal needs."""
        cards = animal.cards
        needs = self.rules.need
        still = animal.flags & PARALYSED != 0 or animal.body == BODILESS
        lowest: i64 = -1
        if animal.holds & HOOKS.lowest or self.rules.printed & HOOKS.lowest:
            for i in range(len(cards)):
                if HOOKS.lowest & bit(cards[i] & TRAIT):
                    lowest = i
        acts: i64 = 0 if animal.body == BODILESS else self.rules.grants[animal.at]
        holds: i64 = 0
        closed: i64 = 0
        need: i64 = 0 if animal.body == BODILESS else 1
        for i in range(len(cards)):
            card = cards[i]
            trait = card & TRAIT
            holds |= bit(trait)
            closed |= CLOSES[trait]
            if still or i < lowest:
                if card & OFF == 0:
                    animal.put_card(i, card | OFF)
            else:
                if card & OFF:
                    animal.put_card(i, card & ~OFF)
                acts |= bit(trait)
                need += needs[trait]
        links: i64 = 0
        for link in self.links:
            if link.touches(animal.id):
                links += 1
                if link.acts:
                    acts |= bit(link.trait)
                    need += needs[link.trait]
        animal.acts = acts
        animal.holds = holds
        animal.need = need
        animal.links = links
        animal.closed = closed
        self.ask_about_company(animal)

    def ask_about_company(self, animal: Animal) -> None:
        """Close the animal to the traits that do not fit it or that its own do not admit."""
        if animal.body == BODILESS:
            animal.closed = -1
            return
        for trait in traits_in(self.rules.printed & HOOKS.fits & ~animal.closed):
            if trait.fits(self, animal) != FINE:
                animal.closed |= bit(trait.id)
        if animal.holds & HOOKS.admits == 0:
            return
        for trait in traits_in(self.rules.printed & ~animal.closed):
            if self.company_objects(animal, trait) != FINE:
                animal.closed |= bit(trait.id)

    def company_objects(self, animal: Animal, newcomer: Trait) -> int:
        """Why a trait of the animal does not admit the newcomer."""
        for trait in traits_in(animal.holds & HOOKS.admits):
            reason = trait.admits(self, animal, newcomer)
            if reason != FINE:
                return reason
        return FINE

    def powers_changed(self, animal: Animal) -> None:
        """After the animal has lost or regained its powers; pair traits need both partners."""
        for link in self.links:
            if link.touches(animal.id):
                other = self.animal(link.other(animal.id))
                link.acts = not (self.is_still(animal) or self.is_still(other))
                self.update(other)
        self.update(animal)

    def is_still(self, animal: Animal) -> bool:
        return animal.flags & PARALYSED != 0 or animal.body == BODILESS

    def update(self, animal: Animal) -> None:
        """Call after any change of the animal's cards or state. Tokens beyond its need leave it. [FED-13]"""
        self.refresh(animal)
        if animal.food > animal.need:
            if self.stage == FEEDING:
                self.log_event(events.SURPLUS, animal.owner, animal.id, animal.food - animal.need)
            animal.food = animal.need
        self.notice(animal)

    def notice(self, animal: Animal) -> None:
        """Call after any change of the animal's tokens: has it become fed?"""
        fed = animal.body != BODILESS and self.is_fed(animal)
        if fed == (animal.flags & SATED != 0):
            return
        animal.flags ^= SATED
        if fed and self.stage == FEEDING:
            for trait in traits_in(animal.acts & HOOKS.became_fed):
                trait.became_fed(self, animal)

    def forget_sated(self, animal: Animal) -> None:
        """Between turns: what an animal was before is no longer of interest."""
        animal.flags &= ~SATED
        if animal.body != BODILESS and self.is_fed(animal):
            animal.flags |= SATED

    # -- the deck ------------------------------------------------------------------------------

    def check_empty_deck(self) -> None:
        """Cards have been laid from the deck before extinction: an empty deck ends the game early."""
        if self.deck or self.last_turn or self.rules.common_discard:
            return
        self.last_turn = True
        self.log_event(events.LAST_TURN)
        for animal in self.animals[:]:
            for trait in traits_in(animal.acts & HOOKS.sates):
                if trait.sates(self, animal):
                    place = animal.place_of(trait.id)
                    animal.put_card(place, animal.cards[place] & ~ACTIVE)
                    self.log_event(events.WOKE, animal.owner, animal.id)
                    self.notice(animal)

    # -- points --------------------------------------------------------------------------------

    def worth(self, seat: int) -> int:
        """Points of a seat if the game ended now. What switches traits off takes no points."""
        points = 0
        for animal in self.animals:
            if animal.owner == seat:
                if animal.body != BODILESS:
                    points += 2 + self.rules.worth[animal.at]
                for card in animal.cards:
                    points += self.rules.points[card & TRAIT] + self.rules.need[card & TRAIT]
        for link in self.links:
            if self.animal(link.a).owner == seat:
                points += self.rules.points[link.trait] + 2 * self.rules.need[link.trait]
        return points

    @property
    def scores(self) -> list[int]:
        if self.rules.turns:
            return [player.points for player in self.seats]
        return [self.worth(seat) for seat in range(self.players)]

    @property
    def tie_breaks(self) -> list[tuple[str, list[int]]]:
        """[END-12 VAR-7]"""
        if not self.rules.turns:
            return [("tie-discard", [player.discarded() for player in self.seats])]
        fed = [self.count_fed(seat) for seat in range(self.players)]
        return [("tie-fed", fed), ("tie-reserve", [player.reserve for player in self.seats])]

    @property
    def is_over(self) -> bool:
        return self.over

    def count_fed(self, seat: int) -> int:
        """Animals that came through the last turn fed (seasons)."""
        count = 0
        for animal in self.animals:
            if animal.owner == seat and animal.flags & SATED:
                count += 1
        return count

    # -- for the kernel ------------------------------------------------------------------------

    @property
    def expansions(self) -> dict[str, str]:
        return fingerprints(self.setup.ruleset)

    @staticmethod
    def bare(setup: Setup) -> "Evolution":
        from fittest.games.evolution.family import FAMILY

        return Evolution(setup, FAMILY.rules(setup.ruleset, setup.players, setup.switches))

    @property
    def family(self) -> "Family":
        from fittest.games.evolution.family import FAMILY

        return FAMILY

    def settle(self) -> None:
        for animal in self.animals:
            if not 0 < animal.id < self.next_id < NUMBERS - LARGEST_DECK:
                raise ValueError(f"no option could name the animal {animal.id}")
            self.refresh(animal)

    def first_format(self, data: dict[str, Any]) -> dict[str, Any]:
        return {
            **from_first_format({"chance": data["chance"], "frames": data["frames"], **data["state"]}),
            "seats": tagged("Player", data["seats"]),
            "animals": tagged("Animal", data["animals"]),
            "links": tagged("Link", data["links"]),
        }

    def second_format(self, state: dict[str, Any]) -> dict[str, Any]:
        """Then a player's move in the feeding phase was called a go."""
        stack = [{**frame, IS: "FeedingMove"} if frame[IS] == "Go" else frame for frame in state["stack"]]
        return {**state, "stack": stack}

    def determinize(self, seat: int, chance: Chance) -> None:
        determinize(self, seat, chance)

    def view(self, seat: int | None = None) -> "EvolutionView":
        from fittest.games.evolution.view import view_of

        return view_of(self, seat)

    def view_from(self, public: Any, seat: int) -> "EvolutionView":
        from fittest.games.evolution.view import seat_view

        return seat_view(self, public, seat)
