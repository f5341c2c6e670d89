"""A position as one line of text that reads back to itself.

    historical turn=3 side=union step=march union-naval=5 richmond:4ci+1ce washington/spent:2ui attacker-line-1:3ui

First the scenario and the options, then what is being asked, the numbers and lists, then every army by space, the
pieces that have moved (`/half` with one step left, `/spent`), then the field of a battle. A sort of piece is two
letters: nation (union, confederate, british, french, rioter, secession, mexican) and kind (infantry, cavalry, elite
cavalry, artillery, leader). Whatever is at its default is left out.
"""

from longroll.games.american_civil_war.components import Components
from longroll.games.american_civil_war.endings import ENDINGS
from longroll.games.american_civil_war.fields import LATER_LISTS, LIST_FIELDS, NUMBER_FIELDS, PLACE_FIELDS
from longroll.games.american_civil_war.list_notation import write_list, write_railed
from longroll.games.american_civil_war.manifest import SCENARIO_NAMES
from longroll.games.american_civil_war.options import OPTIONS
from longroll.games.american_civil_war.position import AREA_NAMES, AREAS, BATTLE_SIDE_NAMES, HALF, Position
from longroll.games.american_civil_war.steps import STEP_NAMES
from longroll.games.american_civil_war.terms import NOWHERE, SIDE_NAMES, SORTS
from longroll.games.american_civil_war.vocabulary import TRENCHES, VALUES, write_counts


def write_position(position: Position) -> str:
    words = [SCENARIO_NAMES[position.scenario], *option_words(position), *asked_words(position)]
    words += number_words(position)
    words += list_words(position)
    words += army_words(position)
    words += field_words(position)
    return " ".join(words)


def option_words(position: Position) -> list[str]:
    return [
        f"{option.name}={option.values[value]}"
        for option, value in zip(OPTIONS.values(), position.options, strict=True)
        if value
    ]


def asked_words(position: Position) -> list[str]:
    words = [f"turn={position.turn}", f"side={SIDE_NAMES[position.side]}", f"step={STEP_NAMES[position.step]}"]
    if position.ending:
        words.append(f"won={SIDE_NAMES[position.winner]}/{ENDINGS[position.ending]}")
    return words


def number_words(position: Position) -> list[str]:
    words: list[str] = []
    for attribute, names in NUMBER_FIELDS.items():
        value = getattr(position, attribute)
        values = value if isinstance(value, list) else [value]
        written = [write_number(position.components, attribute, number) for number in values]
        words += [f"{name}={text}" for name, text in zip(names, written, strict=True) if text]
    return words


def write_number(components: Components, attribute: str, value: int) -> str:
    """A number as the notation has it; nothing if it is at its default."""
    if attribute in PLACE_FIELDS:
        return "" if value == NOWHERE else components.space_names[value]
    if not value:
        return ""
    if attribute == "taken_cities":
        return "+".join(
            components.space_names[space] for place, space in enumerate(components.cities) if value >> place & 1
        )
    if attribute == "seceded_states":
        return "+".join(components.state_names[state] for state in range(components.states) if value >> state & 1)
    if attribute == "trenches":
        return write_trenches(value)
    names = VALUES.get(attribute, [])
    return names[value] if 0 <= value < len(names) else str(value)


def write_trenches(value: int) -> str:
    names = [name for name, bit in TRENCHES.items() if value & bit]
    return "+".join(names) if sum([TRENCHES[name] for name in names]) == value else str(value)


def list_words(position: Position) -> list[str]:
    lists = [(name, getattr(position, name)) for name in LIST_FIELDS + LATER_LISTS]
    words = [f"{name}={write_list(position, name, numbers)}" for name, numbers in lists if numbers]
    if position.railed:
        words.append(f"railed={write_railed(position.components, position.railed)}")
    return words


def army_words(position: Position) -> list[str]:
    components = position.components
    words: list[str] = []
    for space in range(components.spaces):
        row = position.army[space * SORTS : (space + 1) * SORTS]
        moved = position.moved[space * SORTS : (space + 1) * SORTS]
        words += count_word(components.space_names[space], row)
        words += count_word(f"{components.space_names[space]}/half", [number // HALF for number in moved])
        words += count_word(f"{components.space_names[space]}/spent", [number % HALF for number in moved])
    return words


def field_words(position: Position) -> list[str]:
    words: list[str] = []
    for side, side_name in enumerate(BATTLE_SIDE_NAMES):
        for area, area_name in enumerate(AREA_NAMES):
            base = (side * AREAS + area) * SORTS
            words += count_word(f"{side_name}-{area_name}", position.field[base : base + SORTS])
    return words


def count_word(name: str, counts: list[int]) -> list[str]:
    pieces = write_counts(counts)
    return [f"{name}:{pieces}"] if pieces else []
