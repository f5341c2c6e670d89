"""Who is winning: what there is to see in a position, and the chance that it makes."""

from math import log
from typing import Final

from longroll.games.house_divided.manifest import SCENARIO_NAMES
from longroll.games.house_divided.position import HELD_BY, Position
from longroll.games.house_divided.terms import CONFEDERATE, CRACK_INFANTRY, INFANTRY, NOWHERE, UNION
from longroll.games.house_divided.victory import cities_spared, last_turn, needed_lead
from longroll.opponents.house_divided.box_values import prizes_held
from longroll.opponents.house_divided.situation import Situation, look
from longroll.opponents.house_divided.strikes import risk, spread_strikes
from longroll.opponents.tables import Tables

FEATURES: Final = (
    "even",
    "turn",
    "margin",
    "thin-margin",
    "margin-late",
    "lead",
    "lead-late",
    "prizes",
    "last-prizes",
    "prizes-missing-late",
    "power",
    "power-late",
    "union-units",
    "confederate-units",
    "union-pool",
    "confederate-pool",
    "above-maximum",
    "capital-in-danger",
    "union-cities-in-danger",
    "prizes-in-danger",
    "confederate-cities-in-danger",
    "missing-prizes-in-danger",
    "hardest-prize",
    "nearness",
    "union-dug",
    "confederate-dug",
    "union-to-move",
    "concentration",
)
LATENT: Final = 0.6  # what a threat counts that the other side may still meet
SURE_LEAD: Final = 4.5
PULL_PER_MARCH: Final = 0.7


def measure(situation: Situation, position: Position, above_maximum: float) -> list[float]:
    components = position.components
    look(situation, position, above_maximum)
    spread_strikes(situation, UNION)
    spread_strikes(situation, CONFEDERATE)
    time = position.turn / last_turn(position)
    margin = position.maximum[UNION] - position.maximum[CONFEDERATE]
    spared = components.margin[position.scenario] - needed_lead(position)
    lead = max(-1.5, min(1.5, (margin + spared - SURE_LEAD) / 4))
    powers = army_powers(position)
    power = log((powers[UNION] + 3) / (powers[CONFEDERATE] + 3))
    spared_cities = cities_spared(position, position.turn == last_turn(position))
    prizes = situation.map_data.prizes
    held = min(prizes, prizes_held(position) + spared_cities)
    found = [
        1.0,
        time,
        margin / 10,
        1 / (1.0 + max(0, margin)),
        margin / 10 * time,
        lead,
        lead * time,
        held / prizes,
        (held / prizes) ** 4,
        (prizes - held) / prizes * time,
        power,
        power * time,
        position.strength[UNION] / 30,
        position.strength[CONFEDERATE] / 30,
        min(4, position.pool[2 * UNION + INFANTRY]) / 4,
        min(4, position.pool[2 * CONFEDERATE + INFANTRY]) / 4,
        max(0, position.strength[CONFEDERATE] - position.maximum[CONFEDERATE]) / 10,
    ]
    found += dangers(position, situation)
    found += [
        nearness(position, situation),
        total(situation.entrenched, UNION) / 10,
        total(situation.entrenched, CONFEDERATE) / 10,
        1.0 if position.side == UNION else 0.0,
        concentration(position, situation),
    ]
    return found


def army_powers(position: Position) -> list[float]:
    """Combat values, crack infantry half as much again."""
    components = position.components
    powers = [0.0, 0.0]
    for unit in range(components.units):
        if position.where[unit] != NOWHERE:
            kind = position.kind[unit]
            powers[components.unit_side[unit]] += (
                1.5 * components.value[kind] if kind == CRACK_INFANTRY else components.value[kind]
            )
    return powers


def dangers(position: Position, situation: Situation) -> list[float]:
    """What each side may lose in the other's next half-turn: cities by their numbers, prizes by count."""
    components = position.components
    map_data = situation.map_data
    lost = [0.0, 0.0]
    prizes = [0.0, 0.0]
    capital, hardest = 0.0, 1.0
    for box in map_data.numbered:
        side = position.control[box] & HELD_BY
        if side > CONFEDERATE:
            continue
        here = side * components.boxes + box
        chance = risk(
            situation,
            side,
            box,
            situation.count[here],
            situation.value[here],
            situation.hits[here],
            situation.crack[here],
            situation.entrenched[here],
        )
        if side == position.side:
            chance *= LATENT
        lost[side] += chance * (components.recruit[UNION][box] + components.recruit[CONFEDERATE][box]) / 10
        if map_data.prize[box]:
            prizes[side] += chance / map_data.prizes
            if side == CONFEDERATE:
                hardest = min(hardest, chance)
        if box == components.capital:
            capital = chance
    return [capital, lost[UNION], prizes[UNION], lost[CONFEDERATE], prizes[CONFEDERATE], hardest]


def nearness(position: Position, situation: Situation) -> float:
    """How much of the Union's force stands near prizes that it misses."""
    found = 0.0
    missing = [box for box in position.components.victory_boxes if position.control[box] & HELD_BY != UNION]
    for box in situation.occupied[UNION]:
        best = 0.0
        for prize in missing:
            best = max(best, PULL_PER_MARCH ** situation.map_data.paces[UNION][box][prize])
        found += best * situation.value[box]
    return found / 50


def concentration(position: Position, situation: Situation) -> float:
    """How much of the Union's force is massed before one prize that it misses, against what guards it."""
    components = position.components
    best = 0.0
    for prize in components.victory_boxes:
        if position.control[prize] & HELD_BY == UNION:
            continue
        closeness = situation.map_data.closeness[UNION][prize]
        near = 0.0
        for box in situation.occupied[UNION]:
            near += situation.value[box] * closeness[box]
        there = CONFEDERATE * components.boxes + prize
        guard = situation.value[there] + situation.entrenched[there] + situation.crack[there]
        best = max(best, near / (3.0 + guard))
    return min(1.0, best / 4)


def total(numbers: list[float], side: int) -> float:
    """The sum of the half of a flat list that belongs to a side."""
    boxes = len(numbers) // 2
    found = 0.0
    for box in range(side * boxes, side * boxes + boxes):
        found += numbers[box]
    return found


def weights_of(tables: Tables) -> list[list[float]]:
    """The weights of a scenario."""
    return [tables.weights([f"house-divided/{name}", "house-divided"], FEATURES) for name in SCENARIO_NAMES]
