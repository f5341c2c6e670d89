"""No second is lost or charged twice, whatever happens in whatever order."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longroll.service.clocks import CLOCK, NONE, STOPPED, Away, Clocks, Pace

SEATS = ("union", "confederate")
PACE = Pace(CLOCK, 600, 10)
SECONDS = st.integers(0, 5000)
STEPS = st.lists(
    st.tuples(SECONDS, st.sampled_from(["run", "hand over", "charge"]), st.sampled_from([*SEATS, STOPPED]))
)


def total(clocks: Clocks) -> float:
    return sum(clocks.left.values())


@given(STEPS)
def test_what_is_charged_is_the_time_that_passed_while_a_clock_ran(steps: list[tuple[int, str, str]]) -> None:
    pace = replace_increment(0)
    clocks, now, ran = Clocks.new(pace, SEATS, 0.0), 0.0, 0.0
    for seconds, what, seat in steps:
        ran += seconds if clocks.running else 0
        now += seconds
        clocks = step(clocks, what, seat, pace, now)
    assert total(clocks.charge(now)) == total(Clocks.new(pace, SEATS, 0.0)) - ran


def step(clocks: Clocks, what: str, seat: str, pace: Pace, now: float) -> Clocks:
    if what == "charge":
        return clocks.charge(now)
    return clocks.run(seat, now) if what == "run" else clocks.hand_over(seat, pace, now)


def replace_increment(seconds: float) -> Pace:
    return PACE._replace(increment=seconds)


@given(st.lists(SECONDS, min_size=1), st.integers(0, 4000), st.integers(0, 4000))
def test_reading_a_clock_often_charges_as_much_as_reading_it_once(waits: list[int], start: int, lasts: int) -> None:
    away = Away(start, start + lasts)
    often = once = Clocks.new(PACE, SEATS, 0.0).run("union", 0.0)
    now = 0.0
    for seconds in waits:
        now += seconds
        often = often.charge(now, away)
    assert often.left == once.charge(now, away).left


@given(SECONDS, SECONDS, SECONDS)
def test_a_vacation_costs_nothing_and_time_outside_of_it_is_charged(before: int, lasts: int, after: int) -> None:
    clocks = Clocks.new(PACE, SEATS, 0.0).run("union", 0.0)
    away = Away(before, before + lasts)
    assert clocks.left_at("union", before + lasts + after, away) == 600 - before - after


@given(st.lists(SECONDS))
def test_an_increment_comes_once_for_each_own_turn_and_never_exceeds_the_bank(turns: list[int]) -> None:
    clocks, now, left = Clocks.new(PACE, SEATS, 0.0).run("union", 0.0), 0.0, 600.0
    for seconds in turns:
        now += seconds
        clocks = clocks.hand_over("confederate", PACE, now)
        left = min(600, left - seconds + 10) if left - seconds < 600 else left
        assert clocks.left["union"] == left
        assert clocks.left["confederate"] == 600
        clocks = clocks.run("union", now)


def test_handing_over_to_oneself_is_no_turn() -> None:
    clocks = Clocks.new(PACE, SEATS, 0.0).run("union", 0.0)
    assert clocks.hand_over("union", PACE, 50.0) == clocks


def test_stopping_gives_nothing_back() -> None:
    clocks = Clocks.new(PACE, SEATS, 0.0).run("union", 0.0).run(STOPPED, 50.0).charge(5000.0).run("union", 9000.0)
    assert (clocks.left, clocks.since) == ({"union": 550, "confederate": 600}, 9000.0)


def test_a_clock_runs_out_below_zero() -> None:
    clocks = Clocks.new(PACE, SEATS, 0.0).run("union", 0.0)
    assert clocks.left_at("union", 700.0) == -100
    assert clocks.hand_over("confederate", PACE, 700.0).left["union"] == -90


def test_a_machine_whose_time_goes_back_charges_nothing() -> None:
    clocks = Clocks.new(PACE, SEATS, 100.0).run("union", 100.0)
    assert clocks.charge(50.0) == clocks
    assert clocks.charge(50.0).left_at("union", 110.0) == 590


@pytest.mark.parametrize("seat", [*SEATS, STOPPED])
def test_without_a_pace_there_are_no_clocks(seat: str) -> None:
    clocks = Clocks.new(Pace(NONE), SEATS, 0.0)
    assert replace(clocks.run(seat, 10.0), since=0.0) == clocks
