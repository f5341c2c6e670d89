"""What there is to see of a basic game."""

from typing import Final

from longroll.games.american_civil_war.action import ACT_AT, ACT_RECALL, VERB, write_action
from longroll.games.american_civil_war.basic.fire import combined_arms, fire_value
from longroll.games.american_civil_war.basic.judge import choices_basic
from longroll.games.american_civil_war.basic.purchase import COSTS, income
from longroll.games.american_civil_war.basic.rally import RALLIED_ON
from longroll.games.american_civil_war.basic.victory import NEEDED, score
from longroll.games.american_civil_war.components import CONFEDERATE, KIND_NAMES, SIDE_NAMES, SORT_NAMES, UNION
from longroll.games.american_civil_war.position import Position
from longroll.games.american_civil_war.steps import ARRAY, RALLY, RESERVES, TARGET
from longroll.games.american_civil_war.view import chance, common_view, field_view

ROLLED: Final = (ACT_AT, ACT_RECALL)


def view_basic(position: Position) -> dict[str, object]:
    """The basic game hides nothing."""
    seen = common_view(position)
    sides = (UNION, CONFEDERATE)
    seen["points"] = {SIDE_NAMES[side]: position.points[side] for side in sides}
    seen["income"] = {SIDE_NAMES[side]: income(position, side) for side in sides}
    seen["score"] = {SIDE_NAMES[side]: score(position, side) for side in sides}
    seen["needed"] = NEEDED
    seen["costs"] = {name: COSTS[kind] for kind, name in enumerate(KIND_NAMES) if COSTS[kind]}
    seen["battle"] = battle_view(position) if ARRAY <= position.step <= RESERVES else None
    return seen


def battle_view(position: Position) -> dict[str, object]:
    seen = {**field_view(position), "odds": odds(position)}
    if position.step == TARGET:
        seen["sort"] = SORT_NAMES[position.sort]
    return seen


def odds(position: Position) -> dict[str, dict[str, object]]:
    """What every shot and every rally that may be tried now needs, by the text of the action."""
    if position.step == TARGET:
        bonus = [combined_arms(position, position.battle_side)]
        known = chance(fire_value(position.sort), ["combined-arms"], bonus)
    elif position.step == RALLY:
        known = chance(RALLIED_ON, [], [])
    else:
        return {}
    return {write_action(action): known for action in choices_basic(position) if action // VERB in ROLLED}
