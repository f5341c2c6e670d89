"""What could have fallen: the mean luck of every die is zero, whatever the values are worth."""

from statistics import fmean
from typing import Any

import pytest

from longroll import LongrollError
from longroll.analysis.outcomes import Outcomes
from tests.analysis.toy import ToyGame, ToyPosition, all_falls, toy_value

MEAN = sum(chance * toy_value(ToyPosition(fall)) for fall, chance in all_falls())


def outcomes(room: int = 36, seed: str = "seed") -> Outcomes:
    game: Any = ToyGame()
    return Outcomes(game, ToyPosition(), 0, toy_value, seed, room)


def test_the_mean_over_all_dice_is_exact_where_they_are_few() -> None:
    assert outcomes().mean([], 72) == pytest.approx(MEAN, abs=1e-12)
    for fall, _ in all_falls():
        means = outcomes().means(fall)
        assert means[0] == pytest.approx(MEAN, abs=1e-12)
        assert means[-1] == toy_value(ToyPosition(fall))
        assert len(means) == len(fall) + 1


def test_the_luck_of_a_fair_die_has_mean_zero() -> None:
    """Of every die, given the dice before it."""
    falls = [(fall, chance, outcomes().means(fall)) for fall, chance in all_falls()]
    for known in [(), (4,), (5,), (6,), (4, 1), (5, 1), (6, 1)]:
        number = len(known)
        follow = [(chance, means) for fall, chance, means in falls if fall[:number] == known and len(fall) > number]
        luck = sum(chance * (means[number + 1] - means[number]) for chance, means in follow)
        assert luck == pytest.approx(0.0, abs=1e-12)
        assert any(abs(means[number + 1] - means[number]) > 0.01 for _, means in follow)


def test_dice_that_are_too_many_are_rolled_anew_and_nothing_is_favoured() -> None:
    """With one sample for each face, the mean over seeds is right for every fall."""
    for fall in [(2,), (5, 3), (6, 1, 2)]:
        found = [outcomes(room=1, seed=str(seed)).means(fall)[0] for seed in range(3000)]
        assert fmean(found) == pytest.approx(MEAN, abs=0.01)
        assert len({round(mean, 9) for mean in found}) > 3


def test_samples_depend_on_the_seed_alone() -> None:
    assert outcomes(room=1).means((5, 3)) == outcomes(room=1).means((5, 3))


def test_a_die_knows_its_faces_and_whether_it_was_drawn() -> None:
    asked = [outcomes().next_die(known) for known in ([], [5], [5, 1])]
    assert [(one.sides, one.drawn) for one in asked] == [(6, False), (4, False), (3, True)]
    with pytest.raises(LongrollError, match="fewer dice"):
        outcomes().next_die([2])
