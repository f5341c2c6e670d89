"""A5A-RUL-06 and A5A-RUL-44: what a River, a Marsh or a Talus closes to attack, retreat and advance, and what opens it.

Movement over the same sides is in test_movement, zones of control in test_zones.
"""

import json
from typing import Any

import pytest

from longroll import Match
from longroll.games import load
from tests.games.five_aprils.field import field, ground, play, printed, refused_by, texts, where, word

CLOSED = [f"3707|{number}" for number in ("3606", "3607", "3806", "3807")]
AWAY = "u-schaefer:4010 c-slack:4011"  # a fight elsewhere, so that the phase does not end by itself
CROSSINGS = pytest.mark.parametrize("crossing", ["bridge", "ford"])


def fight(units: str, *, seat: str = "union", dice: list[int] | None = None, **features: Any) -> Match:
    match = field(f"{units} {AWAY}", step="yield", seat=seat, turn=1, ground=ground(**features), dice=dice or [])
    play(match, "fight")
    return match


# --- attacks


@pytest.mark.rule("A5A-RUL-44")
def test_nobody_but_guns_attacks_over_a_river() -> None:
    river: Any = {"water": {"river": ["3706|3707"]}}
    match = fight("u-dodge:3707 c-price:3706", **river)
    assert refused_by(match, "attack 3706") == "A5A-7.1-c"
    match = fight("u-dodge:3707 u-carrart:3707 c-price:3706:reduced", **river)
    play(match, "attack 3706")
    assert refused_by(match, "with u-dodge") == "A5A-7.1-c"
    assert refused_by(match, "with u-carrart") == ""


@pytest.mark.rule("A5A-RUL-44")
@CROSSINGS
def test_over_a_bridge_or_ford_anybody_attacks(crossing: str) -> None:
    made: Any = {"water": {"river": ["3706|3707"]}, "crossings": {crossing: ["3706|3707"]}}
    match = fight("u-dodge:3707 c-price:3706", **made)
    play(match, "attack 3706")
    assert refused_by(match, "with u-dodge") == ""


# --- retreats


def driven(unit: str, **features: Any) -> Match:
    """A Union unit in 3707 is beaten from 3708 with an R; its only side without a river is the one toward 3706."""
    rivers = [*CLOSED, *features.pop("river", [])]
    units = f"{unit}:3707 c-price:3708 c-hebert:3708"
    match = fight(units, seat="confederate", dice=[4, 1, 6, 6], water={"river": rivers}, **features)
    play(match, "attack 3707", "with c-price", "with c-hebert", "resolve", "morale 0")
    return match


@pytest.mark.rule("A5A-RUL-44")
@CROSSINGS
def test_a_river_closes_a_retreat_but_at_its_crossings(crossing: str) -> None:
    match = driven("u-dodge", river=["3706|3707"])
    assert where(match).get("u-dodge", "3707") == "3707"
    match = driven("u-dodge", river=["3706|3707"], crossings={crossing: ["3706|3707"]})
    assert where(match)["u-dodge"] == "3706"


@pytest.mark.rule("A5A-RUL-06")
@pytest.mark.parametrize(
    "barrier", [{"terrain": {"marsh": ["3706"]}}, {"talus": ["3706|3707"]}], ids=["marsh", "talus"]
)
def test_guns_retreat_by_a_road_over_forbidden_ground(barrier: dict[str, Any]) -> None:
    match = driven("u-carrart", **barrier)
    assert where(match).get("u-carrart", "3707") == "3707"
    match = driven("u-carrart", **barrier, roads={"trail": ["3707 3706"]})
    assert where(match)["u-carrart"] == "3706"


@pytest.mark.rule("A5A-RUL-06")
def test_no_road_opens_a_river_to_a_retreat() -> None:
    match = driven("u-dodge", river=["3706|3707"], roads={"road": ["3707 3706"]})
    assert where(match).get("u-dodge", "3707") == "3707"


# --- advances


def followed(**features: Any) -> Match:
    """Dodge and Greusel have fallen back; Price, in 3707, touches 3606 that Greusel has left, over a river."""
    units = f"c-price:3707 c-hebert:3605 u-dodge:3706 u-greusel:3606 {AWAY}"
    made = ground(water={"river": ["3606|3707"]}, **features)
    match = field(units, step="yield", turn=1, ground=made, dice=[6] * 6)
    play(match, "yield 3605", "withdraw")
    while word(match, "step") == "retreat":
        play(match, texts(match)[0])
    return match


@pytest.mark.rule("A5A-RUL-44", "A5A-RUL-06")
def test_a_river_closes_an_advance_but_at_its_crossings() -> None:
    for features in ({}, {"roads": {"road": ["3606 3707"]}}):
        match = followed(**features)
        assert refused_by(match, "advance c-price 3606") == "A5A-6.6-a"
        assert refused_by(match, "advance c-price 3706") == ""
    for crossing in ("bridge", "ford"):
        assert refused_by(followed(crossings={crossing: ["3606|3707"]}), "advance c-price 3606") == ""


@pytest.mark.rule("A5A-RUL-06")
def test_cavalry_advances_over_talus_by_a_road_only() -> None:
    for roads in ({}, {"road": ["3707 3706"]}):
        made: Any = {"talus": ["3706|3707"], "roads": roads}
        match = fight("c-mcintosh:3707 c-greer:3707 u-24mo:3706", seat="confederate", dice=[6, 1], **made)
        play(match, "attack 3706", "with c-mcintosh", "with c-greer", "resolve")
        assert "u-24mo" not in where(match)
        assert ("advance c-greer 3706" in texts(match)) == bool(roads)


# --- Bull Run


@pytest.mark.rule("A5A-RUL-06")
def test_no_road_opens_bull_run_where_it_has_no_crossing() -> None:
    pack = printed("bull-run")
    crossed = {row["side"] for row in pack["map"]["crossings"]}
    (run,) = [row for row in pack["map"]["water"] if row["name"] == "Bull Run"]
    side = next(side for side in run["sides"] if side not in crossed)
    here, there = side.split("|")
    pack["map"]["lines"].append({"name": "A bold road", "kind": "road", "hexes": [here, there]})
    made = load("bull-run", json.dumps(pack))
    match = field(f"u-sherman:{here}", marker="1st-division", turn=2, ground=made, others="x")
    play(match, "take u-sherman")
    assert refused_by(match, f"go {there}") == "A5A-12.1-a"
