"""What looks good in the five battles, for every kind of choice."""

from typing import Final

from longroll.games.five_aprils.action import ACT_COMMIT, ACT_END, ACT_GO, ACT_TAKE, VERB, hex_part, unit_part
from longroll.games.five_aprils.position import (
    ADVANCE,
    ATTACK,
    BUILD,
    DECLARE,
    LOSS,
    MORALE,
    MOVE,
    RETREAT,
    SPENT,
    STAND,
    WITHDRAW,
    YIELD,
    Position,
)
from longroll.opponents.five_aprils.combat import rank_attack, rank_declare, rank_withdraw, rank_yield
from longroll.opponents.five_aprils.hex_values import HexValues, value_at
from longroll.opponents.five_aprils.map_data import MapData
from longroll.opponents.five_aprils.prospects import Prospects
from longroll.opponents.five_aprils.results import rank_building, rank_losses, rank_morale, rank_places

NEVER: Final = -1000.0
COMMIT: Final = -250.0
AGAIN: Final = -300.0  # a unit that was skipped
OUT_OF_TURN: Final = -200.0
PLAIN: Final = 20.0  # what is far from every enemy is as plain as it looks


def rank(position: Position, map_data: MapData, prospects: Prospects, choices: list[int]) -> list[float]:
    step = position.step
    if step == MOVE:
        return rank_moves(position, map_data, prospects, choices)
    if step == YIELD:
        return rank_yield(position, map_data, prospects, choices)
    if step == WITHDRAW:
        return rank_withdraw(choices)
    if step == ATTACK:
        return rank_attack(position, map_data, prospects, choices)
    if step == DECLARE:
        return rank_declare(position, map_data, prospects, choices)
    if step == MORALE:
        return rank_morale(position, choices)
    if step == LOSS:
        return rank_losses(position, choices)
    if step in (RETREAT, STAND, ADVANCE):
        return rank_places(position, map_data, prospects, choices)
    return rank_building(position, choices) if step == BUILD else [0.0] * len(choices)


# --- movement: every unit of the formation is looked at once, in a fixed order


def rank_moves(position: Position, map_data: MapData, prospects: Prospects, choices: list[int]) -> list[float]:
    """The taken unit moves, or stays if the next one is taken. A skipped unit is not considered again."""
    pointer = last_looked_at(position, map_data)
    following = next_unit(map_data, choices, pointer)
    moving = position.unit >= 0 and not position.state[position.unit] & SPENT
    ranks = rank_going(position, map_data, prospects, choices) if moving else [NEVER] * len(choices)
    for number, action in enumerate(choices):
        verb = action // VERB
        if verb == ACT_TAKE:
            ranks[number] = take_rank(position, map_data, unit_part(action), following, pointer)
        elif verb == ACT_END:
            ranks[number] = 0.0 if following < 0 else OUT_OF_TURN
        elif verb == ACT_COMMIT:
            ranks[number] = COMMIT
    return ranks


def last_looked_at(position: Position, map_data: MapData) -> int:
    """How far down the order the formation has been moved."""
    pointer = -1
    if position.unit >= 0:
        pointer = map_data.rank_in_order[position.unit]
    for unit in map_data.members[position.marker]:
        if position.state[unit] & SPENT:
            pointer = max(pointer, map_data.rank_in_order[unit])
    return pointer


def next_unit(map_data: MapData, choices: list[int], pointer: int) -> int:
    """The first unit that may be taken after that one, or -1."""
    best = -1
    for action in choices:
        if action // VERB == ACT_TAKE:
            unit = unit_part(action)
            here = map_data.rank_in_order[unit]
            if here > pointer and (best < 0 or here < map_data.rank_in_order[best]):
                best = unit
    return best


def take_rank(position: Position, map_data: MapData, unit: int, following: int, pointer: int) -> float:
    """A skipped unit is taken again only if the phase cannot end otherwise: one after the other, in a fixed cycle."""
    if unit == following:
        return 0.0
    here = map_data.rank_in_order[unit]
    if here > pointer:
        return OUT_OF_TURN
    start = map_data.rank_in_order[position.unit] if position.unit >= 0 else -1
    return AGAIN - (here - start - 1) % len(map_data.order)


def rank_going(position: Position, map_data: MapData, prospects: Prospects, choices: list[int]) -> list[float]:
    """What each hex is worth, over staying; far from every enemy there is little to think about."""
    values = HexValues(position, map_data, prospects, position.unit)
    here = position.where[position.unit]
    stay = value_at(values, here) if here >= 0 else OUT_OF_TURN / 2
    ranks = [NEVER] * len(choices)
    near = here >= 0 and values.threat[here] > 0
    for number, action in enumerate(choices):
        if action // VERB == ACT_GO:
            place = hex_part(action)
            near = near or values.threat[place] > 0
            ranks[number] = value_at(values, place) - stay
    return ranks if near else [PLAIN * one if one > NEVER else one for one in ranks]
