"""A position: who must decide what, what stands where, and the books of both sides. Small integers in flat lists.

Pieces are counts. `army[space * SORTS + sort]` is how many pieces of a sort stand in a space. `moved`, of the same
shape, counts those that have moved in this turn: `HALF` times the pieces with one step left, plus the spent ones.
`field[(side * AREAS + area) * SORTS + sort]` is a battle: its pieces stand on the field and not in `army`.
"""

import struct
from typing import Final

from longroll.games.american_civil_war.books import AIM_SPACE, BOOK, LISTS, SPACE, WHO_ATTACKS
from longroll.games.american_civil_war.components import (
    NOBODY,
    NOWHERE,
    PARTIES,
    SORT_IS_UNIT,
    SORT_PARTY,
    SORTS,
    SPACES,
    UNITS_OF,
)
from longroll.games.american_civil_war.steps import OVER

# Battle sides and battle areas. Columns are counted from the attacker's left; a skirmish has the middle one only.
ATTACKER: Final = 0
DEFENDER: Final = 1
AREAS: Final = 8
LINE: Final = 0
MIDDLE: Final = 3
RESERVE: Final = 6
ROUTED: Final = 7
AREA_NAMES: Final = ["line-1", "line-2", "line-3", "middle-1", "middle-2", "middle-3", "reserve", "routed"]
BATTLE_SIDE_NAMES: Final = ["attacker", "defender"]
FIELD: Final = 2 * AREAS * SORTS

HALF: Final = 1024
ARMY: Final = SPACES * SORTS

HEADER: Final = struct.Struct("<7h")
BOOKS: Final = struct.Struct(f"<{BOOK}q")

NO_BOOK: Final = [0] * BOOK
NO_ARMY: Final = [0] * ARMY
NO_FIELD: Final = [0] * FIELD
NO_COUNTS: Final = [0] * (PARTIES * SPACES)
NO_LISTS: Final[list[list[int]]] = [[] for _ in range(LISTS)]


class Position:
    """Made by `empty_position` or `copy`; a bare one shares its lists with every other."""

    def __init__(self, scenario: int, options: list[int]) -> None:
        self.scenario = scenario
        self.options = options
        self.turn = 1
        self.side = 0
        self.step = OVER
        self.winner = NOBODY
        self.ending = 0
        self.book = NO_BOOK
        self.lists = NO_LISTS
        self.army = NO_ARMY
        self.moved = NO_ARMY
        self.field = NO_FIELD
        self.units = NO_COUNTS
        self.present = NO_COUNTS

    def copy(self) -> "Position":
        twin = Position(self.scenario, self.options)
        twin.turn = self.turn
        twin.side = self.side
        twin.step = self.step
        twin.winner = self.winner
        twin.ending = self.ending
        twin.book = self.book[:]
        twin.lists = [numbers[:] for numbers in self.lists]
        twin.army = self.army[:]
        twin.moved = self.moved[:]
        twin.field = self.field[:]
        twin.units = self.units[:]
        twin.present = self.present[:]
        return twin

    def pack(self) -> bytes:
        head = HEADER.pack(self.scenario, self.turn, self.side, self.step, self.winner, self.ending, len(self.options))
        numbers: list[int] = []
        for part in self.lists:
            numbers.append(len(part))
            numbers += part
        for space in range(SPACES):
            if self.present[space] or self.present[SPACES + space] or self.present[2 * SPACES + space]:
                numbers.append(space)
                numbers += self.army[space * SORTS : (space + 1) * SORTS]
                numbers += self.moved[space * SORTS : (space + 1) * SORTS]
        numbers += self.field
        return head + bytes(self.options) + BOOKS.pack(*self.book) + struct.pack(f"<{len(numbers)}I", *numbers)


def empty_position(scenario: int, options: list[int]) -> Position:
    """A map without pieces."""
    position = Position(scenario, options).copy()
    position.book[SPACE] = NOWHERE
    position.book[AIM_SPACE] = NOWHERE
    return position


# --- pieces on the map


def put(position: Position, space: int, sort: int, count: int) -> None:
    """Pieces come to a space, however many there are (ACW-D-08)."""
    position.army[space * SORTS + sort] += count
    at = SORT_PARTY[sort] * SPACES + space
    position.present[at] += count
    if SORT_IS_UNIT[sort]:
        position.units[at] += count


def lift(position: Position, space: int, sort: int, count: int) -> None:
    """Pieces leave a space."""
    put(position, space, sort, -count)


def units_in(position: Position, party: int, space: int) -> int:
    """Infantry, cavalry and artillery of a party; leaders do not count."""
    return position.units[party * SPACES + space]


def present_in(position: Position, party: int, space: int) -> int:
    """All pieces of a party, leaders too."""
    return position.present[party * SPACES + space]


def enemies_in(position: Position, party: int, space: int) -> int:
    """All pieces of the enemies of a party."""
    count = 0
    for other in range(PARTIES):
        if other != party:
            count += position.present[other * SPACES + space]
    return count


def enemy_units_in(position: Position, party: int, space: int) -> int:
    count = 0
    for other in range(PARTIES):
        if other != party:
            count += position.units[other * SPACES + space]
    return count


def fresh_in(position: Position, space: int, sort: int) -> int:
    """Pieces that have not moved in this turn."""
    moved = position.moved[space * SORTS + sort]
    return position.army[space * SORTS + sort] - moved // HALF - moved % HALF


def ridden_in(position: Position, space: int, sort: int) -> int:
    """Pieces that have moved and have one step left."""
    return position.moved[space * SORTS + sort] // HALF


def forget_moves(position: Position) -> None:
    position.moved = [0] * ARMY


# --- pieces on the field of a battle


def on_field(position: Position, side: int, area: int, sort: int) -> int:
    return position.field[(side * AREAS + area) * SORTS + sort]


def shift_field(position: Position, side: int, area: int, sort: int, count: int) -> None:
    position.field[(side * AREAS + area) * SORTS + sort] += count


def units_on(position: Position, side: int, area: int) -> int:
    """The units of a battle side in an area; leaders do not count."""
    base = (side * AREAS + area) * SORTS
    field = position.field
    count = 0
    for sort in UNITS_OF[position.book[WHO_ATTACKS + side]]:
        count += field[base + sort]
    return count
