"""A5A 16.0, Bentonville."""

from typing import Final

from longroll.games.five_aprils.bentonville.options import LATE
from longroll.games.five_aprils.control import controlled, loss_points
from longroll.games.five_aprils.events import Events, emit_unit
from longroll.games.five_aprils.exclusive import Exclusive
from longroll.games.five_aprils.position import DUE, WAITING, Position
from longroll.games.five_aprils.ratio import above, at_least
from longroll.games.five_aprils.refusals import NOT_ROLLED, refuse
from longroll.games.five_aprils.terms import ARTILLERY, CONFEDERATE, UNION
from longroll.games.five_aprils.victory import DECISIVE, MARGINAL, SUBSTANTIAL, draw_game, win
from longroll.kernel.dice import Dice

MOST: Final = 3
FIRST_CORPS: Final = "xiv-corps"


class Bentonville(Exclusive):
    def begin_turn(self, position: Position, dice: Dice, events: Events) -> None:
        """A5A-16.2-a, A5A-16.2-b, A5A-16.2-d: a die for each unit not yet in play, until three have come."""
        highest = position.battle.arrivals[position.turn]
        if not highest:
            return
        arrived = 0
        for unit in roll_order(position):
            if position.options[LATE]:
                position.state[unit] &= ~DUE
            if position.state[unit] & DUE or arrived == MOST:
                continue
            die = dice.roll(6)
            if die <= highest:
                arrived += 1
                position.state[unit] |= DUE
            kind = "arrives" if die <= highest else "is-late"
            emit_unit(events, position, kind, "A5A-16.2-a", unit, WAITING, die)

    def may_arrive(self, position: Position, unit: int) -> bool:
        """A5A-16.2-a: the Union's units come when a die has brought them."""
        if position.battle.unit_side[unit] == UNION:
            return position.state[unit] & DUE > 0
        return super().may_arrive(position, unit)

    def bar_arrival(self, position: Position, unit: int) -> int:
        """A5A-16.2-a"""
        if position.battle.unit_side[unit] == UNION and not self.may_arrive(position, unit):
            return refuse(NOT_ROLLED, unit)
        return super().bar_arrival(position, unit)

    def check_victory(self, position: Position, events: Events) -> None:
        """A5A-16.3-a, A5A-16.3-b"""
        south = controlled(position, CONFEDERATE)
        if south:
            win(position, CONFEDERATE, DECISIVE if south >= 3 else SUBSTANTIAL, "A5A-16.3-b", events)
        else:
            count_points(position, events)


def roll_order(position: Position) -> list[int]:
    """A5A-16.2-c: XIV Corps, then the infantry of XX Corps, then its artillery."""
    battle = position.battle
    first: list[int] = []
    infantry: list[int] = []
    guns: list[int] = []
    for unit in range(battle.units):
        if battle.unit_side[unit] != UNION or position.where[unit] != WAITING:
            continue
        if battle.formation_names[battle.formation[unit]] == FIRST_CORPS:
            first.append(unit)
        elif battle.arm[unit] != ARTILLERY:
            infantry.append(unit)
        else:
            guns.append(unit)
    return first + infantry + guns


def count_points(position: Position, events: Events) -> None:
    """A5A-16.3-c"""
    south = loss_points(position, CONFEDERATE)
    north = loss_points(position, UNION)
    if at_least(south, north, 2, 1):
        win(position, CONFEDERATE, SUBSTANTIAL, "A5A-16.3-c", events)
    elif at_least(south, north, 3, 2):
        win(position, CONFEDERATE, MARGINAL, "A5A-16.3-c", events)
    elif above(south, north, 2, 3):
        draw_game(position, "A5A-16.3-c", events)
    else:
        level = SUBSTANTIAL if above(south, north, 1, 2) else DECISIVE
        win(position, UNION, level, "A5A-16.3-c", events)


LAW: Final = Bentonville()
