"""The generator: the same numbers everywhere, fair, cloned with its game."""

import copy
import pickle
import struct
from hashlib import sha256

import pytest

from fittest.kernel.chance import ASKS_ALL, ASKS_DICE, Chance, Unsupplied


def test_the_same_numbers_on_every_machine() -> None:
    chance = Chance(7)
    assert [chance.word() for _ in range(4)] == [1644973387, 883028151, 891888166, 2539250669]


def test_seeds_differ() -> None:
    assert Chance(1).state() != Chance(2).state()


def test_below_is_fair_enough() -> None:
    chance = Chance(3)
    counts = [0] * 6
    for _ in range(6000):
        counts[chance.below(6)] += 1
    # Five degrees of freedom: 20.5 is passed once in a thousand seeds.
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 20.5


@pytest.mark.parametrize("count", [0, -1, 1 << 32])
def test_below_refuses_what_it_cannot_do(count: int) -> None:
    with pytest.raises(ValueError, match="1 to 4294967295"):
        Chance(3).below(count)


def test_shuffle_reaches_every_order() -> None:
    chance = Chance(5)
    orders = set()
    for _ in range(200):
        items = [1, 2, 3]
        chance.shuffle(items)
        orders.add(tuple(items))
    assert len(orders) == 6


def test_a_script_supplies_the_dice() -> None:
    chance = Chance(0)
    chance.script = [6, 1]
    clone = chance.clone()
    assert [chance.roll(), chance.roll()] == [6, 1]
    assert clone.script == [6, 1]
    assert 1 <= chance.roll() <= 6


def test_a_clone_goes_its_own_way() -> None:
    chance = Chance(11)
    clone = chance.clone()
    first = [chance.word() for _ in range(3)]
    assert [clone.word() for _ in range(3)] == first
    clone.word()
    assert clone.state() != chance.state()


def test_a_state_can_be_restored() -> None:
    chance, other = Chance(1), Chance(2)
    chance.word()
    other.restore(chance.state())
    assert [other.word() for _ in range(5)] == [chance.word() for _ in range(5)]


@pytest.mark.parametrize("drawn", [0, 1, 5])
def test_a_generator_can_be_copied_and_sent_away(drawn: int) -> None:
    chance = Chance(7)
    chance.script = [2]
    for _ in range(drawn):
        chance.roll()
    numbers = [copy.deepcopy(chance), pickle.loads(pickle.dumps(chance)), chance.clone()]
    rolls = [[clone.roll() for _ in range(5)] for clone in numbers]
    assert rolls[0] == rolls[1] == rolls[2] == [chance.roll() for _ in range(5)]


SECURE = [1 << 63, (1 << 64) + 5, (1 << 128) - 1]


def words(seed: int, count: int) -> list[int]:
    """As docs/adr/0010-chance.md has it."""
    stream = b"".join(sha256(f"fittest-chance-1\n{seed}\n{i}".encode()).digest() for i in range(count))
    return list(struct.unpack(f">{count}I", stream[: 4 * count]))


@pytest.mark.parametrize("seed", SECURE)
def test_large_seeds_drive_the_cryptographic_generator(seed: int) -> None:
    chance = Chance(seed)
    assert [chance.word() for _ in range(30)] == words(seed, 30)


def test_the_last_small_seed_drives_the_fast_one() -> None:
    seed = (1 << 63) - 1
    chance = Chance(seed)
    assert [chance.word() for _ in range(4)] != words(seed, 4)
    assert len(chance.state()) == 4


@pytest.mark.parametrize("seed", SECURE)
@pytest.mark.parametrize("drawn", [0, 1, 7, 8, 9, 16])
def test_the_cryptographic_generator_is_copied_saved_and_restored(seed: int, drawn: int) -> None:
    chance = Chance(seed)
    for _ in range(drawn):
        chance.word()
    assert max(chance.state()) < 1 << 32
    restored = Chance(3)
    restored.restore(chance.state())
    twins = [copy.deepcopy(chance), pickle.loads(pickle.dumps(chance)), chance.clone(), restored]
    ahead = words(seed, drawn + 20)[drawn:]
    for clone in [*twins, chance]:
        assert [clone.word() for _ in range(20)] == ahead
    assert restored.state() == chance.state()


@pytest.mark.parametrize(
    "state", [[], [1, 2, 3], [0, 0, 0, 7, 1], [1, 2, 3, -1], [1, 2, 3, 1 << 32], [1 << 31, 0, 0, 0, -1]]
)
def test_what_is_no_state_is_refused(state: list[int]) -> None:
    with pytest.raises(ValueError, match="not the state"):
        Chance(3).restore(state)


def test_one_that_asks_takes_what_it_is_given_and_no_more() -> None:
    chance = Chance(3)
    chance.asks = ASKS_DICE
    chance.script = [5, 1]
    assert (chance.roll(), chance.below(3)) == (6, 1)
    with pytest.raises(Unsupplied) as asked:
        chance.roll()
    assert (asked.value.faces, asked.value.weights) == ([1, 2, 3, 4, 5, 6], [1] * 6)
    for clone in (chance.clone(), pickle.loads(pickle.dumps(chance))):
        with pytest.raises(Unsupplied):
            clone.below(2)


def test_one_that_asks_for_dice_shuffles_by_itself() -> None:
    one, two = [*range(9)], [*range(9)]
    asking = Chance(3)
    asking.asks = ASKS_DICE
    asking.shuffle(one)
    Chance(3).shuffle(two)
    assert one == two
    with pytest.raises(Unsupplied):
        asking.roll()


def test_one_that_asks_for_everything_is_told_each_card() -> None:
    """Alike cards are one outcome, and the last kind that is left is certain."""
    cards = [7, 4, 7, 7, 9]
    chance = Chance(3)
    chance.asks = ASKS_ALL
    with pytest.raises(Unsupplied) as asked:
        chance.shuffle(cards[:])
    assert (asked.value.faces, asked.value.weights) == ([4, 7, 9], [1, 3, 1])
    chance.script = [2, 1, 0]
    chance.shuffle(cards)
    assert cards == [7, 7, 4, 7, 9]
    assert chance.script == []
