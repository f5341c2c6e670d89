"""The one judge: whether any action that can be written down is allowed in a position, and which actions are."""

from longroll.games.five_aprils.action import (
    ACT_ADVANCE,
    ACT_ALSO,
    ACT_ATTACK,
    ACT_BUILD,
    ACT_CANCEL,
    ACT_COMMIT,
    ACT_END,
    ACT_FIGHT,
    ACT_GO,
    ACT_HOLD,
    ACT_LOSE,
    ACT_MORALE,
    ACT_RESOLVE,
    ACT_RETREAT,
    ACT_SPARE,
    ACT_STAND,
    ACT_TAKE,
    ACT_WITH,
    ACT_WITHDRAW,
    ACT_YIELD,
    MORALE_ZERO,
    VERB,
    hex_part,
    make,
    unit_part,
)
from longroll.games.five_aprils.advance import advances, judge_advance
from longroll.games.five_aprils.attack import (
    addable,
    attacks,
    joinable,
    judge_also,
    judge_attack,
    judge_cancel,
    judge_join,
    judge_leave_boat,
    judge_resolve,
)
from longroll.games.five_aprils.duty import judge_end_combat
from longroll.games.five_aprils.exclusive import Exclusive
from longroll.games.five_aprils.loss import judge_lose, losers, sufferers
from longroll.games.five_aprils.morale import judge_morale, offered_values
from longroll.games.five_aprils.movement import (
    destinations,
    judge_end_move,
    judge_go,
    judge_take,
    movable_units,
)
from longroll.games.five_aprils.position import (
    ADVANCE,
    ATTACK,
    BUILD,
    DECLARE,
    DRIVEN,
    LOSS,
    MORALE,
    MOVE,
    OVER,
    RETREAT,
    ROLL,
    STAND,
    WITHDRAW,
    YIELD,
    Position,
)
from longroll.games.five_aprils.refusals import (
    GAME_OVER,
    HAS_RETREATED,
    NOTHING_TO_RETREAT,
    RETREAT_IN_PROGRESS,
    STAND_NOT_IN_COMBAT,
    TOO_FAR,
)
from longroll.games.five_aprils.resolution import volunteers
from longroll.games.five_aprils.retreat import judge_retreat, retreatable
from longroll.games.five_aprils.steps import STEPS
from longroll.games.five_aprils.timing import judge_timing
from longroll.games.five_aprils.unreachable import judge_unreachable
from longroll.games.five_aprils.withdrawal import (
    covers,
    judge_cover,
    judge_fight,
    judge_spare,
    judge_yield,
    sparable,
    yieldable,
)
from longroll.kernel.reason import ALLOWED, CODES, refuse


def judge(position: Position, rules: Exclusive, action: int) -> int:
    """A5A-3.2-c: the step first, then the rule of the action."""
    if position.step == OVER:
        return refuse(GAME_OVER)
    verb = action // VERB
    if verb not in STEPS[position.step].verbs:
        return judge_timing(position, rules, verb)
    unit = unit_part(action)
    place = hex_part(action)
    if position.step == MOVE:
        return judge_move(position, rules, verb, unit, place)
    if position.step == ROLL:
        return rules.judge_roll(position, unit)
    if position.step <= WITHDRAW:
        return judge_withdrawal(position, rules, verb, unit, place)
    if position.step <= DECLARE:
        return judge_declaration(position, rules, verb, unit, place)
    return judge_result(position, rules, verb, unit, place)


def judge_move(position: Position, rules: Exclusive, verb: int, unit: int, place: int) -> int:
    if verb == ACT_TAKE:
        return judge_take(position, rules, unit)
    if verb == ACT_GO:
        verdict = judge_go(position, rules, place)
        far = verdict % CODES == TOO_FAR
        return judge_unreachable(position, rules, position.unit, place) if far else verdict
    return rules.judge_commit(position, unit) if verb == ACT_COMMIT else judge_end_move(position, rules)


def judge_withdrawal(position: Position, rules: Exclusive, verb: int, unit: int, place: int) -> int:
    if verb == ACT_YIELD:
        return judge_yield(position, rules, place)
    if verb == ACT_FIGHT:
        return judge_fight(position, rules)
    if verb == ACT_WITH:
        return judge_cover(position, rules, unit)
    return judge_spare(position, rules, unit) if verb == ACT_SPARE else ALLOWED


def judge_declaration(position: Position, rules: Exclusive, verb: int, unit: int, place: int) -> int:
    if verb == ACT_ATTACK:
        return judge_attack(position, rules, place)
    if verb == ACT_END:
        return judge_end_combat(position, rules)
    if verb == ACT_ALSO:
        return judge_also(position, rules, place)
    if verb == ACT_WITH:
        return judge_join(position, rules, unit)
    if verb == ACT_SPARE:
        return judge_leave_boat(position, unit)
    return judge_resolve(position, rules) if verb == ACT_RESOLVE else judge_cancel(position, rules)


def judge_result(position: Position, rules: Exclusive, verb: int, unit: int, place: int) -> int:
    if verb == ACT_MORALE:
        return judge_morale(position, unit - MORALE_ZERO)
    if verb == ACT_LOSE:
        return judge_lose(position, unit)
    if verb == ACT_RETREAT:
        return judge_going_back(position, rules, unit, place)
    if verb == ACT_ADVANCE:
        return judge_advance(position, rules, unit, place)
    return rules.judge_build(position, unit, place) if verb == ACT_BUILD else ALLOWED


def judge_going_back(position: Position, rules: Exclusive, unit: int, place: int) -> int:
    """A5A-6.3.4-a, A5A-6.5-d: who must, one at a time; or a defender that has not retreated and would."""
    if position.step == STAND:
        if unit not in sufferers(position, position.seat):
            return refuse(STAND_NOT_IN_COMBAT, unit)
        if position.state[unit] & DRIVEN:
            return refuse(HAS_RETREATED, unit)
    elif position.unit >= 0 and position.unit != unit:
        return refuse(RETREAT_IN_PROGRESS, position.unit)
    elif position.unit < 0 and unit not in position.queue:
        return refuse(NOTHING_TO_RETREAT, unit)
    return judge_retreat(position, rules, unit, place)


# --- the choices: the candidates that the judge allows


def choices(position: Position, rules: Exclusive) -> list[int]:
    """Every allowed action."""
    step = position.step
    if step == MOVE:
        return move_choices(position, rules)
    if step in (YIELD, WITHDRAW):
        return withdrawal_choices(position, rules)
    if step in (ATTACK, DECLARE):
        return declaration_choices(position, rules)
    if step == BUILD:
        return build_choices(position, rules)
    if step == ROLL:
        units = position.battle.side_units[position.seat]
        return [make(ACT_TAKE, unit) for unit in units if not rules.judge_roll(position, unit)]
    return result_choices(position, rules)


def move_choices(position: Position, rules: Exclusive) -> list[int]:
    found = [make(ACT_TAKE, unit) for unit in movable_units(position, rules)]
    if position.unit >= 0:
        found += [make(ACT_GO, 0, place) for place in destinations(position, rules, position.unit)]
    found += [make(ACT_COMMIT, division) for division in rules.commitments(position)]
    if not judge_end_move(position, rules):
        found.append(make(ACT_END))
    return found


def withdrawal_choices(position: Position, rules: Exclusive) -> list[int]:
    if position.step == YIELD:
        found = [make(ACT_YIELD, 0, place) for place in yieldable(position, rules)]
        if not judge_fight(position, rules):
            found.append(make(ACT_FIGHT))
        return found
    found = [make(ACT_WITH, unit) for unit in covers(position, rules)]
    found += [make(ACT_SPARE, unit) for unit in sparable(position, rules)]
    found.append(make(ACT_WITHDRAW))
    return found


def declaration_choices(position: Position, rules: Exclusive) -> list[int]:
    if position.step == ATTACK:
        found = [make(ACT_ATTACK, 0, place) for place in attacks(position, rules)]
        if not judge_end_combat(position, rules):
            found.append(make(ACT_END))
        return found
    found = [make(ACT_ALSO, 0, place) for place in addable(position, rules)]
    found += [make(ACT_WITH, unit) for unit in joinable(position, rules)]
    found += [make(ACT_SPARE, unit) for unit in range(position.battle.units) if not judge_leave_boat(position, unit)]
    if not judge_resolve(position, rules):
        found.append(make(ACT_RESOLVE))
    elif not judge_cancel(position, rules):
        found.append(make(ACT_CANCEL))
    return found


def result_choices(position: Position, rules: Exclusive) -> list[int]:
    step = position.step
    if step == MORALE:
        return [make(ACT_MORALE, value + MORALE_ZERO) for value in offered_values(position)]
    if step == LOSS:
        return [make(ACT_LOSE, unit) for unit in losers(position, position.seat)]
    if step == RETREAT:
        return [make(ACT_RETREAT, unit, place) for unit, place in retreatable(position, rules)]
    if step == STAND:
        found = [make(ACT_RETREAT, unit, place) for unit, place in volunteers(position, rules)]
        found.append(make(ACT_STAND))
        return found
    if step == ADVANCE:
        found = [make(ACT_ADVANCE, unit, place) for unit, place in advances(position, rules)]
        found.append(make(ACT_HOLD))
        return found
    return []


def build_choices(position: Position, rules: Exclusive) -> list[int]:
    found = [
        make(ACT_BUILD, unit, direction)
        for unit in range(position.battle.units)
        for direction in range(6)
        if not rules.judge_build(position, unit, direction)
    ]
    found.append(make(ACT_END))
    return found
