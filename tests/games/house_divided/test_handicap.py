"""Ruling L11, a fair start: the lead, the cities or the turns that a handicap spares a side."""

from typing import Any

import pytest

from longroll import LongrollError, Match
from longroll.games import load
from longroll.opponents.evaluator import find_evaluator
from tests.games.house_divided.board import play
from tests.games.house_divided.ending import PRIZES, ending, held, won


def last(handicap: str, scenario: str, control: str, turn: int) -> Match:
    """The end of a turn."""
    match = ending(control=control, side="confederate", turn=turn, scenario=scenario, options=f"handicap={handicap}")
    play(match, "rest")
    return match


@pytest.mark.rule("AHD-13.0-b")
@pytest.mark.parametrize(
    ("handicap", "control", "winner"),
    [
        ("none", "charleston-wv:confederate", "confederate"),  # a lead of 4
        ("union-plus-1", "charleston-wv:confederate", "union"),
        ("union-plus-1", "charleston-wv:confederate louisville:confederate", "confederate"),  # 3
        ("union-plus-2", "charleston-wv:confederate louisville:confederate", "union"),
        ("none", "", "union"),  # 5
        ("confederate-plus-1", "", "confederate"),
        ("confederate-plus-1", "louisville:union", "union"),  # 6
        ("confederate-plus-2", "louisville:union", "confederate"),
    ],
)
def test_a_handicap_changes_the_lead_that_the_short_game_asks_for(handicap: str, control: str, winner: str) -> None:
    assert won(last(handicap, "short", control, 10)) == (winner, "AHD-13.0-b")


@pytest.mark.rule("AHD-11.0-a")
@pytest.mark.parametrize(
    ("handicap", "cities", "turn", "winner"),
    [
        ("none", 6, 39, ""),
        ("union-plus-1", 6, 39, ""),
        ("union-plus-1", 6, 40, "union"),
        ("union-plus-1", 5, 40, "confederate"),
        ("union-plus-2", 6, 20, "union"),
        ("union-plus-2", 5, 40, "confederate"),
        ("union-plus-3", 5, 39, ""),
        ("union-plus-3", 5, 40, "union"),
        ("union-plus-4", 5, 20, "union"),
        ("union-plus-4", 4, 40, "confederate"),
    ],
)
def test_a_handicap_spares_the_union_a_city_of_the_campaign(handicap: str, cities: int, turn: int, winner: str) -> None:
    rule = {"union": "AHD-11.0-a", "confederate": "AHD-11.0-d", "": ""}[winner]
    assert won(last(handicap, "campaign", held(PRIZES[:cities]), turn)) == (winner, rule)


def test_the_seven_cities_stay_seven_in_the_short_game() -> None:
    assert won(last("union-plus-4", "short", held(PRIZES[:6]), 5)) == ("", "")


@pytest.mark.rule("AHD-10.0-a")
def test_a_handicap_of_the_south_shortens_the_campaign() -> None:
    assert won(last("confederate-plus-2", "campaign", "", 35)) == ("", "")
    assert won(last("confederate-plus-2", "campaign", "", 36)) == ("confederate", "AHD-11.0-d")
    with pytest.raises(LongrollError):
        ending(turn=37, options="handicap=confederate-plus-2")


def needs(match: Match) -> dict[str, int]:
    threats: Any = match.view()["threats"]
    return {row["rule"]: row["need"] for row in threats}


def test_the_view_says_what_is_needed_with_the_handicap() -> None:
    assert needs(ending(options="handicap=union-plus-2"))["AHD-11.0-a"] == 6
    assert needs(ending(options="handicap=confederate-plus-1"))["AHD-11.0-d"] == 38
    assert needs(ending(scenario="short", options="handicap=union-plus-3"))["AHD-13.0-b"] == 2


def test_the_handicap_is_told_at_the_start_and_nothing_is_told_without_one() -> None:
    helped = Match.new("house-divided", "short", seed=1, options={"handicap": "confederate-plus-2"})
    told = [event for event in helped.opening if event.kind == "handicap"]
    assert [(event.rule, event.facts) for event in told] == [("AHD-L11", {"side": "confederate", "number": 2})]
    assert "handicap=confederate-plus-2" in helped.position_text()
    plain = Match.new("house-divided", "short", seed=1)
    assert "handicap" not in plain.position_text() + "".join(event.kind for event in plain.opening)
    assert plain.position.pack() != helped.position.pack()


@pytest.mark.parametrize("scenario", ["short", "campaign"])
def test_the_evaluation_sees_the_handicap(scenario: str) -> None:
    control = held(PRIZES[:4])
    game = load("house-divided")
    chances = []
    for handicap in ("confederate-plus-4", "none", "union-plus-4"):
        match = ending(control=control, turn=9, scenario=scenario, options=f"handicap={handicap}")
        chances.append(find_evaluator(game).chance(match.position))
    assert chances == sorted(chances)
    assert chances[0] < chances[2]


def test_the_evaluation_spares_a_city_for_an_odd_point_on_the_last_turn_only() -> None:
    game = load("house-divided")
    for turn, differs in ((5, False), (40, True)):
        chances = []
        for handicap in ("none", "union-plus-1"):
            match = ending(control=held(PRIZES[:6]), turn=turn, scenario="campaign", options=f"handicap={handicap}")
            chances.append(find_evaluator(game).chance(match.position))
        assert (chances[0] != chances[1]) == differs


def test_an_unknown_handicap_is_refused_in_one_sentence() -> None:
    with pytest.raises(LongrollError, match="is not a value of the option handicap") as error:
        Match.new("house-divided", options={"handicap": "x" * 100_000})
    assert len(str(error.value)) < 1000
    with pytest.raises(LongrollError, match="'union' is not a value of the option handicap: none, union-plus-1, "):
        Match.new("house-divided", options={"handicap": "union"})
