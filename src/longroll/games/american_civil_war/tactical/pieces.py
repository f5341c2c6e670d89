"""The pieces of the side that acts: whose phase it is, how many actions they have left, which have been used.

`acting` lists, in order, area, sort, wear and count of those that have used something in this phase; the rest
are fresh.
"""

from typing import Final

from longroll.games.american_civil_war.options import SECOND_SHOT
from longroll.games.american_civil_war.position import Position, on_field
from longroll.games.american_civil_war.terms import ARTILLERY, CAVALRY, ELITE, INFANTRY, LEADER, SORT_KIND, SORTS_OF

CAVALRY_PHASE: Final = 0
ARTILLERY_PHASE: Final = 1
INFANTRY_PHASE: Final = 2
LEADER_PHASE: Final = 3
PHASES: Final = 4
PHASE_OF_KIND: Final = [INFANTRY_PHASE, CAVALRY_PHASE, CAVALRY_PHASE, ARTILLERY_PHASE, LEADER_PHASE]
PHASE_NAMES: Final = ["cavalry", "artillery", "infantry", "leaders"]
PHASE_SORTS: Final = [
    [[sort for sort in sorts if PHASE_OF_KIND[SORT_KIND[sort]] == phase] for phase in range(PHASES)]
    for sorts in SORTS_OF
]
ACTIONS: Final = [1, 2, 2, 1, 2]

FRESH: Final = 0
USED_ONCE: Final = 1
FIRED: Final = 2
USED_TWICE: Final = 3
FIRED_TWICE: Final = 4
SPENT: Final = 5
TWO_SHOTS: Final = 6
WEARS: Final = 7
WEAR_USED: Final = [0, 1, 1, 2, 2, 9, 2]
WEAR_SHOTS: Final = [0, 0, 1, 0, 1, 2, 2]
MOST_SHOTS: Final = [1, 1, 2, 1, 0]
EXTRA_ACTION: Final = 2


def phase_sorts(position: Position) -> list[int]:
    """ACW-S-phase-01: the sorts of the acting side whose phase this is."""
    return PHASE_SORTS[position.battle_parties[position.battle_side]][position.phase]


def allowance(position: Position, sort: int) -> int:
    """ACW-S-phase-03, ACW-S-phase-05, ACW-S-phase-06, ACW-S-phase-07: the battle actions of a piece in its phase."""
    extra = (
        position.surprise & EXTRA_ACTION and position.battle_turn == 1 and position.battle_side == position.first_side
    )
    return ACTIONS[SORT_KIND[sort]] + (1 if extra else 0)


def ready_at(position: Position, sort: int, area: int, wear: int) -> int:
    """How many pieces of a sort in an area are in that state."""
    acting = position.acting
    used = 0
    for at in range(0, len(acting), 4):
        if acting[at] == area and acting[at + 1] == sort:
            if acting[at + 2] == wear:
                return acting[at + 3]
            used += acting[at + 3]
    return on_field(position, position.battle_side, area, sort) - used if wear == FRESH else 0


def note_used(position: Position, area: int, sort: int, wear: int, change: int) -> None:
    """Count pieces into or out of a state; the list stays in order."""
    acting = position.acting
    at = 0
    key = (area, sort, wear)
    while at < len(acting) and (acting[at], acting[at + 1], acting[at + 2]) < key:
        at += 4
    if at < len(acting) and (acting[at], acting[at + 1], acting[at + 2]) == key:
        acting[at + 3] += change
        if not acting[at + 3]:
            del acting[at : at + 4]
    else:
        acting[at:at] = [area, sort, wear, change]


def next_wear(position: Position, sort: int, wear: int, fires: bool) -> int:
    """ACW-S-phase-08, ACW-S-phase-12: the state of a piece after one more action; any mix of actions is allowed."""
    used = WEAR_USED[wear] + 1
    if used >= allowance(position, sort):
        return SPENT
    shots = WEAR_SHOTS[wear] + (1 if fires else 0)
    if used == 1:
        return FIRED if shots else USED_ONCE
    if shots > 1 and not position.options[SECOND_SHOT]:
        return TWO_SHOTS
    return FIRED_TWICE if shots else USED_TWICE


def spend(position: Position, sort: int, wear: int, area: int, now_at: int, fires: bool) -> None:
    """A piece has used an action and now stands in an area; -1 if it is gone."""
    if wear != FRESH:
        note_used(position, area, sort, wear, -1)
    if now_at >= 0:
        note_used(position, now_at, sort, next_wear(position, sort, wear, fires), 1)
    position.has_acted[position.battle_side] = 1


def may_fire_again(position: Position, sort: int, wear: int) -> bool:
    """ACW-S-phase-04, ACW-S-phase-11: elite cavalry fires at most twice in a phase, any other unit once (R-68)."""
    if position.options[SECOND_SHOT]:
        return SORT_KIND[sort] != CAVALRY or not WEAR_SHOTS[wear]
    return WEAR_SHOTS[wear] < MOST_SHOTS[SORT_KIND[sort]]


def is_horse(sort: int) -> bool:
    return SORT_KIND[sort] in (CAVALRY, ELITE)


def is_foot(sort: int) -> bool:
    return SORT_KIND[sort] == INFANTRY


def is_gun(sort: int) -> bool:
    return SORT_KIND[sort] == ARTILLERY


def is_leader(sort: int) -> bool:
    return SORT_KIND[sort] == LEADER
