"""The greedy bot of Dinosaurs plays sensibly."""

import fittest
from fittest.bots.heuristics.dinosaurs import Rater
from fittest.bots.heuristics.dinosaurs_cards import card_rating
from fittest.bots.heuristics.registry import heuristic_of
from fittest.bots.player_view import PlayerView
from fittest.bots.registry import bot
from fittest.games.dinosaurs.cards import CARDS
from fittest.games.dinosaurs.ids import EGG, LEG, TAIL
from fittest.games.dinosaurs.state import Dinosaurs
from fittest.kernel.numbers import Numbers
from tests.games.dinosaurs.table import answer, options, position, three


def rater_of(game: Dinosaurs) -> Rater:
    return Rater(game, 0, heuristic_of("dinosaurs").numbers)


def best(game: Dinosaurs) -> str:
    assert game.decision is not None
    rates = heuristic_of("dinosaurs").ratings(game, game.decision.codes)
    assert len(rates) == len(game.decision.codes)
    return options(game)[rates.index(max(rates))]


def test_it_leaves_a_deadly_hex() -> None:
    game = position("movement", sector=0, A={"dinos": [[3, 2]]}, B={"dinos": [[0, 0]]}, C={"dinos": [[6, 0]]})
    assert best(game) in ("move 3,2 3,1", "move 3,2 4,1")


def test_it_walks_towards_life() -> None:
    """Two steps away nothing is gained yet, but it goes the right way."""
    game = position(
        "movement",
        sector=0,
        A={"genes": {"leg": 2}, "dinos": [[3, 3]]},
        B={"dinos": [[0, 0]]},
        C={"dinos": [[6, 0]]},
    )
    assert best(game) in ("move 3,3 3,2", "move 3,3 4,2")


def test_it_fights_when_it_has_nothing_to_lose() -> None:
    """A doomed dinosaur next to prey in a good place."""
    game = position(
        "movement",
        sector=0,
        A={"dinos": [[0, 2]]},
        B={"dinos": [[0, 1], [1, 1]]},
        C={"dinos": [[0, 3], [1, 2]]},
    )
    assert best(game).startswith("attack 0,2")
    game = position("movement", sector=0, A={"dinos": [[3, 0]]}, B={"dinos": [[4, 0]]}, C={"dinos": [[0, 0]]})
    assert not best(game).startswith("attack")


def test_it_places_newborns_where_they_live() -> None:
    game = position("births", sector=1, A={"dinos": [[3, 2]]}, B={"dinos": [[0, 0]]}, C={"dinos": [[6, 0]]})
    assert best(game) in ("birth 3,1", "birth 4,1")


def test_it_keeps_those_with_a_future() -> None:
    """After D comes P: of two in the cold, both in P, either; of the heat under P the desert is worse."""
    game = position(
        "survival", sector=1, A={"dinos": [[0, 0], [1, 0]]}, B={"dinos": [[4, 1]]}, C={"dinos": [[6, 1]]}
    )
    assert best(game).startswith("lose")


def test_it_bids_by_value() -> None:
    game = position("auction", rows=["tail", "egg", "horn"], space=4, **three())
    assert best(game) == "row 2"
    answer(game, "row 2")
    assert best(game) == "bid 0"
    rater = rater_of(game)
    assert rater.gene_worth(EGG) > rater.gene_worth(LEG) > rater.gene_worth(TAIL)
    late = rater_of(position("auction", rows=["tail", "egg", "horn"], space=13, **three()))
    assert late.gene_worth(EGG) < rater.gene_worth(EGG)


def test_it_does_not_waste_battle_rage() -> None:
    """No rival stands beside the herd, or the die decides as before: the card stays in hand."""
    rage = {"hand": ["battle-rage"], "dinos": [[3, 1]]}
    far = position("movement", sector=0, space=12, A=rage, B={"dinos": [[0, 0]]}, C={"dinos": [[6, 0]]})
    assert best(far) == "pass"
    strong = {**rage, "genes": {"horn": 9}}
    near = position("movement", sector=0, space=12, A=strong, B={"dinos": [[4, 1]]}, C={"dinos": [[6, 0]]})
    assert best(near) == "pass"
    even = position("movement", sector=0, space=12, A=rage, B={"dinos": [[4, 1]]}, C={"dinos": [[6, 0]]})
    assert best(even) == "play battle-rage"


def test_easy_keeps_its_points_in_the_auction() -> None:
    """Nobody who has twelve points bids them for the first gene, however little he thinks."""
    game = position("auction", rows=["tail", "egg", "horn"], space=4, **three(A={"points": 12}))
    answer(game, "row 2")
    bids = [options(game)[bot("easy", seed).choose(PlayerView(game, 0))] for seed in range(60)]
    assert all(int(bid.split()[1]) < 9 for bid in bids)
    assert len(set(bids)) > 1


def test_it_does_not_pay_more_than_a_gene_is_worth() -> None:
    game = position("auction", rows=["egg", "tail", "horn"], space=12, **three())
    answer(game, "row 1", "bid 9")
    assert best(game) != "row 1"


def test_it_keeps_a_card_that_does_nothing_and_plays_one_that_saves() -> None:
    crowd = {"dinos": [[0, 1], [1, 1], [2, 1]]}
    game = position("survival", sector=0, A={"hand": ["winter-coat", "fern-shade"], **crowd}, B={}, C={})
    assert best(game) == "play winter-coat"
    game = position("survival", sector=0, A={"hand": ["fern-shade"], **crowd}, B={}, C={})
    assert best(game) == "pass"


def test_every_kind_of_card_is_rated() -> None:
    game = position("movement", **three(B={"dinos": [[q, 1] for q in range(2, 6)]}))
    for card in CARDS:
        codes = Numbers()
        card.add_plays(game, 0, codes)
        for code in codes.all():
            assert -2 < card_rating(rater_of(game), code) < 5


def test_it_beats_random_players() -> None:
    wins = 0
    for number in range(6):
        game = fittest.new("dinosaurs", players=3, seed=number)
        greedy = number % 3
        bots = [bot("greedy" if seat == greedy else "random", seat) for seat in range(3)]
        while (decision := game.decision) is not None:
            game.apply(bots[decision.seat].choose(PlayerView(game, decision.seat)))
        wins += game.winners == [greedy]
    assert wins == 6
