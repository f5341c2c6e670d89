"""Ruling L20, a fair start: a handicap is so many points or cities fewer to win with."""

from typing import Any

import pytest

from longroll import LongrollError, Match
from longroll.games import load
from longroll.opponents.evaluator import find_evaluator
from tests.games.american_civil_war.board import basic, play, standard
from tests.games.american_civil_war.test_victory import BLUE, GREY, held

BORDER = ["washington", "st-louis", "louisville"]
SOUTH_FOUR = held(["washington", *BLUE[:2]], "ci")
GREY_POINTS = held(["richmond", *GREY[1:5]], "ui")  # six in the basic game


def told(match: Match) -> tuple[str, str]:
    return (match.outcome.winner, match.outcome.rule) if match.outcome else ("", "")


@pytest.mark.rule("ACW-S-win-05")
@pytest.mark.parametrize("scenario", ["historical", "balanced"])
@pytest.mark.parametrize(
    ("handicap", "winner"),
    [("none", ""), ("union-plus-4", ""), ("confederate-plus-1", ""), ("confederate-plus-2", "confederate")],
)
def test_the_south_needs_fewer_points(scenario: str, handicap: str, winner: str) -> None:
    match = standard(f"handicap={handicap} {SOUTH_FOUR} maine:1ui", scenario=scenario, turn=20)
    play(match, "end")
    assert told(match) == (winner, "ACW-S-win-05" if winner else "")


@pytest.mark.rule("ACW-S-win-05")
@pytest.mark.parametrize(("handicap", "winner"), [("none", "confederate"), ("union-plus-1", "")])
def test_a_handicap_of_the_union_asks_more_of_the_south(handicap: str, winner: str) -> None:
    match = standard(f"handicap={handicap} {held(BLUE, 'ci')} maine:1ui", scenario="historical", turn=20)
    play(match, "end")
    assert told(match) == (winner, "ACW-S-win-05" if winner else "")


@pytest.mark.rule("ACW-S-win-01")
@pytest.mark.parametrize(
    ("handicap", "cities", "winner"),
    [("union-plus-1", 11, "union"), ("union-plus-1", 10, ""), ("union-plus-2", 9, "union"), ("none", 11, "")],
)
def test_the_union_needs_two_cities_fewer_for_each_point(handicap: str, cities: int, winner: str) -> None:
    match = standard(f"handicap={handicap} {held(BORDER + GREY[:cities], 'ui')}", scenario="historical", turn=20)
    play(match, "end")
    assert told(match) == (winner, "ACW-S-win-01" if winner else "")


@pytest.mark.rule("ACW-S-win-01", "ACW-S-win-02")
@pytest.mark.parametrize(("handicap", "needed"), [("none", 15), ("union-plus-1", 14), ("union-plus-4", 8)])
def test_spared_cities_of_independent_states_come_off_the_sixteen_only_once(handicap: str, needed: int) -> None:
    match = standard(f"independent-cities=spared handicap={handicap} seceded=arkansas boston:1ui", turn=20)
    view: Any = match.view()
    assert view["needed"]["union"] == needed
    find_evaluator(match.game).rank(match.position, match.game.choices(match.position))


@pytest.mark.rule("ACW-B-win-01")
def test_the_basic_game_needs_fewer_of_its_eight_points() -> None:
    for handicap, winner in (("none", ""), ("union-plus-1", "union")):
        match = basic(f"handicap={handicap} {GREY_POINTS} south-alabama:1ui")
        play(match, "from south-alabama", "to mobile", "all")
        assert told(match) == (winner, "ACW-B-win-01" if winner else "")


def test_when_the_basic_game_has_run_its_length_who_lacks_less_wins() -> None:
    for handicap, winner in (("none", "union"), ("confederate-plus-1", ""), ("confederate-plus-2", "confederate")):
        match = basic(f"length=12 handicap={handicap} memphis:1ui mobile:1ui", turn=12)
        play(match, "end")
        assert told(match) == (winner, "ACW-L01")


@pytest.mark.parametrize(("handicap", "winner"), [("none", ""), ("union-plus-2", "union"), ("confederate-plus-4", "")])
def test_the_even_goals_of_the_balanced_scenario_have_the_handicap_too(handicap: str, winner: str) -> None:
    match = standard(f"balanced-goal=basic handicap={handicap} {GREY_POINTS} maine:1ui", scenario="balanced", turn=20)
    play(match, "end")
    assert told(match) == (winner, "ACW-L19" if winner else "")


def test_with_even_goals_who_has_more_to_spare_wins() -> None:
    units = held(GREY[1:9], "ui") + held(["washington", *BLUE], "ci")  # eight each
    for handicap, winner in (("none", "union"), ("confederate-plus-1", "confederate")):
        match = standard(f"balanced-goal=basic handicap={handicap} {units}", scenario="balanced", turn=20)
        play(match, "end")
        assert told(match) == (winner, "ACW-L19")


def test_the_view_says_what_is_needed_with_the_handicap() -> None:
    assert basic("handicap=union-plus-3 maine:1ui").view()["needed"] == {"union": 5, "confederate": 11}
    match = standard("handicap=confederate-plus-1 maine:1ui", scenario="balanced", turn=20)
    assert match.view()["needed"] == {"union": 16, "confederate": 5}
    match = standard("handicap=union-plus-4 maine:1ui", scenario="historical", turn=20)
    assert match.view()["needed"] == {"union": 8, "confederate": 10}


@pytest.mark.parametrize(
    ("handicap", "needed", "basic_needed"),
    [
        ("union-plus-half", (15, 6), (7, 8)),
        ("union-plus-1-half", (13, 7), (6, 9)),
        ("confederate-plus-half", (14, 5), (8, 7)),
        ("confederate-plus-1-half", (12, 4), (9, 6)),
    ],
)
def test_a_half_lies_between_two_points(handicap: str, needed: tuple[int, int], basic_needed: tuple[int, int]) -> None:
    match = standard(f"handicap={handicap} maine:1ui", scenario="historical", turn=20)
    assert match.view()["needed"] == {"union": needed[0], "confederate": needed[1]}
    match = basic(f"handicap={handicap} maine:1ui")
    assert match.view()["needed"] == {"union": basic_needed[0], "confederate": basic_needed[1]}


def test_a_half_is_told_at_the_start() -> None:
    helped = Match.new("civil-war-basic", seed=1, options={"handicap": "union-plus-1-half"})
    assert [(event.kind, event.facts) for event in helped.opening] == [
        ("handicap-half", {"side": "union", "number": 1})
    ]
    again = Match.from_position("civil-war-basic", helped.position_text(), dice=[])
    assert again.position.pack() == helped.position.pack()


@pytest.mark.parametrize("title", ["civil-war-basic", "civil-war-standard", "civil-war-teams"])
def test_the_handicap_is_told_at_the_start_and_packed_only_when_it_is_chosen(title: str) -> None:
    plain, none = Match.new(title, seed=1), Match.new(title, seed=1, options={"handicap": "none"})
    helped = Match.new(title, seed=1, options={"handicap": "confederate-plus-2"})
    assert plain.position.pack() == none.position.pack() != helped.position.pack()
    assert "handicap" not in none.position_text()
    assert "handicap=confederate-plus-2" in helped.position_text()
    assert Match.from_position(title, helped.position_text(), dice=[]).position.pack() == helped.position.pack()
    assert [(event.rule, event.facts) for event in helped.opening] == [
        ("ACW-L20", {"side": "confederate", "number": 2})
    ]
    assert plain.opening == ()


@pytest.mark.parametrize(
    ("title", "text"),
    [
        ("civil-war-basic", "basic turn=5 side=union step=march"),
        ("civil-war-standard", "historical turn=20 side=union step=march stage=1"),
        ("civil-war-standard", "balanced balanced-goal=basic turn=20 side=union step=march stage=1"),
    ],
)
def test_the_evaluation_sees_the_handicap(title: str, text: str) -> None:
    game = load(title)
    chances = []
    for handicap in ("confederate-plus-4", "none", "union-plus-4"):
        words = f"{text} handicap={handicap} {held(GREY[1:4], 'ui')} {held(BLUE[:3], 'ci')}"
        chances.append(find_evaluator(game).chance(game.read_position(" ".join(words.split()))))
    assert chances[0] < chances[1] < chances[2]


def test_an_unknown_handicap_is_refused_in_one_sentence() -> None:
    with pytest.raises(LongrollError, match="'union-plus-9' is not a value of the option handicap: none, union-plus-1"):
        Match.new("civil-war-basic", options={"handicap": "union-plus-9"})
