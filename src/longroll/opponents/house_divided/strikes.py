"""What a side could strike at in its next half-turn, and what a force in a box risks."""

from typing import Final

from longroll.games.house_divided.position import HELD_BY
from longroll.games.house_divided.terms import CAVALRY, CONFEDERATE, INFANTRY, UNION
from longroll.opponents.house_divided.odds import odds
from longroll.opponents.house_divided.situation import Situation

LANDING: Final = 0.3
DRY: Final[list[bool]] = []
LATER: Final = 0.4  # how much of a force counts that is two marches away
WALKED_INTO: Final = 0.8


def spread_strikes(situation: Situation, side: int) -> None:
    """What a side could bring to every box in its next half-turn."""
    components = situation.components
    map_data = situation.map_data
    if situation.struck[side]:
        return
    situation.struck[side] = True
    if side == UNION:
        spread_landings(situation)
    first = side * components.boxes
    for box in situation.occupied[side]:
        here = first + box
        foot = situation.count[here] - situation.cavalry[here]
        foot_value = situation.value[here] - situation.cavalry_value[here]
        if foot:
            add_strike(
                situation,
                first,
                map_data.strikes[side][INFANTRY][box],
                map_data.river_crossings[side][INFANTRY][box],
                foot,
                foot_value,
                situation.crack[here],
            )
        if situation.cavalry[here]:
            add_strike(
                situation,
                first,
                map_data.strikes[side][CAVALRY][box],
                map_data.river_crossings[side][CAVALRY][box],
                situation.cavalry[here],
                situation.cavalry_value[here],
                0.0,
            )
        if components.capital in map_data.beyond[side][box]:
            add_strike(
                situation,
                first,
                [components.capital],
                DRY,
                (1 - LATER) * foot,
                (1 - LATER) * foot_value,
                (1 - LATER) * situation.crack[here],
            )
        add_strike(
            situation,
            first,
            map_data.beyond[side][box],
            DRY,
            LATER * foot,
            LATER * foot_value,
            LATER * situation.crack[here],
        )


def spread_landings(situation: Situation) -> None:
    """One turn in six the Union may land what stands at its base."""
    components = situation.components
    if situation.count[components.base] < 2:
        return
    for port in components.ports:
        if situation.position.control[port] & HELD_BY == CONFEDERATE:
            situation.strike[port] += LANDING
            situation.strike_value[port] += 2 * LANDING


def add_strike(
    situation: Situation, first: int, ends: list[int], wet: list[bool], count: float, value: float, crack: float
) -> None:
    counts, values = situation.strike, situation.strike_value
    for end in ends:
        counts[first + end] += count
        values[first + end] += value
    if crack:
        cracks = situation.strike_crack
        for end in ends:
            cracks[first + end] += crack
    for number, crossed in enumerate(wet):
        if crossed:
            situation.strike_wet[first + ends[number]] += count


def risk(
    situation: Situation,
    side: int,
    box: int,
    count: float,
    value: float,
    hits: float,
    crack: float,
    entrenched: float,
) -> float:
    """The chance that the enemy takes a box from such a force in his next half-turn."""
    enemy = (1 - side) * situation.components.boxes + box
    force = situation.strike[enemy]
    if force <= 0:
        return 0.0
    if count <= 0:
        return WALKED_INTO * min(1.0, force)
    return odds(
        force,
        situation.strike_value[enemy],
        2 * force,
        situation.strike_crack[enemy],
        situation.strike_wet[enemy],
        count,
        value,
        hits,
        crack,
        entrenched,
    )


def neighbours_of(situation: Situation, side: int, box: int) -> int:
    """Joined boxes with units of a side."""
    components = situation.components
    total = 0
    for near in components.neighbours[box]:
        if situation.count[side * components.boxes + near]:
            total += 1
    return total
