"""AHD 2.0, set-up."""

from typing import Any, Final

from longroll.games.house_divided.components import (
    ARM_NAMES,
    BOX_NUMBERS,
    CONFEDERATE,
    RANK_NAMES,
    SIDE_NAMES,
    UNION,
    kind_of,
)
from longroll.games.house_divided.control import army_maximum
from longroll.games.house_divided.events import Events
from longroll.games.house_divided.handicap import tell_handicap
from longroll.games.house_divided.position import Position, empty_position, free_slot, place
from longroll.games.house_divided.sequence import begin_turn
from longroll.games.house_divided.victory import SCENARIOS
from longroll.kernel.dice import Dice

UNIT_ROWS: Final[list[dict[str, Any]]] = SCENARIOS["units"]
POOL_ROWS: Final[list[dict[str, Any]]] = SCENARIOS["recruitment_pool"]
RESERVE_ROWS: Final[list[dict[str, Any]]] = SCENARIOS["draft_reserve"]
FIRST_TURN: Final[int] = SCENARIOS["setup"]["first_turn"]


def set_up(scenario: int, options: list[int], dice: Dice, events: Events = None) -> Position:
    """AHD-2.0-a, AHD-2.0-i"""
    position = empty_position(scenario, options)
    position.turn = FIRST_TURN
    set_maxima(position)
    deploy(position)
    fill_pools(position)
    tell_handicap(position, events)
    begin_turn(position, dice, events)
    return position


def set_maxima(position: Position) -> None:
    """AHD-2.0-b"""
    for side in (UNION, CONFEDERATE):
        position.maximum[side] = army_maximum(position, side)


def deploy(position: Position) -> None:
    """AHD-2.0-c, AHD-2.0-d, AHD-2.0-e"""
    for row in UNIT_ROWS:
        side = SIDE_NAMES.index(row["side"])
        kind = kind_of(ARM_NAMES.index(row["arm"]), RANK_NAMES.index(row["rank"]))
        for _ in range(row["count"]):
            place(position, free_slot(position, side), kind, BOX_NUMBERS[row["box"]])


def fill_pools(position: Position) -> None:
    """AHD-2.0-f, AHD-2.0-g, AHD-2.0-h"""
    for row in POOL_ROWS:
        position.pool[SIDE_NAMES.index(row["side"]) * 2 + ARM_NAMES.index(row["arm"])] += int(row["count"])
    for row in RESERVE_ROWS:
        position.reserve += int(row["count"])
