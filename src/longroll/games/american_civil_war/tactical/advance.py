"""What each action of the tactical battle does."""

from longroll.games.american_civil_war.action import (
    ACT_ACT,
    ACT_CHARGE,
    ACT_DEPLOY,
    ACT_DIG,
    ACT_DODGE,
    ACT_FIRE,
    ACT_GROUND,
    ACT_HALT,
    ACT_HOLD,
    ACT_LOSE,
    ACT_PASS,
    ACT_PURSUE,
    ACT_RALLY,
    ACT_READY,
    ACT_SHIFT,
    ACT_STAND,
    VERB,
    first_of,
    second_of,
    third_of,
)
from longroll.games.american_civil_war.advanced.entrenchment import dig
from longroll.games.american_civil_war.events import Events
from longroll.games.american_civil_war.position import Position
from longroll.games.american_civil_war.steps import ACT, DIG, DODGE, LOSE_LEADER, ORDER
from longroll.games.american_civil_war.tactical.battle import ready
from longroll.games.american_civil_war.tactical.charge import declare_charge, dodge, hold
from longroll.games.american_civil_war.tactical.deployment import deploy, place_ground
from longroll.games.american_civil_war.tactical.fire import fire
from longroll.games.american_civil_war.tactical.leaders import rally
from longroll.games.american_civil_war.tactical.losses import choose_lost
from longroll.games.american_civil_war.tactical.movement import shift
from longroll.games.american_civil_war.tactical.pursuit import end_pursuit, pursue
from longroll.games.american_civil_war.tactical.turn import (
    after_action,
    begin_turn,
    end_part,
    stand,
    withdraw,
)
from longroll.kernel.dice import Dice


def advance_tactical(position: Position, action: int, dice: Dice, events: Events) -> None:
    """Carry out an action that has been judged."""
    verb = action // VERB
    first = first_of(action)
    if verb == ACT_ACT:
        pick(position, first, second_of(action), third_of(action))
    elif ACT_SHIFT <= verb <= ACT_RALLY:
        carry_out(position, verb, first, dice, events)
    elif verb in (ACT_DODGE, ACT_HOLD):
        answer_charge(position, verb == ACT_DODGE, dice, events)
    elif verb == ACT_LOSE:
        choose_lost(position, first, events)
        after_action(position, dice, events)
    elif verb == ACT_PASS:
        end_part(position, dice, events)
    elif verb == ACT_STAND:
        stand(position, dice, events)
    elif verb == ACT_PURSUE:
        pursue(position, first, second_of(action), dice, events)
    elif verb == ACT_HALT:
        end_pursuit(position, dice, events)
    else:
        prepare(position, verb, action, dice, events)


def pick(position: Position, sort: int, area: int, wear: int) -> None:
    """A piece is chosen; what it does comes next."""
    position.sort = sort
    position.area = area
    position.wear = wear
    position.step = ORDER


def carry_out(position: Position, verb: int, thing: int, dice: Dice, events: Events) -> None:
    position.step = ACT
    if verb == ACT_SHIFT:
        shift(position, thing, events)
    elif verb == ACT_FIRE:
        fire(position, thing, dice, events)
    elif verb == ACT_CHARGE:
        declare_charge(position, thing, dice, events)
    else:
        rally(position, thing, dice, events)
    if position.step not in (DODGE, LOSE_LEADER):
        after_action(position, dice, events)


def answer_charge(position: Position, dodges: bool, dice: Dice, events: Events) -> None:
    if dodges:
        dodge(position, events)
    else:
        hold(position, dice, events)
    if position.step != LOSE_LEADER:
        after_action(position, dice, events)


def prepare(position: Position, verb: int, action: int, dice: Dice, events: Events) -> None:
    """Deployment, terrain and trenches; or a retreat from the battle."""
    if verb == ACT_DEPLOY:
        deploy(position, first_of(action), second_of(action))
    elif verb == ACT_GROUND:
        place_ground(position, first_of(action), second_of(action))
    elif verb == ACT_DIG:
        dig(position, first_of(action), dice, events)
    elif verb != ACT_READY:
        withdraw(position, dice, events)
    elif position.step == DIG:
        begin_turn(position, dice, events)
    else:
        ready(position, dice, events)
