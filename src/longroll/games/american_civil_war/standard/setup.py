"""The set-up of the standard game: the historical and the balanced scenario."""

from longroll.games.american_civil_war.advanced.theatre import divide
from longroll.games.american_civil_war.components import CONFEDERATE, HOME_NAMES, UNION
from longroll.games.american_civil_war.placement import FREE_INFANTRY, begin_placing
from longroll.games.american_civil_war.position import Position, empty_position, put
from longroll.games.american_civil_war.scenario import SCENARIO_ROWS, free_pieces, listed_pieces
from longroll.games.american_civil_war.standard.stages import SETTING_UP


def set_up(scenario: int, options: list[int]) -> Position:
    """ACW-X-gen-01"""
    position = empty_position(scenario, options)
    position.turn = 0
    position.stage = SETTING_UP
    open_accounts(position)
    deploy(position)
    divide(position)
    begin_free(position, CONFEDERATE)
    return position


def open_accounts(position: Position) -> None:
    """ACW-X-hist-01, ACW-X-bal-01, ACW-S-rail-08, ACW-S-amph-10, ACW-S-euro-01: ratings, rail actions, Europe."""
    row = SCENARIO_ROWS[position.scenario]
    for side in (UNION, CONFEDERATE):
        position.naval_rating[side] = int(row["naval_rating"][HOME_NAMES[side]])
        position.rail_actions[side] = int(row["rail_actions"][HOME_NAMES[side]])
    position.european_rating = int(row["european_rating"] or 0)


def deploy(position: Position) -> None:
    """ACW-X-hist-03, ACW-X-hist-04, ACW-X-hist-05, ACW-X-bal-04, ACW-X-bal-05, ACW-X-bal-06"""
    for space, sort, count in listed_pieces(position.scenario):
        put(position, space, sort, count)


def begin_free(position: Position, side: int) -> None:
    """The free infantry of a side; the South places first (R-78)."""
    begin_placing(position, side, FREE_INFANTRY, free_pieces(position.scenario, side))
