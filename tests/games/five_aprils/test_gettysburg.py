"""A5A 15.1 to 15.5, Gettysburg: Big Round Top, breastworks, Buford, the Artillery Reserve, the unfinished railroad."""

import json
from typing import Any

import pytest

from longroll import Match
from longroll.games import load
from longroll.kernel.contract import Game
from tests.games.five_aprils.field import code, field, play, points, refused_by, word
from tests.games.five_aprils.fight import (
    NOTHING,
    ONE_R,
    declare,
    hexes,
    offered,
    plain,
    resolve,
    retire,
    shifts,
)
from tests.games.five_aprils.test_control import load_with

FIELDS = plain("gettysburg")
HILLS = plain("gettysburg", terrain={"hill": ["1010"], "wooded-hill": ["1110"]}, hills=[["1010", "1110"]])
NIGHT = 11
FAR = "u-xi11:4001 c-pegram:4020"


def moving(units: str, unit: str, marker: str, turn: int = 5, on: Game[Any] | None = None, fields: str = "") -> Match:
    match = field(f"{units} {FAR}", title="gettysburg", marker=marker, turn=turn, ground=on, fields=fields, others="x")
    play(match, f"take {unit}")
    return match


def combat(units: str, *dice: int, seat: str, turn: int = 5, on: Game[Any] = FIELDS) -> Match:
    marker = "hill" if seat == "confederate" else "xi-corps"
    return field(
        f"{units} {FAR}",
        title="gettysburg",
        seat=seat,
        step="yield",
        turn=turn,
        ground=on,
        fields=f"cup={marker}",
        dice=[*dice, *[1] * 20],
        others="x",
    )


# --- 15.1


@pytest.mark.rule("A5A-15.1-a")
@pytest.mark.parametrize("spot", ["3112", "3113", "3211", "3213", "3312", "3313"])
def test_big_round_top_is_steep_on_all_sides(spot: str) -> None:
    """Infantry climbs it; cavalry and guns do not; and it helps the defender."""
    assert refused_by(moving(f"u-i11:{spot}", "u-i11", "i-corps"), "go 3212") == ""
    assert refused_by(moving(f"u-iart:{spot}", "u-iart", "i-corps"), "go 3212") == "A5A-4.2-i"
    assert refused_by(moving(f"u-gamble:{spot}", "u-gamble", "buford"), "go 3212") == "A5A-4.2-i"
    match = combat(f"c-archer:{spot} u-ii11:3212", seat="confederate", on=load("gettysburg"))
    play(match, "fight")
    declare(match, "3212", "c-archer")
    assert shifts(match)["talus"] == -1


# --- 15.2 breastworks


def night(units: str, *actions: str, turn: int = NIGHT, marker: str = "i-corps") -> Match:
    """A night turn whose last marker is out; `actions` come before its phase ends."""
    match = field(
        f"{units} {FAR}", title="gettysburg", marker=marker, turn=turn, ground=HILLS, dice=[1] * 40, others="x"
    )
    play(match, *actions, "end")
    return match


@pytest.mark.rule("A5A-15.2-a", "A5A-RUL-27")
def test_infantry_that_stays_on_a_hill_by_night_may_build() -> None:
    for spot in ("1010", "1110"):
        match = night(f"u-i11:{spot}")
        assert word(match, "step") == "build"
        assert offered(match, "build") == {f"u-i11 {side}" for side in ("U", "UR", "DR", "D", "DL", "UL")}
        events = play(match, "build u-i11 DR")
        assert [event.rule for event in events] == ["A5A-15.2-a"]
        rows: Any = match.view()["works"]
        assert rows == [{"hex": spot, "kind": "breastwork", "sides": ["UR", "DR", "D"]}]


@pytest.mark.rule("A5A-15.2-a")
def test_nobody_else_may() -> None:
    assert word(night("u-i11:1010", turn=10), "step") != "build", "not by day"
    match = night("u-i11:1010 u-i21:0909 u-iart:1110 u-gamble:1110")
    codes = {unit: code(match, f"build {unit} U") for unit in ("u-i21", "u-iart", "u-gamble", "c-archer")}
    assert codes == {
        "u-i21": "not-on-a-hill",
        "u-iart": "only-infantry-builds",
        "u-gamble": "only-infantry-builds",
        "c-archer": "not-on-map",
    }
    assert {refused_by(match, f"build {unit} U") for unit in ("u-i21", "u-iart")} == {"A5A-15.2-a"}


@pytest.mark.rule("A5A-15.2-a", "A5A-RUL-27")
def test_who_has_moved_in_the_turn_does_not_build() -> None:
    match = night("u-i11:1010 u-i21:1109", "take u-i21", "go 1110")
    assert code(match, "build u-i21 U") == "builder-moved"
    assert refused_by(match, "build u-i11 U") == ""
    back = night("u-i11:1010 u-i21:1110", "take u-i21", "go 1109", "go 1110")
    assert code(back, "build u-i21 U") == "builder-moved", "coming back is no rest"


@pytest.mark.rule("A5A-RUL-27")
def test_both_sides_build_one_for_a_hex_the_union_first() -> None:
    match = night("u-i11:1010 u-i21:1010 c-archer:1110")
    assert match.to_move == "union"
    assert code(match, "build c-archer U") == "not-yours"
    play(match, "build u-i11 U")
    assert refused_by(match, "build u-i21 D") == "A5A-10.0-c"
    play(match, "end")
    assert match.to_move == "confederate"
    play(match, "build c-archer D", "end")
    assert word(match, "turn") == "12"
    rows: Any = match.view()["works"]
    assert {row["hex"] for row in rows} == {"1010", "1110"}


@pytest.mark.rule("A5A-15.2-b")
def test_entrenchments_cannot_be_built() -> None:
    match = night("u-i11:1010")
    play(match, "build u-i11 U")
    rows: Any = match.view()["works"]
    assert [row["kind"] for row in rows] == ["breastwork"]


@pytest.mark.rule("A5A-15.2-a", "A5A-10.0-e", "A5A-5.0-c")
def test_works_built_in_contact_keep_zones_out_at_once() -> None:
    match = night("u-i11:1010 c-archer:1009")
    zone: Any = match.view()["zones"]
    assert "1010" in zone["confederate"]
    play(match, "build u-i11 U")
    zone = match.view()["zones"]
    assert "1010" not in zone["confederate"]
    assert "1009" in zone["union"]


# --- 15.3 Buford


def willoughby(sides: list[str], crossings: list[str] | None = None) -> Game[Any]:
    pack = json.loads(FIELDS.pack)
    (row,) = [row for row in pack["map"]["water"] if row["name"] == "Willoughby Run"]
    row["sides"] = sides
    pack["map"]["crossings"] = [{"side": side, "kind": "bridge", "name": ""} for side in crossings or []]
    return load_with(pack)


AROUND = ["1009", "1110", "1111", "1011", "0911", "0910"]  # of 1010
RING = ["|".join(sorted([number, "1010"])) for number in AROUND]


@pytest.mark.rule("A5A-15.3-a")
@pytest.mark.parametrize("unit", ["u-gamble", "u-devin", "u-calef"])
def test_buford_does_not_cross_willoughby_run_before_turn_3(unit: str) -> None:
    for bridges in ([], RING):
        made = willoughby(RING, bridges)
        for turn in (1, 2):
            match = field(f"{unit}:1010 {FAR}", title="gettysburg", marker="buford", turn=turn, ground=made, others="x")
            assert refused_by(match, f"take {unit}") == "A5A-15.3-a"
            match = moving(f"{unit}:1009", unit, "buford", turn, made)
            assert refused_by(match, "go 1010") == "A5A-15.3-a"
        assert refused_by(moving(f"{unit}:1010", unit, "buford", 3, made), "go 1009") == ""
    assert refused_by(moving("u-i11:1010", "u-i11", "i-corps", 1, willoughby(RING)), "go 1009") == "", "others do"


@pytest.mark.rule("A5A-15.3-a", "A5A-RUL-30")
def test_nor_along_the_unfinished_railroad_or_the_pike() -> None:
    assert refused_by(moving("u-gamble:0618", "u-gamble", "buford", 2), "go 0519") == "A5A-15.3-a"
    assert refused_by(moving("u-gamble:0618", "u-gamble", "buford", 2), "go 0619") == "A5A-15.3-a"
    assert refused_by(moving("u-gamble:0618", "u-gamble", "buford", 3), "go 0619") == ""


@pytest.mark.rule("A5A-15.3-a")
def test_nor_by_an_advance() -> None:
    made = willoughby(["1009|1010"])
    for turn, ways in ((2, {"u-xi12 1009"}), (3, {"u-gamble 1009", "u-xi12 1009"})):
        match = combat("u-gamble:1010 u-xi12:1010 c-davisj:1009", 2, NOTHING, 6, seat="union", turn=turn, on=made)
        play(match, "fight")
        declare(match, "1009", "u-gamble u-xi12")
        play(match, "resolve", "morale 1")
        retire(match)
        assert offered(match, "advance") == ways


@pytest.mark.rule("A5A-15.3-b")
def test_they_retreat_over_it_if_there_is_no_other_way() -> None:
    """Attacked from 1011; of the hexes behind, 1009, 0910 and 1110, those over the run are the last resort."""
    units = "u-devin:1010 c-davisj:1011 c-mahone:1011"
    for sides, way in ((["1009", "1110"], {"0910"}), (["1009", "1110", "0910"], {"1009", "1110", "0910"})):
        made = willoughby(["|".join(sorted([number, "1010"])) for number in sides])
        match = combat(units, ONE_R, NOTHING, 6, 6, seat="confederate", turn=2, on=made)
        play(match, "fight")
        resolve(match, "1010", "c-davisj c-mahone")
        retire(match)
        assert hexes(match, "u-devin")[0] in way


# --- 15.5


@pytest.mark.rule("A5A-15.5-a")
def test_the_unfinished_railroad_is_a_railroad() -> None:
    """Up the hill of 0715 from 0814: 1, not 2."""
    assert points(moving("u-i11:0814", "u-i11", "i-corps"))["0715"] == "1"


@pytest.mark.rule("A5A-15.5-b", "A5A-RUL-30")
def test_over_willoughby_run_it_is_a_stream_like_any_other() -> None:
    full = "u-i11:0618 u-i12:0619 u-i22:0619"
    assert points(moving(full, "u-i11", "i-corps"))["0519"] == "2"
    assert points(moving("u-i11:0618", "u-i11", "i-corps"))["0619"] == "½", "as the pike, over its bridge, is not"
    match = combat("c-archer:0618 u-ii11:0519", seat="confederate", on=load("gettysburg"))
    play(match, "fight")
    declare(match, "0519", "c-archer")
    assert shifts(match)["water"] == -1
