"""Land movement, which the basic and the standard game share: a group goes from one space to the next.

A group is sent in three small steps: `from` a space, `to` a space (or by `rail`, or `sail`), and who is taken along.
"""

from typing import Final

from longroll.games.american_civil_war.advanced.states import judge_leaving
from longroll.games.american_civil_war.advanced.theatre import follow, fresh_for, judge_theatre, ridden_for
from longroll.games.american_civil_war.components import Components
from longroll.games.american_civil_war.events import Events, report_move
from longroll.games.american_civil_war.ownership import judge_entry, judge_revolutionary
from longroll.games.american_civil_war.position import (
    HALF,
    Position,
    enemies_in,
    lift,
    note_moved,
    present_in,
    put,
)
from longroll.games.american_civil_war.refusals import (
    CAME_BY_RAIL,
    CLOSED_LAND,
    CLOSED_TILL_WAR,
    ENEMY_PIECE,
    NOBODY_CAN_GO,
    NOBODY_CAN_MOVE,
    NOBODY_THERE,
    NONE_FRESH,
    NONE_RIDDEN,
    NOT_ADJACENT,
    STOPPED_BY_ENEMY,
)
from longroll.games.american_civil_war.steps import MARCH, WHERE, WHO
from longroll.games.american_civil_war.terms import NOWHERE, PARTIES, SORT_KIND, SORT_PARTY, SORTS, SORTS_OF
from longroll.kernel.reason import ALLOWED, CODES, refuse

BY_LAND: Final = 1
BY_RAIL: Final = 2
BY_SHIP: Final = 3

STEPS: Final = [1, 2, 2, 1, 2]


def steps_of(sort: int) -> int:
    """ACW-B-move-03, ACW-S-move-01: infantry and artillery one space, cavalry and leaders two."""
    return STEPS[SORT_KIND[sort]]


# --- from where


def judge_from(position: Position, space: int) -> int:
    """ACW-B-move-01"""
    if not present_in(position, position.side, space):
        return refuse(NOBODY_THERE, space)
    verdict = judge_theatre(position, space)
    if verdict:
        return verdict
    return judge_leave(position, space)


def judge_leave(position: Position, space: int) -> int:
    """Somebody may take one more step; if not, what keeps those who could, before what closes the land around."""
    verdict = ALLOWED
    for sort in present_sorts(position, space):
        if can_move(position, space, sort):
            for near in position.components.neighbours[space]:
                found = judge_step(position, sort, space, near)
                if not found:
                    return ALLOWED
                if verdict % CODES in (ALLOWED, CLOSED_LAND, CLOSED_TILL_WAR):
                    verdict = found
    return verdict if verdict else why_stuck(position, space)


def why_stuck(position: Position, space: int) -> int:
    """All pieces of a space have moved: an enemy has stopped those that had a step left, a train has brought them."""
    army = position.army
    base = space * SORTS
    railed = False
    stopped = enemies_in(position, position.side, space) > 0
    for sort in SORTS_OF[position.side]:
        if army[base + sort]:
            if stopped and steps_of(sort) > 1:
                return refuse(STOPPED_BY_ENEMY, space)
            railed = railed or base + sort in position.railed
    return refuse(CAME_BY_RAIL, space) if railed else refuse(NOBODY_CAN_MOVE, space)


def can_move(position: Position, space: int, sort: int) -> bool:
    if not position.army[space * SORTS + sort]:
        return False
    return fresh_for(position, space, sort) > 0 or ridden_for(position, space, sort) > 0


def judge_step(position: Position, sort: int, origin: int, space: int) -> int:
    """Whether a piece of that sort may go from a space into the next."""
    verdict = judge_entry(position, space)
    if not verdict:
        verdict = judge_revolutionary(position.components, sort, space)
    return verdict if verdict else judge_leaving(position, sort, origin, space)


def present_sorts(position: Position, space: int) -> list[int]:
    """ACW-S-europe-15: the sorts of the moving side in a space, and of its allies."""
    army = position.army
    base = space * SORTS
    left = position.present[space * PARTIES + position.side]
    found: list[int] = []
    for sort in SORTS_OF[position.side]:
        count = army[base + sort]
        if count:
            found.append(sort)
            left -= count
            if not left:
                break
    return found


def march_spaces(position: Position) -> list[int]:
    side = position.side
    present = position.present
    return [
        space
        for space in range(position.components.spaces)
        if present[space * PARTIES + side] and not judge_from(position, space)
    ]


def begin_march(position: Position, space: int) -> None:
    position.space = space
    position.step = WHERE


# --- to where


def judge_to(position: Position, space: int) -> int:
    verdict = adjacent(position.components, position.space, space)
    if not verdict:
        verdict = judge_entry(position, space)
    return verdict if verdict else judge_takers(position, space)


def adjacent(components: Components, origin: int, space: int) -> int:
    """ACW-B-move-02"""
    return ALLOWED if space in components.neighbours[origin] else refuse(NOT_ADJACENT, space)


def judge_takers(position: Position, space: int) -> int:
    """Somebody in the space of the march is able to go there; if not, what keeps those who could still move."""
    origin = position.space
    verdict = ALLOWED
    for sort in present_sorts(position, origin):
        if can_move(position, origin, sort):
            verdict = judge_step(position, sort, origin, space)
            if not verdict:
                return ALLOWED
    return verdict if verdict else refuse(NOBODY_CAN_GO, origin)


def choose_target(position: Position, space: int, mode: int) -> None:
    position.destination = space
    position.mode = mode
    position.group_size = 0
    position.step = WHO


# --- who


def judge_fresh(position: Position, sort: int) -> int:
    """ACW-B-move-06: pieces are taken one by one; `take` is for those that have not moved."""
    if SORT_PARTY[sort] != position.side:
        return refuse(ENEMY_PIECE, sort)
    if fresh_for(position, position.space, sort) <= 0:
        return refuse(NONE_FRESH, sort)
    return judge_step(position, sort, position.space, position.destination)


def judge_ridden(position: Position, sort: int) -> int:
    """The second step of cavalry and leaders."""
    if SORT_PARTY[sort] != position.side:
        return refuse(ENEMY_PIECE, sort)
    if not ridden_for(position, position.space, sort):
        return refuse(NONE_RIDDEN, sort)
    return judge_step(position, sort, position.space, position.destination)


def go(position: Position, sort: int, ridden: bool, events: Events) -> None:
    """ACW-B-move-04, ACW-S-move-02: one piece takes one step, and stops where an enemy is."""
    origin = position.space
    space = position.destination
    if ridden:
        note_moved(position, origin, sort, -HALF)
    lift(position, origin, sort, 1)
    stopped = enemies_in(position, position.side, space) > 0
    put(position, space, sort, 1)
    on = not stopped and not ridden and steps_of(sort) > 1
    note_moved(position, space, sort, HALF if on else 1)
    follow(position, origin, space, sort, ridden, on)
    if stopped:
        arrive(position, space, origin, sort)
    position.group_size += 1
    report_move(position.components, events, "moved", "ACW-B-move-02", sort, 1, origin, space)


def arrive(position: Position, space: int, origin: int, sort: int) -> None:
    """Write down from where a piece entered a battle."""
    arrivals = position.arrivals
    for at in range(0, len(arrivals), 4):
        if arrivals[at] == space and arrivals[at + 1] == origin and arrivals[at + 2] == sort:
            arrivals[at + 3] += 1
            return
    arrivals += [space, origin, sort, 1]


def end_group(position: Position) -> None:
    """The group is sent; another space may be chosen."""
    position.space = NOWHERE
    position.destination = NOWHERE
    position.mode = 0
    position.group_size = 0
    position.step = MARCH
