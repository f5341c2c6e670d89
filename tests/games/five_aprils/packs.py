"""The five printed packs."""

from typing import Any

from longroll.games.five_aprils.pack import FOLDERS, load_pack, printed_pack

PACKS: dict[str, dict[str, Any]] = {title: load_pack(printed_pack(title)) for title in FOLDERS}


def unit(title: str, name: str) -> dict[str, Any]:
    (found,) = [row for row in PACKS[title]["units"] if row["id"] == name]
    return dict(found)
