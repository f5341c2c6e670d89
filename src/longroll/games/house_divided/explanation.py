"""What is being asked, and why something is refused: with names in place of numbers."""

from typing import Final

from longroll.games.house_divided.action import describe
from longroll.games.house_divided.components import (
    BOX_NAMES,
    NOWHERE,
    SIDE_NAMES,
    UNIT_NAMES,
)
from longroll.games.house_divided.endings import ENDINGS
from longroll.games.house_divided.fire import firer
from longroll.games.house_divided.judge import PHASE_NAMES, PHASE_OF_STEP, seat
from longroll.games.house_divided.position import (
    OVER,
    RIDE,
    STEP_NAMES,
    TARGET,
    Position,
)
from longroll.games.house_divided.refusals import CODES, GAME_OVER, REASONS, WRONG_PHASE
from longroll.games.house_divided.withdrawal import withdrawing_unit
from longroll.kernel.contract import Prompt
from longroll.kernel.verdict import Fact, Refusal

PROMPT_RULES: Final = [
    "AHD-10.0-a",
    "AHD-4.0-e",
    "AHD-4.0-d",
    "AHD-4.0-g",
    "AHD-5.0-c",
    "AHD-5.0-d",
    "AHD-5.2.6-b",
    "AHD-5.1-a",
    "AHD-5.1-e",
    "AHD-6.0-c",
    "AHD-6.0-d",
    "AHD-7.0-c",
]


def prompt(position: Position) -> Prompt:
    """What is being asked, of whom, with the facts a sentence needs."""
    step = position.step
    facts: dict[str, Fact] = {
        "side": SIDE_NAMES[seat(position)],
        "turn": position.turn,
        "phase": PHASE_NAMES[PHASE_OF_STEP[step]],
        "marches": position.marches,
        "recruits": position.recruits,
        "round": position.round,
    }
    if position.box != NOWHERE:
        facts["box"] = BOX_NAMES[position.box]
    unit = asked_unit(position)
    if unit != NOWHERE:
        facts["unit"] = UNIT_NAMES[unit]
    if step == OVER:
        facts["side"] = SIDE_NAMES[position.winner]
    return Prompt(STEP_NAMES[step], ENDINGS[position.ending].rule or PROMPT_RULES[step], facts)


def asked_unit(position: Position) -> int:
    """The unit that the question is about."""
    if position.step == TARGET:
        return firer(position)
    return withdrawing_unit(position) if position.step == RIDE else position.unit


def explain(position: Position, action: int, verdict: int) -> Refusal:
    """A verdict of the judge with names in place of numbers."""
    reason = REASONS[verdict % CODES]
    thing = verdict // CODES
    facts = describe(action)
    if verdict % CODES == WRONG_PHASE:
        facts["phase"] = PHASE_NAMES[thing]
        facts["now"] = PHASE_NAMES[PHASE_OF_STEP[position.step]]
    elif reason.points_at == "box":
        facts["at_box"] = BOX_NAMES[thing]
    elif reason.points_at == "unit":
        facts["at_unit"] = UNIT_NAMES[thing]
    elif reason.points_at == "number":
        facts["number"] = thing
    rule = ENDINGS[position.ending].rule if verdict % CODES == GAME_OVER else reason.rule
    return Refusal(rule, reason.code, facts)
