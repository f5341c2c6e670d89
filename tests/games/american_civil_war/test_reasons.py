"""Refusals that once cited a rule beside the point: what is wrong, and the rule that says so."""

from collections.abc import Callable
from typing import Final

import pytest

from longroll import Match
from longroll.games.american_civil_war.pack import printed_components
from longroll.games.american_civil_war.steps import MAIN
from tests.games.american_civil_war.aftermath import decided
from tests.games.american_civil_war.board import basic, battle, play, refused_by, standard
from tests.games.american_civil_war.field import FULL, fight

COMPONENTS = printed_components()

TRAIN = ["from boston", "rail washington", "all"]
FRONT = "northern-virginia"
RIDE = ["from maryland", "to northern-virginia", "all"]
REASONS: Final[list[tuple[Callable[[], Match], list[str], str, str, str]]] = [
    (
        lambda: basic("maryland:1uc northern-virginia:1ci"),
        RIDE,
        f"from {FRONT}",
        "B-move-04",
        "stopped-by-enemy",
    ),
    (
        lambda: basic("maryland:1ul northern-virginia:1ci"),
        RIDE,
        f"from {FRONT}",
        "B-move-04",
        "stopped-by-enemy",
    ),
    (
        lambda: standard("maryland:1uc northern-virginia:1ci"),
        RIDE,
        f"from {FRONT}",
        "S-move-02",
        "stopped-by-enemy",
    ),
    (
        lambda: standard("maryland:1ui northern-virginia:1ci"),
        RIDE,
        f"from {FRONT}",
        "S-move-01",
        "nobody-can-move",
    ),
    (lambda: standard("maryland:1ui"), RIDE, f"from {FRONT}", "S-move-01", "nobody-can-move"),
    (lambda: standard("boston:1ui"), TRAIN, "from washington", "S-rail-05", "came-by-rail"),
    (lambda: standard("boston:1uc"), TRAIN, "from washington", "S-rail-05", "came-by-rail"),
    (lambda: fight(f"{FULL} ax:1ui"), [], "act union-infantry routed fresh", "S-tmove-03", "routed-stay"),
    (lambda: fight(FULL), [], "act confederate-infantry line-1 fresh", "S-phase-01", "not-of-this-side"),
    (lambda: battle("2ui", "2ci"), [], "shoot union-infantry", "B-fire-01", "not-yours"),
    (lambda: battle("2ui", "2ci", step="reserve"), [], "back union-infantry", "B-reserve-01", "not-yours"),
]


@pytest.mark.rule("ACW-B-move-04", "ACW-S-move-02", "ACW-S-rail-05", "ACW-S-tmove-03", "ACW-S-phase-01")
@pytest.mark.parametrize(("start", "before", "action", "rule", "code"), REASONS)
def test_the_rule_that_forbids_it_is_cited(
    start: Callable[[], Match], before: list[str], action: str, rule: str, code: str
) -> None:
    match = start()
    play(match, *before)
    refusal = match.why_not(action)
    assert refusal is not None
    assert (refusal.rule, refusal.code) == (f"ACW-{rule}", code)
    assert len({refusal.sentence(language) for language in ("en", "fr", "es", "it")}) == 4


@pytest.mark.rule("ACW-S-rail-05")
def test_what_came_by_rail_is_forgotten_when_the_movement_is_over() -> None:
    match = standard("boston:1ui washington:1uc")
    play(match, *TRAIN)
    assert refused_by(match, "from washington") == ""
    read = Match.from_position("civil-war-standard", match.position_text())
    assert read.position.pack() == match.position.pack()
    play(match, "end")
    assert match.position.railed == []


@pytest.mark.rule("ACW-S-phase-07")
def test_a_leader_does_not_fire_or_charge() -> None:
    match = fight("a1:1ui am1:1ui+1ul a2:1ui a3:1ui d1:1ci d2:1ci d3:1ci", phase="leaders")
    play(match, "act union-leader middle-1 fresh")
    assert refused_by(match, "fire confederate-infantry") == "ACW-S-phase-07"
    assert refused_by(match, "charge confederate-infantry") == "ACW-S-phase-07"


@pytest.mark.rule("ACW-A-states-02")
@pytest.mark.parametrize(("invader", "rule"), [("", "ACW-A-states-01"), ("south-alabama:1ui", "ACW-A-states-02")])
def test_leaving_a_state_cites_the_garrison_it_needs(invader: str, rule: str) -> None:
    match = standard(f"states=on north-alabama:{2 if invader else 1}ci {invader}", side="confederate")
    play(match, "from north-alabama")
    assert refused_by(match, "to north-georgia") == rule


@pytest.mark.rule("ACW-S-retreat-02")
def test_a_beaten_defender_that_divides_is_told_so() -> None:
    match, _ = decided("eastern-virginia:2ui+2ci", "eastern-virginia", loser="defender", origins=["northern-virginia"])
    refusal = match.why_not("detach confederate-infantry richmond")
    assert refusal is not None
    assert (refusal.rule, refusal.code) == ("ACW-R-60", "defenders-together")


@pytest.mark.rule("ACW-A-reinf-01")
def test_leaders_alone_are_not_the_main_army() -> None:
    match = standard("reinf=on maryland:2ui eastern-virginia:1ul northern-virginia:2ci")
    play(
        match,
        "from maryland",
        "to northern-virginia",
        "all",
        "from eastern-virginia",
        "to northern-virginia",
        "all",
        "end",
    )
    assert match.position.step == MAIN
    assert match.position.space == COMPONENTS.space_numbers["northern-virginia"]
    assert refused_by(match, "main eastern-virginia") == "ACW-L12"
    assert refused_by(match, "main boston") == "ACW-A-reinf-01"


@pytest.mark.rule("ACW-S-europe-04", "ACW-S-europe-10")
def test_where_a_power_may_not_place() -> None:
    words = "war=1 britain=1 france=1 french-points=40 british-points=40"
    match = standard(words, side="confederate", step="buy", turn=3)
    assert refused_by(match, "buy french-infantry richmond") == "ACW-S-europe-04"
    assert refused_by(match, "buy british-infantry richmond") == "ACW-S-europe-10"


@pytest.mark.rule("ACW-S-rail-03")
def test_a_broken_railway_is_said_to_be_broken_by_the_enemy_and_not_by_closed_canada() -> None:
    """The shortest way from Buffalo to Detroit leads through Canada West, where nobody may go in peace."""
    match = standard("buffalo:1ui western-new-york:1ci")
    play(match, "from buffalo")
    refusal = match.why_not("rail detroit")
    assert refusal is not None
    assert (refusal.code, refusal.facts["block"]) == ("railway-broken", "western-new-york")


PURSUIT = (
    "stage=movement space=northern-virginia defender=confederate size=skirmish battle-turn=2 loser=defender cover=1 "
    "acting=rolled/1uc attacker-line-2:1ui+2uc attacker-routed:1ue defender-routed:3ci"
)


@pytest.mark.rule("ACW-S-pursuit-02", "ACW-S-pursuit-04")
@pytest.mark.parametrize(
    ("sort", "sentence"),
    [
        ("confederate-infantry", "Confederate infantry are not yours."),
        ("british-cavalry", "British cavalry are not yours."),
        ("revolutionary-infantry", "There are no Mexican infantry in your army to pursue with."),
        ("union-elite", "Union elite cavalry cannot pursue: only infantry and cavalry that are not routed can."),
        ("union-leader", "Union leaders cannot pursue: only infantry and cavalry that are not routed can."),
        (
            "union-infantry",
            "Cavalry that was not routed covered the retreat when the battle ended, so infantry may not pursue.",
        ),
    ],
)
def test_why_a_piece_does_not_pursue(sort: str, sentence: str) -> None:
    """The cavalry that covered the retreat is dead already."""
    match = standard(PURSUIT, step="pursue", turn=3)
    refusal = match.why_not(f"pursue {sort} confederate-infantry")
    assert refusal is not None
    assert refusal.sentence() == sentence


@pytest.mark.rule("ACW-A-reinf-01")
@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        ("main norfolk", "The group from Norfolk came by sea."),
        ("main-landing richmond", "The group from Richmond came by land."),
        ("main wilmington", "No group of attackers came from Wilmington."),
    ],
)
def test_a_group_that_came_in_the_other_way_is_not_denied(action: str, sentence: str) -> None:
    arrivals = "eastern-virginia/richmond:2ui,eastern-virginia/norfolk/sea:1ui"
    words = f"stage=movement reinf=on space=eastern-virginia eastern-virginia:3ui+2ci arrivals={arrivals}"
    refusal = standard(words, step="main").why_not(action)
    assert refusal is not None
    assert refusal.sentence() == sentence
