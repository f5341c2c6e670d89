"""AHD 5.2.6, cavalry withdrawal."""

from longroll.games.house_divided.components import CAVALRY, KIND_ARM
from longroll.games.house_divided.events import Events, emit_box, emit_unit
from longroll.games.house_divided.position import (
    RIDE,
    STAND,
    WITHDRAWN,
    Position,
    cavalry_in,
    count_in,
    units_in,
)
from longroll.games.house_divided.refusals import (
    ALLOWED,
    ATTACKER_WITHDRAWS,
    CAVALRY_PURSUES,
    NO_WAY_OUT,
    NOT_ALL_CAVALRY,
    NOT_WITHDRAWING,
    POTOMAC,
    RIDE_CLOSED,
    WITHDRAW_TOO_LATE,
    refuse,
)
from longroll.games.house_divided.relocation import relocate
from longroll.games.house_divided.retreat import judge_refuge, refuges


def judge_withdraw(position: Position) -> int:
    verdict = all_cavalry(position)
    if not verdict:
        verdict = not_pursued_by_cavalry(position)
    if not verdict and not refuges(position):
        verdict = refuse(NO_WAY_OUT, position.box)
    if not verdict and (position.step != STAND or position.drawn):
        verdict = refuse(WITHDRAW_TOO_LATE)
    return verdict


def all_cavalry(position: Position) -> int:
    """AHD-5.2.6-a"""
    if position.firing == position.side:
        return refuse(ATTACKER_WITHDRAWS)
    for unit in units_in(position, position.firing, position.box):
        if KIND_ARM[position.kind[unit]] != CAVALRY:
            return refuse(NOT_ALL_CAVALRY, unit)
    return ALLOWED


def not_pursued_by_cavalry(position: Position) -> int:
    """AHD-5.2.6-c"""
    attackers = count_in(position, position.side, position.box)
    return (
        refuse(CAVALRY_PURSUES, position.box)
        if cavalry_in(position, position.side, position.box) == attackers
        else ALLOWED
    )


def begin_withdrawal(position: Position, events: Events) -> None:
    """AHD-5.2.6-d: no side is put down as the victor."""
    position.step = RIDE
    emit_box(events, "withdrew", "AHD-5.2.6-a", position.firing, position.box)


def judge_ride(position: Position, box: int) -> int:
    """AHD-5.2.6-b"""
    if position.step != RIDE:
        return refuse(NOT_WITHDRAWING)
    verdict = judge_refuge(position, box)
    if not verdict or verdict == refuse(POTOMAC, box):
        return verdict
    return refuse(RIDE_CLOSED, box)


def withdrawing_unit(position: Position) -> int:
    """The unit whose way is being asked for."""
    return units_in(position, position.firing, position.box)[0]


def ride(position: Position, box: int, events: Events) -> None:
    unit = withdrawing_unit(position)
    position.state[unit] |= WITHDRAWN
    emit_unit(events, position, "rode", "AHD-5.2.6-b", unit, box)
    relocate(position, unit, box, events)
