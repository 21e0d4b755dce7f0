"""Symbiosis: SYM-1 to SYM-6."""

from tests.games.evolution.helpers import Table, holds


def test_sym_1_the_player_names_the_symbiont() -> None:
    table = Table(
        "phase: development, P1: {hand: [Symbiosis], animals: {a: {}, b: {}}}, P2: {hand: [Running], animals: {x: {}}}"
    )
    assert table.options[-3:-1] == ["play symbiosis on a b", "play symbiosis on b a"]
    assert table.why("play symbiosis on a") == "needs-two symbiosis"
    assert table.why("play symbiosis on a a") == "itself"
    assert table.why("play symbiosis on a x") == "not-yours"
    table.play("play symbiosis on b a")
    assert [(pair.a, pair.b) for pair in table.game.view(None).pairs] == [(2, 1)]


def test_sym_1_protected_while_the_symbiont_lives() -> None:
    table = Table(
        "P1: {animals: {c: {t: [Carnivorous]}}}, P2: {animals: {s: {}, h: {}}, pairs: [[Symbiosis, s, h]]}"
    )
    assert table.why("attack c h") == "shielded symbiosis"
    table.play("attack c s")
    assert table.game.links == []


def test_sym_2_receives_only_while_the_symbiont_is_fed() -> None:
    table = Table(
        "bank: 2, P1: {animals: {s: {t: [Big], food: 1}, h: {t: [Piracy, Carnivorous]}}, pairs: [[Symbiosis, s, h]]}, P2: {animals: {x: {t: [Big], food: 1}}}"
    )
    assert table.why("feed h") == "blocked symbiosis"
    assert table.why("pirate h x") == "blocked symbiosis"
    assert table.why("attack h s") == "blocked symbiosis"


def test_sym_2_no_sharing_and_no_scavenging_while_blocked() -> None:
    holds("""
setup: {P1: {animals: {c: {t: [Carnivorous]}, s: {}, h: {t: [Scavenger]}}, pairs: [[Symbiosis, s, h], [Cooperation, c, h]]}, P2: {animals: {x: {}}}}
steps: [{by: P1, do: attack, with: c, target: x}]
expect: {c: {food: 2}, h: {food: 0}}
""")


def test_sym_3_a_sleeping_symbiont_is_fed() -> None:
    table = Table("bank: 1, P1: {animals: {s: {t: [Hibernation]}, h: {}}, pairs: [[Symbiosis, s, h]]}")
    table.play("hibernate s")
    assert table.options == ["feed h"]


def test_sym_4_chains_and_several_symbionts() -> None:
    table = Table(
        "bank: 3, P1: {animals: {a: {food: 1}, b: {}, c: {}}, pairs: [[Symbiosis, a, b], [Symbiosis, b, c], [Symbiosis, a, c]]}"
    )
    assert table.options == ["feed b"]
    table.play("feed b", "end", "end")
    assert table.options == ["feed c"]


def test_sym_5_the_card_goes_with_the_symbiont() -> None:
    holds("""
setup: {deck: 20, bank: 0, P1: {animals: {s: {t: [Big], food: 1}, h: {food: 1}}, pairs: [[Symbiosis, s, h]]}, P2: {}}
steps:
  - {do: finish_feeding}
  - {do: extinction_deaths}
expect: {s: gone, h: {traits: 0}, discard: {P1: 3}}
""")


def test_sym_6_intellect_may_ignore_it_on_the_protected_one() -> None:
    table = Table(
        "P1: {animals: {c: {t: [Carnivorous, Intellect]}}}, P2: {animals: {s: {}, h: {}}, pairs: [[Symbiosis, s, h]]}",
        "base+ttf",
    )
    assert table.options == ["attack c s", "attack c h ignore symbiosis", "end"]
