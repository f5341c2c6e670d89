"""What a box no longer fears when the enemy in another box is beaten."""

from typing import Final

from longroll.games.house_divided.terms import CAVALRY, INFANTRY
from longroll.opponents.house_divided.situation import Situation
from longroll.opponents.house_divided.strikes import LATER

NO_THREAT: Final[list[float]] = []


def remove_threat(situation: Situation, side: int, box: int, target: int, part: float) -> list[float]:
    """Take that part of what the enemy in one box, the target, could bring to another off his strike. Returns what
    `restore_threat` needs; nothing if he could bring nothing."""
    enemy = 1 - side
    foot = part * foot_that_comes(situation, enemy, target, box)
    riders = part if box in situation.map_data.strikes[enemy][CAVALRY][target] else 0.0
    there, here = enemy * situation.components.boxes + target, enemy * situation.components.boxes + box
    count = foot * (situation.count[there] - situation.cavalry[there]) + riders * situation.cavalry[there]
    if count <= 0:
        return NO_THREAT
    value = foot * (situation.value[there] - situation.cavalry_value[there]) + riders * situation.cavalry_value[there]
    before = strike_at(situation, here)
    left = max(0.0, before[0] - count)
    situation.strike[here] = left if left > 1e-6 else 0.0
    situation.strike_value[here] = max(0.0, before[1] - value)
    situation.strike_crack[here] = max(0.0, before[2] - foot * situation.crack[there])
    situation.strike_wet[here] = min(before[3], situation.strike[here])
    return before


def foot_that_comes(situation: Situation, side: int, source: int, box: int) -> float:
    """How much of the infantry in a box counts in the strike at another."""
    map_data = situation.map_data
    if box in map_data.strikes[side][INFANTRY][source]:
        return 1.0
    if box not in map_data.beyond[side][source]:
        return 0.0
    return 1.0 if box == situation.components.capital else LATER


def strike_at(situation: Situation, here: int) -> list[float]:
    return [
        situation.strike[here],
        situation.strike_value[here],
        situation.strike_crack[here],
        situation.strike_wet[here],
    ]


def restore_threat(situation: Situation, side: int, box: int, before: list[float]) -> None:
    here = (1 - side) * situation.components.boxes + box
    situation.strike[here], situation.strike_value[here] = before[0], before[1]
    situation.strike_crack[here], situation.strike_wet[here] = before[2], before[3]
