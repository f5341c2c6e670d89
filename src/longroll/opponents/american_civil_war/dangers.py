"""Dangers: what is likely to be lost in a space."""

from typing import Final

from longroll.opponents.american_civil_war.battle_strength import basic_odds, odds
from longroll.opponents.american_civil_war.situation import Situation

ASSAULT: Final = 0.84  # attackers count less than defenders in basic battles
RISING_CHANCE: Final = 15 / 36
RISING_POWER: Final = 35  # of the rioters, more or less


def danger_now(situation: Situation, space: int) -> float:
    """What is likely to be lost in a space as it is held."""
    found = situation.dangers[space]
    if found < 0.0:
        found = danger(situation, space, situation.own[space])
        situation.dangers[space] = found
    return found


def danger(situation: Situation, space: int, power: int) -> float:
    """What is likely to be lost in a space that is held with so much."""
    reach = situation.reach[space]
    found = loss_to(situation, space, power, reach)
    second = situation.second[space]
    if second:
        found += second_weight(situation, space) * (loss_to(situation, space, power, reach + second) - found)
    if situation.may_rise and situation.may_rise[space]:
        found += rising_danger(situation, situation.city_values[space], power)
    return found


def loss_to(situation: Situation, space: int, power: int, attackers: int) -> float:
    value = situation.city_values[space]
    if power <= 0:
        return value if attackers else situation.parameters.empty_city * value
    if not attackers:
        return 0.0
    unit = situation.parameters.unit * power * (1.0 if situation.basic else 0.5)
    return overcome(situation, attackers, power) * (value + unit)


def second_weight(situation: Situation, space: int) -> float:
    """How much armies two steps away count."""
    if space == situation.components.capital[situation.side]:
        return situation.parameters.capital_reach
    return situation.parameters.second_reach


def rising_danger(situation: Situation, value: float, power: int) -> float:
    """What a rising against conscription may take."""
    return situation.parameters.rising * value * RISING_CHANCE * odds(RISING_POWER, float(power))


def overcome(situation: Situation, attackers: float, defenders: float) -> float:
    """The chance of an attack."""
    return basic_odds(ASSAULT * attackers, defenders) if situation.basic else odds(attackers, defenders)
