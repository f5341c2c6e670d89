"""A5A 4.0, movement: how far a unit gets in its Movement Phase, and why no farther."""

from longroll.games.five_aprils.control import pass_through, update_control
from longroll.games.five_aprils.entry import blocked_entry, entry_prices, judge_coming_in
from longroll.games.five_aprils.events import Events, emit_way
from longroll.games.five_aprils.exclusive import Exclusive
from longroll.games.five_aprils.options import ROAD_BANS
from longroll.games.five_aprils.position import ABSENT, MOVED, SPENT, WAITING, Position, allowance_of, forget_reach
from longroll.games.five_aprils.reach import FAR, NOT_FROM, Reach
from longroll.games.five_aprils.refusals import (
    BARRED_RIVER,
    BARRED_SLOPE,
    BARRED_TERRAIN,
    BOATS_KEEP_RIVER,
    ENEMY_HEX,
    FULL_HEX,
    FULL_ROAD,
    HAS_MOVED,
    LEFT_OUT,
    MUST_UNSTACK,
    NIGHT_ZONE,
    NO_WAY_OUT,
    NOT_ON_MAP,
    NOT_TAKEN,
    OTHER_FORMATION,
    SAME_HEX,
    TOO_FAR,
    UNKNOWN_HEX,
    ZONE_TO_ZONE,
)
from longroll.games.five_aprils.stack import STACK, is_full, lift, put, side_at, units_at
from longroll.games.five_aprils.terms import CROSSING, FORBIDDEN, GUNBOAT, RIVER
from longroll.games.five_aprils.zone import in_enemy_zone
from longroll.kernel.reason import ALLOWED, refuse


def reach(position: Position, rules: Exclusive, unit: int) -> Reach:
    """A5A-4.2-a, A5A-4.2-g, A5A-4.2-h, A5A-5.0-e: the cheapest way to every hex; a zone entered ends it."""
    battle = position.battle
    found = position.reach
    if found is None:
        found = Reach(battle.hexes)
        position.reach = found
    elif found.unit == unit:
        return found
    found.begin(unit)
    allowance = allowance_of(position, unit)
    buckets: list[list[int]] = [[] for _ in range(allowance + 1)]
    start = position.where[unit]
    sails = battle.arm[unit] == GUNBOAT
    zones = (1 - battle.unit_side[unit]) * battle.hexes
    if start == WAITING:
        for place, price in entry_prices(position, rules, unit):
            cost = price if price <= allowance else allowance
            if cost < found.cost[place]:
                found.enter(place, cost, price, NOT_FROM)
                buckets[cost].append(place)
    else:
        found.enter(start, position.spent, position.spent, NOT_FROM)
        buckets[position.spent].append(start)
    for cost in range(allowance + 1):
        for place in buckets[cost]:
            if found.cost[place] != cost:
                continue
            if place != start and not sails and position.zone[zones + place]:
                continue
            whole = allowance if place == start and not position.spent else FAR
            spread(position, rules, unit, place, cost, whole, found, buckets)
    return found


def spread(
    position: Position,
    rules: Exclusive,
    unit: int,
    place: int,
    cost: int,
    whole: int,
    found: Reach,
    buckets: list[list[int]],
) -> None:
    """Spread from one hex to its neighbours; `whole` is what the first hex may cost at most, the whole allowance."""
    battle = position.battle
    best = found.price
    neighbour = battle.neighbour
    costs = battle.cost[battle.arm[unit]]
    most = len(buckets)
    for side in range(6 * place, 6 * place + 6):
        near = neighbour[side]
        if near < 0 or best[near] <= cost:
            continue
        price = cost + step_price(position, costs, side, near)
        if price >= best[near] or (whole == FAR and most <= price < FORBIDDEN):
            continue
        if judge_step(position, rules, unit, side, near):
            continue
        total = price if price < whole else whole
        found.enter(near, total, price, place)
        buckets[total].append(near)


def judge_step(position: Position, rules: Exclusive, unit: int, side: int, near: int) -> int:
    """A5A-4.2-i, A5A-4.2-k, A5A-5.0-f, A5A-9.0-b: may a unit cross this side into the next hex, whatever it costs?"""
    battle = position.battle
    holder = side_at(position, near)
    own = battle.unit_side[unit]
    if holder == 1 - own:
        return refuse(ENEMY_HEX, near)
    price = battle.cost[battle.arm[unit]][side]
    if price == FORBIDDEN:
        if battle.arm[unit] == GUNBOAT:
            return refuse(BOATS_KEEP_RIVER, near)
        if not battle.line[side] or position.options[ROAD_BANS]:
            return refuse(barrier(position, unit, side), near)
        if is_full(position, near):
            return refuse(FULL_ROAD, near)
    if position.zone[(1 - own) * battle.hexes + near] and battle.arm[unit] != GUNBOAT:
        if position.began_in_zone:
            return refuse(ZONE_TO_ZONE, near)
        if battle.night[position.turn] and holder < 0:
            return refuse(NIGHT_ZONE, near)
    return rules.bar_step(position, unit, side, near)


def barrier(position: Position, unit: int, side: int) -> int:
    """A5A-4.2-i: what closes a side: the terrain of the hex behind it, a river, or a slope."""
    battle = position.battle
    if battle.hex_cost[battle.arm[unit]][battle.neighbour[side]] == FORBIDDEN:
        return BARRED_TERRAIN
    flags = battle.side[side]
    return BARRED_RIVER if flags & RIVER and not flags & CROSSING else BARRED_SLOPE


def step_price(position: Position, costs: list[int], side: int, near: int) -> int:
    """A5A-4.2-c, A5A-4.2-d, A5A-4.2-e, A5A-4.2-f: the line's rate in place of what the side costs the arm, unless the
    hex is full."""
    line = position.battle.line[side]
    if line and not is_full(position, near):
        return line
    return costs[side]


# --- judging


def judge_unit(position: Position, rules: Exclusive, unit: int) -> int:
    """A5A-4.1-a: units of the drawn formation, each once."""
    battle = position.battle
    if battle.formation[unit] != position.marker:
        return refuse(OTHER_FORMATION, battle.formation[unit])
    place = position.where[unit]
    if place < WAITING:
        return refuse(LEFT_OUT if place == ABSENT else NOT_ON_MAP, unit)
    if position.state[unit] & SPENT:
        return refuse(HAS_MOVED, unit)
    verdict = rules.bar_unit(position, unit)
    if verdict:
        return verdict
    if place == WAITING:
        return rules.bar_arrival(position, unit)
    return ALLOWED


def judge_take(position: Position, rules: Exclusive, unit: int) -> int:
    """A5A-4.1-a, A5A-5.0-h: a unit that has nowhere to go cannot move."""
    verdict = judge_unit(position, rules, unit)
    return verdict if verdict else judge_first_step(position, rules, unit)


def can_leave(position: Position, rules: Exclusive, unit: int) -> bool:
    return not judge_first_step(position, rules, unit)


def judge_first_step(position: Position, rules: Exclusive, unit: int) -> int:
    """A5A-5.0-h: is any first step open? If none is, an enemy zone that holds the unit is named before other bars."""
    if position.where[unit] == WAITING:
        return judge_coming_in(position, rules, unit)
    kept = position.began_in_zone
    position.began_in_zone = began_in_zone(position, unit)
    verdict = refuse(NO_WAY_OUT, unit) if position.began_in_zone else 0
    place = position.where[unit]
    for side in range(6 * place, 6 * place + 6):
        near = position.battle.neighbour[side]
        if near < 0:
            continue
        barred = judge_step(position, rules, unit, side, near)
        if not barred:
            verdict = ALLOWED
            break
        verdict = verdict or barred
    position.began_in_zone = kept
    return verdict


def began_in_zone(position: Position, unit: int) -> int:
    return int(position.battle.arm[unit] != GUNBOAT and in_enemy_zone(position, unit))


def judge_go(position: Position, rules: Exclusive, place: int) -> int:
    """A5A-4.2-g, A5A-4.2-k, A5A-4.3-b, A5A-8.2-d: within reach, and with room to stop."""
    unit = position.unit
    if unit < 0:
        return refuse(NOT_TAKEN)
    if place >= position.battle.hexes:
        return refuse(UNKNOWN_HEX)
    if place == position.where[unit]:
        return refuse(SAME_HEX, place)
    if side_at(position, place) == 1 - position.battle.unit_side[unit]:
        enters = position.where[unit] == WAITING and place in rules.entry_hexes(position, unit)
        return blocked_entry(position, rules, unit, place) if enters else refuse(ENEMY_HEX, place)
    found = reach(position, rules, unit)
    if found.cost[place] == FAR:
        return refuse(TOO_FAR, place)
    return judge_stop(position, rules, unit, place, found)


def judge_stop(position: Position, rules: Exclusive, unit: int, place: int, found: Reach) -> int:
    """A5A-4.3-a, A5A-4.3-b: any number pass through, two may stop."""
    if is_full(position, place):
        return refuse(FULL_HEX, place)
    return rules.bar_stop(position, unit, place, found)


def destinations(position: Position, rules: Exclusive, unit: int) -> list[int]:
    """Every hex in which the unit may stop."""
    found = reach(position, rules, unit)
    start = position.where[unit]
    return [
        place
        for place in sorted(found.places)
        if place != start and not judge_stop(position, rules, unit, place, found)
    ]


def judge_end_move(position: Position, rules: Exclusive) -> int:
    """A5A-4.3-g: who is too many in a hex leaves it, or another of his formation there, if one can."""
    for unit in position.battle.formation_units[position.marker]:
        if must_unstack(position, rules, unit):
            return refuse(MUST_UNSTACK, unit)
    return rules.bar_end(position)


def must_unstack(position: Position, rules: Exclusive, unit: int) -> bool:
    place = position.where[unit]
    if place < 0 or position.state[unit] & SPENT:
        return False
    if not owes_room(position, place) or judge_take(position, rules, unit):
        return False
    twin = position.shared()
    take(twin, unit)
    return len(destinations(twin, rules, unit)) > 0


def owes_room(position: Position, place: int) -> bool:
    """A5A-4.3-g: is a unit of the drawn formation below the two that count?"""
    if not is_full(position, place):
        return False
    for unit in units_at(position, place)[STACK:]:
        if position.battle.formation[unit] == position.marker:
            return True
    return False


# --- moving


def take(position: Position, unit: int) -> None:
    forget_reach(position)
    position.unit = unit
    position.spent = 0
    position.began_in_zone = began_in_zone(position, unit) if position.where[unit] >= 0 else 0


def go(position: Position, rules: Exclusive, place: int, events: Events) -> None:
    """A5A-4.2-l: by the cheapest way, one unit at a time; what is not used is lost."""
    unit = position.unit
    found = reach(position, rules, unit)
    way = [place]
    while way[0] >= 0 and found.came[way[0]] != WAITING:
        way.insert(0, found.came[way[0]])
    if position.where[unit] == WAITING:
        rules.after_entry(position, unit, way[0])
        way.insert(0, WAITING)
    else:
        lift(position, unit)
    for passed in way[1:]:
        pass_through(position, unit, passed)
        rules.on_way(position, unit, passed)
    put(position, unit, place)
    cost = found.cost[place]
    emit_way(events, position, "moves", "A5A-4.2-a", unit, way, found.price[place] - position.spent)
    position.spent = cost
    position.state[unit] |= MOVED | SPENT
    if cost >= allowance_of(position, unit) or began_in_zone(position, unit):
        drop(position)
    rules.after_move(position, unit, events)
    update_control(position, rules, events)


def drop(position: Position) -> None:
    """Forget the unit that was on the move."""
    position.unit = -1
    position.spent = 0
    position.began_in_zone = 0


def movable_units(position: Position, rules: Exclusive) -> list[int]:
    return [unit for unit in position.battle.formation_units[position.marker] if not judge_take(position, rules, unit)]
