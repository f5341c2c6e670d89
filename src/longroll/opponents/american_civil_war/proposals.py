"""Which choices look good, whatever is being asked."""

from typing import Final

from longroll.games.american_civil_war.action import (
    ACT_ASSIGN,
    ACT_BATTLE,
    ACT_DETACH,
    ACT_MAIN_LANDING,
    ACT_TRANSFER,
    VERB,
    first_of,
)
from longroll.games.american_civil_war.position import BY_SEA, Position
from longroll.games.american_civil_war.seats import asked_side
from longroll.games.american_civil_war.steps import (
    ACT,
    ARRAY,
    BATTLE,
    BUY,
    COMMAND,
    DEPLOY,
    DISPLACE,
    FIRE,
    MAIN,
    MARCH,
    ORDER,
    PLACE,
    PURSUE,
    RESERVES,
    RETREATING,
    STEPS,
    TARGET,
    TERRAIN,
    WHO,
)
from longroll.games.american_civil_war.terms import SORT_KIND
from longroll.opponents.american_civil_war.basic_battle import rank_basic_battle
from longroll.opponents.american_civil_war.dangers import danger, overcome
from longroll.opponents.american_civil_war.lookout import Lookout
from longroll.opponents.american_civil_war.marches import rank_march
from longroll.opponents.american_civil_war.parameters import Parameters
from longroll.opponents.american_civil_war.politics import rank_politics
from longroll.opponents.american_civil_war.purchase import rank_places, rank_purchases
from longroll.opponents.american_civil_war.situation import STANDARD_POWER, Situation
from longroll.opponents.american_civil_war.tactics import rank_tactics

IN_ORDER: Final = (MARCH, BATTLE, ARRAY, FIRE, TARGET, RESERVES, COMMAND, DEPLOY, ACT, ORDER, PURSUE)
ORDERLY: Final = [step in IN_ORDER for step in STEPS]
APART: Final = 100.0
FLEEING: Final = 30  # the power of an army that looks for a refuge, more or less


def rank(position: Position, choices: list[int], lookout: Lookout, parameters: Parameters) -> list[float]:
    """The best choice gets a clear lead where only the order matters, or where search finds nothing better."""
    found = rank_step(position, choices, lookout, parameters)
    if ORDERLY[position.step]:
        set_apart(found, APART)
    elif position.step in (PLACE, BUY) and parameters.purchases_apart:
        set_apart(found, parameters.purchases_apart)
    return found


def set_apart(ranks: list[float], distance: float) -> None:
    best = 0
    for number in range(1, len(ranks)):
        if ranks[number] > ranks[best]:
            best = number
    for number in range(len(ranks)):
        if number != best:
            ranks[number] -= distance


def rank_step(position: Position, choices: list[int], lookout: Lookout, parameters: Parameters) -> list[float]:
    step = position.step
    if step >= TERRAIN:
        return rank_tactics(position, choices, parameters, lookout.field_counts)
    if ARRAY <= step <= RESERVES:
        return rank_basic_battle(position, choices)
    if step in (MAIN, COMMAND):
        return rank_commands(position, choices)
    if step in (BATTLE, RETREATING, DISPLACE):
        return rank_spaces(lookout.look(position, asked_side(position), parameters), choices)
    if step == PLACE:
        return rank_places(lookout.look(position, position.side, parameters), choices)
    if step <= WHO:
        return rank_march(position, lookout.look(position, position.side, parameters), choices)
    if step == BUY:
        return rank_purchases(position, lookout.look(position, position.side, parameters), choices)
    return rank_politics(position, choices, lookout, parameters)


def rank_spaces(situation: Situation, choices: list[int]) -> list[float]:
    """Which battle first: the surest. Where to in retreat: to friends, out of reach, to what matters."""
    found: list[float] = []
    for action in choices:
        verb = action // VERB
        if verb == ACT_DETACH:
            found.append(-50.0)
            continue
        space = first_of(action)
        if verb == ACT_BATTLE:
            found.append(overcome(situation, situation.own[space], situation.foe[space]))
        else:
            found.append(situation.lure[space] - danger(situation, space, situation.own[space] + FLEEING))
    return found


def rank_commands(position: Position, choices: list[int]) -> list[float]:
    """The strongest group begins a battle; the theatres stay as they are."""
    found: list[float] = []
    for action in choices:
        verb = action // VERB
        if position.step == COMMAND:
            found.append(-1.0 if verb in (ACT_ASSIGN, ACT_TRANSFER) else 0.0)
        else:
            group = first_of(action) + (BY_SEA if verb == ACT_MAIN_LANDING else 0)
            found.append(float(group_power(position, group)))
    return found


def group_power(position: Position, group: int) -> int:
    arrivals = position.arrivals
    total = 0
    for at in range(0, len(arrivals), 4):
        if arrivals[at] == position.space and arrivals[at + 1] == group:
            total += STANDARD_POWER[SORT_KIND[arrivals[at + 2]]] * arrivals[at + 3]
    return total
