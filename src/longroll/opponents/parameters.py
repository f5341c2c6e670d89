"""Heuristic parameters: numbers that say how much an evaluator values what, by side and by title or scenario."""

import json
from importlib.resources import files


def read_parameters(folder: str, key: str, version: str = "") -> dict[str, float]:
    """A row of a system's table; what the row leaves out is taken from the row `everywhere`. The table of a former
    version has its number in its name: `parameters-1.json`."""
    name = f"parameters-{version}.json" if version else "parameters.json"
    text = files("longroll.opponents").joinpath(folder, name).read_text(encoding="utf-8")
    table: dict[str, dict[str, float]] = json.loads(text)
    row = {**table["everywhere"], **table.get(key, {})}
    return {name: float(value) for name, value in row.items()}
