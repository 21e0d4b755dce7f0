"""What the temperaments of the characters come to: `scripts/characters.py RULESET [LEVEL] [GAMES] [PLAYERS]`.

Each character sits among plain bots of its level, on every seat of every deal in turn. Told are its share of
victories, how often in a game it gives the answers by which it should be known, how often a plain bot in its
place does, and the difference in the same deals; intervals are of 95 %.
"""

import sys

import fittest
from fittest.bots.characters import CHARACTERS
from fittest.bots.match import play
from fittest.games.dinosaurs.ids import GENE_NAMES
from fittest.games.dinosaurs.state import Dinosaurs
from fittest.games.registry import game_id
from fittest.lab.statistics import mean, share

SHIELDS = ("camouflage", "burrowing", "poisonous", "swimming", "shell", "flight", "symbiosis")
SIGNS = {
    "evolution": {
        "breeder": (" lay ",),
        "hunter": (" attack ", " carnivorous on "),
        "miser": (" fat-tissue on ", " hibernation on "),
        "gambler": (" carnivorous on ", " big on ", " running on "),
        "guardian": tuple(f" {trait} on " for trait in SHIELDS),
        "pest": (" parasite on ", " graze ", " pirate "),
    },
    "mutations": {
        "breeder": (" species ", " grow ", " diverge "),
        "hunter": (" attack ",),
        "miser": (" keep ", " pass "),
        "gambler": (" trait ",),
        "guardian": (" green ",),
        "pest": (" black ",),
    },
    "dinosaurs": {
        "breeder": (" birth ",),
        "hunter": (" attack ",),
        "miser": tuple(f" bid {price} " for price in range(2, 30)),
        "gambler": ("mutation",),
        "guardian": ("fur", "parasol"),
        "pest": (" play ",),
    },
}


def signs_of(game: fittest.Game, seat: int, wanted: tuple[str, ...]) -> int:
    """How many answers of a seat have one of these words in them; of genes, how many it has in the end."""
    if wanted[0] in GENE_NAMES:
        assert isinstance(game, Dinosaurs)
        return sum(game.gene(seat, GENE_NAMES.index(gene)) for gene in wanted)
    again = game.opening()
    found = 0
    for answer in game.record()["answers"]:
        found += again.decision.seat == seat and any(word in f" {answer} " for word in wanted)
        again.apply(answer)
    return found


def main(ruleset: str, level: str = "greedy", games: int = 200, players: int = 2) -> None:
    print(f"{ruleset}, {players} players, {level}, {games} games each, par {100 / players:.0f} %")
    plain = [play(ruleset, bots=[level] * players, seed=deal) for deal in range(games // players)]
    for character in CHARACTERS:
        wanted = SIGNS[game_id(ruleset)][character]
        won, own, usual = 0.0, list[int](), list[int]()
        for number in range(games):
            seat = number % players
            bots = [level] * players
            bots[seat] = f"{level}:{character}"
            game = play(ruleset, bots=bots, seed=number // players)
            won += seat in game.winners and 1 / len(game.winners)
            own.append(signs_of(game, seat, wanted))
            usual.append(signs_of(plain[number // players], seat, wanted))
        wins = share(won, games)
        more = mean([one - other for one, other in zip(own, usual, strict=True)])
        print(
            f"{character:9} wins {100 * wins.mean:5.1f} % [{100 * wins.low:.0f}, {100 * wins.high:.0f}];"
            f" known by {sum(own) / games:.1f}, plain {sum(usual) / games:.1f},"
            f" difference {more.mean:+.1f} [{more.low:+.1f}, {more.high:+.1f}]",
            flush=True,
        )


if __name__ == "__main__":
    main(sys.argv[1], *sys.argv[2:3], *map(int, sys.argv[3:]))
