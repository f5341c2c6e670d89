"""War with Europe, Mexico and Canada."""

from typing import Any

import pytest

from longroll import Match
from tests.games.american_civil_war.board import kinds, play, refused_by, standard, texts, word

WAR = "war=1 britain=1 france=1"


def declare() -> Match:
    match = standard("", side="union", step="politics", turn=3)
    play(match, "declare-war")
    return match


@pytest.mark.rule("ACW-S-war-01", "ACW-S-europe-01", "ACW-S-europe-12")
def test_declaration_and_intervention_have_the_same_effects() -> None:
    declared = declare()
    match = standard("", side="confederate", step="politics", turn=3, dice=[6, 6])
    play(match, "appeal")
    for either in (declared, match):
        assert word(either, "confederate-naval") == "11"
        assert (either.to_move, either.prompt.kind) == ("confederate", "place")
        politics: Any = either.view()["politics"]
        assert (politics["war"], politics["britain"], politics["france"]) == (True, True, True)


@pytest.mark.rule("ACW-S-europe-02", "ACW-S-europe-08")
def test_the_powers_land_in_mexico_and_canada() -> None:
    match = declare()
    assert word(match, "quota") == "3bi+1bc+1ba+4fi+2fc+2fa"
    assert refused_by(match, "place french-infantry toronto") == "ACW-S-europe-02"
    assert refused_by(match, "place british-infantry mexico-city") == "ACW-S-europe-08"
    assert refused_by(match, "place british-infantry boston") == "ACW-S-europe-08"
    play(match, *["place british-infantry toronto"] * 3, "place british-cavalry quebec")
    play(match, "place british-artillery canada-west", *["place french-infantry mexico-city"] * 4)
    play(match, *["place french-cavalry chihuahua"] * 2, *["place french-artillery tamaulipas"] * 2)
    assert (match.to_move, match.prompt.kind) == ("confederate", "buy")
    assert (word(match, "toronto"), word(match, "mexico-city")) == ("3bi", "4fi")


@pytest.mark.rule("ACW-S-europe-03", "ACW-S-europe-09", "ACW-S-europe-14")
def test_the_powers_have_their_own_points() -> None:
    match = standard(f"{WAR} boston:1ui richmond:1ci", step="naval", side="union", turn=3)
    play(match, "anchor", "abstain", "abstain")
    assert word(match, "french-points") == "20"
    assert word(match, "british-points") == "35"
    play(match, "buy british-infantry toronto")
    assert word(match, "british-points") == "26"
    play(match, "rest")
    assert word(match, "french-points") == ""


@pytest.mark.rule("ACW-S-europe-04", "ACW-S-europe-10")
def test_where_new_units_of_the_powers_appear() -> None:
    match = standard(f"{WAR} french-points=40 british-points=40", side="confederate", step="buy", turn=3)
    assert refused_by(match, "buy french-infantry chihuahua") == "ACW-S-europe-04"
    assert refused_by(match, "buy british-infantry canada-west") == "ACW-S-europe-10"
    play(match, "buy french-elite mexico-city", "buy british-leader montreal")
    assert refused_by(match, "buy french-infantry mexico-city") == "ACW-S-prod-09"
    assert refused_by(match, "buy british-infantry quebec") == ""
    match = standard("war=1 french-points=40", side="confederate", step="buy", turn=3)
    assert refused_by(match, "buy french-infantry mexico-city") == "ACW-S-europe-14"


@pytest.mark.rule("ACW-S-europe-05")
def test_france_leaves_when_mexico_city_falls() -> None:
    for sign in ("ui", "mi"):
        match = standard(f"{WAR} central-mexico:1{sign} chihuahua:4fi richmond:1ci+1fi toronto:1bi")
        play(match, "from central-mexico", "to mexico-city", "all")
        told = play(match, "end")
        assert "power-leaves" in kinds(told)
        assert word(match, "chihuahua") == ""
        assert (word(match, "richmond"), word(match, "toronto")) == ("1ci", "1bi")
        assert (word(match, "france"), word(match, "britain"), word(match, "war")) == ("", "1", "1")


@pytest.mark.rule("ACW-S-europe-06")
def test_the_union_may_call_for_a_revolution() -> None:
    words = f"{WAR} richmond:1ci boston:1ui"
    match = standard(words, side="confederate", step="buy", turn=3, dice=[3, 4, 1, 5, 4, 6, 6])
    play(match, "rest")
    assert (match.to_move, match.prompt.kind) == ("union", "revolt")
    assert texts(match) == ["revolt", "calm"]
    play(match, "revolt")
    assert [word(match, name) for name in ("chihuahua", "coahuila-nuevo-leon", "tamaulipas", "central-mexico")] == [
        "",
        "1mi",
        "2mi",
        "3mi",
    ]
    assert (match.to_move, match.prompt.kind) == ("union", "buy")
    match = standard(words, side="confederate", step="buy", turn=3)
    play(match, "rest", "calm")
    assert (match.to_move, match.prompt.kind) == ("union", "buy")


@pytest.mark.rule("ACW-S-europe-07")
def test_revolutionaries_move_with_the_union_and_never_leave_mexico() -> None:
    match = standard(f"{WAR} chihuahua:2mi")
    play(match, "from chihuahua")
    assert texts(match) == ["to coahuila-nuevo-leon", "to central-mexico"]
    assert refused_by(match, "to west-texas") == "ACW-S-europe-07"
    match = standard(f"{WAR} chihuahua:2ui+2mi")
    play(match, "from chihuahua", "to west-texas")
    assert refused_by(match, "take revolutionary-infantry") == "ACW-S-europe-07"


@pytest.mark.rule("ACW-S-europe-11")
def test_britain_leaves_when_its_three_cities_are_occupied() -> None:
    words = f"{WAR} toronto:1ui montreal:1ui canada-east:1ui new-brunswick:2bi chihuahua:1fi"
    match = standard(words)
    play(match, "from canada-east", "to quebec", "all")
    told = play(match, "end")
    assert "power-leaves" in kinds(told)
    assert (word(match, "new-brunswick"), word(match, "chihuahua")) == ("", "1fi")
    assert (word(match, "britain"), word(match, "france")) == ("", "1")


FLIGHT = (
    "stage=movement war=1 britain=1 space=canada-west attacker=confederate loser=defender "
    "attacker-reserve:4bi defender-routed:1ui montreal:1ui quebec:1ui boston:1ui canada-east:1cl"
)


@pytest.mark.rule("ACW-S-europe-11", "ACW-A-reinf-01")
def test_a_power_that_leaves_has_no_part_in_a_battle_that_it_had_entered() -> None:
    """The Union is driven into Toronto, its third Canadian city, before the attack in Virginia is fought."""
    fight = "northern-virginia/shenandoah-valley:2ci,northern-virginia/eastern-virginia:3bi"
    arrivals = f"arrivals=canada-west/canada-east:4bi,{fight}"
    words = f"{FLIGHT} {arrivals} northern-virginia:2ui+2ci+3bi reinf=on"
    match = standard(words, side="confederate", step="retreat", turn=4)
    told = play(match, "retreat toronto")
    assert "power-leaves" in kinds(told)
    assert word(match, "arrivals") == "northern-virginia/shenandoah-valley:2ci"
    assert (match.prompt.kind, word(match, "attacker-reserve")) == ("deploy", "2ci")


@pytest.mark.rule("ACW-S-europe-11", "ACW-S-amph-04")
def test_the_landing_of_a_power_that_leaves_does_not_weaken_the_others() -> None:
    fight = "eastern-virginia/richmond:2ci,eastern-virginia/norfolk/sea:1bi"
    words = f"{FLIGHT} arrivals={fight} eastern-virginia:2ui+2ci+1bi"
    match = standard(words, side="confederate", step="retreat", turn=4)
    play(match, "retreat toronto")
    assert word(match, "attacker-reserve") == "2ci"
    seen: Any = match.view()["battle"]
    assert seen["landed"] is False


@pytest.mark.rule("ACW-S-europe-13")
def test_twenty_points_for_a_southern_port_while_a_power_is_in() -> None:
    assert standard(f"{WAR}").view()["income"] == {"union": 95, "confederate": 100}
    assert standard("war=1 france=1").view()["income"] == {"union": 95, "confederate": 100}
    assert standard("war=1").view()["income"] == {"union": 95, "confederate": 80}
    ports = "norfolk:1ui wilmington:1ui charleston:1ui savannah:1ui mobile:1ui new-orleans:1ui boston:1ci"
    assert standard(f"{WAR} {ports}").view()["income"] == {"union": 85, "confederate": 40}


@pytest.mark.rule("ACW-S-europe-16")
def test_an_occupied_canadian_city_pays_nobody() -> None:
    match = standard(f"{WAR} toronto:1ui", step="naval", side="union", turn=3)
    play(match, "anchor", "abstain", "abstain")
    assert word(match, "british-points") == "30"
    assert word(match, "union-points") == ""
    assert match.view()["income"] == {"union": 95, "confederate": 80 + 20}


@pytest.mark.rule("ACW-S-europe-15")
def test_european_units_count_for_the_confederacy_but_bring_it_no_points() -> None:
    match = standard(f"{WAR} louisville:1bi boston:1bi", side="confederate")
    assert match.view()["income"] == {"union": 85, "confederate": 100}
    assert match.view()["score"] == {"union": 0, "confederate": 1}


@pytest.mark.rule("ACW-S-europe-07")
def test_revolutionaries_fight_the_french() -> None:
    match = standard(f"{WAR} chihuahua:2mi central-mexico:1fi boston:1ui")
    play(match, "from chihuahua", "to central-mexico", "all")
    told = play(match, "end")
    assert "battle" in kinds(told)
    assert (word(match, "attacker-reserve"), word(match, "defender-reserve")) == ("2mi", "1fi")


@pytest.mark.rule("ACW-S-europe-05", "ACW-S-europe-11")
@pytest.mark.parametrize(
    "words", ["central-mexico:1ui mexico-city:1fi", "chihuahua:1ui", "toronto:1ui montreal:1ui quebec:1ul"]
)
def test_the_powers_stay_while_their_cities_are_not_all_taken(words: str) -> None:
    match = standard(f"{WAR} boston:1ui {words}")
    told = play(match, "end")
    assert "power-leaves" not in kinds(told)
    assert (word(match, "france"), word(match, "britain")) == ("1", "1")


@pytest.mark.rule("ACW-S-europe-03", "ACW-S-europe-09", "ACW-S-europe-13")
@pytest.mark.parametrize(("powers", "french", "british"), [("france=1", "20", ""), ("britain=1", "", "35")])
def test_a_power_that_is_not_in_the_war_has_no_income(powers: str, french: str, british: str) -> None:
    match = standard(f"war=1 {powers} boston:1ui richmond:1ci", step="naval", side="union", turn=3)
    assert match.view()["income"] == {"union": 95, "confederate": 100}
    play(match, "anchor", "abstain", "abstain")
    assert (word(match, "french-points"), word(match, "british-points")) == (french, british)
