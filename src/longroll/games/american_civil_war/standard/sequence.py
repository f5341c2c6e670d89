"""The sequence of play of the standard game: what follows of itself until the next decision."""

from longroll.games.american_civil_war.advanced.blockade import begin_blockade
from longroll.games.american_civil_war.advanced.theatre import begin_command, has_theatres, west_follows
from longroll.games.american_civil_war.battlefield import clear_battle, contested_spaces
from longroll.games.american_civil_war.events import Events, report_side
from longroll.games.american_civil_war.movement import end_group
from longroll.games.american_civil_war.placement import (
    FREE_INFANTRY,
    end_placing,
    open_places,
)
from longroll.games.american_civil_war.position import Position, forget_moves
from longroll.games.american_civil_war.scenario import has_politics
from longroll.games.american_civil_war.standard.battles import open_battle
from longroll.games.american_civil_war.standard.calendar import is_quarter_end
from longroll.games.american_civil_war.standard.captures import settle
from longroll.games.american_civil_war.standard.europe import begin_revolt
from longroll.games.american_civil_war.standard.naval import begin_naval_phase
from longroll.games.american_civil_war.standard.politics import begin_initiative
from longroll.games.american_civil_war.standard.purchase import begin_buying, end_buying
from longroll.games.american_civil_war.standard.setup import begin_free
from longroll.games.american_civil_war.standard.stages import (
    MOVING,
    NAVAL_PHASE,
    POLITICAL_PHASE,
    PRODUCTION,
)
from longroll.games.american_civil_war.standard.victory import check_victory
from longroll.games.american_civil_war.steps import BATTLE, MARCH, OVER, PLACE
from longroll.games.american_civil_war.terms import CONFEDERATE, NOBODY, UNION
from longroll.kernel.dice import Dice

# --- months


def begin_month(position: Position, events: Events) -> None:
    """ACW-S-seq-01, ACW-S-seq-06: one turn is one month; the Confederacy begins."""
    position.turn += 1
    position.stage = MOVING
    begin_half(position, CONFEDERATE, events)


def begin_half(position: Position, side: int, events: Events) -> None:
    """ACW-S-seq-04: a side and its allies move and fight."""
    position.side = side
    forget_moves(position)
    position.rail_used = 0
    position.naval_used = 0
    position.arrivals = []
    position.step = MARCH
    if has_theatres(position):
        begin_command(position)
    report_side(events, "half-turn", "ACW-S-seq-01", side, position.turn)


def end_movement(position: Position, events: Events) -> None:
    """ACW-S-seq-02: no more movement; now the battles."""
    if position.theatre and west_follows(position):
        return
    position.detached = []
    forget_moves(position)
    position.rail_used = 0
    position.naval_used = 0
    settle(position, events)
    position.step = BATTLE


def end_half(position: Position, events: Events) -> None:
    position.arrivals = []
    if position.side == CONFEDERATE:
        begin_half(position, UNION, events)
        return
    check_victory(position, events)
    if position.winner == NOBODY:
        if is_quarter_end(position):
            begin_quarter(position)
        else:
            begin_month(position, events)


# --- the end of a quarter


def begin_quarter(position: Position) -> None:
    """ACW-S-seq-05: naval battle, politics, production."""
    position.stage = NAVAL_PHASE
    begin_naval_phase(position)


def end_naval_phase(position: Position, events: Events) -> None:
    if has_politics(position):
        position.stage = POLITICAL_PHASE
        begin_initiative(position, CONFEDERATE)
    else:
        begin_production(position, events)


def end_initiative(position: Position, events: Events) -> None:
    """All effects are carried out, riots fought down or lost."""
    side = position.initiative_of - 1
    settle(position, events)
    if side == CONFEDERATE:
        begin_initiative(position, UNION)
    else:
        position.initiative_of = 0
        begin_production(position, events)


def begin_production(position: Position, events: Events) -> None:
    """ACW-X-gen-02: also how a scenario opens, after September 1861."""
    position.stage = PRODUCTION
    if not begin_blockade(position):
        begin_buying(position, CONFEDERATE, events)


def end_buying_of(position: Position, events: Events) -> None:
    side = position.side
    end_buying(position)
    if side == UNION:
        begin_month(position, events)
    elif not begin_revolt(position):
        begin_buying(position, UNION, events)


# --- what goes on by itself


def proceed(position: Position, dice: Dice, events: Events) -> None:
    """After an action: placing goes on or ends, and battles follow each other until somebody must choose."""
    if position.step == PLACE and not open_places(position):
        after_placing(position, events)
    while position.step == BATTLE and position.winner == NOBODY:
        spaces = contested_spaces(position)
        if spaces and (len(spaces) == 1 or position.stage != MOVING):
            open_battle(position, spaces[0], dice, events)
        elif spaces:
            return
        else:
            after_battles(position, events)
    if position.winner != NOBODY:
        end_game(position)


def after_placing(position: Position, events: Events) -> None:
    """Whatever cannot be placed any more is lost."""
    task = position.task
    end_placing(position)
    if task != FREE_INFANTRY:
        position.side = position.initiative_of - 1
        position.step = BATTLE
    elif position.side == CONFEDERATE:
        begin_free(position, UNION)
    else:
        begin_production(position, events)


def after_battles(position: Position, events: Events) -> None:
    """There is no battle left; the stage goes on."""
    stage = position.stage
    if stage == MOVING:
        end_half(position, events)
    elif stage == POLITICAL_PHASE:
        end_initiative(position, events)
    else:
        begin_buying(position, UNION, events)


def end_game(position: Position) -> None:
    """Over is over."""
    clear_battle(position)
    end_group(position)
    forget_moves(position)
    position.aboard = []
    position.detached = []
    position.arrivals = []
    position.late = []
    position.queue = []
    position.step = OVER
