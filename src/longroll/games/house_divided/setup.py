"""AHD 2.0, set-up."""

from longroll.games.house_divided.components import Components
from longroll.games.house_divided.control import army_maximum
from longroll.games.house_divided.events import Events
from longroll.games.house_divided.handicap import report_handicap
from longroll.games.house_divided.position import Position, empty_position, free_slot, place
from longroll.games.house_divided.sequence import begin_turn
from longroll.games.house_divided.terms import ARM_NAMES, CONFEDERATE, RANK_NAMES, SIDE_NAMES, UNION, kind_of
from longroll.kernel.dice import Dice


def set_up(components: Components, scenario: int, options: list[int], dice: Dice, events: Events = None) -> Position:
    """AHD-2.0-a, AHD-2.0-i"""
    position = empty_position(components, scenario, options)
    position.turn = components.first_turn
    set_maxima(position)
    deploy(position)
    fill_pools(position)
    report_handicap(position, events)
    begin_turn(position, dice, events)
    return position


def set_maxima(position: Position) -> None:
    """AHD-2.0-b"""
    for side in (UNION, CONFEDERATE):
        position.maximum[side] = army_maximum(position, side)


def deploy(position: Position) -> None:
    """AHD-2.0-c, AHD-2.0-d, AHD-2.0-e"""
    components = position.components
    for row in components.unit_rows:
        side = SIDE_NAMES.index(row["side"])
        kind = kind_of(ARM_NAMES.index(row["arm"]), RANK_NAMES.index(row["rank"]))
        for _ in range(row["count"]):
            place(position, free_slot(position, side), kind, components.box_numbers[row["box"]])


def fill_pools(position: Position) -> None:
    """AHD-2.0-f, AHD-2.0-g, AHD-2.0-h"""
    components = position.components
    for row in components.pool_rows:
        position.pool[SIDE_NAMES.index(row["side"]) * 2 + ARM_NAMES.index(row["arm"])] += int(row["count"])
    for row in components.reserve_rows:
        position.reserve += int(row["count"])
