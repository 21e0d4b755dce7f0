"""What an attacked animal can do."""

from typing import TYPE_CHECKING, Final

from fittest.games.evolution.bodies import lay_trait, shed, shed_refusal, sheds
from fittest.games.evolution.codes import a_of, b_of, react, ref_trait, use
from fittest.games.evolution.ids import (
    ACTIVE,
    INK_CLOUD,
    MIMICRY,
    RUNNING,
    SHELL,
    TAIL_LOSS,
    USED,
    trait_card,
)
from fittest.games.evolution.placement import company_refusal
from fittest.games.evolution.reasons import (
    FINE,
    ITSELF,
    NO_ANIMAL,
    NO_HELP,
    NO_SHELL,
    NOT_YOURS,
    UNREACHABLE,
    USED_ATTACK,
    USED_TURN,
    because,
)
from fittest.games.evolution.state import Animal
from fittest.games.evolution.story import (
    DROPPED,
    ESCAPED,
    HID,
    INKED,
    MIMICKED,
    RAN,
    SHELL_LEFT,
    SHELL_TAKEN,
)
from fittest.games.evolution.trait import Trait
from fittest.kernel.numbers import Numbers

if TYPE_CHECKING:
    from fittest.games.evolution.feeding import Go
    from fittest.games.evolution.game import Evolution
    from fittest.games.evolution.hunt import Hunt


ESCAPES_FROM: Final = 4
"""What a runner has to roll."""


class Running(Trait):
    """A die decides whether it gets away: 4 to 6, once per attack. [RUN-1, RUN-2]"""

    id = RUNNING
    reply = "run"
    ignorable = True
    compulsory = True

    def reactions(self, game: "Evolution", hunt: "Hunt", prey: Animal, out: Numbers) -> None:
        if not hunt.has_reacted(prey, RUNNING):
            out.append(react(RUNNING))

    def reply_refusal(self, game: "Evolution", hunt: "Hunt", prey: Animal, code: int) -> int:
        return because(USED_ATTACK, RUNNING)

    def react(self, game: "Evolution", hunt: "Hunt", prey: Animal, code: int) -> None:
        hunt.note_reaction(prey, RUNNING)
        rolled = game.chance.roll()
        game.log(RAN, [prey.owner, prey.id, rolled])
        if rolled >= ESCAPES_FROM:
            game.log(ESCAPED, [prey.owner, prey.id])
            hunt.fails(0)


class Mimicry(Trait):
    """Once per turn the attack goes to another animal of its owner that could be attacked. [MIM-1]"""

    id = MIMICRY
    reply = "mimic"
    reply_form = "a"
    ignorable = True
    compulsory = True

    def reactions(self, game: "Evolution", hunt: "Hunt", prey: Animal, out: Numbers) -> None:
        if prey.has_mark(MIMICRY, USED) or hunt.has_reacted(prey, MIMICRY):
            return
        for animal in game.animals:
            if animal.owner == prey.owner and animal.id != prey.id and hunt.could_turn_to(game, animal):
                out.append(react(MIMICRY, animal.id))

    def reply_refusal(self, game: "Evolution", hunt: "Hunt", prey: Animal, code: int) -> int:
        if prey.has_mark(MIMICRY, USED):
            return because(USED_TURN, MIMICRY)
        if hunt.has_reacted(prey, MIMICRY):
            return because(USED_ATTACK, MIMICRY)
        target = game.seek(a_of(code))
        if target is None:
            return NO_ANIMAL
        if target.owner != prey.owner:
            return NOT_YOURS
        return ITSELF if target.id == prey.id else UNREACHABLE

    def react(self, game: "Evolution", hunt: "Hunt", prey: Animal, code: int) -> None:
        hunt.note_reaction(prey, MIMICRY)
        if game.rules.mimicry_once:
            prey.mark(MIMICRY, USED)
        target = game.animal(a_of(code))
        game.log(MIMICKED, [prey.owner, prey.id, target.id])
        hunt.turn_to(game, target)


class TailLoss(Trait):
    """It drops a trait and lives; the hunter gets one token. [TAI-1]"""

    id = TAIL_LOSS
    reply = "drop"
    reply_form = "tp"
    ignorable = True
    compulsory = True

    def reactions(self, game: "Evolution", hunt: "Hunt", prey: Animal, out: Numbers) -> None:
        refs: list[int] = []
        partners: list[int] = []
        sheds(game, prey, refs, partners)
        for i in range(len(refs)):
            out.append(react(TAIL_LOSS, refs[i], partners[i]))

    def reply_refusal(self, game: "Evolution", hunt: "Hunt", prey: Animal, code: int) -> int:
        return shed_refusal(game, prey, a_of(code), b_of(code))

    def react(self, game: "Evolution", hunt: "Hunt", prey: Animal, code: int) -> None:
        game.log(DROPPED, [prey.owner, prey.id, ref_trait(a_of(code))])
        hunt.fails(1)
        shed(game, prey, a_of(code), b_of(code))


class Shell(Trait):
    """It may hide until the end of the turn; the shell outlasts its animal. [SHE-1, SHE-3]"""

    id = SHELL
    word = "settle-in-shell"
    form = "a"
    reply = "hide"
    main = True
    ignorable = True

    def shields(self, game: "Evolution", hunter: Animal, prey: Animal, ambush: bool) -> bool:
        return prey.has_mark(SHELL, ACTIVE)

    def blocks(self, game: "Evolution", animal: Animal) -> bool:
        return animal.has_mark(SHELL, ACTIVE)

    def reactions(self, game: "Evolution", hunt: "Hunt", prey: Animal, out: Numbers) -> None:
        if not hunt.from_ambush and not prey.has_mark(SHELL, ACTIVE):
            out.append(react(SHELL))

    def reply_refusal(self, game: "Evolution", hunt: "Hunt", prey: Animal, code: int) -> int:
        return because(NO_HELP if hunt.from_ambush else USED_TURN, SHELL)

    def react(self, game: "Evolution", hunt: "Hunt", prey: Animal, code: int) -> None:
        prey.mark(SHELL, ACTIVE)
        game.log(HID, [prey.owner, prey.id])
        hunt.fails(0)

    def falls(self, game: "Evolution", animal: Animal, card: int) -> bool:
        game.centre.append(card)
        game.log(SHELL_LEFT, [animal.id])
        return True

    def offers(self, game: "Evolution", go: "Go", out: Numbers) -> None:
        for animal in game.animals:
            reachable = animal.owner == go.seat and go.may_act_in(animal.at)
            if reachable and company_refusal(game, self, animal) == FINE:
                out.append(use(SHELL, animal.id))

    def refusal(self, game: "Evolution", go: "Go", animal: Animal, code: int) -> int:
        return company_refusal(game, self, animal) if game.centre else NO_SHELL

    def use(self, game: "Evolution", go: "Go", animal: Animal, code: int) -> None:
        game.log(SHELL_TAKEN, [animal.owner, animal.id])
        lay_trait(game, animal, trait_card(SHELL, game.centre.pop()))


class InkCloud(Trait):
    """Once per turn it may make an attack fail; the hunter may try again later. [INK-1, INK-2]"""

    id = INK_CLOUD
    reply = "ink"
    ignorable = True

    def reactions(self, game: "Evolution", hunt: "Hunt", prey: Animal, out: Numbers) -> None:
        if not prey.has_mark(INK_CLOUD, USED):
            out.append(react(INK_CLOUD))

    def react(self, game: "Evolution", hunt: "Hunt", prey: Animal, code: int) -> None:
        prey.mark(INK_CLOUD, USED)
        game.log(INKED, [prey.owner, prey.id])
        hunt.fails(0)
        hunt.forgive(game)
