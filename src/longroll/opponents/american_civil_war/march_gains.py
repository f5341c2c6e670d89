"""What a march gains: a city, safety, a battle, a place nearer to the goals."""

from typing import Final

from longroll.games.american_civil_war.movement import BY_SHIP
from longroll.games.american_civil_war.position import Position
from longroll.games.american_civil_war.terms import LEADER, PARTIES
from longroll.opponents.american_civil_war.dangers import danger, danger_now, overcome
from longroll.opponents.american_civil_war.detachments import Detachment
from longroll.opponents.american_civil_war.march_memory import MarchMemory
from longroll.opponents.american_civil_war.situation import Situation, mine

NEVER: Final = -1000.0
CROWD: Final = 8  # more units than this do not raise the value of a space
MARCH_COST: Final = 0.05


class Marches:
    """What the armies of a side can do."""

    def __init__(self, position: Position, situation: Situation, memory: MarchMemory) -> None:
        self.position = position
        self.situation = situation
        self.memory = memory


def best_gain(marches: Marches, parts: list[Detachment], space: int, mode: int, best: float) -> float:
    """The best that a part of a band can do there, if it is more than what was found already."""
    situation = marches.situation
    if situation.foe[space]:
        for part in parts:
            best = max(best, gain_of(marches, part, space, mode))
        return best
    city = city_gain(marches, space)
    prize = danger_now(situation, space) + city
    for part in parts:
        if part.units <= 0:
            best = max(best, left_alone(marches, part, space))
        else:
            nearer = nearer_to(situation, part, space, part.units)
            if prize - part.cost + nearer > best:
                best = max(best, quiet_gain(situation, part, space, city, nearer))
    return best


def gain_of(marches: Marches, part: Detachment, space: int, mode: int) -> float:
    """What is gained by sending a detachment to a space."""
    if part.units <= 0:
        return left_alone(marches, part, space)
    situation = marches.situation
    if situation.foe[space]:
        return -part.cost + attack(marches, part, space, mode)
    nearer = nearer_to(situation, part, space, part.units)
    return quiet_gain(situation, part, space, city_gain(marches, space), nearer)


def quiet_gain(situation: Situation, part: Detachment, space: int, city: float, nearer: float) -> float:
    """Where no enemy is."""
    gain = -part.cost + danger_now(situation, space)
    gain -= danger(situation, space, situation.own[space] + part.power)
    return gain + city + nearer - MARCH_COST


def city_gain(marches: Marches, space: int) -> float:
    """A city that is not held yet."""
    value = marches.situation.city_values[space]
    return value if value and not mine(marches.position, marches.situation, space) else 0.0


def nearer_to(situation: Situation, part: Detachment, space: int, units: int) -> float:
    """What so many units of a detachment gain by coming nearer to the goals."""
    return part.approach * units * (situation.lure[space] - situation.lure[part.origin])


def left_alone(marches: Marches, part: Detachment, space: int) -> float:
    """Nobody but leaders would go."""
    return leader_gain(marches, part, space) if part.left == 0 else NEVER


def leader_gain(marches: Marches, part: Detachment, space: int) -> float:
    """Leaders alone follow the armies."""
    situation = marches.situation
    origin = part.origin
    if not part.band[LEADER] or situation.foe[space]:
        return NEVER
    if marches.position.units[origin * PARTIES + situation.side]:
        return -0.5
    return 0.01 * situation.own[space] + 0.1 * (situation.lure[space] - situation.lure[origin])


# --- battles


def attack(marches: Marches, part: Detachment, space: int, mode: int) -> float:
    """What joining an attack gains, counting on all who can come too."""
    situation = marches.situation
    parameters = situation.parameters
    there = situation.own[space]
    force = float(there + part.power)
    if mode == BY_SHIP:
        force *= parameters.landing
    else:
        spare = marches.memory.spare
        for near in situation.components.neighbours[space]:
            if near != part.origin:
                force += spare[near]
    promise = assault(situation, space, force, max(0.0, nearer_to(situation, part, space, min(part.units, CROWD))))
    if there:
        return promise - assault(situation, space, float(there), 0.0)
    if promise > parameters.least_promise:
        return promise + parameters.attack_first
    return promise - parameters.least_promise - 1.0


def assault(situation: Situation, space: int, force: float, nearer: float) -> float:
    """What an attack with so much promises."""
    parameters = situation.parameters
    unit = parameters.unit
    foe = float(situation.foe[space])
    chance = overcome(situation, force, foe)
    lesser = min(force, foe)
    value = situation.city_values[space] + nearer
    if situation.basic:
        win = value + parameters.enemy_losses * unit * (foe - 0.6 * lesser)
        lose = parameters.own_losses * unit * (force - 0.6 * lesser)
        rest = int(force - 0.6 * lesser)
    else:
        win = value + parameters.enemy_losses * unit * (0.5 * foe - 0.25 * lesser)
        lose = parameters.own_losses * unit * (0.4 * force - 0.2 * lesser)
        rest = int(force - 0.3 * lesser)
    return chance * (win - parameters.counterattack * danger(situation, space, rest)) - (1.0 - chance) * lose
