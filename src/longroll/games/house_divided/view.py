"""What is shown: the whole position by name, what is being asked, and a refusal with the facts of its case."""

from typing import Final

from longroll.games.house_divided.action import describe
from longroll.games.house_divided.components import (
    ARM_NAMES,
    BOX_NAMES,
    BOXES,
    KIND_ARM,
    KIND_RANK,
    NOWHERE,
    RANK_NAMES,
    SIDE_NAMES,
    UNIT_NAMES,
    UNIT_SIDE,
    UNITS,
    VALUE,
)
from longroll.games.house_divided.control import holder
from longroll.games.house_divided.entrenchment import entrenched
from longroll.games.house_divided.fire import fire_value, firer
from longroll.games.house_divided.judge import PHASE_NAMES, PHASE_OF_STEP, seat
from longroll.games.house_divided.position import (
    LIGHTLY,
    MARCHED,
    OVER,
    REDUCED,
    RIDE,
    STEP_NAMES,
    TARGET,
    Position,
    units_in,
)
from longroll.games.house_divided.refusals import CODES, GAME_OVER, REASONS, WRONG_PHASE
from longroll.games.house_divided.victory import ENDINGS
from longroll.games.house_divided.withdrawal import rider
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
    return Prompt(STEP_NAMES[step], ENDINGS[position.ending] or PROMPT_RULES[step], facts)


def asked_unit(position: Position) -> int:
    """The unit that the question is about."""
    if position.step == TARGET:
        return firer(position)
    return rider(position) if position.step == RIDE else position.unit


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
    rule = ENDINGS[position.ending] if verdict % CODES == GAME_OVER else reason.rule
    return Refusal(rule, reason.code, facts)


def view(position: Position) -> dict[str, object]:
    return {
        "turn": position.turn,
        "side": SIDE_NAMES[position.side],
        "step": STEP_NAMES[position.step],
        "phase": PHASE_NAMES[PHASE_OF_STEP[position.step]],
        "marches": position.marches,
        "invasion": bool(position.invasion),
        "recruits": position.recruits,
        "box": BOX_NAMES[position.box] if position.box != NOWHERE else "",
        "units": [unit_view(position, unit) for unit in range(UNITS) if position.where[unit] != NOWHERE],
        "control": {BOX_NAMES[box]: SIDE_NAMES[holder(position, box)] for box in range(BOXES)},
        "lightly": [BOX_NAMES[box] for box in range(BOXES) if position.control[box] & LIGHTLY],
        "maximum": dict(zip(SIDE_NAMES, position.maximum, strict=False)),
        "strength": dict(zip(SIDE_NAMES, position.strength, strict=False)),
        "pool": {
            SIDE_NAMES[side]: {arm: position.pool[side * 2 + number] for number, arm in enumerate(ARM_NAMES)}
            for side in (0, 1)
        },
        "reserve": position.reserve,
        "battle": battle_view(position) if position.round else None,
    }


def unit_view(position: Position, unit: int) -> dict[str, object]:
    kind = position.kind[unit]
    return {
        "unit": UNIT_NAMES[unit],
        "side": SIDE_NAMES[UNIT_SIDE[unit]],
        "arm": ARM_NAMES[KIND_ARM[kind]],
        "rank": RANK_NAMES[KIND_RANK[kind]],
        "value": VALUE[kind],
        "box": BOX_NAMES[position.where[unit]],
        "marched": position.state[unit] & MARCHED,
        "reduced": bool(position.state[unit] & REDUCED),
        "entrenched": entrenched(position, unit),
    }


def battle_view(position: Position) -> dict[str, object]:
    firers = units_in(position, position.firing, position.box)
    targets = units_in(position, 1 - position.firing, position.box)
    return {
        "box": BOX_NAMES[position.box],
        "round": position.round,
        "firing": SIDE_NAMES[position.firing],
        "attacker": SIDE_NAMES[position.side],
        "declared": [
            {"unit": UNIT_NAMES[firer], "target": UNIT_NAMES[target]}
            for firer, target in zip(firers, position.targets, strict=False)
        ],
        "values": {
            UNIT_NAMES[firer]: {UNIT_NAMES[target]: max(0, fire_value(position, firer, target)) for target in targets}
            for firer in firers
        },
    }
