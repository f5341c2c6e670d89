"""AHD 5.0 battles, 5.2.7 recovery."""

from longroll.games.house_divided.events import Events, emit_box
from longroll.games.house_divided.fire import begin_volley, volley
from longroll.games.house_divided.options import ENTRENCH_PHASES
from longroll.games.house_divided.position import (
    DIGGING,
    FROM,
    FROM_MASK,
    OF_MARCH,
    REDUCED,
    Position,
    contested,
    count_in,
    units_in,
)
from longroll.games.house_divided.promotion import promotable_in_battle
from longroll.games.house_divided.refusals import BATTLE_NOT_FINISHED, BATTLE_OVER, NO_BATTLE_THERE, STANDS_ALREADY
from longroll.games.house_divided.reinforcement import reinforcements
from longroll.games.house_divided.retreat import retreat_boxes
from longroll.games.house_divided.steps import BATTLE, SPOILS, STAND
from longroll.games.house_divided.terms import NOBODY, NOWHERE
from longroll.games.house_divided.withdrawal import judge_withdraw, note_attacker
from longroll.kernel.dice import Dice
from longroll.kernel.reason import ALLOWED, refuse


def battle_boxes(position: Position) -> list[int]:
    """AHD-5.0-a"""
    return [box for box in range(position.components.boxes) if contested(position, box)]


def judge_battle(position: Position, box: int) -> int:
    """AHD-5.0-c"""
    if position.step != BATTLE:
        return refuse(BATTLE_OVER if position.step == SPOILS else BATTLE_NOT_FINISHED, position.box)
    return ALLOWED if contested(position, box) else refuse(NO_BATTLE_THERE, box)


def begin_battle(position: Position, box: int, events: Events) -> None:
    """AHD-5.0-b, AHD-5.0-i: nobody is lifted off the map."""
    position.box = box
    position.round = 1
    position.entries = [0, 0]
    for unit in units_in(position, position.side, box):
        came = (position.state[unit] & FROM_MASK) // FROM
        if came:
            position.entries[position.side] |= 1 << came - 1
        note_attacker(position, unit)
    emit_box(events, position, "battle", "AHD-5.0-a", position.side, box)
    prepare_fire(position, 1 - position.side)


def prepare_fire(position: Position, side: int) -> None:
    """AHD-5.0-d: what a side may do just before its own fire, if there is anything."""
    position.firing = side
    position.drawn = 0
    position.step = STAND
    if not alternatives(position):
        begin_volley(position)


def alternatives(position: Position) -> bool:
    """Is there anything to choose but to stand and fire?"""
    if not judge_withdraw(position):
        return True
    return position.round > 1 and bool(retreat_boxes(position) or reinforcements(position))


def judge_stand(position: Position) -> int:
    return ALLOWED if position.step == STAND else refuse(STANDS_ALREADY, position.box)


def fire(position: Position, dice: Dice, events: Events) -> None:
    """AHD-5.0-f"""
    shooters = position.firing
    volley(position, dice, events)
    if not count_in(position, 1 - shooters, position.box):
        end_battle(position, shooters, events)
    elif shooters == position.side:
        position.round += 1
        prepare_fire(position, 1 - shooters)
    else:
        prepare_fire(position, position.side)


def end_battle(position: Position, victor: int, events: Events) -> None:
    """The battle is over; its victor, if there is one, may promote a unit before anything else."""
    if position.winner != NOBODY:
        return
    if victor == NOBODY:
        emit_box(events, position, "battle-broken-off", "AHD-5.2.6-d", victor, position.box)
    else:
        emit_box(events, position, "battle-won", "AHD-5.0-g", victor, position.box)
    position.firing = victor
    position.step = SPOILS
    if victor == NOBODY or not promotable_in_battle(position):
        close_battle(position)


def close_battle(position: Position) -> None:
    position.box = NOWHERE
    position.round = 0
    position.firing = 0
    position.drawn = 0
    position.entries = [0, 0]
    position.infantry_attacked = 0
    position.step = BATTLE


def recover(position: Position) -> None:
    """AHD-5.2.7-a, AHD-5.2.7-b: and the marks of the marches come off."""
    marks = REDUCED | OF_MARCH
    if position.options[ENTRENCH_PHASES]:
        marks &= ~DIGGING
    for unit in range(position.components.units):
        position.state[unit] &= ~marks
