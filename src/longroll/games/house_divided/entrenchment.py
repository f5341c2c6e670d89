"""AHD 4.2.5, entrenchment."""

from longroll.games.house_divided.components import Components
from longroll.games.house_divided.control import holder
from longroll.games.house_divided.events import Events, emit_unit
from longroll.games.house_divided.options import ENTRENCH_PHASES
from longroll.games.house_divided.position import ACTED, DIGGING, DUG, MARCHED, Position, count_in
from longroll.games.house_divided.refusals import ALREADY_ENTRENCHED, ENEMY_AT_HAND, TWO_MARCHES_TO_DIG
from longroll.kernel.reason import ALLOWED, refuse


def judge_dig(position: Position, unit: int) -> int:
    """AHD-4.2.5-a"""
    verdict = no_enemy_at_hand(position, unit)
    if not verdict:
        verdict = not_dug_in(position, unit)
    if not verdict:
        verdict = time_to_dig(position, unit)
    return verdict


def no_enemy_at_hand(position: Position, unit: int) -> int:
    """AHD-4.2.5-d"""
    box = position.where[unit]
    return refuse(ENEMY_AT_HAND, box) if count_in(position, 1 - position.components.unit_side[unit], box) else ALLOWED


def not_dug_in(position: Position, unit: int) -> int:
    """AHD-4.2.5-j"""
    return refuse(ALREADY_ENTRENCHED, unit) if position.state[unit] & DUG else ALLOWED


def time_to_dig(position: Position, unit: int) -> int:
    """AHD-4.2.5-c: the first of two marches is offered only while the second can still follow."""
    state = position.state[unit]
    if (
        marches_to_dig(position.components, position.where[unit]) == 1
        or state & DIGGING
        or position.options[ENTRENCH_PHASES]
    ):
        return ALLOWED
    if position.marches and not state & MARCHED:
        return ALLOWED
    return refuse(TWO_MARCHES_TO_DIG, position.where[unit])


def marches_to_dig(components: Components, box: int) -> int:
    """AHD-4.2.5-b"""
    return 1 if components.city[box] else 2


def dig(position: Position, unit: int, events: Events) -> None:
    """AHD-4.2.5-e, AHD-4.2.5-f"""
    box = position.where[unit]
    finished = marches_to_dig(position.components, box) == 1 or position.state[unit] & DIGGING != 0
    position.state[unit] = (position.state[unit] & ~DIGGING) + 1 | ACTED | (DUG if finished else DIGGING)
    emit_unit(
        events,
        position,
        "dug" if finished else "digging",
        "AHD-4.2.5-a" if finished else "AHD-4.2.5-c",
        unit,
        box,
    )


def entrenched(position: Position, unit: int) -> bool:
    """AHD-4.2.5-i"""
    return position.state[unit] & DUG != 0 or in_permanent_works(position, unit)


def in_permanent_works(position: Position, unit: int) -> bool:
    """AHD-4.2.5-h"""
    components = position.components
    box = position.where[unit]
    return components.works[box] and holder(position, box) == components.unit_side[unit]
