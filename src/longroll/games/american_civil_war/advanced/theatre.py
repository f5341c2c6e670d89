"""Four players, theatre mode (`four=theatre`): an eastern commander, who is overall commander, and a western one."""

from typing import Final

from longroll.games.american_civil_war.events import Events, report_pieces, report_space
from longroll.games.american_civil_war.options import FOUR, THEATRE_MODE
from longroll.games.american_civil_war.position import SIDES, Position, fresh_in, ridden_in
from longroll.games.american_civil_war.refusals import (
    ASSIGNED_ALREADY,
    ENEMY_PIECE,
    NONE_TO_TRANSFER,
    OTHER_THEATRE,
    SAME_THEATRE,
)
from longroll.games.american_civil_war.steps import COMMAND, MARCH
from longroll.games.american_civil_war.terms import CONFEDERATE, PARTIES, SORT_PARTY, SORTS, SORTS_OF, UNION
from longroll.kernel.reason import ALLOWED, refuse

EAST_MOVES: Final = 1
WEST_MOVES: Final = 2
ROW: Final = 3  # of `detached`
FRESH: Final = 1
RIDDEN: Final = 2


def has_theatres(position: Position) -> bool:
    """ACW-A-four-02"""
    return position.options[FOUR] == THEATRE_MODE


def divide(position: Position) -> None:
    """The theatres as they are before the first order."""
    if has_theatres(position):
        position.eastern = [east for east in position.components.eastern for _ in (UNION, CONFEDERATE)]


def in_east(position: Position, side: int, space: int) -> bool:
    return position.eastern[space * SIDES + side] == 1


def begin_command(position: Position) -> None:
    """Before a side moves its overall commander may change the commands."""
    position.theatre = EAST_MOVES
    position.placed = []
    position.detached = []
    position.step = COMMAND


def judge_assign(position: Position, space: int, east: int) -> int:
    """ACW-A-four-03, ACW-A-four-04: troops go with their space; all spaces together are the whole command."""
    if space in position.placed:
        return refuse(ASSIGNED_ALREADY, space)
    return refuse(SAME_THEATRE, space) if in_east(position, position.side, space) == (east == 1) else ALLOWED


def open_assignments(position: Position) -> list[tuple[int, int]]:
    """Every space that has not been assigned yet, with the command it may be given to: the other one."""
    side = position.side
    placed = position.placed
    found: list[tuple[int, int]] = []
    at = 0
    for space in range(position.components.spaces):
        if at < len(placed) and placed[at] == space:
            at += 1
        else:
            found.append((space, 1 - position.eastern[space * SIDES + side]))
    return found


def assign(position: Position, space: int, east: int, events: Events) -> None:
    components = position.components
    position.eastern[space * SIDES + position.side] = east
    position.detached = [
        number for at in range(0, len(position.detached), ROW) for number in kept_row(position.detached, at, space)
    ]
    if east:
        report_space(components, events, "assigned-east", "ACW-A-four-03", position.side, space)
    else:
        report_space(components, events, "assigned-west", "ACW-A-four-03", position.side, space)
    position.placed.append(space)
    position.placed.sort()


def kept_row(rows: list[int], at: int, space: int) -> list[int]:
    """A row of detached pieces, unless it is of a space that has just been assigned with all its troops."""
    return [] if rows[at] // SORTS == space else rows[at : at + ROW]


# --- single pieces


def judge_transfer(position: Position, sort: int, space: int, east: int) -> int:
    """ACW-A-four-06: a single piece is given to the other command than its space, for the movement that follows."""
    if SORT_PARTY[sort] != position.side:
        return refuse(ENEMY_PIECE, sort)
    if in_east(position, position.side, space) == (east == 1):
        return refuse(SAME_THEATRE, space)
    count = position.army[space * SORTS + sort]
    return ALLOWED if count > detached_at(position, space, sort, FRESH) else refuse(NONE_TO_TRANSFER, sort)


def open_transfers(position: Position) -> list[tuple[int, int, int]]:
    """Sort, space and command of every piece that may be given to the other command."""
    side = position.side
    found: list[tuple[int, int, int]] = []
    for space in range(position.components.spaces):
        if position.present[space * PARTIES + side]:
            other = 1 - position.eastern[space * SIDES + side]
            for sort in SORTS_OF[position.side]:
                if position.army[space * SORTS + sort] and not judge_transfer(position, sort, space, other):
                    found.append((sort, space, other))
    return found


def transfer(position: Position, sort: int, space: int, events: Events) -> None:
    note_detached(position, space, sort, FRESH, 1)
    west = in_east(position, position.side, space)
    report_pieces(
        position.components, events, "transferred-west" if west else "transferred-east", "ACW-A-four-06", sort, 1, space
    )


def detached_at(position: Position, space: int, sort: int, column: int) -> int:
    """The pieces of the other command in a space: those that have not moved, or that have one step left."""
    rows = position.detached
    for at in range(0, len(rows), ROW):
        if rows[at] == space * SORTS + sort:
            return rows[at + column]
    return 0


def note_detached(position: Position, space: int, sort: int, column: int, change: int) -> None:
    """Count detached pieces in or out; the rows stay in order."""
    rows = position.detached
    key = space * SORTS + sort
    at = 0
    while at < len(rows) and rows[at] < key:
        at += ROW
    if at == len(rows) or rows[at] != key:
        rows[at:at] = [key, 0, 0]
    rows[at + column] += change
    if not rows[at + FRESH] and not rows[at + RIDDEN]:
        del rows[at : at + ROW]


def foreign(position: Position, space: int) -> bool:
    """Is a space of the other command than the one that moves now?"""
    moving = position.theatre
    return moving > 0 and in_east(position, position.side, space) != (moving == EAST_MOVES)


def fresh_for(position: Position, space: int, sort: int) -> int:
    """The pieces that have not moved and that the moving command may take."""
    count = fresh_in(position, space, sort)
    if not position.theatre:
        return count
    away = detached_at(position, space, sort, FRESH)
    return away if foreign(position, space) else count - away


def ridden_for(position: Position, space: int, sort: int) -> int:
    """The pieces with one step left that the moving command may take."""
    count = ridden_in(position, space, sort)
    if not position.theatre:
        return count
    away = detached_at(position, space, sort, RIDDEN)
    return away if foreign(position, space) else count - away


def follow(position: Position, origin: int, space: int, sort: int, ridden: bool, goes_on: bool) -> None:
    """A piece on its way keeps its command wherever it goes, until it stands in a space of that command: the
    commander who moved it into its first space also moves it into its second (ACW-S-move-01)."""
    if foreign(position, origin):
        note_detached(position, origin, sort, RIDDEN if ridden else FRESH, -1)
    if goes_on and foreign(position, space):
        note_detached(position, space, sort, RIDDEN, 1)


def end_command(position: Position) -> None:
    position.placed = []
    position.step = MARCH


def judge_theatre(position: Position, space: int) -> int:
    """A commander moves what is in his theatre."""
    if not foreign(position, space) or has_detached(position, space):
        return ALLOWED
    return refuse(OTHER_THEATRE, space)


def has_detached(position: Position, space: int) -> bool:
    """Do pieces of the moving command stand in a space of the other?"""
    rows = position.detached
    return any(rows[at] // SORTS == space for at in range(0, len(rows), ROW))


def west_follows(position: Position) -> bool:
    """The East has moved; true if the West moves now."""
    follows = position.theatre == EAST_MOVES
    position.theatre = WEST_MOVES if follows else 0
    if follows:
        position.step = MARCH
    return follows
