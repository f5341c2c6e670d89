"""A5A 14.0, Shiloh: the Union's markers, surprise, the gunboats, the landing, victory. Its options are elsewhere."""

import json
from typing import Any

import pytest

from longroll import Match
from longroll.kernel.contract import Game
from tests.games.five_aprils.field import (
    code,
    field,
    goals,
    kinds,
    play,
    points,
    word,
)
from tests.games.five_aprils.fight import (
    NOTHING,
    ONE_R,
    facts,
    hexes,
    plain,
    resolve,
    retire,
)
from tests.games.five_aprils.test_control import controls, ending, load_with, lost
from tests.games.five_aprils.test_cup import end_turn

FIELDS = plain("shiloh")
TENNESSEE = ["1st-division", "2nd-division", "4th-division", "5th-division", "6th-division"]
ONE_EACH = "u-hare:2001 u-tuttle:2003 u-lauman:2005 u-buckland:2007 u-peabody:1909"  # in the order of TENNESSEE
GOALS = ["1012", "1107", "1415", "1921", "2711"]


def march(turn: int, *ways: str, units: str = "", extra: str = "") -> Match:
    """A turn of Hardee's and Bragg's: each way a unit and where it goes. After it the last marker is out."""
    starts = f"c-hindman:1705 c-cleburne:1703 c-wood:1709 {ONE_EACH} {units}"
    match = field(
        starts, title="shiloh", marker="hardee", turn=turn, ground=FIELDS, fields=extra, dice=[1] * 60, others="x"
    )
    for way in ways:
        unit, *places = way.split()
        play(match, f"take {unit}", *[f"go {place}" for place in places])
    return match


def next_markers(match: Match) -> set[str]:
    """The markers of the next turn."""
    events = end_turn(match)
    begins = kinds(events).index("turn")
    cup: Any = match.view()["cup"]
    return {str(event.facts["marker"]) for event in events[begins:] if event.kind == "draws"} | set(cup)


# --- 14.1 the markers


@pytest.mark.rule("A5A-14.1-a", "A5A-14.1-b")
@pytest.mark.parametrize("turn", [1, 2, 3, 4, 5, 6])
def test_without_contact_everything_waits_for_turn_6(turn: int) -> None:
    match = march(turn)
    markers = next_markers(match)
    awake = {*TENNESSEE, "union-combat"}
    assert markers & awake == (awake if turn >= 5 else set())
    assert "confederate-combat" in markers


@pytest.mark.rule("A5A-14.1-a", "A5A-14.1-c")
@pytest.mark.parametrize("turn", [1, 2, 3, 4])
def test_contact_wakes_one_division_next_turn_and_the_others_after_it(turn: int) -> None:
    match = march(turn, "c-wood 1908")
    events = match.log
    assert [event.rule for event in events if event.kind == "contact"] == ["A5A-14.1-a"]
    assert next_markers(match) & {*TENNESSEE, "union-combat"} == {"5th-division", "6th-division", "union-combat"}
    later = march(turn + 1, extra=f"contact={turn} contacted={word(match, 'contacted')}")
    assert next_markers(later) >= {*TENNESSEE, "union-combat"}


@pytest.mark.rule("A5A-14.1-c", "A5A-RUL-62")
def test_contact_on_turn_5_changes_nothing() -> None:
    match = march(5, "c-wood 1908")
    assert next_markers(match) >= {*TENNESSEE, "union-combat"}


@pytest.mark.rule("A5A-14.1-c")
def test_all_divisions_met_on_the_first_turn_of_contact_count_and_no_others() -> None:
    match = march(2, "c-wood 1908", "c-cleburne 1902")
    assert next_markers(match) & set(TENNESSEE) == {"1st-division", "5th-division", "6th-division"}
    match = march(3, "c-cleburne 1902", extra=f"contact=2 contacted={word(march(2, 'c-wood 1908'), 'contacted')}")
    assert next_markers(match) & set(TENNESSEE) == set(TENNESSEE), "the turn after next for all the others"


@pytest.mark.rule("A5A-14.1-c")
def test_a_later_contact_does_not_delay_anybody() -> None:
    """Met on turn 1 and again on turn 3: the rest came on turn 3."""
    match = march(3, "c-cleburne 1902", extra=f"contact=1 contacted={word(march(1, 'c-wood 1908'), 'contacted')}")
    assert next_markers(match) >= {*TENNESSEE, "union-combat"}


@pytest.mark.rule("A5A-14.1-a")
def test_gunboats_have_no_zone_to_meet() -> None:
    match = march(1, "c-wood 1908", units="u-tyler:1922")
    assert word(match, "contact") == "1"
    alone = "c-hindman:1620 u-tyler:1722 u-lexington:1723"
    match = field(alone, title="shiloh", marker="hardee", turn=1, dice=[1] * 60, others="x")
    play(match, "take c-hindman", "go 1721")
    assert word(match, "extra0") == ""


def fought(
    turn: int, units: str, *dice: int, seat: str = "confederate", extra: str = "", on: Game[Any] = FIELDS
) -> Match:
    """A Combat Phase, with somebody far away to move after it."""
    fields = f"{extra} cup={'hardee' if seat == 'confederate' else '1st-division'}"
    units += " c-wood:0303 u-hare:2812"
    rolls = [*dice, *[1] * 40]
    return field(
        units, title="shiloh", seat=seat, step="yield", turn=turn, ground=on, fields=fields, dice=rolls, others="x"
    )


@pytest.mark.rule("A5A-14.1-c", "A5A-RUL-62")
def test_an_advance_into_a_zone_is_contact() -> None:
    match = fought(2, "c-hindman:1509 u-whittlesey:1510 u-peabody:1511", ONE_R - 1, NOTHING, 6)
    play(match, "fight")
    resolve(match, "1510", "c-hindman")
    retire(match)
    assert word(match, "extra0") == ""
    events = play(match, "advance c-hindman 1510")
    assert facts(events, "contact", "number") == [(2,)]


@pytest.mark.rule("A5A-14.1-c", "A5A-RUL-62")
def test_a_retreat_into_a_zone_is_contact() -> None:
    """Gladden's one way back is to Cleburne, whom the 6th Division faces."""
    units = "c-gladden:1509 c-cleburne:1508 u-whittlesey:1510 u-peabody:1507 u-tuttle:1708 u-lauman:1308"
    match = fought(2, units, NOTHING, ONE_R, 6, 6)
    play(match, "fight")
    events = resolve(match, "1510", "c-gladden")
    events += play(match, "stand")
    assert hexes(match, "c-gladden") == ["1508"]
    assert facts(events, "contact", "number") == [(2,)]
    assert marker_turns(match) == {"6th-division": 3}


@pytest.mark.rule("A5A-14.1-c")
def test_contact_is_kept_however_many_formations_a_pack_has() -> None:
    pack = json.loads(FIELDS.pack)
    pack["formations"].reverse()
    pack["formations"].insert(0, {**pack["formations"][0], "id": "wharton", "name": "Wharton"})
    next(row for row in pack["units"] if row["id"] == "c-wharton")["formation"] = "wharton"
    units = "c-wood:1709 u-hare:2007 u-peabody:2020"
    made = load_with(pack)
    match = field(units, title="shiloh", marker="hardee", turn=2, ground=made, dice=[1] * 40, others="x")
    play(match, "take c-wood", "go 1908")
    assert marker_turns(match) == {"1st-division": 3}
    assert next_markers(match) >= {"1st-division", "union-combat"}


def marker_turns(match: Match) -> dict[str, int]:
    """The divisions that have been met, by the notation, with the turn of their markers."""
    rules, position = match.game.rules, match.position  # type: ignore[attr-defined]
    names = position.battle.formation_names
    turns = {name: rules.marker_turn(position, names.index(name)) for name in TENNESSEE}
    return {name: turn for name, turn in turns.items() if turn == position.turn + 1}


# --- 14.4 reinforcements


@pytest.mark.rule("A5A-14.4-a")
def test_to_land_costs_one_point() -> None:
    for units in ("u-ammen:off", "u-ammen:off u-bruce:1921 u-hazen:1921"):
        match = field(units, title="shiloh", marker="nelson", turn=10, others="x")
        play(match, "take u-ammen")
        assert points(match).get("1820", "") == "1½", "and half a point along the road"
    match = field("u-ammen:off", title="shiloh", marker="nelson", turn=10, others="x")
    play(match, "take u-ammen")
    assert points(match)["1921"] == "1"


@pytest.mark.rule("A5A-14.4-b", "A5A-8.2-f")
def test_union_units_wait_while_their_hex_is_held() -> None:
    units = "u-ammen:off u-hazen:2020 c-hindman:1921"
    match = field(units, title="shiloh", marker="nelson", turn=10, others="x")
    assert code(match, "take u-ammen") == "entry-waits"
    match = field(units.replace("1921", "1820"), title="shiloh", marker="nelson", turn=9, others="x")
    play(match, "take u-ammen")
    assert goals(match) == {"1921"}, "a zone does not keep them out; it stops them"
    south = field("c-hindman:off u-hare:0301", title="shiloh", marker="hardee", turn=2, others="x")
    play(south, "take c-hindman")
    assert goals(south), "the Confederates come in beside it"


# --- 14.5 victory


def verdict(turn: int, confederate: int, losses: str = "", option: str = "") -> tuple[str, str, str] | None:
    control = "+".join(f"{number}:confederate" for number in GOALS[:confederate])
    fields = f"{option} control={control}" if control else option
    units = f"u-hare:2812 c-hindman:0303 {losses}"
    return ending(units, title="shiloh", turn=turn, marker="1st-division", fields=fields)


@pytest.mark.rule("A5A-14.5-a")
def test_the_five_objectives_are_union_at_first() -> None:
    assert controls(Match.new("shiloh", seed=1)) == dict.fromkeys(GOALS, "union")


@pytest.mark.rule("A5A-14.5-b")
def test_after_turn_10() -> None:
    rule = "A5A-14.5-b"
    levels = [("union", "decisive", rule)] * 2 + [("union", "substantial", rule), None]
    levels += [("confederate", "substantial", rule), ("confederate", "decisive", rule)]
    assert [verdict(10, count) for count in range(6)] == levels
    assert [verdict(turn, 5) for turn in (9, 11, 16)] == [None] * 3


@pytest.mark.rule("A5A-14.5-c")
def test_after_turn_17() -> None:
    rule = "A5A-14.5-c"
    levels = {0: ("union", "decisive", rule), 1: ("union", "substantial", rule)}
    levels |= {3: ("confederate", "substantial", rule)} | dict.fromkeys((4, 5), ("confederate", "decisive", rule))
    assert {count: verdict(17, count) for count in (0, 1, 3, 4, 5)} == levels


@pytest.mark.rule("A5A-14.5-d", "A5A-RUL-26", "A5A-RUL-18")
@pytest.mark.parametrize(
    ("union", "confederate", "result"),
    [
        ((0, 0, 0), (2, 0, 0), "union substantial"),
        ((1, 0, 1), (1, 0, 2), "union substantial"),
        ((0, 0, 0), (0, 0, 0), "union marginal"),
        ((1, 0, 0), (1, 0, 0), "union marginal"),
        ((1, 1, 0), (1, 0, 1), "union marginal"),
        ((1, 0, 0), (0, 0, 2), "confederate marginal"),
        ((1, 1, 0), (1, 0, 0), "confederate marginal"),
        ((2, 0, 0), (1, 0, 0), "confederate substantial"),
        ((0, 0, 1), (0, 0, 0), "confederate substantial"),
    ],
)
def test_two_objectives_at_the_end_leave_it_to_losses(
    union: tuple[int, int, int], confederate: tuple[int, int, int], result: str
) -> None:
    words = lost("shiloh", "union", *union) + " " + lost("shiloh", "confederate", *confederate)
    assert verdict(17, 2, words) == (*result.split(), "A5A-14.5-d")
