"""A5A 15.4, the Confederate corps: two draws a turn, division by division."""

from typing import Final

from longroll.games.five_aprils.battle import Battle
from longroll.games.five_aprils.events import Events, emit_side
from longroll.games.five_aprils.exclusive import ExtraField
from longroll.games.five_aprils.position import MOVE, MOVED, WAITING, Position
from longroll.games.five_aprils.refusals import (
    DIVISION_COMMITTED,
    DIVISION_HAS_MOVED,
    DIVISION_MUST_MOVE,
    DIVISION_NOT_IN_PLAY,
    NOT_OF_CORPS,
    ONLY_FIRST_DRAW,
)
from longroll.games.five_aprils.stack import side_at
from longroll.games.five_aprils.terms import CONFEDERATE, UNION
from longroll.kernel.reason import ALLOWED, refuse

MOVED_DIVISIONS: Final = 0  # of `extra`, a bit for each division of a corps
FIRST_DRAW: Final = 1  # of `extra`: those of them that moved at the first draw
SEEN: Final = 2  # of `extra`: the turn on which Longstreet was seen
TOLD: Final = 3  # of `extra`: has that been reported?
LONGSTREET: Final = "longstreet"
DOUBLE_FROM: Final = 14


def extra_fields(battle: Battle) -> list[ExtraField]:
    """The divisions of the corps have a bit each, in their order."""
    names = [
        name
        for name, formation in zip(battle.division_names, battle.division_formation, strict=True)
        if battle.formation_side[formation] == CONFEDERATE and battle.markers[formation] > 1
    ]
    return [
        ExtraField("divisions-moved", MOVED_DIVISIONS, names, True),
        ExtraField("divisions-first", FIRST_DRAW, names, True),
        ExtraField("longstreet-seen", SEEN, []),
        ExtraField("longstreet-told", TOLD, []),
    ]


def is_corps(position: Position, formation: int) -> bool:
    """A5A-15.4-a: a Confederate formation with two markers."""
    return position.battle.formation_side[formation] == CONFEDERATE and position.battle.markers[formation] > 1


def bit(position: Position, division: int) -> int:
    """The bit of a division of a corps; divisions of other formations, which a pack may have, are not counted."""
    number = 0
    for formation in position.battle.division_formation[:division]:
        number += is_corps(position, formation)
    return 1 << number


def begin_turn(position: Position) -> None:
    position.extra[MOVED_DIVISIONS] = 0
    position.extra[FIRST_DRAW] = 0


def begin_movement(position: Position, formation: int) -> None:
    """A5A-15.4-e, A5A-15.4-f"""
    if position.drawn[formation] > 1:
        position.extra[FIRST_DRAW] = position.extra[MOVED_DIVISIONS]


def bar_unit(position: Position, unit: int) -> int:
    """A5A-15.4-d, A5A-15.4-e, A5A-15.4-f, A5A-15.4-g, A5A-15.4-h"""
    battle = position.battle
    formation = battle.formation[unit]
    if position.drawn[formation] < 2 or not is_corps(position, formation) or moves_double(position, formation):
        return 0
    division = battle.division[unit]
    gone = division >= 0 and position.extra[FIRST_DRAW] & bit(position, division)
    return refuse(DIVISION_HAS_MOVED, unit) if gone or position.state[unit] & MOVED else 0


def moves_double(position: Position, formation: int) -> bool:
    """A5A-15.4-h, A5A-15.4-i: Longstreet from turn 14, to the end of the turn on which he is seen."""
    if position.battle.formation_names[formation] != LONGSTREET or position.turn < DOUBLE_FROM:
        return False
    return position.extra[SEEN] in (0, position.turn)


# --- one division must move at the first draw


def judge_commit(position: Position, division: int) -> int:
    """A5A-15.4-b, A5A-15.4-c"""
    battle = position.battle
    if division >= len(battle.division_names) or battle.division_formation[division] != position.marker:
        return refuse(NOT_OF_CORPS)
    if not is_corps(position, position.marker) or position.drawn[position.marker] > 1:
        return refuse(ONLY_FIRST_DRAW)
    if position.extra[MOVED_DIVISIONS] & bit(position, division):
        return refuse(DIVISION_COMMITTED)
    return ALLOWED if in_play(position, division) else refuse(DIVISION_NOT_IN_PLAY)


def in_play(position: Position, division: int) -> bool:
    """On the map, or to come in this turn."""
    battle = position.battle
    for unit in battle.division_units[division]:
        place = position.where[unit]
        if place >= 0 or (place == WAITING and 0 < battle.arrival[unit] <= position.turn):
            return True
    return False


def commit(position: Position, division: int) -> None:
    position.extra[MOVED_DIVISIONS] |= bit(position, division)


def commitments(position: Position) -> list[int]:
    if not is_corps(position, position.marker) or position.drawn[position.marker] > 1:
        return []
    return [number for number in range(len(position.battle.division_names)) if not judge_commit(position, number)]


def bar_end(position: Position) -> int:
    """A5A-15.4-c: not before a division has moved, or was told off."""
    formation = position.marker
    if not is_corps(position, formation) or position.drawn[formation] > 1 or moves_double(position, formation):
        return 0
    free = False
    for division in range(len(position.battle.division_names)):
        if position.battle.division_formation[division] == formation:
            if position.extra[MOVED_DIVISIONS] & bit(position, division):
                return 0
            free = free or in_play(position, division)
    return refuse(DIVISION_MUST_MOVE, formation) if free else 0


def after_move(position: Position, unit: int, events: Events) -> None:
    """A5A-15.4-f"""
    division = position.battle.division[unit]
    if position.step == MOVE and division >= 0 and is_corps(position, position.battle.formation[unit]):
        commit(position, division)
    look_from(position, unit, position.where[unit])
    report_sighting(position, events)


# --- Longstreet seen


def look(position: Position, events: Events) -> None:
    """A5A-15.4-i: as the turn begins."""
    for unit in range(position.battle.units):
        place = position.where[unit]
        if place >= 0 and is_longstreets(position, unit):
            look_from(position, unit, place)
    report_sighting(position, events)


def report_sighting(position: Position, events: Events) -> None:
    """Once, also if the corps was seen on somebody's way and not where he stopped."""
    if position.extra[SEEN] and not position.extra[TOLD]:
        position.extra[TOLD] = 1
        emit_side(events, "longstreet-seen", "A5A-15.4-i", CONFEDERATE, position.extra[SEEN])


def look_from(position: Position, unit: int, place: int) -> None:
    """A5A-15.4-i: is the corps seen for the first time, a unit of either side being in that hex?"""
    if position.turn < DOUBLE_FROM or position.extra[SEEN]:
        return
    if position.battle.unit_side[unit] == UNION:
        seen = any_seen(position, place, CONFEDERATE, LONGSTREET)
    else:
        seen = is_longstreets(position, unit) and any_seen(position, place, UNION, "")
    if seen:
        position.extra[SEEN] = position.turn


def is_longstreets(position: Position, unit: int) -> bool:
    return position.battle.formation_names[position.battle.formation[unit]] == LONGSTREET


def any_seen(position: Position, place: int, side: int, formation: str) -> bool:
    battle = position.battle
    for seen in battle.sight(place):
        if side_at(position, seen) == side:
            unit = position.top[seen]
            while unit >= 0:
                if not formation or battle.formation_names[battle.formation[unit]] == formation:
                    return True
                unit = position.under[unit]
    return False
