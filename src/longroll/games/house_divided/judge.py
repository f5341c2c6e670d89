"""The one judge: whether any action that can be written down is allowed in a position, and which actions are."""

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
    ACT_PASS,
    ACT_PROMOTE,
    ACT_RECRUIT,
    ACT_REINFORCE,
    ACT_REST,
    ACT_RETREAT,
    ACT_RIDE,
    ACT_SAIL,
    ACT_STAND,
    ACT_TAKE,
    ACT_WITHDRAW,
    ARM,
    PHASE_OF_VERB,
    VERB,
)
from longroll.games.house_divided.battle import battle_boxes, judge_battle, judge_stand
from longroll.games.house_divided.entrenchment import judge_dig
from longroll.games.house_divided.fire import judge_fire, judge_target
from longroll.games.house_divided.movement import (
    judge_go,
    judge_march,
    judge_march_end,
    judge_movement_end,
    judge_take,
    judge_taken,
    judge_unit,
    march_boxes,
    open_routes,
)
from longroll.games.house_divided.position import Position, units_in
from longroll.games.house_divided.promotion import judge_promote, promotable_in_battle, promotable_in_phase
from longroll.games.house_divided.recruitment import judge_recruit, open_recruits
from longroll.games.house_divided.refusals import (
    BATTLE_NOT_CHOSEN,
    BATTLE_NOT_WON,
    BATTLE_OVER,
    GAME_OVER,
    WITHDRAWING,
    WRONG_PHASE,
)
from longroll.games.house_divided.reinforcement import judge_reinforce, reinforcements
from longroll.games.house_divided.retreat import judge_retreat, retreat_boxes
from longroll.games.house_divided.sea import judge_sail, ready_to_sail
from longroll.games.house_divided.steps import (
    BATTLE,
    COMBAT,
    FIRE,
    MARCH,
    MOVEMENT,
    OVER,
    PHASE_OF_STEP,
    PROMOTE,
    RIDE,
    SPOILS,
    STAND,
    TARGET,
    UNIT,
    WHERE,
)
from longroll.games.house_divided.withdrawal import judge_ride, judge_withdraw, withdrawing_unit
from longroll.kernel.reason import ALLOWED, refuse


def phase_of_verb(verb: int, now: int) -> int:
    """The phase an action belongs to; a promotion belongs to two."""
    return COMBAT if verb == ACT_PROMOTE and now == COMBAT else PHASE_OF_VERB[verb]


def judge(position: Position, action: int) -> int:
    """AHD-3.0-c: the phase first, then the rule of the action."""
    if position.step == OVER:
        return refuse(GAME_OVER)
    verb = action // VERB
    now = PHASE_OF_STEP[position.step]
    phase = phase_of_verb(verb, now)
    if phase != now:
        return refuse(WRONG_PHASE, phase)
    if phase == MOVEMENT:
        return judge_move(position, verb, action % VERB)
    if phase == COMBAT:
        return judge_fight(position, verb, action % VERB)
    if verb == ACT_PROMOTE:
        return judge_promote(position, action % VERB)
    return judge_recruit(position, action % VERB // ARM, action % ARM) if verb == ACT_RECRUIT else ALLOWED


def judge_move(position: Position, verb: int, thing: int) -> int:
    if verb == ACT_MARCH:
        return judge_march(position, thing)
    if verb == ACT_TAKE:
        return judge_take(position, thing)
    if verb == ACT_DONE:
        return judge_march_end(position)
    if verb == ACT_END:
        return judge_movement_end(position)
    verdict = judge_taken(position)
    if verdict:
        return verdict
    if verb == ACT_GO:
        return judge_go(position, position.unit, thing)
    return judge_dig(position, position.unit) if verb == ACT_DIG else judge_sail(position, position.unit, thing)


def judge_fight(position: Position, verb: int, thing: int) -> int:
    if verb == ACT_BATTLE:
        return judge_battle(position, thing)
    if position.step == BATTLE:
        return refuse(BATTLE_NOT_CHOSEN)
    if verb == ACT_PROMOTE:
        return judge_promote(position, thing)
    if verb == ACT_PASS:
        return ALLOWED if position.step == SPOILS else refuse(BATTLE_NOT_WON)
    if position.step == SPOILS:
        return refuse(BATTLE_OVER, position.box)
    if position.step == RIDE and verb != ACT_RIDE:
        return refuse(WITHDRAWING, withdrawing_unit(position))
    return judge_battle_action(position, verb, thing)


def judge_battle_action(position: Position, verb: int, thing: int) -> int:
    if verb == ACT_AT:
        return judge_target(position, thing)
    if verb == ACT_FIRE:
        return judge_fire(position)
    if verb == ACT_STAND:
        return judge_stand(position)
    if verb == ACT_RETREAT:
        return judge_retreat(position, thing)
    if verb == ACT_REINFORCE:
        return judge_reinforce(position, thing)
    return judge_withdraw(position) if verb == ACT_WITHDRAW else judge_ride(position, thing)


# --- the choices: the candidates that the judge allows


def choices(position: Position) -> list[int]:
    """Every allowed action."""
    step = position.step
    if step <= WHERE:
        return movement_choices(position)
    if step <= SPOILS:
        return combat_choices(position)
    if step == PROMOTE:
        return [ACT_PROMOTE * VERB + unit for unit in promotable_in_phase(position)] + [ACT_MUSTER * VERB]
    recruits = [ACT_RECRUIT * VERB + arm * ARM + box for arm, box in open_recruits(position)]
    recruits.append(ACT_REST * VERB)
    return recruits


def movement_choices(position: Position) -> list[int]:
    step = position.step
    if step == MARCH:
        actions = [ACT_MARCH * VERB + box for box in march_boxes(position)]
        actions.append(ACT_END * VERB)
        return actions
    if step == UNIT:
        units = units_in(position, position.side, position.box)
        actions = [ACT_TAKE * VERB + unit for unit in units if not judge_unit(position, unit)]
        if not judge_march_end(position):
            actions.append(ACT_DONE * VERB)
        return actions
    return orders(position, position.unit) if step == WHERE else []


def orders(position: Position, unit: int) -> list[int]:
    """The orders that a unit may be given."""
    actions = [ACT_GO * VERB + route for route in open_routes(position, unit)]
    if not judge_dig(position, unit):
        actions.append(ACT_DIG * VERB)
    if not ready_to_sail(position, unit):
        actions += [
            ACT_SAIL * VERB + port for port in position.components.ports if not judge_sail(position, unit, port)
        ]
    return actions


def combat_choices(position: Position) -> list[int]:
    step = position.step
    if step == TARGET:
        enemies = units_in(position, 1 - position.firing, position.box)
        return [ACT_AT * VERB + unit for unit in enemies if not judge_target(position, unit)]
    if step == FIRE:
        return [ACT_FIRE * VERB]
    if step == STAND:
        return stand_choices(position)
    if step == BATTLE:
        return [ACT_BATTLE * VERB + box for box in battle_boxes(position)]
    if step == RIDE:
        near = position.components.joined[position.firing][position.box]
        return [ACT_RIDE * VERB + box for box in near if not judge_ride(position, box)]
    return [ACT_PROMOTE * VERB + unit for unit in promotable_in_battle(position)] + [ACT_PASS * VERB]


def stand_choices(position: Position) -> list[int]:
    actions = [ACT_STAND * VERB]
    if not judge_withdraw(position):
        actions.append(ACT_WITHDRAW * VERB)
    actions += [ACT_RETREAT * VERB + box for box in retreat_boxes(position)]
    actions += [ACT_REINFORCE * VERB + unit for unit in reinforcements(position)]
    return actions


def seat(position: Position) -> int:
    """AHD-1.1-a: in a battle the side that fires, or has won, decides; otherwise the phasing side."""
    return position.firing if STAND <= position.step <= SPOILS else position.side
