"""The position of a scenario document, put on the table."""

from typing import Any

from fittest.games.mutations import ids
from fittest.games.mutations.boxes import MUTATIONS
from fittest.games.mutations.composition import check_counts
from fittest.games.mutations.phases import turn
from fittest.games.mutations.phases.development import Development
from fittest.games.mutations.phases.feeding import Feeding
from fittest.games.mutations.rules import has_lurkers
from fittest.games.mutations.scenario.documents import (
    ANY,
    AnimalSetup,
    CentreSetup,
    PlayerSetup,
    TableSetup,
    convert,
)
from fittest.games.mutations.scenario.names import phase_name, plain
from fittest.games.mutations.state import Mutations
from fittest.games.mutations.traits.base import LURKS
from fittest.games.mutations.traits.catalog import KIND_OF, TRAITS
from fittest.kernel.errors import BadRequest
from fittest.kernel.game import Setup
from fittest.kernel.rule_numbers import LARGEST_DECK
from fittest.kernel.seed import load_seed
from fittest.scenarios.values import ill_formed, mapping, number, one_of, seat_name, seat_of

# Far more than a game can bring to a table.
MOST_ANIMALS = 200
MOST_CARDS = 1000
MOST_TOKENS = 1000
CHOICES = MUTATIONS.switches


def load(document: dict[str, object]) -> Mutations:
    game, _ = build(document)
    return game


def build(document: dict[str, object], stepwise: bool = False) -> tuple[Mutations, dict[str, int]]:
    """The position of a document, and its species by name."""
    from fittest.games.mutations.family import FAMILY

    setup = plain(mapping(document.get("setup"), "setup"))
    entries = {name: setup.pop(name, None) for name in map(seat_name, range(MUTATIONS.max_players))}
    table: TableSetup = convert(setup, TableSetup, "setup")
    named = [seat + 1 for seat, entry in enumerate(entries.values()) if entry is not None]
    said = number(table.players, "setup.players", 0, MUTATIONS.max_players)
    players = max([said, MUTATIONS.min_players, *named])
    ruleset = FAMILY.canonical(str(document.get("ruleset")))
    check_switches(table.switches, ruleset, players)
    game = Mutations.bare(Setup(ruleset, players, load_seed(table.seed), dict(table.switches), document))
    try:
        if table.engine is None:
            seats = [convert(entries[name], PlayerSetup, f"setup.{name}") for name in entries]
            names = Builder(game).table(table, seats[:players])
        else:
            game.restore(table.engine)
            names = {f"s{species}": species for row in game.rows for species in row}
        game.stepwise = stepwise
        game.advance()
    except (AssertionError, KeyError, IndexError, TypeError, ValueError) as error:
        if isinstance(error, BadRequest):
            raise
        raise ill_formed("setup", f"this position cannot be: {error}") from error
    return game, names


def check_switches(switches: dict[str, Any], ruleset: str, players: int) -> None:
    """Changed numbers are tested where the rules are made."""
    for name, value in switches.items():
        if name == "cards" and isinstance(value, dict):
            check_counts(ruleset, value, players)
        elif (name != "numbers" or not isinstance(value, dict)) and value not in CHOICES.get(name, []):
            raise ill_formed(f"setup.switches.{name}", f"{value!r} is not known")


class Builder:
    """Puts a hand-written position on the table. Cards that are not named are taken, shuffled, from what
    the named ones leave of the deck; a lurking card is never one of them."""

    def __init__(self, game: Mutations) -> None:
        self.game = game
        self.animals = 0
        self.spare: list[int] = []
        self.unnamed: list[int] = []
        self.names: dict[str, int] = {}
        self.group_of: dict[tuple[str, str], str] = {}
        self.shared_card: dict[str, int] = {}

    def table(self, table: TableSetup, seats: list[PlayerSetup]) -> dict[str, int]:
        game = self.game
        game.diverges = game.diverges or table.divergence
        game.first = seat_of(table.first, game.players, "setup.first")
        game.active = seat_of(table.active or table.first, game.players, "setup.active")
        game.last_turn = table.last_turn
        self.read_shared(table.shared)
        for seat in range(game.players):
            self.row(seat, seats[seat], f"setup.P{seat + 1}")
        if self.group_of:
            raise ill_formed("setup.shared", f"no such species or trait: {sorted(self.group_of)}")
        for seat in range(game.players):
            place = f"setup.P{seat + 1}"
            game.decks[seat] = self.pile(seats[seat].deck, f"{place}.deck")
            game.discards[seat] = self.pile(seats[seat].discard, f"{place}.discard")
            game.passed |= seats[seat].passed << seat
        game.general = self.pile(table.general, "setup.general")
        self.fill()
        game.lurkers = game.lurkers or table.anglerfish or has_lurkers([int(face) for face in game.faces])
        self.look()
        self.tokens(table)
        self.phase(table.phase)
        return self.names

    def card(self, name: str, place: str, known: int = 0) -> int:
        """A card by the side that counts; `any` is filled in later."""
        side = name.split("/", maxsplit=1)[0]
        if side not in KIND_OF and side != ANY:
            raise ill_formed(place, f"there is no card {name}")
        card = len(self.game.faces)
        if card >= MOST_CARDS:
            raise ill_formed(place, f"more than {MOST_CARDS} cards in one position")
        self.game.add_card(KIND_OF.get(side, 0), known)
        if side == ANY:
            self.unnamed.append(card)
        return card

    def pile(self, cards: int | list[str], place: str) -> list[int]:
        if isinstance(cards, int):
            if not 0 <= cards <= LARGEST_DECK:
                raise ill_formed(place, f"{cards} is not a number of cards")
            cards = [ANY] * cards
        made = [self.card(name, place) for name in cards]
        made.reverse()
        return made

    def row(self, seat: int, player: PlayerSetup, place: str) -> None:
        for column, entry in enumerate(player.row):
            here = f"{place}.row[{column}]"
            if entry.s in self.names or "." in entry.s:
                raise ill_formed(here, f"the name {entry.s} is taken or has a dot")
            size = entry.pop if entry.animals is None else len(entry.animals)
            if not 1 <= size <= MOST_ANIMALS:
                raise ill_formed(here, f"a species of {size} animals")
            self.animals += size
            if self.animals > MOST_ANIMALS:
                raise ill_formed(here, f"more than {MOST_ANIMALS} animals in one position")
            game = self.game
            species = game.add_species(seat)
            self.names[entry.s] = species
            for data in entry.animals or [None] * size:
                self.animal(species, data or AnimalSetup(), here)
            for name in entry.t:
                game.lay(species, self.trait_card(entry.s, name, f"{here}.t"))
            if game.count_traits(species) != len(entry.t):
                raise ill_formed(f"{here}.t", "one trait twice")
            if any(game.food[animal] > game.need[species] for animal in game.animals_of(species)):
                raise ill_formed(here, f"more food than the {game.need[species]} that an animal needs")

    def animal(self, species: int, data: AnimalSetup, place: str) -> None:
        if not (0 <= data.food <= 99 and 0 <= data.par <= self.game.rules.black):
            raise ill_formed(place, "tokens that cannot lie on an animal")
        game, animal = self.game, self.card(data.card, f"{place}.card")
        game.add_animal(species, animal)
        game.food[animal] = data.food
        game.parasites[animal] = data.par
        marks = {ids.SHELTERED: data.sheltered, ids.ATTACKED: data.used, ids.SATED: data.marked}
        marks[ids.INSIGHT_USED] = data.intellect_used
        game.marks[animal] = sum(mark for mark, there in marks.items() if there)

    def read_shared(self, shared: list[list[str]]) -> None:
        """[a, x, Trait …]: both species use one card for each of these traits."""
        for pair in shared:
            if len(pair) < 3 or pair[0] == pair[1]:
                raise ill_formed("setup.shared", f"{pair} is not [species, species, trait …]")
            for trait in pair[2:]:
                group = self.group_of.get((pair[0], trait), f"{pair[0]} {trait}")
                self.group_of[pair[0], trait] = group
                self.group_of[pair[1], trait] = group

    def trait_card(self, species: str, trait: str, place: str) -> int:
        """A new card, or the one that this species shares with another."""
        group = self.group_of.pop((species, trait), "")
        if group in self.shared_card:
            return self.shared_card[group]
        card = self.card(trait, place, ids.EVERYBODY)
        if group:
            self.shared_card[group] = card
        return card

    def fill(self) -> None:
        game = self.game
        for card in self.unnamed:
            if not self.spare:
                self.spare = [kind for kind in game.rules.deck if not TRAITS[kind].roles & LURKS]
                named = [game.faces[i] for i in range(len(game.faces)) if i not in self.unnamed]
                for kind in named:
                    if kind in self.spare:
                        self.spare.remove(kind)
                game.chance.shuffle(self.spare)
            game.faces[card] = self.spare.pop()

    def look(self) -> None:
        """With a lurking card in the deck everybody knows the cards that founded their species."""
        if self.game.lurkers:
            for row in self.game.rows:
                for species in row:
                    founder = self.game.first_animal[species]
                    self.game.known[founder] |= 1 << self.game.owner[species]

    def tokens(self, table: TableSetup) -> None:
        game = self.game
        centre = table.centre or CentreSetup()
        game.red, game.green, game.black = centre.red, centre.green, centre.black
        left = game.rules.black - centre.black - sum(game.parasites)
        game.box_black = left if table.box_black is None else table.box_black
        counts = [game.red, game.green, game.black, game.box_black]
        if min(counts) < 0 or max(counts) > MOST_TOKENS:
            raise ill_formed("setup.centre", "tokens that the box does not hold")

    def phase(self, name: str) -> None:
        game = self.game
        game.phase = one_of(phase_name(name), "setup.phase", ids.PHASES)
        if game.phase == ids.OVER:
            return
        stages = {
            ids.TURN_START: turn.START,
            ids.DEVELOPMENT: turn.CLIMATE,
            ids.CLIMATE: turn.CLIMATE,
            ids.FEEDING: turn.PARASITES,
            ids.EXTINCTION: turn.PARASITES,
        }
        game.stack.append(turn.Turn(stages[game.phase]))
        if game.phase == ids.DEVELOPMENT:
            game.stack.append(Development())
        if game.phase == ids.FEEDING:
            feeding = Feeding()
            feeding.open = True
            game.stack.append(feeding)
