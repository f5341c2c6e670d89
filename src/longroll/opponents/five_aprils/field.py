"""What a hex is worth to a unit: the pull of the objectives, what it could attack from there, what it risks there."""

from math import exp
from typing import Final

from longroll.games.five_aprils.position import FELL_BACK, SPENT, Position, attack_of, defence_of
from longroll.games.five_aprils.shiloh.law import CONTACT, LAST_CONTACT
from longroll.games.five_aprils.stack import STACK, side_at, top_units, zone_crosses
from longroll.games.five_aprils.target import defence_at
from longroll.games.five_aprils.terms import ARTILLERY, CONFEDERATE, GUNBOAT, UNION
from longroll.opponents.five_aprils.atlas import NEAR, Atlas
from longroll.opponents.five_aprils.parameters import Parameters
from longroll.opponents.five_aprils.prospects import Prospects, soft_column
from longroll.opponents.five_aprils.threats import WHOLE
from longroll.opponents.five_aprils.verdict import next_check, verdict

HUNT_FROM: Final = 12
KEEN: Final = 1.2  # how much an objective of its own draws who need change nothing
SLIGHT: Final = 0.5  # how much a unit without strength heeds the objectives
MOST_BLUFF: Final = 0.8
CROWD: Final = 20.0
NOTHING: Final = -99.0
SHILOH: Final = "shiloh"


class Field:
    """One side's look at a position, for one of its units."""

    def __init__(self, position: Position, atlas: Atlas, prospects: Prospects, unit: int) -> None:
        battle = position.battle
        self.position = position
        self.atlas = atlas
        self.prospects = prospects
        self.unit = unit
        self.side = battle.unit_side[unit]
        self.parameters = parameters = atlas.parameters[self.side]
        self.urge = urge(position, atlas, self.side)
        self.eager = eagerness(position, parameters, self.urge)
        self.needs = needs(position, atlas, self.side, self.urge, unit)
        self.calling: list[int] = calling(self)
        self.prey = prey(position, self.side)
        self.surprise = atlas.law.surprise(position) if position.phasing == self.side else 0
        self.threat = atlas.threats.against(position, self.side)
        self.attacks_soon = combat_weight(position, parameters, self.side)
        self.attacked_soon = combat_weight(position, parameters, 1 - self.side)
        self.hush = parameters.quiet if wakes(position, self.side) else 0.0
        self.pressed: list[int] = [-1] * battle.hexes
        self.helped: list[float] = [0.0] * battle.hexes


def wakes(position: Position, side: int) -> bool:
    """A5A-14.1-c: would contact wake an enemy who might be let sleep until all can strike at once?"""
    if side != CONFEDERATE or position.battle.title != SHILOH:
        return False
    return not position.extra[CONTACT] and position.turn < LAST_CONTACT


def combat_weight(position: Position, parameters: Parameters, side: int) -> float:
    return 1.0 if position.battle.formations + side in position.cup else parameters.absent_marker


# --- objectives


def influence(position: Position, atlas: Atlas, but: int) -> list[int]:
    """The strength of each side near each objective, times NEAR, but for one unit: 2 * objective + side."""
    battle = position.battle
    found = [0] * (2 * atlas.objectives)
    for unit in range(battle.units):
        place = position.where[unit]
        if place < 0 or unit == but:
            continue
        near = atlas.near[place]
        if not near:
            continue
        side = battle.unit_side[unit]
        strength = attack_of(position, unit) + defence_of(position, unit)
        nearness = atlas.nearness[place]
        for spot in range(len(near)):
            found[2 * near[spot] + side] += strength * nearness[spot]
    return found


def urge(position: Position, atlas: Atlas, side: int) -> float:
    """How much a side must change how things stand: from 0, if it would win, to 1."""
    standing = verdict(position, atlas.law, next_check(position))
    return 0.5 - 0.5 * standing if side == UNION else 0.5 + 0.5 * standing


def eagerness(position: Position, parameters: Parameters, urge: float) -> float:
    """What it is worth to fight at all, for who must change how things stand, and the more the sooner."""
    return (
        parameters.contact
        * urge
        * (1.0 + parameters.contact_near_check * exp(-(next_check(position) - position.turn) / 2.0))
    )


def needs(position: Position, atlas: Atlas, side: int, urge: float, unit: int) -> list[float]:
    """How much a side needs a unit at each objective."""
    near = influence(position, atlas, unit)
    parameters = atlas.parameters[side]
    found: list[float] = []
    for number in range(atlas.objectives):
        own = near[2 * number + side] / NEAR
        foe = near[2 * number + 1 - side] / NEAR
        pressure = foe / (own + foe + 4.0)
        worth = atlas.worth[number]
        if position.control[number] == side:
            found.append(
                worth
                * (parameters.own_objective + parameters.own_under_pressure * pressure)
                * (KEEN - parameters.own_when_behind * urge)
            )
        else:
            found.append(
                worth
                * (parameters.enemy_objective + parameters.enemy_when_behind * urge)
                / (1.0 + own / (2.0 * foe + 8.0))
            )
    return found


def calling(field: Field) -> list[int]:
    """The objectives that matter where the unit is, or wherever it comes in."""
    atlas = field.atlas
    here = field.position.where[field.unit]
    if here < 0:
        return list(range(atlas.objectives))
    base = field.side * atlas.objectives
    calls = [field.needs[number] * atlas.pull[atlas.walk[base + number][here]] for number in range(atlas.objectives)]
    least = field.parameters.objective_cutoff * max(calls)
    return [number for number in range(atlas.objectives) if calls[number] >= least]


def goal_value(field: Field, place: int) -> float:
    """The pull of the objective that needs the unit most, and a little of the others."""
    atlas = field.atlas
    base = field.side * atlas.objectives
    pull = atlas.pull
    total = 0.0
    most = 0.0
    for number in field.calling:
        one = field.needs[number] * pull[atlas.walk[base + number][place]]
        total += one
        most = max(most, one)
    return field.parameters.objective_pull * (most + field.parameters.other_objectives * total)


def prey(position: Position, side: int) -> list[int]:
    """Where the enemies are, if there is nothing left to take but them."""
    if min([1 if holder == side else 0 for holder in position.control]) == 0:
        return []
    battle = position.battle
    return [
        position.where[unit]
        for unit in range(battle.units)
        if battle.unit_side[unit] != side and position.where[unit] >= 0
    ]


def hunt_value(field: Field, place: int) -> float:
    """Nearer to the nearest enemy."""
    nearest = HUNT_FROM
    for enemy in field.prey:
        nearest = min(nearest, field.position.battle.distance(place, enemy))
    return -field.parameters.approach * field.urge * nearest


def hold_value(field: Field, place: int) -> float:
    """An objective without another friend in it."""
    battle = field.position.battle
    if place not in battle.objectives:
        return 0.0
    for unit in top_units(field.position, place):
        if unit != field.unit and battle.unit_side[unit] == field.side:
            return 0.0
    return field.parameters.hold_alone * field.needs[battle.objectives.index(place)]


# --- enemies


def risk(field: Field, attack: float, defence: float, shift: int, beside: bool) -> float:
    """What it is worth to stand there when the enemy may attack; he need not, if he is not beside."""
    gain = field.prospects.between(soft_column(attack, defence) + shift)
    if gain > 0.0:
        return -field.parameters.enemy_attack * gain
    return min(-field.parameters.enemy_bluff * gain, MOST_BLUFF) if beside else 0.0


def defence_value(field: Field, place: int, beside: bool) -> float:
    """What the unit changes in the defence of a hex."""
    position = field.position
    threat = field.threat[place] / WHOLE
    if threat <= 0.0:
        return 0.0
    friends = 0
    for unit in top_units(position, place):
        if unit != field.unit:
            friends += defence_of(position, unit)
    shift = position.battle.hex_shift[place]
    own = defence_of(position, field.unit)
    value = risk(field, threat, own + friends, shift, beside)
    return value - risk(field, threat, friends, shift, beside) if friends else value


def press(field: Field, enemy: int) -> int:
    """The strength of the friends beside an enemy hex, without the unit."""
    if field.pressed[enemy] >= 0:
        return field.pressed[enemy]
    position = field.position
    battle = position.battle
    total = 0
    for out in range(6 * enemy, 6 * enemy + 6):
        near = battle.neighbour[out]
        if near >= 0 and side_at(position, near) == field.side:
            for unit in top_units(position, near):
                if unit != field.unit and not position.state[unit] & FELL_BACK:
                    total += attack_of(position, unit)
    field.pressed[enemy] = total
    field.helped[enemy] = help_near(field, enemy)
    return total


def help_near(field: Field, enemy: int) -> float:
    """The strength of the friends of the formation that have yet to move and could come up."""
    position = field.position
    battle = position.battle
    marker = position.marker
    total = 0
    if not 0 <= marker < battle.formations:
        return 0.0
    pointer = field.atlas.rank_in_order[field.unit]
    for unit in field.atlas.members[marker]:
        place = position.where[unit]
        if place < 0 or position.state[unit] & SPENT or field.atlas.rank_in_order[unit] <= pointer:
            continue
        if 1 < battle.distance(place, enemy) <= 3:
            total += attack_of(position, unit)
    return field.parameters.friends_to_move * total


def attack_value(field: Field, place: int) -> float:
    """What the unit adds to the attacks on the enemies beside a hex; whom nobody else would touch is its burden."""
    position = field.position
    own = attack_of(position, field.unit)
    best = NOTHING
    burden = 0
    shift = 0
    aid = 0.0
    for back in touching(field, place):
        enemy = back // 6
        friends = press(field, enemy)
        slope = position.battle.hex_shift[enemy] + position.battle.water_shift[back] + field.surprise
        if friends:
            best = max(best, added_value(field, enemy, own, friends + field.helped[enemy], slope))
        else:
            burden += defence_at(position, enemy)
            shift = min(shift, slope)
            aid = max(aid, field.helped[enemy])
    if burden:
        return field.prospects.between(soft_column(own + aid, burden) + shift)
    return best if best > NOTHING else 0.0


def touching(field: Field, place: int) -> list[int]:
    """The sides of enemy hexes over which their zones bind who stands in a hex."""
    position = field.position
    battle = position.battle
    found: list[int] = []
    for out in range(6 * place, 6 * place + 6):
        enemy = battle.neighbour[out]
        if enemy >= 0 and side_at(position, enemy) == 1 - field.side:
            back = 6 * enemy + (out + 3) % 6
            if zone_crosses(position, back) and field.atlas.law.binds(position, back):
                found.append(back)
    return found


def added_value(field: Field, enemy: int, own: int, friends: float, slope: int) -> float:
    """An attack with the unit, over the same attack without it."""
    defence = defence_at(field.position, enemy)
    before = field.prospects.between(soft_column(friends, defence) + slope)
    return field.prospects.between(soft_column(friends + own, defence) + slope) - before


def guns_value(field: Field, place: int, zoned: bool) -> float:
    """Guns want something in sight, and nobody beside them."""
    if zoned:
        return -field.parameters.guns_in_zone
    position = field.position
    for seen in position.battle.sight(place):
        if side_at(position, seen) == 1 - field.side:
            return field.parameters.guns_with_target
    return 0.0


# --- together


def is_crowded(field: Field, place: int) -> bool:
    """Are two others there?"""
    return len([unit for unit in top_units(field.position, place) if unit != field.unit]) >= STACK


def value_at(field: Field, place: int) -> float:
    """What it is worth to have the unit in that hex."""
    position = field.position
    battle = position.battle
    unit = field.unit
    arm = battle.arm[unit]
    if arm == GUNBOAT:
        return guns_value(field, place, False)
    if is_crowded(field, place):
        return -CROWD
    mass = SLIGHT + field.parameters.strength * (attack_of(position, unit) + defence_of(position, unit))
    value = goal_value(field, place) * mass + hold_value(field, place)
    if field.prey:
        value += hunt_value(field, place)
    zoned = position.zone[(1 - field.side) * battle.hexes + place] > 0
    if zoned:
        value -= field.hush
        value += field.attacks_soon * (field.parameters.own_attack * attack_value(field, place) + field.eager)
    value += field.attacked_soon * defence_value(field, place, zoned)
    if arm == ARTILLERY:
        value += guns_value(field, place, zoned)
    return value
