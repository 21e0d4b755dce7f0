"""Traits against one another. [X-1 … X-22 and the pairs that are hard to get right]"""

import pytest

from tests.games.evolution.expansions.helpers import Table, holds

ALL = "base+ttf+cont+gift"


def duel(predator: str, prey: str, more: str = "") -> Table:
    return Table(
        f"deck: 20, P1: {{animals: {{p: {{t: [{predator}]}}}}}}, "
        f"P2: {{animals: {{b: {{t: [{prey}]}}{more}}}}}",
        ALL,
    )


def test_running_and_tail_in_the_owners_order() -> None:
    """X-1: tail first means no roll."""
    table = duel("Carnivorous", "Running, TailLoss, FatTissue").play("attack p b")
    assert table.options == ["run", "drop fat-tissue", "drop running", "drop tail-loss"]
    table.play("drop running")
    assert (table["p"].food, table["b"].traits()) == (1, 2)
    table = duel("Carnivorous", "Running, TailLoss").play("attack p b", "run", dice=[2])
    assert table.options == ["drop running", "drop tail-loss"]


def test_mimicry_onto_one_that_inks() -> None:
    """X-2."""
    table = duel("Carnivorous", "Mimicry", ", c: {t: [InkCloud]}").play(
        "attack p b", "mimic c", "ink", "end", "end"
    )
    assert table.offered("attack") == ["attack p b", "attack p c"]


def test_mimicry_and_cnidocytes() -> None:
    """X-3, FED-13."""
    table = duel("Carnivorous, Big", "Mimicry, Cnidocytes", ", c: {t: [Running]}")
    table.play("attack p b", "mimic c", "run", dice=[1])
    assert table.is_gone("c")
    assert (table["p"].food, table["p"].need) == (1, 1)


def test_intellect_on_the_tail_of_one_that_inks() -> None:
    """X-4."""
    table = duel("Carnivorous, Intellect", "TailLoss, InkCloud").play("attack p b ignore tail-loss")
    assert table.options == ["ink", "decline"]
    table.play("ink", "end", "end")
    assert table.offered("attack") == ["attack p b"]
    table.play("attack p b")
    assert table.is_gone("b")


def test_intellect_spent_on_a_protection_narrows_mimicry() -> None:
    """X-5, MIM-4."""
    table = duel("Carnivorous, Intellect", "Mimicry, Camouflage", ", c: {t: [Big]}, d: {}, e: {}")
    table.play("attack p b ignore camouflage")
    assert table.options == ["mimic d", "mimic e"]
    table = duel("Carnivorous, Intellect", "Mimicry", ", c: {t: [Big]}, d: {t: [Big, Camouflage]}, e: {}")
    assert table.play("attack p b").options == ["mimic c", "mimic e"]


@pytest.mark.parametrize("state", ["t: [Shell], hidden: true", "t: [Hibernation], asleep: true"])
def test_the_share_of_a_hidden_or_sleeping_partner_is_lost(state: str) -> None:
    """X-6, FED-10: and the card stays unused."""
    table = Table(
        f"bank: 2, P1: {{animals: {{a: {{}}, b: {{{state}}}}}, pairs: [[Cooperation, a, b]]}}, P2: {{}}", ALL
    ).play("feed a")
    assert table["b"].food == 0
    assert not table.game.links[0].used


def test_a_guarded_scavenger_eats_of_its_symbionts_kill() -> None:
    """X-7: food first, Scavenger after."""
    holds(
        """
        setup: {P1: {animals: {s: {t: [Carnivorous]}, h: {t: [Scavenger]}}, pairs: [[Symbiosis, s, h]]},
                P2: {animals: {x: {}, r: {t: [Scavenger]}}}}
        steps: [{by: P1, do: attack, with: s, target: x}]
        expect: {s: {food: 2}, h: {food: 1}, r: {food: 0}}
        """,
        ALL,
    )


def test_a_symbiont_not_yet_fed_blocks_the_scavenger() -> None:
    """X-7, SYM-2: then the next one in order eats."""
    holds(
        """
        setup: {P1: {animals: {s: {t: [Carnivorous, Big]}, h: {t: [Scavenger]}}, pairs: [[Symbiosis, s, h]]},
                P2: {animals: {x: {}, r: {t: [Scavenger]}}}}
        steps: [{by: P1, do: attack, with: s, target: x}]
        expect: {s: {food: 2, fed: false}, h: {food: 0}, r: {food: 1}}
        """,
        ALL,
    )


def test_an_ambushed_scavenger_eats_of_its_substitute() -> None:
    """X-8: with an empty Fat Tissue it takes the red as well."""
    for fat, food, bank in (("", (1, 0), 3), (", FatTissue", (1, 1), 2)):
        table = Table(
            f"bank: 3, P1: {{animals: {{s: {{t: [Scavenger, Mimicry{fat}]}}, x: {{}}}}}}, "
            "P2: {animals: {c: {t: [Ambush, Carnivorous]}}}",
            ALL,
        )
        table.play("feed s", "ambush c", "mimic x")
        while table.options[0] != "end":
            table.play("decline" if "decline" in table.options else table.options[0])
        yellow = sum(1 for card in table["s"].cards if card & (1 << 19))
        assert ((table["s"].food, yellow), table.game.bank[0]) == (food, bank)


def test_an_ambush_against_a_shielded_plain_animal() -> None:
    """X-9: it still gets its red; the second ambusher meets no shield."""
    table = Table(
        "bank: 3, P1: {animals: {d: {}, f: {card: Anglerfish hidden}}}, "
        "P2: {animals: {b: {t: [Ambush, Carnivorous]}, c: {t: [Ambush, Carnivorous]}}}",
        ALL,
    ).play("feed d", "ambush b", "reveal f")
    assert table.is_gone("b")
    assert table.options == ["ambush c", "decline"]
    table.play("decline")
    assert (table["d"].food, table.game.bank[0]) == (1, 2)


def test_an_ambushed_anglerfish() -> None:
    """X-10: it is fed by the ambusher and leaves the red; an escape leaves it to take it."""
    setup = (
        "bank: 1, P1: {animals: {f: {card: Anglerfish hidden}}}, "
        "P2: {animals: {b: {t: [Ambush, Carnivorous%s]}}}"
    )
    table = Table(setup % "", ALL).play("feed f", "ambush b", "reveal f")
    assert (table["f"].food, table.game.bank[0]) == (2, 1)
    table = Table(setup % ", Shell", ALL).play("feed f", "ambush b", "reveal f", "hide")
    assert (table["f"].food, table.game.bank[0]) == (1, 0)


def test_poison_of_one_that_regenerates() -> None:
    """X-11."""
    table = duel("Carnivorous", "Poisonous, Regeneration").play("attack p b")
    assert table["p"].flags & 1
    assert table["b"].body == -1


def test_a_dropped_parasite_feeds() -> None:
    """X-12: Burrowing acts at once, Viviparous bears."""
    holds(
        """
        setup: {deck: 9, P1: {animals: {p: {t: [Carnivorous]}, q: {t: [Carnivorous]}}},
                P2: {animals: {b: {t: [TailLoss, Parasite, Burrowing], food: 1}}}}
        steps:
          - {by: P1, do: attack, with: p, target: b}
          - {by: P2, do: react, animal: b, use: TailLoss, drop: Parasite}
          - {by: P1, do: end_go}
          - {by: P1, do: attack, with: q, target: b, illegal: fed in its burrow}
        expect: {b: {need: 1, fed: true}, p: {food: 1}}
        """,
        ALL,
    )


def test_a_dropped_big_opens_the_way() -> None:
    """X-12, ATK-5: what is gone protects no more."""
    table = duel("Carnivorous, Big", "TailLoss, Big").play("attack p b", "drop big")
    assert table["b"].need == 1


def test_two_reds_for_one_animal() -> None:
    """X-14."""
    table = Table("bank: 5, P1: {animals: {a: {t: [Homeothermy, Big]}}}", ALL).play("feed a", "warm a")
    assert (table["a"].food, table.game.bank[0]) == (2, 3)


def test_piracy_and_attack_share_once() -> None:
    """X-15, COO-4."""
    table = Table(
        "P1: {animals: {p: {t: [Carnivorous, Piracy, FatTissue, FatTissue]}, z: {t: [Big]}}, "
        "pairs: [[Cooperation, p, z]]}, "
        "P2: {animals: {x: {t: [Big], food: 1}, y: {}}}",
        ALL,
    ).play("pirate p x")
    table.play("share cooperation p z", "attack p y")
    while table.options[0].startswith("stow"):
        table.play(table.options[0])
    assert table["z"].food == 1


def test_metamorphosis_and_neoplasm() -> None:
    """X-16: the need that wakes up can make room, or take being fed away."""
    table = Table("P1: {animals: {a: {t: [Big, Neoplasm, Metamorphosis], food: 1}}}, P2: {}", ALL)
    assert table.offered("metamorphose") == ["metamorphose a neoplasm"]
    table.play("metamorphose a neoplasm")
    assert (table["a"].need, table["a"].food) == (2, 2)


def test_a_shell_that_regenerates() -> None:
    """X-18: it stays with the pile, and hides again in the new body."""
    table = duel("Carnivorous", "Regeneration, Shell").play("attack p b", "decline")
    assert table.game.centre == []
    assert table["b"].traits() == 2


def test_a_paralysed_guard() -> None:
    """X-19, CNI-3: its partner may eat and be eaten, until the next turn."""
    holds(
        """
        setup: {deck: 40, bank: 9, P1: {animals: {s: {t: [Carnivorous], paralysed: true}, h: {}},
            pairs: [[Symbiosis, s, h]]},
                P2: {animals: {q: {t: [Carnivorous], food: 2}}}}
        steps:
          - {by: P1, do: take, animal: h}
          - {by: P1, do: end_go}
          - {by: P1, do: take, animal: s}
          - {do: extinction}
          - {do: start_turn}
          - {do: all_pass_development}
          - {do: bank, dice: {L: [6], G: [1]}}
          - {by: P2, do: attack, with: q, target: h, illegal: guarded again}
        expect: {h: {food: 0}, s: {paralysed: false}}
        """,
        ALL,
    )


@pytest.mark.parametrize(
    ("trait", "mark"), [("Shell", "hidden: true"), ("Shy", "startled: true"), ("Hibernation", "asleep: true")]
)
def test_recombination_ends_a_state(trait: str, mark: str) -> None:
    """X-20, REC-4, HIB-5."""
    table = Table(
        f"P1: {{animals: {{a: {{t: [{trait}], {mark}}}, b: {{t: [Running]}}}}, "
        f"pairs: [[Recombination, a, b]]}}",
        ALL,
    ).play(f"recombine a {trait.lower()} b running")
    assert table["b"].cards[0] & (1 << 17) == 0
    assert not table.game.is_fed(table["a"])


def test_viviparous_and_cnidocytes() -> None:
    """X-21: born if fed by the kill, not if fed by the need that falls."""
    for food, born in ((1, 1), (0, 0)):
        table = Table(
            f"deck: 9, P1: {{animals: {{p: {{t: [Viviparous, Carnivorous], food: {food}}}}}}}, "
            "P2: {animals: {b: {t: [Cnidocytes]}}}",
            ALL,
        ).play("attack p b")
        assert table.game.is_fed(table["p"])
        assert len(table.game.animals) == 1 + born


def test_communication_and_symbiosis_on_one_pair() -> None:
    """X-22, PAI-5: the rulebook's example."""
    table = Table(
        "bank: 3, P1: {animals: {s: {}, h: {}}, pairs: [[Communication, s, h], [Symbiosis, s, h]]}", ALL
    )
    assert table.why("feed h") == "blocked symbiosis"
    table.play("feed s", "share communication s h")
    assert (table["s"].food, table["h"].food, table.game.bank[0]) == (1, 1, 1)


# -- the hard ones against one another -------------------------------------------------------------


def test_mimicry_back_and_forth_rolls_running_once() -> None:
    """MIM-5, RUN-2 (Q32)."""
    table = duel("Carnivorous", "Running, Mimicry", ", c: {t: [Mimicry]}").play(
        "attack p b", "run", "mimic c", "mimic b", dice=[1]
    )
    assert table.is_gone("b")


def test_mimicry_with_nowhere_to_go_stays_unused() -> None:
    """MIM-2."""
    table = duel("Carnivorous", "Mimicry, InkCloud", ", c: {t: [Big]}").play("attack p b", "ink")
    assert not table["b"].has_mark(4, 1 << 16)


def test_a_pile_is_no_target_for_mimicry() -> None:
    """REG-3, MIM-2."""
    table = duel("Carnivorous", "Mimicry", ", c: {t: [Regeneration], body: false}").play("attack p b")
    assert table.is_gone("b")


def test_ink_and_shell_and_tail() -> None:
    """ATK-8: one reaction stops the attack and leaves the others untouched."""
    table = duel("Carnivorous", "InkCloud, Shell, TailLoss").play("attack p b")
    assert table.options == ["hide", "ink", "drop tail-loss", "drop shell", "drop ink-cloud"]
    assert table.why("decline") == "must-react"
    table.play("hide")
    assert table["b"].traits() == 3
    assert not table["b"].has_mark(29, 1 << 16)


def test_a_tail_may_be_the_ink() -> None:
    """TAI-2: and a used card as well."""
    table = duel("Carnivorous", "TailLoss, InkCloud").play("attack p b", "ink", "end", "end", "attack p b")
    assert table.options == ["drop tail-loss", "drop ink-cloud"]


def test_metamorphosis_of_a_used_piracy_and_back() -> None:
    """REC-3: what was used stays used, shed or not."""
    table = Table(
        "P1: {animals: {a: {t: [Piracy, Parasite]}, b: {t: [Running, Piracy]}, c: {t: [Big], food: 1}}, "
        "pairs: [[Recombination, a, b]]}",
        ALL,
    ).play("pirate a c")
    table.play("recombine a piracy b running")
    assert "pirate b c" not in table.options


def test_regeneration_of_a_recombining_pair_in_the_same_turn() -> None:
    """REG-5, REC-1: the pile cannot act; after its body is back it can."""
    holds(
        """
        setup: {deck: 40, P1: {animals: {p: {t: [Carnivorous], food: 1}}},
            P2: {hand: [Piracy], animals: {b: {t: [Regeneration]}, c: {t: [Running], food: 1}},
            pairs: [[Recombination, b, c]]}}
        steps:
          - {by: P1, do: attack, with: p, target: b}
          - {by: P1, do: end_go}
          - {by: P2, do: recombine, give: {b: Regeneration, c: Running}, illegal: a pile}
          - {do: extinction}
          - {do: start_turn}
          - {do: all_pass_development}
          - {do: bank, dice: {L: [6], G: [1]}}
          - {by: P2, do: recombine, give: {b: Regeneration, c: Running}}
        expect: {b: {t: [Running], traits: 2}, c: {t: [Regeneration], traits: 2}}
        """,
        ALL,
    )


def test_an_anglerfish_against_a_stinging_predator() -> None:
    """ANG-3, CNI-1: it eats, then is paralysed; ignoring helps."""
    for text, still in (("reveal f", True), ("reveal f ignore cnidocytes", False)):
        table = Table(
            "P1: {animals: {p: {t: [Carnivorous, Cnidocytes]}}}, "
            "P2: {animals: {f: {card: Anglerfish hidden}}}",
            ALL,
        ).play("attack p f", text)
        assert table.is_gone("p")
        assert bool(table["f"].flags & 2) == still
        assert table["f"].food == (1 if still else 2)


def test_an_anglerfish_against_a_poisonous_predator_dies() -> None:
    """ANG-3, POI-1."""
    holds(
        """
        setup: {deck: 40, P1: {animals: {p: {t: [Carnivorous, Poisonous, Camouflage]}, x: {food: 1}}},
            P2: {animals: {f: {card: Anglerfish hidden}}}}
        steps: [{by: P1, do: attack, with: p, target: f}, {do: extinction}]
        expect: {p: gone, f: gone, discard: {P2: 1}}
        note: Camouflage had to be ignored
        """,
        ALL,
    )


def test_an_anglerfish_against_a_regenerating_one_is_no_case() -> None:
    """REG-1: a predator cannot have it, for Carnivorous raises the need."""
    table = Table(
        "phase: development, P1: {hand: [Regeneration/Carnivorous], "
        "animals: {a: {t: [Carnivorous]}, b: {t: [Regeneration]}}}",
        ALL,
    )
    assert table.why("play regeneration/carnivorous as regeneration on a") == "raises-need carnivorous"
    assert table.why("play regeneration/carnivorous as carnivorous on b") == "raises-need carnivorous"


def test_viviparous_and_ambush() -> None:
    """AMB-1, VIV-1: eaten before the token, it bears nobody; spared, it does."""
    setup = (
        "deck: 9, bank: 3, P1: {animals: {v: {t: [Viviparous], food: 1}}}, "
        "P2: {animals: {c: {t: [Ambush, Carnivorous]}}}"
    )
    assert len(Table(setup, ALL).play("feed v", "ambush c").game.animals) == 1
    assert len(Table(setup, ALL).play("feed v", "decline").game.animals) == 3


def test_a_newborn_is_prey_like_any_other() -> None:
    """VIV-5, ANG-2, Q40: a born Anglerfish must show itself; it is fed this turn and eats no more."""
    table = Table(
        "deck: [Anglerfish, Running], bank: 3, P1: {animals: {v: {t: [Viviparous], food: 1}}}, "
        "P2: {animals: {p: {t: [Carnivorous]}}}",
        ALL,
    ).play("feed v", "end")
    born = table.game.animals[-1]
    table.play(f"attack p {born.id}", f"reveal {born.id}")
    assert table.is_gone("p")
    assert (born.food, born.need) == (1, 2)
    assert table.game.is_fed(born)


def test_neoplasm_and_intellect() -> None:
    """NEO-2, INT-3: what is switched off need not be ignored."""
    table = duel("Carnivorous, Intellect", "Camouflage, Neoplasm, Big")
    assert table.offered("attack") == ["attack p b ignore big"]


def test_intellect_switched_off() -> None:
    """NEO-2."""
    table = duel("Intellect, Neoplasm, Carnivorous", "Big")
    assert table.why("attack p b ignore big") == "cannot-ignore intellect"


def test_a_shell_against_one_that_ignored_it() -> None:
    """INT-2, SHE-1: hidden from another carnivore, it is still open to the one that ignores it."""
    table = Table(
        "P1: {animals: {p: {t: [Carnivorous, Intellect]}, q: {t: [Carnivorous]}}}, "
        "P2: {animals: {b: {t: [Shell, InkCloud]}}}",
        ALL,
    ).play("attack p b ignore shell", "ink", "end", "end", "attack q b", "hide", "end", "end")
    assert table.offered("attack") == ["attack p q", "attack p b"]
    table.play("attack p b")
    assert table.is_gone("b")


def test_a_recombined_carnivorous_keeps_waiting() -> None:
    """REC-3, INK-2: given away after ink, it attacks from the next go on."""
    table = Table(
        "P1: {animals: {p: {t: [Carnivorous]}, q: {t: [Running]}}, pairs: [[Recombination, p, q]]}, "
        "P2: {animals: {b: {t: [InkCloud]}}}",
        ALL,
    ).play("attack p b", "ink", "recombine p carnivorous q running", "end", "end")
    assert table.offered("attack") == ["attack q p", "attack q b"]


def test_last_card_born_while_others_sleep() -> None:
    """END-2, END-3: they may be fed in what is left of the phase."""
    table = Table(
        "deck: 1, bank: 3, P1: {animals: {v: {t: [Viviparous], food: 1}}}, "
        "P2: {animals: {h: {t: [Hibernation], asleep: true}}}",
        ALL,
    )
    assert table.game.is_fed(table["h"])
    table.play("feed v", "end")
    assert table.options == ["feed h"]
