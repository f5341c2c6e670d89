"""Placing pieces that one has to place: at the start of a game, and when a rule gives them.

`quota` is the list of sorts still to be placed; `task` says by which rule; `placed` where one has already been put.
"""

from typing import Final

from longroll.games.american_civil_war.events import Events, report_pieces
from longroll.games.american_civil_war.options import STATES_RIGHTS
from longroll.games.american_civil_war.ownership import owns
from longroll.games.american_civil_war.position import Position, enemies_in, put, units_in
from longroll.games.american_civil_war.refusals import (
    ENEMY_IN_SPACE,
    FREE_STATE_FIRST,
    NOT_CONTROLLED,
    NOT_THE_LANDS_OF_THE_POWER,
    NOT_TO_PLACE,
    NOT_YOUR_COLOUR,
    SPACE_HAS_ONE,
    STATE_HAS_ONE,
)
from longroll.games.american_civil_war.steps import PLACE
from longroll.games.american_civil_war.terms import BORDER, CANADA, CONFEDERATE, FRANCE, MEXICO, SORT_NATION
from longroll.kernel.reason import ALLOWED, refuse

FREE_PIECES: Final = 1  # the basic set-up
FREE_INFANTRY: Final = 2  # the scenarios
SLAVES_FREED: Final = 3  # the South's answer to Union emancipation
EUROPE_LANDS: Final = 4  # the French in Mexico, the British in Canada


def begin_placing(position: Position, side: int, task: int, sorts: list[int]) -> None:
    position.side = side
    position.task = task
    position.quota = sorts
    position.placed = []
    position.step = PLACE


def judge_place(position: Position, sort: int, space: int) -> int:
    if sort not in position.quota:
        return refuse(NOT_TO_PLACE, sort)
    task = position.task
    if task == FREE_PIECES:
        return free_piece(position, space)
    if task == FREE_INFANTRY:
        return free_infantry(position, space)
    return freed_slaves(position, space) if task == SLAVES_FREED else europe_lands(position, sort, space)


def free_piece(position: Position, space: int) -> int:
    """ACW-B-setup-04, ACW-B-setup-07"""
    if position.components.home[space] != position.side:
        return refuse(NOT_YOUR_COLOUR, space)
    return refuse(SPACE_HAS_ONE, space) if space in position.placed else ALLOWED


def free_infantry(position: Position, space: int) -> int:
    """ACW-X-gen-03"""
    components = position.components
    home = components.state_home[components.state_of[space]]
    if home != position.side and not (home == BORDER and own_states_full(position)):
        return refuse(NOT_YOUR_COLOUR, space)
    if enemies_in(position, position.side, space):
        return refuse(ENEMY_IN_SPACE, space)
    if components.state_of[space] in position.placed:
        return refuse(STATE_HAS_ONE, space)
    return garrisons_first(position, space)


def garrisons_first(position: Position, space: int) -> int:
    """ACW-A-states-04: states' rights bind the free infantry too, as far as it suffices."""
    components = position.components
    if not position.options[STATES_RIGHTS] or position.side != CONFEDERATE:
        return ALLOWED
    empty = [
        state
        for state in components.southern_states
        if state not in position.placed and not garrisoned(position, state)
    ]
    if components.state_of[space] in empty or len(position.quota) > len(empty):
        return ALLOWED
    return refuse(FREE_STATE_FIRST, empty[0])


def garrisoned(position: Position, state: int) -> bool:
    """Does a Confederate unit stand in a state?"""
    return any(units_in(position, CONFEDERATE, space) for space in position.components.state_spaces[state])


def own_states_full(position: Position) -> bool:
    """Ruling R-78: the border states are opened when every state of one's own has its infantry."""
    components = position.components
    for state in range(components.states):
        if components.state_home[state] == position.side and state not in position.placed:
            return False
    return True


def freed_slaves(position: Position, space: int) -> int:
    """ACW-S-eman-04"""
    if not owns(position, CONFEDERATE, space):
        return refuse(NOT_CONTROLLED, space)
    if enemies_in(position, CONFEDERATE, space):
        return refuse(ENEMY_IN_SPACE, space)
    return refuse(SPACE_HAS_ONE, space) if space in position.placed else ALLOWED


def europe_lands(position: Position, sort: int, space: int) -> int:
    """ACW-S-europe-02, ACW-S-europe-08"""
    wanted = MEXICO if SORT_NATION[sort] == FRANCE else CANADA
    if position.components.home[space] != wanted:
        return refuse(NOT_THE_LANDS_OF_THE_POWER, space)
    return refuse(ENEMY_IN_SPACE, space) if enemies_in(position, CONFEDERATE, space) else ALLOWED


def open_places(position: Position) -> list[tuple[int, int]]:
    """The sorts that may be placed now, with every space open to them."""
    quota = position.quota
    found: list[tuple[int, int]] = []
    for sort in sorted(set(quota)):
        found += [(sort, space) for space in candidate_spaces(position, sort) if not judge_place(position, sort, space)]
    return found


def candidate_spaces(position: Position, sort: int) -> list[int]:
    components = position.components
    task = position.task
    if task == FREE_PIECES:
        return components.home_spaces[position.side]
    if task == EUROPE_LANDS:
        return components.home_spaces[MEXICO if SORT_NATION[sort] == FRANCE else CANADA]
    return components.all_spaces


def place(position: Position, sort: int, space: int, events: Events) -> None:
    components = position.components
    position.quota.remove(sort)
    task = position.task
    if task == FREE_INFANTRY:
        position.placed.append(components.state_of[space])
        position.placed.sort()
    elif task != EUROPE_LANDS:
        position.placed.append(space)
        position.placed.sort()
    put(position, space, sort, 1)
    report_pieces(components, events, "placed", place_rule(position, sort), sort, 1, space)


def place_rule(position: Position, sort: int) -> str:
    """The rule by which a piece is placed."""
    task = position.task
    if task == FREE_PIECES:
        return "ACW-B-setup-04" if position.side == CONFEDERATE else "ACW-B-setup-07"
    if task == EUROPE_LANDS:
        return "ACW-S-europe-02" if SORT_NATION[sort] == FRANCE else "ACW-S-europe-08"
    return "ACW-X-gen-03" if task == FREE_INFANTRY else "ACW-S-eman-04"


def end_placing(position: Position) -> None:
    position.task = 0
    position.quota = []
    position.placed = []
