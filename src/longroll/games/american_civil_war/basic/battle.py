"""The basic battle: line and reserve, the cycle of fire, rally and reserve movement, and its end."""

from typing import Final

from longroll.games.american_civil_war.battlefield import clear_battle, contested, leave_field, take_field
from longroll.games.american_civil_war.events import Events, report_space
from longroll.games.american_civil_war.options import BASIC_ARRAY
from longroll.games.american_civil_war.position import (
    AREAS,
    ATTACKER,
    DEFENDER,
    LINE,
    RESERVE,
    ROUTED,
    Position,
    on_field,
    shift_field,
    units_on,
)
from longroll.games.american_civil_war.refusals import (
    LINE_EMPTY,
    MOVED_THE_OTHER_WAY,
    NO_BATTLE_THERE,
    NONE_IN_LINE,
    NONE_IN_RESERVE,
    NOT_YOURS,
    NOT_YOURS_IN_RESERVE,
)
from longroll.games.american_civil_war.steps import ARRAY, BATTLE, FIRE, RALLY, RESERVES
from longroll.games.american_civil_war.terms import LEADER, SORT_KIND, SORT_PARTY, SORTS, SORTS_OF
from longroll.kernel.reason import ALLOWED, refuse

FIRE_LIMIT: Final = 5
TO_LINE: Final = 1
TO_RESERVE: Final = 2
LOST: Final = ROUTED  # where eliminated units are put aside until the battle ends


def judge_battle(position: Position, space: int) -> int:
    """ACW-B-turn-04"""
    return ALLOWED if contested(position, space) else refuse(NO_BATTLE_THERE, space)


def begin_battle(position: Position, space: int, events: Events) -> None:
    """ACW-B-battle-01: the side that was there first defends."""
    attacker = position.side
    report_space(position.components, events, "battle", "ACW-B-battle-01", attacker, space)
    take_field(position, space, attacker, 1 - attacker)
    for side in (ATTACKER, DEFENDER):
        if only_leaders(position, side):
            lose(position, side, events)
            return
    begin_array(position, DEFENDER)


def only_leaders(position: Position, side: int) -> bool:
    """ACW-B-battle-05: leaders alone cannot form a line."""
    return units_on(position, side, RESERVE) == 0


# --- line and reserve


def arraying_in_secret(position: Position) -> bool:
    """ACW-B-battle-06: the defender divides his pieces first, in the open; with the option both do it in secret."""
    return position.step == ARRAY and position.options[BASIC_ARRAY] == 1


def begin_array(position: Position, side: int) -> None:
    """ACW-B-battle-02"""
    position.battle_side = side
    position.acting = []
    position.step = ARRAY


def judge_line(position: Position, sort: int) -> int:
    """Bring a piece from the reserve to the line."""
    return judge_way(position, sort, RESERVE, NONE_IN_RESERVE, TO_LINE)


def judge_back(position: Position, sort: int) -> int:
    """ACW-B-reserve-01"""
    return judge_way(position, sort, LINE, NONE_IN_LINE, TO_RESERVE)


def judge_way(position: Position, sort: int, area: int, missing: int, way: int) -> int:
    """A piece of one's own leaves an area, where there is one."""
    side = position.battle_side
    if SORT_PARTY[sort] != position.battle_parties[side]:
        return refuse(NOT_YOURS if position.step == ARRAY else NOT_YOURS_IN_RESERVE, sort)
    return one_way(position, sort, way) if on_field(position, side, area, sort) else refuse(missing, sort)


def one_way(position: Position, sort: int, way: int) -> int:
    """Equal pieces going both ways in one step would only change places for ever."""
    acting = position.acting
    for at in range(0, len(acting), 2):
        if acting[at] == sort and acting[at + 1] != way:
            return refuse(MOVED_THE_OTHER_WAY, sort)
    return ALLOWED


def judge_ready(position: Position) -> int:
    """ACW-B-battle-03: a line begins with a unit; later an empty line is lost, not forbidden."""
    if position.step == ARRAY and not units_on(position, position.battle_side, LINE):
        return refuse(LINE_EMPTY)
    return ALLOWED


def shift(position: Position, sort: int, way: int) -> None:
    side = position.battle_side
    one = 1 if way == TO_LINE else -1
    shift_field(position, side, LINE, sort, one)
    shift_field(position, side, RESERVE, sort, -one)
    acting = position.acting
    for at in range(0, len(acting), 2):
        if acting[at] == sort:
            return
    acting += [sort, way]


def movable(position: Position, area: int) -> list[int]:
    """The sorts of the acting side in an area."""
    side = position.battle_side
    base = (side * AREAS + area) * SORTS
    return [sort for sort in SORTS_OF[position.battle_parties[side]] if position.field[base + sort]]


# --- the cycle


def next_step(position: Position, events: Events) -> None:
    """ACW-B-battle-04: fire, rally, reserve movement; in each the defender first."""
    step = position.step
    side = position.battle_side
    position.acting = []
    if side == DEFENDER:
        position.battle_side = ATTACKER
    else:
        position.battle_side = DEFENDER
        if step in (RESERVES, ARRAY):
            position.battle_turn += 1
        step = following(step)
    enter(position, step, events)


def following(step: int) -> int:
    if step == FIRE:
        return RALLY
    return RESERVES if step == RALLY else FIRE


def enter(position: Position, step: int, events: Events) -> None:
    """Begin a step of the side whose part it is; a rally without leaders is passed over."""
    position.step = step
    side = position.battle_side
    if step == FIRE:
        position.shots = shots(position, side)
    elif step == RALLY:
        position.shots = leaders_on(position, side, RESERVE)
        if not can_rally(position, side):
            next_step(position, events)


def can_rally(position: Position, side: int) -> bool:
    """ACW-B-rally-04: it takes a leader in reserve, and somebody to bring back."""
    return position.shots > 0 and units_on(position, side, LOST) > 0


def shots(position: Position, side: int) -> int:
    """ACW-B-fire-03, ACW-B-fire-04"""
    return min(units_on(position, side, LINE), FIRE_LIMIT + leaders_on(position, side, LINE))


def leaders_on(position: Position, side: int, area: int) -> int:
    count = 0
    for sort in SORTS_OF[position.battle_parties[side]]:
        if SORT_KIND[sort] == LEADER:
            count += on_field(position, side, area, sort)
    return count


# --- the end


def line_broken(position: Position, side: int) -> bool:
    """ACW-B-end-01, ACW-B-reserve-02"""
    return units_on(position, side, LINE) == 0


def lose(position: Position, side: int, events: Events) -> None:
    """ACW-B-end-02, ACW-B-end-03, ACW-B-end-04: at once; the loser's pieces are gone, the winner's take the space."""
    space = position.space
    winner = 1 - side
    party = position.battle_parties[winner]
    for area in (LINE, RESERVE):
        leave_field(position, winner, area, space)
    clear_battle(position)
    position.step = BATTLE
    report_space(position.components, events, "battle-won", "ACW-B-end-01", party, space)
