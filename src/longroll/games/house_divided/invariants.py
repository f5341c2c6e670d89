"""What must hold in any position. A position that is read from text is checked here."""

from typing import Final

from longroll.games.house_divided.battle import battle_boxes
from longroll.games.house_divided.endings import ENDINGS
from longroll.games.house_divided.fire import judge_spread
from longroll.games.house_divided.judge import choices
from longroll.games.house_divided.movement import judge_unit
from longroll.games.house_divided.options import CAVALRY_CONTROL, WITHDRAWAL_ATTACKERS
from longroll.games.house_divided.position import HELD_BY, LIGHTLY, NEW, Position, count_in
from longroll.games.house_divided.steps import (
    BATTLE,
    FIRE,
    MARCH,
    OVER,
    RECRUIT,
    RIDE,
    SPOILS,
    STAND,
    STEPS,
    TARGET,
    UNIT,
    WHERE,
)
from longroll.games.house_divided.terms import NOBODY, NOWHERE, SIDE_NAMES, UNION
from longroll.games.house_divided.victory import last_turn
from longroll.games.house_divided.withdrawal import all_cavalry, not_pursued_by_cavalry


def find_fault(position: Position) -> str:
    """The first thing wrong with a position, or nothing."""
    for check in CHECKS:
        fault = check(position)
        if fault:
            return fault
    if position.step != OVER and not choices(position):
        return "nobody has anything to choose"
    return ""


def turn_fault(position: Position) -> str:
    if not 1 <= position.turn <= last_turn(position):
        return f"turn {position.turn} is not one of the {last_turn(position)} turns"
    return "" if position.step == RECRUIT or not position.raised else "recruits were raised outside the recruitment"


def outcome_fault(position: Position) -> str:
    if (position.winner == NOBODY) == (position.step == OVER):
        return "step=over and won=... go together"
    if position.winner not in ENDINGS[position.ending].winners:
        return f"{SIDE_NAMES[position.winner]} does not win by {ENDINGS[position.ending].rule}"
    return ""


def march_fault(position: Position) -> str:
    components = position.components
    marching = position.step in (UNIT, WHERE)
    if marching and (position.box == NOWHERE or not count_in(position, position.side, position.box)):
        return "a march needs box=... with a unit of the moving side in it"
    if (position.step == WHERE) != (position.unit != NOWHERE):
        return "step=where and unit=... go together"
    if position.unit == NOWHERE:
        return ""
    if components.unit_side[position.unit] != position.side or position.where[position.unit] != position.box:
        return f"{components.unit_names[position.unit]} is not a unit of the moving side in the box of the march"
    return f"{components.unit_names[position.unit]} may not march" if judge_unit(position, position.unit) else ""


def invasion_fault(position: Position) -> str:
    if not position.invasion:
        return ""
    fit = position.side == UNION and position.turn > 1 and position.step in (MARCH, UNIT, WHERE)
    return "" if fit else "six=1 is for the Union's movement after turn 1"


def battle_fault(position: Position) -> str:
    fighting = STAND <= position.step <= SPOILS
    if fighting != (position.round > 0):
        return f"step={STEPS[position.step].name} {'needs' if fighting else 'does not go with'} round=..."
    if position.infantry_attacked and not (fighting and position.options[WITHDRAWAL_ATTACKERS]):
        return "infantry=1 is for a battle with the option withdrawal-attackers=ever"
    if not fighting:
        return "firing=... is for a battle" if position.firing != UNION else ""
    if position.box == NOWHERE or not count_in(position, position.firing, position.box):
        return "a battle needs box=... with a unit of the firing side in it"
    enemies = count_in(position, 1 - position.firing, position.box)
    if (position.step == SPOILS) == (enemies > 0):
        return f"there is {'an' if enemies else 'no'} enemy in {position.components.box_names[position.box]}"
    if position.step == RIDE and (all_cavalry(position) or not_pursued_by_cavalry(position)):
        return "only cavalry of the defender that is not pursued by cavalry alone withdraws"
    return ""


def target_fault(position: Position) -> str:
    components = position.components
    if position.step not in (TARGET, FIRE):
        return "targets are declared only in a volley" if position.targets else ""
    firers = count_in(position, position.firing, position.box)
    if (len(position.targets) == firers) != (position.step == FIRE) or len(position.targets) > firers:
        return "step=fire needs as many targets as firers, step=target fewer"
    declared = position.targets
    position.targets = []
    fault = ""
    for target in declared:
        if (
            position.where[target] != position.box
            or components.unit_side[target] == position.firing
            or judge_spread(position, target)
        ):
            fault = f"{components.unit_names[target]} is not a target that this volley may have"
        position.targets.append(target)
    return fault


def control_fault(position: Position) -> str:
    components = position.components
    for box in range(components.boxes):
        control = position.control[box]
        side = control & HELD_BY
        if control & NEW and not position.options[CAVALRY_CONTROL]:
            return f"{components.box_names[box]} is marked new, which is for the option cavalry-control=later-turn"
        left = not count_in(position, side, box) and not control & NEW
        if control & LIGHTLY and (components.home[box] == side or left):
            return f"{components.box_names[box]} is held lightly by {SIDE_NAMES[side]} without need or without a unit"
    return ""


def contested_fault(position: Position) -> str:
    """Both sides stand in one box only between a march into it and the end of its battle."""
    boxes = battle_boxes(position)
    if boxes and position.step > SPOILS:
        return f"both sides stand in {position.components.box_names[boxes[0]]} outside movement and combat"
    return "" if position.step != BATTLE or boxes else "there is no battle to choose"


CHECKS: Final = (
    turn_fault,
    outcome_fault,
    march_fault,
    invasion_fault,
    battle_fault,
    target_fault,
    control_fault,
    contested_fault,
)
