"""Charges in the tactical battle."""

from typing import Final

from longroll.games.american_civil_war.advanced.captured import capture
from longroll.games.american_civil_war.advanced.entrenchment import trench_charge
from longroll.games.american_civil_war.advanced.terrain import charge_into
from longroll.games.american_civil_war.components import Components
from longroll.games.american_civil_war.events import Events, report_pieces
from longroll.games.american_civil_war.options import ELITE_BONUS, LEADER_BONUS
from longroll.games.american_civil_war.position import RESERVE, Position, shift_field
from longroll.games.american_civil_war.steps import DODGE
from longroll.games.american_civil_war.tactical.field import ahead, leaders_at
from longroll.games.american_civil_war.tactical.fire import landing
from longroll.games.american_civil_war.tactical.losses import destroy, kill_leader, rout
from longroll.games.american_civil_war.tactical.orders import may_dodge
from longroll.games.american_civil_war.tactical.pieces import is_foot, spend
from longroll.games.american_civil_war.terms import ELITE, SORT_KIND, SORT_NAMES
from longroll.kernel.dice import Dice
from longroll.kernel.event import Event

DESTROYED_BY: Final = 3
GONE: Final = -1
CHARGER_PARTS: Final = ["match-up", "elite", "leader", "trench", "terrain", "landing"]
TARGET_PARTS: Final = ["elite", "leader", "landing"]


def matchup(components: Components, sort: int, target: int) -> int:
    """ACW-S-charge-05"""
    return components.foot_charge[SORT_KIND[target]] if is_foot(sort) else components.horse_charge[SORT_KIND[target]]


def charger_parts(position: Position, sort: int, target: int) -> list[int]:
    """What the charger adds to his dice, part by part as in `CHARGER_PARTS`."""
    side = position.battle_side
    area = position.area
    aimed = ahead(area)
    return [
        matchup(position.components, sort, target),
        elite_bonus(sort),
        leader_bonus(position, side, area),
        trench_charge(position, 1 - side, aimed),
        charge_into(position, 1 - side, aimed),
        landing(position, side),
    ]


def target_parts(position: Position, target: int) -> list[int]:
    """What the charged unit adds, part by part as in `TARGET_PARTS`."""
    side = 1 - position.battle_side
    helped = not position.options[LEADER_BONUS]
    leader = leader_bonus(position, side, ahead(position.area)) if helped else 0
    elite = 0 if position.options[ELITE_BONUS] else elite_bonus(target)
    return [elite, leader, landing(position, side)]


def leader_bonus(position: Position, side: int, area: int) -> int:
    """ACW-S-charge-06, ACW-S-leader-01: one more beside a leader of one's own, however many there are."""
    return 1 if leaders_at(position, side, area) else 0


def elite_bonus(sort: int) -> int:
    """ACW-S-charge-07: charging, and by our reading charged (R-52)."""
    return 1 if SORT_KIND[sort] == ELITE else 0


def declare_charge(position: Position, target: int, dice: Dice, events: Events) -> None:
    """ACW-S-charge-02: the target is named; cavalry may first be asked whether it dodges."""
    position.aim = target
    position.stirred = 1
    if may_dodge(position.sort, target):
        position.battle_side = 1 - position.battle_side
        position.step = DODGE
    else:
        charge(position, dice, events)


def dodge(position: Position, events: Events) -> None:
    """ACW-S-charge-08: to its own reserve; the charge is spent without dice."""
    target = position.aim
    dodger = position.battle_side
    shift_field(position, dodger, ahead(position.area), target, -1)
    shift_field(position, dodger, RESERVE, target, 1)
    position.battle_side = 1 - dodger
    report_pieces(position.components, events, "dodged", "ACW-S-charge-08", target, 1, position.space)
    finish(position, position.area)


def hold(position: Position, dice: Dice, events: Events) -> None:
    position.battle_side = 1 - position.battle_side
    charge(position, dice, events)


def charge(position: Position, dice: Dice, events: Events) -> None:
    """ACW-S-charge-03, ACW-S-charge-04, ACW-S-charge-12: both roll; the margin decides, a tie nothing."""
    side = position.battle_side
    sort = position.sort
    target = position.aim
    area = position.area
    modifiers = (sum(charger_parts(position, sort, target)), sum(target_parts(position, target)))
    rolls = (dice.roll(6) + dice.roll(6), dice.roll(6) + dice.roll(6))
    margin = rolls[0] + modifiers[0] - rolls[1] - modifiers[1]
    report_charge(events, sort, target, rolls, modifiers, margin)
    if margin > 0:
        overcome(position, 1 - side, ahead(area), target, margin)
        if margin >= DESTROYED_BY:
            capture(position, side, sort, target, events)
    elif margin < 0:
        overcome(position, side, area, sort, -margin)
    finish(position, area if margin >= 0 else GONE)
    kill_leader(position, 1 - side, ahead(area), rolls[0], events)


def overcome(position: Position, side: int, area: int, sort: int, margin: int) -> None:
    """The unit that lost by one or two is routed, by three or more destroyed."""
    if margin >= DESTROYED_BY:
        destroy(position, side, area, sort)
    else:
        rout(position, side, area, sort)


def finish(position: Position, now_at: int) -> None:
    """ACW-S-charge-11: the charger stays where it is."""
    spend(position, position.sort, position.wear, position.area, now_at, False)
    position.aim = 0


def report_charge(
    events: Events, sort: int, target: int, rolls: tuple[int, int], modifiers: tuple[int, int], margin: int
) -> None:
    if events is not None:
        facts: dict[str, str | int] = {
            "sort": SORT_NAMES[sort],
            "target": SORT_NAMES[target],
            "dice": rolls[0],
            "bonus": modifiers[0],
            "against": rolls[1],
            "other_bonus": modifiers[1],
            "result": result_of(margin),
        }
        events.append(Event("charged", "ACW-S-charge-02", facts))


def result_of(margin: int) -> str:
    if margin == 0:
        return "nothing"
    if margin > 0:
        return "target-destroyed" if margin >= DESTROYED_BY else "target-routed"
    return "charger-destroyed" if -margin >= DESTROYED_BY else "charger-routed"
