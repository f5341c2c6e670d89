"""What must hold in a position of the standard game."""

from typing import Final

from longroll.games.american_civil_war.advanced.theatre import FRESH, RIDDEN, ROW
from longroll.games.american_civil_war.options import BASIC_ONLY, FOUR, THEATRE_MODE
from longroll.games.american_civil_war.position import BY_SEA, Position, fresh_in, ridden_in
from longroll.games.american_civil_war.standard.stages import (
    MOVING,
    NAVAL_PHASE,
    POLITICAL_PHASE,
    PRODUCTION,
    SETTING_UP,
)
from longroll.games.american_civil_war.steps import (
    ARRAY,
    AVOID,
    BATTLE,
    BLOCKADE,
    BUY,
    CARGO,
    COMMAND,
    DISPLACE,
    INTERCEPT,
    MAIN,
    MARCH,
    NAVAL,
    POLITICS,
    RESERVES,
    REVOLT,
    STEP_NAMES,
    WHERE,
    WHO,
)
from longroll.games.american_civil_war.tactical.invariants import flaw_tactical
from longroll.games.american_civil_war.terms import NOWHERE, SORT_PARTY, SORTS


def standard_flaw(position: Position) -> str:
    components = position.components
    if not 0 <= position.turn <= components.last_turn:
        return f"turn {position.turn} is not one of the {components.last_turn} turns"
    if any(position.options[number] for number in BASIC_ONLY):
        return "the standard game has no such options"
    if ARRAY <= position.step <= RESERVES:
        return f"step={STEP_NAMES[position.step]} is not of the standard game"
    return stage_flaw(position) or list_flaw(position) or sea_flaw(position) or flaw_tactical(position)


STEP_STAGES: Final = (
    (MARCH, (MOVING,)),
    (WHERE, (MOVING,)),
    (WHO, (MOVING,)),
    (MAIN, (MOVING,)),
    (COMMAND, (MOVING,)),
    (BATTLE, (MOVING,)),
    (INTERCEPT, (MOVING,)),
    (CARGO, (MOVING,)),
    (NAVAL, (NAVAL_PHASE,)),
    (AVOID, (MOVING, NAVAL_PHASE)),
    (BUY, (PRODUCTION,)),
    (REVOLT, (PRODUCTION,)),
    (BLOCKADE, (PRODUCTION,)),
    (POLITICS, (POLITICAL_PHASE,)),
    (DISPLACE, (POLITICAL_PHASE,)),
)


def stage_flaw(position: Position) -> str:
    if not SETTING_UP <= position.stage <= PRODUCTION or not 0 <= position.emancipated <= 2:
        return "stage=... or emancipated=... is none"
    for step, stages in STEP_STAGES:
        if position.step == step and position.stage not in stages:
            return f"step={STEP_NAMES[step]} does not go with stage={position.stage}"
    politics = position.stage == POLITICAL_PHASE
    if politics != (1 <= position.initiative_of <= 2) or (position.step in (POLITICS, DISPLACE) and not politics):
        return "initiative-of=... goes with the political phase"
    if position.step in (MAIN, DISPLACE) and position.space == NOWHERE:
        return f"step={STEP_NAMES[position.step]} needs space=..."
    if position.step == DISPLACE and position.queue[:1] != [position.space]:
        return "step=displace needs queue=... beginning with its space"
    return ""


def list_flaw(position: Position) -> str:
    components = position.components
    for rows in (position.arrivals, position.late):
        if len(rows) % 4:
            return "arrivals=... and late=... go by fours"
        for at in range(0, len(rows), 4):
            if rows[at + 1] % BY_SEA >= components.spaces or rows[at] >= components.spaces or rows[at + 2] >= SORTS:
                return "arrivals=... or late=... names nothing"
    if bool(position.eastern) != (position.options[FOUR] == THEATRE_MODE):
        return "east=... goes with four=theatre"
    if not detached_fit(position):
        return "detached=... goes by threes: pieces of the moving side that are there"
    return "queue=... names no space" if any(space >= components.spaces for space in position.queue) else ""


def detached_fit(position: Position) -> bool:
    rows = position.detached
    if not rows:
        return True
    if len(rows) % ROW or not position.theatre or rows[::ROW] != sorted(set(rows[::ROW])):
        return False
    for at in range(0, len(rows), ROW):
        if rows[at] >= position.components.spaces * SORTS or not rows[at + FRESH] + rows[at + RIDDEN]:
            return False
        space, sort = divmod(rows[at], SORTS)
        if SORT_PARTY[sort] != position.side or rows[at + FRESH] > fresh_in(position, space, sort):
            return False
        if rows[at + RIDDEN] > ridden_in(position, space, sort):
            return False
    return True


def sea_flaw(position: Position) -> str:
    aboard = position.aboard
    if aboard and len(aboard) != SORTS:
        return "aboard=... has a number for every sort"
    sailing = position.step in (INTERCEPT, CARGO) or (position.step == AVOID and position.stage == MOVING)
    if sailing and (not aboard or NOWHERE in (position.space, position.destination)):
        return f"step={STEP_NAMES[position.step]} needs aboard=..., space=... and target=..."
    if position.step == CARGO and not 1 <= position.lost_at_sea <= sum(aboard):
        return "step=cargo needs lost-at-sea=..."
    return "" if position.step != AVOID or 1 <= position.declared <= 2 else "step=avoid needs declared=..."
