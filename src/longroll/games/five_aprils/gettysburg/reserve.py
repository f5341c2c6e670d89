"""A5A 15.3-c to h, the Union's Artillery Reserve."""

from typing import Final

from longroll.games.five_aprils.battle import Battle
from longroll.games.five_aprils.events import Events, emit_unit
from longroll.games.five_aprils.exclusive import Exclusive
from longroll.games.five_aprils.gettysburg.options import RESERVE_ENTRY, RESERVE_RELEASE
from longroll.games.five_aprils.movement import can_leave, destinations, judge_take, take
from longroll.games.five_aprils.odds import close_attackers
from longroll.games.five_aprils.position import RELEASED, SPENT, WAITING, Position
from longroll.games.five_aprils.reach import Reach
from longroll.games.five_aprils.refusals import (
    RESERVE_HURRIES,
    RESERVE_MUST_ENTER,
    RESERVE_STAYS,
    RESERVE_TO_POST,
)
from longroll.games.five_aprils.stack import is_full, side_at
from longroll.games.five_aprils.terms import CONFEDERATE, RESERVE
from longroll.kernel.reason import refuse

POST: Final = "2010"
NEAR: Final = 2


def is_held(position: Position, unit: int) -> bool:
    """A5A-15.3-c, A5A-15.3-h: reserve artillery not yet released."""
    return position.battle.tags[unit] & RESERVE > 0 and not position.state[unit] & RELEASED


def at_post(battle: Battle, place: int) -> bool:
    return to_post(battle, place) <= 1


def bar_stop(position: Position, unit: int, place: int, found: Reach) -> int:
    """A5A-15.3-d, A5A-15.3-e: as fast as possible to the post, and then there; only its moves are bound."""
    if not is_held(position, unit) or at_post(position.battle, place):
        return 0
    here = position.where[unit]
    if here >= 0 and at_post(position.battle, here):
        return refuse(RESERVE_STAYS, place)
    far = to_post(position.battle, place)
    for other in found.places:
        if to_post(position.battle, other) < far and not is_full(position, other):
            return refuse(RESERVE_HURRIES, place)
    return 0


def bar_end(position: Position, rules: Exclusive) -> int:
    """A5A-15.3-d: who is on the map and not at the post must move toward it."""
    battle = position.battle
    if not battle.formation_tags[position.marker] & RESERVE:
        return 0
    for unit in battle.formation_units[position.marker]:
        if must_go(position, rules, unit):
            return refuse(RESERVE_TO_POST, unit)
        if must_enter(position, rules, unit):
            return refuse(RESERVE_MUST_ENTER, unit)
    return 0


def must_enter(position: Position, rules: Exclusive, unit: int) -> bool:
    """A5A-15.3-d: with the option, reserve artillery that can come in may not be held back."""
    if not position.options[RESERVE_ENTRY] or position.where[unit] != WAITING or not is_held(position, unit):
        return False
    if judge_take(position, rules, unit):
        return False
    twin = position.shared()
    take(twin, unit)
    return len(destinations(twin, rules, unit)) > 0


def must_go(position: Position, rules: Exclusive, unit: int) -> bool:
    battle = position.battle
    place = position.where[unit]
    if place < 0 or not is_held(position, unit):
        return False
    if at_post(battle, place) or position.state[unit] & SPENT or not can_leave(position, rules, unit):
        return False
    twin = position.shared()
    take(twin, unit)
    far = to_post(battle, place)
    for other in destinations(twin, rules, unit):
        if to_post(battle, other) < far:
            return True
    return False


def to_post(battle: Battle, place: int) -> int:
    return battle.distance(place, battle.hex_numbers[POST])


# --- release


def release_all(position: Position, events: Events) -> None:
    """A5A-15.3-f, A5A-15.3-h: an objective lost, or the enemy in or beside two of them."""
    if not condition_met(position):
        return
    for unit in range(position.battle.units):
        if is_held(position, unit):
            release(position, unit, "A5A-15.3-f", events)


def release(position: Position, unit: int, rule: str, events: Events) -> None:
    position.state[unit] |= RELEASED
    emit_unit(events, position, "released", rule, unit, position.where[unit])


def condition_met(position: Position) -> bool:
    """A5A-15.3-f, A5A-RUL-28"""
    battle = position.battle
    threatened = 0
    for number, place in enumerate(battle.objectives):
        own = battle.objective_side[number] == CONFEDERATE
        if position.control[number] == CONFEDERATE and (own or position.options[RESERVE_RELEASE]):
            return True
        if not own:
            continue
        threatened += is_threatened(position, place)
    return threatened >= NEAR


def is_threatened(position: Position, place: int) -> bool:
    if side_at(position, place) == CONFEDERATE:
        return True
    for side in range(6 * place, 6 * place + 6):
        near = position.battle.neighbour[side]
        if near >= 0 and side_at(position, near) == CONFEDERATE:
            return True
    return False


def release_attacked(position: Position, events: Events) -> None:
    """A5A-15.3-g: one that is attacked from beside it, not one that is only bombarded."""
    if position.phasing != CONFEDERATE or not close_attackers(position):
        return
    for unit in position.hit:
        if is_held(position, unit):
            release(position, unit, "A5A-15.3-g", events)
