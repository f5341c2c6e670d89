"""The space in which numbers are tuned: one coordinate for each, 0 where it is now, and about 1 for a great change."""

from collections.abc import Iterable, Sequence
from math import exp, log
from typing import Any, Final, NamedTuple

from longroll.games import folder_name
from longroll.kernel.contract import Game
from longroll.kernel.error import LongrollError
from longroll.opponents.changes import Changes, Rows
from longroll.opponents.evaluator import evaluator_with
from longroll.opponents.tables import Tables, check_names

SIDES: Final = ("union", "confederate")
ALL: Final = "all"
MOST: Final = log(8)  # a parameter becomes at most eight times as large, or an eighth
FARTHEST: Final = 2.0  # units, for a number that changes by units
DIGITS: Final = 4  # that count


class Dimension(NamedTuple):
    """One number that is tuned. With a unit its coordinate counts units, otherwise it is the logarithm of a factor."""

    table: str  # parameters or weights
    row: str
    name: str
    present: float
    unit: float = 0.0

    @property
    def bounds(self) -> tuple[float, float]:
        """A parameter that is 0 now is kept from changing its sign; a weight is not."""
        if not self.unit:
            return -MOST, MOST
        return (0.0 if self.table == "parameters" else -FARTHEST), FARTHEST

    def value(self, coordinate: float) -> float:
        if not coordinate:
            return self.present
        found = self.present + self.unit * coordinate if self.unit else self.present * exp(coordinate)
        return float(f"{found:.{DIGITS}g}")


class SearchSpace:
    def __init__(self, dimensions: Iterable[Dimension]) -> None:
        self.dimensions = list(dimensions)

    def changes(self, coordinates: Sequence[float]) -> Changes:
        found = Changes({}, {})
        for one, coordinate in zip(self.dimensions, coordinates, strict=True):
            rows = found.parameters if one.table == "parameters" else found.weights
            rows.setdefault(one.row, {})[one.name] = one.value(coordinate)
        return found

    def nearest(self, coordinates: Sequence[float]) -> Changes:
        """The changes at a point, or at the nearest one within the bounds."""
        return self.changes(self.clip(coordinates))

    def clip(self, coordinates: Sequence[float]) -> list[float]:
        """The nearest point within the bounds."""
        return [
            max(low, min(high, float(coordinate)))
            for coordinate, (low, high) in zip(coordinates, (one.bounds for one in self.dimensions), strict=True)
        ]


def find_space(
    game: Game[Any], scenario: str, sides: Sequence[str], parameters: Sequence[str], weights: Sequence[str]
) -> SearchSpace:
    """The named numbers of a title, by side; the weights belong to both sides."""
    tables = Tables(folder_name(game.system))
    evaluator_with(game, tables)
    found = []
    for side in sides:
        row = first_of(tables.asked.parameters, f"{scenario}/{side}", f"{game.title}/{side}")
        found += dimensions_of("parameters", row, tables.asked.parameters, tables.own.parameters, parameters)
    row = first_of(tables.asked.weights, f"{game.title}/{scenario}", game.title)
    found += dimensions_of("weights", row, tables.asked.weights, tables.own.weights, weights)
    if not found:
        raise LongrollError("there is nothing to tune: name parameters or weights")
    return SearchSpace(found)


def first_of(rows: Rows, *keys: str) -> str:
    return next(key for key in keys if key in rows)


def dimensions_of(table: str, row: str, asked: Rows, own: Rows, names: Sequence[str]) -> list[Dimension]:
    present = asked[row]
    check_names(table[:-1], {name: 0.0 for name in names if name != ALL}, present)
    if ALL in names:
        names = list(present)
    return [
        Dimension(table, row, name, present[name], unit_of(table, name, present[name], own))
        for name in dict.fromkeys(names)
    ]


def unit_of(table: str, name: str, present: float, own: Rows) -> float:
    """A parameter changes by a factor, unless it is 0; then its unit is the largest value that it has elsewhere."""
    if present:
        return 0.0 if table == "parameters" else abs(present)
    return max((abs(row.get(name, 0.0)) for row in own.values()), default=0.0) or 1.0
