"""What a player may mean by pointing at a box or a unit: actions, allowed or not, the likeliest first."""

from typing import Final

from longroll.games.house_divided.action import (
    ACT_AT,
    ACT_BATTLE,
    ACT_DIG,
    ACT_DONE,
    ACT_END,
    ACT_FIRE,
    ACT_GO,
    ACT_MARCH,
    ACT_MUSTER,
    ACT_PROMOTE,
    ACT_RECRUIT,
    ACT_REINFORCE,
    ACT_REST,
    ACT_RETREAT,
    ACT_RIDE,
    ACT_SAIL,
    ACT_TAKE,
    ARM,
    LONGEST,
    VERB,
)
from longroll.games.house_divided.components import Components
from longroll.games.house_divided.judge import choices, judge, seat
from longroll.games.house_divided.position import Position, units_in
from longroll.games.house_divided.steps import (
    BATTLE,
    FIRE,
    OVER,
    PROMOTE,
    RECRUIT,
    RIDE,
    SPOILS,
    STAND,
    TARGET,
    UNIT,
    WHERE,
)
from longroll.games.house_divided.terms import CAVALRY, INFANTRY, NOWHERE
from longroll.kernel.contract import Thing

# Choices that end something: the player makes them, even where there is no other.
COMMITS: Final = (ACT_FIRE, ACT_DONE, ACT_END, ACT_MUSTER, ACT_REST)


def forced(position: Position) -> int | None:
    """The only choice, unless it is one that the player should make."""
    open_choices = choices(position)
    if len(open_choices) != 1 or open_choices[0] // VERB in COMMITS:
        return None
    return open_choices[0]


def candidates(position: Position, thing: Thing) -> list[int]:
    """The candidates, those that are allowed first."""
    box, unit = find_thing(position, thing)
    if box == NOWHERE or position.step == OVER:
        return []
    found = list(dict.fromkeys(candidates_at(position, box, unit)))
    return sorted(found, key=lambda action: judge(position, action) != 0)


def find_thing(position: Position, thing: Thing) -> tuple[int, int]:
    """The box that was pointed at, and the unit if it was one; `NOWHERE` for what is not on the map."""
    components = position.components
    if thing.kind == "box":
        return components.box_numbers.get(thing.id, NOWHERE), NOWHERE
    unit = components.unit_numbers.get(thing.id, NOWHERE) if thing.kind == "unit" else NOWHERE
    return (position.where[unit], unit) if unit != NOWHERE else (NOWHERE, NOWHERE)


def candidates_at(position: Position, box: int, unit: int) -> list[int]:
    """The candidates by the question that is being asked."""
    step = position.step
    if step == WHERE:
        return orders_to(position, box, unit)
    if step == UNIT:
        return take_in_march(position, box, unit)
    if step in (STAND, TARGET, FIRE):
        return battle_actions(position, box, unit)
    if step in (SPOILS, PROMOTE):
        return [ACT_PROMOTE * VERB + one for one in candidate_units(position, box, unit)]
    if step == RECRUIT:
        arms = (INFANTRY, CAVALRY) if position.pool[position.side * 2] else (CAVALRY, INFANTRY)
        return [ACT_RECRUIT * VERB + arm * ARM + box for arm in arms]
    verb = {BATTLE: ACT_BATTLE, RIDE: ACT_RIDE}.get(step, ACT_MARCH)
    return [verb * VERB + box]


def take_in_march(position: Position, box: int, unit: int) -> list[int]:
    """A unit of the march, or another march."""
    if unit == NOWHERE and box != position.box:
        return [ACT_MARCH * VERB + box]
    return [ACT_TAKE * VERB + one for one in candidate_units(position, box, unit)]


def candidate_units(position: Position, box: int, unit: int) -> list[int]:
    """The unit itself, or those of a box: the own ones, or if there are none the enemy's."""
    if unit != NOWHERE:
        return [unit]
    return units_in(position, seat(position), box) or units_in(position, 1 - seat(position), box)


def battle_actions(position: Position, box: int, unit: int) -> list[int]:
    """Fire at an enemy, bring a unit from around the battle, or retreat."""
    if unit != NOWHERE:
        return unit_in_battle(position, box, unit)
    side = seat(position)
    enemies = [ACT_AT * VERB + one for one in units_in(position, 1 - side, box)]
    if box == position.box:
        return enemies
    own = [ACT_REINFORCE * VERB + one for one in units_in(position, side, box)]
    retreat = [ACT_RETREAT * VERB + box]
    return own + retreat if position.step == STAND else enemies or own or retreat


def unit_in_battle(position: Position, box: int, unit: int) -> list[int]:
    elsewhere = box != position.box
    if position.components.unit_side[unit] != seat(position) or not (elsewhere or position.step == STAND):
        return [ACT_AT * VERB + unit]
    retreat = [ACT_RETREAT * VERB + box] if elsewhere and position.step == STAND else []
    return [ACT_REINFORCE * VERB + unit, *retreat]


# --- the ways of a unit that has been taken


def orders_to(position: Position, box: int, unit: int) -> list[int]:
    """Here: another unit, or entrench. Elsewhere: a route of one or two lines, by sea, or a way that is too long."""
    components = position.components
    here = position.box
    if box == here:
        another = unit not in (NOWHERE, position.unit) and components.unit_side[unit] == position.side
        return [ACT_TAKE * VERB + unit] if another else [ACT_DIG * VERB]
    routes = [ACT_GO * VERB + route for route in routes_between(components, here, box)]
    sail = [ACT_SAIL * VERB + box] if components.port[here] and components.port[box] else []
    if routes or sail:
        return routes + sail
    return [ACT_GO * VERB + components.too_long + min(distance(components, here, box), LONGEST)]


def routes_between(components: Components, start: int, end: int) -> list[int]:
    """The routes between two boxes, short ones first and mixtures of lines last."""
    found = [
        route
        for route in range(components.routes)
        if components.route_start[route] == start and components.route_end[route] == end
    ]
    return sorted(found, key=lambda route: oddity(components, route))


def oddity(components: Components, route: int) -> int:
    if components.route_via[route] < 0:
        return 0
    return (
        1
        if components.line_kind[components.route_first[route]] == components.line_kind[components.route_second[route]]
        else 2
    )


def distance(components: Components, start: int, end: int) -> int:
    """How many lines the shortest way has; the whole map hangs together."""
    seen = {start}
    edge = [start]
    for lines in range(1, components.boxes):
        edge = [box for near in edge for box in components.neighbours[near] if box not in seen]
        if end in edge:
            return lines
        seen.update(edge)
    return components.boxes
