"""A5A 6.1, combat duties: which enemies must be attacked, and who must attack."""

from longroll.games.five_aprils.exclusive import Exclusive
from longroll.games.five_aprils.position import ATTACKED, FELL_BACK, TARGET, Position, attack_of
from longroll.games.five_aprils.refusals import MUST_ATTACK, MUST_BE_ATTACKED
from longroll.games.five_aprils.stack import is_overstacked, side_at, top_units, units_at, zone_crosses
from longroll.games.five_aprils.target import NO_MODE, can_be_attacked, is_target, mode
from longroll.games.five_aprils.terms import GUNBOAT
from longroll.games.five_aprils.zone import exerts
from longroll.kernel.reason import ALLOWED, refuse


def friends_in_zone(position: Position, rules: Exclusive, place: int) -> list[int]:
    """The phasing units bound by the zone of control of an enemy hex that have not retreated in this phase."""
    return friends_about(position, rules, place, True)


def friends_facing(position: Position, rules: Exclusive, place: int) -> list[int]:
    """A5A-6.2.2-e: those in its zone that could fight it and so retreat from it, whether they must fight or not."""
    return friends_about(position, rules, place, False)


def friends_about(position: Position, rules: Exclusive, place: int, bound: bool) -> list[int]:
    found: list[int] = []
    if not exerts(position, place):
        return found
    for side in range(6 * place, 6 * place + 6):
        near = position.battle.neighbour[side]
        if near < 0 or side_at(position, near) != position.phasing:
            continue
        if zone_crosses(position, side) and (rules.binds(position, side) if bound else rules.faces(position, side)):
            for unit in units_at(position, near):
                if not position.state[unit] & (FELL_BACK | ATTACKED) and position.battle.arm[unit] != GUNBOAT:
                    found.append(unit)
    return found


def enemy_hexes(position: Position) -> list[int]:
    """The enemy hexes with units not yet attacked in this phase, in the order of the map."""
    battle = position.battle
    held: list[int] = []
    for unit in battle.side_units[1 - position.phasing]:
        place = position.where[unit]
        if place >= 0 and not position.state[unit] & TARGET:
            held.append(place)
    held.sort()
    found: list[int] = []
    last = -1
    for place in held:
        if place != last:
            found.append(place)
            last = place
    return found


def read_duties(position: Position, rules: Exclusive) -> None:
    """A5A-6.1-a, A5A-6.1-c, A5A-6.1-h: fixed after the Automatic Retreats, by the enemy's zones of control."""
    position.engaged = []
    position.bound = []
    for place in enemy_hexes(position):
        able = [unit for unit in friends_in_zone(position, rules, place) if not is_overstacked(position, unit)]
        if able:
            position.engaged.append(place)
            position.bound += [unit for unit in able if unit not in position.bound]
    position.bound.sort()


def open_enemies(position: Position) -> list[int]:
    """A5A-6.1-a: the hexes that must still be attacked."""
    return [place for place in position.engaged if place not in position.targets and is_target(position, place)]


def open_friends(position: Position) -> list[int]:
    """A5A-6.1-c: the units that must still attack."""
    return [
        unit
        for unit in position.bound
        if position.where[unit] >= 0 and not position.state[unit] & (ATTACKED | FELL_BACK)
    ]


def attackable(position: Position, rules: Exclusive, unit: int) -> list[int]:
    """The hexes around a unit that it could still attack, those of the combat being declared among them."""
    battle = position.battle
    found: list[int] = []
    here = position.where[unit]
    for side in range(6 * here, 6 * here + 6):
        near = battle.neighbour[side]
        if near >= 0 and is_target(position, near) and mode(position, rules, unit, near) != NO_MODE:
            found.append(near)
    return found


def left_out(position: Position, rules: Exclusive) -> int:
    """The unit that could join this combat, has not, and whose last enemies are its targets; or -1."""
    for unit in open_friends(position):
        enemies = attackable(position, rules, unit)
        if enemies and all_in(enemies, position.targets) and all_in(position.targets, enemies):
            return unit
    return -1


def all_in(places: list[int], targets: list[int]) -> bool:
    for place in places:
        if place not in targets:
            return False
    return True


def judge_end_combat(position: Position, rules: Exclusive) -> int:
    """A5A-6.1-a, A5A-6.1-b, A5A-6.1-c, A5A-6.1-j: not while a duty is open that can still be done."""
    for place in open_enemies(position):
        if can_be_attacked(position, rules, place):
            return refuse(MUST_BE_ATTACKED, place)
    for unit in open_friends(position):
        for place in attackable(position, rules, unit):
            if can_be_attacked(position, rules, place):
                return refuse(MUST_ATTACK, unit)
    return ALLOWED


def compelled(position: Position, rules: Exclusive) -> int:
    """A5A-6.2.2-d: a unit without strength in an enemy zone that nobody with strength can join; or -1."""
    for unit in range(position.battle.units):
        if is_compelled(position, rules, unit):
            return unit
    return -1


def is_compelled(position: Position, rules: Exclusive, unit: int) -> bool:
    battle = position.battle
    place = position.where[unit]
    if place < 0 or battle.unit_side[unit] != position.phasing or attack_of(position, unit):
        return False
    if position.state[unit] & (FELL_BACK | ATTACKED) or unit not in top_units(position, place):
        return False
    bound = False
    for side in range(6 * place, 6 * place + 6):
        near = battle.neighbour[side]
        if near < 0 or not is_target(position, near):
            continue
        if can_be_attacked(position, rules, near) and mode(position, rules, unit, near) != NO_MODE:
            return False
        bound = bound or unit in friends_in_zone(position, rules, near)
    return bound
