"""AHD 4.2.1 cavalry jumps, 4.2.2 Union river jumps: moving through a box that contains enemy units."""

from longroll.games.house_divided.options import RIVER_JUMP
from longroll.games.house_divided.position import JUMPED, Position, cavalry_in, count_in
from longroll.games.house_divided.refusals import (
    JUMP_BY_RIVER,
    JUMP_INTO_ENEMY,
    JUMP_OVER_CAVALRY,
    MUST_STOP,
    RIVER_JUMP_INTO_ENEMY,
    SECOND_JUMP,
    SECOND_RIVER_JUMP,
    SOUTHERN_RIVER_JUMP,
    UPSTREAM_FIRST_LINE,
    UPSTREAM_JUMP,
)
from longroll.games.house_divided.terms import CAVALRY, CONFEDERATE, KIND_ARM, RIVER
from longroll.kernel.reason import ALLOWED, refuse


def is_jump(position: Position, side: int, route: int) -> bool:
    """AHD-4.2.1-a"""
    via = position.components.route_via[route]
    return via >= 0 and count_in(position, 1 - side, via) > 0


def judge_jump(position: Position, unit: int, route: int) -> int:
    """Whether this unit may make the jump that this route is."""
    components = position.components
    if components.line_kind[components.route_first[route]] == RIVER:
        return judge_river_jump(position, unit, route)
    return judge_cavalry_jump(position, unit, route)


def judge_cavalry_jump(position: Position, unit: int, route: int) -> int:
    """AHD-4.0-n: nobody but a jumper passes through the enemy."""
    if KIND_ARM[position.kind[unit]] != CAVALRY:
        return refuse(MUST_STOP, position.components.route_via[route])
    verdict = first_jump(position, unit)
    if not verdict:
        verdict = jump_avoids_cavalry(position, unit, route)
    if not verdict:
        verdict = jump_ends_free(position, unit, route)
    return verdict


def first_jump(position: Position, unit: int) -> int:
    """AHD-4.2.1-b"""
    return refuse(SECOND_JUMP, unit) if position.state[unit] & JUMPED else ALLOWED


def jump_ends_free(position: Position, unit: int, route: int) -> int:
    """AHD-4.2.1-c"""
    components = position.components
    end = components.route_end[route]
    return refuse(JUMP_INTO_ENEMY, end) if count_in(position, 1 - components.unit_side[unit], end) else ALLOWED


def jump_avoids_cavalry(position: Position, unit: int, route: int) -> int:
    """AHD-4.2.1-d"""
    components = position.components
    via = components.route_via[route]
    return refuse(JUMP_OVER_CAVALRY, via) if cavalry_in(position, 1 - components.unit_side[unit], via) else ALLOWED


def judge_river_jump(position: Position, unit: int, route: int) -> int:
    """AHD-4.2.2-a, AHD-4.2.2-e"""
    verdict = northern_jump(position, unit, route)
    if not verdict:
        verdict = jump_is_downstream(position, route)
    if not verdict:
        verdict = first_jump_of_either_kind(position, unit)
    if not verdict:
        verdict = river_jump_ends_free(position, unit, route)
    return verdict


def northern_jump(position: Position, unit: int, route: int) -> int:
    """AHD-4.2.1-e, AHD-4.2.2-c"""
    components = position.components
    if components.unit_side[unit] != CONFEDERATE:
        return ALLOWED
    if KIND_ARM[position.kind[unit]] == CAVALRY:
        return refuse(JUMP_BY_RIVER, components.route_via[route])
    return refuse(SOUTHERN_RIVER_JUMP, components.route_via[route])


def jump_is_downstream(position: Position, route: int) -> int:
    """AHD-4.2.2-b"""
    components = position.components
    via = components.route_via[route]
    first_only = position.options[RIVER_JUMP] != 0
    if components.downstream[components.route_first[route]] != via:
        return refuse(UPSTREAM_FIRST_LINE if first_only else UPSTREAM_JUMP, via)
    if not first_only and components.downstream[components.route_second[route]] != components.route_end[route]:
        return refuse(UPSTREAM_JUMP, components.route_end[route])
    return ALLOWED


def river_jump_ends_free(position: Position, unit: int, route: int) -> int:
    """AHD-4.2.2-d"""
    components = position.components
    end = components.route_end[route]
    return refuse(RIVER_JUMP_INTO_ENEMY, end) if count_in(position, 1 - components.unit_side[unit], end) else ALLOWED


def first_jump_of_either_kind(position: Position, unit: int) -> int:
    """AHD-4.2.2-f"""
    return refuse(SECOND_RIVER_JUMP, unit) if position.state[unit] & JUMPED else ALLOWED
