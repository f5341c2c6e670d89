"""A5A 16.0, Bentonville."""

from typing import Final

from longroll.games.five_aprils.battle import Battle
from longroll.games.five_aprils.bentonville.options import ENTRY_LIMIT, LATE, ROLL_ORDER
from longroll.games.five_aprils.control import controlled, loss_points
from longroll.games.five_aprils.events import Events, emit_unit
from longroll.games.five_aprils.exclusive import Exclusive, ExtraField
from longroll.games.five_aprils.position import DUE, ROLL, SPENT, WAITING, Position
from longroll.games.five_aprils.ratio import above, at_least
from longroll.games.five_aprils.refusals import NOT_ROLLED, NOT_TO_ROLL_FOR, THREE_HAVE_COME
from longroll.games.five_aprils.terms import ARTILLERY, CONFEDERATE, UNION
from longroll.games.five_aprils.victory import DECISIVE, MARGINAL, SUBSTANTIAL, draw_game, win
from longroll.kernel.dice import Dice
from longroll.kernel.reason import refuse

MOST: Final = 3
ENTERED: Final = 0  # of `extra`, with its option: the Union units that have come in on this turn
FIRST_CORPS: Final = "xiv-corps"
CLASSES: Final = 3


class Bentonville(Exclusive):
    def extra_fields(self, battle: Battle) -> list[ExtraField]:
        return [ExtraField("entered", ENTERED, [])]

    def begin_turn(self, position: Position, dice: Dice, events: Events) -> None:
        """A5A-16.2-a, A5A-16.2-b, A5A-16.2-d: a die for each unit not yet in play, until three have come."""
        position.extra[ENTERED] = 0
        if not position.battle.arrivals[position.turn]:
            return
        if position.options[LATE]:
            for unit in roll_order(position):
                position.state[unit] &= ~DUE
        more = len(self.next_class(position)) > 0
        if not position.options[ROLL_ORDER]:
            while more:
                more = self.roll_for(position, self.next_class(position)[0], dice, events)
        elif more:
            position.step = ROLL
            position.seat = UNION
            position.phasing = UNION

    def next_class(self, position: Position) -> list[int]:
        """A5A-16.2-b, A5A-16.2-c: the units of the class that is rolled for now; none when three have come."""
        arrived = 0
        waiting: list[int] = []
        for unit in roll_order(position):
            if not position.state[unit] & SPENT:
                if not position.state[unit] & DUE:
                    waiting.append(unit)
            elif position.state[unit] & DUE:
                arrived += 1
        if arrived == MOST or not waiting:
            return []
        kind = class_of(position, waiting[0])
        return [unit for unit in waiting if class_of(position, unit) == kind]

    def judge_roll(self, position: Position, unit: int) -> int:
        """A5A-16.2-c: with the option the Union chooses the order within a class."""
        return 0 if unit in self.next_class(position) else refuse(NOT_TO_ROLL_FOR, unit)

    def roll_for(self, position: Position, unit: int, dice: Dice, events: Events) -> bool:
        """A5A-16.2-a: a roll in the printed range brings the unit in; each is rolled for once a turn."""
        battle = position.battle
        die = dice.roll(6)
        comes = battle.arrivals_from[position.turn] <= die <= battle.arrivals[position.turn]
        position.state[unit] |= SPENT | DUE if comes else SPENT
        emit_unit(events, position, "arrives" if comes else "is-late", "A5A-16.2-a", unit, WAITING, die)
        if self.next_class(position):
            return True
        for rolled in roll_order(position):
            position.state[rolled] &= ~SPENT
        return False

    def bar_unit(self, position: Position, unit: int) -> int:
        """A5A-16.2-b: with the option no more than three come in on a turn, those held back among them."""
        full = position.options[ENTRY_LIMIT] and position.extra[ENTERED] >= MOST
        if full and position.where[unit] == WAITING and position.battle.unit_side[unit] == UNION:
            return refuse(THREE_HAVE_COME, unit)
        return 0

    def after_entry(self, position: Position, unit: int, place: int) -> None:
        """A5A-16.2-b"""
        if position.options[ENTRY_LIMIT] and position.battle.unit_side[unit] == UNION:
            position.extra[ENTERED] += 1

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
    """A5A-16.2-c: the Union units not yet in play, class by class."""
    found: list[int] = []
    for kind in range(CLASSES):
        for unit in position.battle.side_units[UNION]:
            if position.where[unit] == WAITING and class_of(position, unit) == kind:
                found.append(unit)
    return found


def class_of(position: Position, unit: int) -> int:
    """A5A-16.2-c: XIV Corps, then the infantry of XX Corps, then its artillery."""
    battle = position.battle
    if battle.formation_names[battle.formation[unit]] == FIRST_CORPS:
        return 0
    return 2 if battle.arm[unit] == ARTILLERY else 1


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


RULES: Final = Bentonville()
