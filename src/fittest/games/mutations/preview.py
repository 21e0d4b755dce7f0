"""What a seat can foresee: what attacks may come to, who starves, who has the most parasites. It names no
trait."""

from fittest.games.mutations import moves
from fittest.games.mutations.hunting import can_attack_now, insight_of, reaches
from fittest.games.mutations.ids import DEVELOPMENT, FEEDING, NO_SPECIES, OVER
from fittest.games.mutations.phases.attack import Attack
from fittest.games.mutations.phases.turn import Parasites, most_infested
from fittest.games.mutations.state import Mutations
from fittest.games.mutations.traits.catalog import TRAITS
from fittest.kernel.message import Message
from fittest.kernel.numbers import Numbers
from fittest.kernel.preview import Preview


def preview_of(game: Mutations, seat: int | None) -> Preview:
    found = Preview()
    if game.phase == OVER:
        return found
    for number in most_infested(game):
        parasites = int(game.parasites_on(number))
        found.of_thing(f"species {number}", Message("preview-mut-most-parasites", {"count": parasites}))
    eating = game.phase == FEEDING or isinstance(game.stack[-1], Parasites)
    if eating or (game.phase == DEVELOPMENT and game.last_turn):
        preview_points(game, found)
    if eating:
        preview_hunger(game, found)
    preview_unseen(game, seat, found)
    if seat is not None:
        preview_dangers(game, seat, found)
        decision = game.decision
        if decision is not None and decision.seat == seat:
            for code in decision.codes:
                if moves.MOVES.verb_of(code) == moves.ATTACK:
                    preview_attack(game, seat, code, found)
    return found


def preview_points(game: Mutations, found: Preview) -> None:
    """What a seat would have if the game ended now, and what it would lose with those not fed yet; which
    animal parasites take besides is its owner's choice. Told until they have starved, and in the last turn
    from its development on: in any other turn nobody is hungry before the climate, and the game goes on."""
    world = game.clone()
    world.logging = False
    for card in range(len(world.home)):
        if world.home[card] != NO_SPECIES and not world.is_fed(card):
            world.kill(card)
    for seat in range(game.players):
        safe = world.points_of(seat)
        hungry = game.points_of(seat) - safe
        found.of_thing(f"seat {seat}", Message("preview-points", {"safe": safe, "hungry": hungry}))


def preview_hunger(game: Mutations, found: Preview) -> None:
    hungry = 0
    missing = 0
    for row in game.rows:
        for species in row:
            starving = 0
            for animal in game.animals_of(species):
                if not game.is_fed(animal):
                    starving += 1
                    missing += game.need[species] - game.food[animal]
            hungry += starving
            if starving:
                found.of_thing(f"species {species}", Message("preview-mut-starving", {"count": starving}))
    if hungry:
        found.table.append(
            Message("preview-mut-food-left", {"hungry": hungry, "missing": missing, "food": game.red})
        )


def preview_unseen(game: Mutations, seat: int | None, found: Preview) -> None:
    """What the cards can be whose faces the seat does not know, wherever they lie."""
    unseen = [0] * len(TRAITS)
    for card in range(len(game.faces)):
        if not game.knows(seat, card):
            unseen[game.faces[card]] += 1
    if sum(unseen):
        found.table.append(Message("preview-mut-unseen-all", {"count": sum(unseen)}))
    for trait in TRAITS:
        if unseen[trait.kind]:
            name = "@mut-trait-" + trait.name
            found.table.append(Message("preview-mut-unseen", {"trait": name, "count": unseen[trait.kind]}))


def preview_dangers(game: Mutations, seat: int, found: Preview) -> None:
    """Which species of the seat others could attack in this turn."""
    for prey in game.rows[seat]:
        open_to: list[str] = []
        for owner in range(game.players):
            if owner != seat:
                for carnivore in game.rows[owner]:
                    if could_attack(game, carnivore, prey):
                        open_to.append(str(carnivore))
        if open_to:
            found.of_thing(f"species {prey}", Message("preview-mut-open-to", {"species": open_to}))


def could_attack(game: Mutations, carnivore: int, prey: int) -> bool:
    for animal in game.animals_of(carnivore):
        if can_attack_now(game, animal) and reaches(game, carnivore, insight_of(game, animal), prey):
            return True
    return False


def preview_attack(game: Mutations, seat: int, code: int, found: Preview) -> None:
    carnivore, number, prey = moves.home_of(code), moves.number_of(code), moves.SPECIES.of(code)
    ignored = moves.ignored_in(code)
    attack = Attack(seat, carnivore, number, prey, ignored, insight_of(game, game.animal(carnivore, number)))
    for trait in TRAITS:
        if game.mask[prey] & ~ignored & trait.bit:
            reactions = Numbers()
            trait.reactions(game, attack, reactions)
            if len(reactions):
                found.of_option(code, trait.foretold(game, reactions.all()))
            if trait.harms:
                name = "@mut-trait-" + trait.name
                found.of_option(code, Message(f"preview-harm-{trait.harms}", {"trait": name}))
