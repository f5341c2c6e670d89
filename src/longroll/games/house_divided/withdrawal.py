"""AHD 5.2.6, cavalry withdrawal."""

from typing import Final

from longroll.games.house_divided.events import Events, emit_box, emit_unit
from longroll.games.house_divided.options import WITHDRAWAL_ATTACKERS, WITHDRAWAL_BARRED, WITHDRAWAL_ROUNDS
from longroll.games.house_divided.position import WITHDRAWN, Position, cavalry_in, count_in, first_cavalry, units_in
from longroll.games.house_divided.refusals import (
    ATTACKER_WITHDRAWS,
    CAVALRY_AMONG_ATTACKERS,
    CAVALRY_PURSUES,
    NO_WAY_OUT,
    NOT_ALL_CAVALRY,
    NOT_WITHDRAWING,
    RETREAT_INTO_CITY,
    RETREAT_INTO_ENEMY,
    RETREAT_NOT_JOINED,
    RETREAT_TO_ENEMY_ORIGIN,
    RIDE_INTO_CITY,
    RIDE_INTO_ENEMY,
    RIDE_NOT_JOINED,
    RIDE_TO_ENEMY_ORIGIN,
    WITHDRAW_AFTER_FIRST,
    WITHDRAW_REINFORCED,
    WITHDRAW_TOO_LATE,
)
from longroll.games.house_divided.relocation import relocate
from longroll.games.house_divided.retreat import judge_refuge, refuges
from longroll.games.house_divided.steps import RIDE, STAND
from longroll.games.house_divided.terms import CAVALRY, KIND_ARM
from longroll.kernel.reason import ALLOWED, CODES, refuse

# What closes a box to a retreat closes it to a withdrawal too, by another rule.
RIDE_REASONS: Final[dict[int, int]] = {
    RETREAT_NOT_JOINED: RIDE_NOT_JOINED,
    RETREAT_INTO_ENEMY: RIDE_INTO_ENEMY,
    RETREAT_INTO_CITY: RIDE_INTO_CITY,
    RETREAT_TO_ENEMY_ORIGIN: RIDE_TO_ENEMY_ORIGIN,
}


def judge_withdraw(position: Position) -> int:
    verdict = all_cavalry(position)
    if not verdict:
        verdict = time_to_withdraw(position)
    if not verdict:
        verdict = not_pursued_by_cavalry(position)
    if not verdict and not refuges(position):
        verdict = refuse(NO_WAY_OUT, position.box)
    if not verdict and position.step != STAND:
        verdict = refuse(WITHDRAW_TOO_LATE)
    if not verdict and position.drawn:
        verdict = refuse(WITHDRAW_REINFORCED)
    return verdict


def time_to_withdraw(position: Position) -> int:
    """Ruling R24: before any round, or with the option `withdrawal-rounds` before the first only."""
    too_late = position.options[WITHDRAWAL_ROUNDS] and position.round > 1
    return refuse(WITHDRAW_AFTER_FIRST) if too_late else ALLOWED


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
    cavalry = cavalry_in(position, position.side, position.box)
    if position.options[WITHDRAWAL_BARRED] and cavalry:
        return refuse(CAVALRY_AMONG_ATTACKERS, first_cavalry(position, position.side, position.box))
    return refuse(CAVALRY_PURSUES, position.box) if only_cavalry_attacks(position, cavalry) else ALLOWED


def only_cavalry_attacks(position: Position, cavalry: int) -> bool:
    """AHD-5.2.6-e: seen each time; with the option `withdrawal-attackers` infantry that has died counts as well."""
    return cavalry == count_in(position, position.side, position.box) and not position.infantry_attacked


def note_attacker(position: Position, unit: int) -> None:
    """With the option `withdrawal-attackers` it is remembered that infantry has attacked."""
    if position.options[WITHDRAWAL_ATTACKERS] and KIND_ARM[position.kind[unit]] != CAVALRY:
        position.infantry_attacked = 1


def begin_withdrawal(position: Position, events: Events) -> None:
    """AHD-5.2.6-d: no side is put down as the victor."""
    position.step = RIDE
    emit_box(events, position, "withdrew", "AHD-5.2.6-a", position.firing, position.box)


def judge_ride(position: Position, box: int) -> int:
    """AHD-5.2.6-b"""
    if position.step != RIDE:
        return refuse(NOT_WITHDRAWING)
    verdict = judge_refuge(position, box)
    return refuse(RIDE_REASONS.get(verdict % CODES, verdict % CODES), box) if verdict else ALLOWED


def withdrawing_unit(position: Position) -> int:
    """The unit whose way is being asked for."""
    return units_in(position, position.firing, position.box)[0]


def ride(position: Position, box: int, events: Events) -> None:
    unit = withdrawing_unit(position)
    position.state[unit] |= WITHDRAWN
    emit_unit(events, position, "rode", "AHD-5.2.6-b", unit, box, position.box)
    relocate(position, unit, box, events)
