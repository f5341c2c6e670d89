"""A5A 6.3.1, losses: who pays for a result, step by step."""

from longroll.games.five_aprils.events import Events, emit_unit
from longroll.games.five_aprils.odds import close_attackers
from longroll.games.five_aprils.position import REDUCED, Position, morale_of
from longroll.games.five_aprils.refusals import (
    FIRST_LOSS,
    GUNS_UNHURT,
    LOSS_NOT_YOURS,
    NOT_IN_COMBAT,
)
from longroll.games.five_aprils.stack import eliminate
from longroll.kernel.reason import ALLOWED, refuse


def sufferers(position: Position, side: int) -> list[int]:
    """A5A-6.2.6-g, A5A-6.3.1-d: the surviving units of a side in the combat; guns that bombard never suffer."""
    units = close_attackers(position) if side == position.phasing else position.hit
    return [unit for unit in units if position.where[unit] >= 0]


def judge_lose(position: Position, unit: int) -> int:
    """A5A-6.2.5-e, A5A-6.3.1-a, A5A-6.3.1-b, A5A-6.3.1-d: first a unit with the morale value used, then any."""
    if position.battle.unit_side[unit] != position.seat:
        return refuse(LOSS_NOT_YOURS, unit)
    if unit not in sufferers(position, position.seat):
        return refuse(GUNS_UNHURT if unit in position.attackers else NOT_IN_COMBAT, unit)
    if position.first_loss and morale_of(position, unit) != value_used(position, position.seat):
        return refuse(FIRST_LOSS, unit)
    return ALLOWED


def value_used(position: Position, side: int) -> int:
    return position.attacker_morale if side == position.phasing else position.defender_morale


def losers(position: Position, side: int) -> list[int]:
    """A5A-6.3.1-a: the units from which the next step may be taken."""
    units = sufferers(position, side)
    if not position.first_loss:
        return units
    value = value_used(position, side)
    return [unit for unit in units if morale_of(position, unit) == value]


def lose_step(position: Position, unit: int, rule: str, events: Events) -> None:
    """A5A-2.2-c, A5A-6.3.1-c: a full unit of two steps is flipped, any other is eliminated."""
    place = position.where[unit]
    if position.battle.two_steps[unit] and not position.state[unit] & REDUCED:
        position.state[unit] |= REDUCED
        emit_unit(events, position, "reduced", rule, unit, place)
        return
    destroy(position, unit, rule, events)


def destroy(position: Position, unit: int, rule: str, events: Events) -> None:
    place = position.where[unit]
    eliminate(position, unit)
    if unit in position.queue:
        position.queue.remove(unit)
    if position.unit == unit:
        position.unit = -1
        position.trail = []
    emit_unit(events, position, "eliminated", rule, unit, place)
