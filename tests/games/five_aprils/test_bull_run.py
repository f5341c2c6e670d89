"""A5A 12.0, Bull Run. On the open fields of these tests the run flows around 3010, or along some of its sides."""

import json
from typing import Any

import pytest

from longroll import Match
from longroll.games import load
from longroll.kernel.contract import Game
from tests.games.five_aprils.field import code, field, goals, play, points, refused_by, texts, where, zones
from tests.games.five_aprils.fight import (
    NOTHING,
    ONE_R,
    declare,
    duties,
    facts,
    hexes,
    offered,
    plain,
    resolve,
    retire,
    strength,
)

HERE = "3010"
AROUND = ["3009", "3110", "3111", "3011", "2911", "2910"]  # U, UR, DR, D, DL, UL
SOUTH = ["3111", "3011", "2911"]
GOALS = ["3912", "3413", "3315"]
RUNS = pytest.mark.parametrize("name", ["Bull Run", "Catharpin Run"])


def run(sides: list[str], crossings: dict[str, str] | None = None, name: str = "Bull Run") -> Game[Any]:
    """Open fields with a run between 3010 and these hexes, with a bridge or ford to some of them."""
    pack = json.loads(plain("bull-run").pack)
    (row,) = [row for row in pack["map"]["water"] if row["name"] == name]
    row["sides"] = [between(HERE, number) for number in sides]
    pack["map"]["crossings"] = [
        {"side": between(HERE, number), "kind": kind, "name": ""} for number, kind in (crossings or {}).items()
    ]
    return load("bull-run", json.dumps(pack))


def between(one: str, other: str) -> str:
    return "|".join(sorted([one, other]))


def moving(units: str, unit: str, on: Game[Any] | None = None) -> Match:
    marker = "potomac" if unit.startswith("c-") else "1st-division"
    match = field(units, title="bull-run", marker=marker, turn=2, ground=on, others="x")
    play(match, f"take {unit}")
    return match


def combat(units: str, *dice: int, seat: str = "union", on: Game[Any] | None = None, extra: str = "") -> Match:
    """A Combat Phase of turn 2, its Automatic Retreats to come; somebody moves after it."""
    units += " u-burnside:2020 c-bartow:4020"
    marker = "2nd-division" if seat == "union" else "shenandoah"
    return field(
        units,
        title="bull-run",
        seat=seat,
        step="yield",
        fields=f"{extra} cup={marker}",
        ground=on,
        dice=[*dice, 1],
        others="x",
    )


# --- 12.1 the runs


@pytest.mark.rule("A5A-12.1-a")
@RUNS
def test_a_run_is_crossed_by_movement_only_at_bridges_and_fords(name: str) -> None:
    made = run(AROUND, {"3009": "bridge", "2911": "ford"}, name)
    match = moving(f"u-sherman:{HERE}", "u-sherman", made)
    assert goals(match) & set(AROUND) >= {"3009", "2911"}
    closed = run(AROUND, {}, name)
    match = field(f"u-sherman:{HERE}", title="bull-run", marker="1st-division", ground=closed, others="x")
    assert refused_by(match, "take u-sherman") == "A5A-12.1-a"
    match = moving("u-sherman:3008", "u-sherman", run(["3009"], {}, name))
    assert HERE not in goals(moving("u-sherman:3009", "u-sherman", closed))
    assert code(moving("u-sherman:3009", "u-sherman", closed), f"go {HERE}") == "run-not-crossed"
    assert refused_by(match, "go 3009") == ""


@pytest.mark.rule("A5A-12.1-a")
def test_on_the_printed_map_too() -> None:
    match = moving("u-schenck:4011", "u-schenck")
    assert refused_by(match, "go 3912") == ""
    match = moving("u-schenck:4013", "u-schenck")
    assert refused_by(match, "go 3914") == "A5A-12.1-a"


@pytest.mark.rule("A5A-12.1-a", "A5A-12.1-b")
@RUNS
def test_over_other_sides_nobody_must_or_can_attack(name: str) -> None:
    for seat, friend, enemy in (("union", "u-sherman", "c-cocke"), ("confederate", "c-cocke", "u-sherman")):
        match = combat(f"{friend}:{HERE} {enemy}:3009", seat=seat, on=run(AROUND, {}, name))
        assert texts(match) == ["fight"], "there is nobody to yield to"
        play(match, "fight")
        assert where(match)[friend] == HERE
        assert texts(match)[0].startswith("take"), "there is nobody to attack either: the next marker is drawn"
    other = run(["3009"], {}, name)
    match = combat(f"u-sherman:{HERE} u-keyes:3110 c-cocke:3009 c-evans:3011", on=other)
    play(match, "fight")
    assert duties(match) == ({"3009", "3011"}, {"u-keyes", "u-sherman"})
    play(match, "attack 3009")
    assert (code(match, "with u-sherman"), refused_by(match, "with u-sherman")) == ("attack-over-run", "A5A-12.1-b")
    assert refused_by(match, "with u-keyes") == ""


@pytest.mark.rule("A5A-12.1-b", "A5A-RUL-19")
@pytest.mark.parametrize(("option", "end"), [("", ""), ("run-duty=crossings-bind", "A5A-6.1-a")])
def test_over_bridges_and_fords_one_may_attack_and_need_not(option: str, end: str) -> None:
    for kind in ("bridge", "ford"):
        for seat, friend, enemy in (("union", "u-sherman", "c-cocke"), ("confederate", "c-cocke", "u-sherman")):
            match = combat(f"{friend}:{HERE} {enemy}:3009", seat=seat, extra=option, on=run(AROUND, {"3009": kind}))
            assert texts(match) == ["yield 3009", "fight"]
            play(match, "fight")
            assert refused_by(match, "end") == end
            declare(match, "3009", friend)
            assert refused_by(match, "resolve") == ""


@pytest.mark.rule("A5A-12.1-b", "A5A-RUL-19", "A5A-RUL-70", "A5A-12.1-c")
def test_taken_at_its_word_only_guns_from_afar_attack_over_a_run() -> None:
    units = f"u-sherman:{HERE} u-art1:3012 u-art2:3012 c-cocke:3009"
    match = combat(units, extra="run-duty=no-attack", on=run(AROUND, {"3009": "bridge"}))
    assert texts(match) == ["fight"]
    play(match, "fight", "attack 3009")
    assert (code(match, "with u-sherman"), refused_by(match, "with u-sherman")) == ("run-bars-attack", "A5A-12.1-b")
    assert refused_by(match, "with u-art1") == ""


@pytest.mark.rule("A5A-12.1-b", "A5A-RUL-19")
def test_at_stone_bridge_nobody_must_attack() -> None:
    match = field("u-sherman:4011 c-evans:3912", title="bull-run", step="yield", turn=3)
    play(match, "fight")
    assert {"attack 3912", "end"} == set(texts(match))


@pytest.mark.rule("A5A-12.1-f")
def test_off_the_crossings_the_union_does_not_advance_over_a_run() -> None:
    """The guns drive c-cocke out of 3010; u-sherman in 3011 took part over a ford, u-keyes may not cross."""
    made = run(["3009", "3011"], {"3011": "ford"})
    match = combat(f"u-sherman:3011 u-keyes:3110 c-cocke:{HERE}", 6, NOTHING, *[6] * 6, on=made)
    play(match, "fight")
    resolve(match, HERE, "u-sherman u-keyes")
    assert offered(match, "advance") == {f"u-sherman {HERE}", f"u-keyes {HERE}"}
    made = run(["3011"])
    match = combat(f"u-sherman:3011 u-keyes:3110 c-cocke:{HERE}", 6, NOTHING, *[6] * 6, on=made)
    play(match, "fight")
    resolve(match, HERE, "u-keyes")
    assert offered(match, "advance") == {f"u-keyes {HERE}"}


@pytest.mark.rule("A5A-12.1-b")
def test_nobody_need_retreat_from_an_enemy_on_the_far_bank() -> None:
    """All-or-none asks only those whom the zone binds."""
    match = combat(f"u-sherman:{HERE} u-keyes:3110 c-cocke:3009", on=run(["3009"]))
    play(match, "yield 3009", "withdraw")
    retire(match)
    assert hexes(match, "u-sherman")[0] == HERE
    assert hexes(match, "u-keyes")[0] != "3110"


@pytest.mark.rule("A5A-RUL-19", "A5A-5.0-e")
def test_zones_cross_the_run_and_stop_movement() -> None:
    made = run(AROUND)
    match = moving("u-sherman:2908 c-cocke:3010", "u-sherman", made)
    assert zones(match, "confederate") == set(AROUND)
    play(match, "go 2910")
    assert code(match, "go 2911") == "not-taken"


@pytest.mark.rule("A5A-12.1-c")
@RUNS
def test_guns_bombard_over_a_run(name: str) -> None:
    match = combat(f"u-art1:3012 c-evans:{HERE}", NOTHING, on=run(AROUND, {}, name))
    play(match, "fight")
    declare(match, HERE, "u-art1")
    events = play(match, "resolve")
    assert facts(events, "rolls", "side", "total") == [("union", 1)]


@pytest.mark.rule("A5A-12.1-d")
@RUNS
def test_confederates_cross_neither_run_at_any_crossing(name: str) -> None:
    made = run(AROUND, {"3009": "bridge", "2911": "ford"}, name)
    match = field(f"c-evans:{HERE}", title="bull-run", marker="potomac", ground=made, others="x")
    assert refused_by(match, "take c-evans") == "A5A-12.1-d"
    match = moving("c-evans:3009", "c-evans", made)
    assert (code(match, f"go {HERE}"), refused_by(match, f"go {HERE}")) == ("run-closed-to-south", "A5A-12.1-d")
    printed = moving("c-evans:3912", "c-evans")
    assert refused_by(printed, "go 4011") == "A5A-12.1-d"


@pytest.mark.rule("A5A-12.1-d", "A5A-RUL-20")
def test_confederates_attack_over_a_bridge_but_do_not_advance_over_it() -> None:
    made = run(["3009", "3110", "2910"], {"3009": "bridge"})
    match = combat(f"c-cocke:{HERE} c-bee:{HERE} u-sherman:3009", ONE_R, NOTHING, 6, seat="confederate", on=made)
    play(match, "fight")
    resolve(match, "3009", "c-cocke c-bee")
    retire(match)
    assert hexes(match, "u-sherman") != ["3009"]
    assert "advance" not in [text.split()[0] for text in texts(match)]
    match = combat(f"u-sherman:{HERE} u-keyes:{HERE} c-cocke:3009", ONE_R, NOTHING, 6, on=made)
    play(match, "fight")
    resolve(match, "3009", "u-sherman u-keyes")
    retire(match)
    assert offered(match, "advance") == {"u-sherman 3009", "u-keyes 3009"}


@pytest.mark.rule("A5A-12.1-d")
def test_confederates_do_not_follow_an_automatic_retreat_over_a_bridge() -> None:
    made = run(["3009", "3110", "2910"], {"3009": "bridge"})
    match = combat(f"u-sherman:3009 c-cocke:{HERE}", on=made)
    play(match, f"yield {HERE}", "withdraw")
    retire(match)
    assert hexes(match, "u-sherman") != ["3009"]
    assert not offered(match, "advance")
    match = combat(f"u-sherman:{HERE} c-cocke:3009", seat="confederate", on=made)
    play(match, f"yield {HERE}", "withdraw")
    retire(match)
    assert offered(match, "advance") == {"u-sherman 3009"}


@pytest.mark.rule("A5A-12.1-e", "A5A-RUL-20")
@RUNS
@pytest.mark.parametrize("crossings", [{}, {"3011": "bridge", "2911": "ford"}])
def test_a_confederate_whose_only_way_back_is_over_a_run_is_eliminated(name: str, crossings: dict[str, str]) -> None:
    made = run(SOUTH, crossings, name)
    match = combat(f"c-cocke:{HERE} u-sherman:3009 u-keyes:3110 u-porter:2910", ONE_R, NOTHING, on=made)
    play(match, "fight")
    events = resolve(match, HERE, "u-sherman u-keyes u-porter")
    assert strength(match, "c-cocke") == "gone"
    assert [event.rule for event in events if event.kind == "eliminated"] == ["A5A-12.1-e"]


@pytest.mark.rule("A5A-12.1-e", "A5A-RUL-20")
def test_one_with_no_way_at_all_loses_a_step() -> None:
    """Union zones close the far bank too, so no run is what stops it."""
    units = f"c-cocke:{HERE} u-sherman:3009 u-keyes:3110 u-porter:2910 u-howard:3012 u-willcox:2912"
    match = combat(units, ONE_R, NOTHING, 6, on=run(SOUTH))
    play(match, "fight")
    events = resolve(match, HERE, "u-sherman u-keyes u-porter")
    assert [event.rule for event in events if event.kind == "reduced"] == ["A5A-6.3.1-c"]
    assert [event.rule for event in events if event.kind == "eliminated"] == ["A5A-6.5-l"]


@pytest.mark.rule("A5A-12.1-e")
def test_another_way_however_bad_is_taken_first() -> None:
    """To the enemy's side, against the compass: a hex on its own bank comes before death in the run."""
    match = combat(f"c-cocke:{HERE} u-sherman:3110 u-keyes:3110", ONE_R, NOTHING, 6, on=run(SOUTH))
    play(match, "fight")
    resolve(match, HERE, "u-sherman u-keyes")
    assert hexes(match, "c-cocke") == ["2910"]


@pytest.mark.rule("A5A-12.1-e")
def test_an_automatic_retreat_over_a_run_is_death_too() -> None:
    units = f"c-cocke:{HERE} u-sherman:3009 u-keyes:3110 u-porter:2910"
    match = combat(units, seat="confederate", on=run(SOUTH, {"3011": "bridge"}))
    play(match, "yield 3009")
    events = play(match, "withdraw")
    assert [event.rule for event in events if event.kind == "eliminated"] == ["A5A-12.1-e"]


@pytest.mark.rule("A5A-12.1-e")
def test_nobody_may_choose_to_die_in_the_run() -> None:
    units = f"c-cocke:{HERE} u-sherman:3009 u-keyes:3110 u-porter:2910"
    match = combat(units, NOTHING, NOTHING, on=run(SOUTH))
    play(match, "fight")
    resolve(match, HERE, "u-sherman u-keyes u-porter")
    assert strength(match, "c-cocke") == "full"
    assert not offered(match, "retreat")


@pytest.mark.rule("A5A-12.1-a", "A5A-12.1-f")
def test_the_union_retreats_over_crossings_only() -> None:
    north = ["3009", "3110", "2910"]
    units = f"u-sherman:{HERE} c-cocke:3011 c-bee:3011"
    match = combat(units, ONE_R, NOTHING, 6, seat="confederate", on=run(north, {"3110": "ford"}))
    play(match, "fight")
    resolve(match, HERE, "c-cocke c-bee")
    assert hexes(match, "u-sherman") == ["3110"]


# --- 12.2 the unfinished railroad


@pytest.mark.rule("A5A-12.2-a")
def test_the_unfinished_railroad_is_a_railroad() -> None:
    """Woods cost 2."""
    assert points(moving("u-sherman:2210", "u-sherman"))["2209"] == "1"


@pytest.mark.rule("A5A-12.2-b")
def test_nothing_crosses_bull_run_along_it() -> None:
    for units in ("u-sherman:2806", "u-sherman:2906"):
        far = "2906" if "2806" in units else "2806"
        assert refused_by(moving(units, "u-sherman"), f"go {far}") == "A5A-12.1-a"
    match = combat("u-sherman:2806 c-cocke:2906")
    assert texts(match) == ["fight"]
    play(match, "fight")
    assert not offered(match, "attack")
