"""A5A 16.0, Bentonville. The units that arrive are u-x32 of XIV Corps and u-y21, u-y11, u-y33, u-y13, u-y23 and the
artillery u-yart of XX Corps; they are rolled for in this order."""

from typing import Any

import pytest

from longroll import Event, Match
from longroll.kernel.contract import Game
from tests.games.five_aprils.field import field, goals, play, printed, refused_by, where, word
from tests.games.five_aprils.test_control import controls, ending, load_with, lost
from tests.games.five_aprils.test_cup import next_turn

ORDER = ["u-x32", "u-y21", "u-y11", "u-y33", "u-y13", "u-y23", "u-yart"]
OFF = " ".join(f"{unit}:off" for unit in ORDER)
FAR = "c-jrres:1601 u-x31:1616"
GOALS = ["0110", "0210", "0310", "0410", "0411", "0512", "0212"]


def turn(
    number: int, *dice: int, off: str = OFF, fields: str = "", on: Game[Any] | None = None
) -> tuple[Match, list[Event]]:
    """The Phase Marker segment of a turn, with these rolls; then the first marker is drawn."""
    match = field(
        f"{FAR} {off}", title="bentonville", marker="hoke", turn=number - 1, fields=fields, ground=on,
        dice=[*dice, *[1] * 12], others="x",
    )  # fmt: skip
    return match, play(match, "end")


def rolled(events: list[Event]) -> list[str]:
    """The units rolled for; with a sign those that come."""
    return [
        str(event.facts["unit"]) + ("+" if event.kind == "arrives" else "")
        for event in events
        if event.kind in ("arrives", "is-late")
    ]


def due(match: Match) -> set[str]:
    rows: Any = match.view()["waiting"]
    return {row["unit"] for row in rows if row["due"]}


# --- 16.1


@pytest.mark.rule("A5A-16.1-a")
def test_on_turn_1_the_union_has_no_marker_and_later_it_has_all() -> None:
    match = Match.new("bentonville", seed=1)
    cup: Any = match.view()["cup"]
    assert {match.view()["marker"], *cup} == {"hoke", "stewart", "hardee", "confederate-combat"}
    assert {"u-x11", "u-y31"} <= set(where(match))
    for number in (2, 3, 4, 5):
        markers = next_turn(
            "u-x31:1616 u-y31:1614 c-jrres:1601",
            title="bentonville",
            turn=number,
            marker="hoke",
            dice=[1] * 9,
            others="x",
        )
        assert {"union-combat", "xiv-corps", "xx-corps", "confederate-combat"} <= set(markers)


@pytest.mark.rule("A5A-16.1-a")
def test_no_turn_of_the_battle_is_a_night() -> None:
    assert [row["night"] for row in printed("bentonville")["turns"]] == [False] * 5


# --- 16.2


@pytest.mark.rule("A5A-16.2-a", "A5A-16.2-c")
def test_each_unit_not_in_play_is_rolled_for_in_order() -> None:
    match, events = turn(3, 4, 4, 4, 4, 4, 4, 4)
    assert rolled(events) == ORDER
    assert due(match) == set()
    some = " ".join(f"{unit}:off" for unit in ("u-y21", "u-yart", "u-x32"))
    _, events = turn(3, 4, 4, 4, off=some)
    assert rolled(events) == ["u-x32", "u-y21", "u-yart"]


@pytest.mark.rule("A5A-16.2-c")
def test_the_order_is_by_corps_and_arm_however_a_pack_lists_them() -> None:
    pack = printed("bentonville")
    pack["formations"].reverse()
    pack["units"].reverse()
    _, events = turn(3, *[4] * 7, on=load_with(pack))
    order = rolled(events)
    assert order[0] == "u-x32"
    assert order[-1] == "u-yart"
    assert set(order) == set(ORDER)


@pytest.mark.rule("A5A-16.2-a", "A5A-16.2-d")
@pytest.mark.parametrize(("number", "highest"), [(2, 2), (3, 3), (4, 4), (5, 5)])
def test_a_roll_in_the_range_of_the_turn_brings_the_unit(number: int, highest: int) -> None:
    for die in range(1, 7):
        match, events = turn(number, die, off="u-x32:off")
        assert rolled(events) == ["u-x32+" if die <= highest else "u-x32"]
        assert due(match) == ({"u-x32"} if die <= highest else set())


@pytest.mark.rule("A5A-16.2-b")
def test_rolling_stops_at_the_third_success() -> None:
    match, events = turn(3, 1, 6, 2, 3)
    assert rolled(events) == ["u-x32+", "u-y21", "u-y11+", "u-y33+"]
    assert due(match) == {"u-x32", "u-y11", "u-y33"}


@pytest.mark.rule("A5A-16.2-a")
def test_nobody_is_rolled_for_on_turn_1_nor_who_is_in_play_or_lost() -> None:
    assert not rolled(Match.new("bentonville", seed=1).log)
    _, events = turn(3, off="u-x32:0113 u-y21:x")
    assert rolled(events) == []


@pytest.mark.rule("A5A-16.2-a", "A5A-RUL-67")
def test_who_arrives_enters_with_his_corps_and_who_does_not_stays_off() -> None:
    match = field(f"{FAR} u-x32:off:due", title="bentonville", marker="xiv-corps", turn=3, others="x")
    play(match, "take u-x32")
    assert "0113" in goals(match)
    match = field(f"{FAR} u-x32:off", title="bentonville", marker="xiv-corps", turn=3, others="x")
    assert refused_by(match, "take u-x32") == "A5A-16.2-a"


@pytest.mark.rule("A5A-RUL-67")
def test_who_was_held_back_comes_without_a_new_roll() -> None:
    off = OFF.replace("u-x32:off", "u-x32:off:due")
    match, events = turn(3, 6, 1, 1, 1, off=off)
    assert rolled(events) == ["u-y21", "u-y11+", "u-y33+", "u-y13+"]
    assert due(match) == {"u-x32", "u-y11", "u-y33", "u-y13"}, "three arrive, and the one of the turn before waits"
    match, events = turn(3, 6, 6, 1, off=off, fields="late-arrivals=rolled-again")
    assert rolled(events)[:3] == ["u-x32", "u-y21", "u-y11+"]
    assert "u-x32" not in due(match)


@pytest.mark.rule("A5A-16.1-a", "A5A-RUL-03")
def test_a_corps_with_nobody_but_late_units_has_no_marker() -> None:
    match, _ = turn(3, 6, 6, off="u-y21:off u-yart:off")
    assert "xx-corps" not in word(match, "cup")
    match, _ = turn(3, 6, 1, off="u-y21:off u-yart:off")
    assert "xx-corps" in {*word(match, "cup").split("+"), word(match, "marker")}


# --- 16.3


def verdict(number: int, confederate: int, losses: str = "") -> tuple[str, str, str] | None:
    control = "+".join(f"{goal}:confederate" for goal in GOALS[:confederate])
    fields = f"control={control}" if control else ""
    units = f"u-x11:1616 c-hagood:1601 {losses}"
    return ending(units, title="bentonville", turn=number, marker="hoke", fields=fields)


@pytest.mark.rule("A5A-16.3-a")
def test_the_seven_objectives_are_union_at_first() -> None:
    assert controls(Match.new("bentonville", seed=1)) == dict.fromkeys(GOALS, "union")


@pytest.mark.rule("A5A-16.3-b")
def test_objectives_after_turn_5() -> None:
    rule = "A5A-16.3-b"
    assert [verdict(5, count) for count in (1, 2)] == [("confederate", "substantial", rule)] * 2
    assert [verdict(5, count) for count in (3, 4, 7)] == [("confederate", "decisive", rule)] * 3
    assert [verdict(number, 7) for number in (2, 3, 4)] == [None] * 3


@pytest.mark.rule("A5A-16.3-c", "A5A-RUL-32", "A5A-RUL-18")
@pytest.mark.parametrize(
    ("union", "confederate", "result"),
    [
        ((2, 0, 0), (1, 0, 0), "confederate substantial"),  # 6 : 3
        ((0, 0, 1), (0, 0, 0), "confederate substantial"),  # 1 : 0
        ((1, 0, 2), (1, 0, 0), "confederate marginal"),  # 5 : 3
        ((1, 0, 0), (0, 0, 2), "confederate marginal"),  # 3 : 2
        ((1, 0, 1), (1, 0, 0), " draw"),  # 4 : 3
        ((0, 0, 0), (0, 0, 0), " draw"),
        ((1, 0, 0), (1, 0, 0), " draw"),
        ((1, 0, 0), (1, 0, 1), " draw"),  # 3 : 4
        ((0, 0, 2), (1, 0, 0), "union substantial"),  # 2 : 3
        ((1, 0, 0), (1, 0, 2), "union substantial"),  # 3 : 5
        ((1, 0, 0), (2, 0, 0), "union decisive"),  # 3 : 6
        ((0, 0, 0), (0, 0, 1), "union decisive"),  # 0 : 1
    ],
)
def test_without_an_objective_losses_decide(
    union: tuple[int, int, int], confederate: tuple[int, int, int], result: str
) -> None:
    winner, level = result.split(" ")
    words = f"{lost('bentonville', 'union', *union)} {lost('bentonville', 'confederate', *confederate)}"
    assert verdict(5, 0, words) == (winner, level, "A5A-16.3-c")
