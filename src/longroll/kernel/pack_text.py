"""Packs as text: what is in a file that somebody brings, and the canonical form in which one is written."""

import json
from typing import Any, Final

from longroll.kernel.inspector import Flaw, shown

LONGEST: Final = 4_000_000
MOST_NAMED: Final = 12


def parse_pack(text: str) -> tuple[Any, list[Flaw]]:
    """The value in a text, or why there is none."""
    if len(text) > LONGEST:
        return None, [Flaw("pack", "too-long", {"count": str(len(text)), "most": str(LONGEST)})]
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
        return None, [Flaw(f"line {error.lineno}, column {error.colno}", "not-json", {"why": error.msg})]
    except RecursionError:
        return None, [Flaw("pack", "too-deep", {})]
    except ValueError as error:
        return None, [Flaw("pack", "bad-number", {"why": str(error)[:40]})]
    return value, [Flaw("pack", "twice", {"field": shown(key)}) for key in twice[:MOST_NAMED]]


def refuse_constant(name: str) -> None:
    raise ValueError(name)


def write_text(pack: dict[str, Any], opened: list[str]) -> str:
    """The canonical form: one thing of a section on a line; of the sections `opened`, one thing of each part."""
    rows = [f" {quote(key)}: {write_section(value, key, opened)}" for key, value in pack.items()]
    return "{\n" + ",\n".join(rows) + "\n}\n"


def write_section(value: Any, name: str, opened: list[str]) -> str:
    """A section that holds others is written with one of them on a line."""
    rows = write_rows(value)
    if name in opened and isinstance(value, dict):
        rows = [f"{quote(key)}: {write_part(name, part)}" for key, part in value.items()]
    return fold(value, rows, 2) if rows and holds_more(value) else quote(value)


def write_part(section: str, value: Any) -> str:
    spread = holds_more(value) or (section == "provenance" and isinstance(value, dict))
    return fold(value, write_rows(value), 3) if value and spread else quote(value)


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
