"""Fire in the tactical battle."""

from typing import Final

from longroll.games.american_civil_war.advanced.entrenchment import trench_fire
from longroll.games.american_civil_war.advanced.terrain import fire_into, guns_from
from longroll.games.american_civil_war.components import Components
from longroll.games.american_civil_war.events import Events
from longroll.games.american_civil_war.position import ATTACKER, MIDDLE, Position
from longroll.games.american_civil_war.tactical.losses import destroy, kill_leader, rout
from longroll.games.american_civil_war.tactical.orders import target_area
from longroll.games.american_civil_war.tactical.pieces import is_gun, is_horse, spend
from longroll.games.american_civil_war.terms import SORT_KIND, SORT_NAMES
from longroll.kernel.dice import Dice
from longroll.kernel.event import Event

NEAR: Final = 1
FAR: Final = 2
LOST_FOOT: Final = 3
LOST_HORSE: Final = 2
LANDING: Final = -1
FIRE_PARTS: Final = ["landing", "trench", "terrain", "high-ground"]


def number_needed(components: Components, sort: int, target: int, distance: int) -> int:
    """ACW-S-fire-04"""
    if is_gun(sort):
        return components.gun_needs[distance - NEAR][SORT_KIND[target]]
    return components.fire_needs[SORT_KIND[sort]][SORT_KIND[target]]


def distance_to(area: int, aimed: int) -> int:
    """From a line area the enemy's line is two areas away."""
    return FAR if area < MIDDLE and aimed < MIDDLE else NEAR


def fire_parts(position: Position, sort: int, area: int, aimed: int) -> list[int]:
    """ACW-S-fire-07: what is added to the dice, part by part as in `FIRE_PARTS`; never to the test for leaders."""
    side = position.battle_side
    return [
        landing(position, side),
        trench_fire(position, 1 - side, aimed),
        fire_into(position, 1 - side, aimed),
        guns_from(position, side, area) if is_gun(sort) else 0,
    ]


def landing(position: Position, side: int) -> int:
    """The landing player rolls worse (ACW-S-amph-04)."""
    return LANDING if side == ATTACKER and position.landed else 0


def survives(target: int, die: int) -> bool:
    """ACW-S-fire-05: a hit destroys on 1 to 3, cavalry on 1 and 2; otherwise the unit is routed."""
    return die > (LOST_HORSE if is_horse(target) else LOST_FOOT)


def fire(position: Position, target: int, dice: Dice, events: Events) -> None:
    """ACW-S-fire-06: the firer is never hurt."""
    side = position.battle_side
    sort = position.sort
    area = position.area
    aimed = target_area(position, sort, area)
    roll = dice.roll(6) + dice.roll(6)
    modifier = sum(fire_parts(position, sort, area, aimed))
    need = number_needed(position.components, sort, target, distance_to(area, aimed))
    result = "miss"
    if roll + modifier >= need:
        if survives(target, dice.roll(6)):
            rout(position, 1 - side, aimed, target)
            result = "routed"
        else:
            destroy(position, 1 - side, aimed, target)
            result = "destroyed"
    report_fire(events, sort, target, roll, modifier, need, result)
    position.stirred = 1
    spend(position, sort, position.wear, area, area, True)
    kill_leader(position, 1 - side, aimed, roll, events)


def report_fire(events: Events, sort: int, target: int, roll: int, modifier: int, need: int, result: str) -> None:
    if events is not None:
        facts: dict[str, str | int] = {
            "sort": SORT_NAMES[sort],
            "target": SORT_NAMES[target],
            "dice": roll,
            "bonus": modifier,
            "need": need,
            "result": result,
        }
        events.append(Event("fired", "ACW-S-fire-04", facts))
