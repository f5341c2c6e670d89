"""Doubtful rulings that are named options: both readings, our own first."""

from typing import Any

import pytest

from longroll.games.american_civil_war.components import SPACE_NUMBERS
from longroll.games.american_civil_war.options import BASIC_OPTIONS, OPTIONS, STANDARD_OPTIONS, TEAM_OPTIONS
from longroll.games.american_civil_war.scenario import city_value
from longroll.games.american_civil_war.seats import seat
from longroll.games.american_civil_war.steps import RETREATING
from tests.games.american_civil_war.board import basic, kinds, play, refused_by, standard, word
from tests.games.american_civil_war.field import fight
from tests.games.american_civil_war.test_victory import BORDER, GREY

WAR = "war=1 britain=1 france=1"


def test_every_low_ruling_with_two_playable_readings_has_its_option() -> None:
    rulings = {option.rule for option in OPTIONS.values() if option.rule.startswith("ACW-R")}
    assert rulings == {f"ACW-R-{number}" for number in (18, 25, 26, 31, 33, 44, 48, 57, 76, 77, 80)}


def test_each_title_offers_what_means_something_to_it() -> None:
    names = {option.name for option in STANDARD_OPTIONS}
    assert "field-retreat" not in names
    assert {option.name for option in TEAM_OPTIONS} - names == {"four", "field-retreat"}
    assert [option.name for option in BASIC_OPTIONS] == ["length", "basic-cities"]


@pytest.mark.rule("ACW-S-win-02")
@pytest.mark.parametrize(("option", "needed", "winner"), [("", 16, ""), ("independent-cities=spared", 15, "union")])
def test_cities_of_independent_states_are_needed_or_spared(option: str, needed: int, winner: str) -> None:
    cities = " ".join(f"{city}:1ui" for city in [*GREY, *BORDER] if city != "little-rock")
    match = standard(f"{option} seceded=arkansas {cities} little-rock:2si", turn=20)
    score: Any = match.view()
    assert (score["score"]["union"], score["needed"]["union"]) == (15, needed)
    play(match, "end")
    assert (match.outcome.winner if match.outcome else "") == winner


@pytest.mark.rule("ACW-S-prod-05")
@pytest.mark.parametrize(("option", "more"), [("", 0), ("allied-income=border-cities", 10)])
def test_a_border_city_of_the_allies_pays_nobody_or_the_south(option: str, more: int) -> None:
    without: Any = standard(f"{option} {WAR} boston:1ui").view()["income"]
    allied: Any = standard(f"{option} {WAR} boston:1ui st-louis:1bi").view()["income"]
    assert allied["confederate"] - without["confederate"] == more
    northern: Any = standard(f"{option} {WAR} boston:1ui detroit:1bi").view()["income"]
    assert northern["confederate"] == without["confederate"]


@pytest.mark.rule("ACW-S-europe-05", "ACW-S-europe-11")
@pytest.mark.parametrize(
    ("words", "rating", "told"),
    [
        ("france=1", "11", False),
        ("europe-leaves=fleet-goes france=1", "1", True),
        ("europe-leaves=fleet-goes france=1 britain=1", "11", False),
        ("europe-leaves=fleet-goes france=1 confederate-naval=4", "", True),
    ],
)
def test_the_fleet_stays_or_goes_with_the_last_power(words: str, rating: str, told: bool) -> None:
    fleet = "" if "naval" in words else "confederate-naval=11"
    match = standard(f"war=1 {words} {fleet} central-mexico:1ui boston:1ui")
    events = play(match, "from central-mexico", "to mexico-city", "all", "end")
    assert "power-leaves" in kinds(events)
    assert ("fleet-leaves" in kinds(events)) == told
    assert word(match, "confederate-naval") == rating


@pytest.mark.rule("ACW-S-tmove-04")
@pytest.mark.parametrize(("option", "rule"), [("", ""), ("lone-leaders=block", "ACW-S-tmove-04")])
def test_lone_leaders_give_way_or_block(option: str, rule: str) -> None:
    match = fight(f"{option} a1:2ui a2:1ui a3:1ui d1:1ci d2:1ci d3:1ci dm1:1cl")
    play(match, "act union-infantry line-1 fresh")
    assert refused_by(match, "shift middle-1") == rule
    assert refused_by(match, "shift line-2") == ""


@pytest.mark.rule("ACW-A-terr-02")
@pytest.mark.parametrize(
    ("option", "column", "rule"),
    [("", 1, "ACW-A-terr-02"), ("rivers=column", 1, ""), ("rivers=column", 3, "ACW-A-terr-02")],
)
def test_a_river_guards_the_army_or_one_column(option: str, column: int, rule: str) -> None:
    match = fight(f"{option} terrain=on ground=0.0.0.0.0.6 a1:1ui a2:1ui a3:1ui am{column}:1ui d1:3ci d2:3ci d3:3ci")
    play(match, f"act union-infantry middle-{column} fresh")
    assert refused_by(match, "charge confederate-infantry") == rule


@pytest.mark.rule("ACW-A-terr-02")
@pytest.mark.parametrize(("column", "rule"), [(1, ""), (3, "ACW-A-terr-02")])
def test_the_river_stops_charges_out_of_the_column_too(column: int, rule: str) -> None:
    words = f"rivers=column terrain=on ground=0.0.6.0.0.0 a1:2ui a2:2ui a3:2ui d1:1ci d2:1ci d3:1ci dm{column}:1ci"
    match = fight(words)
    play(match, f"act union-infantry line-{column} fresh")
    assert refused_by(match, "charge confederate-infantry") == rule


@pytest.mark.rule("ACW-A-four-05")
@pytest.mark.parametrize(("option", "chooser"), [("", 0), ("field-retreat=field-commander", 2)])
def test_who_chooses_the_retreat_in_field_mode(option: str, chooser: int) -> None:
    position = standard(f"four=field {option} boston:1ui").position
    position.step = RETREATING
    position.loser = 1
    assert seat(position) == chooser


@pytest.mark.rule("ACW-B-setup-09")
@pytest.mark.parametrize(
    ("scenario", "option", "value"),
    [
        ("basic-historical", "", 10),
        ("basic-historical", "basic-cities=printed", 20),
        ("basic", "basic-cities=printed", 10),
    ],
)
def test_cities_pay_ten_or_what_is_printed(scenario: str, option: str, value: int) -> None:
    match = basic(f"{option} boston:1ui", scenario=scenario)
    assert city_value(match.position, SPACE_NUMBERS["new-york"]) == value
