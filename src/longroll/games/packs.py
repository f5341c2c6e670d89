"""Packs of any title that has them: the printed one, every flaw of another, the canonical form."""

from importlib import import_module
from typing import Any

from longroll.games import TITLES, folder_name, load
from longroll.kernel.error import LongrollError
from longroll.kernel.header import is_edition
from longroll.kernel.inspector import Flaw, shown
from longroll.kernel.pack_format import PackFormat
from longroll.kernel.pack_text import parse_pack


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
        return [Flaw("title", f"the pack is for {shown(named)}, not for {title}")]
    return find_format(title).check_pack(value)


def write_pack_text(title: str, text: str) -> str:
    """A pack in the canonical form, sound or not."""
    value, flaws = parse_pack(text)
    if flaws:
        raise LongrollError(f"{flaws[0].place}: {flaws[0].reason}")
    if not isinstance(value, dict):
        raise LongrollError(f"pack: {shown(value)} is not an object")
    return find_format(title).write_pack(value)


def pack_of(title: str, pack: str) -> str:
    """The `pack` of a header, which may be the number of an edition, in the canonical form."""
    format_ = find_format(title)
    return format_.printed_pack(title, int(pack or 1)) if is_edition(pack) else write_pack_text(title, pack)
