"""Emancipation of the slaves, by the Union or by the Confederacy, with all its effects."""

from typing import Final

from longroll.games.american_civil_war.events import Events, report_move, report_pieces, report_side
from longroll.games.american_civil_war.ownership import seceded
from longroll.games.american_civil_war.placement import SLAVES_FREED, begin_placing
from longroll.games.american_civil_war.position import Position, enemies_in, lift, present_in, put, units_in
from longroll.games.american_civil_war.refusals import NOT_NEAREST
from longroll.games.american_civil_war.standard.production import BY_SOUTH
from longroll.games.american_civil_war.steps import DISPLACE, POLITICS
from longroll.games.american_civil_war.terms import (
    CONFEDERATE,
    INDEPENDENT_SORT,
    INFANTRY,
    LEADER,
    NOWHERE,
    SORTS,
    SORTS_OF,
    UNION,
    sort_of,
)
from longroll.kernel.dice import Dice
from longroll.kernel.event import Event
from longroll.kernel.reason import ALLOWED, refuse

BY_NORTH: Final = 1


def emancipate_north(position: Position, events: Events) -> None:
    """ACW-S-eman-05: the South gets its infantry, the rating rises to 12 (and never falls to it)."""
    components = position.components
    position.emancipated = BY_NORTH
    set_rating(position, max(position.european_rating, components.raised_to))
    report_side(events, "emancipation", "ACW-S-eman-05", UNION, position.european_rating)
    begin_placing(position, CONFEDERATE, SLAVES_FREED, [sort_of(CONFEDERATE, INFANTRY)] * components.freed_infantry)


def set_rating(position: Position, rating: int) -> None:
    """ACW-S-euro-05: emancipation sets the rating, whatever it was made of."""
    position.european_rating = rating


def emancipate_south(position: Position, dice: Dice, events: Events) -> None:
    """ACW-S-eman-06, ACW-S-eman-13: the effects in their order."""
    components = position.components
    position.emancipated = BY_SOUTH
    set_rating(position, min(position.european_rating, components.lowered_to))
    report_side(events, "emancipation", "ACW-S-eman-06", CONFEDERATE, position.european_rating)
    for state in components.southern_states:
        roll_secession(position, state, dice, events)
    position.queue = [
        space
        for space in range(components.spaces)
        if seceded(position, space) and present_in(position, CONFEDERATE, space)
    ]
    go_on_displacing(position, dice, events)


def roll_secession(position: Position, state: int, dice: Dice, events: Events) -> None:
    """ACW-S-eman-07: every state that is not wholly occupied by Union units rolls."""
    components = position.components
    if not [space for space in components.state_spaces[state] if not units_in(position, UNION, space)]:
        return
    roll = dice.roll(6) + dice.roll(6)
    if roll >= components.secession_on:
        position.seceded_states |= 1 << state
        if events is not None:
            events.append(
                Event("secession", "ACW-S-eman-07", {"state": str(components.state_rows[state]["name"]), "dice": roll})
            )


# --- the army leaves


def go_on_displacing(position: Position, dice: Dice, events: Events) -> None:
    """ACW-S-eman-08: the next garrison of a seceding state goes; the Confederacy is asked where several are nearest."""
    while position.queue:
        origin = position.queue[0]
        spaces = nearest(position, origin)
        if len(spaces) > 1:
            position.space = origin
            position.step = DISPLACE
            return
        displace(position, spaces[0] if spaces else NOWHERE, events)
    position.step = POLITICS
    rise(position, dice, events)
    desert(position, dice, events)
    position.bounty = 1


def nearest(position: Position, origin: int) -> list[int]:
    """The nearest spaces that are still part of the Confederacy and free of enemies."""
    components = position.components
    seen = [False] * components.spaces
    seen[origin] = True
    ring = [origin]
    while ring:
        beyond = sorted({near for space in ring for near in components.neighbours[space] if not seen[near]})
        for space in beyond:
            seen[space] = True
        found = [space for space in beyond if is_refuge(position, space)]
        if found:
            return found
        ring = beyond
    return []


def is_refuge(position: Position, space: int) -> bool:
    return (
        position.components.home[space] == CONFEDERATE
        and not seceded(position, space)
        and not enemies_in(position, CONFEDERATE, space)
    )


def judge_displace(position: Position, space: int) -> int:
    return ALLOWED if space in nearest(position, position.space) else refuse(NOT_NEAREST, space)


def displace(position: Position, space: int, events: Events) -> None:
    """All pieces of the first garrison in the queue go to a space, or are eliminated if there is none."""
    components = position.components
    origin = position.queue.pop(0)
    position.space = NOWHERE
    for sort in SORTS_OF[CONFEDERATE]:
        count = position.army[origin * SORTS + sort]
        if count:
            lift(position, origin, sort, count)
            if space == NOWHERE:
                report_pieces(components, events, "eliminated", "ACW-S-eman-08", sort, count, origin)
            else:
                put(position, space, sort, count)
                report_move(components, events, "displaced", "ACW-S-eman-08", sort, count, origin, space)


# --- the states rise, the army melts away


def rise(position: Position, dice: Dice, events: Events) -> None:
    """ACW-S-eman-09: one to three infantry in every space without Union units (R-24)."""
    components = position.components
    for space in range(components.spaces):
        if seceded(position, space) and not units_in(position, UNION, space):
            count = one_to_three(dice)
            put(position, space, INDEPENDENT_SORT, count)
            report_pieces(components, events, "independent", "ACW-S-eman-09", INDEPENDENT_SORT, count, space)


def one_to_three(dice: Dice) -> int:
    return (dice.roll(6) + 1) // 2


def desert(position: Position, dice: Dice, events: Events) -> None:
    """ACW-S-eman-11: a die for every unit of the Confederate army."""
    components = position.components
    for space in range(components.spaces):
        for kind in range(LEADER):
            sort = sort_of(CONFEDERATE, kind)
            rolls = [dice.roll(6) for _ in range(position.army[space * SORTS + sort])]
            lost = len([roll for roll in rolls if roll in components.deserts_on])
            if lost:
                lift(position, space, sort, lost)
                report_pieces(components, events, "deserted", "ACW-S-eman-11", sort, lost, space)
