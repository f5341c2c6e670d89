"""What is being asked, and why something is refused: with names and figures in place of numbers."""

from collections.abc import Callable
from typing import Final

from longroll.games.house_divided.action import VERB, describe
from longroll.games.house_divided.control import holder
from longroll.games.house_divided.endings import ENDINGS
from longroll.games.house_divided.fire import firer
from longroll.games.house_divided.judge import phase_of_verb, seat
from longroll.games.house_divided.options import COUNTER_LIMIT
from longroll.games.house_divided.position import Position, cavalry_in, count_in, first_cavalry, units_in
from longroll.games.house_divided.promotion import promotable_in_phase
from longroll.games.house_divided.recruitment import open_recruits
from longroll.games.house_divided.refusals import (
    AT_MAXIMUM,
    BOX,
    CAVALRY_PURSUES,
    CAVALRY_TOO_FAR,
    DIE_SPENT,
    ELSEWHERE,
    ENEMY_AT_HAND,
    GAME_OVER,
    JUMP_INTO_ENEMY,
    JUMP_OVER_CAVALRY,
    MUST_STOP,
    NO_COUNTER_LEFT,
    NOT_A_TARGET,
    NOT_DRAFTED,
    NOT_FROM_BASE,
    NOT_IN_THE_BATTLE,
    NOT_YOURS_TO_BRING,
    NOT_YOURS_TO_PROMOTE,
    PIECE,
    PORT_NOT_YET_TAKEN,
    POTOMAC,
    RAIL_NOT_FRIENDLY,
    REASONS,
    RETREAT_AFTER_SECOND,
    RETREAT_INTO_ENEMY,
    RIDE_INTO_ENEMY,
    RIVER_JUMP_INTO_ENEMY,
    SOURCE_CONTESTED,
    SOURCE_NOT_HELD,
    TARGET_LEFT_OUT,
    TARGETS_NOT_DECLARED,
    TOO_FAR,
    TOO_FEW_LEFT,
    WITHDRAW_AFTER_FIRST,
    WRONG_PHASE,
)
from longroll.games.house_divided.steps import ALONE, OVER, PHASES, PROMOTE, RECRUIT, RIDE, STEPS, TARGET, phase_name
from longroll.games.house_divided.terms import ARM_NAMES, INFANTRY, KIND_ARM, KIND_RANK, NOWHERE, RANK_NAMES, SIDE_NAMES
from longroll.games.house_divided.withdrawal import withdrawing_unit
from longroll.kernel.contract import PHASE, Prompt
from longroll.kernel.reason import CODES
from longroll.kernel.verdict import Fact, Refusal

Facts = dict[str, Fact]
ROUTE_LINES: Final = 2  # of every route that has a number


def prompt(position: Position) -> Prompt:
    """What is being asked, of whom, with the facts a sentence needs."""
    components = position.components
    step = position.step
    facts: Facts = {
        "side": SIDE_NAMES[seat(position)],
        "turn": position.turn,
        "phase": phase_name(step),
        "marches": position.marches,
        "recruits": position.recruits,
        "round": position.round,
        "open": "yes" if anything_open(position) else "no",
    }
    if position.box != NOWHERE:
        facts["box"] = components.box_names[position.box]
    unit = asked_unit(position)
    if unit != NOWHERE:
        facts["unit"] = components.unit_names[unit]
    if step == OVER:
        facts["side"] = SIDE_NAMES[position.winner]
    task = "" if step in ALONE else PHASE
    return Prompt(STEPS[step].name, ENDINGS[position.ending].rule or STEPS[step].rule, facts, task)


def anything_open(position: Position) -> bool:
    """Is there anything to promote or to recruit? Elsewhere there always is something to choose."""
    if position.step == PROMOTE:
        return bool(promotable_in_phase(position))
    return position.step != RECRUIT or bool(open_recruits(position))


def asked_unit(position: Position) -> int:
    """The unit that the question is about."""
    if position.step == TARGET:
        return firer(position)
    return withdrawing_unit(position) if position.step == RIDE else position.unit


def explain(position: Position, action: int, verdict: int) -> Refusal:
    """A verdict of the judge with names in place of numbers, and the figures of the case."""
    components = position.components
    number = verdict % CODES
    thing = verdict // CODES
    code, rule, points_at = REASONS[number]
    facts = describe(position.components, action)
    if points_at == BOX:
        facts["at_box"] = components.box_names[thing]
    elif points_at == PIECE:
        facts["at_unit"] = components.unit_names[thing]
    find = FIGURES.get(number)
    if find is not None:
        facts.update(find(position, action, thing))
    return Refusal(ENDINGS[position.ending].rule if number == GAME_OVER else rule, code, facts)


# --- the figures of a case


def phases(position: Position, action: int, thing: int) -> Facts:
    del thing
    now = STEPS[position.step].phase
    return {"phase": PHASES[phase_of_verb(action // VERB, now)], "now": PHASES[now]}


def lines_needed(position: Position, action: int, thing: int) -> Facts:
    """How many lines the way has; a route that is too far for infantry goes by road."""
    del thing
    route, too_long = action % VERB, position.components.too_long
    return {"needs": route - too_long, "has": ROUTE_LINES} if route >= too_long else {"needs": ROUTE_LINES, "has": 1}


def march_box(position: Position, action: int, thing: int) -> Facts:
    del action, thing
    return {"march_box": position.components.box_names[position.box]}


def box_holder(position: Position, action: int, box: int) -> Facts:
    del action
    return {"holder": SIDE_NAMES[holder(position, box)]}


def naval_base(position: Position, action: int, box: int) -> Facts:
    del action, box
    return {"base": position.components.box_names[position.components.base]}


def closed_line(position: Position, action: int, box: int) -> Facts:
    """The river line that is closed to Confederates, at that box if there are several."""
    del action
    rows, name = position.components.line_rows, position.components.box_names[box]
    closed = [row for row in rows if not row.get("confederate_movement", True)]
    row = next((row for row in closed if name in (row["a"], row["b"])), closed[0])
    return {"river": row["river"], "one_end": row["a"], "other_end": row["b"]}


def enemy_in_box(position: Position, action: int, box: int) -> Facts:
    """The first enemy unit there, and how many there are."""
    del action
    enemy = 1 - seat(position)
    return {
        "blocker": position.components.unit_names[units_in(position, enemy, box)[0]],
        "enemies": count_in(position, enemy, box),
    }


def cavalry_in_box(position: Position, action: int, box: int) -> Facts:
    del action
    return {"blocker": position.components.unit_names[first_cavalry(position, 1 - seat(position), box)]}


def attacking_cavalry(position: Position, action: int, box: int) -> Facts:
    del action
    return {"enemies": cavalry_in(position, position.side, box)}


def numbers_left(position: Position, action: int, box: int) -> Facts:
    del action
    side = seat(position)
    return {"needs": count_in(position, 1 - side, box), "has": count_in(position, side, box) - 1}


def whose_unit(position: Position, action: int, unit: int) -> Facts:
    """Why a unit is not one of those that may be named."""
    components = position.components
    del action
    if position.where[unit] == NOWHERE:
        return {"why": "absent"}
    if components.unit_side[unit] != seat(position):
        return {"why": "enemy", "unit_box": components.box_names[position.where[unit]]}
    return {"why": "own", "unit_box": components.box_names[position.where[unit]]}


def whose_target(position: Position, action: int, unit: int) -> Facts:
    facts = whose_unit(position, action, unit)
    facts["battle_box"] = position.components.box_names[position.box]
    return facts


def target_missing(position: Position, action: int, unit: int) -> Facts:
    """An enemy that nobody has been given as a target yet."""
    del action, unit
    enemies = units_in(position, 1 - position.firing, position.box)
    return {
        "left_out": next(position.components.unit_names[enemy] for enemy in enemies if enemy not in position.targets)
    }


def targets_declared(position: Position, action: int, thing: int) -> Facts:
    del action, thing
    return {"needs": count_in(position, position.firing, position.box), "has": len(position.targets)}


def round_now(position: Position, action: int, thing: int) -> Facts:
    del action, thing
    return {"round": position.round}


def counter_kind(position: Position, action: int, unit: int) -> Facts:
    """The kind of counter that has run out, and how many there are."""
    del action
    kind = position.kind[unit] + 1
    limit = position.components.limits[position.options[COUNTER_LIMIT]][kind]
    return {"number": limit, "rank": RANK_NAMES[KIND_RANK[kind]], "arm": ARM_NAMES[KIND_ARM[kind]]}


def recruits_placed(position: Position, action: int, thing: int) -> Facts:
    del action, thing
    return {"number": len(position.raised)}


def army_size(position: Position, action: int, thing: int) -> Facts:
    del action, thing
    return {"maximum": position.maximum[position.side], "strength": position.strength[position.side]}


def waiting_infantry(position: Position, action: int, thing: int) -> Facts:
    del action, thing
    return {"number": position.reserve, "arm": ARM_NAMES[INFANTRY]}


FIGURES: Final[dict[int, Callable[[Position, int, int], Facts]]] = {
    WRONG_PHASE: phases,
    TOO_FAR: lines_needed,
    CAVALRY_TOO_FAR: lines_needed,
    ELSEWHERE: march_box,
    RAIL_NOT_FRIENDLY: box_holder,
    SOURCE_NOT_HELD: box_holder,
    NOT_FROM_BASE: naval_base,
    PORT_NOT_YET_TAKEN: naval_base,
    POTOMAC: closed_line,
    MUST_STOP: enemy_in_box,
    JUMP_INTO_ENEMY: enemy_in_box,
    RIVER_JUMP_INTO_ENEMY: enemy_in_box,
    ENEMY_AT_HAND: enemy_in_box,
    SOURCE_CONTESTED: enemy_in_box,
    RETREAT_INTO_ENEMY: enemy_in_box,
    RIDE_INTO_ENEMY: enemy_in_box,
    JUMP_OVER_CAVALRY: cavalry_in_box,
    CAVALRY_PURSUES: attacking_cavalry,
    TOO_FEW_LEFT: numbers_left,
    NOT_A_TARGET: whose_target,
    NOT_IN_THE_BATTLE: whose_target,
    NOT_YOURS_TO_BRING: whose_unit,
    NOT_YOURS_TO_PROMOTE: whose_unit,
    TARGET_LEFT_OUT: target_missing,
    TARGETS_NOT_DECLARED: targets_declared,
    RETREAT_AFTER_SECOND: round_now,
    WITHDRAW_AFTER_FIRST: round_now,
    NO_COUNTER_LEFT: counter_kind,
    DIE_SPENT: recruits_placed,
    AT_MAXIMUM: army_size,
    NOT_DRAFTED: waiting_infantry,
}
