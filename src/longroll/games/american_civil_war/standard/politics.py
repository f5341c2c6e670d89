"""Political initiatives: one a quarter for each side."""

from typing import Final

from longroll.games.american_civil_war.action import (
    ACT_APPEAL,
    ACT_CONSCRIPT,
    ACT_DECLARE_WAR,
    ACT_DIPLOMACY,
    ACT_EMANCIPATE,
)
from longroll.games.american_civil_war.events import Events, report_side
from longroll.games.american_civil_war.position import Position
from longroll.games.american_civil_war.refusals import (
    AT_WAR_ALREADY,
    CONSCRIPTED_ALREADY,
    DIPLOMACY_TOO_DEAR,
    EMANCIPATED_ALREADY,
    NO_GREAT_VICTORY,
    NOT_YOUR_INITIATIVE,
)
from longroll.games.american_civil_war.standard.captures import change_rating
from longroll.games.american_civil_war.standard.conscription import conscript
from longroll.games.american_civil_war.standard.emancipation import emancipate_north, emancipate_south
from longroll.games.american_civil_war.standard.europe import start_war
from longroll.games.american_civil_war.standard.production import income
from longroll.games.american_civil_war.steps import POLITICS
from longroll.games.american_civil_war.terms import CONFEDERATE, UNION
from longroll.kernel.dice import Dice
from longroll.kernel.reason import ALLOWED, refuse

INTERVENTION: Final = 3


def begin_initiative(position: Position, side: int) -> None:
    """ACW-S-pol-01: at most one each, the Confederacy first."""
    position.side = side
    position.initiative_of = 1 + side
    position.step = POLITICS


def judge_initiative(position: Position, verb: int) -> int:
    """ACW-S-pol-02: the menu of each side."""
    if verb == ACT_EMANCIPATE:
        return judge_emancipation(position)
    if verb == ACT_CONSCRIPT:
        return judge_conscription(position)
    if verb == ACT_APPEAL:
        return ALLOWED if position.side == CONFEDERATE else refuse(NOT_YOUR_INITIATIVE, position.side)
    if verb == ACT_DIPLOMACY:
        return judge_diplomacy(position)
    return judge_declaration(position) if verb == ACT_DECLARE_WAR else ALLOWED


def judge_diplomacy(position: Position) -> int:
    """ACW-S-dipl-03: only by a side whose next production, as the map stands, pays for it."""
    points = income(position, position.side)
    return ALLOWED if points >= position.components.diplomacy_cost else refuse(DIPLOMACY_TOO_DEAR, points)


def judge_emancipation(position: Position) -> int:
    """ACW-S-eman-01, ACW-S-eman-03: once in the game; only the Union must have earned it."""
    if position.emancipated:
        return refuse(EMANCIPATED_ALREADY)
    if position.side == UNION and not position.great_victory:
        return refuse(NO_GREAT_VICTORY)
    return ALLOWED


def judge_conscription(position: Position) -> int:
    """ACW-S-consc-01"""
    return refuse(CONSCRIPTED_ALREADY, position.side) if position.conscription[position.side] else ALLOWED


def judge_declaration(position: Position) -> int:
    """ACW-S-war-01"""
    if position.side != UNION:
        return refuse(NOT_YOUR_INITIATIVE, position.side)
    return refuse(AT_WAR_ALREADY) if position.war else ALLOWED


def take_initiative(position: Position, verb: int, dice: Dice, events: Events) -> None:
    side = position.side
    if verb == ACT_EMANCIPATE:
        if side == UNION:
            emancipate_north(position, events)
        else:
            emancipate_south(position, dice, events)
    elif verb == ACT_CONSCRIPT:
        conscript(position, side, dice, events)
    elif verb == ACT_DIPLOMACY:
        diplomacy(position, side, events)
    elif verb == ACT_APPEAL:
        appeal(position, dice, events)
    elif verb == ACT_DECLARE_WAR:
        report_side(events, "war-declared", "ACW-S-war-01", UNION)
        start_war(position, events)


def diplomacy(position: Position, side: int, events: Events) -> None:
    """ACW-S-euro-04: ten points of the next production for one step of the rating."""
    position.diplomacy[side] = 1
    change_rating(position, 1 if side == UNION else -1, "ACW-S-euro-04", events)


def appeal(position: Position, dice: Dice, events: Events) -> None:
    """ACW-S-supp-01, ACW-S-supp-03, ACW-S-supp-04: support, full intervention, or nothing."""
    roll = dice.roll(6) + dice.roll(6)
    margin = roll - position.european_rating
    report_side(events, "appeal" if margin >= 0 else "appeal-fails", "ACW-S-supp-01", CONFEDERATE, roll)
    if margin >= 0:
        position.support = 1
    if margin >= INTERVENTION and not position.war:
        report_side(events, "intervention", "ACW-S-supp-03", CONFEDERATE, roll)
        start_war(position, events)
