"""How each side likes to play: numbers that a system's `rank` reads."""

import json
from importlib.resources import files


def read_tastes(folder: str, key: str, names: tuple[str, ...]) -> list[float]:
    """A row of a system's table; what it does not say of its own is as everywhere."""
    text = files("longroll.opponents").joinpath(folder, "tastes.json").read_text(encoding="utf-8")
    table: dict[str, dict[str, float]] = json.loads(text)
    row = {**table["everywhere"], **table.get(key, {})}
    return [float(row[name]) for name in names]
