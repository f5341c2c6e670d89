"""AHD 3.0, the sequence of play: what each action does, and what follows of itself until the next decision."""

from longroll.games.house_divided.action import (
    ACT_AT,
    ACT_BATTLE,
    ACT_DIG,
    ACT_DONE,
    ACT_END,
    ACT_FIRE,
    ACT_GO,
    ACT_MARCH,
    ACT_MUSTER,
    ACT_PASS,
    ACT_PROMOTE,
    ACT_RECRUIT,
    ACT_REINFORCE,
    ACT_REST,
    ACT_RETREAT,
    ACT_RIDE,
    ACT_SAIL,
    ACT_STAND,
    ACT_TAKE,
    ACT_WITHDRAW,
    ARM,
    VERB,
)
from longroll.games.house_divided.battle import battle_boxes, begin_battle, close_battle, end_battle, fire, recover
from longroll.games.house_divided.control import capture_at_end, capture_occupied, settle_captures
from longroll.games.house_divided.entrenchment import dig
from longroll.games.house_divided.events import Events, emit_side
from longroll.games.house_divided.fire import begin_volley, declare_target
from longroll.games.house_divided.movement import (
    after_order,
    begin_march,
    begin_movement,
    end_march,
    end_movement,
    go,
    take,
)
from longroll.games.house_divided.options import CAPTURE, CAVALRY_CONTROL, FOUGHT_SPAN, RETREAT_REINFORCED
from longroll.games.house_divided.position import PROMOTED, Position, count_in
from longroll.games.house_divided.promotion import promote
from longroll.games.house_divided.recruitment import begin_recruitment, draft, recruit
from longroll.games.house_divided.reinforcement import forget_battles, reinforce, reinforcements
from longroll.games.house_divided.retreat import retreat, retreat_boxes
from longroll.games.house_divided.sea import sail
from longroll.games.house_divided.steps import BATTLE, OVER, PROMOTE, SPOILS
from longroll.games.house_divided.terms import CONFEDERATE, NOBODY, NOWHERE, UNION
from longroll.games.house_divided.victory import MID_TURN, check_time, check_victory
from longroll.games.house_divided.withdrawal import begin_withdrawal, ride
from longroll.kernel.dice import Dice


def advance(position: Position, action: int, dice: Dice, events: Events) -> None:
    """Carry out an action that has been judged."""
    verb = action // VERB
    if verb <= ACT_END:
        move(position, verb, action % VERB, events)
        if verb == ACT_END and position.winner == NOBODY:
            begin_combat(position, events)
    elif verb <= ACT_FIRE:
        fight(position, verb, action % VERB, dice, events)
    else:
        promote_or_recruit(position, verb, action % VERB, dice, events)
    if position.winner != NOBODY:
        end_game(position)
    elif position.step == BATTLE:
        next_battle(position, events)


# --- the four phases of a half-turn


def move(position: Position, verb: int, thing: int, events: Events) -> None:
    """The movement phase."""
    if verb == ACT_MARCH:
        begin_march(position, thing, events)
    elif verb == ACT_TAKE:
        take(position, thing)
    elif verb == ACT_GO:
        go(position, position.unit, thing, events)
        after_order(position, False)
    elif verb == ACT_DIG:
        dig(position, position.unit, events)
        after_order(position, False)
    elif verb == ACT_SAIL:
        sail(position, position.unit, thing, events)
        after_order(position, True)
    elif verb == ACT_DONE:
        end_march(position)
    else:
        end_movement(position)


def fight(position: Position, verb: int, thing: int, dice: Dice, events: Events) -> None:
    """The combat phase."""
    if verb == ACT_AT:
        declare_target(position, thing)
    elif verb == ACT_FIRE:
        fire(position, dice, events)
    elif verb == ACT_STAND:
        begin_volley(position)
    elif verb == ACT_BATTLE:
        begin_battle(position, thing, events)
    elif verb == ACT_REINFORCE:
        reinforce(position, thing, events)
        if not reinforcements(position) and not may_still_retreat(position):
            begin_volley(position)
    elif verb == ACT_RETREAT:
        retreat(position, thing, events)
        end_battle(position, 1 - position.firing, events)
    elif verb == ACT_WITHDRAW:
        begin_withdrawal(position, events)
    elif verb == ACT_RIDE:
        ride(position, thing, events)
        if not count_in(position, position.firing, position.box):
            end_battle(position, NOBODY, events)


def may_still_retreat(position: Position) -> bool:
    """Ruling R21, second value of `retreat-after-reinforcing`."""
    return position.options[RETREAT_REINFORCED] != 0 and bool(retreat_boxes(position))


def promote_or_recruit(position: Position, verb: int, thing: int, dice: Dice, events: Events) -> None:
    """The promotion and recruitment phases, and the promotion after a battle."""
    if verb == ACT_PROMOTE:
        promote(position, thing, events)
        if position.step == SPOILS:
            close_battle(position)
        else:
            position.chosen = 1
    elif verb == ACT_PASS:
        close_battle(position)
    elif verb == ACT_MUSTER:
        begin_recruitment(position, dice, events)
    elif verb == ACT_RECRUIT:
        recruit(position, thing // ARM, thing % ARM, events)
    elif verb == ACT_REST:
        end_half_turn(position, dice, events)


# --- what follows of itself


def end_game(position: Position) -> None:
    """Over is over, in the middle of a march or a battle too."""
    close_battle(position)
    end_movement(position)
    position.unit = NOWHERE
    position.acted = 0
    position.recruits = 0
    position.raised = []
    position.targets = []
    position.step = OVER


def begin_half_turn(position: Position, side: int, dice: Dice, events: Events) -> None:
    """AHD-3.0-b"""
    position.side = side
    if position.options[FOUGHT_SPAN]:
        forget_battles(position)
    for unit in range(position.components.units):
        position.state[unit] &= ~PROMOTED
    emit_side(events, "half-turn", "AHD-3.0-a", side, position.turn)
    begin_movement(position, dice, events)


def begin_combat(position: Position, events: Events) -> None:
    """The movement phase is over and cannot be gone back to."""
    if position.options[CAPTURE]:
        capture_occupied(position, events)
        check_victory(position, MID_TURN, events)
    position.step = BATTLE


def next_battle(position: Position, events: Events) -> None:
    """The attacker is asked which battle comes next while more than one is left."""
    boxes = battle_boxes(position)
    if not boxes:
        end_combat(position, events)
    elif len(boxes) == 1:
        begin_battle(position, boxes[0], events)


def end_combat(position: Position, events: Events) -> None:
    recover(position)
    if position.options[CAPTURE]:
        capture_occupied(position, events)
        check_victory(position, MID_TURN, events)
    position.chosen = 0
    position.step = PROMOTE
    if position.winner != NOBODY:
        end_game(position)


def end_half_turn(position: Position, dice: Dice, events: Events) -> None:
    """AHD-3.0-a"""
    ended = position.side
    position.chosen = 0
    position.recruits = 0
    position.raised = []
    capture_at_end(position, ended, events)
    check_victory(position, ended, events)
    if position.winner == NOBODY:
        if ended == UNION:
            begin_half_turn(position, CONFEDERATE, dice, events)
        else:
            end_turn(position, dice, events)


def end_turn(position: Position, dice: Dice, events: Events) -> None:
    """AHD-3.0-e"""
    check_time(position, events)
    if position.winner == NOBODY:
        position.turn += 1
        forget_battles(position)
        if position.options[CAVALRY_CONTROL]:
            settle_captures(position)
        begin_turn(position, dice, events)


def begin_turn(position: Position, dice: Dice, events: Events) -> None:
    """AHD-3.0-d"""
    emit_side(events, "turn", "AHD-3.0-e", UNION, position.turn)
    draft(position, events)
    begin_half_turn(position, UNION, dice, events)
