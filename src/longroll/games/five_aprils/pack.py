"""Packs: everything printed of one battle, as a file that an owner of the original can correct."""

from importlib.resources import files
from typing import Any, Final

from longroll.games.five_aprils.validate_battle import validate_battle
from longroll.games.five_aprils.validate_map import MapValidator
from longroll.games.five_aprils.validate_tables import validate_tables
from longroll.games.five_aprils.validate_units import UnitValidator
from longroll.kernel.error import LongrollError
from longroll.kernel.inspector import Flaw, Inspector, inside, shown
from longroll.kernel.pack_text import parse_pack, tell_flaws, write_text

FORMAT: Final = "longroll-pack 1"
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
    "FORMAT",
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
    """The edition with that number."""
    newest = EDITIONS[title]
    if text not in [str(edition) for edition in range(1, newest + 1)]:
        raise LongrollError(f"{title} has no edition {text[:20]} of its pack; the newest is {newest}")
    return int(text)


def load_pack(text: str) -> dict[str, Any]:
    """The pack in a file; one that is not sound is an error that says why."""
    value, flaws = parse_pack(text)
    flaws = flaws or check_pack(value)
    if flaws:
        raise LongrollError(tell_flaws(flaws))
    return dict(value)


def check_text(text: str) -> list[Flaw]:
    """Every flaw of a file that should be a pack."""
    value, flaws = parse_pack(text)
    return flaws or check_pack(value)


def check_pack(value: Any) -> list[Flaw]:
    """Every flaw of a pack, each with its place; none if a battle can be fought with it."""
    inspector = Inspector()
    if not isinstance(value, dict):
        return [Flaw("pack", f"{shown(value)} is not an object")]
    pack = inspector.record(value, "", ["format", "title", "name", "date", *SECTIONS])
    inspector.choice(pack, "format", "", [FORMAT], f'"{FORMAT}"')
    title = inspector.choice(pack, "title", "", list(FOLDERS), "a title")
    inspector.text(pack, "name", "", 1, 60)
    inspector.text(pack, "date", "", 1, 60)
    board = MapValidator(inspector, pack)
    roster = UnitValidator(inspector, board, pack)
    if "tables" in pack:
        validate_tables(inspector, pack["tables"])
    if "provenance" in pack:
        check_provenance(inspector, pack["provenance"])
    if title is not None:
        validate_battle(inspector, board, roster, title)
    return inspector.flaws


def check_provenance(inspector: Inspector, value: Any) -> None:
    """Free text by section and thing."""
    sections = inspector.record(value, "provenance", [], list(value) if isinstance(value, dict) else [])
    for section in sections:
        place = inside("provenance", section)
        if isinstance(sections[section], dict):
            things = inspector.record(sections[section], place, [], list(sections[section]))
            for thing in things:
                inspector.text(things, thing, place, 0, 1000)
        else:
            inspector.text(sections, section, "provenance", 0, 1000)


def write_pack(pack: dict[str, Any]) -> str:
    """The canonical form: one hex list, unit or row of a table on a line."""
    return write_text(pack, OPEN)
