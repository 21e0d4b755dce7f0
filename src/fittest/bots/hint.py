"""A hint for a player: what each option is worth and why the best one is, from their own view."""

from dataclasses import dataclass

from fittest.bots.judge import CLEAR, Budget, Horizon, judge
from fittest.bots.player_view import PlayerView
from fittest.bots.reasons import reason
from fittest.kernel.message import Message

PATIENT = Budget(milliseconds=1000)


@dataclass(frozen=True, slots=True)
class Option:
    """An option of the pending decision. `chance` of winning, from 0 to 1, is known up to `margin`; `loss` is
    what it costs against the best in the same worlds, up to `doubt` (two standard errors each). `equal`:
    it is not behind the best beyond the noise."""

    index: int
    text: str
    label: Message
    chance: float
    margin: float
    loss: float
    doubt: float
    equal: bool


@dataclass(frozen=True, slots=True)
class Hint:
    """`options` are all that were looked at, the best first, and its equals next, as the heuristic likes
    them. `why`: in what the best one is ahead of the best of those that are clearly worse, which is `than`,
    at the `horizon`; if there is none, all are equal."""

    options: list[Option]
    why: Message | None
    than: Message | None
    horizon: Horizon

    def find(self, text: str) -> Option | None:
        return next((option for option in self.options if option.text == text), None)


def hint(player: PlayerView, seed: int = 0, budget: Budget = PATIENT) -> Hint:
    found = judge(player, seed, budget)
    labels = player.decision.options
    options = []
    for rivals, best in ((found.finalists, found.best), (found.others, found.leader)):
        for judged in rivals:
            loss, error = (0.0, 0.0) if judged is best else judged.behind(best)
            label = labels[judged.index]
            options.append(
                Option(
                    judged.index,
                    label.text,
                    label.message,
                    judged.chance,
                    CLEAR * judged.error,
                    max(0.0, loss),
                    CLEAR * error,
                    judged is best or not judged.is_behind(best),
                )
            )
    # Among equals the heuristic decides, not the noise.
    equals = sorted(found.equals, key=lambda judged: judged.rank)
    places = {judged.index: place for place, judged in enumerate(equals)}
    options.sort(key=lambda option: (not option.equal, places.get(option.index, len(places))))
    worse = next((judged for judged in found.finalists if judged.is_behind(equals[0])), None)
    if worse is None:
        return Hint(options, None, None, found.horizon)
    why = reason(found, equals[0], worse)
    return Hint(options, why, labels[worse.index].message, found.horizon)
