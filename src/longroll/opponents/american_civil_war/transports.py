"""Railways and seas: where trains and ships are worth while."""

from typing import Final

from longroll.games.american_civil_war.position import Position
from longroll.games.american_civil_war.transport import naval_left, rail_left, track_open
from longroll.opponents.american_civil_war.march_memory import MOST_ENDS
from longroll.opponents.american_civil_war.situation import Situation, mine

WORTH_A_TRAIN: Final = 1.0


def rail_ends(position: Position, situation: Situation) -> list[int]:
    """The few spaces that draw armies most and can be reached by train."""
    if situation.basic or rail_left(position) <= 0:
        return []
    ends: list[int] = []
    for space in situation.map_data.rail_spaces:
        pull = situation.lure[space]
        if pull <= WORTH_A_TRAIN or (len(ends) == MOST_ENDS and pull <= situation.lure[ends[MOST_ENDS - 1]]):
            continue
        if track_open(position, space):
            place = len(ends)
            while place and situation.lure[ends[place - 1]] < pull:
                place -= 1
            ends.insert(place, space)
            del ends[MOST_ENDS:]
    return ends


def rail_nets(position: Position, situation: Situation) -> list[int]:
    """A number for every space on open track; trains run between spaces with the same."""
    if not situation.rail_nets:
        situation.rail_nets = find_rail_nets(position, situation.map_data.rail_spaces)
    return situation.rail_nets


def find_rail_nets(position: Position, rail_spaces: list[int]) -> list[int]:
    components = position.components
    nets = [0] * components.spaces
    count = 0
    for start in rail_spaces:
        if not nets[start] and track_open(position, start):
            count += 1
            nets[start] = count
            ends = [start]
            while ends:
                for space in components.rails[ends.pop()]:
                    if not nets[space] and track_open(position, space):
                        nets[space] = count
                        ends.append(space)
    return nets


def landing_places(position: Position, situation: Situation) -> list[int]:
    """Cities on the coast that are worth a landing."""
    components = position.components
    if situation.basic or naval_left(position) <= 0:
        return []
    return [
        space
        for space in components.cities
        if components.is_coast[space] and situation.city_values[space] and not mine(position, situation, space)
    ]
