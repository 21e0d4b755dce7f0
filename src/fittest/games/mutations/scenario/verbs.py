"""The verbs of Random Mutations: a player's step as an option, and the steps of the table."""

from typing import TYPE_CHECKING, Any, Final

from fittest.games.mutations import moves
from fittest.games.mutations.hunting import flaw_of, insight_of
from fittest.games.mutations.ids import EXTINCTION, NO_CARD, OVER
from fittest.games.mutations.lurking import WIT
from fittest.games.mutations.phases import turn
from fittest.games.mutations.phases.attack import Attack
from fittest.games.mutations.phases.development import Harmful, peek_penalty
from fittest.games.mutations.phases.feeding import Feeding
from fittest.games.mutations.traits.base import IGNORABLE
from fittest.games.mutations.traits.catalog import KIND_OF, TRAITS, mask_of
from fittest.kernel.moves import Verb
from fittest.scenarios.table import Do, Say, Step, plainly, refusal, thrown, verb_of
from fittest.scenarios.values import ill_formed, one_of, seat_of

if TYPE_CHECKING:
    from fittest.games.mutations.scenario.table import MutationsTable

NONE: Final = "none"
IDLE: Final = ~mask_of(IGNORABLE)
TOKENS: Final = [verb.word for verb in moves.TOKEN_VERBS]
WAYS: Final = [verb.word for verb in moves.DEVELOPMENT_VERBS]
STAGE_VERBS: Final = ["start_turn", "climate", "parasites", "starve", "clean", "draw"]


# -- names -------------------------------------------------------------------------------------


def species_id(table: "MutationsTable", name: str | None) -> int:
    if not name or name == NONE:
        raise refusal("why-scenario-unnamed")
    if name not in table.names and name.partition(".")[0] in table.names:
        raise refusal("why-scenario-not-a-species", name=name)
    if name not in table.names:
        decision = table.game.decision
        if decision is not None and not table.game.rows[decision.seat]:
            raise refusal("why-scenario-no-own-species")
        raise ill_formed(table.place, f"there is no species {name!r}")
    return table.names[name]


def animal_of(table: "MutationsTable", name: str | None) -> tuple[int, int]:
    """The species and the number of `a.1`; a species of one animal may stand for it."""
    species_name, dot, number = (name or "").partition(".")
    known = species_id(table, species_name)
    if dot:
        if not number.isdigit():
            raise ill_formed(table.place, f"{name!r} is not an animal")
        return known, min(int(number), moves.IDS - 1)
    game = table.game
    if not game.lives(known) or game.population[known] != 1:
        raise refusal("why-scenario-not-one-animal", name=species_name)
    return known, game.number[game.first_animal[known]]


def ignored(table: "MutationsTable", value: str | list[str] | None) -> list[int]:
    """The ignored traits in the order of the options."""
    names = [value] if isinstance(value, str) else list(value or [])
    names = [name for name in names if name.lower() != NONE]
    for name in names:
        if name not in KIND_OF:
            raise ill_formed(table.place, f"there is no trait {name!r}")
    if len(names) > 2 or len(set(names)) < len(names):
        raise refusal("why-scenario-ignores-two")
    return sorted(KIND_OF[name] for name in names)


def without_idle(table: "MutationsTable", kinds: list[int], prey: int, budget: int) -> list[int]:
    """To ignore a trait that does nothing against a carnivore is legal where something may be ignored, and
    the same as to ignore nothing; the game does not offer it. [M19]"""
    if not table.game.lives(prey) or len(kinds) > budget:
        return kinds
    return [kind for kind in kinds if not table.game.mask[prey] & IDLE & TRAITS[kind].bit]


# -- what players answer -----------------------------------------------------------------------


def play(table: "MutationsTable", step: Step) -> int:
    way = moves.DEVELOPMENT_VERBS[one_of(step.get("as"), f"{table.place}.as", WAYS)]
    return way.code(species_id(table, step.get("target"))) if way.fields else way.head


def end(table: "MutationsTable", step: Step) -> int:
    return (moves.PASS if moves.PASS.head in table.codes else moves.END).head


def take(table: "MutationsTable", step: Step) -> int:
    if step.get("token") == "blue":
        raise refusal("why-scenario-blue")
    return animal(moves.TOKEN_VERBS[one_of(step.get("token"), f"{table.place}.token", TOKENS)])(table, step)


def animal(verb: Verb) -> Say:
    return lambda table, step: verb.code(moves.animal_named(*animal_of(table, step.get("animal"))))


def attack(table: "MutationsTable", step: Step) -> int:
    carnivores = step.get("with", "")
    home, number = animal_of(table, carnivores if isinstance(carnivores, str) else "".join(carnivores[:1]))
    prey, game = species_id(table, step.get("target")), table.game
    carnivore = game.animal(home, number)
    there = carnivore != NO_CARD and game.lives(prey)
    budget = insight_of(game, carnivore) + flaw_of(game, prey) if there else 0
    kinds = without_idle(table, ignored(table, step.get("ignore")), prey, budget)
    return moves.ATTACK.code(moves.animal_named(home, number), prey, moves.ignoring(kinds))


def react(table: "MutationsTable", step: Step) -> int:
    trait = step.get("use", "")
    if trait == NONE:
        raise refusal("why-scenario-compulsory")
    if trait not in KIND_OF:
        raise refusal("why-mut-no-reaction")
    if step.get("die") is not None:
        thrown(step["die"], f"{table.place}.die")
    if step.get("to"):
        return moves.REACT.code(KIND_OF[trait], species_id(table, step["to"]))
    return only(table, moves.REACT, KIND_OF[trait])


def only(table: "MutationsTable", verb: Verb, value: int) -> int:
    """What goes without saying, because there is one option of this verb with this first value."""
    fitting = beginning(table, verb, value)
    return fitting[0] if len(fitting) == 1 else verb.code(value)


def beginning(table: "MutationsTable", verb: Verb, value: int) -> list[int]:
    return [code for code in table.codes if verb.matches(code) and verb.fields[0].of(code) == value]


def ignore(table: "MutationsTable", step: Step) -> int:
    kinds = ignored(table, step.get("trait"))
    if isinstance(table.top, Attack):
        prey = table.top.prey
        kinds = without_idle(table, kinds, prey, table.top.insight + flaw_of(table.game, prey))
    return moves.IGNORE.code(moves.ignoring(kinds))


def reveal(table: "MutationsTable", step: Step) -> int:
    lurking = step.get("species") or step.get("animal", "")
    species = species_id(table, lurking.partition(".")[0])
    kinds = ignored(table, step.get("ignore"))
    if isinstance(table.top, Attack):
        prey = table.top.carnivore
        wits = WIT + flaw_of(table.game, prey)
        kinds = without_idle(table, kinds, prey, wits)
        own = all(table.game.mask[prey] & TRAITS[kind].bit for kind in kinds)
        if (
            beginning(table, moves.REVEAL, species) == [moves.REVEAL.code(species)]
            and own
            and len(kinds) <= wits
        ):
            kinds = []  # Whatever it ignores, it turns up in vain. [MANG-4]
    return moves.REVEAL.code(species, moves.ignoring(kinds)) if kinds else only(table, moves.REVEAL, species)


def graze(table: "MutationsTable", step: Step) -> int:
    return moves.GRAZE.code(max(0, min(step.get("count", 0), moves.MOST_TOKENS - 1)))


PLAYER_VERBS: Final[dict[str, Say]] = {
    "play": play,
    "keep": plainly(moves.KEEP),
    "convert": plainly(moves.CONVERT),
    "pass": plainly(moves.PASS),
    "end_go": end,
    "take": take,
    "attack": attack,
    "react": react,
    "ignore": ignore,
    "lose": animal(moves.LOSE),
    "scavenge": animal(moves.SCAVENGE),
    "graze": graze,
    "reveal": reveal,
    "decline_reveal": plainly(moves.DECLINE),
}


# -- the table ---------------------------------------------------------------------------------


def require_stage(table: "MutationsTable", verb: str) -> None:
    """Parts of the extinction phase may be left out; in the last turn nobody draws."""
    wanted, due = STAGE_VERBS.index(verb), table.stage
    last = turn.CLEAN if table.game.last_turn else turn.DRAW
    if due < 0 or not (wanted == due or turn.PARASITES <= due <= wanted <= last):
        raise refusal("why-scenario-not-due")


def proceed(table: "MutationsTable", verb: str) -> None:
    require_stage(table, verb)
    assert isinstance(table.top, turn.Turn)
    table.top.stage = STAGE_VERBS.index(verb)
    table.game.proceed()


def deal(table: "MutationsTable", step: Step) -> None:
    game = table.game
    if any(game.rows) or any(game.decks):
        raise refusal("why-scenario-dealt")
    if len(game.general) < game.players * (game.rules.deal + game.rules.species):
        raise refusal("why-scenario-few-cards")
    turn.deal(game)
    game.stack = [turn.Turn(turn.START)]
    game.advance()


def climate(table: "MutationsTable", step: Step) -> None:
    game, rules = table.game, table.game.rules
    require_stage(table, "climate")
    table.first_rolls(step)
    script: list[int] = []
    wanted = {"red": rules.food_dice, "black": rules.parasite_dice, "green": rules.shelter_dice}
    for colour, count in wanted.items():
        rolled = step.get(colour)
        script += [game.chance.roll() for _ in range(count)] if rolled is None else dice(table, rolled, count)
    game.chance.script = script
    proceed(table, "climate")


def dice(table: "MutationsTable", rolled: list[Any], count: int) -> list[int]:
    if len(rolled) != count:
        raise refusal("why-scenario-dice-count", count=count, found=len(rolled))
    return [thrown(die, table.place) for die in rolled]


def finish_feeding(table: "MutationsTable", step: Step) -> None:
    """Legal when the phase is over; an open move that can end is ended first."""
    if isinstance(table.top, Feeding):
        closing = [code for code in table.codes if moves.MOVES.verb_of(code) in (moves.PASS, moves.END)]
        if closing:
            table.game.follow(closing[0])
        if not closing or table.phase != EXTINCTION:
            raise refusal("why-scenario-feeding-open")
    if table.phase != EXTINCTION:
        raise refusal("why-scenario-not-due")


def extinction(table: "MutationsTable", step: Step) -> None:
    finish_feeding(table, step)
    table.stages = (turn.PARASITES, turn.STARVE, turn.CLEAN, turn.DRAW)
    table.flow()
    make_choices(table, step)


def part(table: "MutationsTable", step: Step) -> None:
    finish_feeding(table, step)
    proceed(table, verb_of(step))
    make_choices(table, step)


def make_choices(table: "MutationsTable", step: Step) -> None:
    """Answer the questions of parasites with the animals that the step names; each must be asked for."""
    named = step.get("lose", {})
    wanted = {species_id(table, species): animal_of(table, animal) for species, animal in named.items()}
    while wanted:
        asked = moves.home_of(table.codes[0]) if asks_to_lose(table) else -1
        if asked in wanted:
            table.answer(table.asked().seat, moves.LOSE.code(moves.animal_named(*wanted.pop(asked))))
            table.flow()
        elif not asks_to_lose(table) or not table.runs_by_itself(None):
            names = [name for name in named if table.names[name] in wanted]
            raise refusal("why-scenario-loses-none", name=", ".join(names))


def asks_to_lose(table: "MutationsTable") -> bool:
    return bool(table.codes) and moves.MOVES.verb_of(table.codes[0]) == moves.LOSE


def score(table: "MutationsTable", step: Step) -> None:
    if isinstance(table.top, Attack | Harmful):
        raise refusal("why-scenario-decide-first")
    if table.game.phase != OVER:
        turn.finish(table.game)
        table.game.advance()


def peek(table: "MutationsTable", step: Step) -> None:
    seat = seat_of(step.get("by"), table.game.players, f"{table.place}.by")
    if not table.game.decks[seat]:
        raise refusal("why-mut-empty-deck")
    peek_penalty(table.game, seat)
    table.game.advance()


TABLE_VERBS: Final[dict[str, Do]] = {
    "deal": deal,
    "climate": climate,
    "finish_feeding": finish_feeding,
    "extinction": extinction,
    "parasites": part,
    "starve": part,
    "clean": part,
    "draw": part,
    "start_turn": lambda table, step: proceed(table, "start_turn"),
    "score": score,
    "peek_penalty": peek,
}
