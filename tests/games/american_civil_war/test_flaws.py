"""A broken pack is told where it is broken."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longroll.games.american_civil_war.basic.setup import set_up as set_up_basic
from longroll.games.american_civil_war.components import Components
from longroll.games.american_civil_war.options import OPTIONS
from longroll.games.american_civil_war.pack import check_pack, load_pack, printed_components, write_pack
from longroll.games.american_civil_war.standard.setup import set_up as set_up_standard
from tests.games.american_civil_war.packs import MISSING, changed_pack
from tests.games.flaws import ANYTHING, Swap, expect_flaw, say, swapped, swaps

CHANGES: list[tuple[str, Any, str | None]] = [
    ("format", "longroll-pack 2", 'format: "longroll-pack 2" is not one of these: longroll-pack 1'),
    (
        "title",
        "civil-war",
        'title: "civil-war" is not one of these: civil-war-basic, civil-war-standard, civil-war-teams',
    ),
    ("name", "", 'name: "" has 0 letters, 1 to 60 are allowed'),
    ("map", None, "map: null is not an object"),
    ("map.spaces", [], "map.spaces: 0 things, 2 or more are allowed"),
    ("map.spaces[0].id", "vermont", 'map.spaces[2].id: "vermont" is already at map.spaces[0].id'),
    ("map.spaces[0].id", "Maine!", 'map.spaces[0].id: "Maine!" is not an id (small letters, digits and hyphens)'),
    ("map.spaces[0].id", "turn", 'map.spaces[0].id: "turn" means something else in the text of a position'),
    (
        "map.spaces[0].id",
        "attacker-line-1",
        'map.spaces[0].id: "attacker-line-1" means something else in the text of a position',
    ),
    ("map.spaces[0].name", 3, "map.spaces[0].name: 3 is not a text"),
    ("map.spaces[0].kind", "town", 'map.spaces[0].kind: "town" is not one of these: region, city'),
    ("map.spaces[0].state", "main", 'map.spaces[0].state: "main" is not a state of this map (maine?)'),
    (
        "map.spaces[0].home",
        "nort",
        'map.spaces[0].home: "nort" is not one of these: north, south, border, canada, mexico',
    ),
    ("map.spaces[0].production", 5, "map.spaces[0].production: only a city pays points"),
    ("map.spaces[boston].production", 100, "map.spaces[59].production: 100 is not between 0 and 99"),
    ("map.spaces[boston].port", 1, "map.spaces[59].port: 1 is not true or false"),
    ("map.spaces[boston].coastal", False, "map.spaces[59].port: a port must be on the coast"),
    ("map.spaces[0].lon", 71, "map.spaces[0].lon: 71 is not between -120 and -50 degrees"),
    ("map.spaces[0].lat", "45", 'map.spaces[0].lat: "45" is not between 10 and 65 degrees'),
    ("map.spaces[mexico-city].kind", "region", "map.spaces: no city belongs to mexico"),
    ("map.borders[0].a", "arkansa", 'map.borders[0].a: "arkansa" is not a space of this map (arkansas?)'),
    ("map.borders[0].b", "arkansas", "map.borders[0].b: both ends are the same space"),
    ("map.borders", [], "map.spaces[0]: it borders on no other space"),
    ("map.railways[0].lines", [4], "map.railways[0].lines[0].name: 4 is not a text"),
    ("map.railways[0].b", MISSING, "map.railways[0].b: missing"),
    ("map.states[0].id", "vermont", 'map.states[2].id: "vermont" is already at map.states[0].id'),
    ("map.states[0].confederate", "no", 'map.states[0].confederate: "no" is not true or false'),
    ("map.production_variants[0].id", "mine", 'map.production_variants[0].id: "mine" is not one of these: st-louis-40'),
    ("map.production_variants[0].values.maine", 5, 'map.production_variants[0].values.maine: "maine" is not a city'),
    ("map.closed_lands[0].id", "maine", 'map.closed_lands[0].id: "maine" is already at map.spaces[0].id'),
    ("capitals.south", "washington", 'capitals.south: "washington" is the capital of both sides'),
    ("capitals.north", "maryland", 'capitals.north: "maryland" is not a city'),
    ("calendar[4].turn", 6, "calendar[4].turn: 6 where 5 is due"),
    ("calendar[4].month", 13, "calendar[4].month: 13 is not between 1 and 12"),
    ("calendar[4].month", 3, "calendar[4]: 1862-03 does not follow the month before it"),
    ("calendar", [], "calendar: 0 things, 1 or more are allowed"),
    ("scenarios[1]", MISSING, "scenarios: historical is missing"),
    ("scenarios[0].naval_rating", {}, "scenarios[0].naval_rating: unknown field"),
    ("scenarios[1].rail_actions.north", -1, "scenarios[1].rail_actions.north: -1 is not between 0 and 60"),
    ("scenarios[1].fixed[0].space", "quebec", 'scenarios[1].fixed[0].space: "quebec" is closed when the war begins'),
    ("scenarios[1].fixed[0].space", "richmond", 'scenarios[1].fixed[4].space: both sides stand in "richmond"'),
    ("scenarios[1].fixed[0].space", "norfolk", None),
    ("scenarios[0].fixed[0].space", "boston", 'scenarios[0].fixed[0].space: "boston" has a garrison of the other side'),
    ("scenarios[1].fixed[0].infantry", 61, "scenarios[1].fixed[0].infantry: 61 is not between 0 and 60"),
    ("scenarios[1].fixed[0].infantri", 1, "scenarios[1].fixed[0].infantri: unknown field (infantry?)"),
    (
        "scenarios[1].free[1].infantry",
        12,
        "scenarios[1].free: 12 pieces are to be placed, there are 11 states of that side, south",
    ),
    ("scenarios[1].free[1].cavalry", 1, "scenarios[1].free[1].cavalry: unknown field"),
    ("tables.costs.basic.infantry", 0, "tables.costs.basic.infantry: 0 is not between 1 and 99"),
    ("tables.costs.south.rail_action", MISSING, "tables.costs.south.rail_action: missing"),
    ("tables.basic_battle.rally", 14, "tables.basic_battle.rally: 14 is not between 2 and 13"),
    (
        "tables.fire.artillery.range_2.cavalry",
        None,
        "tables.fire.artillery.range_2.cavalry: null is not a whole number",
    ),
    ("tables.charge.cavalry.artillery", 7, "tables.charge.cavalry.artillery: 7 is not between -6 and 6"),
    ("tables.pursuit.infantry.infantry", None, None),
    ("tables.pursuit.infantry.infantry", 8, "tables.pursuit.infantry.infantry: 8 is not between 1 and 7"),
    ("tables.terrain.number[1].min", 7, "tables.terrain.number[1].min: 7 where 6 is due"),
    ("tables.terrain.kind[5]", MISSING, "tables.terrain.kind: nothing for a roll of 12"),
    (
        "tables.terrain.kind[1].id",
        "hills",
        'tables.terrain.kind[1].id: "hills" is not one of these: river-behind, stream, village, woods, hill',
    ),
    ("tables.entrenchment[4]", MISSING, "tables.entrenchment: nothing for 1865"),
    ("tables.entrenchment[1].year", 1863, "tables.entrenchment[1].year: 1863 where 1862 is due"),
    ("tables.reinforcements[0].roll", [], "tables.reinforcements: nothing for a roll of 1"),
    ("tables.naval_battle[1].min", 1, "tables.naval_battle[1].min: the rows go upwards and begin with 1"),
    ("tables.railways_spared[0]", "maine", 'tables.railways_spared[0]: "maine" is not a city'),
    ("tables.emancipation.desertion_on", [1, 1], "tables.emancipation.desertion_on[1]: 1 is already at"),
    ("tables.conscription.riot_cities.north[0]", "bostn", "tables.conscription.riot_cities.north[0]"),
    ("tables.war_with_europe.france.units.tanks", 1, "tables.war_with_europe.france.units.tanks: unknown field"),
    ("tables.victory.basic_cities", 12, "tables.victory.basic_cities: 12 is not between 5 and 11"),
    (
        "tables.victory.counted_as_northern[0]",
        "boston",
        'tables.victory.counted_as_northern: "boston" counts for a side already',
    ),
    ("tables.election.date", "1866-01", 'tables.election.date: "1866-01" is not a month of the war'),
    ("provenance.spaces.maine", 4, "provenance.spaces.maine: 4 is not a text"),
    ("provenance", MISSING, None),
    ("maps", {}, "maps: unknown field (map?)"),
    ("tables", MISSING, "tables: missing"),
]


def told(pack: Any) -> list[str]:
    return say(check_pack(pack))


@pytest.mark.parametrize(("path", "value", "flaw"), CHANGES, ids=[f"{path}={value}"[:60] for path, value, _ in CHANGES])
def test_a_flaw_is_told_with_its_place(path: str, value: Any, flaw: str | None) -> None:
    expect_flaw(changed_pack({path: value}), flaw, check_pack)


def test_every_flaw_is_told() -> None:
    pack = changed_pack({"map.spaces[3].lat": 91, "calendar[7].year": "1862", "tables.rally": 1, "capitals.north": "x"})
    assert told(pack) == [
        "map.spaces[3].lat: 91 is not between 10 and 65 degrees",
        'capitals.north: "x" is not a space of this map',
        'calendar[7].year: "1862" is not a whole number',
        "tables.rally: 1 is not between 2 and 13",
    ]


@pytest.mark.parametrize("table", ["experience", "politics"])
def test_a_flaw_is_told_once_although_its_table_is_read_twice(table: str) -> None:
    assert told(changed_pack({f"tables.{table}": None})) == [f"tables.{table}: null is not an object"]


def test_a_border_and_a_railway_are_drawn_once() -> None:
    for key in ("borders", "railways"):
        pack = changed_pack({})
        first = pack["map"][key][0]
        pack["map"][key].append({**first, "a": first["b"], "b": first["a"]})
        assert f"map.{key}[{len(pack['map'][key]) - 1}]" in told(pack)[0]


PLAIN = [0] * len(OPTIONS)


@given(swaps(printed_components().pack))
def test_whatever_passes_can_be_played(changes: list[Swap]) -> None:
    pack = swapped(printed_components().pack, changes)
    if pack is not None and not check_pack(pack):
        components = Components(pack)
        assert set_up_basic(components, 0, PLAIN).pack()
        assert set_up_standard(components, 2, PLAIN).pack()
        assert load_pack(write_pack(pack)) == pack


PATHS = sorted({path for path, _, _ in CHANGES if path != "maps"})


@given(st.sampled_from(PATHS), ANYTHING)
def test_nothing_put_anywhere_makes_it_stumble(path: str, value: Any) -> None:
    pack = changed_pack({path: value})
    if not check_pack(pack):
        Components(pack)
