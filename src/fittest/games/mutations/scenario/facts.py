"""The facts of Random Mutations that a scenario may expect."""

from typing import TYPE_CHECKING, Any, Final

from fittest.games.mutations import moves
from fittest.games.mutations.ids import ATTACKED, INSIGHT_USED, NO_CARD, OVER, PHASES, SATED
from fittest.games.mutations.phases.attack import NAMING, Attack
from fittest.games.mutations.scenario.documents import ANY
from fittest.games.mutations.scenario.names import phase_name, plain
from fittest.games.mutations.scenario.verbs import IDLE, NONE
from fittest.games.mutations.state import Mutations
from fittest.games.mutations.traits.catalog import ACTING, TRAITS, traits_in
from fittest.kernel.message import Message
from fittest.kernel.moves import Verb
from fittest.scenarios.facts import AnyOrder, Check, Differences, Fact, PlayerFact, attribute, differ
from fittest.scenarios.values import check_keys, ill_formed, mapping, seat_name, seat_of, unfit

if TYPE_CHECKING:
    from fittest.games.mutations.scenario.table import MutationsTable

EVERYBODY: Final = "everybody"
HIDDEN_WORDS: Final = ["hidden", "unknown", "no", "face down"]
DECLINING: Final = ["decline", "decline_reveal", NONE]
# How many other worlds a seat's view is compared with.
WORLDS: Final = 5

OFFERS: Final[dict[Verb, str]] = {
    moves.KEEP: "harmful",
    moves.CONVERT: "harmful",
    moves.REACT: "react",
    moves.IGNORE: "ignore",
    moves.LOSE: "lose",
    moves.SCAVENGE: "scavenge",
    moves.REVEAL: "reveal",
    moves.DECLINE: "reveal",
}


# -- the table ---------------------------------------------------------------------------------


def deck(game: Mutations, cards: list[int], wanted: Any) -> list[Any]:
    """The faces, top first."""
    return spelt([TRAITS[game.faces[card]].name for card in reversed(cards)], wanted)


def spelt(names: list[str], wanted: Any) -> list[Any]:
    """A card may be named by both of its sides, or be any card."""
    told = wanted if isinstance(wanted, list) and len(wanted) == len(names) else names
    fits = [word == ANY or str(word).split("/")[0] == name for word, name in zip(told, names, strict=True)]
    return [word if fit else name for word, name, fit in zip(told, names, fits, strict=True)]


def phase(table: "MutationsTable", wanted: Any, place: str) -> object:
    name = PHASES[table.phase]
    return wanted if phase_name(str(wanted)) == name else name


def winner(table: "MutationsTable", wanted: Any, place: str) -> object:
    winners = AnyOrder(seat_name(seat) for seat in table.game.winners)
    if not winners and wanted in (None, NONE):
        return wanted
    return winners[0] if len(winners) == 1 and not isinstance(wanted, list) else winners


PLAYER: Final[dict[str, PlayerFact]] = {
    "row": lambda table, seat, wanted, place: spelt(
        [table.named(species) for species in table.game.rows[seat]], wanted
    ),
    "species": lambda table, seat, wanted, place: len(table.game.rows[seat]),
    "animals": lambda table, seat, wanted, place: table.game.count_animals(seat),
    "deck": lambda table, seat, wanted, place: deck(table.game, table.game.decks[seat], wanted),
    "deck_cards": lambda table, seat, wanted, place: deck(table.game, table.game.decks[seat], wanted),
    "discard": lambda table, seat, wanted, place: len(table.game.discards[seat]),
    "score": lambda table, seat, wanted, place: table.game.points_of(seat),
}
TABLE: Final[dict[str, Fact]] = {
    "general": lambda table, wanted, place: deck(table.game, table.game.general, wanted),
    "centre": lambda table, wanted, place: {
        token: getattr(table.game, token) for token in ("red", "green", "black")
    },
    "box_black": attribute("box_black"),
    "phase": phase,
    "active": lambda table, wanted, place: seat_name(table.game.active),
    "first": lambda table, wanted, place: seat_name(table.game.first),
    "last_turn": attribute("last_turn"),
    "game_over": lambda table, wanted, place: table.game.phase == OVER,
    "winner": winner,
}


# -- pieces ------------------------------------------------------------------------------------


def facts_of(table: "MutationsTable", name: str, wanted: Any) -> dict[str, object] | None:
    """Of a species `a` or an animal `a.1`; None if it is not on the table."""
    name, dot, number = name.partition(".")
    species = table.names[name]
    animal = table.game.animal(species, int(number)) if number.isdigit() else NO_CARD
    if not table.game.lives(species) or (dot and animal == NO_CARD):
        return None
    if animal != NO_CARD:
        return animal_facts(table.game, animal)
    return species_facts(table.game, species, wanted.get("t") if isinstance(wanted, dict) else None)


def species_facts(game: Mutations, species: int, wanted: Any = None) -> dict[str, object]:
    return {
        "t": spelt([ACTING[game.faces[card]].name for card in game.cards_of(species)], wanted),
        "pop": game.population[species],
        "need": game.need[species],
        "owner": seat_name(game.owner[species]),
        "par": game.parasites_on(species),
    }


def animal_facts(game: Mutations, animal: int) -> dict[str, object]:
    return {
        "food": game.food[animal],
        "par": game.parasites[animal],
        "sheltered": game.is_sheltered(animal),
        "used": game.marks[animal] & ATTACKED != 0,
        "marked": game.marks[animal] & SATED != 0,
        "intellect_used": game.marks[animal] & INSIGHT_USED != 0,
        "fed": game.is_fed(animal),
        "need": game.need[game.home[animal]],
        "card": TRAITS[game.faces[animal]].name,
    }


# -- open questions ----------------------------------------------------------------------------


def offered(table: "MutationsTable", value: Any) -> Differences:
    decision = table.game.decision
    kind = NONE if decision is None else OFFERS.get(moves.MOVES.verb_of(decision.codes[-1]), NONE)
    kind = "react" if table.waits_for_die else kind
    if value is None or value in (NONE, {}):
        return differ("offered", NONE, kind)
    wanted = mapping(value, "expect.offered")
    check_keys(wanted, ["kind", "to", "options"], "expect.offered")
    found = differ("offered.kind", wanted.get("kind", kind), kind)
    if decision is None or kind == NONE:
        return found
    found += differ("offered.to", wanted.get("to", seat_name(decision.seat)), seat_name(decision.seat))
    if "options" in wanted and kind == wanted.get("kind", kind):
        found += options(table, wanted["options"])
    return found


def options(table: "MutationsTable", wanted: Any) -> Differences:
    """Options may be named by what is chosen (a trait, an animal, a species), in three ways, or counted."""
    if isinstance(wanted, int):
        return differ("offered.options", wanted, len(table.codes))
    if not isinstance(wanted, list):
        raise unfit("expect.offered.options", wanted, "scenario-list")
    ways = zip(*(spellings(table, code) for code in table.codes), strict=True)
    readings = [sorted({word for word in words if word}) for words in ways]
    readings += [[word for word in words if word not in DECLINING] for words in readings]
    names = sorted({option_name(entry) for entry in wanted} - idle_names(table))
    return [] if names in readings else differ("offered.options", names, readings[0])


def spellings(table: "MutationsTable", code: int) -> list[str]:
    head, *words = table.option(code).replace(" ignoring", "").split(" ")
    told = " ".join(words)
    if head == "react":
        return [words[0], told, words[-1]]
    if head == "reveal":
        return [words[0], told, head]
    if head in ("lose", "scavenge"):
        species, _, number = told.partition(".")
        return [told, number, species]
    if head == "ignore":
        return [told, told, "" if told == NONE else told]
    return [head, "decline_reveal" if head == "decline" else head, head]


def option_name(entry: Any) -> str:
    """`Mimicry c`, also when it is written as a list or as a step would say it."""
    if isinstance(entry, dict):
        entry = list(entry.values())
    words = entry if isinstance(entry, list) else str(entry).split(" ")
    return " ".join(str(plain(word)) for word in words)


def idle_names(table: "MutationsTable") -> set[str]:
    """Traits that may be ignored too, but do nothing against a carnivore. [M19]"""
    if not isinstance(table.top, Attack) or table.top.stage != NAMING:
        return set()
    return set(traits_in(table.game.mask[table.top.prey] & IDLE))


# -- hidden information ------------------------------------------------------------------------


def visible(table: "MutationsTable", value: Any) -> Differences:
    """Whatever the words say, the view may hold nothing that differs between worlds which a seat cannot
    tell apart; named faces must be seen, or hidden. Words without a player are about everybody."""
    found: Differences = []
    players = table.game.players
    told = value if isinstance(value, dict) else {EVERYBODY: value}
    for player, wanted in mapping(told, "expect.visible").items():
        words = isinstance(wanted, str) and player not in map(seat_name, range(players))
        for seat in range(players) if words else [seat_of(player, players, "expect.visible")]:
            found += seen(table, seat, wanted)
    return found


def seen(table: "MutationsTable", seat: int, wanted: Any) -> Differences:
    game = table.game
    if any(game.sample(seat, number).view(seat) != game.view(seat) for number in range(WORLDS)):
        return [Message("scenario-leak", {"player": seat_name(seat)})]
    if not isinstance(wanted, dict):
        return []
    named = {str(name): value for name, value in wanted.items() if str(name).partition(".")[0] in table.names}
    return [line for name, value in named.items() for line in face(table, seat, name, value)]


def face(table: "MutationsTable", seat: int, name: str, wanted: Any) -> Differences:
    species_name, _, number = name.partition(".")
    animal = table.game.animal(table.names.get(species_name, 0), int(number) if number.isdigit() else 1)
    what = f"visible.{seat_name(seat)}.{name}"
    if animal == NO_CARD:
        raise ill_formed(f"expect.{what}", f"{name} is not on the table")
    knows = table.game.knows(seat, animal)
    shown = TRAITS[table.game.faces[animal]].name if knows else None
    if wanted is None or str(wanted).lower() in HIDDEN_WORDS or wanted is False:
        return differ(what, None, shown)
    return differ(what, True, knows) if wanted is True else differ(what, wanted, shown)


CHECKS: Final[dict[str, Check]] = {"offered": offered, "visible": visible}
