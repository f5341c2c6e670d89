"""Who goes along with a group that is being sent: the candidates, all of them at once, and when the group is full."""

from longroll.games.american_civil_war.events import Events
from longroll.games.american_civil_war.movement import BY_LAND, BY_RAIL, go, judge_fresh, judge_ridden, present_sorts
from longroll.games.american_civil_war.position import Position
from longroll.games.american_civil_war.refusals import NOBODY_CAN_GO, NOBODY_TAKEN, NOT_BY_LAND
from longroll.games.american_civil_war.terms import SORTS_OF
from longroll.games.american_civil_war.transport import embark, entrain, judge_board
from longroll.kernel.reason import ALLOWED, refuse


def judge_take(position: Position, sort: int) -> int:
    """A piece that has not moved yet joins the group."""
    mode = position.mode
    return (
        judge_fresh(position, sort)
        if mode == BY_LAND
        else judge_board(position, sort, position.destination, mode == BY_RAIL)
    )


def judge_ride(position: Position, sort: int) -> int:
    """A piece with one step left joins the group; ships and trains take nobody who has moved."""
    return judge_ridden(position, sort) if position.mode == BY_LAND else refuse(NOT_BY_LAND)


def take(position: Position, sort: int, ridden: bool, events: Events) -> None:
    mode = position.mode
    if mode == BY_LAND:
        go(position, sort, ridden, events)
    elif mode == BY_RAIL:
        entrain(position, sort, events)
    else:
        embark(position, sort)


def judge_all(position: Position) -> int:
    return refuse(NOBODY_CAN_GO, position.space) if complete(position) else ALLOWED


def judge_done(position: Position) -> int:
    """A group has somebody in it."""
    return ALLOWED if position.group_size else refuse(NOBODY_TAKEN)


def take_all(position: Position, events: Events) -> None:
    """Everybody who may go, one after the other."""
    for sort in SORTS_OF[position.side]:
        while not judge_take(position, sort):
            take(position, sort, False, events)
        while not judge_ride(position, sort):
            take(position, sort, True, events)


def complete(position: Position) -> bool:
    """Can nobody join the group any more?"""
    for sort in present_sorts(position, position.space):
        if not judge_take(position, sort) or not judge_ride(position, sort):
            return False
    return True
