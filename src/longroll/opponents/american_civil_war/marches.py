"""Movement on the map: concentrate armies, attack weaker enemies, and keep important cities occupied."""

from typing import Final

from longroll.games.american_civil_war.action import (
    ACT_ALL,
    ACT_DONE,
    ACT_FROM,
    ACT_RAIL,
    ACT_SAIL,
    VERB,
    first_of,
)
from longroll.games.american_civil_war.movement import BY_LAND, BY_RAIL, BY_SHIP
from longroll.games.american_civil_war.ownership import judge_entry
from longroll.games.american_civil_war.position import Position, fresh_in, ridden_in
from longroll.games.american_civil_war.steps import MARCH, WHERE
from longroll.games.american_civil_war.terms import (
    ARTILLERY,
    INFANTRY,
    KINDS,
    LEADER,
    PARTIES,
    SORT_KIND,
    SORTS,
    SORTS_OF,
)
from longroll.games.american_civil_war.transport import FARES, naval_left, rail_left, track_open
from longroll.opponents.american_civil_war.situation import Situation, danger, danger_now, mine, overcome

NEVER: Final = -1000.0
CROWD: Final = 8  # more units than this do not raise the value of a space
ALL_OF_THEM: Final = 1000
MARCH_COST: Final = 0.05
MOST_LEFT: Final = 6
LEFT_BEHIND: Final = (1, 3)
APART: Final = 100.0  # choices that differ only in their order
NO_NETS: Final[list[int]] = []
WORTH_A_TRAIN: Final = 1.0
MOST_ENDS: Final = 5


def rank_march(position: Position, situation: Situation, choices: list[int]) -> list[float]:
    marches = Marches(position, situation)
    if position.step == MARCH:
        return rank_from(marches, choices)
    if position.step == WHERE:
        return rank_where(marches, choices)
    return rank_who(marches, choices)


class Marches:
    """What the armies of a side can do, counted once for all choices of a position."""

    def __init__(self, position: Position, situation: Situation) -> None:
        self.position = position
        self.situation = situation
        spaces = position.components.spaces
        self.bands = [NO_BAND] * spaces  # by space, what can march
        self.spare = [0] * spaces  # what every space could send into a fight nearby
        for space in range(spaces):
            if situation.own[space]:
                self.bands[space] = movable(position, space, BY_LAND)
                self.spare[space] = spare_power(situation, self.bands[space], space)


NO_BAND: Final[list[int]] = [0] * KINDS


class Detachment:
    """A part of the army in a space."""

    def __init__(self, marches: Marches, band: list[int], origin: int, left: int) -> None:
        self.band = band
        self.origin = origin
        self.left = left  # infantry of the band that stays
        self.units = band[0] + band[1] + band[2] + band[3] - left
        self.power = power_of(marches.situation, band, left)
        self.cost = leaving(marches, origin, self.power, self.units) if self.units > 0 else 0.0


def detachments(marches: Marches, band: list[int], origin: int) -> list[Detachment]:
    """All of a band, and all but some infantry."""
    found = [Detachment(marches, band, origin, 0)]
    for left in LEFT_BEHIND:
        if band[INFANTRY] >= left:
            found.append(Detachment(marches, band, origin, left))
    return found


# --- from, to, who


def rank_from(marches: Marches, choices: list[int]) -> list[float]:
    position = marches.position
    tracks = rail_ends(position, marches.situation)
    nets = rail_nets(position, marches.situation) if tracks else NO_NETS
    landings = landing_places(position, marches.situation)
    found: list[float] = []
    for action in choices:
        if action // VERB == ACT_FROM:
            found.append(best_of_space(marches, tracks, nets, landings, first_of(action)))
        else:
            found.append(0.0)
    return found


def best_of_space(marches: Marches, tracks: list[int], nets: list[int], landings: list[int], origin: int) -> float:
    """The best move of the army in a space."""
    components = marches.position.components
    position = marches.position
    parts = detachments(marches, marches.bands[origin], origin)
    best = NEVER
    for space in components.neighbours[origin]:
        if not judge_entry(position, space):
            best = best_gain(marches, parts, space, BY_LAND, best)
    if tracks and components.is_city[origin] and components.rails[origin]:
        parts = detachments(marches, movable(position, origin, BY_RAIL), origin)
        for space in tracks:
            if space != origin and nets[origin] == nets[space]:
                best = best_gain(marches, parts, space, BY_RAIL, best)
    if landings and components.is_port[origin]:
        parts = detachments(marches, movable(position, origin, BY_SHIP), origin)
        for space in landings:
            if space != origin:
                best = best_gain(marches, parts, space, BY_SHIP, best)
    return best


def rank_where(marches: Marches, choices: list[int]) -> list[float]:
    position = marches.position
    origin = position.space
    band = detachments(marches, marches.bands[origin], origin)
    train = detachments(marches, movable(position, origin, BY_RAIL), origin)
    fleet = detachments(marches, movable(position, origin, BY_SHIP), origin)
    found: list[float] = []
    for action in choices:
        verb = action // VERB
        space = first_of(action)
        if verb == ACT_RAIL:
            found.append(best_gain(marches, train, space, BY_RAIL, NEVER))
        elif verb == ACT_SAIL:
            found.append(best_gain(marches, fleet, space, BY_SHIP, NEVER))
        else:
            found.append(best_gain(marches, band, space, BY_LAND, NEVER))
    return found


def rank_who(marches: Marches, choices: list[int]) -> list[float]:
    """How much of the army goes: all of it, or all but some infantry."""
    position = marches.position
    origin = position.space
    space = position.destination
    mode = position.mode
    band = movable(position, origin, mode)
    whole = gain_of(marches, Detachment(marches, band, origin, 0), space, mode)
    best = whole
    stay = 0
    for left in range(1, min(MOST_LEFT, band[INFANTRY]) + 1):
        gain = gain_of(marches, Detachment(marches, band, origin, left), space, mode)
        if gain > best + 0.01:
            best = gain
            stay = left
    found: list[float] = []
    taken = not stay
    for action in choices:
        verb = action // VERB
        if verb == ACT_DONE:
            found.append(0.0)
        elif verb == ACT_ALL:
            found.append(whole)
        elif SORT_KIND[first_of(action)] == INFANTRY and band[INFANTRY] <= stay:
            found.append(NEVER)
        else:
            found.append(best - APART if taken else best)
            taken = True
    return found


# --- bands: by kind, how many pieces can go


def movable(position: Position, origin: int, mode: int) -> list[int]:
    """By kind, the pieces in a space that can still go; by rail and sea as many as there is room for."""
    band = [0] * KINDS
    base = origin * SORTS
    army = position.army
    aboard = position.aboard
    for sort in SORTS_OF[position.side]:
        if army[base + sort]:
            count = fresh_in(position, origin, sort)
            if mode == BY_LAND:
                count += ridden_in(position, origin, sort)
            elif aboard:
                count -= aboard[sort]
            if count > 0:
                band[SORT_KIND[sort]] += count
    if mode != BY_LAND:
        squeeze(band, rail_left(position) if mode == BY_RAIL else naval_left(position))
    return band


def squeeze(band: list[int], room: int) -> None:
    """As many as there is room for, guns first."""
    for kind in (ARTILLERY, INFANTRY, 2, 1):
        fit = min(band[kind], room // FARES[kind])
        band[kind] = fit
        room -= fit * FARES[kind]


def power_of(situation: Situation, band: list[int], left: int) -> int:
    total = -left * situation.powers[INFANTRY]
    for kind in range(KINDS):
        total += band[kind] * situation.powers[kind]
    return total


def spare_power(situation: Situation, band: list[int], space: int) -> int:
    """A city that is in reach of the enemy keeps one infantry."""
    if situation.foe[space]:
        return 0
    power = power_of(situation, band, 0)
    if situation.city_values[space] and situation.reach[space]:
        power -= situation.powers[INFANTRY]
    return max(0, power)


# --- what a move gains


def best_gain(marches: Marches, parts: list[Detachment], space: int, mode: int, best: float) -> float:
    """The best that a part of the band can do there, if it is more than what was found already."""
    if marches.situation.foe[space]:
        for part in parts:
            best = max(best, gain_of(marches, part, space, mode))
        return best
    prize = prize_of(marches, space)
    for part in parts:
        if part.units <= 0 or prize - part.cost + nearer_to(marches.situation, part, space) > best:
            best = max(best, gain_of(marches, part, space, mode))
    return best


def prize_of(marches: Marches, space: int) -> float:
    """The most that can be gained in a space without enemies, besides coming nearer to the goals."""
    situation = marches.situation
    prize = danger_now(situation, space)
    if situation.city_values[space] and not mine(marches.position, situation, space):
        prize += situation.city_values[space]
    return prize


def nearer_to(situation: Situation, part: Detachment, space: int, most: int = ALL_OF_THEM) -> float:
    """What the units of a detachment, or so many of them, gain by coming nearer to the goals."""
    approach = situation.parameters.approach
    if not situation.reach[part.origin]:
        approach += situation.parameters.rear_approach
    return approach * min(part.units, most) * (situation.lure[space] - situation.lure[part.origin])


def gain_of(marches: Marches, part: Detachment, space: int, mode: int) -> float:
    """What is gained by sending a detachment to a space."""
    if part.units <= 0:
        return leader_gain(marches, part, space) if part.left == 0 else NEVER
    situation = marches.situation
    gain = -part.cost
    if situation.foe[space]:
        return gain + attack(marches, part, space, mode)
    gain += danger_now(situation, space)
    gain -= danger(situation, space, situation.own[space] + part.power)
    if situation.city_values[space] and not mine(marches.position, situation, space):
        gain += situation.city_values[space]
    return gain + nearer_to(situation, part, space) - MARCH_COST


def leader_gain(marches: Marches, part: Detachment, space: int) -> float:
    """Leaders alone follow the armies."""
    situation = marches.situation
    origin = part.origin
    if not part.band[LEADER] or situation.foe[space]:
        return NEVER
    if marches.position.units[origin * PARTIES + situation.side]:
        return -0.5
    return 0.01 * situation.own[space] + 0.1 * (situation.lure[space] - situation.lure[origin])


def leaving(marches: Marches, origin: int, power: int, units: int) -> float:
    """What leaving costs: more danger to those who stay, or a city given up."""
    situation = marches.situation
    rest = marches.position.units[origin * PARTIES + situation.side] - units
    cost = danger(situation, origin, situation.own[origin] - power if rest > 0 else 0)
    cost -= danger_now(situation, origin)
    if rest <= 0 and situation.city_values[origin] and marches.position.components.home[origin] != situation.side:
        cost += situation.parameters.taken_city * situation.city_values[origin]
    return cost


def attack(marches: Marches, part: Detachment, space: int, mode: int) -> float:
    """What joining an attack gains, counting on all who can come too."""
    situation = marches.situation
    parameters = situation.parameters
    there = situation.own[space]
    force = float(there + part.power)
    if mode == BY_SHIP:
        force *= parameters.landing
    else:
        for near in marches.position.components.neighbours[space]:
            if near != part.origin:
                force += marches.spare[near]
    promise = assault(situation, space, force, max(0.0, nearer_to(situation, part, space, CROWD)))
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


# --- railways and seas


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
