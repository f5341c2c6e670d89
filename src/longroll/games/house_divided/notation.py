"""A position as one line of text that reads back to itself.

    campaign turn=3 side=union step=march marches=2 pool=0/1/0/1 reserve=12 louisville:union u1:im:washington:march1 ...

First the scenario, then what is being asked and how far it has got, then every box not under its printed colour,
then every unit with its kind (`im` infantry militia ... `cc` cavalry crack), its box and what it has been through.
Whatever is at its default is left out.
"""

from typing import Final

from longroll.games.house_divided.components import (
    BOX_NAMES,
    BOX_NUMBERS,
    BOXES,
    CONFEDERATE,
    HOME,
    KIND_SIGNS,
    NEIGHBOURS,
    NOBODY,
    NOWHERE,
    SIDE_NAMES,
    UNION,
    UNIT_NAMES,
    UNIT_NUMBERS,
    UNITS,
)
from longroll.games.house_divided.control import army_maximum
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
    PROMOTED,
    REDUCED,
    RETREATED,
    SAILED,
    STEP_NAMES,
    STOPPED,
    WITHDRAWN,
    Position,
    empty_position,
    place,
)
from longroll.games.house_divided.soundness import flaw
from longroll.games.house_divided.victory import ENDINGS, SCENARIO_NAMES
from longroll.kernel.error import LongrollError

STATES: Final = {
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
LARGEST: Final = 99


# --- writing


def write_position(position: Position) -> str:
    words = [SCENARIO_NAMES[position.scenario], *option_words(position), *fields(position)]
    words += [word for box in range(BOXES) if (word := control_word(position, box))]
    words += [unit_word(position, unit) for unit in range(UNITS) if position.where[unit] != NOWHERE]
    return " ".join(words)


def option_words(position: Position) -> list[str]:
    return [
        f"{option.name}={option.values[value]}"
        for option, value in zip(OPTIONS, position.options, strict=True)
        if value
    ]


def fields(position: Position) -> list[str]:
    words = [
        f"turn={position.turn}",
        f"side={SIDE_NAMES[position.side]}",
        f"step={STEP_NAMES[position.step]}",
    ]
    words += [f"{name}={number}" for name, number in counts(position) if number]
    words += [f"{name}={BOX_NAMES[box]}" for name, box in places(position) if box != NOWHERE]
    if position.unit != NOWHERE:
        words.append(f"unit={UNIT_NAMES[position.unit]}")
    if position.round:
        words.append(f"firing={SIDE_NAMES[position.firing]}")
    words += [f"{name}={'+'.join(names)}" for name, names in name_lists(position) if names]
    words.append(f"pool={'/'.join(str(number) for number in position.pool)}")
    if position.winner != NOBODY:
        words.append(f"won={SIDE_NAMES[position.winner]}/{ENDINGS[position.ending]}")
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
    ]


def places(position: Position) -> list[tuple[str, int]]:
    return [("port", position.port), ("box", position.box)]


def name_lists(position: Position) -> list[tuple[str, list[str]]]:
    return [
        ("from-union", mask_names(position.box, position.entries[UNION])),
        ("from-confederate", mask_names(position.box, position.entries[CONFEDERATE])),
        ("drawn", mask_names(position.box, position.drawn)),
        ("targets", [UNIT_NAMES[unit] for unit in position.targets]),
        ("raised", [BOX_NAMES[box] for box in position.raised]),
    ]


def mask_names(box: int, mask: int) -> list[str]:
    if not mask:
        return []
    return [BOX_NAMES[place] for index, place in enumerate(NEIGHBOURS[box]) if mask >> index & 1]


def control_word(position: Position, box: int) -> str:
    control = position.control[box]
    if control == HOME[box]:
        return ""
    return f"{BOX_NAMES[box]}:{SIDE_NAMES[control & HELD_BY]}{':lightly' if control & LIGHTLY else ''}"


def unit_word(position: Position, unit: int) -> str:
    box = position.where[unit]
    state = position.state[unit]
    marched = state & MARCHED
    words = [f"march{marched}"] if marched else []
    words += [name for name, bit in STATES.items() if bit > MARCHED and state & bit]
    if state & FROM_MASK:
        words.append(f"from-{BOX_NAMES[NEIGHBOURS[box][(state & FROM_MASK) // FROM - 1]]}")
    text = f"{UNIT_NAMES[unit]}:{KIND_SIGNS[position.kind[unit]]}:{BOX_NAMES[box]}"
    return f"{text}:{'+'.join(words)}" if words else text


# --- reading


def read_position(text: str) -> Position:
    words = text.split(" ")
    if words[0] not in SCENARIO_NAMES:
        raise LongrollError(f"position, word 1: {words[0]!r} is not a scenario ({', '.join(SCENARIO_NAMES)})")
    position = empty_position(SCENARIO_NAMES.index(words[0]), [0] * len(OPTIONS))
    later: list[tuple[str, str]] = []
    for number, word in enumerate(words[1:], 2):
        try:
            read_word(position, word, later)
        except ValueError:
            raise LongrollError(f"position, word {number}: {word!r} is not understood") from None
    try:
        for name, value in later:
            read_mask(position, name, value)
    except ValueError:
        raise LongrollError(f"position: {name}={value} names a box not next to the battle") from None
    for side in (UNION, CONFEDERATE):
        position.maximum[side] = army_maximum(position, side)
    fault = flaw(position)
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
        read_count(position, name, count(value))


def count(value: str) -> int:
    number = int(value)
    if not 0 <= number <= LARGEST or str(number) != value:
        raise ValueError(value)
    return number


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
        position.ending = ENDINGS.index(ending, 1)
    else:
        pool = [count(number) for number in value.split("/")]
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
        position.state[unit] |= read_state(word, box)


def read_state(word: str, box: int) -> int:
    if word.startswith("from-"):
        return FROM * (NEIGHBOURS[box].index(number_of(BOX_NUMBERS, word.removeprefix("from-"))) + 1)
    return number_of(STATES, word)
