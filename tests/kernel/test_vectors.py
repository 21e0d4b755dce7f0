"""Vectors of machine numbers belong to a state like its lists."""

import copy
import pickle

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from fittest.kernel.state import State


class Herd(State):
    def __init__(self) -> None:
        self.food: vec[u8] = vec[u8]([1, 2, 3])


def test_a_clone_has_its_own() -> None:
    herd = Herd()
    twins = [herd.clone(), copy.deepcopy(herd), pickle.loads(pickle.dumps(herd))]
    herd.food[0] = 9
    assert [list(twin.food) for twin in twins] == [[1, 2, 3]] * 3
    assert all(type(twin.food) is type(herd.food) for twin in twins)


def test_it_is_saved_as_a_list_and_loaded_again() -> None:
    herd = Herd()
    assert herd.dump() == {"is": "Herd", "food": [1, 2, 3]}
    herd.load({"food": [4, 5, 6]}, {}, None)
    assert list(herd.food) == [4, 5, 6]
    herd.food = vec[u8]()
    herd.load({"food": [4, 5]}, {}, None)
    assert list(herd.food) == [4, 5]


@pytest.mark.parametrize("food", [[300] * 3, [-1] * 3, ["x"] * 3, [None] * 3, 7, "abc", [[1]] * 3, [1, 2]])
def test_what_does_not_fit_is_refused(food: object) -> None:
    with pytest.raises((TypeError, ValueError)):
        Herd().load({"food": food}, {}, None)
