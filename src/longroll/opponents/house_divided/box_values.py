"""What every box is worth to a side."""

from typing import Final

from longroll.games.house_divided.components import BOXES, CONFEDERATE, NOBODY, RECRUIT, UNION
from longroll.games.house_divided.position import HELD_BY, Position
from longroll.games.house_divided.victory import CAPITAL, MARGIN, VICTORY_BOXES, cities_spared, last_turn, needed_lead

PRIZE: Final[list[bool]] = [box in VICTORY_BOXES for box in range(BOXES)]
NUMBERED: Final[list[int]] = [
    box for box in range(BOXES) if RECRUIT[UNION][box] or RECRUIT[CONFEDERATE][box] or box == CAPITAL
]
GAME: Final = 100.0
PRIZE_PRICE: Final = [4.0, 5.0, 6.0, 8.0, 11.0, 18.0, 100.0, 100.0]  # by how many the Union holds
GROUND: Final = 0.4  # what a box is worth that bears no number


def box_values(position: Position, side: int) -> list[float]:
    """What the side would gain with each box, in hundredths; nothing where it holds the box already."""
    found = [GROUND] * BOXES
    control = position.control
    for box in range(BOXES):
        if control[box] & HELD_BY == side:
            found[box] = 0.0
    margin = position.maximum[UNION] - position.maximum[CONFEDERATE]
    price = point_price(position, margin)
    spared_cities = cities_spared(position, position.turn == last_turn(position))
    held = min(len(VICTORY_BOXES), prizes_held(position) + spared_cities)
    prize = PRIZE_PRICE[held if side == UNION else max(0, held - 1)] if not MARGIN[position.scenario] else 0.5
    for box in NUMBERED:
        holder = control[box] & HELD_BY
        if holder == side:
            continue
        found[box] += city_value(side, box, holder, margin, price, prize)
    return found


def city_value(side: int, box: int, held: int, margin: int, price: float, prize: float) -> float:
    own, other = RECRUIT[side][box], RECRUIT[1 - side][box]
    swing = own + other if held != NOBODY else own
    if box == CAPITAL or (swing > margin >= 0 if side == CONFEDERATE else swing >= -margin > 0):
        return GAME
    found = price * swing
    if held == NOBODY:
        found += price * other / 2
    return found + prize if PRIZE[box] else found


def point_price(position: Position, margin: int) -> float:
    """What a point of army maximum is worth. A Union that is being taught may be behind for a while (AHD-12.0-a)."""
    if MARGIN[position.scenario]:
        time = position.turn / last_turn(position)
        return 2.0 + 12.0 * time / (1.0 + abs(margin - needed_lead(position) + 0.5))
    return 1.0 + 12.0 / (max(0, margin) + 2)


def prizes_held(position: Position) -> int:
    held = 0
    for box in VICTORY_BOXES:
        if position.control[box] & HELD_BY == UNION:
            held += 1
    return held
