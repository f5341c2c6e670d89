"""A position as one line of text that reads back to itself; `parser.py` reads it, `docs/notation.md` explains it.

    campaign turn=3 side=union step=march marches=2 pool=0/1/0/1 reserve=12 louisville:union u1:im:washington:march1 ...

First the scenario, then the options and fields, then every box not under its printed colour, then every unit with its
kind, its box and its flags. Whatever is at its default is left out.
"""

from typing import Final

from longroll.games.house_divided.endings import ENDINGS
from longroll.games.house_divided.manifest import SCENARIO_NAMES
from longroll.games.house_divided.options import OPTIONS
from longroll.games.house_divided.position import (
    ACTED,
    CROSSED,
    DIGGING,
    DUG,
    FOUGHT,
    FROM,
    FROM_MASK,
    HELD_BY,
    JUMPED,
    LIGHTLY,
    MARCHED,
    NEW,
    PROMOTED,
    REDUCED,
    RETREATED,
    SAILED,
    STOPPED,
    WITHDRAWN,
    Position,
)
from longroll.games.house_divided.steps import STEPS
from longroll.games.house_divided.terms import CONFEDERATE, KIND_SIGNS, NOBODY, NOWHERE, SIDE_NAMES, UNION

FLAGS: Final = {
    "march1": 1,
    "march2": 2,
    "jumped": JUMPED,
    "stopped": STOPPED,
    "digging": DIGGING,
    "dug": DUG,
    "reduced": REDUCED,
    "fought": FOUGHT,
    "retreated": RETREATED,
    "withdrawn": WITHDRAWN,
    "promoted": PROMOTED,
    "crossed": CROSSED,
    "sailed": SAILED,
    "acted": ACTED,
}
CAME_FROM: Final = "from-"  # the flag that names the box a unit came from


def write_position(position: Position) -> str:
    components = position.components
    words = [SCENARIO_NAMES[position.scenario], *option_words(position), *field_words(position)]
    words += [word for box in range(components.boxes) if (word := control_word(position, box))]
    words += [unit_word(position, unit) for unit in range(components.units) if position.where[unit] != NOWHERE]
    return " ".join(words)


def option_words(position: Position) -> list[str]:
    return [
        f"{option.name}={option.values[value]}"
        for option, value in zip(OPTIONS, position.options, strict=True)
        if value
    ]


def field_words(position: Position) -> list[str]:
    components = position.components
    words = [
        f"turn={position.turn}",
        f"side={SIDE_NAMES[position.side]}",
        f"step={STEPS[position.step].name}",
    ]
    words += [f"{name}={number}" for name, number in counts(position) if number]
    words += [f"{name}={components.box_names[box]}" for name, box in places(position) if box != NOWHERE]
    if position.unit != NOWHERE:
        words.append(f"unit={components.unit_names[position.unit]}")
    if position.round:
        words.append(f"firing={SIDE_NAMES[position.firing]}")
    words += [f"{name}={'+'.join(names)}" for name, names in name_lists(position) if names]
    words.append(f"pool={'/'.join(str(number) for number in position.pool)}")
    if position.winner != NOBODY:
        words.append(f"won={SIDE_NAMES[position.winner]}/{ENDINGS[position.ending].rule}")
    return words


def counts(position: Position) -> list[tuple[str, int]]:
    return [
        ("marches", position.marches),
        ("six", position.invasion),
        ("acted", position.acted),
        ("round", position.round),
        ("recruits", position.recruits),
        ("chosen", position.chosen),
        ("reserve", position.reserve),
        ("infantry", position.infantry_attacked),
    ]


def places(position: Position) -> list[tuple[str, int]]:
    return [("port", position.port), ("box", position.box)]


def name_lists(position: Position) -> list[tuple[str, list[str]]]:
    components = position.components
    return [
        ("from-union", mask_names(position, position.entries[UNION])),
        ("from-confederate", mask_names(position, position.entries[CONFEDERATE])),
        ("drawn", mask_names(position, position.drawn)),
        ("targets", [components.unit_names[unit] for unit in position.targets]),
        ("raised", [components.box_names[box] for box in position.raised]),
    ]


def mask_names(position: Position, mask: int) -> list[str]:
    if not mask:
        return []
    components = position.components
    around = components.neighbours[position.box]
    return [components.box_names[place] for index, place in enumerate(around) if mask >> index & 1]


def control_word(position: Position, box: int) -> str:
    components = position.components
    control = position.control[box]
    if control == components.home[box]:
        return ""
    marks = (":lightly" if control & LIGHTLY else "") + (":new" if control & NEW else "")
    return f"{components.box_names[box]}:{SIDE_NAMES[control & HELD_BY]}{marks}"


def unit_word(position: Position, unit: int) -> str:
    components = position.components
    box = position.where[unit]
    state = position.state[unit]
    marched = state & MARCHED
    words = [f"march{marched}"] if marched else []
    words += [name for name, bit in FLAGS.items() if bit > MARCHED and state & bit]
    if state & FROM_MASK:
        words.append(f"{CAME_FROM}{components.box_names[components.neighbours[box][(state & FROM_MASK) // FROM - 1]]}")
    text = f"{components.unit_names[unit]}:{KIND_SIGNS[position.kind[unit]]}:{components.box_names[box]}"
    return f"{text}:{'+'.join(words)}" if words else text
