"""Commanders: Veteran or Crack with the style of a historical general, such as `crack:lee`."""

import json
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from longroll.games import folder_name

STYLES: Final = ("cautious", "bold", "methodical", "raider")


class Commander(NamedTuple):
    name: str
    surname: str
    side: str  # on which he fought; he may be given either
    style: str


@cache
def commanders() -> dict[str, Commander]:
    text = files("longroll.opponents").joinpath("commanders.json").read_text(encoding="utf-8")
    rows: dict[str, dict[str, str]] = json.loads(text)
    return {name: Commander(name, row["surname"], row["side"], row["style"]) for name, row in rows.items()}


def style_factors(system: str, style: str) -> dict[str, float]:
    """By how much a style multiplies which parameters of a system."""
    file = files("longroll.opponents").joinpath(folder_name(system), "styles.json")
    table: dict[str, dict[str, float]] = json.loads(file.read_text(encoding="utf-8"))
    return table[style]
