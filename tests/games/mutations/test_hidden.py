"""What nobody may see. [MHID-1 … MHID-4]"""

from fittest.games.mutations.state import Mutations
from fittest.games.mutations.traits.catalog import TRAITS
from fittest.kernel.view import log_lines
from tests.games.mutations.table import new, position


def test_nobody_sees_a_deck_or_an_unturned_animal() -> None:
    """[MHID-1 MHID-2 MHID-4]"""
    game = new()
    for seat in [None, 0, 1]:
        view = game.view(seat)
        assert [player.deck for player in view.table] == [7, 7]
        assert {a.card for player in view.table for s in player.row for a in s.animals} == {None}


def test_a_turned_card_is_known_even_as_an_animal() -> None:
    """[MHID-3 MDEV-7]"""
    game = position("{phase: development, P1: {deck: [Big, any], row: [{s: a, t: [Big]}]}, P2: {deck: 1}}")
    game.apply("trait 1")
    for seat in [None, 0, 1]:
        assert game.view(seat).table[0].row[1].animals[0].card == "big"


def test_an_open_harmful_card_is_seen_by_all() -> None:
    """[MDEV-8]"""
    game = position("{phase: development, P1: {deck: [Extremophile, any], row: [{s: a}]}, P2: {deck: 1}}")
    assert game.view(1).open_card is None
    game.apply("trait 1")
    assert game.view(1).open_card == "extremophile"
    game.apply("keep")
    assert game.view(1).open_card is None


def test_every_unseen_card_can_turn_up_everywhere() -> None:
    """Sampled worlds: the deck, the other deck, the animals on the table, the general deck."""
    game = new("mutations+borrowed", seed=3)
    places = [game.general[0], game.decks[0][-1], game.decks[1][0], game.first_animal[game.rows[1][0]]]
    met: list[set[int]] = [set() for _ in places]
    for seed in range(1500):
        world = game.sample(0, seed)
        assert isinstance(world, Mutations)
        for place, kinds in zip(places, met, strict=True):
            kinds.add(world.faces[place])
        assert sorted(world.faces) == sorted(game.faces)
    assert met == [set(range(len(TRAITS)))] * len(places)


def numbers(game: Mutations) -> list[list[int]]:
    """The numbers of all cards, by place."""
    laid = [[animal for s in row for animal in game.animals_of(s)] for row in game.rows]
    return [game.general, *game.decks, *game.discards, *laid]


def test_the_number_of_a_card_tells_nothing_about_it() -> None:
    """Whatever is dealt, in every place lies a card of the same number: only its face differs."""
    dealt = [new("mutations+borrowed", seed=seed) for seed in range(80)]
    games = [game for game in dealt if game.first == 0]
    assert all(numbers(game) == numbers(games[0]) for game in games)
    faces = [{game.faces[card] for game in games} for card in range(len(games[0].faces))]
    assert min(len(kinds) for kinds in faces) > 10


def test_an_owner_reads_in_the_story_what_he_laid() -> None:
    """[MANG-2]"""
    game = new("mutations+borrowed", seed=5)
    asked = game.decision
    assert asked is not None
    game.apply("species")
    own = log_lines(game, asked.seat)[-1].text
    others = log_lines(game, 1 - asked.seat)[-1].text
    assert own.key == "event-mut-founded.seen"
    assert others.key == "event-mut-founded"
    assert "trait" in own.args
    assert "trait" not in others.args
    assert log_lines(game, None) == [
        line for line in log_lines(game, 1 - asked.seat) if line.text.key != own.key
    ] or (log_lines(game, None)[-1].text == others)
