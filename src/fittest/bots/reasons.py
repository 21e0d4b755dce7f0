"""Why an option is better than another: what differs most between the worlds that come of them."""

from fittest.bots.judge import CLEAR, Judged, Judgement
from fittest.kernel.message import Message

WORTH = {
    "points": 0.1,
    "rival_points": -0.075,
    "animals": 2.5,
    "rival_animals": -1.0,
    "traits": 0.7,
    "fat": 0.7,
    "cards": 1.0,
    "fed": 2.55,
    "starved": -2.6,
    "lost": -2.6,
    "eaten": -2.6,
    "attacked": -0.8,
    "caught": 2.0,
    "species": 1.5,
    "parasites": -1.0,
    "dinosaurs": 1.5,
    "genes": 1.5,
    "born": 1.0,
    "died": -1.6,
}
"""How much one of it weighs as a reason, roughly in points; what does harm counts less than nothing. Points
themselves weigh little: they say that an option is better, and seldom why. What is not here is not told."""
LEAST = 0.15
"""A smaller difference, on average, is no reason."""


def reason(judgement: Judgement, best: Judged, other: Judged) -> Message:
    """In what the best option is ahead of another one."""
    found: list[tuple[float, str, float]] = []
    for place, name in enumerate(judgement.names):
        mean, error = best.difference(other, place)
        gain = WORTH.get(name, 0.0) * mean
        if gain > 0 and abs(mean) >= LEAST and abs(mean) > CLEAR * error:
            found.append((gain, name, abs(mean)))
    if not found:
        ahead = other.behind(best)[0]
        return Message("reason-chance", {"percent": max(1, round(100 * ahead))})
    _, name, amount = max(found)
    tenths = round(10 * amount)
    return Message("reason-" + name, {"count": tenths // 10, "tenth": tenths % 10})
