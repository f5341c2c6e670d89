"""A grid of hexagons in columns: numbers, neighbours, distance and the straight line between two centres.

A hex is a pair (column, row), written CCRR; hexes of one column are stacked side to side, and the even columns stand
half a hex lower. Directions go clockwise from the top, so that the opposite of `d` is `(d + 3) % 6`.

For lines the plane is stretched until everything is whole: centres lie 3 apart across and 2 apart down, and a hex is
|y| <= 1, |x + y| <= 2, |x - y| <= 2 around its centre. Straight lines stay straight, so all of it is exact.
"""

from typing import Final, NamedTuple, TypeAlias

Hex: TypeAlias = tuple[int, int]
Pair: TypeAlias = tuple[Hex, Hex]

DIRECTION_NAMES: Final = ["U", "UR", "DR", "D", "DL", "UL"]
ACROSS: Final = [0, 1, 1, 0, -1, -1]  # columns
DOWN: Final = [-2, -1, 1, 2, 1, -1]  # half rows


class Trace(NamedTuple):
    """What the straight line between the centres of two hexes meets, in order.

    `hexes`: those strictly between whose inside it crosses. `along`: the pairs whose common side it runs along.
    `sides`: those it crosses, each as (hex left, hex entered). `corners`: (hex, one, other) where it enters or leaves
    `hex` by the corner at the end of the side between `one` and `other`, along which it runs.
    """

    hexes: list[Hex]
    along: list[Pair]
    sides: list[Pair]
    corners: list[tuple[Hex, Hex, Hex]]


def depth(column: int, row: int) -> int:
    """How far down the centre lies, in half hexes."""
    return 2 * row + (column % 2 == 0)


def at_depth(column: int, down: int) -> Hex:
    """The hex of a column whose centre lies so far down."""
    return column, (down - (column % 2 == 0)) // 2


def step(column: int, row: int, direction: int) -> Hex:
    """The neighbour in a direction, on the map or off it."""
    return at_depth(column + ACROSS[direction], depth(column, row) + DOWN[direction])


def distance(a: Hex, b: Hex) -> int:
    across = abs(a[0] - b[0])
    return across + max(0, abs(depth(*a) - depth(*b)) - across) // 2


def direction_to(a: Hex, b: Hex) -> int:
    """The direction of a neighbour; -1 if the hexes do not touch."""
    for direction in range(6):
        if step(a[0], a[1], direction) == b:
            return direction
    return -1


def number_of(column: int, row: int) -> str:
    return f"{column:02d}{row:02d}"


def read_number(text: str) -> Hex | None:
    """The hex that CCRR names, or None."""
    if len(text) != 4 or not text.isascii() or not text.isdigit():
        return None
    return int(text[:2]), int(text[2:])


def trace(a: Hex, b: Hex) -> Trace:
    """The straight line from the centre of `a` to the centre of `b`."""
    inside: list[Hex] = []
    along: list[Pair] = []
    sides: list[Pair] = []
    corners: list[tuple[Hex, Hex, Hex]] = []
    here = a
    while here != b:
        ways = leaving(a, b, here)
        if len(ways) == 1:
            reached = step(here[0], here[1], ways[0])
            sides.append((here, reached))
        else:  # by a corner: on along the side of the two hexes that meet there, or straight into one of them
            one, other = step(here[0], here[1], ways[0]), step(here[0], here[1], ways[1])
            grazed = [hex for hex in (one, other) if crosses(a, b, hex)]
            if grazed:
                reached = grazed[0]
                sides.append((here, reached))
            else:
                reached = step(one[0], one[1], ways[1])
                along.append((one, other))
                corners += [(here, one, other), (reached, one, other)]
        here = reached
        if here != b:
            inside.append(here)
    return Trace(inside, along, sides, corners)


def widths(x: int, y: int) -> tuple[int, int, int]:
    """A vector measured across the three pairs of sides: U and D, UR and DL, DR and UL; in half widths times 2."""
    return -2 * y, x - y, x + y


def offset(a: Hex, b: Hex) -> tuple[int, int, int]:
    return widths(3 * (b[0] - a[0]), depth(*b) - depth(*a))


def leaving(a: Hex, b: Hex, here: Hex) -> list[int]:
    """The one direction, or the two that meet in a corner, in which the line leaves a hex that it crosses."""
    course, start = offset(a, b), offset(here, a)
    best: list[int] = []
    far, by = 0, 1
    for axis in range(3):
        speed = abs(course[axis])
        if not speed:
            continue
        ahead = course[axis] > 0
        way = 2 - start[axis] if ahead else 2 + start[axis]  # until the side is reached, as a part of the course
        side = axis if ahead else axis + 3
        order = way * by - far * speed
        if not best or order < 0:
            best, far, by = [side], way, speed
        elif order == 0:
            best.append(side)
    return best


def crosses(a: Hex, b: Hex, hex: Hex) -> bool:
    """Whether the line meets the inside of a hex: it does unless all six corners lie on one side of it, or on it."""
    x, y = 3 * (b[0] - a[0]), depth(*b) - depth(*a)
    left, top = 3 * (hex[0] - a[0]), depth(*hex) - depth(*a)
    turns = [x * (top + v) - y * (left + u) for u, v in ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))]
    return min(turns) < 0 < max(turns)
