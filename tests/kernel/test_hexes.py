"""Hexes: the pairs and distances that the Pea Ridge example proves, and lines drawn with exact arithmetic."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longroll.kernel.hexes import (
    Hex,
    Trace,
    depth,
    direction_to,
    distance,
    number_of,
    read_number,
    step,
    trace,
)


def words(text: str) -> list[str]:
    return text.split()


PAIRS = words("""3205-3105 3205-3204 3205-3306 3105-3204 3104-3204 3104-3203 3203-3303 3303-3402 3205-3305
3305-3405 3405-3505 3402-3503 3503-3603 3707-3606 3606-3605 3605-3604 3505-3605 3505-3604 3603-3604
3505-3404 3603-3503 3404-3304 3402-3403 3403-3504 3504-3604 3604-3705 3604-3704 3705-3605 3707-3706
3504-3503 3503-3602 3404-3504 3706-3605 4110-4009 4009-3909 2806-2906 0110-0210 0210-0310 0310-0410
0410-0411 0411-0512""")
# Adjacent only because the even columns are the low ones: the first nine as printed, the others on inferred routes.
DISCRIMINATING = words("""3707-3606 3205-3306 3604-3705 3505-3404 3402-3503 3403-3504 3503-3602 3604-3505 3706-3605
3105-3204 3104-3203 3303-3402 4110-4009""")
DISTANCES = {
    "4312-3707": 8,
    "4110-3606": 6,
    "3909-3707": 3,
    "3205-3505": 3,
    "3105-3505": 4,
    "3305-3505": 2,
    "3505-3705": 2,
    "3605-4117": 14,
    "3605-3605": 0,
}
HEXES = st.tuples(st.integers(1, 12), st.integers(1, 12))


def hex_of(number: str) -> Hex:
    found = read_number(number)
    assert found is not None
    return found


def ends(pair: str) -> tuple[Hex, Hex]:
    return hex_of(pair[:4]), hex_of(pair[5:])


def numbers(hexes: list[Hex]) -> list[str]:
    return [number_of(*hex) for hex in hexes]


def line(pair: str) -> Trace:
    return trace(*ends(pair))


@pytest.mark.parametrize("pair", PAIRS)
def test_the_hexes_of_the_example_touch(pair: str) -> None:
    a, b = ends(pair)
    assert distance(a, b) == 1
    assert step(*a, direction_to(a, b)) == b
    assert step(*b, direction_to(b, a)) == a


@pytest.mark.parametrize("pair", DISCRIMINATING)
def test_the_even_columns_are_the_low_ones(pair: str) -> None:
    (a, row), (b, other) = ends(pair)
    assert abs(a - b) == 1
    assert distance((a, row), (b, other)) == 1
    assert distance((a + 1, row), (b + 1, other)) == 2  # the same rows with odd columns low


@pytest.mark.parametrize("pair", DISTANCES)
def test_distances_of_the_example(pair: str) -> None:
    assert distance(*ends(pair)) == DISTANCES[pair]


def test_directions_go_clockwise_from_the_top() -> None:
    assert numbers([step(36, 5, direction) for direction in range(6)]) == [
        "3604",
        "3705",
        "3706",
        "3606",
        "3506",
        "3505",
    ]
    assert numbers([step(35, 5, direction) for direction in range(6)]) == [
        "3504",
        "3604",
        "3605",
        "3506",
        "3405",
        "3404",
    ]


def test_hexes_that_do_not_touch_lie_in_no_direction() -> None:
    assert direction_to((35, 5), (37, 5)) == -1
    assert direction_to((35, 5), (35, 5)) == -1


@pytest.mark.parametrize("text", ["", "360", "36055", "36x5", "-605", "３６０５", "36 5"])
def test_what_is_not_a_number_of_a_hex(text: str) -> None:
    assert read_number(text) is None


@given(HEXES, st.integers(0, 5))
def test_a_step_back_leads_back(hex: Hex, direction: int) -> None:
    there = step(*hex, direction)
    assert distance(hex, there) == 1
    assert step(*there, (direction + 3) % 6) == hex


@given(HEXES, HEXES, HEXES)
def test_distance_is_a_distance(a: Hex, b: Hex, c: Hex) -> None:
    assert distance(a, b) == distance(b, a)
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, c) <= distance(a, b) + distance(b, c)


@given(HEXES, HEXES)
def test_some_neighbour_is_always_nearer(a: Hex, b: Hex) -> None:
    if a != b:
        assert min(distance(step(*a, direction), b) for direction in range(6)) == distance(a, b) - 1


def test_neighbours_see_each_other_over_one_side() -> None:
    assert line("3604-3605") == Trace([], [], [((36, 4), (36, 5))], [])


def test_a_line_along_a_side_crosses_no_hex() -> None:
    seen = line("3505-3705")
    assert seen.hexes == []
    assert seen.along == [((36, 4), (36, 5))]
    assert seen.sides == []
    assert seen.corners == [((35, 5), (36, 4), (36, 5)), ((37, 5), (36, 4), (36, 5))]


def test_a_long_line_along_two_sides_crosses_the_hex_between() -> None:
    seen = line("3505-3905")
    assert numbers(seen.hexes) == ["3705"]
    assert seen.along == [((36, 4), (36, 5)), ((38, 4), (38, 5))]
    assert seen.sides == []
    assert [number_of(*hex) for hex, _, _ in seen.corners] == ["3505", "3705", "3705", "3905"]


def test_a_line_down_a_column_crosses_the_hexes_of_the_column() -> None:
    seen = line("3601-3605")
    assert numbers(seen.hexes) == ["3602", "3603", "3604"]
    assert len(seen.sides) == 4


@pytest.mark.parametrize(
    ("pair", "between"),
    [
        ("3606-3404", "3506 3505"),
        ("3606-3305", "3506 3405"),
        ("3606-3304", "3506 3505 3405 3404"),
        ("3105-3306", "3205"),
    ],
)
def test_lines_of_the_example(pair: str, between: str) -> None:
    assert numbers(line(pair).hexes) == words(between)
    assert line(pair).along == []


def test_a_line_through_a_corner_enters_one_of_the_two_hexes_there() -> None:
    seen = trace((0, 0), (5, 2))  # passes two corners, a third of the way each, and runs along no side
    assert seen.along == []
    assert seen.corners == []
    assert seen.hexes == crossed_by_sampling((0, 0), (5, 2))
    assert len(seen.sides) == len(seen.hexes) + 1


POINTS = 210


def crossed_by_sampling(a: Hex, b: Hex) -> list[Hex]:
    """The hexes in whose inside any of many points of the line lies; all lengths are multiplied by `POINTS`."""
    across, down = 3 * (b[0] - a[0]), depth(*b) - depth(*a)
    near = [(c, r) for c in range(min(a[0], b[0]) - 1, max(a[0], b[0]) + 2) for r in range(a[1] - 14, a[1] + 15)]
    away = [(hex, 3 * (a[0] - hex[0]) * POINTS, (depth(*a) - depth(*hex)) * POINTS) for hex in near]
    found: list[Hex] = []
    for part in range(POINTS + 1):
        for hex, left, top in away:
            u, v = left + across * part, top + down * part
            if abs(v) < POINTS and abs(u + v) < 2 * POINTS and abs(u - v) < 2 * POINTS and hex not in found:
                found.append(hex)
    return [hex for hex in found if hex not in (a, b)]


@pytest.mark.parametrize("across", range(-4, 5))
def test_lines_as_far_as_guns_shoot_agree_with_points_on_them(across: int) -> None:
    for row in range(1, 10):
        for column in (10, 11):
            target = (column + across, row)
            if target != (column, 5):
                assert trace((column, 5), target).hexes == crossed_by_sampling((column, 5), target)


@given(HEXES, HEXES)
def test_a_line_is_the_same_from_both_ends(a: Hex, b: Hex) -> None:
    there, back = trace(a, b), trace(b, a)
    assert back.hexes == there.hexes[::-1]
    assert [(other, one) for one, other in back.sides[::-1]] == there.sides
    assert [{*pair} for pair in back.along[::-1]] == [{*pair} for pair in there.along]
    assert [hex for hex, _, _ in back.corners[::-1]] == [hex for hex, _, _ in there.corners]


@given(HEXES, HEXES)
def test_a_line_is_a_chain(a: Hex, b: Hex) -> None:
    seen = trace(a, b)
    assert all(distance(one, other) == 1 for one, other in seen.sides + seen.along)
    assert a not in seen.hexes
    assert b not in seen.hexes
    if a != b:
        assert len(seen.sides) + len(seen.along) == len(seen.hexes) + 1


@given(HEXES, HEXES, st.integers(-3, 3), st.integers(-3, 3))
def test_a_line_is_the_same_elsewhere(a: Hex, b: Hex, columns: int, rows: int) -> None:
    def moved(hex: Hex) -> Hex:
        return hex[0] + 2 * columns, hex[1] + rows

    assert trace(moved(a), moved(b)).hexes == [moved(hex) for hex in trace(a, b).hexes]
