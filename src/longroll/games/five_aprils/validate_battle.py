"""What the exclusive rules of a battle speak of by name or number: a pack of that title must have it.

`needs.json` lists it, by title.
"""

import json
from importlib.resources import files
from typing import Any

from longroll.games.five_aprils.validate_map import MapValidator
from longroll.games.five_aprils.validate_units import UnitValidator
from longroll.kernel.inspector import Inspector, shown


def validate_battle(inspector: Inspector, board: MapValidator, roster: UnitValidator, title: str) -> None:
    """Looked for only where the list that should hold it was readable at all."""
    needs = read_needs()[title]
    check_turns(inspector, roster, needs)
    check_waters(inspector, board, needs.get("waters", {}))
    check_goals(inspector, board, needs)
    there = board.grid.names if board.grid is not None else []
    check_names(inspector, "map", needs.get("hexes", []), there)
    check_names(inspector, "map.entries", needs.get("letters", []), list(board.letters))
    check_names(inspector, "formations", needs.get("formations", []), list(roster.formations))
    for tag in needs.get("tags", []):
        if roster.ids and tag not in roster.tags:
            inspector.note("units", "no-tag", tag=shown(tag))


def read_needs() -> dict[str, Any]:
    text = files("longroll.games.five_aprils").joinpath("needs.json").read_text(encoding="utf-8")
    return dict(json.loads(text))


def check_turns(inspector: Inspector, roster: UnitValidator, needs: dict[str, Any]) -> None:
    """The days and their ends are in the rules (A5A-3.3-b)."""
    if not roster.turns:
        return
    if roster.turns != needs["turns"]:
        inspector.note("turns", "turn-count", count=roster.turns, wanted=needs["turns"])
    elif roster.checks != needs["checks"]:
        inspector.note("turns", "other-checks", turns=", ".join(map(str, needs["checks"])))


def check_waters(inspector: Inspector, board: MapValidator, waters: dict[str, str]) -> None:
    check_names(inspector, "map.water", list(waters), list(board.waters))
    for name, kind in waters.items():
        if board.waters.get(name, kind) != kind:
            inspector.note("map.water", "other-water", name=shown(name), kind=board.waters[name], wanted=kind)


def check_goals(inspector: Inspector, board: MapValidator, needs: dict[str, Any]) -> None:
    if len(board.goals) != needs["objectives"]:
        inspector.note("map.objectives", "objective-count", count=len(board.goals), wanted=needs["objectives"])
    for name, number in needs.get("goals", {}).items():
        if board.goals and board.goals.count(name) != number:
            found = board.goals.count(name)
            inspector.note("map.objectives", "goal-count", count=found, name=shown(name), wanted=number)


def check_names(inspector: Inspector, place: str, wanted: list[str], there: list[str]) -> None:
    for name in wanted:
        if there and name not in there:
            inspector.note(place, "needed", name=shown(name))
