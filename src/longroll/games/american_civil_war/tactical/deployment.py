"""Deployment: both sides in secret, then both are shown."""

from longroll.games.american_civil_war.action import ACT_DEPLOY, ACT_GROUND, ACT_READY, make
from longroll.games.american_civil_war.advanced.initiative import PEEK
from longroll.games.american_civil_war.advanced.terrain import judge_ground, lay, to_lay
from longroll.games.american_civil_war.position import ATTACKER, LINE, MIDDLE, RESERVE, Position, on_field, shift_field
from longroll.games.american_civil_war.refusals import (
    COLUMN_EMPTY,
    NO_SUCH_COLUMN,
    NOT_IN_YOUR_RESERVE,
    NOT_OF_THIS_SIDE,
    NOT_YOUR_LINE,
)
from longroll.games.american_civil_war.steps import DEPLOY, TERRAIN
from longroll.games.american_civil_war.tactical.field import columns, in_use, units_at
from longroll.games.american_civil_war.terms import SORT_IS_UNIT, SORT_PARTY, SORTS_OF
from longroll.kernel.reason import ALLOWED, refuse


def first_to_deploy(position: Position) -> int:
    """The attacker, or the side that must deploy openly because it has lost the initiative by far."""
    return 1 - position.first_side if position.surprise & PEEK else ATTACKER


def deploying(position: Position) -> bool:
    """ACW-S-deploy-01: is a deployment under way that the other side may not see?"""
    return position.step in (TERRAIN, DEPLOY) and not position.surprise & PEEK


def begin_deployment(position: Position, side: int) -> None:
    position.battle_side = side
    position.step = TERRAIN if to_lay(position, side) else DEPLOY


def place_ground(position: Position, terrain: int, area: int) -> None:
    lay(position, terrain, area)
    begin_deployment(position, position.battle_side)


def judge_deploy(position: Position, sort: int, area: int) -> int:
    """ACW-S-deploy-02: from one's reserve to one's own line areas."""
    side = position.battle_side
    if SORT_PARTY[sort] != position.battle_parties[side]:
        return refuse(NOT_OF_THIS_SIDE, sort)
    if area >= MIDDLE:
        return refuse(NOT_YOUR_LINE, area)
    if not in_use(position, area):
        return refuse(NO_SUCH_COLUMN, area)
    if not on_field(position, side, RESERVE, sort):
        return refuse(NOT_IN_YOUR_RESERVE, sort)
    return leaves_enough(position, side, sort, area)


def leaves_enough(position: Position, side: int, sort: int, area: int) -> int:
    """Units are left for every line area that has none yet."""
    if not SORT_IS_UNIT[sort] or not units_at(position, side, area):
        return ALLOWED
    empty = empty_columns(position, side)
    return ALLOWED if units_at(position, side, RESERVE) > len(empty) else refuse(COLUMN_EMPTY, empty[0])


def empty_columns(position: Position, side: int) -> list[int]:
    return [LINE + column for column in columns(position) if not units_at(position, side, LINE + column)]


def judge_ready(position: Position) -> int:
    """ACW-S-deploy-03: every line area holds a unit."""
    empty = empty_columns(position, position.battle_side)
    return refuse(COLUMN_EMPTY, empty[0]) if empty else ALLOWED


def deploy(position: Position, sort: int, area: int) -> None:
    side = position.battle_side
    shift_field(position, side, RESERVE, sort, -1)
    shift_field(position, side, area, sort, 1)


def deploy_choices(position: Position) -> list[int]:
    side = position.battle_side
    areas = [LINE + column for column in columns(position)]
    found: list[int] = []
    for sort in SORTS_OF[position.battle_parties[side]]:
        if on_field(position, side, RESERVE, sort):
            found += [make(ACT_DEPLOY, sort, area) for area in areas if not judge_deploy(position, sort, area)]
    if not judge_ready(position):
        found.append(make(ACT_READY))
    return found


def ground_choices(position: Position) -> list[int]:
    terrains = sorted(set(to_lay(position, position.battle_side)))
    areas = [LINE + column for column in columns(position)]
    return [
        make(ACT_GROUND, terrain, area)
        for terrain in terrains
        for area in areas
        if not judge_ground(position, terrain, area)
    ]
