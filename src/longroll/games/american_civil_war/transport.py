"""Rail and amphibious movement: who may board, and where it can go. Capacity is counted by the turn."""

from typing import Final

from longroll.games.american_civil_war.advanced.theatre import follow, foreign, fresh_for
from longroll.games.american_civil_war.events import Events, report_move
from longroll.games.american_civil_war.movement import arrive, judge_step
from longroll.games.american_civil_war.ownership import judge_entry, seceded
from longroll.games.american_civil_war.position import BY_SEA, Position, enemies_in, lift, note_moved, put, units_in
from longroll.games.american_civil_war.refusals import (
    ENEMY_PIECE,
    NAVAL_CAPACITY,
    NO_RAILWAY,
    NO_RAILWAY_THERE,
    NOBODY_CAN_GO,
    NONE_TO_BOARD,
    NOT_A_CITY,
    NOT_A_COAST,
    NOT_A_PORT,
    RAIL_CAPACITY,
    RAILWAY_BROKEN,
    SAME_SPACE,
)
from longroll.games.american_civil_war.terms import BORDER, CANADA, CONFEDERATE, SORT_KIND, SORT_PARTY, SORTS, SORTS_OF
from longroll.kernel.reason import ALLOWED, CODES, refuse

FARES: Final = [1, 2, 2, 1, 0]


def fare(sort: int) -> int:
    """ACW-S-piece-03: elite cavalry pays as cavalry."""
    return FARES[SORT_KIND[sort]]


# --- by rail


def judge_rail(position: Position, space: int) -> int:
    verdict = judge_station(position)
    if not verdict:
        verdict = judge_track(position, space)
    return verdict if verdict else judge_boarders(position, space, True)


def judge_station(position: Position) -> int:
    """ACW-S-rail-01"""
    components = position.components
    origin = position.space
    if not components.is_city[origin]:
        return refuse(NOT_A_CITY, origin)
    return ALLOWED if components.rails[origin] else refuse(NO_RAILWAY, origin)


def judge_track(position: Position, space: int) -> int:
    """ACW-S-rail-02, ACW-S-rail-04: any distance, to any space on the line."""
    if space == position.space:
        return refuse(SAME_SPACE, space)
    if not position.components.rails[space]:
        return refuse(NO_RAILWAY_THERE, space)
    verdict = judge_entry(position, space)
    if verdict:
        return verdict
    return ALLOWED if space in rail_targets(position) else refuse(RAILWAY_BROKEN, space)


def rail_targets(position: Position) -> list[int]:
    """Every space that trains can reach from the space of the march."""
    components = position.components
    origin = position.space
    seen = [False] * components.spaces
    seen[origin] = True
    reached: list[int] = []
    open_ends = [origin]
    while open_ends:
        here = open_ends.pop()
        for space in components.rails[here]:
            if not seen[space]:
                seen[space] = True
                if track_open(position, space):
                    reached.append(space)
                    open_ends.append(space)
    reached.sort()
    return reached


def track_open(position: Position, space: int) -> bool:
    """ACW-S-rail-03: not through a space that the enemy owns or occupies."""
    components = position.components
    side = position.side
    if enemies_in(position, side, space) or (components.home[space] >= CANADA and not position.war):
        return False
    if units_in(position, side, space) or components.home[space] in (side, BORDER) or seceded(position, space):
        return True
    return components.home[space] == CANADA and (side == CONFEDERATE or not position.britain_in_war)


def rail_left(position: Position) -> int:
    """ACW-S-rail-07: capacity, not stock."""
    return max(0, position.rail_actions[position.side] - position.rail_used)


def entrain(position: Position, sort: int, events: Events) -> None:
    """ACW-S-rail-05: the piece arrives and moves no more this turn."""
    origin = position.space
    space = position.destination
    position.rail_used += fare(sort)
    lift(position, origin, sort, 1)
    put(position, space, sort, 1)
    note_moved(position, space, sort, 1)
    position.group_size += 1
    follow(position, origin, space, sort, False, False)
    if space * SORTS + sort not in position.railed:
        position.railed.append(space * SORTS + sort)
    report_move(position.components, events, "railed", "ACW-S-rail-02", sort, 1, origin, space)


# --- by sea


def judge_sail(position: Position, space: int) -> int:
    verdict = judge_harbour(position, space)
    if not verdict:
        verdict = judge_entry(position, space)
    return verdict if verdict else judge_boarders(position, space, False)


def judge_harbour(position: Position, space: int) -> int:
    """ACW-S-amph-01, ACW-S-map-03: from a port to any coast of the ocean or the Gulf."""
    components = position.components
    origin = position.space
    if not components.is_port[origin]:
        return refuse(NOT_A_PORT, origin)
    if not components.is_coast[space]:
        return refuse(NOT_A_COAST, space)
    return refuse(SAME_SPACE, space) if space == origin else ALLOWED


def naval_left(position: Position) -> int:
    """ACW-S-amph-02: the rating is the capacity of the whole turn."""
    return max(0, position.naval_rating[position.side] - position.naval_used)


def embark(position: Position, sort: int) -> None:
    """A piece goes aboard; it sails when the group is complete."""
    if not position.aboard:
        position.aboard = [0] * SORTS
    position.aboard[sort] += 1
    position.naval_used += fare(sort)
    position.group_size += 1
    follow(position, position.space, position.destination, sort, False, False)


def land(position: Position, events: Events) -> None:
    """ACW-S-amph-03: the group comes ashore, to fight if an enemy is there."""
    space = position.destination
    origin = position.space
    fight = enemies_in(position, position.side, space) > 0
    for sort in SORTS_OF[position.side]:
        count = position.aboard[sort]
        if count:
            lift(position, origin, sort, count)
            put(position, space, sort, count)
            note_moved(position, space, sort, count)
            for _ in range(count if fight else 0):
                arrive(position, space, origin + BY_SEA, sort)
            report_move(position.components, events, "landed", "ACW-S-amph-01", sort, count, origin, space)
    position.aboard = []


def turn_back(position: Position) -> None:
    """ACW-S-amph-11: the survivors are in port again and have had their move; the capacity stays used."""
    origin = position.space
    for sort in SORTS_OF[position.side]:
        note_moved(position, origin, sort, position.aboard[sort])
    position.aboard = []


# --- boarding


def judge_board(position: Position, sort: int, space: int, by_rail: bool) -> int:
    if SORT_PARTY[sort] != position.side:
        return refuse(ENEMY_PIECE, sort)
    return judge_room(position, sort, space, by_rail, room_left(position, by_rail))


def judge_room(position: Position, sort: int, space: int, by_rail: bool, room: int) -> int:
    """ACW-S-move-04, ACW-S-rail-06: only a piece that has not moved, and only while there is room."""
    if waiting(position, sort) <= 0:
        return refuse(NONE_TO_BOARD, sort)
    if fare(sort) > room:
        return refuse(RAIL_CAPACITY if by_rail else NAVAL_CAPACITY, fare(sort))
    return judge_step(position, sort, position.space, space)


def room_left(position: Position, by_rail: bool) -> int:
    return rail_left(position) if by_rail else naval_left(position)


def waiting(position: Position, sort: int) -> int:
    """Pieces in the space of the march that have not moved and are not aboard."""
    count = fresh_for(position, position.space, sort)
    counted = position.aboard and not foreign(position, position.space)
    return count - position.aboard[sort] if counted else count


def judge_boarders(position: Position, space: int, by_rail: bool) -> int:
    """Somebody has room to go there; if not, what keeps those who have not moved, or that all have."""
    room = room_left(position, by_rail)
    army = position.army
    base = position.space * SORTS
    verdict = ALLOWED
    for sort in SORTS_OF[position.side]:
        if army[base + sort]:
            found = judge_room(position, sort, space, by_rail, room)
            if not found:
                return ALLOWED
            if verdict % CODES in (ALLOWED, NONE_TO_BOARD):
                verdict = found
    return verdict if verdict else refuse(NOBODY_CAN_GO, position.space)
