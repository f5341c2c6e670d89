"""War with Europe: the powers come in, and Mexico rises."""

from longroll.games.american_civil_war.events import Events, report_pieces, report_side
from longroll.games.american_civil_war.placement import EUROPE_LANDS, begin_placing
from longroll.games.american_civil_war.position import Position, put
from longroll.games.american_civil_war.standard.emancipation import one_to_three
from longroll.games.american_civil_war.steps import REVOLT
from longroll.games.american_civil_war.terms import BRITAIN, CONFEDERATE, FRANCE, MEXICO, REVOLUTIONARY_SORT, UNION
from longroll.kernel.dice import Dice


def start_war(position: Position, events: Events) -> None:
    """ACW-S-europe-01, ACW-S-europe-12: the same for a declaration and for an intervention."""
    position.war = 1
    position.france_in_war = 1
    position.britain_in_war = 1
    components = position.components
    position.naval_rating[CONFEDERATE] += components.naval_bonus
    report_side(events, "war-with-europe", "ACW-S-europe-01", CONFEDERATE, position.naval_rating[CONFEDERATE])
    begin_placing(
        position, CONFEDERATE, EUROPE_LANDS, components.landing_forces[BRITAIN] + components.landing_forces[FRANCE]
    )


def begin_revolt(position: Position) -> bool:
    """The Union is asked in its production while France is in the war."""
    if not position.france_in_war:
        return False
    position.side = UNION
    position.step = REVOLT
    return True


def revolt(position: Position, dice: Dice, events: Events) -> None:
    """ACW-S-europe-06: a die for every Mexican space except the capital."""
    components = position.components
    for space in components.home_spaces[MEXICO]:
        if space != components.mexico_city and dice.roll(6) >= components.revolt_on:
            count = one_to_three(dice)
            put(position, space, REVOLUTIONARY_SORT, count)
            report_pieces(components, events, "revolution", "ACW-S-europe-06", REVOLUTIONARY_SORT, count, space)
