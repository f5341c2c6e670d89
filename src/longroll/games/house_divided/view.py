"""What there is to see: the map, and a position by name."""

from typing import Final

from longroll.games.house_divided.components import (
    ARM_NAMES,
    BOX_NAMES,
    BOX_ROWS,
    BOXES,
    DISPLAY_NAMES,
    KIND_ARM,
    KIND_RANK,
    LINE_ROWS,
    NOWHERE,
    RANK_NAMES,
    SIDE_NAMES,
    UNION,
    UNIT_NAMES,
    UNIT_SIDE,
    UNITS,
    VALUE,
)
from longroll.games.house_divided.control import holder
from longroll.games.house_divided.entrenchment import entrenched
from longroll.games.house_divided.fire import fire_value
from longroll.games.house_divided.judge import PHASE_NAMES, PHASE_OF_STEP
from longroll.games.house_divided.position import (
    DIGGING,
    LIGHTLY,
    MARCHED,
    REDUCED,
    STEP_NAMES,
    Position,
    units_in,
)
from longroll.games.house_divided.recruitment import TURN_ROWS
from longroll.games.house_divided.victory import CAPITAL, MARGIN, VICTORY_BOXES, last_turn

BOX_FIELDS: Final = ("id", "state", "x", "y", "home", "recruit", "port", "permanent_entrenchment", "river_sides")
# How little may be missing for a side to be warned.
NEAR: Final = {"AHD-11.0-a": 1, "AHD-11.0-b": 0, "AHD-11.0-c": 3, "AHD-11.0-d": 2, "AHD-13.0-b": 3}
LINE_FIELDS: Final = ("id", "a", "b", "type", "crossing_into", "downstream", "river")


def board() -> dict[str, object]:
    """The map and the calendar."""
    return {
        "boxes": [{"name": DISPLAY_NAMES[row["id"]], **{name: row[name] for name in BOX_FIELDS}} for row in BOX_ROWS],
        "lines": [{name: row[name] for name in LINE_FIELDS if name in row} for row in LINE_ROWS],
        "turns": [{"turn": row["turn"], "year": row["year"], "months": row["months"]} for row in TURN_ROWS],
    }


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
        "last_turn": last_turn(position),
        "threats": threats(position),
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
        "digging": bool(position.state[unit] & DIGGING),
        "reduced": bool(position.state[unit] & REDUCED),
        "entrenched": entrenched(position, unit),
    }


def threats(position: Position) -> list[dict[str, object]]:
    """How far each side is from each way to win: what it has, what it needs, and the boxes still missing."""
    missing = [box for box in VICTORY_BOXES if holder(position, box) != UNION]
    union, confederate = position.maximum
    capital = holder(position, CAPITAL) != UNION
    return [
        threat("union", "AHD-11.0-a", len(VICTORY_BOXES) - len(missing), len(VICTORY_BOXES), missing),
        threat("confederate", "AHD-11.0-b", int(capital), 1, [] if capital else [CAPITAL]),
        threat("confederate", "AHD-11.0-c", confederate, union + 1, []),
        last_threat(position, union - confederate),
    ]


def last_threat(position: Position, lead: int) -> dict[str, object]:
    """Who wins when time is up."""
    margin = MARGIN[position.scenario]
    if margin:
        return threat("union", "AHD-13.0-b", lead, margin, [])
    return threat("confederate", "AHD-11.0-d", position.turn, last_turn(position), [])


def threat(side: str, rule: str, have: int, need: int, boxes: list[int]) -> dict[str, object]:
    return {
        "side": side,
        "rule": rule,
        "have": have,
        "need": need,
        "boxes": [BOX_NAMES[box] for box in boxes],
        "near": need > have >= need - NEAR[rule],
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
