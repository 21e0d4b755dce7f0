"""The first turn that the rulebooks work through at their end, move by move: two players, six cards each."""

from tests.games.evolution.helpers import Table

HANDS = (
    "phase: development, deck: 72, "
    "P1: {hand: [Running, Poisonous/Carnivorous, Mimicry, Hibernation/Carnivorous, Scavenger, Piracy]}, "
    "P2: {hand: [Swimming, TailLoss, Communication/Carnivorous, Camouflage/FatTissue, Grazing/FatTissue, Big/FatTissue]}"
)


def test_the_worked_first_turn() -> None:
    table = Table(HANDS)
    # Development. P1's animals are 1, 3 and 5 in the order laid; P2's are 2 and 4 (numbers are given as they
    # come).
    for text in [
        "lay running",  # P1: first animal, 1
        "lay swimming",  # P2: an animal too, 2
        "play poisonous/carnivorous as poisonous on 1",
        "lay tail-loss",  # P2: second animal, 3
        "lay mimicry",  # P1: second animal, 4
        "play communication/carnivorous as communication on 2 3",
        "play hibernation/carnivorous as carnivorous on 1",
        "play camouflage/fat-tissue as camouflage on 2",
        "lay scavenger",  # P1: third animal, 5
        "play grazing/fat-tissue as grazing on 2",
        "pass",  # P1 keeps a card
        "play big/fat-tissue as fat-tissue on 2",
    ]:
        table.play(text)
    game = table.game
    assert [len(player.hand) for player in game.seats] == [1, 0]
    assert game.animal(1).need == 2

    # The food bank: a four, and two more for two players.
    table.play("proceed", dice=[4])
    assert list(game.bank) == [6]
    table.play("proceed")

    # First round: P1 takes for one animal; P2 takes, its other animal takes too, and Grazing destroys one.
    table.play("feed 4", "end")
    table.play("feed 2", "share communication 2 3", "graze 2", "end")
    assert list(game.bank) == [2]
    # Second round: the carnivore cannot see the camouflaged one and eats the other, with its pair card and
    # its token.
    assert table.why("attack 1 2") == "shielded camouflage"
    table.play("attack 1 3")
    assert game.find(3) is None
    assert game.links == []
    assert game.animal(1).food == 2
    table.play("end")
    # P2 fills its fat and destroys the last token.
    table.play("feed 2", "graze 2")
    assert list(game.bank) == [0]
    assert game.empty_fat(game.animal(2)) == 0
    table.play("end")
    # P1's third animal stays hungry; nobody has anything left to do.
    assert table.options == ["end"]
    table.play("end", "end")

    # Extinction: the hungry one dies. Three cards for P1, two for P2; red and blue leave, yellow stays.
    table.play("proceed", "proceed", "proceed")
    assert [animal.id for animal in game.animals] == [1, 2, 4]
    assert [len(player.hand) for player in game.seats] == [1 + 3, 2]
    assert len(game.deck) == 72 - 5
    assert [animal.food for animal in game.animals] == [0, 0, 0]
    assert game.empty_fat(game.animal(2)) == 0
    # The other player begins the next turn.
    assert game.first == 1


def test_what_the_rulebook_would_rather_have_played() -> None:
    """Its advice: feed the second animal in the second round and hunt in the third; then all three live."""
    table = Table(
        "bank: 2, deck: 30, P1: {animals: {p: {t: [Poisonous, Carnivorous]}, q: {food: 1}, r: {}}}, "
        "P2: {animals: {x: {t: [Camouflage, Grazing, FatTissue], food: 1}, y: {food: 1}}, pairs: [[Communication, x, y]]}"
    )
    table.play("feed r", "end", "feed x", "end", "attack p y", "end", "end", "end")
    assert all(table.game.is_fed(animal) for animal in table.game.animals)
