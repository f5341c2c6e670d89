"""AHD 5.1 firing, 5.2.1 to 5.2.3 its modifiers."""

from typing import Final

from longroll.games.house_divided.control import revert_control
from longroll.games.house_divided.entrenchment import entrenched
from longroll.games.house_divided.events import Events, emit_unit, unit_facts
from longroll.games.house_divided.position import CROSSED, FOUGHT, REDUCED, Position, count_in, remove, units_in
from longroll.games.house_divided.recruitment import to_pool
from longroll.games.house_divided.refusals import (
    DECIDE_FIRST,
    NOT_A_TARGET,
    TARGET_LEFT_OUT,
    TARGET_TWICE,
    TARGETS_FIXED,
    TARGETS_NOT_DECLARED,
)
from longroll.games.house_divided.steps import FIRE, STAND, TARGET
from longroll.games.house_divided.terms import CRACK_INFANTRY, KIND_RANK, MILITIA, NOBODY, NOWHERE, roll_die
from longroll.kernel.dice import Dice
from longroll.kernel.event import Event
from longroll.kernel.reason import ALLOWED, refuse

RIVER_ROUNDS: Final = 2


# --- declaring targets


def begin_volley(position: Position) -> None:
    position.targets = []
    position.step = TARGET


def firer(position: Position) -> int:
    """The unit whose target is being asked for."""
    return units_in(position, position.firing, position.box)[len(position.targets)]


def judge_target(position: Position, target: int) -> int:
    """AHD-5.1-a"""
    if position.step == FIRE:
        return refuse(TARGETS_FIXED)
    if position.step != TARGET:
        return refuse(DECIDE_FIRST, position.box)
    if position.where[target] != position.box or position.components.unit_side[target] == position.firing:
        return refuse(NOT_A_TARGET, target)
    return judge_spread(position, target)


def judge_spread(position: Position, target: int) -> int:
    """AHD-5.1-b, AHD-5.1-c, AHD-5.1-d: the volley must still be able to reach as many targets as it can."""
    if target not in position.targets:
        return ALLOWED
    firers = count_in(position, position.firing, position.box)
    targets = count_in(position, 1 - position.firing, position.box)
    missing = min(firers, targets) - len(set(position.targets))
    if firers - len(position.targets) > missing:
        return ALLOWED
    return refuse(TARGET_LEFT_OUT if firers >= targets else TARGET_TWICE, target)


def declare_target(position: Position, target: int) -> None:
    """AHD-5.1-e"""
    position.targets.append(target)
    if len(position.targets) == count_in(position, position.firing, position.box):
        position.step = FIRE


def judge_fire(position: Position) -> int:
    if position.step == FIRE:
        return ALLOWED
    return refuse(DECIDE_FIRST, position.box) if position.step == STAND else refuse(TARGETS_NOT_DECLARED)


# --- the volley


def volley(position: Position, dice: Dice, events: Events) -> None:
    """AHD-5.0-e, AHD-5.1-f"""
    firers = units_in(position, position.firing, position.box)
    for unit in firers + units_in(position, 1 - position.firing, position.box):
        position.state[unit] |= FOUGHT
    for unit, target in zip(firers, position.targets, strict=True):
        if position.winner != NOBODY:
            break
        if position.where[target] == NOWHERE:
            emit_unit(events, position, "wasted", "AHD-5.1-f", unit, position.box)
        else:
            shoot(position, unit, target, dice, events)
    position.targets = []


def shoot(position: Position, unit: int, target: int, dice: Dice, events: Events) -> None:
    value = fire_value(position, unit, target)
    roll = roll_die(dice) if can_hit(value) else 0
    if events is not None:
        facts = unit_facts(position, unit, position.box)
        facts["target"] = position.components.unit_names[target]
        facts["value"] = value
        facts["die"] = roll
        facts["hit"] = "yes" if hits(roll, value) else "no"
        events.append(Event("shot", "AHD-5.1-g", facts))
    if hits(roll, value):
        hit(position, target, events)


def can_hit(value: int) -> bool:
    """AHD-5.1-i"""
    return value > 0


def hits(roll: int, value: int) -> bool:
    """AHD-5.1-g"""
    return 0 < roll <= value


def fire_value(position: Position, unit: int, target: int) -> int:
    """The value a unit fires with at a target, here and now."""
    value = position.components.value[position.kind[unit]]
    value -= entrenchment_modifier(position, target)
    value -= crack_modifier(position, target)
    return value + river_modifier(position, unit, target)


def entrenchment_modifier(position: Position, target: int) -> int:
    """AHD-5.2.1-a, AHD-5.2.1-b"""
    return 1 if entrenched(position, target) else 0


def crack_modifier(position: Position, target: int) -> int:
    """AHD-5.2.2-a, AHD-5.2.2-b, AHD-5.2.2-c"""
    return 1 if position.kind[target] == CRACK_INFANTRY else 0


def river_modifier(position: Position, unit: int, target: int) -> int:
    """AHD-5.2.3-b, AHD-5.2.3-c, AHD-5.2.3-d, AHD-5.2.3-f"""
    fresh = position.round <= RIVER_ROUNDS and position.components.unit_side[unit] != position.side
    return 1 if fresh and position.state[target] & CROSSED else 0


def hit(position: Position, target: int, events: Events) -> None:
    """AHD-5.1-h, AHD-1.3-b"""
    if position.state[target] & REDUCED:
        eliminate(position, target, events)
    else:
        position.state[target] |= REDUCED
        emit_unit(events, position, "reduced", "AHD-5.1-h", target, position.where[target])


def eliminate(position: Position, unit: int, events: Events) -> None:
    """AHD-5.1-j"""
    box = position.where[unit]
    kind = position.kind[unit]
    side = position.components.unit_side[unit]
    emit_unit(events, position, "eliminated", "AHD-5.1-h", unit, box)
    if KIND_RANK[kind] == MILITIA:
        to_pool(position, side, kind)
    remove(position, unit)
    revert_control(position, side, box, events)
