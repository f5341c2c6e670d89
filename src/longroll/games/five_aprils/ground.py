"""A5A 2.1 and the terrain effects chart: the map of a pack as lists over hexes and sides, in half movement points."""

from itertools import pairwise
from typing import Any

from longroll.games.five_aprils.grid import Grid
from longroll.games.five_aprils.terms import (
    ARM_NAMES,
    BRIDGE,
    CROSSING,
    FORBIDDEN,
    FORD,
    GUNBOAT,
    RIVER,
    RIVER_HEX,
    TALUS,
    TERRAIN_NAMES,
    WATER,
    WATER_NAMES,
)


def halves(points: float | None) -> int:
    """Movement points of the chart as half points; None is a ban."""
    return FORBIDDEN if points is None else int(2 * points)


def read_terrain(grid: Grid, chart: dict[str, Any]) -> list[int]:
    """A5A-2.1-c, A5A-2.1-d, A5A-2.1-e, A5A-2.1-g"""
    terrain = [TERRAIN_NAMES.index(chart["base"])] * grid.hexes
    for name, numbers in chart["terrain"].items():
        for number in numbers:
            terrain[grid.numbers[number]] = TERRAIN_NAMES.index(name)
    return terrain


def read_hills(grid: Grid, chart: dict[str, Any]) -> list[int]:
    """Which hill a hex belongs to; only hexes of one hill are connected (A5A-6.2.4-c)."""
    hill = [-1] * grid.hexes
    for number, row in enumerate(chart["hills"]):
        for name in row["hexes"]:
            hill[grid.numbers[name]] = number
    return hill


def read_cuts(grid: Grid, chart: dict[str, Any]) -> list[bool]:
    """A5A-6.2.4-c: the sides between two hexes of one hill across which its colour does not run."""
    cut = [False] * (6 * grid.hexes)
    for text in chart.get("hill_cuts", []):
        for face in grid.sides(text):
            cut[face] = True
    return cut


def read_marked(grid: Grid, numbers: list[str]) -> list[bool]:
    marked = [False] * grid.hexes
    for number in numbers:
        marked[grid.numbers[number]] = True
    return marked


def read_sides(grid: Grid, chart: dict[str, Any]) -> list[int]:
    """A5A-2.1-f, A5A-15.1-a"""
    side = [0] * (6 * grid.hexes)
    for row in chart["water"]:
        for text in row["sides"]:
            mark(grid, side, text, 1 << WATER_NAMES.index(row["kind"]))
    for row in chart["crossings"]:
        mark(grid, side, row["side"], {"bridge": BRIDGE, "ford": FORD, "none": 0}[row["kind"]])
    for text in chart["talus"]:
        mark(grid, side, text, TALUS)
    return side


def mark(grid: Grid, side: list[int], text: str, flag: int) -> None:
    for face in grid.sides(text):
        side[face] |= flag


def read_waters(grid: Grid, chart: dict[str, Any]) -> list[int]:
    """Which watercourse a side is part of, or -1."""
    water = [-1] * (6 * grid.hexes)
    for number, row in enumerate(chart["water"]):
        for text in row["sides"]:
            for face in grid.sides(text):
                water[face] = number
    return water


def read_lines(grid: Grid, chart: dict[str, Any], effects: dict[str, Any], side: list[int]) -> list[int]:
    """A5A-12.2-a, A5A-15.5-a, A5A-15.5-b: the cheapest rate over each side. A line never opens an unbridged river
    (A5A-RUL-06), nor counts where it is said to have neither bridge nor ford (A5A-RUL-30)."""
    rate = [0] * (6 * grid.hexes)
    for row in chart["lines"]:
        cost = halves(effects[row["kind"]]["rate"])
        for one, other in pairwise(row["hexes"]):
            for face in grid.sides(f"{one}|{other}"):
                rate[face] = min(rate[face] or cost, cost)
    for face in range(6 * grid.hexes):
        if side[face] & RIVER and not side[face] & CROSSING:
            rate[face] = 0
    for row in chart["crossings"]:
        if row["kind"] == "none":
            for face in grid.sides(row["side"]):
                rate[face] = 0
    return rate


def read_entry_lines(grid: Grid, chart: dict[str, Any], effects: dict[str, Any]) -> list[int]:
    """The rate of the cheapest line that comes in at an edge hex, or 0 (A5A-8.2-b)."""
    rate = [0] * grid.hexes
    for row in chart["lines"]:
        cost = halves(effects[row["kind"]]["rate"])
        for number in (row["hexes"][0], row["hexes"][-1]):
            hex = grid.numbers[number]
            if grid.edge[hex]:
                rate[hex] = min(rate[hex] or cost, cost)
    return rate


def read_hex_costs(terrain: list[int], chart: dict[str, Any], shores: list[bool]) -> list[list[int]]:
    """A5A-14.3-b: by arm and hex; gunboats pay 1 on the river and on its shores, and go nowhere else."""
    costs = [[halves(chart[TERRAIN_NAMES[kind]][arm]) for kind in terrain] for arm in ARM_NAMES]
    for hex, shore in enumerate(shores):
        if shore:
            costs[GUNBOAT][hex] = halves(chart[TERRAIN_NAMES[RIVER_HEX]][ARM_NAMES[GUNBOAT]])
    return costs


def read_costs(grid: Grid, side: list[int], hex_cost: list[list[int]], effects: dict[str, Any]) -> list[list[int]]:
    """A5A-4.2-b: by arm and side, to leave a hex over that side by ordinary terrain, hex and side together."""
    costs: list[list[int]] = []
    for arm, name in enumerate(ARM_NAMES):
        extra = [side_cost(flags, effects, name) for flags in range(2 * TALUS)]
        costs.append([FORBIDDEN] * (6 * grid.hexes))
        for face, entered in enumerate(grid.neighbour):
            if entered >= 0:
                costs[arm][face] = min(FORBIDDEN, hex_cost[arm][entered] + extra[side[face]])
    return costs


def side_cost(flags: int, effects: dict[str, Any], arm: str) -> int:
    """What water and talus add; a bridge or a ford cancels the water (A5A-4.2-c), a River too (A5A-RUL-44)."""
    cost = halves(effects["talus"][arm]) if flags & TALUS else 0
    if flags & WATER and not flags & CROSSING:
        for bit, name in enumerate(WATER_NAMES):
            if flags & 1 << bit:
                cost += halves(effects[name][arm])
    return min(cost, FORBIDDEN)


def read_water_shifts(side: list[int], effects: dict[str, Any]) -> list[int]:
    """The shift of the watercourse on each side (A5A-6.2.4-e); bridges and fords do not lift it."""
    shift = [0, *(int(effects[name]["shift"]) for name in WATER_NAMES)]
    return [shift[(flags & WATER).bit_length()] for flags in side]


def read_talus_shifts(side: list[int], effects: dict[str, Any]) -> list[int]:
    shift = int(effects["talus"]["shift"])
    return [shift if flags & TALUS else 0 for flags in side]
