"""AHD 10.0 to 13.0: how long the game lasts, who has won, the variants."""

from typing import Final

from longroll.games.house_divided.endings import (
    CAPITAL_TAKEN,
    ENDINGS,
    OUTNUMBERED,
    SHORT_GAME,
    TIME_IS_UP,
    VICTORY_CITIES,
)
from longroll.games.house_divided.events import Events, emit_side
from longroll.games.house_divided.handicap import help_for
from longroll.games.house_divided.options import NOVICE, TIE
from longroll.games.house_divided.position import HELD_BY, Position
from longroll.games.house_divided.terms import CONFEDERATE, NOBODY, UNION

TURNS_SPARED: Final = 2
MID_TURN: Final = 2  # a check in the middle of a half-turn, which belongs to neither side's end


def victory_cities_held(position: Position) -> bool:
    """AHD-11.0-a"""
    missing = 0
    for box in position.components.victory_boxes:
        if position.control[box] & HELD_BY != UNION:
            missing += 1
    return missing <= cities_spared(position, position.turn == last_turn(position))


def cities_spared(position: Position, on_last_turn: bool) -> int:
    """Ruling L11: in the campaign two points of a handicap spare the Union a city; an odd one does on the last turn."""
    if position.components.margin[position.scenario]:
        return 0
    return (help_for(position, UNION) + on_last_turn) // 2


def capital_taken(position: Position) -> bool:
    """AHD-11.0-b"""
    return position.control[position.components.capital] & HELD_BY == CONFEDERATE


def outnumbered(position: Position) -> bool:
    """AHD-11.0-c"""
    return position.maximum[CONFEDERATE] > position.maximum[UNION]


def south_may_win(position: Position, ended: int) -> bool:
    """AHD-12.0-a, AHD-13.0-c"""
    return not position.options[NOVICE] or ended == UNION


def check_side(position: Position, side: int, ended: int, events: Events) -> None:
    if side == UNION:
        if victory_cities_held(position):
            declare(position, UNION, VICTORY_CITIES, events)
    elif south_may_win(position, ended):
        if capital_taken(position):
            declare(position, CONFEDERATE, CAPITAL_TAKEN, events)
        elif outnumbered(position):
            declare(position, CONFEDERATE, OUTNUMBERED, events)


def check_victory(position: Position, ended: int, events: Events) -> None:
    """See whether somebody has won; `ended` is the side whose half-turn just ended, or MID_TURN."""
    first = position.side if position.options[TIE] == 0 else 1 - position.side
    check_side(position, first, ended, events)
    if position.winner == NOBODY:
        check_side(position, 1 - first, ended, events)


def last_turn(position: Position) -> int:
    """AHD-10.0-a, AHD-13.0-a; a campaign is the shorter by two turns for each point of a Southern handicap (L11)."""
    components = position.components
    turn = components.last_turn[position.scenario]
    return turn if components.margin[position.scenario] else turn - TURNS_SPARED * help_for(position, CONFEDERATE)


def needed_lead(position: Position) -> int:
    """Ruling L11: the lead that the Union needs in the short game, with its handicap or that of the South; else 0."""
    printed = position.components.margin[position.scenario]
    return printed - help_for(position, UNION) + help_for(position, CONFEDERATE) if printed else 0


def check_time(position: Position, events: Events) -> None:
    """At the end of a turn: has the game run its length?"""
    if position.turn < last_turn(position):
        return
    if position.components.margin[position.scenario]:
        declare(position, winner_of_short_game(position), SHORT_GAME, events)
    else:
        declare(position, winner_when_time_is_up(), TIME_IS_UP, events)


def winner_when_time_is_up() -> int:
    """AHD-11.0-d"""
    return CONFEDERATE


def winner_of_short_game(position: Position) -> int:
    """AHD-13.0-b"""
    lead = position.maximum[UNION] - position.maximum[CONFEDERATE]
    return UNION if lead >= needed_lead(position) else CONFEDERATE


def declare(position: Position, side: int, ending: int, events: Events) -> None:
    position.winner = side
    position.ending = ending
    emit_side(events, "won", ENDINGS[ending].rule, side)
