"""A5A 9.0, night. The ninth turn of Pea Ridge is one."""

import pytest

from longroll import Match
from tests.games.five_aprils.field import code, field, goals, ground, play, points, refused_by, where, zones
from tests.games.five_aprils.test_cup import next_turn

PLAIN = ground()
DAY, NIGHT = 8, 9
COMBAT = {"union-combat", "confederate-combat"}


def taken(units: str, turn: int = NIGHT, unit: str = "u-dodge") -> Match:
    match = field(units, marker="carr", turn=turn, ground=PLAIN, others="x")
    play(match, f"take {unit}")
    return match


@pytest.mark.rule("A5A-9.0-a", "A5A-3.1-d")
@pytest.mark.parametrize(
    ("title", "night", "units", "marker"),
    [
        ("pea-ridge", 9, "u-dodge:3707 c-price:3706", "carr"),
        ("shiloh", 10, "u-hare:1010 c-hindman:1011", "1st-division"),
        ("gettysburg", 11, "u-i11:1010 c-archer:1011", "i-corps"),
        ("gettysburg", 22, "u-i11:1010 c-archer:1011", "i-corps"),
    ],
)
def test_no_combat_marker_at_night(title: str, night: int, units: str, marker: str) -> None:
    for turn in (night - 1, night, night + 1):
        drawn = next_turn(units, title=title, marker=marker, turn=turn, dice=[1] * 12, others="x")
        if drawn:
            assert COMBAT & set(drawn) == (set() if turn == night else COMBAT)


@pytest.mark.rule("A5A-9.0-b")
def test_at_night_nobody_enters_an_enemy_zone() -> None:
    match = taken("u-dodge:3708 c-price:3706", DAY)
    assert refused_by(match, "go 3707") == ""
    match = taken("u-dodge:3708 c-price:3706")
    assert refused_by(match, "go 3707") == "A5A-9.0-b"
    assert code(match, "go 3606") == "night-zone"
    assert refused_by(match, "go 3807") == ""


@pytest.mark.rule("A5A-9.0-b")
def test_at_night_a_zone_may_be_entered_where_a_friend_stands() -> None:
    match = taken("u-dodge:3708 u-coler:3707 c-price:3706")
    assert refused_by(match, "go 3707") == ""
    play(match, "go 3707")
    assert where(match)["u-dodge"] == "3707"
    assert code(match, "go 3708") == "not-taken"


@pytest.mark.rule("A5A-9.0-b")
def test_a_friend_who_moves_on_opens_no_zone_behind_him() -> None:
    match = taken("u-dodge:3709 u-vandever:3707 c-price:3706", unit="u-vandever")
    play(match, "go 3708", "take u-dodge")
    assert refused_by(match, "go 3707") == "A5A-9.0-b"


@pytest.mark.rule("A5A-9.0-c")
def test_at_night_a_zone_may_be_left_but_not_for_another() -> None:
    match = taken("u-dodge:3707 c-price:3706")
    assert refused_by(match, "go 3708") == ""
    assert refused_by(match, "go 3606") == "A5A-5.0-f"
    play(match, "go 3708", "go 3709")
    assert where(match)["u-dodge"] == "3709"


@pytest.mark.rule("A5A-RUL-42")
def test_at_night_a_friend_does_not_help_who_starts_in_a_zone() -> None:
    match = taken("u-dodge:3707 u-coler:3606 c-price:3706")
    assert refused_by(match, "go 3606") == "A5A-5.0-f"


@pytest.mark.rule("A5A-RUL-42", "A5A-9.0-b")
def test_at_night_reinforcements_enter_no_zone_either() -> None:
    match = field("u-vandever:off c-price:4511", marker="carr", turn=DAY, ground=PLAIN, others="x")
    play(match, "take u-vandever")
    assert refused_by(match, "go 4512") == ""
    match = field("u-vandever:off u-dodge:3707 c-price:4511", marker="carr", turn=NIGHT, ground=PLAIN, others="x")
    assert refused_by(match, "take u-vandever") == "A5A-9.0-b"
    units = "u-vandever:off u-dodge:3707 u-coler:4512 c-price:4511"
    match = field(units, marker="carr", turn=NIGHT, ground=PLAIN, others="x")
    play(match, "take u-vandever")
    assert goals(match) == {"4512"}
    assert points(match)["4512"] == "1"


@pytest.mark.rule("A5A-5.0-a", "A5A-14.3-c")
def test_gunboats_heed_no_zone_at_night_either() -> None:
    match = field("u-tyler:1922 u-lexington:1823 c-hindman:1821", title="shiloh", marker="gunboats", turn=10)
    assert "1822" in zones(match, "confederate")
    play(match, "take u-tyler")
    assert refused_by(match, "go 1822") == ""
