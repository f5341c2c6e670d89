"""What every box is worth to a side."""

from typing import Final

from longroll.games.house_divided.position import HELD_BY, Position
from longroll.games.house_divided.terms import CONFEDERATE, NOBODY, UNION
from longroll.games.house_divided.victory import cities_spared, last_turn, needed_lead
from longroll.opponents.house_divided.map_data import MapData

GAME: Final = 100.0
PRIZE_PRICE: Final = [100.0, 100.0, 18.0, 11.0, 8.0, 6.0, 5.0, 4.0]  # by how many the Union misses
GROUND: Final = 0.4  # what a box is worth that bears no number


def box_values(map_data: MapData, position: Position, side: int) -> list[float]:
    """What the side would gain with each box, in hundredths; nothing where it holds the box already."""
    components = position.components
    found = [GROUND] * components.boxes
    control = position.control
    for box in range(components.boxes):
        if control[box] & HELD_BY == side:
            found[box] = 0.0
    margin = position.maximum[UNION] - position.maximum[CONFEDERATE]
    price = point_price(position, margin)
    spared_cities = cities_spared(position, position.turn == last_turn(position))
    missing = max(0, map_data.prizes - prizes_held(position) - spared_cities)
    prize = 0.5 if components.margin[position.scenario] else prize_price(missing if side == UNION else missing + 1)
    for box in map_data.numbered:
        holder = control[box] & HELD_BY
        if holder == side:
            continue
        found[box] += city_value(map_data, side, box, holder, margin, price, prize)
    return found


def prize_price(missing: int) -> float:
    return PRIZE_PRICE[min(missing, len(PRIZE_PRICE) - 1)]


def city_value(map_data: MapData, side: int, box: int, held: int, margin: int, price: float, prize: float) -> float:
    components = map_data.components
    own, other = components.recruit[side][box], components.recruit[1 - side][box]
    swing = own + other if held != NOBODY else own
    if box == components.capital or (swing > margin >= 0 if side == CONFEDERATE else swing >= -margin > 0):
        return GAME
    found = price * swing
    if held == NOBODY:
        found += price * other / 2
    return found + prize if map_data.prize[box] else found


def point_price(position: Position, margin: int) -> float:
    """What a point of army maximum is worth. A Union that is being taught may be behind for a while (AHD-12.0-a)."""
    if position.components.margin[position.scenario]:
        time = position.turn / last_turn(position)
        return 2.0 + 12.0 * time / (1.0 + abs(margin - needed_lead(position) + 0.5))
    return 1.0 + 12.0 / (max(0, margin) + 2)


def prizes_held(position: Position) -> int:
    held = 0
    for box in position.components.victory_boxes:
        if position.control[box] & HELD_BY == UNION:
            held += 1
    return held
