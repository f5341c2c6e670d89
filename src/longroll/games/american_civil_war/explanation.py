"""What is being asked, and why something is refused: with names in place of numbers."""

from typing import Final

from longroll.games.american_civil_war.action import describe
from longroll.games.american_civil_war.books import AIM_SPACE, BATTLE_TURN, POINTS, SHOTS, SORT, SPACE
from longroll.games.american_civil_war.components import NOWHERE, SIDE_NAMES, SORT_NAMES, SPACE_NAMES, STATE_ROWS
from longroll.games.american_civil_war.endings import ENDINGS
from longroll.games.american_civil_war.position import AREA_NAMES, Position
from longroll.games.american_civil_war.refusals import CODES, FIRST_TACTICAL_REASON, GAME_OVER, NOT_NOW, REASONS
from longroll.games.american_civil_war.seats import asked_side
from longroll.games.american_civil_war.steps import BUY, ORDER, OVER, STEP_NAMES, TARGET
from longroll.games.american_civil_war.tactical_refusals import TACTICAL_REASONS
from longroll.kernel.contract import Prompt
from longroll.kernel.verdict import Fact, Refusal

PROMPT_RULES: Final = [
    "ACW-B-win-01",
    "ACW-B-setup-01",
    "ACW-B-move-01",
    "ACW-B-move-02",
    "ACW-B-move-06",
    "ACW-B-turn-04",
    "ACW-B-battle-02",
    "ACW-B-fire-04",
    "ACW-B-fire-05",
    "ACW-B-rally-01",
    "ACW-B-reserve-01",
    "ACW-B-buy-01",
    "ACW-S-amph-06",
    "ACW-A-avoid-01",
    "ACW-S-amph-08",
    "ACW-S-naval-02",
    "ACW-S-pol-01",
    "ACW-S-eman-08",
    "ACW-S-retreat-01",
    "ACW-S-europe-06",
    "ACW-A-block-01",
    "ACW-A-reinf-01",
    "ACW-A-four-03",
    "ACW-A-terr-03",
    "ACW-S-deploy-01",
    "ACW-A-trench-01",
    "ACW-S-phase-01",
    "ACW-S-phase-09",
    "ACW-S-tend-05",
    "ACW-S-charge-08",
    "ACW-S-pursuit-01",
]


def prompt(position: Position) -> Prompt:
    """What is being asked, of whom, with the facts a sentence needs."""
    step = position.step
    side = position.winner if step == OVER else asked_side(position)
    facts: dict[str, Fact] = {"side": SIDE_NAMES[side], "turn": position.turn, "number": number_asked(position)}
    if position.book[SPACE] != NOWHERE:
        facts["space"] = SPACE_NAMES[position.book[SPACE]]
    if position.book[AIM_SPACE] != NOWHERE:
        facts["to"] = SPACE_NAMES[position.book[AIM_SPACE]]
    if step in (TARGET, ORDER):
        facts["sort"] = SORT_NAMES[position.book[SORT]]
    facts["round"] = position.book[BATTLE_TURN]
    return Prompt(STEP_NAMES[step], ENDINGS[position.ending] or PROMPT_RULES[step], facts)


def number_asked(position: Position) -> int:
    """How many points or shots are left, or how many units are still to be lost."""
    return position.book[POINTS + position.side] if position.step == BUY else position.book[SHOTS]


def explain(position: Position, action: int, verdict: int) -> Refusal:
    """A verdict of the judge with names in place of numbers."""
    code = verdict % CODES
    reason = REASONS[code] if code < FIRST_TACTICAL_REASON else TACTICAL_REASONS[code - FIRST_TACTICAL_REASON]
    thing = verdict // CODES
    facts = describe(action)
    if reason.points_at == "space":
        facts["at_space"] = SPACE_NAMES[thing]
    elif reason.points_at in ("sort", "target"):
        facts["at_sort"] = SORT_NAMES[thing]
    elif reason.points_at == "area":
        facts["at_area"] = AREA_NAMES[thing]
    elif reason.points_at == "state":
        facts["at_state"] = STATE_ROWS[thing]["name"]
    elif reason.points_at == "side":
        facts["at_side"] = SIDE_NAMES[thing]
    elif reason.points_at == "number":
        facts["number"] = thing
    rule = reason.rule
    if code == GAME_OVER:
        rule = ENDINGS[position.ending]
    elif code == NOT_NOW:
        facts["step"] = STEP_NAMES[position.step]
        rule = PROMPT_RULES[position.step]
    return Refusal(rule, reason.code, facts)
