"""What each action of the standard game does."""

from longroll.games.american_civil_war.action import (
    ACT_ALL,
    ACT_ANCHOR,
    ACT_ASSIGN,
    ACT_BATTLE,
    ACT_BLOCKADE,
    ACT_BUY,
    ACT_BUY_NAVAL,
    ACT_BUY_RAIL,
    ACT_CALM,
    ACT_CHALLENGE,
    ACT_DETACH,
    ACT_DISPLACE,
    ACT_DONE,
    ACT_DROWN,
    ACT_END,
    ACT_EVADE,
    ACT_FROM,
    ACT_INTERCEPT,
    ACT_LET_PASS,
    ACT_MAIN,
    ACT_MAIN_LANDING,
    ACT_ORDERED,
    ACT_PLACE,
    ACT_RAIL,
    ACT_READY,
    ACT_REST,
    ACT_REVOLT,
    ACT_RIDE,
    ACT_SAIL,
    ACT_TO,
    ACT_TRANSFER,
    FIRST_TACTICAL,
    VERB,
    first_of,
    second_of,
)
from longroll.games.american_civil_war.advanced.blockade import blockade
from longroll.games.american_civil_war.advanced.reinforcement import name_main
from longroll.games.american_civil_war.advanced.theatre import assign, end_command, transfer
from longroll.games.american_civil_war.events import Events
from longroll.games.american_civil_war.groups import complete, take, take_all
from longroll.games.american_civil_war.movement import (
    BY_LAND,
    BY_RAIL,
    BY_SHIP,
    begin_march,
    choose_target,
    end_group,
)
from longroll.games.american_civil_war.options import NAVAL_BATTLES
from longroll.games.american_civil_war.placement import place
from longroll.games.american_civil_war.position import BY_SEA, Position
from longroll.games.american_civil_war.standard.aftermath import conclude
from longroll.games.american_civil_war.standard.battles import join_battle, open_battle
from longroll.games.american_civil_war.standard.emancipation import displace, go_on_displacing
from longroll.games.american_civil_war.standard.europe import revolt
from longroll.games.american_civil_war.standard.landing import come_ashore, drown, meet_interceptor, set_sail
from longroll.games.american_civil_war.standard.naval import avoided, declare_battle, fight_at_sea, stay_in_port
from longroll.games.american_civil_war.standard.politics import take_initiative
from longroll.games.american_civil_war.standard.purchase import (
    NAVAL_ITEM,
    RAIL_ITEM,
    begin_buying,
    buy,
    buy_item,
)
from longroll.games.american_civil_war.standard.retreat import detach, retreat, survivors
from longroll.games.american_civil_war.standard.sequence import (
    end_buying_of,
    end_movement,
    end_naval_phase,
    proceed,
)
from longroll.games.american_civil_war.standard.stages import NAVAL_PHASE
from longroll.games.american_civil_war.steps import BATTLE, DISPLACE, NAVAL, PLACE
from longroll.games.american_civil_war.tactical.advance import advance_tactical
from longroll.games.american_civil_war.terms import CONFEDERATE, UNION
from longroll.kernel.dice import Dice


def advance_standard(position: Position, action: int, dice: Dice, events: Events) -> None:
    """Carry out an action that has been judged, and everything that follows of itself."""
    verb = action // VERB
    thing = first_of(action)
    if verb == ACT_TRANSFER:
        transfer(position, thing, second_of(action), events)
    elif verb >= FIRST_TACTICAL or verb == ACT_READY:
        advance_tactical(position, action, dice, events)
    elif verb == ACT_PLACE:
        place(position, thing, second_of(action), events)
    elif verb <= ACT_END:
        move(position, verb, thing, events)
    elif verb <= ACT_ANCHOR:
        put_to_sea(position, verb, thing, dice, events)
    elif verb <= ACT_DETACH:
        fight(position, verb, action, dice, events)
    elif verb == ACT_ASSIGN:
        assign(position, thing, second_of(action), events)
    elif verb == ACT_ORDERED:
        end_command(position)
    elif verb <= ACT_DISPLACE:
        govern(position, verb, thing, dice, events)
    else:
        produce(position, verb, action, dice, events)
    proceed(position, dice, events)


def move(position: Position, verb: int, thing: int, events: Events) -> None:
    if verb == ACT_FROM:
        begin_march(position, thing)
    elif verb == ACT_TO:
        choose_target(position, thing, BY_LAND)
    elif verb == ACT_RAIL:
        choose_target(position, thing, BY_RAIL)
    elif verb == ACT_SAIL:
        choose_target(position, thing, BY_SHIP)
    elif verb == ACT_END:
        end_movement(position, events)
    elif verb == ACT_DONE:
        send(position)
    else:
        if verb == ACT_ALL:
            take_all(position, events)
        else:
            take(position, thing, verb == ACT_RIDE, events)
        if complete(position):
            send(position)


def send(position: Position) -> None:
    """The group is complete: by land and rail it has arrived, by sea it sets out."""
    if position.mode == BY_SHIP:
        set_sail(position)
    else:
        end_group(position)


def put_to_sea(position: Position, verb: int, thing: int, dice: Dice, events: Events) -> None:
    """Interceptions, naval battles and their losses."""
    if verb == ACT_INTERCEPT:
        if declare_battle(position, 1 - position.side):
            meet_interceptor(position, dice, events)
    elif verb == ACT_LET_PASS:
        come_ashore(position, events)
    elif verb == ACT_DROWN:
        drown(position, thing, events)
    elif verb == ACT_CHALLENGE:
        if declare_battle(position, position.side):
            battle_of_quarter(position, dice, events)
    elif verb == ACT_ANCHOR:
        if stay_in_port(position):
            end_naval_phase(position, events)
    else:
        answer(position, verb == ACT_EVADE and avoided(position, dice, events), dice, events)


def battle_of_quarter(position: Position, dice: Dice, events: Events) -> None:
    fight_at_sea(position, dice, events)
    after_challenge(position, events)


def after_challenge(position: Position, events: Events) -> None:
    """One battle a quarter; with the option `naval-battles` the Union is asked after a Confederate one too (R-36)."""
    if position.options[NAVAL_BATTLES] and position.side == CONFEDERATE:
        position.side = UNION
        position.step = NAVAL
    else:
        end_naval_phase(position, events)


def answer(position: Position, gone: bool, dice: Dice, events: Events) -> None:
    """The battle that somebody tried to avoid, or accepted."""
    if gone:
        position.declared = 0
        if position.stage == NAVAL_PHASE:
            after_challenge(position, events)
        else:
            come_ashore(position, events)
    elif position.stage == NAVAL_PHASE:
        battle_of_quarter(position, dice, events)
    else:
        meet_interceptor(position, dice, events)


def fight(position: Position, verb: int, action: int, dice: Dice, events: Events) -> None:
    """Choosing a battle, and the retreat from it."""
    thing = first_of(action)
    if verb == ACT_BATTLE:
        open_battle(position, thing, dice, events)
    elif verb in (ACT_MAIN, ACT_MAIN_LANDING):
        name_main(position, thing if verb == ACT_MAIN else thing + BY_SEA, dice, events)
        join_battle(position, position.space, dice, events)
    else:
        if verb == ACT_DETACH:
            detach(position, thing, second_of(action), events)
        else:
            retreat(position, thing, events)
        if not survivors(position):
            conclude(position, dice, events)


def govern(position: Position, verb: int, thing: int, dice: Dice, events: Events) -> None:
    """Political initiatives; when nothing more is to be decided, their battles are fought."""
    if verb == ACT_DISPLACE:
        displace(position, thing, events)
        go_on_displacing(position, dice, events)
    else:
        take_initiative(position, verb, dice, events)
    if position.step not in (PLACE, DISPLACE):
        position.step = BATTLE


def produce(position: Position, verb: int, action: int, dice: Dice, events: Events) -> None:
    if verb == ACT_BUY:
        buy(position, first_of(action), second_of(action), events)
    elif verb == ACT_BUY_RAIL:
        buy_item(position, RAIL_ITEM, events)
    elif verb == ACT_BUY_NAVAL:
        buy_item(position, NAVAL_ITEM, events)
    elif verb == ACT_REVOLT:
        revolt(position, dice, events)
        position.step = BATTLE
    elif verb == ACT_CALM:
        position.step = BATTLE
    elif verb == ACT_REST:
        end_buying_of(position, events)
    else:
        if verb == ACT_BLOCKADE:
            blockade(position, dice, events)
        begin_buying(position, CONFEDERATE, events)
