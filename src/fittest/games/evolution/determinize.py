"""A world that one seat could be in: every card that it has not seen may lie anywhere it could."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from fittest.games.evolution.animals import BODILESS, PLAIN, PLAIN_CARD, REVEALED, Animal
from fittest.games.evolution.trait import concealing_trait
from fittest.kernel.chance import Chance
from fittest.kernel.vectors import vec

if TYPE_CHECKING:
    from fittest.games.evolution.state import Evolution


def determinize(game: "Evolution", seat: int, chance: Chance) -> None:
    """Gather the unseen cards, shuffle them, and lay them out again.

    An animal that everybody knows to conceal nothing must not get a card that would have had to
    show itself; such places are filled first, out of the cards that may lie there.
    """
    unseen: list[int] = game.deck + game.removed
    for other in range(game.players):
        if other != seat:
            unseen.extend(game.seats[other].hand)
            unseen.extend(game.seats[other].hidden_pile)
    bodies = hidden_bodies(game, seat)
    for animal in bodies:
        unseen.append(animal.body)
    unseen = [card & ~PLAIN_CARD for card in unseen]
    unseen.sort()
    chance.shuffle(unseen)
    for animal in bodies:
        if animal.flags & PLAIN:
            animal.body = take_plain(unseen)
    for other in range(game.players):
        if other != seat:
            player = game.seats[other]
            pile = player.hidden_pile
            known = [take_plain(unseen) | PLAIN_CARD if card & PLAIN_CARD else card for card in pile]
            player.hidden_pile = vec[i64](known)
    for animal in bodies:
        if animal.flags & PLAIN == 0:
            animal.body = unseen.pop()
    for other in range(game.players):
        if other != seat:
            player = game.seats[other]
            player.hand = vec[i64](sorted(take(unseen, len(player.hand))))
            pile = player.hidden_pile
            player.hidden_pile = vec[i64]([card if card & PLAIN_CARD else unseen.pop() for card in pile])
    game.removed = take(unseen, len(game.removed))
    game.deck = unseen


def hidden_bodies(game: "Evolution", seat: int) -> list[Animal]:
    found: list[Animal] = []
    for animal in game.animals:
        if animal.owner != seat and animal.body != BODILESS and animal.flags & REVEALED == 0:
            found.append(animal)
    return found


def take_plain(cards: list[int]) -> int:
    for i in range(len(cards) - 1, -1, -1):
        if concealing_trait(cards[i]) < 0:
            return cards.pop(i)
    raise AssertionError("no plain card is left among the unseen ones")


def take(cards: list[int], count: int) -> list[int]:
    taken = cards[len(cards) - count :]
    del cards[len(cards) - count :]
    return taken
