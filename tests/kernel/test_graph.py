from longroll.kernel.graph import Line, Path, lines_at, neighbours, paths_from

LINES = [Line(0, 1, 0), Line(1, 2, 1), Line(0, 1, 2), Line(2, 3, 0)]


def test_neighbours_are_distinct_although_lines_may_be_double() -> None:
    assert neighbours(4, LINES) == [[1], [0, 2], [1, 3], [2]]


def test_paths_use_every_line_and_never_come_back() -> None:
    paths = paths_from(0, LINES, lines_at(4, LINES))
    assert paths == [Path(0, -1, 1, 0, -1), Path(0, -1, 1, 2, -1), Path(0, 1, 2, 0, 1), Path(0, 1, 2, 2, 1)]
