"""Phase 4. BIR-1 … BIR-6, EXN-1 … EXN-5, CRD-10 … CRD-12"""

from tests.games.dinosaurs.table import answer, asked, options, owners, position, three, why


def test_next_to_adults_only() -> None:
    """BIR-2: a newborn of this phase is nobody's parent."""
    game = position("births", **three(A={"genes": {"egg": 2}}))
    assert options(game) == ["birth 0,0", "birth 1,0", "birth 1,1", "birth 0,2"]
    answer(game, "birth 1,1")
    assert options(game) == ["birth 0,0", "birth 1,0", "birth 0,2"]
    assert why(game, "birth 2,1") == "why-dino-no-adult"
    assert why(game, "birth 1,1") == "why-dino-occupied"


def test_placing_is_a_duty() -> None:
    """BIR-3"""
    game = position("births", **three())
    assert why(game, "done") == "why-dino-must-hatch"


def test_ten_pieces() -> None:
    """BIR-4: then the go ends by itself."""
    nine = [[q, r] for q in range(3) for r in range(3)]
    game = position(
        "births", A={"genes": {"egg": 3}, "dinos": nine}, B={"dinos": [[6, 0]]}, C={"dinos": [[6, 3]]}
    )
    answer(game, "birth 3,0")
    assert game.herd[0] == 10
    assert asked(game) == 1


def test_no_free_hex() -> None:
    """BIR-3: nobody can be born, so nobody is asked."""
    game = position("births", A={"dinos": [[0, 0]]}, B={"dinos": [[1, 0]]}, C={"dinos": [[0, 1]]})
    assert asked(game) == 1


def test_a_species_that_died_out() -> None:
    """EXN-1, EXN-2, EXN-5: the first anywhere, the others next to the brood."""
    game = position("births", A={"genes": {"egg": 3}}, B={"dinos": [[5, 0]]}, C={"dinos": [[6, 3]]})
    assert len(options(game)) == 26
    assert why(game, "birth 5,0") == "why-dino-occupied"
    answer(game, "birth 1,1", "birth 2,1")
    assert why(game, "birth 5,2") == "why-dino-brood-together"
    answer(game, "birth 3,1")
    assert owners(game, 0) == ["1,1", "2,1", "3,1"]


def test_eggs_without_a_hex_are_lost() -> None:
    """EXN-3, E06"""
    game = position(
        "births",
        A={"genes": {"egg": 3}},
        B={"genes": {"egg": 0}, "dinos": [[1, 0], [0, 1]]},
        C={"dinos": [[6, 3]]},
    )
    answer(game, "birth 0,0")
    assert asked(game) == 2
    assert game.herd[0] == 1


def test_barren_season() -> None:
    """CRD-10, E23"""
    game = position("births", A={"hand": ["barren-season"], "dinos": [[0, 1]]}, B={"dinos": [[3, 1]]}, C={})
    answer(game, "play barren-season")
    assert asked(game) == 2
    assert why(game, "done") == "why-dino-must-hatch"
    answer(game, "birth 6,0")
    assert list(game.herd) == [1, 1, 1]


def test_far_nests() -> None:
    """CRD-11: whatever lies between."""
    game = position(
        "births", A={"hand": ["far-nests"], "dinos": [[0, 0]]}, B={"dinos": [[1, 0], [0, 1]]}, C={}
    )
    answer(game, "play far-nests")
    assert {"birth 3,0", "birth 0,3", "birth 2,1"} <= set(options(game))
    assert why(game, "birth 4,0") == "why-dino-no-adult"
    assert why(game, "birth 3,1") == "why-dino-no-adult"


def test_far_nests_are_of_no_use_without_adults() -> None:
    """CRD-11"""
    game = position(
        "births", A={"hand": ["far-nests"], "genes": {"egg": 2}}, B={"dinos": [[6, 0]]}, C={"dinos": [[6, 3]]}
    )
    answer(game, "play far-nests", "birth 1,1")
    assert why(game, "birth 3,1") == "why-dino-brood-together"


def test_double_clutch() -> None:
    """CRD-12: for this turn only, and for a species that died out too."""
    for dinos in ([[0, 1]], []):
        game = position("births", **three(A={"hand": ["double-clutch"], "dinos": dinos}))
        answer(game, "play double-clutch", "birth 1,1")
        assert asked(game) == 0
        game.apply(0)
        assert game.herd[0] == len(dinos) + 2
        assert game.gene(0, 3) == 1
