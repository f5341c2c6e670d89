"""A5A 15.6, victory at Gettysburg."""

from typing import Final

from longroll.games.five_aprils.control import loss_points
from longroll.games.five_aprils.events import Events
from longroll.games.five_aprils.gettysburg.options import MARGIN
from longroll.games.five_aprils.position import Position
from longroll.games.five_aprils.ratio import above, at_least
from longroll.games.five_aprils.terms import CONFEDERATE, UNION
from longroll.games.five_aprils.victory import DECISIVE, MARGINAL, SUBSTANTIAL, draw_game, win

VALUES: Final = [[0, 5, 5], [6, 6, 10]]  # of an own objective, by side and day
GROUPS: Final = (("Little Round Top", "Big Round Top"), ("Culp's Hill",), ("Cemetery Hill",))
ALL_UNION: Final = 5
MANY: Final = 8
SEVERAL: Final = 3
SOUTHERN_LEAD: Final = 11
NORTHERN_LEAD: Final = 1


def held(position: Position, side: int) -> int:
    """A5A-15.6-a, A5A-15.6-b: the own objectives that a side controls."""
    battle = position.battle
    count = 0
    for number in range(len(battle.objectives)):
        if battle.objective_side[number] == side and position.control[number] == side:
            count += 1
    return count


def points(position: Position, side: int) -> int:
    """A5A-15.6-b: objectives and losses; on the first day the Union scores losses only."""
    day = position.battle.day[position.turn]
    return VALUES[side][day - 1] * held(position, side) + loss_points(position, side)


def holds_group(position: Position) -> bool:
    """A5A-15.6-e: both Round Tops, or all of Culp's Hill, or all of Cemetery Hill."""
    battle = position.battle
    for names in GROUPS:
        numbers = [number for number in range(len(battle.objectives)) if battle.objective_names[number] in names]
        taken = [number for number in numbers if position.control[number] == CONFEDERATE]
        if numbers and len(taken) == len(numbers):
            return True
    return False


def check_victory(position: Position, events: Events) -> None:
    south = points(position, CONFEDERATE)
    north = points(position, UNION)
    day = position.battle.day[position.turn]
    if position.turn == position.battle.last_turn:
        last_day(position, south, north, events)
    elif day == 1:
        first_day(position, south, north, events)
    else:
        second_day(position, south, north, events)


def first_day(position: Position, south: int, north: int, events: Events) -> None:
    """A5A-15.6-c, A5A-15.6-d"""
    if held(position, CONFEDERATE) and at_least(south, north, 3, 2):
        win(position, CONFEDERATE, DECISIVE, "A5A-15.6-c", events)
    elif north > south:
        win(position, UNION, DECISIVE, "A5A-15.6-d", events)


def second_day(position: Position, south: int, north: int, events: Events) -> None:
    """A5A-15.6-e, A5A-15.6-f"""
    if holds_group(position) and at_least(south, north, 3, 2):
        win(position, CONFEDERATE, DECISIVE, "A5A-15.6-e", events)
    elif held(position, UNION) == ALL_UNION and at_least(north, south, 2, 1):
        win(position, UNION, DECISIVE, "A5A-15.6-f", events)


def last_day(position: Position, south: int, north: int, events: Events) -> None:
    """A5A-15.6-g, A5A-15.6-h"""
    level = southern_level(position, held(position, CONFEDERATE), south, north)
    if level:
        win(position, CONFEDERATE, level, "A5A-15.6-g", events)
        return
    level = northern_level(position, held(position, UNION), north, south)
    if level:
        win(position, UNION, level, "A5A-15.6-g", events)
    else:
        draw_game(position, "A5A-15.6-h", events)


def leads(position: Position, own: int, other: int, points: int) -> bool:
    """A5A-15.6-g, A5A-RUL-31: more than 1-1; with the option at least so many points more, as it is printed."""
    if position.options[MARGIN]:
        return own - other >= points
    return above(own, other, 1, 1)


def southern_level(position: Position, count: int, own: int, other: int) -> int:
    """A5A-15.6-g: the best level for which objectives and ratio are both enough."""
    if count >= MANY and at_least(own, other, 2, 1):
        return DECISIVE
    if count >= SEVERAL and at_least(own, other, 3, 2):
        return SUBSTANTIAL
    return MARGINAL if count >= 1 and leads(position, own, other, SOUTHERN_LEAD) else 0


def northern_level(position: Position, count: int, own: int, other: int) -> int:
    """A5A-15.6-g"""
    if count >= ALL_UNION and at_least(own, other, 2, 1):
        return DECISIVE
    if count >= ALL_UNION and at_least(own, other, 3, 2):
        return SUBSTANTIAL
    return MARGINAL if leads(position, own, other, NORTHERN_LEAD) else 0
