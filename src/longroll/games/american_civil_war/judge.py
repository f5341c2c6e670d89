"""The one judge: whether any action that can be written down is allowed in a position, and which actions are."""

from typing import Final

from longroll.games.american_civil_war.action import VERB, VERBS
from longroll.games.american_civil_war.basic.judge import choices_basic, judge_basic
from longroll.games.american_civil_war.position import Position
from longroll.games.american_civil_war.refusals import GAME_OVER, NOT_NOW
from longroll.games.american_civil_war.scenario import is_basic
from longroll.games.american_civil_war.standard.judge import choices_standard, judge_standard
from longroll.games.american_civil_war.steps import OVER, STEPS
from longroll.kernel.reason import refuse

# By verb and step: does the action belong to the step?
IN_STEP: Final[list[list[bool]]] = [
    [VERBS[verb].name in STEPS[step].verbs for step in range(len(STEPS))] for verb in range(len(VERBS))
]


def judge(position: Position, action: int) -> int:
    """The step first, then the rule of the action."""
    if position.step == OVER:
        return refuse(GAME_OVER)
    verb = action // VERB
    if not IN_STEP[verb][position.step]:
        return refuse(NOT_NOW)
    return judge_basic(position, verb, action) if is_basic(position) else judge_standard(position, verb, action)


def choices(position: Position) -> list[int]:
    """Every allowed action."""
    if position.step == OVER:
        return []
    return choices_basic(position) if is_basic(position) else choices_standard(position)
