import pytest

from longroll.analysis.turning_point import ahead_from, turning_point


@pytest.mark.parametrize(
    ("chances", "result", "expected"),
    [
        ([0.6, 0.4, 0.7], 1.0, 20),
        ([0.6, 0.5, 0.7], 1.0, 0),
        ([0.6, 0.4, 0.3], 0.0, 10),
        ([0.6, 0.7, 0.8], 0.0, 30),
        ([0.6, 0.4, 0.7], 0.5, 30),
    ],
)
def test_the_winner_is_ahead_for_good(chances: list[float], result: float, expected: int) -> None:
    assert turning_point([(10 * number, chance) for number, chance in enumerate([*chances, result])]) == expected


def test_nobody_is_ahead_if_the_last_chance_is_too_small() -> None:
    assert ahead_from([0.95, 0.8], 0.9) == 2
    assert ahead_from([], 0.9) == 0
