"""What a seat may not know never shows: hidden Anglerfish, newborns, hands, discards. [ANG-1, VIV-5, EXT-8]"""

import pytest

from fittest.games.evolution.animals import PLAIN_CARD
from fittest.games.evolution.cards import CARD_NAMES
from fittest.games.evolution.family import FAMILY
from fittest.games.evolution.state import Evolution
from fittest.kernel.chance import Chance
from fittest.kernel.game import Setup
from fittest.kernel.play import play_on
from fittest.lab.laws import secrets_are_kept
from tests.games.evolution.expansions.helpers import Table

ALL = "base+ttf+cont+gift"
ANGLERFISH = CARD_NAMES.index("anglerfish")
DECK = "deck: [Anglerfish, Running, Piracy, Shell, Mimicry]"


def worlds(game: Evolution, seat: int, count: int = 40) -> list[Evolution]:
    """Worlds that the seat could be in; in each of them it knows just what it knows."""
    found = []
    for seed in range(count):
        assert secrets_are_kept(game, seat, seed) == []
        world = game.sample(seat, seed)
        assert isinstance(world, Evolution)
        assert world.check_invariants() == []
        found.append(world)
    return found


def bodies(games: list[Evolution], number: int) -> set[str]:
    return {CARD_NAMES[game.animal(number).body] for game in games}


def lively(setup: str, ruleset: str = ALL) -> Table:
    """A table as it is played: what has one answer answers itself."""
    table = Table(setup, ruleset)
    table.game.stepwise = False
    table.game.advance()
    return table


WINDOW = (
    f"{DECK}, P1: {{animals: {{p: {{t: [Carnivorous]}}}}}}, "
    "P2: {hand: [Running, Big/Fat], animals: {d: {card: Symbiosis}, f: {card: %s}}}"
)


@pytest.mark.parametrize("card", ["Anglerfish", "Tail Loss/x", "Scavenger"])
def test_the_reveal_window_opens_whatever_lies_there(card: str) -> None:
    """ANG-2: that nothing can be revealed is its owner's secret, so he is asked all the same."""
    card = card.replace("Tail Loss/x", "TailLoss")
    table = lively(WINDOW % card).play("attack p d")
    assert table.seat == "P2"
    assert table.options == (["reveal f", "decline"] if card == "Anglerfish" else ["decline"])
    found = worlds(table.game, 0)
    assert {"anglerfish", "running", "scavenger" if card == "Scavenger" else "piracy"} <= bodies(
        found, table.numbers["f"]
    )
    worlds(table.game, 1)


def test_the_attacked_animal_is_known_to_be_no_anglerfish() -> None:
    """ANG-2: it would have had to show itself; from now on it never gets that card in a world."""
    table = Table(WINDOW % "Anglerfish", ALL).play("attack p d")
    assert "anglerfish" not in bodies(worlds(table.game, 0), table.numbers["d"])
    table.play("decline")
    pile = [world.seats[1].hidden_pile for world in worlds(table.game, 0)]
    assert all(list(cards) == [cards[0]] and cards[0] & PLAIN_CARD for cards in pile)
    assert all(cards[0] & ~PLAIN_CARD != ANGLERFISH for cards in pile)
    assert "anglerfish" in bodies(worlds(table.game, 0), table.numbers["f"])


def test_an_animal_with_traits_tells_nothing_when_it_is_eaten() -> None:
    """ANG-7, EXT-8: its body goes face down to the discard."""
    table = Table(
        f"{DECK}, P1: {{animals: {{p: {{t: [Carnivorous]}}}}}}, "
        f"P2: {{animals: {{b: {{card: Piracy, t: [FatTissue]}}}}}}",
        ALL,
    )
    table.play("attack p b")
    seen = {CARD_NAMES[world.seats[1].hidden_pile[0]] for world in worlds(table.game, 0)}
    assert {"anglerfish", "piracy", "running"} <= seen
    assert table.game.view(0).seats[1].discard is None
    assert "piracy" in (table.game.view(1).seats[1].discard or [])


def test_a_forced_anglerfish_is_face_up_before_its_owner_chooses() -> None:
    """ANG-2: the question alone would give it away."""
    table = Table(
        f"{DECK}, P1: {{animals: {{p: {{t: [Carnivorous, TailLoss, Running]}}}}}}, "
        "P2: {hand: [Piracy], animals: {f: {card: Anglerfish}, d: {card: Mimicry}}}",
        ALL,
    ).play("attack p f")
    assert table.options == ["reveal f", "reveal f ignore running", "reveal f ignore tail-loss"]
    assert bodies(worlds(table.game, 0), table.numbers["f"]) == {"anglerfish"}
    shown = next(animal for animal in table.game.view(0).animals if animal.id == table.numbers["f"])
    assert (shown.card, shown.revealed) == ("anglerfish", True)


def test_a_newborn_is_known_to_its_owner_only() -> None:
    """VIV-5, RST-2."""
    table = Table(
        f"{DECK}, bank: 5, P1: {{animals: {{v: {{t: [Viviparous], food: 1}}, k: {{}}}}}}, "
        f"P2: {{animals: {{x: {{}}}}}}",
        ALL,
    )
    table.play("feed v")
    born = table.game.animals[-1].id
    assert bodies(worlds(table.game, 0), born) == {"anglerfish"}
    assert {"anglerfish", "running", "piracy", "shell", "mimicry"} <= bodies(worlds(table.game, 1), born)


def test_every_unseen_card_can_turn_up_everywhere_it_could() -> None:
    """Hands, deck, face-down animals, face-down discards: any unseen card, and only those."""
    table = Table(
        "deck: [Anglerfish, Running, Piracy], P1: {hand: [Mimicry], animals: {a: {card: Shell}}}, "
        "P2: {hand: [Swimming, Scavenger], discard: [Symbiosis], animals: {b: {card: TailLoss}, "
        "c: {card: Anglerfish revealed}}}",
        ALL,
    )
    found = worlds(table.game, 0, 150)
    unseen = {"anglerfish", "running", "piracy", "swimming", "scavenger", "tail-loss"}
    assert bodies(found, table.numbers["b"]) == unseen
    assert {CARD_NAMES[card] for world in found for card in world.seats[1].hand} == unseen
    for place in range(3):
        assert {CARD_NAMES[world.deck[place]] for world in found} == unseen
    for world in found:
        assert [CARD_NAMES[card] for card in world.seats[0].hand] == ["mimicry"]
        assert [CARD_NAMES[card] for card in world.seats[1].open_pile] == ["symbiosis"]
        assert CARD_NAMES[world.animal(table.numbers["a"]).body] == "shell"
        assert CARD_NAMES[world.animal(table.numbers["c"]).body] == "anglerfish"


def test_cards_put_away_before_the_game_are_unseen_too() -> None:
    """SET-4, CAT-2."""
    game = FAMILY.new(Setup("evolution+time-to-fly", 2, 7, {"half": "chance"}))
    assert isinstance(game, Evolution)
    removed = sorted(game.removed)
    assert any(sorted(world.removed) != removed for world in worlds(game, 0, 5))


def test_restoring_is_asked_for_even_with_equal_cards() -> None:
    """REG-4: that all cards of the hand are alike is its owner's secret; one card alone is none."""
    pile = "animals: {b: {t: [Regeneration], body: false}}"
    for hand, asked in (("[Running, Running]", True), ("[Running]", False)):
        table = lively(
            f"phase: extinction, deck: 9, P1: {{hand: {hand}, {pile}}}, P2: {{animals: {{x: {{food: 1}}}}}}"
        )
        restoring = table.game.decision is not None and table.game.decision.prompt.key == "prompt-restore"
        assert restoring == asked


def test_the_restored_body_is_known_to_its_owner_only() -> None:
    """REG-4: nor is it known to be plain any more."""
    table = Table(
        f"{DECK}, phase: extinction, P1: {{hand: [Running, Anglerfish], "
        f"animals: {{b: {{t: [Regeneration], body: false}}}}}}, "
        "P2: {animals: {x: {food: 1}}}",
        ALL,
    ).play("proceed", "restore b with anglerfish")
    assert bodies(worlds(table.game, 0), table.numbers["b"]) == {"anglerfish"}
    assert len(bodies(worlds(table.game, 1), table.numbers["b"])) > 3


def test_the_owner_of_a_plain_animal_keeps_his_other_secrets() -> None:
    """ANG-2: declining tells nothing."""
    for card in ("Anglerfish", "Scavenger"):
        table = Table(WINDOW % card, ALL).play("attack p d", "decline")
        assert "anglerfish" in bodies(worlds(table.game, 0), table.numbers["f"])


@pytest.mark.parametrize("seed", range(4))
def test_no_position_of_a_game_with_all_boxes_leaks(seed: int) -> None:
    game = FAMILY.new(Setup("evolution+time-to-fly+continents+gift", 3, seed, {"half": "chance"}))
    assert isinstance(game, Evolution)
    chance = Chance(seed)
    while game.decision is not None:
        for seat in range(game.players):
            worlds(game, seat, 1)
        play_on(game, chance, 12)
