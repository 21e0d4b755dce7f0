"""What an attacked animal can do."""

from typing import TYPE_CHECKING

from fittest.games.evolution import events, ids
from fittest.games.evolution import reasons as why
from fittest.games.evolution.animals import Animal
from fittest.games.evolution.bodies import lay_trait, shed, shed_refusal, sheds
from fittest.games.evolution.ids import trait_card
from fittest.games.evolution.moves import (
    ACTOR,
    BY_ANIMAL,
    DROP_FORM,
    DROPPED_CARD,
    DROPPED_PARTNER,
    ref_trait,
)
from fittest.games.evolution.placement import company_refusal
from fittest.games.evolution.reasons import because
from fittest.games.evolution.trait import PlainReaction, Trait
from fittest.kernel.message import Message
from fittest.kernel.numbers import Numbers
from fittest.kernel.reasons import FINE

if TYPE_CHECKING:
    from fittest.games.evolution.hunt import Hunt
    from fittest.games.evolution.phases.feeding import FeedingMove
    from fittest.games.evolution.state import Evolution


class Running(PlainReaction):
    """A die decides whether it gets away: 4 to 6, once per attack. [RUN-1, RUN-2]"""

    id = ids.RUNNING
    reply_word = "run"
    escapes_from = 4
    ignorable = True
    compulsory = True

    def reply_refusal(self, game: "Evolution", hunt: "Hunt", prey: Animal, code: int) -> int:
        return because(why.USED_ATTACK, ids.RUNNING) if hunt.has_reacted(prey, ids.RUNNING) else FINE

    def foretold(self, game: "Evolution", codes: Numbers) -> Message:
        return Message("preview-escapes", {"percent": 100 * (7 - game.rules.escape[self.id]) // 6})

    def react(self, game: "Evolution", hunt: "Hunt", prey: Animal, code: int) -> None:
        hunt.remember_reaction(prey, ids.RUNNING)
        rolled = game.chance.roll()
        game.log_event(events.RAN, prey.owner, prey.id, rolled)
        if rolled >= game.rules.escape[self.id]:
            game.log_event(events.ESCAPED, prey.owner, prey.id)
            hunt.fails(0)


class Mimicry(Trait):
    """Once per turn the attack goes to another animal of its owner that could be attacked. [MIM-1]"""

    id = ids.MIMICRY
    reply_word = "mimic"
    reply_form = BY_ANIMAL
    ignorable = True
    compulsory = True

    def reactions(self, game: "Evolution", hunt: "Hunt", prey: Animal, out: Numbers) -> None:
        for animal in game.animals:
            code = self.reply.code(animal.id)
            if self.reply_refusal(game, hunt, prey, code) == FINE:
                out.append(code)

    def reply_refusal(self, game: "Evolution", hunt: "Hunt", prey: Animal, code: int) -> int:
        if prey.has_mark(ids.MIMICRY, ids.USED):
            return because(why.USED_TURN, ids.MIMICRY)
        if hunt.has_reacted(prey, ids.MIMICRY):
            return because(why.USED_ATTACK, ids.MIMICRY)
        target = game.find(ACTOR.of(code))
        if target is None:
            return why.NO_ANIMAL
        if target.owner != prey.owner:
            return why.NOT_YOURS
        if target.id == prey.id:
            return why.ITSELF
        return FINE if hunt.could_redirect_to(game, target) else why.UNREACHABLE

    def foretold(self, game: "Evolution", codes: Numbers) -> Message:
        targets = [f"#{ACTOR.of(codes[i])}" for i in range(len(codes))]
        return Message("preview-redirects", {"animals": targets})

    def react(self, game: "Evolution", hunt: "Hunt", prey: Animal, code: int) -> None:
        hunt.remember_reaction(prey, ids.MIMICRY)
        if game.rules.mimicry_once:
            prey.mark(ids.MIMICRY, ids.USED)
        target = game.animal(ACTOR.of(code))
        game.log_event(events.MIMICKED, prey.owner, prey.id, target.id)
        hunt.redirect_to(game, target)


class TailLoss(Trait):
    """It drops a trait and lives; the carnivore gets one token. [TAI-1]"""

    id = ids.TAIL_LOSS
    reply_word = "drop"
    reply_form = DROP_FORM
    ignorable = True
    compulsory = True

    def reactions(self, game: "Evolution", hunt: "Hunt", prey: Animal, out: Numbers) -> None:
        refs: list[int] = []
        partners: list[int] = []
        sheds(game, prey, refs, partners)
        for i in range(len(refs)):
            out.append(self.reply.code(refs[i], partners[i]))

    def reply_refusal(self, game: "Evolution", hunt: "Hunt", prey: Animal, code: int) -> int:
        return shed_refusal(game, prey, DROPPED_CARD.of(code), DROPPED_PARTNER.of(code))

    def foretold(self, game: "Evolution", codes: Numbers) -> Message:
        return Message("preview-drops-trait", {"count": 1})

    def react(self, game: "Evolution", hunt: "Hunt", prey: Animal, code: int) -> None:
        game.log_event(events.DROPPED, prey.owner, prey.id, ref_trait(DROPPED_CARD.of(code)))
        hunt.fails(1)
        shed(game, prey, DROPPED_CARD.of(code), DROPPED_PARTNER.of(code))


class Shell(PlainReaction):
    """It may hide until the end of the turn; the shell outlasts its animal. [SHE-1, SHE-3]"""

    id = ids.SHELL
    word = "settle-in-shell"
    form = BY_ANIMAL
    reply_word = "hide"
    main = True
    ignorable = True

    def shields(self, game: "Evolution", carnivore: Animal, prey: Animal, ambush: bool) -> bool:
        return prey.has_mark(ids.SHELL, ids.ACTIVE)

    def blocks(self, game: "Evolution", animal: Animal) -> bool:
        return animal.has_mark(ids.SHELL, ids.ACTIVE)

    def reply_refusal(self, game: "Evolution", hunt: "Hunt", prey: Animal, code: int) -> int:
        if hunt.from_ambush:
            return because(why.NO_HELP, ids.SHELL)
        return because(why.USED_TURN, ids.SHELL) if prey.has_mark(ids.SHELL, ids.ACTIVE) else FINE

    def react(self, game: "Evolution", hunt: "Hunt", prey: Animal, code: int) -> None:
        prey.mark(ids.SHELL, ids.ACTIVE)
        game.log_event(events.HID, prey.owner, prey.id)
        hunt.fails(0)

    def falls(self, game: "Evolution", animal: Animal, card: int) -> bool:
        game.centre.append(card)
        game.log_event(events.SHELL_LEFT, animal.id)
        return True

    def offers(self, game: "Evolution", move: "FeedingMove", out: Numbers) -> None:
        for animal in game.animals:
            reachable = animal.owner == move.seat and move.may_act_in(animal.at)
            if reachable and company_refusal(game, self, animal) == FINE:
                out.append(self.move.code(animal.id))

    def refusal(self, game: "Evolution", move: "FeedingMove", animal: Animal, code: int) -> int:
        return company_refusal(game, self, animal) if game.centre else why.NO_SHELL

    def use(self, game: "Evolution", move: "FeedingMove", animal: Animal, code: int) -> None:
        game.log_event(events.SHELL_TAKEN, animal.owner, animal.id)
        lay_trait(game, animal, trait_card(ids.SHELL, game.centre.pop()))


class InkCloud(PlainReaction):
    """Once per turn it may make an attack fail; the carnivore may try again later. [INK-1, INK-2]"""

    id = ids.INK_CLOUD
    reply_word = "ink"
    ignorable = True

    def reply_refusal(self, game: "Evolution", hunt: "Hunt", prey: Animal, code: int) -> int:
        return because(why.USED_TURN, ids.INK_CLOUD) if prey.has_mark(ids.INK_CLOUD, ids.USED) else FINE

    def react(self, game: "Evolution", hunt: "Hunt", prey: Animal, code: int) -> None:
        prey.mark(ids.INK_CLOUD, ids.USED)
        game.log_event(events.INKED, prey.owner, prey.id)
        hunt.fails(0)
        hunt.forgive(game)
