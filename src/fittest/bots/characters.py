"""Six temperaments. A character plays at any level, and likes some options better than they deserve.

What it likes is told in the numbers of the game's heuristic: each is raised or lowered by so much. An option
is liked by as many points as the heuristic rates it higher with those numbers than with its own. The level
judges as it always does, and likes are added to its judgement: a good level follows its temper only where
little is lost by it.
"""

from fittest.bots.heuristics.base import Heuristic
from fittest.bots.heuristics.registry import heuristic_of
from fittest.bots.player_view import SEEDS, PlayerView, Rater
from fittest.games.registry import game_id
from fittest.kernel.chance import Chance

Likes = dict[str, dict[str, float]]
"""By the game's id, what is added to the numbers of its heuristic; in a game that is not named, nothing."""

CHARACTERS: dict[str, Likes] = {
    "breeder": {
        "evolution": {"lay": 1.0, "lay_later": 0.3, "use_viviparous": 0.5, "use_r-strategy": 0.5},
        "mutations": {"room": 0.5, "full": 0.7, "crowded": -0.1},
        "dinosaurs": {"gene_egg": 0.5, "crowded_egg": 0.4},
    },
    "hunter": {
        "evolution": {"prey": 0.4, "stake": 2.8, "feed": -1.2, "hunter_help": 0.4, "use_carnivorous": 1.6},
        "mutations": {"rival": 0.5, "meal": 1.0, "eager": 1.0},
        "dinosaurs": {"kill": 0.7, "gene_horn": 0.4},
    },
    "miser": {
        "evolution": {"store": 0.5, "use_fat-tissue": 0.7, "use_hibernation": 0.5},
        "mutations": {"keep": 0.6, "grow_need": 0.4},
        "dinosaurs": {"gene_leg": -0.2, "gene_horn": -0.25, "gene_tail": -0.2, "gene_mutation": -0.1},
    },
    "gambler": {
        "evolution": {
            "need_rich": -0.1,
            "need_even": -0.1,
            "need_poor": -0.1,
            "use_running": 1.2,
            "use_big": 0.8,
            "use_carnivorous": 0.5,
        },
        "mutations": {"first_trait": 0.5, "trait": 0.6, "more_traits": -0.15},
        "dinosaurs": {"gene_mutation": 0.3},
    },
    "guardian": {
        "evolution": {
            "shield": 0.5,
            "dodge": 0.4,
            "use_camouflage": 0.7,
            "use_burrowing": 0.7,
            "use_poisonous": 0.6,
            "use_swimming": 0.6,
            "use_shell": 0.6,
            "use_flight": 0.6,
            "use_symbiosis": 0.4,
        },
        "mutations": {"shelter": 1.0},
        "dinosaurs": {"next_turn": 0.3, "gene_fur": 0.35, "gene_parasol": 0.35},
    },
    "pest": {
        "evolution": {"curse": 1.4, "graze": 0.8, "rob": 0.8, "use_grazing": 0.8, "use_piracy": 0.6},
        "mutations": {"infect": 1.2},
        "dinosaurs": {"card": 0.7, "kill": 0.2},
    },
}


class CharacterBot:
    """Plays as the bot of its level does, but for what it likes."""

    def __init__(self, seed: int, level: Rater, likes: Likes) -> None:
        # Likes are felt in worlds of their own, so that the level thinks the same with them as without.
        self._chance = Chance((seed + 1) % SEEDS)
        self._level = level
        self._likes = likes
        self._heuristics: dict[str, tuple[Heuristic, Heuristic]] = {}

    def choose(self, player: PlayerView) -> int:
        if player.decision.count == 1:
            return 0
        ratings = zip(self._level.ratings(player), self.liking(player), strict=True)
        return self._level.pick([rating + liked for rating, liked in ratings])

    def liking(self, player: PlayerView) -> list[float]:
        """By how many points each option is liked better than it deserves."""
        sober, fond = self._both(player.ruleset)
        world = player.sample(self._chance.below(SEEDS))
        codes = player.decision.codes
        pairs = zip(fond.ratings(world, codes), sober.ratings(world, codes), strict=True)
        return [liked - rated for liked, rated in pairs]

    def _both(self, ruleset: str) -> tuple[Heuristic, Heuristic]:
        """The heuristic as it is, and as the character would have it."""
        if ruleset not in self._heuristics:
            sober, fond = heuristic_of(ruleset), heuristic_of(ruleset)
            numbers = dict(zip(fond.number_names, fond.numbers, strict=True))
            likes = self._likes.get(game_id(ruleset), {})
            fond.tune({name: numbers[name] + more for name, more in likes.items() if name in numbers})
            self._heuristics[ruleset] = sober, fond
        return self._heuristics[ruleset]
