"""A5A 6.5, retreats: where a unit may go, where it must, and what happens if it cannot."""

from typing import Final

from longroll.games.five_aprils.control import pass_through, update_control
from longroll.games.five_aprils.events import Events, emit_way
from longroll.games.five_aprils.exclusive import RETREAT_LAST, RETREAT_OPEN, Exclusive
from longroll.games.five_aprils.loss import destroy, lose_step
from longroll.games.five_aprils.morale import passes_check
from longroll.games.five_aprils.options import ROAD_BANS, STUCK_WITHDRAWAL
from longroll.games.five_aprils.position import (
    ATTACKER_CHECKS,
    ATTACKER_LOSSES,
    DEFENDER_CHECKS,
    DEFENDER_STANDS,
    DRIVEN,
    FELL_BACK,
    NO_STAGE,
    WITHDRAWAL,
    Position,
)
from longroll.games.five_aprils.refusals import (
    CHECK_NOT_BESIDE,
    CHOSEN_NOT_BESIDE,
    CLEARING_NOT_BESIDE,
    CROWD_NOT_BESIDE,
    RETREAT_BACK,
    RETREAT_CROWDED,
    RETREAT_INTO_ENEMY,
    RETREAT_INTO_ZONE,
    RETREAT_NEARER,
    RETREAT_NOT_BESIDE,
    RETREAT_OVER_TERRAIN,
    RETREAT_SIDEWAYS,
    RETREAT_ZONE_FIRST,
    YIELD_NOT_BESIDE,
)
from longroll.games.five_aprils.stack import STACK, count_at, is_overstacked, lift, put, side_at
from longroll.games.five_aprils.target import side_toward
from longroll.games.five_aprils.terms import FORBIDDEN, GUNBOAT
from longroll.games.five_aprils.zone import in_enemy_zone, in_zone_of
from longroll.kernel.dice import Dice
from longroll.kernel.reason import ALLOWED, refuse


def passable(position: Position, unit: int, side: int) -> bool:
    """A5A-6.5-i: terrain that the unit's arm may enter and cross, by a line if need be."""
    battle = position.battle
    if battle.cost[battle.arm[unit]][side] != FORBIDDEN:
        return True
    return battle.line[side] > 0 and not position.options[ROAD_BANS]


def judge_ground(position: Position, unit: int, side: int) -> int:
    """A5A-6.5-g, A5A-6.5-h, A5A-6.5-i: the prohibitions, for the hex beyond a side."""
    battle = position.battle
    place = battle.neighbour[side]
    own = battle.unit_side[unit]
    holder = side_at(position, place)
    if holder == 1 - own:
        return refuse(RETREAT_INTO_ENEMY, place)
    if holder < 0 and battle.arm[unit] != GUNBOAT and in_zone_of(position, 1 - own, place):
        return refuse(RETREAT_INTO_ZONE, place)
    if not passable(position, unit, side):
        return refuse(RETREAT_OVER_TERRAIN, place)
    return refuse(RETREAT_BACK, place) if place in position.trail else ALLOWED


def legal_sides(position: Position, rules: Exclusive, unit: int) -> list[int]:
    """The sides over which the prohibitions let a unit retreat; a last resort only if nothing else is left."""
    here = position.where[unit]
    opened: list[int] = []
    last: list[int] = []
    for side in range(6 * here, 6 * here + 6):
        if position.battle.neighbour[side] < 0 or judge_ground(position, unit, side):
            continue
        word = rules.retreat_over(position, unit, side)
        if word == RETREAT_OPEN:
            opened.append(side)
        elif word == RETREAT_LAST:
            last.append(side)
    return opened or last


def options(position: Position, rules: Exclusive, unit: int) -> list[int]:
    """A5A-6.5-e: the hexes that prohibitions and priorities leave to the owner's choice."""
    sides = legal_sides(position, rules, unit)
    for priority in range(1, 5):
        sides = preferred(position, unit, sides, priority)
    return [position.battle.neighbour[side] for side in sides]


def preferred(position: Position, unit: int, sides: list[int], priority: int) -> list[int]:
    """A5A-6.5-n, A5A-6.5-o, A5A-6.5-p, A5A-6.5-q: who meets a priority, or all if nobody can."""
    if len(sides) <= 1:
        return sides
    if priority == 4:
        return farthest(position, unit, sides)
    return [side for side in sides if meets(position, unit, side, priority)] or sides


def meets(position: Position, unit: int, side: int, priority: int) -> bool:
    """A5A-6.5-n, A5A-6.5-o, A5A-6.5-p: free of enemy zones; toward friendly lines; within the stacking limit."""
    battle = position.battle
    place = battle.neighbour[side]
    own = battle.unit_side[unit]
    if priority == 1:
        return battle.arm[unit] == GUNBOAT or not in_zone_of(position, 1 - own, place)
    if priority == 2:
        return battle.compass[own] >> side % 6 & 1 == 1
    return count_at(position, place) < STACK


def farthest(position: Position, unit: int, sides: list[int]) -> list[int]:
    """A5A-6.5-q: farthest from most of the enemies that the unit sees."""
    battle = position.battle
    scores = [0] * len(sides)
    for seen in battle.sight(position.where[unit]):
        if side_at(position, seen) != 1 - battle.unit_side[unit]:
            continue
        distances = [battle.distance(seen, battle.neighbour[side]) for side in sides]
        most = max(distances)
        for number in range(len(sides)):
            if distances[number] == most:
                scores[number] += count_at(position, seen)
    best = max(scores)
    return [sides[number] for number in range(len(sides)) if scores[number] == best]


def judge_retreat(position: Position, rules: Exclusive, unit: int, place: int) -> int:
    """A5A-6.5-e: the prohibitions, then the priorities in their order."""
    here = position.where[unit]
    side = side_toward(position, here, place) if here >= 0 and place < position.battle.hexes else -1
    if side < 0:
        return refuse(beside_reason(position, unit), unit)
    verdict = judge_ground(position, unit, side)
    if verdict:
        return verdict
    sides = legal_sides(position, rules, unit)
    if side not in sides:
        return rules.bar_retreat(position, unit, side)
    for priority in range(1, 5):
        sides = preferred(position, unit, sides, priority)
        if side not in sides:
            return refuse(PRIORITY_REASONS[priority], place)
    return ALLOWED


def beside_reason(position: Position, unit: int) -> int:
    """A5A-6.5-b: all kinds of retreat go one hex at a time, each by the rule that causes it."""
    if position.unit == unit:
        return CROWD_NOT_BESIDE if is_overstacked(position, unit) else CLEARING_NOT_BESIDE
    if is_withdrawing(position):
        return YIELD_NOT_BESIDE
    return STAGE_REASONS.get(position.stage, RETREAT_NOT_BESIDE)


STAGE_REASONS: Final[dict[int, int]] = {
    DEFENDER_CHECKS: CHECK_NOT_BESIDE,
    ATTACKER_CHECKS: CHECK_NOT_BESIDE,
    DEFENDER_STANDS: CHOSEN_NOT_BESIDE,
}
PRIORITY_REASONS = [0, RETREAT_ZONE_FIRST, RETREAT_SIDEWAYS, RETREAT_CROWDED, RETREAT_NEARER]


# --- carrying it out


def step_back(position: Position, rules: Exclusive, unit: int, place: int, dice: Dice, events: Events) -> None:
    """A5A-6.5-c, A5A-6.5-d, A5A-6.5-j, A5A-6.5-k: one hex, and a check at once if an enemy zone is there."""
    here = position.where[unit]
    if unit in position.queue:
        position.queue.remove(unit)
        if is_withdrawing(position) and here not in position.vacated:
            position.vacated.append(here)
    lift(position, unit)
    put(position, unit, place)
    position.state[unit] |= FELL_BACK | DRIVEN
    position.trail.append(here)
    pass_through(position, unit, place)
    emit_way(events, position, "retreats", "A5A-6.5-a", unit, [here, place], 0)
    position.unit = unit
    rules.after_move(position, unit, events)
    zoned = in_enemy_zone(position, unit) and position.battle.arm[unit] != GUNBOAT
    if zoned and not passes_check(position, unit, "A5A-6.5-j", dice, events):
        lose_step(position, unit, "A5A-6.4-c", events)
    if position.unit == unit and not goes_on(position, unit):
        halt(position)
    update_control(position, rules, events)


def goes_on(position: Position, unit: int) -> bool:
    """A5A-6.2.2-c, A5A-6.5-b, A5A-6.5-r, A5A-6.5-s: out of the enemy's zones, and out of a hex that is too full."""
    if is_overstacked(position, unit):
        return True
    return is_withdrawing(position) and position.battle.arm[unit] != GUNBOAT and in_enemy_zone(position, unit)


def is_withdrawing(position: Position) -> bool:
    """Is this the Automatic Retreat itself, and not what its bombardment causes?"""
    return position.kind == WITHDRAWAL and position.stage == NO_STAGE


def halt(position: Position) -> None:
    position.unit = -1
    position.trail = []


def cannot_retreat(position: Position, rules: Exclusive, unit: int, events: Events) -> None:
    """A5A-4.4-b, A5A-6.5-l, A5A-6.5-m: a step for the hex not retreated; off the map it is the end."""
    position.queue.remove(unit)
    here = position.where[unit]
    fatal = rules.dies_stuck(position, unit)
    if fatal:
        destroy(position, unit, fatal, events)
    elif is_withdrawing(position) and position.options[STUCK_WITHDRAWAL]:
        return
    elif position.battle.edge[here]:
        destroy(position, unit, "A5A-4.4-b", events)
    else:
        lose_step(position, unit, "A5A-6.5-l", events)
    note_stuck(position, unit, here)
    update_control(position, rules, events)


def note_stuck(position: Position, unit: int, here: int) -> None:
    """A5A-6.6-b, A5A-6.6-i: an attacker that had to retreat does not advance, though it could not go; and a hex in
    which a unit died because it could not take its Automatic Retreat is vacated."""
    if position.stage >= ATTACKER_LOSSES and position.where[unit] >= 0:
        position.state[unit] |= DRIVEN
    if is_withdrawing(position) and position.where[unit] < 0 and here not in position.vacated:
        position.vacated.append(here)


def forced(position: Position, rules: Exclusive) -> tuple[int, int]:
    """The only retreat there is to choose, or (-1, 0) if the owner has a choice, or (-1, -1) if there is none."""
    units = [position.unit] if position.unit >= 0 else position.queue
    only = (-1, -1)
    for unit in units:
        for place in options(position, rules, unit):
            if only[0] >= 0:
                return (-1, 0)
            only = (unit, place)
    return only


def run(position: Position, rules: Exclusive, dice: Dice, events: Events) -> bool:
    """Make all retreats that need no choice; true if the owner has to choose."""
    while position.unit >= 0 or position.queue:
        unit, place = forced(position, rules)
        if unit >= 0:
            step_back(position, rules, unit, place, dice, events)
        elif place == 0:
            return True
        elif position.unit >= 0:
            halt(position)
        else:
            for stuck in position.queue[:]:
                cannot_retreat(position, rules, stuck, events)
    return False


def retreatable(position: Position, rules: Exclusive) -> list[tuple[int, int]]:
    """Every retreat that may be chosen now."""
    units = [position.unit] if position.unit >= 0 else position.queue
    return [(unit, place) for unit in units for place in options(position, rules, unit)]
