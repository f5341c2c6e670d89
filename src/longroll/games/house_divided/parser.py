"""Reading a position from its line of text, which `notation.py` writes. Each thing is said once."""

import re
from typing import Final

from longroll.games.house_divided.components import (
    BOX_NUMBERS,
    CONFEDERATE,
    KIND_SIGNS,
    NEIGHBOURS,
    NOBODY,
    NOWHERE,
    SIDE_NAMES,
    SLOTS,
    UNION,
    UNIT_NUMBERS,
)
from longroll.games.house_divided.control import army_maximum
from longroll.games.house_divided.endings import ENDING_NUMBERS
from longroll.games.house_divided.invariants import find_fault
from longroll.games.house_divided.manifest import SCENARIO_NAMES
from longroll.games.house_divided.notation import STATES
from longroll.games.house_divided.options import OPTIONS
from longroll.games.house_divided.position import (
    FROM,
    FROM_MASK,
    LIGHTLY,
    MARCHED,
    STEP_NAMES,
    Position,
    empty_position,
    place,
)
from longroll.kernel.error import LongrollError

SUBJECT: Final = re.compile("[=:]")
MOST: Final = {
    "turn": 99,
    "marches": 6,
    "six": 1,
    "acted": 1,
    "round": 99,
    "recruits": 6,
    "chosen": 1,
    "reserve": SLOTS,
}


def read_position(text: str) -> Position:
    words = text.split(" ")
    if words[0] not in SCENARIO_NAMES:
        raise LongrollError(f"position, word 1: {words[0][:40]!r} is not a scenario ({', '.join(SCENARIO_NAMES)})")
    position = empty_position(SCENARIO_NAMES.index(words[0]), [0] * len(OPTIONS))
    later: list[tuple[str, str]] = []
    seen: set[str] = set()
    for number, word in enumerate(words[1:], 2):
        about = SUBJECT.split(word)[0]
        if about in seen:
            raise LongrollError(f"position, word {number}: {about[:40]!r} is there twice")
        seen.add(about)
        try:
            read_word(position, word, later)
        except ValueError:
            raise LongrollError(f"position, word {number}: {word[:40]!r} is not understood") from None
    try:
        for name, value in later:
            read_mask(position, name, value)
    except ValueError:
        raise LongrollError(f"position: {name}={value[:60]} names a box not next to the battle") from None
    for side in (UNION, CONFEDERATE):
        position.maximum[side] = army_maximum(position, side)
    fault = find_fault(position)
    if fault:
        raise LongrollError(f"position: {fault}")
    return position


def read_word(position: Position, word: str, later: list[tuple[str, str]]) -> None:
    if "=" in word:
        name, value = word.split("=")
        if name in ("from-union", "from-confederate", "drawn"):
            later.append((name, value))
        else:
            read_field(position, name, value)
        return
    parts = word.split(":")
    if parts[0] in UNIT_NUMBERS:
        read_unit(position, parts)
    else:
        read_control(position, parts)


def read_field(position: Position, name: str, value: str) -> None:
    for number, option in enumerate(OPTIONS):
        if option.name == name:
            position.options[number] = option.values.index(value)
            return
    if name in ("side", "firing", "step", "won", "pool"):
        read_named_field(position, name, value)
    elif name in ("port", "box", "unit", "targets", "raised"):
        read_place_field(position, name, value)
    else:
        read_count(position, name, count(value, MOST.get(name, 0)))


def count(value: str, most: int) -> int:
    if not value.isdecimal() or len(value) > 2 or str(int(value)) != value or int(value) > most:
        raise ValueError(value)
    return int(value)


def read_named_field(position: Position, name: str, value: str) -> None:
    if name == "side":
        position.side = SIDE_NAMES.index(value, 0, 2)
    elif name == "firing":
        position.firing = SIDE_NAMES.index(value, 0, 2)
    elif name == "step":
        position.step = STEP_NAMES.index(value)
    elif name == "won":
        side, ending = value.split("/")
        position.winner = SIDE_NAMES.index(side, 0, 2)
        position.ending = number_of(ENDING_NUMBERS, ending)
    else:
        pool = [count(number, SLOTS) for number in value.split("/")]
        if len(pool) != len(position.pool):
            raise ValueError(value)
        position.pool = pool


def read_place_field(position: Position, name: str, value: str) -> None:
    if name == "port":
        position.port = number_of(BOX_NUMBERS, value)
    elif name == "box":
        position.box = number_of(BOX_NUMBERS, value)
    elif name == "unit":
        position.unit = number_of(UNIT_NUMBERS, value)
    elif name == "targets":
        position.targets = [number_of(UNIT_NUMBERS, word) for word in value.split("+")]
    else:
        position.raised = [number_of(BOX_NUMBERS, word) for word in value.split("+")]
        if len(set(position.raised)) != len(position.raised):
            raise ValueError(value)


def number_of(numbers: dict[str, int], word: str) -> int:
    number = numbers.get(word)
    if number is None:
        raise ValueError(word)
    return number


def read_count(position: Position, name: str, number: int) -> None:
    if name == "turn":
        position.turn = number
    elif name == "marches":
        position.marches = number
    elif name == "six":
        position.invasion = number
    elif name == "acted":
        position.acted = number
    elif name == "round":
        position.round = number
    elif name == "recruits":
        position.recruits = number
    elif name == "chosen":
        position.chosen = number
    elif name == "reserve":
        position.reserve = number
    else:
        raise ValueError(name)


def read_mask(position: Position, name: str, value: str) -> None:
    around = NEIGHBOURS[position.box] if position.box != NOWHERE else []
    mask = 0
    for word in value.split("+"):
        mask |= 1 << around.index(number_of(BOX_NUMBERS, word))
    if name == "drawn":
        position.drawn = mask
    else:
        position.entries[UNION if name == "from-union" else CONFEDERATE] = mask


def read_control(position: Position, parts: list[str]) -> None:
    box = number_of(BOX_NUMBERS, parts[0])
    side = SIDE_NAMES.index(parts[1] if len(parts) > 1 else "")
    if parts[2:] not in ([], ["lightly"]) or (parts[2:] and side == NOBODY):
        raise ValueError(parts)
    position.control[box] = side + (LIGHTLY if parts[2:] else 0)


def read_unit(position: Position, parts: list[str]) -> None:
    unit = number_of(UNIT_NUMBERS, parts[0])
    if not 3 <= len(parts) <= 4 or position.where[unit] != NOWHERE:
        raise ValueError(parts)
    box = number_of(BOX_NUMBERS, parts[2])
    place(position, unit, KIND_SIGNS.index(parts[1]), box)
    for word in parts[3].split("+") if parts[3:] else []:
        state = read_state(word, box)
        if position.state[unit] & mask_of(state):
            raise ValueError(word)
        position.state[unit] |= state


def mask_of(state: int) -> int:
    """All the bits that a word of state speaks of."""
    if state & MARCHED:
        return MARCHED
    return FROM_MASK if state & FROM_MASK else state


def read_state(word: str, box: int) -> int:
    if word.startswith("from-"):
        return FROM * (NEIGHBOURS[box].index(number_of(BOX_NUMBERS, word.removeprefix("from-"))) + 1)
    return number_of(STATES, word)
