"""The traits of Deep Sea. The name of a class is that of its trait: DetritusFeeding is detritus-feeding."""

from fittest.expansions.kit import (
    BY_ANIMAL,
    OK,
    Trait,
    give_food,
    is_used,
    log_event,
    mark_used,
    option,
    partners,
    reaction,
    reason,
)


class Transparency(Trait):
    """A standing protection: only a carnivore without food sees it."""

    ignorable = True

    def shields(self, game, carnivore, prey, ambush):
        return carnivore.food > 0


class Evisceration(Trait):
    """A reaction: once per turn it gives up all its food, and lives; the carnivore gets 1 food."""

    reply_word = "eviscerate"
    ignorable = True

    def reactions(self, game, hunt, prey, out):
        if prey.food > 0 and not is_used(prey, self):
            out.append(reaction(self))

    def react(self, game, hunt, prey, code):
        mark_used(prey, self)
        prey.food = 0
        game.notice(prey)
        log_event(game, "eviscerated", prey.owner, prey.id)
        hunt.fails(1)


class DetritusFeeding(Trait):
    """A use: once per turn, when the food bank is empty, it finds 1 food."""

    word = "sift"
    form = BY_ANIMAL
    once_an_animal = True

    def uses(self, game, move, animal, out):
        if self.refusal(game, move, animal, 0) == OK:
            out.append(option(self, animal))

    def refusal(self, game, move, animal, code):
        if is_used(animal, self):
            return reason("used-turn", self)
        if game.bank[animal.at] > 0:
            return reason("bank-not-empty")
        return OK if game.can_receive(animal) else reason("full")

    def use(self, game, move, animal, code):
        mark_used(animal, self)
        log_event(game, "sifted", animal.owner, animal.id)
        give_food(game, animal)


class Lookout(Trait):
    """A pair trait: an animal that is fed watches over the other one."""

    pair = True
    ignorable = True

    def shields(self, game, carnivore, prey, ambush):
        return self.shielding_cards(game, prey) > 0

    def shielding_cards(self, game, prey):
        return sum(game.is_fed(other) for other in partners(game, self, prey))


class RestingEggs(Trait):
    """At the start of a turn: a newborn if its player has fewer animals than every other one."""

    need = 1

    def turn_starts(self, game, animal):
        counts = [0] * game.players
        for other in game.animals:
            counts[other.owner] += 1
        own = counts.pop(animal.owner)
        if own >= min(counts):
            return 0
        log_event(game, "hatched", animal.owner, animal.id)
        return 1
