"""What a hex is worth to a unit: the pull of the objectives, what it could attack from there, what it risks there."""

from math import exp
from typing import Final

from longroll.games.five_aprils.odds import works_shift
from longroll.games.five_aprils.position import COVERED, ENTRENCHMENT, FELL_BACK, SPENT, Position, attack_of, defence_of
from longroll.games.five_aprils.shiloh.rules import CONTACT, LAST_CONTACT
from longroll.games.five_aprils.stack import side_at, zone_crosses
from longroll.games.five_aprils.target import defence_at
from longroll.games.five_aprils.terms import ARTILLERY, CONFEDERATE, GUNBOAT, UNION
from longroll.opponents.five_aprils.map_data import MapData
from longroll.opponents.five_aprils.parameters import Parameters
from longroll.opponents.five_aprils.projection import next_check
from longroll.opponents.five_aprils.prospects import Prospects, soft_column
from longroll.opponents.five_aprils.situation import NEAR, WHOLE

HUNT_FROM: Final = 12
KEEN: Final = 1.2  # how much an own objective attracts a side that is ahead
SLIGHT: Final = 0.5  # how much a unit without strength follows the objectives
MOST_BLUFF: Final = 0.8
IN_WORKS: Final = 0.5  # a column of works before an enemy who is near but does not attack yet
CROWD: Final = 20.0
NOTHING: Final = -99.0
SHILOH: Final = "shiloh"
UNKNOWN: Final = -1


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
        self.urgency = urgency(position, map_data, self.side)  # updates the situation
        soon = exp(-(next_check(position) - position.turn) / 2.0)
        self.contact_bonus = contact_value(parameters, self.urgency, soon)
        self.objective_needs = objective_needs(position, map_data, self.side, self.urgency, soon, unit)
        self.calls: list[float] = []  # how much the unit is needed at each objective that matters for it
        self.pulls: list[list[float]] = []  # how much each of these draws from every hex
        set_goals(self)
        self.enemies_left = enemies_left(position, self.side)
        self.surprise = map_data.rules.surprise(position) if position.phasing == self.side else 0
        self.threat: list[int] = map_data.situation.threat[self.side]
        self.attacks_soon = combat_weight(position, parameters, self.side)
        self.attacked_soon = combat_weight(position, parameters, 1 - self.side)
        self.surprise_penalty = parameters.quiet if would_wake(position, self.side) else 0.0
        self.own_attack = attack_of(position, unit)
        self.own_defence = defence_of(position, unit)
        self.mass = SLIGHT + parameters.strength * (self.own_attack + self.own_defence)
        map_data.looks += 1
        self.look = map_data.looks
        self.raided: list[int] = []


def would_wake(position: Position, side: int) -> bool:
    """A5A-14.1-c: would contact wake the enemy before all units can attack at once?"""
    if side != CONFEDERATE or position.battle.title != SHILOH:
        return False
    return not position.extra[CONTACT] and position.turn < LAST_CONTACT


def combat_weight(position: Position, parameters: Parameters, side: int) -> float:
    """How much a side's combats count: less if its marker is not in the cup, least if no later turn will bring it."""
    if position.battle.formations + side in position.cup:
        return 1.0
    if position.turn == position.battle.last_turn:
        return parameters.absent_marker * (1.0 - parameters.last_turn)
    return parameters.absent_marker


# --- objectives


def urgency(position: Position, map_data: MapData, side: int) -> float:
    """How much a side needs to change the result: from 0, if it would win now, to 1."""
    standing = map_data.situation.standing(position)
    return 0.5 - 0.5 * standing if side == UNION else 0.5 + 0.5 * standing


def contact_bonus(position: Position, map_data: MapData) -> float:
    """What any contact is worth to the side whose combat it is."""
    side = position.phasing
    soon = exp(-(next_check(position) - position.turn) / 2.0)
    return contact_value(map_data.parameters[side], urgency(position, map_data, side), soon)


def contact_value(parameters: Parameters, urgency: float, soon: float) -> float:
    """What any contact is worth to a side that is behind; more shortly before victory is checked."""
    return parameters.contact * urgency * (1.0 + parameters.contact_near_check * soon)


def objective_needs(
    position: Position, map_data: MapData, side: int, urgency: float, soon: float, unit: int
) -> list[float]:
    """How much a side needs a unit at each objective."""
    near = map_data.situation.influence_without(unit)
    parameters = map_data.parameters[side]
    keep = KEEN - parameters.own_when_behind * urgency
    take = (parameters.enemy_objective + parameters.enemy_when_behind * urgency) * (1.0 + parameters.deadline * soon)
    found: list[float] = []
    for number in range(map_data.objectives):
        own = near[2 * number + side] / NEAR
        foe = near[2 * number + 1 - side] / NEAR
        worth = map_data.worth[number]
        if position.control[number] == side:
            pressure = foe / (own + foe + 4.0)
            found.append(worth * (parameters.own_objective + parameters.own_under_pressure * pressure) * keep)
        else:
            found.append(worth * take / (1.0 + own / (2.0 * foe + 8.0)))
    return found


def set_goals(values: HexValues) -> None:
    """The objectives that matter for the unit where it is; all of them if it is off the map."""
    needs = values.objective_needs
    base = values.side * len(needs)
    pulls = values.map_data.pull[base : base + len(needs)]
    here = values.position.where[values.unit]
    if here < 0:
        values.calls, values.pulls = needs, pulls
        return
    calls = [needs[number] * pulls[number][here] for number in range(len(needs))]
    least = values.parameters.objective_cutoff * max(calls)
    for number in range(len(needs)):
        if calls[number] >= least:
            values.calls.append(needs[number])
            values.pulls.append(pulls[number])


def goal_value(values: HexValues, place: int) -> float:
    """The pull of the objective that needs the unit most, and a little of the others."""
    calls = values.calls
    pulls = values.pulls
    total = 0.0
    most = 0.0
    for number in range(len(calls)):
        one = calls[number] * pulls[number][place]
        total += one
        most = max(most, one)
    return values.parameters.objective_pull * (most + values.parameters.other_objectives * total)


def enemies_left(position: Position, side: int) -> list[int]:
    """Where the enemies are, if the side controls every objective."""
    if position.control.count(side) < len(position.control):
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
    """An objective without another friend in it; more if the enemy could walk in."""
    number = values.map_data.objective_at[place]
    if number < 0 or has_other_friend(values, place):
        return 0.0
    value = values.parameters.hold_alone * values.objective_needs[number]
    if values.parameters.guard > 0.0 and values.position.control[number] == values.side and is_raided(values, number):
        value += values.parameters.guard * values.map_data.worth[number]
    return value


def has_other_friend(values: HexValues, place: int) -> bool:
    """Is one of the two on top a friend, other than the unit?"""
    position = values.position
    side = position.battle.unit_side
    first = position.top[place]
    if first < 0:
        return False
    if first != values.unit and side[first] == values.side:
        return True
    second = position.under[first]
    return second >= 0 and second != values.unit and side[second] == values.side


def is_raided(values: HexValues, number: int) -> bool:
    """Could an enemy walk to an objective in one move?"""
    if not values.raided:
        values.raided = [UNKNOWN] * values.map_data.objectives
    if values.raided[number] == UNKNOWN:
        values.raided[number] = 1 if finds_raider(values, number) else 0
    return values.raided[number] > 0


def finds_raider(values: HexValues, number: int) -> bool:
    position = values.position
    battle = position.battle
    foe = 1 - values.side
    walk = values.map_data.walk[foe * values.map_data.objectives + number]
    for enemy in battle.side_units[foe]:
        place = position.where[enemy]
        if place >= 0 and walk[place] <= battle.movement[enemy]:
            return True
    return False


# --- enemies


def risk(values: HexValues, attack: float, defence: float, shift: float, beside: bool) -> float:
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
    first = position.top[place]
    if first >= 0:
        if first != values.unit:
            friends += defence_of(position, first)
        second = position.under[first]
        if second >= 0 and second != values.unit:
            friends += defence_of(position, second)
    works = values.parameters.works * works_help(position, place)
    shift = position.battle.hex_shift[place] - works
    value = IN_WORKS * works + risk(values, threat, values.own_defence + friends, shift, beside)
    return value - risk(values, threat, friends, shift, beside) if friends else value


def works_help(position: Position, place: int) -> int:
    """The columns by which the fortification of a hex helps over its covered sides."""
    works = position.works[place]
    return -position.battle.works_shift[1 if works & ENTRENCHMENT else 0] if works & COVERED else 0


def friends_beside(values: HexValues, enemy: int) -> int:
    """The strength of the friends beside an enemy hex, without the unit."""
    map_data = values.map_data
    if map_data.friends_seen[enemy] == values.look:
        return map_data.friend_strength[enemy]
    position = values.position
    battle = position.battle
    total = 0
    for out in range(6 * enemy, 6 * enemy + 6):
        near = battle.neighbour[out]
        if near < 0:
            continue
        first = position.top[near]
        if first >= 0 and battle.unit_side[first] == values.side:
            total += free_attack(values, first)
            second = position.under[first]
            if second >= 0:
                total += free_attack(values, second)
    map_data.friends_seen[enemy] = values.look
    map_data.friend_strength[enemy] = total
    map_data.friend_help[enemy] = friends_to_come(values, enemy)
    return total


def free_attack(values: HexValues, unit: int) -> int:
    """The strength of a friend that can still attack."""
    position = values.position
    return 0 if unit == values.unit or position.state[unit] & FELL_BACK else attack_of(position, unit)


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
    battle = position.battle
    own = values.own_attack
    best = NOTHING
    burden = 0
    shift = 0.0
    coming = 0.0
    for back in binding_sides(values, place):
        enemy = back // 6
        friends = friends_beside(values, enemy)
        help_to_come = values.map_data.friend_help[enemy]
        slope = float(battle.hex_shift[enemy] + battle.water_shift[back] + values.surprise)
        if position.works[enemy]:
            slope += values.parameters.works * works_shift(position, back)
        if friends:
            best = max(best, added_value(values, enemy, own, friends + help_to_come, slope))
        else:
            burden += defence_at(position, enemy)
            shift = min(shift, slope)
            coming = max(coming, help_to_come)
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


def added_value(values: HexValues, enemy: int, own: int, friends: float, slope: float) -> float:
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
    first = values.position.top[place]
    if first < 0 or first == values.unit:
        return False
    second = values.position.under[first]
    return second >= 0 and second != values.unit


def value_at(values: HexValues, place: int) -> float:
    """What it is worth to have the unit in that hex."""
    position = values.position
    battle = position.battle
    arm = battle.arm[values.unit]
    if arm == GUNBOAT:
        return guns_value(values, place, False)
    if is_crowded(values, place):
        return -CROWD
    value = goal_value(values, place) * values.mass + hold_value(values, place)
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
