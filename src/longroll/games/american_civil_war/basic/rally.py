"""Rally in the basic game: leaders in reserve bring lost units back."""

from longroll.games.american_civil_war.basic.battle import LOST, can_rally, next_step
from longroll.games.american_civil_war.events import Events
from longroll.games.american_civil_war.position import RESERVE, Position, on_field, shift_field
from longroll.games.american_civil_war.refusals import LEADER_NOT_RALLIED, NOT_LOST, NOT_YOURS_TO_RALLY
from longroll.games.american_civil_war.terms import SORT_IS_UNIT, SORT_NAMES, SORT_PARTY
from longroll.kernel.dice import Dice
from longroll.kernel.event import Event
from longroll.kernel.reason import ALLOWED, refuse


def judge_recall(position: Position, sort: int) -> int:
    """ACW-B-rally-03, ACW-B-rally-05: any unit lost in this battle, no leader."""
    side = position.battle_side
    if SORT_PARTY[sort] != position.battle_parties[side]:
        return refuse(NOT_YOURS_TO_RALLY, sort)
    if not SORT_IS_UNIT[sort]:
        return refuse(LEADER_NOT_RALLIED, sort)
    return ALLOWED if on_field(position, side, LOST, sort) else refuse(NOT_LOST, sort)


def recall(position: Position, sort: int, dice: Dice, events: Events) -> None:
    """ACW-B-rally-01, ACW-B-rally-02, ACW-B-rally-06: the unit is named before the dice."""
    components = position.components
    side = position.battle_side
    roll = dice.roll(6) + dice.roll(6)
    if events is not None:
        facts: dict[str, str | int] = {"sort": SORT_NAMES[sort], "dice": roll, "need": components.basic_rally}
        facts["back"] = "yes" if roll >= components.basic_rally else "no"
        events.append(Event("rally", "ACW-B-rally-02", facts))
    if roll >= components.basic_rally:
        shift_field(position, side, LOST, sort, -1)
        shift_field(position, side, RESERVE, sort, 1)
    position.shots -= 1
    if not can_rally(position, side):
        next_step(position, events)
