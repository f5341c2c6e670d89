"""A fair start: some units of one side begin the battle reduced."""

from typing import Final

from longroll.games.five_aprils.events import Events, emit_unit
from longroll.games.five_aprils.options import HANDICAP, LARGE_HANDICAP
from longroll.games.five_aprils.position import ABSENT, REDUCED, Position
from longroll.games.five_aprils.terms import CONFEDERATE, SIDE_NAMES, UNION
from longroll.kernel.handicap import side_help

# By side and value; the values of a small battle are the first of a large one.
HELP: Final[list[list[int]]] = [side_help(LARGE_HANDICAP, SIDE_NAMES[side]) for side in (UNION, CONFEDERATE)]


def begin_reduced(position: Position, events: Events) -> None:
    """Ruling RUL-71: as many of the enemy's units as the handicap helps a side, the strongest first."""
    for side in (UNION, CONFEDERATE):
        for unit in strongest(position, 1 - side)[: HELP[side][position.options[HANDICAP]]]:
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
