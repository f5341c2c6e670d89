"""The map: spaces, the borders and railways between them, and the states they belong to."""

from typing import Any, Final

from longroll.games.american_civil_war.terms import (
    CONFEDERATE,
    HOME_NAMES,
    MEXICO,
    PARTIES,
    SORTS,
    SPACE_KINDS,
    UNION,
)

Row = dict[str, Any]
DIVIDE: Final = -82  # degrees of longitude: where the theatres meet until a commander says otherwise


class Places:
    """A space and a state are numbers; lists go by the number of a space, `state_*` by that of a state, `home_*` by
    colour. Neighbours and rails are in order. `no_army` and `no_counts` are the empty map of a position."""

    def __init__(self, chart: Row, capitals: dict[str, str]) -> None:
        rows = read_spaces(chart)
        self.space_rows = rows
        self.closed_lands = {str(row["id"]): str(row["name"]) for row in chart["closed_lands"]}
        self.space_names = [str(row["id"]) for row in rows]
        self.space_numbers = {name: number for number, name in enumerate(self.space_names)}
        self.display_names = {str(row["id"]): str(row["name"]) for row in rows}
        self.spaces = len(rows)
        self.all_spaces = list(range(self.spaces))
        self.no_army = [0] * (self.spaces * SORTS)
        self.no_counts = [0] * (self.spaces * PARTIES)
        self.railway_rows: list[Row] = chart["railways"]
        self.neighbours = read_neighbours(chart["borders"], self.space_numbers)
        self.rails = join(self.railway_rows, self.space_numbers)
        self.capital = read_capitals(capitals, self.space_numbers)
        self._read_marks(rows)
        self._read_homes(rows)
        self._read_states(chart["states"])

    def _read_marks(self, rows: list[Row]) -> None:
        self.is_city = [SPACE_KINDS.index(row["kind"]) == 1 for row in rows]
        self.is_port = [bool(row["port"]) for row in rows]
        self.is_coast = [bool(row["coastal"]) for row in rows]
        self.printed = [int(row["production"]) for row in rows]
        self.eastern = [int(float(row["lon"]) > DIVIDE) for row in rows]
        self.cities = [space for space in self.all_spaces if self.is_city[space]]
        self.ports = [space for space in self.all_spaces if self.is_port[space]]
        self.coasts = [space for space in self.all_spaces if self.is_coast[space]]

    def _read_homes(self, rows: list[Row]) -> None:
        self.home = read_homes(rows)
        self.home_spaces = [
            [space for space in self.all_spaces if self.home[space] == home] for home in range(len(HOME_NAMES))
        ]
        self.home_cities = [[space for space in spaces if self.is_city[space]] for spaces in self.home_spaces]
        self.mexico_city = self.home_cities[MEXICO][0]

    def _read_states(self, rows: list[Row]) -> None:
        self.state_rows = rows
        self.state_names = [str(row["id"]) for row in rows]
        self.states = len(rows)
        self.state_home = read_homes(rows)
        self.state_of = [self.state_names.index(row["state"]) for row in self.space_rows]
        self.state_spaces = [
            [space for space in self.all_spaces if self.state_of[space] == state] for state in range(self.states)
        ]
        self.southern_states = [state for state in range(self.states) if rows[state]["confederate"]]


def read_spaces(chart: Row) -> list[Row]:
    """ACW-B-board-01, ACW-B-board-05, ACW-S-map-01: regions and cities; no waters, no Territories."""
    return list(chart["spaces"])


def read_homes(rows: list[Row]) -> list[int]:
    """ACW-B-board-02, ACW-B-board-09: the colour of every space; eleven, thirteen and three of them are cities."""
    return [HOME_NAMES.index(row["home"]) for row in rows]


def read_neighbours(rows: list[Row], numbers: dict[str, int]) -> list[list[int]]:
    """ACW-B-board-07, ACW-S-map-05: rivers neither join nor part anything."""
    return join(rows, numbers)


def join(rows: list[Row], numbers: dict[str, int]) -> list[list[int]]:
    """For each space, the spaces that pairs join it to."""
    found: list[list[int]] = [[] for _ in numbers]
    for row in rows:
        a, b = numbers[row["a"]], numbers[row["b"]]
        found[a].append(b)
        found[b].append(a)
    return [sorted(spaces) for spaces in found]


def read_capitals(names: dict[str, str], numbers: dict[str, int]) -> list[int]:
    """ACW-B-gen-02: the capital of each side."""
    return [numbers[names[HOME_NAMES[side]]] for side in (UNION, CONFEDERATE)]
