"""Politics, the sea and the other questions of a quarter."""

from typing import Final

from longroll.games.american_civil_war.action import (
    ACT_ABSTAIN,
    ACT_APPEAL,
    ACT_BLOCKADE,
    ACT_CHALLENGE,
    ACT_CONSCRIPT,
    ACT_DECLARE_WAR,
    ACT_DIPLOMACY,
    ACT_EMANCIPATE,
    ACT_EVADE,
    ACT_INTERCEPT,
    ACT_REVOLT,
    VERB,
    first_of,
)
from longroll.games.american_civil_war.position import Position
from longroll.games.american_civil_war.steps import AVOID, BLOCKADE, CARGO, INTERCEPT, NAVAL, POLITICS
from longroll.games.american_civil_war.terms import CONFEDERATE, SORT_KIND, UNION
from longroll.opponents.american_civil_war.dangers import rising_danger
from longroll.opponents.american_civil_war.lookout import Lookout
from longroll.opponents.american_civil_war.parameters import Parameters

SAFE_RATING: Final = 10  # of Europe, for the Union
GOOD_RATING: Final = 6  # of Europe, for the South
LAST_APPEALS: Final = 45
LEAST_WANTED: Final = [3.0, 2.0, 1.0, 0.0, 0.0]


def rank_politics(position: Position, choices: list[int], lookout: Lookout, parameters: Parameters) -> list[float]:
    return [political_value(position, action, lookout, parameters) for action in choices]


def political_value(position: Position, action: int, lookout: Lookout, parameters: Parameters) -> float:
    step = position.step
    verb = action // VERB
    if step == POLITICS:
        return initiative(position, verb, lookout, parameters)
    if step == NAVAL:
        return naval_lead(position, position.side) - parameters.naval_lead if verb == ACT_CHALLENGE else 0.0
    if step == INTERCEPT:
        return interception(position) if verb == ACT_INTERCEPT else 0.0
    if step == AVOID:
        side = 2 - position.declared
        return -float(naval_lead(position, side)) if verb == ACT_EVADE else 0.0
    if step == CARGO:
        return LEAST_WANTED[SORT_KIND[first_of(action)]]
    if step == BLOCKADE:
        return 1.0 if verb == ACT_BLOCKADE else 0.0
    return 1.0 if verb == ACT_REVOLT else 0.0


def naval_lead(position: Position, side: int) -> int:
    return position.naval_rating[side] - position.naval_rating[1 - side]


def interception(position: Position) -> float:
    """A fleet that is nearly destroyed has nothing to lose."""
    side = 1 - position.side
    if position.naval_rating[side] == 0:
        return 1.0
    return 0.5 * (naval_lead(position, side) + 2)


def initiative(position: Position, verb: int, lookout: Lookout, parameters: Parameters) -> float:
    if verb == ACT_ABSTAIN:
        return 0.0
    if verb == ACT_CONSCRIPT:
        return conscription(position, lookout, parameters)
    if verb == ACT_EMANCIPATE:
        return union_emancipation(position) if position.side == UNION else -30.0
    if verb == ACT_DECLARE_WAR:
        return -30.0
    if verb == ACT_DIPLOMACY:
        return diplomacy(position)
    return 3.0 if verb == ACT_APPEAL else 0.0


def conscription(position: Position, lookout: Lookout, parameters: Parameters) -> float:
    """Points from now on, against what the risings may take."""
    if position.turn >= LAST_APPEALS - 12:
        return -2.0
    value = parameters.conscription
    if parameters.rising:
        situation = lookout.look(position, position.side, parameters)
        for space in situation.risings:
            value -= rising_danger(situation, situation.city_values[space], situation.own[space])
    return value


def union_emancipation(position: Position) -> float:
    """It ends the hopes of the South for Europe, and costs six infantry."""
    return 4.0 if position.european_rating <= GOOD_RATING and not position.war else -4.0


def diplomacy(position: Position) -> float:
    if position.war:
        return -2.0
    rating = position.european_rating
    if position.side == CONFEDERATE:
        return 4.0 if rating > GOOD_RATING + 1 and position.turn < LAST_APPEALS - 20 else 0.0
    return 2.0 if rating < SAFE_RATING else -2.0
