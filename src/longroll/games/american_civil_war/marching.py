"""The small steps of movement: what may be chosen in each, by land, by rail and by sea."""

from longroll.games.american_civil_war.action import (
    ACT_ALL,
    ACT_DONE,
    ACT_END,
    ACT_FROM,
    ACT_RAIL,
    ACT_RIDE,
    ACT_SAIL,
    ACT_TAKE,
    ACT_TO,
    make,
)
from longroll.games.american_civil_war.groups import judge_all, judge_done, judge_ride, judge_take
from longroll.games.american_civil_war.movement import judge_from, judge_to, march_spaces, present_sorts
from longroll.games.american_civil_war.position import Position
from longroll.games.american_civil_war.scenario import is_basic
from longroll.games.american_civil_war.steps import MARCH, WHERE
from longroll.games.american_civil_war.transport import (
    judge_boarders,
    judge_rail,
    judge_sail,
    judge_station,
    rail_targets,
)
from longroll.kernel.reason import ALLOWED


def judge_march(position: Position, verb: int, thing: int) -> int:
    if verb == ACT_FROM:
        return judge_from(position, thing)
    if verb == ACT_TO:
        return judge_to(position, thing)
    if verb == ACT_RAIL:
        return judge_rail(position, thing)
    if verb == ACT_SAIL:
        return judge_sail(position, thing)
    if verb == ACT_TAKE:
        return judge_take(position, thing)
    if verb == ACT_RIDE:
        return judge_ride(position, thing)
    if verb == ACT_ALL:
        return judge_all(position)
    return judge_done(position) if verb == ACT_DONE else ALLOWED


def march_choices(position: Position) -> list[int]:
    if position.step == MARCH:
        found = [make(ACT_FROM, space) for space in march_spaces(position)]
        found.append(make(ACT_END))
        return found
    if position.step == WHERE:
        return where_choices(position)
    sorts = present_sorts(position, position.space)
    found = [make(ACT_TAKE, sort) for sort in sorts if not judge_take(position, sort)]
    found += [make(ACT_RIDE, sort) for sort in sorts if not judge_ride(position, sort)]
    if found:
        found.append(make(ACT_ALL))
    if not judge_done(position):
        found.append(make(ACT_DONE))
    return found


def where_choices(position: Position) -> list[int]:
    components = position.components
    origin = position.space
    found = [make(ACT_TO, space) for space in components.neighbours[origin] if not judge_to(position, space)]
    if is_basic(position):
        return found
    if not judge_station(position):
        stops = rail_targets(position)
        found += [make(ACT_RAIL, space) for space in stops if not judge_boarders(position, space, True)]
    if components.is_port[origin]:
        found += [make(ACT_SAIL, space) for space in components.coasts if not judge_sail(position, space)]
    return found
