"""A5A 15.3 and 15.4, Gettysburg: the Union's Artillery Reserve, and the Confederate corps."""

from typing import Any

import pytest

from longroll import Match
from longroll.kernel.contract import Game
from tests.games.five_aprils.field import code, field, goals, play, printed, refused_by, texts, where, word
from tests.games.five_aprils.fight import NOTHING, declare, offered, plain
from tests.games.five_aprils.test_cup import end_turn

FIELDS = plain("gettysburg")
POST = {"2010", "2009", "2110", "2111", "2011", "1911", "1910"}
FAR = "u-xi11:4001 c-nelson:4020"


def reserve(units: str, turn: int = 16, fields: str = "", on: Game[Any] = FIELDS) -> Match:
    """The Artillery Reserve moves."""
    return field(
        f"{units} {FAR}",
        title="gettysburg",
        marker="artillery-reserve",
        turn=turn,
        ground=on,
        fields=fields,
        dice=[1] * 40,
        others="x",
    )


def beginning(units: str, turn: int, fields: str = "") -> Match:
    """The Phase Marker segment of that turn has just been; the first marker is drawn."""
    match = field(
        f"{units} {FAR}", title="gettysburg", marker="xi-corps", turn=turn - 1, ground=FIELDS, fields=fields,
        dice=[1] * 40, others="x",
    )  # fmt: skip
    end_turn(match)
    return match


# --- 15.3 the Artillery Reserve


@pytest.mark.rule("A5A-15.3-c")
def test_the_reserve_is_five_units_that_come_on_turns_14_and_15() -> None:
    rows = [row for row in printed("gettysburg")["units"] if "reserve" in row["tags"]]
    assert {row["id"] for row in rows} == {"u-reg1", "u-vol1", "u-vol2", "u-vol3", "u-vol4"}
    assert {row["arrival"]["turn"] for row in rows} == {14, 15}
    for turn in (13, 14):
        match = field("u-reg1:off u-xi11:4001", title="gettysburg", marker="artillery-reserve", turn=turn, others="x")
        assert (code(match, "take u-reg1") == "not-arrived") == (turn == 13)


@pytest.mark.rule("A5A-15.3-d")
def test_on_arrival_it_goes_as_near_to_its_post_as_it_can() -> None:
    match = field(
        "u-reg1:off u-xi11:4001 c-nelson:4020", title="gettysburg", marker="artillery-reserve", turn=14, others="x"
    )
    play(match, "take u-reg1")
    assert goals(match) == {"3510"}, "three points along the Taneytown Road, half a point for each hex"
    assert refused_by(match, "go 4009") == refused_by(match, "go 3910") == "A5A-15.3-d"


@pytest.mark.rule("A5A-15.3-d")
def test_on_the_way_it_must_move_on_every_turn() -> None:
    match = reserve("u-reg1:2610")
    assert (code(match, "end"), refused_by(match, "end")) == ("reserve-to-post", "A5A-15.3-d")
    play(match, "take u-reg1")
    assert goals(match) == {"2309", "2310", "2311", "2312"}, "the nearest of those in reach"
    assert code(match, "go 2509") == "reserve-hurries"
    play(match, "go 2310")
    assert refused_by(match, "end") == ""


@pytest.mark.rule("A5A-15.3-d")
def test_who_cannot_get_nearer_need_not_move() -> None:
    ring = "c-archer:2309 c-davisj:2311"
    match = reserve(f"u-reg1:2310 {ring}")
    assert refused_by(match, "end") == ""


@pytest.mark.rule("A5A-15.3-d")
def test_at_its_post_it_stays() -> None:
    match = reserve("u-reg1:2009")
    play(match, "take u-reg1")
    assert goals(match) == POST - {"2009"}
    assert (code(match, "go 2008"), refused_by(match, "go 2008")) == ("reserve-stays", "A5A-15.3-d")
    assert refused_by(match, "end") == "", "nor need it move"


@pytest.mark.rule("A5A-15.3-d", "A5A-15.3-h")
def test_others_and_the_released_go_where_they_like() -> None:
    match = reserve("u-reg1:2009:released u-vol1:2610:released")
    assert refused_by(match, "end") == ""
    play(match, "take u-reg1")
    assert "2006" in goals(match)


@pytest.mark.rule("A5A-15.3-e")
def test_unreleased_it_fights_and_bombards() -> None:
    match = field(
        f"u-reg1:2009 u-vol1:2111 c-archer:2112 c-brockenbrough:1907 {FAR}", title="gettysburg", step="yield", turn=16,
        ground=FIELDS, dice=[1] * 20, others="x",
    )  # fmt: skip
    play(match, "fight", "attack 1907")
    assert refused_by(match, "with u-reg1") == ""
    play(match, "with u-reg1")
    match = field(
        f"u-reg1:2009 u-vol1:2111 c-archer:2112 {FAR}", title="gettysburg", step="yield", turn=16, ground=FIELDS,
        dice=[1] * 20, others="x",
    )  # fmt: skip
    play(match, "fight", "attack 2112", "with u-vol1")
    assert refused_by(match, "resolve") == ""


def is_released(match: Match, *units: str) -> list[bool]:
    return ["released" in word(match, unit) for unit in units]


@pytest.mark.rule("A5A-15.3-f", "A5A-RUL-28")
@pytest.mark.parametrize(
    ("units", "control", "free"),
    [
        ("", "", False),
        ("", "1509:confederate", True),
        ("", "3212:confederate", True),
        ("", "0314:confederate", False),
        ("", "1509:union", False),
        ("c-archer:1408", "", False),
        ("c-archer:1409", "", True),
        ("c-archer:1506 c-davisj:2913", "", True),
        ("c-archer:2913 c-davisj:2911", "", False),
        ("c-archer:2913 c-davisj:0414", "", False),
    ],
)
def test_all_are_released_when_the_enemy_has_or_nears_his_objectives(units: str, control: str, free: bool) -> None:
    """1408 is beside 1509 alone; 1409 beside 1509 and 1510; 1506 beside 1606; 2913 and 2911 beside 2912 alone."""
    fields = f"control={control}" if control else ""
    match = beginning(f"u-reg1:2009 u-vol2:2610 {units}", 17, fields)
    assert is_released(match, "u-reg1", "u-vol2") == [free, free]


@pytest.mark.rule("A5A-15.3-f")
def test_they_are_released_in_the_phase_marker_segment_only() -> None:
    match = field(
        f"u-reg1:2009 c-archer:1406 {FAR}",
        title="gettysburg",
        marker="hill",
        turn=16,
        ground=FIELDS,
        dice=[1] * 40,
        others="x",
    )
    play(match, "take c-archer", "go 1408", "go 1409")
    assert is_released(match, "u-reg1") == [False]
    events = play(match, "end")
    assert ("released", "A5A-15.3-f") in [(event.kind, event.rule) for event in events]


@pytest.mark.rule("A5A-15.3-f", "A5A-15.3-h")
def test_once_released_they_stay_so_and_who_arrives_then_is_free() -> None:
    match = beginning("u-reg1:2009:released u-vol2:off", 15)
    assert is_released(match, "u-reg1") == [True]
    match = beginning("u-reg1:2009 u-vol2:off c-archer:1509", 15)
    assert is_released(match, "u-reg1", "u-vol2") == [True, True]
    while word(match, "marker") != "artillery-reserve":
        play(match, "fight" if "fight" in texts(match) else texts(match)[-1])
    play(match, "take u-vol2")
    assert len(goals(match)) > 1


def attacked(units: str, attackers: str, *dice: int) -> Match:
    match = field(
        f"{units} {FAR}", title="gettysburg", seat="confederate", step="yield", turn=16, ground=FIELDS,
        fields="cup=hill", dice=[*dice, *[1] * 30], others="x",
    )  # fmt: skip
    play(match, "fight")
    declare(match, "2009", attackers)
    play(match, "resolve")
    return match


@pytest.mark.rule("A5A-15.3-g")
def test_one_is_released_when_attacked_from_beside_it() -> None:
    both = "u-reg1:2009 u-vol1:2110"
    match = attacked(f"{both} c-davisj:2008", "c-davisj", NOTHING, NOTHING)
    assert is_released(match, "u-reg1", "u-vol1") == [True, False]
    match = attacked(f"{both} c-brown:2006 c-pegram:2006", "c-brown c-pegram", NOTHING)
    assert is_released(match, "u-reg1", "u-vol1") == [False, False]
    match = attacked(f"{both} c-davisj:2008 c-brown:2006", "c-davisj c-brown", NOTHING, NOTHING)
    assert is_released(match, "u-reg1", "u-vol1") == [True, False]


# --- 15.4 the Confederate corps

HILL = "c-archer:1010 c-davisj:1012 c-perrin:1014 c-lane:1016 c-mcintosh:1018 c-pegram:1020"


def draw(units: str, *, corps: str = "hill", second: bool = False, turn: int = 5, extra: str = "") -> Match:
    """The first of a corps' markers is drawn, the other is in the cup; or the first has been, and the second is."""
    fields = f"drawn={corps}{'+' + corps if second else ''} {extra}"
    fields += "" if second else f" cup={corps}"
    return field(
        f"{units} u-xi11:4001", title="gettysburg", marker=corps, turn=turn, ground=FIELDS, fields=fields,
        dice=[1] * 60, others="x",
    )  # fmt: skip


@pytest.mark.rule("A5A-15.4-a", "A5A-4.1-d", "A5A-15.4-d", "A5A-15.4-e", "A5A-15.4-f")
def test_what_does_not_move_at_the_first_draw_moves_at_the_second() -> None:
    match = draw(HILL)
    play(match, "take c-archer", "go 1009", "end")
    assert word(match, "drawn") == "hill+hill"
    for unit in ("c-archer", "c-davisj"):
        assert (code(match, f"take {unit}"), refused_by(match, f"take {unit}")) == ("division-has-moved", "A5A-15.4-e")
    for unit in ("c-perrin", "c-lane", "c-mcintosh", "c-pegram"):
        assert refused_by(match, f"take {unit}") == ""


@pytest.mark.rule("A5A-15.4-c")
def test_at_the_first_draw_all_may_move() -> None:
    match = draw(HILL)
    units = [text.split()[1] for text in texts(match) if text.startswith("take")]
    assert set(units) == {word.split(":")[0] for word in HILL.split()}


@pytest.mark.rule("A5A-15.4-c", "A5A-RUL-29")
def test_at_the_first_draw_one_division_must_move_or_be_told_off() -> None:
    match = draw(HILL)
    assert (code(match, "end"), refused_by(match, "end")) == ("division-must-move", "A5A-15.4-c")
    play(match, "take c-mcintosh", "go 1118")
    assert refused_by(match, "end") == "A5A-15.4-c", "independent artillery is no division"
    assert offered(match, "commit") == {"heth", "pender"}
    play(match, "commit heth")
    assert refused_by(match, "end") == ""
    play(match, "end")
    assert refused_by(match, "take c-archer") == refused_by(match, "take c-davisj") == "A5A-15.4-e"
    assert refused_by(match, "take c-perrin") == refused_by(match, "take c-pegram") == ""
    assert refused_by(match, "take c-mcintosh") == "A5A-15.4-e"
    assert refused_by(match, "commit pender") == "A5A-15.4-c"
    assert refused_by(match, "end") == "", "at the second draw nobody must"


@pytest.mark.rule("A5A-15.4-b", "A5A-15.4-c")
def test_only_a_division_of_the_corps_that_is_in_play_is_told_off() -> None:
    match = draw(HILL)
    for division in ("mclaws", "rodes", "anderson"):
        assert refused_by(match, f"commit {division}") == "A5A-15.4-b"
    assert "anderson" in offered(draw(f"{HILL} c-wilcox:off", turn=9), "commit"), "due to come in"
    assert "anderson" not in offered(draw(f"{HILL} c-wilcox:off", turn=8), "commit")
    only = draw("c-mcintosh:1018 c-pegram:1020")
    assert refused_by(only, "end") == "", "artillery alone owes nothing"


@pytest.mark.rule("A5A-15.4-f", "A5A-15.4-e")
def test_a_division_partly_off_the_map_is_one_division() -> None:
    """Heth's first brigade comes in at the first draw, so the one still off the map waits for the next turn."""
    match = draw("c-archer:off c-brockenbrough:off c-pegram:1020", turn=2)
    play(match, "take c-archer", texts_of(match, "c-archer"), "end")
    assert refused_by(match, "take c-brockenbrough") == "A5A-15.4-e"


def texts_of(match: Match, unit: str) -> str:
    """The first way a unit may go."""
    twin = Match.from_position("gettysburg", match.position_text(), pack=FIELDS.pack, dice=[])
    play(twin, f"take {unit}")
    return next(text for text in texts(twin) if text.startswith("go "))


@pytest.mark.rule("A5A-15.4-g")
def test_independent_artillery_chooses_unit_by_unit() -> None:
    match = draw(HILL)
    play(match, "take c-mcintosh", "go 1118", "commit heth", "end")
    assert refused_by(match, "take c-mcintosh") == "A5A-15.4-e"
    play(match, "take c-pegram", "go 1120")
    assert where(match)["c-pegram"] == "1120"
