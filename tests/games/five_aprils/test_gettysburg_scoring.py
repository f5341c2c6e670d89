"""A5A 15.6, victory at Gettysburg. `verdict` says who holds what, and who has lost how many units of two steps."""

from typing import Any

import pytest

from longroll import Match
from tests.games.five_aprils.field import field, play, where, word
from tests.games.five_aprils.fight import NOTHING, ONE_R, plain, resolve, retire
from tests.games.five_aprils.test_control import controls, ending, lost

ROUND_TOPS = ["2912", "3212"]
CULPS = ["1606", "1706", "1806"]
CEMETERY = ["1509", "1510", "1609", "1610"]
SOUTHERN = [*ROUND_TOPS, *CULPS, *CEMETERY]
NORTHERN = ["0314", "0816", "1014", "0408", "1110"]
FIELDS = plain("gettysburg")
FAR = "u-i11:3901 c-wilcox:3920"

Losses = tuple[int, int, int]  # of two steps eliminated, of one step eliminated, reduced


def verdict(
    turn: int,
    south: list[str] | int = 0,
    north: list[str] | int = 0,
    *,
    union_lost: Losses = (0, 0, 0),
    confederate_lost: Losses = (0, 0, 0),
    more: str = "",
) -> tuple[str, str, str] | None:
    """After a turn at whose end the sides control these of their own objectives (or the first so many)."""
    taken = [f"{number}:confederate" for number in (SOUTHERN[:south] if isinstance(south, int) else south)]
    taken += [f"{number}:union" for number in (NORTHERN[:north] if isinstance(north, int) else north)]
    taken += more.split()
    words = f"{FAR} {lost('gettysburg', 'union', *union_lost)} {lost('gettysburg', 'confederate', *confederate_lost)}"
    fields = f"control={'+'.join(taken)}" if taken else ""
    return ending(words, title="gettysburg", turn=turn, marker="i-corps", fields=fields)


# --- control


@pytest.mark.rule("A5A-15.6-a", "A5A-RUL-65")
def test_objectives_are_nobodys_until_a_unit_comes() -> None:
    match = Match.new("gettysburg", seed=1)
    start = controls(match)
    assert set(start) == {*SOUTHERN, *NORTHERN}
    held = {number for number, side in start.items() if side != "nobody"}
    assert held == {number for number in start if number in where(match).values()}


@pytest.mark.rule("A5A-15.6-a")
def test_who_stood_there_at_the_start_had_a_unit_in_it_last() -> None:
    """Calef's guns are set up on McPherson's Ridge; it stays the Union's when they leave."""
    match = Match.new("gettysburg", seed=1)
    assert where(match)["u-calef"] == "0816"
    assert controls(match)["0816"] == "union"
    while word(match, "marker") != "buford":
        play(match, "commit heth") if match.why_not("end") else play(match, "end")
    play(match, "take u-calef", "go 0915")
    assert controls(match)["0816"] == "union"
    again = Match.from_position("gettysburg", match.position_text(), dice=[])
    assert controls(again) == controls(match)


@pytest.mark.rule("A5A-15.6-a")
def test_zones_give_nothing_and_the_last_to_pass_has_it() -> None:
    match = field(f"c-archer:1507 {FAR}", title="gettysburg", marker="hill", turn=5, ground=FIELDS, others="x")
    play(match, "take c-archer", "go 1508")
    assert controls(match)["1509"] == "nobody", "a zone is nothing"
    play(match, "go 1509", "go 1510", "go 1511")
    assert (controls(match)["1509"], controls(match)["1510"]) == ("confederate", "confederate")
    beside = "control=1509:union"
    match = field(
        f"c-archer:1508 {FAR}", title="gettysburg", marker="hill", turn=5, ground=FIELDS, fields=beside, others="x"
    )
    assert controls(match)["1509"] == "union"


@pytest.mark.rule("A5A-15.6-a")
def test_retreats_and_advances_pass_too() -> None:
    units = "u-xi22:1509 c-davisj:1508 c-mahone:1508 u-i12:2001"
    match = field(
        f"{units} {FAR}", title="gettysburg", seat="confederate", step="yield", turn=5, ground=FIELDS,
        fields="cup=i-corps", dice=[ONE_R, NOTHING, 6, 1, 1], others="x",
    )  # fmt: skip
    play(match, "fight")
    resolve(match, "1509", "c-davisj c-mahone")
    retire(match, "u-xi22 1510")
    assert (controls(match)["1509"], controls(match)[where(match)["u-xi22"]]) == ("union", "union")
    play(match, "advance c-davisj 1509")
    assert controls(match)["1509"] == "confederate"


# --- points


@pytest.mark.rule("A5A-15.6-b")
def test_only_own_objectives_score_but_enemy_ones_are_denied() -> None:
    """The Union's five objectives in Confederate hands: 25 points less for the Union, none for the Confederates."""
    ours: dict[str, Any] = {"confederate_lost": (1, 0, 0), "union_lost": (0, 0, 2)}
    assert verdict(31, 0, 5, **ours) == ("union", "decisive", "A5A-15.6-g")
    denied = " ".join(f"{number}:confederate" for number in NORTHERN)
    assert verdict(31, 0, 0, more=denied, **ours) == ("union", "marginal", "A5A-15.6-g")
    taken = " ".join(f"{number}:union" for number in SOUTHERN)
    assert verdict(31, 0, 0, more=taken) == ("", "draw", "A5A-15.6-h")


# --- the first day


@pytest.mark.rule("A5A-15.6-c")
def test_day_one_confederate_decisive() -> None:
    won = ("confederate", "decisive", "A5A-15.6-c")
    assert verdict(11, ["3212"]) == won
    assert verdict(11, ["1509"], confederate_lost=(1, 0, 1)) == won, "6 : 4"
    assert verdict(11, ["1509"], confederate_lost=(1, 1, 0)) is None, "6 : 5"
    assert verdict(11, ["1509", "1510"], confederate_lost=(2, 1, 0)) == won, "12 : 8"
    assert verdict(11, 0, union_lost=(3, 0, 0)) is None, "no objective"
    assert verdict(11, ["1509"], 5, confederate_lost=(1, 0, 1)) == won, "the Union's objectives count nothing yet"


@pytest.mark.rule("A5A-15.6-d")
def test_day_one_union_decisive() -> None:
    won = ("union", "decisive", "A5A-15.6-d")
    assert verdict(11, confederate_lost=(0, 0, 1)) == won
    assert verdict(11, union_lost=(1, 0, 0), confederate_lost=(1, 0, 1)) == won
    assert verdict(11, union_lost=(1, 0, 0), confederate_lost=(1, 0, 0)) is None
    assert verdict(11, 0, 5) is None, "objectives alone are no losses inflicted"
    assert verdict(11, ["1509"], confederate_lost=(2, 0, 1)) == won, "7 : 6"
    assert verdict(11, ["1509"], confederate_lost=(2, 0, 0)) is None, "6 : 6"
    assert verdict(11) is None


# --- the second day


@pytest.mark.rule("A5A-15.6-e")
def test_day_two_confederate_decisive_needs_a_whole_hill() -> None:
    won = ("confederate", "decisive", "A5A-15.6-e")
    for hill in (ROUND_TOPS, CULPS, CEMETERY):
        assert verdict(22, hill) == won
        assert verdict(22, hill[1:]) is None
    assert verdict(22, ["2912", "1606", "1706", "1509", "1510", "1609"]) is None


@pytest.mark.rule("A5A-15.6-e")
def test_day_two_confederate_decisive_needs_the_ratio() -> None:
    won = ("confederate", "decisive", "A5A-15.6-e")
    assert verdict(22, ROUND_TOPS, confederate_lost=(2, 1, 0)) == won, "12 : 8"
    assert verdict(22, ROUND_TOPS, confederate_lost=(3, 0, 0)) is None, "12 : 9"
    assert verdict(22, ROUND_TOPS, 1, confederate_lost=(1, 0, 0)) == won, "12 : 8, five of them for an objective"
    assert verdict(22, ROUND_TOPS, 2) is None, "12 : 10"


@pytest.mark.rule("A5A-15.6-f")
def test_day_two_union_decisive() -> None:
    won = ("union", "decisive", "A5A-15.6-f")
    assert verdict(22, 0, 5) == won
    assert verdict(22, 0, 4) is None
    assert verdict(22, ["2912", "1606"], 5) == won, "25 : 12"
    assert verdict(22, ["2912", "1606"], 5, union_lost=(0, 0, 1)) is None, "25 : 13"
    assert verdict(22, 0, 4, confederate_lost=(9, 0, 0)) is None


@pytest.mark.rule("A5A-15.6-c", "A5A-15.6-e", "A5A-15.6-g")
def test_no_other_turn_is_looked_at() -> None:
    assert [verdict(turn, 9) for turn in (10, 12, 21, 23, 30)] == [None] * 5


# --- the third day

CONFEDERATE = [
    ("marginal", 1),
    ("marginal", 2),
    ("substantial", 3),
    ("substantial", 7),
    ("decisive", 8),
    ("decisive", 9),
]


@pytest.mark.rule("A5A-15.6-g")
@pytest.mark.parametrize(("level", "count"), CONFEDERATE)
def test_day_three_confederate_levels_by_objectives(level: str, count: int) -> None:
    assert verdict(31, count) == ("confederate", level, "A5A-15.6-g")


@pytest.mark.rule("A5A-15.6-g", "A5A-RUL-31")
@pytest.mark.parametrize(
    ("count", "north", "lost_two", "reduced", "result"),
    [
        (8, 5, 5, 0, "confederate decisive"),  # 80 : 40
        (8, 5, 5, 1, "confederate substantial"),  # 80 : 41
        (8, 5, 9, 1, "confederate substantial"),  # 80 : 53
        (8, 5, 9, 2, "confederate marginal"),  # 80 : 54
        (3, 4, 0, 0, "confederate substantial"),  # 30 : 20
        (3, 4, 0, 1, "confederate marginal"),  # 30 : 21
        (5, 5, 5, 1, "confederate marginal"),  # 50 : 41, five objectives and 1.2-1
        (1, 1, 1, 1, "confederate marginal"),  # 10 : 9
        (1, 2, 0, 0, " draw"),  # 10 : 10
        (2, 0, 0, 0, "confederate marginal"),  # two objectives and any ratio
    ],
)
def test_day_three_confederate_levels_by_ratio(
    count: int, north: int, lost_two: int, reduced: int, result: str
) -> None:
    winner, level = result.split(" ")
    rule = "A5A-15.6-g" if winner else "A5A-15.6-h"
    assert verdict(31, count, north, confederate_lost=(lost_two, 0, reduced)) == (winner, level, rule)


@pytest.mark.rule("A5A-15.6-g", "A5A-RUL-31")
@pytest.mark.parametrize(
    ("north", "union_lost", "confederate_lost", "result"),
    [
        (0, (0, 0, 0), (0, 0, 1), "union marginal"),  # 1 : 0
        (0, (1, 0, 0), (1, 0, 1), "union marginal"),  # 4 : 3
        (4, (1, 0, 0), (0, 0, 0), "union marginal"),  # 20 : 3, but four objectives
        (5, (4, 0, 0), (0, 0, 0), "union decisive"),  # 25 : 12
        (5, (4, 0, 1), (0, 0, 0), "union substantial"),  # 25 : 13
        (5, (5, 0, 1), (0, 0, 0), "union substantial"),  # 25 : 16
        (5, (5, 1, 0), (0, 0, 0), "union marginal"),  # 25 : 17
        (5, (8, 0, 0), (0, 0, 0), "union marginal"),  # 25 : 24
        (5, (8, 0, 1), (0, 0, 0), " draw"),  # 25 : 25
        (0, (1, 0, 0), (1, 0, 0), " draw"),
        (0, (1, 0, 0), (0, 0, 0), " draw"),  # the Confederates lead, without an objective
        (0, (0, 0, 0), (0, 0, 0), " draw"),
    ],
)
def test_day_three_union_levels(north: int, union_lost: Losses, confederate_lost: Losses, result: str) -> None:
    winner, level = result.split(" ")
    rule = "A5A-15.6-g" if winner else "A5A-15.6-h"
    assert verdict(31, 0, north, union_lost=union_lost, confederate_lost=confederate_lost) == (winner, level, rule)


@pytest.mark.rule("A5A-15.6-h")
def test_neither_row_met_is_a_draw() -> None:
    assert verdict(31) == ("", "draw", "A5A-15.6-h")
    assert verdict(31, 1, 2) == ("", "draw", "A5A-15.6-h")
