"""Lure: how strongly every space attracts armies. Cities to take or defend, enemies to attack; less with distance."""

from longroll.games.american_civil_war.position import Position
from longroll.opponents.american_civil_war.distances import PULL
from longroll.opponents.american_civil_war.situation import NO_SITES, Situation, mine


def set_goals(position: Position, situation: Situation) -> None:
    """Everything that was worked out with other goals is forgotten."""
    situation.lure = [0.0] * position.components.spaces
    situation.marches = None
    situation.sites = NO_SITES
    goals = city_goals(position, situation)
    limit = situation.parameters.enemy_pull_limit
    pull = situation.parameters.enemy_pull
    foe = situation.foe
    for space in range(position.components.spaces):
        if foe[space]:
            goals.append((min(limit, pull * foe[space]), space))
    goals.sort(reverse=True)
    for weight, space in goals:
        if situation.lure[space] < weight:
            draw(situation, space, weight)


def city_goals(position: Position, situation: Situation) -> list[tuple[float, int]]:
    found: list[tuple[float, int]] = []
    for space in situation.map_data.open_cities:
        weight = city_weight(position, situation, space)
        situation.weights[space] = weight
        if weight > 0.0:
            found.append((weight, space))
    return found


def city_weight(position: Position, situation: Situation, space: int) -> float:
    if not mine(position, situation, space):
        if not situation.foe[space]:
            return situation.city_values[space]
        discount = situation.parameters.guard_discount
        return situation.city_values[space] * discount / (discount + situation.foe[space])
    if situation.reach[space] > situation.own[space]:
        return situation.parameters.defence_pull * situation.city_values[space]
    return 0.0


def draw(situation: Situation, goal: int, weight: float) -> None:
    """A goal attracts from ring to ring, as far as nothing else attracts more."""
    lure = situation.lure
    neighbours = situation.neighbours
    lure[goal] = weight
    ring = [goal]
    steps = 0
    while ring:
        steps += 1
        pull = weight * PULL[steps]
        beyond: list[int] = []
        for space in ring:
            for near in neighbours[space]:
                if lure[near] < pull:
                    lure[near] = pull
                    beyond.append(near)
        ring = beyond
