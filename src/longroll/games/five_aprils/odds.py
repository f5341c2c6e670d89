"""A5A 6.2.3 and 6.2.4, the odds: strengths, shifts, the column."""

from typing import Final, NamedTuple

from longroll.games.five_aprils.bombardment import bombarders, fire_strength
from longroll.games.five_aprils.events import Events, emit_facts
from longroll.games.five_aprils.exclusive import Exclusive
from longroll.games.five_aprils.options import MAP_EDGE, SURROUNDED_GUNS
from longroll.games.five_aprils.position import (
    BOMBARDING,
    COVERED,
    ENTRENCHMENT,
    Position,
    attack_of,
)
from longroll.games.five_aprils.stack import side_at
from longroll.games.five_aprils.target import defence_at, side_toward
from longroll.games.five_aprils.terms import COLUMN_NAMES, HILL, SIDE_NAMES, WOODED_HILL
from longroll.games.five_aprils.zone import in_zone_of
from longroll.kernel.verdict import Fact

COLUMNS: Final = 9
EVEN: Final = 3  # the column 1-1
LOWEST: Final = 0
HIGHEST: Final = COLUMNS - 1
LIMIT: Final = 3

# The reasons for a shift.
TERRAIN: Final = 0
WATER: Final = 1
TALUS: Final = 2
WORKS: Final = 3
ATTACKERS_SURROUNDED: Final = 4
DEFENDERS_SURROUNDED: Final = 5
SURPRISE: Final = 6


class ShiftReason(NamedTuple):
    """The name of a reason in the catalogue, and the rule that gives the shift."""

    name: str
    rule: str


SHIFT_REASONS: Final = {
    TERRAIN: ShiftReason("terrain", "A5A-6.2.4-a"),
    WATER: ShiftReason("water", "A5A-6.2.4-e"),
    TALUS: ShiftReason("talus", "A5A-6.2.4-e"),
    WORKS: ShiftReason("works", "A5A-10.0-i"),
    ATTACKERS_SURROUNDED: ShiftReason("attackers-surrounded", "A5A-6.2.4-g"),
    DEFENDERS_SURROUNDED: ShiftReason("defenders-surrounded", "A5A-6.2.4-h"),
    SURPRISE: ShiftReason("surprise", "A5A-14.2-a"),
}
REASONS: Final = len(SHIFT_REASONS)


def attack_strength(position: Position) -> int:
    """A5A-6.2.1-b, A5A-6.2.1-g, A5A-7.1-f"""
    close = 0
    for unit in position.attackers:
        if not position.state[unit] & BOMBARDING:
            close += attack_of(position, unit)
    return close + fire_strength(position, bombarders(position), position.targets)


def defence_strength(position: Position) -> int:
    strength = 0
    for place in held(position):
        strength += defence_at(position, place)
    return max(strength, 1)


def held(position: Position) -> list[int]:
    """A5A-13.1-e: the hexes attacked in which somebody still stands."""
    return [place for place in position.targets if position.top[place] >= 0]


def initial_column(attack: int, defence: int) -> int:
    """A5A-6.2.3-a, A5A-6.2.3-c, A5A-6.2.3-d: fractions go to the defender; not below 1-4, not above 6-1."""
    if attack >= defence:
        return min(EVEN - 1 + attack // defence, HIGHEST)
    return max(EVEN + 1 - -(-defence // attack), LOWEST)


def odds_text(attack: int, defence: int) -> str:
    """The true odds as they are said."""
    if not attack:
        return "0"
    return f"{attack // defence}-1" if attack >= defence else f"1-{-(-defence // attack)}"


def shifts(position: Position, rules: Exclusive) -> list[int]:
    """The shift for each reason, left negative."""
    found = [0] * REASONS
    found[TERRAIN] = terrain_shift(position)
    if len(bombarders(position)) == len(position.attackers):
        fire_side_shifts(position, found)
    else:
        close_side_shifts(position, found)
    attackers = [position.where[unit] for unit in surrounded_attackers(position)]
    if attackers and surrounded(position, attackers, 1 - position.phasing):
        found[ATTACKERS_SURROUNDED] = -1
    if surrounded(position, held(position), position.phasing):
        found[DEFENDERS_SURROUNDED] = 1
    found[SURPRISE] = rules.surprise(position)
    return found


def final_column(initial: int, found: list[int]) -> int:
    """A5A-6.2.4-f, A5A-6.2.4-i, A5A-6.2.4-j: all shifts summed, three at most, then surprise."""
    total = sum(found) - found[SURPRISE]
    return initial + max(-LIMIT, min(LIMIT, total)) + found[SURPRISE]


def falls_below(column: int, found: list[int]) -> bool:
    """A5A-6.2.6-c: below 1-4, and by terrain."""
    return column < LOWEST and min(found[TERRAIN], found[WATER], found[TALUS], found[WORKS]) < 0


def clamp(column: int) -> int:
    """A5A-6.2.4-k"""
    return max(LOWEST, min(HIGHEST, column))


def set_column(position: Position, rules: Exclusive, events: Events) -> None:
    """A5A-6.2.3-a, A5A-6.2.4-j, A5A-6.2.6-c"""
    attack = attack_strength(position)
    defence = defence_strength(position)
    found = shifts(position, rules)
    initial = initial_column(attack, defence)
    column = final_column(initial, found)
    position.below = int(falls_below(column, found))
    position.column = clamp(column)
    if events is not None:
        facts: dict[str, Fact] = {
            "side": SIDE_NAMES[position.phasing],
            "attack": attack,
            "defence": defence,
            "odds": odds_text(attack, defence),
            "initial": COLUMN_NAMES[initial],
            "shift": column - initial,
            "final": COLUMN_NAMES[position.column],
        }
        emit_facts(events, "odds", "A5A-6.2.4-j", facts)


def close_attackers(position: Position) -> list[int]:
    return [unit for unit in position.attackers if not position.state[unit] & BOMBARDING]


# --- the defender's hexes


def terrain_shift(position: Position) -> int:
    """A5A-6.2.4-a, A5A-6.2.4-b: of several hexes the one that shifts most to the left."""
    return min([hex_shift(position, place) for place in held(position)])


def hex_shift(position: Position, place: int) -> int:
    """A5A-6.2.4-c, A5A-6.2.4-d, A5A-6.2.4-m: a hill does not help against who stands on the same hill beside it, be
    it infantry or guns that bombard at one hex."""
    battle = position.battle
    shift = battle.hex_shift[place]
    if battle.terrain[place] not in (HILL, WOODED_HILL) or battle.hill[place] < 0:
        return shift
    for unit in position.attackers:
        here = position.where[unit]
        side = side_toward(position, here, place)
        if side >= 0 and battle.hill[here] == battle.hill[place] and not battle.hill_cut[side]:
            return shift + 1
    return shift


# --- the sides


def close_side_shifts(position: Position, found: list[int]) -> None:
    """A5A-6.2.4-e, A5A-10.0-i: only if every attacker crosses such a side, and then the least of them."""
    best = [-COLUMNS, 0, 0]
    for unit in close_attackers(position):
        for place in held(position):
            out = side_toward(position, place, position.where[unit])
            if out >= 0:
                best = weaker(best, side_shifts(position, out))
    spread_sides(best, found)


def fire_side_shifts(position: Position, found: list[int]) -> None:
    """A5A-6.2.4-l, A5A-7.2-d: a bombardment disregards water; the rest counts if every shot comes in over it."""
    place = held(position)[0]
    best = [-COLUMNS, 0, 0]
    for unit in position.attackers:
        for direction in position.battle.entering(position.where[unit], place):
            parts = side_shifts(position, 6 * place + direction)
            best = weaker(best, [0, parts[1], parts[2]])
    spread_sides(best, found)


def side_shifts(position: Position, out: int) -> list[int]:
    """What a side of the defender's hex shifts: by water, talus and works."""
    battle = position.battle
    return [battle.water_shift[out], battle.talus_shift[out], works_shift(position, out)]


def works_shift(position: Position, out: int) -> int:
    """A5A-10.0-d, A5A-10.0-j, A5A-10.0-k, A5A-10.0-l: through the covered sides of the defender's hex only."""
    works = position.works[out // 6]
    if not works & COVERED & 1 << out % 6:
        return 0
    return position.battle.works_shift[1 if works & ENTRENCHMENT else 0]


def weaker(best: list[int], parts: list[int]) -> list[int]:
    """Of two sides the one that helps the defender less."""
    return parts if sum(parts) > sum(best) else best


def spread_sides(best: list[int], found: list[int]) -> None:
    if best[0] != -COLUMNS:
        found[WATER], found[TALUS], found[WORKS] = best[0], best[1], best[2]


def entrenched_against(position: Position) -> bool:
    """A5A-10.0-l: do all attackers come over the covered sides of an entrenchment?"""
    found = False
    for unit in close_attackers(position):
        for place in held(position):
            out = side_toward(position, place, position.where[unit])
            if out < 0:
                continue
            works = position.works[place]
            if not works & ENTRENCHMENT or not works & COVERED & 1 << out % 6:
                return False
            found = True
    return found


# --- surrounded


def surrounded_attackers(position: Position) -> list[int]:
    """A5A-6.2.4-g, A5A-RUL-52: guns that bombard are not asked, unless the option counts them."""
    return position.attackers if position.options[SURROUNDED_GUNS] else close_attackers(position)


def surrounded(position: Position, places: list[int], side: int) -> bool:
    """A5A-6.2.4-g, A5A-6.2.4-h: every hex around them holds a unit or a zone of control of that side."""
    battle = position.battle
    for place in places:
        for out in range(6 * place, 6 * place + 6):
            near = battle.neighbour[out]
            if near < 0:
                if position.options[MAP_EDGE]:
                    return False
            elif near not in places and not in_zone_of(position, side, near) and side_at(position, near) != side:
                return False
    return True
