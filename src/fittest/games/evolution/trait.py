"""What a trait can say: a closed list of hooks, each a question that the phases or the hunt ask.

The phases and the hunt name no trait. They ask whichever traits answer the hook at hand; `HOOKS`
keeps, for each hook, the traits that do.
"""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from fittest.games.evolution.animals import SPENT_SHIFT
from fittest.games.evolution.cards import FIRST_SIDE
from fittest.games.evolution.ids import STACKED, TRAIT_NAMES, bit
from fittest.games.evolution.moves import BY_ANIMAL, NO_MOVE, reaction_of, use_of
from fittest.kernel.classes import strange_names
from fittest.kernel.message import Message
from fittest.kernel.moves import NO_FIELDS, Field, Verb
from fittest.kernel.numbers import Numbers
from fittest.kernel.reasons import FINE
from fittest.kernel.state import State, fields
from fittest.kernel.vectors import vec

if TYPE_CHECKING:
    from fittest.games.evolution.animals import Animal, Link
    from fittest.games.evolution.hunt import Hunt
    from fittest.games.evolution.phases.feeding import FeedingMove
    from fittest.games.evolution.state import Evolution

OWN: Final = 0
OTHERS: Final = 1
ANYBODYS: Final = 2
NOBODYS: Final = 3
NO_TRAIT: Final = -1
HIGHEST_MARK: Final = 61
"""The bit of an animal's flags above all marks of what it has spent."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Trait:
    """The common part. Class attributes are what is printed on the card."""

    id: int = -1
    word: str = ""
    """The verb of its use, and in `form` its fields, the animal first (mypyc takes a name here, no call);
    `register` makes its `move` of them."""
    form: list[Field] = NO_FIELDS
    move: Verb = NO_MOVE
    reply_word: str = ""
    """The same for its reaction to an attack."""
    reply_form: list[Field] = NO_FIELDS
    reply: Verb = NO_MOVE
    need: int = 0
    escapes_from: int = 0
    """The lowest die with which it saves its animal; 0: it has none rolled."""
    pair: bool = False
    ordered_pair: bool = False
    """The two animals of the pair play different parts."""
    several: bool = False
    """An animal may have more than one."""
    stores: bool = False
    """Its card holds a yellow token."""
    hosts: int = OWN
    """Whose animals it may be played on."""
    excludes: int = NO_TRAIT
    """A trait that cannot lie on the same animal."""
    ignorable: bool = False
    """A carnivore's wits may get round it."""
    ignores: bool = False
    """Lets a carnivore ignore one trait of its prey."""
    hunts: bool = False
    """Makes its animal a carnivore; its card keeps the mark of the attack."""
    conceals: bool = False
    """Printed on a card that hides among plain animals."""
    keeps: bool = False
    """Cannot be discarded by another card's power."""
    lowest: bool = False
    """Lies under all traits and switches off what gets below it."""
    main: bool = False
    """Its use takes the place of the red token."""
    feeds: bool = False
    """Its use brings its animal food, by no chance: with whom that is shared can be foretold."""
    exclusive: bool = False
    """Its use leaves room for nothing but more of the kind in this move."""
    once_an_animal: bool = False
    """An animal uses it once per turn, whatever cards of it come and go."""
    each_move: bool = False
    """Renewed at its owner's move, not at the end of the turn."""
    each_round: bool = False
    """Of a pair trait: renewed when a new round of the feeding phase begins."""
    rests: bool = False
    """Once used, it rests for the whole next turn."""
    compulsory: bool = False
    """As a reaction: must be used if the attack is still running."""
    harms: str = ""
    """What it does to a carnivore that attacks or eats it, as it is foretold: `preview-harm-<harms>`."""

    # -- laying the card -----------------------------------------------------------------------

    def fits(self, game: "Evolution", animal: "Animal") -> int:
        """Why it cannot lie on `animal`, beyond the common rules."""
        return FINE

    def admits(self, game: "Evolution", animal: "Animal", newcomer: "Trait") -> int:
        """Lying on `animal` already: why `newcomer` cannot come to it."""
        return FINE

    # -- standing effects ----------------------------------------------------------------------

    def shields(self, game: "Evolution", carnivore: "Animal", prey: "Animal", ambush: bool) -> bool:
        """Does it protect `prey` from being attacked at all?"""
        return False

    def shielding_cards(self, game: "Evolution", prey: "Animal") -> int:
        """How many cards of this trait protect `prey`, if any do."""
        return 1

    def restrains(self, game: "Evolution", carnivore: "Animal", prey: "Animal") -> int:
        """Lying on the carnivore: why that carnivore cannot attack such prey."""
        return FINE

    def blocks(self, game: "Evolution", animal: "Animal") -> bool:
        """Does it keep food from `animal` now?"""
        return False

    def sates(self, game: "Evolution", animal: "Animal") -> bool:
        """Does `animal` count as fed because of it?"""
        return False

    # -- use in the owner's move ---------------------------------------------------------------

    def uses(self, game: "Evolution", move: "FeedingMove", animal: "Animal", out: Numbers) -> None:
        """Append the code of each legal use by `animal`."""

    def refusal(self, game: "Evolution", move: "FeedingMove", animal: "Animal", code: int) -> int:
        """Why this use is illegal."""
        return FINE

    def use(self, game: "Evolution", move: "FeedingMove", animal: "Animal", code: int) -> None:
        """Carry out a use."""

    def offers(self, game: "Evolution", move: "FeedingMove", out: Numbers) -> None:
        """Uses of a card that lies on no animal."""

    # -- being hunted --------------------------------------------------------------------------

    def attacked(self, game: "Evolution", hunt: "Hunt", prey: "Animal") -> None:
        """The attack has reached `prey`, whatever comes of it."""

    def reactions(self, game: "Evolution", hunt: "Hunt", prey: "Animal", out: Numbers) -> None:
        """Append the code of each reaction that `prey` can show now."""

    def react(self, game: "Evolution", hunt: "Hunt", prey: "Animal", code: int) -> None:
        """Carry out a reaction."""

    def foretold(self, game: "Evolution", codes: Numbers) -> Message:
        """What these reactions may come to, for whoever thinks about the attack."""
        return Message("preview-reacts", {"trait": "@trait-" + TRAIT_NAMES[self.id]})

    def reply_refusal(self, game: "Evolution", hunt: "Hunt", prey: "Animal", code: int) -> int:
        """Why `prey` cannot show this reaction, which is one that the trait would have."""
        return FINE

    def eaten(self, game: "Evolution", hunt: "Hunt", prey: "Animal") -> None:
        """The carnivore eats `prey`."""

    def outlives(self, game: "Evolution", prey: "Animal") -> bool:
        """Do the traits stay when the animal is eaten?"""
        return False

    def aftermath(self, game: "Evolution", hunt: "Hunt", carnivore: "Animal") -> None:
        """After the carnivore's food, if the trait noted itself in `hunt.effects`."""

    def scavenges(self, game: "Evolution", animal: "Animal") -> bool:
        """Does `animal` live on what others leave?"""
        return False

    def ambushes(self, game: "Evolution", animal: "Animal") -> bool:
        """May `animal` attack one that is about to take a red token?"""
        return False

    def reveal(self, game: "Evolution", animal: "Animal") -> None:
        """Printed on a concealed animal: it shows itself."""

    # -- other moments -------------------------------------------------------------------------

    def shares(self, game: "Evolution", link: "Link", red: bool) -> bool:
        """Of a pair trait: one of the two has received food; does the other get some?"""
        return False

    def can_share(self, game: "Evolution", receiver: "Animal") -> bool:
        return False

    def share(self, game: "Evolution", receiver: "Animal") -> None:
        """Feed the other one."""

    def became_fed(self, game: "Evolution", animal: "Animal") -> None:
        """`animal` has become fed during the feeding phase."""

    def lost(self, game: "Evolution", animal: "Animal") -> None:
        """Lying on `animal`: another of its cards has gone in the feeding phase."""

    def falls(self, game: "Evolution", animal: "Animal", card: int) -> bool:
        """Its animal dies. True if the card has found its own way, other than the discard."""
        return False

    def turn_starts(self, game: "Evolution", animal: "Animal") -> int:
        """How many newborns `animal` has at the start of the turn."""
        return 0

    def bank_starts(self, game: "Evolution", animal: "Animal") -> None:
        """Before the dice of the food bank."""

    def feeding_starts(self, game: "Evolution", animal: "Animal") -> None:
        """After the dice of the food bank."""

    def forgoes_card(self, game: "Evolution", animal: "Animal") -> bool:
        """Does its owner draw no card for `animal`?"""
        return False


class OwnUse(Trait):
    """Its use names nothing but its own animal."""

    form = BY_ANIMAL

    def uses(self, game: "Evolution", move: "FeedingMove", animal: "Animal", out: Numbers) -> None:
        if self.refusal(game, move, animal, 0) == FINE:
            out.append(self.move.code(animal.id))


class PlainReaction(Trait):
    """Its reaction names nothing."""

    def reactions(self, game: "Evolution", hunt: "Hunt", prey: "Animal", out: Numbers) -> None:
        if self.reply_refusal(game, hunt, prey, 0) == FINE:
            out.append(self.reply.head)


TRAITS: Final[list[Trait]] = []
"""Every trait by its number; filled by the package `traits`."""
CLOSES: Final[list[int]] = []
"""For each trait, those that an animal which has it cannot get."""


class Hooks(State):
    """For each hook, the traits that answer it: the class defines the method, or sets the attribute."""

    def __init__(self) -> None:
        self.fits: i64 = 0
        self.admits: i64 = 0
        self.shields: i64 = 0
        self.restrains: i64 = 0
        self.blocks: i64 = 0
        self.sates: i64 = 0
        self.uses: i64 = 0
        self.offers: i64 = 0
        self.attacked: i64 = 0
        self.reactions: i64 = 0
        self.eaten: i64 = 0
        self.outlives: i64 = 0
        self.scavenges: i64 = 0
        self.ambushes: i64 = 0
        self.shares: i64 = 0
        self.became_fed: i64 = 0
        self.lost: i64 = 0
        self.falls: i64 = 0
        self.turn_starts: i64 = 0
        self.bank_starts: i64 = 0
        self.feeding_starts: i64 = 0
        self.forgoes_card: i64 = 0
        # Sets by what is printed on the card.
        self.ignorable: i64 = 0
        self.ignores: i64 = 0
        self.lowest: i64 = 0
        self.each_move: i64 = 0
        self.rests: i64 = 0
        self.pair: i64 = 0
        # Not for one's own animals alone.
        self.hosts: i64 = 0
        self.conceals: i64 = 0
        self.hunts: i64 = 0
        self.stores: i64 = 0


HOOKS: Final = Hooks()


MOST_TRAITS: Final = HIGHEST_MARK - SPENT_SHIFT
"""The marks of what an animal has spent have room for so many."""


def register(traits: list[Trait]) -> None:
    """Fill TRAITS, CLOSES and HOOKS; a trait answers a hook if its class defines it."""
    for trait in sorted(traits, key=lambda t: t.id):
        assert trait.id == len(TRAITS), f"trait {type(trait).__name__} has a number out of line"
        assert trait.id < MOST_TRAITS, "the marks of what an animal has spent have no room for it"
        assert trait.several == (trait.id == STACKED), "references to cards know one such trait"
        strange = strange_names(type(trait), Trait)
        assert not strange, f"{type(trait).__name__} answers hooks that there are not: {strange}"
        if trait.word:
            trait.move = use_of(trait.id, trait.word, trait.form)
        if trait.reply_word:
            trait.reply = reaction_of(trait.id, trait.reply_word, trait.reply_form)
        TRAITS.append(trait)
        mine = bit(trait.id)
        CLOSES.append(0 if trait.pair or trait.several else mine)
        for hook in fields(HOOKS):
            if callable(getattr(Trait, hook)):
                answers = getattr(type(trait), hook) is not getattr(Trait, hook)
            else:
                answers = bool(getattr(trait, hook))
            if answers:
                setattr(HOOKS, hook, getattr(HOOKS, hook) | mine)
    unanswered = [hook for hook in fields(HOOKS) if getattr(HOOKS, hook) == 0]
    assert not unanswered, f"no trait answers {unanswered}"
    for trait in traits:
        if trait.excludes != NO_TRAIT:
            CLOSES[trait.excludes] |= bit(trait.id)


@final
class TraitSet:
    def __init__(self, traits: i64, found: vec[Trait]) -> None:
        self.traits: Final = traits
        self.found: Final = found


PLACES: Final = 1 << 10
SPREAD: Final = 0x9E3779B1
"""Scatters sets that differ in few traits over the places."""
NO_TRAITS: Final = vec[Trait]()
SETS: Final = [TraitSet(0, NO_TRAITS)] * PLACES


def traits_in(traits: i64) -> vec[Trait]:
    """The traits of a set in the order of their numbers. The same sets come again and again; a vector is not
    asked each time whether it really holds traits."""
    if traits == 0:
        return NO_TRAITS
    place = ((traits ^ traits >> 21) * SPREAD >> 22) & (PLACES - 1)
    known = SETS[place]
    if known.traits != traits:
        known = TraitSet(traits, vec[Trait]([trait for trait in TRAITS if traits & bit(trait.id)]))
        SETS[place] = known
    return known.found


def concealing_trait(card: int) -> int:
    """The trait by which an animal with this card hides among plain ones, or -1."""
    trait = FIRST_SIDE[card]
    return trait if HOOKS.conceals & bit(trait) else -1
