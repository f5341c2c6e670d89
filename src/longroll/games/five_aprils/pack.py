"""Packs: everything printed of one battle, as a file that an owner of the original can correct."""

import json
from importlib.resources import files
from typing import Any, Final

from longroll.games.five_aprils.inspector import Flaw, Inspector, inside, shown
from longroll.games.five_aprils.validate_battle import validate_battle
from longroll.games.five_aprils.validate_map import MapValidator
from longroll.games.five_aprils.validate_tables import validate_tables
from longroll.games.five_aprils.validate_units import UnitValidator
from longroll.kernel.error import LongrollError

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
LONGEST: Final = 4_000_000
TOLD: Final = 12

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
        more = f"; and {len(flaws) - TOLD} more" if len(flaws) > TOLD else ""
        raise LongrollError("; ".join(f"{flaw.place}: {flaw.reason}" for flaw in flaws[:TOLD]) + more)
    return dict(value)


def check_text(text: str) -> list[Flaw]:
    """Every flaw of a file that should be a pack."""
    value, flaws = parse_pack(text)
    return flaws or check_pack(value)


def parse_pack(text: str) -> tuple[Any, list[Flaw]]:
    """The value in a text, or why there is none."""
    if len(text) > LONGEST:
        return None, [Flaw("pack", f"{len(text)} letters, at most {LONGEST} are allowed")]
    twice: list[str] = []

    def gather(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for key, value in pairs:
            if key in found:
                twice.append(key)
            found[key] = value
        return found

    try:
        value = json.loads(text, object_pairs_hook=gather, parse_constant=refuse_constant)
    except json.JSONDecodeError as error:
        return None, [Flaw(f"line {error.lineno}, column {error.colno}", f"not JSON: {error.msg}")]
    except RecursionError:
        return None, [Flaw("pack", "nested too deeply")]
    except ValueError as error:
        return None, [Flaw("pack", f"a number that cannot be read ({str(error)[:40]})")]
    return value, [Flaw("pack", f"the field {shown(key)} is there twice in one object") for key in twice[:TOLD]]


def refuse_constant(name: str) -> None:
    raise ValueError(name)


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
    return "{\n" + ",\n".join(f" {quote(key)}: {write_section(key, value)}" for key, value in pack.items()) + "\n}\n"


def write_section(name: str, value: Any) -> str:
    """A section that holds others is written with one of them on a line."""
    rows = write_rows(value)
    if name in OPEN and isinstance(value, dict):
        rows = [f"{quote(key)}: {write_part(name, part)}" for key, part in value.items()]
    return fold(value, rows, 2) if rows and holds_more(value) else quote(value)


def write_part(section: str, value: Any) -> str:
    opened = holds_more(value) or (section == "provenance" and isinstance(value, dict))
    return fold(value, write_rows(value), 3) if value and opened else quote(value)


def write_rows(value: Any) -> list[str]:
    if isinstance(value, dict):
        return [f"{quote(key)}: {quote(item)}" for key, item in value.items()]
    return [quote(item) for item in value] if isinstance(value, list) else []


def fold(value: Any, rows: list[str], indent: int) -> str:
    start, end = "{}" if isinstance(value, dict) else "[]"
    return f"{start}\n" + ",\n".join(" " * indent + row for row in rows) + "\n" + " " * (indent - 1) + end


def holds_more(value: Any) -> bool:
    items = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    return any(isinstance(item, dict | list) for item in items)


def quote(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
