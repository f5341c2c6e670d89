"""Some of the positions in which a good player knows what to do, with a small budget; the whole suite is a command."""

import pytest

from tests.opponents.sensible.position import PlayedTurn, SensiblePosition
from tests.opponents.sensible.suite import positions_of, score

PLAYOUTS = 60
HERE = (
    "an open capital is walked into",
    "the last prize is stormed with all that is near",
    "a hopeless attack is not made",
    "a beaten force goes back",
)


@pytest.mark.parametrize("title", HERE)
def test_veteran_plays_sensibly(title: str) -> None:
    case = next(case for case in positions_of("house-divided") if case.title == title)
    assert score("house-divided", case, "veteran", 1, PLAYOUTS).passed == 1


def test_crack_covers_a_threatened_headquarters() -> None:
    title = "Davis's division covers a threatened Union headquarters"
    case = next(case for case in positions_of("five-aprils") if case.title == title)
    assert score("five-aprils", case, "crack", 3, 5 * PLAYOUTS).passed == 3


def test_a_turn_is_accepted_by_what_was_done_and_what_was_not() -> None:
    turn = PlayedTurn(("march cairo", "take u1", "go cairo~island-no-10~memphis", "end"), None, None)
    wanted = SensiblePosition("", "", "union", "", required=("go .*memphis",))
    refused = SensiblePosition("", "", "union", "", forbidden=("march .*",))
    judged = SensiblePosition("", "", "union", "", acceptable=lambda turn: turn.count("take .*") == 1)
    assert wanted.accepts(turn)
    assert judged.accepts(turn)
    assert not refused.accepts(turn)


@pytest.mark.parametrize("system", ["house-divided", "five-aprils"])
def test_every_position_can_be_read_and_is_the_seats_turn(system: str) -> None:
    cases = positions_of(system)
    assert len({case.title for case in cases}) == len(cases) >= 20
    for case in cases:
        assert score(system, case, "militia", 1).played == 1
