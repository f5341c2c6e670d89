"""Bands: by kind, how many pieces in a space can go."""

from longroll.games.american_civil_war.movement import BY_LAND, BY_RAIL
from longroll.games.american_civil_war.position import HALF, Position, fresh_in
from longroll.games.american_civil_war.terms import ARTILLERY, INFANTRY, KINDS, PARTIES, SORT_KIND, SORTS, SORTS_OF
from longroll.games.american_civil_war.transport import FARES, naval_left, rail_left
from longroll.opponents.american_civil_war.situation import Situation


def movable(position: Position, origin: int, mode: int) -> list[int]:
    """The pieces in a space that can still go; by rail and sea as many as there is room for."""
    return marching(position, origin) if mode == BY_LAND else boarding(position, origin, mode)


def marching(position: Position, origin: int) -> list[int]:
    """The pieces that have not moved, or have one step left."""
    band = [0] * KINDS
    army = position.army
    moved = position.moved
    base = origin * SORTS
    left = position.present[origin * PARTIES + position.side]
    for sort in SORTS_OF[position.side]:
        count = army[base + sort]
        if count:
            left -= count
            spent = moved[base + sort]
            if spent:
                count = max(0, count - spent % HALF)
            band[SORT_KIND[sort]] += count
            if not left:
                break
    return band


def boarding(position: Position, origin: int, mode: int) -> list[int]:
    band = [0] * KINDS
    army = position.army
    aboard = position.aboard
    base = origin * SORTS
    for sort in SORTS_OF[position.side]:
        if army[base + sort]:
            count = fresh_in(position, origin, sort)
            if aboard:
                count -= aboard[sort]
            if count > 0:
                band[SORT_KIND[sort]] += count
    squeeze(band, rail_left(position) if mode == BY_RAIL else naval_left(position))
    return band


def squeeze(band: list[int], room: int) -> None:
    """Keep as many pieces as there is room for, guns first."""
    for kind in (ARTILLERY, INFANTRY, 2, 1):
        fit = min(band[kind], room // FARES[kind])
        band[kind] = fit
        room -= fit * FARES[kind]


def power_of(situation: Situation, band: list[int], left: int) -> int:
    """The power of a band when so many infantry stay behind."""
    powers = situation.powers
    total = (band[INFANTRY] - left) * powers[INFANTRY]
    for kind in range(1, KINDS):
        count = band[kind]
        if count:
            total += count * powers[kind]
    return total


def spare_power(situation: Situation, band: list[int], space: int) -> int:
    """A city that is in reach of the enemy keeps one infantry."""
    if situation.foe[space]:
        return 0
    power = power_of(situation, band, 0)
    if situation.city_values[space] and situation.reach[space]:
        power -= situation.powers[INFANTRY]
    return max(0, power)
