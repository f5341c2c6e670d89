"""The hexes of one map, numbered column by column. A side is 6 * hex + direction, seen from that hex."""

from longroll.kernel.hexes import at_depth, depth, number_of, read_number, step


class Grid:
    """Columns and rows as printed, both ends included."""

    def __init__(self, columns: list[int], rows: list[int]) -> None:
        self.first_column = columns[0]
        self.first_row = rows[0]
        self.columns = columns[1] - columns[0] + 1
        self.rows = rows[1] - rows[0] + 1
        self.hexes = self.columns * self.rows
        self.column = [self.first_column + hex // self.rows for hex in range(self.hexes)]
        self.row = [self.first_row + hex % self.rows for hex in range(self.hexes)]
        self.depth = [depth(self.column[hex], self.row[hex]) for hex in range(self.hexes)]  # in half hexes
        self.names = [number_of(self.column[hex], self.row[hex]) for hex in range(self.hexes)]
        self.numbers = {name: hex for hex, name in enumerate(self.names)}
        self.neighbour = [self.beside(hex, direction) for hex in range(self.hexes) for direction in range(6)]
        self.edge = [-1 in self.neighbour[6 * hex : 6 * hex + 6] for hex in range(self.hexes)]

    def find(self, column: int, row: int) -> int:
        """The hex there, -1 off the map."""
        across, down = column - self.first_column, row - self.first_row
        if 0 <= across < self.columns and 0 <= down < self.rows:
            return across * self.rows + down
        return -1

    def find_depth(self, column: int, down: int) -> int:
        """The hex of a column whose centre lies so many half hexes down, -1 off the map."""
        place = at_depth(column, down)
        return self.find(place[0], place[1])

    def beside(self, hex: int, direction: int) -> int:
        place = step(self.column[hex], self.row[hex], direction)
        return self.find(place[0], place[1])

    def named(self, number: str) -> int:
        """The hex of that number, -1 off the map."""
        place = read_number(number)
        return -1 if place is None else self.find(place[0], place[1])

    def between(self, one: int, other: int) -> int:
        """The side of `one` that touches `other`, -1 if they are not neighbours."""
        for side in range(6 * one, 6 * one + 6):
            if self.neighbour[side] == other:
                return side
        return -1

    def sides(self, text: str) -> list[int]:
        """The two faces of a side written `3912|4011`; none if that is no side of this map."""
        one, other = self.named(text[:4]), self.named(text[5:])
        if text[4:5] != "|" or one < 0 or other < 0 or self.between(one, other) < 0:
            return []
        return [self.between(one, other), self.between(other, one)]
