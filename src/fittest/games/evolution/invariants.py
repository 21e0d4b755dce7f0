"""What can never be, whatever is played: cards lost or doubled, tokens where none can lie, loose ends."""

from fittest.games.evolution.animals import BODILESS, PLAIN_CARD, SATED, Animal
from fittest.games.evolution.cards import CARD_NAMES
from fittest.games.evolution.ids import CARD, INNATE, OFF, PROXY, TRAIT, YELLOW, bit, card_of
from fittest.games.evolution.phases.feeding import FeedingMove
from fittest.games.evolution.placement import company_refusal
from fittest.games.evolution.rules import FEEDING
from fittest.games.evolution.state import Evolution
from fittest.games.evolution.trait import NO_TRAIT, TRAITS
from fittest.kernel.reasons import FINE


def check_invariants(game: Evolution) -> list[str]:
    """One line for everything that is broken; none in a sound position."""
    found: list[str] = []
    numbers_are_sane(game, found)
    animals_are_sound(game, found)
    links_are_sound(game, found)
    if not found:
        kept_values_are_fresh(game, found)
    if game.setup.scenario is None:
        cards_are_conserved(game, found)
    return found


def numbers_are_sane(game: Evolution, out: list[str]) -> None:
    if game.over != (game.decision is None) and not game.stepwise:
        out.append(f"over is {game.over}, but the decision is {game.decision}")
    if not 0 <= game.first < game.players:
        out.append(f"first player {game.first}")
    for tokens in game.bank:
        if tokens < 0:
            out.append(f"bank of {tokens}")
    for seat in range(game.players):
        player = game.seats[seat]
        if [*player.hand] != sorted(player.hand):
            out.append(f"hand of seat {seat} is out of order")
        if min(player.points, player.reserve, player.consolation, player.uncounted) < 0:
            out.append(f"seat {seat} has less than nothing")


def animals_are_sound(game: Evolution, out: list[str]) -> None:
    before = 0
    for animal in game.animals:
        if not before < animal.id < game.next_id:
            out.append(f"animal {animal.id} stands after {before}, next is {game.next_id}")
        before = animal.id
        if not (0 <= animal.owner < game.players and 0 <= animal.at < len(game.bank)):
            out.append(f"animal {animal.id} belongs to {animal.owner} at {animal.at}")
        if animal.food < 0 or (animal.body == BODILESS and animal.food):
            out.append(f"animal {animal.id} has {animal.food} tokens")
        if animal.food > animal.need:
            out.append(f"animal {animal.id} has {animal.food} tokens and needs {animal.need}")
        cards_of_animal_are_sound(animal, out)
        fed = animal.body != BODILESS and game.is_fed(animal)
        if game.stage == FEEDING and fed != (animal.flags & SATED != 0):
            out.append(f"animal {animal.id}: being fed ({fed}) went unnoticed")


def cards_of_animal_are_sound(animal: Animal, out: list[str]) -> None:
    seen = 0
    for card in animal.cards:
        trait = TRAITS[card & TRAIT]
        if trait.pair:
            out.append(f"animal {animal.id} holds pair trait {trait.id} alone")
        if seen & (1 << trait.id) and not trait.several:
            out.append(f"animal {animal.id} holds trait {trait.id} twice")
        if trait.excludes != NO_TRAIT and seen & (1 << trait.excludes):
            out.append(f"animal {animal.id} holds trait {trait.id} and what excludes it")
        if card & YELLOW and not trait.stores:
            out.append(f"animal {animal.id} has fat on trait {trait.id}")
        seen |= 1 << trait.id


def links_are_sound(game: Evolution, out: list[str]) -> None:
    seen: list[int] = []
    moving = is_moving(game)
    for link in game.links:
        a, b = game.find(link.a), game.find(link.b)
        if a is None or b is None or a.id == b.id:
            out.append(f"pair trait {link.trait} between {link.a} and {link.b}")
            continue
        if a.owner != b.owner or (a.at != b.at and not moving):
            out.append(f"pair trait {link.trait} parts {link.a} and {link.b}")
        if not TRAITS[link.trait].pair:
            out.append(f"trait {link.trait} between {link.a} and {link.b}")
        if link.acts == (game.is_still(a) or game.is_still(b)):
            out.append(f"pair trait {link.trait} of {link.a} and {link.b}: acts is {link.acts}")
        key = link.trait << 40 | min(a.id, b.id) << 20 | max(a.id, b.id)
        if key in seen:
            out.append(f"pair trait {link.trait} twice between {link.a} and {link.b}")
        seen.append(key)


def is_moving(game: Evolution) -> bool:
    """In a move given up to migration partners may still come after each other."""
    for frame in game.stack:
        if isinstance(frame, FeedingMove) and frame.exclusive:
            return True
    return False


def kept_values_are_fresh(game: Evolution, out: list[str]) -> None:
    for animal in game.animals:
        copy = animal.clone()
        game.refresh(copy)
        if copy.acts != animal.acts or copy.holds != animal.holds:
            out.append(f"animal {animal.id}: its acting traits are out of date")
        if copy.need != animal.need or copy.links != animal.links:
            out.append(f"animal {animal.id}: need {animal.need}, should be {copy.need}")
        for trait in TRAITS:
            refused = company_refusal(game, trait, animal) != FINE
            if game.rules.printed & bit(trait.id) and refused != (animal.closed & bit(trait.id) != 0):
                out.append(f"animal {animal.id}: closed to {trait.id} the wrong way")
        for i in range(len(animal.cards)):
            if (copy.cards[i] ^ animal.cards[i]) & OFF:
                out.append(f"animal {animal.id}: card {i} is switched the wrong way")


def cards_are_conserved(game: Evolution, out: list[str]) -> None:
    counts: list[int] = [0] * len(CARD_NAMES)
    for pile in (game.deck, game.centre, game.common, game.removed):
        count_cards(pile, counts)
    for player in game.seats:
        count_cards([*player.hand], counts)
        count_cards([*player.open_pile], counts)
        count_cards([card & ~PLAIN_CARD for card in player.hidden_pile], counts)
    for animal in game.animals:
        if animal.body != BODILESS:
            counts[animal.body & CARD] += 1
        count_cards([card_of(card) for card in animal.cards if card & (INNATE | PROXY) == 0], counts)
    count_cards([link.card for link in game.links], counts)
    for card in game.rules.cards:
        counts[card] -= 1
    for kind in range(len(counts)):
        if counts[kind]:
            out.append(f"{counts[kind]:+d} of card {CARD_NAMES[kind]}")


def count_cards(cards: list[int], counts: list[int]) -> None:
    for card in cards:
        counts[card] += 1
