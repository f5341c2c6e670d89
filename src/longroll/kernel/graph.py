"""A point-to-point map: places joined by lines of several kinds, two places perhaps by more than one line."""

from typing import NamedTuple


class Line(NamedTuple):
    a: int
    b: int
    kind: int


class Path(NamedTuple):
    """A way of one or two lines that ends elsewhere than it began; `via` and `second` are -1 on a single line."""

    start: int
    via: int
    end: int
    first: int
    second: int


def lines_at(places: int, lines: list[Line]) -> list[list[int]]:
    """For each place, the lines that meet there, in the order of the list."""
    meeting: list[list[int]] = [[] for _ in range(places)]
    for number, line in enumerate(lines):
        meeting[line.a].append(number)
        meeting[line.b].append(number)
    return meeting


def other_end(line: Line, place: int) -> int:
    return line.b if line.a == place else line.a


def neighbours(places: int, lines: list[Line]) -> list[list[int]]:
    """For each place, the distinct places one line away, in ascending order."""
    meeting = lines_at(places, lines)
    return [sorted({other_end(lines[n], place) for n in meeting[place]}) for place in range(places)]


def paths_from(start: int, lines: list[Line], meeting: list[list[int]]) -> list[Path]:
    """Every path of one line, then every path of two."""
    singles = [Path(start, -1, other_end(lines[n], start), n, -1) for n in meeting[start]]
    doubles = [
        Path(start, single.end, end, single.first, n)
        for single in singles
        for n in meeting[single.end]
        if (end := other_end(lines[n], single.end)) != start
    ]
    return singles + doubles
