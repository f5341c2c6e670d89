"""Reading a position from its line of text, which `notation.py` writes. Each thing is said once."""

import re
from typing import Final

from longroll.games.american_civil_war.advanced.theatre import has_theatres
from longroll.games.american_civil_war.components import Components
from longroll.games.american_civil_war.endings import ENDING_NUMBERS
from longroll.games.american_civil_war.fields import LATER_LISTS, LIST_FIELDS, NUMBER_FIELDS, PLACE_FIELDS
from longroll.games.american_civil_war.invariants import flaw
from longroll.games.american_civil_war.list_notation import read_list, read_railed
from longroll.games.american_civil_war.manifest import SCENARIO_NAMES
from longroll.games.american_civil_war.options import OPTION_NUMBERS, OPTIONS
from longroll.games.american_civil_war.position import (
    AREA_NAMES,
    BATTLE_SIDE_NAMES,
    HALF,
    Position,
    empty_position,
    note_moved,
    put,
    shift_field,
)
from longroll.games.american_civil_war.steps import STEP_NAMES
from longroll.games.american_civil_war.terms import SIDE_NAMES
from longroll.games.american_civil_war.vocabulary import (
    TRENCHES,
    VALUES,
    Misread,
    choose,
    read_counts,
    read_space,
    suggestion,
)
from longroll.kernel.error import LongrollError

SUBJECT: Final = re.compile("[=:]")
NUMBER: Final = re.compile(r"0|-?[1-9][0-9]{0,4}")
# The name of a number in the notation: its attribute, and its place where the attribute is a short list.
NUMBER_WORDS: Final[dict[str, tuple[str, int]]] = {
    name: (attribute, place) for attribute, names in NUMBER_FIELDS.items() for place, name in enumerate(names)
}
FIELD_WORDS: Final[dict[str, tuple[int, int]]] = {
    f"{side_name}-{area_name}": (side, area)
    for side, side_name in enumerate(BATTLE_SIDE_NAMES)
    for area, area_name in enumerate(AREA_NAMES)
}
ASKED: Final = ("turn", "side", "step", "won", "railed")
FIELD_NAMES: Final[list[str]] = [*ASKED, *OPTION_NUMBERS, *NUMBER_WORDS, *LIST_FIELDS]
MOVED: Final = {"half": HALF, "spent": 1}


def read_position(components: Components, text: str, scenarios: tuple[str, ...]) -> Position:
    """Words in any order, the scenario among them. An error names the word, the reason and what is accepted."""
    words = text.split()
    position = empty_position(components, SCENARIO_NAMES.index(scenario_of(words, scenarios)), [0] * len(OPTIONS))
    seen: set[str] = set()
    lists: list[int] = []
    for at in range(len(words)):
        about = SUBJECT.split(words[at])[0]
        if words[at] in scenarios and about not in seen:
            seen.update(scenarios)
            continue
        if about in seen:
            raise LongrollError(f"position, word {at + 1}: {about[:40]!r} is there twice")
        seen.add(about)
        if about in LIST_FIELDS:
            lists.append(at)
        else:
            read_numbered(position, words, at)
    for at in lists:  # what they mean depends on the rest
        read_numbered(position, words, at)
    if has_theatres(position) and not position.eastern:
        position.east = []
    fault = flaw(position)
    if fault:
        raise LongrollError(f"position: {fault}")
    return position


def scenario_of(words: list[str], scenarios: tuple[str, ...]) -> str:
    for word in words:
        if word in scenarios:
            return word
    accepted = ", ".join(scenarios)
    first = words[0] if words else ""
    raise LongrollError(f"the position has no scenario ({accepted}); its first word, {first[:40]!r}, is not a scenario")


def read_numbered(position: Position, words: list[str], at: int) -> None:
    """Read one word; an error says which it is."""
    try:
        read_word(position, words[at])
    except Misread as misread:
        raise LongrollError(f"position, word {at + 1}: {words[at][:60]!r}: {misread}") from None


def read_word(position: Position, word: str) -> None:
    name, equals, value = word.partition("=")
    if equals:
        read_field(position, name, value)
        return
    name, colon, pieces = word.partition(":")
    if not colon:
        raise Misread("a word is NAME=VALUE or PLACE:PIECES")
    if name in FIELD_WORDS:
        side, area = FIELD_WORDS[name]
        for sort, count in enumerate(read_counts(pieces)):
            shift_field(position, side, area, sort, count)
    else:
        read_army(position, name, pieces)


def read_army(position: Position, name: str, pieces: str) -> None:
    """The pieces in a space; with `/half` or `/spent` those of them that have moved."""
    place, slash, mark = name.partition("/")
    space = read_space(position.components, place)
    if slash:
        if mark not in MOVED:
            raise Misread(f"{mark[:40]!r} is not one of {', '.join(MOVED)}")
        for sort, count in enumerate(read_counts(pieces)):
            note_moved(position, space, sort, count * MOVED[mark])
        return
    for sort, count in enumerate(read_counts(pieces)):
        if count:
            put(position, space, sort, count)


def read_field(position: Position, name: str, value: str) -> None:
    if name in OPTION_NUMBERS:
        number = OPTION_NUMBERS[name]
        position.options[number] = choose(value, list(OPTIONS[number].values))
    elif name in LIST_FIELDS + LATER_LISTS:
        setattr(position, name, read_list(position, name, value))
    elif name in NUMBER_WORDS:
        read_number(position, name, value)
    elif name == "turn":
        position.turn = whole(value, 0)
    elif name == "side":
        position.side = choose(value, SIDE_NAMES[:2])
    elif name == "step":
        position.step = choose(value, STEP_NAMES)
    elif name == "railed":
        position.railed = read_railed(position.components, value)
    elif name == "won":
        read_ending(position, value)
    else:
        raise Misread(f"{name[:40]!r} is not a field or an option{suggestion(name, FIELD_NAMES)}")


def read_ending(position: Position, value: str) -> None:
    """`union/ACW-B-win-01`"""
    side, _, ending = value.partition("/")
    position.winner = choose(side, SIDE_NAMES)
    if ending not in ENDING_NUMBERS:
        accepted = ", ".join([name for name in ENDING_NUMBERS if name])
        raise Misread(f"{ending[:40]!r} is not a rule by which a game ends ({accepted})")
    position.ending = ENDING_NUMBERS[ending]


def read_number(position: Position, name: str, value: str) -> None:
    components = position.components
    attribute, place = NUMBER_WORDS[name]
    if len(NUMBER_FIELDS[attribute]) > 1:
        getattr(position, attribute)[place] = number_of(components, attribute, value)
    else:
        setattr(position, attribute, number_of(components, attribute, value))


def number_of(components: Components, attribute: str, value: str) -> int:
    if attribute in PLACE_FIELDS:
        return read_space(components, value)
    if attribute == "taken_cities":
        cities = [components.space_names[space] for space in components.cities]
        return sum({1 << choose(name, cities) for name in value.split("+")})
    if attribute == "seceded_states":
        return sum({1 << choose(name, components.state_names) for name in value.split("+")})
    if NUMBER.fullmatch(value):
        return whole(value, -9999)
    if attribute == "trenches":
        names = ["", *TRENCHES]
        return sum({TRENCHES[names[choose(name, names)]] for name in value.split("+")})
    if attribute in VALUES:
        return choose(value, VALUES[attribute])
    raise Misread(f"{value[:40]!r} is not a number")


def whole(value: str, least: int) -> int:
    if NUMBER.fullmatch(value) is None or int(value) < least:
        raise Misread(f"{value[:40]!r} is not a number of at least {least}")
    return int(value)
