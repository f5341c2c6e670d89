"""What looks good while a combat is resolved: morale values, losses, retreats, advances; and breastworks."""

from typing import Final

from longroll.games.five_aprils.action import (
    ACT_ADVANCE,
    ACT_BUILD,
    ACT_RETREAT,
    HEX,
    MORALE_ZERO,
    VERB,
    hex_part,
    unit_part,
)
from longroll.games.five_aprils.loss import sufferers
from longroll.games.five_aprils.position import REDUCED, Position, attack_of, defence_of, morale_of
from longroll.opponents.five_aprils.hex_values import HexValues, value_at
from longroll.opponents.five_aprils.map_data import MapData
from longroll.opponents.five_aprils.prospects import Prospects

MORALE: Final = 1.6  # a point of morale in a combat
STRENGTH: Final = 0.25  # a point of strength
POINT: Final = 0.7  # a victory point
WALL: Final = 1.0


def loss_cost(position: Position, unit: int) -> float:
    """What the next step of a unit is worth."""
    battle = position.battle
    now = attack_of(position, unit) + defence_of(position, unit)
    if battle.two_steps[unit] and not position.state[unit] & REDUCED:
        left = battle.attack[unit + battle.units] + battle.defence[unit + battle.units]
        return STRENGTH * (now - left) + POINT
    return STRENGTH * now + 2 * POINT


def rank_morale(position: Position, choices: list[int]) -> list[float]:
    """The best morale, unless the first loss would then be much dearer."""
    ranks: list[float] = []
    for action in choices:
        value = unit_part(action) - MORALE_ZERO
        costs = [loss_cost(position, unit) for unit in sufferers_of(position) if morale_of(position, unit) == value]
        ranks.append(MORALE * value - (0.6 * min(costs) if costs else 0.0))
    return ranks


def sufferers_of(position: Position) -> list[int]:
    return sufferers(position, position.seat)


def rank_losses(position: Position, choices: list[int]) -> list[float]:
    return [-loss_cost(position, unit_part(action)) for action in choices]


def rank_places(position: Position, map_data: MapData, prospects: Prospects, choices: list[int]) -> list[float]:
    """Retreats and advances, by what the hexes are worth to the units; staying is nothing."""
    parameters = map_data.parameters[position.seat]
    by_unit: dict[int, HexValues] = {}
    stays: dict[int, float] = {}
    ranks: list[float] = []
    for action in choices:
        verb = action // VERB
        if verb not in (ACT_RETREAT, ACT_ADVANCE):
            ranks.append(parameters.retreat_choice if ranks_retreats(choices) else -parameters.advance_choice)
            continue
        unit = unit_part(action)
        if unit not in by_unit:
            by_unit[unit] = HexValues(position, map_data, prospects, unit)
            stays[unit] = value_at(by_unit[unit], position.where[unit])
        ranks.append(value_at(by_unit[unit], hex_part(action)) - stays[unit])
    return ranks


def ranks_retreats(choices: list[int]) -> bool:
    return choices[0] // VERB == ACT_RETREAT


def rank_building(position: Position, choices: list[int]) -> list[float]:
    """Walls toward where the enemies are."""
    return [
        WALL * facing(position, unit_part(action), action % HEX) if action // VERB == ACT_BUILD else 0.0
        for action in choices
    ]


def facing(position: Position, unit: int, direction: int) -> float:
    """How much enemy strength lies that way."""
    battle = position.battle
    here = position.where[unit]
    total = 0.0
    for turn, part in ((-1, 0.5), (0, 1.0), (1, 0.5)):
        near = battle.neighbour[6 * here + (direction + turn) % 6]
        if near < 0:
            continue
        for enemy in range(battle.units):
            place = position.where[enemy]
            if place >= 0 and battle.unit_side[enemy] != battle.unit_side[unit]:
                far = battle.distance(here, place)
                if far < 12 and battle.distance(near, place) < far:
                    total += part * attack_of(position, enemy) / (1 + far)
    return total
