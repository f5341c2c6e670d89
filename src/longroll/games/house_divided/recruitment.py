"""AHD 7.0 recruitment, 8.0 drafts."""

from typing import Final

from longroll.games.house_divided.control import holder
from longroll.games.house_divided.events import Events, emit_side, emit_unit
from longroll.games.house_divided.position import Position, count_in, free_slot, place
from longroll.games.house_divided.refusals import (
    AT_MAXIMUM,
    CITY_NOT_HELD,
    CITY_USED,
    DIE_SPENT,
    ENEMY_IN_CITY,
    NO_NUMBER,
    NOT_DRAFTED,
    POOL_EMPTY,
)
from longroll.games.house_divided.steps import RECRUIT as RECRUIT_STEP
from longroll.games.house_divided.terms import CAVALRY, INFANTRY, KIND_ARM, MILITIA, UNION, kind_of, roll_die
from longroll.kernel.dice import Dice
from longroll.kernel.reason import ALLOWED, refuse

LEAST_RECRUITS: Final = 2


def begin_recruitment(position: Position, dice: Dice, events: Events) -> None:
    """AHD-7.0-a"""
    roll = roll_die(dice)
    position.recruits = max(LEAST_RECRUITS, roll)
    position.raised = []
    position.step = RECRUIT_STEP
    emit_side(events, "recruits", "AHD-7.0-a", position.side, roll)


def judge_recruit(position: Position, arm: int, box: int) -> int:
    verdict = recruits_left(position)
    if not verdict:
        verdict = below_maximum(position)
    if not verdict:
        verdict = in_the_pool(position, arm)
    if not verdict:
        verdict = judge_city(position, box)
    return verdict


def recruits_left(position: Position) -> int:
    return ALLOWED if position.recruits else refuse(DIE_SPENT)


def in_the_pool(position: Position, arm: int) -> int:
    """AHD-7.0-b, AHD-8.0-c"""
    if position.pool[position.side * 2 + arm]:
        return ALLOWED
    if position.side == UNION and arm == INFANTRY and position.reserve:
        return refuse(NOT_DRAFTED)
    return refuse(POOL_EMPTY)


def below_maximum(position: Position) -> int:
    """AHD-7.0-h, AHD-7.0-i"""
    side = position.side
    maximum = position.maximum[side]
    return ALLOWED if position.strength[side] < maximum else refuse(AT_MAXIMUM)


def judge_city(position: Position, box: int) -> int:
    verdict = bears_own_number(position, box)
    if not verdict:
        verdict = city_held(position, box)
    if not verdict:
        verdict = city_unused(position, box)
    return verdict


def bears_own_number(position: Position, box: int) -> int:
    """AHD-7.0-c, AHD-7.0-l"""
    return ALLOWED if position.components.recruit[position.side][box] else refuse(NO_NUMBER, box)


def city_unused(position: Position, box: int) -> int:
    """AHD-7.0-d"""
    return refuse(CITY_USED, box) if box in position.raised else ALLOWED


def city_held(position: Position, box: int) -> int:
    """AHD-7.0-e: with the option `capture-time` an enemy may stand in a city that he has not captured yet."""
    if holder(position, box) != position.side:
        return refuse(CITY_NOT_HELD, box)
    return refuse(ENEMY_IN_CITY, box) if count_in(position, 1 - position.side, box) else ALLOWED


def open_recruits(position: Position) -> list[tuple[int, int]]:
    """The arms and cities open to a recruit now."""
    if recruits_left(position) or below_maximum(position):
        return []
    cities = [box for box in position.components.cities[position.side] if not judge_city(position, box)]
    return [(arm, box) for arm in (INFANTRY, CAVALRY) if not in_the_pool(position, arm) for box in cities]


def recruit(position: Position, arm: int, box: int, events: Events) -> None:
    unit = free_slot(position, position.side)
    place(position, unit, kind_of(arm, MILITIA), box)
    position.pool[position.side * 2 + arm] -= 1
    position.recruits -= 1
    position.raised.append(box)
    emit_unit(events, position, "recruited", "AHD-7.0-c", unit, box)


def to_pool(position: Position, side: int, kind: int) -> None:
    """AHD-6.0-f, AHD-8.0-e: militia taken off the map can be raised again, so that no counter is made or lost."""
    position.pool[side * 2 + KIND_ARM[kind]] += 1


def draft(position: Position, events: Events) -> None:
    """AHD-8.0-a, AHD-8.0-b, AHD-8.0-d"""
    number = min(position.components.drafts.get(position.turn, 0), position.reserve)
    if number:
        position.reserve -= number
        position.pool[UNION * 2 + INFANTRY] += number
        emit_side(events, "drafted", "AHD-8.0-a", UNION, number)
