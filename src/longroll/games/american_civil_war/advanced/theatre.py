"""Four players, theatre mode (`four=theatre`): an eastern commander, who is overall commander, and a western one."""

from typing import Final

from longroll.games.american_civil_war.components import SPACE_ROWS, SPACES
from longroll.games.american_civil_war.events import Events, report_space
from longroll.games.american_civil_war.options import FOUR, THEATRE_MODE
from longroll.games.american_civil_war.position import Position
from longroll.games.american_civil_war.refusals import (
    ALLOWED,
    ASSIGNED_ALREADY,
    OTHER_THEATRE,
    SAME_THEATRE,
    refuse,
)
from longroll.games.american_civil_war.steps import COMMAND, MARCH

EAST_MOVES: Final = 1
WEST_MOVES: Final = 2
DIVIDE: Final = -82  # degrees of longitude: where the theatres meet until a commander says otherwise
EASTERN: Final[list[int]] = [int(float(SPACE_ROWS[space]["lon"]) > DIVIDE) for space in range(SPACES)]


def has_theatres(position: Position) -> bool:
    """ACW-A-four-02"""
    return position.options[FOUR] == THEATRE_MODE


def divide(position: Position) -> None:
    """The theatres as they are before the first order."""
    if has_theatres(position):
        position.eastern = EASTERN + EASTERN


def in_east(position: Position, side: int, space: int) -> bool:
    return position.eastern[side * SPACES + space] == 1


def begin_command(position: Position) -> None:
    """Before a side moves its overall commander may change the commands."""
    position.theatre = EAST_MOVES
    position.placed = []
    position.step = COMMAND


def judge_assign(position: Position, space: int, east: int) -> int:
    """ACW-A-four-03, ACW-A-four-04: troops go with their space; all spaces together are the whole command."""
    if space in position.placed:
        return refuse(ASSIGNED_ALREADY, space)
    return refuse(SAME_THEATRE, space) if in_east(position, position.side, space) == (east == 1) else ALLOWED


def open_assignments(position: Position) -> list[tuple[int, int]]:
    """Every space that has not been assigned yet, with the command it may be given to: the other one."""
    base = position.side * SPACES
    placed = position.placed
    found: list[tuple[int, int]] = []
    at = 0
    for space in range(SPACES):
        if at < len(placed) and placed[at] == space:
            at += 1
        else:
            found.append((space, 1 - position.eastern[base + space]))
    return found


def assign(position: Position, space: int, east: int, events: Events) -> None:
    position.eastern[position.side * SPACES + space] = east
    if east:
        report_space(events, "assigned-east", "ACW-A-four-03", position.side, space)
    else:
        report_space(events, "assigned-west", "ACW-A-four-03", position.side, space)
    position.placed.append(space)
    position.placed.sort()


def end_command(position: Position) -> None:
    position.placed = []
    position.step = MARCH


def judge_theatre(position: Position, space: int) -> int:
    """A commander moves what is in his theatre."""
    moving = position.theatre
    if not moving or in_east(position, position.side, space) == (moving == EAST_MOVES):
        return ALLOWED
    return refuse(OTHER_THEATRE, space)


def west_follows(position: Position) -> bool:
    """The East has moved; true if the West moves now."""
    follows = position.theatre == EAST_MOVES
    position.theatre = WEST_MOVES if follows else 0
    if follows:
        position.step = MARCH
    return follows
