"""Phase 5. SUR-1 … SUR-9, PTS-1 … PTS-3, CRD-13 … CRD-17"""

from fittest.games.dinosaurs.ids import METEOR
from tests.games.dinosaurs.table import answer, asked, options, owners, position, why

EIGHT = [[0, 0], [0, 1], [1, 1], [0, 2], [1, 2], [2, 2], [0, 3], [1, 3]]


def test_zones_take_their_dead() -> None:
    """SUR-1 … SUR-5: climate H; only the heat leaves a choice."""
    game = position(
        "survival",
        sector=2,
        A={"genes": {"fur": 2}, "dinos": EIGHT},
        B={"dinos": [[6, 2]]},
        C={"dinos": [[5, 2]]},
    )
    assert owners(game, 0) == ["0,1", "1,1", "0,2", "1,2", "2,2", "0,3", "1,3"]
    assert options(game) == ["lose 0,1", "lose 1,1"]
    assert why(game, "lose 0,3") == "why-dino-safe"
    assert why(game, "lose 6,2") == "why-dino-not-yours"
    assert why(game, "lose 0,9") == "why-dino-off-map"
    answer(game, "lose 1,1")
    # Points come when all dead are gone. [SUR-9, PTS-1]
    assert game.points == [16, 11, 11]


def test_exactly_the_surplus_and_in_order() -> None:
    """SUR-5, E07, TRN-2"""
    crowd = [[q, 1] for q in range(3)]
    game = position(
        "survival", sector=0, order=["B", "A", "C"], A={"dinos": crowd}, B={"dinos": [[5, 1], [6, 1]]}, C={}
    )
    assert asked(game) == 1
    answer(game, "lose 5,1")
    assert asked(game) == 0
    answer(game, "lose 0,1", "lose 2,1")
    assert list(game.herd) == [1, 1, 0]
    assert game.points == [11, 11, 10]


def test_no_protection_leaves_no_choice() -> None:
    """SUR-2: without fur all in the cold die, and nobody is asked."""
    game = position(
        "survival", sector=0, A={"genes": {"fur": 0}, "dinos": [[0, 1], [1, 1]]}, B={"dinos": [[3, 0]]}, C={}
    )
    assert list(game.herd) == [0, 1, 0]
    assert game.phase > METEOR


def test_frost_and_coat_add_up() -> None:
    """CRD-13, CRD-15, EVT-12"""
    game = position(
        "survival",
        sector=0,
        A={"hand": ["winter-coat"], "dinos": [[q, 1] for q in range(4)]},
        B={"hand": ["bitter-frost"], "dinos": [[3, 0]]},
        C={"dinos": [[4, 0]]},
    )
    answer(game, "play winter-coat", "play bitter-frost P1", "lose 0,1", "lose 1,1")
    assert game.herd[0] == 2


def test_wind_and_shade() -> None:
    """CRD-14, CRD-16: fur and parasols never count below none."""
    game = position(
        "survival",
        sector=1,
        A={"hand": ["scorching-wind", "scorching-wind"], "dinos": [[6, 1]]},
        B={"dinos": [[0, 0], [1, 0]]},
        C={"hand": ["fern-shade"], "dinos": [[3, 0], [4, 0], [5, 0], [6, 0]]},
    )
    answer(game, "play scorching-wind P2")
    assert asked(game) == 2
    answer(game, "play fern-shade", "play scorching-wind P2", "lose 3,0")
    assert list(game.herd) == [1, 0, 3]


def test_sickness() -> None:
    """CRD-17: at least four, and more than one's own; the card's player picks."""
    game = position(
        "survival",
        sector=1,
        A={"hand": ["sickness"], "dinos": [[0, 1]]},
        B={"dinos": [[q, 1] for q in range(2, 6)]},
        C={"dinos": [[0, 0], [1, 0], [2, 0]]},
    )
    assert options(game) == [f"play sickness P2 {q},1" for q in range(2, 6)] + ["pass", "hold"]
    assert why(game, "play sickness P3 0,0") == "why-dino-small-herd"
    assert why(game, "play sickness P1 0,1") == "why-dino-not-oneself"
    assert why(game, "play sickness") == "why-dino-name-opponent"
    assert why(game, "play sickness P2") == "why-dino-no-victim"
    assert why(game, "play sickness P2 0,0") == "why-dino-no-victim"
    answer(game, "play sickness P2 3,1")
    assert game.herd[1] == 3
