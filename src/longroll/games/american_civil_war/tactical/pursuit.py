"""Pursuit of a beaten army.

`acting` lists, by threes, (0, sort, count) of the pursuers that have rolled and (1, sort, count) of the covering
cavalry that is still alive.
"""

from typing import Final

from longroll.games.american_civil_war.action import ACT_HALT, ACT_PURSUE, make
from longroll.games.american_civil_war.advanced.captured import capture
from longroll.games.american_civil_war.advanced.terrain import no_pursuit, pursuit_bonus
from longroll.games.american_civil_war.components import Components
from longroll.games.american_civil_war.events import Events
from longroll.games.american_civil_war.position import AREAS, RESERVE, ROUTED, Position, on_field, shift_field
from longroll.games.american_civil_war.refusals import (
    CANNOT_PURSUE,
    COVER_FIRST,
    COVERED,
    INFANTRY_AFTER_CAVALRY,
    NO_SUCH_FUGITIVE,
    PURSUED_ALREADY,
)
from longroll.games.american_civil_war.standard.aftermath import end_battle
from longroll.games.american_civil_war.steps import PURSUE
from longroll.games.american_civil_war.tactical.losses import destroy
from longroll.games.american_civil_war.tactical.pieces import is_foot, is_horse
from longroll.games.american_civil_war.terms import SORT_KIND, SORT_NAMES, SORT_PARTY, SORTS_OF
from longroll.kernel.dice import Dice
from longroll.kernel.event import Event
from longroll.kernel.reason import ALLOWED, refuse

ROLLED: Final = 0
COVERING: Final = 1


def begin_pursuit(position: Position, loser: int, dice: Dice, events: Events) -> None:
    """ACW-S-tend-03, ACW-S-pursuit-09: all the loser's pieces join the routed ones; then the winner pursues."""
    position.loser = loser + 1
    position.acting = []
    gather_cover(position, loser)
    gather(position, loser, ROUTED)
    position.battle_side = 1 - loser
    position.step = PURSUE
    if no_pursuit(position) or not pursuit_choices(position):
        end_pursuit(position, dice, events)


def gather_cover(position: Position, loser: int) -> None:
    """ACW-S-pursuit-04, ACW-S-pursuit-10: cavalry that was not routed, in the reserve too, covers the army."""
    for sort in SORTS_OF[position.battle_parties[loser]]:
        if is_horse(sort):
            count = outside(position, loser, sort)
            if count:
                position.acting += [COVERING, sort, count]
                position.cover = 1


def outside(position: Position, side: int, sort: int) -> int:
    """Pieces of a sort that are not in the retreat area."""
    return sum([on_field(position, side, area, sort) for area in range(AREAS) if area != ROUTED])


def gather(position: Position, side: int, to: int) -> None:
    """All pieces of a side come together in one area."""
    for sort in SORTS_OF[position.battle_parties[side]]:
        for area in range(AREAS):
            count = on_field(position, side, area, sort)
            if area != to and count:
                shift_field(position, side, area, sort, -count)
                shift_field(position, side, to, sort, count)


# --- who may pursue whom


def noted(position: Position, tag: int, sort: int) -> int:
    acting = position.acting
    for at in range(0, len(acting), 3):
        if acting[at] == tag and acting[at + 1] == sort:
            return acting[at + 2]
    return 0


def note(position: Position, tag: int, sort: int, change: int) -> None:
    acting = position.acting
    at = 0
    while at < len(acting) and (acting[at], acting[at + 1]) < (tag, sort):
        at += 3
    if at < len(acting) and (acting[at], acting[at + 1]) == (tag, sort):
        acting[at + 2] += change
        if not acting[at + 2]:
            del acting[at : at + 3]
    else:
        acting[at:at] = [tag, sort, change]


def covering(position: Position) -> bool:
    acting = position.acting
    return len(acting) > 0 and acting[-3] == COVERING


def judge_pursue(position: Position, sort: int, target: int) -> int:
    verdict = judge_pursuer(position, sort)
    return verdict if verdict else judge_fugitive(position, sort, target)


def judge_pursuer(position: Position, sort: int) -> int:
    """ACW-S-pursuit-01, ACW-S-pursuit-02: infantry and cavalry that are not routed, each once."""
    side = position.battle_side
    own = SORT_PARTY[sort] == position.battle_parties[side] and (is_foot(sort) or is_horse(sort))
    if not own or not outside(position, side, sort):
        return refuse(CANNOT_PURSUE, sort)
    if noted(position, ROLLED, sort) >= outside(position, side, sort):
        return refuse(PURSUED_ALREADY, sort)
    return refuse(COVERED, sort) if position.cover and is_foot(sort) else ALLOWED


def judge_fugitive(position: Position, sort: int, target: int) -> int:
    """ACW-S-pursuit-03, ACW-S-pursuit-05, ACW-S-pursuit-06: any piece of the loser; covering cavalry first."""
    loser = 1 - position.battle_side
    if SORT_PARTY[target] != position.battle_parties[loser] or not on_field(position, loser, ROUTED, target):
        return refuse(NO_SUCH_FUGITIVE, target)
    if is_foot(sort) and is_horse(target):
        return refuse(INFANTRY_AFTER_CAVALRY, target)
    if covering(position) and not noted(position, COVERING, target):
        return refuse(COVER_FIRST, target)
    return ALLOWED


def pursuit_choices(position: Position) -> list[int]:
    side = position.battle_side
    fugitives = SORTS_OF[position.battle_parties[1 - side]]
    found: list[int] = []
    for sort in SORTS_OF[position.battle_parties[side]]:
        if not judge_pursuer(position, sort):
            found += [make(ACT_PURSUE, sort, unit) for unit in fugitives if not judge_fugitive(position, sort, unit)]
    if found:
        found.append(make(ACT_HALT))
    return found


def number_needed(components: Components, sort: int, target: int) -> int:
    """ACW-S-pursuit-08, ACW-S-leader-07: leaders can be caught too."""
    return components.pursuit_needs[SORT_KIND[sort]][SORT_KIND[target]]


def pursue(position: Position, sort: int, target: int, dice: Dice, events: Events) -> None:
    components = position.components
    side = position.battle_side
    loser = 1 - side
    roll = dice.roll(6)
    bonus = pursuit_bonus(position, loser)
    caught = roll + bonus >= number_needed(components, sort, target)
    report_pursuit(components, events, sort, target, roll, bonus, caught)
    note(position, ROLLED, sort, 1)
    if caught:
        destroy(position, loser, ROUTED, target)
        if noted(position, COVERING, target):
            note(position, COVERING, target, -1)
        capture(position, side, sort, target, events)
    if not pursuit_choices(position):
        end_pursuit(position, dice, events)


def end_pursuit(position: Position, dice: Dice, events: Events) -> None:
    """ACW-S-pursuit-07: the winner's routed units rejoin him."""
    gather(position, position.battle_side, RESERVE)
    position.acting = []
    end_battle(position, dice, events)


def report_pursuit(
    components: Components, events: Events, sort: int, target: int, roll: int, bonus: int, caught: bool
) -> None:
    if events is not None:
        facts: dict[str, str | int] = {
            "sort": SORT_NAMES[sort],
            "target": SORT_NAMES[target],
            "dice": roll,
            "bonus": bonus,
            "need": number_needed(components, sort, target),
            "caught": "yes" if caught else "no",
        }
        events.append(Event("pursued", "ACW-S-pursuit-01", facts))
