"""A fair start: some units of one side begin the battle reduced."""

from typing import Final

from longroll.games.five_aprils.events import Events, emit_unit
from longroll.games.five_aprils.options import HANDICAP, LARGE_BATTLES, LARGE_HANDICAP, OPTIONS
from longroll.games.five_aprils.position import ABSENT, REDUCED, Position
from longroll.games.five_aprils.terms import CONFEDERATE, SIDE_NAMES, UNION
from longroll.kernel.handicap import side_halves, side_help

SIDES: Final = (UNION, CONFEDERATE)
# By side and value.
HELP: Final[list[list[int]]] = [side_help(OPTIONS[HANDICAP], SIDE_NAMES[side]) for side in SIDES]
HALVES: Final[list[list[int]]] = [side_halves(OPTIONS[HANDICAP], SIDE_NAMES[side]) for side in SIDES]
LARGE_HELP: Final[list[list[int]]] = [side_help(LARGE_HANDICAP, SIDE_NAMES[side]) for side in SIDES]
LARGE_HALVES: Final[list[list[int]]] = [side_halves(LARGE_HANDICAP, SIDE_NAMES[side]) for side in SIDES]


def begin_reduced(position: Position, events: Events) -> None:
    """Ruling RUL-71: as many of the enemy's units as the handicap helps a side, the strongest first; for a half one
    more, and the weakest unit of the side itself."""
    value = position.options[HANDICAP]
    large = position.battle.title in LARGE_BATTLES
    for side in SIDES:
        units = LARGE_HELP[side][value] if large else HELP[side][value]
        halves = LARGE_HALVES[side][value] if large else HALVES[side][value]
        for unit in strongest(position, 1 - side)[:units]:
            reduce_unit(position, unit, events)
        if halves:
            reduce_unit(position, strongest(position, side)[-1], events)


def reduce_unit(position: Position, unit: int, events: Events) -> None:
    position.state[unit] |= REDUCED
    emit_unit(events, position, "begins-reduced", "A5A-RUL-71", unit, position.where[unit])


def strongest(position: Position, side: int) -> list[int]:
    """The units of two steps in play, by attack strength, then defence strength, then the order of the list."""
    battle = position.battle
    ranked: list[tuple[int, int, int]] = []
    for unit in battle.side_units[side]:
        if battle.two_steps[unit] and position.where[unit] != ABSENT:
            ranked.append((-battle.attack[unit], -battle.defence[unit], unit))
    return [unit for _, _, unit in sorted(ranked)]
