"""A5A 3.0: why an action does not belong to the present step."""

from longroll.games.five_aprils.action import (
    ACT_ADVANCE,
    ACT_BUILD,
    ACT_COMMIT,
    ACT_FIGHT,
    ACT_GO,
    ACT_HOLD,
    ACT_LOSE,
    ACT_MORALE,
    ACT_RETREAT,
    ACT_SPARE,
    ACT_STAND,
    ACT_TAKE,
    ACT_WITH,
    ACT_WITHDRAW,
    ACT_YIELD,
)
from longroll.games.five_aprils.exclusive import Exclusive
from longroll.games.five_aprils.position import ATTACK, BUILD, MOVE, YIELD, Position
from longroll.games.five_aprils.refusals import (
    COMBAT_UNFINISHED,
    NO_ADVANCE_NOW,
    NO_BUILDING,
    NO_BUILDING_NOW,
    NO_COMBAT_AT_NIGHT,
    NO_COMBAT_NOW,
    NO_COMMITMENT,
    NO_LOSS_DUE,
    NO_MORALE_NOW,
    NO_MOVEMENT_NOW,
    NO_RETREAT_DUE,
    NO_RETREAT_YET,
    NO_STAND_NOW,
    NO_TARGET_YET,
    RETREATS_FIRST,
    RETREATS_OVER,
)
from longroll.kernel.reason import refuse

RESULTS = {
    ACT_MORALE: NO_MORALE_NOW,
    ACT_LOSE: NO_LOSS_DUE,
    ACT_RETREAT: NO_RETREAT_DUE,
    ACT_STAND: NO_STAND_NOW,
    ACT_ADVANCE: NO_ADVANCE_NOW,
    ACT_HOLD: NO_ADVANCE_NOW,
}
ABOUT_RETREAT = (ACT_WITH, ACT_SPARE, ACT_WITHDRAW)


def judge_timing(position: Position, rules: Exclusive, verb: int) -> int:
    """A5A-3.2-c: for an action that the present step does not take."""
    if verb == ACT_BUILD:
        return refuse(NO_BUILDING_NOW if rules.can_build() else NO_BUILDING)
    if verb == ACT_COMMIT and not rules.can_commit():
        return refuse(NO_COMMITMENT)
    if verb in (ACT_TAKE, ACT_GO, ACT_COMMIT):
        return refuse(NO_MOVEMENT_NOW)
    if position.step == MOVE:
        return refuse(NO_COMBAT_NOW)
    if position.step == BUILD:
        return refuse(NO_COMBAT_AT_NIGHT)
    if verb in RESULTS:
        return refuse(RESULTS[verb])
    return judge_order(position, verb)


def judge_order(position: Position, verb: int) -> int:
    """A5A-6.1-f, A5A-6.1-g: first all Automatic Retreats, then one combat after the other."""
    retreating = verb in (ACT_YIELD, ACT_WITHDRAW, ACT_FIGHT)
    if position.fighting and retreating:
        return refuse(RETREATS_OVER)
    if position.step == ATTACK:
        return refuse(NO_TARGET_YET)
    if position.step == YIELD:
        return refuse(NO_RETREAT_YET if verb in ABOUT_RETREAT else RETREATS_FIRST)
    return refuse(COMBAT_UNFINISHED)
