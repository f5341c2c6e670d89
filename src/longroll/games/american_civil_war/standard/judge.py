"""The judge of the standard game: whether an action of the right step is allowed, and which actions are."""

from longroll.games.american_civil_war.action import (
    ACT_ABSTAIN,
    ACT_ACCEPT,
    ACT_ANCHOR,
    ACT_APPEAL,
    ACT_ASSIGN,
    ACT_BATTLE,
    ACT_BLOCKADE,
    ACT_BUY,
    ACT_BUY_NAVAL,
    ACT_BUY_RAIL,
    ACT_CALM,
    ACT_CHALLENGE,
    ACT_CONSCRIPT,
    ACT_DECLARE_WAR,
    ACT_DETACH,
    ACT_DIPLOMACY,
    ACT_DISPLACE,
    ACT_DROWN,
    ACT_EMANCIPATE,
    ACT_EVADE,
    ACT_INTERCEPT,
    ACT_LET_PASS,
    ACT_LIFT,
    ACT_MAIN,
    ACT_MAIN_LANDING,
    ACT_ORDERED,
    ACT_PLACE,
    ACT_REST,
    ACT_RETREAT,
    ACT_REVOLT,
    ACT_TRANSFER,
    first_of,
    make,
    second_of,
    third_of,
)
from longroll.games.american_civil_war.advanced.reinforcement import groups_of, judge_main
from longroll.games.american_civil_war.advanced.theatre import (
    judge_assign,
    judge_transfer,
    open_assignments,
    open_transfers,
)
from longroll.games.american_civil_war.battlefield import contested_spaces
from longroll.games.american_civil_war.marching import judge_march, march_choices
from longroll.games.american_civil_war.placement import judge_place, open_places
from longroll.games.american_civil_war.position import BY_SEA, Position
from longroll.games.american_civil_war.standard.battles import judge_battle
from longroll.games.american_civil_war.standard.emancipation import judge_displace, nearest
from longroll.games.american_civil_war.standard.landing import judge_drown
from longroll.games.american_civil_war.standard.politics import judge_initiative
from longroll.games.american_civil_war.standard.purchase import (
    NAVAL_ITEM,
    RAIL_ITEM,
    judge_buy,
    judge_buy_item,
    open_purchases,
)
from longroll.games.american_civil_war.standard.retreat import (
    judge_detach,
    judge_retreat,
    losing_party,
    refuges,
)
from longroll.games.american_civil_war.steps import (
    AVOID,
    BATTLE,
    BLOCKADE,
    BUY,
    CARGO,
    COMMAND,
    DISPLACE,
    INTERCEPT,
    MAIN,
    NAVAL,
    PLACE,
    POLITICS,
    RETREATING,
    TERRAIN,
    WHO,
)
from longroll.games.american_civil_war.tactical.judge import choices_tactical, judge_tactical
from longroll.games.american_civil_war.terms import SORTS_OF
from longroll.kernel.reason import ALLOWED

INITIATIVES = (ACT_EMANCIPATE, ACT_CONSCRIPT, ACT_DIPLOMACY, ACT_APPEAL, ACT_DECLARE_WAR, ACT_ABSTAIN)


def judge_standard(position: Position, verb: int, action: int) -> int:
    """An action that belongs to the step."""
    thing = first_of(action)
    step = position.step
    if step <= WHO:
        if verb == ACT_PLACE:
            return judge_place(position, thing, second_of(action))
        return judge_march(position, verb, thing)
    if step == BUY:
        return judge_purchase(position, verb, action)
    if step == POLITICS:
        return judge_initiative(position, verb)
    if step >= TERRAIN:
        return judge_tactical(position, verb, action)
    return judge_event(position, verb, action)


def judge_purchase(position: Position, verb: int, action: int) -> int:
    if verb == ACT_BUY:
        return judge_buy(position, first_of(action), second_of(action))
    if verb == ACT_REST:
        return ALLOWED
    return judge_buy_item(position, RAIL_ITEM if verb == ACT_BUY_RAIL else NAVAL_ITEM)


def judge_event(position: Position, verb: int, action: int) -> int:
    thing = first_of(action)
    if verb == ACT_BATTLE:
        return judge_battle(position, thing)
    if verb == ACT_MAIN:
        return judge_main(position, thing)
    if verb == ACT_MAIN_LANDING:
        return judge_main(position, thing + BY_SEA)
    if verb == ACT_DROWN:
        return judge_drown(position, thing)
    if verb == ACT_RETREAT:
        return judge_retreat(position, thing)
    if verb == ACT_DETACH:
        return judge_detach(position, thing, second_of(action))
    if verb == ACT_ASSIGN:
        return judge_assign(position, thing, second_of(action))
    if verb == ACT_TRANSFER:
        return judge_transfer(position, thing, second_of(action), third_of(action))
    return judge_displace(position, thing) if verb == ACT_DISPLACE else ALLOWED


# --- the choices: the candidates that the judge allows


def choices_standard(position: Position) -> list[int]:
    step = position.step
    if step >= TERRAIN:
        return choices_tactical(position)
    if step == PLACE:
        return [make(ACT_PLACE, sort, space) for sort, space in open_places(position)]
    if step <= WHO:
        return march_choices(position)
    if step == BATTLE:
        return [make(ACT_BATTLE, space) for space in contested_spaces(position)]
    if step == BUY:
        return purchase_choices(position)
    if step == POLITICS:
        return [make(verb) for verb in INITIATIVES if not judge_initiative(position, verb)]
    if step == RETREATING:
        return retreat_choices(position)
    return event_choices(position)


def purchase_choices(position: Position) -> list[int]:
    found = [make(ACT_BUY, sort, space) for sort, space in open_purchases(position)]
    if not judge_buy_item(position, RAIL_ITEM):
        found.append(make(ACT_BUY_RAIL))
    if not judge_buy_item(position, NAVAL_ITEM):
        found.append(make(ACT_BUY_NAVAL))
    found.append(make(ACT_REST))
    return found


def retreat_choices(position: Position) -> list[int]:
    spaces = refuges(position)
    found = [make(ACT_RETREAT, space) for space in spaces]
    for sort in SORTS_OF[losing_party(position)]:
        found += [make(ACT_DETACH, sort, space) for space in spaces if not judge_detach(position, sort, space)]
    return found


def event_choices(position: Position) -> list[int]:
    step = position.step
    if step == CARGO:
        return [make(ACT_DROWN, sort) for sort in SORTS_OF[position.side] if not judge_drown(position, sort)]
    if step == DISPLACE:
        return [make(ACT_DISPLACE, space) for space in nearest(position, position.space)]
    if step == MAIN:
        return main_choices(position)
    if step == COMMAND:
        return command_choices(position)
    if step == INTERCEPT:
        return [make(ACT_INTERCEPT), make(ACT_LET_PASS)]
    if step == AVOID:
        return [make(ACT_EVADE), make(ACT_ACCEPT)]
    if step == NAVAL:
        return [make(ACT_CHALLENGE), make(ACT_ANCHOR)]
    return [make(ACT_BLOCKADE), make(ACT_LIFT)] if step == BLOCKADE else [make(ACT_REVOLT), make(ACT_CALM)]


def command_choices(position: Position) -> list[int]:
    found = [make(ACT_ASSIGN, space, east) for space, east in open_assignments(position)]
    found += [make(ACT_TRANSFER, sort, space, east) for sort, space, east in open_transfers(position)]
    found.append(make(ACT_ORDERED))
    return found


def main_choices(position: Position) -> list[int]:
    groups = [group for group in groups_of(position, position.space) if not judge_main(position, group)]
    return [make(ACT_MAIN, group) if group < BY_SEA else make(ACT_MAIN_LANDING, group - BY_SEA) for group in groups]
