"""The judge of the tactical battle: whether an action of the right step is allowed, and which actions are."""

from longroll.games.american_civil_war.action import (
    ACT_ACT,
    ACT_CHARGE,
    ACT_DEPLOY,
    ACT_DIG,
    ACT_DODGE,
    ACT_FIRE,
    ACT_GROUND,
    ACT_HOLD,
    ACT_LOSE,
    ACT_PASS,
    ACT_PURSUE,
    ACT_RALLY,
    ACT_READY,
    ACT_SHIFT,
    ACT_STAND,
    ACT_WITHDRAW,
    first_of,
    make,
    second_of,
    third_of,
)
from longroll.games.american_civil_war.advanced.entrenchment import dig_choices, judge_dig
from longroll.games.american_civil_war.advanced.terrain import judge_ground
from longroll.games.american_civil_war.position import ROUTED, Position
from longroll.games.american_civil_war.refusals import (
    NOBODY_OF_THAT_KIND,
    NOT_YOURS_TO_ORDER,
    ROUTED_STAY,
    WRONG_PHASE,
)
from longroll.games.american_civil_war.steps import ACT, DEPLOY, DIG, DODGE, LOSE_LEADER, ORDER, STAND, TERRAIN
from longroll.games.american_civil_war.tactical.deployment import (
    deploy_choices,
    ground_choices,
    judge_deploy,
    judge_ready,
)
from longroll.games.american_civil_war.tactical.losses import judge_lose
from longroll.games.american_civil_war.tactical.orders import (
    has_order,
    judge_charge,
    judge_fire,
    judge_rally,
    judge_shift,
    orders,
)
from longroll.games.american_civil_war.tactical.pieces import PHASE_OF_KIND, SPENT, ready_at
from longroll.games.american_civil_war.tactical.pursuit import judge_pursue, pursuit_choices
from longroll.games.american_civil_war.tactical.turn import actors, judge_withdraw
from longroll.games.american_civil_war.terms import LEADERS_OF, SORT_KIND, SORT_PARTY
from longroll.kernel.reason import ALLOWED, refuse


def judge_tactical(position: Position, verb: int, action: int) -> int:
    """An action that belongs to the step."""
    first = first_of(action)
    if verb == ACT_ACT:
        return judge_act(position, first, second_of(action), third_of(action))
    if position.step == ORDER:
        return judge_order(position, verb, first)
    if verb == ACT_DEPLOY:
        return judge_deploy(position, first, second_of(action))
    if verb == ACT_GROUND:
        return judge_ground(position, first, second_of(action))
    if verb == ACT_DIG:
        return judge_dig(position, first)
    if verb == ACT_READY:
        return judge_ready(position) if position.step == DEPLOY else ALLOWED
    if verb == ACT_LOSE:
        return judge_lose(position, first)
    if verb == ACT_PURSUE:
        return judge_pursue(position, first, second_of(action))
    return judge_withdraw(position, position.battle_side) if verb == ACT_WITHDRAW else ALLOWED


def judge_act(position: Position, sort: int, area: int, wear: int) -> int:
    """Whether such a piece is there, in its phase, with an action left and something to do."""
    if SORT_PARTY[sort] != position.battle_parties[position.battle_side]:
        return refuse(NOT_YOURS_TO_ORDER, sort)
    if area == ROUTED:
        return refuse(ROUTED_STAY, area)
    if PHASE_OF_KIND[SORT_KIND[sort]] != position.phase:
        return refuse(WRONG_PHASE, sort)
    if wear == SPENT or ready_at(position, sort, area, wear) <= 0:
        return refuse(NOBODY_OF_THAT_KIND, area)
    return ALLOWED if has_order(position, sort, area, wear) else refuse(NOBODY_OF_THAT_KIND, area)


def judge_order(position: Position, verb: int, thing: int) -> int:
    sort = position.sort
    area = position.area
    if verb == ACT_SHIFT:
        return judge_shift(position, area, thing)
    if verb == ACT_FIRE:
        return judge_fire(position, sort, area, position.wear, thing)
    if verb == ACT_CHARGE:
        return judge_charge(position, sort, area, thing)
    return judge_rally(position, sort, area, thing) if verb == ACT_RALLY else ALLOWED


# --- the choices


def choices_tactical(position: Position) -> list[int]:
    step = position.step
    if step == ACT:
        return act_choices(position)
    if step == ORDER:
        return orders(position, position.sort, position.area, position.wear)
    if step == DEPLOY:
        return deploy_choices(position)
    if step == TERRAIN:
        return ground_choices(position)
    if step == DIG:
        found = dig_choices(position)
        found.append(make(ACT_READY))
        return found
    if step == LOSE_LEADER:
        leaders = LEADERS_OF[position.battle_parties[position.battle_side]]
        return [make(ACT_LOSE, sort) for sort in leaders if not judge_lose(position, sort)]
    if step == STAND:
        return [make(ACT_WITHDRAW), make(ACT_STAND)]
    return [make(ACT_DODGE), make(ACT_HOLD)] if step == DODGE else pursuit_choices(position)


def act_choices(position: Position) -> list[int]:
    found = [make(ACT_ACT, sort, area, wear) for sort, area, wear in actors(position)]
    if not judge_withdraw(position, position.battle_side):
        found.append(make(ACT_WITHDRAW))
    found.append(make(ACT_PASS))
    return found
