"""What it matters who has a city, in hundredths of the game: more, the nearer a side is to its goal."""

from longroll.games.american_civil_war.basic.victory import needed as basic_needed
from longroll.games.american_civil_war.position import Position
from longroll.games.american_civil_war.scenario import city_value, is_basic
from longroll.games.american_civil_war.standard.victory import has_even_goals, needed
from longroll.games.american_civil_war.terms import CONFEDERATE, UNION
from longroll.opponents.american_civil_war.goals import Goal
from longroll.opponents.american_civil_war.map_data import MapData, map_data_of
from longroll.opponents.american_civil_war.parameters import Parameters, PlainValues


def city_values(position: Position, parameters: Parameters) -> list[float]:
    return multiplied_values(position, parameters, city_factors(position, parameters, wanted_points(position)))


def wanted_points(position: Position) -> list[int]:
    """What each side needs to win."""
    basic = is_basic(position)
    return [basic_needed(position, side) if basic else needed(position, side) for side in (UNION, CONFEDERATE)]


def city_factors(position: Position, parameters: Parameters, wanted: list[int]) -> list[float]:
    """For each side, how much more its prizes count than if nobody were near his goal."""
    goals = goals_of(position)
    return [goals[side].factor(position, side, wanted[side], parameters.urgency[side]) for side in (UNION, CONFEDERATE)]


def multiplied_values(position: Position, parameters: Parameters, factors: list[float]) -> list[float]:
    values = plain_values(position, parameters)[:]
    goals = goals_of(position)
    for side in (UNION, CONFEDERATE):
        factor = factors[side]
        for space in goals[side].prizes:
            values[space] *= factor
    return values


def goals_of(position: Position) -> list[Goal]:
    data = map_data_of(position.components)
    return data.basic_goals if is_basic(position) or has_even_goals(position) else data.standard_goals


def plain_values(position: Position, parameters: Parameters) -> list[float]:
    """Before anybody is near his goal: the same in all positions of a game."""
    known = parameters.plain_values
    if (
        known is None
        or known.components is not position.components
        or known.scenario != position.scenario
        or (known.options is not position.options and known.options != position.options)
    ):
        values = [0.0] * position.components.spaces
        data = map_data_of(position.components)
        for space in data.open_cities:
            values[space] = plain_value(position, data, parameters, space)
        known = PlainValues(position.components, position.scenario, position.options, values)
        parameters.plain_values = known
    return known.values


def plain_value(position: Position, data: MapData, parameters: Parameters, space: int) -> float:
    components = position.components
    value = parameters.city + parameters.city_printed * components.printed[space]
    value += parameters.city_income * city_value(position, space) + parameters.city_prize * data.basic_worths[space]
    return value + parameters.capital if space in components.capital else value
