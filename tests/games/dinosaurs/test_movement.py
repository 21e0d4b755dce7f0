"""Phase 3. MOV-1 … MOV-8, CMB-1 … CMB-8, CRD-6 … CRD-9"""

import pytest

from tests.games.dinosaurs.table import answer, asked, options, owners, position, three, why


def test_steps_are_to_empty_neighbours_or_fights() -> None:
    """MOV-1, MOV-4, MOV-6, MOV-8"""
    game = position("movement", A={"dinos": [[0, 0], [0, 1]]}, B={"dinos": [[1, 0]]}, C={"dinos": [[6, 3]]})
    assert sorted(options(game)) == [
        "attack 0,0 1,0",
        "attack 0,1 1,0",
        "done",
        "move 0,1 0,2",
        "move 0,1 1,1",
    ]


def test_points_are_spent_one_by_one() -> None:
    """MOV-2, MOV-3, MOV-7: the go ends by itself when no point is left."""
    game = position("movement", **three(A={"genes": {"leg": 2}}))
    answer(game, "move 0,1 0,2", "move 0,2 0,3")
    assert asked(game) == 1
    answer(game, "done")
    assert asked(game) == 2
    assert list(game.movement) == [0, 0, 1]


@pytest.mark.parametrize(
    ("attacker", "defender", "limit"),
    [(0, 0, 2), (1, 0, 4), (2, 0, 5), (9, 2, 5), (0, 1, 1), (3, 4, 1), (0, 2, 0), (1, 9, 0)],
)
def test_odds(attacker: int, defender: int, limit: int) -> None:
    """CMB-1, CMB-2, E25"""
    for die in range(1, 7):
        game = position(
            "movement",
            A={"genes": {"horn": attacker}, "dinos": [[2, 1]]},
            B={"genes": {"horn": defender}, "dinos": [[3, 1]]},
            C={"dinos": [[6, 3]]},
        )
        if limit == 0:
            assert why(game, "attack 2,1 3,1") == "why-dino-horns"
            continue
        answer(game, "attack 2,1 3,1", dice=[die])
        if die <= limit:
            assert (owners(game, 0), owners(game, 1)) == (["3,1"], [])
        else:
            assert (owners(game, 0), owners(game, 1)) == ([], ["3,1"])
        assert game.points == [10, 10, 10]


def test_a_point_is_spent_even_if_the_fight_is_lost() -> None:
    """CMB-3, CMB-5: then a second dinosaur may attack the same one."""
    game = position(
        "movement",
        A={"genes": {"leg": 2}, "dinos": [[2, 1], [4, 1]]},
        B={"dinos": [[3, 1]]},
        C={"dinos": [[6, 3]]},
    )
    answer(game, "attack 2,1 3,1", dice=[6])
    assert game.movement[0] == 1
    answer(game, "attack 4,1 3,1", dice=[1])
    assert owners(game, 0) == ["3,1"]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("move 0,1 0,9", "why-dino-off-map"),
        ("move 9,1 0,1", "why-dino-off-map"),
        ("move 3,1 3,2", "why-dino-not-yours"),
        ("move 0,1 2,1", "why-dino-not-adjacent"),
        ("move 0,1 1,1", "why-dino-own-dinosaur"),
        ("attack 0,1 0,2", "why-dino-nobody-there"),
        ("move 1,1 2,1", "why-dino-must-fight"),
        ("birth 0,2", "why-dino-no-births"),
        ("lose 0,1", "why-dino-no-deaths"),
        ("bid 3", "why-dino-no-auction"),
        ("row 1", "why-dino-no-auction"),
        ("pick 3", "why-not-asked"),
        ("pass", "why-not-asked"),
        ("play stampede", "why-dino-not-in-hand"),
    ],
)
def test_refusals_name_the_rule(text: str, key: str) -> None:
    game = position("movement", A={"dinos": [[0, 1], [1, 1]]}, B={"dinos": [[2, 1], [3, 1]]}, C={})
    assert why(game, text) == key


def test_elder_guardian_and_battle_rage() -> None:
    """CRD-6, CRD-7, E22: all own dinosaurs, the whole phase, other players' goes included."""
    game = position(
        "movement",
        A={"hand": ["battle-rage"], "dinos": [[2, 1]]},
        B={"hand": ["elder-guardian"], "genes": {"leg": 1}, "dinos": [[3, 1]]},
        C={"dinos": [[4, 1]]},
    )
    assert game.wins_up_to(0, 1) == 2
    answer(game, "play battle-rage")
    assert (game.wins_up_to(0, 1), game.wins_up_to(1, 0)) == (5, 2)
    answer(game, "play elder-guardian")
    assert (game.wins_up_to(0, 1), game.wins_up_to(1, 0), game.wins_up_to(2, 1)) == (2, 2, 0)


def test_stampede_and_quagmire_add_up() -> None:
    """CRD-8, CRD-9, EVT-12: whichever is played first."""
    for order in (["A", "B", "C"], ["B", "A", "C"]):
        setup = three(A={"hand": ["stampede"]}, B={"hand": ["quagmire"]})
        game = position("movement", order=order, **setup)
        for _ in range(2):
            answer(game, "play stampede" if asked(game) == 0 else "play quagmire P1")
        assert game.movement[0] == 2


@pytest.mark.parametrize(("legs", "left"), [(0, 0), (1, 1), (2, 1), (5, 4)])
def test_quagmire_leaves_one(legs: int, left: int) -> None:
    """CRD-9; and it gives none to a species without legs."""
    game = position("movement", **three(A={"hand": ["quagmire"]}, B={"genes": {"leg": legs}}))
    assert "play quagmire P1" not in options(game)
    answer(game, "play quagmire P2")
    assert game.movement[1] == left


def test_cards_end_with_the_turn() -> None:
    """EVT-12"""
    game = position("movement", **three(A={"hand": ["stampede"]}))
    answer(game, "play stampede")
    while game.turn == 3:
        game.apply(0)
    assert sum(game.effects) == 0
