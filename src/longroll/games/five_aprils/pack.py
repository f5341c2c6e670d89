"""Packs: everything printed of one battle, as a file that an owner of the original can correct."""

from importlib.resources import files
from typing import Any, Final

from longroll.games.five_aprils.validate_battle import validate_battle
from longroll.games.five_aprils.validate_map import MapValidator
from longroll.games.five_aprils.validate_tables import validate_tables
from longroll.games.five_aprils.validate_units import UnitValidator
from longroll.games.pack_frame import check_frame, read_number, read_sound
from longroll.kernel.inspector import Flaw, Inspector
from longroll.kernel.pack_text import parse_pack, write_text

FOLDERS: Final = {
    "bull-run": "bull_run",
    "pea-ridge": "pea_ridge",
    "shiloh": "shiloh",
    "gettysburg": "gettysburg",
    "bentonville": "bentonville",
}
EDITIONS: Final = {"bull-run": 2, "pea-ridge": 2, "shiloh": 2, "gettysburg": 2, "bentonville": 1}
"""The newest edition of the pack that comes with the program; the earlier ones are `pack-1.json` and so on."""
SECTIONS: Final = ["map", "turns", "formations", "combat", "units", "tables", "provenance"]
OPEN: Final = ["map", "tables", "provenance"]  # of which the parts too are written on lines of their own

__all__ = [
    "EDITIONS",
    "FOLDERS",
    "Flaw",
    "check_pack",
    "check_text",
    "load_pack",
    "printed_pack",
    "read_edition",
    "write_pack",
]


def printed_pack(title: str, edition: int | None = None) -> str:
    """A5A-2.2-k: the pack that comes with the program, one for each battle: the newest edition or the one wanted."""
    name = "pack.json" if edition in (None, EDITIONS[title]) else f"pack-{edition}.json"
    return files("longroll.games.five_aprils").joinpath(FOLDERS[title], name).read_text(encoding="utf-8")


def read_edition(title: str, text: str) -> int:
    return read_number(title, text, EDITIONS[title])


def load_pack(text: str) -> dict[str, Any]:
    return read_sound(text, check_pack)


def check_text(text: str) -> list[Flaw]:
    """Every flaw of a file that should be a pack."""
    value, flaws = parse_pack(text)
    return flaws or check_pack(value)


def check_pack(value: Any) -> list[Flaw]:
    """Every flaw of a pack, each with its place; none if a battle can be fought with it."""
    return check_frame(value, list(FOLDERS), ["date", *SECTIONS], [], inspect)


def inspect(inspector: Inspector, pack: dict[str, Any]) -> None:
    inspector.text(pack, "date", "", 1, 60)
    board = MapValidator(inspector, pack)
    roster = UnitValidator(inspector, board, pack)
    if "tables" in pack:
        validate_tables(inspector, pack["tables"])
    if pack.get("title") in list(FOLDERS):
        validate_battle(inspector, board, roster, pack["title"])


def count_things(pack: dict[str, Any]) -> dict[str, int]:
    columns, rows = pack["map"]["columns"], pack["map"]["rows"]
    return {"hexes": (columns[1] - columns[0] + 1) * (rows[1] - rows[0] + 1), "units": len(pack["units"])}


def write_pack(pack: dict[str, Any]) -> str:
    """The canonical form: one hex list, unit or row of a table on a line."""
    return write_text(pack, OPEN)
