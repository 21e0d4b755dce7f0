"""The facts of Random Mutations that a scenario may expect."""

from typing import Any, Final

from fittest.games.mutations import codes as c
from fittest.games.mutations.attack import NAMING, Attack
from fittest.games.mutations.codec import ignored_names
from fittest.games.mutations.phases import OVER, PHASES
from fittest.games.mutations.scenario.documents import ANY
from fittest.games.mutations.scenario.table import MutationsTable
from fittest.games.mutations.scenario.verbs import IDLE, NONE
from fittest.games.mutations.species import Species
from fittest.games.mutations.traits.catalog import ACTING, TRAITS, traits_in
from fittest.kernel.message import Message
from fittest.scenarios.table import differ
from fittest.scenarios.values import ill_formed, seat_name, seat_of, unfit, unknown

GONE: Final = "gone"
EVERYBODY: Final = "everybody"
HIDDEN_WORDS: Final = ["hidden", "unknown", "no", "face down"]
# How many other worlds a seat's view is compared with.
WORLDS: Final = 5

OFFERS: Final[dict[int, str]] = {
    c.KEEP: "harmful",
    c.CONVERT: "harmful",
    c.REACT: "react",
    c.IGNORE: "ignore",
    c.LOSE: "lose",
    c.SCAVENGE: "scavenge",
    c.REVEAL: "reveal",
    c.DECLINE: "reveal",
}
PER_PLAYER: Final = ["row", "species", "animals", "deck", "deck_cards", "discard", "score"]
TABLE_FACTS: Final = [
    "general",
    "centre",
    "box_black",
    "phase",
    "active",
    "first",
    "last_turn",
    "game_over",
    "winner",
    "offered",
    "visible",
]


class Expectations:
    def __init__(self, table: MutationsTable) -> None:
        self.table = table
        self.game = table.game
        self.names = table.names
        self.name_of: dict[int, str] = {number: name for name, number in table.names.items()}
        self.found: list[Message] = []

    def differences(self) -> list[Message]:
        for key, value in self.table.expect.items():
            self.fact(str(key), value)
        return self.found

    def fact(self, key: str, value: Any) -> None:
        if key in PER_PLAYER:
            for player, wanted in self.mapping(key, value).items():
                found = self.per_player(key, self.seat(player, key), wanted)
                self.compare(f"{key}.{player}", found, wanted)
        elif key == "centre":
            tokens = {"red": self.game.red, "green": self.game.green, "black": self.game.black}
            for token, wanted in self.mapping(key, value).items():
                self.compare(f"{key}.{token}", tokens.get(token), wanted)
        elif key == "offered":
            self.offered(value)
        elif key == "visible":
            told = value if isinstance(value, dict) else {EVERYBODY: value}
            for player, wanted in self.mapping(key, told).items():
                for seat in self.viewers(player, wanted):
                    self.visible(seat, wanted)
        elif key in TABLE_FACTS:
            self.compare(key, self.table_fact(key, value), value)
        elif key.partition(".")[0] in self.names:
            self.piece(key, value)
        else:
            raise ill_formed(f"expect.{key}", "neither a fact nor a name of this scenario")

    def compare(self, place: str, found: object, wanted: object) -> None:
        if isinstance(found, list) and isinstance(wanted, list):
            # A card may be named by both of its sides, or be any card.
            wanted = [str(card).split("/")[0] for card in wanted]
            if len(found) == len(wanted):
                wanted = [found[i] if wanted[i] == ANY else wanted[i] for i in range(len(wanted))]
        self.found += differ(place, wanted, found)

    def mapping(self, place: str, value: Any) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise unfit(f"expect.{place}", value, "scenario-mapping")
        return {str(key): part for key, part in value.items()}

    def viewers(self, name: str, wanted: Any) -> list[int]:
        """Who sees a fact: one player, or everybody whom its words may mean."""
        if isinstance(wanted, str) and name not in map(seat_name, range(self.game.players)):
            return list(range(self.game.players))
        return [self.seat(name, "visible")]

    def seat(self, name: str, place: str) -> int:
        return seat_of(name, self.game.players, f"expect.{place}")

    # -- the table -----------------------------------------------------------------------------

    def per_player(self, key: str, seat: int, wanted: Any) -> object:
        game = self.game
        if key == "row":
            return [self.name_of.get(species.id) for species in game.rows[seat]]
        if key == "species":
            return len(game.rows[seat])
        if key == "animals":
            return game.animals_of(seat)
        if key == "deck_cards" or (key == "deck" and isinstance(wanted, list)):
            return self.faces(game.decks[seat])
        if key == "deck":
            return len(game.decks[seat])
        if key == "discard":
            return len(game.discards[seat])
        return game.points_of(seat)

    def faces(self, cards: list[int]) -> list[str]:
        """The faces of a deck, top first."""
        return [TRAITS[self.game.faces[card]].name for card in reversed(cards)]

    def table_fact(self, key: str, wanted: Any) -> object:
        game = self.game
        if key == "general":
            return self.faces(game.general) if isinstance(wanted, list) else len(game.general)
        if key == "phase":
            return PHASES[self.table.phase]
        if key == "active":
            return f"P{game.active + 1}"
        if key == "first":
            return f"P{game.first + 1}"
        if key == "last_turn":
            return game.last_turn
        if key == "game_over":
            return game.phase == OVER
        if key == "winner":
            winners = [f"P{seat + 1}" for seat in game.winners]
            if wanted is None or wanted == NONE:
                return winners or wanted
            if isinstance(wanted, list):
                return wanted if sorted(map(str, wanted)) == winners else winners
            return winners if len(winners) != 1 else winners[0]
        return game.box_black

    # -- pieces --------------------------------------------------------------------------------

    def piece(self, key: str, value: Any) -> None:
        name, dot, number = key.partition(".")
        species = self.game.species(self.names[name])
        animal = species.animal(int(number)) if species is not None and number.isdigit() else None
        missing = species is None or (dot != "" and animal is None)
        if value == GONE or missing:
            self.compare(key, GONE if missing else "on the table", value)
            return
        assert species is not None
        for fact, wanted in self.mapping(key, value).items():
            found = self.animal_fact(species, int(number), fact) if dot else self.species_fact(species, fact)
            self.compare(f"{key}.{fact}", found, wanted)

    def species_fact(self, species: Species, fact: str) -> object:
        facts: dict[str, object] = {
            "t": [ACTING[self.game.faces[card]].name for card in species.cards],
            "pop": len(species.animals),
            "need": species.need,
            "owner": f"P{species.owner + 1}",
            "par": species.parasites(),
        }
        if fact not in facts:
            raise unknown(f"expect.{self.name_of[species.id]}.{fact}", fact, facts)
        return facts[fact]

    def animal_fact(self, species: Species, number: int, fact: str) -> object:
        animal = species.animal(number)
        assert animal is not None
        facts: dict[str, object] = {
            "food": animal.food,
            "par": animal.parasites,
            "sheltered": animal.sheltered,
            "used": animal.attacked,
            "fed": species.is_fed(animal),
            "need": species.need,
            "marked": animal.sated,
            "intellect_used": animal.insight_used,
            "card": TRAITS[self.game.faces[animal.card]].name,
        }
        if fact not in facts:
            raise unknown(f"expect.{self.name_of[species.id]}.{number}.{fact}", fact, facts)
        return facts[fact]

    # -- open questions ------------------------------------------------------------------------

    def offered(self, value: Any) -> None:
        decision = self.game.decision
        kind = NONE if decision is None else OFFERS.get(c.verb_of(decision.codes[-1]), NONE)
        if value is None or value in (NONE, {}):
            self.compare("offered", kind, NONE)
            return
        wanted = self.mapping("offered", value)
        for key in wanted:
            if key not in ("kind", "to", "options"):
                raise unknown(f"expect.offered.{key}", key, ["kind", "to", "options"])
        self.compare("offered.kind", kind, wanted.get("kind", kind))
        if decision is None or kind == NONE:
            return
        to = f"P{decision.seat + 1}"
        self.compare("offered.to", to, wanted.get("to", to))
        if "options" in wanted and kind == wanted.get("kind", kind):
            self.options(decision.codes, wanted["options"])

    def options(self, codes: list[int], wanted: Any) -> None:
        """Options may be named by what is chosen (a trait, an animal, a species), or counted."""
        spelt: list[list[str]] = [[], [], []]
        for code in codes:
            verb = c.verb_of(code)
            species = self.name_of.get(c.species_of(code), "")
            ignored = " ".join(ignored_names(c.extra_of(code))) if verb in (c.IGNORE, c.REVEAL) else ""
            if verb == c.REACT:
                trait = TRAITS[c.extra_of(code)].name
                words = [trait, f"{trait} {species}".strip(), species or trait]
            elif verb in (c.LOSE, c.SCAVENGE):
                name = self.name_of[c.animal_species_of(code)]
                words = [f"{name}.{c.number_of(code)}", str(c.number_of(code)), name]
            elif verb == c.IGNORE:
                words = [ignored or NONE, ignored or NONE, ignored]
            elif verb == c.REVEAL:
                words = [species, f"{species} {ignored}".strip(), "reveal"]
            elif verb == c.DECLINE:
                words = ["decline", "decline_reveal", "decline"]
            else:
                words = [self.game.codec.text(code).replace("die ", "")] * 3
            for i in range(3):
                spelt[i].append(words[i])
        if isinstance(wanted, int):
            self.compare("offered.options", len(codes), wanted)
            return
        if not isinstance(wanted, list):
            raise unfit("expect.offered.options", wanted, "scenario-list")
        names = sorted({self.option_name(entry) for entry in wanted} - self.idle_names())
        readings = [sorted({word for word in words if word}) for words in spelt]
        readings += [[w for w in words if w not in ("decline", "decline_reveal", NONE)] for words in readings]
        if names not in readings:
            self.found += differ("offered.options", names, readings[0])

    def option_name(self, entry: Any) -> str:
        """`Mimicry c`, also when it is written as a list or as a step would say it."""
        if isinstance(entry, dict):
            entry = list(entry.values())
        return " ".join(map(str, entry)) if isinstance(entry, list) else str(entry)

    def idle_names(self) -> set[str]:
        """Traits that may be ignored too, but do nothing against a hunter. [M19]"""
        frame = self.game.stack[-1]
        if not isinstance(frame, Attack) or frame.stage != NAMING:
            return set()
        return set(traits_in(self.game.the_species(frame.prey).mask & IDLE))

    # -- hidden information --------------------------------------------------------------------

    def visible(self, seat: int, wanted: Any) -> None:
        """Whatever the words say, the view may hold nothing that differs between worlds which this seat
        cannot tell apart; named faces must be seen, or hidden."""
        for number in range(WORLDS):
            if self.game.sample(seat, number).view(seat) != self.game.view(seat):
                self.found.append(Message("scenario-leak", {"player": seat_name(seat)}))
                return
        if isinstance(wanted, dict):
            for name, face in wanted.items():
                if str(name).partition(".")[0] in self.names:
                    self.face(seat, str(name), face)

    def face(self, seat: int, name: str, wanted: Any) -> None:
        species_name, _, number = name.partition(".")
        species = self.game.species(self.names.get(species_name, 0))
        animal = None if species is None else species.animal(int(number) if number.isdigit() else 1)
        if animal is None:
            raise ill_formed(f"expect.visible.P{seat + 1}", f"{name} is not on the table")
        seen = self.game.knows(seat, animal.card)
        face = TRAITS[self.game.faces[animal.card]].name if seen else None
        if wanted is None or str(wanted).lower() in HIDDEN_WORDS or wanted is False:
            self.compare(f"visible.P{seat + 1}.{name}", face, None)
        elif wanted is True:
            self.compare(f"visible.P{seat + 1}.{name}", seen, True)
        else:
            self.compare(f"visible.P{seat + 1}.{name}", face, wanted)
