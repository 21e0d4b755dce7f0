"""One attack, from its declaration to the scavenger. [MPRE-8]"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from fittest.games.mutations import events, moves
from fittest.games.mutations import reasons as why
from fittest.games.mutations.hunting import (
    ANY_ANIMAL,
    IMPOSSIBLE,
    can_be_eaten,
    flaw_of,
    ignore_choices,
    ignore_refusal,
    reaches,
    required,
)
from fittest.games.mutations.ids import CLEARED, INSIGHT_USED, NO_CARD
from fittest.games.mutations.lurking import (
    could_lurk,
    could_reveal,
    is_forced,
    lurker_codes,
    must_reveal,
    reveal,
    reveal_choices,
)
from fittest.games.mutations.traits.base import AVENGES, HUNTS, NOWHERE, REACTS, SCAVENGES
from fittest.games.mutations.traits.catalog import TRAITS, having, mask_of, size
from fittest.kernel.decision import Decision
from fittest.kernel.frame import Frame
from fittest.kernel.message import Message
from fittest.kernel.numbers import Numbers
from fittest.kernel.reasons import FINE

if TYPE_CHECKING:
    from fittest.games.mutations.state import Mutations

NAMING: Final = 0
LURKERS: Final = 1
REACTIONS: Final = 2
ROLL: Final = 3
VICTIM: Final = 4
SCAVENGER: Final = 5
DONE: Final = 6

REACTING: Final = having(REACTS)
REACTING_MASK: Final = mask_of(REACTS)
HUNTING: Final = having(HUNTS)
AVENGING: Final = having(AVENGES)
SCAVENGING: Final = mask_of(SCAVENGES)

# One food for the scavenger.
SCRAPS: Final = 1

PROMPT_SCAVENGE: Final = Message("prompt-mut-scavenge")


class Attack(Frame):
    """`carnivore` and `prey` are species, `number` the attacking animal. `ignored` are the traits of the
    present prey that do not act; `met` and `met_ignored` remember them for every prey that the attack
    has turned to. `corner` and `corner_species` confine a lurker to the one animal that it attacks."""

    def __init__(
        self,
        seat: int = 0,
        carnivore: int = 0,
        number: int = 0,
        prey: int = 0,
        ignored: int = 0,
        insight: int = 0,
    ) -> None:
        self.seat = seat
        self.carnivore = carnivore
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

    def present_name(self, name: str) -> str:
        return "carnivore" if name == "hunter" else name

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
        if self.stage == NAMING:
            return self._run_naming(game)
        if self.stage == LURKERS:
            return self._run_lurkers(game)
        if self.stage == REACTIONS:
            return self._run_reactions(game)
        codes = Numbers()
        for animal in game.animals_of(self.prey):
            if self.is_victim(game, animal):
                codes.append(moves.LOSE.code(moves.animal_named(self.prey, game.number[animal])))
        return game.ask(game.owner[self.prey], self._prompt("prompt-mut-lose"), codes)

    def refusal(self, game: "Mutations", seat: i64, code: i64) -> i64:
        """What is no answer at this stage is refused for its kind."""
        verb, stage = moves.MOVES.verb_of(code), self.stage
        animal = game.animal(moves.home_of(code), moves.number_of(code))
        if verb == moves.LOSE:
            return FINE if stage == VICTIM and self.is_victim(game, animal) else why.NOT_A_VICTIM
        if verb == moves.REACT:
            return FINE if stage == REACTIONS and self.can_react(game, code) else why.NO_REACTION
        if verb == moves.IGNORE and stage == NAMING:
            return FINE if self.can_ignore(game, moves.ignored_in(code)) else why.IGNORE_NEEDED
        if verb == moves.SCAVENGE:
            fed = stage == SCAVENGER and self.can_scavenge(game, seat, animal)
            return FINE if fed else why.NOT_A_SCAVENGER
        if verb == moves.DECLINE:
            return FINE if stage == LURKERS and not is_forced(game, self.prey) else why.MUST_TURN_UP
        if verb == moves.REVEAL:
            return FINE if stage == LURKERS and self.can_reveal(game, code) else why.NO_LURKER
        return why.ATTACK_OPEN

    def is_victim(self, game: "Mutations", animal: i64) -> bool:
        if animal == NO_CARD or game.home[animal] != self.prey:
            return False
        return can_be_eaten(game, animal, self.ignored, self.only(self.prey))

    def can_react(self, game: "Mutations", code: i64) -> bool:
        """Does the trait that the answer names act on the prey, and react in this way?"""
        trait, target = TRAITS[moves.TRAIT.of(code)], moves.SPECIES.of(code)
        if self.acting(game) & trait.bit == 0:
            return False
        own = target == NOWHERE or (game.lives(target) and game.owner[target] == game.owner[self.prey])
        return own and trait.can_react(game, self, target)

    def can_ignore(self, game: "Mutations", ignored: i64) -> bool:
        needed = required(game, self.carnivore, self.prey)
        return ignore_refusal(game, self.prey, needed, ignored, self.budget(game)) == FINE

    def can_scavenge(self, game: "Mutations", seat: i64, animal: i64) -> bool:
        if animal == NO_CARD or game.owner[game.home[animal]] != seat:
            return False
        return game.mask[game.home[animal]] & SCAVENGING != 0 and game.can_receive(animal)

    def can_reveal(self, game: "Mutations", code: i64) -> bool:
        lurker = moves.SPECIES.of(code)
        if not could_reveal(game, lurker, self.prey):
            return False
        return moves.IGNORED.of(code) in reveal_choices(game, lurker, self.carnivore, self.number)

    def answer(self, game: "Mutations", code: int) -> None:
        verb = moves.MOVES.verb_of(code)
        if verb == moves.IGNORE:
            self.ignore(game, moves.ignored_in(code))
            self.stage = LURKERS
        elif verb == moves.DECLINE:
            self._no_lurker(game)
        elif verb == moves.REVEAL:
            self._lurker(game, code)
        elif verb == moves.REACT:
            TRAITS[moves.TRAIT.of(code)].react(game, self, moves.SPECIES.of(code))
        elif verb == moves.LOSE:
            self._eat(game, moves.number_of(code))
        else:
            self._scavenge(game, moves.home_of(code), moves.number_of(code))

    # -- what traits use -----------------------------------------------------------------------

    def reaches(self, game: "Mutations", prey: int) -> bool:
        """Is this attack able to turn to `prey`? What it ignored there before, it still ignores."""
        if prey in self.met:
            needed = required(game, self.carnivore, prey, self.only(prey))
            return needed != IMPOSSIBLE and needed & ~i64(self.met_ignored[self.met.index(prey)]) == 0
        return reaches(game, self.carnivore, self.insight, prey)

    def redirect_to(self, game: "Mutations", target: int) -> None:
        """The attack goes on against another species. [MMIM-5 MDEF-4]"""
        game.log_event(events.REDIRECTED, game.owner[target], self.prey, target)
        if self.prey not in self.met:
            self.met.append(self.prey)
            self.met_ignored.append(self.ignored)
        self.prey = target
        self.ignored = 0
        self.stage = NAMING
        if target in self.met:
            self.ignored = self.met_ignored[self.met.index(target)]
            self.stage = REACTIONS

    def roll(self, escapes_from: int) -> None:
        """A die decides whether the prey escapes."""
        self.escapes_from = escapes_from
        self.stage = ROLL

    def only(self, prey: int) -> int:
        return self.corner if prey == self.corner_species else ANY_ANIMAL

    # -- stages --------------------------------------------------------------------------------

    def _prompt(self, key: str) -> Message:
        """A question that tells who attacks whom."""
        return Message(key, {"animal": f"{self.carnivore}.{self.number}", "species": self.prey})

    def budget(self, game: "Mutations") -> i64:
        """How many traits of the prey the carnivore can ignore."""
        return self.insight + flaw_of(game, self.prey)

    def acting(self, game: "Mutations") -> i64:
        """The traits of the prey that act."""
        return game.mask[self.prey] & ~i64(self.ignored)

    def _run_naming(self, game: "Mutations") -> Decision | None:
        budget = self.budget(game)
        if budget == 0:
            self.stage = LURKERS
            return None
        codes = Numbers()
        for extra in ignore_choices(game, self.prey, required(game, self.carnivore, self.prey), budget):
            codes.append(moves.IGNORE.code(extra))
        return game.ask(self.seat, self._prompt("prompt-mut-ignore"), codes)

    def ignore(self, game: "Mutations", mask: i64) -> None:
        self.ignored = mask
        if mask:
            game.log(events.IGNORED, [self.seat, mask])
        if size(mask) > flaw_of(game, self.prey):
            self.insight = 0
            game.marks[game.animal(self.carnivore, self.number)] |= INSIGHT_USED

    def _run_lurkers(self, game: "Mutations") -> Decision | None:
        if not could_lurk(game, self.prey):
            self.stage = REACTIONS
            return None
        codes = lurker_codes(game, self.prey, self.carnivore, self.number)
        return game.ask(game.owner[self.prey], self._prompt("prompt-mut-lurker"), codes, sealed=True)

    def _no_lurker(self, game: "Mutations") -> None:
        founder = game.founder(self.prey)
        if founder != NO_CARD and must_reveal(game, self.prey):
            # Everybody now knows that this is no lurker.
            game.known[founder] |= CLEARED
        self.stage = REACTIONS

    def _lurker(self, game: "Mutations", code: int) -> None:
        lurker = moves.SPECIES.of(code)
        reveal(game, lurker)
        game.stack.pop()
        ignored = moves.ignored_in(code)
        needed = required(game, lurker, self.carnivore, self.number)
        owner = game.owner[lurker]
        if needed == IMPOSSIBLE or needed & ~ignored:
            game.log_event(events.LURKED_IN_VAIN, owner, lurker)
            return
        counter = Attack(owner, lurker, 1, self.carnivore, 0, 1)
        counter.corner = self.number
        counter.corner_species = self.carnivore
        counter.stage = REACTIONS
        counter.ignore(game, ignored)
        game.stack.append(counter)

    def _run_reactions(self, game: "Mutations") -> Decision | None:
        codes = Numbers()
        acting = self.acting(game)
        if acting & REACTING_MASK:
            for trait in REACTING:
                if acting & trait.bit:
                    trait.reactions(game, self, codes)
        if len(codes) == 0:
            self.stage = VICTIM
            return None
        return game.ask(game.owner[self.prey], self._prompt("prompt-mut-react"), codes)

    def waits(self, game: "Mutations") -> bool:
        return self.stage == ROLL

    def _roll(self, game: "Mutations") -> None:
        die = game.chance.roll()
        escaped = die >= self.escapes_from
        kind = events.ESCAPED if escaped else events.CAUGHT
        game.log_event(kind, game.owner[self.prey], self.prey, die)
        self.stage = DONE if escaped else REACTIONS

    def _eat(self, game: "Mutations", number: int) -> None:
        animal = game.animal(self.carnivore, self.number)
        game.log_event(events.EATEN, game.owner[self.prey], self.prey, number, self.carnivore, self.number)
        acting = self.acting(game)
        game.kill(game.animal(self.prey, number))
        for trait in AVENGING:
            if acting & trait.bit:
                trait.eaten(game, self)
        if self.poisoned:
            game.log_event(events.POISONED, game.owner[self.carnivore], self.carnivore, self.number)
            game.kill(animal)
        else:
            for trait in HUNTING:
                if game.mask[self.carnivore] & trait.bit:
                    trait.eat(game, animal)
        self.stage = SCAVENGER

    def _run_scavenger(self, game: "Mutations") -> Decision | None:
        seat: i64 = self.seat
        codes = Numbers()
        for _ in range(game.players):
            for species in game.rows[seat]:
                if game.mask[species] & SCAVENGING == 0:
                    continue
                for animal in game.animals_of(species):
                    if self.can_scavenge(game, seat, animal):
                        codes.append(moves.SCAVENGE.code(moves.animal_named(species, game.number[animal])))
            if len(codes):
                return game.ask(seat, PROMPT_SCAVENGE, codes)
            seat = game.next_seat(seat)
        self.stage = DONE
        return None

    def _scavenge(self, game: "Mutations", species: i64, number: i64) -> None:
        game.log_event(events.SCAVENGED, game.owner[species], species, number)
        game.feed(game.animal(species, number), SCRAPS)
        self.stage = DONE
