"""Across Five Aprils: every worked example of its two booklets but the long one, played through a `Match`."""

from typing import Any

import pytest

from longroll import Event, Match
from tests.games.five_aprils.field import (
    field,
    ground,
    kinds,
    play,
    points,
    refused_by,
    texts,
    where,
    word,
    zones,
)
from tests.games.five_aprils.fight import (
    FIELDS,
    NOTHING,
    ONE_R,
    declare,
    facts,
    fighting,
    forecast,
    odds,
    offered,
    plain,
    resolve,
    retire,
    shifts,
    strength,
)
from tests.games.five_aprils.test_bentonville import rolled
from tests.games.five_aprils.test_bentonville import turn as bentonville_turn
from tests.games.five_aprils.test_control import controls
from tests.games.five_aprils.test_options import came_in
from tests.games.five_aprils.test_pea_ridge import verdict as pea_ridge
from tests.games.five_aprils.test_shiloh import march, next_markers

SHILOH = plain("shiloh")
REST = "u-schaefer:4520 c-price:3101"


# --- the basic rules


@pytest.mark.rule("A5A-4.2-b", "A5A-4.2-c")
@pytest.mark.parametrize(("crossing", "cost"), [("", "3"), ("ford", "2"), ("bridge", "2")])
def test_woods_over_a_stream(crossing: str, cost: str) -> None:
    """4.2: two points for the woods and one for the stream; a ford or a bridge spares the one."""
    over = {crossing: ["3707|3708"]} if crossing else {}
    made = ground(
        terrain={"woods": ["3708", "3807", "3607"]},
        water={"stream": ["3707|3708", "3607|3707", "3707|3807"]},
        crossings=over,
    )
    match = field(f"u-coler:3707 {REST}", marker="osterhaus", ground=made, others="x")
    play(match, "take u-coler")
    assert points(match)["3708"] == cost


def battle_of(units: str, target: str, attackers: str, **more: Any) -> Match:
    """A Union attack at Shiloh on a day when nobody is surprised, all but resolved."""
    match = field(
        f"{units} c-pond:0303 u-msmith:2812",
        title="shiloh",
        step="yield",
        turn=8,
        ground=more.pop("on", SHILOH),
        dice=[*more.pop("dice", ()), *[1] * 9],
        fields=f"{more.pop('fields', '')} cup=3rd-division",
        others="x",
    )
    play(match, "fight")
    declare(match, target, attackers)
    return match


@pytest.mark.rule("A5A-6.2.3-a", "A5A-6.2.3-b")
@pytest.mark.parametrize(
    ("units", "targets", "attack", "defence", "told"),
    [
        ("u-sweeny:1508 u-mcarthur:1508 u-hare:1609 u-tuttle:1609 c-wood:1509 c-forrest:1509", "1509", 22, 8, "2-1"),
        ("u-stuart:1508 c-russell:1509 c-resart:1509 c-forrest:1408", "1509 1408", 3, 16, "1-6"),
        ("u-art6:1508 c-lindsay:1509 c-forrest:1509:reduced", "1509", 2, 4, "1-2"),
    ],
)
def test_odds(units: str, targets: str, attack: int, defence: int, told: str) -> None:
    """6.2: 22 against 8 is 2-1, 3 against 16 is 1-6, 2 against 4 is 1-2."""
    attackers = " ".join(word.split(":")[0] for word in units.split() if word.startswith("u-"))
    match = battle_of(units, targets, attackers)
    assert (forecast(match)["attack"], forecast(match)["defence"], forecast(match)["odds"]) == (attack, defence, told)


@pytest.mark.rule("A5A-6.2.4-f")
def test_three_to_one_against_woods_and_against_woods_behind_a_stream() -> None:
    """6.2: 3-1 becomes 2-1, and over a stream 1-1."""
    units = "u-sweeny:1508 u-hare:1508 c-gladden:1509:reduced"
    for features, final in (
        ({}, "3-1"),
        ({"terrain": {"woods": ["1509"]}}, "2-1"),
        ({"terrain": {"woods": ["1509"]}, "water": {"stream": ["1508|1509"]}}, "1-1"),
    ):
        match = battle_of(units, "1509", "u-sweeny u-hare", on=plain("shiloh", **features))
        assert (forecast(match)["initial"], forecast(match)["final"]) == ("3-1", final)


def russell_and_stewart(die: int) -> tuple[Match, list[Event]]:
    ring = "u-whittlesey:1508 u-kirk:1609 u-gibson:1409"
    match = battle_of(
        f"c-russell:1509 c-stewart:1509 {ring}", "1509", "u-whittlesey u-kirk u-gibson", dice=[ONE_R, NOTHING, die]
    )
    play(match, "resolve")
    assert match.to_move == "confederate"
    assert offered(match, "lose") == {"c-russell", "c-stewart"}
    return match, play(match, "lose c-stewart")


@pytest.mark.rule("A5A-6.5-l", "A5A-6.5-m", "A5A-6.3.3-a")
@pytest.mark.parametrize(("die", "fate"), [(6, "reduced"), (4, "reduced"), (3, "gone"), (1, "gone")])
def test_russell_and_stewart(die: int, fate: str) -> None:
    """6.5: a 1R and no way back. Stewart is flipped, then both lose a step for the retreat; Russell checks, and if he
    fails he is destroyed."""
    match, events = russell_and_stewart(die)
    told = [(event.kind, event.facts["unit"], event.rule) for event in events[:3]]
    assert told[0] == ("reduced", "c-stewart", "A5A-6.3.1-c")
    assert set(told[1:]) == {("eliminated", "c-stewart", "A5A-6.5-l"), ("reduced", "c-russell", "A5A-6.5-l")}
    assert facts(events, "check-failed" if fate == "gone" else "check-passed", "unit") == [("c-russell",)]
    assert (strength(match, "c-stewart"), strength(match, "c-russell")) == ("gone", fate)


@pytest.mark.rule("A5A-6.5-o")
def test_friendly_lines_at_bull_run_are_north_for_the_union() -> None:
    """6.5: north, north-east and north-west."""
    match = field(
        "u-burnside:3010 c-bee:2509 c-bartow:2509 c-smith:4509",
        title="bull-run",
        step="stand",
        seat="union",
        turn=3,
        ground=plain("bull-run"),
        fields="phasing=confederate kind=regular stage=defender-stands column=1-1 fighting=1 targets=3010 "
        "hit=u-burnside attackers=c-bee",
        others="x",
    )
    assert {text.split()[1] for text in offered(match, "retreat")} <= {"3009", "3110", "2910"}
    assert refused_by(match, "retreat u-burnside 3011") == "A5A-6.5-o"


@pytest.mark.rule("A5A-6.6-h")
def test_an_advance_is_made_at_once_or_not_at_all() -> None:
    """6.6: not after another combat has been resolved."""
    units = f"c-hebert:3707 u-coler:3708 c-mcnair:4107 u-pattison:4108 {REST}"
    match = fighting(units, ONE_R, NOTHING, 6, NOTHING, NOTHING, seat="confederate")
    resolve(match, "3708", "c-hebert")
    retire(match)
    assert offered(match, "advance") == {"c-hebert 3708"}
    play(match, "hold")
    assert refused_by(match, "advance c-hebert 3708") == "A5A-6.6-h"
    resolve(match, "4108", "c-mcnair")
    play(match, "stand")
    assert "advance" not in " ".join(texts(match))


@pytest.mark.rule("A5A-7.1-f", "A5A-7.1-g")
def test_three_and_two_at_two_hexes_are_two() -> None:
    """7.1: half of five, fractions dropped; and a strength of one alone is nothing."""
    match = battle_of("u-art5:1507 u-art6:1507 c-forrest:1509", "1509", "u-art5 u-art6")
    assert odds(match)[0] == 2
    match = battle_of("u-art5:1508 u-art6:1508 c-forrest:1509", "1509", "u-art5 u-art6")
    assert odds(match)[0] == 5
    units = "u-terrill:1507 c-forrest:1509 c-pond:0303 u-msmith:2812"
    alone = field(
        units, title="shiloh", step="yield", turn=8, ground=SHILOH, fields="cup=3rd-division", dice=[1], others="x"
    )
    play(alone, "fight")
    assert word(alone, "step") == "move", "there was nothing to attack"


@pytest.mark.rule("A5A-7.2-d", "A5A-7.2-e")
@pytest.mark.parametrize("water", ["stream", "river", "creek"])
def test_a_bombardment_of_woods_behind_water(water: str) -> None:
    """7.2: 2-1 becomes 1-1; the water is ignored."""
    made = plain("shiloh", terrain={"woods": ["1509"]}, water={water: ["1508|1509"]})
    match = battle_of("u-art5:1507 u-art2:1507 c-forrest:1509:reduced", "1509", "u-art5 u-art2", on=made)
    assert (forecast(match)["initial"], forecast(match)["final"]) == ("3-1", "2-1")
    match = battle_of("u-art5:1507 u-art6:1507 c-forrest:1509:reduced", "1509", "u-art5 u-art6", on=made)
    assert (forecast(match)["initial"], forecast(match)["final"]) == ("2-1", "1-1")
    assert shifts(match) == {"terrain": -1}


ENTRENCHED = "works=3707:entrenchment:U"  # covered toward 3606, 3706 and 3806


@pytest.mark.rule("A5A-10.0-e", "A5A-10.0-f", "A5A-10.0-g")
def test_an_entrenchment_binds_the_one_outside_only() -> None:
    """10.0: in the occupant's Combat Phase it need not attack; in the other's, the one outside must or retreats."""
    units = f"u-coler:3707 c-hebert:3706 {REST}"
    for seat, duty in (("union", ["fight"]), ("confederate", ["yield 3707", "fight"])):
        match = field(units, seat=seat, step="yield", ground=FIELDS, fields=ENTRENCHED, dice=[1] * 9, others="x")
        assert texts(match) == duty
        play(match, "fight")
        assert refused_by(match, "end") == ("" if seat == "union" else "A5A-6.1-a")
    assert "3706" in zones(match, "union")
    assert "3707" not in zones(match, "confederate")


@pytest.mark.rule("A5A-10.0-h")
def test_the_occupant_leaves_freely_for_an_enemy_zone() -> None:
    """10.0: it did not begin its move in one."""
    for works, rule in ((ENTRENCHED, ""), ("", "A5A-5.0-f")):
        match = field(f"u-coler:3707 c-hebert:3706 {REST}", marker="osterhaus", ground=FIELDS, fields=works, others="x")
        play(match, "take u-coler")
        assert refused_by(match, "go 3806") == rule


@pytest.mark.rule("A5A-10.0-l")
def test_a_1r_against_an_entrenchment_is_a_2r_and_nothing_stays_nothing() -> None:
    """10.0: also with a "-" result."""
    for die, lost in ((ONE_R, ["reduced", "eliminated"]), (NOTHING, [])):
        match = fighting(f"u-coler:3706 c-hebert:3707 c-little:3101 {REST}", NOTHING, die, fields=ENTRENCHED)
        events = [*resolve(match, "3707", "u-coler"), *match.play("stand")]
        assert [event.kind for event in events if event.rule == "A5A-6.3.1-c"] == lost


# --- the exclusive rules


@pytest.mark.rule("A5A-11.1-f", "A5A-11.1-e")
def test_elkhorn_tavern_on_turn_3() -> None:
    """11.1: Confederate as a unit enters 3605 beside the Union's 3706; nobody's as it retreats to 3505; Union again."""
    units = "c-hebert:3603 u-coler:3706 u-pattison:3708 c-price:3101 u-schaefer:4520"
    fields = "cup=davis+confederate-combat"
    match = field(units, marker="mcculloch", turn=3, ground=FIELDS, fields=fields, dice=[2, *[1] * 9], others="x")
    assert controls(match)["3605"] == "union"
    play(match, "take c-hebert", "go 3604", "go 3605")
    assert controls(match)["3605"] == "confederate"
    play(match, "end", "yield 3706", "withdraw")
    retire(match, "c-hebert 3505")
    while word(match, "step") == "advance":
        play(match, "hold")
    assert where(match)["c-hebert"] == "3505"
    assert controls(match)["3605"] == "nobody"
    assert word(match, "marker") == "davis"
    play(match, "take u-pattison", "go 3605")
    assert controls(match)["3605"] == "union"


@pytest.mark.rule("A5A-13.4-c")
def test_unified_command_by_b() -> None:
    """13.4: two objectives are a marginal victory; with one he cannot win, but by contesting another deny it."""
    by_b = came_in("c-price 3104", "c-hebert 3105")
    assert pea_ridge(15, 2, 0, by_b) == ("confederate", "marginal", "A5A-13.4-c")
    assert pea_ridge(15, 1, 0, by_b) == ("union", "substantial", "A5A-13.4-c")
    assert pea_ridge(15, 1, 1, by_b) == ("", "draw", "A5A-13.4-c")


@pytest.mark.rule("A5A-14.1-d")
def test_first_contact_on_turn_3() -> None:
    """14.1: with the 5th and 6th Divisions; their markers on turn 4, the others' on turn 5."""
    match = march(3, "c-wood 1908")
    divisions = {"1st-division", "2nd-division", "4th-division", "5th-division", "6th-division"}
    fourth = next_markers(match) & divisions
    assert fourth == {"5th-division", "6th-division"}
    later = march(4, extra=f"contact={word(match, 'contact')} contacted={word(match, 'contacted')}")
    assert next_markers(later) & divisions == divisions


@pytest.mark.rule("A5A-15.4-i")
def test_longstreet_seen_on_turn_14() -> None:
    """15.4: he moves twice on that turn only."""
    game = plain("gettysburg")
    units = "c-kershaw:1010 u-gamble:1005 u-xi11:4001"
    match = field(
        units, title="gettysburg", marker="longstreet", turn=14, ground=game, fields="drawn=longstreet cup=longstreet",
        dice=[1] * 40, others="x",
    )  # fmt: skip
    play(match, "take c-kershaw", "go 1009", "end")
    assert "longstreet-seen" in kinds(match.log)
    play(match, "take c-kershaw", "go 1010", "end")
    assert word(match, "turn") == "15"
    moves = 0
    while word(match, "turn") == "15":
        if word(match, "marker") == "longstreet" and refused_by(match, "take c-kershaw") == "":
            play(match, "take c-kershaw", "go 1009" if moves else "go 1011")
            moves += 1
        play(match, "fight" if "fight" in texts(match) else "end")
    assert moves == 1


@pytest.mark.rule("A5A-16.2-a", "A5A-16.2-d")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_range_of_turn_3_is_1_to_3(die: int) -> None:
    """16.2: a roll of 1, 2 or 3 brings the unit."""
    _, events = bentonville_turn(3, die, off="u-x32:off")
    assert rolled(events) == ["u-x32+" if die <= 3 else "u-x32"]
