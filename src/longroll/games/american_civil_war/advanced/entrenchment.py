"""Entrenchments (`entrench`): the defender digs in, better every year.

`trench` has a bit for every column of the defender's line that is entrenched, and eight bits higher one for every
column where an infantry has been turned over by digging.
"""

from typing import Final

from longroll.games.american_civil_war.action import ACT_DIG as ACTION
from longroll.games.american_civil_war.action import make
from longroll.games.american_civil_war.events import Events
from longroll.games.american_civil_war.options import ENTRENCH
from longroll.games.american_civil_war.position import AREA_NAMES, DEFENDER, LINE, MIDDLE, Position, on_field
from longroll.games.american_civil_war.refusals import DUG_ALREADY, NO_INFANTRY_TO_DIG, NOT_A_LINE_TO_ENTRENCH
from longroll.games.american_civil_war.standard.calendar import year_of
from longroll.games.american_civil_war.steps import DIG
from longroll.games.american_civil_war.tactical.field import columns, in_use
from longroll.games.american_civil_war.terms import INFANTRY, SORT_KIND, SORT_NAMES, SORTS_OF
from longroll.kernel.dice import Dice
from longroll.kernel.event import Event
from longroll.kernel.reason import ALLOWED, refuse

TURNED: Final = 8


def begin_digging(position: Position) -> bool:
    """ACW-A-trench-04: a city is entrenched already; elsewhere the defender may dig."""
    if not position.options[ENTRENCH]:
        return False
    if position.components.is_city[position.space]:
        for column in columns(position):
            position.trenches |= 1 << column
        return False
    position.battle_side = DEFENDER
    position.step = DIG
    return bool(dig_choices(position))


def judge_dig(position: Position, area: int) -> int:
    """ACW-A-trench-01: once for each line area with infantry in it."""
    if area >= MIDDLE or not in_use(position, area):
        return refuse(NOT_A_LINE_TO_ENTRENCH, area)
    if position.trenches >> TURNED + area & 1:
        return refuse(DUG_ALREADY, area)
    return ALLOWED if digger(position, area) >= 0 else refuse(NO_INFANTRY_TO_DIG, area)


def digger(position: Position, area: int) -> int:
    """The sort of infantry that digs there, or -1."""
    for sort in SORTS_OF[position.battle_parties[DEFENDER]]:
        if SORT_KIND[sort] == INFANTRY and on_field(position, DEFENDER, area, sort):
            return sort
    return -1


def dig_choices(position: Position) -> list[int]:
    areas = [LINE + column for column in columns(position)]
    return [make(ACTION, area) for area in areas if not judge_dig(position, area)]


def dig(position: Position, area: int, dice: Dice, events: Events) -> None:
    """ACW-A-trench-02, ACW-A-trench-03: one infantry is turned over, whether it succeeds or not."""
    components = position.components
    year = year_of(position) - components.first_year
    roll = dice.roll(6) + dice.roll(6)
    position.trenches |= 1 << TURNED + area
    if roll >= components.dig_success[year]:
        position.trenches |= 1 << area
    if events is not None:
        facts: dict[str, str | int] = {"area": AREA_NAMES[area], "dice": roll, "need": components.dig_success[year]}
        facts["sort"] = SORT_NAMES[digger(position, area)]
        facts["dug"] = "yes" if roll >= components.dig_success[year] else "no"
        events.append(Event("dug", "ACW-A-trench-03", facts))


def turned_over(position: Position) -> list[int]:
    """The line areas where an infantry may not act in the next infantry phase."""
    return [LINE + column for column in columns(position) if position.trenches >> TURNED + column & 1]


def turn_back(position: Position) -> None:
    """After that phase they act again."""
    position.trenches &= (1 << TURNED) - 1


def entrenched(position: Position, side: int, area: int) -> bool:
    """Only the defender's line areas are, never the middle (R-70)."""
    return side == DEFENDER and area < MIDDLE and position.trenches >> area & 1 == 1


def trench_fire(position: Position, side: int, area: int) -> int:
    components = position.components
    return components.trench_fire[year_of(position) - components.first_year] if entrenched(position, side, area) else 0


def trench_charge(position: Position, side: int, area: int) -> int:
    components = position.components
    return (
        components.trench_charge[year_of(position) - components.first_year] if entrenched(position, side, area) else 0
    )
