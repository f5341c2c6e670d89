"""War with Europe: the powers come in, and Mexico rises."""

from typing import Any, Final

from longroll.games.american_civil_war.components import (
    BRITAIN,
    CONFEDERATE,
    DATA_NAMES,
    FRANCE,
    HOME_SPACES,
    MEXICO,
    MEXICO_CITY,
    REVOLUTIONARY_SORT,
    TABLES,
    UNION,
    sort_of,
)
from longroll.games.american_civil_war.events import Events, report_pieces, report_side
from longroll.games.american_civil_war.placement import EUROPE_LANDS, begin_placing
from longroll.games.american_civil_war.position import Position, put
from longroll.games.american_civil_war.standard.emancipation import one_to_three
from longroll.games.american_civil_war.steps import REVOLT
from longroll.kernel.dice import Dice

TABLE: Final[dict[str, Any]] = TABLES["politics"]["war_with_europe"]
NAVAL_BONUS: Final[int] = int(TABLE["south_naval_rating_bonus"])
REVOLT_ON: Final[int] = int(TABLE["mexican_revolutionaries"]["at_least"])


def landing_force(nation: int) -> list[int]:
    """What a power brings: four, two and two for France; three, one and one for Britain."""
    row: dict[str, Any] = TABLE["france" if nation == FRANCE else "britain"]["units"]
    sorts: list[int] = []
    for kind, name in enumerate(DATA_NAMES):
        sorts += [sort_of(nation, kind)] * int(row.get(name, 0))
    return sorts


def start_war(position: Position, events: Events) -> None:
    """ACW-S-europe-01, ACW-S-europe-12: the same for a declaration and for an intervention."""
    position.war = 1
    position.france_in_war = 1
    position.britain_in_war = 1
    position.naval_rating[CONFEDERATE] += NAVAL_BONUS
    report_side(events, "war-with-europe", "ACW-S-europe-01", CONFEDERATE, position.naval_rating[CONFEDERATE])
    begin_placing(position, CONFEDERATE, EUROPE_LANDS, landing_force(BRITAIN) + landing_force(FRANCE))


def begin_revolt(position: Position) -> bool:
    """The Union is asked in its production while France is in the war."""
    if not position.france_in_war:
        return False
    position.side = UNION
    position.step = REVOLT
    return True


def revolt(position: Position, dice: Dice, events: Events) -> None:
    """ACW-S-europe-06: a die for every Mexican space except the capital."""
    for space in HOME_SPACES[MEXICO]:
        if space != MEXICO_CITY and dice.roll(6) >= REVOLT_ON:
            count = one_to_three(dice)
            put(position, space, REVOLUTIONARY_SORT, count)
            report_pieces(events, "revolution", "ACW-S-europe-06", REVOLUTIONARY_SORT, count, space)
