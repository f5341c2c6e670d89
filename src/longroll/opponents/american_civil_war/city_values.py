"""What it matters who has a city, in hundredths of the game: more, the nearer a side is to its goal."""

from longroll.games.american_civil_war.basic.victory import needed as basic_needed
from longroll.games.american_civil_war.position import Position
from longroll.games.american_civil_war.scenario import city_value, is_basic
from longroll.games.american_civil_war.standard.victory import has_even_goals, needed
from longroll.games.american_civil_war.terms import CONFEDERATE, UNION
from longroll.opponents.american_civil_war.map_data import MapData, map_data_of
from longroll.opponents.american_civil_war.parameters import Parameters


def city_values(position: Position, parameters: Parameters) -> list[float]:
    data = map_data_of(position.components)
    values = [0.0] * position.components.spaces
    for space in data.open_cities:
        values[space] = plain_value(position, data, parameters, space)
    goals = data.basic_goals if is_basic(position) or has_even_goals(position) else data.standard_goals
    for side in (UNION, CONFEDERATE):
        goal = goals[side]
        wanted = basic_needed(position, side) if is_basic(position) else needed(position, side)
        factor = goal.factor(position, side, wanted, parameters.urgency[side])
        for space in goal.prizes:
            values[space] *= factor
    return values


def plain_value(position: Position, data: MapData, parameters: Parameters, space: int) -> float:
    """Before anybody is near his goal."""
    components = position.components
    value = parameters.city + parameters.city_printed * components.printed[space]
    value += parameters.city_income * city_value(position, space) + parameters.city_prize * data.basic_worths[space]
    return value + parameters.capital if space in components.capital else value
