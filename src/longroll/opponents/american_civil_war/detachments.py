"""Detachments: the parts of an army that might be sent somewhere, and what it costs that they leave."""

from typing import Final

from longroll.games.american_civil_war.position import Position
from longroll.games.american_civil_war.terms import INFANTRY, PARTIES
from longroll.opponents.american_civil_war.bands import power_of
from longroll.opponents.american_civil_war.dangers import danger, danger_now
from longroll.opponents.american_civil_war.situation import Situation

LEFT_BEHIND: Final = (1, 3)


class Detachment:
    """A part of the army in a space."""

    def __init__(self, position: Position, situation: Situation, band: list[int], origin: int, left: int) -> None:
        self.band = band
        self.origin = origin
        self.left = left  # infantry of the band that stays
        self.units = band[0] + band[1] + band[2] + band[3] - left
        self.power = power_of(situation, band, left)
        self.cost = leaving(position, situation, origin, self.power, self.units) if self.units > 0 else 0.0
        self.approach = situation.parameters.approach  # what it is worth that one unit comes nearer to the goals
        if not situation.reach[origin]:
            self.approach += situation.parameters.rear_approach


def detachments(position: Position, situation: Situation, band: list[int], origin: int) -> list[Detachment]:
    """All of a band, and all but some infantry."""
    found = [Detachment(position, situation, band, origin, 0)]
    for left in LEFT_BEHIND:
        if band[INFANTRY] >= left:
            found.append(Detachment(position, situation, band, origin, left))
    return found


def leaving(position: Position, situation: Situation, origin: int, power: int, units: int) -> float:
    """What leaving costs: more danger to those who stay, or a city given up."""
    rest = position.units[origin * PARTIES + situation.side] - units
    cost = danger(situation, origin, situation.own[origin] - power if rest > 0 else 0)
    cost -= danger_now(situation, origin)
    if rest <= 0 and situation.city_values[origin] and position.components.home[origin] != situation.side:
        cost += situation.parameters.taken_city * situation.city_values[origin]
    return cost
