"""How often a bot gives the same answer under another seed, and how long its answers take:

    PYTHONPATH=build/compiled python scripts/steadiness.py [BOT] [RULESET] [--players N] [--positions N]

Every twelfth question with a choice, from the second turn on, of games that `quick` plays against itself.
"""

import argparse
import time

import fittest
from fittest.bots.player_view import PlayerView
from fittest.bots.registry import bot
from fittest.kernel.game import Game
from fittest.lab.seeds import derive
from fittest.lab.statistics import share

EVERY = 12


def positions(ruleset: str, players: int, count: int) -> list[Game]:
    found: list[Game] = []
    number = 0
    while len(found) < count:
        game = fittest.new(ruleset, players=players, seed=derive(7, "steadiness", number))
        seats = [bot("quick", derive(7, number, seat)) for seat in range(players)]
        asked = 0
        while (decision := game.decision) is not None:
            asked += decision.count > 1
            if decision.count > 1 and game.turns > 1 and asked % EVERY == 0:
                found.append(game.clone())
            game.apply(seats[decision.seat].choose(PlayerView(game, decision.seat)))
        number += 1
    return found[:count]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("bot", nargs="?", default="master")
    parser.add_argument("ruleset", nargs="?", default="evolution")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--positions", type=int, default=200)
    args = parser.parse_args()
    same = 0
    times: list[float] = []
    for number, game in enumerate(positions(args.ruleset, args.players, args.positions)):
        assert game.decision is not None
        player = PlayerView(game, game.decision.seat)
        answers = []
        for seed in (1, 2):
            begin = time.process_time()
            answers.append(bot(args.bot, derive(seed, number)).choose(player))
            times.append(1000 * (time.process_time() - begin))
        same += answers[0] == answers[1]
    times.sort()
    found = share(same, args.positions)
    print(f"same answer: {found.mean:.1%} [{found.low:.1%}, {found.high:.1%}] of {args.positions}")
    picked = (sum(times) / len(times), times[len(times) // 2], times[int(0.95 * len(times))], times[-1])
    print("ms: mean {:.0f}, median {:.0f}, 95 % {:.0f}, longest {:.0f}".format(*picked))


if __name__ == "__main__":
    main()
