"""A5A 4.2, what a hex costs: its terrain, the side crossed, roads in place of both."""

from itertools import pairwise
from typing import Any

import pytest

from tests.games.five_aprils.field import field, play, points, printed
from tests.games.five_aprils.test_movement import FORMATIONS, RING, moving


@pytest.mark.rule("A5A-4.2-a")
@pytest.mark.parametrize(
    ("terrain", "water", "cost"),
    [("clear", "", "1"), ("clear", "stream", "2"), ("woods", "", "2"), ("woods", "creek", "4")],
)
def test_a_hex_costs_its_terrain_and_the_side_crossed(terrain: str, water: str, cost: str) -> None:
    match = moving("u-dodge", terrain={terrain: ["3706"]}, water={water: RING} if water else {})
    assert points(match)["3706"] == cost


@pytest.mark.rule("A5A-4.2-a")
def test_the_terrain_of_the_hex_left_costs_nothing() -> None:
    match = moving("u-dodge", terrain={"wooded-hill": ["3707"]})
    assert points(match)["3706"] == "1"


@pytest.mark.rule("A5A-4.2-b", "A5A-4.2-c")
@pytest.mark.parametrize(("crossing", "cost"), [("", "3"), ("ford", "2"), ("bridge", "2")])
def test_woods_across_a_stream(crossing: str, cost: str) -> None:
    crossings = {crossing: ["3706|3707"]} if crossing else {}
    match = moving("u-dodge", terrain={"woods": ["3706"]}, water={"stream": ["3706|3707"]}, crossings=crossings)
    assert points(match)["3706"] == cost


@pytest.mark.rule("A5A-4.2-d")
@pytest.mark.parametrize(("kind", "cost"), [("road", "½"), ("trail", "1")])
@pytest.mark.parametrize("terrain", ["woods", "wooded-hill", "clear"])
def test_a_line_over_the_side_is_paid_in_place_of_everything(kind: str, cost: str, terrain: str) -> None:
    match = moving("u-dodge", terrain={terrain: ["3706"]}, water={"creek": ["3706|3707"]}, roads={kind: ["3707 3706"]})
    assert points(match)["3706"] == cost


@pytest.mark.rule("A5A-4.2-d")
def test_a_railroad_has_a_rate_of_its_own() -> None:
    pack = printed("pea-ridge")
    assert pack["tables"]["sides"]["railroad"]["rate"] < pack["tables"]["hexes"]["wooded-hill"]["infantry"]
    tables = pack["tables"]
    tables["sides"]["railroad"]["rate"] = 1.5
    match = moving("u-dodge", terrain={"wooded-hill": ["3706"]}, roads={"railroad": ["3707 3706"]}, tables=tables)
    assert points(match)["3706"] == "1½"


@pytest.mark.rule("A5A-4.2-e")
def test_a_road_that_does_not_cross_the_side_used_gives_nothing() -> None:
    match = moving("u-dodge", terrain={"woods": ["3706", "3806"]}, roads={"road": ["3607 3707 3806", "3605 3706"]})
    assert points(match)["3806"] == "½"
    assert points(match)["3706"] == "2"


@pytest.mark.rule("A5A-4.2-a", "A5A-4.2-d", "A5A-4.2-g")
@pytest.mark.parametrize(("unit", "start"), [("u-dodge", "3707"), ("u-hussars", "4210"), ("u-carrart", "3505")])
def test_the_reach_is_that_of_the_printed_chart(unit: str, start: str) -> None:
    match = field(f"{unit}:{start}", marker=FORMATIONS[unit], turn=1)
    play(match, f"take {unit}")
    assert points(match) == {number: said(cost) for number, cost in cheapest(unit, start).items() if number != start}


def said(cost: float) -> str:
    return (str(int(cost)) if cost >= 1 else "") + ("½" if cost % 1 else "")


def cheapest(unit: str, start: str) -> dict[str, float]:
    """What every hex costs, worked out once more from the pack alone: no enemies, no other units."""
    pack = printed("pea-ridge")
    (row,) = [row for row in pack["units"] if row["id"] == unit]
    costs = {start: 0.0}
    todo = [start]
    while todo:
        here = todo.pop()
        for there in around(pack, here):
            price = side_price(pack, row["arm"], here, there)
            if price is None:
                continue
            first = here == start and price > row["full"][2]
            total = row["full"][2] if first else costs[here] + price
            if total <= row["full"][2] and total < costs.get(there, 99):
                costs[there] = total
                todo.append(there)
    return costs


def around(pack: dict[str, Any], number: str) -> list[str]:
    column, row = int(number[:2]), int(number[2:])
    up = row - (column % 2)
    near = [(column, row - 1), (column, row + 1)]
    near += [(column + side, up + down) for side in (-1, 1) for down in (0, 1)]
    columns, rows = pack["map"]["columns"], pack["map"]["rows"]
    return [f"{c:02}{r:02}" for c, r in near if columns[0] <= c <= columns[1] and rows[0] <= r <= rows[1]]


def side_price(pack: dict[str, Any], arm: str, here: str, there: str) -> float | None:
    chart, tables = pack["map"], pack["tables"]
    pair = {here, there}
    rates = [
        tables["sides"][row["kind"]]["rate"]
        for row in chart["lines"]
        if any({one, two} == pair for one, two in pairwise(row["hexes"]))
    ]
    if rates:
        return float(min(rates))
    kind = next((kind for kind, hexes in chart["terrain"].items() if there in hexes), chart["base"])
    parts = [tables["hexes"][kind][arm]]
    crossed = any(set(row["side"].split("|")) == pair for row in chart["crossings"])
    for row in [] if crossed else chart["water"]:
        parts += [tables["sides"][row["kind"]][arm] for side in row["sides"] if set(side.split("|")) == pair]
    parts += [tables["sides"]["talus"][arm] for side in chart["talus"] if set(side.split("|")) == pair]
    return None if None in parts else float(sum(parts))
