"""Packs for tests: a printed one with something changed."""

import copy
from typing import Any

MISSING = "missing"


def change(printed: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """`{"map.boxes[richmond].port": True}`: a thing of a list is found by its id or its number. `MISSING` removes."""
    pack = copy.deepcopy(printed)
    for path, value in changes.items():
        *way, last = steps_of(path)
        here: Any = pack
        for step in way:
            here = here[find(here, step)]
        if value == MISSING:
            del here[find(here, last)]
        else:
            here[find(here, last)] = value
    return pack


def steps_of(path: str) -> list[str]:
    return path.replace("[", ".").replace("]", "").split(".")


def find(here: Any, step: str) -> str | int:
    if not isinstance(here, list):
        return step
    if step.isdigit():
        return int(step)
    return next(number for number, row in enumerate(here) if row.get("id") == step)
