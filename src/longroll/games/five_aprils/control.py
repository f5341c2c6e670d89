"""A5A 11.1, who controls the objectives, and what losses are worth."""

from longroll.games.five_aprils.events import Events, emit_hex
from longroll.games.five_aprils.exclusive import Exclusive
from longroll.games.five_aprils.position import ELIMINATED, REDUCED, Position
from longroll.games.five_aprils.terms import CONFEDERATE, GUNBOAT, NOBODY, UNION
from longroll.games.five_aprils.zone import in_zone_of


def pass_through(position: Position, unit: int, place: int) -> None:
    """A5A-11.1-d: the side that last moved a unit into or through an objective."""
    battle = position.battle
    if place in battle.objectives and battle.arm[unit] != GUNBOAT:
        for number, objective in enumerate(battle.objectives):
            if objective == place:
                position.passed[number] = battle.unit_side[unit]


def occupant(position: Position, place: int) -> int:
    """A5A-11.1-a: the side with a unit in a hex, gunboats apart; or nobody."""
    unit = position.top[place]
    while unit >= 0:
        if position.battle.arm[unit] != GUNBOAT:
            return position.battle.unit_side[unit]
        unit = position.under[unit]
    return NOBODY


def controller(position: Position, rules: Exclusive, number: int) -> int:
    """A5A-11.1-a, A5A-11.1-b, A5A-11.1-c, A5A-11.1-d, A5A-11.1-f, A5A-15.6-a"""
    place = position.battle.objectives[number]
    holder = occupant(position, place)
    if holder != NOBODY:
        return holder
    if not rules.zones_control():
        return position.passed[number]
    union = in_zone_of(position, UNION, place)
    confederate = in_zone_of(position, CONFEDERATE, place)
    if union and confederate:
        return NOBODY
    if union or confederate:
        return UNION if union else CONFEDERATE
    return position.passed[number]


def update_control(position: Position, rules: Exclusive, events: Events) -> None:
    """A5A-11.1-e, A5A-15.6-a: after every change of position; where zones do not count, who stood there last has it."""
    for number in range(len(position.control)):
        now = controller(position, rules, number)
        if not rules.zones_control():
            position.passed[number] = now
        if now != position.control[number]:
            position.control[number] = now
            place = position.battle.objectives[number]
            emit_hex(events, position, "control", "A5A-11.1-e", now, place)


def controlled(position: Position, side: int) -> int:
    """How many objectives a side controls."""
    return position.control.count(side)


def loss_points(position: Position, side: int) -> int:
    """A5A-11.1-g, A5A-11.1-h, A5A-11.1-i: what a side scores for the enemy's losses as they now are."""
    battle = position.battle
    points = 0
    for unit in range(battle.units):
        if battle.unit_side[unit] == side:
            continue
        if position.where[unit] == ELIMINATED:
            points += 3 if battle.two_steps[unit] else 2
        elif battle.two_steps[unit] and position.state[unit] & REDUCED:
            points += 1
    return points
