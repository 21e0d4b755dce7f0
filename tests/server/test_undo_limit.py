"""How far back an undo may go."""

import fittest
from fittest.kernel.game import Game, Setup
from fittest.server.undo_limit import taught, undo_floor
from tests.toy.family import TOY


def toy(hands: list[list[int]], deck: list[int], seat: int = 0) -> Game:
    used = [card for hand in hands for card in hand] + deck
    pile = [card for card in range(1, 4 * len(hands) + 1) if card not in used]
    engine = {
        "hands": hands,
        "deck": deck,
        "pile": pile,
        "points": [0] * len(hands),
        "goes": 0,
        "chance": [1, 2, 3, 4],
        "frames": [{"frame": "Going", "seat": seat}],
    }
    return TOY.load({"ruleset": "toy", "setup": {"players": len(hands), "engine": engine}})


def after(game: Game, *answers: str) -> Game:
    later = game.clone()
    for answer in answers:
        later.apply(answer)
    return later


def test_a_card_shown_from_a_hidden_hand_teaches_the_others() -> None:
    game = toy([[1, 5, 6], [2, 3, 8]], [4, 7])
    assert taught(game, "play 5", after(game, "play 5"))


def test_a_card_that_everybody_could_work_out_teaches_nothing() -> None:
    """No deck, two players: each knows the other's hand."""
    game = toy([[1, 5], [2, 3]], [])
    assert not taught(game, "play 5", after(game, "play 5"))


def test_a_die_is_learnt_even_if_it_changed_nothing_else() -> None:
    game = after(toy([[5, 6], [7, 2]], []), "play 5")
    assert not taught(game, "beat 7", after(game, "beat 7"))
    assert taught(game, "give", after(game, "give"))


def test_a_card_drawn_teaches_whoever_draws_it() -> None:
    """The traded card is public knowledge here (two hands, no deck unknown but its order)."""
    game = toy([[1, 5], [2]], [4, 3])
    assert taught(game, "trade 5", after(game, "trade 5"))
    # Among bots nobody has learnt anything who would remember it.
    assert not taught(game, "trade 5", after(game, "trade 5"), [])


def test_the_floor_is_the_last_answer_that_taught_something() -> None:
    game = toy([[1, 5, 6], [2, 7]], [])
    answers = ["play 5", "give", "play 2", "beat 6"]
    assert undo_floor(game, answers[:1]) == 0
    assert undo_floor(game, answers[:2]) == 2
    assert undo_floor(game, answers) == 2
    assert undo_floor(after(game, *answers[:2]), answers[2:]) == 0


def test_in_the_card_game_an_animal_laid_face_down_can_be_taken_back_and_a_trait_cannot() -> None:
    """The first is hidden from the others and known to its owner; the second is shown."""
    game = fittest.new("evolution", players=3, seed=5)
    assert game.decision is not None
    laid = next(option.text for option in game.decision.options if option.text.startswith("lay"))
    assert not taught(game, laid, after(game, laid))
    for _ in range(3):
        assert game.decision is not None
        game.apply(next(option.text for option in game.decision.options if option.text.startswith("lay")))
    assert game.decision is not None
    shown = next(option.text for option in game.decision.options if option.text.startswith("play"))
    assert taught(game, shown, after(game, shown))


def test_the_toy_is_made_as_the_library_makes_it() -> None:
    """Guards `toy` above: a loaded position answers like one that was played."""
    game = TOY.new(Setup("toy", 2, 3, {}))
    assert TOY.load(game.scenario()).scenario() == game.scenario()
