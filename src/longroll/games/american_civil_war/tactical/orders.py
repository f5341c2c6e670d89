"""The orders for a piece: step, fire, charge or rally; each judged here."""

from longroll.games.american_civil_war.action import ACT_CHARGE, ACT_FIRE, ACT_RALLY, ACT_SHIFT, make
from longroll.games.american_civil_war.advanced.terrain import river_between
from longroll.games.american_civil_war.options import LONE_LEADERS
from longroll.games.american_civil_war.position import LINE, MIDDLE, RESERVE, ROUTED, Position, on_field
from longroll.games.american_civil_war.refusals import (
    AREAS_NOT_ADJACENT,
    ARTILLERY_DOES_NOT_CHARGE,
    CAVALRY_FIRED,
    ENEMY_IN_AREA,
    LEADER_IS_NO_TARGET,
    LEADERS_DO_NOT_FIGHT,
    LINE_OF_FIRE,
    NO_SECOND_FIRE,
    NOT_ROUTED,
    ONLY_LEADERS_RALLY,
    RALLY_FROM_RESERVE,
    RESERVE_DOES_NOTHING,
    RIVER_BETWEEN,
    ROUTED_STAY,
    SCREENED,
    TARGET_NOT_AHEAD,
    ZONE,
)
from longroll.games.american_civil_war.tactical.field import (
    NO_AREA,
    ahead,
    column_of,
    held,
    leaders_at,
    near_enemy,
    touching,
    units_standing,
)
from longroll.games.american_civil_war.tactical.pieces import (
    is_foot,
    is_gun,
    is_horse,
    is_leader,
    may_fire_again,
)
from longroll.games.american_civil_war.terms import CAVALRY, SORT_IS_UNIT, SORT_KIND, SORT_PARTY, SORTS_OF, UNITS_OF
from longroll.kernel.reason import ALLOWED, refuse

# --- steps


def judge_shift(position: Position, area: int, to: int) -> int:
    """ACW-S-tmove-01, ACW-S-tmove-03: one action, one step to an adjacent area; the routed stay."""
    if area == ROUTED:
        return refuse(ROUTED_STAY, area)
    if to not in touching(position, area):
        return refuse(AREAS_NOT_ADJACENT, to)
    verdict = free_of_enemies(position, to)
    return verdict if verdict else out_of_zone(position, area, to)


def free_of_enemies(position: Position, to: int) -> int:
    """ACW-S-tmove-04: enemy units; lone leaders give way, or block too (R-44)."""
    if not MIDDLE <= to < RESERVE:
        return ALLOWED
    enemy = 1 - position.battle_side
    taken = held(position, enemy, to)
    if position.options[LONE_LEADERS]:
        taken = taken or leaders_at(position, enemy, to) > 0
    return refuse(ENEMY_IN_AREA, to) if taken else ALLOWED


def out_of_zone(position: Position, area: int, to: int) -> int:
    """ACW-S-tmove-02: not from one area near enemies to another."""
    side = position.battle_side
    if near_enemy(position, side, area) and near_enemy(position, side, to):
        return refuse(ZONE, to)
    return ALLOWED


# --- fire


def target_area(position: Position, sort: int, area: int) -> int:
    """ACW-S-fire-02, ACW-S-fire-03: straight ahead; artillery shoots farther if no unit stands between (R-46)."""
    enemy = 1 - position.battle_side
    near = ahead(area)
    if near == NO_AREA or held(position, enemy, near):
        return near
    if is_gun(sort) and area < MIDDLE and not held(position, position.battle_side, MIDDLE + area):
        return LINE + area
    return near


def judge_fire(position: Position, sort: int, area: int, wear: int, target: int) -> int:
    """ACW-S-fire-01"""
    verdict = judge_attacker(sort, area)
    if verdict:
        return verdict
    if not may_fire_again(position, sort, wear):
        return refuse(CAVALRY_FIRED if SORT_KIND[sort] == CAVALRY else NO_SECOND_FIRE, sort)
    verdict = judge_target(position, target)
    if verdict:
        return verdict
    enemy = 1 - position.battle_side
    if on_field(position, enemy, target_area(position, sort, area), target):
        return ALLOWED
    blocked = is_gun(sort) and area < MIDDLE and on_field(position, enemy, LINE + column_of(area), target)
    return refuse(LINE_OF_FIRE if blocked else TARGET_NOT_AHEAD, target)


def judge_attacker(sort: int, area: int) -> int:
    """ACW-S-field-05: from the reserve nothing is attacked; leaders never fight."""
    if is_leader(sort):
        return refuse(LEADERS_DO_NOT_FIGHT, sort)
    return refuse(RESERVE_DOES_NOTHING, area) if area >= RESERVE else ALLOWED


def judge_target(position: Position, target: int) -> int:
    """ACW-S-leader-05, ACW-S-piece-04: an enemy unit, never a leader."""
    if SORT_PARTY[target] != position.battle_parties[1 - position.battle_side]:
        return refuse(TARGET_NOT_AHEAD, target)
    return ALLOWED if SORT_IS_UNIT[target] else refuse(LEADER_IS_NO_TARGET, target)


# --- charges


def judge_charge(position: Position, sort: int, area: int, target: int) -> int:
    """ACW-S-charge-01: infantry and cavalry, at an enemy unit in the area straight ahead."""
    verdict = judge_attacker(sort, area)
    if verdict:
        return verdict
    if is_gun(sort):
        return refuse(ARTILLERY_DOES_NOT_CHARGE, sort)
    verdict = judge_target(position, target)
    if verdict:
        return verdict
    if not on_field(position, 1 - position.battle_side, ahead(area), target):
        return refuse(TARGET_NOT_AHEAD, target)
    if river_between(position, position.battle_side, area):
        return refuse(RIVER_BETWEEN, area)
    return refuse(SCREENED, target) if screened(position, area, target) else ALLOWED


def screened(position: Position, area: int, target: int) -> bool:
    """ACW-S-charge-10: artillery is safe from charges while infantry or cavalry stands beside it."""
    if not is_gun(target):
        return False
    enemy = 1 - position.battle_side
    for sort in UNITS_OF[position.battle_parties[enemy]]:
        if not is_gun(sort) and on_field(position, enemy, ahead(area), sort):
            return True
    return False


def may_dodge(sort: int, target: int) -> bool:
    """ACW-S-charge-09: cavalry charged by infantry, not by cavalry."""
    return is_foot(sort) and is_horse(target)


# --- rally


def judge_rally(position: Position, sort: int, area: int, target: int) -> int:
    """ACW-S-leader-04: a leader in the reserve tries to bring a unit back; nothing else does."""
    if not is_leader(sort):
        return refuse(ONLY_LEADERS_RALLY, sort)
    if area != RESERVE:
        return refuse(RALLY_FROM_RESERVE, area)
    side = position.battle_side
    own = SORT_PARTY[target] == position.battle_parties[side] and SORT_IS_UNIT[target]
    return ALLOWED if own and on_field(position, side, ROUTED, target) else refuse(NOT_ROUTED, target)


# --- all orders


def orders(position: Position, sort: int, area: int, wear: int) -> list[int]:
    """Every order that a piece may be given."""
    side = position.battle_side
    found = [make(ACT_SHIFT, to) for to in touching(position, area) if not judge_shift(position, area, to)]
    found.sort()
    if is_leader(sort):
        own = SORTS_OF[position.battle_parties[side]] if area == RESERVE else []
        return found + [make(ACT_RALLY, unit) for unit in own if not judge_rally(position, sort, area, unit)]
    if area >= RESERVE:
        return found
    aimed = units_standing(position, 1 - side, target_area(position, sort, area))
    found += [make(ACT_FIRE, unit) for unit in aimed if not judge_fire(position, sort, area, wear, unit)]
    if not is_gun(sort):
        near = units_standing(position, 1 - side, ahead(area))
        found += [make(ACT_CHARGE, unit) for unit in near if not judge_charge(position, sort, area, unit)]
    return found


def has_order(position: Position, sort: int, area: int, wear: int) -> bool:
    """Is there any order that a piece may be given?"""
    for to in touching(position, area):
        if not judge_shift(position, area, to):
            return True
    if area == RESERVE and not is_leader(sort):
        return False
    return bool(orders(position, sort, area, wear))
