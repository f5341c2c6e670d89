"""The judge of the basic game: whether an action of the right step is allowed, and which actions are."""

from longroll.games.american_civil_war.action import (
    ACT_AT,
    ACT_BACK,
    ACT_BATTLE,
    ACT_BUY,
    ACT_BUY_NAVAL,
    ACT_BUY_RAIL,
    ACT_FORGO,
    ACT_LINE,
    ACT_PLACE,
    ACT_RAIL,
    ACT_READY,
    ACT_RECALL,
    ACT_REST,
    ACT_SAIL,
    ACT_SHOOT,
    first_of,
    make,
    second_of,
)
from longroll.games.american_civil_war.basic.battle import (
    LOST,
    judge_back,
    judge_battle,
    judge_line,
    judge_ready,
    movable,
)
from longroll.games.american_civil_war.basic.fire import judge_at, judge_shoot
from longroll.games.american_civil_war.basic.purchase import judge_buy, open_purchases
from longroll.games.american_civil_war.basic.rally import judge_recall
from longroll.games.american_civil_war.battlefield import contested_spaces
from longroll.games.american_civil_war.marching import judge_march, march_choices
from longroll.games.american_civil_war.placement import judge_place, open_places
from longroll.games.american_civil_war.position import LINE, RESERVE, Position
from longroll.games.american_civil_war.refusals import NO_RAIL_IN_BASIC, NO_SEA_IN_BASIC
from longroll.games.american_civil_war.steps import ARRAY, BATTLE, BUY, FIRE, PLACE, RALLY, TARGET, WHO
from longroll.games.american_civil_war.terms import SORTS_OF
from longroll.kernel.reason import ALLOWED, refuse


def judge_basic(position: Position, verb: int, action: int) -> int:
    """An action that belongs to the step."""
    thing = first_of(action)
    if position.step <= WHO:
        if verb == ACT_PLACE:
            return judge_place(position, thing, second_of(action))
        return judge_march(position, verb, thing) if verb not in (ACT_RAIL, ACT_SAIL) else no_transport(verb)
    if verb == ACT_BATTLE:
        return judge_battle(position, thing)
    if verb == ACT_BUY:
        return judge_buy(position, thing, second_of(action))
    if verb in (ACT_BUY_RAIL, ACT_BUY_NAVAL):
        return refuse(NO_RAIL_IN_BASIC if verb == ACT_BUY_RAIL else NO_SEA_IN_BASIC)
    return judge_fight(position, verb, thing)


def no_transport(verb: int) -> int:
    """ACW-B-board-06: neither railways nor seas are of use."""
    return refuse(NO_RAIL_IN_BASIC if verb == ACT_RAIL else NO_SEA_IN_BASIC)


def judge_fight(position: Position, verb: int, thing: int) -> int:
    if verb == ACT_LINE:
        return judge_line(position, thing)
    if verb == ACT_BACK:
        return judge_back(position, thing)
    if verb == ACT_READY:
        return judge_ready(position)
    if verb == ACT_SHOOT:
        return judge_shoot(position, thing)
    if verb == ACT_AT:
        return judge_at(position, thing)
    return judge_recall(position, thing) if verb == ACT_RECALL else ALLOWED


# --- the choices: the candidates that the judge allows


def choices_basic(position: Position) -> list[int]:
    step = position.step
    if step == PLACE:
        return [make(ACT_PLACE, sort, space) for sort, space in open_places(position)]
    if step <= WHO:
        return march_choices(position)
    if step == BATTLE:
        return [make(ACT_BATTLE, space) for space in contested_spaces(position)]
    if step == BUY:
        found = [make(ACT_BUY, sort, space) for sort, space in open_purchases(position)]
        found.append(make(ACT_REST))
        return found
    return battle_choices(position)


def battle_choices(position: Position) -> list[int]:
    step = position.step
    side = position.battle_side
    if step == FIRE:
        return [make(ACT_SHOOT, sort) for sort in movable(position, LINE) if not judge_shoot(position, sort)]
    if step == TARGET:
        enemy = SORTS_OF[position.battle_parties[1 - side]]
        return [make(ACT_AT, sort) for sort in enemy if not judge_at(position, sort)]
    if step == RALLY:
        found = [make(ACT_RECALL, sort) for sort in movable(position, LOST) if not judge_recall(position, sort)]
        found.append(make(ACT_FORGO))
        return found
    return shift_choices(position, step == ARRAY)


def shift_choices(position: Position, array: bool) -> list[int]:
    found = [make(ACT_LINE, sort) for sort in movable(position, RESERVE) if not judge_line(position, sort)]
    if not array:
        found += [make(ACT_BACK, sort) for sort in movable(position, LINE) if not judge_back(position, sort)]
    if not judge_ready(position):
        found.append(make(ACT_READY))
    return found
