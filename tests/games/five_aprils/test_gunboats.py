"""A5A 14.3, the gunboats of Shiloh. 1722, 1622 and 1921 are land on the bank; 1723, 1623 and 1922 are the river."""

from typing import Any

import pytest

from longroll import Match
from tests.games.five_aprils.field import code, field, goals, play, points, refused_by, texts, where, word, zones
from tests.games.five_aprils.fight import (
    NOTHING,
    ONE,
    ONE_R,
    TWO,
    declare,
    facts,
    forecast,
    hexes,
    odds,
    offered,
    plain,
    retire,
    strength,
)
from tests.games.five_aprils.test_cup import next_turn

FIELDS = plain("shiloh")
FAR = "c-wood:0303 u-hare:2812"


def sailing(units: str, unit: str = "u-tyler", turn: int = 7) -> Match:
    match = field(f"{units} {FAR}", title="shiloh", marker="gunboats", turn=turn, ground=FIELDS, others="x")
    play(match, f"take {unit}")
    return match


def combat(units: str, *dice: int, seat: str = "union", extra: str = "") -> Match:
    """A Combat Phase of turn 8, when nobody is surprised any more."""
    fields = f"{extra} extra2=1 cup={'hardee' if seat == 'confederate' else '1st-division'}"
    rolls = [*dice, *[1] * 30]
    return field(
        f"{units} {FAR}",
        title="shiloh",
        seat=seat,
        step="yield",
        turn=8,
        ground=FIELDS,
        fields=fields,
        dice=rolls,
        others="x",
    )


def firing(units: str, target: str, attackers: str, *dice: int, seat: str = "union", extra: str = "") -> Match:
    match = combat(units, *dice, seat=seat, extra=extra)
    play(match, "fight")
    declare(match, target, attackers)
    return match


# --- movement


@pytest.mark.rule("A5A-14.3-a")
def test_they_have_a_marker_of_their_own() -> None:
    drawn = next_turn("u-tyler:1723 c-wood:0303", title="shiloh", turn=8, marker="hardee", dice=[1], others="x")
    assert "gunboats" in drawn
    match = field(f"u-tyler:1723 {FAR}", title="shiloh", marker="1st-division", turn=8, others="x")
    assert refused_by(match, "take u-tyler") == "A5A-4.1-a"
    assert refused_by(sailing("u-tyler:1723"), "take u-hare") == "A5A-4.1-a"


@pytest.mark.rule("A5A-14.3-b")
def test_they_keep_to_the_river_and_pay_one_point_a_hex() -> None:
    match = sailing("u-tyler:1723")
    for number in ("1722", "1622", "1821"):
        assert (code(match, f"go {number}"), refused_by(match, f"go {number}")) == ("boats-keep-river", "A5A-14.3-b")
    rows: Any = match.game.board()["map"]
    assert goals(match) <= set(rows["terrain"]["river"]) - set(rows["bank"])
    assert (points(match)["1724"], points(match)["1725"], points(match)["1923"]) == ("1", "2", "2")


@pytest.mark.rule("A5A-14.3-b")
def test_no_bank_hex_is_open_to_them_even_where_the_map_calls_it_river() -> None:
    match = sailing("u-tyler:1922")
    assert refused_by(match, "go 1921") == "A5A-14.3-b"


@pytest.mark.rule("A5A-14.3-c")
def test_they_exert_no_zone_and_heed_none() -> None:
    match = sailing("u-tyler:1723 c-hindman:1722 c-cleburne:1622")
    assert not zones(match, "union") & {"1722", "1724", "1622", "1822"}
    assert "1723" in zones(match, "confederate")
    play(match, "go 1623", "go 1624")
    assert where(match)["u-tyler"] == "1624", "from zone to zone and on"
    night = sailing("u-tyler:1724 c-hindman:1722", turn=10)
    assert refused_by(night, "go 1723") == ""


@pytest.mark.rule("A5A-14.3-c")
def test_nobody_must_attack_because_of_them() -> None:
    match = combat("u-tyler:1723 c-hindman:1722")
    assert texts(match) == ["fight"]
    play(match, "fight")
    assert refused_by(match, "end") == ""
    match = combat("u-tyler:1723 c-hindman:1722 c-polkart:1721", seat="confederate")
    assert texts(match) == ["fight"]
    assert code(match, "yield 1723") == "nobody-in-zone"
    play(match, "fight")
    assert refused_by(match, "end") == ""


# --- attacking


@pytest.mark.rule("A5A-14.3-d")
def test_they_bombard_as_artillery_does() -> None:
    for spot, attack in (("1722", 4), ("1721", 2), ("1720", 2), ("1719", 2)):
        match = firing(f"u-tyler:1723 c-forrest:{spot}", spot, "u-tyler")
        assert odds(match)[0] == attack
        assert refused_by(match, "resolve") == ""
    match = combat("u-tyler:1723 c-forrest:1718")
    play(match, "fight")
    assert not offered(match, "attack")
    both = firing("u-tyler:1723 u-lexington:1723 c-forrest:1720", "1720", "u-tyler u-lexington")
    assert odds(both)[0] == 4, "half of eight"


@pytest.mark.rule("A5A-14.3-d")
def test_woods_hide_from_them_what_they_hide_from_guns() -> None:
    made = plain("shiloh", terrain={"woods": ["1721"]})
    match = field(
        f"u-tyler:1723 c-hindman:1720 u-art1:1719 {FAR}", title="shiloh", step="yield", turn=8, ground=made, others="x"
    )
    play(match, "fight", "attack 1720")
    assert refused_by(match, "with u-tyler") == "A5A-7.1-j"


@pytest.mark.rule("A5A-14.3-d", "A5A-14.3-e")
def test_attacking_they_suffer_nothing_lead_nothing_and_never_advance() -> None:
    """Whittlesey of morale 0 leads; of the Tyler's 1 nothing is to be had."""
    match = firing("u-tyler:1723 u-whittlesey:1720 c-gladden:1721", "1721", "u-whittlesey u-tyler", ONE_R, ONE_R, 6, 6)
    assert odds(match)[0] == 4 + 2
    assert [row["morale"] for row in forecast(match)["on_defender"]] == [0]
    events = play(match, "resolve")
    retire(match)
    assert facts(events, "rolls", "side", "morale")[0] == ("union", 0)
    assert (strength(match, "u-tyler"), strength(match, "u-whittlesey")) == ("full", "reduced")
    match = firing("u-tyler:1723 u-whittlesey:1721 c-gladden:1722", "1722", "u-whittlesey u-tyler", ONE_R, NOTHING, 6)
    play(match, "resolve")
    retire(match)
    assert offered(match, "advance") == {"u-whittlesey 1722"}


# --- attacked


@pytest.mark.rule("A5A-14.3-f", "A5A-14.3-h")
def test_only_artillery_attacks_them_and_only_by_bombarding() -> None:
    units = "u-tyler:1723 c-hindman:1722 c-polkart:1722 c-forrest:1721"
    match = combat(units, ONE, 6, seat="confederate")
    play(match, "fight", "attack 1723")
    for unit in ("c-hindman", "c-forrest"):
        assert (code(match, f"with {unit}"), refused_by(match, f"with {unit}")) == (
            "only-guns-at-gunboats",
            "A5A-14.3-h",
        )
    play(match, "with c-polkart")
    assert odds(match)[:2] == (3, 6), "not halved beside them"
    assert forecast(match)["on_attacker"] == []
    events = play(match, "resolve")
    assert [side for (side,) in facts(events, "rolls", "side")] == ["confederate"]
    assert (strength(match, "u-tyler"), strength(match, "c-polkart")) == ("reduced", "full")


@pytest.mark.rule("A5A-14.3-f", "A5A-7.1-e")
def test_guns_in_a_union_zone_cannot_bombard_them() -> None:
    match = combat("u-tyler:1723 c-polkart:1722 c-hardart:1720 c-resart:1720 u-whittlesey:1621", seat="confederate")
    play(match, "fight", "attack 1723")
    assert code(match, "with c-polkart") == "guns-in-zone"
    assert refused_by(match, "with c-hardart") == ""


@pytest.mark.rule("A5A-14.3-g")
def test_of_two_in_a_hex_one_may_be_attacked_alone() -> None:
    match = firing("u-tyler:1723 u-lexington:1723 c-polkart:1722", "1723", "c-polkart", ONE, 6, seat="confederate")
    assert odds(match)[1] == 12
    play(match, "spare u-tyler")
    assert odds(match)[1] == 6
    assert refused_by(match, "spare u-lexington") == "A5A-14.3-g"
    play(match, "resolve")
    assert (strength(match, "u-lexington"), strength(match, "u-tyler")) == ("reduced", "full")
    both = firing(
        "u-tyler:1723 u-lexington:1723 c-polkart:1722 c-hardart:1721",
        "1723",
        "c-polkart c-hardart",
        TWO,
        6,
        6,
        seat="confederate",
    )
    play(both, "resolve", "lose u-tyler", "lose u-lexington")
    assert (strength(both, "u-lexington"), strength(both, "u-tyler")) == ("reduced", "reduced")


@pytest.mark.rule("A5A-14.3-g", "A5A-6.1-e")
def test_each_may_be_attacked_once() -> None:
    units = "u-tyler:1723 u-lexington:1723 c-polkart:1722 c-hardart:1722"
    match = firing(units, "1723", "c-polkart", NOTHING, ONE, 6, seat="confederate")
    play(match, "spare u-tyler", "resolve")
    if word(match, "step") == "stand":
        play(match, "stand")
    declare(match, "1723", "c-hardart")
    combat_view: Any = match.view()["combat"]
    assert combat_view["defenders"] == ["u-tyler"]
    assert odds(match)[1] == 6
    play(match, "resolve")
    assert (strength(match, "u-lexington"), strength(match, "u-tyler")) == ("full", "reduced")


@pytest.mark.rule("A5A-14.3-g", "A5A-7.2-b")
def test_one_of_two_may_be_attacked_by_guns_too_weak_for_both() -> None:
    """2 against 12 is below 1-4, 2 against 6 is not; another battery may attack the other boat."""
    units = "u-tyler:1723 u-lexington:1723 c-braggart1:1722 c-braggart2:1722 c-hindman:1509 u-whittlesey:1510"
    match = combat(units, NOTHING, NOTHING, seat="confederate")
    play(match, "fight", "attack 1723", "with c-braggart1")
    assert odds(match)[:2] == (2, 12)
    assert refused_by(match, "resolve") == "A5A-7.2-b"
    play(match, "spare u-tyler")
    assert odds(match)[:2] == (2, 6)
    play(match, "resolve")
    if word(match, "step") == "stand":
        play(match, "stand")
    play(match, "attack 1723", "with c-braggart2")
    combat_view: Any = match.view()["combat"]
    assert combat_view["defenders"] == ["u-tyler"]
    assert refused_by(match, "resolve") == ""


@pytest.mark.rule("A5A-6.2.1-e", "A5A-14.3-g")
def test_only_gunboats_are_left_out_so() -> None:
    match = firing(
        "u-terrill:1720 u-crittart:1720 c-polkart:1718 c-hardart:1718",
        "1720",
        "c-polkart c-hardart",
        seat="confederate",
    )
    assert refused_by(match, "spare u-terrill") == "A5A-6.2.1-e"


# --- their retreats


@pytest.mark.rule("A5A-RUL-63", "A5A-6.5-i")
def test_they_retreat_to_river_hexes_whatever_zones_are_there() -> None:
    match = firing("u-tyler:1723 c-polkart:1722 c-hindman:1821", "1723", "c-polkart", ONE_R, 6, seat="confederate")
    play(match, "resolve")
    rows: Any = match.game.board()["map"]
    if word(match, "step") == "retreat":
        assert {text.split()[1] for text in offered(match, "retreat")} <= set(rows["terrain"]["river"])
    retire(match)
    assert strength(match, "u-tyler") == "reduced"
    assert hexes(match, "u-tyler")[0] in set(rows["terrain"]["river"]) - {"1723"}


@pytest.mark.rule("A5A-RUL-63")
def test_with_the_option_they_never_retreat_and_pay_for_it() -> None:
    never = "gunboat-retreat=never"
    match = firing("u-tyler:1723 c-polkart:1722", "1723", "c-polkart", ONE_R, seat="confederate", extra=never)
    events = play(match, "resolve")
    assert [event.rule for event in events if event.kind in ("reduced", "eliminated")] == ["A5A-6.3.1-c", "A5A-6.5-l"]
    match = firing("u-tyler:1723 c-polkart:1722", "1723", "c-polkart", NOTHING, seat="confederate", extra=never)
    play(match, "resolve")
    assert not offered(match, "retreat")
