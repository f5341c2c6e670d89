"""What the computer players work out of the components, once for each pack."""

from typing import Final

from longroll.games.american_civil_war.basic.victory import worth
from longroll.games.american_civil_war.components import Components
from longroll.games.american_civil_war.terms import CANADA, CONFEDERATE, UNION
from longroll.opponents.american_civil_war.distances import steps_from
from longroll.opponents.american_civil_war.goals import basic_goal, northern_goal, southern_goal


class MapData:
    """Lists go by space, goals by side. Open is what can be entered without a war with Europe."""

    def __init__(self, components: Components) -> None:
        spaces = components.all_spaces
        home = components.home
        steps = [steps_from(components, space, CANADA) for space in spaces]
        self.components = components
        self.second_ring = [[far for far in spaces if steps[space][far] == 2] for space in spaces]
        self.open_neighbours = [
            [near for near in components.neighbours[space] if home[near] < CANADA] for space in spaces
        ]
        self.open_cities = [space for space in components.cities if home[space] < CANADA]
        self.rail_spaces = [space for space in spaces if components.rails[space]]
        self.basic_worths = [basic_worth(components, space) for space in spaces]
        self.basic_goals = [basic_goal(components, side) for side in (UNION, CONFEDERATE)]
        self.standard_goals = [northern_goal(components), southern_goal(components)]


def basic_worth(components: Components, space: int) -> int:
    """What a city counts in the basic game, for both sides together."""
    sides = [side for side in (UNION, CONFEDERATE) if space in components.basic_prizes[side]]
    return sum([worth(components, side, space) for side in sides])


LAST: Final[list[MapData]] = []


def map_data_of(components: Components) -> MapData:
    """Made anew only for other components than those last asked about."""
    if not LAST or LAST[0].components is not components:
        LAST[:] = [MapData(components)]
    return LAST[0]
