"""Sharp Vision: SHV-1."""

from tests.games.evolution.helpers import Table


def test_shv_1_does_nothing_but_see_through_camouflage() -> None:
    table = Table(
        "P1: {animals: {v: {t: [Carnivorous, SharpVision]}, s: {t: [SharpVision]}}}, "
        "P2: {animals: {c: {t: [Camouflage]}, b: {t: [Camouflage, Big]}, w: {t: [Camouflage, Swimming]}, f: {t: [Burrowing], food: 1}}}"
    )
    assert table.options == ["attack v s", "attack v c", "end"]
    assert table.why("attack v b") == "shielded big"
    assert table.why("attack v w") == "shielded swimming"
    assert table.why("attack v f") == "shielded burrowing"
    assert table.why("attack s c") == "lacks carnivorous"


def test_shv_1_no_corner_number() -> None:
    assert Table("P1: {animals: {s: {t: [SharpVision]}}}")["s"].need == 1
