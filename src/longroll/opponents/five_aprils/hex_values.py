"""What a hex is worth to a unit: the pull of the objectives, what it could attack from there, what it risks there."""

from math import exp
from typing import Final

from longroll.games.five_aprils.position import FELL_BACK, SPENT, Position, attack_of, defence_of
from longroll.games.five_aprils.shiloh.rules import CONTACT, LAST_CONTACT
from longroll.games.five_aprils.stack import STACK, side_at, top_units, zone_crosses
from longroll.games.five_aprils.target import defence_at
from longroll.games.five_aprils.terms import ARTILLERY, CONFEDERATE, GUNBOAT, UNION
from longroll.opponents.five_aprils.map_data import NEAR, MapData
from longroll.opponents.five_aprils.parameters import Parameters
from longroll.opponents.five_aprils.projection import next_check, projected_result
from longroll.opponents.five_aprils.prospects import Prospects, soft_column
from longroll.opponents.five_aprils.threats import WHOLE

HUNT_FROM: Final = 12
KEEN: Final = 1.2  # how much an own objective attracts a side that is ahead
SLIGHT: Final = 0.5  # how much a unit without strength follows the objectives
MOST_BLUFF: Final = 0.8
CROWD: Final = 20.0
NOTHING: Final = -99.0
SHILOH: Final = "shiloh"


class HexValues:
    """What hexes are worth to one unit of a side."""

    def __init__(self, position: Position, map_data: MapData, prospects: Prospects, unit: int) -> None:
        battle = position.battle
        self.position = position
        self.map_data = map_data
        self.prospects = prospects
        self.unit = unit
        self.side = battle.unit_side[unit]
        self.parameters = parameters = map_data.parameters[self.side]
        self.urgency = urgency(position, map_data, self.side)
        self.contact_bonus = contact_value(position, parameters, self.urgency)
        self.objective_needs = objective_needs(position, map_data, self.side, self.urgency, unit)
        self.relevant_objectives: list[int] = relevant_objectives(self)
        self.enemies_left = enemies_left(position, self.side)
        self.surprise = map_data.rules.surprise(position) if position.phasing == self.side else 0
        self.threat = map_data.threats.against(position, self.side)
        self.attacks_soon = combat_weight(position, parameters, self.side)
        self.attacked_soon = combat_weight(position, parameters, 1 - self.side)
        self.surprise_penalty = parameters.quiet if would_wake(position, self.side) else 0.0
        self.friend_strength: list[int] = [-1] * battle.hexes
        self.friend_help: list[float] = [0.0] * battle.hexes


def would_wake(position: Position, side: int) -> bool:
    """A5A-14.1-c: would contact wake the enemy before all units can attack at once?"""
    if side != CONFEDERATE or position.battle.title != SHILOH:
        return False
    return not position.extra[CONTACT] and position.turn < LAST_CONTACT


def combat_weight(position: Position, parameters: Parameters, side: int) -> float:
    return 1.0 if position.battle.formations + side in position.cup else parameters.absent_marker


# --- objectives


def influence(position: Position, map_data: MapData, but: int) -> list[int]:
    """The strength of each side near each objective, times NEAR, but for one unit: 2 * objective + side."""
    battle = position.battle
    found = [0] * (2 * map_data.objectives)
    for unit in range(battle.units):
        place = position.where[unit]
        if place < 0 or unit == but:
            continue
        near = map_data.near[place]
        if not near:
            continue
        side = battle.unit_side[unit]
        strength = attack_of(position, unit) + defence_of(position, unit)
        nearness = map_data.nearness[place]
        for spot in range(len(near)):
            found[2 * near[spot] + side] += strength * nearness[spot]
    return found


def urgency(position: Position, map_data: MapData, side: int) -> float:
    """How much a side needs to change the result: from 0, if it would win now, to 1."""
    standing = projected_result(position, map_data.rules, next_check(position))
    return 0.5 - 0.5 * standing if side == UNION else 0.5 + 0.5 * standing


def contact_value(position: Position, parameters: Parameters, urgency: float) -> float:
    """What any contact is worth to a side that is behind; more shortly before victory is checked."""
    return (
        parameters.contact
        * urgency
        * (1.0 + parameters.contact_near_check * exp(-(next_check(position) - position.turn) / 2.0))
    )


def objective_needs(position: Position, map_data: MapData, side: int, urgency: float, unit: int) -> list[float]:
    """How much a side needs a unit at each objective."""
    near = influence(position, map_data, unit)
    parameters = map_data.parameters[side]
    found: list[float] = []
    for number in range(map_data.objectives):
        own = near[2 * number + side] / NEAR
        foe = near[2 * number + 1 - side] / NEAR
        pressure = foe / (own + foe + 4.0)
        worth = map_data.worth[number]
        if position.control[number] == side:
            found.append(
                worth
                * (parameters.own_objective + parameters.own_under_pressure * pressure)
                * (KEEN - parameters.own_when_behind * urgency)
            )
        else:
            found.append(
                worth
                * (parameters.enemy_objective + parameters.enemy_when_behind * urgency)
                / (1.0 + own / (2.0 * foe + 8.0))
            )
    return found


def relevant_objectives(values: HexValues) -> list[int]:
    """The objectives that matter for the unit where it is; all of them if it is off the map."""
    map_data = values.map_data
    here = values.position.where[values.unit]
    if here < 0:
        return list(range(map_data.objectives))
    base = values.side * map_data.objectives
    calls = [
        values.objective_needs[number] * map_data.pull[map_data.walk[base + number][here]]
        for number in range(map_data.objectives)
    ]
    least = values.parameters.objective_cutoff * max(calls)
    return [number for number in range(map_data.objectives) if calls[number] >= least]


def goal_value(values: HexValues, place: int) -> float:
    """The pull of the objective that needs the unit most, and a little of the others."""
    map_data = values.map_data
    base = values.side * map_data.objectives
    pull = map_data.pull
    total = 0.0
    most = 0.0
    for number in values.relevant_objectives:
        one = values.objective_needs[number] * pull[map_data.walk[base + number][place]]
        total += one
        most = max(most, one)
    return values.parameters.objective_pull * (most + values.parameters.other_objectives * total)


def enemies_left(position: Position, side: int) -> list[int]:
    """Where the enemies are, if the side controls every objective."""
    if min([1 if holder == side else 0 for holder in position.control]) == 0:
        return []
    battle = position.battle
    return [
        position.where[unit]
        for unit in range(battle.units)
        if battle.unit_side[unit] != side and position.where[unit] >= 0
    ]


def approach_value(values: HexValues, place: int) -> float:
    """Nearer to the nearest enemy."""
    nearest = HUNT_FROM
    for enemy in values.enemies_left:
        nearest = min(nearest, values.position.battle.distance(place, enemy))
    return -values.parameters.approach * values.urgency * nearest


def hold_value(values: HexValues, place: int) -> float:
    """An objective without another friend in it."""
    battle = values.position.battle
    if place not in battle.objectives:
        return 0.0
    for unit in top_units(values.position, place):
        if unit != values.unit and battle.unit_side[unit] == values.side:
            return 0.0
    return values.parameters.hold_alone * values.objective_needs[battle.objectives.index(place)]


# --- enemies


def risk(values: HexValues, attack: float, defence: float, shift: int, beside: bool) -> float:
    """The expected loss from an enemy attack; an enemy that is not adjacent need not attack."""
    gain = values.prospects.between(soft_column(attack, defence) + shift)
    if gain > 0.0:
        return -values.parameters.enemy_attack * gain
    return min(-values.parameters.enemy_bluff * gain, MOST_BLUFF) if beside else 0.0


def defence_value(values: HexValues, place: int, beside: bool) -> float:
    """What the unit changes in the defence of a hex."""
    position = values.position
    threat = values.threat[place] / WHOLE
    if threat <= 0.0:
        return 0.0
    friends = 0
    for unit in top_units(position, place):
        if unit != values.unit:
            friends += defence_of(position, unit)
    shift = position.battle.hex_shift[place]
    own = defence_of(position, values.unit)
    value = risk(values, threat, own + friends, shift, beside)
    return value - risk(values, threat, friends, shift, beside) if friends else value


def friends_beside(values: HexValues, enemy: int) -> int:
    """The strength of the friends beside an enemy hex, without the unit."""
    if values.friend_strength[enemy] >= 0:
        return values.friend_strength[enemy]
    position = values.position
    battle = position.battle
    total = 0
    for out in range(6 * enemy, 6 * enemy + 6):
        near = battle.neighbour[out]
        if near >= 0 and side_at(position, near) == values.side:
            for unit in top_units(position, near):
                if unit != values.unit and not position.state[unit] & FELL_BACK:
                    total += attack_of(position, unit)
    values.friend_strength[enemy] = total
    values.friend_help[enemy] = friends_to_come(values, enemy)
    return total


def friends_to_come(values: HexValues, enemy: int) -> float:
    """The strength of the friends of the formation that have yet to move and could come up."""
    position = values.position
    battle = position.battle
    marker = position.marker
    total = 0
    if not 0 <= marker < battle.formations:
        return 0.0
    pointer = values.map_data.rank_in_order[values.unit]
    for unit in values.map_data.members[marker]:
        place = position.where[unit]
        if place < 0 or position.state[unit] & SPENT or values.map_data.rank_in_order[unit] <= pointer:
            continue
        if 1 < battle.distance(place, enemy) <= 3:
            total += attack_of(position, unit)
    return values.parameters.friends_to_move * total


def attack_value(values: HexValues, place: int) -> float:
    """What the unit adds to attacks on adjacent enemies; those without another friend beside them it attacks alone."""
    position = values.position
    own = attack_of(position, values.unit)
    best = NOTHING
    burden = 0
    shift = 0
    coming = 0.0
    for back in binding_sides(values, place):
        enemy = back // 6
        friends = friends_beside(values, enemy)
        slope = position.battle.hex_shift[enemy] + position.battle.water_shift[back] + values.surprise
        if friends:
            best = max(best, added_value(values, enemy, own, friends + values.friend_help[enemy], slope))
        else:
            burden += defence_at(position, enemy)
            shift = min(shift, slope)
            coming = max(coming, values.friend_help[enemy])
    if burden:
        return values.prospects.between(soft_column(own + coming, burden) + shift)
    return best if best > NOTHING else 0.0


def binding_sides(values: HexValues, place: int) -> list[int]:
    """The sides of enemy hexes over which their zones bind who stands in a hex."""
    position = values.position
    battle = position.battle
    found: list[int] = []
    for out in range(6 * place, 6 * place + 6):
        enemy = battle.neighbour[out]
        if enemy >= 0 and side_at(position, enemy) == 1 - values.side:
            back = 6 * enemy + (out + 3) % 6
            if zone_crosses(position, back) and values.map_data.rules.binds(position, back):
                found.append(back)
    return found


def added_value(values: HexValues, enemy: int, own: int, friends: float, slope: int) -> float:
    """An attack with the unit, over the same attack without it."""
    defence = defence_at(values.position, enemy)
    before = values.prospects.between(soft_column(friends, defence) + slope)
    return values.prospects.between(soft_column(friends + own, defence) + slope) - before


def guns_value(values: HexValues, place: int, zoned: bool) -> float:
    """Guns want something in sight, and nobody beside them."""
    if zoned:
        return -values.parameters.guns_in_zone
    position = values.position
    for seen in position.battle.sight(place):
        if side_at(position, seen) == 1 - values.side:
            return values.parameters.guns_with_target
    return 0.0


# --- together


def is_crowded(values: HexValues, place: int) -> bool:
    """Are two others there?"""
    return len([unit for unit in top_units(values.position, place) if unit != values.unit]) >= STACK


def value_at(values: HexValues, place: int) -> float:
    """What it is worth to have the unit in that hex."""
    position = values.position
    battle = position.battle
    unit = values.unit
    arm = battle.arm[unit]
    if arm == GUNBOAT:
        return guns_value(values, place, False)
    if is_crowded(values, place):
        return -CROWD
    mass = SLIGHT + values.parameters.strength * (attack_of(position, unit) + defence_of(position, unit))
    value = goal_value(values, place) * mass + hold_value(values, place)
    if values.enemies_left:
        value += approach_value(values, place)
    zoned = position.zone[(1 - values.side) * battle.hexes + place] > 0
    if zoned:
        value -= values.surprise_penalty
        value += values.attacks_soon * (
            values.parameters.own_attack * attack_value(values, place) + values.contact_bonus
        )
    value += values.attacked_soon * defence_value(values, place, zoned)
    if arm == ARTILLERY:
        value += guns_value(values, place, zoned)
    return value
