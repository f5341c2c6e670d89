"""AHD 1.2: the boxes of the map."""

from typing import Any

from longroll.games.house_divided.terms import CONFEDERATE, HOME_NAMES, SIDE_NAMES, UNION

Row = dict[str, Any]


class Places:
    """Boxes as tables of small numbers; lists go by the number of a box, and what has two parts by side first."""

    def __init__(self, rows: list[Row]) -> None:
        self.box_rows = rows
        self.box_names = read_boxes(rows)
        self.box_numbers = {name: number for number, name in enumerate(self.box_names)}
        self.boxes = len(rows)
        self.display_names = {str(row["id"]): str(row.get("label", row["name"])) for row in rows}
        self.home = [HOME_NAMES.index(row["home"]) for row in rows]
        self.port = [bool(row["port"]) for row in rows]
        self.ports = [box for box, port in enumerate(self.port) if port]
        self.works = [bool(row["permanent_entrenchment"]) for row in rows]
        self.recruit = [[int(row["recruit"][side]) for row in rows] for side in SIDE_NAMES[:2]]
        self.city = [self.recruit[UNION][box] + self.recruit[CONFEDERATE][box] > 0 for box in range(len(rows))]
        self.cities = [[box for box, number in enumerate(numbers) if number] for numbers in self.recruit]


def read_boxes(rows: list[Row]) -> list[str]:
    """AHD-1.2-b"""
    return [str(row["id"]) for row in rows]


def read_river_sides(row: Row) -> list[str]:
    """AHD-1.2-d"""
    return [str(side) for side in row["river_sides"]]
