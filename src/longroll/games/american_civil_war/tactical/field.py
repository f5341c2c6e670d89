"""The battlefield: columns, which area lies ahead of which, which areas touch, and whose line still stands.

Areas are numbered by side. The middle area of a column is one piece of ground, but
each side counts its own pieces in it.
"""

from typing import Final

from longroll.games.american_civil_war.position import AREAS, LINE, MIDDLE, RESERVE, ROUTED, Position, units_on
from longroll.games.american_civil_war.terms import LEADERS_OF, SORTS, UNITS_OF

SKIRMISH: Final = 1
MAJOR: Final = 2
COLUMNS: Final = 3
CENTRE: Final = 1
ONE_COLUMN: Final = [CENTRE]
ALL_COLUMNS: Final = [0, 1, 2]
NO_AREA: Final = -1


def columns(position: Position) -> list[int]:
    """ACW-S-field-01, ACW-S-field-02: a skirmish has one column, a major battle three."""
    return ALL_COLUMNS if position.battle_size == MAJOR else ONE_COLUMN


def column_of(area: int) -> int:
    """The column of a line or middle area."""
    return area % COLUMNS if area < RESERVE else NO_AREA


def in_use(position: Position, area: int) -> bool:
    """Is this area part of the field of this battle?"""
    return area >= RESERVE or column_of(area) in columns(position)


def units_at(position: Position, side: int, area: int) -> int:
    """ACW-S-field-03: the units in an area, as many as there are."""
    return units_on(position, side, area)


def held(position: Position, side: int, area: int) -> bool:
    """Does a unit stand in an area?"""
    base = (side * AREAS + area) * SORTS
    field = position.field
    for sort in UNITS_OF[position.battle_parties[side]]:
        if field[base + sort]:
            return True
    return False


def units_standing(position: Position, side: int, area: int) -> list[int]:
    """The sorts of the units in an area."""
    base = (side * AREAS + area) * SORTS
    field = position.field
    return [sort for sort in UNITS_OF[position.battle_parties[side]] if field[base + sort]]


def leaders_at(position: Position, side: int, area: int) -> int:
    base = (side * AREAS + area) * SORTS
    count = 0
    for sort in LEADERS_OF[position.battle_parties[side]]:
        count += position.field[base + sort]
    return count


def ahead(area: int) -> int:
    """The enemy's area straight ahead, in the enemy's numbering; none from the reserve."""
    if area < MIDDLE:
        return area + MIDDLE
    return area - MIDDLE if area < RESERVE else NO_AREA


def touching(position: Position, area: int) -> list[int]:
    """ACW-S-field-04: the own areas that a piece may step to; nothing leads into or out of the retreat area."""
    return MAJOR_STEPS[area] if position.battle_size == MAJOR else SKIRMISH_STEPS[area]


def steps_from(area: int, used: list[int]) -> list[int]:
    """The areas next to one on a field of these columns."""
    if area == ROUTED:
        return []
    if area == RESERVE:
        return [LINE + column for column in used]
    column = column_of(area)
    row = LINE if area < MIDDLE else MIDDLE
    found = [row + near for near in (column - 1, column + 1) if near in used]
    if area < MIDDLE:
        found.append(MIDDLE + column)
        found.append(RESERVE)
    else:
        found.append(LINE + column)
    return found


MAJOR_STEPS: Final = [steps_from(area, ALL_COLUMNS) for area in range(AREAS)]
SKIRMISH_STEPS: Final = [steps_from(area, ONE_COLUMN) for area in range(AREAS)]


def near_enemy(position: Position, side: int, area: int) -> bool:
    """Is an area adjacent to enemy units? Sideways neighbours in the middle count, the reserve never (R-45)."""
    if area >= RESERVE:
        return False
    enemy = 1 - side
    if held(position, enemy, ahead(area)):
        return True
    if area < MIDDLE:
        return False
    for column in columns(position):
        if abs(column - column_of(area)) == 1 and held(position, enemy, MIDDLE + column):
            return True
    return False


def line_broken(position: Position, side: int) -> bool:
    """ACW-S-tend-01: in every column a unit in the line or in the middle; artillery counts, leaders do not."""
    for column in columns(position):
        if not held(position, side, LINE + column) and not held(position, side, MIDDLE + column):
            return True
    return False
