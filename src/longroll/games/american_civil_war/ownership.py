"""Who owns a space, and who may set foot in it."""

from longroll.games.american_civil_war.components import Components
from longroll.games.american_civil_war.position import Position, enemy_units_in, units_in
from longroll.games.american_civil_war.refusals import CLOSED_LAND, CLOSED_TILL_WAR, REVOLUTIONARIES_STAY
from longroll.games.american_civil_war.scenario import is_basic
from longroll.games.american_civil_war.terms import (
    BORDER,
    CANADA,
    CONFEDERATE,
    MEXICO,
    NEUTRAL,
    NOBODY,
    REVOLUTIONARY_SORT,
    UNION,
)
from longroll.kernel.reason import ALLOWED, refuse


def judge_entry(position: Position, space: int) -> int:
    """Whether pieces may set foot in a space at all."""
    components = position.components
    if components.home[space] < CANADA:
        return ALLOWED
    return closed_land(components, space) if is_basic(position) else closed_till_war(position, space)


def closed_land(components: Components, space: int) -> int:
    """ACW-B-board-03, ACW-B-board-04: the border states are open to both, Canada and Mexico to nobody."""
    return refuse(CLOSED_LAND, space) if components.home[space] in (CANADA, MEXICO) else ALLOWED


def closed_till_war(position: Position, space: int) -> int:
    """ACW-S-move-03, ACW-S-war-02"""
    return ALLOWED if position.war else refuse(CLOSED_TILL_WAR, space)


def judge_revolutionary(components: Components, sort: int, space: int) -> int:
    """ACW-S-europe-07: revolutionaries may never leave Mexico."""
    if sort == REVOLUTIONARY_SORT and components.home[space] != MEXICO:
        return refuse(REVOLUTIONARIES_STAY, space)
    return ALLOWED


def holder(position: Position, space: int) -> int:
    """ACW-S-map-02, ACW-S-map-06, ACW-S-map-08: who owns a space; Canada and Mexico belong to no side by colour."""
    occupant = occupant_of(position, space)
    if occupant == NEUTRAL:
        return NOBODY
    if occupant >= 0:
        return occupant
    home = position.components.home[space]
    if home >= BORDER or seceded(position, space):
        return NOBODY
    return home


def occupant_of(position: Position, space: int) -> int:
    """ACW-S-map-07: the party whose units stand there, or -1."""
    for party in (UNION, CONFEDERATE, NEUTRAL):
        if units_in(position, party, space):
            return party
    return -1


def seceded(position: Position, space: int) -> bool:
    """Is this a space of a state that has left the Confederacy?"""
    return position.seceded_states >> position.components.state_of[space] & 1 == 1


def owns(position: Position, side: int, space: int) -> bool:
    """Ownership as placement and production want it: a side's own colour without enemies, or its own units."""
    if units_in(position, side, space):
        return enemy_units_in(position, side, space) == 0
    return holder(position, space) == side
