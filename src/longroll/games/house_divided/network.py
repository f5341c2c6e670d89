"""AHD 1.2: the lines between the boxes, and the routes of one or two lines that a unit may take."""

from longroll.games.house_divided.lines import judge_kinds
from longroll.games.house_divided.places import Places, Row
from longroll.games.house_divided.terms import CAVALRY, INFANTRY, LINE_KINDS, LINE_SIGNS, NOWHERE
from longroll.kernel.graph import Line, Path, lines_at, neighbours, paths_from


class Network(Places):
    """Lists go by the number of a line, of a route or of a box. `routes_for` has, by arm and box, the routes whose
    kinds of line the arm can use; `joined` has the boxes around each that a side may move to.

    Ways that are no routes have numbers too, so that they can be asked about: from `no_line` two boxes without such a
    line, from `round_trip` a way that ends where it began (by its first line), from `too_long` a way of so many lines.
    """

    def __init__(self, box_rows: list[Row], rows: list[Row]) -> None:
        super().__init__(box_rows)
        boxes, names = self.boxes, self.box_names
        lines = read_lines(rows, self.box_numbers)
        self.line_rows = rows
        self.lines = lines
        self.line_kind = [line.kind for line in lines]
        self.line_closed = [not row.get("confederate_movement", True) for row in rows]
        self.downstream = [self.box_numbers.get(row.get("downstream", ""), NOWHERE) for row in rows]
        self.line_texts = line_texts(lines, names)
        self.meeting = lines_at(boxes, lines)
        self.neighbours = neighbours(boxes, lines)
        open_lines = [line for line, closed in zip(lines, self.line_closed, strict=True) if not closed]
        self.joined = [self.neighbours, neighbours(boxes, open_lines)]
        paths = [path for box in range(boxes) for path in paths_from(box, lines, self.meeting)]
        self.routes = len(paths)
        self.route_start = [path.start for path in paths]
        self.route_via = [path.via for path in paths]
        self.route_end = [path.end for path in paths]
        self.route_first = [path.first for path in paths]
        self.route_second = [path.second for path in paths]
        self.route_before = [self.neighbours[path.end].index(last_stop(path)) for path in paths]
        self.route_crosses = [names[path.end] in rows[last_line(path)]["crossing_into"] for path in paths]
        self.route_names = [route_text(path, lines, names) for path in paths]
        self.route_numbers = {name: number for number, name in enumerate(self.route_names)}
        self.routes_for = [usable_routes(arm, boxes, paths, lines) for arm in (INFANTRY, CAVALRY)]
        self.no_line = len(paths)
        self.round_trip = self.no_line + boxes * len(LINE_KINDS) * boxes
        self.too_long = self.round_trip + boxes * len(LINE_KINDS)


def read_lines(rows: list[Row], box_numbers: dict[str, int]) -> list[Line]:
    """AHD-1.2-a, AHD-1.2-c"""
    return [Line(box_numbers[row["a"]], box_numbers[row["b"]], LINE_KINDS.index(row["type"])) for row in rows]


def line_texts(lines: list[Line], names: list[str]) -> set[str]:
    """Every line as `washington=baltimore`, in both directions."""
    return {
        f"{names[start]}{LINE_SIGNS[line.kind]}{names[end]}"
        for line in lines
        for start, end in ((line.a, line.b), (line.b, line.a))
    }


def last_line(path: Path) -> int:
    return path.first if path.second < 0 else path.second


def last_stop(path: Path) -> int:
    """The box from which the last line leads to the end."""
    return path.start if path.via < 0 else path.via


def usable_routes(arm: int, boxes: int, paths: list[Path], lines: list[Line]) -> list[list[int]]:
    found: list[list[int]] = [[] for _ in range(boxes)]
    for route, path in enumerate(paths):
        if path.second < 0 or not judge_kinds(arm, lines[path.first].kind, lines[path.second].kind):
            found[path.start].append(route)
    return found


def route_text(path: Path, lines: list[Line], names: list[str]) -> str:
    """`evansville~paducah~cairo`: the boxes in order, a sign for the kind of each line between them."""
    text = names[path.start] + LINE_SIGNS[lines[path.first].kind]
    if path.via < 0:
        return text + names[path.end]
    return text + names[path.via] + LINE_SIGNS[lines[path.second].kind] + names[path.end]
