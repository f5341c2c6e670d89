"""Political initiatives and what they bring."""

from typing import Any

import pytest

from longroll import Match
from tests.games.american_civil_war.board import kinds, pairs, play, refused_by, standard, texts, word
from tests.games.american_civil_war.test_victory import GREY


def council(words: str = "", side: str = "confederate", dice: tuple[int, ...] | list[int] = ()) -> Match:
    return standard(words, side=side, step="politics", turn=3, dice=dice)


def rating(match: Match) -> int:
    politics: Any = match.view()["politics"]
    return int(politics["rating"])


@pytest.mark.rule("ACW-S-pol-01")
def test_one_initiative_each_the_confederacy_first() -> None:
    match = council()
    assert match.to_move == "confederate"
    play(match, "diplomacy")
    assert (match.to_move, match.prompt.kind) == ("union", "politics")
    play(match, "abstain")
    assert (match.to_move, match.prompt.kind) == ("confederate", "buy")


@pytest.mark.rule("ACW-S-pol-02", "ACW-S-war-01")
def test_the_menu_of_each_side() -> None:
    match = council()
    assert texts(match) == ["emancipate", "conscript", "diplomacy", "appeal", "abstain"]
    assert refused_by(match, "declare-war") == "ACW-S-pol-02"
    match = council("great-victory=1", side="union")
    assert texts(match) == ["emancipate", "conscript", "diplomacy", "declare-war", "abstain"]
    assert refused_by(match, "appeal") == "ACW-S-pol-02"
    match = council("war=1", side="union")
    assert refused_by(match, "declare-war") == "ACW-S-war-01"


# --- emancipation


@pytest.mark.rule("ACW-S-eman-01")
def test_only_one_emancipation_in_the_game() -> None:
    for done in (1, 2):
        match = council(f"emancipated={done} great-victory=1")
        assert refused_by(match, "emancipate") == "ACW-S-eman-01"
        match = council(f"emancipated={done} great-victory=1", side="union")
        assert refused_by(match, "emancipate") == "ACW-S-eman-01"


@pytest.mark.rule("ACW-S-eman-02", "ACW-S-eman-03")
def test_the_union_must_have_won_a_great_battle() -> None:
    assert refused_by(council(side="union"), "emancipate") == "ACW-S-eman-02"
    assert refused_by(council("great-victory=1", side="union"), "emancipate") == ""
    assert refused_by(council(), "emancipate") == ""


@pytest.mark.rule("ACW-S-eman-04", "ACW-S-eman-05", "ACW-S-euro-05")
def test_union_emancipation() -> None:
    match = council("great-victory=1 atlanta:1ui louisville:1ci savannah:1ul", side="union")
    play(match, "emancipate")
    assert rating(match) == 12
    assert (match.to_move, match.prompt.kind) == ("confederate", "place")
    assert refused_by(match, "place confederate-infantry atlanta") == "ACW-S-eman-04"
    assert refused_by(match, "place confederate-infantry maryland") == "ACW-S-eman-04"
    assert refused_by(match, "place confederate-infantry savannah") == "ACW-S-eman-04"
    play(match, "place confederate-infantry louisville")
    assert refused_by(match, "place confederate-infantry louisville") == "ACW-S-eman-04"
    for space in ("richmond", "norfolk", "mobile", "memphis", "nashville"):
        play(match, f"place confederate-infantry {space}")
    assert (match.to_move, match.prompt.kind) == ("confederate", "buy")
    assert word(match, "louisville") == "2ci"


@pytest.mark.rule("ACW-S-eman-05")
def test_a_higher_rating_is_not_lowered_to_twelve() -> None:
    match = council("great-victory=1 rating=14", side="union")
    play(match, "emancipate")
    assert rating(match) == 14


STATES = 11
NO_SECESSION = pairs(*[7] * STATES)


@pytest.mark.rule("ACW-S-eman-06", "ACW-S-euro-05")
@pytest.mark.parametrize(("before", "after"), [(9, 5), (5, 5), (4, 4)])
def test_confederate_emancipation_lowers_the_rating_to_five(before: int, after: int) -> None:
    match = council(f"rating={before}", dice=NO_SECESSION)
    play(match, "emancipate")
    assert rating(match) == after


def secession(words: str, *dice: int) -> Match:
    """Confederate emancipation in which only Florida, the fifth of eleven states, secedes."""
    rolls = pairs(*[8 if state == 4 else 7 for state in range(STATES)])
    return council(words, dice=[*rolls, *dice])


@pytest.mark.rule("ACW-S-eman-07", "ACW-S-eman-09")
def test_a_state_secedes_on_eight_and_raises_its_own_infantry() -> None:
    for die, count in ((1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)):
        match = secession("", die)
        told = play(match, "emancipate")
        assert word(match, "seceded") == "florida"
        assert word(match, "florida") == f"{count}si"
        assert "secession" in kinds(told)


@pytest.mark.rule("ACW-S-eman-07")
def test_a_state_wholly_occupied_by_the_union_does_not_roll() -> None:
    match = council("florida:1ui", dice=pairs(*[7] * (STATES - 1)))
    play(match, "emancipate")
    assert word(match, "seceded") == ""


@pytest.mark.rule("ACW-S-eman-08")
def test_the_garrison_goes_to_the_nearest_confederate_space() -> None:
    match = secession("florida:1ci+1cl", 1, 6)
    play(match, "emancipate")
    assert (match.prompt.kind, match.to_move) == ("displace", "confederate")
    assert texts(match) == ["displace south-georgia", "displace south-alabama"]
    assert refused_by(match, "displace richmond") == "ACW-S-eman-08"
    play(match, "displace south-alabama")
    assert word(match, "south-alabama") == "1ci+1cl"
    match = secession("florida:1ci south-georgia:1ui", 1, 6)
    play(match, "emancipate")
    assert word(match, "south-alabama") == "1ci"


@pytest.mark.rule("ACW-S-eman-10")
def test_independents_never_move_and_fight_whoever_comes() -> None:
    for side, sign in (("union", "ui"), ("confederate", "ci")):
        match = standard(f"seceded=florida florida:1si south-georgia:9{sign}", side=side)
        assert "from florida" not in texts(match)
        told = play(match, "from south-georgia", "to florida", "all")
        assert kinds(told)[0] == "moved"
        assert texts(match) == ["end"]
        assert word(match, "arrivals") != ""


@pytest.mark.rule("ACW-S-eman-11", "ACW-S-eman-13")
def test_units_desert_on_one_and_two() -> None:
    match = council("richmond:4ci+1ce+1cl buffalo:1bi war=1", dice=[*NO_SECESSION, 1, 2, 3, 6, 2])
    told = play(match, "emancipate")
    assert word(match, "richmond") == "2ci+1cl"
    assert word(match, "buffalo") == "1bi"
    assert kinds(told)[0] == "emancipation"


@pytest.mark.rule("ACW-S-eman-12")
@pytest.mark.parametrize(("option", "later"), [("", 92), ("emancipation-points=once", 80)])
def test_twelve_points_for_emancipation(option: str, later: int) -> None:
    match = council(option, dice=NO_SECESSION)
    play(match, "emancipate", "abstain")
    assert word(match, "confederate-points") == "92"
    play(match, "rest", "rest")
    assert match.view()["income"] == {"union": 95, "confederate": later}


# --- conscription


@pytest.mark.rule("ACW-S-consc-01")
def test_conscription_once_for_each_side() -> None:
    match = council("confederate-conscripts=1")
    assert refused_by(match, "conscript") == "ACW-S-consc-01"
    match = council("confederate-conscripts=1", side="union")
    assert refused_by(match, "conscript") == ""


@pytest.mark.rule("ACW-S-consc-02", "ACW-S-consc-04")
def test_conscription_pays_from_now_on() -> None:
    match = council("", dice=pairs(7, 7, 7, 7, 7, 7, 7))
    play(match, "conscript", "conscript")
    assert word(match, "confederate-points") == "95"
    play(match, "rest")
    assert word(match, "union-points") == "115"
    play(match, "rest")
    assert match.view()["income"] == {"union": 115, "confederate": 95}


@pytest.mark.rule("ACW-S-consc-03", "ACW-S-consc-05", "ACW-S-consc-06")
def test_riots_in_the_restless_cities() -> None:
    match = council("", side="union", dice=[*pairs(8), 5, *pairs(7, 7, 12), 1])
    told = play(match, "conscript")
    assert kinds(told).count("riot") == 2
    assert (word(match, "boston"), word(match, "philadelphia")) == ("5ri", "1ri")
    match = council("", dice=[*pairs(7, 8), 3, *pairs(7)])
    play(match, "conscript")
    assert word(match, "atlanta") == "3ri"
    match = council("atlanta:1ui", dice=pairs(7, 7))
    play(match, "conscript")
    assert match.to_move == "union"


@pytest.mark.rule("ACW-S-consc-07", "ACW-S-consc-08")
def test_rebels_never_leave_and_fight_whoever_comes() -> None:
    for side, sign in (("union", "ui"), ("confederate", "ci")):
        match = standard(f"boston:2ri massachusetts:1{sign}", side=side)
        assert "from boston" not in texts(match)
        play(match, "from massachusetts", "to boston", "all")
        assert word(match, "arrivals") != ""


@pytest.mark.rule("ACW-S-consc-09")
def test_a_rioting_city_pays_nothing() -> None:
    assert standard("boston:1ri").view()["income"] == {"union": 85, "confederate": 80}
    assert standard("new-orleans:1ri").view()["income"] == {"union": 95, "confederate": 65}
    match = standard("boston:1ri union-points=50", step="buy", turn=3)
    assert refused_by(match, "buy union-infantry boston") == "ACW-S-prod-09"


# --- Europe


@pytest.mark.rule("ACW-S-dipl-01", "ACW-S-dipl-02", "ACW-S-euro-04")
def test_diplomacy_costs_ten_points_and_moves_the_rating() -> None:
    match = council()
    play(match, "diplomacy")
    assert rating(match) == 7
    play(match, "diplomacy")
    assert rating(match) == 8
    assert word(match, "confederate-points") == "70"
    play(match, "rest")
    assert word(match, "union-points") == "85"
    play(match, "rest")
    assert match.view()["income"] == {"union": 95, "confederate": 80}


@pytest.mark.rule("ACW-S-dipl-03")
def test_diplomacy_is_for_who_can_pay_ten_points() -> None:
    held = " ".join(f"{city}:1ui" for city in GREY)
    poor = council(held)
    refusal = poor.why_not("diplomacy")
    assert refusal is not None
    assert (refusal.rule, refusal.code, refusal.facts["number"]) == ("ACW-S-dipl-03", "diplomacy-too-dear", 0)
    assert "diplomacy" not in texts(poor)
    assert refused_by(council(held, side="union"), "diplomacy") == ""
    assert refused_by(council(f"{held} st-louis:1ci"), "diplomacy") == ""


@pytest.mark.rule("ACW-S-supp-01", "ACW-S-supp-02", "ACW-S-supp-04")
@pytest.mark.parametrize(("dice", "points"), [(7, "80"), (8, "95")])
def test_support_is_fifteen_points_once(dice: int, points: str) -> None:
    match = council("", dice=pairs(dice))
    play(match, "appeal", "abstain")
    assert word(match, "confederate-points") == points
    play(match, "rest", "rest")
    assert match.view()["income"] == {"union": 95, "confederate": 80}


PORTS = "norfolk:1ui wilmington:1ui charleston:1ui savannah:1ui mobile:1ui new-orleans:1ui"


@pytest.mark.rule("ACW-S-supp-02")
def test_no_support_without_a_port() -> None:
    match = council(PORTS, dice=pairs(9))
    play(match, "appeal", "abstain")
    assert word(match, "confederate-points") == "40"
    match = council(f"{PORTS} boston:1ci", dice=pairs(9))
    play(match, "appeal", "abstain")
    assert word(match, "confederate-points") == "55"


@pytest.mark.rule("ACW-S-supp-03")
@pytest.mark.parametrize(("dice", "war"), [(10, False), (11, True)])
def test_intervention_at_three_above_the_rating(dice: int, war: bool) -> None:
    match = council("", dice=pairs(dice))
    play(match, "appeal")
    politics: Any = match.view()["politics"]
    assert politics["war"] == war
    assert word(match, "support") == "1"


@pytest.mark.rule("ACW-S-supp-03")
def test_europe_intervenes_only_once() -> None:
    match = council("war=1", dice=pairs(12))
    play(match, "appeal")
    assert match.to_move == "union"
    assert word(match, "confederate-naval") == "1"


@pytest.mark.rule("ACW-S-euro-06")
def test_the_rating_has_no_bounds() -> None:
    match = council("rating=15", side="union")
    play(match, "diplomacy")
    assert rating(match) == 16
    match = council("rating=1")
    play(match, "diplomacy")
    assert rating(match) == 0


@pytest.mark.rule("ACW-S-eman-01")
def test_the_first_emancipation_bars_the_other_side() -> None:
    match = council("great-victory=1", dice=NO_SECESSION)
    play(match, "emancipate")
    assert match.to_move == "union"
    assert refused_by(match, "emancipate") == "ACW-S-eman-01"
    match = council("great-victory=1", side="union")
    play(match, "emancipate")
    assert word(match, "emancipated") == "union"


@pytest.mark.rule("ACW-S-eman-09")
def test_an_independent_state_raises_nobody_where_the_union_stands() -> None:
    """Virginia, the first of eleven states, secedes: five of its six spaces get infantry."""
    rolls = pairs(8, *[7] * (STATES - 1))
    match = council("norfolk:1ui", dice=[*rolls, *[1] * 5])
    play(match, "emancipate")
    assert word(match, "seceded") == "virginia"
    spaces = ("northern-virginia", "shenandoah-valley", "eastern-virginia", "southwest-virginia", "richmond")
    assert [word(match, space) for space in spaces] == ["1si"] * 5
    assert word(match, "norfolk") == "1ui"


@pytest.mark.rule("ACW-S-consc-03", "ACW-S-consc-05")
@pytest.mark.parametrize(
    ("side", "cities"),
    [
        ("union", {"boston", "new-york", "chicago", "philadelphia"}),
        ("confederate", {"richmond", "atlanta", "new-orleans"}),
    ],
)
def test_which_cities_riot(side: str, cities: set[str]) -> None:
    match = council("", side=side, dice=[6, 2, 1] * len(cities))
    play(match, "conscript")
    armies: Any = match.view()["armies"]
    assert set(armies) == cities


@pytest.mark.rule("ACW-S-consc-03")
def test_a_city_that_the_enemy_holds_does_not_riot() -> None:
    match = council("boston:1ci", side="union", dice=pairs(7, 7, 7))
    told = play(match, "conscript")
    assert "riot" not in kinds(told)


@pytest.mark.rule("ACW-S-consc-07")
def test_rioters_fight_the_garrison_at_once() -> None:
    match = council("boston:1ui", side="union", dice=[*pairs(8), 5, *pairs(7, 7, 7)])
    told = play(match, "conscript")
    assert kinds(told)[-1] == "battle"
    assert (word(match, "space"), word(match, "attacker-reserve")) == ("boston", "5ri")
    assert match.to_move == "confederate"
