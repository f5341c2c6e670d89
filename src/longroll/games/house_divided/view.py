"""What there is to see: the map, and a position by name."""

from typing import Any, Final, cast

from longroll.games.house_divided.components import Components
from longroll.games.house_divided.control import holder
from longroll.games.house_divided.entrenchment import entrenched
from longroll.games.house_divided.fire import fire_value
from longroll.games.house_divided.places import read_river_sides
from longroll.games.house_divided.position import DIGGING, LIGHTLY, MARCHED, REDUCED, Position, units_in
from longroll.games.house_divided.steps import PHASES, STEPS
from longroll.games.house_divided.terms import (
    ARM_NAMES,
    CAVALRY,
    CONFEDERATE,
    INFANTRY,
    KIND_ARM,
    KIND_RANK,
    NOWHERE,
    RANK_NAMES,
    SIDE_NAMES,
    UNION,
)
from longroll.games.house_divided.victory import cities_spared, last_turn, needed_lead
from longroll.games.house_divided.view_types import (
    Arm,
    Battle,
    Board,
    BoardBox,
    BoardLine,
    Compass,
    Holder,
    PhaseName,
    Rank,
    Side,
    SideNumbers,
    StepName,
    Threat,
    Unit,
    View,
)

# How little may be missing for a side to be warned.
NEAR: Final = {"AHD-11.0-a": 1, "AHD-11.0-b": 0, "AHD-11.0-c": 3, "AHD-11.0-d": 2, "AHD-13.0-b": 3}
SIDES: Final = cast(list[Side], SIDE_NAMES)
HOLDERS: Final = cast(list[Holder], SIDE_NAMES)
ARMS: Final = cast(list[Arm], ARM_NAMES)
RANKS: Final = cast(list[Rank], RANK_NAMES)
LINE_FIELDS: Final = ("a", "b", "type", "crossing_into", "downstream", "river")


# --- the board


def board(components: Components) -> Board:
    """The map and the calendar."""
    return {
        "boxes": [board_box(components, row) for row in components.box_rows],
        "lines": [board_line(row) for row in components.line_rows],
        "turns": [{"turn": row["turn"], "year": row["year"], "months": row["months"]} for row in components.turn_rows],
        "naval_base": components.box_names[components.base],
    }


def board_line(row: dict[str, Any]) -> BoardLine:
    name = f"{row['a']}--{row['b']}:{row['type']}"
    return cast(BoardLine, {"id": name} | {field: row[field] for field in LINE_FIELDS if field in row})


def board_box(components: Components, row: dict[str, Any]) -> BoardBox:
    return {
        "id": row["id"],
        "name": components.display_names[row["id"]],
        "state": row["state"],
        "x": row["x"],
        "y": row["y"],
        "home": row["home"],
        "recruit": row["recruit"],
        "port": row["port"],
        "permanent_entrenchment": row["permanent_entrenchment"],
        "river_sides": cast(list[Compass], read_river_sides(row)),
    }


# --- a position


def view(position: Position) -> View:
    components = position.components
    return {
        "turn": position.turn,
        "side": SIDES[position.side],
        "step": cast(StepName, STEPS[position.step].name),
        "phase": cast(PhaseName, PHASES[STEPS[position.step].phase]),
        "marches": position.marches,
        "invasion": bool(position.invasion),
        "recruits": position.recruits,
        "box": components.box_names[position.box] if position.box != NOWHERE else "",
        "units": [unit_view(position, unit) for unit in range(components.units) if position.where[unit] != NOWHERE],
        "control": {components.box_names[box]: HOLDERS[holder(position, box)] for box in range(components.boxes)},
        "lightly": [components.box_names[box] for box in range(components.boxes) if position.control[box] & LIGHTLY],
        "maximum": side_numbers(position.maximum),
        "strength": side_numbers(position.strength),
        "pool": {
            "union": {"infantry": pool(position, UNION, INFANTRY), "cavalry": pool(position, UNION, CAVALRY)},
            "confederate": {
                "infantry": pool(position, CONFEDERATE, INFANTRY),
                "cavalry": pool(position, CONFEDERATE, CAVALRY),
            },
        },
        "reserve": position.reserve,
        "last_turn": last_turn(position),
        "threats": threats(position),
        "battle": battle_view(position) if position.round else None,
    }


def side_numbers(numbers: list[int]) -> SideNumbers:
    return {"union": numbers[UNION], "confederate": numbers[CONFEDERATE]}


def pool(position: Position, side: int, arm: int) -> int:
    return position.pool[side * 2 + arm]


def unit_view(position: Position, unit: int) -> Unit:
    components = position.components
    kind = position.kind[unit]
    return {
        "unit": components.unit_names[unit],
        "side": SIDES[components.unit_side[unit]],
        "arm": ARMS[KIND_ARM[kind]],
        "rank": RANKS[KIND_RANK[kind]],
        "value": components.value[kind],
        "box": components.box_names[position.where[unit]],
        "marched": position.state[unit] & MARCHED,
        "digging": bool(position.state[unit] & DIGGING),
        "reduced": bool(position.state[unit] & REDUCED),
        "entrenched": entrenched(position, unit),
    }


def threats(position: Position) -> list[Threat]:
    """How far each side is from each way to win."""
    components = position.components
    names = components.box_names
    missing = [names[box] for box in components.victory_boxes if holder(position, box) != UNION]
    union, confederate = position.maximum
    capital = holder(position, components.capital) != UNION
    needed = len(components.victory_boxes) - cities_spared(position, position.turn == last_turn(position))
    return [
        threat("union", "AHD-11.0-a", len(components.victory_boxes) - len(missing), needed, missing),
        threat("confederate", "AHD-11.0-b", int(capital), 1, [] if capital else [names[components.capital]]),
        threat("confederate", "AHD-11.0-c", confederate, union + 1, []),
        last_threat(position, union - confederate),
    ]


def last_threat(position: Position, lead: int) -> Threat:
    """Who wins when time is up."""
    needed = needed_lead(position)
    if needed:
        return threat("union", "AHD-13.0-b", lead, needed, [])
    return threat("confederate", "AHD-11.0-d", position.turn, last_turn(position), [])


def threat(side: Side, rule: str, have: int, need: int, boxes: list[str]) -> Threat:
    return {
        "side": side,
        "rule": rule,
        "have": have,
        "need": need,
        "boxes": boxes,
        "near": need > have >= need - NEAR[rule],
    }


def battle_view(position: Position) -> Battle:
    components = position.components
    firers = units_in(position, position.firing, position.box)
    targets = units_in(position, 1 - position.firing, position.box)
    return {
        "box": components.box_names[position.box],
        "round": position.round,
        "firing": SIDES[position.firing],
        "attacker": SIDES[position.side],
        "declared": [
            {"unit": components.unit_names[firer], "target": components.unit_names[target]}
            for firer, target in zip(firers, position.targets, strict=False)
        ],
        "values": {
            components.unit_names[firer]: {
                components.unit_names[target]: max(0, fire_value(position, firer, target)) for target in targets
            }
            for firer in firers
        },
    }
