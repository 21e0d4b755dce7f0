"""Attacks in general: ATK-1 to ATK-11, X-1."""

from tests.games.evolution.helpers import Table, holds


def test_atk_1_what_a_carnivore_needs() -> None:
    table = Table(
        "bank: 1, P1: {animals: {f: {t: [Carnivorous], food: 2}, g: {t: [Carnivorous, FatTissue], food: 2}, u: {t: [Carnivorous], attack_used: true}, n: {}}}, P2: {animals: {x: {}, h: {t: [Carnivorous]}}}"
    )
    assert table.why("attack f x") == "full"
    assert table.why("attack u x") == "used-turn carnivorous"
    assert table.why("attack n x") == "lacks carnivorous"
    assert table.why("attack h n") == "not-yours"
    assert "attack g x" in table.options
    table.play("feed n")
    assert table.why("attack g x") == "main-spent"


def test_atk_2_no_attack_while_food_is_blocked() -> None:
    table = Table(
        "P1: {animals: {a: {t: [Carnivorous, Hibernation], asleep: true}, s: {}, h: {t: [Carnivorous]}}, pairs: [[Symbiosis, s, h]]}, P2: {animals: {x: {}}}"
    )
    assert table.why("attack a x") == "blocked hibernation"
    assert table.why("attack h x") == "blocked symbiosis"


def test_atk_3_any_other_animal() -> None:
    table = Table("P1: {animals: {a: {t: [Carnivorous]}, o: {}}}, P2: {animals: {c: {t: [Carnivorous]}}}")
    assert table.options == ["attack a o", "attack a c", "end"]
    assert table.why("attack a a") == "itself"
    assert table.why("attack a 50") == "no-animal"


def test_atk_4_one_attack_per_move_and_one_per_animal_and_turn() -> None:
    table = Table(
        "P1: {animals: {a: {t: [Carnivorous]}, b: {t: [Carnivorous]}}}, P2: {animals: {x: {t: [TailLoss]}, y: {}}}"
    )
    table.play("attack a x", "drop tail-loss")
    assert table.why("attack b y") == "main-spent"
    table.play("end", "end")
    assert table.why("attack a y") == "used-turn carnivorous"
    table.play("attack b y")


def test_atk_5_all_protections_must_be_overcome() -> None:
    table = Table(
        "P1: {animals: {a: {t: [Carnivorous, Big, SharpVision]}}}, "
        "P2: {animals: {x: {t: [Camouflage, Big]}, y: {t: [Camouflage, Swimming]}, z: {t: [Camouflage, Burrowing], food: 1}}}"
    )
    assert table.options == ["attack a x", "end"]
    assert table.why("attack a y") == "shielded swimming"
    assert table.why("attack a z") == "shielded burrowing"


def test_atk_7_only_the_open_question_may_be_answered() -> None:
    table = Table(
        "bank: 3, P1: {animals: {a: {t: [Carnivorous, Grazing]}}}, P2: {animals: {x: {t: [TailLoss, Grazing]}}}"
    )
    table.play("attack a x")
    assert table.seat == "P2"
    for text in ("graze a", "graze x", "end", "feed a", "pass"):
        assert table.why(text) == "answer-first"
    assert table.why("run") == "lacks running"


def test_atk_8_the_owner_may_stop_the_attack_with_one_and_keep_the_others() -> None:
    table = Table(
        "P1: {animals: {a: {t: [Carnivorous]}}}, P2: {animals: {x: {t: [Running, Mimicry, TailLoss]}, y: {}}}"
    )
    table.play("attack a x")
    assert table.options == ["run", "mimic y", "drop running", "drop mimicry", "drop tail-loss"]
    table.play("run", dice=[6])
    assert len(table["x"].cards) == 3
    assert table.seat == "P1"


def test_atk_9_everything_of_the_eaten_goes_to_its_owners_discard() -> None:
    holds("""
setup: {P1: {animals: {a: {t: [Carnivorous]}}}, P2: {animals: {x: {t: [Parasite, FatTissue], food: 1, fat: 1}, y: {}, z: {}}, pairs: [[Cooperation, x, y], [Symbiosis, x, z]]}}
steps: [{by: P1, do: attack, with: a, target: x}]
expect: {x: gone, y: {traits: 0}, z: {traits: 0}, discard: {P1: 0, P2: 5}, a: {food: 2}}
""")


def test_atk_10_the_two_blues_are_one_receipt() -> None:
    holds("""
setup: {P1: {animals: {a: {t: [Carnivorous]}, m: {t: [Big]}, n: {}}, pairs: [[Cooperation, a, m], [Cooperation, a, n]]}, P2: {animals: {x: {}}}}
steps: [{by: P1, do: attack, with: a, target: x}]
expect: {a: {food: 2}, m: {food: 1}, n: {food: 1}}
""")


def test_atk_11_a_redirected_attack_is_a_full_one() -> None:
    table = Table(
        "P1: {animals: {a: {t: [Carnivorous]}}}, P2: {animals: {m: {t: [Mimicry]}, r: {t: [Running, Poisonous]}, b: {t: [Big]}}}"
    )
    table.play("attack a m", "mimic r")
    assert table.options == ["run"]
    table.play("run", dice=[1])
    assert table.game.view(None).animals[0].poisoned


def test_x_1_running_and_tail_loss_in_either_order() -> None:
    setup = "P1: {animals: {a: {t: [Carnivorous]}}}, P2: {animals: {x: {t: [Running, TailLoss]}}}"
    tail_first = Table(setup).play("attack a x", "drop running", dice=[1])
    assert tail_first.game.chance.script == [1]
    roll_first = Table(setup).play("attack a x", "run", "drop tail-loss", dice=[1])
    assert roll_first["a"].food == tail_first["a"].food == 1
