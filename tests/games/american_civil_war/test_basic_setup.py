"""The basic set-up and its board."""

from collections import Counter
from typing import Any

import pytest

from longroll import Match
from longroll.games.american_civil_war.pack import printed_components
from tests.games.american_civil_war.board import basic, play, refused_by, texts, word

COMPONENTS = printed_components()


def armies(match: Match) -> Any:
    return match.view()["armies"]


def totals(match: Match, nation: str) -> Counter[str]:
    count: Counter[str] = Counter()
    for pieces in armies(match).values():
        for sort, number in pieces.items():
            if sort.startswith(f"{nation}-"):
                count[sort.removeprefix(f"{nation}-")] += number
    return count


def new(scenario: str = "basic") -> Match:
    return Match.new("civil-war-basic", scenario, seed=1)


def place_all(match: Match) -> None:
    """Both sides place their free pieces, in the first spaces that are open."""
    while match.prompt.kind == "place":
        match.play(match.choices()[0])


@pytest.mark.rule("ACW-B-setup-01", "ACW-B-gen-01")
def test_the_south_places_first_then_the_north() -> None:
    match = new()
    assert match.game.seats == ("union", "confederate")
    assert match.to_move == "confederate"
    for _ in range(9):
        match.play(match.choices()[0])
    assert match.to_move == "union"
    assert match.prompt.kind == "place"


@pytest.mark.rule("ACW-B-setup-02", "ACW-B-setup-03")
def test_the_southern_garrisons() -> None:
    placed = armies(new())
    south = [COMPONENTS.space_names[space] for space in COMPONENTS.home_cities[1]]
    assert len(south) == 13
    assert all(placed[city]["confederate-infantry"] >= 1 for city in south)
    assert placed["richmond"] == {
        "confederate-infantry": 4,
        "confederate-cavalry": 2,
        "confederate-artillery": 2,
    }
    for city in ("chattanooga", "memphis"):
        assert placed[city] == {
            "confederate-infantry": 3,
            "confederate-cavalry": 1,
            "confederate-artillery": 1,
        }


@pytest.mark.rule("ACW-B-setup-05", "ACW-B-setup-06")
def test_the_northern_garrisons() -> None:
    placed = armies(new())
    north = [COMPONENTS.space_names[space] for space in COMPONENTS.home_cities[0]]
    assert len(north) == 11
    assert all(placed[city]["union-infantry"] >= 1 for city in [*north, "st-louis", "washington"])
    assert "louisville" not in placed
    assert placed["washington"] == {"union-infantry": 4, "union-cavalry": 2, "union-artillery": 2}
    for city in ("cincinnati", "st-louis"):
        assert placed[city] == {"union-infantry": 3, "union-cavalry": 1, "union-artillery": 1}


@pytest.mark.rule("ACW-B-setup-04", "ACW-B-setup-07")
def test_nine_free_pieces_in_own_spaces_one_each() -> None:
    match = new()
    assert word(match, "quota") == "5ci+2cc+2ca"
    assert refused_by(match, "place confederate-infantry maryland") == "ACW-B-setup-04"
    assert refused_by(match, "place confederate-infantry chicago") == "ACW-B-setup-04"
    assert refused_by(match, "place union-infantry richmond") == "ACW-B-setup-04"
    assert refused_by(match, "place confederate-leader richmond") == "ACW-B-setup-04"
    play(match, "place confederate-infantry richmond")
    assert refused_by(match, "place confederate-cavalry richmond") == "ACW-B-setup-04"
    assert refused_by(match, "place confederate-cavalry eastern-virginia") == ""


@pytest.mark.rule("ACW-B-setup-08")
def test_the_totals_of_both_sides() -> None:
    match = new()
    place_all(match)
    for nation in ("union", "confederate"):
        assert totals(match, nation) == Counter(infantry=25, cavalry=6, artillery=6)


@pytest.mark.rule("ACW-B-setup-09")
def test_the_historical_deployment_with_basic_rules_has_no_elite_cavalry() -> None:
    match = new("basic-historical")
    place_all(match)
    assert totals(match, "confederate") == Counter(infantry=23, cavalry=5, artillery=2)
    assert totals(match, "union") == Counter(infantry=29, cavalry=3, artillery=3)
    assert match.to_move == "confederate"
    assert match.prompt.kind == "march"


@pytest.mark.rule("ACW-B-piece-01")
def test_there_is_no_elite_cavalry_to_buy() -> None:
    match = basic("union-points=100", step="buy")
    assert refused_by(match, "buy union-elite boston") == "ACW-B-piece-01"
    assert refused_by(match, "buy union-cavalry boston") == ""


@pytest.mark.rule("ACW-B-board-01", "ACW-B-board-09")
def test_cities_are_spaces_of_their_own() -> None:
    kinds = Counter((row["home"], row["kind"]) for row in match_rows())
    assert kinds["north", "city"] == 11
    assert kinds["south", "city"] == 13
    assert kinds["border", "city"] == 3
    assert COMPONENTS.space_numbers["eastern-virginia"] in COMPONENTS.neighbours[COMPONENTS.space_numbers["richmond"]]
    match = basic("eastern-virginia:1ui")
    play(match, "from eastern-virginia")
    assert "to richmond" in texts(match)


def match_rows() -> Any:
    return new().game.board()["spaces"]


@pytest.mark.rule("ACW-B-board-02")
def test_every_space_has_a_colour() -> None:
    homes = {row["id"]: row["home"] for row in match_rows()}
    assert homes["richmond"] == "south"
    assert homes["boston"] == "north"
    assert homes["maryland"] == homes["washington"] == "border"


@pytest.mark.rule("ACW-B-board-03")
def test_both_may_enter_the_border_states() -> None:
    for side, sign in (("union", "ui"), ("confederate", "ci")):
        match = basic(f"maryland:1{sign}", side=side)
        play(match, "from maryland")
        assert "to west-virginia" in texts(match)


@pytest.mark.rule("ACW-B-board-04")
def test_nobody_enters_canada_or_mexico() -> None:
    match = basic("buffalo:1ui")
    play(match, "from buffalo")
    assert refused_by(match, "to canada-west") == "ACW-B-board-04"
    match = basic("west-texas:1ci", side="confederate")
    play(match, "from west-texas")
    assert texts(match) == ["to east-texas"]


@pytest.mark.rule("ACW-B-board-05", "ACW-B-board-06")
def test_there_are_no_ships_and_no_trains() -> None:
    match = basic("boston:1ui")
    play(match, "from boston")
    assert refused_by(match, "sail norfolk") == "ACW-B-board-05"
    assert refused_by(match, "rail new-york") == "ACW-B-board-06"
    assert "indian-territory" not in COMPONENTS.space_numbers


@pytest.mark.rule("ACW-B-board-07")
def test_rivers_cost_nothing() -> None:
    match = basic("cincinnati:1ui")
    play(match, "from cincinnati")
    assert "to eastern-kentucky" in texts(match)


@pytest.mark.rule("ACW-B-board-08")
def test_every_city_is_worth_ten() -> None:
    match = basic("new-york:1ui")
    income = match.view()["income"]
    assert income == {"union": 110, "confederate": 130}


@pytest.mark.rule("ACW-B-gen-02")
def test_the_capitals() -> None:

    assert [COMPONENTS.space_names[space] for space in COMPONENTS.capital] == ["washington", "richmond"]


@pytest.mark.rule("ACW-B-setup-07")
def test_the_nine_free_pieces_of_the_north() -> None:
    match = new()
    while match.to_move == "confederate":
        match.play(match.choices()[0])
    assert word(match, "quota") == "5ui+2uc+2ua"
    for space in ("maryland", "washington", "richmond"):
        assert refused_by(match, f"place union-infantry {space}")
    play(match, "place union-infantry boston")
    assert refused_by(match, "place union-cavalry boston")
    assert refused_by(match, "place union-cavalry massachusetts") == ""
