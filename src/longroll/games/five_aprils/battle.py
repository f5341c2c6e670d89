"""A5A 2.0, one battle as it is printed: its map, counters and tables, as flat lists of small numbers.

A hex, a unit, a formation and a division are numbers; a side of a hex is 6 * hex + direction. Costs are in half
movement points. What changes during play is not here.
"""

from typing import Any

from longroll.games.five_aprils.grid import Grid
from longroll.games.five_aprils.ground import (
    halves,
    read_costs,
    read_cuts,
    read_entry_lines,
    read_hex_costs,
    read_hills,
    read_lines,
    read_marked,
    read_sides,
    read_talus_shifts,
    read_terrain,
    read_water_shifts,
    read_waters,
)
from longroll.games.five_aprils.rays import RAY_TO, RAYS, Ray
from longroll.games.five_aprils.terms import (
    ARM_NAMES,
    ARTILLERY,
    COLUMN_NAMES,
    SIDE_NAMES,
    TAG_NAMES,
    TALUS,
    TERRAIN_NAMES,
    WORK_NAMES,
)
from longroll.kernel.hexes import DIRECTION_NAMES


class Battle:
    """Made of a pack that `check_pack` finds sound."""

    def __init__(self, pack: dict[str, Any]) -> None:
        self.pack = pack
        self.title: str = pack["title"]
        self.name: str = pack["name"]
        self.grid = Grid(pack["map"]["columns"], pack["map"]["rows"])
        self._set_hexes(self.grid)
        self._set_ground(self.grid, pack["map"], pack["tables"])
        self._set_places(self.grid, pack["map"])
        self._set_turns(pack["turns"], pack["combat"])
        self._set_formations(pack["formations"], pack["units"])
        self._set_units(self.grid, pack["units"])
        self._set_values(pack["units"])
        self._set_tables(pack["tables"])
        self._seen: list[bool] = [False] * self.hexes
        self._sights: list[list[int]] = [[] for _ in range(self.hexes)]
        self._seen_from: list[set[int]] = [set() for _ in range(self.hexes)]

    def _set_hexes(self, grid: Grid) -> None:
        self.hexes: int = grid.hexes
        self.hex_names: list[str] = grid.names
        self.hex_numbers: dict[str, int] = grid.numbers
        self.column: list[int] = grid.column
        self.row: list[int] = grid.row
        self.depth: list[int] = grid.depth
        self.neighbour: list[int] = grid.neighbour
        self.edge: list[bool] = grid.edge

    def _set_ground(self, grid: Grid, chart: dict[str, Any], tables: dict[str, Any]) -> None:
        kinds, effects = tables["hexes"], tables["sides"]
        self.terrain: list[int] = read_terrain(grid, chart)
        self.hill: list[int] = read_hills(grid, chart)
        self.hill_cut: list[bool] = read_cuts(grid, chart)
        self.bank: list[bool] = read_marked(grid, chart["bank"])
        self.shore: list[bool] = read_marked(grid, chart.get("shore", []))
        self.side: list[int] = read_sides(grid, chart)
        self.water: list[int] = read_waters(grid, chart)
        self.water_names: list[str] = [row["name"] for row in chart["water"]]
        self.line: list[int] = read_lines(grid, chart, effects, self.side)
        self.entry_line: list[int] = read_entry_lines(grid, chart, effects)
        self.hex_cost: list[list[int]] = read_hex_costs(self.terrain, kinds, self.shore)
        self.cost: list[list[int]] = read_costs(grid, self.side, self.hex_cost, effects)
        self.hex_shift: list[int] = [int(kinds[TERRAIN_NAMES[kind]]["shift"]) for kind in self.terrain]
        self.water_shift: list[int] = read_water_shifts(self.side, effects)
        self.talus_shift: list[int] = read_talus_shifts(self.side, effects)
        self.works_shift: list[int] = [int(effects[name]["shift"]) for name in WORK_NAMES]
        self.blocks: list[bool] = [bool(kinds[TERRAIN_NAMES[kind]]["blocks"]) for kind in self.terrain]

    def _set_places(self, grid: Grid, chart: dict[str, Any]) -> None:
        """A5A-2.1-h"""
        numbers = grid.numbers
        self.compass: list[int] = [
            sum(1 << DIRECTION_NAMES.index(name) for name in chart["compass"][side]) for side in SIDE_NAMES[:2]
        ]
        self.entry_letters: list[str] = [row["letter"] for row in chart["entries"]]
        self.entries: list[list[int]] = [[numbers[name] for name in row["hexes"]] for row in chart["entries"]]
        self.objectives: list[int] = [numbers[row["hex"]] for row in chart["objectives"]]
        self.objective_names: list[str] = [row["name"] for row in chart["objectives"]]
        self.objective_side: list[int] = [SIDE_NAMES.index(row["side"] or "nobody") for row in chart["objectives"]]
        self.first_control: int = SIDE_NAMES.index(chart["control"])

    def _set_turns(self, turns: list[dict[str, Any]], combat: dict[str, int]) -> None:
        """A5A-12.3-a, A5A-16.1-a: lists by turn; the turn 0 is before the first."""
        self.last_turn: int = len(turns)
        self.day: list[int] = [0, *(row["day"] for row in turns)]
        self.night: list[bool] = [False, *(row["night"] for row in turns)]
        self.check: list[bool] = [False, *(row["check"] for row in turns)]
        self.times: list[str] = ["", *(row["time"] for row in turns)]
        self.arrivals_from: list[int] = [1, *(row.get("arrivals", [1, 0])[0] for row in turns)]
        self.arrivals: list[int] = [0, *(row.get("arrivals", [1, 0])[1] for row in turns)]
        self.combat_from: list[int] = [combat[side] for side in SIDE_NAMES[:2]]

    def _set_formations(self, rows: list[dict[str, Any]], units: list[dict[str, Any]]) -> None:
        """A5A-2.2-f, A5A-12.3-b, A5A-14.3-a"""
        self.formations: int = len(rows)
        self.formation_names: list[str] = [row["id"] for row in rows]
        self.formation_side: list[int] = [SIDE_NAMES.index(row["side"]) for row in rows]
        self.markers: list[int] = [row["markers"] for row in rows]
        self.first_turn: list[int] = [row["first_turn"] for row in rows]
        self.division_names: list[str] = []
        self.division_formation: list[int] = []
        for unit in units:
            if unit["division"] and unit["division"] not in self.division_names:
                self.division_names.append(unit["division"])
                self.division_formation.append(self.formation_names.index(unit["formation"]))

    def _set_units(self, grid: Grid, rows: list[dict[str, Any]]) -> None:
        """A5A-2.2-b, A5A-2.2-g, A5A-2.2-j"""
        self.units: int = len(rows)
        self.unit_names: list[str] = [row["id"] for row in rows]
        self.unit_numbers: dict[str, int] = {name: unit for unit, name in enumerate(self.unit_names)}
        self.labels: list[str] = [row["label"] for row in rows]
        self.unit_side: list[int] = [SIDE_NAMES.index(row["side"]) for row in rows]
        self.arm: list[int] = [ARM_NAMES.index(row["arm"]) for row in rows]
        self.formation: list[int] = [self.formation_names.index(row["formation"]) for row in rows]
        self.division: list[int] = [
            self.division_names.index(row["division"]) if row["division"] else -1 for row in rows
        ]
        self.setup: list[int] = [grid.numbers[row["setup"]] if "setup" in row else -1 for row in rows]
        self.arrival: list[int] = [row["arrival"]["turn"] if "arrival" in row else 0 for row in rows]
        self.unit_entries: list[list[int]] = [
            [self.entry_letters.index(letter) for letter in row["arrival"]["entries"]] if "arrival" in row else []
            for row in rows
        ]
        self.formation_units: list[list[int]] = members(self.formation, self.formations)
        self.division_units: list[list[int]] = members(self.division, len(self.division_names))
        self.side_units: list[list[int]] = members(self.unit_side, 2)
        self.guns: list[list[int]] = [[one for one in units if self.arm[one] >= ARTILLERY] for units in self.side_units]
        self.tags: list[int] = [sum(1 << TAG_NAMES.index(tag) for tag in row["tags"]) for row in rows]
        self.formation_tags: list[int] = [self._tags_of(units) for units in self.formation_units]

    def _set_values(self, rows: list[dict[str, Any]]) -> None:
        """A5A-2.2-e: the full faces, then the reduced ones; a unit of one step has only its full face."""
        faces = [row["full"] for row in rows] + [row["reduced"] or row["full"] for row in rows]
        self.two_steps: list[bool] = [row["reduced"] is not None for row in rows]
        self.attack: list[int] = [face[0] for face in faces]
        self.defence: list[int] = [face[1] for face in faces]
        self.movement: list[int] = [halves(face[2]) for face in faces]
        self.morale: list[int] = [face[3] for face in faces]

    def _set_tables(self, tables: dict[str, Any]) -> None:
        """A5A-2.3-a: column * rows + row gives twice the losses, plus 1 for a retreat."""
        self.columns: int = len(COLUMN_NAMES)
        self.rows: int = len(tables["rows"])
        self.first_row: int = tables["rows"][0]
        self.morale_pass: int = tables["morale"]
        self.attacker_table: list[int] = read_results(tables["attacker"])
        self.defender_table: list[int] = read_results(tables["defender"])

    def _tags_of(self, units: list[int]) -> int:
        tags = 0
        for unit in units:
            tags |= self.tags[unit]
        return tags

    def distance(self, one: int, other: int) -> int:
        across = abs(self.column[one] - self.column[other])
        down = abs(self.depth[one] - self.depth[other])
        return across + max(0, down - across) // 2

    def sight(self, hex: int) -> list[int]:
        """A5A-7.1-h: the hexes one to four away to which the line of sight is clear."""
        if not self._seen[hex]:
            self._seen[hex] = True
            self._sights[hex] = self._look_round(hex)
            self._seen_from[hex] = set(self._sights[hex])
        return self._sights[hex]

    def sees(self, hex: int, other: int) -> bool:
        """Is the line of sight between two hexes clear, and are they no more than four apart?"""
        if not self._seen[hex]:
            self.sight(hex)
        return other in self._seen_from[hex]

    def blocker(self, one: int, other: int) -> int:
        """The hex that stops the line of sight, or that lies behind the talus that does; -1 if it is clear."""
        return self._blocker(one, self._ray(one, other))

    def entering(self, one: int, other: int) -> list[int]:
        """The directions of the sides of `other` over which the line comes in: one, or two at a corner (A5A-RUL-50)."""
        return self._ray(one, other).arrival

    def _ray(self, one: int, other: int) -> Ray:
        across = self.column[other] - self.column[one]
        down = self.depth[other] - self.depth[one]
        ray = RAY_TO.get((across, down))
        return Ray(across, down) if ray is None else ray

    def _look_round(self, hex: int) -> list[int]:
        seen = [self._away(hex, ray.across, ray.down) for ray in RAYS if self._blocker(hex, ray) < 0]
        return sorted(other for other in seen if other >= 0)

    def _away(self, hex: int, across: int, down: int) -> int:
        return self.grid.find_depth(self.column[hex] + across, self.depth[hex] + down)

    def _blocker(self, start: int, ray: Ray) -> int:
        """A5A-7.1-i, A5A-7.1-j, A5A-7.1-k, A5A-7.1-l, A5A-7.1-m, A5A-RUL-60"""
        for across, down in ray.hexes:
            hex = self._away(start, across, down)
            if hex >= 0 and self.blocks[hex]:
                return hex
        for one, two in ray.along:
            hex, other = self._away(start, one[0], one[1]), self._away(start, two[0], two[1])
            if hex >= 0 and other >= 0 and self.blocks[hex] and self.blocks[other]:
                return hex
        for place, direction in ray.sides:
            hex = self._away(start, place[0], place[1])
            if hex >= 0 and self.side[6 * hex + direction] & TALUS:
                return self.neighbour[6 * hex + direction]
        for place, left, right in ray.corners:
            hex = self._away(start, place[0], place[1])
            if hex >= 0 and self.side[6 * hex + left] & self.side[6 * hex + right] & TALUS:
                return hex
        return -1


def members(group: list[int], groups: int) -> list[list[int]]:
    """The units of each group, in their order."""
    found: list[list[int]] = [[] for _ in range(groups)]
    for unit, number in enumerate(group):
        if number >= 0:
            found[number].append(unit)
    return found


def read_results(table: dict[str, list[str]]) -> list[int]:
    """A5A-6.2.6-d"""
    return [read_result(text) for name in COLUMN_NAMES for text in table[name]]


def read_result(text: str) -> int:
    """`2R` as 5: twice the steps lost, plus 1 for the retreat."""
    return 0 if text == "-" else 2 * int(text.rstrip("R")) + text.endswith("R")
