"""What a seat can foresee: what attacks may come to, who is hungry, who is in danger. It names no trait."""

from typing import Final

from fittest.games.evolution import moves
from fittest.games.evolution.animals import BODILESS, POISONED, Animal
from fittest.games.evolution.bodies import die, lose_body
from fittest.games.evolution.food import Sharing, receive, still_shares
from fittest.games.evolution.hunt import FROM_AMBUSH, PLAINLY, Hunt, is_concealed, might_conceal, outlives
from fittest.games.evolution.ids import TRAIT, TRAIT_NAMES, bit
from fittest.games.evolution.moves import is_use
from fittest.games.evolution.rules import DEVELOPMENT, FEEDING
from fittest.games.evolution.state import Evolution
from fittest.games.evolution.take import Take
from fittest.games.evolution.targets import carnivore_refusal, in_reach
from fittest.games.evolution.trait import HOOKS, TRAITS, traits_in
from fittest.kernel.decision import Decision
from fittest.kernel.message import Message
from fittest.kernel.moves import SEAT
from fittest.kernel.numbers import Numbers
from fittest.kernel.preview import Preview
from fittest.kernel.reasons import FINE

MEAL: Final = 2
"""Food for a carnivore that has eaten."""


def preview_of(game: Evolution, seat: int | None) -> Preview:
    found = Preview()
    if game.over:
        return found
    if game.stage == FEEDING or (game.stage == DEVELOPMENT and game.last_turn):
        preview_points(game, found)
    if game.stage == FEEDING:
        preview_hunger(game, found)
    if seat is not None:
        if game.stage == FEEDING or game.stage == DEVELOPMENT:
            preview_dangers(game, seat, found)
        decision = game.decision
        if decision is not None and decision.seat == seat:
            for code in decision.codes:
                preview_option(game, code, found)
            preview_unfed(game, decision, found)
    return found


def preview_points(game: Evolution, found: Preview) -> None:
    """What a seat would have if the game ended now, and what it would lose with those not fed yet.

    Told while animals eat, and before that in the last turn: all that is played then must still be fed to
    count. In the development of another turn nobody is hungry: everything has come through an extinction,
    and the game cannot end before it is fed anew."""
    if game.rules.turns:
        return
    for seat in range(game.players):
        lost = 0
        for animal in game.animals:
            if animal.owner == seat and would_die(game, animal):
                lost += 2 + game.rules.worth[animal.at]
                for card in animal.cards:
                    lost += game.rules.points[card & TRAIT] + game.rules.need[card & TRAIT]
        for link in game.links:
            a, b = game.animal(link.a), game.animal(link.b)
            if a.owner == seat and (would_die(game, a) or would_die(game, b)):
                lost += game.rules.points[link.trait] + 2 * game.rules.need[link.trait]
        points = game.worth(seat)
        found.of_thing(f"seat {seat}", Message("preview-points", {"safe": points - lost, "hungry": lost}))


def would_die(game: Evolution, animal: Animal) -> bool:
    """In an extinction phase that came now."""
    return animal.body != BODILESS and (animal.flags & POISONED != 0 or not game.is_fed(animal))


def preview_hunger(game: Evolution, found: Preview) -> None:
    """Who still needs food, and how much of it there is."""
    for place in range(len(game.bank)):
        hungry = 0
        missing = 0
        for animal in game.animals:
            if animal.at != place or animal.body == BODILESS:
                continue
            thing = f"animal {animal.id}"
            if animal.flags & POISONED:
                found.of_thing(thing, Message("preview-dies-of-poison"))
            elif not game.is_fed(animal):
                hungry += 1
                missing += animal.need - animal.food
                found.of_thing(thing, Message("preview-hungry", {"count": animal.need - animal.food}))
        if hungry:
            found.table.append(
                Message(
                    "preview-food-left",
                    {
                        "territory": "@territory-" + game.rules.territories[place],
                        "territories": len(game.bank),
                        "hungry": hungry,
                        "missing": missing,
                        "food": game.bank[place],
                    },
                )
            )


def preview_dangers(game: Evolution, seat: int, found: Preview) -> None:
    """Which animals of the seat others could attack in this turn."""
    carnivores: list[Animal] = []
    for animal in game.animals:
        if animal.owner != seat and animal.acts & HOOKS.hunts and carnivore_refusal(game, animal) == FINE:
            carnivores.append(animal)
    for prey in game.animals:
        if prey.owner != seat:
            continue
        open_to: list[str] = []
        for carnivore in carnivores:
            if in_reach(game, carnivore, prey, False):
                open_to.append(f"#{carnivore.id}")
        if open_to:
            found.of_thing(f"animal {prey.id}", Message("preview-open-to", {"animals": open_to}))


def preview_option(game: Evolution, code: int, found: Preview) -> None:
    top = game.stack[-1]
    if moves.FEED.matches(code) or moves.SHARE.matches(code) or moves.SCAVENGE.matches(code):
        preview_meal(game, code, found)
    elif is_use(code):
        trait = TRAITS[moves.TOLD_TRAIT.of(code)]
        if trait.hunts:
            carnivore, prey = game.animal(moves.ACTOR.of(code)), game.animal(moves.OTHER.of(code))
            preview_attack(game, carnivore, prey, moves.IGNORED.of(code), PLAINLY, code, found)
        elif isinstance(top, Take):
            carnivore, prey = game.animal(moves.ACTOR.of(code)), game.animal(top.animal)
            preview_attack(game, carnivore, prey, moves.IGNORED_IN_AMBUSH.of(code), FROM_AMBUSH, code, found)
        elif trait.feeds:
            preview_meal(game, code, found)


def preview_unfed(game: Evolution, decision: Decision, found: Preview) -> None:
    """Whom the other options would feed, if the seat does nothing instead."""
    names: list[str] = []
    for code in decision.codes:
        if moves.FEED.matches(code) or moves.SPEND.matches(code):
            animal = game.animal(moves.ACTOR.of(code))
            name = f"#{animal.id}"
            if name not in names and not game.is_fed(animal):
                names.append(name)
    if names:
        for code in decision.codes:
            if moves.MOVES.is_idle(code):
                found.of_option(code, Message("preview-leaves-hungry", {"animals": names}))


def preview_attack(
    game: Evolution, carnivore: Animal, prey: Animal, ignored: int, manner: int, code: int, found: Preview
) -> None:
    world = imagined(game)
    if outlives(game, prey):
        lose_body(world, world.animal(prey.id))
    else:
        die(world, world.animal(prey.id))
    eaten = receive(world, world.animal(carnivore.id), MEAL, False)
    found.of_option(code, Message("preview-food", {"count": eaten}))
    acts = prey.acts & ~(bit(ignored) if ignored >= 0 else 0)
    hunt = Hunt(carnivore.id, carnivore.owner, prey.id, manner)
    for trait in traits_in(acts & HOOKS.reactions):
        if not hunt.ignores(game, prey, trait.id):
            codes = Numbers()
            trait.reactions(game, hunt, prey, codes)
            if len(codes):
                found.of_option(code, trait.foretold(game, codes))
    for trait in traits_in(acts):
        if trait.harms and not hunt.ignores(game, prey, trait.id):
            name = "@trait-" + TRAIT_NAMES[trait.id]
            found.of_option(code, Message(f"preview-harm-{trait.harms}", {"trait": name}))
    if outlives(game, prey):
        found.of_option(code, Message("preview-keeps-traits"))
    preview_shares(game, world, code, found)
    preview_carrion(game, carnivore, prey, code, found)
    if prey.traits() == 0 and game.rules.printed & HOOKS.conceals:
        for animal in game.animals:
            if animal.owner != prey.owner or animal.at != prey.at or not might_conceal(animal):
                continue
            # Whoever attacks an animal of their own knows what lies beside it.
            if prey.owner != carnivore.owner or is_concealed(game, animal):
                found.of_option(code, Message("preview-may-conceal"))
                break


def imagined(game: Evolution) -> Evolution:
    """A copy in which something can be tried of which no chance and no hidden card has a say."""
    world = game.clone()
    world.logging = False
    return world


def preview_meal(game: Evolution, code: int, found: Preview) -> None:
    """Of an option that feeds an animal, if no ambush comes in between: whom else it feeds."""
    world = imagined(game)
    world.stack[-1].answer(world, code)
    top = world.stack[-1]
    if isinstance(top, Take):
        animal = world.find(top.animal)
        if animal is None or not top.possible(world, animal):
            return
        top.take(world, animal)
    preview_shares(game, world, code, found)


def preview_shares(game: Evolution, world: Evolution, code: int, found: Preview) -> None:
    """What has come to wait in the world where the option was tried."""
    told: list[int] = []
    waiting = shares_waiting(world)
    for pending in waiting[len(shares_waiting(game)) :]:
        other = moves.OTHER.of(pending)
        if other not in told and still_shares(world, pending):
            told.append(other)
            found.of_option(code, Message("preview-shares", {"animal": other}))


def shares_waiting(game: Evolution) -> list[int]:
    codes: list[int] = []
    for frame in game.stack:
        if isinstance(frame, Sharing):
            codes += frame.pending
    return codes


def preview_carrion(game: Evolution, carnivore: Animal, prey: Animal, code: int, found: Preview) -> None:
    """Who gets what is left: the first seat clockwise that has a hungry Scavenger there."""
    for seat in game.clockwise_from(carnivore.owner):
        for animal in game.animals:
            if (
                animal.owner == seat
                and animal.at == carnivore.at
                and animal.acts & HOOKS.scavenges
                and animal.id != prey.id
                and game.can_receive(animal)
            ):
                found.of_option(code, Message("preview-scavenger", {"player": SEAT.argument(seat)}))
                return
