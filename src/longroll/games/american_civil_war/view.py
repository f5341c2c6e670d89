"""What there is to see: the map, and a position by name."""

from typing import Final

from longroll.games.american_civil_war.components import (
    DISPLAY_NAMES,
    MAP,
    NOWHERE,
    PRINTED,
    SIDE_NAMES,
    SORT_NAMES,
    SORTS,
    SPACE_NAMES,
    SPACE_ROWS,
    SPACES,
    STATE_ROWS,
    read_data,
)
from longroll.games.american_civil_war.ownership import holder
from longroll.games.american_civil_war.placement import FREE_INFANTRY
from longroll.games.american_civil_war.position import (
    AREA_NAMES,
    AREAS,
    ATTACKER,
    BATTLE_SIDE_NAMES,
    DEFENDER,
    HALF,
    Position,
)
from longroll.games.american_civil_war.scenario import city_value
from longroll.games.american_civil_war.seats import asked_side
from longroll.games.american_civil_war.steps import STEP_NAMES

SPACE_FIELDS: Final = ("id", "name", "kind", "state", "home", "production", "port", "coastal", "lon", "lat", "adjacent")


def board() -> dict[str, object]:
    """The map, the railways and the calendar."""
    return {
        "spaces": [{name: row[name] for name in SPACE_FIELDS} for row in SPACE_ROWS],
        "names": DISPLAY_NAMES,
        "states": [{name: row[name] for name in ("id", "name", "home")} for row in STATE_ROWS],
        "railways": [{"a": row["a"], "b": row["b"]} for row in MAP["railways"]],
        "turns": read_data("calendar")["turns"],
    }


def common_view(position: Position) -> dict[str, object]:
    space = position.space
    target = position.destination
    return {
        "turn": position.turn,
        "side": SIDE_NAMES[position.side],
        "asked": SIDE_NAMES[asked_side(position)],
        "step": STEP_NAMES[position.step],
        "space": "" if space == NOWHERE else SPACE_NAMES[space],
        "target": "" if target == NOWHERE else SPACE_NAMES[target],
        "armies": armies(position),
        "moved": moved(position),
        "quota": named(counts_of(position.quota)),
        "placed": [] if position.task == FREE_INFANTRY else [SPACE_NAMES[it] for it in position.placed],
        "values": {SPACE_NAMES[place]: city_value(position, place) for place in range(SPACES) if PRINTED[place]},
        "owners": {SPACE_NAMES[place]: SIDE_NAMES[holder(position, place)] for place in range(SPACES)},
    }


def counts_of(sorts: list[int]) -> list[int]:
    return [sorts.count(sort) for sort in range(SORTS)]


def armies(position: Position) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for space in range(SPACES):
        pieces = named(position.army[space * SORTS : (space + 1) * SORTS])
        if pieces:
            found[SPACE_NAMES[space]] = pieces
    return found


def moved(position: Position) -> dict[str, dict[str, int]]:
    """The pieces that cannot move any more this turn."""
    found: dict[str, dict[str, int]] = {}
    for space in range(SPACES):
        pieces = named([number % HALF for number in position.moved[space * SORTS : (space + 1) * SORTS]])
        if pieces:
            found[SPACE_NAMES[space]] = pieces
    return found


def named(counts: list[int]) -> dict[str, int]:
    return {SORT_NAMES[sort]: count for sort, count in enumerate(counts) if count}


def chance(need: int, names: list[str], parts: list[int]) -> dict[str, object]:
    """What dice need, and the modifiers by name with their sum."""
    return {"need": need, "bonus": sum(parts), "parts": named_parts(names, parts)}


def named_parts(names: list[str], parts: list[int]) -> dict[str, int]:
    return {name: part for name, part in zip(names, parts, strict=True) if part}


def field_view(position: Position) -> dict[str, object]:
    """The field of a battle, area by area."""
    areas: dict[str, dict[str, dict[str, int]]] = {}
    for side, side_name in enumerate(BATTLE_SIDE_NAMES):
        areas[side_name] = {}
        for area, area_name in enumerate(AREA_NAMES):
            base = (side * AREAS + area) * SORTS
            pieces = named(position.field[base : base + SORTS])
            if pieces:
                areas[side_name][area_name] = pieces
    return {
        "space": SPACE_NAMES[position.space],
        "attacker": SIDE_NAMES[position.battle_parties[ATTACKER]],
        "defender": SIDE_NAMES[position.battle_parties[DEFENDER]],
        "round": position.battle_turn,
        "part": BATTLE_SIDE_NAMES[position.battle_side],
        "shots": position.shots,
        "areas": areas,
    }
