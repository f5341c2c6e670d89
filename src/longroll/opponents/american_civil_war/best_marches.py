"""The best march from each space, remembered with the situation until something near it changes."""

from longroll.games.american_civil_war.movement import BY_LAND, BY_RAIL, BY_SHIP
from longroll.games.american_civil_war.ownership import judge_entry
from longroll.games.american_civil_war.position import Position
from longroll.games.american_civil_war.terms import SORTS
from longroll.games.american_civil_war.transport import naval_left, rail_left
from longroll.opponents.american_civil_war.bands import boarding, marching, spare_power
from longroll.opponents.american_civil_war.detachments import Detachment, detachments
from longroll.opponents.american_civil_war.march_gains import NEVER, Marches, best_gain
from longroll.opponents.american_civil_war.march_memory import (
    MOST_ENDS,
    NO_BAND,
    UNKNOWN,
    MarchMemory,
    forget_attacks,
    forget_space,
)
from longroll.opponents.american_civil_war.situation import Situation
from longroll.opponents.american_civil_war.transports import landing_places, rail_ends, rail_nets


def see_marches(position: Position, situation: Situation) -> Marches:
    memory = situation.marches
    if memory is None:
        memory = MarchMemory(position.components.spaces)
        situation.marches = memory
    if memory.version != position.map_version:
        memory.version = position.map_version
        see_bands(position, situation, memory)
    return Marches(position, situation, memory)


def see_bands(position: Position, situation: Situation, memory: MarchMemory) -> None:
    spaces = memory.changed
    if not only_changed(position, memory):
        spaces = position.components.all_spaces
        memory.moved = position.moved[:]
    memory.changed = []
    for space in spaces:
        band = marching(position, space) if situation.own[space] else NO_BAND
        if band != memory.bands[space]:
            see_band(situation, memory, space, band)


def only_changed(position: Position, memory: MarchMemory) -> bool:
    """Have pieces moved only where some have come or gone?"""
    if not memory.moved:
        return False
    for space in memory.changed:
        for at in range(space * SORTS, (space + 1) * SORTS):
            memory.moved[at] = position.moved[at]
    return memory.moved == position.moved


def see_band(situation: Situation, memory: MarchMemory, space: int, band: list[int]) -> None:
    """Another band can march from a space than before."""
    components = situation.components
    memory.bands[space] = band
    forget_space(memory, components, space)
    spare = spare_power(situation, band, space)
    if spare != memory.spare[space]:
        memory.spare[space] = spare
        for near in components.neighbours[space]:
            if situation.foe[near]:
                forget_attacks(memory, components, near)


def see_transports(marches: Marches) -> None:
    """Before marches from many spaces are compared."""
    position = marches.position
    situation = marches.situation
    memory = marches.memory
    if situation.basic:
        return
    memory.set_rail_room(rail_left(position))
    if memory.rail_room > 0 and not memory.ends_known:
        memory.set_rails(rail_ends(position, situation))
    memory.set_ships(landing_places(position, situation), naval_left(position))


def best_from(marches: Marches, origin: int) -> float:
    """The best march of the army in a space."""
    components = marches.position.components
    memory = marches.memory
    best = memory.by_land[origin]
    if best == UNKNOWN:
        best = best_by_land(marches, origin)
        memory.by_land[origin] = best
    if memory.rail_room > 0 and memory.rail_ends and components.is_city[origin] and components.rails[origin]:
        best = max(best, best_by_rail(marches, origin))
    if memory.landings and components.is_port[origin]:
        if memory.by_ship[origin] == UNKNOWN:
            memory.by_ship[origin] = best_by_ship(marches, origin)
        best = max(best, memory.by_ship[origin])
    return best


def best_by_land(marches: Marches, origin: int) -> float:
    position = marches.position
    parts = detachments(position, marches.situation, marches.memory.bands[origin], origin)
    best = NEVER
    for space in position.components.neighbours[origin]:
        if not judge_entry(position, space):
            best = best_gain(marches, parts, space, BY_LAND, best)
    return best


def best_by_rail(marches: Marches, origin: int) -> float:
    memory = marches.memory
    nets = rail_nets(marches.position, marches.situation)
    parts: list[Detachment] = []
    best = NEVER
    for end in range(len(memory.rail_ends)):
        space = memory.rail_ends[end]
        if space != origin and nets[origin] == nets[space]:
            gain = memory.by_rail[origin * MOST_ENDS + end]
            if gain == UNKNOWN:
                parts = parts or trains_from(marches, origin)
                gain = best_gain(marches, parts, space, BY_RAIL, NEVER)
                memory.by_rail[origin * MOST_ENDS + end] = gain
            best = max(best, gain)
    return best


def trains_from(marches: Marches, origin: int) -> list[Detachment]:
    position = marches.position
    return detachments(position, marches.situation, boarding(position, origin, BY_RAIL), origin)


def best_by_ship(marches: Marches, origin: int) -> float:
    position = marches.position
    parts = detachments(position, marches.situation, boarding(position, origin, BY_SHIP), origin)
    best = NEVER
    for space in marches.memory.landings:
        if space != origin:
            best = best_gain(marches, parts, space, BY_SHIP, best)
    return best
