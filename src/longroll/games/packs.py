"""Packs of any title that has them: the printed one, every flaw of another, the canonical form."""

from importlib import import_module
from typing import Any

from longroll.games import TITLES, folder_name, load
from longroll.games.pack_frame import describe_flaws
from longroll.kernel.error import LongrollError
from longroll.kernel.header import is_edition
from longroll.kernel.inspector import Flaw, Inspector, shown
from longroll.kernel.pack_format import PackFormat
from longroll.kernel.pack_text import parse_pack


def packed_titles() -> list[str]:
    """The titles that are played from packs."""
    return [title for title in TITLES if load(title).packs]


def find_format(title: str) -> PackFormat:
    """The format of the packs of a title."""
    if not load(title).packs:
        raise LongrollError(f"{title} is not played from packs")
    module: Any = import_module(f"longroll.games.{folder_name(TITLES[title])}.pack")
    found: PackFormat = module
    return found


def check_pack_text(title: str, text: str) -> list[Flaw]:
    """Every flaw of a file that should be a pack of that title."""
    value, flaws = parse_pack(text)
    if flaws:
        return flaws
    named = value.get("title") if isinstance(value, dict) else None
    if isinstance(named, str) and named in TITLES and named != title:
        return [Flaw("title", "other-title", {"value": shown(named), "title": title})]
    return find_format(title).check_pack(value)


def find_title(text: str) -> str:
    """The title that a pack names, if it can be read at all and is played from packs; else empty."""
    value, _ = parse_pack(text)
    named = value.get("title") if isinstance(value, dict) else None
    return named if isinstance(named, str) and named in packed_titles() else ""


def check_any_pack(text: str) -> list[Flaw]:
    """Every flaw of a file that should be a pack, of whatever title."""
    value, flaws = parse_pack(text)
    if flaws:
        return flaws
    if not isinstance(value, dict):
        return [Flaw("pack", "not-object", {"value": shown(value)})]
    title = find_title(text)
    if title:
        return find_format(title).check_pack(value)
    inspector = Inspector()
    inspector.choice(inspector.record(value, "", ["title"], list(value)), "title", "", packed_titles())
    return inspector.flaws


def write_pack_text(title: str, text: str) -> str:
    """A pack in the canonical form, sound or not."""
    value, flaws = parse_pack(text)
    if not flaws and not isinstance(value, dict):
        flaws = [Flaw("pack", "not-object", {"value": shown(value)})]
    if flaws:
        raise LongrollError(describe_flaws(flaws[:1]))
    return find_format(title).write_pack(value)


def pack_of(title: str, pack: str) -> str:
    """The `pack` of a header, which may be the number of an edition, in the canonical form."""
    format_ = find_format(title)
    return format_.printed_pack(title, int(pack or 1)) if is_edition(pack) else write_pack_text(title, pack)
