"""The pack: everything printed on the map and in the tables, as a file that an owner can correct. The three titles are
played with the same map and tables; a pack names the title that it is for."""

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

from longroll.games.american_civil_war.components import Components
from longroll.games.american_civil_war.manifest import MANIFEST
from longroll.games.american_civil_war.validate_map import MapValidator
from longroll.games.american_civil_war.validate_set_up import SetUpValidator
from longroll.games.american_civil_war.validate_tables import TableValidator
from longroll.games.pack_frame import check_frame, read_number, read_sound
from longroll.kernel.inspector import Flaw, Inspector
from longroll.kernel.pack_text import write_text

TITLES: Final = list(MANIFEST.titles)
EDITION: Final = 1
SECTIONS: Final = ["map", "capitals", "calendar", "scenarios", "tables"]
OPEN: Final = ["map", "tables", "provenance"]  # of which the parts too are written on lines of their own


def printed_pack(title: str, edition: int | None = None) -> str:
    """The pack that comes with the program, for that title; there is one edition."""
    read_edition(title, str(edition or EDITION))
    return write_pack({**read_printed(), "title": title})


def read_printed() -> dict[str, Any]:
    text = files("longroll.games.american_civil_war").joinpath("pack.json").read_text(encoding="utf-8")
    return dict(json.loads(text))


def read_edition(title: str, text: str) -> int:
    return read_number(title, text, EDITION)


@cache
def printed_components() -> Components:
    """The components of the printed pack, which a test has found sound."""
    return Components(read_printed())


def load_pack(text: str) -> dict[str, Any]:
    return read_sound(text, check_pack)


def check_pack(value: Any) -> list[Flaw]:
    """Every flaw of a pack, each with its place; none if the war can be fought with it."""
    return check_frame(value, TITLES, SECTIONS, ["provenance"], inspect)


def inspect(inspector: Inspector, pack: dict[str, Any]) -> None:
    board = MapValidator(inspector, pack)
    set_up = SetUpValidator(inspector, board, pack)
    if "tables" in pack:
        TableValidator(inspector, board, set_up, pack["tables"])


def count_things(pack: dict[str, Any]) -> dict[str, int]:
    return {"spaces": len(pack["map"]["spaces"]), "borders": len(pack["map"]["borders"])}


def write_pack(pack: dict[str, Any]) -> str:
    """The canonical form: one space, border, turn, scenario or table on a line."""
    return write_text(pack, OPEN)
