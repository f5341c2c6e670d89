"""The pack: everything printed on the map, the counters and the turn record, as a file that an owner can correct."""

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

from longroll.games.house_divided.components import Components
from longroll.games.house_divided.validate_map import MapValidator
from longroll.games.house_divided.validate_set_up import SetUpValidator
from longroll.games.house_divided.validate_turns import TurnValidator
from longroll.games.pack_frame import check_frame, read_number, read_sound
from longroll.kernel.inspector import Flaw, Inspector
from longroll.kernel.pack_text import write_text

TITLE: Final = "house-divided"
EDITION: Final = 1
SECTIONS: Final = ["map", "counters", "calendar", "set_up", "scenarios", "victory"]
OPEN: Final = ["map", "counters", "set_up", "provenance"]  # of which the parts too are written on lines of their own


def printed_pack(title: str, edition: int | None = None) -> str:
    """The pack that comes with the program; there is one edition."""
    read_edition(title, str(edition or EDITION))
    return files("longroll.games.house_divided").joinpath("pack.json").read_text(encoding="utf-8")


def read_edition(title: str, text: str) -> int:
    return read_number(title, text, EDITION)


@cache
def printed_components() -> Components:
    """The components of the printed pack, which a test has found sound."""
    return Components(json.loads(printed_pack(TITLE)))


def load_pack(text: str) -> dict[str, Any]:
    return read_sound(text, check_pack)


def check_pack(value: Any) -> list[Flaw]:
    """Every flaw of a pack, each with its place; none if the war can be fought with it."""
    return check_frame(value, [TITLE], SECTIONS, ["provenance"], inspect)


def inspect(inspector: Inspector, pack: dict[str, Any]) -> None:
    board = MapValidator(inspector, pack)
    turns = TurnValidator(inspector, board, pack)
    SetUpValidator(inspector, board, turns, pack)


def count_things(pack: dict[str, Any]) -> dict[str, int]:
    return {"boxes": len(pack["map"]["boxes"]), "lines": len(pack["map"]["lines"])}


def write_pack(pack: dict[str, Any]) -> str:
    """The canonical form: one box, line, counter or turn on a line."""
    return write_text(pack, OPEN)
