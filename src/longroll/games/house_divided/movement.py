"""AHD 4.0 movement, 4.1 the first turn, 4.2.6 the Potomac."""

from typing import Final

from longroll.games.house_divided.components import Components
from longroll.games.house_divided.control import holder
from longroll.games.house_divided.events import Events, emit_box, emit_side, unit_facts
from longroll.games.house_divided.jumps import is_jump, judge_jump
from longroll.games.house_divided.lines import judge_kinds
from longroll.games.house_divided.options import ENTRENCH_PHASES, LEAVE_BATTLE
from longroll.games.house_divided.position import (
    ACTED,
    CROSSED,
    DIGGING,
    FROM,
    JUMPED,
    MARCHED,
    SAILED,
    STOPPED,
    Position,
    count_in,
    units_in,
)
from longroll.games.house_divided.refusals import (
    ALREADY_DIGGING,
    CAVALRY_TOO_FAR,
    COMES_BACK,
    ELSEWHERE,
    ENEMY_UNIT,
    IN_BATTLE,
    LEAVE_TO_FRIENDLY,
    MARCH_NOT_BEGUN,
    MARCH_NOT_ENDED,
    NO_FRIENDLY_WAY,
    NO_MARCH_LEFT,
    NO_SUCH_LINE,
    NO_UNIT_THERE,
    NOBODY_HAS_ACTED,
    NOT_ON_MAP,
    POTOMAC,
    RAIL_NOT_FRIENDLY,
    SAILED_ALREADY,
    TOO_FAR,
    TWO_MARCHES,
    UNIT_NOT_TAKEN,
    UNIT_TAKEN,
)
from longroll.games.house_divided.relocation import relocate
from longroll.games.house_divided.sea import INVASION_ROLL
from longroll.games.house_divided.steps import MARCH, UNIT, WHERE
from longroll.games.house_divided.terms import (
    CONFEDERATE,
    INFANTRY,
    KIND_ARM,
    NOWHERE,
    RAIL,
    roll_die,
)
from longroll.kernel.dice import Dice
from longroll.kernel.event import Event
from longroll.kernel.reason import ALLOWED, refuse

MARCHES_A_UNIT: Final = 2
FIRST_TURN_MARCHES: Final = 2
LEAST_MARCHES: Final = 2


# --- the number of marches


def begin_movement(position: Position, dice: Dice, events: Events) -> None:
    """AHD-4.0-a, AHD-4.1-a"""
    position.port = NOWHERE
    position.invasion = 0
    position.step = MARCH
    if position.turn == 1:
        position.marches = FIRST_TURN_MARCHES
        emit_side(events, "first-marches", "AHD-4.1-a", position.side, position.marches)
        return
    roll = roll_die(dice)
    position.marches = marches_from(roll)
    position.invasion = 1 if roll == INVASION_ROLL and position.side != CONFEDERATE else 0
    emit_side(events, "marches", "AHD-4.0-a", position.side, roll)


def marches_from(roll: int) -> int:
    """AHD-4.0-b"""
    return max(LEAST_MARCHES, roll)


# --- activating a box


def judge_march(position: Position, box: int) -> int:
    """AHD-4.0-c, AHD-4.0-e"""
    if position.step != MARCH:
        return refuse(MARCH_NOT_ENDED, position.box)
    verdict = march_left(position)
    return verdict if verdict else somebody_can_act(position, box)


def march_left(position: Position) -> int:
    return ALLOWED if position.marches else refuse(NO_MARCH_LEFT)


def somebody_can_act(position: Position, box: int) -> int:
    """Whether any unit there may march; if none may, what keeps the first of them."""
    verdict = refuse(NO_UNIT_THERE, box)
    for unit in reversed(units_in(position, position.side, box)):
        verdict = judge_unit(position, unit)
        if not verdict:
            return ALLOWED
    return verdict


def march_boxes(position: Position) -> list[int]:
    """The boxes that may be activated, in the order of their first unit able to march."""
    boxes: list[int] = []
    if march_left(position):
        return boxes
    where = position.where
    for unit in position.components.slots_of[position.side]:
        box = where[unit]
        if box != NOWHERE and box not in boxes and not judge_unit(position, unit):
            boxes.append(box)
    return boxes


def begin_march(position: Position, box: int, events: Events) -> None:
    position.box = box
    position.marches -= 1
    position.acted = 0
    position.step = UNIT
    emit_box(events, position, "march", "AHD-4.0-c", position.side, box)


def judge_march_end(position: Position) -> int:
    """A march that moves nobody is not a march."""
    if position.step == WHERE:
        return refuse(UNIT_TAKEN, position.unit)
    if position.step != UNIT:
        return refuse(MARCH_NOT_BEGUN)
    return ALLOWED if position.acted else refuse(NOBODY_HAS_ACTED, position.box)


def end_march(position: Position) -> None:
    for unit in units_in(position, position.side, position.box):
        position.state[unit] &= ~ACTED
    position.box = NOWHERE
    position.acted = 0
    position.step = MARCH


def judge_movement_end(position: Position) -> int:
    return ALLOWED if position.step == MARCH else refuse(MARCH_NOT_ENDED, position.box)


def end_movement(position: Position) -> None:
    """Marches not spent are lost, and so is half an entrenchment (unless the option `entrench-phases` keeps it)."""
    position.marches = 0
    position.invasion = 0
    position.port = NOWHERE
    if position.options[ENTRENCH_PHASES]:
        return
    for unit in position.components.slots_of[position.side]:
        position.state[unit] &= ~DIGGING


# --- choosing a unit


def judge_take(position: Position, unit: int) -> int:
    """AHD-4.0-d"""
    if position.step == WHERE:
        return refuse(UNIT_TAKEN, position.unit)
    if position.step != UNIT:
        return refuse(MARCH_NOT_BEGUN)
    box = position.where[unit]
    if box == NOWHERE:
        return refuse(NOT_ON_MAP, unit)
    if position.components.unit_side[unit] != position.side:
        return refuse(ENEMY_UNIT, unit)
    return judge_unit(position, unit) if box == position.box else refuse(ELSEWHERE, box)


def judge_unit(position: Position, unit: int) -> int:
    """Whether a unit may take part in (another) march."""
    state = position.state[unit]
    if not state & (MARCHED | STOPPED | SAILED | ACTED):
        return ALLOWED
    if state & SAILED:
        return refuse(SAILED_ALREADY, unit)
    if state & ACTED:
        return refuse(ALREADY_DIGGING, unit)
    verdict = not_in_battle(position, unit)
    if not verdict:
        verdict = marches_left(position, unit)
    return verdict


def marches_left(position: Position, unit: int) -> int:
    """AHD-4.0-f"""
    return refuse(TWO_MARCHES, unit) if position.state[unit] & MARCHED >= MARCHES_A_UNIT else ALLOWED


def not_in_battle(position: Position, unit: int) -> int:
    """AHD-4.0-o"""
    if not position.state[unit] & STOPPED:
        return ALLOWED
    box = position.where[unit]
    if not position.options[LEAVE_BATTLE]:
        return refuse(IN_BATTLE, box)
    for route in position.components.routes_for[KIND_ARM[position.kind[unit]]][box]:
        if not judge_way(position, unit, route):
            return ALLOWED
    return refuse(NO_FRIENDLY_WAY, box)


def take(position: Position, unit: int) -> None:
    position.unit = unit
    position.step = WHERE


# --- the way it goes


def judge_go(position: Position, unit: int, route: int) -> int:
    components = position.components
    if route >= components.routes:
        return judge_no_route(components, KIND_ARM[position.kind[unit]], route)
    if components.route_start[route] != position.where[unit]:
        return refuse(ELSEWHERE, position.where[unit])
    verdict = judge_lines(components, KIND_ARM[position.kind[unit]], route)
    if not verdict:
        verdict = judge_way(position, unit, route)
    return verdict


def judge_no_route(components: Components, arm: int, route: int) -> int:
    """Why a way is no route at all."""
    if route < components.round_trip:
        return refuse(NO_SUCH_LINE)
    if route < components.too_long:
        return refuse(COMES_BACK)
    return refuse(TOO_FAR if arm == INFANTRY else CAVALRY_TOO_FAR)


def judge_lines(components: Components, arm: int, route: int) -> int:
    """Whether an arm can use these kinds of line one after the other, whatever the position."""
    second = components.route_second[route]
    if second < 0:
        return ALLOWED
    line_kind = components.line_kind
    return judge_kinds(arm, line_kind[components.route_first[route]], line_kind[second])


def judge_way(position: Position, unit: int, route: int) -> int:
    """Whether the way is open in this position, the kinds of line being right."""
    components = position.components
    side = components.unit_side[unit]
    verdict = ALLOWED
    if side == CONFEDERATE:
        verdict = off_the_potomac(components, route)
    if not verdict and position.state[unit] & STOPPED:
        verdict = towards_friends(position, side, route)
    if verdict or components.route_via[route] < 0:
        return verdict
    if KIND_ARM[position.kind[unit]] == INFANTRY and components.line_kind[components.route_first[route]] == RAIL:
        verdict = rides_friendly_rail(position, side, route)
    if not verdict and is_jump(position, side, route):
        verdict = judge_jump(position, unit, route)
    return verdict


def off_the_potomac(components: Components, route: int) -> int:
    """AHD-4.2.6-a"""
    second = components.route_second[route]
    if components.line_closed[components.route_first[route]] or (second >= 0 and components.line_closed[second]):
        return refuse(POTOMAC, components.route_end[route])
    return ALLOWED


def rides_friendly_rail(position: Position, side: int, route: int) -> int:
    """AHD-4.0-i, AHD-4.0-j"""
    components = position.components
    for box in (components.route_start[route], components.route_via[route], components.route_end[route]):
        if holder(position, box) != side:
            return refuse(RAIL_NOT_FRIENDLY, box)
    return ALLOWED


def towards_friends(position: Position, side: int, route: int) -> int:
    """Ruling R07, second value: out of a battle, but only into a friendly box without enemies."""
    components = position.components
    box = components.route_end[route] if components.route_via[route] < 0 else components.route_via[route]
    if holder(position, box) == side and not count_in(position, 1 - side, box):
        return ALLOWED
    return refuse(LEAVE_TO_FRIENDLY, box)


def open_routes(position: Position, unit: int) -> list[int]:
    """AHD-4.0-m, AHD-4.0-p: no rule here asks who controls a river or a box passed through."""
    candidates = position.components.routes_for[KIND_ARM[position.kind[unit]]][position.where[unit]]
    return [route for route in candidates if not judge_way(position, unit, route)]


def go(position: Position, unit: int, route: int, events: Events) -> None:
    components = position.components
    side = position.side
    end = components.route_end[route]
    jumps = JUMPED if is_jump(position, side, route) else 0
    meets = meeting(components, route) if count_in(position, 1 - side, end) else 0
    if events is not None:
        facts = unit_facts(position, unit, end)
        facts["route"] = components.route_names[route]
        rule = "AHD-4.0-g" if KIND_ARM[position.kind[unit]] == INFANTRY else "AHD-4.0-k"
        events.append(Event("moved", rule, facts))
    relocate(position, unit, end, events)
    position.state[unit] = position.state[unit] + 1 | jumps | meets


def meeting(components: Components, route: int) -> int:
    """What a unit carries into a battle: where it came from, and whether across a river."""
    crossed = CROSSED if crosses_river(components, route) else 0
    return STOPPED | crossed | FROM * (components.route_before[route] + 1)


def crosses_river(components: Components, route: int) -> bool:
    """AHD-5.2.3-a"""
    return components.route_crosses[route]


def judge_taken(position: Position) -> int:
    """Whether a unit is waiting for its orders."""
    if position.step == WHERE:
        return ALLOWED
    return refuse(UNIT_NOT_TAKEN if position.step == UNIT else MARCH_NOT_BEGUN)


def after_order(position: Position, march_spent: bool) -> None:
    """The unit has its order; the march goes on while it can."""
    position.unit = NOWHERE
    position.acted = 1
    position.step = UNIT
    if march_spent or somebody_can_act(position, position.box):
        end_march(position)
