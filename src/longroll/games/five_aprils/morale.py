"""A5A 6.2.5 and 6.4, morale: the value announced for a combat, and the checks after it."""

from longroll.games.five_aprils.bombardment import bombarders
from longroll.games.five_aprils.events import Events, emit_unit
from longroll.games.five_aprils.odds import close_attackers
from longroll.games.five_aprils.position import SPARED, Position, morale_of
from longroll.games.five_aprils.refusals import NOT_ATTACKERS_MORALE, NOT_DEFENDERS_MORALE
from longroll.games.five_aprils.stack import top_units
from longroll.kernel.dice import Dice
from longroll.kernel.reason import ALLOWED, refuse


def attacker_values(position: Position) -> list[int]:
    """A5A-6.2.5-a, A5A-6.2.5-c, A5A-7.2-j, A5A-14.3-e: of the units beside the enemy, or of the guns if alone."""
    units = close_attackers(position) or bombarders(position)
    return sorted({morale_of(position, unit) for unit in units})


def defender_values(position: Position) -> list[int]:
    """A5A-6.2.5-b: of the two units on top in each hex attacked."""
    units = [unit for place in position.targets for unit in top_units(position, place)]
    return sorted({morale_of(position, unit) for unit in units if not position.state[unit] & SPARED})


def offered_values(position: Position) -> list[int]:
    return attacker_values(position) if position.seat == position.phasing else defender_values(position)


def judge_morale(position: Position, value: int) -> int:
    """A5A-6.2.5-a, A5A-6.2.5-b"""
    if value in offered_values(position):
        return ALLOWED
    return refuse(NOT_ATTACKERS_MORALE if position.seat == position.phasing else NOT_DEFENDERS_MORALE)


def passes_check(position: Position, unit: int, rule: str, dice: Dice, events: Events) -> bool:
    """A5A-6.4-a: a die and the unit's own morale against the printed number."""
    die = dice.roll(6)
    passed = die + morale_of(position, unit) >= position.battle.morale_pass
    kind = "check-passed" if passed else "check-failed"
    emit_unit(events, position, kind, rule, unit, position.where[unit], die)
    return passed
