"""A5A 2.2 and 8.1, set-up: units with a hex stand in it, the others wait for their turn."""

from longroll.games.five_aprils.battle import Battle
from longroll.games.five_aprils.control import update_control
from longroll.games.five_aprils.events import Events
from longroll.games.five_aprils.exclusive import Exclusive
from longroll.games.five_aprils.handicap import begin_reduced
from longroll.games.five_aprils.position import Position, empty_position
from longroll.games.five_aprils.sequence import begin_turn, flow
from longroll.games.five_aprils.stack import put
from longroll.kernel.dice import Dice


def set_up(battle: Battle, rules: Exclusive, options: list[int], dice: Dice, events: Events = None) -> Position:
    """A5A-2.2-i, A5A-8.1-a"""
    position = empty_position(battle, options)
    for unit in range(battle.units):
        if battle.setup[unit] >= 0:
            put(position, unit, battle.setup[unit])
    rules.set_up(position)
    begin_reduced(position, events)
    update_control(position, rules, None)
    begin_turn(position, rules, dice, events)
    flow(position, rules, dice, events)
    return position
