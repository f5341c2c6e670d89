"""The options of the five battles: what each of them changes, and that our reading is the one without them."""

import json

import pytest

from longroll import Match
from longroll.games import TITLES, load
from tests.games.five_aprils.field import (
    code,
    field,
    goals,
    ground,
    play,
    refused_by,
    word,
)
from tests.games.five_aprils.fight import (
    NOTHING,
    declare,
    facts,
    fighting,
    offered,
    plain,
    resolve,
    shifts,
)
from tests.games.five_aprils.test_control import controls, ending, load_with, lost
from tests.games.five_aprils.test_pea_ridge import verdict as pea_ridge
from tests.games.five_aprils.test_shiloh import verdict as shiloh
from tests.games.five_aprils.test_shiloh_options import ways

BATTLES = [title for title, system in TITLES.items() if system == "five-aprils"]
SHILOH = plain("shiloh")


@pytest.mark.parametrize("title", BATTLES)
def test_every_option_can_be_chosen_and_is_written_down(title: str) -> None:
    for option in load(title).options:
        for value in option.values:
            match = Match.new(title, seed=1, options={option.name: value})
            assert word(match, option.name) == ("" if value == option.values[0] else value)
            again = Match.from_position(title, match.position_text(), dice=[])
            assert again.position_text() == match.position_text()


# --- shared: roads, the edge of the map, rows outside a table


@pytest.mark.rule("A5A-RUL-06")
def test_roads_open_barred_terrain_or_they_do_not() -> None:
    made = ground(terrain={"marsh": ["3706"]}, roads={"trail": ["3707 3706"]})
    for words, rule in (("", ""), ("road-bans=kept", "A5A-4.2-i")):
        match = field("u-carrart:3707", marker="carr", ground=made, fields=words)
        play(match, "take u-carrart")
        assert refused_by(match, "go 3706") == rule


@pytest.mark.rule("A5A-RUL-52", "A5A-6.2.4-h")
def test_at_the_edge_of_the_map_units_are_surrounded_or_they_are_not() -> None:
    for words, right in (("", 1), ("map-edge=open", 0)):
        match = fighting("u-coler:3102 u-pattison:3204 c-slack:3103 c-little:3120", fields=words)
        declare(match, "3103", "u-coler u-pattison" if "u-pattison" in offered(match, "with") else "u-coler")
        assert shifts(match).get("defenders-surrounded", 0) == right


@pytest.mark.rule("A5A-RUL-54")
@pytest.mark.parametrize(("words", "result"), [("", "3R"), ("outside-rows=no-effect", "-")])
def test_a_total_beyond_the_rows_gives_the_nearest_or_nothing(words: str, result: str) -> None:
    pack = json.loads(plain().pack)
    tables = pack["tables"]
    tables["rows"] = tables["rows"][:-3]  # to 6
    for name in ("attacker", "defender"):
        tables[name] = {column: cells[:-3] for column, cells in tables[name].items()}
    made = load_with(pack)
    match = fighting("u-dodge:3708 c-hebert:3707 c-price:3101", 6, NOTHING, *[6] * 6, on=made, fields=words)
    events = resolve(match, "3707", "u-dodge")
    assert facts(events, "rolls", "total", "result")[0] == (7, result)


# --- Pea Ridge: how the Confederates enter


def entering(unit: str, words: str, turn: int = 1, units: str = "", extra: str = "") -> Match:
    marker = "price" if unit in ("c-price", "c-little", "c-slack") else "mcculloch"
    return field(f"{unit}:off {units}", marker=marker, turn=turn, fields=f"{words} {extra}", others="x", dice=[1] * 20)


@pytest.mark.rule("A5A-13.4-a")
@pytest.mark.parametrize(
    ("words", "price", "hebert"),
    [
        ("", {"3104", "3105"}, {"3120"}),
        ("entry=swap", {"3120"}, {"3104", "3105"}),
        ("entry=unified", {"3104", "3105", "3120"}, {"3104", "3105", "3120"}),
    ],
)
def test_where_the_divisions_enter(words: str, price: set[str], hebert: set[str]) -> None:
    for unit, hexes_of in (("c-price", price), ("c-hebert", hebert)):
        match = entering(unit, words)
        assert ways(match, unit) == hexes_of
        play(match, f"take {unit}")
        assert goals(match) & {"3104", "3105", "3120"} == hexes_of
    union = field("u-vandever:off", marker="carr", turn=3, fields=words, others="x")
    assert ways(union, "u-vandever") == {"4512"}


@pytest.mark.rule("A5A-13.4-b")
def test_under_one_command_one_division_enters_on_turn_1_and_the_other_on_turn_2() -> None:
    units = "c-price:off c-little:off c-hebert:off c-pike:off u-dodge:4312"
    match = field(units, marker="price", turn=1, fields="entry=unified", others="x")
    play(match, "take c-price", "go 3120")
    assert refused_by(match, "take c-little") == ""
    came = f"entry=unified first-division={word(match, 'first-division')}"
    units = units.replace("c-price:off", "c-price:3120")
    second = field(units, marker="mcculloch", turn=1, fields=came, others="x")
    assert (code(second, "take c-hebert"), refused_by(second, "take c-hebert")) == (
        "other-division-first",
        "A5A-13.4-b",
    )
    later = field(units, marker="mcculloch", turn=2, fields=came, others="x")
    assert refused_by(later, "take c-hebert") == ""
    first = field(units.replace(":3120", ":off"), marker="mcculloch", turn=1, fields="entry=unified", others="x")
    assert refused_by(first, "take c-hebert") == "", "whichever comes first"
    as_printed = field(units, marker="mcculloch", turn=1, others="x")
    assert refused_by(as_printed, "take c-hebert") == "", "without the option both come"


def came_in(*units: str) -> str:
    """Under one command these units came in, each at a hex: the option and what the position remembers."""
    extras = ""
    for words in units:
        unit, place = words.split()
        match = entering(unit, "entry=unified", turn=2, extra=extras)
        play(match, f"take {unit}", f"go {place}")
        extras = " ".join(
            f"{name}={word(match, name)}" for name in ("first-division", "came-by-west") if word(match, name)
        )
    return f"entry=unified {extras}".strip()


@pytest.mark.rule("A5A-13.4-c", "A5A-RUL-24")
def test_if_both_came_by_b_the_confederates_need_one_objective_more() -> None:
    both = came_in("c-price 3104", "c-hebert 3105")
    assert pea_ridge(15, 3, 0, both) == ("confederate", "substantial", "A5A-13.4-c")
    assert pea_ridge(15, 2, 0, both) == pea_ridge(15, 2, 1, both) == ("confederate", "marginal", "A5A-13.4-c")
    assert pea_ridge(15, 1, 0, both) == ("union", "substantial", "A5A-13.4-c"), "the Union has two"
    assert pea_ridge(15, 1, 1, both) == ("", "draw", "A5A-13.4-c")
    assert pea_ridge(15, 0, 0, both) == pea_ridge(15, 0, 1, both) == ("union", "substantial", "A5A-13.4-c")
    assert pea_ridge(15, 0, 2, both) == ("", "draw", "A5A-13.4-c")
    assert pea_ridge(9, 2, 0, both) == ("confederate", "decisive", "A5A-13.3-b"), "the first day is as it was"
    assert pea_ridge(9, 1, 0, both) is None


@pytest.mark.rule("A5A-13.4-c")
@pytest.mark.parametrize(
    "units", [("c-price 3120", "c-hebert 3105"), ("c-price 3104", "c-hebert 3120"), ("c-price 3120", "c-hebert 3120")]
)
def test_if_a_division_came_by_a_nothing_changes(units: tuple[str, ...]) -> None:
    assert pea_ridge(15, 2, 0, came_in(*units)) == ("confederate", "substantial", "A5A-13.3-c")
    assert pea_ridge(15, 0, 1, came_in(*units)) == ("", "draw", "A5A-13.3-c")


# --- Shiloh: even points; its cavalry and Lew Wallace have a file of their own


@pytest.mark.rule("A5A-14.5-d", "A5A-RUL-26")
def test_who_wins_at_even_points() -> None:
    even = lost("shiloh", "union", 1) + " " + lost("shiloh", "confederate", 1)
    assert shiloh(17, 2, even) == ("union", "marginal", "A5A-14.5-d")
    assert shiloh(17, 2, even, "even-points=confederate-marginal") == ("confederate", "marginal", "A5A-14.5-d")


# --- Gettysburg


@pytest.mark.rule("A5A-RUL-65")
def test_objectives_are_the_unions_from_the_start_if_one_likes() -> None:
    match = Match.new("gettysburg", seed=1, options={"objectives-start": "union"})
    assert set(controls(match).values()) == {"union"}
    assert ending(
        "u-i11:3901 c-wilcox:3920", title="gettysburg", turn=22, marker="i-corps", fields="objectives-start=union"
    ) == (
        "union",
        "decisive",
        "A5A-15.6-f",
    )
