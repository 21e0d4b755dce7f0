"""The course of an attack, from the announcement to what the scavengers leave. It names no trait."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fittest.games.evolution import events
from fittest.games.evolution import reasons as why
from fittest.games.evolution.animals import BODILESS, PLAIN, REVEALED, SPENT_SHIFT, Animal
from fittest.games.evolution.bodies import die, lose_body
from fittest.games.evolution.food import receive, receive_refusal
from fittest.games.evolution.frames import EvolutionFrame, ask
from fittest.games.evolution.ids import TRAIT, USED, WAITING, bit, first_of, trait_on
from fittest.games.evolution.moves import (
    ACTOR,
    DECLINE,
    IGNORE,
    IGNORED_IN_AMBUSH,
    SCAVENGE,
    TOLD_TRAIT,
    is_reaction,
    is_use,
)
from fittest.games.evolution.reasons import because
from fittest.games.evolution.state import Evolution
from fittest.games.evolution.targets import can_outwit, ignorable, in_reach, limit, marked_place, obstacles
from fittest.games.evolution.trait import HOOKS, TRAITS, concealing_trait, traits_in
from fittest.kernel.decision import Decision
from fittest.kernel.message import Message
from fittest.kernel.numbers import Numbers
from fittest.kernel.reasons import FINE

PLAINLY: Final = 0
FROM_AMBUSH: Final = 1
IN_RETURN: Final = 2

OUTWIT: Final = 0
CONCEALED: Final = 1
STRUCK: Final = 2
REACTING: Final = 3
KILL: Final = 4
MEAL: Final = 5
AFTERMATH: Final = 6
CARRION: Final = 7
DONE: Final = 8


def begin_attack(game: Evolution, carnivore: Animal, prey: int, ignore: int, manner: int) -> None:
    place = marked_place(carnivore, HOOKS.hunts, USED)
    if place >= 0:
        carnivore.spend(carnivore.cards[place] & TRAIT)
    told = events.ATTACKED
    if manner != PLAINLY:
        told = events.AMBUSHED if manner == FROM_AMBUSH else events.COUNTERED
    game.log_event(told, carnivore.owner, carnivore.id, prey)
    if ignore >= 0:
        outwit(game, carnivore, prey, ignore)
    game.stack.append(Hunt(carnivore.id, carnivore.owner, prey, manner))


def outwit(game: Evolution, carnivore: Animal, prey: int, trait: int) -> None:
    """From now on to the end of the turn the carnivore ignores that trait of that animal."""
    place = marked_place(carnivore, HOOKS.ignores, USED)
    if place >= 0:
        carnivore.spend(carnivore.cards[place] & TRAIT)
    carnivore.ignored = trait_on(prey, trait)
    game.log_event(events.IGNORED, carnivore.owner, trait, prey)


@mypyc_attr(free_list_len=1)
class Hunt(EvolutionFrame):
    """`reacted` keeps, as `trait_on`, what can be shown only once per attack; `effects` the traits
    that will have an aftermath for the carnivore."""

    def __init__(self, carnivore: i64 = 0, seat: i64 = 0, prey: i64 = 0, manner: i64 = 0) -> None:
        self.carnivore: i64 = carnivore
        self.seat: i64 = seat
        self.prey: i64 = prey
        self.manner: i64 = manner
        self.stage: i64 = CONCEALED
        self.meal: i64 = 0
        self.effects: i64 = 0
        self.reacted: list[int] = []

    def present_name(self, name: str) -> str:
        return "carnivore" if name == "hunter" else name

    # -- what traits do to an attack -----------------------------------------------------------

    @property
    def from_ambush(self) -> bool:
        return self.manner == FROM_AMBUSH

    def has_reacted(self, prey: Animal, trait: int) -> bool:
        return trait_on(prey.id, trait) in self.reacted

    def remember_reaction(self, prey: Animal, trait: int) -> None:
        self.reacted.append(trait_on(prey.id, trait))

    def fails(self, meal: int) -> None:
        """The attack is over; the carnivore gets `meal` tokens all the same."""
        self.meal = meal
        self.stage = MEAL

    def forgive(self, game: Evolution) -> None:
        """The carnivore may attack again, from its owner's next move on."""
        carnivore = game.animal(self.carnivore)
        carnivore.flags &= ~(HOOKS.hunts << SPENT_SHIFT)
        for i in range(len(carnivore.cards)):
            if HOOKS.hunts & bit(carnivore.cards[i] & TRAIT):
                carnivore.put_card(i, carnivore.cards[i] & ~USED | WAITING)

    def redirect_to(self, game: Evolution, prey: Animal) -> None:
        """The attack goes on against another animal."""
        carnivore = game.animal(self.carnivore)
        self.prey = prey.id
        standing = obstacles(game, carnivore, prey, self.from_ambush)
        if standing:
            outwit(game, carnivore, prey.id, first_of(standing))
        self.stage = OUTWIT

    def could_redirect_to(self, game: Evolution, prey: Animal) -> bool:
        return in_reach(game, game.animal(self.carnivore), prey, self.from_ambush)

    def ignores(self, game: Evolution, prey: Animal, trait: int) -> bool:
        return game.animal(self.carnivore).ignored == trait_on(prey.id, trait)

    # -- the course of an attack ---------------------------------------------------------------

    def run(self, game: Evolution) -> Decision | None:
        if self.stage == OUTWIT:
            return self.offer_outwit(game)
        if self.stage == CONCEALED:
            return self.offer_reveal(game)
        if self.stage == STRUCK:
            self.strike(game)
            return None
        if self.stage == REACTING:
            return self.offer_reactions(game)
        if self.stage == KILL:
            self.kill(game)
            return None
        if self.stage == CARRION:
            return self.offer_carrion(game)
        if self.stage == MEAL:
            self.stage = AFTERMATH
            carnivore = game.find(self.carnivore)
            if self.meal and carnivore is not None:
                receive(game, carnivore, self.meal, False)
            return None
        if self.stage == AFTERMATH:
            self.suffer(game)
            return None
        game.stack.pop()
        return None

    def offer_outwit(self, game: Evolution) -> Decision | None:
        """After a redirection: wits not yet spent may be used on the new prey."""
        carnivore, prey = game.animal(self.carnivore), game.animal(self.prey)
        codes = Numbers()
        if can_outwit(carnivore) and self.manner != IN_RETURN:
            for trait in traits_in(ignorable(game, prey, 0)):
                codes.append(IGNORE.code(trait.id))
        if not codes:
            self.stage = CONCEALED
            return None
        codes.append(DECLINE.head)
        return ask(self.seat, Message("prompt-outwit", {"animal": carnivore.id, "prey": prey.id}), codes)

    def offer_reveal(self, game: Evolution) -> Decision | None:
        """Somebody's plain animal is attacked: a concealed carnivore may turn the tables."""
        prey = game.animal(self.prey)
        if prey.traits() > 0 or game.rules.printed & HOOKS.conceals == 0:
            self.stage = STRUCK
            return None
        codes = Numbers()
        if is_concealed(game, prey):
            # It must show itself: the card is turned over before its owner chooses.
            prey.flags |= REVEALED
            return None
        if prey.flags & REVEALED:
            reveal_codes(game, prey, game.animal(self.carnivore), codes)
            return ask(prey.owner, Message("prompt-must-reveal", {"animal": prey.id}), codes)
        if prey.flags & PLAIN == 0:
            prey.flags |= PLAIN
            return None
        doubtful = False
        for animal in game.animals:
            if animal.owner == prey.owner and animal.at == prey.at and might_conceal(animal):
                doubtful = True
                if is_concealed(game, animal):
                    reveal_codes(game, animal, game.animal(self.carnivore), codes)
        if not doubtful:
            self.stage = STRUCK
            return None
        codes.append(DECLINE.head)
        prompt = Message("prompt-reveal", {"animal": self.carnivore, "prey": prey.id})
        return ask(prey.owner, prompt, codes, sealed=True)

    def strike(self, game: Evolution) -> None:
        prey = game.animal(self.prey)
        self.stage = REACTING
        for trait in traits_in(prey.acts & HOOKS.attacked):
            trait.attacked(game, self, prey)

    def offer_reactions(self, game: Evolution) -> Decision | None:
        prey = game.animal(self.prey)
        if prey.acts & HOOKS.reactions == 0:
            self.stage = KILL
            return None
        codes = Numbers()
        compulsory = self.reaction_codes(game, prey, codes)
        if not codes:
            self.stage = KILL
            return None
        if not compulsory:
            codes.append(DECLINE.head)
        prompt = Message("prompt-react", {"animal": self.carnivore, "prey": prey.id})
        return ask(prey.owner, prompt, codes)

    def reaction_codes(self, game: Evolution, prey: Animal, codes: Numbers) -> bool:
        """All reactions; True if one of them must be shown."""
        compulsory = False
        for trait in traits_in(prey.acts & HOOKS.reactions):
            if not self.ignores(game, prey, trait.id):
                before = len(codes)
                trait.reactions(game, self, prey, codes)
                if len(codes) > before and trait.compulsory:
                    compulsory = True
        return compulsory

    def kill(self, game: Evolution) -> None:
        prey = game.animal(self.prey)
        game.log_event(events.EATEN, self.seat, self.carnivore, prey.id)
        for trait in traits_in(prey.acts & HOOKS.eaten):
            if not self.ignores(game, prey, trait.id):
                trait.eaten(game, self, prey)
        if prey.owner != self.seat and prey.traits() > 0:
            game.seats[prey.owner].consolation += 1
        self.meal = 2
        self.stage = MEAL
        if outlives(game, prey):
            lose_body(game, prey)
        else:
            die(game, prey)

    def suffer(self, game: Evolution) -> None:
        """What the carnivore has brought upon itself; then the carrion, if there is any."""
        self.stage = CARRION if self.meal == 2 else DONE
        carnivore = game.find(self.carnivore)
        if carnivore is not None:
            for trait in traits_in(self.effects):
                trait.aftermath(game, self, carnivore)

    def offer_carrion(self, game: Evolution) -> Decision | None:
        if not has_scavengers(game):
            self.stage = DONE
            return None
        codes = Numbers()
        for seat in game.clockwise_from(self.seat):
            for animal in game.animals:
                if animal.acts & HOOKS.scavenges and self.carrion_refusal(game, seat, animal) == FINE:
                    codes.append(SCAVENGE.code(animal.id))
            if codes:
                return ask(seat, Message("prompt-scavenge"), codes)
        self.stage = DONE
        return None

    def answer(self, game: Evolution, code: int) -> None:
        if self.stage == OUTWIT:
            self.stage = CONCEALED
            if IGNORE.matches(code):
                outwit(game, game.animal(self.carnivore), self.prey, TOLD_TRAIT.of(code))
        elif self.stage == CONCEALED:
            if DECLINE.matches(code):
                self.stage = STRUCK
            else:
                self.fails(0)
                ignored = IGNORED_IN_AMBUSH.of(code)
                turn_tables(game, game.animal(ACTOR.of(code)), self.carnivore, ignored, TOLD_TRAIT.of(code))
        elif self.stage == REACTING:
            if DECLINE.matches(code):
                self.stage = KILL
            else:
                TRAITS[TOLD_TRAIT.of(code)].react(game, self, game.animal(self.prey), code)
        else:
            animal = game.animal(ACTOR.of(code))
            self.stage = DONE
            game.log_event(events.SCAVENGED, animal.owner, animal.id)
            receive(game, animal, 1, False)

    def refusal(self, game: Evolution, seat: i64, code: i64) -> i64:
        if self.stage == REACTING:
            if DECLINE.matches(code):
                return why.MUST_REACT
            if is_reaction(code):
                return self.reaction_refusal(game, TOLD_TRAIT.of(code), code)
        if self.stage == CONCEALED:
            if DECLINE.matches(code):
                return why.MUST_REVEAL
            if is_use(code) and HOOKS.conceals & bit(TOLD_TRAIT.of(code)):
                return self.reveal_refusal(game, code)
        if self.stage == OUTWIT and IGNORE.matches(code):
            return because(why.NOT_IGNORABLE, TOLD_TRAIT.of(code))
        if self.stage == CARRION and SCAVENGE.matches(code):
            animal = game.find(ACTOR.of(code))
            return why.NO_ANIMAL if animal is None else self.carrion_refusal(game, seat, animal)
        return super().refusal(game, seat, code)

    def reveal_refusal(self, game: Evolution, code: int) -> int:
        prey, animal = game.animal(self.prey), game.find(ACTOR.of(code))
        if animal is None:
            return why.NO_ANIMAL
        if animal.owner != prey.owner:
            return why.NOT_YOURS
        if animal.at != prey.at:
            return why.APART
        if animal.traits() > 0:
            return why.HAS_TRAITS
        forced = prey.flags & REVEALED != 0
        if not is_concealed(game, animal) and not (forced and animal.id == prey.id):
            return why.NOT_CONCEALED
        if forced and animal.id != prey.id:
            return why.MUST_REVEAL
        ignored = IGNORED_IN_AMBUSH.of(code)
        return because(why.NOT_IGNORABLE, ignored) if ignored >= 0 else why.ANSWER_FIRST

    def carrion_refusal(self, game: Evolution, seat: int, animal: Animal) -> int:
        if animal.owner != seat:
            return why.NOT_YOURS
        if animal.at != game.animal(self.carnivore).at:
            return why.APART
        if animal.acts & HOOKS.scavenges == 0:
            return because(why.LACKS, first_of(HOOKS.scavenges))
        return receive_refusal(game, animal)

    def reaction_refusal(self, game: Evolution, trait: int, code: int) -> int:
        prey = game.animal(self.prey)
        if HOOKS.reactions & bit(trait) == 0:
            return because(why.NO_REACTION, trait)
        if prey.acts & bit(trait) == 0:
            return because(why.LACKS, trait)
        if self.ignores(game, prey, trait):
            return because(why.NOT_ATTACKED, trait)
        return TRAITS[trait].reply_refusal(game, self, prey, code)


def has_scavengers(game: Evolution) -> bool:
    for animal in game.animals:
        if animal.acts & HOOKS.scavenges:
            return True
    return False


def outlives(game: Evolution, prey: Animal) -> bool:
    for trait in traits_in(prey.acts & HOOKS.outlives):
        if trait.outlives(game, prey):
            return True
    return False


def might_conceal(animal: Animal) -> bool:
    """As far as everybody knows."""
    return animal.traits() == 0 and animal.body != BODILESS and animal.flags & (REVEALED | PLAIN) == 0


def is_concealed(game: Evolution, animal: Animal) -> bool:
    return might_conceal(animal) and concealing_trait(animal.body) >= 0


def reveal_codes(game: Evolution, animal: Animal, carnivore: Animal, out: Numbers) -> None:
    """The concealed animal may attack the carnivore and ignore one of its traits that would matter.
    What stands in its way is judged with its card face up."""
    trait = concealing_trait(animal.body)
    world = game.clone()
    world.logging = False
    shown = world.animal(animal.id)
    TRAITS[trait].reveal(world, shown)
    standing = obstacles(world, shown, carnivore, False)
    found = ignorable(world, carnivore, standing) if limit(world, shown, carnivore) == FINE else 0
    if standing == 0:
        found &= HOOKS.reactions | HOOKS.eaten | HOOKS.attacked
    if standing == 0 or found == 0:
        out.append(TRAITS[trait].move.code(animal.id))
    for ignored in traits_in(found):
        out.append(TRAITS[trait].move.code(animal.id, ignored.id))


def turn_tables(game: Evolution, animal: Animal, carnivore: int, ignore: int, trait: int) -> None:
    """A concealed animal shows itself and attacks in return, if it can."""
    victim = game.animal(carnivore)
    TRAITS[trait].reveal(game, animal)
    standing = obstacles(game, animal, victim, False)
    if ignore >= 0:
        standing &= ~bit(ignore)
    if standing == 0 and limit(game, animal, victim) == FINE:
        begin_attack(game, animal, carnivore, ignore, IN_RETURN)
