"""Fire in the basic game."""

from typing import Final

from longroll.games.american_civil_war.basic.battle import LOST, line_broken, lose, next_step
from longroll.games.american_civil_war.components import Components
from longroll.games.american_civil_war.events import Events, report_pieces
from longroll.games.american_civil_war.position import LINE, Position, on_field, shift_field
from longroll.games.american_civil_war.refusals import (
    ALL_HAVE_FIRED,
    LEADER_FIRES_NOT,
    LEADER_NO_TARGET,
    NOT_IN_THE_LINE,
    NOT_YOURS_TO_FIRE,
    TARGET_NOT_IN_LINE,
)
from longroll.games.american_civil_war.steps import FIRE, TARGET
from longroll.games.american_civil_war.terms import (
    ARTILLERY,
    CAVALRY,
    INFANTRY,
    LEADER,
    LEADERS_OF,
    SORT_IS_UNIT,
    SORT_KIND,
    SORT_NAMES,
    SORT_PARTY,
    SORTS_OF,
)
from longroll.kernel.dice import Dice
from longroll.kernel.event import Event
from longroll.kernel.reason import ALLOWED, refuse

LEADER_KILL: Final = 11


def judge_shoot(position: Position, sort: int) -> int:
    """ACW-B-fire-01, ACW-B-fire-02"""
    side = position.battle_side
    if SORT_PARTY[sort] != position.battle_parties[side]:
        return refuse(NOT_YOURS_TO_FIRE, sort)
    if not SORT_IS_UNIT[sort]:
        return refuse(LEADER_FIRES_NOT, sort)
    in_line = on_field(position, side, LINE, sort)
    if not in_line:
        return refuse(NOT_IN_THE_LINE, sort)
    return ALLOWED if fired(position, sort) < in_line else refuse(ALL_HAVE_FIRED, sort)


def fired(position: Position, sort: int) -> int:
    acting = position.acting
    for at in range(0, len(acting), 2):
        if acting[at] == sort:
            return acting[at + 1]
    return 0


def take_aim(position: Position, sort: int) -> None:
    position.sort = sort
    position.step = TARGET


def judge_at(position: Position, sort: int) -> int:
    """ACW-B-fire-07, ACW-B-fire-10, ACW-B-fire-12: at a unit in the enemy's line, never at a leader or a reserve."""
    enemy = 1 - position.battle_side
    if SORT_PARTY[sort] != position.battle_parties[enemy]:
        return refuse(TARGET_NOT_IN_LINE, sort)
    if not SORT_IS_UNIT[sort]:
        return refuse(LEADER_NO_TARGET, sort)
    return ALLOWED if on_field(position, enemy, LINE, sort) else refuse(TARGET_NOT_IN_LINE, sort)


def shoot(position: Position, target: int, dice: Dice, events: Events) -> None:
    """ACW-B-fire-05, ACW-B-fire-08: one shot, and its loss is gone before the next."""
    components = position.components
    side = position.battle_side
    sort = position.sort
    roll = dice.roll(6) + dice.roll(6)
    bonus = combined_arms(position, side)
    hit = roll + bonus >= fire_value(components, sort)
    report_shot(components, events, sort, target, roll, bonus, hit)
    if hit:
        put_aside(position, 1 - side, target)
    if kills_leader(roll):
        kill_leader(position, 1 - side, events)
    note_fired(position, sort)
    position.sort = 0
    position.shots -= 1
    position.step = FIRE
    if line_broken(position, 1 - side):
        lose(position, 1 - side, events)
    elif not position.shots:
        next_step(position, events)


def fire_value(components: Components, sort: int) -> int:
    """ACW-B-fire-06"""
    return components.basic_fire[SORT_KIND[sort]]


def combined_arms(position: Position, side: int) -> int:
    """ACW-B-bonus-01, ACW-B-bonus-02, ACW-B-bonus-03: all four kinds in the line, at the moment of the shot."""
    seen = 0
    for sort in SORTS_OF[position.battle_parties[side]]:
        if on_field(position, side, LINE, sort):
            seen |= 1 << SORT_KIND[sort]
    return 1 if seen == ALL_ARMS else 0


ALL_ARMS: Final = 1 << INFANTRY | 1 << CAVALRY | 1 << ARTILLERY | 1 << LEADER


def put_aside(position: Position, side: int, sort: int) -> None:
    """ACW-B-fire-09"""
    shift_field(position, side, LINE, sort, -1)
    shift_field(position, side, LOST, sort, 1)


def kills_leader(roll: int) -> bool:
    """ACW-B-fire-11: the dice as they lie, without the bonus."""
    return roll >= LEADER_KILL


def kill_leader(position: Position, side: int, events: Events) -> None:
    for sort in LEADERS_OF[position.battle_parties[side]]:
        if on_field(position, side, LINE, sort):
            shift_field(position, side, LINE, sort, -1)
            report_pieces(position.components, events, "leader-killed", "ACW-B-fire-11", sort, 1, position.space)
            return


def note_fired(position: Position, sort: int) -> None:
    acting = position.acting
    for at in range(0, len(acting), 2):
        if acting[at] == sort:
            acting[at + 1] += 1
            return
    acting += [sort, 1]


def report_shot(
    components: Components, events: Events, sort: int, target: int, roll: int, bonus: int, hit: bool
) -> None:
    if events is not None:
        facts: dict[str, str | int] = {
            "sort": SORT_NAMES[sort],
            "target": SORT_NAMES[target],
            "dice": roll,
            "bonus": bonus,
            "need": fire_value(components, sort),
            "hit": "yes" if hit else "no",
        }
        events.append(Event("shot", "ACW-B-fire-05", facts))
