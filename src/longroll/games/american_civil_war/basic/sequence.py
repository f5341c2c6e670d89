"""The turn of the basic game: what each action does, and what follows of itself until the next decision."""

from typing import Final

from longroll.games.american_civil_war.action import (
    ACT_ALL,
    ACT_AT,
    ACT_BACK,
    ACT_BATTLE,
    ACT_BUY,
    ACT_DONE,
    ACT_END,
    ACT_FROM,
    ACT_LINE,
    ACT_PLACE,
    ACT_READY,
    ACT_RECALL,
    ACT_REST,
    ACT_RIDE,
    ACT_SHOOT,
    ACT_TO,
    VERB,
    first_of,
    second_of,
)
from longroll.games.american_civil_war.basic.battle import (
    TO_LINE,
    TO_RESERVE,
    begin_array,
    begin_battle,
    line_broken,
    lose,
    next_step,
    shift,
)
from longroll.games.american_civil_war.basic.fire import shoot, take_aim
from longroll.games.american_civil_war.basic.purchase import begin_purchase, buy, end_purchase
from longroll.games.american_civil_war.basic.rally import recall
from longroll.games.american_civil_war.basic.setup import begin_free
from longroll.games.american_civil_war.basic.victory import check_length, check_victory
from longroll.games.american_civil_war.battlefield import clear_battle, contested_spaces
from longroll.games.american_civil_war.events import Events, report_side
from longroll.games.american_civil_war.groups import complete, take, take_all
from longroll.games.american_civil_war.movement import BY_LAND, begin_march, choose_target, end_group
from longroll.games.american_civil_war.placement import end_placing, place
from longroll.games.american_civil_war.position import ATTACKER, DEFENDER, Position, forget_moves
from longroll.games.american_civil_war.steps import BATTLE, MARCH, OVER, RESERVES
from longroll.games.american_civil_war.terms import CONFEDERATE, NOBODY, UNION
from longroll.kernel.dice import Dice

CYCLE: Final = 3


def advance_basic(position: Position, action: int, dice: Dice, events: Events) -> None:
    """Carry out an action that has been judged."""
    verb = action // VERB
    if verb == ACT_PLACE:
        place(position, first_of(action), second_of(action), events)
        after_placing(position, events)
    elif verb <= ACT_END:
        move(position, verb, first_of(action), events)
    elif verb == ACT_BUY:
        buy(position, first_of(action), second_of(action), events)
    elif verb == ACT_REST:
        after_purchase(position, events)
    else:
        fight(position, verb, first_of(action), dice, events)
    if position.step == BATTLE:
        next_battle(position, events)
    if position.winner != NOBODY or position.step == OVER:
        end_game(position)


def after_placing(position: Position, events: Events) -> None:
    if position.quota:
        return
    end_placing(position)
    if position.side == CONFEDERATE:
        begin_free(position, UNION)
    else:
        begin_half_turn(position, CONFEDERATE, events)


def begin_half_turn(position: Position, side: int, events: Events) -> None:
    """ACW-B-turn-01, ACW-B-gen-01: the South moves and fights, then the North."""
    position.side = side
    forget_moves(position)
    position.arrivals = []
    position.step = MARCH
    report_side(events, "half-turn", "ACW-B-turn-01", side, position.turn)


def move(position: Position, verb: int, thing: int, events: Events) -> None:
    if verb == ACT_FROM:
        begin_march(position, thing)
    elif verb == ACT_TO:
        choose_target(position, thing, BY_LAND)
    elif verb == ACT_END:
        end_movement(position)
    elif verb == ACT_DONE:
        end_group(position)
    else:
        if verb == ACT_ALL:
            take_all(position, events)
        else:
            take(position, thing, verb == ACT_RIDE, events)
        check_victory(position, events)
        if position.winner == NOBODY and complete(position):
            end_group(position)


def end_movement(position: Position) -> None:
    """ACW-B-turn-02: all movement is over before the first battle."""
    forget_moves(position)
    position.step = BATTLE


def fight(position: Position, verb: int, thing: int, dice: Dice, events: Events) -> None:
    if verb == ACT_BATTLE:
        begin_battle(position, thing, events)
    elif verb == ACT_LINE:
        shift(position, thing, TO_LINE)
    elif verb == ACT_BACK:
        shift(position, thing, TO_RESERVE)
    elif verb == ACT_READY:
        ready(position, events)
    elif verb == ACT_SHOOT:
        take_aim(position, thing)
    elif verb == ACT_AT:
        shoot(position, thing, dice, events)
    elif verb == ACT_RECALL:
        recall(position, thing, dice, events)
    else:
        next_step(position, events)
    if position.step == BATTLE:
        check_victory(position, events)


def ready(position: Position, events: Events) -> None:
    """A line is arrayed, or the reserves have moved."""
    side = position.battle_side
    if position.step == RESERVES:
        if line_broken(position, side):
            lose(position, side, events)
        else:
            next_step(position, events)
    elif side == DEFENDER:
        begin_array(position, ATTACKER)
    else:
        next_step(position, events)


def next_battle(position: Position, events: Events) -> None:
    """The mover is asked while more than one battle is left."""
    while position.step == BATTLE and position.winner == NOBODY:
        spaces = contested_spaces(position)
        if len(spaces) > 1:
            return
        if spaces:
            begin_battle(position, spaces[0], events)
            if position.step == BATTLE:
                check_victory(position, events)
        else:
            end_half_turn(position, events)


def end_half_turn(position: Position, events: Events) -> None:
    position.arrivals = []
    if position.side == CONFEDERATE:
        begin_half_turn(position, UNION, events)
        return
    check_length(position, events)
    if position.winner == NOBODY and position.step != OVER:
        end_turn(position, events)


def end_turn(position: Position, events: Events) -> None:
    """ACW-B-turn-03: after every third turn both sides buy."""
    if position.turn % CYCLE == 0:
        begin_purchase(position, CONFEDERATE, events)
    else:
        position.turn += 1
        begin_half_turn(position, CONFEDERATE, events)


def after_purchase(position: Position, events: Events) -> None:
    side = position.side
    end_purchase(position)
    if side == CONFEDERATE:
        begin_purchase(position, UNION, events)
    else:
        position.turn += 1
        begin_half_turn(position, CONFEDERATE, events)


def end_game(position: Position) -> None:
    """Over is over, in the middle of a march too."""
    clear_battle(position)
    end_group(position)
    forget_moves(position)
    position.arrivals = []
    position.step = OVER
