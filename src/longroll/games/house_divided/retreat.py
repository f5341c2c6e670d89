"""AHD 5.2.5, retreat."""

from typing import Final

from longroll.games.house_divided.control import holder
from longroll.games.house_divided.events import Events, emit_box
from longroll.games.house_divided.options import RETREAT_CITY, RETREAT_REINFORCED, RETREAT_ROUNDS
from longroll.games.house_divided.position import RETREATED, Position, count_in, units_in
from longroll.games.house_divided.refusals import (
    POTOMAC,
    REINFORCED_ALREADY,
    RETREAT_AFTER_SECOND,
    RETREAT_FIRST_ROUND,
    RETREAT_INTO_CITY,
    RETREAT_INTO_ENEMY,
    RETREAT_NOT_JOINED,
    RETREAT_TO_ENEMY_ORIGIN,
    RETREAT_TO_OWN,
    RETREAT_TOO_LATE,
)
from longroll.games.house_divided.relocation import relocate
from longroll.games.house_divided.steps import STAND
from longroll.games.house_divided.terms import NOBODY
from longroll.kernel.reason import ALLOWED, refuse

FIRST_RETREAT: Final = 2  # the first round before which a side may retreat


def judge_retreat(position: Position, box: int) -> int:
    verdict = time_to_retreat(position)
    if not verdict:
        verdict = judge_refuge(position, box)
    if not verdict:
        verdict = prefers_own_box(position, box)
    if not verdict and position.step != STAND:
        verdict = refuse(RETREAT_TOO_LATE)
    if not verdict and position.drawn and not position.options[RETREAT_REINFORCED]:
        verdict = refuse(REINFORCED_ALREADY)
    return verdict


def time_to_retreat(position: Position) -> int:
    """AHD-5.2.5-a"""
    if position.round < FIRST_RETREAT:
        return refuse(RETREAT_FIRST_ROUND)
    too_late = position.options[RETREAT_ROUNDS] and position.round > FIRST_RETREAT
    return refuse(RETREAT_AFTER_SECOND) if too_late else ALLOWED


def judge_refuge(position: Position, box: int) -> int:
    """Whether a box is one that a beaten force may go to, by retreat or by withdrawal."""
    verdict = joined(position, box)
    if not verdict:
        verdict = free_of_enemies(position, box)
    if not verdict:
        verdict = no_enemy_city(position, box)
    if not verdict:
        verdict = not_whence_enemies_came(position, box)
    return verdict


def joined(position: Position, box: int) -> int:
    """AHD-5.2.5-b"""
    components = position.components
    if box in components.joined[position.firing][position.box]:
        return ALLOWED
    return refuse(POTOMAC if box in components.neighbours[position.box] else RETREAT_NOT_JOINED, box)


def free_of_enemies(position: Position, box: int) -> int:
    """AHD-5.2.5-c"""
    return refuse(RETREAT_INTO_ENEMY, box) if count_in(position, 1 - position.firing, box) else ALLOWED


def no_enemy_city(position: Position, box: int) -> int:
    """AHD-5.2.5-d"""
    enemy = 1 - position.firing
    if not position.components.recruit[enemy][box]:
        return ALLOWED
    side = holder(position, box)
    unowned_bars = position.options[RETREAT_CITY] and side == NOBODY
    return refuse(RETREAT_INTO_CITY, box) if side == enemy or unowned_bars else ALLOWED


def not_whence_enemies_came(position: Position, box: int) -> int:
    """AHD-5.2.5-e"""
    came = position.entries[1 - position.firing] >> position.components.neighbours[position.box].index(box) & 1
    return refuse(RETREAT_TO_ENEMY_ORIGIN, box) if came else ALLOWED


def prefers_own_box(position: Position, box: int) -> int:
    """AHD-5.2.5-f"""
    if holder(position, box) == position.firing:
        return ALLOWED
    for other in refuges(position):
        if holder(position, other) == position.firing:
            return refuse(RETREAT_TO_OWN, other)
    return ALLOWED


def refuges(position: Position) -> list[int]:
    return [box for box in position.components.joined[position.firing][position.box] if not judge_refuge(position, box)]


def retreat_boxes(position: Position) -> list[int]:
    """AHD-5.2.5-g: none, if no box is permitted."""
    if time_to_retreat(position):
        return []
    return [
        box for box in position.components.joined[position.firing][position.box] if not judge_retreat(position, box)
    ]


def retreat(position: Position, box: int, events: Events) -> None:
    emit_box(events, position, "retreated", "AHD-5.2.5-b", position.firing, box, position.box)
    for unit in units_in(position, position.firing, position.box):
        position.state[unit] |= RETREATED
        relocate(position, unit, box, events)
