"""A5A 6.2.1, 7.1, 7.2: why nobody can attack a hex: the reason of the unit that comes nearest to it."""

from longroll.games.five_aprils.exclusive import Exclusive
from longroll.games.five_aprils.position import Position
from longroll.games.five_aprils.refusals import GUNS_TOO_WEAK, NO_ATTACKER, NO_STRENGTH
from longroll.games.five_aprils.stack import units_at
from longroll.games.five_aprils.target import beside, firers, judge_aim, judge_free
from longroll.games.five_aprils.terms import ARTILLERY, RANGE
from longroll.kernel.reason import refuse


def judge_nobody(position: Position, rules: Exclusive, place: int) -> int:
    """The same answer that the nearest unit would get if it were named."""
    if firers(position, rules, place):
        return refuse(GUNS_TOO_WEAK, place)
    if beside(position, rules, place):
        return refuse(NO_STRENGTH)
    for units in (neighbours(position, place), guns_in_range(position, place)):
        for unit in units:
            if not judge_free(position, unit):
                return judge_aim(position, rules, unit, place)
        if units:
            return judge_free(position, units[0])
    return refuse(NO_ATTACKER, place)


def neighbours(position: Position, place: int) -> list[int]:
    """The units of the attacking side in the hexes around a hex."""
    battle = position.battle
    near = [one for one in battle.neighbour[6 * place : 6 * place + 6] if one >= 0]
    return [unit for one in near for unit in units_at(position, one) if battle.unit_side[unit] == position.phasing]


def guns_in_range(position: Position, place: int) -> list[int]:
    battle = position.battle
    return [
        unit
        for unit in range(battle.units)
        if battle.arm[unit] >= ARTILLERY
        and battle.unit_side[unit] == position.phasing
        and position.where[unit] >= 0
        and battle.distance(position.where[unit], place) <= RANGE
    ]
