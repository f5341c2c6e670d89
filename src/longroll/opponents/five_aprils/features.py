"""Who is winning: what a position is measured by, and the chance that follows."""

from math import exp, log
from typing import Final

from longroll.games.five_aprils.control import loss_points
from longroll.games.five_aprils.position import WAITING, Position, attack_of, defence_of
from longroll.games.five_aprils.stack import side_at
from longroll.games.five_aprils.target import defence_at
from longroll.games.five_aprils.terms import CONFEDERATE, UNION
from longroll.opponents.five_aprils.map_data import MapData
from longroll.opponents.five_aprils.projection import next_check, projected_result
from longroll.opponents.five_aprils.prospects import Prospects, soft_column
from longroll.opponents.five_aprils.situation import NEAR, WHOLE

FEATURES: Final[tuple[str, ...]] = (
    "one",
    "time",
    "control",
    "control-time",
    "hold",
    "hold-time",
    "points",
    "points-time",
    "strength",
    "army",
    "army-early",
    "verdict-next",
    "verdict-next-soon",
    "verdict-last",
    "verdict-last-time",
    "closeness",
    "closeness-time",
    "union-attacks",
    "confederate-attacks",
    "fragile",
    "danger",
    "danger-soon",
)
UNDISTURBED: Final = 4.0  # the strength of an enemy who is hardly a danger to an empty objective


def measure(position: Position, map_data: MapData, prospects: Prospects) -> list[float]:
    battle = position.battle
    time = position.turn / battle.last_turn
    control = held = 0.0
    map_data.situation.update(position)
    near = map_data.situation.influence
    for number in range(map_data.objectives):
        holder = position.control[number]
        worth = map_data.worth[number]
        north, south = near[2 * number + UNION] / NEAR, near[2 * number + CONFEDERATE] / NEAR
        control += worth * (1.0 if holder == UNION else -1.0 if holder == CONFEDERATE else 0.0)
        held += worth * (north - south) / (north + south + 5.0)
    points = log((loss_points(position, UNION) + 4.0) / (loss_points(position, CONFEDERATE) + 4.0))
    strength = strengths(position, False)
    army = strengths(position, True)
    check = next_check(position)
    soon = exp(-(check - position.turn) / 2.0)
    result_next = map_data.situation.standing(position)
    result_last = projected_result(position, map_data.rules, battle.last_turn)
    closer = closeness(position, map_data)
    north_attacks, south_attacks = attack_prospects(position, prospects)
    danger = greatest_danger(position, map_data, CONFEDERATE) - greatest_danger(position, map_data, UNION)
    return [
        1.0,
        time,
        control,
        control * time,
        held,
        held * time,
        points,
        points * time,
        strength,
        army,
        army * (1.0 - time),
        result_next,
        result_next * soon,
        result_last,
        result_last * time,
        closer,
        closer * time,
        north_attacks,
        south_attacks,
        fragility(position),
        danger,
        danger * soon,
    ]


def strengths(position: Position, all_of_them: bool) -> float:
    """The Union's strength against the other's, on the map or with those to come."""
    battle = position.battle
    sums = [10.0, 10.0]
    for unit in range(battle.units):
        place = position.where[unit]
        if place >= 0 or (all_of_them and place == WAITING):
            sums[battle.unit_side[unit]] += attack_of(position, unit) + defence_of(position, unit)
    return log(sums[UNION] / sums[CONFEDERATE])


def closeness(position: Position, map_data: MapData) -> float:
    """How near the armies are to the objectives, each unit by its strength."""
    battle = position.battle
    sums = [0.0, 0.0]
    for unit in range(battle.units):
        place = position.where[unit]
        if place < 0:
            continue
        side = battle.unit_side[unit]
        sums[side] += map_data.closeness[side][place] * (attack_of(position, unit) + defence_of(position, unit))
    return (sums[UNION] - sums[CONFEDERATE]) / 50.0


def greatest_danger(position: Position, map_data: MapData, side: int) -> float:
    """Of the objectives that a side controls, how easily the one that is covered worst could be taken: from 0 to 1."""
    threat = map_data.situation.threat
    most = 0.0
    for number in range(map_data.objectives):
        if position.control[number] != side:
            continue
        place = position.battle.objectives[number]
        foe = threat[side][place] / WHOLE
        cover = defence_at(position, place) + threat[1 - side][place] / WHOLE
        most = max(most, map_data.worth[number] * foe / (foe + cover + UNDISTURBED))
    return most


def attack_prospects(position: Position, prospects: Prospects) -> tuple[float, float]:
    """What each side's next combat promises, by the strengths that stand beside each other."""
    battle = position.battle
    sums = [0.0, 0.0]
    for unit in range(battle.units):
        place = position.where[unit]
        if place < 0 or position.top[place] != unit:
            continue
        foe = 1 - battle.unit_side[unit]
        if position.zone[foe * battle.hexes + place]:
            sums[foe] += attack_on(position, prospects, place, foe)
    return sums[UNION] / 5.0, sums[CONFEDERATE] / 5.0


def attack_on(position: Position, prospects: Prospects, place: int, foe: int) -> float:
    battle = position.battle
    strength = 0.0
    for out in range(6 * place, 6 * place + 6):
        near = battle.neighbour[out]
        if near < 0 or side_at(position, near) != foe:
            continue
        shares = max(1, enemies_beside(position, near, 1 - foe))
        unit = position.top[near]
        while unit >= 0:
            strength += attack_of(position, unit) / shares
            unit = position.under[unit]
    if strength <= 0.0:
        return 0.0
    gain = prospects.between(soft_column(strength, max(1, defence_at(position, place))) + battle.hex_shift[place])
    return max(gain, -1.0)


def enemies_beside(position: Position, place: int, side: int) -> int:
    count = 0
    for out in range(6 * place, 6 * place + 6):
        near = position.battle.neighbour[out]
        if near >= 0 and side_at(position, near) == side:
            count += 1
    return count


def fragility(position: Position) -> float:
    """Units in an enemy zone, of the Confederates over the Union's."""
    battle = position.battle
    count = 0
    for unit in range(battle.units):
        place = position.where[unit]
        if place >= 0 and position.zone[(1 - battle.unit_side[unit]) * battle.hexes + place]:
            count += 1 if battle.unit_side[unit] == CONFEDERATE else -1
    return count / 10.0
