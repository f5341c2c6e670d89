"""Tables of the map: distances between boxes, and what can be attacked in one march."""

from typing import Final

from longroll.games.house_divided.components import (
    BOXES,
    CAVALRY,
    CONFEDERATE,
    HOME,
    INFANTRY,
    LINE_CLOSED,
    LINE_KIND,
    LINES,
    MEETING,
    PORTS,
    RAIL,
    ROUTE_CROSSES,
    ROUTE_END,
    ROUTE_FIRST,
    ROUTE_VIA,
    UNION,
)
from longroll.games.house_divided.movement import ROUTES_FOR, off_the_potomac

FAR: Final = 99.0
PACE: Final = [1.0, 0.6, 0.5]  # marches a road, a railway and a river take
VOYAGE: Final = 1.2
TWO_MARCHES: Final = 2.25  # by two friendly railways and one line more


def paces_from(side: int, start: int) -> list[float]:
    """How many marches it is from a box to every other, more or less."""
    found = [FAR] * BOXES
    found[start] = 0.0
    waiting = [start]
    while waiting:
        here = waiting.pop(0)
        for near, cost in steps_from(side, here):
            if found[here] + cost < found[near] - 1e-9:
                found[near] = found[here] + cost
                waiting.append(near)
    return found


def steps_from(side: int, here: int) -> list[tuple[int, float]]:
    steps: list[tuple[int, float]] = []
    for line in MEETING[here]:
        if side == CONFEDERATE and LINE_CLOSED[line]:
            continue
        near = LINES[line].a + LINES[line].b - here
        friendly = HOME[here] == side and HOME[near] == side
        kind = LINE_KIND[line]
        steps.append((near, 1.0 if kind == RAIL and not friendly else PACE[kind]))
    if side == UNION and here in PORTS:
        steps += [(port, VOYAGE) for port in PORTS if HOME[port] == UNION and port != here]
    return steps


def reachable(side: int, arm: int, box: int) -> list[int]:
    """The enemy boxes that a unit may enter in one march, if no unit is in the way."""
    found: list[int] = []
    for route in ROUTES_FOR[arm][box]:
        if side == CONFEDERATE and off_the_potomac(route):
            continue
        by_rail = LINE_KIND[ROUTE_FIRST[route]] == RAIL
        if arm == INFANTRY and by_rail and ROUTE_VIA[route] >= 0:
            continue
        if ROUTE_END[route] not in found:
            found.append(ROUTE_END[route])
    return found


def crossings(side: int, arm: int, box: int) -> list[bool]:
    """For each box struck at: is every way into it across a river?"""
    ends = reachable(side, arm, box)
    dry = [False] * BOXES
    for route in ROUTES_FOR[arm][box]:
        if not ROUTE_CROSSES[route]:
            dry[ROUTE_END[route]] = True
    return [not dry[end] for end in ends]


PACES: Final[list[list[list[float]]]] = [
    [paces_from(side, box) for box in range(BOXES)] for side in (UNION, CONFEDERATE)
]
STRIKES: Final[list[list[list[list[int]]]]] = [
    [[reachable(side, arm, box) for box in range(BOXES)] for arm in (INFANTRY, CAVALRY)]
    for side in (UNION, CONFEDERATE)
]
RIVER_CROSSINGS: Final[list[list[list[list[bool]]]]] = [
    [[crossings(side, arm, box) for box in range(BOXES)] for arm in (INFANTRY, CAVALRY)]
    for side in (UNION, CONFEDERATE)
]
# What can be attacked with two marches, but not with one.
BEYOND: Final[list[list[list[int]]]] = [
    [
        [
            end
            for end in range(BOXES)
            if 0 < PACES[side][box][end] <= TWO_MARCHES and end not in STRIKES[side][INFANTRY][box]
        ]
        for box in range(BOXES)
    ]
    for side in (UNION, CONFEDERATE)
]
