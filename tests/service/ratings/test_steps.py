"""Which matches count, and what they make of ratings."""

from typing import Any

import pytest

from longroll.games.packs import pack_of
from longroll.service.finished import FinishedSeat
from longroll.service.ratings.rated_match import COUNTED, judge
from longroll.service.ratings.steps import PERIOD, PROVISIONAL, replay
from tests.service.ratings.matches import ANN, BOB, CYD, DAY, finished, seats

TEAMS = tuple(
    FinishedSeat(seat, player, "", side, score)
    for seat, player, side, score in [
        ("union", ANN, "union", 1.0),
        ("confederate", BOB, "confederate", 0.0),
        ("union-second", CYD, "union", 1.0),
        ("confederate-second", "veteran", "confederate", 0.0),
    ]
)
NOT_COUNTED: list[tuple[dict[str, Any], str]] = [
    ({"reason": "aborted", "seats": seats(ANN, BOB, None)}, "aborted"),
    ({"pace": "none"}, "no-clock"),
    ({"options": {"handicap": "union-plus-1", "railroads": "odd"}}, "other-rules"),
    ({"pack": pack_of("house-divided", "")}, "other-rules"),
    ({"title": "a-game-of-the-past"}, "other-rules"),
    ({"title": "civil-war-teams", "seats": TEAMS}, "not-two"),
    ({"seats": seats("veteran", "veteran", 1.0)}, "not-two"),
    ({"seats": seats(ANN, BOB, 1.0)[:1]}, "not-two"),
]


@pytest.mark.parametrize(("more", "status"), NOT_COUNTED)
def test_what_does_not_count(more: dict[str, Any], status: str) -> None:
    assert judge(finished(1, **more)).status == status


@pytest.mark.parametrize("more", [{}, {"options": {"handicap": "union-plus-3"}}, {"seats": TEAMS[:2] + TEAMS[:2]}])
def test_what_counts(more: dict[str, Any]) -> None:
    found = judge(finished(1, **more))
    assert (found.status, found.first, found.second, found.score) == (COUNTED, ANN, BOB, 1.0)


def test_the_first_step_is_made_of_a_newcomer() -> None:
    first, second = replay([judge(finished(1))], lambda _player: None)
    assert (first.player, first.number, first.former, first.points) == (ANN, 1, 1500, 1662)
    assert (second.player, second.score, second.points) == (BOB, 0.0, 1338)
    assert first.deviation == second.deviation < 300


def test_steps_of_another_class_are_apart() -> None:
    matches = [judge(finished(1)), judge(finished(2, pace="correspondence"))]
    assert [step.number for step in replay(matches, lambda _player: None)] == [1, 1, 1, 1]


def test_a_rating_settles_and_becomes_provisional_again() -> None:
    matches = [judge(finished(day, score=day % 2)) for day in range(40)]
    last = replay(matches, lambda _player: None)[-1]
    assert last.deviation < PROVISIONAL
    assert last.deviation_at(last.settled_until - DAY) < PROVISIONAL < last.deviation_at(last.settled_until + DAY)
    assert 200 * DAY < last.settled_until - last.at < 1000 * DAY


def test_a_rating_never_becomes_rigid() -> None:
    """However often somebody plays on one day."""
    matches = [judge(finished(1, match=f"m{number:04}", score=number % 2)) for number in range(1500)]
    last = replay(matches, lambda _player: None)[-1]
    assert 25 < last.deviation < 45


def test_who_was_away_moves_more() -> None:
    steady = [judge(finished(day, score=day % 2)) for day in range(40)]
    steps = replay(steady, lambda _player: None)
    last = {step.player: step for step in steps}
    soon = replay([judge(finished(40))], last.get)[0]
    late = replay([judge(finished(40 + int(40 * PERIOD / DAY)))], last.get)[0]
    assert late.rating - late.former > 1.3 * (soon.rating - soon.former)
