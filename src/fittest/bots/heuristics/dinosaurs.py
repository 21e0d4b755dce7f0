"""Dinosaurs: what the herd will be worth this turn and, at a discount, the next. Ratings are in points."""

from typing import Final

from mypy_extensions import i64

from fittest.bots.heuristics.base import Heuristic, OptionRater, points_of
from fittest.bots.heuristics.dinosaurs_cards import card_rating
from fittest.games.dinosaurs import ids, moves
from fittest.games.dinosaurs.rules import NUMBERS
from fittest.games.dinosaurs.state import Dinosaurs
from fittest.kernel.game import Game

NEXT_TURN: Final = 0.6
NEARER: Final = 0.05
"""What a step nearer to a place to live is worth, for those who cannot live where they are."""
STEP: Final = 0.02
KILL: Final = 0.5
"""What it is worth that a rival loses a dinosaur."""
# The numbers that follow were fitted to some hundred play-outs; see docs/bots.md.
PER_TURN: Final = [0.3, 0.63, 0.48, 1.05, 0.46, 0.42, 0.1, 0.0]
"""Worth of a gene for each turn that it will act, by gene."""
USEFUL: Final = [3, 2, 9, 2, 9, 9, 9, 0]
"""How many of a kind are of full worth; of the next one a third is left, and nothing of those beyond."""
CARD_WORTH: Final = 0.4
BEARING: Final = 0.3
"""At the beginning of a turn genes still act in this one; by how much of a turn that counts."""
HEAD: Final = 1.0
HEAD_PER_TURN: Final = 0.18
"""What a dinosaur will bring, and the more so the more turns there are to come."""
SAFE: Final = 0.25
"""What it adds that it would survive the next climate where it stands."""


NEXT_TURN_N: Final = 0
NEARER_N: Final = 1
KILL_N: Final = 2
CARD_N: Final = 3
CROWDED_EGG_N: Final = 4
GENES_N: Final = 5
NAMES: Final = ["next_turn", "nearer", "kill", "card", "crowded_egg"]


class DinosaurHeuristic(Heuristic):
    certainty = 60.0
    reads_hidden = False

    def __init__(self) -> None:
        super().__init__()
        self.numbers = [NEXT_TURN, NEARER, KILL, CARD_WORTH, 0.5, *PER_TURN[: ids.CARD]]

    @property
    def number_names(self) -> list[str]:
        return NAMES + [f"gene_{name}" for name in ids.GENE_NAMES[: ids.CARD]]

    def rater(self, game: Game) -> OptionRater:
        assert isinstance(game, Dinosaurs)
        decision = game.decision
        return Rater(game, decision.seat if decision is not None else 0, self.numbers)

    def evaluate(self, game: Game) -> list[float]:
        """Points, and what genes, cards and the herd will still bring."""
        assert isinstance(game, Dinosaurs)
        return [game.points[seat] + Rater(game, seat, self.numbers).outlook() for seat in range(game.players)]

    @property
    def fact_names(self) -> list[str]:
        return ["points", "rival_points", "dinosaurs", "genes", "cards"]

    def facts(self, game: Game, seat: int) -> list[float]:
        assert isinstance(game, Dinosaurs)
        genes = 0
        for gene in range(ids.CARD):
            genes += game.gene(seat, gene)
        counts = [game.herd[seat], genes, len(game.hands[seat])]
        return points_of(game, seat) + [float(count) for count in counts]


class Rater(OptionRater):
    """The map as `seat` sees it now. It lasts for one decision."""

    def __init__(self, game: Dinosaurs, seat: int, numbers: list[float]) -> None:
        self.game = game
        self.n = numbers
        self.seat = seat
        self.ring = game.rules.ring
        # Before the roll of this turn the climate to reckon with is the likeliest one.
        rolled = game.phase not in (ids.INITIATIVE, ids.CLIMATE)
        self.climate = self.ring[game.sector if rolled else self.sector_after(6)]
        self.herds = self.count_herds(seat)
        self.here = self.worth(self.herds)

    def sector_after(self, die: int) -> int:
        return (self.game.sector + NUMBERS.climate_die[die - 1]) % len(self.ring)

    def count_herds(self, seat: int) -> list[int]:
        """How many dinosaurs stand on each terrain."""
        return [int(self.game.standing[seat * ids.TERRAINS + terrain]) for terrain in range(ids.TERRAINS)]

    def alive(self, counts: list[int], climate: int, seat: int) -> list[int]:
        """Who survives a climate, by terrain."""
        game = self.game
        kept = [0, 0, 0, 0]
        kept[climate] = counts[climate]
        if climate < 3:
            room = max(0, game.gene(seat, ids.FUR) + game.effect(seat, ids.MORE_FUR))
            kept[climate + 1] = min(counts[climate + 1], room)
        if climate > 0:
            room = max(0, game.gene(seat, ids.PARASOL) + game.effect(seat, ids.MORE_PARASOL))
            kept[climate - 1] = min(counts[climate - 1], room)
        return kept

    def worth(self, counts: list[int]) -> float:
        """Points of this turn, and at a discount of the next."""
        now = self.alive(counts, self.climate, self.seat)
        later = 0
        for step in NUMBERS.climate_die:
            climate = self.ring[(self.game.sector + step) % len(self.ring)]
            later += sum(self.alive(now, climate, self.seat))
        far = 0
        for terrain in range(4):
            far += (counts[terrain] - now[terrain]) * abs(terrain - self.climate)
        return sum(now) + self.n[NEXT_TURN_N] * later / 6.0 - self.n[NEARER_N] * far

    def rate(self, code: i64) -> float:
        if moves.MOVE.matches(code) or moves.ATTACK.matches(code):
            return self.step(moves.START.of(code), moves.GOAL.of(code), moves.ATTACK.matches(code))
        if moves.BIRTH.matches(code):
            return self.changed(ids.NOBODY, self.terrain(moves.HEX.of(code))) - self.here
        if moves.LOSE.matches(code):
            return -self.future(self.terrain(moves.HEX.of(code)))
        if moves.PICK.matches(code):
            return self.weather(self.ring[self.sector_after(moves.COUNT.of(code))])
        if moves.ROW.matches(code):
            return self.surplus(moves.COUNT.of(code) - 1)
        if moves.BID.matches(code):
            return -float(int(moves.COUNT.of(code)))
        if moves.PLAY.matches(code):
            return card_rating(self, code)
        return -1.0 if moves.HOLD.matches(code) else 0.0

    # -- the map -------------------------------------------------------------------------------

    def terrain(self, cell: int) -> int:
        return self.game.board.terrain[self.game.board.find(cell)]

    def changed(self, less: int, more: int) -> float:
        """The worth of the herd with a dinosaur gone from a terrain, or come to one."""
        counts = self.herds[:]
        if less != ids.NOBODY:
            counts[less] -= 1
        if more != ids.NOBODY:
            counts[more] += 1
        return self.worth(counts)

    def step(self, start: int, goal: int, attack: bool) -> float:
        there = self.changed(self.terrain(start), self.terrain(goal))
        if not attack:
            return there - self.here - STEP + 0.01 * self.approach(start, goal)
        rival = self.game.at[self.game.board.find(goal)]
        chance = int(self.game.wins_up_to(self.seat, rival)) / 6.0
        lost = self.changed(self.terrain(start), ids.NOBODY)
        return chance * (there + self.n[KILL_N]) + (1.0 - chance) * lost - self.here - STEP

    def approach(self, start: int, goal: int) -> int:
        """Does the step lead those who cannot live where they are nearer to where they could?"""
        if self.terrain(start) == self.climate:
            return 0
        return self.near_home(goal) - self.near_home(start)

    def near_home(self, cell: int) -> int:
        board = self.game.board
        for other in board.near[board.find(cell)]:
            if board.terrain[other] == self.climate and self.game.at[other] == ids.NOBODY:
                return 6
        return 0

    def future(self, terrain: int) -> float:
        """How well a dinosaur stands for the next turn, by itself."""
        worth = 0.0
        for step in NUMBERS.climate_die:
            apart = abs(terrain - self.ring[(self.game.sector + step) % len(self.ring)])
            worth += 1.0 if apart == 0 else 0.4 if apart == 1 else 0.0
        return worth / 6.0

    def weather(self, climate: int) -> float:
        """Own survivors under a climate, compared with those of the rivals."""
        own = 0
        theirs = 0
        for seat in range(self.game.players):
            lives = sum(self.alive(self.count_herds(seat), climate, seat))
            if seat == self.seat:
                own = lives
            else:
                theirs += lives
        return own - theirs / (self.game.players - 1.0)

    # -- the auction ---------------------------------------------------------------------------

    def surplus(self, row: int) -> float:
        """What a gene is worth beyond its price."""
        game = self.game
        lowest = 0 if game.row_owner[row] == ids.NOBODY else game.row_bid[row] + 1
        return self.gene_worth(game.rows[row]) - max(0, lowest - int(game.discount(self.seat)))

    def gene_worth(self, gene: int) -> float:
        left = self.turns_left()
        if gene == ids.CARD:
            return self.n[CARD_N] if left > 1.5 else 0.0
        worth = self.n[GENES_N + gene] * max(0.0, left - (1.0 if gene == ids.MUTATION else 0.0))
        if gene == ids.EGG and self.game.herd[self.seat] > 7:
            worth *= self.n[CROWDED_EGG_N]
        return worth * share(gene, self.game.gene(self.seat, gene))

    def outlook(self) -> float:
        """What the species will still bring at the beginning of a turn, in points."""
        game = self.game
        left = self.turns_left()
        safe = 0
        for step in NUMBERS.climate_die:
            climate = self.ring[(game.sector + step) % len(self.ring)]
            safe += sum(self.alive(self.herds, climate, self.seat))
        worth = int(game.herd[self.seat]) * (HEAD + HEAD_PER_TURN * left) + SAFE * safe / 6.0
        for gene in range(ids.CARD):
            for copy in range(game.gene(self.seat, gene)):
                worth += PER_TURN[gene] * share(gene, copy) * (left + BEARING)
        return worth + len(game.hands[self.seat]) * CARD_WORTH * min(1.0, left / 3.0)

    def turns_left(self) -> float:
        """Expected turns after this one."""
        expected = 0.0
        chance = 1.0
        space = self.game.space
        if self.game.phase not in (ids.DRAW, ids.AUCTION):
            space += 1
            chance = 0.0 if space >= NUMBERS.impact else 1.0 - NUMBERS.meteor_numbers[space] / 6.0
        while space < NUMBERS.impact:
            expected += chance
            space += 1
            chance *= 1.0 - NUMBERS.meteor_numbers[space] / 6.0
        return expected


def share(gene: int, owned: int) -> float:
    """What one more gene of a kind is worth, compared with the first."""
    if owned < USEFUL[gene]:
        return 1.0
    return 0.33 if owned == USEFUL[gene] else 0.0
