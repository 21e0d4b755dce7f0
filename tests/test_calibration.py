"""Promised chances compared with what happened."""

import pytest

from fittest.lab.calibration import Forecast, calibrate, reliability_plot, summary


def promises(chance: float, won: int, games: int) -> list[Forecast]:
    """Two seats in games of one position: the first is promised a chance and wins so many."""
    found = []
    for game in range(games):
        result = float(game < won)
        found += [Forecast(game, 0.5, chance, result), Forecast(game, 0.5, 1 - chance, 1 - result)]
    return found


def test_true_promises_lie_on_the_line_and_boasts_do_not() -> None:
    honest = summary("evolution", 2, promises(0.8, 80, 100))
    assert honest.brier.mean == pytest.approx(0.16)
    assert honest.even.mean == pytest.approx(0.25)
    assert [one.promised for one in honest.bins] == pytest.approx([0.2, 0.8])
    assert [one.happened.mean for one in honest.bins] == pytest.approx([0.2, 0.8])
    boast = summary("evolution", 2, promises(0.8, 50, 100))
    assert boast.brier.mean > boast.even.mean
    assert not boast.bins[1].happened.low <= boast.bins[1].promised <= boast.bins[1].happened.high


def test_forecasts_of_real_games_and_their_picture() -> None:
    found, forecasts = calibrate("evolution", 2, games=2, bot="random", positions=2, worlds=1)
    assert found.games == 2
    assert len(forecasts) == 8
    for number in range(2):
        assert sum(each.result for each in forecasts if each.game == number) == pytest.approx(2)
    assert reliability_plot("chances", found).count("<circle") == len(found.bins)
