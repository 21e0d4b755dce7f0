"""A new game: shuffle, deal, and who is first."""

from typing import Final

from fittest.games.evolution import events
from fittest.games.evolution.phases.turn import Turn, roll_bank
from fittest.games.evolution.rules import Rules
from fittest.games.evolution.state import Evolution
from fittest.kernel.game import Setup

BY_LOT: Final = -1


def start(setup: Setup, rules: Rules, first: int = BY_LOT) -> Evolution:
    game = Evolution(setup, rules)
    game.open_table()
    game.deck = rules.shuffled(game.chance)
    game.removed = left_out(rules.cards, game.deck)
    game.first = game.chance.below(game.players) if first == BY_LOT else first
    game.log_event(events.FIRST, game.first)
    if rules.bank_first:
        game.turn = 1
        game.last_turn = True
        roll_bank(game)
    deal(game)
    for player in game.seats:
        player.reserve = rules.reserve
    game.stack.append(Turn(0))
    game.advance()
    return game


def deal(game: Evolution) -> None:
    for seat in game.clockwise_from(game.first):
        cards = [game.deck.pop() for _ in range(min(game.rules.deal, len(game.deck)))]
        game.seats[seat].gain(cards)
        game.log(events.DEALT, [seat, len(cards)], seat, cards)
    if game.rules.everything_dealt:
        game.removed.extend(game.deck)
        game.deck = []


def left_out(cards: list[int], deck: list[int]) -> list[int]:
    """What a halved deck has put away."""
    if len(deck) == len(cards):
        return []
    rest = cards[:]
    for card in deck:
        rest.remove(card)
    return rest
