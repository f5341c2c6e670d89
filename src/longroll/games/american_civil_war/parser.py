"""Reading a position from its line of text, which `notation.py` writes. Each thing is said once."""

import re
from typing import Final

from longroll.games.american_civil_war.advanced.theatre import has_theatres
from longroll.games.american_civil_war.components import (
    CITIES,
    SIDE_NAMES,
    SORTS,
    SPACE_NUMBERS,
    STATE_NAMES,
)
from longroll.games.american_civil_war.endings import ENDING_NUMBERS
from longroll.games.american_civil_war.fields import LIST_FIELDS, NUMBER_FIELDS, PLACE_FIELDS
from longroll.games.american_civil_war.invariants import flaw
from longroll.games.american_civil_war.manifest import SCENARIO_NAMES
from longroll.games.american_civil_war.notation import SORT_SIGNS
from longroll.games.american_civil_war.options import OPTION_NUMBERS, OPTIONS
from longroll.games.american_civil_war.position import (
    AREA_NAMES,
    AREAS,
    BATTLE_SIDE_NAMES,
    HALF,
    Position,
    empty_position,
    put,
)
from longroll.games.american_civil_war.steps import STEP_NAMES
from longroll.kernel.error import LongrollError

SUBJECT: Final = re.compile("[=:]")
NUMBER: Final = re.compile(r"0|-?[1-9][0-9]{0,4}")
PIECES: Final = re.compile(r"([1-9][0-9]{0,2})([a-z]{2})")
# The name of a number in the notation: its attribute, and its place where the attribute is a short list.
NUMBER_WORDS: Final[dict[str, tuple[str, int]]] = {
    name: (attribute, place) for attribute, names in NUMBER_FIELDS.items() for place, name in enumerate(names)
}
FIELD_WORDS: Final[dict[str, int]] = {
    f"{side_name}-{area_name}": (side * AREAS + area) * SORTS
    for side, side_name in enumerate(BATTLE_SIDE_NAMES)
    for area, area_name in enumerate(AREA_NAMES)
}


def read_position(text: str, scenarios: tuple[str, ...]) -> Position:
    words = text.split(" ")
    if words[0] not in scenarios:
        raise LongrollError(f"position, word 1: {words[0][:40]!r} is not a scenario ({', '.join(scenarios)})")
    position = empty_position(SCENARIO_NAMES.index(words[0]), [0] * len(OPTIONS))
    seen: set[str] = set()
    for number, word in enumerate(words[1:], 2):
        about = SUBJECT.split(word)[0]
        if about in seen:
            raise LongrollError(f"position, word {number}: {about[:40]!r} is there twice")
        seen.add(about)
        try:
            read_word(position, word)
        except (ValueError, KeyError, IndexError):
            raise LongrollError(f"position, word {number}: {word[:40]!r} is not understood") from None
    if has_theatres(position) and not position.eastern:
        position.east = []
    fault = flaw(position)
    if fault:
        raise LongrollError(f"position: {fault}")
    return position


def read_word(position: Position, word: str) -> None:
    if "=" in word:
        name, value = word.split("=")
        read_field(position, name, value)
        return
    name, pieces = word.split(":")
    if name in FIELD_WORDS:
        read_counts(position.field, FIELD_WORDS[name], pieces, 1)
        return
    space, _, mark = name.partition("/")
    base = SPACE_NUMBERS[space] * SORTS
    if mark:
        read_counts(position.moved, base, pieces, {"half": HALF, "spent": 1}[mark])
    else:
        counts = [0] * SORTS
        read_counts(counts, 0, pieces, 1)
        for sort, count in enumerate(counts):
            if count:
                put(position, SPACE_NUMBERS[space], sort, count)


def read_counts(counts: list[int], base: int, pieces: str, weight: int) -> None:
    before = -1
    for word in pieces.split("+"):
        match = PIECES.fullmatch(word)
        if match is None:
            raise ValueError(word)
        sort = SORT_SIGNS.index(match[2])
        if sort <= before:
            raise ValueError(word)
        before = sort
        counts[base + sort] += int(match[1]) * weight


def read_field(position: Position, name: str, value: str) -> None:
    if name in OPTION_NUMBERS:
        number = OPTION_NUMBERS[name]
        position.options[number] = OPTIONS[number].values.index(value)
    elif name in LIST_FIELDS:
        setattr(position, name, [whole(word, 0) for word in value.split(".")])
    elif name in NUMBER_WORDS:
        read_number(position, name, value)
    elif name == "turn":
        position.turn = whole(value, 0)
    elif name == "side":
        position.side = SIDE_NAMES.index(value, 0, 2)
    elif name == "step":
        position.step = STEP_NAMES.index(value)
    elif name == "won":
        side, ending = value.split("/")
        position.winner = SIDE_NAMES.index(side)
        position.ending = ENDING_NUMBERS[ending]
    else:
        raise ValueError(name)


def read_number(position: Position, name: str, value: str) -> None:
    attribute, place = NUMBER_WORDS[name]
    if len(NUMBER_FIELDS[attribute]) > 1:
        getattr(position, attribute)[place] = number_of(attribute, value)
    else:
        setattr(position, attribute, number_of(attribute, value))


def number_of(attribute: str, value: str) -> int:
    if attribute in PLACE_FIELDS:
        return SPACE_NUMBERS[value]
    if attribute == "taken_cities":
        return sum({1 << CITIES.index(SPACE_NUMBERS[name]) for name in value.split("+")})
    if attribute == "seceded_states":
        return sum({1 << STATE_NAMES.index(name) for name in value.split("+")})
    return whole(value, -9999)


def whole(value: str, least: int) -> int:
    if NUMBER.fullmatch(value) is None or int(value) < least:
        raise ValueError(value)
    return int(value)
