"""Retreat after a battle, and what the war makes of it."""

from typing import Any

import pytest

from longroll.games.american_civil_war.pack import printed_components
from tests.games.american_civil_war.aftermath import decided
from tests.games.american_civil_war.board import kinds, play, refused_by, standard, texts, word

COMPONENTS = printed_components()


@pytest.mark.rule("ACW-S-retreat-01")
def test_a_losing_attacker_goes_back_to_where_he_came_from() -> None:
    words = "northern-virginia:2ui+2ci"
    match, _ = decided(words, "northern-virginia", loser="attacker", origins=["maryland"])
    assert (word(match, "maryland"), word(match, "northern-virginia")) == ("2ui", "2ci")
    match, _ = decided(words, "northern-virginia", loser="attacker", origins=["maryland", "shenandoah-valley"])
    assert (match.prompt.kind, match.to_move) == ("retreat", "union")
    assert set(texts(match)) == {
        "retreat maryland",
        "retreat shenandoah-valley",
        "detach union-infantry maryland",
        "detach union-infantry shenandoah-valley",
    }
    assert refused_by(match, "retreat washington") == "ACW-S-retreat-01"
    assert refused_by(match, "detach union-cavalry maryland") == "ACW-S-retreat-01"
    play(match, "detach union-infantry maryland", "retreat shenandoah-valley")
    assert (word(match, "maryland"), word(match, "shenandoah-valley")) == ("1ui", "1ui")


@pytest.mark.rule("ACW-S-retreat-01", "ACW-S-retreat-03")
def test_an_attacker_whose_way_back_is_cut_is_lost() -> None:
    words = "northern-virginia:2ui+2ci maryland:1ci"
    match, told = decided(words, "northern-virginia", loser="attacker", origins=["maryland"])
    assert "eliminated" in kinds(told)
    assert word(match, "northern-virginia") == "2ci"


@pytest.mark.rule("ACW-S-retreat-02")
def test_a_losing_defender_goes_to_one_adjacent_space_not_from_where_the_attack_came() -> None:
    words = "eastern-virginia:2ui+2ci+1cl norfolk:1ui"
    match, _ = decided(words, "eastern-virginia", loser="defender", origins=["northern-virginia"])
    assert match.to_move == "confederate"
    assert set(texts(match)) == {
        "retreat southwest-virginia",
        "retreat eastern-north-carolina",
        "retreat western-north-carolina",
        "retreat richmond",
    }
    assert refused_by(match, "retreat northern-virginia") == "ACW-S-retreat-02"
    assert refused_by(match, "retreat norfolk") == "ACW-S-retreat-02"
    assert refused_by(match, "retreat atlanta") == "ACW-S-retreat-02"
    assert refused_by(match, "detach confederate-infantry richmond") == "ACW-R-60"
    play(match, "retreat richmond")
    assert (word(match, "richmond"), word(match, "eastern-virginia")) == ("2ci+1cl", "2ui")


@pytest.mark.rule("ACW-S-retreat-02")
def test_defenders_do_not_retreat_into_the_port_that_a_landing_sailed_from() -> None:
    """Norfolk is adjacent and empty again, but the attack came from there."""
    words = "eastern-virginia:2ui+2ci"
    match, _ = decided(words, "eastern-virginia", loser="defender", origins=["norfolk"], landed=True)
    assert refused_by(match, "retreat norfolk") == "ACW-S-retreat-02"
    assert refused_by(match, "retreat richmond") == ""
    held = " ".join(f"{space}:1ui" for space in VIRGINIA)
    match, told = decided(f"{words} {held}", "eastern-virginia", loser="defender", origins=["norfolk"], landed=True)
    assert "eliminated" in kinds(told)
    assert word(match, "norfolk") == ""


VIRGINIA = (
    "northern-virginia",
    "southwest-virginia",
    "eastern-north-carolina",
    "western-north-carolina",
    "richmond",
)


@pytest.mark.rule("ACW-S-retreat-03")
def test_a_defender_with_nowhere_to_go_is_lost() -> None:
    match, told = decided(
        "washington:2ui+2ci",
        "washington",
        loser="defender",
        attacker="confederate",
        defender="union",
        origins=["maryland"],
        side="confederate",
    )
    assert "eliminated" in kinds(told)
    assert word(match, "washington") == "2ci"


@pytest.mark.rule("ACW-S-retreat-03", "ACW-S-move-03")
def test_nobody_retreats_into_canada_without_war() -> None:
    match, told = decided(
        "buffalo:2ui+2ci",
        "buffalo",
        loser="defender",
        attacker="confederate",
        defender="union",
        origins=["western-new-york"],
        side="confederate",
    )
    assert "eliminated" in kinds(told)
    assert word(match, "canada-west") == ""


@pytest.mark.rule("ACW-S-retreat-04", "ACW-S-amph-05")
def test_a_landing_force_that_loses_is_lost() -> None:
    match, told = decided("norfolk:2ui+1ul+2ci", "norfolk", loser="attacker", origins=["boston"], landed=True)
    assert "eliminated" in kinds(told)
    assert (word(match, "norfolk"), word(match, "boston")) == ("2ci", "")


@pytest.mark.rule("ACW-S-retreat-05")
def test_the_winner_stays() -> None:
    match, _ = decided("norfolk:2ui+1ul+2ci", "norfolk", loser="defender", origins=["boston"], landed=True)
    assert (word(match, "norfolk"), word(match, "eastern-virginia")) == ("2ui+1ul", "2ci")


@pytest.mark.rule("ACW-S-eman-10", "ACW-S-consc-08")
def test_rebels_have_nowhere_to_go() -> None:
    match, _ = decided("boston:2ui+2ri", "boston", loser="defender", defender="neutral", origins=["massachusetts"])
    assert word(match, "boston") == "2ui"
    match, _ = decided(
        "boston:2ui+2ri", "boston", loser="defender", attacker="neutral", defender="union", step="politics", turn=3
    )
    assert (word(match, "boston"), word(match, "massachusetts")) == ("2ri", "2ui")


def rating(match: Any) -> int:
    return int(match.view()["politics"]["rating"])


BATTLE = "northern-virginia:9ui+9ci"


@pytest.mark.rule("ACW-S-euro-02", "ACW-S-tac-05")
def test_only_major_battles_move_europe() -> None:
    for loser, size, after in (("defender", 2, 9), ("attacker", 2, 7), ("defender", 1, 8), ("attacker", 1, 8)):
        match, _ = decided(BATTLE, "northern-virginia", loser=loser, size=size, origins=["maryland"])
        if match.prompt.kind == "retreat":
            play(match, texts(match)[0])
        assert rating(match) == after
    match, _ = decided("boston:9ui+9ri", "boston", loser="defender", defender="neutral", size=2)
    assert rating(match) == 8


@pytest.mark.rule("ACW-S-euro-03")
def test_the_capitals_move_europe_by_two() -> None:
    match, _ = decided("richmond:9ui+1ci", "richmond", loser="defender", origins=["eastern-virginia"])
    assert rating(match) == 10
    words = "washington:1ui+9ci"
    match, _ = decided(
        words,
        "washington",
        loser="defender",
        attacker="confederate",
        defender="union",
        side="confederate",
        origins=["maryland"],
    )
    assert rating(match) == 6
    match, _ = decided("taken=washington washington:9ui+1ci", "washington", loser="defender", origins=["maryland"])
    assert (rating(match), word(match, "taken")) == (8, "")


@pytest.mark.rule("ACW-S-euro-03")
def test_an_empty_capital_is_captured_when_the_movement_is_over() -> None:
    match = standard("eastern-virginia:1ui+1uc boston:1ui")
    play(match, "from eastern-virginia", "to richmond", "take union-cavalry", "done")
    play(match, "from richmond", "to eastern-virginia", "ride union-cavalry", "end")
    assert rating(match) == 8
    match = standard("eastern-virginia:1ui taken=richmond")
    told = play(match, "from eastern-virginia", "to richmond", "all", "end")
    assert (rating(match), "captured" in kinds(told)) == (8, False)


@pytest.mark.rule("ACW-S-eman-02")
@pytest.mark.parametrize(("fell", "great"), [(7, ""), (8, "1")])
def test_a_great_victory_is_eight_units(fell: int, great: str) -> None:
    match, _ = decided(BATTLE, "northern-virginia", loser="defender", fell=fell, origins=["maryland"])
    if match.prompt.kind == "retreat":
        play(match, texts(match)[0])
    assert word(match, "great-victory") == great


@pytest.mark.rule("ACW-S-eman-02", "ACW-S-retreat-03")
def test_units_that_cannot_retreat_count_for_a_great_victory() -> None:
    words = "washington:9ui+8ci"
    match, _ = decided(words, "washington", loser="defender", origins=["maryland"])
    assert word(match, "great-victory") == "1"


@pytest.mark.rule("ACW-S-retreat-01", "ACW-S-retreat-02")
def test_the_question_of_retreat_names_the_rule_of_who_lost() -> None:
    origins = ["maryland", "shenandoah-valley"]
    match, _ = decided("northern-virginia:2ui+2ci", "northern-virginia", loser="attacker", origins=origins)
    assert (match.prompt.kind, match.prompt.rule) == ("retreat", "ACW-S-retreat-01")
    match, _ = decided("eastern-virginia:2ui+2ci", "eastern-virginia", loser="defender", origins=["northern-virginia"])
    assert (match.prompt.kind, match.prompt.rule) == ("retreat", "ACW-S-retreat-02")


@pytest.mark.rule("ACW-S-euro-03", "ACW-A-rail-01")
@pytest.mark.parametrize(
    ("words", "defender", "after", "rail"),
    [
        ("richmond:9ui+1si seceded=virginia emancipated=2", "neutral", 8, "4"),
        ("richmond:9ui+1ci seceded=virginia emancipated=2", "confederate", 10, "3"),
        ("richmond:9ui+1ci", "confederate", 10, "3"),
    ],
)
def test_a_capital_taken_from_independents_is_not_taken_from_its_owner(
    words: str, defender: str, after: int, rail: str
) -> None:
    from longroll.games.american_civil_war.standard.captures import settle

    match = standard(f"raildest=on memphis:1ci {words.replace('9ui+', '')}")
    settle(match.position, None)
    taken = f"taken={word(match, 'taken')}" if word(match, "taken") else ""
    match, _ = decided(
        f"raildest=on memphis:1ci {taken} {words}",
        "richmond",
        loser="defender",
        defender=defender,
        origins=["eastern-virginia"],
    )
    if match.prompt.kind == "retreat":
        play(match, texts(match)[0])
    assert (rating(match), word(match, "confederate-rail")) == (after, rail)


@pytest.mark.rule("ACW-S-euro-03")
def test_an_empty_capital_of_a_seceded_state_is_nobodys() -> None:
    from longroll.games.american_civil_war.standard.captures import note_rebels, settle
    from longroll.games.american_civil_war.terms import CONFEDERATE, NEUTRAL, UNION

    match = standard("seceded=virginia emancipated=2 memphis:1ci")
    settle(match.position, None)
    assert word(match, "taken") == "richmond+norfolk"
    for parties, noted in (((UNION, NEUTRAL), "richmond"), ((NEUTRAL, CONFEDERATE), "")):
        match = standard("memphis:1ci")
        note_rebels(match.position, COMPONENTS.space_numbers["richmond"], parties)
        assert word(match, "taken") == noted


@pytest.mark.rule("ACW-S-eman-02")
def test_a_confederate_victory_is_no_great_victory_of_the_union() -> None:
    match, _ = decided(BATTLE, "northern-virginia", loser="attacker", fell=9, origins=["maryland"])
    assert word(match, "great-victory") == ""


@pytest.mark.rule("ACW-S-euro-03")
def test_other_cities_do_not_move_europe() -> None:
    match = standard("arkansas:1ui boston:1ui")
    play(match, "from arkansas", "to memphis", "all", "end")
    assert (word(match, "taken"), rating(match)) == ("memphis", 8)
