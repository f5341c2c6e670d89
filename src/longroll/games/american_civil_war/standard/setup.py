"""The set-up of the standard game: the historical and the balanced scenario."""

from longroll.games.american_civil_war.advanced.theatre import divide
from longroll.games.american_civil_war.components import Components
from longroll.games.american_civil_war.placement import FREE_INFANTRY, begin_placing
from longroll.games.american_civil_war.position import Position, empty_position, put
from longroll.games.american_civil_war.scenario import free_pieces, listed_pieces
from longroll.games.american_civil_war.standard.stages import SETTING_UP
from longroll.games.american_civil_war.terms import CONFEDERATE, HOME_NAMES, UNION


def set_up(components: Components, scenario: int, options: list[int]) -> Position:
    """ACW-X-gen-01"""
    position = empty_position(components, scenario, options)
    position.turn = 0
    position.stage = SETTING_UP
    open_accounts(position)
    deploy(position)
    divide(position)
    begin_free(position, CONFEDERATE)
    return position


def open_accounts(position: Position) -> None:
    """ACW-X-hist-01, ACW-X-bal-01, ACW-S-rail-08, ACW-S-amph-10, ACW-S-euro-01: ratings, rail actions, Europe."""
    row = position.components.scenario_rows[position.scenario]
    for side in (UNION, CONFEDERATE):
        position.naval_rating[side] = int(row["naval_rating"][HOME_NAMES[side]])
        position.rail_actions[side] = int(row["rail_actions"][HOME_NAMES[side]])
    position.european_rating = int(row.get("european_rating", 0))


def deploy(position: Position) -> None:
    """ACW-X-hist-03, ACW-X-hist-04, ACW-X-hist-05, ACW-X-bal-04, ACW-X-bal-05, ACW-X-bal-06"""
    for space, sort, count in listed_pieces(position.components, position.scenario):
        put(position, space, sort, count)


def begin_free(position: Position, side: int) -> None:
    """The free infantry of a side; the South places first (R-78)."""
    begin_placing(position, side, FREE_INFANTRY, free_pieces(position.components, position.scenario, side))
