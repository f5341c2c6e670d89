"""What is being asked, and why something is refused: with names in place of numbers."""

from typing import Final

from longroll.games.american_civil_war.action import describe, first_of
from longroll.games.american_civil_war.components import Components
from longroll.games.american_civil_war.endings import ENDINGS
from longroll.games.american_civil_war.moment import phase_of
from longroll.games.american_civil_war.placement import place_rule
from longroll.games.american_civil_war.position import AREA_NAMES, Position
from longroll.games.american_civil_war.refusal_facts import refusal_facts
from longroll.games.american_civil_war.refusals import (
    FREE_STATE_FIRST,
    GAME_OVER,
    NOT_NOW,
    REASONS,
)
from longroll.games.american_civil_war.scenario import is_basic
from longroll.games.american_civil_war.seats import asked_side
from longroll.games.american_civil_war.standard.retreat import retreat_rule
from longroll.games.american_civil_war.steps import (
    BUY,
    ORDER,
    OVER,
    PLACE,
    RETREATING,
    STEP_NAMES,
    STEPS,
    TARGET,
    TASKS,
)
from longroll.games.american_civil_war.terms import NOWHERE, SIDE_NAMES, SORT_NAMES
from longroll.kernel.contract import PHASE, Prompt
from longroll.kernel.reason import CODES
from longroll.kernel.verdict import Fact, Refusal

# Where the standard rules speak, they replace the basic ones; where they are silent, the basic ones stay in force.
IN_STANDARD: Final = {
    "ACW-B-turn-01": "ACW-S-seq-01",
    "ACW-B-turn-04": "ACW-S-seq-03",
    "ACW-B-move-03": "ACW-S-move-01",
    "ACW-B-move-04": "ACW-S-move-02",
    "ACW-B-battle-01": "ACW-S-tac-01",
    "ACW-B-buy-01": "ACW-S-prod-06",
    "ACW-B-buy-06": "ACW-S-prod-07",
    "ACW-B-buy-09": "ACW-S-prod-09",
    "ACW-B-buy-10": "ACW-S-prod-09",
    "ACW-B-piece-01": "ACW-S-prod-07",
}


def in_force(position: Position, rule: str) -> str:
    return rule if is_basic(position) else IN_STANDARD.get(rule, rule)


def asked_rule(position: Position) -> str:
    """The rule by which something is asked, or by which the game has ended."""
    if position.step == PLACE:
        return place_rule(position, position.quota[0])
    if position.step == RETREATING:
        return retreat_rule(position)
    return ENDINGS[position.ending] or in_force(position, STEPS[position.step].rule)


def prompt(position: Position) -> Prompt:
    """What is being asked, of whom, with the facts a sentence needs."""
    components = position.components
    step = position.step
    side = position.winner if step == OVER else asked_side(position)
    facts: dict[str, Fact] = {"side": SIDE_NAMES[side], "turn": position.turn, "phase": phase_of(position)}
    facts["number"] = number_asked(position)
    if position.space != NOWHERE:
        facts["space"] = components.space_names[position.space]
    if position.destination != NOWHERE:
        facts["to"] = components.space_names[position.destination]
    if step in (TARGET, ORDER):
        facts["sort"] = SORT_NAMES[position.sort]
    facts["round"] = position.battle_turn
    return Prompt(STEP_NAMES[step], asked_rule(position), facts, task_of(position))


def task_of(position: Position) -> str:
    """What is placed later in the game is no set-up."""
    if position.step == PLACE and phase_of(position) != "setup":
        return PHASE
    return TASKS.get(position.step, "")


def number_asked(position: Position) -> int:
    """How many points or shots are left, or how many units are still to be lost."""
    return position.points[position.side] if position.step == BUY else position.shots


def explain(position: Position, action: int, verdict: int) -> Refusal:
    """A verdict of the judge with names in place of numbers."""
    code = verdict % CODES
    reason = REASONS[code]
    thing = verdict // CODES
    facts = {
        **describe(position.components, action),
        **pointed(position.components, reason.points_at, thing),
        **refusal_facts(position, action, code, thing),
    }
    if code in (GAME_OVER, NOT_NOW):
        facts["step"] = STEP_NAMES[position.step]
        return Refusal(asked_rule(position), reason.code, facts)
    placing = position.step == PLACE and code != FREE_STATE_FIRST
    rule = place_rule(position, first_of(action)) if placing else in_force(position, reason.rule)
    return Refusal(rule, reason.code, facts)


def pointed(components: Components, points_at: str, thing: int) -> dict[str, Fact]:
    """What a reason points at, by name."""
    if points_at == "space":
        return {"at_space": components.space_names[thing]}
    if points_at in ("sort", "target"):
        return {"at_sort": SORT_NAMES[thing]}
    if points_at == "area":
        return {"at_area": AREA_NAMES[thing]}
    if points_at == "state":
        return {"at_state": str(components.state_rows[thing]["name"])}
    if points_at == "side":
        return {"at_side": SIDE_NAMES[thing]}
    return {"number": thing} if points_at == "number" else {}
