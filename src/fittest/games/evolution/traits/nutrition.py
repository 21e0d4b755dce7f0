"""Traits that get, keep or spoil food."""

from typing import TYPE_CHECKING

from fittest.games.evolution import events, ids, moves
from fittest.games.evolution import reasons as why
from fittest.games.evolution.animals import RECEIVED, Animal
from fittest.games.evolution.bodies import place_of_ref, shed, shed_refusal, sheds
from fittest.games.evolution.food import convert, receive, receive_refusal
from fittest.games.evolution.ids import bit
from fittest.games.evolution.moves import ref_trait
from fittest.games.evolution.reasons import because
from fittest.games.evolution.take import Take
from fittest.games.evolution.trait import OwnUse, Trait
from fittest.kernel.numbers import Numbers
from fittest.kernel.reasons import FINE

if TYPE_CHECKING:
    from fittest.games.evolution.phases.feeding import FeedingMove
    from fittest.games.evolution.state import Evolution


class FatTissue(Trait):
    """Holds a yellow token for worse times. [FAT-1]"""

    id = ids.FAT_TISSUE
    word = "convert"
    form = moves.CONVERT_FORM
    main = True
    several = True
    stores = True

    def _yellow(self, animal: Animal) -> int:
        count = 0
        for card in animal.cards:
            if card & (ids.YELLOW | ids.OFF) == ids.YELLOW:
                count += 1
        return count

    def uses(self, game: "Evolution", move: "FeedingMove", animal: Animal, out: Numbers) -> None:
        for count in range(1, self._yellow(animal) + 1):
            code = self.move.code(animal.id, count)
            if self.refusal(game, move, animal, code) != FINE:
                return
            out.append(code)

    def refusal(self, game: "Evolution", move: "FeedingMove", animal: Animal, code: int) -> int:
        count = moves.TOKENS.of(code)
        if game.is_fed(animal):
            return why.FED_ALREADY
        if count > animal.need - animal.food:
            return why.TOO_MUCH if count <= self._yellow(animal) else why.NO_FAT
        return FINE if count <= self._yellow(animal) else why.NO_FAT

    def use(self, game: "Evolution", move: "FeedingMove", animal: Animal, code: int) -> None:
        count = moves.TOKENS.of(code)
        game.log_event(events.CONVERTED, animal.owner, animal.id, count)
        convert(game, animal, count)


class Grazing(OwnUse):
    """Each move it may destroy a red token of the bank. [GRZ-1]"""

    id = ids.GRAZING
    word = "graze"
    each_move = True

    def refusal(self, game: "Evolution", move: "FeedingMove", animal: Animal, code: int) -> int:
        if animal.has_mark(ids.GRAZING, ids.USED):
            return because(why.USED_IN_MOVE, ids.GRAZING)
        return FINE if game.bank[animal.at] else why.BANK_EMPTY

    def use(self, game: "Evolution", move: "FeedingMove", animal: Animal, code: int) -> None:
        animal.mark(ids.GRAZING, ids.USED)
        game.bank[animal.at] -= 1
        game.log_event(events.GRAZED, animal.owner, animal.id)


class Piracy(Trait):
    """Once per turn it takes a token from an animal that has received food but is not fed. [PIR-1]"""

    id = ids.PIRACY
    word = "pirate"
    form = moves.AT_OTHER
    feeds = True
    once_an_animal = True

    def uses(self, game: "Evolution", move: "FeedingMove", animal: Animal, out: Numbers) -> None:
        if self._pirate_refusal(game, animal) != FINE:
            return
        for victim in game.animals:
            if self._victim_refusal(game, animal, victim) == FINE:
                out.append(self.move.code(animal.id, victim.id))

    def _pirate_refusal(self, game: "Evolution", animal: Animal) -> int:
        if animal.has_mark(ids.PIRACY, ids.USED):
            return because(why.USED_TURN, ids.PIRACY)
        return receive_refusal(game, animal)

    def _victim_refusal(self, game: "Evolution", animal: Animal, victim: Animal) -> int:
        if victim.id == animal.id:
            return why.ITSELF
        if victim.at != animal.at:
            return why.APART
        if victim.food == 0:
            return why.VICTIM_EMPTY
        if victim.flags & RECEIVED == 0:
            return why.VICTIM_ON_FAT
        return why.VICTIM_FED if game.is_fed(victim) else FINE

    def refusal(self, game: "Evolution", move: "FeedingMove", animal: Animal, code: int) -> int:
        reason = self._pirate_refusal(game, animal)
        if reason != FINE:
            return reason
        victim = game.find(moves.OTHER.of(code))
        return why.NO_ANIMAL if victim is None else self._victim_refusal(game, animal, victim)

    def use(self, game: "Evolution", move: "FeedingMove", animal: Animal, code: int) -> None:
        animal.spend(ids.PIRACY)
        victim = game.animal(moves.OTHER.of(code))
        victim.food -= 1
        game.notice(victim)
        game.log_event(events.PIRATED, animal.owner, animal.id, victim.id)
        receive(game, animal, 1, False)


class Hibernation(OwnUse):
    """Asleep it counts as fed; not two turns running, not in the last turn. [HIB-1, HIB-2]"""

    id = ids.HIBERNATION
    word = "hibernate"
    rests = True

    def sates(self, game: "Evolution", animal: Animal) -> bool:
        return animal.has_mark(ids.HIBERNATION, ids.ACTIVE)

    def blocks(self, game: "Evolution", animal: Animal) -> bool:
        return animal.has_mark(ids.HIBERNATION, ids.ACTIVE)

    def refusal(self, game: "Evolution", move: "FeedingMove", animal: Animal, code: int) -> int:
        if game.last_turn:
            return because(why.LAST_TURN, ids.HIBERNATION)
        if animal.has_mark(ids.HIBERNATION, ids.USED):
            return because(why.USED_TURN, ids.HIBERNATION)
        if animal.has_mark(ids.HIBERNATION, ids.TIRED):
            return because(why.TIRED_NOW, ids.HIBERNATION)
        return FINE if game.has_room(animal) else why.FULL

    def use(self, game: "Evolution", move: "FeedingMove", animal: Animal, code: int) -> None:
        animal.mark(ids.HIBERNATION, ids.USED | ids.ACTIVE)
        game.log_event(events.SLEPT, animal.owner, animal.id)
        game.notice(animal)


class Scavenger(Trait):
    """When another animal is eaten, one Scavenger on the table gets a token. [SCA-1]"""

    id = ids.SCAVENGER
    excludes = ids.CARNIVOROUS

    def scavenges(self, game: "Evolution", animal: Animal) -> bool:
        return True


class Metamorphosis(Trait):
    """It discards a trait that does not raise its need, and gets a token. [MET-1]"""

    id = ids.METAMORPHOSIS
    word = "metamorphose"
    form = moves.SHED_FORM
    main = True
    feeds = True

    def uses(self, game: "Evolution", move: "FeedingMove", animal: Animal, out: Numbers) -> None:
        refs: list[int] = []
        partners: list[int] = []
        sheds(game, animal, refs, partners)
        for i in range(len(refs)):
            code = self.move.code(animal.id, refs[i], partners[i])
            if self.refusal(game, move, animal, code) == FINE:
                out.append(code)

    def refusal(self, game: "Evolution", move: "FeedingMove", animal: Animal, code: int) -> int:
        ref, partner = moves.SHED_CARD.of(code), moves.SHED_PARTNER.of(code)
        trait = ref_trait(ref)
        reason = shed_refusal(game, animal, ref, partner)
        if reason != FINE:
            return reason
        world = game.clone()
        world.logging = False
        copy = world.animal(animal.id)
        if partner:
            link = world.link_between(trait, animal.id, partner)
            assert link is not None
            world.links.remove(link)
        else:
            place = place_of_ref(copy, ref)
            if game.rules.need[trait] and copy.cards[place] & ids.OFF == 0:
                return because(why.RAISES_NEED, trait)
            copy.take_card(place)
        world.refresh(copy)
        return receive_refusal(world, copy)

    def use(self, game: "Evolution", move: "FeedingMove", animal: Animal, code: int) -> None:
        game.log_event(events.SHED, animal.owner, animal.id, ref_trait(moves.SHED_CARD.of(code)))
        shed(game, animal, moves.SHED_CARD.of(code), moves.SHED_PARTNER.of(code))
        if game.find(animal.id) is not None:
            receive(game, animal, 1, False)


class _Specialization(OwnUse):
    """A token out of nothing, while no other animal lives on the same thing. [SPE-1, SPE-2]"""

    main = True
    feeds = True

    def refusal(self, game: "Evolution", move: "FeedingMove", animal: Animal, code: int) -> int:
        same = bit(self.id)
        if game.rules.merged & same:
            same = game.rules.merged
        for other in game.animals:
            if other.id != animal.id and other.at == animal.at and other.acts & same:
                return because(why.NOT_ALONE, self.id)
        return receive_refusal(game, animal)

    def use(self, game: "Evolution", move: "FeedingMove", animal: Animal, code: int) -> None:
        game.log_event(events.SPECIALISED, animal.owner, animal.id)
        receive(game, animal, 1, False)


class SpecializationA(_Specialization):
    id = ids.SPECIALIZATION_A
    word = "specialize-a"
    excludes = ids.SPECIALIZATION_B


class SpecializationB(_Specialization):
    id = ids.SPECIALIZATION_B
    word = "specialize-b"
    excludes = ids.SPECIALIZATION_A


class Homeothermy(OwnUse):
    """Each move, while unfed, it may take one more red token. [HOM-1, HOM-2]"""

    id = ids.HOMEOTHERMY
    word = "warm"
    need = 1
    feeds = True
    each_move = True

    def refusal(self, game: "Evolution", move: "FeedingMove", animal: Animal, code: int) -> int:
        if animal.has_mark(ids.HOMEOTHERMY, ids.USED):
            return because(why.USED_IN_MOVE, ids.HOMEOTHERMY)
        if game.bank[animal.at] == 0:
            return why.BANK_EMPTY
        if game.is_fed(animal):
            return why.FED_ALREADY
        return receive_refusal(game, animal)

    def use(self, game: "Evolution", move: "FeedingMove", animal: Animal, code: int) -> None:
        animal.mark(ids.HOMEOTHERMY, ids.USED)
        game.stack.append(Take(animal.id, True))


class Aedificator(Trait):
    """Adds two red tokens to the bank of its territory. [CON-14]"""

    id = ids.AEDIFICATOR

    def feeding_starts(self, game: "Evolution", animal: Animal) -> None:
        game.bank[animal.at] += 2
        game.log_event(events.BANK_GROWN, animal.at, 2)
