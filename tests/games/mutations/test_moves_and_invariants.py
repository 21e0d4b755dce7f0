"""Texts of options, and the audit that the random games rely on."""

import pytest

from fittest.games.mutations.moves import ATTACK, GRAZE, IDS, MOST_TOKENS, MOVES, animal_named
from fittest.games.mutations.state import Mutations
from fittest.kernel.rule_numbers import LARGEST_DECK
from fittest.texts import LANGUAGES, render
from tests.games.mutations.table import position

TEXTS = """
pass|species|trait 3|grow 3|diverge 3|keep|convert|red 3.1|green 3.12|black 40.2|attack 3.1 7
attack 3.1 7 ignoring big|attack 3.1 7 ignoring big swimming|graze 2|end|react running|react mimicry 5
ignore none|ignore big|ignore mimicry running|lose 3.1|scavenge 3.1|reveal 4|reveal 4 ignoring big|decline
"""


@pytest.mark.parametrize("text", TEXTS.strip().replace("\n", "|").split("|"))
def test_texts_come_back_and_have_words(text: str) -> None:
    code = MOVES.parse(text)
    assert code > 0
    assert MOVES.text(code) == text
    for language in LANGUAGES:
        words = render(MOVES.message(code), language)
        assert words != MOVES.message(code).key
        assert "{" not in words


def test_records_of_version_0_2_spell_traits_as_classes() -> None:
    assert (
        MOVES.text(MOVES.parse("attack 3.1 7 ignoring BarkBeetle Big"))
        == "attack 3.1 7 ignoring bark-beetle big"
    )
    assert MOVES.text(MOVES.parse("react Mimicry 5")) == "react mimicry 5"


UNREADABLE = """
|fly|pass 1|trait|trait x|trait -1|trait 4096|trait 3 4|red 3|red 3.|red .1|red 3.4096|red ٣.١|attack 3.1
graze|attack 3.1 7 ignoring|attack 3.1 7 ignoring Nonsense|attack 3.1 7 ignoring Big Big|attack 3.1 7 Big
graze two|attack 3.1 7 ignoring Swimming Big|graze 99999999|react|react Nonsense|react Mimicry 5 6|ignore
reveal|referee climate|ignore Big Swimming Running|die 4|pass | pass
"""


def test_a_species_may_hold_the_largest_deck() -> None:
    """An animal's number once had eight bits, and a deck may have 500 cards."""
    text = f"attack {LARGEST_DECK}.{LARGEST_DECK} {LARGEST_DECK}"
    assert MOVES.text(MOVES.parse(text)) == text
    for animal, prey in (((IDS, 0), 1), ((1, IDS), 1), ((1, 1), IDS)):
        with pytest.raises(OverflowError):
            ATTACK.code(animal_named(*animal), prey)
    with pytest.raises(OverflowError):
        GRAZE.code(MOST_TOKENS)


@pytest.mark.parametrize("text", UNREADABLE.strip("\n").replace("\n", "|").split("|"))
def test_anything_else_is_unreadable(text: str) -> None:
    assert MOVES.parse(text) == -1


def sound() -> Mutations:
    return position(
        "{centre: {red: 2, black: 1}, P1: {row: [{s: a, t: [Carnivorous], pop: 2}, {s: c}]}, P2: {deck: 3}}"
    )


def test_a_sound_position_has_no_faults() -> None:
    assert sound().check_invariants() == []


def test_the_audit_finds_what_cannot_be() -> None:
    def lose_a_card(game: Mutations) -> None:
        game.general.pop()

    def double_a_card(game: Mutations) -> None:
        game.general.append(game.decks[1][0])

    def lose_a_parasite(game: Mutations) -> None:
        game.black -= 1

    def overfeed(game: Mutations) -> None:
        game.food[game.first_animal[1]] = 3

    def forget_to_refresh(game: Mutations) -> None:
        game.need[2] = 2

    def swap_owners(game: Mutations) -> None:
        game.rows[1].append(game.rows[0].pop())

    def number_twice(game: Mutations) -> None:
        game.number[game.animals_of(1)[1]] = 1

    def give_one_number_to_two_species(game: Mutations) -> None:
        game.rows[0][1] = game.rows[0][0]

    def mix_rivals(game: Mutations) -> None:
        scavenger = 14
        game.faces[game.general[-1]] = scavenger
        game.lay(1, game.general.pop())

    def eat_from_nothing(game: Mutations) -> None:
        game.red = -1

    def leave_food_on_the_table(game: Mutations) -> None:
        game.food[game.first_animal[1]] = 1
        game.phase = 1

    def miscount(game: Mutations) -> None:
        game.population[1] = 3

    def lose_a_column(game: Mutations) -> None:
        game.food = game.food[:-1]

    def settle_elsewhere(game: Mutations) -> None:
        game.home[game.general[0]] = 99

    for damage in [
        miscount,
        lose_a_column,
        settle_elsewhere,
        lose_a_card,
        double_a_card,
        lose_a_parasite,
        overfeed,
        forget_to_refresh,
        swap_owners,
        number_twice,
        give_one_number_to_two_species,
        mix_rivals,
        eat_from_nothing,
        leave_food_on_the_table,
    ]:
        game = sound()
        damage(game)
        assert game.check_invariants() != [], damage.__name__
