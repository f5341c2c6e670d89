"""Doubtful rulings that are named options: both readings, our own first."""

from typing import Any

import pytest

from longroll import Match
from longroll.games.american_civil_war.options import (
    BASIC_OPTIONS,
    OPTION_NUMBERS,
    OPTIONS,
    STANDARD_OPTIONS,
    TEAM_OPTIONS,
)
from longroll.games.american_civil_war.pack import printed_components
from longroll.games.american_civil_war.scenario import city_value
from longroll.games.american_civil_war.seats import seat
from longroll.games.american_civil_war.steps import RETREATING
from longroll.kernel.dice import SeededDice
from tests.games.american_civil_war.board import basic, kinds, play, refused_by, standard, word
from tests.games.american_civil_war.field import fight
from tests.games.american_civil_war.test_victory import BORDER, GREY

COMPONENTS = printed_components()

WAR = "war=1 britain=1 france=1"


def test_every_low_ruling_with_two_playable_readings_has_its_option() -> None:
    rulings = {option.rule for option in OPTIONS.values() if option.rule.startswith("ACW-R")}
    assert rulings == {f"ACW-R-{number}" for number in (17, 18, 25, 26, 31, 33, 36, 44, 48, 52, 57, 68, 76, 77, 80)}


def test_each_title_offers_what_means_something_to_it() -> None:
    names = {option.name for option in STANDARD_OPTIONS}
    assert "field-retreat" not in names
    assert {option.name for option in TEAM_OPTIONS} - names == {"four", "field-retreat"}
    assert [option.name for option in BASIC_OPTIONS] == ["length", "basic-cities", "basic-array", "handicap"]


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
    assert city_value(match.position, COMPONENTS.space_numbers["new-york"]) == value


@pytest.mark.rule("ACW-S-seq-08")
@pytest.mark.parametrize(("option", "price"), [("", 11), ("december-price=new", 12)])
def test_the_price_of_the_december_production(option: str, price: int) -> None:
    """The marker stands on January 1862, the production is still that of the quarter that ends in December."""
    match = standard(f"{option} confederate-points=50", side="confederate", step="buy", turn=3)
    costs: Any = match.view()["costs"]
    assert (match.view()["date"], costs["confederate"]["cavalry"]) == ("1861-12", price)
    play(match, "buy confederate-cavalry atlanta")
    assert word(match, "confederate-points") == str(50 - price)
    march: Any = standard(option, turn=6, step="buy", side="confederate").view()["costs"]
    assert march["confederate"]["cavalry"] == 12


@pytest.mark.rule("ACW-S-charge-07")
@pytest.mark.parametrize(("option", "result"), [("", "charger-routed"), ("elite-bonus=attacker", "nothing")])
def test_charged_elite_cavalry_has_its_bonus_or_not(option: str, result: str) -> None:
    words = f"{option} a1:1ui am1:1uc a2:1ui a3:1ui d1:1ci+1ce d2:1ci d3:1ci"
    match = fight(words, phase="cavalry", dice=[3, 3, 3, 3])
    events = play(match, "act union-cavalry middle-1 fresh", "charge confederate-elite")
    assert [event.facts["result"] for event in events if event.kind == "charged"] == [result]


@pytest.mark.rule("ACW-S-naval-02")
@pytest.mark.parametrize(("option", "asked"), [("", "politics"), ("naval-battles=each", "naval")])
def test_one_naval_battle_a_quarter_or_one_each(option: str, asked: str) -> None:
    match = standard(option, side="confederate", step="naval", turn=3, dice=[3] * 8)
    play(match, "challenge")
    assert (match.prompt.kind, match.to_move) == (asked, "union" if option else "confederate")
    if option:
        play(match, "challenge")
        assert match.prompt.kind == "politics"


@pytest.mark.rule("ACW-S-leader-06")
def test_the_owner_may_name_the_leader_that_is_lost() -> None:
    words = f"{WAR} a1:1ui am1:1ui a2:1ui a3:1ui d1:2ci+1cl+1bl d2:1ci d3:1ci"
    match = fight(words, dice=[6, 6, 6])
    play(match, "act union-infantry middle-1 fresh", "fire confederate-infantry")
    assert match.prompt.kind == "act"
    match = fight(f"leader-loss=owner {words}", dice=[6, 5, 6])
    play(match, "act union-infantry middle-1 fresh", "fire confederate-infantry")
    assert (match.prompt.kind, match.to_move) == ("lose-leader", "confederate")
    assert refused_by(match, "lose confederate-infantry") == "ACW-S-leader-06"
    assert refused_by(match, "lose french-leader") == "ACW-S-leader-06"
    read = Match.from_position("civil-war-standard", match.position_text())
    assert [choice.text for choice in read.choices()] == ["lose confederate-leader", "lose british-leader"]
    events = play(match, "lose british-leader")
    assert kinds(events)[0] == "leader-killed"
    assert "cl" in match.position_text()
    assert "1bl" not in match.position_text()


@pytest.mark.rule("ACW-B-battle-06")
def test_the_defender_arrays_first_in_the_open_or_both_in_secret() -> None:
    for option, secret in (("", False), ("basic-array=secret", True)):
        words = f"{option} maryland:3ui northern-virginia:2ci"
        match = basic(words)
        play(match, "from maryland", "to northern-virginia", "all", "end", "line confederate-infantry")
        assert (match.prompt.kind, match.to_move, match.game.secret(match.position)) == ("array", "confederate", secret)
        play(match, "ready")
        assert (match.prompt.kind, match.to_move) == ("array", "union")
        seen: Any = match.view("union")
        line = seen["battle"]["areas"]["defender"].get("line-1", {})
        assert line == ({} if secret else {"confederate-infantry": 1})
        own: Any = match.view("confederate")
        assert own["battle"]["areas"]["defender"]["line-1"] == {"confederate-infantry": 1}
        guessed = match.game.guess(match.position, 0, SeededDice("array"))
        assert match.game.seat(guessed) == 0
        play(match, "line union-infantry", "ready")
        shown: Any = match.view("union")
        assert shown["battle"]["areas"]["defender"]["line-1"] == {"confederate-infantry": 1}


@pytest.mark.rule("ACW-B-turn-05")
@pytest.mark.parametrize(("length", "over"), [("51", True), ("none", False)])
def test_the_basic_game_has_a_last_turn_only_by_option(length: str, over: bool) -> None:
    option = "" if length == "51" else f"length={length}"
    match = basic(f"{option} boston:1ui atlanta:1ci", turn=51)
    play(match, "end")
    while match.outcome is None and word(match, "turn") == "51":
        play(match, "rest" if match.prompt.kind == "buy" else "end")
    assert (match.outcome is not None) == over


def test_new_options_leave_the_hash_of_a_position_alone() -> None:
    """The bytes of a position without them are those of the first version, which had 24 options."""
    position = standard("boston:1ui").position
    packed = position.pack()
    position.options[OPTION_NUMBERS["elite-bonus"]] = 1
    assert position.pack() != packed
    assert position.pack()[: len(packed)] == packed
