"""Cards from the deck to the hands."""

from mypy_extensions import i64

from fittest.games.evolution import events
from fittest.games.evolution.state import Evolution


def deal_in_rounds(game: Evolution, owed: list[int]) -> None:
    """One card at a time from the first player on, until all is paid or nothing is left to draw."""
    got: list[list[int]] = [[] for _ in range(game.players)]
    seat: i64 = game.first
    left: i64 = sum(owed)
    while left and has_cards(game):
        count: i64 = owed[seat]
        if count:
            owed[seat] = count - 1
            left -= 1
            got[seat].append(game.deck.pop())
        seat = game.next_seat(seat)
    for seat in game.clockwise_from(game.first):
        drawn = got[seat]
        if drawn:
            game.seats[seat].gain(drawn)
            game.log(events.DREW, [seat, len(drawn)], seat, drawn)


def has_cards(game: Evolution) -> bool:
    """An exhausted deck is made anew from the common discard, where there is one."""
    if game.deck:
        return True
    if not game.common:
        return False
    game.deck = game.common
    game.common = []
    game.chance.shuffle(game.deck)
    game.log_event(events.RESHUFFLED, len(game.deck))
    return True
