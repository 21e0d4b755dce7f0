"""The greedy bot of Dinosaurs plays sensibly."""

import fittest
from fittest.bots.chair import Chair
from fittest.bots.dinosaurs import gene_worth, rate
from fittest.bots.registry import bot
from fittest.games.dinosaurs.game import Dinosaurs
from tests.games.dinosaurs.table import answer, options, position, three


def best(game: Dinosaurs) -> str:
    assert game.decision is not None
    rates = rate(game.view(game.decision.seat), game.decision)
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
    view = game.view(0)
    assert gene_worth(view, 0, "egg") > gene_worth(view, 0, "leg") > gene_worth(view, 0, "tail")
    late = position("auction", rows=["tail", "egg", "horn"], space=13, **three()).view(0)
    assert gene_worth(late, 0, "egg") < gene_worth(view, 0, "egg")


def test_it_does_not_pay_more_than_a_gene_is_worth() -> None:
    game = position("auction", rows=["egg", "tail", "horn"], space=12, **three())
    answer(game, "row 1", "bid 9")
    assert best(game) != "row 1"


def test_it_keeps_a_card_that_does_nothing_and_plays_one_that_saves() -> None:
    crowd = {"dinos": [[0, 1], [1, 1], [2, 1]]}
    game = position("survival", sector=0, A={"hand": ["winter_coat", "fern_shade"], **crowd}, B={}, C={})
    assert best(game) == "play winter_coat"
    game = position("survival", sector=0, A={"hand": ["fern_shade"], **crowd}, B={}, C={})
    assert best(game) == "pass"


def test_every_kind_of_card_is_rated() -> None:
    from fittest.bots.dinosaurs_cards import rate_card
    from fittest.bots.dinosaurs_land import Land
    from fittest.games.dinosaurs.cards import CARDS

    game = position("movement", **three(B={"dinos": [[q, 1] for q in range(2, 6)]}))
    view = game.view(0)
    for card in CARDS:
        for code in card.codes(game, 0):
            assert -2 < rate_card(view, Land(view, 0), code) < 5


def test_it_beats_random_players() -> None:
    wins = 0
    for number in range(6):
        game = fittest.new("dinosaurs", players=3, seed=number)
        greedy = number % 3
        bots = [bot("greedy" if seat == greedy else "random", seat) for seat in range(3)]
        while (decision := game.decision) is not None:
            game.apply(bots[decision.seat].choose(Chair(game, decision.seat)))
        wins += game.winners == [greedy]
    assert wins == 6
