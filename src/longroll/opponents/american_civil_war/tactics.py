"""The tactical battle: an even line with guns together, fire where it hurts, a step forward only in strength."""

from typing import Final

from longroll.games.american_civil_war.action import (
    ACT_ACT,
    ACT_CHARGE,
    ACT_DIG,
    ACT_DODGE,
    ACT_FIRE,
    ACT_HALT,
    ACT_READY,
    ACT_SHIFT,
    ACT_WITHDRAW,
    VERB,
    first_of,
    second_of,
    third_of,
)
from longroll.games.american_civil_war.advanced.entrenchment import trench_charge, trench_fire
from longroll.games.american_civil_war.advanced.terrain import charge_into, fire_into, guns_from
from longroll.games.american_civil_war.components import Components
from longroll.games.american_civil_war.options import LEADER_BONUS
from longroll.games.american_civil_war.position import ATTACKER, LINE, MIDDLE, RESERVE, Position
from longroll.games.american_civil_war.steps import ACT, DEPLOY, DIG, ORDER, PURSUE, STAND, TERRAIN
from longroll.games.american_civil_war.tactical.charge import elite_bonus, leader_bonus, matchup
from longroll.games.american_civil_war.tactical.field import ahead
from longroll.games.american_civil_war.tactical.fire import distance_to, landing, number_needed
from longroll.games.american_civil_war.tactical.orders import orders, target_area
from longroll.games.american_civil_war.tactical.pursuit import number_needed as pursuit_needed
from longroll.games.american_civil_war.terms import ARTILLERY, INFANTRY, KINDS, LEADER, SORT_KIND
from longroll.opponents.american_civil_war.battle_strength import (
    FieldCounts,
    battle_odds,
    can_escape,
    column_power,
    column_units,
    guns_at,
    power_at,
    units_at,
    used_columns,
)
from longroll.opponents.american_civil_war.parameters import Parameters

NEVER: Final = -1000.0
WORTH: Final = [1.0, 1.0, 1.2, 3.0, 1.5]
AT_LEAST: Final = [36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1]  # of 36, by the number needed
MARGIN: Final = [  # of 1296: one roll of two dice beats another by exactly 0, 1, ... 10
    146, 140, 125, 104, 80, 56, 35, 20, 10, 4, 1,
]  # fmt: skip
FALLS: Final = [0.75, 0.67, 0.67, 0.75]  # what a hit costs: destroyed, or routed for a while
BREAK: Final = 12.0  # a broken column ends the battle


def at_least(needed: int) -> float:
    """The chance of two dice."""
    if needed <= 2:
        return 1.0
    return 0.0 if needed > 12 else AT_LEAST[needed] / 36.0


def build_margins() -> list[float]:
    """What a charge gains (a unit for a unit) by its modifier, from -10 to 10."""
    found: list[float] = []
    for edge in range(-10, 11):
        gain = 0.0
        for margin in range(-10, 11):
            chance = MARGIN[abs(margin)] / 1296.0
            total = margin + edge
            if total >= 3:
                gain += chance
            elif total > 0:
                gain += 0.5 * chance
        found.append(gain)
    return found


GAIN: Final[list[float]] = build_margins()


def rank_tactics(position: Position, choices: list[int], parameters: Parameters, counts: FieldCounts) -> list[float]:
    step = position.step
    if step == ACT:
        return rank_actors(position, choices, parameters, counts)
    if step == ORDER:
        return rank_orders(position, choices, counts)
    if step == STAND:
        chance = giving_up(position, parameters, counts)
        return [chance if action // VERB == ACT_WITHDRAW else 0.0 for action in choices]
    if step == DEPLOY:
        return rank_deployment(position, choices, counts)
    if step == PURSUE:
        return [pursuit(position.components, action) for action in choices]
    if step == DIG:
        return [1.0 if action // VERB == ACT_DIG else 0.0 for action in choices]
    if step == TERRAIN:
        return [0.0 if second_of(action) != 1 else 1.0 for action in choices]
    return rank_dodge(position, choices, counts)


# --- giving up, dodging, pursuing


def giving_up(position: Position, parameters: Parameters, counts: FieldCounts) -> float:
    """Above zero if the battle is lost and the army can still be saved."""
    side = position.battle_side
    chance = battle_odds(position, counts.of(position, side), counts.of(position, 1 - side), side)
    if chance > parameters.hope or not can_escape(position, side):
        return -50.0
    return 60.0 * (parameters.hopeless - chance)


def rank_dodge(position: Position, choices: list[int], counts: FieldCounts) -> list[float]:
    """Out of the way, unless the column would break."""
    side = position.battle_side
    area = ahead(position.area)
    alone = column_units(counts.of(position, side), area % 3) <= 1
    return [(-20.0 if alone else 1.0) if action // VERB == ACT_DODGE else 0.0 for action in choices]


def pursuit(components: Components, action: int) -> float:
    if action // VERB == ACT_HALT:
        return -1.0
    sort = first_of(action)
    target = second_of(action)
    return max(0.0, (7 - pursuit_needed(components, sort, target)) / 6.0) * WORTH[SORT_KIND[target]]


# --- deployment


def rank_deployment(position: Position, choices: list[int], counts: FieldCounts) -> list[float]:
    """Guns in the centre, infantry evenly, a part of it and the cavalry in reserve."""
    own = counts.of(position, position.battle_side)
    columns = used_columns(position)
    least = 99
    for column in columns:
        least = min(least, units_at(own, LINE + column))
    held = units_at(own, RESERVE)
    deployed = 0
    for column in columns:
        deployed += units_at(own, LINE + column)
    return [deployment(own, action, columns, least, held, deployed) for action in choices]


def deployment(own: list[int], action: int, columns: list[int], least: int, held: int, deployed: int) -> float:
    if action // VERB == ACT_READY:
        return 0.0
    kind = SORT_KIND[first_of(action)]
    area = second_of(action)
    if kind == LEADER:
        return -5.0
    if kind == ARTILLERY:
        return 5.0 if area == 1 else -1.0
    if kind != INFANTRY:
        return 2.0 - 0.1 * units_at(own, area)
    kept = own[RESERVE * KINDS + INFANTRY]
    if len(columns) > 1 and least >= 2 and 5 * kept <= held + deployed:
        return -0.5
    return 3.0 - 0.1 * units_at(own, area) - (0.05 if area == 1 else 0.0)


# --- who acts


def rank_actors(position: Position, choices: list[int], parameters: Parameters, counts: FieldCounts) -> list[float]:
    """The value of a piece is that of its best order; no piece acts without a gain."""
    side = position.battle_side
    own = counts.of(position, side)
    other = counts.of(position, 1 - side)
    found: list[float] = []
    for action in choices:
        verb = action // VERB
        if verb == ACT_ACT:
            sort = first_of(action)
            area = second_of(action)
            wear = third_of(action)
            best = NEVER
            for order in orders(position, sort, area, wear):
                best = max(best, order_value(position, own, other, sort, area, order))
            found.append(best)
        elif verb == ACT_WITHDRAW:
            found.append(giving_up(position, parameters, counts))
        else:
            found.append(0.0)
    return found


def rank_orders(position: Position, choices: list[int], counts: FieldCounts) -> list[float]:
    side = position.battle_side
    own = counts.of(position, side)
    other = counts.of(position, 1 - side)
    sort = position.sort
    area = position.area
    return [order_value(position, own, other, sort, area, order) for order in choices]


def order_value(position: Position, own: list[int], other: list[int], sort: int, area: int, order: int) -> float:
    verb = order // VERB
    thing = first_of(order)
    if verb == ACT_FIRE:
        return fire_value(position, other, sort, area, thing)
    if verb == ACT_CHARGE:
        return charge_value(position, own, other, sort, area, thing)
    if verb == ACT_SHIFT:
        return shift_value(position, own, other, sort, area, thing)
    return 0.58 * WORTH[SORT_KIND[thing]]


def fire_value(position: Position, other: list[int], sort: int, area: int, target: int) -> float:
    aimed = target_area(position, sort, area)
    needed = number_needed(position.components, sort, target, distance_to(area, aimed)) - fire_edge(
        position, sort, area, aimed
    )
    kind = SORT_KIND[target]
    return at_least(needed) * (WORTH[kind] * FALLS[kind] + breaking(other, aimed)) + 0.01


def fire_edge(position: Position, sort: int, area: int, aimed: int) -> int:
    side = position.battle_side
    edge = landing(position, side) + trench_fire(position, 1 - side, aimed) + fire_into(position, 1 - side, aimed)
    return edge + guns_from(position, side, area) if SORT_KIND[sort] == ARTILLERY else edge


def breaking(other: list[int], aimed: int) -> float:
    """How near the column is to breaking."""
    left = column_units(other, aimed % 3)
    if left <= 1:
        return BREAK
    return 1.5 if left == 2 else 0.3 if left == 3 else 0.0


def charge_value(position: Position, own: list[int], other: list[int], sort: int, area: int, target: int) -> float:
    edge = charge_edge(position, sort, area, target)
    win = GAIN[min(20, max(0, edge + 10))]
    lose = GAIN[min(20, max(0, 10 - edge))]
    gain = win * (WORTH[SORT_KIND[target]] + breaking(other, ahead(area)))
    cost = lose * (WORTH[SORT_KIND[sort]] + breaking(own, area))
    return gain - cost


def charge_edge(position: Position, sort: int, area: int, target: int) -> int:
    side = position.battle_side
    aimed = ahead(area)
    edge = (
        matchup(position.components, sort, target)
        + elite_bonus(sort)
        + leader_bonus(position, side, area)
        + landing(position, side)
    )
    edge += trench_charge(position, 1 - side, aimed) + charge_into(position, 1 - side, aimed)
    edge -= elite_bonus(target) + landing(position, 1 - side)
    if not position.options[LEADER_BONUS]:
        edge -= leader_bonus(position, 1 - side, aimed)
    return edge


# --- steps


def shift_value(position: Position, own: list[int], other: list[int], sort: int, area: int, to: int) -> float:
    kind = SORT_KIND[sort]
    if kind == LEADER:
        return 0.3 if to == RESERVE else -1.0
    if area < RESERVE and (to == RESERVE or to % 3 != area % 3) and column_units(own, area % 3) <= 1:
        return NEVER
    if area == RESERVE:
        return from_reserve(own, other, kind, to)
    if to == RESERVE:
        return -1.0
    if to % 3 != area % 3:
        return sideways(own, other, area, to)
    if to < MIDDLE:
        return back_value(own, other, area)
    return advance_value(position, own, other, kind, area)


def need_of(own: list[int], other: list[int], column: int) -> float:
    """How badly a column needs another unit."""
    ours = column_units(own, column)
    theirs = column_power(other, column)
    guns = guns_at(other, LINE + column) + guns_at(other, MIDDLE + column)
    need = (theirs + 12.0) / (column_power(own, column) + 10.0)
    if ours <= 1 + guns:
        need += 1.0 + guns - 0.5 * ours
    return need


def from_reserve(own: list[int], other: list[int], kind: int, to: int) -> float:
    need = need_of(own, other, to % 3)
    if kind not in (INFANTRY, ARTILLERY):
        return need - 2.0
    return 0.2 + 0.2 * need


def sideways(own: list[int], other: list[int], area: int, to: int) -> float:
    return 0.4 * (need_of(own, other, to % 3) - need_of(own, other, area % 3) - 1.2)


def back_value(own: list[int], other: list[int], area: int) -> float:
    """Out of a middle that cannot be held."""
    column = area % 3
    ours = power_at(own, area)
    theirs = power_at(other, LINE + column)
    return 0.25 if 3 * ours < 2 * theirs else -0.5


def advance_value(position: Position, own: list[int], other: list[int], kind: int, area: int) -> float:
    """Into the middle: with the numbers, or because waiting is worse; guns stay where they are."""
    column = area % 3
    if kind == ARTILLERY:
        return -1.0
    ours = column_power(own, column)
    theirs = column_power(other, column) + power_at(other, RESERVE) // 3
    our_guns = guns_at(own, LINE + column)
    their_guns = guns_at(other, LINE + column)
    side = position.battle_side
    if our_guns > their_guns or (our_guns and side != ATTACKER and our_guns == their_guns):
        return -0.5 if ours < 3 * theirs else 0.1
    need = 10 if side == ATTACKER or their_guns > our_guns else 13
    return 0.3 if 10 * ours >= need * theirs else -0.5
