"""How far back an undo may go: only as far as nobody has learnt anything hidden since.

A seat's knowledge is the set of worlds that it could be in. An answer taught a seat nothing if every
world that was possible before it still is: the player could have answered there, perhaps with
another hidden card, so that the seat would see exactly what it sees. We draw some of those worlds and
look. A die or a shuffle is found for certain, since it moves the generator.
"""

import msgspec

from fittest.kernel.game import Game
from fittest.kernel.view import log_lines

WORLDS = 12

_encode = msgspec.json.encode


def undo_floor(before: Game, answers: list[str], seats: list[int] | None = None) -> int:
    """Of `answers`, given one after the other from `before` on, the number that cannot be undone because one
    of `seats` (None: anybody) has learnt something."""
    floor = 0
    game = before.clone()
    for number, answer in enumerate(answers, start=1):
        after = game.clone()
        after.apply(answer)
        if taught(game, answer, after, seats):
            floor = number
        game = after
    return floor


def taught(before: Game, answer: str, after: Game, seats: list[int] | None = None) -> bool:
    """Has one of `seats` learnt anything hidden by this answer?"""
    if before.chance.state() != after.chance.state():
        return True
    return any(
        _taught_seat(before, answer, after, seat)
        for seat in (range(before.players) if seats is None else seats)
    )


def _taught_seat(before: Game, answer: str, after: Game, seat: int) -> bool:
    told = len(before.events)
    seen = _seen(after, seat, told)
    return not all(_possible(before.sample(seat, seed), answer, seen, seat, told) for seed in range(WORLDS))


def _possible(world: Game, answer: str, seen: bytes, seat: int, told: int) -> bool:
    """Is there an answer in `world` after which `seat` sees this? The real one is the likeliest."""
    decision = world.decision
    if decision is None:
        return False
    texts = [option.text for option in decision.options]
    texts.sort(key=lambda text: text != answer)
    # One's own answer is no secret to oneself.
    for text in texts[:1] if decision.seat == seat else texts:
        then = world.clone()
        then.apply(text)
        if _seen(then, seat, told) == seen:
            return True
    return False


def _seen(game: Game, seat: int, told: int) -> bytes:
    return _encode((game.view(seat), log_lines(game, seat, told)))
