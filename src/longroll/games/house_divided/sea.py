"""AHD 4.2.3 Union sea moves, 4.2.4 naval invasions."""

from typing import Final

from longroll.games.house_divided.control import capture, holder
from longroll.games.house_divided.events import Events, emit_unit
from longroll.games.house_divided.options import INVADED_PORT, INVASION
from longroll.games.house_divided.position import CROSSED, MARCHED, SAILED, STOPPED, Position, count_in
from longroll.games.house_divided.refusals import (
    FIRST_TURN_INVASION,
    MARCHED_BEFORE_SAILING,
    NO_SIX,
    NOT_A_PORT,
    NOT_A_UNION_PORT,
    NOT_FROM_BASE,
    NOT_IN_PORT,
    PORT_NOT_YET_TAKEN,
    SAME_PORT,
    SECOND_INVASION_PORT,
    SHARED_MARCH,
    SOUTH_AT_SEA,
)
from longroll.games.house_divided.relocation import relocate
from longroll.games.house_divided.terms import CONFEDERATE, NOWHERE, UNION
from longroll.games.house_divided.victory import MID_TURN, check_victory
from longroll.kernel.reason import ALLOWED, refuse

INVASION_ROLL: Final = 6


def judge_sail(position: Position, unit: int, port: int) -> int:
    """Whether this unit may go by sea to that box."""
    verdict = ready_to_sail(position, unit)
    if not verdict:
        verdict = port_open(position, unit, port)
    return verdict


def ready_to_sail(position: Position, unit: int) -> int:
    """What a sea move asks of the unit, wherever it goes."""
    verdict = sails_for_the_union(position, unit)
    if not verdict:
        verdict = sails_fresh(position, unit)
    if not verdict:
        verdict = begins_in_port(position, unit)
    if not verdict:
        verdict = has_the_march_alone(position)
    return verdict


def sails_for_the_union(position: Position, unit: int) -> int:
    """AHD-4.2.3-a"""
    return ALLOWED if position.components.unit_side[unit] == UNION else refuse(SOUTH_AT_SEA)


def has_the_march_alone(position: Position) -> int:
    """AHD-4.2.3-b, AHD-4.2.4-c"""
    return refuse(SHARED_MARCH, position.box) if position.acted else ALLOWED


def begins_in_port(position: Position, unit: int) -> int:
    """AHD-4.2.3-c: a unit that has not marched (`sails_fresh`) is where it began the turn."""
    box = position.where[unit]
    return ALLOWED if position.components.port[box] else refuse(NOT_IN_PORT, box)


def sails_fresh(position: Position, unit: int) -> int:
    """AHD-4.2.3-e"""
    return refuse(MARCHED_BEFORE_SAILING, unit) if position.state[unit] & MARCHED else ALLOWED


def port_open(position: Position, unit: int, port: int) -> int:
    """AHD-4.2.3-d"""
    if not position.components.port[port]:
        return refuse(NOT_A_PORT, port)
    if port == position.where[unit]:
        return refuse(SAME_PORT, port)
    side = holder(position, port)
    if side == CONFEDERATE:
        return judge_invasion(position, unit, port)
    return ALLOWED if side == UNION else refuse(NOT_A_UNION_PORT, port)


def judge_invasion(position: Position, unit: int, port: int) -> int:
    """AHD-4.2.4-b"""
    verdict = may_invade(position, port)
    if not verdict and position.where[unit] != position.components.base:
        invaded = count_in(position, UNION, port) > 0
        verdict = refuse(PORT_NOT_YET_TAKEN, port) if invaded else refuse(NOT_FROM_BASE, position.where[unit])
    if not verdict and position.options[INVASION] and position.port not in (NOWHERE, port):
        verdict = refuse(SECOND_INVASION_PORT, position.port)
    return verdict


def may_invade(position: Position, port: int) -> int:
    """AHD-4.1-b, AHD-4.2.4-a, AHD-4.2.4-f"""
    if position.turn == 1:
        return refuse(FIRST_TURN_INVASION, port)
    return ALLOWED if position.invasion else refuse(NO_SIX, port)


def sail(position: Position, unit: int, port: int, events: Events) -> None:
    """AHD-4.2.4-d, AHD-4.2.4-e"""
    invades = holder(position, port) == CONFEDERATE
    emit_unit(
        events,
        position,
        "invaded" if invades else "sailed",
        "AHD-4.2.4-b" if invades else "AHD-4.2.3-d",
        unit,
        port,
    )
    relocate(position, unit, port, events)
    position.state[unit] = position.state[unit] + 1 | SAILED
    if invades:
        position.port = port
        land(position, unit, port)
        take_empty_port(position, port, events)


def land(position: Position, unit: int, port: int) -> None:
    """AHD-5.2.3-e"""
    if count_in(position, CONFEDERATE, port):
        position.state[unit] |= STOPPED | CROSSED


def take_empty_port(position: Position, port: int, events: Events) -> None:
    """AHD-4.2.4-g: an invaded port passes when the half-turn ends (unless the option `invaded-port` says at once)."""
    if position.options[INVADED_PORT] and not count_in(position, CONFEDERATE, port):
        capture(position, UNION, port, events)
        check_victory(position, MID_TURN, events)
