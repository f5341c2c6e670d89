"""A deployment that one cannot see, drawn anew: everything back to the reserve, then the game's own choices by dice."""

from longroll.games.american_civil_war.action import ACT_GROUND, ACT_READY, VERB, first_of, second_of
from longroll.games.american_civil_war.advanced.terrain import take_up
from longroll.games.american_civil_war.basic.battle import TO_LINE, begin_array, shift
from longroll.games.american_civil_war.basic.judge import shift_choices
from longroll.games.american_civil_war.battlefield import send_back
from longroll.games.american_civil_war.position import DEFENDER, Position
from longroll.games.american_civil_war.tactical.deployment import (
    begin_deployment,
    deploy,
    first_to_deploy,
    place_ground,
)
from longroll.games.american_civil_war.tactical.judge import choices_tactical
from longroll.kernel.dice import Dice


def draw_deployment(position: Position, side: int, dice: Dice) -> None:
    """Replace what a side has deployed in secret; a side still at it might, for all one sees, have just begun."""
    asked = position.battle_side
    step = position.step
    send_back(position, side)
    take_up(position, side)
    begin_deployment(position, side)
    if side == asked:
        while position.step != step:
            draw(position, dice)
    elif side == first_to_deploy(position):
        while draw(position, dice):
            pass
    position.battle_side = asked
    position.step = step


def draw_array(position: Position, side: int, dice: Dice) -> None:
    """Replace the line that a side has arrayed in secret in the basic game."""
    asked = position.battle_side
    acting = position.acting
    send_back(position, side)
    if side != asked and side == DEFENDER:
        begin_array(position, side)
        while draw_line(position, dice):
            pass
        position.acting = acting
    elif side == asked:
        position.acting = []
    position.battle_side = asked


def draw_line(position: Position, dice: Dice) -> bool:
    """One choice by dice; false if it is that the line is ready."""
    choices = shift_choices(position, True)
    action = choices[dice.roll(len(choices)) - 1]
    if action // VERB == ACT_READY:
        return False
    shift(position, first_of(action), TO_LINE)
    return True


def draw(position: Position, dice: Dice) -> bool:
    """One choice by dice; false if it is that the deployment is done."""
    choices = choices_tactical(position)
    action = choices[dice.roll(len(choices)) - 1]
    verb = action // VERB
    if verb == ACT_GROUND:
        place_ground(position, first_of(action), second_of(action))
    elif verb != ACT_READY:
        deploy(position, first_of(action), second_of(action))
    return verb != ACT_READY
