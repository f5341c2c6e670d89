"""A position as one line of text that reads back to itself.

    historical turn=3 side=union step=march union-naval=5 richmond:4ci+1ce washington/spent:2ui attacker-line-1:3ui

First the scenario and the options, then what is being asked, the books and lists, then every army by space, the
pieces that have moved (`/half` with one step left, `/spent`), then the field of a battle. A sort of piece is two
letters: nation (union, confederate, british, french, rioter, secession, mexican) and kind (infantry, cavalry, elite
cavalry, artillery, leader). Whatever is at its default is left out.
"""

from typing import Final

from longroll.games.american_civil_war.books import AIM_SPACE, BOOK_NAMES, LIST_NAMES, SECEDED, SPACE, TAKEN
from longroll.games.american_civil_war.components import (
    CITIES,
    NOWHERE,
    SIDE_NAMES,
    SORTS,
    SPACE_NAMES,
    SPACES,
    STATE_NAMES,
    STATES,
)
from longroll.games.american_civil_war.endings import ENDINGS
from longroll.games.american_civil_war.manifest import SCENARIO_NAMES
from longroll.games.american_civil_war.options import OPTIONS
from longroll.games.american_civil_war.position import AREA_NAMES, AREAS, BATTLE_SIDE_NAMES, HALF, Position
from longroll.games.american_civil_war.steps import STEP_NAMES

SORT_SIGNS: Final = [f"{nation}{kind}" for nation in "ucbf" for kind in "iceal"] + ["ri", "si", "mi"]
PLACES: Final = (SPACE, AIM_SPACE)
CITY_BITS: Final = (TAKEN,)


def write_position(position: Position) -> str:
    words = [SCENARIO_NAMES[position.scenario], *option_words(position), *asked_words(position)]
    words += [word for number in range(len(BOOK_NAMES)) if (word := book_word(position, number))]
    words += [f"{name}={'.'.join(map(str, numbers))}" for name, numbers in named_lists(position) if numbers]
    words += army_words(position)
    words += field_words(position)
    return " ".join(words)


def option_words(position: Position) -> list[str]:
    return [
        f"{option.name}={option.values[value]}"
        for option, value in zip(OPTIONS, position.options, strict=True)
        if value
    ]


def asked_words(position: Position) -> list[str]:
    words = [f"turn={position.turn}", f"side={SIDE_NAMES[position.side]}", f"step={STEP_NAMES[position.step]}"]
    if position.ending:
        words.append(f"won={SIDE_NAMES[position.winner]}/{ENDINGS[position.ending]}")
    return words


def book_word(position: Position, number: int) -> str:
    value = position.book[number]
    name = BOOK_NAMES[number]
    if number in PLACES:
        return "" if value == NOWHERE else f"{name}={SPACE_NAMES[value]}"
    if not value:
        return ""
    if number in CITY_BITS:
        return f"{name}={'+'.join(SPACE_NAMES[space] for place, space in enumerate(CITIES) if value >> place & 1)}"
    if number == SECEDED:
        return f"{name}={'+'.join(STATE_NAMES[state] for state in range(STATES) if value >> state & 1)}"
    return f"{name}={value}"


def named_lists(position: Position) -> list[tuple[str, list[int]]]:
    return list(zip(LIST_NAMES, position.lists, strict=True))


def army_words(position: Position) -> list[str]:
    words: list[str] = []
    for space in range(SPACES):
        row = position.army[space * SORTS : (space + 1) * SORTS]
        moved = position.moved[space * SORTS : (space + 1) * SORTS]
        words += count_word(SPACE_NAMES[space], row)
        words += count_word(f"{SPACE_NAMES[space]}/half", [number // HALF for number in moved])
        words += count_word(f"{SPACE_NAMES[space]}/spent", [number % HALF for number in moved])
    return words


def field_words(position: Position) -> list[str]:
    words: list[str] = []
    for side, side_name in enumerate(BATTLE_SIDE_NAMES):
        for area, area_name in enumerate(AREA_NAMES):
            base = (side * AREAS + area) * SORTS
            words += count_word(f"{side_name}-{area_name}", position.field[base : base + SORTS])
    return words


def count_word(name: str, counts: list[int]) -> list[str]:
    parts = [f"{count}{SORT_SIGNS[sort]}" for sort, count in enumerate(counts) if count]
    return [f"{name}:{'+'.join(parts)}"] if parts else []
