"""Terrain (`terrain`): special ground on the field of a major battle.

`ground` holds the terrain of the six line areas (attacker's first), then what is still to be laid: side times 16 plus
the number of the terrain.
"""

from typing import Final

from longroll.games.american_civil_war.events import Events
from longroll.games.american_civil_war.options import RIVERS, TERRAINS
from longroll.games.american_civil_war.position import ATTACKER, DEFENDER, LINE, MIDDLE, Position
from longroll.games.american_civil_war.refusals import AREA_HAS_TERRAIN, NOT_A_LINE_FOR_TERRAIN, TERRAIN_NOT_ROLLED
from longroll.games.american_civil_war.terms import TERRAIN_NAMES
from longroll.kernel.dice import Dice
from longroll.kernel.event import Event
from longroll.kernel.reason import ALLOWED, refuse

LAID: Final = 6
BY_SIDE: Final = 16
RIVER_BEHIND: Final = 1
RIVER_FRONT: Final = 6


def roll_terrain(position: Position, dice: Dice, events: Events) -> None:
    """ACW-A-terr-01, ACW-A-terr-02: each player rolls how many and then of what kind; the attacker first."""
    components = position.components
    if not position.options[TERRAINS]:
        return
    ground = [0] * LAID
    for side in (ATTACKER, DEFENDER):
        for _ in range(components.terrain_number[dice.roll(6) + dice.roll(6)]):
            terrain = components.terrain_kind[dice.roll(6) + dice.roll(6)]
            ground.append(side * BY_SIDE + terrain)
            if events is not None:
                names = ("attacker", "defender")
                facts: dict[str, str | int] = {"battle_side": names[side], "terrain": TERRAIN_NAMES[terrain]}
                events.append(Event("terrain", "ACW-A-terr-02", facts))
    ground[LAID:] = sorted(ground[LAID:])
    position.ground = ground


def to_lay(position: Position, side: int) -> list[int]:
    """The terrains that a side has still to place."""
    return [key % BY_SIDE for key in position.ground[LAID:] if key // BY_SIDE == side]


def judge_ground(position: Position, terrain: int, area: int) -> int:
    """ACW-A-terr-03: in one's own line areas, at most one in each."""
    side = position.battle_side
    if terrain not in to_lay(position, side):
        return refuse(TERRAIN_NOT_ROLLED)
    if area >= MIDDLE:
        return refuse(NOT_A_LINE_FOR_TERRAIN, area)
    return refuse(AREA_HAS_TERRAIN, area) if terrain_at(position, side, area) else ALLOWED


def lay(position: Position, terrain: int, area: int) -> None:
    side = position.battle_side
    ground = position.ground
    ground[side * 3 + area] = terrain
    del ground[ground.index(side * BY_SIDE + terrain, LAID)]


def take_up(position: Position, side: int) -> None:
    """The terrains of a side are still to be placed, all of them."""
    ground = position.ground
    for at in range(side * 3, side * 3 + 3 if ground else 0):
        if ground[at]:
            ground.append(side * BY_SIDE + ground[at])
            ground[at] = 0
    ground[LAID:] = sorted(ground[LAID:])


def terrain_at(position: Position, side: int, area: int) -> int:
    """The terrain of a line area; middles and reserves have none."""
    ground = position.ground
    return ground[side * 3 + area] if ground and LINE <= area < MIDDLE else 0


def fire_into(position: Position, side: int, area: int) -> int:
    return position.components.fire_into[terrain_at(position, side, area)]


def charge_into(position: Position, side: int, area: int) -> int:
    return position.components.charge_into[terrain_at(position, side, area)]


def guns_from(position: Position, side: int, area: int) -> int:
    return position.components.guns_from[terrain_at(position, side, area)]


def has_river(position: Position, side: int, river: int) -> bool:
    ground = position.ground
    return bool(ground) and river in ground[side * 3 : side * 3 + 3]


def river_between(position: Position, side: int, area: int) -> bool:
    """A river before an army, or before one column: no charge crosses it in either direction (R-76)."""
    owner = side if area < MIDDLE else 1 - side
    if position.options[RIVERS]:
        return terrain_at(position, owner, area % MIDDLE) == RIVER_FRONT
    return has_river(position, owner, RIVER_FRONT)


def pursuit_bonus(position: Position, loser: int) -> int:
    return position.components.river_pursuit if has_river(position, loser, RIVER_BEHIND) else 0


def no_pursuit(position: Position) -> bool:
    return has_river(position, ATTACKER, RIVER_FRONT) or has_river(position, DEFENDER, RIVER_FRONT)
