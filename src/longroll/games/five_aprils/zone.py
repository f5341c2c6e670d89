"""A5A 5.0, zones of control."""

from longroll.games.five_aprils.position import Position
from longroll.games.five_aprils.stack import side_at, zone_crosses
from longroll.games.five_aprils.terms import GUNBOAT


def in_zone_of(position: Position, side: int, place: int) -> bool:
    """A5A-5.0-a, A5A-5.0-d: is a hex in a zone of control of that side, whatever the other side has there?"""
    return position.zone[side * position.battle.hexes + place] > 0


def in_enemy_zone(position: Position, unit: int) -> bool:
    """A5A-5.0-g: friends there do not cancel it."""
    battle = position.battle
    place = position.where[unit]
    return place >= 0 and position.zone[(1 - battle.unit_side[unit]) * battle.hexes + place] > 0


def zone_holders(position: Position, side: int, place: int) -> list[int]:
    """The hexes of a side whose zone of control reaches a hex."""
    battle = position.battle
    holders: list[int] = []
    for out in range(6 * place, 6 * place + 6):
        near = battle.neighbour[out]
        if near < 0 or side_at(position, near) != side:
            continue
        if exerts(position, near) and zone_crosses(position, 6 * near + (out + 3) % 6):
            holders.append(near)
    return holders


def exerts(position: Position, place: int) -> bool:
    """Is there more than gunboats?"""
    unit = position.top[place]
    while unit >= 0:
        if position.battle.arm[unit] != GUNBOAT:
            return True
        unit = position.under[unit]
    return False
