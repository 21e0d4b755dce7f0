"""One attack, from its declaration to the scavenger. [MPRE-8]"""

from typing import TYPE_CHECKING, Final

from fittest.games.mutations import codes as c
from fittest.games.mutations import log
from fittest.games.mutations.hunting import (
    ANY_ANIMAL,
    IMPOSSIBLE,
    flaw_of,
    ignore_choices,
    reaches,
    required,
    size,
    victims,
)
from fittest.games.mutations.knowledge import CLEARED
from fittest.games.mutations.lurking import could_lurk, lurker_codes, must_turn_up, turn_up
from fittest.games.mutations.species import Species
from fittest.games.mutations.traits.base import AVENGES, HUNTS, REACTS, SCAVENGES
from fittest.games.mutations.traits.catalog import TRAITS, having, mask_of
from fittest.kernel.decision import Decision
from fittest.kernel.frame import Frame
from fittest.kernel.message import Message

if TYPE_CHECKING:
    from fittest.games.mutations.game import Mutations

NAMING: Final = 0
LURKERS: Final = 1
REACTIONS: Final = 2
ROLL: Final = 3
VICTIM: Final = 4
SCAVENGER: Final = 5
DONE: Final = 6

REACTING: Final = having(REACTS)
HUNTING: Final = having(HUNTS)
AVENGING: Final = having(AVENGES)
SCAVENGING: Final = mask_of(SCAVENGES)

# One food for the scavenger.
SCRAPS: Final = 1

PROMPT_SCAVENGE: Final = Message("prompt-mut-scavenge")


class Attack(Frame["Mutations"]):
    """`hunter` and `prey` are species, `number` the attacking animal. `ignored` are the traits of the
    present prey that do not act; `met` and `met_ignored` remember them for every prey that the attack
    has turned to. `corner` and `corner_species` confine a lurker to the one animal that it attacks."""

    def __init__(
        self,
        seat: int = 0,
        hunter: int = 0,
        number: int = 0,
        prey: int = 0,
        ignored: int = 0,
        insight: int = 0,
    ) -> None:
        self.seat = seat
        self.hunter = hunter
        self.number = number
        self.prey = prey
        self.ignored = ignored
        self.insight = insight
        self.stage = LURKERS
        self.mimicked: list[int] = []
        self.ran: list[int] = []
        self.met: list[int] = []
        self.met_ignored: list[int] = []
        self.corner = ANY_ANIMAL
        self.corner_species = 0
        self.escapes_from = 0
        self.poisoned = False

    # -- what the frame does -------------------------------------------------------------------

    def run(self, game: "Mutations") -> Decision | None:
        if self.stage == DONE:
            game.stack.pop()
            return None
        if self.stage == ROLL:
            self._roll(game)
            return None
        if self.stage == SCAVENGER:
            return self._run_scavenger(game)
        prey = game.the_species(self.prey)
        if self.stage == NAMING:
            return self._run_naming(game, prey)
        if self.stage == LURKERS:
            return self._run_lurkers(game, prey)
        if self.stage == REACTIONS:
            return self._run_reactions(game, prey)
        codes = [
            c.pack(c.LOSE, prey.id, animal.number) for animal in victims(prey, self.ignored, self.only(prey))
        ]
        return game.ask(prey.owner, self._prompt("prompt-mut-lose"), codes)

    def answer(self, game: "Mutations", code: int) -> None:
        verb = c.verb_of(code)
        if verb == c.IGNORE:
            self.ignore(game, c.ignored_mask(c.extra_of(code)))
            self.stage = LURKERS
        elif verb == c.DECLINE:
            self._no_lurker(game)
        elif verb == c.REVEAL:
            self._lurker(game, code)
        elif verb == c.REACT:
            TRAITS[c.extra_of(code)].react(game, self, c.species_of(code))
        elif verb == c.LOSE:
            self._eat(game, c.number_of(code))
        else:
            self._scavenge(game, c.animal_species_of(code), c.number_of(code))

    # -- what traits use -----------------------------------------------------------------------

    def reaches(self, game: "Mutations", prey: Species) -> bool:
        """Is this attack able to turn to `prey`? What it ignored there before, it still ignores."""
        hunter = game.the_species(self.hunter)
        if prey.id in self.met:
            needed = required(game, hunter, prey, self.only(prey))
            return needed != IMPOSSIBLE and needed & ~self.met_ignored[self.met.index(prey.id)] == 0
        return reaches(game, hunter, self.insight, prey)

    def turn_to(self, game: "Mutations", target: int) -> None:
        """The attack goes on against another species. [MMIM-5 MDEF-4]"""
        game.log(log.REDIRECTED, [game.the_species(target).owner, self.prey, target])
        if self.prey not in self.met:
            self.met.append(self.prey)
            self.met_ignored.append(self.ignored)
        self.prey = target
        self.ignored = 0
        self.stage = NAMING
        if target in self.met:
            self.ignored = self.met_ignored[self.met.index(target)]
            self.stage = REACTIONS

    def roll(self, game: "Mutations", escapes_from: int) -> None:
        """A die decides whether the prey escapes."""
        self.escapes_from = escapes_from
        self.stage = ROLL

    def only(self, prey: Species) -> int:
        return self.corner if prey.id == self.corner_species else ANY_ANIMAL

    # -- stages --------------------------------------------------------------------------------

    def _prompt(self, key: str) -> Message:
        """A question that tells who attacks whom."""
        return Message(key, {"animal": f"{self.hunter}.{self.number}", "species": self.prey})

    def _run_naming(self, game: "Mutations", prey: Species) -> Decision | None:
        budget = self.insight + flaw_of(prey)
        if budget == 0:
            self.stage = LURKERS
            return None
        needed = required(game, game.the_species(self.hunter), prey)
        codes = [c.pack(c.IGNORE, extra=extra) for extra in ignore_choices(prey, needed, budget)]
        return game.ask(self.seat, self._prompt("prompt-mut-ignore"), codes)

    def ignore(self, game: "Mutations", mask: int) -> None:
        self.ignored = mask
        if mask:
            game.log(log.IGNORED, [self.seat, mask])
        if size(mask) > flaw_of(game.the_species(self.prey)):
            self.insight = 0
            animal = game.the_species(self.hunter).animal(self.number)
            assert animal is not None
            animal.insight_used = True

    def _run_lurkers(self, game: "Mutations", prey: Species) -> Decision | None:
        if not could_lurk(game, prey):
            self.stage = REACTIONS
            return None
        codes = lurker_codes(game, prey, game.the_species(self.hunter), self.number)
        return game.ask(prey.owner, self._prompt("prompt-mut-lurker"), codes, sealed=True)

    def _no_lurker(self, game: "Mutations") -> None:
        prey = game.the_species(self.prey)
        founder = prey.founder()
        if founder is not None and must_turn_up(prey):
            # Everybody now knows that this is no lurker.
            game.known[founder.card] |= CLEARED
        self.stage = REACTIONS

    def _lurker(self, game: "Mutations", code: int) -> None:
        lurker = game.the_species(c.species_of(code))
        hunter = game.the_species(self.hunter)
        turn_up(game, lurker)
        game.stack.pop()
        ignored = c.ignored_mask(c.extra_of(code))
        needed = required(game, lurker, hunter, self.number)
        if needed == IMPOSSIBLE or needed & ~ignored:
            game.log(log.LURKED_IN_VAIN, [lurker.owner, lurker.id])
            return
        counter = Attack(lurker.owner, lurker.id, 1, hunter.id, 0, 1)
        counter.corner = self.number
        counter.corner_species = hunter.id
        counter.stage = REACTIONS
        counter.ignore(game, ignored)
        game.stack.append(counter)

    def _run_reactions(self, game: "Mutations", prey: Species) -> Decision | None:
        codes: list[int] = []
        for trait in REACTING:
            if prey.mask & ~self.ignored & trait.bit:
                trait.reactions(game, self, prey, codes)
        if not codes:
            self.stage = VICTIM
            return None
        return game.ask(prey.owner, self._prompt("prompt-mut-react"), codes)

    def waits(self, game: "Mutations") -> bool:
        return self.stage == ROLL

    def _roll(self, game: "Mutations") -> None:
        die = game.chance.roll()
        escaped = die >= self.escapes_from
        game.log(log.ESCAPED if escaped else log.CAUGHT, [game.the_species(self.prey).owner, self.prey, die])
        self.stage = DONE if escaped else REACTIONS

    def _eat(self, game: "Mutations", number: int) -> None:
        prey = game.the_species(self.prey)
        hunter = game.the_species(self.hunter)
        animal = hunter.animal(self.number)
        victim = prey.animal(number)
        assert animal is not None
        assert victim is not None
        game.log(log.EATEN, [prey.owner, prey.id, number, hunter.id, self.number])
        acting = prey.mask & ~self.ignored
        game.kill(prey, victim)
        for trait in AVENGING:
            if acting & trait.bit:
                trait.eaten(game, self)
        if self.poisoned:
            game.log(log.POISONED, [hunter.owner, hunter.id, self.number])
            game.kill(hunter, animal)
        else:
            for trait in HUNTING:
                if hunter.mask & trait.bit:
                    trait.eat(game, hunter, animal)
        self.stage = SCAVENGER

    def _run_scavenger(self, game: "Mutations") -> Decision | None:
        seat = self.seat
        for _ in range(game.players):
            codes = [
                c.pack(c.SCAVENGE, species.id, animal.number)
                for species in game.rows[seat]
                if species.mask & SCAVENGING
                for animal in species.animals
                if species.can_receive(animal)
            ]
            if codes:
                return game.ask(seat, PROMPT_SCAVENGE, codes)
            seat = game.after(seat)
        self.stage = DONE
        return None

    def _scavenge(self, game: "Mutations", species_id: int, number: int) -> None:
        species = game.the_species(species_id)
        animal = species.animal(number)
        assert animal is not None
        game.log(log.SCAVENGED, [species.owner, species_id, number])
        game.feed(species, animal, SCRAPS)
        self.stage = DONE
