"""Reading a position back from its text; an error says which word is wrong."""

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from longroll.games.five_aprils.battle import Battle
from longroll.games.five_aprils.control import update_control
from longroll.games.five_aprils.endings import ENDINGS
from longroll.games.five_aprils.exclusive import Exclusive, ExtraField
from longroll.games.five_aprils.invariants import violation
from longroll.games.five_aprils.manifest import SCENARIO
from longroll.games.five_aprils.notation import OFF_MAP, STATES, covered_by
from longroll.games.five_aprils.position import (
    BREASTWORK,
    ENTRENCHMENT,
    EXTRAS,
    KIND_NAMES,
    STAGE_NAMES,
    Position,
    empty_position,
)
from longroll.games.five_aprils.stack import put, rebuild_zones
from longroll.games.five_aprils.steps import STEP_NUMBERS
from longroll.games.five_aprils.terms import COLUMN_NAMES, SIDE_NAMES
from longroll.games.five_aprils.victory import LEVEL_NAMES
from longroll.kernel.contract import Option
from longroll.kernel.error import LongrollError
from longroll.kernel.hexes import DIRECTION_NAMES

LARGEST: Final = 30_000
COUNTS: Final = (
    "draws",
    "spent",
    "zone",
    "below",
    "attacker-morale",
    "defender-morale",
    "on-defender",
    "on-attacker",
    "losses",
    "first-loss",
    "checked",
    "fighting",
)
HEX_LISTS: Final = ("targets", "trail", "vacated", "against", "engaged")
UNIT_LISTS: Final = ("attackers", "hit", "queue", "bound")
FIELDS: Final = (
    "turn",
    "step",
    "seat",
    "phasing",
    "marker",
    "unit",
    "kind",
    "stage",
    "column",
    "won",
    *COUNTS,
    *HEX_LISTS,
    *UNIT_LISTS,
    "cup",
    "drawn",
    "control",
    "works",
)


def read_position(battle: Battle, rules: Exclusive, options: Sequence[Option], text: str) -> Position:
    """The words may stand in any order; of the units in a hex the top one is named first."""
    words = text.split()
    if words.count(SCENARIO) != 1:
        raise LongrollError(f"{text[:40]!r} is not a position of {battle.title}: one of its words is {SCENARIO!r}")
    words.remove(SCENARIO)
    fields = read_words([word for word in words if "=" in word])
    position = empty_position(battle, read_options(options, fields))
    rules.set_up(position)
    read_fields(position, fields)
    read_extra_fields(position, rules, fields)
    read_lists(position, fields)
    if fields:
        known = ", ".join(
            [*FIELDS, *(field.name for field in rules.extra_fields(battle)), *(one.name for one in options)]
        )
        raise LongrollError(f"{next(iter(fields))[:40]!r} is not a field of a position; the fields are {known}")
    pieces = [word for word in words if "=" not in word]
    check_once([word.partition(":")[0] for word in pieces])
    for word in pieces:
        read_unit(position, word)
    finish(position, rules)
    return position


def read_words(words: list[str]) -> dict[str, str]:
    fields: dict[str, str] = {}
    for word in words:
        name, _, value = word.partition("=")
        if name in fields:
            raise LongrollError(f"{word[:40]!r}: {name[:40]!r} is there twice")
        if "" in value.split("+"):
            raise LongrollError(f"{word[:40]!r} is not a field with its value: write name=value or name=value+value")
        fields[name] = value
    return fields


def check_once(names: list[str]) -> None:
    for name in names:
        if names.count(name) > 1:
            raise LongrollError(f"{name[:40]!r} is there twice")


def read_extra_fields(position: Position, rules: Exclusive, fields: dict[str, str]) -> None:
    """The fields of one battle; `extra0` to `extra7` is how they were written before they had names."""
    position.extra = [number(f"extra{count}", fields.pop(f"extra{count}", "0")) for count in range(EXTRAS)]
    for field in rules.extra_fields(position.battle):
        if field.name in fields:
            position.extra[field.slot] = extra_value(field, fields.pop(field.name))


def extra_value(field: ExtraField, word: str) -> int:
    if not field.names:
        return number(field.name, word)
    if not field.many:
        return 1 + index(field.name, field.names, word)
    value = 0
    for name in word.split("+"):
        value |= 1 << index(field.name, field.names, name)
    return value


def finish(position: Position, rules: Exclusive) -> None:
    rebuild_zones(position)
    update_control(position, rules, None)
    fault = violation(position, rules)
    if fault:
        raise LongrollError(f"this is not a position: {fault}")


def read_options(options: Sequence[Option], fields: dict[str, str]) -> list[int]:
    values: list[int] = []
    for option in options:
        word = fields.pop(option.name, option.values[0])
        values.append(index(f"value of {option.name}", list(option.values), word))
    return values


def read_fields(position: Position, fields: dict[str, str]) -> None:
    position.turn = number("turn", fields.pop("turn", "1"))
    position.step = index("step", list(STEP_NUMBERS), fields.pop("step", "move"))
    position.seat = index("side", SIDE_NAMES[:2], fields.pop("seat", "union"))
    position.phasing = index("side", SIDE_NAMES[:2], fields.pop("phasing", SIDE_NAMES[position.seat]))
    position.marker = marker(position, fields.pop("marker")) if "marker" in fields else -1
    position.unit = unit_number(position, fields.pop("unit")) if "unit" in fields else -1
    position.kind = index("kind of combat", KIND_NAMES, fields.pop("kind", "none"))
    position.stage = index("stage", STAGE_NAMES, fields.pop("stage", "none"))
    position.column = index("column", COLUMN_NAMES, fields.pop("column")) if "column" in fields else -1
    read_counts(position, fields)
    if "won" in fields:
        read_outcome(position, fields.pop("won"))


def read_outcome(position: Position, value: str) -> None:
    words = value.split("/")
    if len(words) != 3:
        raise LongrollError(f"won={value[:40]!r} is not side/level/rule")
    position.winner = index("side", SIDE_NAMES, words[0])
    position.level = index("level", LEVEL_NAMES, words[1])
    position.ending = index("ending", ENDINGS, words[2])


def read_counts(position: Position, fields: dict[str, str]) -> None:
    values = [number(name, fields.pop(name, "0")) for name in COUNTS]
    position.draws, position.spent, position.began_in_zone, position.below = values[:4]
    position.attacker_morale, position.defender_morale, position.on_defender, position.on_attacker = values[4:8]
    position.losses, position.first_loss, position.checked, position.fighting = values[8:]


def read_lists(position: Position, fields: dict[str, str]) -> None:
    hexes = [[hex_number(position, word) for word in split(fields, name)] for name in HEX_LISTS]
    position.targets, position.trail, position.vacated, position.against, position.engaged = hexes
    units = [[unit_number(position, word) for word in split(fields, name)] for name in UNIT_LISTS]
    position.attackers, position.hit, position.queue, position.bound = units
    position.cup = [marker(position, word) for word in split(fields, "cup")]
    for word in split(fields, "drawn"):
        position.drawn[index("formation", position.battle.formation_names, word)] += 1
    for word in split(fields, "control"):
        read_control(position, word)
    for word in split(fields, "works"):
        read_works(position, word)


def split(fields: dict[str, str], name: str) -> list[str]:
    return fields.pop(name).split("+") if name in fields else []


def read_control(position: Position, word: str) -> None:
    name, _, side = word.partition(":")
    place = hex_number(position, name)
    if place not in position.battle.objectives:
        raise LongrollError(f"{name!r} is not an objective")
    position.passed[position.battle.objectives.index(place)] = index("side", SIDE_NAMES, side)


def read_works(position: Position, word: str) -> None:
    words = word.split(":")
    if len(words) != 3:
        raise LongrollError(f"{word[:40]!r} is not hex:kind:direction")
    kind = index("fortification", ["breastwork", "entrenchment"], words[1])
    covered = covered_by(index("direction", DIRECTION_NAMES, words[2]))
    position.works[hex_number(position, words[0])] = covered | (ENTRENCHMENT if kind else BREASTWORK)


def read_unit(position: Position, word: str) -> None:
    words = word.split(":")
    if len(words) not in (2, 3) or "" in words:
        raise LongrollError(f"{word[:40]!r} is not a unit with its place: write unit:hex or unit:hex:flag+flag")
    unit = unit_number(position, words[0])
    for state in words[2].split("+") if len(words) == 3 else []:
        position.state[unit] |= STATES[STATE_NAMES[index("state", STATE_NAMES, state)]]
    if words[1] in OFF_MAP:
        position.where[unit] = OFF_MAP[words[1]]
    else:
        put_under(position, unit, hex_number(position, words[1]))


STATE_NAMES: Final = list(STATES)


def put_under(position: Position, unit: int, place: int) -> None:
    """Units are listed from the top of a stack down."""
    last = position.top[place]
    if last < 0:
        put(position, unit, place)
        return
    while position.under[last] >= 0:
        last = position.under[last]
    position.under[last] = unit
    position.where[unit] = place


# --- words


def index(kind: str, names: list[str], word: str) -> int:
    if word not in names:
        raise LongrollError(f"{word[:40]!r} is not a {kind}; accepted: {', '.join(names)[:400]}")
    return names.index(word)


def number(name: str, word: str) -> int:
    digits = word.removeprefix("-")
    if not digits.isascii() or not digits.isdigit() or len(digits) > 5 or int(digits) > LARGEST:
        raise LongrollError(f"{f'{name}={word}'[:40]!r}: {word[:20]!r} is not a number from -{LARGEST} to {LARGEST}")
    return int(word)


def hex_number(position: Position, word: str) -> int:
    place = position.battle.hex_numbers.get(word)
    if place is None:
        raise LongrollError(
            f"{word[:40]!r} is not a hex of this map: write its four digits, for example {position.battle.hex_names[0]}"
        )
    return place


def unit_number(position: Position, word: str) -> int:
    unit = position.battle.unit_numbers.get(word)
    if unit is None:
        raise LongrollError(f"{word[:40]!r} is not a unit of this battle{near(word, position.battle.unit_names)}")
    return unit


def near(word: str, names: list[str]) -> str:
    """` (u-dodge?)` where a name is almost right."""
    found = get_close_matches(word[:40], names, 3)
    return f"; close to it are {', '.join(found)}" if found else f", as {names[0]} is"


def marker(position: Position, word: str) -> int:
    names = [*position.battle.formation_names, *(f"{side}-combat" for side in SIDE_NAMES[:2])]
    return index("marker", names, word)
