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
from longroll.games.american_civil_war.components import (
    ARTILLERY,
    CITIES,
    HOME,
    INFANTRY,
    IS_CITY,
    IS_COAST,
    IS_PORT,
    KINDS,
    LEADER,
    NEIGHBOURS,
    RAILS,
    SORT_KIND,
    SORTS,
    SORTS_OF,
    SPACES,
)
from longroll.games.american_civil_war.movement import BY_LAND, BY_RAIL, BY_SHIP
from longroll.games.american_civil_war.ownership import judge_entry
from longroll.games.american_civil_war.position import Position, fresh_in, ridden_in
from longroll.games.american_civil_war.steps import MARCH, WHERE
from longroll.games.american_civil_war.transport import FARES, naval_left, rail_left, track_open
from longroll.opponents.american_civil_war.situation import UNIT, Situation, danger, look, mine, overcome

NEVER: Final = -1000.0
PACE: Final = 0.35  # what a unit gains by coming nearer
EAGER: Final = 4.0  # attacks first
ENOUGH: Final = 0.15  # what an attack must promise
CROWD: Final = 8  # more units than this do not raise the value of a space
LANDING: Final = 0.75
MOST_LEFT: Final = 6
APART: Final = 100.0  # choices that differ only in their order
NO_NETS: Final[list[int]] = []


def rank_march(position: Position, choices: list[int]) -> list[float]:
    situation = look(position, position.side)
    if position.step == MARCH:
        return rank_from(position, situation, choices)
    if position.step == WHERE:
        return rank_where(position, situation, choices)
    return rank_who(position, situation, choices)


# --- from, to, who


def rank_from(position: Position, situation: Situation, choices: list[int]) -> list[float]:
    spare = spare_powers(position, situation)
    tracks = rail_ends(position, situation)
    nets = rail_nets(position) if tracks else NO_NETS
    landings = landing_places(position, situation)
    found: list[float] = []
    for action in choices:
        if action // VERB == ACT_FROM:
            found.append(best_of_space(position, situation, spare, tracks, nets, landings, first_of(action)))
        else:
            found.append(0.0)
    return found


def best_of_space(
    position: Position,
    situation: Situation,
    spare: list[int],
    tracks: list[int],
    nets: list[int],
    landings: list[int],
    origin: int,
) -> float:
    """The best move of the army in a space."""
    band = movable(position, origin, BY_LAND)
    best = NEVER
    for space in NEIGHBOURS[origin]:
        if not judge_entry(position, space):
            best = max(best, best_gain(position, situation, spare, band, origin, space, BY_LAND))
    if tracks and IS_CITY[origin] and RAILS[origin]:
        train = movable(position, origin, BY_RAIL)
        for space in tracks:
            if space != origin and nets[origin] == nets[space]:
                best = max(best, best_gain(position, situation, spare, train, origin, space, BY_RAIL))
    if landings and IS_PORT[origin]:
        fleet = movable(position, origin, BY_SHIP)
        for space in landings:
            if space != origin:
                best = max(best, best_gain(position, situation, spare, fleet, origin, space, BY_SHIP))
    return best


def rank_where(position: Position, situation: Situation, choices: list[int]) -> list[float]:
    spare = spare_powers(position, situation)
    origin = position.space
    band = movable(position, origin, BY_LAND)
    train = movable(position, origin, BY_RAIL)
    fleet = movable(position, origin, BY_SHIP)
    found: list[float] = []
    for action in choices:
        verb = action // VERB
        space = first_of(action)
        if verb == ACT_RAIL:
            found.append(best_gain(position, situation, spare, train, origin, space, BY_RAIL))
        elif verb == ACT_SAIL:
            found.append(best_gain(position, situation, spare, fleet, origin, space, BY_SHIP))
        else:
            found.append(best_gain(position, situation, spare, band, origin, space, BY_LAND))
    return found


def rank_who(position: Position, situation: Situation, choices: list[int]) -> list[float]:
    """How much of the army goes: all of it, or all but some infantry."""
    origin = position.space
    space = position.destination
    mode = position.mode
    spare = spare_powers(position, situation)
    band = movable(position, origin, mode)
    whole = gain_of(position, situation, spare, band, origin, space, mode, 0)
    best = whole
    stay = 0
    for left in range(1, min(MOST_LEFT, band[INFANTRY]) + 1):
        gain = gain_of(position, situation, spare, band, origin, space, mode, left)
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


def spare_powers(position: Position, situation: Situation) -> list[int]:
    """What every space could send into a fight nearby; a city that is in reach of the enemy keeps one infantry."""
    spare = [0] * SPACES
    for space in range(SPACES):
        if situation.own[space] and not situation.foe[space]:
            power = power_of(situation, movable(position, space, BY_LAND), 0)
            if situation.city_values[space] and situation.reach[space]:
                power -= situation.powers[INFANTRY]
            spare[space] = max(0, power)
    return spare


# --- what a move gains


def best_gain(
    position: Position, situation: Situation, spare: list[int], band: list[int], origin: int, space: int, mode: int
) -> float:
    best = gain_of(position, situation, spare, band, origin, space, mode, 0)
    for left in (1, 3):
        if band[INFANTRY] >= left:
            best = max(best, gain_of(position, situation, spare, band, origin, space, mode, left))
    return best


def gain_of(
    position: Position,
    situation: Situation,
    spare: list[int],
    band: list[int],
    origin: int,
    space: int,
    mode: int,
    left: int,
) -> float:
    """What is gained by sending a band, less some infantry, to a space."""
    units = band[0] + band[1] + band[2] + band[3] - left
    if units <= 0:
        return leader_gain(position, situation, band, origin, space) if left == 0 else NEVER
    power = power_of(situation, band, left)
    gain = -leaving(position, situation, origin, power, units)
    if situation.foe[space]:
        nearer = max(0.0, PACE * min(units, CROWD) * (situation.lure[space] - situation.lure[origin]))
        return gain + attack(situation, spare, origin, space, power, mode, nearer)
    gain += danger(situation, space, situation.own[space])
    gain -= danger(situation, space, situation.own[space] + power)
    if situation.city_values[space] and not mine(position, situation, space):
        gain += situation.city_values[space]
    return gain + PACE * units * (situation.lure[space] - situation.lure[origin]) - 0.05


def leader_gain(position: Position, situation: Situation, band: list[int], origin: int, space: int) -> float:
    """Leaders alone follow the armies."""
    if not band[LEADER] or situation.foe[space]:
        return NEVER
    if position.units[situation.side * SPACES + origin]:
        return -0.5
    return 0.01 * situation.own[space] + 0.1 * (situation.lure[space] - situation.lure[origin])


def leaving(position: Position, situation: Situation, origin: int, power: int, units: int) -> float:
    """What leaving costs: more danger to those who stay, or a city given up."""
    rest = position.units[situation.side * SPACES + origin] - units
    cost = danger(situation, origin, situation.own[origin] - power if rest > 0 else 0)
    cost -= danger(situation, origin, situation.own[origin])
    if rest <= 0 and situation.city_values[origin] and HOME[origin] != situation.side:
        cost += situation.city_values[origin]
    return cost


def attack(
    situation: Situation, spare: list[int], origin: int, space: int, power: int, mode: int, nearer: float
) -> float:
    """What joining an attack gains, counting on all who can come too."""
    there = situation.own[space]
    force = float(there + power)
    if mode == BY_SHIP:
        force *= LANDING
    else:
        for near in NEIGHBOURS[space]:
            if near != origin:
                force += spare[near]
    promise = assault(situation, space, force, nearer)
    if there:
        return promise - assault(situation, space, float(there), 0.0)
    return promise + EAGER if promise > ENOUGH else promise - ENOUGH - 1.0


def assault(situation: Situation, space: int, force: float, nearer: float) -> float:
    """What an attack with so much promises."""
    foe = float(situation.foe[space])
    chance = overcome(situation, force, foe)
    lesser = min(force, foe)
    value = situation.city_values[space] + nearer
    if situation.basic:
        win = value + UNIT * (foe - 0.6 * lesser)
        lose = UNIT * (force - 0.6 * lesser)
        rest = int(force - 0.6 * lesser)
    else:
        win = value + UNIT * (0.5 * foe - 0.25 * lesser)
        lose = UNIT * (0.4 * force - 0.2 * lesser)
        rest = int(force - 0.3 * lesser)
    return chance * (win - 0.7 * danger(situation, space, rest)) - (1.0 - chance) * lose


# --- railways and seas


def rail_ends(position: Position, situation: Situation) -> list[int]:
    """The few spaces that draw armies most and can be reached by train."""
    if situation.basic or rail_left(position) <= 0:
        return []
    open_ends = [
        (-situation.lure[space], space)
        for space in range(SPACES)
        if RAILS[space] and situation.lure[space] > 1.0 and track_open(position, space)
    ]
    open_ends.sort()
    return [space for _, space in open_ends[:5]]


def rail_nets(position: Position) -> list[int]:
    """A number for every space on open track; trains run between spaces with the same."""
    nets = [0] * SPACES
    count = 0
    for start in range(SPACES):
        if RAILS[start] and not nets[start] and track_open(position, start):
            count += 1
            nets[start] = count
            ends = [start]
            while ends:
                for space in RAILS[ends.pop()]:
                    if not nets[space] and track_open(position, space):
                        nets[space] = count
                        ends.append(space)
    return nets


def landing_places(position: Position, situation: Situation) -> list[int]:
    """Cities on the coast that are worth a landing."""
    if situation.basic or naval_left(position) <= 0:
        return []
    return [
        space
        for space in CITIES
        if IS_COAST[space] and situation.city_values[space] and not mine(position, situation, space)
    ]
