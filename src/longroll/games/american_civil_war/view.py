"""What there is to see: the map, and a position by name."""

from typing import Any

from longroll.games.american_civil_war.components import Components
from longroll.games.american_civil_war.ownership import holder
from longroll.games.american_civil_war.placement import FREE_INFANTRY
from longroll.games.american_civil_war.position import (
    AREA_NAMES,
    AREAS,
    ATTACKER,
    DEFENDER,
    HALF,
    Position,
)
from longroll.games.american_civil_war.scenario import city_value
from longroll.games.american_civil_war.seats import asked_side
from longroll.games.american_civil_war.steps import STEP_NAMES
from longroll.games.american_civil_war.terms import CONFEDERATE, NOWHERE, SORT_NAMES, SORTS, UNION
from longroll.games.american_civil_war.view_types import (
    BATTLE_SIDES,
    OWNERS,
    PARTIES,
    SIDES,
    Accounts,
    Battle,
    Board,
    Odds,
    Pieces,
    SideNumbers,
    Space,
    Turn,
    View,
)


def board(components: Components) -> Board:
    """The map, the railroads and the calendar."""
    return {
        "spaces": [board_space(components, row) for row in components.space_rows],
        "names": components.display_names,
        "states": [{"id": row["id"], "name": row["name"], "home": row["home"]} for row in components.state_rows],
        "railways": [{"a": row["a"], "b": row["b"]} for row in components.railway_rows],
        "turns": [board_turn(row) for row in components.turn_rows],
    }


def board_space(components: Components, row: dict[str, Any]) -> Space:
    near = components.neighbours[components.space_numbers[row["id"]]]
    return {
        "id": row["id"],
        "name": row["name"],
        "kind": row["kind"],
        "state": row["state"],
        "home": row["home"],
        "production": row["production"],
        "port": row["port"],
        "coastal": row["coastal"],
        "lon": row["lon"],
        "lat": row["lat"],
        "adjacent": sorted([components.space_names[space] for space in near]),
    }


def board_turn(row: dict[str, Any]) -> Turn:
    return {"turn": row["turn"], "year": row["year"], "month": row["month"], "quarter_end": row["quarter_end"]}


def common_view(position: Position, accounts: Accounts, battle: Battle | None) -> View:
    """What the basic and the standard game show alike."""
    components = position.components
    names = components.space_names
    space = position.space
    target = position.destination
    return {
        "turn": position.turn,
        "side": SIDES[position.side],
        "asked": SIDES[asked_side(position)],
        "step": STEP_NAMES[position.step],
        "space": "" if space == NOWHERE else names[space],
        "target": "" if target == NOWHERE else names[target],
        "armies": armies(position),
        "moved": moved(position),
        "quota": named(counts_of(position.quota)),
        "placed": [] if position.task == FREE_INFANTRY else [names[it] for it in position.placed],
        "values": {
            names[city]: city_value(position, city) for city in components.all_spaces if components.printed[city]
        },
        "owners": {names[place]: OWNERS[holder(position, place)] for place in components.all_spaces},
        "points": accounts["points"],
        "income": accounts["income"],
        "score": accounts["score"],
        "needed": accounts["needed"],
        "goals": accounts["goals"],
        "costs": accounts["costs"],
        "battle": battle,
    }


def counts_of(sorts: list[int]) -> list[int]:
    return [sorts.count(sort) for sort in range(SORTS)]


def armies(position: Position) -> dict[str, dict[str, int]]:
    components = position.components
    found: dict[str, dict[str, int]] = {}
    for space in range(components.spaces):
        pieces = named(position.army[space * SORTS : (space + 1) * SORTS])
        if pieces:
            found[components.space_names[space]] = pieces
    return found


def moved(position: Position) -> dict[str, dict[str, int]]:
    """The pieces that cannot move any more this turn."""
    components = position.components
    found: dict[str, dict[str, int]] = {}
    for space in range(components.spaces):
        pieces = named([number % HALF for number in position.moved[space * SORTS : (space + 1) * SORTS]])
        if pieces:
            found[components.space_names[space]] = pieces
    return found


def named(counts: list[int]) -> dict[str, int]:
    return {SORT_NAMES[sort]: count for sort, count in enumerate(counts) if count}


def chance(need: int, names: list[str], parts: list[int]) -> Odds:
    """What dice need, and the modifiers by name with their sum."""
    return {"need": need, "bonus": sum(parts), "parts": named_parts(names, parts)}


def named_parts(names: list[str], parts: list[int]) -> dict[str, int]:
    return {name: part for name, part in zip(names, parts, strict=True) if part}


def by_side(numbers: list[int]) -> SideNumbers:
    return {"union": numbers[UNION], "confederate": numbers[CONFEDERATE]}


def areas_of(position: Position, side: int) -> dict[str, Pieces]:
    """The pieces of a side in a battle, by area; empty areas are left out."""
    found: dict[str, Pieces] = {}
    for area, name in enumerate(AREA_NAMES):
        base = (side * AREAS + area) * SORTS
        pieces = named(position.field[base : base + SORTS])
        if pieces:
            found[name] = pieces
    return found


def field_view(position: Position, odds: dict[str, Odds]) -> Battle:
    """The field of a battle, area by area."""
    return {
        "space": position.components.space_names[position.space],
        "attacker": PARTIES[position.battle_parties[ATTACKER]],
        "defender": PARTIES[position.battle_parties[DEFENDER]],
        "round": position.battle_turn,
        "part": BATTLE_SIDES[position.battle_side],
        "shots": position.shots,
        "areas": {"attacker": areas_of(position, ATTACKER), "defender": areas_of(position, DEFENDER)},
        "odds": odds,
    }
