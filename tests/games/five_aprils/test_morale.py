"""A5A 6.2.5, 6.2.6 and 6.4: morale values, dice and checks."""

import json

import pytest

from longroll.games.five_aprils.pack import printed_pack
from tests.games.five_aprils.field import code, frozen, ground, kinds, play, refused_by
from tests.games.five_aprils.fight import (
    NOTHING,
    ONE,
    ONE_R,
    RESULTS,
    declare,
    facts,
    fighting,
    forecast,
    hexes,
    offered,
    phase,
    plain,
    resolve,
    strength,
)

MIXED = "u-dodge:3808 u-coler:3808 c-hebert:3708 c-little:3708"  # +1 and 0 against 0 and -1


# --- 6.2.5, the value announced


@pytest.mark.rule("A5A-6.2.5-a", "A5A-6.2.5-b")
def test_the_attacker_announces_first_then_the_defender() -> None:
    match = fighting(MIXED, NOTHING, NOTHING, 6, 6)
    resolve(match, "3708", "u-dodge u-coler")
    assert (match.to_move, offered(match, "morale")) == ("union", {"0", "1"})
    assert (code(match, "morale -1"), refused_by(match, "morale -1")) == ("not-its-morale", "A5A-6.2.5-a")
    match.play("morale 1")
    assert (match.to_move, offered(match, "morale")) == ("confederate", {"-1", "0"})
    assert refused_by(match, "morale 1") == "A5A-6.2.5-b"
    told = match.play("morale -1")
    assert facts(told, "rolls", "side", "morale", "total") == [("union", 1, 2), ("confederate", -1, 0)]


@pytest.mark.rule("A5A-6.2.5-a")
def test_a_value_that_all_have_is_not_asked_for() -> None:
    match = fighting("u-coler:3808 u-pattison:3808 c-hebert:3708", NOTHING, NOTHING)
    told = resolve(match, "3708", "u-coler u-pattison")
    assert facts(told, "rolls", "morale") == [(0,), (0,)]


@pytest.mark.rule("A5A-6.2.5-a", "A5A-6.2.5-b")
def test_who_is_not_in_the_combat_lends_no_value() -> None:
    """Nor does an overstacked unit."""
    match = fighting(
        "u-coler:3808 u-dodge:3808 c-hebert:3708 c-mcnair:3708 c-little:3708 c-greer:3809", NOTHING, NOTHING
    )
    told = resolve(match, "3708", "u-coler")
    assert facts(told, "rolls", "morale") == [(0,), (0,)]


@pytest.mark.rule("A5A-6.2.5-c", "A5A-7.2-j")
def test_bombarding_guns_lend_their_value_only_when_alone() -> None:
    match = fighting("u-dodge:3808 u-carrart:4008 c-slack:3708", NOTHING, NOTHING)
    told = resolve(match, "3708", "u-dodge u-carrart")
    assert facts(told, "rolls", "morale") == [(1,), (-1,)]
    alone = phase("u-carrart:4008 c-slack:3708", NOTHING, step="attack")
    assert facts(resolve(alone, "3708", "u-carrart"), "rolls", "side", "morale") == [("union", 0)]


@pytest.mark.rule("A5A-6.2.5-d")
def test_the_target_of_a_bombardment_announces_nothing() -> None:
    match = phase("u-carrart:4008 u-ostart:4008 u-davisart:4007 c-little:3708 c-greer:3708", ONE, 6, 6, step="attack")
    told = resolve(match, "3708", "u-carrart u-ostart u-davisart")
    assert facts(told, "rolls", "side") == [("union",)]
    assert match.view()["step"] == "loss"
    assert offered(match, "lose") == {"c-little", "c-greer"}  # no value was used: the owner chooses freely
    for unit in ("c-little", "c-greer"):
        assert refused_by(match, f"lose {unit}") == ""


@pytest.mark.rule("A5A-6.2.5-e", "A5A-6.3.1-a")
def test_the_first_step_is_lost_by_a_unit_of_the_value_used() -> None:
    match = fighting(MIXED, 4 - 1, NOTHING, 6, 6)
    resolve(match, "3708", "u-dodge u-coler")
    play(match, "morale 1", "morale -1")
    assert facts(match.log, "reduced", "unit") == [("c-little",)]
    assert match.view()["step"] == "loss"
    assert offered(match, "lose") == {"c-little", "c-hebert"}


# --- 6.2.6, the dice


@pytest.mark.rule("A5A-6.2.6-a", "A5A-6.2.6-b")
def test_each_rolls_a_die_adds_the_value_and_both_read_the_same_column() -> None:
    """On the printed tables: 3-1 at 5 is 2R on the defender, at 4 is 1 on the attacker."""
    match = fighting("u-dodge:3808 u-coler:3808 c-slack:3708", 4, 5, 6, 6, 6, on=frozen("pea-ridge"))
    declare(match, "3708", "u-dodge u-coler")
    rows = forecast(match)
    column = rows["final"]
    match.play("resolve")
    told = match.play("morale 1")
    first, second = facts(told, "rolls", "side", "die", "morale", "total", "column")
    assert first == ("union", 4, 1, 5, column)
    assert second == ("confederate", 5, -1, 4, column)
    results = [row[0] for row in facts(told, "rolls", "result")]
    (raised,) = [row["results"] for row in rows["on_defender"] if row["morale"] == 1]
    (lowered,) = [row["results"] for row in rows["on_attacker"] if row["morale"] == -1]
    assert results == [raised[3], lowered[4]]


@pytest.mark.rule("A5A-6.2.6-b")
@pytest.mark.parametrize(
    ("units", "dice", "results"),
    [
        ("u-dodge:3808 u-coler:3808 c-slack:3708", [4, 5], ("3-1", "2R", "1")),
        ("u-coler:3808 u-pattison:3808 c-hebert:3708", [3, 6], ("1-1", "1", "2R")),
    ],
)
def test_the_cells_that_the_example_prints(units: str, dice: list[int], results: tuple[str, str, str]) -> None:
    open_fields = frozen("pea-ridge")
    match = fighting(units.replace("3808", "3811").replace("3708", "3711"), *dice, 6, 6, 6, 6, on=open_fields)
    first, second = [text.partition(":")[0] for text in units.split()[:2]]
    resolve(match, "3711", f"{first} {second}")
    if first == "u-dodge":
        match.play("morale 1")
    assert facts(match.log, "rolls", "column", "result") == [(results[0], results[1]), (results[0], results[2])]


@pytest.mark.rule("A5A-6.2.6-c")
def test_below_1_4_by_terrain_the_attacker_does_not_roll() -> None:
    match = fighting("u-joliat:3808 c-hebert:3708", ONE_R, 6, on=plain(terrain={"woods": ["3708"]}))
    declare(match, "3708", "u-joliat")
    assert (forecast(match)["below"], forecast(match)["on_defender"]) == (True, [])
    told = match.play("resolve")
    assert facts(told, "rolls", "side", "column", "result") == [("confederate", "1-4", "1R")]


@pytest.mark.rule("A5A-6.2.6-c")
def test_of_terrain_that_helps_both_ways_the_part_that_hinders_counts() -> None:
    """A stream before a marsh, and a ring: the marsh shifts to the right, but the stream is terrain that hinders."""
    ground = plain(terrain={"marsh": ["3708"]}, water={"creek": ["3708|3808"]})
    match = fighting("u-joliat:3808 c-hebert:3708", on=ground)
    declare(match, "3708", "u-joliat")
    assert forecast(match)["below"] is True


@pytest.mark.rule("A5A-6.2.6-c")
def test_a_bombardment_below_1_4_does_nothing_but_is_an_attack() -> None:
    units = "u-carrart:4008 u-joliat:3710 c-little:3708 c-slack:3709"
    match = fighting(units, on=plain(terrain={"woods": ["3708"]}))
    told = resolve(match, "3708", "u-carrart")
    assert "rolls" not in kinds(told)
    match.play("stand")
    assert refused_by(match, "attack 3708") == "A5A-6.1-e"


@pytest.mark.rule("A5A-6.2.6-d")
def test_no_result_does_nothing() -> None:
    match = fighting("u-coler:3808 c-hebert:3708", NOTHING, NOTHING)
    told = resolve(match, "3708", "u-coler")
    assert not {"reduced", "eliminated", "retreats", "check-passed", "check-failed"} & set(kinds(told))


@pytest.mark.rule("A5A-6.2.6-a")
@pytest.mark.parametrize(("named", "results"), [("", ["3R", "-"]), ("outside-rows=no-effect", ["-", "-"])])
def test_a_roll_beyond_the_rows_reads_the_nearest(named: str, results: list[str]) -> None:
    """The rows of this table end at 6; 6 and a morale of 1 are 7."""
    tables = json.loads(printed_pack("pea-ridge"))["tables"]
    tables["rows"] = [1, 2, 3, 4, 5, 6]
    for name in ("attacker", "defender"):
        tables[name] = dict.fromkeys(tables["columns"], RESULTS[3:9])
    match = fighting("u-dodge:3808 c-hebert:3708", 6, 1, on=ground(tables=tables), fields=named)
    declare(match, "3708", "u-dodge")
    assert forecast(match)["on_defender"][0]["results"][-1] == results[0]
    assert [row[0] for row in facts(match.play("resolve"), "rolls", "result")] == results


# --- 6.4, checks


@pytest.mark.rule("A5A-6.4-a")
@pytest.mark.parametrize(
    ("unit", "die", "passes"),
    [("c-hebert", 4, True), ("c-hebert", 3, False), ("c-little", 5, True), ("c-little", 4, False)],
)
def test_four_or_more_with_its_own_morale_passes(unit: str, die: int, passes: bool) -> None:
    match = fighting(f"u-coler:3808 {unit}:3708", ONE, NOTHING + (unit == "c-little"), die)
    resolve(match, "3708", "u-coler")
    assert facts(match.log, "check-passed" if passes else "check-failed", "unit", "number") == [(unit, die)]


@pytest.mark.rule("A5A-6.4-b", "A5A-6.2.6-e")
def test_who_fails_goes_back_one_hex() -> None:
    match = fighting("u-coler:3808 c-hebert:3708 u-dodge:3707", ONE, NOTHING, 3)
    resolve(match, "3708", "u-coler u-dodge")
    match.play("morale 0")
    assert hexes(match, "c-hebert") == ["3608"]
    assert strength(match, "c-hebert") == "reduced"


@pytest.mark.rule("A5A-6.4-c", "A5A-6.5-j")
def test_who_fails_for_entering_a_zone_loses_a_step_and_stays() -> None:
    """The way back leads to a friend in an enemy zone."""
    units = "u-coler:3808 c-hebert:3708 c-mcnair:3607 u-dodge:3507 u-pattison:3609 u-greusel:3706"
    match = fighting(units, ONE_R, NOTHING, 3, 6)
    resolve(match, "3708", "u-coler")
    assert facts(match.log, "retreats", "unit", "hex") == [("c-hebert", "3607")]
    assert [event.rule for event in match.log if event.kind == "check-failed"] == ["A5A-6.5-j"]
    assert [event.rule for event in match.log if event.kind == "eliminated"] == ["A5A-6.4-c"]
