"""What players answer in a scenario, in the texts of options."""

from typing import Final

from fittest.games.mutations import codes as c
from fittest.games.mutations.attack import DIE_SIDES, Attack
from fittest.games.mutations.game import Mutations
from fittest.games.mutations.hunting import flaw_of, insight_of
from fittest.games.mutations.lurking import WIT
from fittest.games.mutations.scenario.documents import Step, refused
from fittest.games.mutations.species import Species
from fittest.games.mutations.traits.base import IGNORABLE
from fittest.games.mutations.traits.catalog import KIND_OF, TRAITS, mask_of
from fittest.kernel.decision import Decision

NONE: Final = "none"
# The number of a species that a later step will make and name.
NOT_YET: Final = 0
IDLE: Final = ~mask_of(IGNORABLE)


class Refusal(Exception):
    """The step is not lawful here."""


class Wording:
    """A table in the middle of a scenario: the game, and the names of its species."""

    def __init__(self, game: Mutations, names: dict[str, int]) -> None:
        self.game = game
        self.names = names

    def seat(self, name: str, place: str) -> int:
        for seat in range(self.game.players):
            if name == f"P{seat + 1}":
                return seat
        raise refused(place, f"there is no player {name}")

    def species_id(self, name: str, place: str) -> int:
        if name in ("", NONE):
            raise Refusal("something has to be named")
        if name not in self.names and name.partition(".")[0] in self.names:
            raise Refusal(f"{name} is an animal, not a species")
        if name not in self.names:
            decision = self.game.decision
            if decision is not None and not self.game.rows[decision.seat]:
                raise Refusal("there is no own species to name")
            raise refused(place, f"there is no species {name!r}")
        return self.names[name]

    def animal_text(self, name: str, place: str) -> str:
        """`3.1` for `a.1`; a species of one animal may stand for it."""
        species_name, dot, number = name.partition(".")
        species_id = self.species_id(species_name, place)
        if dot:
            if not number.isdigit():
                raise refused(place, f"{name!r} is not an animal")
            return f"{species_id}.{int(number)}"
        species = self.game.species(species_id)
        if species is None or len(species.animals) != 1:
            raise Refusal(f"{name} is not one animal")
        return f"{species_id}.{species.animals[0].number}"

    def ignored(self, value: str | list[str] | None, place: str) -> list[str]:
        """The names of ignored traits, in the order of the texts."""
        names = [value] if isinstance(value, str) else list(value or [])
        names = [name for name in names if name.lower() != NONE]
        for name in names:
            if name not in KIND_OF:
                raise refused(place, f"there is no trait {name!r}")
        if len(names) > 2:
            raise Refusal("nobody can ignore more than two traits")
        return sorted(names, key=lambda name: KIND_OF[name])

    def without_idle(self, names: list[str], prey: Species | None, budget: int) -> list[str]:
        """To ignore a trait that does nothing against a hunter is lawful where something may be ignored,
        and the same as to ignore nothing; the game does not offer it. [M19]"""
        if prey is None or len(names) > budget:
            return names
        return [name for name in names if not prey.mask & IDLE & TRAITS[KIND_OF[name]].bit]

    def asked_for_die(self) -> bool:
        decision = self.game.decision
        return decision is not None and c.verb_of(decision.codes[0]) == c.DIE

    def die_text(self, step: Step) -> str:
        if step.die is None or not 1 <= step.die <= DIE_SIDES:
            raise Refusal(f"{step.die} is not a roll of a die")
        return f"die {step.die}"

    # -- what players answer -------------------------------------------------------------------

    def text_play(self, step: Step, place: str, decision: Decision) -> str:
        if step.as_ == "species":
            return "species"
        if step.as_ not in ("trait", "grow", "diverge"):
            raise refused(place, f"a card cannot be played as {step.as_!r}")
        return f"{step.as_} {self.species_id(step.target, place)}"

    def text_end(self, step: Step, place: str, decision: Decision) -> str:
        return "end" if c.pack(c.PASS) not in decision.codes else "pass"

    def text_take(self, step: Step, place: str, decision: Decision) -> str:
        if step.token == "blue":
            raise Refusal("blue food comes from traits only")
        if step.token not in ("red", "green", "black"):
            raise refused(place, f"there is no token {step.token!r}")
        return f"{step.token} {self.animal_text(step.animal, place)}"

    def text_attack(self, step: Step, place: str, decision: Decision) -> str:
        hunter = step.with_ if isinstance(step.with_, str) else "".join(step.with_[:1])
        attacker = self.animal_text(hunter, place)
        target = self.species_id(step.target, place)
        text = f"attack {attacker} {target}"
        prey = self.game.species(target)
        ignored = self.without_idle(self.ignored(step.ignore, place), prey, self.budget(attacker, prey))
        return " ".join([text, "ignoring", *ignored]) if ignored else text

    def budget(self, attacker: str, prey: Species | None) -> int:
        """How many traits of the prey this animal may ignore."""
        species = self.game.species(int(attacker.partition(".")[0]))
        animal = None if species is None else species.animal(int(attacker.partition(".")[2]))
        if species is None or animal is None or prey is None:
            return 0
        return insight_of(species, animal) + flaw_of(prey)

    def text_react(self, step: Step, place: str, decision: Decision) -> str:
        if step.use == NONE:
            raise Refusal("reactions are compulsory")
        if step.use not in KIND_OF:
            raise Refusal(f"there is no reaction {step.use!r}")
        if step.die is not None:
            die = self.die_text(step)
            if self.asked_for_die():
                return die
        text = f"react {step.use}"
        if step.to:
            return f"{text} {self.species_id(step.to, place)}"
        fitting = [o.text for o in decision.options if o.text == text or o.text.startswith(f"{text} ")]
        return fitting[0] if len(fitting) == 1 else text

    def text_ignore(self, step: Step, place: str, decision: Decision) -> str:
        ignored = self.ignored(step.trait, place)
        frame = self.game.stack[-1]
        if isinstance(frame, Attack):
            prey = self.game.the_species(frame.prey)
            ignored = self.without_idle(ignored, prey, frame.insight + flaw_of(prey))
        return " ".join(["ignore", *(ignored or [NONE])])

    def text_animal(self, step: Step, place: str, decision: Decision) -> str:
        return f"{step.do} {self.animal_text(step.animal, place)}"

    def text_graze(self, step: Step, place: str, decision: Decision) -> str:
        return f"graze {step.count}"

    def text_reveal(self, step: Step, place: str, decision: Decision) -> str:
        name = (step.species or step.animal).partition(".")[0]
        text = f"reveal {self.species_id(name, place)}"
        ignored = self.ignored(step.ignore, place)
        fitting = [o.text for o in decision.options if o.text == text or o.text.startswith(f"{text} ")]
        frame = self.game.stack[-1]
        if isinstance(frame, Attack):
            prey = self.game.the_species(frame.hunter)
            budget = WIT + flaw_of(prey)
            ignored = self.without_idle(ignored, prey, budget)
            own = all(prey.mask & TRAITS[KIND_OF[name]].bit for name in ignored)
            if fitting == [text] and own and len(ignored) <= budget:
                # Whatever it ignores, it turns up in vain. [MANG-4]
                ignored = []
        if ignored:
            return " ".join([text, "ignoring", *ignored])
        return fitting[0] if len(fitting) == 1 else text

    def text_plain(self, step: Step, place: str, decision: Decision) -> str:
        return {"decline_reveal": "decline"}.get(step.do, step.do)


PLAYER_VERBS: Final = {
    "play": Wording.text_play,
    "keep": Wording.text_plain,
    "convert": Wording.text_plain,
    "pass": Wording.text_plain,
    "end_go": Wording.text_end,
    "take": Wording.text_take,
    "attack": Wording.text_attack,
    "react": Wording.text_react,
    "ignore": Wording.text_ignore,
    "lose": Wording.text_animal,
    "scavenge": Wording.text_animal,
    "graze": Wording.text_graze,
    "reveal": Wording.text_reveal,
    "decline_reveal": Wording.text_plain,
}
