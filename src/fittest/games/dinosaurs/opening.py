"""Set-up: a star and three event cards for everybody. [SET-1 … SET-9]"""

from fittest.games.dinosaurs import events
from fittest.games.dinosaurs.phases.turn import Turn
from fittest.games.dinosaurs.state import Dinosaurs, full_deck


def open_game(game: Dinosaurs, stars: list[int] | None = None) -> None:
    """`stars` tells, by seat, on which star of the board a species begins; otherwise chance does. [SET-9]"""
    if stars is None:
        stars = list(range(game.players))
        game.chance.shuffle(stars)
    for seat in range(game.players):
        place = game.board.stars[stars[seat]]
        game.place(seat, place)
        game.log_event(events.STARTED, seat, game.board.cells[place])
    game.deck = full_deck()
    game.chance.shuffle(game.deck)
    for seat in range(game.players):
        for _ in range(game.rules.cards):
            game.draw_card(seat)
    game.settle()
    game.stack.append(Turn())
