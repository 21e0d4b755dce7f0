"""Camouflage: CAM-1."""

from tests.games.evolution.helpers import Table


def test_cam_1_only_carnivores_with_sharp_vision_attack_it() -> None:
    table = Table(
        "P1: {animals: {c: {t: [Carnivorous]}, v: {t: [Carnivorous, SharpVision]}}}, P2: {animals: {x: {t: [Camouflage]}}}"
    )
    assert table.why("attack c x") == "shielded camouflage"
    assert "attack v x" in table.options


def test_cam_1_does_not_stop_piracy() -> None:
    table = Table("P1: {animals: {p: {t: [Piracy]}}}, P2: {animals: {x: {t: [Camouflage, Big], food: 1}}}")
    assert table.options == ["pirate p x", "end"]
