"""The facts of Random Mutations that a scenario may expect."""

from collections.abc import Callable
from typing import Any, Final

from fittest.games.mutations import moves as c
from fittest.games.mutations.ids import ATTACKED, INSIGHT_USED, NO_CARD, OVER, PHASES, SATED
from fittest.games.mutations.phases.attack import NAMING, Attack
from fittest.games.mutations.scenario.documents import ANY
from fittest.games.mutations.scenario.names import phase_name, plain
from fittest.games.mutations.scenario.table import MutationsTable
from fittest.games.mutations.scenario.verbs import IDLE, NONE
from fittest.games.mutations.traits.catalog import ACTING, TRAITS, traits_in
from fittest.kernel.message import Message
from fittest.kernel.moves import Verb
from fittest.scenarios import facts as core
from fittest.scenarios.values import ill_formed, one_of, seat_name, seat_of, unfit

Facts = list[Message]

GONE: Final = "gone"
EVERYBODY: Final = "everybody"
HIDDEN_WORDS: Final = ["hidden", "unknown", "no", "face down"]
DECLINING: Final = ["decline", "decline_reveal", NONE]
# How many other worlds a seat's view is compared with.
WORLDS: Final = 5

OFFERS: Final[dict[Verb, str]] = {
    c.KEEP: "harmful",
    c.CONVERT: "harmful",
    c.REACT: "react",
    c.IGNORE: "ignore",
    c.LOSE: "lose",
    c.SCAVENGE: "scavenge",
    c.REVEAL: "reveal",
    c.DECLINE: "reveal",
}


def differences(table: MutationsTable) -> Facts:
    found: Facts = []
    for key, wanted in table.expect.items():
        key = str(key)
        if key in PER_PLAYER:
            for player, value in mapping(key, wanted).items():
                seat = seat_of(player, table.game.players, f"expect.{key}")
                found += differ(f"{key}.{player}", value, PER_PLAYER[key](table, seat, value))
        elif key in TABLE_FACTS:
            found += differ(key, wanted, TABLE_FACTS[key](table, wanted))
        elif key in SPECIAL:
            found += SPECIAL[key](table, wanted)
        elif key.partition(".")[0] in table.names:
            found += piece(table, key, wanted)
        else:
            raise ill_formed(f"expect.{key}", "neither a fact nor a name of this scenario")
    return found


def differ(what: str, wanted: Any, found: Any) -> Facts:
    """A card may be named by both of its sides, or be any card."""
    if isinstance(found, list) and isinstance(wanted, list):
        wanted = [str(card).split("/")[0] for card in wanted]
        if len(found) == len(wanted):
            wanted = [found[i] if wanted[i] == ANY else wanted[i] for i in range(len(wanted))]
    return core.differ(what, wanted, found)


def mapping(place: str, value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise unfit(f"expect.{place}", value, "scenario-mapping")
    return {str(key): part for key, part in value.items()}


# -- the table ---------------------------------------------------------------------------------


def faces(table: MutationsTable, cards: list[int]) -> list[str]:
    """The faces of a deck, top first."""
    return [TRAITS[table.game.faces[card]].name for card in reversed(cards)]


def faces_or_size(table: MutationsTable, cards: list[int], wanted: Any) -> object:
    return faces(table, cards) if isinstance(wanted, list) else len(cards)


def phase(table: MutationsTable, wanted: Any) -> object:
    name = PHASES[table.phase]
    return wanted if phase_name(str(wanted)) == name else name


def winner(table: MutationsTable, wanted: Any) -> object:
    winners = [seat_name(seat) for seat in table.game.winners]
    if wanted is None or wanted == NONE:
        return winners or wanted
    if isinstance(wanted, list):
        return wanted if sorted(map(str, wanted)) == winners else winners
    return winners if len(winners) != 1 else winners[0]


PER_PLAYER: Final[dict[str, Callable[[MutationsTable, int, Any], object]]] = {
    "row": lambda table, seat, wanted: [table.named(species) for species in table.game.rows[seat]],
    "species": lambda table, seat, wanted: len(table.game.rows[seat]),
    "animals": lambda table, seat, wanted: table.game.count_animals(seat),
    "deck": lambda table, seat, wanted: faces_or_size(table, table.game.decks[seat], wanted),
    "deck_cards": lambda table, seat, wanted: faces(table, table.game.decks[seat]),
    "discard": lambda table, seat, wanted: len(table.game.discards[seat]),
    "score": lambda table, seat, wanted: table.game.points_of(seat),
}
TABLE_FACTS: Final[dict[str, Callable[[MutationsTable, Any], object]]] = {
    "general": lambda table, wanted: faces_or_size(table, table.game.general, wanted),
    "box_black": lambda table, wanted: table.game.box_black,
    "phase": phase,
    "active": lambda table, wanted: seat_name(table.game.active),
    "first": lambda table, wanted: seat_name(table.game.first),
    "last_turn": lambda table, wanted: table.game.last_turn,
    "game_over": lambda table, wanted: table.game.phase == OVER,
    "winner": winner,
}


def centre(table: MutationsTable, wanted: Any) -> Facts:
    tokens = {"red": table.game.red, "green": table.game.green, "black": table.game.black}
    parts = mapping("centre", wanted).items()
    return [line for token, count in parts for line in differ(f"centre.{token}", count, tokens.get(token))]


# -- pieces ------------------------------------------------------------------------------------


def piece(table: MutationsTable, key: str, wanted: Any) -> Facts:
    name, dot, number = key.partition(".")
    species = table.names[name]
    animal = table.game.animal(species, int(number)) if number.isdigit() else NO_CARD
    missing = not table.game.lives(species) or (dot != "" and animal == NO_CARD)
    if wanted == GONE or missing:
        return differ(key, wanted, GONE if missing else "on the table")
    facts = species_facts(table, species) if animal == NO_CARD else animal_facts(table, animal)
    found: Facts = []
    for fact, value in mapping(key, wanted).items():
        one_of(fact, f"expect.{key}.{fact}", list(facts))
        found += differ(f"{key}.{fact}", value, facts[fact])
    return found


def species_facts(table: MutationsTable, species: int) -> dict[str, object]:
    game = table.game
    return {
        "t": [ACTING[game.faces[card]].name for card in game.cards_of(species)],
        "pop": game.population[species],
        "need": game.need[species],
        "owner": seat_name(game.owner[species]),
        "par": game.parasites_on(species),
    }


def animal_facts(table: MutationsTable, animal: int) -> dict[str, object]:
    game = table.game
    return {
        "food": game.food[animal],
        "par": game.parasites[animal],
        "sheltered": game.is_sheltered(animal),
        "used": game.marks[animal] & ATTACKED != 0,
        "fed": game.is_fed(animal),
        "need": game.need[game.home[animal]],
        "marked": game.marks[animal] & SATED != 0,
        "intellect_used": game.marks[animal] & INSIGHT_USED != 0,
        "card": TRAITS[game.faces[animal]].name,
    }


# -- open questions ----------------------------------------------------------------------------


def offered(table: MutationsTable, value: Any) -> Facts:
    decision = table.game.decision
    kind = NONE if decision is None else OFFERS.get(c.MOVES.verb_of(decision.codes[-1]), NONE)
    kind = "react" if table.waits_for_die else kind
    if value is None or value in (NONE, {}):
        return differ("offered", NONE, kind)
    wanted = mapping("offered", value)
    for key in wanted:
        one_of(key, f"expect.offered.{key}", ["kind", "to", "options"])
    found = differ("offered.kind", wanted.get("kind", kind), kind)
    if decision is None or kind == NONE:
        return found
    found += differ("offered.to", wanted.get("to", seat_name(decision.seat)), seat_name(decision.seat))
    if "options" in wanted and kind == wanted.get("kind", kind):
        found += options(table, wanted["options"])
    return found


def options(table: MutationsTable, wanted: Any) -> Facts:
    """Options may be named by what is chosen (a trait, an animal, a species), in three ways, or counted."""
    if isinstance(wanted, int):
        return differ("offered.options", wanted, len(table.codes))
    if not isinstance(wanted, list):
        raise unfit("expect.offered.options", wanted, "scenario-list")
    spelt = zip(*(spellings(table, code) for code in table.codes), strict=True)
    readings = [sorted({word for word in words if word}) for words in spelt]
    readings += [[word for word in words if word not in DECLINING] for words in readings]
    names = sorted({option_name(entry) for entry in wanted} - idle_names(table))
    return [] if names in readings else core.differ("offered.options", names, readings[0])


def spellings(table: MutationsTable, code: int) -> list[str]:
    verb = c.MOVES.verb_of(code)
    species = table.named(c.SPECIES.of(code)) if c.SPECIES.of(code) else ""
    ignored = " ".join(traits_in(c.ignored_in(code))) if verb in (c.IGNORE, c.REVEAL) else ""
    if verb == c.REACT:
        trait = TRAITS[c.TRAIT.of(code)].name
        return [trait, f"{trait} {species}".strip(), species or trait]
    if verb in (c.LOSE, c.SCAVENGE):
        name = table.named(c.home_of(code))
        return [f"{name}.{c.number_of(code)}", str(c.number_of(code)), name]
    if verb == c.IGNORE:
        return [ignored or NONE, ignored or NONE, ignored]
    if verb == c.REVEAL:
        return [species, f"{species} {ignored}".strip(), "reveal"]
    if verb == c.DECLINE:
        return ["decline", "decline_reveal", "decline"]
    return [table.game.codec.text(code)] * 3


def option_name(entry: Any) -> str:
    """`Mimicry c`, also when it is written as a list or as a step would say it."""
    if isinstance(entry, dict):
        entry = list(entry.values())
    words = entry if isinstance(entry, list) else str(entry).split(" ")
    return " ".join(str(plain(word)) for word in words)


def idle_names(table: MutationsTable) -> set[str]:
    """Traits that may be ignored too, but do nothing against a carnivore. [M19]"""
    if not isinstance(table.top, Attack) or table.top.stage != NAMING:
        return set()
    return set(traits_in(table.game.mask[table.top.prey] & IDLE))


# -- hidden information ------------------------------------------------------------------------


def visible(table: MutationsTable, value: Any) -> Facts:
    """Whatever the words say, the view may hold nothing that differs between worlds which a seat cannot
    tell apart; named faces must be seen, or hidden. Words without a player are about everybody."""
    found: Facts = []
    players = table.game.players
    told = value if isinstance(value, dict) else {EVERYBODY: value}
    for player, wanted in mapping("visible", told).items():
        words = isinstance(wanted, str) and player not in map(seat_name, range(players))
        for seat in range(players) if words else [seat_of(player, players, "expect.visible")]:
            found += seen(table, seat, wanted)
    return found


def seen(table: MutationsTable, seat: int, wanted: Any) -> Facts:
    game = table.game
    if any(game.sample(seat, number).view(seat) != game.view(seat) for number in range(WORLDS)):
        return [Message("scenario-leak", {"player": seat_name(seat)})]
    if not isinstance(wanted, dict):
        return []
    named = {str(name): value for name, value in wanted.items() if str(name).partition(".")[0] in table.names}
    return [line for name, value in named.items() for line in face(table, seat, name, value)]


def face(table: MutationsTable, seat: int, name: str, wanted: Any) -> Facts:
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


SPECIAL: Final[dict[str, Callable[[MutationsTable, Any], Facts]]] = {
    "centre": centre,
    "offered": offered,
    "visible": visible,
}
