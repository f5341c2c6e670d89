"""A5A 8.0, reinforcements: where a unit comes in, and at what price."""

from longroll.games.five_aprils.exclusive import Exclusive
from longroll.games.five_aprils.options import BLOCKED_ENTRY, ROAD_BANS
from longroll.games.five_aprils.position import Position
from longroll.games.five_aprils.refusals import (
    BARRED_TERRAIN,
    ENTRY_BLOCKED,
    ENTRY_WAITS,
    FULL_ROAD,
    NIGHT_ZONE,
    NOT_ARRIVED,
)
from longroll.games.five_aprils.stack import is_full, side_at
from longroll.games.five_aprils.terms import FORBIDDEN, GUNBOAT
from longroll.kernel.reason import refuse

ENTERING = -1


def entry_prices(position: Position, rules: Exclusive, unit: int) -> list[tuple[int, int]]:
    """A5A-8.2-a, A5A-8.2-b, A5A-8.2-c: each hex at which a unit may come in, with its price."""
    priced: list[tuple[int, int]] = []
    for place in open_entries(position, rules, unit):
        if not judge_entry(position, rules, unit, place):
            priced.append((place, entry_price(position, rules, unit, place)))
    return priced


def judge_coming_in(position: Position, rules: Exclusive, unit: int) -> int:
    """A5A-8.2-d, A5A-8.2-f: can a unit come in anywhere? If not, what bars the last of its ways is the reason."""
    verdict = refuse(NOT_ARRIVED, unit)
    for place in rules.entry_hexes(position, unit):
        verdict = judge_entry(position, rules, unit, place)
    for place in open_entries(position, rules, unit):
        verdict = judge_entry(position, rules, unit, place)
        if not verdict:
            break
    return verdict


def judge_entry(position: Position, rules: Exclusive, unit: int, place: int) -> int:
    """A5A-4.2-f, A5A-4.2-i, A5A-8.2-d, A5A-9.0-b: never onto the enemy, into his zone by day only."""
    battle = position.battle
    own = battle.unit_side[unit]
    holder = side_at(position, place)
    if holder == 1 - own:
        return blocked_entry(position, rules, unit, place)
    if battle.hex_cost[battle.arm[unit]][place] == FORBIDDEN:
        if not battle.entry_line[place] or position.options[ROAD_BANS]:
            return refuse(BARRED_TERRAIN, place)
        if is_full(position, place):
            return refuse(FULL_ROAD, place)
    zoned = position.zone[(1 - own) * battle.hexes + place] > 0
    if zoned and battle.night[position.turn] and holder < 0 and battle.arm[unit] != GUNBOAT:
        return refuse(NIGHT_ZONE, place)
    return rules.bar_step(position, unit, ENTERING, place)


def blocked_entry(position: Position, rules: Exclusive, unit: int, place: int) -> int:
    """A5A-8.2-d, A5A-8.2-f, A5A-14.4-b: the enemy is there; who has no substitute waits."""
    return refuse(ENTRY_BLOCKED if rules.substitutes(position, unit) else ENTRY_WAITS, place)


def entry_price(position: Position, rules: Exclusive, unit: int, place: int) -> int:
    """A5A-8.2-b, A5A-4.2-f"""
    battle = position.battle
    special = rules.entry_price(position, unit, place)
    if special:
        return special
    line = battle.entry_line[place]
    if line and not is_full(position, place):
        return line
    return battle.hex_cost[battle.arm[unit]][place]


def open_entries(position: Position, rules: Exclusive, unit: int) -> list[int]:
    """A5A-8.2-e, A5A-8.2-g: an entry hex held by the enemy is replaced by the nearest free hexes of the map's edge."""
    own = position.battle.unit_side[unit]
    places: list[int] = []
    entries = rules.entry_hexes(position, unit)
    if position.options[BLOCKED_ENTRY]:
        free = [place for place in entries if side_at(position, place) != 1 - own]
        entries = free or entries
    for place in entries:
        if side_at(position, place) != 1 - own:
            found = [place]
        elif rules.substitutes(position, unit):
            found = nearest_free(position, unit, place)
        else:
            found = []
        places += [one for one in found if one not in places]
    return places


def nearest_free(position: Position, unit: int, blocked: int) -> list[int]:
    """The hexes of the edge without an enemy and open to its arm, at the least distance from the blocked one."""
    battle = position.battle
    own = battle.unit_side[unit]
    cost = battle.hex_cost[battle.arm[unit]]
    best: list[int] = []
    nearest = battle.hexes
    for place in range(battle.hexes):
        if not battle.edge[place] or side_at(position, place) == 1 - own or cost[place] == FORBIDDEN:
            continue
        far = battle.distance(blocked, place)
        if far < nearest:
            best = []
            nearest = far
        if far == nearest:
            best.append(place)
    return best
