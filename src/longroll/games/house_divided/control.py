"""AHD 9.0, control of boxes, and the army maxima of 7.0 that follow it."""

from longroll.games.house_divided.events import Events, emit_box
from longroll.games.house_divided.options import CAPTURE_TIME, CAVALRY_CONTROL, EITHER_HALF_TURN, ENEMY_HALF_TURN
from longroll.games.house_divided.position import HELD_BY, LIGHTLY, NEW, Position, cavalry_in, contested, count_in
from longroll.games.house_divided.terms import CONFEDERATE, NOBODY, UNION
from longroll.games.house_divided.victory import MID_TURN, check_victory


def holder(position: Position, box: int) -> int:
    """AHD-9.0-c, AHD-9.0-d"""
    return position.control[box] & HELD_BY


def army_maximum(position: Position, side: int) -> int:
    """AHD-7.0-g"""
    components = position.components
    numbers = components.recruit[side]
    total = 0
    for box in range(components.boxes):
        if position.control[box] & HELD_BY == side:
            total += numbers[box]
    return total


def set_holder(position: Position, box: int, side: int, lightly: bool) -> None:
    """AHD-7.0-f, AHD-7.0-j, AHD-7.0-k"""
    components = position.components
    before = position.control[box] & HELD_BY
    if before != NOBODY:
        position.maximum[before] -= components.recruit[before][box]
    if side != NOBODY:
        position.maximum[side] += components.recruit[side][box]
    position.control[box] = side + LIGHTLY if lightly else side


def capture_at_end(position: Position, ended: int, events: Events) -> None:
    """AHD-9.0-a, AHD-9.0-b: when a half-turn ends, never while it runs (unless the option `capture` says so)."""
    time = position.options[CAPTURE_TIME]
    if time == EITHER_HALF_TURN:
        capture_occupied(position, events)
    elif time == ENEMY_HALF_TURN:
        capture_occupied(position, events, 1 - ended)
    elif ended == CONFEDERATE:
        capture_occupied(position, events)


def capture_occupied(position: Position, events: Events, only: int = NOBODY) -> None:
    """Every box with units of one side only passes to it; with `only`, to that side alone."""
    for box in range(position.components.boxes):
        if position.present[box] and not contested(position, box):
            side = UNION if count_in(position, UNION, box) else CONFEDERATE
            if only in (NOBODY, side):
                capture(position, side, box, events)


def capture(position: Position, side: int, box: int, events: Events) -> None:
    if position.control[box] == side:
        return
    cavalry_alone = held_lightly(position, side, box)
    if position.control[box] & HELD_BY == side:
        new = position.control[box] & NEW
        set_holder(position, box, side, cavalry_alone)
        position.control[box] |= new if cavalry_alone else 0
        return
    set_holder(position, box, side, cavalry_alone)
    if cavalry_alone and position.options[CAVALRY_CONTROL]:
        position.control[box] |= NEW
    emit_box(events, position, "captured", "AHD-9.0-a", side, box)


def held_lightly(position: Position, side: int, box: int) -> bool:
    """AHD-9.0-e"""
    return position.components.home[box] != side and cavalry_in(position, side, box) == count_in(position, side, box)


def revert_control(position: Position, side: int, box: int, events: Events) -> None:
    """AHD-9.0-f, AHD-9.0-g: called whenever a unit of `side` has left the box or died in it."""
    if position.control[box] == side + LIGHTLY and not count_in(position, side, box):
        set_holder(position, box, position.components.home[box], False)
        emit_box(events, position, "let-go", "AHD-9.0-f", side, box)
        check_victory(position, MID_TURN, events)


def settle_captures(position: Position) -> None:
    """Option `cavalry-control`: the turn of the capture is over. What the cavalry has left since stays captured."""
    for box in range(position.components.boxes):
        control = position.control[box]
        if control & NEW:
            side = control & HELD_BY
            position.control[box] = side + LIGHTLY if count_in(position, side, box) else side
