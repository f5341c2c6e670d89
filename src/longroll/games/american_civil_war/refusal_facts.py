"""The figures and the pieces that a refusal names: what is needed and what there is, who is in the way."""

from collections.abc import Callable
from typing import Final

from longroll.games.american_civil_war.action import ACT_BUY, ACT_MAIN, VERB, first_of
from longroll.games.american_civil_war.advanced.reinforcement import groups_of
from longroll.games.american_civil_war.advanced.states import garrison, needed
from longroll.games.american_civil_war.ownership import judge_entry, judge_revolutionary
from longroll.games.american_civil_war.position import (
    AREA_NAMES,
    AREAS,
    BY_SEA,
    MIDDLE,
    ROUTED,
    Position,
    enemies_in,
    on_field,
)
from longroll.games.american_civil_war.refusals import (
    CANNOT_PURSUE,
    COLUMN_EMPTY,
    COVER_FIRST,
    ENEMY_IN_AREA,
    ENEMY_IN_SPACE,
    FREE_STATE_FIRST,
    LINE_OF_FIRE,
    NAVAL_CAPACITY,
    NOT_A_GROUP,
    NOT_A_REFUGE,
    NOT_A_WAY_BACK,
    NOT_ADJACENT,
    NOT_NEAREST,
    NOT_THE_LANDS_OF_THE_POWER,
    RAIL_CAPACITY,
    RAILWAY_BROKEN,
    SCREENED,
    STATE_FIRST,
    STATE_HAS_ONE,
    STATE_INVADED,
    STATE_NEEDS_GARRISON,
    TOO_DEAR,
    WRONG_PHASE,
)
from longroll.games.american_civil_war.standard.arrivals import origins_of
from longroll.games.american_civil_war.standard.emancipation import nearest
from longroll.games.american_civil_war.standard.retreat import losing_party
from longroll.games.american_civil_war.tactical.field import ahead, column_of, units_at
from longroll.games.american_civil_war.tactical.pieces import PHASE_NAMES, is_gun, is_leader
from longroll.games.american_civil_war.tactical.pursuit import COVERING, noted
from longroll.games.american_civil_war.terms import (
    NOWHERE,
    REVOLUTIONARY_SORT,
    SORT_NAMES,
    SORT_NATION,
    SORT_PARTY,
    SORTS,
)
from longroll.games.american_civil_war.transport import naval_left, rail_left, track_open
from longroll.kernel.verdict import Fact

Facts = dict[str, Fact]


def refusal_facts(position: Position, action: int, reason: int, thing: int) -> Facts:
    """What is to be said of a refusal beyond the action and the thing it points at."""
    find = BY_REASON.get(reason)
    return find(position, action, thing) if find is not None else {}


# --- movement


def origin_of_group(position: Position, action: int, thing: int) -> Facts:
    del action, thing
    return {"from": position.components.space_names[position.space]}


def rail_stock(position: Position, action: int, thing: int) -> Facts:
    del action, thing
    return {"left": rail_left(position)}


def naval_points(position: Position, action: int, thing: int) -> Facts:
    del action, thing
    return {"left": naval_left(position)}


def closed_station(position: Position, action: int, thing: int) -> Facts:
    """The first space on the shortest way by rail that is not open; the goal itself if no line leads there at all.
    A land that nobody may enter is no way, unless there is no other."""
    components = position.components
    del action
    before = lines_to(position, thing, True)
    if before[thing] == NOWHERE:
        before = lines_to(position, thing, False)
    closed = thing
    at = thing
    while before[at] not in (NOWHERE, at):
        if not track_open(position, at):
            closed = at
        at = before[at]
    return {"block": components.space_names[closed]}


def lines_to(position: Position, goal: int, lawful: bool) -> list[int]:
    """For each space the one before it on the shortest way by rail from the space of the march, until the goal."""
    components = position.components
    before = [NOWHERE] * components.spaces
    before[position.space] = position.space
    ring = [position.space]
    while ring and before[goal] == NOWHERE:
        beyond = [(space, near) for space in ring for near in components.rails[space] if before[near] == NOWHERE]
        if lawful:
            beyond = [(space, near) for space, near in beyond if not judge_entry(position, near)]
        for space, near in reversed(beyond):
            before[near] = space
        ring = sorted({near for _, near in beyond})
    return before


def state_units(position: Position, action: int, thing: int) -> Facts:
    del action
    return {"need": needed(position, thing), "has": garrison(position, thing)}


def nearest_spaces(position: Position, action: int, thing: int) -> Facts:
    components = position.components
    del action, thing
    return {
        "names": ", ".join(
            [components.display_names[components.space_names[space]] for space in nearest(position, position.space)]
        )
    }


# --- placing and buying


def enemy_there(position: Position, action: int, thing: int) -> Facts:
    """The first enemy piece in a space."""
    del action
    base = thing * SORTS
    enemies = [sort for sort in range(SORTS) if position.army[base + sort] and SORT_PARTY[sort] != position.side]
    return {"at_sort": SORT_NAMES[enemies[0]]}


def state_of_space(position: Position, action: int, thing: int) -> Facts:
    components = position.components
    del position, action
    return {"at_state": str(components.state_rows[components.state_of[thing]]["name"])}


def purse(position: Position, action: int, thing: int) -> Facts:
    """The points of the nation that would pay."""
    del thing
    nation = SORT_NATION[first_of(action)] if action // VERB == ACT_BUY else position.side
    return {"left": position.points[nation]}


def power_of_sort(position: Position, action: int, thing: int) -> Facts:
    del position, thing
    return {"power": SORT_NAMES[first_of(action)].partition("-")[0]}


# --- retreat on the map


def closed_refuge(position: Position, action: int, thing: int) -> Facts:
    """Which condition of a refuge fails; if no other, that the attack came from there."""
    components = position.components
    del action
    if thing not in components.neighbours[position.space]:
        return {"why": "far"}
    if judge_entry(position, thing):
        return {"why": "closed"}
    if enemies_in(position, losing_party(position), thing):
        return {"why": "enemy"}
    rebels = on_field(position, position.loser - 1, ROUTED, REVOLUTIONARY_SORT)
    return {"why": "mexico" if rebels and judge_revolutionary(components, REVOLUTIONARY_SORT, thing) else "attack"}


def closed_way_back(position: Position, action: int, thing: int) -> Facts:
    del action
    return {"why": "enemy" if thing in origins_of(position, position.space) else "origin"}


def way_of_group(position: Position, action: int, thing: int) -> Facts:
    """A group from there came in the other way, by sea or by land, or there is none."""
    groups = groups_of(position, position.space)
    if action // VERB == ACT_MAIN and thing + BY_SEA in groups:
        return {"came": "by-sea"}
    return {"came": "by-land" if thing in groups else "not"}


# --- the field of a battle


def empty_area(position: Position, action: int, thing: int) -> Facts:
    del position, action
    return {"area": AREA_NAMES[thing]}


def phase_now(position: Position, action: int, thing: int) -> Facts:
    del action, thing
    return {"phase": PHASE_NAMES[position.phase]}


def standing_at(position: Position, side: int, area: int, but_guns: bool = False) -> Facts:
    """The first sort of a battle side in an area."""
    sorts = [sort for sort in range(SORTS) if on_field(position, side, area, sort) and not (but_guns and is_gun(sort))]
    return {"at_sort": SORT_NAMES[sorts[0]]}


def enemy_in_area(position: Position, action: int, thing: int) -> Facts:
    del action
    return standing_at(position, 1 - position.battle_side, thing)


def between(position: Position, action: int, thing: int) -> Facts:
    """The first unit, friend or enemy, in the middle area that the guns would fire through."""
    del action, thing
    middle = MIDDLE + column_of(position.area)
    side = position.battle_side
    return standing_at(position, side if units_at(position, side, middle) else 1 - side, middle)


def screening(position: Position, action: int, thing: int) -> Facts:
    del action, thing
    return standing_at(position, 1 - position.battle_side, ahead(position.area), but_guns=True)


def covering_cavalry(position: Position, action: int, thing: int) -> Facts:
    del action, thing
    covering = [sort for sort in range(SORTS) if noted(position, COVERING, sort)]
    return {"at_sort": SORT_NAMES[covering[0]]}


def unfit_pursuer(position: Position, action: int, thing: int) -> Facts:
    """Pieces of the enemy, none at all, or such as do not pursue: guns, leaders, the routed."""
    del action
    side = position.battle_side
    if SORT_PARTY[thing] != position.battle_parties[side]:
        return {"why": "enemy"}
    fights = not is_gun(thing) and not is_leader(thing)
    return {"why": "absent" if fights and not on_whole_field(position, side, thing) else "unfit"}


def on_whole_field(position: Position, side: int, sort: int) -> int:
    return sum([on_field(position, side, area, sort) for area in range(AREAS)])


BY_REASON: Final[dict[int, Callable[[Position, int, int], Facts]]] = {
    NOT_ADJACENT: origin_of_group,
    RAIL_CAPACITY: rail_stock,
    NAVAL_CAPACITY: naval_points,
    RAILWAY_BROKEN: closed_station,
    STATE_NEEDS_GARRISON: state_units,
    STATE_INVADED: state_units,
    STATE_FIRST: state_units,
    FREE_STATE_FIRST: state_units,
    NOT_NEAREST: nearest_spaces,
    ENEMY_IN_SPACE: enemy_there,
    STATE_HAS_ONE: state_of_space,
    TOO_DEAR: purse,
    NOT_THE_LANDS_OF_THE_POWER: power_of_sort,
    NOT_A_REFUGE: closed_refuge,
    NOT_A_WAY_BACK: closed_way_back,
    NOT_A_GROUP: way_of_group,
    COLUMN_EMPTY: empty_area,
    WRONG_PHASE: phase_now,
    ENEMY_IN_AREA: enemy_in_area,
    LINE_OF_FIRE: between,
    SCREENED: screening,
    COVER_FIRST: covering_cavalry,
    CANNOT_PURSUE: unfit_pursuer,
}
