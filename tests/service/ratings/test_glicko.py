"""The arithmetic, against the example of the published description."""

import pytest

from longroll.service.ratings.glicko import NEWCOMER, Game, Rating, periods_until, rest, update

PLAYER = Rating(1500, 200, 0.06)
GAMES = [Game(Rating(1400, 30), 1), Game(Rating(1550, 100), 0), Game(Rating(1700, 300), 0)]


def test_the_published_example() -> None:
    after = update(PLAYER, GAMES)
    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.005)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_who_does_not_play_keeps_the_rating_and_is_known_less_well() -> None:
    after = update(PLAYER, [], 10)
    assert (after.rating, after.volatility) == (1500, 0.06)
    assert after.deviation == pytest.approx(202.70, abs=0.005)  # sqrt(200² + 10 (0.06 · 173.7178)²)
    assert rest(PLAYER, 1e9).deviation == 350


def test_the_time_until_a_deviation_is_that_of_rest() -> None:
    settled = Rating(1600, 60, 0.06)
    assert rest(settled, periods_until(settled, 110)).deviation == pytest.approx(110)
    assert periods_until(NEWCOMER, 110) == 0


@pytest.mark.parametrize("score", [0.0, 0.5, 1.0])
def test_what_equals_win_and_lose_is_the_same(score: float) -> None:
    first = update(NEWCOMER, [Game(NEWCOMER, score)])
    second = update(NEWCOMER, [Game(NEWCOMER, 1 - score)])
    assert first.rating + second.rating == pytest.approx(3000)
    assert first.deviation == pytest.approx(second.deviation)


def test_a_surprise_makes_a_rating_restless() -> None:
    strong, weak = Rating(2200, 50, 0.06), Rating(1200, 50, 0.06)
    assert update(strong, [Game(weak, 0.0)] * 5).volatility > 0.06
    assert update(strong, [Game(weak, 1.0)] * 5).volatility < 0.06


def test_an_upset_of_extremes_is_finite() -> None:
    """Nothing overflows, however far apart they are."""
    after = update(Rating(4000, 30, 0.06), [Game(Rating(100, 30), 0.0)])
    assert 0 < after.rating < 4000
    assert 0 < after.deviation <= 350
