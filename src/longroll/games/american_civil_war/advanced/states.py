"""States' rights (`states`): every Southern state keeps a garrison."""

from longroll.games.american_civil_war.components import Components
from longroll.games.american_civil_war.options import STATES_RIGHTS
from longroll.games.american_civil_war.position import Position, units_in
from longroll.games.american_civil_war.refusals import STATE_FIRST, STATE_INVADED, STATE_NEEDS_GARRISON
from longroll.games.american_civil_war.standard.sites import judge_site
from longroll.games.american_civil_war.terms import (
    CONFEDERATE,
    LEADER,
    SORT_IS_UNIT,
    SORT_NATION,
    SORTS,
    UNION,
    sort_of,
)
from longroll.kernel.reason import ALLOWED, refuse


def needed(position: Position, state: int) -> int:
    """ACW-A-states-01, ACW-A-states-02: one unit, two where the Union stands in the state."""
    if position.seceded_states >> state & 1:
        return 0
    for space in position.components.state_spaces[state]:
        if units_in(position, UNION, space):
            return 2
    return 1


def garrison(position: Position, state: int) -> int:
    """The Confederate units in a state that are not about to sail."""
    components = position.components
    aboard = position.aboard
    leaving = 0
    if aboard and components.state_of[position.space] == state:
        leaving = sum([aboard[sort_of(CONFEDERATE, kind)] for kind in range(LEADER)])
    return sum([units_of(position, space) for space in components.state_spaces[state]]) - leaving


def units_of(position: Position, space: int) -> int:
    base = space * SORTS + sort_of(CONFEDERATE, 0)
    return sum(position.army[base : base + LEADER])


def judge_leaving(position: Position, sort: int, origin: int, space: int) -> int:
    """Whether a unit may leave its state (R-74); losses and retreats are not asked."""
    components = position.components
    state = components.state_of[origin]
    if not position.options[STATES_RIGHTS] or SORT_NATION[sort] != CONFEDERATE or not SORT_IS_UNIT[sort]:
        return ALLOWED
    if components.state_home[state] != CONFEDERATE or components.state_of[space] == state:
        return ALLOWED
    if garrison(position, state) - 1 >= needed(position, state):
        return ALLOWED
    return refuse(STATE_INVADED if needed(position, state) > 1 else STATE_NEEDS_GARRISON, state)


def judge_states_first(components: Components, sort: int, space: int, short: list[int]) -> int:
    """ACW-A-states-03: new units go first to a state that lacks some, where they can."""
    if not short or SORT_NATION[sort] != CONFEDERATE or (SORT_IS_UNIT[sort] and components.state_of[space] in short):
        return ALLOWED
    return refuse(STATE_FIRST, short[0])


def short_states(position: Position) -> list[int]:
    """The states that lack units which can be placed there."""
    if not position.options[STATES_RIGHTS]:
        return []
    return [state for state in position.components.southern_states if lacking(position, state)]


def lacking(position: Position, state: int) -> bool:
    """Does a state lack units, and can one be placed there?"""
    if garrison(position, state) >= needed(position, state):
        return False
    for space in position.components.state_spaces[state]:
        if not judge_site(position, CONFEDERATE, space):
            return True
    return False
