"""The one judge: whether any action that can be written down is allowed in a position, and which actions are."""

from typing import Final

from longroll.games.american_civil_war.action import VERB, VERBS
from longroll.games.american_civil_war.basic.judge import choices_basic, judge_basic
from longroll.games.american_civil_war.position import Position
from longroll.games.american_civil_war.refusals import GAME_OVER, NOT_NOW, refuse
from longroll.games.american_civil_war.scenario import is_basic
from longroll.games.american_civil_war.standard.judge import choices_standard, judge_standard
from longroll.games.american_civil_war.steps import OVER, STEP_NAMES

# The actions of each step.
STEP_VERBS: Final[dict[str, str]] = {
    "over": "",
    "place": "place",
    "march": "from end",
    "where": "to rail sail",
    "who": "take ride all done",
    "battle": "battle",
    "array": "line ready",
    "fire": "shoot",
    "target": "at",
    "rally": "recall forgo",
    "reserve": "line back ready",
    "buy": "buy buy-rail buy-naval rest",
    "intercept": "intercept let-pass",
    "avoid": "evade accept",
    "cargo": "drown",
    "naval": "challenge anchor",
    "politics": "emancipate conscript diplomacy appeal declare-war abstain",
    "displace": "displace",
    "retreat": "retreat detach",
    "revolt": "revolt calm",
    "blockade": "blockade lift",
    "main": "main main-landing",
    "command": "assign ordered",
    "terrain": "ground",
    "deploy": "deploy ready",
    "dig": "dig ready",
    "act": "act pass withdraw",
    "order": "shift fire charge rally",
    "stand": "stand withdraw",
    "dodge": "dodge hold",
    "pursue": "pursue halt",
}
IN_STEP: Final[list[list[bool]]] = [[name in STEP_VERBS[step].split() for step in STEP_NAMES] for name, _ in VERBS]


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
