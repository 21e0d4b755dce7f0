"""The map of Continents: three territories with a bank each. [CON-1 … CON-15, BNK-2, SET-2, END-10]"""

import pytest

import fittest
from fittest.games.evolution.family import FAMILY
from fittest.kernel.game import Setup
from tests.games.evolution.expansions.helpers import Table, holds

MAP = "base+ttf+cont+gift"


def test_new_animals_live_on_a_continent() -> None:
    """CON-1."""
    table = Table("phase: development, P1: {hand: [Running]}", MAP)
    assert table.options == ["lay running in laurasia", "lay running in gondwana", "pass"]
    assert table.why("lay running in ocean") == "not-settled"
    assert table.why("lay running") == "not-settled"


def test_swimming_leads_to_the_ocean() -> None:
    """CON-3, SWI-3, DEV-6: only on own animals, and not on one that is there or carries the card."""
    table = Table(
        "phase: development, P1: {hand: [Swimming], animals: {a: {t: [Big], at: L}, o: {at: O}, "
        "c: {t: [Swimming], at: L}}}, P2: {animals: {x: {at: L}}}",
        MAP,
    )
    assert table.offered("play") == ["play swimming on a"]
    assert table.why("play swimming on o") == "already-there swimming"
    assert table.why("play swimming on c") == "duplicate swimming"
    assert table.why("play swimming on x") == "not-yours"
    table.play("play swimming on a")
    assert (table["a"].at, table["a"].traits()) == (2, 1)
    assert table.game.seats[0].discarded() == 1


def test_pair_traits_need_one_territory() -> None:
    """PAI-4."""
    table = Table(
        "phase: development, P1: {hand: [Symbiosis], animals: {a: {at: L}, b: {at: G}, c: {at: L}}}", MAP
    )
    assert table.offered("play") == ["play symbiosis on a c", "play symbiosis on c a"]
    assert table.why("play symbiosis on a b") == "apart"


def test_one_territory_in_a_move() -> None:
    """CON-4: the first act chooses it."""
    table = Table(
        "bank: {L: 3, G: 3}, P1: {animals: {a: {t: [Grazing], at: L}, b: {t: [Grazing], at: G}}}", MAP
    )
    assert table.options == ["feed a", "feed b", "graze a", "graze b"]
    table.play("graze a")
    assert table.options == ["feed a"]
    assert table.why("feed b") == "other-territory"


def test_the_duty_holds_over_all_territories() -> None:
    """CON-5 (Q28)."""
    table = Table("bank: {G: 1}, P1: {animals: {a: {at: L}, b: {at: G}, c: {t: [Carnivorous], at: L}}}", MAP)
    assert table.why("end") == "duty"
    assert table.why("feed a") == "bank-empty"
    assert "attack c a" in table.options


def test_a_free_use_elsewhere_does_not_release_from_the_duty() -> None:
    """CON-5: nothing free where nothing could be taken or done instead; migrating is no excuse."""
    table = Table(
        "bank: {L: 1, G: 1}, P1: {animals: {a: {t: [Grazing], food: 1, at: L}, b: {at: G}, "
        "m: {t: [Migration], food: 1, at: L}}}, P2: {animals: {x: {}}}",
        MAP,
    )
    assert table.options == ["feed b", "migrate m gondwana"]
    assert table.why("graze a") == "duty-elsewhere"
    table.play("feed b", "end", "feed x", "end")
    assert table.why("graze a") == "bank-empty"


def test_after_a_free_use_another_main_action_of_the_place_serves_the_duty() -> None:
    """CON-5."""
    table = Table(
        "bank: {G: 2}, P1: {animals: {a: {t: [Piracy], at: L}, c: {t: [Carnivorous], at: L}, b: {at: G}}}, "
        "P2: {animals: {x: {t: [Big], food: 1, at: L}, y: {at: L}}}",
        MAP,
    ).play("pirate a x")
    assert table.why("end") == "duty"
    table.play("attack c y", "end")


def test_a_free_use_may_remove_the_ground_of_the_duty() -> None:
    """FED-3, CON-5: the last token of the territory that was chosen."""
    table = Table("bank: {L: 1, G: 1}, P1: {animals: {a: {t: [Grazing], at: L}, b: {at: G}}}", MAP)
    table.play("graze a")
    assert table.options == ["end"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("attack p x", "apart"),
        ("pirate q x", "apart"),
        ("attack p y ignore running", "cannot-ignore intellect"),
    ],
)
def test_nothing_works_across(text: str, reason: str) -> None:
    """CON-2."""
    table = Table(
        "P1: {animals: {p: {t: [Carnivorous], at: L}, q: {t: [Piracy], at: L}}}, "
        "P2: {animals: {x: {t: [Big], food: 1, at: G}, y: {t: [Running], at: L}}}",
        MAP,
    )
    assert table.why(text) == reason


def test_communication_takes_from_the_own_territory() -> None:
    """CON-2, COM-1."""
    holds(
        """
        setup: {bank: {L: 0, G: 2, O: 5}, P1: {animals: {a: {at: G}, b: {at: G}},
            pairs: [[Communication, a, b]]}, P2: {}}
        steps: [{by: P1, do: take, animal: a}]
        expect: {a: {food: 1}, b: {food: 1}, bank: {L: 0, G: 0, O: 5}}
        """,
        MAP,
    )


def test_mimicry_stays_in_the_territory() -> None:
    """CON-2, MIM-2."""
    table = Table(
        "P1: {animals: {p: {t: [Carnivorous], at: L}}}, "
        "P2: {animals: {b: {t: [Mimicry], at: L}, c: {at: G}}}",
        MAP,
    ).play("attack p b")
    assert table.is_gone("b")


def test_scavengers_of_the_place_only() -> None:
    """SCA-6."""
    holds(
        """
        setup: {P1: {animals: {p: {t: [Carnivorous], at: O}, s: {t: [Scavenger], at: L}}},
                P2: {animals: {x: {at: O}, t: {t: [Scavenger], at: O}}}}
        steps: [{by: P1, do: attack, with: p, target: x}]
        expect: {s: {food: 0}, t: {food: 1}}
        """,
        MAP,
    )


def test_on_land_the_swimming_card_works_as_ever() -> None:
    """SWI-3, CON-9."""
    table = Table(
        "P1: {animals: {p: {t: [Carnivorous], at: L}, w: {t: [Carnivorous, Swimming], at: L}}}, "
        "P2: {animals: {x: {t: [Swimming], at: L}, y: {at: L}}}",
        MAP,
    )
    assert table.why("attack p x") == "shielded swimming"
    assert table.why("attack w y") == "swimmer"
    assert "attack w x" in table.options


def test_ocean_membership_cannot_be_switched_off() -> None:
    """SWI-3: neither by paralysis nor by a Neoplasm; it is no trait."""
    table = Table(
        "P1: {animals: {p: {t: [Carnivorous], at: O}}}, "
        "P2: {animals: {x: {t: [Carnivorous], paralysed: true, at: O}, "
        "y: {t: [Big, Neoplasm, FatTissue], at: O}}}",
        MAP,
    )
    assert table.offered("attack") == ["attack p x", "attack p y"]
    assert table["x"].traits() == 1


def test_ten_cards_and_two_settlers() -> None:
    """CON-6, EXT-5: whoever has nothing left; the continent is chosen."""
    table = Table("phase: extinction, deck: 40, P1: {}, P2: {animals: {x: {food: 1, at: O}}}", MAP)
    table.play("proceed", "proceed")
    assert len(table.game.seats[0].hand) == 10
    assert [table.seat, table.options] == ["P1", ["lay swimming in laurasia", "lay swimming in gondwana"]]
    assert table.why("lay swimming in ocean") == "not-settled"
    table.play("lay swimming in gondwana", "lay swimming in laurasia", "proceed")
    assert [animal.at for animal in table.game.animals] == [2, 1, 0]
    assert [len(player.hand) for player in table.game.seats] == [8, 2]


def test_a_short_deck_settles_what_there_is() -> None:
    """CON-6, EXT-6."""
    holds(
        """
        setup: {deck: 2, P1: {}, P2: {animals: {x: {food: 1}}}}
        steps: [{do: extinction}]
        expect: {P1_animals: 1, hand: {P1: 0, P2: 1}, deck: 0, last_turn: true}
        """,
        MAP,
    )


def test_an_ocean_animal_is_worth_one_more() -> None:
    """END-10: a pile without a body is not."""
    table = Table("P1: {animals: {a: {at: O}, b: {at: L}, c: {t: [Regeneration], body: false, at: O}}}", MAP)
    assert table.game.scores == [6, 0]


def test_the_deal() -> None:
    """SET-2."""
    game = fittest.new("base+cont", players=4, seed=5)
    assert [len(player.hand) for player in game.seats] == [10, 10, 10, 10]  # type: ignore[attr-defined]


def test_without_the_map() -> None:
    """CON-15 (Q33): one territory, no Migration, no Suckerfish and no Herding, six cards."""
    game = FAMILY.new(Setup("evolution+continents", 4, 1, {"map": False}))
    assert len(game.rules.territories) == 1  # type: ignore[attr-defined]
    assert [len(player.hand) for player in game.seats] == [6] * 4  # type: ignore[attr-defined]
    with_map = FAMILY.rules("evolution+continents", 4, {})
    without = FAMILY.rules("evolution+continents", 4, {"map": False})
    assert len(with_map.cards) - len(without.cards) == 20
    assert without.gateway == [-1] * 64


def test_the_letters_of_specialization_merge_only_on_the_map() -> None:
    """SPE-2, CON-15."""
    name = "evolution+time-to-fly+continents"
    assert FAMILY.rules(name, 4, {}).merged
    assert not FAMILY.rules(name, 4, {"map": False}).merged
