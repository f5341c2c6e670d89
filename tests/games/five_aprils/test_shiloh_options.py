"""A5A 14.6, the options of Shiloh: the cavalry, and Lew Wallace's short way."""

from typing import Any

import pytest

from longroll import Event, Match
from tests.games.five_aprils.field import field, goals, play, printed, refused_by, where, word
from tests.games.five_aprils.fight import NOTHING, ONE_R, hexes, offered, plain, resolve, retire
from tests.games.five_aprils.test_cup import end_turn

SHILOH = plain("shiloh")


def ways(match: Match, unit: str) -> set[str]:
    """The hexes at which a unit may come in."""
    rows: Any = match.view()["waiting"]
    return next(set(row["hexes"]) for row in rows if row["unit"] == unit)


# --- the cavalry


@pytest.mark.rule("A5A-14.6-a")
def test_cavalry_other_than_forrests_is_left_out_unless_it_is_wanted() -> None:
    optional = {row["id"] for row in printed("shiloh")["units"] if row["arm"] == "cavalry"} - {"c-forrest"}
    for value in ("off", "on"):
        match = Match.new("shiloh", seed=1, options={"cavalry": value})
        rows: Any = match.view()["waiting"]
        there = set(where(match)) | {row["unit"] for row in rows}
        assert "c-forrest" in there
        assert optional & there == (optional if value == "on" else set())


@pytest.mark.rule("A5A-14.6-b")
def test_it_enters_enemy_zones_only_by_retreat() -> None:
    for unit, marker, rule in (
        ("c-wharton", "hardee", "A5A-14.6-b"),
        ("c-forrest", "breckinridge", ""),
        ("c-wood", "hardee", ""),
    ):
        match = field(
            f"{unit}:1508 u-hare:1511",
            title="shiloh",
            marker=marker,
            turn=7,
            ground=SHILOH,
            fields="cavalry=on",
            others="x",
        )
        play(match, f"take {unit}")
        assert refused_by(match, "go 1510") == rule
    match = field(
        "u-dickey:1508 c-wood:1511",
        title="shiloh",
        marker="5th-division",
        turn=7,
        ground=SHILOH,
        fields="cavalry=on",
        others="x",
    )
    play(match, "take u-dickey")
    assert refused_by(match, "go 1510") == "A5A-14.6-b"


def shiloh_phase(units: str, *dice: int, words: str, seat: str = "confederate") -> Match:
    fields = f"{words} extra2=1 cup={'bragg' if seat == 'confederate' else '2nd-division'}"
    units += " c-pond:0303 u-tuttle:2812"
    rolls = [*dice, *[1] * 9]
    match = field(
        units, title="shiloh", seat=seat, step="yield", turn=8, ground=SHILOH, fields=fields, dice=rolls, others="x"
    )
    play(match, "fight")
    return match


@pytest.mark.rule("A5A-14.6-b")
def test_so_it_does_not_advance_into_one_but_may_retreat_into_one() -> None:
    units = "c-clanton:1509 c-gladden:1509 u-whittlesey:1510 u-kirk:1512"
    match = shiloh_phase(units, ONE_R, NOTHING, 6, words="cavalry=on")
    resolve(match, "1510", "c-clanton c-gladden")
    retire(match, "u-whittlesey 1610", "u-whittlesey 1511")
    assert "c-gladden 1510" in offered(match, "advance")
    assert "c-clanton 1510" not in offered(match, "advance")
    ring = "c-clanton:1509 c-gladden:1508 u-whittlesey:1510 u-kirk:1507 u-gibson:1708 u-williams:1308"
    match = shiloh_phase(ring, NOTHING, ONE_R, 6, 6, words="cavalry=on")
    resolve(match, "1510", "c-clanton")
    play(match, "stand")
    assert hexes(match, "c-clanton") == ["1508"]


def wallace(turn: int, *dice: int, words: str = "lew-wallace=on", units: str = "") -> tuple[Match, list[Event]]:
    """The Phase Marker segment of a turn."""
    starts = f"u-hare:2812 c-pond:0303 u-msmith:off u-thayer:off {units}"
    match = field(
        starts, title="shiloh", marker="1st-division", turn=turn - 1, fields=words, dice=[*dice, *[1] * 20], others="x"
    )
    return match, end_turn(match)


def markers(match: Match) -> set[str]:
    return {*word(match, "cup").split("+"), word(match, "marker"), *word(match, "drawn").split("+")}


@pytest.mark.rule("A5A-14.6-c")
@pytest.mark.parametrize("turn", [6, 7])
@pytest.mark.parametrize("die", range(1, 7))
def test_on_turns_6_and_7_a_1_or_2_brings_the_3rd_division_to_1502(turn: int, die: int) -> None:
    match, events = wallace(turn, die)
    comes = die <= 2
    assert [event.kind for event in events if event.rule == "A5A-14.6-c"] == [
        "wallace-comes" if comes else "wallace-is-late"
    ]
    assert ("3rd-division" in markers(match)) == comes
    assert ways(match, "u-msmith") == ({"1502"} if comes else {"3010"})


@pytest.mark.rule("A5A-14.6-c", "A5A-14.6-d")
def test_no_roll_on_other_turns_nor_after_it_has_come_nor_without_the_option() -> None:
    for turn in (5, 8, 9):
        assert "A5A-14.6-c" not in [event.rule for event in wallace(turn)[1]]
    came = "lew-wallace=on extra3=6"
    match, events = wallace(7, words=came)
    assert "A5A-14.6-c" not in [event.rule for event in events]
    assert "3rd-division" in markers(match)
    assert "A5A-14.6-c" not in [event.rule for event in wallace(6, words="")[1]]


@pytest.mark.rule("A5A-14.6-d")
def test_if_both_rolls_fail_it_comes_on_turn_10_at_b() -> None:
    for turn in (8, 9, 10):
        match, _ = wallace(turn)
        assert ("3rd-division" in markers(match)) == (turn == 10)
    assert ways(match, "u-msmith") == {"3010"}


@pytest.mark.rule("A5A-14.6-c", "A5A-8.1-d")
def test_it_enters_at_1502_also_when_it_was_held_back() -> None:
    match = field(
        "u-msmith:off u-hare:2812",
        title="shiloh",
        marker="3rd-division",
        turn=9,
        fields="lew-wallace=on extra3=6",
        others="x",
    )
    play(match, "take u-msmith")
    assert "1502" in goals(match)
    assert "3010" not in goals(match)


@pytest.mark.rule("A5A-14.6-e")
def test_with_it_no_confederate_enters_1502_in_any_way() -> None:
    for words, rule in (("lew-wallace=on", "A5A-14.6-e"), ("", "")):
        match = field(
            "c-wood:1503 u-hare:2812", title="shiloh", marker="hardee", turn=3, ground=SHILOH, fields=words, others="x"
        )
        play(match, "take c-wood")
        assert refused_by(match, "go 1502") == rule
    match = shiloh_phase("c-gladden:1503 u-whittlesey:1502", ONE_R, NOTHING, 6, words="lew-wallace=on")
    resolve(match, "1502", "c-gladden")
    retire(match)
    assert not offered(match, "advance")
    match = shiloh_phase(
        "c-gladden:1503 u-whittlesey:1504 u-kirk:1504", NOTHING, NOTHING, words="lew-wallace=on", seat="union"
    )
    resolve(match, "1503", "u-whittlesey u-kirk")
    assert "c-gladden 1502" not in offered(match, "retreat")
    match = shiloh_phase("c-gladden:1503 u-whittlesey:1504 u-kirk:1504", NOTHING, NOTHING, words="", seat="union")
    resolve(match, "1503", "u-whittlesey u-kirk")
    assert "c-gladden 1502" in offered(match, "retreat")
