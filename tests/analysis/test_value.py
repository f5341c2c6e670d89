"""What a position is worth: a function of the position alone, at comparable moments."""

import pytest

from longroll import Match
from longroll.analysis.value import Value
from longroll.opponents.levels import Crack


def value_of(match: Match, tries: int = 2, seed: str = "seed") -> Value:
    return Value(Crack(match.game), tries, seed)


@pytest.mark.parametrize(
    ("title", "scenario"), [("house-divided", "short"), ("civil-war-basic", ""), ("bentonville", "")]
)
def test_a_position_is_played_on_to_the_end_of_its_cycle(title: str, scenario: str) -> None:
    match = Match.new(title, scenario, seed=3)
    value = value_of(match)
    end = value.play_on(match.position, 0)
    assert value.evaluator.cycle(end) != value.evaluator.cycle(match.position)
    assert match.game.outcome(end) is None
    if title != "bentonville":  # the same side begins every cycle
        later = value.play_on(end, 0)
        assert match.game.seat(later) == match.game.seat(end)
        assert value.evaluator.turn(later) >= value.evaluator.turn(end) + 2


def test_the_value_is_a_function_of_the_position_and_the_seed() -> None:
    match = Match.new("house-divided", "short", seed=3)
    value = value_of(match)
    first = value.find(match.position)
    value.find(value.play_on(match.position, 1))
    assert value.find(match.position.copy()) == first
    assert value_of(match).of(match.position) == first
    assert value_of(match, seed="other").of(match.position) != first
    assert 0 < first < 1
