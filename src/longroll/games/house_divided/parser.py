"""Reading a position from its line of text, which `notation.py` writes.

The words may come in any order, and so may the parts of a unit after its name. Each thing is named once. An error says
the offending word, what is wrong with it and what would be accepted.
"""

import re
from typing import Final

from longroll.games.house_divided.components import Components
from longroll.games.house_divided.control import army_maximum
from longroll.games.house_divided.endings import ENDING_NUMBERS
from longroll.games.house_divided.invariants import find_fault
from longroll.games.house_divided.manifest import SCENARIO_NAMES
from longroll.games.house_divided.notation import CAME_FROM, FLAGS
from longroll.games.house_divided.options import OPTIONS
from longroll.games.house_divided.position import (
    FROM,
    FROM_MASK,
    LIGHTLY,
    MARCHED,
    NEW,
    Position,
    empty_position,
    place,
)
from longroll.games.house_divided.steps import STEP_NUMBERS
from longroll.games.house_divided.terms import CONFEDERATE, KIND_SIGNS, NOBODY, NOWHERE, SIDE_NAMES, UNION
from longroll.kernel.error import LongrollError

SUBJECT: Final = re.compile("[=:]")
SHOWN: Final = 60  # characters of a word that an error quotes
MOST: Final = {
    "turn": 99,
    "marches": 6,
    "six": 1,
    "acted": 1,
    "round": 99,
    "recruits": 6,
    "chosen": 1,
    "infantry": 1,
}
RESERVE: Final = "reserve"
NAMED: Final = ("side", "firing", "step", "won", "pool")
PLACED: Final = ("port", "box", "unit", "targets", "raised")
AROUND: Final = ("from-union", "from-confederate", "drawn")  # boxes around the battle, read when its box is known
FIELDS: Final = (*MOST, RESERVE, *NAMED, *PLACED, *AROUND)
OPTION_NUMBERS: Final = {option.name: number for number, option in enumerate(OPTIONS)}
SIDES: Final = {SIDE_NAMES[side]: side for side in (UNION, CONFEDERATE)}
HOLDERS: Final = {**SIDES, SIDE_NAMES[NOBODY]: NOBODY}
KINDS: Final = {sign: kind for kind, sign in enumerate(KIND_SIGNS)}


class Misread(ValueError):
    """What is wrong with a word."""


def read_position(components: Components, text: str) -> Position:
    words = text.split()
    position = empty_position(components, read_scenario(words), [0] * len(OPTIONS))
    later: list[tuple[int, str]] = []
    seen: set[str] = set()
    for number, word in enumerate(words, 1):
        if word in SCENARIO_NAMES:
            continue
        about, value = split_word(word)
        if about in seen:
            raise LongrollError(f"position, word {number}: {about[:SHOWN]!r} is there twice")
        seen.add(about)
        if about in AROUND:
            later.append((number, word))
        else:
            read_word(position, number, word, about, value)
    for number, word in later:
        read_word(position, number, word, *split_word(word))
    for side in (UNION, CONFEDERATE):
        position.maximum[side] = army_maximum(position, side)
    fault = find_fault(position)
    if fault:
        raise LongrollError(f"position: {fault}")
    return position


def read_scenario(words: list[str]) -> int:
    named = [word for word in words if word in SCENARIO_NAMES]
    if len(named) != 1:
        first = words[0][:SHOWN] if words else ""
        found = "names two scenarios" if named else f"has no scenario (it begins with {first!r})"
        raise LongrollError(f"the position {found}; it needs one of {', '.join(SCENARIO_NAMES)}")
    return SCENARIO_NAMES.index(named[0])


def split_word(word: str) -> tuple[str, str]:
    """What a word is about, and what it says of it."""
    about = SUBJECT.split(word, maxsplit=1)[0]
    return about, word[len(about) + 1 :]


def read_word(position: Position, number: int, word: str, about: str, value: str) -> None:
    components = position.components
    try:
        if "=" in word:
            read_field(position, about, value)
        elif about in components.unit_numbers:
            read_unit(position, about, value.split(":"))
        elif about in components.box_numbers:
            read_control(position, about, value.split(":"))
        else:
            raise Misread("it is no scenario, field, unit or box; a unit is like u1:im:washington")
    except Misread as wrong:
        raise LongrollError(f"position, word {number}: {word[:SHOWN]!r} is not understood: {wrong}") from None


# --- fields and options


def read_field(position: Position, name: str, value: str) -> None:
    if name in OPTION_NUMBERS:
        option = OPTION_NUMBERS[name]
        position.options[option] = one_of(OPTIONS[option].values, value)
    elif name in MOST:
        read_count(position, name, count(name, value, MOST[name]))
    elif name == RESERVE:
        position.reserve = count(name, value, position.components.most_counters)
    elif name in NAMED:
        read_named_field(position, name, value)
    elif name in PLACED:
        read_place_field(position, name, value)
    elif name in AROUND:
        read_mask(position, name, value)
    else:
        known = ", ".join((*FIELDS, *OPTION_NUMBERS))
        raise Misread(f"{name[:SHOWN]!r} is neither a field nor an option; there are {known}")


def one_of(values: tuple[str, ...], value: str) -> int:
    if value not in values:
        raise Misread(f"{value[:SHOWN]!r} is not one of {', '.join(values)}")
    return values.index(value)


def find(numbers: dict[str, int], value: str, kind: str) -> int:
    """The number of a name; with few names, an error lists them."""
    number = numbers.get(value)
    if number is None:
        known = f"; there are {', '.join(numbers)}" if len(numbers) <= len(FLAGS) else ""
        raise Misread(f"{value[:SHOWN]!r} is not {kind}{known}")
    return number


def count(name: str, value: str, most: int) -> int:
    if not (value.isascii() and value.isdecimal()) or len(value) > 2 or str(int(value)) != value or int(value) > most:
        raise Misread(f"{name} is a number from 0 to {most}, not {value[:SHOWN]!r}")
    return int(value)


def read_named_field(position: Position, name: str, value: str) -> None:
    if name == "side":
        position.side = find(SIDES, value, "a side")
    elif name == "firing":
        position.firing = find(SIDES, value, "a side")
    elif name == "step":
        position.step = find(STEP_NUMBERS, value, "a step")
    elif name == "won":
        side, _, ending = value.partition("/")
        position.winner = find(SIDES, side, "a side")
        position.ending = find(ENDING_NUMBERS, ending, "a rule that ends the game")
    else:
        numbers = value.split("/")
        if len(numbers) != len(position.pool):
            raise Misread("pool is four numbers: Union infantry/cavalry, Confederate infantry/cavalry, like 0/1/0/1")
        position.pool = [
            count("each number of the pool", number, position.components.most_counters) for number in numbers
        ]


def read_place_field(position: Position, name: str, value: str) -> None:
    components = position.components
    if name == "port":
        position.port = find(components.box_numbers, value, "a box")
    elif name == "box":
        position.box = find(components.box_numbers, value, "a box")
    elif name == "unit":
        position.unit = find(components.unit_numbers, value, "a unit")
    elif name == "targets":
        position.targets = [find(components.unit_numbers, word, "a unit") for word in value.split("+")]
    else:
        position.raised = [find(components.box_numbers, word, "a box") for word in value.split("+")]
        if len(set(position.raised)) != len(position.raised):
            raise Misread("a box is named twice")


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
    else:
        position.infantry_attacked = number


def read_mask(position: Position, name: str, value: str) -> None:
    mask = 0
    for word in value.split("+"):
        mask |= 1 << neighbour_index(position, word)
    if name == "drawn":
        position.drawn = mask
    else:
        position.entries[UNION if name == "from-union" else CONFEDERATE] = mask


def neighbour_index(position: Position, name: str) -> int:
    """The place of a box among those around the battle."""
    components, box = position.components, position.box
    around = components.neighbours[box] if box != NOWHERE else []
    number = find(components.box_numbers, name, "a box")
    if number not in around:
        raise Misread(f"{name} is not next to the battle" if box != NOWHERE else "there is no box=... to be next to")
    return around.index(number)


# --- boxes and units


def read_control(position: Position, box: str, parts: list[str]) -> None:
    side = find(HOLDERS, parts[0], "a side or nobody")
    marks = parts[1:]
    if marks not in ([], ["lightly"], ["lightly", "new"]) or (marks and side == NOBODY):
        raise Misread(f"control is like {box}:union, {box}:union:lightly or {box}:nobody")
    position.control[position.components.box_numbers[box]] = (
        side + LIGHTLY * ("lightly" in marks) + NEW * ("new" in marks)
    )


def read_unit(position: Position, name: str, parts: list[str]) -> None:
    components = position.components
    kinds = [part for part in parts if part in KINDS]
    boxes = [part for part in parts if part in components.box_numbers]
    flags = [part for part in parts if part not in KINDS and part not in components.box_numbers]
    if len(kinds) != 1 or len(boxes) != 1 or len(flags) > 1:
        raise Misread(unit_complaint(name, kinds, boxes, flags))
    unit, box = components.unit_numbers[name], components.box_numbers[boxes[0]]
    place(position, unit, KINDS[kinds[0]], box)
    for flag in flags[0].split("+") if flags else []:
        state = read_flag(components, flag, box)
        if position.state[unit] & mask_of(state):
            raise Misread(f"the flag {flag!r} is there twice, or contradicts another")
        position.state[unit] |= state


def unit_complaint(name: str, kinds: list[str], boxes: list[str], flags: list[str]) -> str:
    """What is wrong with the parts of a unit."""
    form = f"a unit is like {name}:im:washington or {name}:im:washington:march1+reduced"
    if flags and (not kinds or not boxes):
        missing = f"a kind ({', '.join(KINDS)})" if not kinds else "a box"
        return f"{flags[0][:SHOWN]!r} is not {missing}; {form}"
    return form


def mask_of(state: int) -> int:
    """All the bits that a flag speaks of."""
    if state & MARCHED:
        return MARCHED
    return FROM_MASK if state & FROM_MASK else state


def read_flag(components: Components, flag: str, box: int) -> int:
    if not flag.startswith(CAME_FROM):
        return find(FLAGS, flag, "a flag")
    origin = find(components.box_numbers, flag.removeprefix(CAME_FROM), "a box")
    if origin not in components.neighbours[box]:
        raise Misread(f"{flag.removeprefix(CAME_FROM)} is not next to the unit")
    return FROM * (components.neighbours[box].index(origin) + 1)
