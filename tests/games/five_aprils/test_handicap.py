"""Ruling RUL-71, a fair start: the strongest units of one side begin the battle reduced."""

from math import ceil
from typing import Any

import pytest

from longroll import Match
from longroll.games import TITLES, load
from longroll.games.five_aprils.handicap import strongest
from longroll.games.five_aprils.terms import CONFEDERATE
from longroll.kernel.error import LongrollError
from longroll.kernel.handicap import help_in
from tests.games.five_aprils.field import word

BATTLES = [title for title, system in TITLES.items() if system == "five-aprils"]
FROZEN = "1"


def start(title: str, handicap: str, **options: str) -> Match:
    return Match.new(title, seed=1, options={"handicap": handicap, **options}, pack=FROZEN)


def reduced(match: Match) -> list[str]:
    told = [event.facts for event in match.opening if event.kind == "begins-reduced"]
    return [str(facts["unit"]) for facts in told]


@pytest.mark.rule("A5A-RUL-71")
@pytest.mark.parametrize(
    ("handicap", "units"),
    [
        ("none", []),
        ("confederate-plus-1", ["u-sherman"]),
        ("confederate-plus-3", ["u-sherman", "u-porter", "u-burnside"]),
        ("union-plus-2", ["c-cocke", "c-jackson"]),
        ("confederate-plus-half", ["u-sherman", "c-hampton"]),
        ("confederate-plus-2-half", ["u-sherman", "u-porter", "u-burnside", "c-hampton"]),
    ],
)
def test_the_strongest_units_of_the_other_side_begin_reduced(handicap: str, units: list[str]) -> None:
    match = start("bull-run", handicap)
    assert reduced(match) == units
    assert all("reduced" in word(match, unit) for unit in units)
    assert match.position_text().count("reduced") == len(units)


@pytest.mark.rule("A5A-RUL-71", "A5A-11.1-i")
def test_units_that_begin_reduced_count_as_points_for_the_enemy() -> None:
    score: Any = start("bentonville", "union-plus-4").view()["score"]
    assert score["union"]["losses_inflicted"] == 4
    assert score["confederate"]["losses_inflicted"] == 0


@pytest.mark.rule("A5A-RUL-71")
def test_units_that_take_no_part_are_passed_over() -> None:
    plain, all_cavalry = start("shiloh", "none"), start("shiloh", "none", cavalry="on")
    counted = [len(strongest(match.position, CONFEDERATE)) for match in (plain, all_cavalry)]
    assert counted[0] < counted[1]


@pytest.mark.parametrize("title", BATTLES)
def test_every_army_is_large_enough_for_every_handicap(title: str) -> None:
    option = next(option for option in load(title).options if option.name == "handicap")
    assert option.values[:3] == ("none", "union-plus-1", "confederate-plus-1")
    for value in option.values[1:]:
        match = Match.new(title, seed=1, options={"handicap": value})
        enemy = "c" if value.startswith("union") else "u"
        units = [unit[0] == enemy for unit in reduced(match)]
        assert units.count(True) == ceil(help_in(value, value.partition("-")[0]))
        assert units.count(False) == value.endswith("half")


@pytest.mark.parametrize("title", BATTLES)
def test_the_printed_start_is_the_default_and_the_same_position_as_before(title: str) -> None:
    plain, chosen = Match.new(title, seed=1), Match.new(title, seed=1, options={"handicap": "none"})
    assert plain.position.pack() == chosen.position.pack()
    assert "handicap" not in chosen.position_text()
    helped = Match.new(title, seed=1, options={"handicap": "union-plus-1"})
    assert helped.position.pack() != plain.position.pack()


def test_an_unknown_handicap_is_refused_in_one_sentence() -> None:
    with pytest.raises(LongrollError, match="'union-plus-5' is not a value of the option handicap: none, "):
        start("bull-run", "union-plus-5")
